//! The whole Scene as plain lines: over a pipe, and for a screen reader. Nothing is told by colour or place alone.
use crate::goods::is_for_sale;
use crate::pen::said;
use crate::piece::pieces;
use engine::scene::{Area, Closed, Face, Form, Group, Id, Ink, Item, Layout, Map, Meter, Offer, Piece, Player, Slot};
use engine::{Line, Scene, Sign, Words, visible};
use std::slice::from_ref;

const MOST_LISTED: usize = 20;
const LAST_TALES: usize = 8;

/// The Scene in words: the sentence, the table, everybody's things, what lies over everything, offers and story.
pub fn plain(scene: &Scene, words: &dyn Words) -> String {
    PlainText::of(scene, words, |page| {
        page.sentence();
        page.section("tui-table", |page| page.areas(&scene.table));
        page.section("tui-players", |page| scene.players.iter().for_each(|player| page.player(player)));
        page.section("tui-mine", |page| page.areas(&scene.mine));
        page.over();
        page.section("tui-offers", PlainText::offers);
        page.section("tui-story", PlainText::story);
    })
}

/// The offers that [`plain`] lists, in the order in which it numbers them, the first being 1. The others are written.
pub fn plain_offers(scene: &Scene) -> Vec<&Offer> {
    scene.offers.iter().flat_map(listed).collect()
}

fn listed(group: &Group) -> impl Iterator<Item = &Offer> {
    let folded = is_folded(group);
    group.offers.iter().filter(move |offer| !folded || offer.main)
}

/// Too many to be listed?
fn is_folded(group: &Group) -> bool {
    group.compact || group.offers.len() > MOST_LISTED
}

/// How a match ended: the sentence, and what lies over everything.
pub(crate) fn plain_over(scene: &Scene, words: &dyn Words) -> String {
    PlainText::of(scene, words, |page| {
        page.sentence();
        page.over();
    })
}

/// What a person sees after a look: the same, and the story.
pub(crate) fn plain_look(scene: &Scene, words: &dyn Words) -> String {
    plain_over(scene, words) + &PlainText::of(scene, words, |page| page.section("tui-story", PlainText::story))
}

/// The whole story, one sentence a line.
pub(crate) fn plain_story(scene: &Scene) -> Vec<String> {
    scene.story().map(|tale| visible(&said(scene, &tale.line))).collect()
}

struct PlainText<'a> {
    scene: &'a Scene,
    words: &'a dyn Words,
    text: String,
}

impl<'a> PlainText<'a> {
    fn of(scene: &'a Scene, words: &'a dyn Words, fill: impl FnOnce(&mut Self)) -> String {
        let mut page = PlainText { scene, words, text: String::new() };
        fill(&mut page);
        page.text
    }
    /// A picture may come from another machine, and a terminal obeys what it is sent.
    fn line(&mut self, depth: usize, line: &str) {
        let line = visible(line.trim_end());
        if !line.trim().is_empty() {
            self.text.push_str(&format!("{}{line}\n", "  ".repeat(depth)));
        }
    }
    /// A heading and what follows; neither if nothing follows.
    fn section(&mut self, heading: &str, fill: impl FnOnce(&mut Self)) {
        let before = self.text.len();
        fill(self);
        if self.text.len() > before {
            self.text.insert_str(before, &format!("\n{}\n", self.words.text(heading, &[])));
        }
    }
    fn sentence(&mut self) {
        let scene = self.scene;
        self.line(0, &scene.title);
        self.line(0, &join_words(&[scene.lead.as_str(), scene.now.as_str()]));
        self.line(0, &scene.sub);
    }
    fn over(&mut self) {
        if let Some(area) = &self.scene.over {
            self.text.push('\n');
            self.area(0, &area.name, area);
        }
    }
    fn areas(&mut self, areas: &[Area]) {
        areas.iter().for_each(|area| self.area(1, &area.name, area));
    }
    /// A colon leads on to what follows, unless the heading has one already.
    fn heading(&mut self, depth: usize, name: &str) {
        match name.contains(':') {
            true => self.line(depth, name),
            false => self.line(depth, &self.words.text("tui-heading", &[("name", name.into())])),
        }
    }
    /// One line if the area holds only pieces and signs that are not for sale, otherwise a heading and its things below.
    fn area(&mut self, depth: usize, name: &str, area: &Area) {
        let head = said(self.scene, &area.head);
        // A heading that the name says too, such as the number of a shaft, is not said again.
        let extra = if area.name.contains(&head) { String::new() } else { head };
        let name = noted(name, &join_notes(&[extra, said(self.scene, &area.note)]));
        // A bar that says the same as the heading is for the eye.
        let is_news = |item: &&Item| !matches!(item, Item::Meter(meter) if meter.said == area.name);
        let items: Vec<Item> = area.items.iter().filter(is_news).cloned().collect();
        if let Layout::Map(map) = &area.layout {
            self.heading(depth, &name);
            self.map(depth + 1, area, map);
        } else if is_for_sale(&items) || items.iter().any(is_line) {
            self.heading(depth, &name);
            self.items(depth + 1, &items);
        } else {
            self.line(depth, &self.with_things(&name, &self.row(&items)));
        }
    }
    fn with_things(&self, name: &str, things: &str) -> String {
        match things.is_empty() {
            true => name.to_owned(),
            false => self.words.text("tui-named", &[("name", name.into()), ("things", things.into())]),
        }
    }
    /// Every room: who and what is there, and where its ways lead, so that a route can be planned without a picture.
    fn map(&mut self, depth: usize, area: &Area, map: &Map) {
        let spot = |id: Id| map.spots.iter().find(|spot| spot.place == id).map(|spot| (spot.x, spot.y));
        let rooms: Vec<&Piece> = pieces(&area.items).filter(|piece| piece.form != Form::Pawn).collect();
        for &room in &rooms {
            let is_here = |pawn: &&Piece| pawn.form == Form::Pawn && spot(pawn.id) == spot(room.id);
            let pawns =
                pieces(&area.items).filter(is_here).filter_map(|pawn| pawn.owner).map(|seat| self.scene.name(seat));
            let things = self.things_in(room).into_iter().filter(|thing| !room.name.contains(thing.as_str()));
            let told = self.with_things(&self.piece(room), &pawns.chain(things).collect::<Vec<_>>().join(", "));
            let ways = self.ways_out(map, room.id, &rooms);
            self.line(depth, &if ways.is_empty() { told } else { format!("{told} → {ways}") });
        }
    }
    /// Where the ways out of a room lead, each with what it costs.
    fn ways_out(&self, map: &Map, here: Id, rooms: &[&Piece]) -> String {
        let out = map.ways.iter().filter(|way| way.from == here || way.to == here && !way.one_way);
        let ways = out.filter_map(|way| {
            let there = if way.from == here { way.to } else { way.from };
            let title = self.title(rooms.iter().find(|room| room.id == there)?);
            Some(noted(&title, &said_signs(&way.signs)))
        });
        ways.collect::<Vec<_>>().join(", ")
    }
    /// What stands on a room: its number, or its name.
    fn title(&self, room: &Piece) -> String {
        let Face::Up(parts) = &room.face else { return room.name.clone() };
        let title = parts.iter().find(|part| part.slot == Slot::Title);
        title.map_or_else(|| room.name.clone(), |part| said(self.scene, &part.line))
    }
    /// What lies in a room, in words.
    fn things_in(&self, room: &Piece) -> Vec<String> {
        let Face::Up(parts) = &room.face else { return vec![] };
        let lying = parts.iter().filter(|part| matches!(part.slot, Slot::Gain | Slot::Worth));
        let said = lying.flat_map(|part| &part.line.0).map(|ink| said(self.scene, &Line(vec![ink.clone()])));
        said.filter(|words| !words.is_empty()).collect()
    }
    fn items(&mut self, depth: usize, items: &[Item]) {
        for item in items {
            match item {
                Item::Area(area) => self.area(depth, &area.name, area),
                Item::Say(line) => self.line(depth, &said(self.scene, line)),
                Item::Meter(meter) => self.meter(depth, meter),
                Item::Piece(_) | Item::Signs(_) => self.line(depth, &self.row(from_ref(item))),
            }
        }
    }
    fn meter(&mut self, depth: usize, meter: &Meter) {
        let head = said(self.scene, &meter.head);
        let is_led_in = head.is_empty() || head.ends_with(':');
        let line = if is_led_in { join_words(&[&head, &meter.said]) } else { self.with_things(&head, &meter.said) };
        self.line(depth, &line);
    }
    fn row(&self, items: &[Item]) -> String {
        let one = |item: &Item| match item {
            Item::Piece(piece) => Some(self.piece(piece)),
            Item::Signs(signs) => Some(said_signs(signs)),
            Item::Area(_) | Item::Say(_) | Item::Meter(_) => None,
        };
        items.iter().filter_map(one).filter(|text| !text.is_empty()).collect::<Vec<_>>().join("; ")
    }
    fn piece(&self, piece: &Piece) -> String {
        let tags = said_signs(&piece.tags);
        let tags = if tags.is_empty() { tags } else { format!(" [{tags}]") };
        format!("{}{tags}", piece.name)
    }
    fn player(&mut self, player: &Player) {
        let scene = self.scene;
        let notes = [said(scene, &player.note), said_signs(&player.tags)];
        // The seat stands before the name, because notation speaks of seats.
        let name = noted(&format!("{} {}", player.seat, player.name), &join_notes(&notes));
        match &player.things[..] {
            [Item::Area(area)] => self.area(1, &name, area),
            things => {
                self.line(1, &name);
                self.items(2, things);
            }
        }
    }
    fn offers(&mut self) {
        let mut number = 1;
        for group in &self.scene.offers {
            self.line(1, &said(self.scene, &group.head));
            self.group(group, number);
            number += listed(group).count();
        }
    }
    fn group(&mut self, group: &Group, first_number: usize) {
        for (at, offer) in listed(group).enumerate() {
            let price = said_inks(&offer.price);
            // A price that the sentence names already is not said again.
            let price = if offer.said.contains(&price) { String::new() } else { price };
            let sub = noted(&offer.said, &join_notes(&[price, said(self.scene, &offer.sub)]));
            let line = format!("{:>3}  {sub}  ({})", first_number + at, offer.act);
            self.line(0, &line);
        }
        let example = group.offers.iter().find(|offer| !offer.main).filter(|_| is_folded(group));
        if let Some(example) = example {
            let args = [("count", (group.offers.len() as i64).into()), ("example", example.act.as_str().into())];
            self.line(2, &self.words.text("tui-many-offers", &args));
        }
        group.closed.iter().for_each(|closed| self.line(1, &format!("–  {}", closed_words(self.scene, closed))));
    }
    fn story(&mut self) {
        let story = plain_story(self.scene);
        story.iter().rev().take(LAST_TALES).rev().for_each(|tale| self.line(1, tale));
    }
}

/// Does it need a line of its own?
fn is_line(item: &Item) -> bool {
    matches!(item, Item::Area(_) | Item::Say(_) | Item::Meter(_))
}

/// What cannot be done, why not, and by which rule.
pub(crate) fn closed_words(scene: &Scene, closed: &Closed) -> String {
    let rule = if closed.rule.is_empty() { String::new() } else { format!(" ({})", closed.rule) };
    format!("{} – {}{rule}", said(scene, &closed.label), said(scene, &closed.why))
}

/// The signs of a line, one after another.
fn said_inks(line: &Line) -> String {
    let signs = line.0.iter().filter_map(|ink| if let Ink::Sign(sign) = ink { Some(sign.clone()) } else { None });
    said_signs(&signs.collect::<Vec<_>>())
}

fn said_signs(signs: &[Sign]) -> String {
    let said: Vec<&str> = signs.iter().map(|sign| sign.said.as_str()).filter(|said| !said.is_empty()).collect();
    said.join(", ")
}

fn join_words(parts: &[&str]) -> String {
    parts.iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>().join(" ")
}

fn join_notes(parts: &[String]) -> String {
    parts.iter().filter(|part| !part.is_empty()).cloned().collect::<Vec<_>>().join("; ")
}

fn noted(name: &str, note: &str) -> String {
    if note.is_empty() { name.to_owned() } else { format!("{name} ({note})") }
}
