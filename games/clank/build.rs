//! Lists the words, the lessons and the rulebooks of every language there is, matches to look at, and puzzles.
fn main() {
    folder::list_texts("text", "ftl");
    folder::list_texts("learn", "md");
    folder::list_texts("rules", "md");
    folder::list_texts("examples", "record");
    folder::list_texts("puzzles", "puzzle");
}
