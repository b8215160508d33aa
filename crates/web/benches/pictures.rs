//! How long a picture takes: Scene and HTML together, in CPU time, best of 20 runs, over the positions of a match.
//!
//! `cargo bench -p web`. The bounds are those of `docs/web.md`. Exceeding them is reported and fails nothing: the machine
//! may be busy.
use bots::{Rung, Skill};
use cpu_time::ThreadTime;
use engine::{AnyTable, Info, Quick, Turn, Viewer};
use i18n::{Language, Speech};
use std::hint::black_box;
use std::time::Duration;
use web::{Frame, FrameChair};

/// The same allocator as the program's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const RUNS: u32 = 20;

/// Microseconds a picture may take, for the slowest game first.
const BOUNDS: [u32; 3] = [350, 200, 100];

fn main() {
    let mut all: Vec<(Vec<Duration>, &str)> = registry::infos().map(|info| (measure(info), info.id)).collect();
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
    let words = Speech::new(Language::ENGLISH, &[info.into(), i18n::TextTable { name: "web", texts: web::TEXTS }]);
    let game = registry::game(info.id).expect("it is registered");
    let mut table = game.table("players=4").expect("for four");
    let mut bot = game.bot(Skill::of(Rung::Rule), 5);
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
