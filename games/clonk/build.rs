//! Lists the words and rules of every language.
fn main() {
    folder::list_texts("text", "ftl");
    folder::list_texts("learn", "md");
}
