//! Rules that are about many matches, about chance, or about setups that must be refused. The rest are case files.
use clank::{Action, BLACK_CUBES, BURGLE, Clank, Cube, SECRET_TOME, State, Status};
use engine::{Fate, Game, Quick, Rule, Seat, Setup, Turn, Unseen};
use std::panic::{AssertUnwindSafe, catch_unwind};

const PLAYERS: [u8; 3] = [2, 3, 4];

fn setup(text: &str) -> Setup {
    Setup::read::<Clank>(text).expect("the setup is written correctly")
}

/// One random step: chance draws a lot, or the player picks from the menu. Returns whether a player decided.
fn step(state: &mut State, fate: &mut Quick) -> bool {
    let Turn::Decide(seats) = Clank::turn(state) else {
        let lot = fate.pick(Clank::pile(state));
        Clank::draw(&mut Unseen::<Clank>(state), lot);
        return false;
    };
    let seat = seats.first().expect("somebody is asked");
    let mut menu: Vec<Action> = vec![];
    Clank::legal(state, seat, &mut menu);
    assert!(!menu.is_empty(), "CK-3.5: nobody is asked without an answer");
    let action = menu[fate.below(menu.len() as u32) as usize];
    Clank::act(&mut Unseen::<Clank>(state), seat, action);
    true
}

/// Plays a whole random match, shows every state to `each`, and returns how many decisions it took.
fn play(setup: &Setup, seed: u64, mut each: impl FnMut(&State)) -> (State, usize) {
    let (mut state, mut fate, mut decisions) = (Clank::new(setup), Quick::new(seed), 0);
    while Clank::turn(&state) != Turn::Over {
        decisions += usize::from(step(&mut state, &mut fate));
        each(&state);
    }
    (state, decisions)
}

#[test]
fn ck_1_2_two_to_four_can_play() {
    for players in [0, 1, 5] {
        let refusal = format!("clank is for 2 to 4 players, not {players}");
        assert_eq!(Setup::new::<Clank>(players).map_err(|bad| bad.to_string()).err(), Some(refusal));
    }
    assert!(PLAYERS.into_iter().all(|players| Setup::new::<Clank>(players).is_ok()));
}

#[test]
fn ck_2_19_whoever_starts_sits_at_the_table() {
    let playable = |text: &str| Setup::read::<Clank>(text).map_err(|bad| bad.to_string());
    let refusal = "rule CK-2.19 forbids this combination of players and options";
    for text in ["players=2 start=P2", "players=2 start=P3", "players=3 start=P3"] {
        assert_eq!(playable(text), Err(refusal.to_owned()), "{text}");
    }
    for (text, starts) in [("players=2 start=P1", 1), ("players=3 start=P2", 2), ("players=4 start=P3", 3)] {
        assert_eq!(Clank::new(&setup(text)).actor, Seat(starts), "{text}");
    }
    let mut starts = [0f64; 3];
    for seed in 0..1_500 {
        let (mut state, mut fate) = (Clank::new(&setup("players=3")), Quick::new(seed));
        while Clank::turn(&state) == Turn::Chance {
            step(&mut state, &mut fate);
        }
        starts[state.actor.index()] += 1.0;
    }
    assert!(starts.iter().all(|&times| (times - 500.0).abs() < 75.0), "{starts:?}");
}

#[test]
fn the_options_have_the_defaults_of_the_rules() {
    let usual: Vec<(&str, &str)> = Clank::INFO.options.iter().map(|spec| (spec.name, spec.values[0])).collect();
    let expected = [
        ("board", "front"),
        ("start", "lot"),
        ("countdown_final", "knock-out"),
        ("artifact_pickup", "on-entry"),
        ("arrive_at_set_up", "on"),
        ("dungeon_deck_reshuffle", "on"),
        ("discard_cost_optional", "off"),
    ];
    assert_eq!(usual, expected);
    let rules = Clank::INFO.options.iter().map(|spec| spec.rule);
    let expected = ["CK-2.22", "CK-2.19", "CK-17.7", "CK-11.5", "CK-2.16", "CK-14.8", "CK-4.9"].map(Rule);
    assert!(rules.eq(expected));
    for spec in Clank::INFO.options {
        let setup = Setup::new::<Clank>(3).and_then(|setup| setup.with(spec.name, spec.values[1])).expect("known");
        let text = Clank::write_position(&Clank::new(&setup));
        let line = format!("options: {}={}\n", spec.name, spec.values[1]);
        assert_eq!(text.contains(&line), spec.name != "start", "{text}");
    }
}

#[test]
fn a_state_and_an_action_are_small() {
    let (state, action) = (size_of::<State>(), size_of::<Action>());
    assert!(state <= 1_400 && action <= 4, "{state} and {action} bytes");
}

// T05
#[test]
fn ck_2_12_ck_2_14_the_first_row_has_no_dragon_and_the_bag_24_black_cubes() {
    for seed in 0..500 {
        let players = PLAYERS[seed as usize % 3];
        let side = ["front", "back"][seed as usize / 3 % 2];
        let (mut state, mut fate) = (Clank::new(&setup(&format!("players={players} board={side}"))), Quick::new(seed));
        while Clank::turn(&state) == Turn::Chance {
            step(&mut state, &mut fate);
        }
        assert!(state.row.is_full() && state.row.cards().iter().all(|card| !card.row().dragon), "seed {seed}");
        assert_eq!((state.bag.count(Cube::Black.kind()), state.bag.total()), (BLACK_CUBES, 24), "seed {seed}");
        assert_eq!((state.deck.total(), state.dungeon_discard.is_empty()), (94, true), "seed {seed}");
    }
}

// T95
#[test]
fn ck_1_5_no_cube_card_or_token_is_lost_in_any_match() {
    for seed in 0..60 {
        let options =
            ["", " board=back", " dungeon_deck_reshuffle=off", " artifact_pickup=action countdown_final=kill"];
        let text = format!("players={}{}", PLAYERS[seed as usize % 3], options[seed as usize / 3 % 4]);
        play(&setup(&text), seed, |state| {
            assert_eq!(Clank::audit(state), Ok(()), "seed {seed}, {text}\n{}", Clank::write_position(state));
            for seat in state.everyone() {
                let person = &state.people[seat];
                let cubes = [person.supply, person.area, person.damage, person.aside, state.bag.count(seat.0)];
                assert_eq!(cubes.iter().sum::<u8>(), 30, "seed {seed}, {seat}");
                assert_eq!(person.damage >= 10, person.damage == 10 && !state.inside.has(seat), "seed {seed}, {seat}");
            }
        });
    }
}

#[test]
fn ck_17_11_a_match_at_random_is_about_so_long_and_mostly_deadly() {
    const MATCHES: usize = 2_000;
    let (mut lengths, mut dead, mut scoreless) = (vec![], 0, 0);
    for seed in 0..MATCHES as u64 {
        let (end, decisions) = play(&setup("players=2"), seed, |_| {});
        let died = end.everyone().filter(|&seat| end.people[seat].status == Status::Dead).count();
        lengths.push(decisions);
        dead += died;
        scoreless += usize::from(died == 2);
        assert_eq!(Clank::winners(&end).is_empty(), died == 2, "CK-17.16, seed {seed}");
        let scores = end.everyone().filter(|&seat| Clank::scores(&end)[seat].is_some()).count();
        assert_eq!(scores + died, 2, "CK-17.16, seed {seed}");
    }
    lengths.sort_unstable();
    let mean = lengths.iter().sum::<usize>() / MATCHES;
    let (short, long) = (lengths[MATCHES / 20], lengths[MATCHES * 19 / 20]);
    let said = format!("{mean} decisions, {short} to {long}, {dead} dead, {scoreless} without a score");
    assert!((350..=400).contains(&mean), "{said}");
    assert!((225..=265).contains(&short) && (480..=550).contains(&long), "{said}");
    assert!((180..=192).contains(&(dead * 100 / MATCHES)), "{said}");
    assert!((83..=91).contains(&(scoreless * 100 / MATCHES)), "{said}");
}

/// Cubes in the bag of the attack below: of P0, of P1, black ones.
const IN_THE_BAG: [f64; 3] = [4.0, 3.0, 5.0];

#[test]
fn ck_15_3_cubes_are_drawn_one_by_one_alike_and_not_put_back() {
    let position = "players: 2\nturn: P0\nphase: next attack/2\nbag: P0*4 P1*3 black*5\n";
    let start = Clank::read_position(position).expect("the position is written correctly");
    let (draws, mut pairs) = (24_000, [[0f64; 3]; 3]);
    for seed in 0..draws {
        let (mut state, mut fate) = (start, Quick::new(seed));
        let [first, second] = [(); 2].map(|()| {
            let lot = fate.pick(Clank::pile(&state));
            Clank::draw(&mut Unseen::<Clank>(&mut state), lot);
            if lot.0 == Cube::Black.kind() { 2 } else { lot.0 as usize }
        });
        pairs[first][second] += 1.0;
        assert_eq!(state.bag.total(), 10, "two are out, and the attack is over");
        assert_ne!(Clank::turn(&state), Turn::Chance);
    }
    let mut chi_squared = 0.0;
    for first in 0..3 {
        for second in 0..3 {
            let left = IN_THE_BAG[second] - f64::from(u8::from(first == second));
            let expected = draws as f64 * IN_THE_BAG[first] / 12.0 * left / 11.0;
            chi_squared += (pairs[first][second] - expected).powi(2) / expected;
        }
    }
    assert!(chi_squared < 26.1, "{chi_squared} with 8 degrees of freedom: {pairs:?}"); // once in a thousand
}

#[test]
fn ck_1_5_an_audit_finds_what_is_lost_doubled_or_miscounted() {
    let position = "players: 3\nturn: P0\nplay: apothecary rebel-scout tunnel-guide\nrow: sapphire ladder\nreserve: 14 15 12\n\
                    bag: P0*4 P2*3 black*20\ncountdown: P2/2\ntaken: f4 f4 f10 f5 f6\nspent: treasure greater-treasure\n\
                    hand P0: burgle*2 stumble\ndiscard P0: burgle*2\nitems P0: key backpack crown-10\n\
                    tokens P0: chalice dragon-egg monkey-idol\nitems P1: key crown-9\ntokens P1: potion-of-strength\n\
                    damage P1: 9\nstanding P2: dead\ndamage P2: 10\naside P2: 2\n";
    let sound = Clank::read_position(position).expect("it is sound");
    assert_eq!(Clank::audit(&sound), Ok(()));
    let wrong = |spoil: &dyn Fn(&mut State)| {
        let mut state = sound;
        spoil(&mut state);
        Clank::audit(&state).expect_err("something is wrong")
    };
    let (me, other) = (Seat(0), Seat(1));
    assert_eq!(wrong(&|state| state.open.people[me].supply += 1), "P0 has 31 cubes");
    assert_eq!(wrong(&|state| state.open.people[other].area += 1), "P1 has 31 cubes");
    assert_eq!(wrong(&|state| state.open.people[other].damage -= 1), "P1 has 29 cubes");
    assert_eq!(wrong(&|state| state.open.people[Seat(2)].aside += 1), "P2 has 31 cubes");
    assert_eq!(wrong(&|state| state.open.bag.take(2)), "P2 has 29 cubes");
    assert_eq!(wrong(&|state| state.open.bag.take(Cube::Black.kind())), "23 black cubes");
    assert_eq!(wrong(&|state| state.open.black_aside += 1), "25 black cubes");
    assert_eq!(wrong(&|state| state.open.people[me].hidden += 1), "P0 hides 3 cards, not 4");
    assert_eq!(wrong(&|state| state.open.pools[me].take(1)), "P0 holds cards from nowhere");
    let lost = "27 cards are missing, 26 were trashed";
    assert_eq!(wrong(&|state| state.open.deck.take(SECRET_TOME.0 + 1)), lost);
    assert_eq!(wrong(&|state| state.open.reserve[0] -= 1), lost);
    assert_eq!(wrong(&|state| state.open.discards[me].take(BURGLE.0)), lost);
    assert_eq!(wrong(&|state| state.open.trashed += 1), "26 cards are missing, 27 were trashed");
    assert_eq!(wrong(&|state| state.open.reserve[1] += 1), "there are more copies of a card than in the box");
    assert_eq!(wrong(&|state| state.open.allowance.companions -= 1), "3 companions in play, 2 counted");
    assert_eq!(wrong(&|state| state.open.people[me].crowns = 1), "expected-best-crowns, found crown-8 crown-9");
    assert_eq!(wrong(&|state| state.open.people[me].crowns = 0), "2 of crown");
    assert_eq!(wrong(&|state| state.open.people[me].keys += 1), "3 of key");
    assert_eq!(wrong(&|state| state.open.market[1] += 1), "3 of backpack");
    assert_eq!(wrong(&|state| state.open.idols -= 1), "2 of monkey-idol");
    let major = "expected-turned-over class=major taken=2, found 3";
    assert_eq!(wrong(&|state| state.open.secrets[0].take(0)), major);
    let minor = "expected-turned-over class=minor taken=3, found 4";
    assert_eq!(wrong(&|state| state.open.secrets[1].take(0)), minor);
}

/// Changes positions at random.
struct Mangler {
    fate: Quick,
}

/// Words of positions, to be put where they do not belong.
const WORDS: &str = "first-turn deal-hands deal-row first-player remove-artifacts/2 closing refill next attack/3 \
    draw/P0/5 draw/P1/20 secret/major secret/minor enter trash replace adjacent reveal choose/wand-of-wind/play/1 \
    choose/shrine/use/1 discard/1/sleight-of-hand/play/1 text/monkeybot-3000/play/0 text/watcher/arrive/0 \
    text/rebel-scout/play/2 text/mister-whiskers/play/0 text/treasure-hunter/play/0 text/shrine/arrive/0 \
    text/apothecary/play/0 text/master-burglar/play/0 none roused exhausted trashes=3 skill=99 made=99 \
    skill-per-clank=99 gold-bonus=99 swords=99 boots=40 teleports=9 gains=99 quiet=99 monkey-idol*3 crown-10 key*2 \
    burgle*12 mercenary*15 treasure-hunter*2 kobold*3 dead left rescued inside P0/1 P1/4 P2/5 f1 f17 f24 f27 b1 b24 \
    chalice*3 30 5";

impl Mangler {
    fn below(&mut self, count: usize) -> usize {
        self.fate.below(count as u32) as usize
    }
    fn number(&mut self) -> String {
        [0, 1, 2, 3, 4, 5, 7, 9, 10, 20, 24, 30, 99, 100, 255, 999][self.below(16)].to_string()
    }
    /// Changes one word: replaces, inserts, removes or repeats it, or changes its number.
    fn change(&mut self, value: &mut Vec<String>) {
        let vocabulary: Vec<&str> = WORDS.split_whitespace().collect();
        let stranger = vocabulary[self.below(vocabulary.len())].to_owned();
        if value.is_empty() {
            return value.push(stranger);
        }
        let at = self.below(value.len());
        match self.below(6) {
            0 => value[at] = stranger,
            1 => value.insert(at, stranger),
            2 => {
                value.remove(at);
            }
            3 => value.insert(at, value[at].clone()),
            _ => {
                let digits = value[at].find(|c: char| c.is_ascii_digit());
                let end = digits.map(|from| from + value[at][from..].chars().take_while(char::is_ascii_digit).count());
                let number = self.number();
                match digits.zip(end) {
                    Some((from, end)) => value[at].replace_range(from..end, &number),
                    None => value[at] = format!("{}*{number}", value[at]),
                }
            }
        }
    }
    /// The same lines with one or two changes.
    fn mangle(&mut self, text: &str) -> String {
        let line = |line: &str| {
            let (key, value) = line.split_once(": ").expect("written like this");
            (key.to_owned(), value.split(' ').map(str::to_owned).collect::<Vec<_>>())
        };
        let mut lines: Vec<(String, Vec<String>)> = text.lines().map(line).collect();
        for _ in 0..1 + self.below(3) {
            let (at, other) = (self.below(lines.len()), self.below(lines.len()));
            match self.below(12) {
                0 => {
                    lines.remove(at);
                }
                1 => lines[at].1 = lines[other].1.clone(),
                2 => {
                    let phase = WORDS.split_whitespace().nth(self.below(25)).expect("there are so many");
                    lines.retain(|(key, _)| key != "phase");
                    lines.push(("phase".into(), vec![phase.into()]));
                }
                _ => self.change(&mut lines[at].1),
            }
        }
        lines.iter().map(|(key, value)| format!("{key}: {}\n", value.join(" "))).collect()
    }
}

/// Plays this many random steps, or to the end.
fn play_on(state: &mut State, fate: &mut Quick, steps: u32) {
    for _ in 0..steps {
        if Clank::turn(state) == Turn::Over {
            return;
        }
        step(state, fate);
    }
}

#[test]
fn whatever_is_read_can_be_played_on() {
    let (mut mangler, mut fate, mut read) = (Mangler { fate: Quick::new(11) }, Quick::new(12), 0);
    let options =
        ["", " board=back", " artifact_pickup=action dungeon_deck_reshuffle=off", " discard_cost_optional=on"];
    for seed in 0..120 {
        let text = format!("players={}{}", 2 + seed % 3, options[seed / 3 % 4]);
        let mut state = Clank::new(&setup(&text));
        while Clank::turn(&state) != Turn::Over {
            let written = Clank::write_position(&state);
            for mangled in (0..10).map(|_| mangler.mangle(&written)) {
                let Ok(mut other) = Clank::read_position(&mangled) else { continue };
                read += 1;
                let played = catch_unwind(AssertUnwindSafe(|| play_on(&mut other, &mut Quick::new(read), 200)));
                assert!(played.is_ok() && Clank::audit(&other) == Ok(()), "{mangled}");
            }
            let steps = 1 + fate.below(100);
            play_on(&mut state, &mut fate, steps);
        }
    }
    assert!(read >= 500, "only {read} of the variants were read");
}
