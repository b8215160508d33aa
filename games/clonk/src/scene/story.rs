//! What happened, beat by beat: the story in sentences, the same in signs, and what moved.
//!
//! During a match it goes back to the beginning of the previous round (CL-9.3), unless the table agreed on an open log.
use super::ids;
use super::pieces::{card_as_object, task_in_words, task_sign};
use super::rock::{STIRS_BELOW, decoration};
use crate::Clonk;
use crate::components::{Card, TaskTile};
use crate::secrets::View;
use crate::shafts::ShaftId;
use crate::state::{Event, Monster, Step};
use engine::scene::{Area, Beat, BigMoment, Flight, Id, Layout, Name, Shown, Weight};
use engine::{Arg, Line, NoWords, Seat, Sign, Stage, Viewer};

/// What happened, newest last.
pub(super) fn beats(view: &View, stage: &Stage<'_, Clonk>) -> Vec<Beat> {
    let first = first_shown(view, stage);
    let quiet = Stage { words: &NoWords, ..*stage };
    let mut teller = Teller { view, stage: &quiet, at: 0, round: 0, playing: false, drawn: 0 };
    let mut beats = vec![];
    for (at, &event) in stage.news.iter().enumerate() {
        // Older events only keep the counts going: sentences are the most expensive part of a picture.
        teller.stage = if at < first { &quiet } else { stage };
        teller.at = at;
        beats.extend(teller.tell(event).filter(|_| at >= first).map(|beat| teller.stirred(beat, event)));
    }
    beats
}

/// CL-9.3: where the previous round begins.
fn first_shown(view: &View, stage: &Stage<'_, Clonk>) -> usize {
    if view.options.open_log || view.step == Step::Over {
        return 0;
    }
    let rounds = stage.news.iter().enumerate().rev().filter(|(_, event)| begins_round(view, **event));
    rounds.map(|(at, _)| at).nth(1).unwrap_or(0)
}

fn begins_round(view: &View, event: Event) -> bool {
    matches!(event, Event::Passed { to } if to == view.start)
}

struct Teller<'a> {
    view: &'a View,
    stage: &'a Stage<'a, Clonk>,
    /// Which of the news it is.
    at: usize,
    round: u32,
    /// Is the set-up over? Its cards are not told one by one.
    playing: bool,
    /// Another player's draws that have not been told yet.
    drawn: u32,
}

impl Teller<'_> {
    fn tell(&mut self, event: Event) -> Option<Beat> {
        let there = |id: Id| [Flight::turning(id, id)];
        Some(match event {
            Event::Passed { to } => self.passed(to),
            Event::Started { seat } => self.told(seat, "start", "log-started", vec![]),
            Event::TileDrawn { seat, kind } => {
                self.beat(seat, "deal").weighs(Weight::Whisper).flies([Flight::of(ids::ROCK, ids::task(seat, kind))])
            }
            Event::Chose { seat } => self.told(seat, "choose", "log-chosen", vec![]),
            Event::Opened { seat, task } => {
                self.about_task(seat, "log-opened", task).flies(there(ids::task(seat, task.kind())))
            }
            Event::Revealed { seat, task } => {
                self.about_task(seat, "log-revealed", task).flies(there(ids::task(seat, task.kind())))
            }
            Event::Loaded { seat } => {
                let loaded = self.told(seat, "cart", "log-loaded", vec![]).pictured(sign("mine-cart"));
                loaded.flies(self.laid_in_cart(seat, ids::board(seat)))
            }
            Event::Filled { seat, card } => {
                let filled = self.about(seat, "cart", "log-filled", card);
                filled.flies(self.laid_in_cart(seat, self.hand(seat)))
            }
            Event::Dug { seat, from, card } => self.dug(seat, from, card),
            Event::Gave { seat, from, card, to } => self.gave(seat, from, card, to),
            Event::Blasted { seat, shaft, card } => self.blasted(seat, shaft, card),
            Event::TurnedUp { shaft, card } => {
                let turned = self.plain("turn-over", "log-turned-up", vec![self.card(card), number(shaft)]);
                turned.flies(there(ids::shaft(shaft)))
            }
            Event::Shown { shaft, card } => self.laid_open(shaft, card),
            Event::Covered { shaft } => {
                Beat::new(self.at, None, "deal").weighs(Weight::Whisper).flies([from_pile(ids::shaft(shaft))])
            }
            Event::TookSnore { seat } => self.took(seat, self.told(seat, "snore", "log-snore", vec![]), "snore"),
            Event::TookKablooey { seat } => {
                self.took(seat, self.told(seat, "gain", "log-kablooey", vec![]), "kablooey")
            }
            Event::Drew { seat } => self.drew(seat)?,
            Event::DrewCard { seat, card } => self.drew_card(seat, card),
            Event::Awaited { step: Step::Lay, from } => self.all_drawn(from.first()?)?,
            Event::LaidOn { seat, shaft, card } => {
                let laid = self.told(seat, "lay", "log-laid", vec![self.card(card), number(shaft)]);
                laid.flies([Flight::turning(self.hand(seat), ids::shaft(shaft)).stays()]).signs([decoration(card)])
            }
            Event::Discarded { seat, card } => {
                let out = self.about(seat, "discard", "log-discarded", card);
                out.flies([Flight::turning(self.hand(seat), ids::DISCARD)])
            }
            Event::Awoke => self.awoke(),
            Event::Prowled => self.plain("wake", "log-prowled", vec![]).weighs(Weight::Big),
            Event::Ended => self.ended(),
            Event::ChoseTile { seat, kind } => self.beat(seat, "turn-over").flies(there(ids::task(seat, kind))),
            Event::GotTile { .. } | Event::Stopped { .. } | Event::Awaited { .. } => return None,
        })
    }

    fn passed(&mut self, to: Seat) -> Beat {
        self.playing = true;
        self.round += u32::from(begins_round(self.view, Event::Passed { to }) || self.round == 0);
        let args = [("round", self.round.into()), ("who", self.stage.who(to))];
        self.beat(to, "turn").heads(self.stage.words.line("log-turn", &args))
    }
    /// The viewer sees everything in their own cart beside it.
    fn laid_in_cart(&self, seat: Seat, from: Id) -> impl Iterator<Item = Flight> + use<> {
        let open = self.is_viewer(seat).then_some(Flight::of(from, ids::CART));
        [Flight::of(from, ids::cart(seat))].into_iter().chain(open.filter(|_| self.view.step != Step::Over))
    }
    fn dug(&self, seat: Seat, from: Option<ShaftId>, card: Card) -> Beat {
        let dug = match from {
            Some(shaft) => self.told(seat, "dig", "log-dug-shaft", vec![self.card(card), number(shaft)]),
            None => self.about(seat, "dig", "log-dug-hand", card),
        };
        dug.flies([Flight::of(self.source(seat, from), ids::board(seat)).stays()]).signs([decoration(card)])
    }
    fn gave(&self, seat: Seat, from: Option<ShaftId>, card: Card, to: Seat) -> Beat {
        let args = vec![self.card(card), ("owner", self.stage.who(to))];
        let gave = self.told(seat, "give", "log-gave", args).signs([sign("give"), decoration(card)]);
        // What one is given may wake the monster: it is never among the signs there is no room for.
        let gave = if self.is_viewer(to) { gave.weighs(Weight::Big) } else { gave };
        gave.flies([Flight::of(self.source(seat, from), ids::board(to)).stays()])
    }
    fn blasted(&self, seat: Seat, shaft: ShaftId, card: Card) -> Beat {
        let blasted = self.told(seat, "blast", "log-blasted", vec![self.card(card), number(shaft)]);
        let lit = Flight::token(ids::KABLOOEY, ids::shaft(shaft), sign("kablooey"));
        let blasted = blasted.weighs(Weight::Big).flies(self.is_viewer(seat).then_some(lit));
        let blasted = blasted.flies([Flight::of(ids::shaft(shaft), ids::DISCARD)]);
        blasted.signs([Sign::number("kablooey", shaft.0 + 1, "")])
    }
    fn drew_card(&self, seat: Seat, card: Card) -> Beat {
        let drew = self.beat(seat, "draw").flies([Flight::turning(ids::DRAW_PILE, ids::HAND)]);
        match self.playing {
            true => drew.told(self.line(seat, "log-drew-card", vec![self.card(card)])),
            false => drew.weighs(Weight::Whisper),
        }
    }
    fn laid_open(&self, shaft: ShaftId, card: Card) -> Beat {
        let laid = Beat::new(self.at, None, "deal").flies([Flight::turning(ids::DRAW_PILE, ids::shaft(shaft))]);
        let line = |args: &[(&str, Arg)]| self.stage.words.line("log-refilled", args);
        if self.playing { laid.told(line(&[self.card(card), number(shaft)])) } else { laid.weighs(Weight::Whisper) }
    }
    /// What an empty space brings.
    fn took(&self, seat: Seat, took: Beat, sym: Name) -> Beat {
        let to = if self.is_viewer(seat) { ids::GOALS } else { ids::plate(seat) };
        let token = Flight::token(ids::DEPTH, to, Sign::number(sym, "+1", ""));
        took.pictured(sign(sym)).flies([token]).signs([sign(sym)])
    }
    /// Another player's draws are told together after the last one; the viewer's own are told card by card.
    fn drew(&mut self, seat: Seat) -> Option<Beat> {
        if self.is_viewer(seat) {
            return None;
        }
        self.drawn += u32::from(self.playing);
        Some(self.beat(seat, "draw").weighs(Weight::Whisper).flies([from_pile(ids::plate(seat))]))
    }
    fn all_drawn(&mut self, seat: Seat) -> Option<Beat> {
        let count = std::mem::take(&mut self.drawn);
        let signs = [Sign::number("hand", format!("+{count}"), "")];
        (count > 0).then(|| self.told(seat, "drawn", "log-drew", vec![("count", count.into())]).signs(signs))
    }
    /// With this card the monster has opened an eye; the picture of the depth shows it from here on.
    fn stirred(&self, beat: Beat, event: Event) -> Beat {
        let draws = |event: &Event| matches!(event, Event::Drew { .. } | Event::Shown { .. } | Event::Covered { .. });
        let is_draw = draws(&event) || matches!(event, Event::DrewCard { .. });
        if !is_draw || self.at < self.stage.fresh || self.view.monster != Monster::Asleep {
            return beat;
        }
        let later = self.stage.news[self.at + 1..].iter().filter(|event| draws(event)).count();
        if usize::from(self.view.above_awakening()) + later + 1 != usize::from(STIRS_BELOW) {
            return beat;
        }
        let said = self.stage.words.text("say-stirs", &[]);
        let area = Area::headed(ids::STIRRING, "stirring", Layout::Scenery("scene-stirring".into()), said, vec![]);
        beat.weighs(Weight::Big).shows(BigMoment { sign: sign("eye"), area })
    }
    /// CL-8.2: the monster has just woken.
    fn awoke(&self) -> Beat {
        let (stage, key) = (self.stage, awoke(self.view));
        let woke = self.plain("wake", key, vec![]).weighs(Weight::Fanfare).signs([sign("monster-wakes")]);
        if self.at < stage.fresh {
            return woke;
        }
        let scenery = Layout::Scenery("scene-waking".into());
        let area = Area::headed(ids::WAKING, "waking", scenery, stage.words.text("lead-over", &[]), vec![]);
        woke.shows(BigMoment { sign: sign("monster-wakes"), area: Area { note: stage.words.line(key, &[]), ..area } })
    }
    /// Everything in the carts lies open.
    fn ended(&self) -> Beat {
        let open = self.view.everyone().map(|seat| Flight::of(ids::cart(seat), ids::open_cart(seat)));
        let flights: Vec<Flight> = open.filter(|_| self.view.step == Step::Over).collect();
        self.plain("end", "log-ended", vec![]).weighs(Weight::Fanfare).flies(flights)
    }

    fn beat(&self, who: Seat, kind: Name) -> Beat {
        Beat::new(self.at, Some(who), kind)
    }
    fn told(&self, who: Seat, kind: Name, key: &str, args: Vec<(&'static str, Arg)>) -> Beat {
        self.beat(who, kind).told(self.line(who, key, args))
    }
    fn about(&self, who: Seat, kind: Name, key: &str, card: Card) -> Beat {
        self.told(who, kind, key, vec![self.card(card)])
    }
    fn about_task(&self, who: Seat, key: &str, task: TaskTile) -> Beat {
        self.told(who, "turn-over", key, vec![("task", self.task(task))])
    }
    fn line(&self, who: Seat, key: &str, mut args: Vec<(&'static str, Arg)>) -> Line {
        args.push(("who", self.stage.who(who)));
        self.stage.words.line(key, &args)
    }
    fn plain(&self, kind: Name, key: &str, args: Vec<(&'static str, Arg)>) -> Beat {
        Beat::new(self.at, None, kind).told(self.stage.words.line(key, &args))
    }
    fn card(&self, card: Card) -> (&'static str, Arg) {
        let said = card_as_object(self.stage, card);
        ("card", Sign { said, shown: Shown::Named, ..decoration(card) }.into())
    }
    fn task(&self, task: TaskTile) -> Arg {
        let said = task_in_words(self.stage, task);
        Sign { said, shown: Shown::Named, ..task_sign(task) }.into()
    }
    fn is_viewer(&self, seat: Seat) -> bool {
        self.view.who == Viewer::Seat(seat)
    }
    /// Where this player's hand cards come from on the viewer's screen.
    fn hand(&self, seat: Seat) -> Id {
        if self.is_viewer(seat) { ids::HAND } else { ids::plate(seat) }
    }
    fn source(&self, seat: Seat, from: Option<ShaftId>) -> Id {
        from.map_or_else(|| self.hand(seat), ids::shaft)
    }
}

fn from_pile(to: Id) -> Flight {
    Flight::of(ids::DRAW_PILE, to)
}

fn sign(sym: Name) -> Sign {
    Sign::alone(sym, "")
}

fn awoke(view: &View) -> &'static str {
    if view.options.awakening_extra_round { "log-awoke-extra" } else { "log-awoke" }
}

fn number(shaft: ShaftId) -> (&'static str, Arg) {
    ("shaft", (shaft.0 + 1).into())
}
