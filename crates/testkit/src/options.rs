//! What a table can agree on.
use engine::{Game, MOST_SEATS, OptionSpec, Setup};
use std::fs;
use std::path::Path;

/// Options, their values with the default first, and their rules are those of the table in the game's notation.
pub fn lists_its_options<G: Game>(notation: &Path) {
    let notation = fs::read_to_string(notation).expect("every game says how its texts are written");
    let (_, section) = notation.split_once("\n## Options\n").expect("the notation has a chapter on options");
    let rows = section.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
    let listed: Vec<&str> =
        rows.take_while(|line| line.starts_with('|')).filter_map(|row| row.split(':').next()).collect();
    let row = |spec: &OptionSpec| {
        let values: Vec<String> = spec.values.iter().map(|value| format!("`{value}`")).collect();
        format!("| `{}` | {} | {}", spec.name, values.join(", "), spec.rule)
    };
    assert_eq!(G::INFO.options.iter().map(row).collect::<Vec<_>>(), listed);
}

/// As many can play as the game is for; and where a table can agree on who starts, that is somebody who sits at it.
pub fn refuses_impossible_tables<G: Game>() {
    let answer = |setup: String| Setup::read::<G>(&setup).map_err(|bad| bad.to_string());
    let (info, start) = (G::INFO, G::INFO.options.iter().find(|spec| spec.name == "start"));
    for players in 0..=MOST_SEATS + 2 {
        let seats = answer(format!("players={players}")).map(|setup| G::players(&G::new(&setup)).len());
        if !info.players.contains(&players) {
            let (least, most) = (info.players.start(), info.players.end());
            assert_eq!(seats, Err(format!("{} is for {least} to {most} players, not {players}", info.id)));
            continue;
        }
        assert_eq!(seats, Ok(players));
        if let Some(spec) = start {
            assert!(answer(format!("players={players} start=lot")).is_ok());
            for seat in 0..MOST_SEATS {
                let refusal = format!("rule {} forbids this combination of players and options", spec.rule);
                let expected = if seat < players { Ok(()) } else { Err(refusal) };
                assert_eq!(answer(format!("players={players} start=P{seat}")).map(|_| ()), expected);
            }
        }
    }
}
