//! Finding one offer among many: a tree of touches.
//!
//! Few offers are listed as they are. Many are found by touching the things they are about, one after another; each
//! touch leaves fewer, and the last one standing is taken. What a touch does is the engine's [`Touching`].
use crate::pen::{letters, said};
use crate::piece::pieces;
use engine::Scene;
use engine::scene::{Area, Group, Id, Offer, Touched, Touching};
use std::collections::{BTreeMap, BTreeSet};
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
    places: BTreeMap<Id, Place>,
    /// The words of every offer, by group and notation.
    worded: Vec<BTreeMap<String, OfferWords>>,
}

/// A place that can be touched.
#[derive(Clone, Debug)]
struct Place {
    name: String,
    /// Its explanation, if it is a piece that has one.
    more: String,
}

/// A place that can be touched although the list does not name it yet.
struct Later {
    group: usize,
    id: Id,
    key: String,
}

/// What an offer says.
#[derive(Clone, Debug)]
struct OfferWords {
    /// In the list, under the heading of its group.
    label: String,
    /// Standing alone, with its price.
    priced: String,
}

impl Chooser {
    /// Nothing touched yet.
    pub fn new(scene: &Scene) -> Chooser {
        let touchable: BTreeSet<Id> = scene.all_offers().flat_map(|offer| offer.on.iter().copied()).collect();
        let pieces = scene.pieces();
        let more = |id: Id| pieces.iter().find(|piece| piece.id == id && !piece.more.is_empty());
        let place = |id: Id| {
            let more = more(id).map_or(String::new(), |piece| letters(scene, &piece.more));
            (id, Place { name: touch_name(scene, id), more })
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
        self.places.get(&id).map_or("", |place| &place.name)
    }

    /// The cursor moves by this many lines and stays in the list.
    pub fn step(&mut self, by: isize) {
        self.typed.clear();
        self.cursor = self.cursor.saturating_add_signed(by).min(self.entries.len().saturating_sub(1));
    }
    /// Picks the entry under the cursor; what was typed has moved it there, unless it is half the key of something else.
    pub fn enter(&mut self) -> Picked {
        let typed = std::mem::take(&mut self.typed);
        match self.entries.iter().any(|entry| begins(&entry.key, &typed)) {
            true => self.pick(self.cursor + 1),
            false => Picked::Nothing,
        }
    }
    /// A letter or digit was typed: it picks as soon as it can mean only one entry. Nothing if no key begins like this.
    pub fn type_key(&mut self, letter: char) -> Option<Picked> {
        let typed = format!("{}{}", self.typed, letter.to_lowercase());
        let goes_on = |entry: &Choice| begins(&entry.key, &typed);
        let is_whole = |entry: &Choice| entry.key.to_lowercase() == typed;
        let count = self.entries.iter().filter(|entry| goes_on(entry)).count();
        let exact = self.entries.iter().position(is_whole);
        let Some(cursor) = exact.or(self.entries.iter().position(goes_on)) else {
            return self.type_later(typed);
        };
        (self.cursor, self.typed) = (cursor, typed);
        Some(if exact.is_some() && count == 1 { self.enter() } else { Picked::Nothing })
    }
    /// The same for the things that the list does not name yet because they come later in their offers: they may be
    /// touched first.
    fn type_later(&mut self, typed: String) -> Option<Picked> {
        // What was typed before is forgotten: nobody remembers half a key.
        self.typed.clear();
        let laters = (0..self.groups.len()).filter(|&at| self.is_shown(at)).flat_map(|at| self.laters(at));
        let typable: Vec<Later> = laters.filter(|later| begins(&later.key, &typed)).collect();
        match &typable[..] {
            [] => None,
            [Later { group, id, key }] if key.to_lowercase() == typed => Some(self.touch_place(*group, *id)),
            _ => {
                self.typed = typed;
                Some(Picked::Nothing)
            }
        }
    }
    fn laters(&self, group: usize) -> Vec<Later> {
        let is_listed = |id: &Id| self.entries.iter().any(|entry| entry.group == group && entry.on == Some(*id));
        let lit = Touching::new(&self.groups[group].offers).lit(&self.touched);
        let later = |id| Later { group, id, key: self.place_key(group, id) };
        lit.into_iter().filter(|id| !is_listed(id)).map(later).collect()
    }
    /// Picks the entry with this number, counted from 1.
    pub fn pick(&mut self, number: usize) -> Picked {
        let Some(entry) = number.checked_sub(1).and_then(|at| self.entries.get(at)) else {
            return Picked::Nothing;
        };
        match (&entry.act, entry.on) {
            (Some(act), _) => Picked::Act(act.clone()),
            (None, Some(id)) => self.touch_place(entry.group, id),
            (None, None) => Picked::Nothing,
        }
    }
    fn touch_place(&mut self, group: usize, id: Id) -> Picked {
        match Touching::new(&self.groups[group].offers).touch(&self.touched, &[id]) {
            Touched::Taken(offer) => return Picked::Act(offer.act.clone()),
            Touched::Open(touched) => self.touched = touched,
            // The list is the question.
            Touched::Asked(_) => self.touched.push(id),
        }
        self.inside = Some(group);
        self.list();
        Picked::Touched
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
        (0..self.groups.len()).filter(|&at| self.is_shown(at)).for_each(|at| self.list_group(at, &mut entries));
        give_keys(&mut entries);
        self.entries = entries;
        self.cursor = 0;
        self.typed.clear();
    }
    fn is_shown(&self, group: usize) -> bool {
        self.inside.is_none_or(|inside| inside == group)
    }
    /// The offers of a group that are possible after the touches made so far, and after one more if there is one.
    fn left(&self, group: usize, more: Option<Id>) -> Vec<&Offer> {
        let touched: Vec<Id> = self.touched.iter().copied().chain(more).collect();
        Touching::new(&self.groups[group].offers).left(&touched)
    }
    /// What is touched next for an offer that is left.
    fn next(&self, offer: &Offer) -> Option<Id> {
        match offer.on.strip_prefix(&self.touched[..]) {
            Some(rest) => rest.first().copied(),
            None => offer.on.iter().copied().find(|id| !self.touched.contains(id)),
        }
    }
    fn list_group(&self, at: usize, entries: &mut Vec<Choice>) {
        let (group, depth) = (&self.groups[at], self.touched.len());
        let touching = Touching::new(&group.offers);
        let left = touching.left(&self.touched);
        if !group.compact && left.len() <= MOST_LISTED {
            entries.extend(left.iter().map(|offer| self.whole(at, offer)));
            return;
        }
        let is_alone = |id: Id| touching.left(&[&self.touched[..], &[id]].concat()).len() == 1;
        let is_whole = |offer: &&Offer| offer.on.len() == depth || offer.main && depth == 0;
        for offer in left.iter().copied().filter(is_whole) {
            // The number on a piece that several offers are about always means touching the piece.
            let on = self.next(offer).filter(|&id| is_alone(id));
            entries.push(Choice { on, ..self.whole(at, offer) });
        }
        let mut seen: Vec<Id> = vec![];
        for offer in left {
            let Some(id) = self.next(offer).filter(|id| !seen.contains(id)) else { continue };
            seen.push(id);
            match is_alone(id) {
                true if is_whole(&offer) => {}
                true => entries.push(self.standing_alone(at, offer)),
                false => entries.push(self.touch(at, id)),
            }
        }
    }
    fn whole(&self, group: usize, offer: &Offer) -> Choice {
        let label = || self.worded[group][&offer.act].label.clone();
        let text = if self.touched.is_empty() { label() } else { offer.said.clone() };
        let on = self.next(offer);
        let key = self.rest_of_key(group, on, once(offer));
        let more =
            offer.on.first().and_then(|id| self.places.get(id)).map_or(String::new(), |place| place.more.clone());
        Choice { group, key, text, said: offer.said.clone(), act: Some(offer.act.clone()), on, more }
    }
    fn standing_alone(&self, group: usize, offer: &Offer) -> Choice {
        Choice { text: self.worded[group][&offer.act].priced.clone(), ..self.whole(group, offer) }
    }
    fn touch(&self, group: usize, id: Id) -> Choice {
        let place = self.places.get(&id);
        let (text, more) = place.map_or(Default::default(), |place| (place.name.clone(), place.more.clone()));
        let leading = self.left(group, Some(id));
        let key = match leading.iter().all(|offer| self.next(offer) == Some(id)) {
            true => self.rest_of_key(group, Some(id), leading.into_iter()),
            false => self.place_key(group, id),
        };
        Choice { group, key, said: text.clone(), text, act: None, on: Some(id), more }
    }
    /// What the keys of all these offers, whose next touch is this place, begin with, without the part that the touches
    /// so far stand for.
    fn rest_of_key<'o>(&self, group: usize, next: Option<Id>, offers: impl Iterator<Item = &'o Offer>) -> String {
        if self.touched.is_empty() {
            return format!("{}{}", self.groups[group].key, common_start(offers.map(|offer| offer.key.clone())));
        }
        let left = self.left(group, None);
        if !left.iter().all(|offer| offer.on.starts_with(&self.touched)) {
            return next.map_or(String::new(), |id| self.place_key(group, id));
        }
        let said = common_start(left.iter().map(|offer| offer.key.clone()));
        let whole = common_start(offers.map(|offer| offer.key.clone()));
        whole.strip_prefix(said.as_str()).unwrap_or_default().to_owned()
    }
    /// The key of a place that may be touched before the places that its offers name first: what the keys of the offers
    /// that begin there begin with, or what the keys of those that end there end with.
    fn place_key(&self, group: usize, id: Id) -> String {
        let keys = |end: fn(&Offer) -> Option<&Id>| {
            let offers = self.groups[group].offers.iter().filter(move |offer| end(offer) == Some(&id));
            offers.map(|offer| offer.key.clone())
        };
        let start = common_start(keys(|offer| offer.on.first()));
        let end = reversed(&common_start(keys(|offer| offer.on.last()).map(|key| reversed(&key))));
        let before = if self.touched.is_empty() { self.groups[group].key.as_str() } else { "" };
        let shortest = [start, end].into_iter().filter(|key| !key.is_empty()).min_by_key(String::len);
        shortest.map_or(String::new(), |key| format!("{before}{key}"))
    }
}

/// What all these keys begin with.
fn common_start(mut keys: impl Iterator<Item = String>) -> String {
    let first = keys.next().unwrap_or_default();
    keys.fold(first, |start, key| start.chars().zip(key.chars()).take_while(|(a, b)| a == b).map(|(a, _)| a).collect())
}

fn reversed(key: &str) -> String {
    key.chars().rev().collect()
}

/// Does this key begin with what was typed?
fn begins(key: &str, typed: &str) -> bool {
    key.to_lowercase().starts_with(typed)
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
fn offer_words(scene: &Scene, group: &Group) -> BTreeMap<String, OfferWords> {
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
        (offer.act.clone(), OfferWords { label, priced: with(&offer.said, &[&price]) })
    };
    group.offers.iter().map(words).collect()
}

/// What a place is called when it is chosen among others: equal pieces are told apart by where they lie.
fn touch_name(scene: &Scene, id: Id) -> String {
    let called = scene.called(id).unwrap_or_else(|| format!("#{}", id.0));
    let Some((area, place)) = scene.areas().into_iter().find_map(|area| Some((area, place_in(area, id)?))) else {
        return called;
    };
    let labelled = pieces(&area.items).find(|piece| piece.id == id && !piece.label.is_empty());
    let label = labelled.map(|piece| said(scene, &piece.label));
    let alone = scene.pieces().iter().filter(|piece| piece.name == called).count() == 1;
    match label {
        Some(label) => format!("{label} – {called}"),
        None if alone => called,
        None => format!("{}, {place} – {called}", area.name),
    }
}

/// The place of a piece in an area that holds several, counted from 1.
fn place_in(area: &Area, id: Id) -> Option<usize> {
    let ids: Vec<Id> = pieces(&area.items).map(|piece| piece.id).collect();
    ids.iter().position(|&known| known == id).filter(|_| ids.len() > 1).map(|at| at + 1)
}
