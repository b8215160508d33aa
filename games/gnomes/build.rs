//! Lists the words and the lessons of every language there is.
fn main() {
    folder::list_texts("text", "ftl");
    folder::list_texts("learn", "md");
}
