//! `adit ladder`: every rung against the one below it, as a table and as a picture.
use super::arena::{Run, fault_of};
use crate::cli::{Arena, Ladder};
use crate::said::Said;
use crate::{matches, words};
use ::arena::{Interval, LadderRung, Results, elo, ladder as plot};
use anyhow::{Context, Result};
use bots::{LEVEL_NAMES, NAMES};
use std::process::ExitCode;

/// Measures neighbours, and adds up how far each rung is above the lowest.
pub(crate) fn ladder(wanted: &Ladder) -> Result<ExitCode> {
    if let Some(folder) = &wanted.resume {
        std::fs::create_dir_all(folder).with_context(|| Said::about("cli-cannot-make", folder))?;
    }
    let names = if wanted.levels { LEVEL_NAMES } else { NAMES };
    let mut rungs = vec![LadderRung { name: names[0].into(), elo: 0.0, interval: (0.0, 0.0) }];
    let mut faults = 0;
    let mut text = format!("| {} | {} |\n|---|---|---|---|---|---|---|\n", wanted.game, COLUMNS.map(say).join(" | "));
    for pair in names.windows(2) {
        let [below, above] = pair else { continue };
        let results = measure(wanted, above, below)?;
        for (name, fault) in results.faults() {
            eprintln!("{}", fault_of(name, fault));
            faults += 1;
        }
        let share = &results.first().share;
        let Interval { low, high } = results.interval(share);
        let [middle, low_elo, high_elo] = [share.mean, low, high].map(|share| elo(share, results.players));
        let lowest = rungs.last().map_or(0.0, |rung| rung.elo);
        // Nobody can measure more than this: the lower one hardly ever wins.
        let height = lowest + middle.min(MOST);
        let interval = (lowest + low_elo.min(MOST), lowest + high_elo.min(MOST));
        rungs.push(LadderRung { name: (*above).into(), elo: height, interval });
        text += &format!(
            "| {above} | {below} | {} | {} .. {} | {} | {} .. {} | {} |\n",
            words::percent(share.mean, 1),
            words::decimal(100.0 * low),
            words::decimal(100.0 * high),
            words::signed(middle, 0),
            words::signed(low_elo, 0),
            words::signed(high_elo, 0),
            results.deals
        );
    }
    matches::say(&text)?;
    if let Some(path) = &wanted.plot {
        let (game, players) = (wanted.game.as_str(), wanted.players.to_string());
        let facts = [("game", game.into()), ("players", players.into()), ("name", names[0].into())];
        let title = words::text("cli-ladder-title", &facts);
        std::fs::write(path, plot(&title, &rungs)).with_context(|| Said::about("cli-cannot-write", path))?;
    }
    Ok(if faults > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

const COLUMNS: [&str; 6] =
    ["cli-col-against", "cli-col-wins", "cli-col-interval", "cli-col-elo", "cli-col-interval", "cli-col-deals"];

fn say(key: &str) -> String {
    words::text(key, &[])
}

/// A larger step in Elo is drawn as this much.
const MOST: f64 = 800.0;

/// The one above against copies of the one below.
fn measure(wanted: &Ladder, above: &str, below: &str) -> Result<Results> {
    let mut bots = vec![below.to_owned(); wanted.players.into()];
    above.clone_into(&mut bots[0]);
    let players = wanted.players;
    let file = |folder: &std::path::PathBuf| folder.join(format!("{}-{players}-{above}-{below}.jsonl", wanted.game));
    let contest = Arena {
        game: wanted.game.clone(),
        bots,
        above: wanted.least.map(|least| 100.0 * ::arena::share_at(least, wanted.players)),
        sprt: None,
        resume: wanted.resume.as_ref().map(file),
        json: None,
        measuring: wanted.measuring.clone(),
    };
    Run::new(&contest)?.play()
}
