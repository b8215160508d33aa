//! Lists the words of every language there is.
fn main() {
    folder::list_texts("text", "ftl");
}
