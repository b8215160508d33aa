//! What is wrong with a command line, in one sentence.
use clap::error::{ContextKind, ContextValue, ErrorKind};
use engine::{Arg, Words};
use i18n::Speech;
use std::error::Error as _;
use std::process::ExitCode;

/// Help is printed as it is; a mistake becomes one sentence and exit code 2.
pub(crate) fn explain(error: &clap::Error, words: &Speech) -> ExitCode {
    if !error.use_stderr() {
        // If the screen cannot be written to, there is nobody left to tell.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    eprintln!("adit: {} {}", sentence(error, words), words.text("cli-see-help", &[]));
    ExitCode::from(2)
}

fn sentence(error: &clap::Error, words: &Speech) -> String {
    let part = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let (what, value) = (part(ContextKind::InvalidArg), part(ContextKind::InvalidValue));
    let say = |key: &str| words.text(key, &[("what", what.as_str().into()), ("value", value.as_str().into())]);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            words.text("cli-no-command", &[("value", part(ContextKind::InvalidSubcommand).into())])
        }
        ErrorKind::UnknownArgument => with_similar(error, say("cli-no-argument"), words),
        ErrorKind::InvalidValue if value.is_empty() => say("cli-needs-value"),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let why = possible(error, words).or_else(|| reason(error, words));
            why.map_or_else(|| say("cli-bad-value"), |why| format!("{} {why}", say("cli-bad-value")))
        }
        ErrorKind::MissingRequiredArgument => {
            words.text("cli-missing", &[("what", listed(error, ContextKind::InvalidArg).into())])
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => say("cli-which-command"),
        ErrorKind::ArgumentConflict => {
            let other = listed(error, ContextKind::PriorArg);
            let other = if other.is_empty() { what.clone() } else { other };
            words.text("cli-conflict", &[("what", what.as_str().into()), ("other", other.into())])
        }
        _ => say("cli-not-understood"),
    }
}

/// The word that may have been meant.
fn with_similar(error: &clap::Error, sentence: String, words: &Speech) -> String {
    match error.get(ContextKind::SuggestedArg) {
        Some(similar) => {
            let similar = Arg::from(similar.to_string());
            format!("{sentence} {}", words.text("cli-perhaps", &[("what", similar)]))
        }
        None => sentence,
    }
}

/// The possible values.
fn possible(error: &clap::Error, words: &Speech) -> Option<String> {
    let values = listed(error, ContextKind::ValidValue);
    (!values.is_empty()).then(|| words.text("cli-possible", &[("values", values.into())]))
}

/// Why a value does not fit: a range, or one of our own sentences. What a library says is not for people.
fn reason(error: &clap::Error, words: &Speech) -> Option<String> {
    let why = error.source()?.to_string();
    match why.rsplit_once(" is not in ") {
        Some((_, range)) => Some(words.text("cli-range", &[("range", range.replace("..=", "–").into())])),
        None => words.has(&why).then(|| words.text(&why, &[])),
    }
}

fn listed(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::Strings(all)) => all.join(", "),
        Some(one) => one.to_string(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{help, words};

    #[test]
    fn a_mistake_is_one_sentence_in_the_language_of_the_reader() {
        let said = |code: &str, line: &str| {
            let words = words::speech(code.parse().expect("one of ours"));
            let error = help::command(&words).try_get_matches_from(line.split(' ')).expect_err("a mistake");
            sentence(&error, &words)
        };
        let lines = [
            ("adit frobnicate", "There is no command “frobnicate”."),
            ("adit play --colour", "“--colour” is not allowed here."),
            ("adit serve --log odd", "“odd” is not a valid value for “--log <FORM>”. Possible: text, json."),
            ("adit ladder clonk --players 9", "“9” is not a valid value for “--players <NUMBER>”. Possible: 2–4."),
            (
                "adit arena clonk --bots rule --above 200",
                "“200” is not a valid value for “--above <PERCENT>”. Possible: 0–100.",
            ),
            ("adit rules", "Missing: <GAME>."),
            ("adit rules gnomes --lang", "“--lang <LANGUAGE>” needs a value."),
        ];
        for (line, sentence) in lines {
            assert_eq!(said("en", line), sentence, "{line}");
            let german = said("de", line);
            assert!(german != sentence && !german.contains('⟦'), "{line}: {german}");
        }
        assert_eq!(said("de", "adit frobnicate"), "Es gibt keinen Befehl „frobnicate“.");
    }
}
