//! Two at once: exactly one wins.
use super::cluster::{Cluster, moved};
use super::luck::Luck;
use super::table::{House, Player, chair, eventually, numbers, offers, text};
use serde_json::{Value, json};
use std::sync::Barrier;
use std::thread;

/// How often it is tried.
const RACES: usize = 50;

/// A table where one person, in two browsers, sends two different decisions for the same step, again and again.
struct Race {
    browsers: [Player; 2],
    program: Player,
    luck: Luck,
    game: &'static str,
}

impl Race {
    fn new(one: Player, game: &'static str, seed: u64) -> Race {
        let (browsers, program) = Race::table(one, game);
        Race { browsers, program, luck: Luck::new(seed), game }
    }

    fn table(one: Player, game: &str) -> ([Player; 2], Player) {
        let [one, program] = one.with_program(game, &json!({ "pace": 0 }));
        ([one.clone(), one], program)
    }

    /// The second browser calls another node.
    fn through(mut self, address: std::net::SocketAddr) -> Race {
        self.browsers[1] = moved(&self.browsers[1], address);
        self
    }

    /// A step with at least two ways to decide.
    fn next(&mut self) -> (Value, [String; 2]) {
        eventually("a real decision", || {
            let scene = self.browsers[0].scene();
            if scene["frame"]["over"] == true {
                let address = self.browsers[1].http.address();
                let (browsers, program) = Race::table(self.browsers[0].clone(), self.game);
                (self.browsers, self.program) = (browsers, program);
                self.browsers[1].http.move_to(address);
                return None;
            }
            let offers = offers(&scene);
            if offers.len() < 2 {
                self.program.move_at_random(&mut self.luck);
                self.browsers[0].move_at_random(&mut self.luck);
                return None;
            }
            let first = self.luck.below(offers.len());
            let second = (first + 1 + self.luck.below(offers.len() - 1)) % offers.len();
            Some((scene["at"].clone(), [offers[first].clone(), offers[second].clone()]))
        })
    }

    /// Both send at once; what each was answered.
    fn run(&mut self, at: &Value, actions: &[String; 2]) -> [(u16, Value); 2] {
        let start = Barrier::new(2);
        let (start, mut browsers) = (&start, self.browsers.each_mut().into_iter());
        thread::scope(|scope| {
            let sent = actions.each_ref().map(|action| {
                let browser = browsers.next().expect("two browsers");
                scope.spawn(move || {
                    start.wait();
                    let reply = browser.act(at, action);
                    (reply.status, reply.json)
                })
            });
            sent.map(|sent| sent.join().expect("an answer"))
        })
    }

    /// Exactly one wins, and that one is what both browsers see.
    fn repeat(&mut self, mut written: impl FnMut(&str) -> Vec<String>) {
        let mut wins = [0; 2];
        for race in 0..RACES {
            let (at, actions) = self.next();
            let answers = self.run(&at, &actions);
            let statuses = answers.each_ref().map(|(status, _)| *status);
            assert!(matches!(statuses, [200, 409] | [409, 200]), "race {race} at {at}: {actions:?} {answers:?}");
            let winner = usize::from(statuses[1] == 200);
            wins[winner] += 1;
            let now = &answers[winner].1["at"];
            let seen = |player: &mut Player| player.scene()["at"] == *now;
            eventually("both see the same", || self.browsers.iter_mut().all(seen).then_some(()));
            let (from, tried) = numbers(&at);
            let (_, still) = numbers(now);
            if still == 0 {
                let lines = written(&self.browsers[0].table);
                assert_eq!(lines[from + tried], format!("P0 {}", actions[winner]), "race {race}");
            }
        }
        println!("{}: the first browser won {} times, the second {} times", self.game, wins[0], wins[1]);
    }
}

#[test]
fn an_answer_is_taken_although_others_have_answered_the_same_question() {
    let house = House::open();
    for game in ["clonk", "gnomes"] {
        let ([mut me, _], mut program) = Race::table(house.guest(), game);
        let scene = me.scene();
        let own = offers(&scene);
        let moved = program.move_at_random(&mut Luck::new(7)).expect("both decide at a time");
        assert_eq!(moved.reply.status, 200);
        assert_ne!(me.scene()["at"], scene["at"], "the table has gone on");
        assert_eq!(me.act(&scene["at"], &own[0]).status, 200, "{game}");
        assert_eq!(me.act(&scene["at"], &own[0]).status, 409, "{game}: but only once");
    }
}

#[test]
fn of_two_browsers_of_one_person_exactly_one_wins_each_step() {
    let house = House::open();
    for game in ["gnomes", "clonk"] {
        Race::new(house.guest(), game, 61).repeat(|table| house.lines(table));
    }
}

#[test]
fn of_two_browsers_at_two_nodes_exactly_one_wins_each_step() {
    let cluster = Cluster::start(2);
    let other = cluster.nodes[1].address();
    Race::new(cluster.guest(0), "gnomes", 62).through(other).repeat(|table| cluster.lines(table));
}

#[test]
fn of_two_turns_in_the_making_at_two_nodes_exactly_one_wins_each_step() {
    let cluster = Cluster::start(2);
    let other = cluster.nodes[1].address();
    Race::new(cluster.guest(0), "clonk", 63).through(other).repeat(|table| cluster.lines(table));
}

#[test]
fn two_people_who_sit_down_at_once_at_two_nodes_begin_the_match() {
    let cluster = Cluster::start(2);
    for _ in 0..10 {
        let mut ola = cluster.guest(0);
        let made = ola.make(&json!({ "game": "gnomes", "chairs": ["me", "open", "open"] }));
        let guests = [1, 2].map(|seat| {
            let mut guest = cluster.guest(seat - 1);
            guest.come(&text(&chair(&made, seat)["link"]));
            guest
        });
        assert_eq!(sit_at_once(guests), [200, 200]);
        eventually("the match begins", || (ola.facts()["state"] == "playing").then_some(()));
    }
}

#[test]
fn two_people_who_talk_at_once_at_two_nodes_are_both_heard() {
    const LINES: usize = 20;
    let cluster = Cluster::start(2);
    let (mut ola, mut jo) = (cluster.guest(0), cluster.guest(1));
    let made = ola.make(&json!({ "game": "gnomes", "chairs": ["me", "open"] }));
    jo.sit_by(&text(&chair(&made, 1)["link"]), "Jo");
    let start = &Barrier::new(2);
    let say = |mut player: Player| {
        let text = |line: usize| json!({ "text": format!("line {line}") });
        (0..LINES).map(move |line| {
            start.wait();
            player.post("/chat", text(line)).status
        })
    };
    let statuses: Vec<u16> = thread::scope(|scope| {
        let talkers = [ola.clone(), jo].map(|player| scope.spawn(move || say(player).collect::<Vec<u16>>()));
        talkers.into_iter().flat_map(|talker| talker.join().expect("answers")).collect()
    });
    assert_eq!(statuses, [200; 2 * LINES]);
    eventually("everything is heard", || {
        let chat = ola.scene()["frame"]["chat"].as_array().map_or(0, Vec::len);
        (chat == 2 * LINES).then_some(())
    });
}

#[test]
fn of_two_people_who_want_one_chair_exactly_one_gets_it() {
    let cluster = Cluster::start(2);
    for _ in 0..10 {
        let mut ola = cluster.guest(0);
        let made = ola.make(&json!({ "game": "gnomes", "chairs": ["me", "open"] }));
        let link = text(&chair(&made, 1)["link"]);
        let guests = [0, 1].map(|node| {
            let mut guest = cluster.guest(node);
            guest.come(&link);
            guest
        });
        let statuses = sit_at_once(guests);
        assert!(matches!(statuses, [200, 409] | [409, 200]), "{statuses:?}");
        eventually("the match begins", || (ola.facts()["state"] == "playing").then_some(()));
    }
}

fn sit_at_once(guests: [Player; 2]) -> [u16; 2] {
    let start = &Barrier::new(2);
    thread::scope(|scope| {
        let sitting = guests.map(|mut guest| {
            scope.spawn(move || {
                start.wait();
                guest.post("/sit", json!({})).status
            })
        });
        sitting.map(|guest| guest.join().expect("an answer"))
    })
}
