//! A language nobody speaks: English, but longer, to see whether a screen has room for longer words.
use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

/// The same texts about 40 % longer, with marks that English does not have. Variables and choices stay as they are.
///
/// ```
/// let long = i18n::pseudo("steal = Steal a tile from { $name }\n");
/// assert_eq!(long, "steal = Stééaal áá tiiléé froom { $name }\n");
/// ```
pub fn pseudo(source: &str) -> String {
    let mut resource = parser::parse(source.to_owned()).unwrap_or_else(|(readable, _)| readable);
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => message.value.iter_mut().for_each(lengthen),
            Entry::Term(term) => lengthen(&mut term.value),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
    serializer::serialize(&resource)
}

fn lengthen(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = longer(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| lengthen(&mut variant.value));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// Every vowel twice, and every other one with a mark.
fn longer(text: &str) -> String {
    const MARKED: [(char, char); 5] = [('a', 'á'), ('e', 'é'), ('i', 'í'), ('o', 'ő'), ('u', 'ű')];
    let (mut said, mut marks) = (String::new(), true);
    for letter in text.chars() {
        let vowel = MARKED.iter().find(|(plain, _)| *plain == letter.to_ascii_lowercase());
        let Some(&(plain, marked)) = vowel else {
            said.push(letter);
            continue;
        };
        let second = if marks { marked } else { plain };
        said.extend([if marks && letter == plain { marked } else { letter }, second]);
        marks = !marks;
    }
    said
}
