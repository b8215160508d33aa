//! Finding one offer among many: a tree of touches.
//!
//! Few offers are listed as they are. Many are found by touching the things they are about, one after another; each
//! touch leaves fewer, and the last one standing is taken.
use crate::pen::{letters, said};
use engine::Scene;
use engine::scene::{Area, Group, Id, Item, Offer};
use std::iter::once;

/// More offers than this in a group are found by touching.
const MOST_LISTED: usize = 9;

/// One line of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Which group of the Scene it belongs to.
    pub group: usize,
    /// What is typed to pick it.
    pub key: String,
    /// What it says in the list.
    pub text: String,
    /// What it says standing alone.
    pub said: String,
    /// The notation, if picking it decides.
    pub act: Option<String>,
    /// The thing that is touched by picking it.
    pub on: Option<Id>,
    /// The explanation of the thing it is about; for a card its whole text.
    pub more: String,
}

/// What came of picking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picked {
    /// A decision, in notation.
    Act(String),
    /// Something was touched, and the list has changed.
    Touched,
    /// There is nothing at this number.
    Nothing,
}

/// Holds the touches made so far and the list they lead to.
#[derive(Clone, Debug, Default)]
pub struct Chooser {
    groups: Vec<Group>,
    /// In which group the touches were made, once there are any.
    inside: Option<usize>,
    touched: Vec<Id>,
    entries: Vec<Choice>,
    cursor: usize,
    typed: String,
    places: Vec<Place>,
    /// The words of every offer, by group.
    worded: Vec<Vec<OfferWords>>,
}

/// A place that can be touched.
#[derive(Clone, Debug)]
struct Place {
    id: Id,
    name: String,
    /// Its explanation, if it is a piece that has one.
    more: String,
}

/// What an offer says.
#[derive(Clone, Debug)]
struct OfferWords {
    /// In the list, under the heading of its group.
    label: String,
    /// Standing alone, with its price.
    priced: String,
}

/// An offer and its number in its group.
#[derive(Clone, Copy)]
struct Numbered<'o> {
    number: usize,
    offer: &'o Offer,
}

impl Chooser {
    /// Nothing touched yet.
    pub fn new(scene: &Scene) -> Chooser {
        let mut touchable: Vec<Id> = scene.all_offers().flat_map(|offer| offer.on.iter().copied()).collect();
        touchable.sort_unstable();
        touchable.dedup();
        let pieces = scene.pieces();
        let more = |id: Id| pieces.iter().find(|piece| piece.id == id && !piece.more.is_empty());
        let place = |id: Id| {
            let more = more(id).map_or(String::new(), |piece| letters(scene, &piece.more));
            Place { id, name: touch_name(scene, id), more }
        };
        let mut chooser = Chooser {
            groups: scene.offers.clone(),
            places: touchable.into_iter().map(place).collect(),
            worded: scene.offers.iter().map(|group| offer_words(scene, group)).collect(),
            ..Chooser::default()
        };
        chooser.list();
        chooser
    }

    /// The list as it is now.
    pub fn entries(&self) -> &[Choice] {
        &self.entries
    }
    /// The touches made so far, in order.
    pub fn touched(&self) -> &[Id] {
        &self.touched
    }
    /// Where the cursor stands, counted from 0.
    pub fn cursor(&self) -> usize {
        self.cursor
    }
    /// The entry under the cursor.
    pub fn current(&self) -> Option<&Choice> {
        self.entries.get(self.cursor)
    }
    /// What was typed so far, if it is not a whole key yet.
    pub fn typed(&self) -> &str {
        &self.typed
    }
    /// The key of the first entry that touches this place.
    pub fn key_on(&self, id: Id) -> Option<&str> {
        self.entries.iter().find(|entry| entry.on == Some(id)).map(|entry| entry.key.as_str())
    }
    /// What a touchable place is called.
    pub fn name(&self, id: Id) -> &str {
        self.place(id).map_or("", |place| &place.name)
    }
    fn place(&self, id: Id) -> Option<&Place> {
        self.places.iter().find(|place| place.id == id)
    }

    /// The cursor moves by this many lines and stays in the list.
    pub fn step(&mut self, by: isize) {
        self.typed.clear();
        self.cursor = self.cursor.saturating_add_signed(by).min(self.entries.len().saturating_sub(1));
    }
    /// Picks the entry under the cursor; what was typed has moved it there.
    pub fn enter(&mut self) -> Picked {
        self.typed.clear();
        self.pick(self.cursor + 1)
    }
    /// A letter or digit was typed: it picks as soon as it can mean only one entry. Nothing if no key begins like this.
    pub fn type_key(&mut self, letter: char) -> Option<Picked> {
        let typed = format!("{}{}", self.typed, letter.to_lowercase());
        let goes_on = |entry: &Choice| entry.key.to_lowercase().starts_with(&typed);
        let is_whole = |entry: &Choice| entry.key.to_lowercase() == typed;
        let count = self.entries.iter().filter(|entry| goes_on(entry)).count();
        let exact = self.entries.iter().position(is_whole);
        let Some(cursor) = exact.or(self.entries.iter().position(goes_on)) else {
            // What was typed before is forgotten: nobody remembers half a key.
            self.typed.clear();
            return None;
        };
        (self.cursor, self.typed) = (cursor, typed);
        Some(if exact.is_some() && count == 1 { self.enter() } else { Picked::Nothing })
    }
    /// Picks the entry with this number, counted from 1.
    pub fn pick(&mut self, number: usize) -> Picked {
        let Some(entry) = number.checked_sub(1).and_then(|at| self.entries.get(at)) else {
            return Picked::Nothing;
        };
        match (&entry.act, entry.on) {
            (Some(act), _) => Picked::Act(act.clone()),
            (None, Some(id)) => {
                self.inside = Some(entry.group);
                self.touched.push(id);
                self.list();
                Picked::Touched
            }
            (None, None) => Picked::Nothing,
        }
    }
    /// Takes back a typed digit or the last touch. Answers whether there was one.
    pub fn back(&mut self) -> bool {
        if self.typed.pop().is_some() {
            return true;
        }
        let Some(last) = self.touched.pop() else {
            return false;
        };
        if self.touched.is_empty() {
            self.inside = None;
        }
        self.list();
        self.cursor = self.entries.iter().position(|entry| entry.on == Some(last)).unwrap_or(0);
        true
    }

    fn list(&mut self) {
        let mut entries = vec![];
        let shown = |at: &usize| self.inside.is_none_or(|inside| inside == *at);
        (0..self.groups.len()).filter(shown).for_each(|at| self.list_group(at, &mut entries));
        give_keys(&mut entries);
        self.entries = entries;
        self.cursor = 0;
        self.typed.clear();
    }
    fn list_group(&self, at: usize, entries: &mut Vec<Choice>) {
        let (group, depth) = (&self.groups[at], self.touched.len());
        let numbered = group.offers.iter().enumerate().map(|(number, offer)| Numbered { number, offer });
        let left: Vec<Numbered<'_>> = numbered.filter(|left| left.offer.on.starts_with(&self.touched)).collect();
        if !group.compact && left.len() <= MOST_LISTED {
            entries.extend(left.iter().map(|&offer| self.whole(at, offer)));
            return;
        }
        let next = |left: &Numbered<'_>| left.offer.on.get(depth).copied();
        // Is there only one offer with this next touch?
        let is_alone = |id: Id| left.iter().filter(|left| next(left) == Some(id)).count() == 1;
        let is_whole = |offer: &Offer| offer.on.len() == depth || offer.main && depth == 0;
        for &offer in left.iter().filter(|left| is_whole(left.offer)) {
            // The number on a piece that several offers are about always means touching the piece.
            let on = next(&offer).filter(|&id| is_alone(id));
            entries.push(Choice { on, ..self.whole(at, offer) });
        }
        let mut seen: Vec<Id> = vec![];
        for &offer in &left {
            let Some(id) = next(&offer).filter(|id| !seen.contains(id)) else { continue };
            seen.push(id);
            match is_alone(id) {
                true if is_whole(offer.offer) => {}
                true => entries.push(self.standing_alone(at, offer)),
                false => entries.push(self.touch(at, id)),
            }
        }
    }
    fn whole(&self, group: usize, Numbered { number, offer }: Numbered<'_>) -> Choice {
        let label = || self.worded[group][number].label.clone();
        let text = if self.touched.is_empty() { label() } else { offer.said.clone() };
        let on = offer.on.get(self.touched.len()).copied();
        let key = self.rest_of_key(group, once(offer));
        let more = offer.on.first().and_then(|&id| self.place(id)).map_or(String::new(), |place| place.more.clone());
        Choice { group, key, text, said: offer.said.clone(), act: Some(offer.act.clone()), on, more }
    }
    fn standing_alone(&self, group: usize, offer: Numbered<'_>) -> Choice {
        Choice { text: self.worded[group][offer.number].priced.clone(), ..self.whole(group, offer) }
    }
    fn touch(&self, group: usize, id: Id) -> Choice {
        let place = self.place(id);
        let (text, more) = place.map_or(Default::default(), |place| (place.name.clone(), place.more.clone()));
        let touched =
            |offer: &&Offer| offer.on.starts_with(&self.touched) && offer.on.get(self.touched.len()) == Some(&id);
        let key = self.rest_of_key(group, self.groups[group].offers.iter().filter(touched));
        Choice { group, key, said: text.clone(), text, act: None, on: Some(id), more }
    }
    /// What the keys of all these offers begin with, without the part that the touches so far stand for.
    fn rest_of_key<'o>(&self, group: usize, offers: impl Iterator<Item = &'o Offer>) -> String {
        let group = &self.groups[group];
        let made = group.offers.iter().filter(|offer| !self.touched.is_empty() && offer.on.starts_with(&self.touched));
        let (said, whole) = (common_start(made), common_start(offers));
        let rest = whole.strip_prefix(said.as_str()).unwrap_or_default();
        if self.touched.is_empty() { format!("{}{rest}", group.key) } else { rest.to_owned() }
    }
}

/// What the keys of all these offers begin with.
fn common_start<'o>(offers: impl Iterator<Item = &'o Offer>) -> String {
    let mut keys = offers.map(|offer| offer.key.as_str());
    let first = keys.next().unwrap_or_default().to_owned();
    keys.fold(first, |start, key| start.chars().zip(key.chars()).take_while(|(a, b)| a == b).map(|(a, _)| a).collect())
}

/// Keys of a Scene that do not tell the entries apart are replaced by numbers; a key that begins with another one could
/// never be typed, so the first of these is `0`.
fn give_keys(entries: &mut [Choice]) {
    let keys: Vec<String> = entries.iter().map(|entry| entry.key.to_lowercase()).collect();
    let hidden = |at: usize| {
        keys.iter()
            .enumerate()
            .any(|(other, key)| other != at && keys[at].starts_with(key.as_str()) && keys[at] != *key)
    };
    if let [only] = (0..keys.len()).filter(|&at| hidden(at)).collect::<Vec<_>>()[..]
        && !keys.iter().any(|key| key.starts_with('0'))
    {
        entries[only].key = "0".into();
    }
    let distinct =
        |at: usize| !keys[at].is_empty() && !(0..keys.len()).any(|other| other != at && keys[other] == keys[at]);
    let still_hidden = (0..keys.len()).filter(|&at| hidden(at)).count() > 1;
    if still_hidden || !(0..keys.len()).all(distinct) {
        entries.iter_mut().enumerate().for_each(|(at, entry)| entry.key = (at + 1).to_string());
    }
}

/// What each offer of a group says: in the list its label, where labels tell offers apart.
fn offer_words(scene: &Scene, group: &Group) -> Vec<OfferWords> {
    // The same thing at another price is told apart by its price.
    let same = |one: &Offer, other: &Offer| (&one.label, &one.price) == (&other.label, &other.price);
    let is_alone = |offer: &Offer| group.offers.iter().filter(|other| same(offer, other)).count() == 1;
    let with = |text: &str, more: &[&String]| {
        more.iter().filter(|more| !more.is_empty()).fold(text.to_owned(), |text, more| format!("{text}  {more}"))
    };
    let words = |offer: &Offer| {
        let label = letters(scene, &offer.label);
        let clear = !label.trim().is_empty() && is_alone(offer) && !group.compact;
        let (price, sub) = (letters(scene, &offer.price), letters(scene, &offer.sub));
        let label = with(if clear { &label } else { &offer.said }, &[&price, &sub]);
        OfferWords { label, priced: with(&offer.said, &[&price]) }
    };
    group.offers.iter().map(words).collect()
}

/// What a place is called when it is chosen among others: equal pieces are told apart by where they lie.
fn touch_name(scene: &Scene, id: Id) -> String {
    let called = scene.called(id).unwrap_or_else(|| format!("#{}", id.0));
    let Some((area, place)) = scene.areas().into_iter().find_map(|area| Some((area, place_in(area, id)?))) else {
        return called;
    };
    let label = area.items.iter().find_map(|item| match item {
        Item::Piece(piece) if piece.id == id && !piece.label.is_empty() => Some(said(scene, &piece.label)),
        Item::Piece(_) | Item::Meter(_) | Item::Signs(_) | Item::Say(_) | Item::Area(_) => None,
    });
    let alone = scene.pieces().iter().filter(|piece| piece.name == called).count() == 1;
    match label {
        Some(label) => format!("{label} – {called}"),
        None if alone => called,
        None => format!("{}, {place} – {called}", area.name),
    }
}

/// The place of a piece in an area that holds several, counted from 1.
fn place_in(area: &Area, id: Id) -> Option<usize> {
    let piece = |item: &Item| if let Item::Piece(piece) = item { Some(piece.id) } else { None };
    let ids: Vec<Id> = area.items.iter().filter_map(piece).collect();
    ids.iter().position(|&known| known == id).filter(|_| ids.len() > 1).map(|at| at + 1)
}
