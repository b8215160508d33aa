//! `adit games` and `adit rules`.
use crate::matches;
use anyhow::{Context, Result};
use engine::Words;
use i18n::Language;
use std::process::ExitCode;

/// Lists the games and their options.
pub(crate) fn games() -> Result<ExitCode> {
    let mut text = String::new();
    for info in registry::all() {
        let words = matches::speech(info, Language::English);
        let (least, most) = (info.players.start(), info.players.end());
        text += &format!(
            "{:<10}{} ({least} to {most} players, rules version {})\n",
            info.id,
            words.text("title", &[]),
            info.version
        );
        for option in info.options {
            let said = words.text(&format!("option-{}", option.name.replace('_', "-")), &[]);
            let written = format!("--option {}={}", option.name, option.values.join("|"));
            text += &format!("    {written:<40} {said} ({})\n", option.rule);
        }
    }
    matches::say(&format!("{text}\nBots: {}\n", bots::NAMES.join(", ")))?;
    Ok(ExitCode::SUCCESS)
}

/// The rules of a game on one page, in English where the language has no page yet.
pub(crate) fn rules(game: &str, lang: Option<&str>) -> Result<ExitCode> {
    let (info, language) = (matches::game(game)?, matches::language(lang)?);
    let page = |code: &str| info.learn.iter().find(|(known, _)| *known == code).map(|(_, page)| page);
    matches::say(page(language.code()).or(page("en")).context("every game has its rules in English")?)?;
    Ok(ExitCode::SUCCESS)
}
