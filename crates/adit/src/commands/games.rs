//! `adit games` and `adit rules`.
use crate::{matches, words as own};
use anyhow::{Context, Result};
use engine::Words;
use i18n::Language;
use std::process::ExitCode;

/// Lists the games, their languages and their options.
pub(crate) fn games() -> Result<ExitCode> {
    let mut text = String::new();
    for info in registry::infos() {
        let words = tui::speech(info, matches::spoken(info, own::words().language()));
        let facts = [
            ("title", words.text("title", &[]).into()),
            ("fewest", (*info.players.start()).into()),
            ("most", (*info.players.end()).into()),
            ("version", u32::from(info.version).into()),
        ];
        text += &format!("{:<10}{}\n", info.id, own::text("cli-games-line", &facts));
        let languages: Vec<&str> = Language::of(info.into()).map(Language::code).collect();
        let written = format!("--lang {}", languages.join("|"));
        text += &format!("    {written:<40} {}\n", words.text("tui-menu-language", &[]));
        for option in info.options {
            let said = words.text(&format!("option-{}", option.name.replace('_', "-")), &[]);
            let written = format!("--option {}={}", option.name, option.values.join("|"));
            text += &format!("    {written:<40} {said} ({})\n", option.rule);
        }
    }
    let names = format!("{}, {}", bots::NAMES.join(", "), bots::LEVEL_NAMES.join(", "));
    matches::say(&format!("{text}\n{}\n", own::text("cli-games-bots", &[("names", names.into())])))?;
    Ok(ExitCode::SUCCESS)
}

/// The rules of a game: first on one page, then all of them, by the numbers that refusals cite.
pub(crate) fn rules(game: &str, lang: Option<&str>) -> Result<ExitCode> {
    let info = matches::game(game)?.info();
    let language = matches::language(info, lang)?;
    let page = i18n::lesson(info, language).context("every game has its rules in every language it speaks")?;
    let book = i18n::rulebook(info, language).or_else(|| i18n::rulebook(info, Language::ENGLISH)).unwrap_or_default();
    matches::say(&without_pictures(&format!("{page}\n{book}")))?;
    Ok(ExitCode::SUCCESS)
}

/// A terminal cannot draw the pictures of a page: `![words](sign:coin)`. Figures stand on lines of their own.
fn without_pictures(page: &str) -> String {
    let is_figure = |line: &&str| line.starts_with("![");
    let mut text = page.split("\n\n").filter(|block| !is_figure(block)).collect::<Vec<_>>().join("\n\n");
    while let Some((before, after)) = text.split_once("![") {
        let after = after.split_once(')').map_or("", |(_, after)| after.trim_start_matches(' '));
        text = format!("{before}{after}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_reads_the_rules_without_pictures() {
        let page = "# Chess\n\n![A board](lesson:1/board)\n\n- ![](sign:king) **King:** slow.\n";
        assert_eq!(without_pictures(page), "# Chess\n\n- **King:** slow.\n");
    }
}
