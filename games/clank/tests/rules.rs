//! Rules that are about many matches, about chance, or about setups that must be refused. The rest are case files.
use clank::{Action, BLACK_CUBES, BURGLE, Clank, Cube, SECRET_TOME, State, Status};
use engine::{Fate, Game, Quick, Seat, Setup, Told, Turn, Unseen};
use std::panic::{AssertUnwindSafe, catch_unwind};
use testkit::{by_lot, one_of, played, watched};

const PLAYERS: [u8; 3] = [2, 3, 4];

fn setup(text: &str) -> Setup {
    Setup::read::<Clank>(text).expect("the setup is written correctly")
}

/// One step by lot, if the match is not over.
fn step(state: &mut State, fate: &mut Quick) -> bool {
    engine::step(&mut Unseen::<Clank>(state), fate, |state, seats, fate| {
        let seat = seats.first().expect("somebody is asked");
        (seat, by_lot::<Clank>(state, seat, fate))
    })
}

/// A match after its set-up.
fn set_up(text: &str, seed: u64) -> State {
    let (mut state, mut fate) = (Clank::new(&setup(text)), Quick::new(seed));
    while Clank::turn(&state) == Turn::Chance {
        step(&mut state, &mut fate);
    }
    state
}

#[test]
fn ck_1_2_two_to_four_can_play() {
    assert_eq!(Clank::INFO.players, 2..=4);
}

#[test]
fn ck_2_19_by_lot_everybody_starts_as_often() {
    let mut starts = [0f64; 3];
    for seed in 0..1_500 {
        starts[set_up("players=3", seed).actor.index()] += 1.0;
    }
    assert!(starts.iter().all(|&times| (times - 500.0).abs() < 75.0), "{starts:?}");
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
        let state = set_up(&format!("players={players} board={side}"), seed);
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
        let choose = |told: &Told<'_, Clank>, seat: Seat, fate: &mut Quick| by_lot::<Clank>(told, seat, fate);
        watched::<Clank>(&setup(&text), seed, choose, |state| {
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
        let mut decisions = 0;
        let end = played::<Clank>(&setup("players=2"), seed, |told, seat, fate| {
            decisions += 1;
            by_lot::<Clank>(told, seat, fate)
        });
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

/// Words of positions, to be put where they do not belong.
const WORDS: &str = "first-turn deal-hands deal-row first-player remove-artifacts/2 closing refill next attack/3 \
    draw/P0/5 draw/P1/20 secret/major secret/minor enter trash replace adjacent reveal choose/wand-of-wind/play/1 \
    choose/shrine/use/1 discard/1/sleight-of-hand/play/1 text/monkeybot-3000/play/0 text/watcher/arrive/0 \
    text/rebel-scout/play/2 text/mister-whiskers/play/0 text/treasure-hunter/play/0 text/shrine/arrive/0 \
    text/apothecary/play/0 text/master-burglar/play/0 none roused exhausted trashes=3 skill=99 made=99 \
    skill-per-clank=99 gold-bonus=99 swords=99 boots=40 teleports=9 gains=99 quiet=99 monkey-idol*3 crown-10 key*2 \
    burgle*12 mercenary*15 treasure-hunter*2 kobold*3 dead left rescued inside P0/1 P1/4 P2/5 f1 f17 f24 f27 b1 b24 \
    chalice*3 30 5";

const NUMBERS: [u16; 16] = [0, 1, 2, 3, 4, 5, 7, 9, 10, 20, 24, 30, 99, 100, 255, 999];

/// Changes one word: replaces, inserts, removes or repeats it, or changes its number.
fn change(value: &mut Vec<String>, fate: &mut Quick) {
    let stranger = one_of(&WORDS.split_whitespace().collect::<Vec<_>>(), fate).to_owned();
    if value.is_empty() {
        return value.push(stranger);
    }
    let at = fate.below(value.len() as u32) as usize;
    match fate.below(6) {
        0 => value[at] = stranger,
        1 => value.insert(at, stranger),
        2 => drop(value.remove(at)),
        3 => value.insert(at, value[at].clone()),
        _ => {
            let (word, number) = (&mut value[at], one_of(&NUMBERS, fate).to_string());
            match word.find(|c: char| c.is_ascii_digit()) {
                Some(from) => {
                    let digits = word[from..].chars().take_while(char::is_ascii_digit).count();
                    word.replace_range(from..from + digits, &number);
                }
                None => *word += &format!("*{number}"),
            }
        }
    }
}

/// The same lines with one to three changes.
fn mangle(text: &str, fate: &mut Quick) -> String {
    let line = |line: &str| {
        let (key, value) = line.split_once(": ").expect("written like this");
        (key.to_owned(), value.split(' ').map(str::to_owned).collect::<Vec<_>>())
    };
    let mut lines: Vec<(String, Vec<String>)> = text.lines().map(line).collect();
    for _ in 0..1 + fate.below(3) {
        let [at, other] = [(); 2].map(|()| fate.below(lines.len() as u32) as usize);
        match fate.below(12) {
            0 => drop(lines.remove(at)),
            1 => lines[at].1 = lines[other].1.clone(),
            2 => {
                let phases: Vec<&str> = WORDS.split_whitespace().take(25).collect();
                lines.retain(|(key, _)| key != "phase");
                lines.push(("phase".into(), vec![one_of(&phases, fate).into()]));
            }
            _ => change(&mut lines[at].1, fate),
        }
    }
    lines.iter().map(|(key, value)| format!("{key}: {}\n", value.join(" "))).collect()
}

/// Plays this many random steps, or to the end.
fn play_on(state: &mut State, fate: &mut Quick, steps: u32) {
    for _ in 0..steps {
        step(state, fate);
    }
}

#[test]
fn whatever_is_read_can_be_played_on() {
    let (mut mangler, mut fate, mut read) = (Quick::new(11), Quick::new(12), 0);
    let options =
        ["", " board=back", " artifact_pickup=action dungeon_deck_reshuffle=off", " discard_cost_optional=on"];
    for seed in 0..120 {
        let text = format!("players={}{}", 2 + seed % 3, options[seed / 3 % 4]);
        let mut state = Clank::new(&setup(&text));
        while Clank::turn(&state) != Turn::Over {
            let written = Clank::write_position(&state);
            for mangled in (0..10).map(|_| mangle(&written, &mut mangler)) {
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
