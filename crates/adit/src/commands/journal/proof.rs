//! Proves one match of a store.
use crate::said::reason;
use crate::words::{text, words};
use ::journal::{Checked, Failure, Head, Reason, Store};
use anyhow::Result;
use dealer::Dealer;
use engine::{Arg, Turn};

/// The outcome.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Proof {
    /// The match is over and complete: this many lines.
    Over(usize),
    /// The same, as far as anybody can tell: an older program wrote it without hashes.
    Unsealed(usize),
    /// It is still in progress, and complete so far.
    On(usize),
    /// This version of the program cannot tell.
    Foreign(String),
    /// Something is missing or wrong, and what.
    Broken(String),
}

/// What the house has noted about the table of a match.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Noted {
    /// That it is over.
    Over,
    /// Something else, or nothing.
    NotOver,
}

/// Reads a match and proves it.
pub(super) async fn prove(store: &Store, head: &Head, noted: Noted) -> Result<Proof> {
    match store.checked(head).await {
        Ok(checked) => Ok(judge(head, &checked, noted)),
        Err(Failure::Broken(why)) => Ok(Proof::Broken(reason(&why, words()))),
        Err(failure) => Err(failure.into()),
    }
}

/// Compares what the lines of a match say with its seal and its table.
fn judge(head: &Head, checked: &Checked, noted: Noted) -> Proof {
    let lines: Vec<String> = checked.lines.iter().map(|line| line.text.clone()).collect();
    match (replay(head, &lines), &checked.broken) {
        // An impossible step says more than a hash.
        (Proof::Broken(why), _) => Proof::Broken(why),
        (_, Some(why)) => Proof::Broken(reason(why, words())),
        (proof, None) => weigh(head, proof, checked, noted),
    }
}

/// The same for a match whose lines are all as they were written.
fn weigh(head: &Head, proof: Proof, checked: &Checked, noted: Noted) -> Proof {
    match proof {
        Proof::On(_) if noted == Noted::Over || checked.is_sealed => Proof::Broken(text("cli-why-cut", &[])),
        // A program that writes hashes seals a finished match in the same write.
        Proof::Over(_) if checked.is_chained && !checked.is_sealed => {
            Proof::Broken(reason(&Reason::Head(head.id.to_string(), "hash"), words()))
        }
        Proof::Over(count) if !checked.is_sealed => Proof::Unsealed(count),
        proof => proof,
    }
}

/// Matches that have lines but no head.
pub(super) async fn orphans(store: &Store) -> Result<Vec<String>> {
    const ORPHANS: &str = "SELECT DISTINCT match_id FROM entry WHERE match_id NOT IN (SELECT id FROM match_head)";
    let rows = store.read(ORPHANS, vec![]).await?;
    Ok(rows.iter().map(|row| row.text(0).map(Into::into)).collect::<Result<_, Failure>>()?)
}

/// Replays the match. Chance deals by the seed, and must deal what was recorded; after every decision, everything that
/// chance had to deal must be there too, because both are written together.
fn replay(head: &Head, lines: &[String]) -> Proof {
    let Some(game) = registry::game(&head.game) else {
        return Proof::Foreign(text("cli-why-game", &[("game", head.game.as_str().into())]));
    };
    let ours = game.info().version;
    if ours != head.rules {
        let versions = [("theirs", u32::from(head.rules).into()), ("ours", u32::from(ours).into())];
        return Proof::Foreign(text("cli-why-rules", &versions));
    }
    let Ok(mut table) = game.table(&head.setup) else {
        return Proof::Broken(text("cli-why-setup", &[("setup", head.setup.as_str().into())]));
    };
    let mut dealer = Dealer::new(head.seed);
    loop {
        let before = table.line_count();
        table.settle(&mut dealer);
        for (at, dealt) in (before..).zip(table.lines_from(before)) {
            match lines.get(at) {
                Some(line) if *line == dealt => {}
                Some(line) => return broken("cli-why-other", at, &[("found", line.as_str()), ("dealt", &dealt)]),
                None => return broken("cli-why-missing", at, &[("dealt", &dealt)]),
            }
        }
        let at = table.line_count();
        match (lines.get(at), table.turn()) {
            (None, Turn::Over) => return Proof::Over(at),
            (None, Turn::Decide(_) | Turn::Chance) => return Proof::On(at),
            (Some(line), _) => {
                if table.follow(line).is_err() {
                    return broken("cli-why-refused", at, &[("found", line)]);
                }
            }
        }
    }
}

/// What is wrong with a line.
fn broken(key: &str, line: usize, parts: &[(&str, &str)]) -> Proof {
    let parts = parts.iter().map(|&(name, part)| (name, Arg::from(part)));
    let parts: Vec<(&str, Arg)> = parts.chain([("line", Arg::from(line as u32))]).collect();
    Proof::Broken(text(key, &parts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::journal::TimedLine;
    use engine::Digest;

    /// A match of the first game there is, played a little by taking the first offer.
    fn played(decisions: usize) -> (Head, Vec<String>) {
        // A game that comes to its end whatever is chosen, also where it is always the first thing on offer.
        let game = registry::games().last().expect("there is a game");
        let info = game.info();
        let setup = engine::Setup::of(info, *info.players.start()).expect("it can be played").to_string();
        let (id, seed) = ("abc".parse().expect("an id"), Digest([7; 32]));
        let head = Head { id, game: info.id.into(), rules: info.version, setup, seed, made: 0 };
        let mut table = game.table(&head.setup).expect("a table");
        let mut dealer = Dealer::new(seed);
        for _ in 0..decisions {
            table.settle(&mut dealer);
            let Turn::Decide(mut seats) = table.turn() else { break };
            let seat = seats.next().expect("somebody decides");
            let offer = table.offers(seat).first().cloned().expect("there is an offer");
            table.act(seat, &offer).expect("an offer is legal");
        }
        table.settle(&mut dealer);
        (head, table.lines())
    }

    #[test]
    fn a_match_that_is_on_is_whole() {
        let (head, lines) = played(5);
        assert_eq!(replay(&head, &lines), Proof::On(lines.len()));
    }

    #[test]
    fn a_changed_draw_a_missing_line_and_another_seed_are_found() {
        let (head, lines) = played(5);
        let broken = |head: &Head, lines: &[String]| match replay(head, lines) {
            Proof::Broken(why) => why,
            other => panic!("{other:?}"),
        };
        assert!(lines[0].starts_with("draw "), "chance deals first");
        assert!(broken(&head, &lines[1..]).contains("line 0 is"), "a line is missing");
        assert!(broken(&head, &[]).contains("line 0 is missing"));
        let other = Head { seed: Digest([8; 32]), ..head.clone() };
        assert!(broken(&other, &lines).contains("but the seed deals"));
        let more: Vec<String> = lines.into_iter().chain(["P3 nonsense".into()]).collect();
        assert!(broken(&head, &more).contains("nonsense"));
    }

    #[test]
    fn a_proof_costs_the_lines_however_often_something_was_taken_back() {
        for (game, often) in registry::infos().flat_map(|info| [12, 1_500].map(|often| (info.id, often))) {
            let record = testkit::often_taken_back(game, often);
            let (id, seed) = ("abc".parse().expect("an id"), record.seed.expect("it is over"));
            let head = Head { id, game: record.game, rules: record.rules, setup: record.setup, seed, made: 0 };
            let (proof, work) = engine::work::of(|| replay(&head, &record.steps));
            assert_eq!(proof, Proof::Over(record.steps.len()));
            assert!(work <= 2 * record.steps.len(), "{game}: {} lines cost {work}", record.steps.len());
        }
    }

    #[test]
    fn a_match_that_is_over_says_so_three_times() {
        let (head, lines) = played(usize::MAX);
        let checked = |count: usize, is_chained, is_sealed| {
            let lines = lines[..count].iter().map(|text| TimedLine { text: text.clone(), at: 0 }).collect();
            Checked { lines, is_chained, is_sealed, broken: None }
        };
        let all = lines.len();
        assert_eq!(judge(&head, &checked(all, true, true), Noted::Over), Proof::Over(all));
        assert_eq!(judge(&head, &checked(all, false, false), Noted::Over), Proof::Unsealed(all));
        let short = lines.iter().rposition(|line| line.starts_with('P')).expect("somebody decided");
        for (checked, noted) in [
            (checked(short, false, false), Noted::Over),
            (checked(short, true, true), Noted::NotOver),
            (checked(all, true, false), Noted::Over),
        ] {
            assert!(matches!(judge(&head, &checked, noted), Proof::Broken(_)), "{checked:?}");
        }
        assert_eq!(judge(&head, &checked(short, true, false), Noted::NotOver), Proof::On(short));
    }

    #[test]
    fn what_another_version_wrote_is_not_called_broken() {
        let (head, lines) = played(1);
        assert!(matches!(replay(&Head { rules: 999, ..head.clone() }, &lines), Proof::Foreign(_)));
        assert!(matches!(replay(&Head { game: "chess".into(), ..head }, &lines), Proof::Foreign(_)));
    }
}
