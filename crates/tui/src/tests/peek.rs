//! A tiny match of looking at secrets, spoken to in notation, to prove what the screens show and forget.
use engine::scene::{Area, Group, Id, Item, Layout, Piece, Tale};
use engine::scene::{Face, Form};
use engine::*;
use std::any::Any;

/// Each in turn looks (and sees a secret), rests, or draws and goes on; the match ends after so many turns.
#[derive(Clone)]
pub(super) struct Peek {
    pub(super) turns: usize,
    lines: Vec<String>,
    news: Vec<(Audience, String)>,
    marks: Vec<usize>,
}

const INFO: Info = Info { id: "peek", players: 2..=2, version: 1, options: &[], texts: &[], learn: &[] };

impl Peek {
    pub(super) fn new(turns: usize) -> Peek {
        Peek { turns, lines: vec![], news: vec![], marks: vec![] }
    }
    fn seat(&self) -> Seat {
        Seat((self.lines.len() % 2) as u8)
    }
    fn heard(&self, who: Viewer) -> Vec<&str> {
        self.news.iter().filter(|(audience, _)| audience.has(who)).map(|(_, text)| text.as_str()).collect()
    }
}

impl AnyTable for Peek {
    fn info(&self) -> &'static Info {
        &INFO
    }
    fn setup(&self) -> Option<Setup> {
        None
    }
    fn players(&self) -> Seats {
        Seats::first_n(2)
    }
    fn turn(&self) -> Turn {
        if self.lines.len() < self.turns { Turn::Decide(self.seat().only()) } else { Turn::Over }
    }
    fn asked_first(&self) -> Option<Seat> {
        (self.turn() != Turn::Over).then(|| self.seat())
    }
    fn offers(&self, _: Seat) -> Vec<String> {
        vec!["look".into(), "rest".into()]
    }
    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal> {
        if self.turn() != Turn::Decide(seat.only()) {
            return Err(Refusal::NotYourTurn);
        }
        match notation {
            "look" | "rest" => {}
            "cheat" => return Err(Refusal::Forbidden(Rule("PK-1.1"))),
            _ => return Err(Refusal::Unreadable(notation.into())),
        }
        self.marks.push(self.news.len());
        self.news.push((Audience::All, format!("{seat} {notation}s")));
        if notation == "look" {
            self.news.push((Audience::Only(seat), format!("secret-{}", self.lines.len())));
        }
        self.lines.push(format!("{seat} {notation}"));
        Ok(())
    }
    fn settle(&mut self, _: &mut dyn Fate) {}
    fn draw(&mut self, _: &str) -> Result<(), Refusal> {
        Err(Refusal::NotYourTurn)
    }
    fn news(&self, who: Viewer) -> Vec<String> {
        self.heard(who).into_iter().map(String::from).collect()
    }
    fn last_news(&self, who: Viewer) -> Vec<String> {
        let last = &self.news[self.marks.last().copied().unwrap_or(0)..];
        last.iter().filter(|(audience, _)| audience.has(who)).map(|(_, text)| text.clone()).collect()
    }
    fn view_text(&self, _: Viewer) -> String {
        String::new()
    }
    fn position_text(&self) -> String {
        String::new()
    }
    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
    fn scene(&self, who: Viewer, fresh: usize, _: &dyn Words, names: &[String]) -> Scene {
        let heard = self.heard(who);
        let seen = heard.iter().skip(fresh).find(|text| text.starts_with("secret"));
        let piece = |text: &str| Item::Piece(Piece::new(Id(1), "tile", Form::Tile, text, Face::Up(vec![])));
        let over = seen.map(|text| Area::new(Id(2), "look", Layout::Row, "You see", vec![piece(text)]));
        let offer = |act: &String| scene::Offer { act: act.clone(), said: format!("I {act}"), ..Default::default() };
        let offers = match who.seat() {
            Some(seat) if self.turn() == Turn::Decide(seat.only()) => self.offers(seat).iter().map(offer).collect(),
            _ => vec![],
        };
        let tale = |text: &&str| Tale { who: None, sign: None, head: false, line: (*text).into() };
        let public = heard.iter().filter(|text| !text.starts_with("secret"));
        Scene {
            title: "Peek".into(),
            lead: format!("Hand of {}", who.seat().map_or("nobody", |seat| &names[seat.index()])),
            now: if self.turn() == Turn::Over { "It is over.".into() } else { "Look or rest?".into() },
            offers: vec![Group { offers, ..Group::default() }],
            story: public.map(tale).collect(),
            over,
            ..Scene::default()
        }
    }
    fn scores(&self) -> BySeat<Option<i16>> {
        BySeat::default()
    }
    fn winners(&self) -> Seats {
        Seats::NONE
    }
    fn lines(&self) -> Vec<String> {
        self.lines.clone()
    }
    fn follow(&mut self, line: &str) -> Result<(), Refusal> {
        let (seat, action) = line.split_once(' ').expect("a line of this match has two words");
        self.act(seat.parse().expect("a seat"), action)
    }
    fn after(&self, steps: usize) -> Box<dyn AnyTable> {
        let mut table = Peek::new(self.turns);
        self.lines.iter().take(steps).for_each(|line| table.follow(line).expect("it happened before"));
        Box::new(table)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}
