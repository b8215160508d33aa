//! What bots promise, in every game.
use bots::{Bot, BotPlayer, Budget, Effort, LEVELS, Question, Rung, Seen, Skill, Weighed, think};
use engine::{BySeat, Heuristics, Quick, Seat, Setup, Told, Viewer, step, tell};
use registry::Visitor;

/// Runs a check for every game.
macro_rules! in_every_game {
    ($test:ident, $check:ident) => {
        #[test]
        fn $test() {
            struct Check;
            impl Visitor for Check {
                type Out = ();
                fn visit<G: Heuristics>(self) {
                    $check::<G>();
                }
            }
            registry::infos().for_each(|info| registry::visit(info.id, Check).expect("the registry knows its games"));
        }
    };
}

in_every_game!(the_same_question_gets_the_same_answer_on_any_number_of_threads, same_on_all_threads);
in_every_game!(the_same_seed_plays_the_same_match, same_match);
in_every_game!(worlds_that_look_alike_get_the_same_thoughts, same_in_alike_worlds);
in_every_game!(every_skill_plays_a_whole_match_by_the_rules, whole_match);
in_every_game!(a_budget_in_simulations_is_kept, budget_is_kept);
in_every_game!(few_tries_and_tiny_leads_make_nobody_sure, nobody_is_sure);

/// A decision in the middle of a match, and all that its seat was told before it.
struct Moment<G: Heuristics> {
    state: G::State,
    seat: Seat,
    news: Vec<G::Event>,
}

/// Moments from matches of the cheap cut, far enough apart to differ.
fn moments<G: Heuristics>(players: u8) -> Vec<Moment<G>> {
    let setup = Setup::new::<G>(players).expect("the game is for so many");
    let (mut state, mut fate, mut moments) = (G::new(&setup), Quick::new(3), vec![]);
    let (mut events, mut news, mut decisions) = (vec![], vec![vec![]; players.into()], 0);
    while step(&mut Told::<G> { state: &mut state, events: &mut events }, &mut fate, |told, seats, fate| {
        let seat = seats.first().expect("somebody owes the decision");
        if decisions % 29 == 0 && G::menu(told, seat).len() > 1 {
            moments.push(Moment { state: *told.state, seat, news: news[seat.index()].clone() });
        }
        decisions += 1;
        (seat, G::playout(told, seat, fate))
    }) {
        tell::<G>(&events, &mut news);
        events.clear();
    }
    moments
}

fn effort(rung: Rung, threads: usize) -> Effort {
    Effort { rung, budget: Budget::Simulations(60), guarded: true, threads, finalists: 3 }
}

/// Plans and everything that was found out about them, in words.
fn thoughts<G: Heuristics>(moment: &Moment<G>, effort: &Effort) -> String {
    let view = G::view(&moment.state, Viewer::Seat(moment.seat));
    let question = Question::<G> { view: &view, news: &moment.news, seat: moment.seat, seed: 7 };
    let thoughts = think(&question, &[], effort);
    thoughts.plans.iter().map(|plan| format!("{:?} {:?} {:?}\n", plan.actions, plan.worth, plan.sums)).collect()
}

fn same_on_all_threads<G: Heuristics>() {
    for moment in moments::<G>(3).iter().take(6) {
        for rung in [Rung::Flat, Rung::Search] {
            let [one, three] = [1, 3].map(|threads| thoughts(moment, &effort(rung, threads)));
            assert_eq!(one, three, "{}", G::INFO.id);
        }
    }
}

fn same_in_alike_worlds<G: Heuristics>() {
    for (number, real) in moments::<G>(4).into_iter().take(6).enumerate() {
        let (seat, news) = (real.seat, real.news.clone());
        let state = G::guess(&G::view(&real.state, Viewer::Seat(seat)), &mut Quick::new(number as u64));
        let alike = [real, Moment { state, seat, news }];
        let [real, guessed] = alike.each_ref().map(|moment| thoughts(moment, &effort(Rung::Search, 1)));
        assert_eq!(real, guessed, "{}", G::INFO.id);
        for skill in LEVELS {
            let skill = skill.with_budget(Budget::Simulations(20));
            let [real, guessed] = alike.each_ref().map(|moment| answer(moment, skill));
            assert_eq!(real, guessed, "{} {skill}", G::INFO.id);
        }
    }
}

fn answer<G: Heuristics>(moment: &Moment<G>, skill: Skill) -> String {
    let (seat, legal) = (moment.seat, G::menu(&moment.state, moment.seat));
    let view = G::view(&moment.state, Viewer::Seat(seat));
    let seen = Seen::<G> { view: &view, news: &moment.news, seat, legal: &legal };
    BotPlayer::<G>::new(skill, 5).choose(&seen).to_string()
}

/// All actions of a match between these bots, each of which must be legal.
fn played<G: Heuristics>(skills: &[Skill], seed: u64) -> Vec<String> {
    let setup = Setup::new::<G>(skills.len() as u8).expect("the game is for so many");
    let (mut state, mut fate) = (G::new(&setup), Quick::new(seed));
    let mut players: Vec<BotPlayer<G>> = skills.iter().map(|&skill| BotPlayer::new(skill, seed)).collect();
    let (mut events, mut news, mut said) = (vec![], vec![vec![]; skills.len()], vec![]);
    while step(&mut Told::<G> { state: &mut state, events: &mut events }, &mut fate, |told, seats, _| {
        let seat = seats.first().expect("somebody owes the decision");
        let (view, legal) = (G::view(told, Viewer::Seat(seat)), G::menu(told, seat));
        let seen = Seen { view: &view, news: &news[seat.index()], seat, legal: &legal };
        let action = players[seat.index()].choose(&seen);
        assert!(legal.contains(&action), "{seat} {action} is not on the menu");
        said.push(format!("{seat} {action}"));
        assert!(said.len() < 5_000, "the match does not end");
        (seat, action)
    }) {
        tell::<G>(&events, &mut news);
        events.clear();
    }
    said
}

fn same_match<G: Heuristics>() {
    let skills = ["search@16", "rule:human"].map(|name| name.parse().expect("a bot"));
    assert_eq!(played::<G>(&skills, 1), played::<G>(&skills, 1));
    assert_ne!(played::<G>(&skills, 1), played::<G>(&skills, 2));
}

fn whole_match<G: Heuristics>() {
    for names in [["flat@12", "search:poor@12", "random"], ["level1", "level3", "rule"]] {
        played::<G>(&names.map(|name| name.parse().expect("a bot")), 4);
    }
}

fn budget_is_kept<G: Heuristics>() {
    for Moment { state, seat, news } in moments::<G>(2).iter().take(8) {
        let view = G::view(state, Viewer::Seat(*seat));
        let question = Question::<G> { view: &view, news, seat: *seat, seed: 1 };
        let thoughts = think(&question, &[], &Effort { budget: Budget::Simulations(300), ..effort(Rung::Flat, 1) });
        let tries: usize = thoughts.plans.iter().map(Weighed::tries).sum();
        assert_eq!(tries, thoughts.simulations as usize);
        // Whole worlds are tried, so a stage may take a few more than its share.
        assert!(tries == 0 || (250..=400).contains(&tries), "{tries} simulations in {}", G::INFO.id);
    }
}

fn nobody_is_sure<G: Heuristics>() {
    let plan = |worth: f32, tries: usize| Weighed::<G> {
        actions: vec![],
        worth: vec![worth; tries],
        sums: BySeat([f64::from(worth) * tries as f64; 4]),
    };
    let sure = |better: f32, worse: f32, tries: usize| plan(better, tries).better_than(&plan(worse, tries)).sure;
    assert_eq!(sure(0.3, 0.3, 100), 0.5);
    assert!(sure(0.9, 0.8, 2) < 0.7, "twice is no proof");
    assert!(sure(0.315_01, 0.315, 4_000) < 0.6, "that is as good as the same");
    assert!(sure(0.9, 0.8, 400) > 0.99);
}
