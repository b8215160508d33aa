//! Lists the words that every program and every game shares.
fn main() {
    folder::list_texts("text", "ftl");
}
