//! Writes pages of every game into a folder, to look at them in a browser, and measures how long a picture takes.
//!
//! `cargo run --release -p web --example demo -- FOLDER`, then serve the folder: pages load `/assets/..`.
use bots::{Rung, Skill};
use cpu_time::ProcessTime;
use engine::{AnyTable, Info, Quick, Seat, Turn, Viewer};
use i18n::{Language, Speech, TextTable};
use std::collections::BTreeMap;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use std::{env, fs, io};
use web::{Frame, FrameChair, Held, Said};

const NAMES: [&str; 4] = ["Ida", "Oskar", "Suda", "Bram"];
/// Which decisions of the viewer become pages.
const PAGES: [usize; 8] = [0, 4, 9, 12, 15, 22, 40, 70];

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "target/pages".into()));
    for path in web::assets() {
        let file = folder.join("assets").join(path);
        fs::create_dir_all(file.parent().expect("it lies in a folder"))?;
        fs::write(file, web::asset(path).expect("it is listed").bytes)?;
    }
    for info in registry::infos() {
        show(info, &folder)?;
    }
    Ok(())
}

fn show(info: &'static Info, folder: &Path) -> io::Result<()> {
    let words = Speech::new(Language::ENGLISH, &[info.into(), TextTable { name: "web", texts: web::TEXTS }]);
    let game = registry::game(info.id).expect("it is registered");
    let mut table = game.table("players=4").expect("for four");
    let mut bot = game.bot(Skill::of(Rung::Rule), 5);
    let (mut fate, mut own, mut measured) = (Quick::new(11), 0, Measured::default());
    let mut held = Held::default();
    loop {
        table.settle(&mut fate);
        measured.picture(table.as_ref(), &words, &mut held);
        let Turn::Decide(seats) = table.turn() else { break };
        let seat = seats.first().expect("somebody decides");
        if seat == Seat(0) {
            if let Some(page) = PAGES.iter().position(|page| *page == own) {
                write_page(table.as_ref(), &words, folder, &page.to_string())?;
            }
            own += 1;
        }
        let action = bot.answer(table.as_ref(), seat).expect("a bot has an answer");
        table.act(seat, &action).expect("it is legal");
    }
    write_page(table.as_ref(), &words, folder, "end")?;
    measured.report(info.id);
    // One update per line, to try how well they compress.
    fs::write(folder.join(format!("{}-updates.txt", info.id)), measured.told.join("\n"))
}

fn names(table: &dyn AnyTable) -> Vec<String> {
    table.players().map(|seat| NAMES[seat.index()].to_owned()).collect()
}

fn frame(table: &dyn AnyTable, who: Viewer) -> Frame {
    let chair = |seat: Seat| FrameChair {
        bot: (seat.0 == 2).then_some(3),
        present: seat.0 != 3,
        deadline: (seat.0 == 0).then(|| milliseconds() + 95_000),
        ..FrameChair::new(seat, NAMES[seat.index()])
    };
    let said = |seat: u8, text: &str| Said {
        number: 1,
        who: NAMES[usize::from(seat)].into(),
        seat: Some(Seat(seat)),
        text: text.into(),
        notice: false,
    };
    Frame {
        table: "7KAMBERX2Q".into(),
        at: format!("{}.0", table.line_count()),
        news: table.news(who).len(),
        you: who.seat(),
        can_undo: true,
        put_away: true,
        may_chat: true,
        hints: true,
        over: table.turn() == Turn::Over,
        may_rematch: true,
        chairs: table.players().map(chair).collect(),
        chat: vec![said(1, "Good luck, everybody!"), said(0, "The dragon will need it more.")],
        ..Frame::default()
    }
}

fn milliseconds() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

fn write_page(table: &dyn AnyTable, words: &Speech, folder: &Path, page: &str) -> io::Result<()> {
    let who = Viewer::Seat(Seat(0));
    let news = table.news(who).len();
    let scene = table.scene(who, news.saturating_sub(6), words, &names(table));
    let put_away = scene.over.is_some() && table.turn() != Turn::Over;
    let picture = web::table(&scene, &Frame { put_away, ..frame(table, who) }, words);
    let html = web::page(
        &web::Page {
            title: &scene.title,
            lang: "en",
            game: Some(&scene.game),
            scripts: &["adit.js"],
            ..web::Page::default()
        },
        picture.html(),
    );
    fs::write(folder.join(format!("{}-{page}.html", scene.game)), html)
}

/// How long pictures take, in CPU time.
#[derive(Default)]
struct Measured {
    pictures: u32,
    scene: f64,
    html: f64,
    changes: f64,
    bytes: usize,
    told: Vec<String>,
    held: usize,
    /// Bytes that were sent, by the names of the parts.
    parts: BTreeMap<String, usize>,
}

impl Measured {
    fn picture(&mut self, table: &dyn AnyTable, words: &Speech, held: &mut Held) {
        const TIMES: u32 = 5;
        let who = Viewer::Seat(Seat(0));
        let (news, names, frame) = (table.news(who).len(), names(table), frame(table, who));
        let scene = table.scene(who, news, words, &names);
        let picture = web::table(&scene, &frame, words);
        let micros = |start: ProcessTime| start.elapsed().as_secs_f64() * 1e6 / f64::from(TIMES);
        let start = ProcessTime::now();
        (0..TIMES).for_each(|_| drop(black_box(table.scene(who, news, words, &names))));
        self.scene += micros(start);
        let start = ProcessTime::now();
        (0..TIMES).for_each(|_| drop(black_box(web::table(&scene, &frame, words))));
        self.html += micros(start);
        let start = ProcessTime::now();
        (0..TIMES).for_each(|_| drop(black_box((picture.changes(held), picture.held()))));
        self.changes += micros(start);
        self.pictures += 1;
        self.bytes += picture.html().len();
        for change in picture.changes(held).each() {
            let id =
                change.split('"').nth(1).unwrap_or_default().trim_end_matches(|letter: char| letter.is_ascii_digit());
            *self.parts.entry(id.to_owned()).or_default() += change.len();
        }
        self.told.push(picture.changes(held).html);
        *held = picture.held();
        self.held = self.held.max(held.bytes());
    }
    fn report(&self, game: &str) {
        let count = f64::from(self.pictures);
        println!(
            "{game}: {count} pictures; scene {:.0}, html {:.0}, changes {:.0} microseconds; {:.0} bytes, told {:.0}, held {}",
            self.scene / count,
            self.html / count,
            self.changes / count,
            self.bytes as f64 / count,
            self.told.iter().skip(1).map(String::len).sum::<usize>() as f64 / count,
            self.held,
        );
        let mut sizes: Vec<usize> = self.told.iter().map(String::len).collect();
        sizes.sort_unstable();
        println!("    told in the median: {}", sizes[sizes.len() / 2]);
        let mut parts: Vec<(&String, usize)> =
            self.parts.iter().map(|(id, bytes)| (id, bytes / self.pictures as usize)).collect();
        parts.sort_by_key(|(_, bytes)| std::cmp::Reverse(*bytes));
        println!("    told by part: {:?}", &parts[..parts.len().min(9)]);
    }
}
