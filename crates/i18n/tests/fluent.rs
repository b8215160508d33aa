//! Every sentence is said as the library of Fluent itself would say it.
use engine::{Arg, Words};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse;
use i18n::{Language, Speech, TextTable};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// What no text of ours has, and a translator may still write.
const UNUSUAL: &str = include_str!("unusual.ftl");

/// Both say every sentence of a source with these arguments, where Fluent has words for it.
fn compare(code: &str, source: &'static str, number: i64, text: &str) -> usize {
    let language: Language = code.parse().expect("one of ours");
    let speech = Speech::new(language, &[TextTable { name: "test", texts: vec![(language.code(), source)].leak() }]);
    let mut bundle = FluentBundle::new(vec![code.parse().expect("two letters")]);
    bundle.set_use_isolating(false);
    bundle.add_resource(FluentResource::try_new(source.to_owned()).expect("it is Fluent")).expect("each key once");
    let names = variables(source);
    let is_number = |name: &str| name.len().is_multiple_of(2);
    let ours: Vec<(&str, Arg)> = (names.iter())
        .map(|name| (*name, if is_number(name) { Arg::Number(number) } else { Arg::Text(text.into()) }))
        .collect();
    let theirs: FluentArgs<'_> = (names.iter())
        .map(|name| (*name, if is_number(name) { FluentValue::from(number) } else { FluentValue::from(text) }))
        .collect();
    let keys = keys(source);
    for key in &keys {
        let pattern = bundle.get_message(key).and_then(|message| message.value()).expect("it has words");
        let said = bundle.format_pattern(pattern, Some(&theirs), &mut vec![]);
        assert_eq!(speech.text(key, &ours), said, "{code} {key}");
        assert_eq!(speech.line(key, &ours), said.as_ref().into(), "{code} {key}");
    }
    keys.len()
}

fn keys(source: &'static str) -> Vec<&'static str> {
    let resource = parse(source).expect("it is Fluent");
    let key =
        |entry: &Entry<&'static str>| if let Entry::Message(message) = entry { Some(message.id.name) } else { None };
    resource.body.iter().filter_map(key).collect()
}

fn variables(source: &str) -> BTreeSet<&str> {
    let end = |letter: char| !(letter.is_ascii_alphanumeric() || letter == '-');
    source.split('$').skip(1).filter_map(|rest| rest.split(end).next()).collect()
}

#[test]
fn what_a_translator_may_write() {
    assert_eq!(compare("en", UNUSUAL, 3, "Ola"), 7);
}

#[test]
fn all_texts_of_the_project() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folders = ["games", "crates"].into_iter().flat_map(|part| entries(&root.join(part)));
    let files = folders.flat_map(|folder| entries(&folder.join("text")));
    let mut said = 0;
    for file in files.filter(|file| file.extension().is_some_and(|ending| ending == "ftl")) {
        let code = file.file_stem().and_then(|code| code.to_str()).expect("the name is a language");
        let source: &'static str = fs::read_to_string(&file).expect("it can be read").leak();
        // The library does not know which Romanian form 101 takes: `speech.txt` has it.
        for (number, text) in [(0, "you"), (1, "own"), (3, "Ola"), (25, "many")] {
            said += compare(code, source, number, text);
        }
    }
    assert!(said > 20_000, "only {said} sentences were found");
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries.map(|entry| entry.expect("it can be read").path()).collect()
}
