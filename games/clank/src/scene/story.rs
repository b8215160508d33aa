//! What happened, beat by beat: the story in sentences, the same in signs, and what moved.
use super::cards::{card_in_words, secret_in_words, secret_picture, signs_of};
use super::dragon::attack;
use super::map::place;
use super::places::Whereabouts;
use super::{ids, is_over};
use crate::{Artifact, Card, Clank, Cube, Effect, Event, MarketItem, Room, SECRET_TOME, Secret, Status, Trigger, View};
use engine::scene::{Area, Beat, BigMoment, Flight, Id, Ink, Layout, Name, Weight};
use engine::{Arg, Line, Seat, Sign, Stage, Viewer};

/// What happened, and where everything is after it.
pub(super) struct Story {
    pub(super) beats: Vec<Beat>,
    pub(super) whereabouts: Whereabouts,
}

/// A match has thousands of events; this many turns, a round of four and one more, are enough to follow it.
const TURNS_TOLD: usize = 5;

/// Ends a list of pictures, which no text can do: another sentence may follow on the same line.
const FULL_STOP: &str = ".";

/// What happened in the last turns, or in the whole match when it is over, newest last.
pub(super) fn tell(view: &View, stage: &Stage<'_, Clank>) -> Story {
    let mut whereabouts = Whereabouts::at_first(view, stage);
    let (old, told) = stage.news.split_at(first_told(view, stage));
    for event in old {
        whereabouts.follow(event);
    }
    let mut teller = Teller { view, stage, whereabouts, at: 0, playing: false, within_turn: false };
    let mut beats = vec![];
    for (at, &event) in (old.len()..).zip(told) {
        teller.at = at;
        beats.extend(teller.tell(event));
    }
    Story { beats, whereabouts: teller.whereabouts }
}

/// Where the first turn that is told starts.
fn first_told(view: &View, stage: &Stage<'_, Clank>) -> usize {
    if is_over(view) {
        return 0;
    }
    let begins = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::Ran { .. });
    let mut turns = stage.news.iter().enumerate().rev().filter(|(_, event)| begins(event)).map(|(at, _)| at);
    turns.nth(TURNS_TOLD).unwrap_or(0)
}

struct Teller<'a> {
    view: &'a View,
    stage: &'a Stage<'a, Clank>,
    /// As it was before the event that is told.
    whereabouts: Whereabouts,
    /// Which of the news it is.
    at: usize,
    /// Set-up is over: from now on a reshuffle is news.
    playing: bool,
    /// Draws within a turn are told; the new hand at its end is not.
    within_turn: bool,
}

impl Teller<'_> {
    fn tell(&mut self, event: Event) -> Option<Beat> {
        let before = self.whereabouts;
        let in_row = self.whereabouts.follow(&event).map_or(ids::ROW, ids::row);
        Some(match event {
            Event::TurnBegan { seat } => self.began(seat),
            Event::TurnEnded { seat } => self.ended(seat),
            Event::Started { seat } => self.plain("start", "log-started", vec![("who", self.stage.who(seat))]),
            Event::ArtifactRemoved { artifact } => self.removed(artifact),
            Event::Played { seat, card } => self.played(seat, card),
            Event::Drew { seat } => self.drew(seat)?,
            Event::DrewCard { seat, card } => self.drew_card(seat, card),
            Event::Reshuffled { seat } => self.reshuffled(seat),
            Event::Discarded { seat, card } => self.discarded(seat, card),
            Event::Trashed { seat, card, .. } => self.trashed(seat, card),
            Event::Acquired { seat, card, price } => self.acquired(seat, card, price, in_row),
            Event::TookTome { seat } => self.took_tome(seat),
            Event::Used { seat, card, .. } => self.used(seat, card, in_row),
            Event::Fought { seat, card, .. } => self.fought(seat, card, in_row),
            Event::Bought { seat, item } => self.bought(seat, item),
            Event::Drank { seat, potion } => self.drank(seat, potion),
            Event::Moved { seat, to, wounds, .. } => self.moved(before.room(seat), seat, to, wounds),
            Event::Teleported { seat, to } => self.teleported(before.room(seat), seat, to),
            Event::Opened { seat, room } => self.opened(seat, room),
            Event::Found { seat, secret } => self.found(seat, secret),
            Event::Paid { seat, amount } => self.counted(seat, "pay", "log-paid", ("gold", -i16::from(amount))),
            Event::TookIdol { seat } => self.took_idol(seat),
            Event::TookArtifact { seat, artifact } => self.took_artifact(seat, artifact),
            Event::Gold { seat, amount } => self.counted(seat, "gain", "log-gold", ("gold", amount.into())),
            Event::Noise { seat, cubes: cubes @ 1.., .. } => {
                self.counted(seat, "cube", "log-noise", ("noise", cubes.into()))
            }
            Event::Hushed { seat, back: back @ 1.., .. } => {
                self.counted(seat, "hush", "log-hushed", ("noise", -i16::from(back)))
            }
            Event::Healed { seat, damage } => self.counted(seat, "heal", "log-healed", ("heart", damage.into())),
            Event::Revealed { card, rouses: true } => self.revealed("log-rouses", card, in_row),
            Event::Revealed { card, rouses: false } => self.revealed("log-revealed", card, in_row),
            Event::PutAway { card } => self.put_away(card, in_row),
            Event::DungeonReshuffled if self.playing => self.plain("shuffle", "log-dungeon-reshuffled", vec![]),
            Event::Raged { .. } => self.plain("rage", "log-raged", vec![]).signs([Sign::alone("dragon", "")]),
            Event::CubesReturned { cubes } => self.plain("cube", "log-cubes-returned", vec![("count", cubes.into())]),
            Event::Attacked { cubes } => self.attacked(cubes),
            Event::CubeDrawn { cube } => self.cube_drawn(cube),
            Event::Out { seat, status } => self.out(before.room(seat), seat, status),
            Event::Ran { seat, space } => self.of(seat, "run", "log-ran", vec![("space", space.into())]),
            Event::Ended => self.plain("end", "log-ended", vec![]).weighs(Weight::Fanfare),
            Event::Noise { .. } | Event::Hushed { .. } | Event::DungeonReshuffled => return None,
            // The card or token has already said it.
            Event::Skill(_) | Event::Swords(_) | Event::Boots(_) | Event::Teleports(_) => return None,
            Event::GoldBonus { .. } | Event::SkillPerClank(_) | Event::GemDiscount(_) | Event::NoCaveStop => {
                return None;
            }
            Event::IgnoresMonsters | Event::TrashQueued(_) | Event::TrashLapsed => return None,
            // Not worth telling.
            Event::Rejected { .. } | Event::Awaited(_) | Event::Popped => return None,
        })
    }

    fn reshuffled(&self, seat: Seat) -> Beat {
        let pile = [Flight::of(self.discards(seat), self.discards(seat))];
        self.of(seat, "shuffle", "log-reshuffled", vec![]).flies(pile)
    }
    fn discarded(&self, seat: Seat, card: Card) -> Beat {
        let flight = Flight::of(self.hand(seat), self.discards(seat));
        self.of(seat, "discard", "log-discarded", vec![self.card(card)]).flies([flight])
    }
    /// It may lie in either place, and nobody need know which.
    fn trashed(&self, seat: Seat, card: Card) -> Beat {
        let flights = [Flight::of(ids::PLAYED, ids::ROW), Flight::of(self.discards(seat), ids::ROW)];
        self.of(seat, "trash", "log-trashed", vec![self.card(card)]).flies(flights).signs([picture(card)])
    }
    fn acquired(&self, seat: Seat, card: Card, price: u8, in_row: Id) -> Beat {
        let from = card.reserve_pile().map_or(in_row, ids::reserve);
        let bought = self.of(seat, "buy", "log-acquired", vec![self.card(card), ("count", price.into())]);
        bought.flies([Flight::of(from, self.discards(seat)).stays()]).signs([picture(card)])
    }
    fn took_tome(&self, seat: Seat) -> Beat {
        let from = SECRET_TOME.reserve_pile().map_or(ids::RESERVE, ids::reserve);
        let took = self.of(seat, "buy", "log-took", vec![self.card(SECRET_TOME)]);
        took.flies([Flight::of(from, self.discards(seat)).stays()]).signs([picture(SECRET_TOME)])
    }
    fn used(&self, seat: Seat, card: Card, in_row: Id) -> Beat {
        let used = self.of(seat, "use", "log-used", vec![self.card(card)]);
        used.flies([Flight::of(in_row, ids::ROW)]).signs([picture(card)])
    }
    fn fought(&self, seat: Seat, card: Card, in_row: Id) -> Beat {
        // What stays lies last in the Reserve.
        let flight = match card.row().stays {
            true => Flight::of(ids::reserve(self.view.reserve.len()), ids::ROW).stays(),
            false => Flight::of(in_row, ids::ROW),
        };
        let fought = self.of(seat, "fight", "log-fought", vec![self.card(card)]);
        fought.flies([flight]).signs([Sign::alone("sword", ""), picture(card)])
    }
    fn drank(&self, seat: Seat, potion: Secret) -> Beat {
        let drank = self.of(seat, "drink", "log-drank", vec![self.secret(potion)]);
        drank.flies([Flight::of(ids::tokens(seat), ids::plate(seat))]).signs([Sign::alone(secret_picture(potion), "")])
    }
    fn teleported(&self, from: Option<Room>, seat: Seat, to: Room) -> Beat {
        let jumped = self.of(seat, "teleport", "log-teleported", place(self.view, to).into());
        jumped.flies(self.walk(from, seat, to)).signs([Sign::number("teleport", to.number(), "")])
    }
    /// Nobody knows yet which secret it is.
    fn opened(&self, seat: Seat, room: Room) -> Beat {
        let sign = if self.view.board().major_secrets.has(room) { "major" } else { "minor" };
        let flight = Flight::token(ids::room(room), ids::plate(seat), Sign::alone(sign, "")).stays();
        self.beat(seat, "open").weighs(Weight::Whisper).flies([flight])
    }
    fn took_idol(&self, seat: Seat) -> Beat {
        let here = self.view.people[seat].room;
        let room = self.view.board().idols.on(self.view.options.side).next().unwrap_or(here);
        let idol = Flight::token(ids::room(room), ids::tokens(seat), Sign::alone("idol", "")).stays();
        self.signed(self.beat(seat, "take"), "log-idol", 1_u8, "idol").flies([idol]).signs([Sign::alone("idol", "")])
    }
    fn revealed(&self, key: &str, card: Card, in_row: Id) -> Beat {
        let beat = self.plain("deal", key, vec![self.card(card)]);
        beat.flies([Flight::turning(ids::ROW, in_row).stays()])
    }
    fn put_away(&self, card: Card, in_row: Id) -> Beat {
        let away = self.plain("discard", "log-put-away", vec![self.card(card)]);
        away.flies([Flight::of(in_row, ids::ROW)])
    }
    fn began(&mut self, seat: Seat) -> Beat {
        (self.playing, self.within_turn) = (true, true);
        self.beat(seat, "turn").heads(self.stage.words.line("log-turn", &[("who", self.stage.who(seat))]))
    }
    /// What was played is put away.
    fn ended(&mut self, seat: Seat) -> Beat {
        self.within_turn = false;
        self.beat(seat, "clear").weighs(Weight::Whisper).flies([Flight::of(ids::PLAYED, self.discards(seat))])
    }
    fn removed(&self, artifact: Artifact) -> Beat {
        let beat = self.plain("discard", "log-removed", vec![("count", artifact.value().into())]);
        let room = self.room_of(artifact);
        beat.flies(room.map(|room| Flight::token(ids::room(room), ids::DRAGON, artifact_sign(artifact))))
    }
    /// The one who drew is told which card it was instead.
    fn drew(&self, seat: Seat) -> Option<Beat> {
        if self.is_viewer(seat) {
            return None;
        }
        let drew = self.beat(seat, "draw").weighs(Weight::Whisper);
        Some(if self.within_turn { drew.told(self.line(seat, "log-drew", vec![])) } else { drew })
    }
    fn drew_card(&self, seat: Seat, card: Card) -> Beat {
        let drew = self.beat(seat, "draw").flies([Flight::turning(ids::DISCARD, ids::HAND)]);
        match self.within_turn {
            true => drew.told(self.line(seat, "log-drew-card", vec![self.card(card)])),
            false => drew.weighs(Weight::Whisper),
        }
    }
    fn bought(&self, seat: Seat, item: MarketItem) -> Beat {
        let sign = || Sign::alone(super::shop::picture(item), "");
        let bought = self.of(seat, "buy", "log-bought", vec![("item", item.to_string().into())]).pictured(sign());
        bought.flies([Flight::token(ids::item(item), ids::tokens(seat), sign()).stays()]).signs([sign()])
    }
    fn moved(&self, from: Option<Room>, seat: Seat, to: Room, wounds: u8) -> Beat {
        let [place, number] = place(self.view, to);
        let walked = self.of(seat, "walk", "log-moved", vec![place, number, ("damage", wounds.into())]);
        let walked = walked.flies(self.walk(from, seat, to)).signs([Sign::number("boot", to.number(), "")]);
        if wounds == 0 {
            return walked;
        }
        let hurt = Sign::number("heart", format!("−{wounds}"), "");
        walked.flies([Flight::token(ids::room(to), self.health(seat), hurt.clone())]).signs([hurt])
    }
    fn walk(&self, from: Option<Room>, seat: Seat, to: Room) -> [Flight; 1] {
        let from = from.map_or(ids::plate(seat), ids::room);
        [Flight::pawn(ids::pawn(seat), from, ids::room(to)).stays()]
    }
    fn found(&self, seat: Seat, secret: Secret) -> Beat {
        let text = secret.row().text(Trigger::Found);
        let key = if text.is_empty() { "log-found-plain" } else { "log-found" };
        let sign = Sign::alone(secret_picture(secret), "");
        let found = self.with_signs(self.of(seat, "find", key, vec![self.secret(secret)]), text).signs([sign.clone()]);
        let kept = secret.row().kept.then(|| Flight::token(ids::plate(seat), ids::tokens(seat), sign));
        found.flies(kept)
    }
    fn took_artifact(&self, seat: Seat, artifact: Artifact) -> Beat {
        let took = self.signed(self.beat(seat, "take"), "log-artifact", artifact.value(), "artifact");
        let flight = |room| Flight::token(ids::room(room), ids::tokens(seat), artifact_sign(artifact)).stays();
        let took = took.weighs(Weight::Big).flies(self.room_of(artifact).map(flight)).signs([artifact_sign(artifact)]);
        self.seen_by_all(took, "artifact", Area::new(ids::LIFTED, "lifted", Layout::Row, "", vec![]))
    }
    /// What was told fills the board, as long as it is news.
    fn seen_by_all(&self, beat: Beat, sym: Name, area: Area) -> Beat {
        if self.at < self.stage.fresh {
            return beat;
        }
        let (head, name) = (beat.line.clone(), beat.line.said(&|seat| self.stage.name(seat).to_owned()));
        beat.shows(BigMoment { sign: Sign::alone(sym, ""), area: Area { head, name, ..area } })
    }
    fn attacked(&self, cubes: u8) -> Beat {
        let attacked = self.plain("attack", "log-attacked", vec![("count", cubes.into())]);
        let attacked = attacked.weighs(Weight::Big).signs([Sign::number("dragon", cubes, "")]);
        match self.at >= self.stage.fresh {
            true => attacked.shows(attack(self.view, self.stage, self.at, cubes)),
            false => attacked,
        }
    }
    /// One by one to the eye; the sentence tells them together, with the last one.
    fn cube_drawn(&self, cube: Cube) -> Beat {
        // Cubes of those who are out hurt nobody any more.
        let hurts = cube.owner().filter(|&seat| self.view.people[seat].status != Status::Left);
        let drawn = Beat::new(self.at, cube.owner(), if hurts.is_some() { "hurt" } else { "miss" });
        let drawn = drawn.weighs(Weight::Whisper).told(self.all_drawn());
        let Some(seat) = hurts else { return drawn };
        let hurt = Sign::number("heart", "−1", "");
        drawn.flies([Flight::token(ids::DRAGON, self.health(seat), hurt.clone())]).signs([hurt])
    }
    fn all_drawn(&self) -> Line {
        let cube = |event: &Event| if let Event::CubeDrawn { cube } = *event { Some(cube) } else { None };
        if self.stage.news.get(self.at + 1).and_then(cube).is_some() {
            return Line::default();
        }
        let mut cubes: Vec<Cube> = self.stage.news[..=self.at].iter().rev().map_while(cube).collect();
        cubes.reverse();
        let Line(mut line) = self.stage.words.line("log-cubes", &[]);
        for (at, cube) in cubes.into_iter().enumerate() {
            line.push(Ink::Text(if at == 0 { " " } else { ", " }.into()));
            let Line(cube) = match cube {
                Cube::Black => self.stage.words.line("log-black", &[]),
                Cube::Of(seat) => self.stage.words.line("log-cube", &[("owner", self.stage.who(seat))]),
            };
            line.extend(cube);
        }
        line.push(Ink::Text(FULL_STOP.into()));
        Line(line)
    }
    fn out(&self, from: Option<Room>, seat: Seat, status: Status) -> Beat {
        let (key, sign) = match status {
            Status::Left | Status::Inside => ("log-left", "flag"),
            Status::Rescued => ("log-rescued", "flag"),
            Status::Dead => ("log-dead", "skull"),
        };
        let from = from.map_or(ids::DUNGEON, ids::room);
        let out = self.of(seat, "out", key, vec![]).weighs(Weight::Fanfare).signs([Sign::alone(sign, "")]);
        let mastery =
            matches!(status, Status::Left).then(|| Flight::token(from, ids::tokens(seat), Sign::alone("mastery", "")));
        let out = out.flies([Flight::pawn(ids::pawn(seat), from, ids::plate(seat))]).flies(mastery);
        let area = match status {
            Status::Dead => Area::new(ids::FALLEN, "fallen", Layout::Row, "", vec![]),
            _ => Area::new(ids::LEAVING, "leaving", Layout::Row, "", vec![]),
        };
        self.seen_by_all(out, sign, area)
    }
    /// A card with the signs of what it brings.
    fn played(&mut self, seat: Seat, card: Card) -> Beat {
        (self.playing, self.within_turn) = (true, true);
        let text = card.row().text(Trigger::Play);
        let key = if text.is_empty() { "log-played-plain" } else { "log-played" };
        let played = self.of(seat, "play", key, vec![self.card(card)]).weighs(Weight::Whisper);
        self.with_signs(played, text).flies([Flight::of(self.hand(seat), ids::PLAYED)])
    }
    fn with_signs(&self, mut beat: Beat, text: &[Effect]) -> Beat {
        let Line(signs) = signs_of(self.stage, text);
        if !signs.is_empty() {
            beat.line.0.push(Ink::Text(" ".into()));
            beat.line.0.extend(signs);
        }
        if !beat.line.0.last().is_some_and(|ink| matches!(ink, Ink::Text(words) if words.ends_with(FULL_STOP))) {
            beat.line.0.push(Ink::Text(FULL_STOP.into()));
        }
        beat
    }
    /// A number that everybody sees at a player: how much it changes, and what the sentence calls it.
    fn counted(&self, seat: Seat, kind: Name, key: &str, (sym, by): (Name, i16)) -> Beat {
        let written = if by < 0 { format!("−{}", -by) } else { format!("+{by}") };
        let sign = Sign::number(sym, written, "");
        let to = match sym {
            "gold" if self.is_viewer(seat) => ids::PURSE,
            "gold" => ids::plate(seat),
            _ => self.health(seat),
        };
        let from = if sym == "noise" { self.health(seat) } else { ids::DUNGEON };
        let to = if sym == "noise" { ids::DRAGON } else { to };
        let amount = u32::from(by.unsigned_abs());
        self.signed(self.beat(seat, kind), key, amount, sym)
            .flies([Flight::token(from, to, sign.clone())])
            .signs([sign])
    }

    fn is_viewer(&self, seat: Seat) -> bool {
        self.view.who == Viewer::Seat(seat)
    }
    /// Where this player's hand is on the viewer's screen.
    fn hand(&self, seat: Seat) -> Id {
        if self.is_viewer(seat) { ids::HAND } else { ids::plate(seat) }
    }
    fn discards(&self, seat: Seat) -> Id {
        if self.is_viewer(seat) { ids::DISCARD } else { ids::plate(seat) }
    }
    fn health(&self, seat: Seat) -> Id {
        if self.is_viewer(seat) { ids::HEALTH } else { ids::plate(seat) }
    }
    fn room_of(&self, artifact: Artifact) -> Option<Room> {
        let board = self.view.board();
        board.rooms().find(|&room| board.artifact(room) == Some(artifact))
    }

    fn beat(&self, who: Seat, kind: Name) -> Beat {
        Beat::new(self.at, Some(who), kind)
    }
    fn of(&self, who: Seat, kind: Name, key: &str, args: Vec<(&'static str, Arg)>) -> Beat {
        self.beat(who, kind).told(self.line(who, key, args))
    }
    fn line(&self, who: Seat, key: &str, mut args: Vec<(&'static str, Arg)>) -> Line {
        args.push(("who", self.stage.who(who)));
        self.stage.words.line(key, &args)
    }
    /// An amount, with a picture of what it is.
    fn signed(&self, beat: Beat, key: &str, count: impl Into<Arg>, sym: Name) -> Beat {
        let who = beat.who.map(|seat| ("who", self.stage.who(seat)));
        let args: Vec<(&str, Arg)> = [("count", count.into())].into_iter().chain(who).collect();
        beat.told(self.stage.words.line(key, &args)).pictured(Sign::alone(sym, ""))
    }
    fn plain(&self, kind: Name, key: &str, args: Vec<(&'static str, Arg)>) -> Beat {
        Beat::new(self.at, None, kind).told(self.stage.words.line(key, &args))
    }
    fn card(&self, card: Card) -> (&'static str, Arg) {
        ("card", Sign::named(card.row().words, card_in_words(self.stage, card)).into())
    }
    fn secret(&self, secret: Secret) -> (&'static str, Arg) {
        ("name", Sign::named(secret_picture(secret), secret_in_words(self.stage, secret)).into())
    }
}

fn picture(card: Card) -> Sign {
    Sign::alone(card.row().words, "")
}

fn artifact_sign(artifact: Artifact) -> Sign {
    Sign::number("artifact", artifact.value(), "")
}
