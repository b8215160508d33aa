//! A tiny match of looking at secrets, spoken to in notation, to prove what the screens show and forget.
use engine::scene::{Area, Beat, Group, Id, Item, Layout, Piece};
use engine::scene::{Face, Form};
use engine::*;
use std::any::Any;

/// Each in turn looks (and sees a secret) or rests; the match ends after `turns` turns. Where turns are drafts, one may
/// also hum and go on, or draw and go on after chance has played; humming twice and drawing is the routine.
#[derive(Clone)]
pub(super) struct Peek {
    turns: usize,
    drafts: bool,
    /// After how many lines the world was guessed; from then on the secrets are wrong.
    guessed: Option<usize>,
    lines: Vec<String>,
}

const INFO: Info = Info {
    id: "peek",
    players: 2..=2,
    version: 1,
    options: &[],
    texts: &[],
    learn: &[],
    examples: &[],
    rules: &[],
    teaching: engine::Teaching::NONE,
    drafts: false,
};

const WITH_DRAFTS: Info = Info { drafts: true, ..INFO };

impl Peek {
    pub(super) fn new(turns: usize) -> Peek {
        Peek { turns, drafts: false, guessed: None, lines: vec![] }
    }
    pub(super) fn with_drafts(turns: usize) -> Peek {
        Peek { drafts: true, ..Peek::new(turns) }
    }
    fn seat(&self) -> Seat {
        Seat((self.turns_taken() % 2) as u8)
    }
    fn turns_taken(&self) -> usize {
        self.lines.iter().filter(|line| ends_turn(line)).count()
    }
    fn allowed(&self) -> &[&str] {
        if self.drafts { &["look", "rest", "hum", "draw"] } else { &["look", "rest"] }
    }
    /// What a step tells, and to whom.
    fn told(&self, step: usize) -> Vec<(Audience, String)> {
        let line = &self.lines[step];
        let Some(seat) = line.split(' ').next().and_then(|word| word.parse().ok()) else {
            return vec![(Audience::All, "a lot was drawn".into())];
        };
        let wrong = if self.guessed.is_some_and(|begun| step >= begun) { "guessed-" } else { "" };
        let secret = line.ends_with("look").then(|| (Audience::Only(seat), format!("secret-{wrong}{step}")));
        [(Audience::All, format!("{line}s"))].into_iter().chain(secret).collect()
    }
    fn heard(&self, who: Viewer, first: usize) -> Vec<String> {
        let news = (first..self.lines.len()).flat_map(|step| self.told(step));
        news.filter(|(audience, _)| audience.has(who)).map(|(_, text)| text).collect()
    }
}

fn ends_turn(line: &str) -> bool {
    line.ends_with("look") || line.ends_with("rest")
}

impl AnyTable for Peek {
    fn info(&self) -> &'static Info {
        if self.drafts { &WITH_DRAFTS } else { &INFO }
    }
    fn setup(&self) -> Option<Setup> {
        None
    }
    fn players(&self) -> Seats {
        Seats::first_n(2)
    }
    fn turn(&self) -> Turn {
        match self.lines.last() {
            Some(line) if line.ends_with(" draw") => Turn::Chance,
            _ if self.turns_taken() < self.turns => Turn::Decide(self.seat().only()),
            _ => Turn::Over,
        }
    }
    fn asked_first(&self) -> Option<Seat> {
        (self.turn() != Turn::Over).then(|| self.seat())
    }
    fn offers(&self, _: Seat) -> Vec<String> {
        self.allowed().iter().map(|&action| action.into()).collect()
    }
    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal> {
        if self.turn() != Turn::Decide(seat.only()) {
            return Err(Refusal::NotYourTurn);
        }
        match notation {
            allowed if self.allowed().contains(&allowed) => {}
            "cheat" => return Err(Refusal::Forbidden(Rule("PK-1.1"))),
            _ => return Err(Refusal::Unreadable(notation.into())),
        }
        self.lines.push(format!("{seat} {notation}"));
        Ok(())
    }
    fn settle(&mut self, _: &mut dyn Fate) {
        if self.turn() == Turn::Chance {
            self.draw("lot").expect("chance can draw now");
        }
    }
    fn draw(&mut self, lot: &str) -> Result<(), Refusal> {
        if self.turn() != Turn::Chance {
            return Err(Refusal::NotYourTurn);
        }
        self.lines.push(format!("draw {lot}"));
        Ok(())
    }
    fn news(&self, who: Viewer) -> Vec<String> {
        self.heard(who, 0)
    }
    fn kinds(&self, _: Seat) -> Vec<&'static str> {
        vec![]
    }
    fn kind_of(&self, _: Seat, _: &str) -> Option<&'static str> {
        None
    }
    fn holds_up(&self, who: Viewer, fresh: usize) -> bool {
        self.scene(who, fresh, &engine::NoWords, &["Ola", "Jan"].map(String::from)).over.is_some()
    }
    fn turns_from(&self, first: usize) -> Vec<Turn> {
        vec![self.turn(); self.lines.len() - first]
    }
    fn draws(&self) -> Vec<u8> {
        vec![]
    }
    fn told_before(&self, _: Viewer, _: Option<Seat>) -> usize {
        0
    }
    fn way_back(&self, _: Seat) -> Option<usize> {
        None
    }
    fn go_back(&mut self, _: usize) -> Result<(), Refusal> {
        Err(Refusal::NoWayBack)
    }
    fn untry(&mut self) -> bool {
        let tried = self.guessed.is_some_and(|begun| self.lines.len() > begun);
        self.lines.truncate(self.lines.len() - usize::from(tried));
        tried
    }
    fn copy(&self) -> Box<dyn AnyTable> {
        self.after(self.line_count())
    }
    fn last_news(&self, who: Viewer) -> Vec<String> {
        self.heard(who, self.lines.len().saturating_sub(1))
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
        let heard = self.heard(who, 0);
        let seen = heard.iter().skip(fresh).find(|text| text.starts_with("secret"));
        let piece = |text: &str| Item::Piece(Piece::new(Id(1), "tile", Form::Tile, text, Face::Up(vec![])));
        let over = seen.map(|text| Area::new(Id(2), "look", Layout::Row, "You see", vec![piece(text)]));
        let offer = |act: &String| scene::Offer { act: act.clone(), said: format!("I {act}"), ..Default::default() };
        let offers = match who.seat() {
            Some(seat) if self.turn() == Turn::Decide(seat.only()) => self.offers(seat).iter().map(offer).collect(),
            _ => vec![],
        };
        let tale = |text: &String| Beat::new(0, None, "say").told(text.as_str().into());
        let public = heard.iter().filter(|text| !text.starts_with("secret"));
        Scene {
            title: "Peek".into(),
            lead: format!("Hand of {}", who.seat().map_or("nobody", |seat| &names[seat.index()])),
            now: if self.turn() == Turn::Over { "It is over.".into() } else { "Look or rest?".into() },
            offers: vec![Group { offers, ..Group::default() }],
            beats: public.map(tale).collect(),
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
    fn line_count(&self) -> usize {
        self.lines.len()
    }
    fn lines_from(&self, first: usize) -> Vec<String> {
        self.lines[first..].to_vec()
    }
    fn follow(&mut self, line: &str) -> Result<(), Refusal> {
        match line.split_once(' ').expect("a line of this match has two words") {
            ("draw", lot) => self.draw(lot),
            (seat, action) => self.act(seat.parse().expect("a seat"), action),
        }
    }
    fn after(&self, steps: usize) -> Box<dyn AnyTable> {
        let mut table = self.clone();
        table.lines.truncate(self.guessed.unwrap_or(0) + steps);
        Box::new(table)
    }
    fn guessed(&self, _: Seat) -> Box<dyn AnyTable> {
        Box::new(Peek { guessed: Some(self.lines.len()), ..self.clone() })
    }
    fn routine(&self, seat: Seat) -> Option<String> {
        let done = self.lines.iter().rev().take_while(|line| !ends_turn(line)).count();
        let routine = ["hum", "hum", "draw"].get(done).filter(|_| self.drafts);
        routine.filter(|_| self.turn() == Turn::Decide(seat.only())).map(|&action| action.into())
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}
