//! Help in every language: the command line is declared with the keys of its texts, which are replaced by words here.
use clap::builder::StyledStr;
use clap::{Arg, Command, CommandFactory};
use engine::Words;
use i18n::Speech;

/// The command line, explained in these words.
pub(crate) fn command(words: &Speech) -> Command {
    let mut command = crate::cli::Adit::command();
    command.build();
    translated(command, words)
}

/// What comes after the help: notes, then examples, each with the key of what it does, or with nothing.
pub(crate) fn after(notes: &[&str], examples: &[(&str, &str)]) -> String {
    let rows = examples.iter().map(|(line, key)| format!("{line}{BETWEEN}{key}"));
    notes.iter().map(|note| (*note).to_owned()).chain(rows).collect::<Vec<_>>().join("\n")
}

/// Between an example and the key of what it does.
const BETWEEN: char = '\t';

fn translated(command: Command, words: &Speech) -> Command {
    let say = |key: &str| words.text(key, &[]);
    // Usage names the values too, so they are translated first.
    let mut command = command.mut_args(|arg| explained(arg, words));
    let usage = command.render_usage().to_string();
    let usage = usage.split_once(": ").map_or(usage.as_str(), |(_, usage)| usage);
    let usage = usage.replace("[OPTIONS]", &say("cli-slot-options")).replace("COMMAND", &say("cli-slot-command"));
    let about = match command.get_name() {
        "help" => say("cli-help-command"),
        _ => command.get_about().map(|key| said(key, words)).unwrap_or_default(),
    };
    let after = command.get_after_help().map(|table| examples(&table.to_string(), words));
    let template = format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}", say("cli-usage"));
    let mut command = command.about(about).override_usage(usage).help_template(template);
    if let Some(after) = after {
        command = command.after_help(after);
    }
    command = command.subcommand_help_heading(say("cli-commands"));
    command.mut_subcommands(|sub| translated(sub, words))
}

/// What is not one of our keys stays as it is.
fn said(text: &StyledStr, words: &Speech) -> String {
    let text = text.to_string();
    if words.has(&text) { words.text(&text, &[]) } else { text }
}

fn explained(arg: Arg, words: &Speech) -> Arg {
    let help = match arg.get_id().as_str() {
        "help" => words.text("cli-help-flag", &[]),
        "version" => words.text("cli-version-flag", &[]),
        "subcommand" => words.text("cli-help-command", &[]),
        _ => arg.get_help().map(|key| said(key, words)).unwrap_or_default(),
    };
    let heading = match (arg.get_help_heading(), arg.is_positional()) {
        (Some(own), _) => words.text(own, &[]),
        (None, true) => words.text("cli-arguments", &[]),
        (None, false) => words.text("cli-options", &[]),
    };
    let help = if arg.get_action().takes_values() { with_values(&arg, help, words) } else { help };
    let names = value_names(&arg, words);
    let arg = if names.is_empty() { arg } else { arg.value_names(names) };
    arg.help(help).help_heading(heading).hide_default_value(true).hide_possible_values(true)
}

/// What a value is called in usage and help: `FILE`. The parts of several values or of a choice are named one by one.
fn value_names(arg: &Arg, words: &Speech) -> Vec<String> {
    let part = |part: &str| match VALUES.iter().find(|(name, _)| *name == part) {
        Some((_, key)) => words.text(key, &[]),
        None => part.to_owned(),
    };
    let parts = |name: &str, sign: &str| name.split(sign).map(part).collect::<Vec<_>>().join(sign);
    let names = arg.get_value_names().filter(|_| arg.is_positional() || arg.get_action().takes_values());
    let name = |name: &str| if name.contains('=') { parts(name, "=") } else { parts(name, "|") };
    names.map_or(vec![], |names| names.iter().map(|one| name(one)).collect())
}

/// The names of values in `cli.rs` and elsewhere. Those that are the same in every language, such as `URL`, have no text.
const VALUES: [(&str, &str); 32] = [
    ("ADDRESS", "cli-value-address"),
    ("BOTS", "cli-value-bots"),
    ("BYTES", "cli-value-number"),
    ("COMMAND", "cli-slot-command"),
    ("DEALS", "cli-value-number"),
    ("FILE", "cli-value-file"),
    ("FOLDER", "cli-value-folder"),
    ("FORM", "cli-value-form"),
    ("GAME", "cli-value-game"),
    ("GAMES", "cli-value-number"),
    ("ID", "cli-value-table"),
    ("LANG", "cli-value-language"),
    ("MATCHES", "cli-value-number"),
    ("MS", "cli-value-number"),
    ("NAME", "cli-value-name"),
    ("NUMBER", "cli-value-number"),
    ("PATHS", "cli-value-file"),
    ("PERCENT", "cli-value-percent"),
    ("PERSON", "cli-value-person"),
    ("PLAYERS", "cli-value-number"),
    ("POSITION", "cli-value-position"),
    ("RECORD", "cli-value-record"),
    ("ROUNDS", "cli-value-number"),
    ("SEAT", "cli-value-seat"),
    ("SEATS", "cli-value-seats"),
    ("SEED", "cli-value-number"),
    ("SHELL", "cli-value-shell"),
    ("SIMS", "cli-value-number"),
    ("THREADS", "cli-value-number"),
    ("VALUE", "cli-value-value"),
    ("WANT", "cli-value-number"),
    ("WHO", "cli-value-seat"),
];

/// The possible values, and the default.
fn with_values(arg: &Arg, mut help: String, words: &Speech) -> String {
    let known: Vec<String> = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    let usual: Vec<String> = arg.get_default_values().iter().map(|value| value.to_string_lossy().into()).collect();
    for (key, values) in [("cli-values", known), ("cli-default", usual)] {
        if !values.is_empty() {
            help = format!("{help} {}", words.text(key, &[("values", values.join(", ").into())]));
        }
    }
    help
}

fn examples(table: &str, words: &Speech) -> String {
    let (rows, notes): (Vec<&str>, Vec<&str>) = table.lines().partition(|line| line.contains(BETWEEN));
    let rows: Vec<(&str, &str)> = rows.into_iter().filter_map(|row| row.split_once(BETWEEN)).collect();
    let width = rows.iter().filter(|(_, key)| !key.is_empty()).map(|(line, _)| line.len()).max().unwrap_or(0);
    let mut text: String = notes.iter().map(|note| format!("{}\n", words.text(note, &[]))).collect();
    if !notes.is_empty() {
        text.push('\n');
    }
    text.push_str(&words.text("cli-examples", &[]));
    for (line, key) in rows {
        let row = match key {
            "" => format!("\n  {line}"),
            key if width > WIDEST => format!("\n  {line}\n      {}", words.text(key, &[])),
            key => format!("\n  {line:width$}  {}", words.text(key, &[])),
        };
        text.push_str(&row);
    }
    text
}

/// Next to a longer example there is no room to say what it does.
const WIDEST: usize = 50;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::speech;
    use i18n::Language;

    /// Every page of help, with the words that ask for it.
    fn pages(command: Command, path: &str, pages: &mut Vec<(String, String)>) {
        let mut page = command.clone();
        pages.push((path.to_owned(), page.render_long_help().to_string()));
        for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
            self::pages(sub.clone(), &format!("{path} {}", sub.get_name()), pages);
        }
    }

    #[test]
    fn help_is_whole_in_every_language() {
        for language in Language::all() {
            let mut all = vec![];
            pages(command(&speech(language)), "adit", &mut all);
            assert!(all.len() > 25, "every command has its page");
            for (path, page) in all {
                assert!(!page.contains("cli-") && !page.contains('⟦'), "{language}: {path}\n{page}");
                let english = ["Usage:", "Options:", "Arguments:", "[default", "[OPTIONS]", "Print help"];
                let left = english.iter().find(|word| language != Language::ENGLISH && page.contains(**word));
                // French and English share this word.
                let left = left.filter(|word| !(language.code() == "fr" && **word == "Options:"));
                assert!(left.is_none(), "{language}: {path}: {left:?}\n{page}");
                let english = ["<FILE>", "<GAME>", "<NUMBER>", "<LANG>", "<PLAYERS>", "<SEATS>", "NAME=VALUE"];
                let left = english.iter().find(|word| language != Language::ENGLISH && page.contains(**word));
                assert!(left.is_none(), "{language}: {path}: {left:?}\n{page}");
            }
        }
    }

    #[test]
    fn the_command_line_is_sound_and_every_part_of_it_is_explained() {
        fn check(command: &Command, path: &str) {
            let path = format!("{path} {}", command.get_name());
            assert!(command.get_about().is_some_and(|about| !about.to_string().is_empty()), "{path}");
            for arg in command.get_arguments() {
                assert!(arg.get_help().is_some_and(|help| !help.to_string().is_empty()), "{path} {}", arg.get_id());
            }
            command.get_subcommands().filter(|sub| sub.get_name() != "help").for_each(|sub| check(sub, &path));
        }
        crate::cli::Adit::command().debug_assert();
        check(&command(&speech(Language::ENGLISH)), "");
    }

    #[test]
    fn every_value_is_named_in_every_language_or_alike_in_all() {
        const ALIKE: [&str; 2] = ["ELO", "URL"];
        fn check(command: &Command) {
            for arg in command.get_arguments().filter(|arg| arg.is_positional() || arg.get_action().takes_values()) {
                let id = arg.get_id().as_str().to_uppercase();
                let names =
                    arg.get_value_names().map_or(vec![id], |names| names.iter().map(|name| name.to_string()).collect());
                for part in names.iter().flat_map(|name| name.split(['=', '|'])) {
                    let is_named = VALUES.iter().any(|(name, _)| *name == part) || ALIKE.contains(&part);
                    assert!(is_named, "{} {}: {part}", command.get_name(), arg.get_id());
                }
            }
            command.get_subcommands().filter(|sub| sub.get_name() != "help").for_each(check);
        }
        let mut whole = crate::cli::Adit::command();
        whole.build();
        check(&whole);
    }
}
