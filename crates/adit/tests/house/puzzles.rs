//! Puzzles, as a browser without script goes through them; and those that a review makes of somebody's own match.
use super::luck::Luck;
use super::table::{House, Player, eventually, play_to_the_end};
use engine::Puzzle;
use serde_json::json;

/// A puzzle of this game: its address, and what it asks.
fn puzzle(game: &str) -> (String, Puzzle) {
    let info = registry::game(game).expect("a game").info();
    let (number, text) = info.teaching.puzzles.first().expect("there are puzzles");
    let number: u32 = number.parse().expect("a number");
    (format!("/puzzles/{game}/{number}"), Puzzle::read(text).expect("it reads"))
}

fn page(player: &mut Player, path: &str) -> String {
    let answer = player.ask(path);
    assert_eq!(answer.status, 200, "{path}: {}", answer.body);
    answer.body
}

/// Tries a step; answers with the page that follows.
fn tried(player: &mut Player, home: &str, action: &str) -> String {
    let sent = player.send(&format!("{home}/act"), &[("at", ""), ("action", action)]);
    assert_eq!(sent.status, 303, "{}", sent.body);
    page(player, sent.header("location").expect("the answer"))
}

#[test]
fn every_game_has_puzzles_to_choose_from() {
    let (_house, mut guest) = House::with_guest();
    let all = page(&mut guest, "/puzzles");
    for info in registry::infos() {
        let many = info.teaching.puzzles.len();
        let one = page(&mut guest, &format!("/puzzles/{}", info.id));
        assert_eq!(one.matches("class=\"lessons__number\"").count(), many, "{}: all of them are listed", info.id);
        assert!(many >= 60 && all.contains(&format!("href=\"/puzzles/{}/", info.id)), "{} of {}", many, info.id);
        assert!(page(&mut guest, &format!("/learn/{}", info.id)).contains(&format!("href=\"/puzzles/{}\"", info.id)));
    }
}

#[test]
fn a_puzzle_is_solved_by_forms_alone() {
    let (_house, mut guest) = House::with_guest();
    for game in ["gnomes", "clonk", "clank"] {
        let (home, puzzle) = puzzle(game);
        let task = page(&mut guest, &home);
        assert!(task.contains("find the first step") && task.contains(&format!("action=\"{home}/act\"")), "{task}");
        assert!(!task.contains("coach--praises") && task.contains(&format!("{home}?show=yes")));
        let right = tried(&mut guest, &home, &puzzle.solution[0]);
        assert!(right.contains("coach--praises") && right.contains("data-answer=\"right\""), "{home}");
        assert!(right.contains(">Next puzzle</a>") && !right.contains("name=\"action\""), "nothing more is asked");
        let wrong = tried(&mut guest, &home, &puzzle.refutation[0]);
        assert!(wrong.contains("coach--objects") && wrong.contains("Tempting") && wrong.contains("Start over"));
        let shown = page(&mut guest, &format!("{home}?show=yes"));
        assert!(shown.contains("The solution: ") && shown.contains("data-answer=\"shown\""));
        let back = guest.send(&format!("{home}/undo"), &[("at", &*puzzle.refutation[0])]);
        assert_eq!((back.status, back.header("location")), (303, Some(&*home)));
    }
}

#[test]
fn what_is_no_puzzle_harms_nothing() {
    let (_house, mut guest) = House::with_guest();
    let (home, _) = puzzle("gnomes");
    for nonsense in ["/puzzles/chess", "/puzzles/gnomes/0", "/puzzles/gnomes/9999", "/puzzles/gnomes/x"] {
        assert_eq!(guest.ask(nonsense).status, 404, "{nonsense}");
    }
    assert_eq!(guest.ask("/puzzles/gnomes/own/0123456789/3").status, 404);
    let step = guest.ask(&format!("{home}?did=nonsense"));
    assert!((400..500).contains(&step.status), "{}", step.body);
    assert!((400..500).contains(&guest.send(&format!("{home}/act"), &[("action", "nonsense")]).status));
    assert_eq!(guest.ask(&home).status, 200);
}

/// The steps from which the review of a match offers to try something else.
fn costly(page: &str, id: &str) -> Vec<usize> {
    let link = format!("/a/{id}?step=");
    let links = page.split(&link).skip(1);
    let mut steps: Vec<usize> = links.filter_map(|rest| rest.split(['"', '&']).next()?.parse().ok()).collect();
    steps.dedup();
    steps
}

#[test]
fn a_costly_turn_of_ones_own_is_a_puzzle() {
    let (_house, mut ola, _) = House::with_table(&json!({ "game": "gnomes", "chairs": ["me", "level1"], "pace": 0 }));
    let id = ola.table.clone();
    assert_eq!(ola.ask(&format!("/puzzles/gnomes/own/{id}/3")).status, 403, "the match is still on");
    play_to_the_end(std::slice::from_mut(&mut ola), &mut Luck::new(5));
    let part = format!("/r/{id}/review");
    let review = eventually("the review", || Some(page(&mut ola, &part)).filter(|part| part.contains("plot__band")));
    let steps = costly(&review, &id);
    let homes = steps.iter().map(|step| format!("/puzzles/gnomes/own/{id}/{step}"));
    let homes: Vec<String> = homes.filter(|home| ola.ask(home).status == 200).collect();
    let home = homes.first().expect("whoever plays by lot does something costly");
    let task = page(&mut ola, home);
    assert!(task.contains("A puzzle of your own") && task.contains(&format!("action=\"{home}/act\"")));
    let shown = page(&mut ola, &format!("{home}?show=yes"));
    assert!(shown.contains("percentage points"), "{shown}");
    assert_eq!(ola.ask(&format!("/puzzles/clonk/own/{id}/3")).status, 404, "it is another game");
    assert_eq!(ola.ask(&format!("/puzzles/gnomes/own/{id}/999999")).status, 404);
}
