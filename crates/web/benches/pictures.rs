//! How long a picture takes: Scene and HTML together, in CPU time, best of 20 runs, over the positions of a match.
//!
//! `cargo bench -p web`. The bounds are those of `docs/web.md`; what is over them is said, and nothing fails: a busy
//! machine is no mistake.
use bots::{AnyBot, Player, Skill};
use cpu_time::ThreadTime;
use engine::{AnyTable, Heuristics, Info, Quick, Turn, Viewer};
use i18n::{Language, Speech};
use registry::Visitor;
use std::hint::black_box;
use std::time::Duration;
use web::{Frame, FrameChair};

/// As the program has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const RUNS: u32 = 20;

/// Microseconds a picture may take, for the game with the largest first.
const BOUNDS: [u32; 3] = [350, 200, 100];

fn main() {
    let mut all: Vec<(Vec<Duration>, &str)> = registry::all().map(|info| (measure(info), info.id)).collect();
    all.sort_by_key(|(times, _)| std::cmp::Reverse(middle(times)));
    for ((times, game), bound) in all.iter().zip(BOUNDS) {
        let (median, most) = (middle(times), times.last().copied().unwrap_or_default());
        let verdict = if median.as_micros() > u128::from(bound) { "OVER" } else { "within" };
        println!(
            "{game}: {} positions, median {median:.1?}, largest {most:.1?}; {verdict} {bound} microseconds",
            times.len()
        );
    }
}

fn middle(times: &[Duration]) -> Duration {
    times.get(times.len() / 2).copied().unwrap_or_default()
}

/// The best time of every position in which the first seat decides, sorted.
fn measure(info: &'static Info) -> Vec<Duration> {
    let words = Speech::new(Language::ENGLISH, &[info.into(), i18n::Table { name: "web", texts: web::TEXTS }]);
    let mut table = registry::table(info.id, "players=4").expect("it is registered").expect("for four");
    let mut bot = registry::visit(info.id, Rule).expect("it is registered");
    let mut fate = Quick::new(11);
    let mut times = vec![];
    loop {
        table.settle(&mut fate);
        let Turn::Decide(seats) = table.turn() else { break };
        let seat = seats.first().expect("somebody decides");
        times.push(best(table.as_ref(), &words));
        let action = bot.answer(table.as_ref(), seat).expect("a bot has an answer");
        table.act(seat, &action).expect("it is legal");
    }
    times.sort_unstable();
    times
}

fn best(table: &dyn AnyTable, words: &Speech) -> Duration {
    let seat = table.players().next().expect("somebody plays");
    let who = Viewer::Seat(seat);
    let names: Vec<String> = table.players().map(|seat| format!("Person {seat}")).collect();
    let news = table.news(who).len();
    let chairs = table.players().zip(&names).map(|(seat, name)| FrameChair::new(seat, name)).collect();
    let frame = Frame { table: "abcdefghij".into(), at: "10.0".into(), you: Some(seat), chairs, ..Frame::default() };
    let run = |_| {
        let start = ThreadTime::now();
        let scene = table.scene(who, news, words, &names);
        drop(black_box(web::table(&scene, &frame, words)));
        start.elapsed()
    };
    (0..RUNS).map(run).min().unwrap_or_default()
}

struct Rule;

impl Visitor for Rule {
    type Out = Box<dyn AnyBot>;
    fn visit<G: Heuristics>(self) -> Self::Out {
        Box::new(Player::<G>::new("rule".parse::<Skill>().expect("a rung"), 5))
    }
}
