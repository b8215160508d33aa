//! Looking back.
use super::peek::Peek;
use super::{Script, voices};
use crate::replay::{Playback, new_tales, replay_on};
use crate::replay_plain;
use engine::{AnyTable, NoWords, Seat, Viewer};

fn film() -> (Peek, Vec<String>) {
    let mut table = Peek::new(9);
    for (seat, action) in [(0, "look"), (1, "look"), (0, "rest")] {
        table.act(Seat(seat), action).unwrap();
    }
    (table, vec!["Ola".into(), "Jan".into()])
}

#[test]
fn a_look_is_seen_at_its_step_through_its_owners_eyes_alone() {
    let (table, names) = film();
    let mut desk = Script::new("→→2→0←1l⎋q");
    replay_on(&mut desk, Playback::new(&table, &names, voices(), Viewer::Seat(Seat(0)))).unwrap();
    let seen: Vec<bool> = desk.screens.iter().map(|screen| screen.contains("secret")).collect();
    assert_eq!(
        seen,
        [false, true, false, true, false, false, false, false, false, false],
        "{}",
        desk.screens.join("\n")
    );
    assert!(desk.screens[1].contains("tui-step step=1 steps=3  P0 look  tui-eyes name=Ola"));
    assert!(desk.screens[5].contains("tui-onlooker"));
}

#[test]
fn plain_steps_tell_what_the_viewer_was_told() {
    let (table, names) = film();
    let text = replay_plain(&table, &names, &NoWords, Viewer::Onlooker);
    assert_eq!(text, "   1  P0 …\n      P0 looks\n   2  P1 …\n      P1 looks\n   3  P0 rest\n      P0 rests\n");
}

#[test]
fn new_tales_are_found_also_where_a_story_forgets_and_retells() {
    let story = |text: &str| text.split(' ').map(String::from).collect::<Vec<_>>();
    let new = |old: &str, new: &str| new_tales(&story(old), &story(new)).join(" ");
    assert_eq!(new("a b", "a b c"), "c");
    assert_eq!(new("a b c", "b c d"), "d");
    assert_eq!(new("a drew", "a kept"), "kept");
    assert_eq!(new("a secret b", "a retold b c"), "c");
    assert_eq!(new("a b", "a b a"), "a");
    assert_eq!(new("a b", "a b"), "");
}

#[test]
fn a_line_tells_neither_what_was_drawn_nor_what_was_chosen_in_secret() {
    let mut table = Peek::new(3);
    let shown = |line: &str, table: &Peek, who| crate::replay::shown_line(line, table, who);
    assert_eq!(shown("draw II.4-torch", &table, Viewer::Onlooker), "draw II.…");
    table.act(Seat(0), "look").expect("P0 may look");
    let eyes = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Onlooker];
    assert_eq!(
        eyes.map(|who| shown("P0 look", &table, who)),
        ["P0 look", "P0 …", "P0 …"],
        "a look tells its seat more"
    );
    table.act(Seat(1), "rest").expect("P1 may rest");
    assert_eq!(eyes.map(|who| shown("P1 rest", &table, who)), ["P1 rest"; 3]);
}

#[test]
fn a_film_goes_on_in_another_language() {
    let (table, names) = film();
    let mut desk = Script::new("→②→");
    replay_on(&mut desk, Playback::new(&table, &names, voices(), Viewer::Onlooker)).unwrap();
    assert!(desk.screens[1].contains("tui-step step=1") && !desk.screens[1].contains("pl:"), "{}", desk.screens[1]);
    assert!(desk.screens[2].contains("pl:tui-step step=1"), "{}", desk.screens[2]);
    assert!(desk.last().contains("pl:tui-step step=2"), "{}", desk.last());
}
