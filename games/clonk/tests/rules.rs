//! Rules that are about many matches, about chance, or about setups that must be refused. The rest are case files.
use clonk::{Action, BELOW_AWAKENING, CardSource, Clonk, Monster, SUPPLY, ShaftId, State, Step, score_sheets};
use dealer::Dealer;
use engine::{AnyTable, Digest, Game, NoWords, Quick, Seat, Setup, Table, Told, Turn, Viewer};
use testkit::{one_of, watched};

const PLAYERS: [u8; 3] = [2, 3, 4];
const MATCHES: u64 = 2_000;

fn setup(text: &str) -> Setup {
    Setup::read::<Clonk>(text).expect("the setup is written correctly")
}

/// Plays a match, choosing at random among the actions `like` rates highest. Shows every state on the way.
fn play(setup: &Setup, seed: u64, like: impl Fn(&State, Action) -> i8, each: impl FnMut(&State)) -> State {
    let choose = |told: &Told<'_, Clonk>, seat: Seat, fate: &mut Quick| {
        let mut menu = Clonk::menu(told, seat);
        let best = menu.iter().map(|&action| like(told, action)).max();
        menu.retain(|&action| Some(like(told, action)) == best);
        assert!(!menu.is_empty(), "CL-3.7: nobody is asked without an answer");
        one_of(&menu, fate)
    };
    watched::<Clonk>(setup, seed, choose, each)
}

fn anything(_: &State, _: Action) -> i8 {
    0
}

/// Digs nothing and gives nothing: as many Snore and Kablooey cards as possible.
fn lazily(_: &State, action: Action) -> i8 {
    i8::from(action == Action::Stop)
}

/// Digs as much as it can, never from shaft 1, and lays everything there: the highest possible shaft.
fn towering(_: &State, action: Action) -> i8 {
    match action {
        Action::Dig(CardSource::Shaft(ShaftId(0))) | Action::Give(CardSource::Shaft(ShaftId(0)), _) => -2,
        Action::Blast(_) => -3,
        Action::Dig(CardSource::Shaft(_)) => 2,
        Action::Dig(CardSource::Hand(_)) => 1,
        Action::Lay(_, ShaftId(0)) => 1,
        Action::Stop | Action::Give(..) => -1,
        _ => 0,
    }
}

// CL-T07
#[test]
fn cl_1_1_two_to_four_can_play() {
    assert_eq!(Clonk::INFO.players, 2..=4);
}

#[test]
fn cl_1_12_sixteen_snore_and_kablooey_cards_are_always_enough() {
    for players in PLAYERS {
        let setup = Setup::new::<Clonk>(players).expect("two to four can play");
        let mut most = 0;
        for seed in 0..MATCHES {
            play(&setup, seed, if seed % 4 == 0 { anything } else { lazily }, |state| {
                most = most.max(state.snores.0.iter().sum()).max(state.kablooeys.0.iter().sum());
            });
        }
        assert!(most <= SUPPLY, "{most}");
        assert!(most >= 10, "players who dig nothing take many: {most}");
    }
}

#[test]
fn cl_3_5_cl_3_6_cl_5_8_every_chain_holds_and_every_turn_begins_with_an_empty_gallery() {
    for players in PLAYERS {
        let setup = Setup::new::<Clonk>(players).expect("two to four can play");
        for seed in 0..MATCHES / 4 {
            let mut before = None;
            play(&setup, seed, anything, |state| {
                for seat in state.everyone() {
                    let gallery: Vec<_> = state.galleries[seat].cards().collect();
                    assert!(gallery.windows(2).all(|pair| pair[1].fits(pair[0])), "CL-5.8, seed {seed}");
                    assert!(gallery.is_empty() || state.cart_tops[seat].is_some(), "CL-3.6, seed {seed}");
                }
                let turn = (state.step == Step::Dig).then_some(state.actor);
                if turn.is_some() && turn != before {
                    assert!(state.galleries[state.actor].is_empty(), "CL-3.5, seed {seed}");
                    assert!(state.last_card(state.actor).is_some(), "CL-3.6, seed {seed}");
                }
                before = turn.or(before);
            });
        }
    }
}

#[test]
fn cl_8_3_everybody_has_the_same_number_of_turns() {
    for options in ["", " awakening_mixed_in=on", " awakening_extra_round=on"] {
        for players in PLAYERS {
            let setup = setup(&format!("players={players} start=P1{options}"));
            for seed in 0..MATCHES / 8 {
                let (mut turns, mut last, mut woken) = ([0; 4], None, None);
                let end = play(&setup, seed, anything, |state| {
                    let phase = matches!(state.step, Step::Dig | Step::Cart).then_some(state.actor);
                    if phase.is_some() && phase != last {
                        turns[state.actor.index()] += 1;
                        last = phase;
                    }
                    if state.monster != Monster::Asleep && woken.is_none() {
                        woken = Some(turns);
                    }
                });
                assert!(turns[..players as usize].iter().all(|&count| count == turns[0]), "seed {seed}: {turns:?}");
                let woken = woken.expect("the monster wakes in every match");
                let rounds = turns[1] - woken[1];
                assert_eq!(rounds, i32::from(options.contains("extra")), "seed {seed}: {woken:?}, {turns:?}");
                assert_eq!(end.monster == Monster::Prowling, options.contains("extra"));
            }
        }
    }
}

#[test]
fn cl_2_12_mixed_in_the_awakening_card_may_lie_anywhere_in_or_on_the_bottom_pile() {
    let setup = setup("players=4 awakening_mixed_in=on");
    let below = BELOW_AWAKENING[2] as usize;
    let mut depths = vec![0f64; below + 1];
    let matches = 6_000;
    for seed in 0..matches {
        let mut found = None;
        play(&setup, seed, anything, |state| {
            if state.monster != Monster::Asleep && found.is_none() {
                found = Some(state.left as usize);
            }
        });
        // The number of treasure cards below it.
        depths[found.expect("the monster wakes in every match")] += 1.0;
    }
    let expected = matches as f64 / depths.len() as f64;
    let chi_squared: f64 = depths.iter().map(|found| (found - expected).powi(2) / expected).sum();
    assert!(chi_squared < 35.0, "{chi_squared} with {below} degrees of freedom: {depths:?}");
}

#[test]
fn a_shaft_may_grow_as_high_as_the_players_like() {
    let mut highest = 0;
    for options in ["", " awakening_extra_round=on awakening_mixed_in=on"] {
        for players in PLAYERS {
            let setup = setup(&format!("players={players}{options}"));
            for seed in 0..MATCHES / 8 {
                let end = play(&setup, seed, towering, |state| assert_eq!(Clonk::audit(state), Ok(())));
                highest = highest.max(end.shafts.height(ShaftId(0)));
            }
        }
    }
    assert!(highest >= 30, "{highest}");
}

#[test]
fn what_is_laid_bare_in_one_shaft_does_not_change_what_lies_in_another() {
    let position = "players: 2\nstep: dig\nstart: P0\nturn: P0\nmonster: asleep\nshaft 1: * red-crown-1\n\
                    shaft 2: * red-crown-2\nkablooeys P0: 2\ntasks P0: [red] crown\ntasks P1: blue [hammer]\n\
                    cart P0: blue-sword-1\ncart P1: blue-sword-2\n";
    let laid_bare = |seed: u8, shafts: &[&str]| {
        let mut table = Table::<Clonk>::from_position(position).expect("the position is written correctly");
        let mut dealer = Dealer::new(Digest([seed; 32]));
        for shaft in shafts {
            AnyTable::act(&mut table, Seat(0), &format!("blast {shaft}")).expect("a Kablooey card is there");
            table.settle(&mut dealer);
        }
        table.position_text().lines().find(|line| line.starts_with("shaft 2")).map(str::to_owned)
    };
    let same = (0..50).filter(|&seed| laid_bare(seed, &["s2"]) == laid_bare(seed, &["s1", "s2"])).count();
    assert!(same >= 48, "only a card that shaft 1 has taken may be another: {same} of 50");
}

#[test]
fn cl_10_2_cl_10_12_nobody_gets_points_from_nowhere() {
    for players in PLAYERS {
        let setup = Setup::new::<Clonk>(players).expect("two to four can play");
        for seed in 0..MATCHES / 8 {
            let end = play(&setup, seed, anything, |_| {});
            let sheets = score_sheets(&end, &end.faces);
            let scores = Clonk::scores(&end);
            let most = end.everyone().map(|seat| sheets[seat].all_eyes()).max().unwrap_or(0);
            for seat in end.everyone() {
                let sheet = &sheets[seat];
                let cards = end.collected(seat);
                let coins: u8 = cards.into_iter().map(|card| card.coins()).sum();
                let eyes: u8 = cards.into_iter().map(|card| card.eyes()).sum();
                assert_eq!((sheet.coins, sheet.eyes, sheet.treasures), (coins, eyes, cards.len()));
                let loss = if sheet.all_eyes() == most { most.div_ceil(2) } else { 0 };
                assert_eq!(sheet.loss, loss, "CL-10.8, seed {seed}");
                let tasks: u8 = sheet.tasks.iter().flatten().map(|task| task.points).sum();
                let total = i16::from(coins + end.kablooeys[seat] + tasks) - i16::from(loss);
                assert_eq!(scores[seat], Some(total), "CL-10.12, seed {seed}");
            }
        }
    }
}

#[test]
fn cl_9_3_a_view_remembers_every_cart_and_no_hand_of_others() {
    let end = play(&setup("players=3"), 5, anything, |state| {
        for who in state.everyone() {
            let view = Clonk::view(state, Viewer::Seat(who));
            assert_eq!(view.open.carts, state.carts);
            for other in state.everyone().without(who) {
                assert!(view.faces.hands[other].is_empty());
            }
            assert_eq!(view.faces.hands[who], state.faces.hands[who]);
        }
    });
    assert_eq!(end.step, Step::Over);
}

/// What one of two players can read after three rounds without digging.
fn story(options: &str) -> Vec<String> {
    let setup = setup(&format!("players=2 start=P0{options}"));
    let (mut table, mut fate, mut passed) = (Table::<Clonk>::new(&setup), Quick::new(4), 0);
    table.settle(&mut fate);
    while passed < 6 {
        let Turn::Decide(seats) = AnyTable::turn(&table) else { panic!("three rounds are not a whole match") };
        let seat = seats.first().expect("somebody owes the decision");
        let offers = table.offers(seat);
        let action = offers.iter().find(|offer| *offer == "stop").unwrap_or(&offers[0]);
        passed += usize::from(action.starts_with("stop"));
        AnyTable::act(&mut table, seat, action).expect("it was offered");
        table.settle(&mut fate);
    }
    let names = ["Ola".to_owned(), "Jo".to_owned()];
    let scene = table.scene(Viewer::Seat(Seat(1)), 0, &NoWords, &names);
    scene.story().map(|tale| scene.say(&tale.line)).collect()
}

#[test]
fn cl_9_3_the_story_goes_back_to_the_round_before_this_one_unless_the_log_is_open() {
    let (short, long) = (story(""), story(" open_log=on"));
    let turns =
        |story: &[String]| story.iter().filter(|line| line.starts_with("log-turn")).cloned().collect::<Vec<_>>();
    let headings =
        ["round=1 who=P0", "round=1 who=you", "round=2 who=P0", "round=2 who=you", "round=3 who=P0", "round=3 who=you"];
    let headings: Vec<String> = headings.iter().map(|text| format!("log-turn {text}")).collect();
    assert_eq!(turns(&long), headings);
    assert_eq!(turns(&short), headings[2..]);
    assert_eq!(short.first(), headings.get(2), "nothing older stands above it");
    assert!(long.iter().any(|line| line.starts_with("log-opened")) && long.ends_with(&short));
}

#[test]
fn an_audit_finds_what_is_lost_doubled_or_miscounted() {
    let position = "players: 2\nstep: dig\nstart: P0\nturn: P0\nmonster: asleep\nshaft 1: * red-crown-1\n\
                    hand P0: red-crown-2\ntasks P0: [red] crown\ntasks P1: blue [hammer]\n\
                    cart P0: blue-sword-1\ncart P1: blue-sword-2\ndiscard: green-sword-1\n";
    let sound = Clonk::read_position(position).expect("the position is written correctly");
    assert_eq!(Clonk::audit(&sound), Ok(()));
    let card = |text: &str| text.parse::<clonk::Card>().expect("a card");
    let wrong = |spoil: &dyn Fn(&mut State)| {
        let mut state = sound;
        spoil(&mut state);
        Clonk::audit(&state).expect_err("something is wrong")
    };
    let pool = "the pool is not what nobody was shown";
    assert_eq!(wrong(&|state| state.open.discards.put(card("red-crown-1"))), "red-crown-1 is there twice");
    assert_eq!(wrong(&|state| state.open.discards.take(card("green-sword-1"))), pool);
    assert_eq!(wrong(&|state| state.open.pool.take(card("pink-sword-1"))), pool);
    let unseen = "what is unseen is not the pool without the hands";
    assert_eq!(wrong(&|state| state.unseen.take(card("pink-sword-1"))), unseen);
    assert_eq!(wrong(&|state| state.faces.hands[Seat(0)].put(card("blue-sword-1"))), unseen);
    assert_eq!(wrong(&|state| state.faces.hands[Seat(1)].put(card("red-crown-2"))), "red-crown-2 is there twice");
    assert_eq!(wrong(&|state| state.open.hands[Seat(1)] = 1), "a hand is not as large as everybody sees");
    let top = wrong(&|state| state.open.cart_tops[Seat(1)] = Some(card("blue-sword-3")));
    assert_eq!(top, "the top of a cart is not in it");
    assert_eq!(wrong(&|state| state.open.backs = 2), "1 cards face down, but 2 are known to be");
    assert_eq!(wrong(&|state| state.open.left -= 1), "101 in the pile and 1 face down, but 103 unseen");
    assert_eq!(wrong(&|state| state.faces.colours[Seat(1)] = None), "5 colour tiles instead of 6");
    let doubled = wrong(&|state| state.faces.treasures[Seat(1)] = state.faces.treasures[Seat(0)]);
    assert_eq!(doubled, "the tile crown is there twice");
}

#[test]
fn every_place_has_an_id_of_its_own_however_high_a_shaft_is() {
    let tail = "step: dig\nstart: P0\nturn: P0\ntasks P0: [red] crown\ntasks P1: blue [hammer]\nkablooeys P0: 2\n\
                cart P0: blue-sword-1\ncart P1: blue-sword-2\nhand P0: red-crown-2 red-crown-3\n";
    let cards: Vec<String> = (0..108).map(|number| Clonk::lot(8, engine::Lot(number + 1))).collect();
    let free = |text: &&String| !tail.contains(text.as_str());
    let discards: Vec<&str> = cards.iter().filter(free).map(String::as_str).skip(1).collect();
    let shafts = [
        format!("monster: asleep\nshaft 5: {} red-sword-1\nshaft 1: * red-sword-2\n", "*".repeat(60)),
        format!("monster: asleep\nshaft 1: {} red-sword-1\nshaft 2: red-sword-2\n", "*".repeat(60)),
        format!("monster: awake\nshaft 5: {}\ndiscard: {}\n", discards[0], discards[1..].join(" ")),
    ];
    for shafts in shafts {
        let text = format!("players: 2\n{tail}{shafts}");
        let table = Table::<Clonk>::from_position(&text).unwrap_or_else(|misread| panic!("{misread} in {text}"));
        let scene = table.scene(Viewer::Seat(Seat(0)), 0, &NoWords, &["Ola".to_owned(), "Jo".to_owned()]);
        let pieces = scene.pieces().into_iter().map(|piece| piece.id);
        let areas = scene.areas().into_iter().map(|area| area.id);
        let ids: Vec<_> = pieces.chain(areas).chain(scene.players.iter().map(|player| player.plate)).collect();
        let distinct: std::collections::BTreeSet<_> = ids.iter().collect();
        assert_eq!(distinct.len(), ids.len(), "{text}");
    }
}
