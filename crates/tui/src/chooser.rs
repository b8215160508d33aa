//! Finding one offer among many: a tree of touches.
//!
//! Few offers are listed as they are. Many are found by touching the things they are about, one after another; each
//! touch leaves fewer, and the last one standing is taken.
use crate::pen::{letters, said};
use engine::Scene;
use engine::scene::{Area, Group, Id, Item, Offer};

/// More offers than this in a group are found by touching.
const MOST_LISTED: usize = 9;

/// One line of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Which group of the Scene it belongs to.
    pub group: usize,
    /// What it says in the list.
    pub text: String,
    /// What it says standing alone.
    pub said: String,
    /// The notation, where picking it decides.
    pub act: Option<String>,
    /// The thing that is touched by picking it.
    pub on: Option<Id>,
}

/// What came of picking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picked {
    /// A decision, in notation.
    Act(String),
    /// Something was touched; the list is another one now.
    Touched,
    /// There is nothing at this number.
    Nothing,
}

/// Holds the touches made so far and the list they lead to.
#[derive(Clone, Debug)]
pub struct Chooser {
    groups: Vec<Group>,
    /// In which group the touches were made, once there are any.
    inside: Option<usize>,
    touched: Vec<Id>,
    entries: Vec<Choice>,
    cursor: usize,
    digits: String,
    names: Vec<(Id, String)>,
    labels: Vec<Vec<String>>,
}

impl Chooser {
    /// Nothing touched yet.
    pub fn new(scene: &Scene) -> Chooser {
        let mut touchable: Vec<Id> = scene.all_offers().flat_map(|offer| offer.on.iter().copied()).collect();
        touchable.sort_unstable();
        touchable.dedup();
        let names = touchable.into_iter().map(|id| (id, touch_name(scene, id))).collect();
        let labels = scene.offers.iter().map(|group| labels(scene, group)).collect();
        let (groups, inside, touched, entries) = (scene.offers.clone(), None, vec![], vec![]);
        let mut chooser = Chooser { groups, inside, touched, entries, cursor: 0, digits: String::new(), names, labels };
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
    /// The digits collected so far.
    pub fn digits(&self) -> &str {
        &self.digits
    }
    /// The number, from 1, of the first entry that touches this place.
    pub fn number_on(&self, id: Id) -> Option<usize> {
        self.entries.iter().position(|entry| entry.on == Some(id)).map(|at| at + 1)
    }
    /// What a touchable place is called.
    pub fn name(&self, id: Id) -> &str {
        self.names.iter().find(|(known, _)| *known == id).map_or("", |(_, name)| name)
    }

    /// The cursor moves by so many lines and stays in the list.
    pub fn step(&mut self, by: isize) {
        self.digits.clear();
        self.cursor = self.cursor.saturating_add_signed(by).min(self.entries.len().saturating_sub(1));
    }
    /// Picks the entry under the cursor, or the one whose number was typed.
    pub fn enter(&mut self) -> Picked {
        let typed = std::mem::take(&mut self.digits);
        if typed.is_empty() { self.pick(self.cursor + 1) } else { self.pick(typed.parse().unwrap_or(0)) }
    }
    /// A digit was typed. In a short list it picks at once; in a long one it is collected for [`Chooser::enter`].
    pub fn digit(&mut self, digit: char) -> Picked {
        if self.entries.len() <= MOST_LISTED {
            return self.pick(digit.to_digit(10).unwrap_or(0) as usize);
        }
        self.digits.push(digit);
        match self.digits.parse::<usize>() {
            Ok(number) if (1..=self.entries.len()).contains(&number) => self.cursor = number - 1,
            _ => self.digits.clear(),
        }
        Picked::Nothing
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
        if self.digits.pop().is_some() {
            return true;
        }
        let Some(last) = self.touched.pop() else {
            return false;
        };
        if self.touched.is_empty() {
            self.inside = None;
        }
        self.list();
        self.cursor = self.number_on(last).map_or(0, |number| number - 1);
        true
    }

    fn list(&mut self) {
        let mut entries = vec![];
        let shown = |at: &usize| self.inside.is_none_or(|inside| inside == *at);
        (0..self.groups.len()).filter(shown).for_each(|at| self.list_group(at, &mut entries));
        self.entries = entries;
        self.cursor = 0;
    }
    fn list_group(&self, at: usize, entries: &mut Vec<Choice>) {
        let (group, depth) = (&self.groups[at], self.touched.len());
        let left: Vec<(usize, &Offer)> =
            group.offers.iter().enumerate().filter(|(_, offer)| offer.on.starts_with(&self.touched)).collect();
        if !group.compact && left.len() <= MOST_LISTED {
            entries.extend(left.iter().map(|(number, offer)| self.whole(at, *number, offer)));
            return;
        }
        let is_whole = |offer: &Offer| offer.on.len() == depth || offer.main && depth == 0;
        for (number, offer) in left.iter().filter(|(_, offer)| is_whole(offer)) {
            // The number on a piece that several offers are about always means touching the piece.
            let on = offer.on.get(depth).copied().filter(|&id| is_alone(&left, depth, id));
            entries.push(Choice { on, ..self.whole(at, *number, offer) });
        }
        for (number, offer, id) in first_touches(&left, depth) {
            match is_alone(&left, depth, id) {
                true if is_whole(offer) => {}
                true => entries.push(self.standing_alone(at, number, offer)),
                false => entries.push(self.touch(at, id)),
            }
        }
    }
    fn whole(&self, group: usize, number: usize, offer: &Offer) -> Choice {
        let text = if self.touched.is_empty() { self.labels[group][number].clone() } else { offer.said.clone() };
        let on = offer.on.get(self.touched.len()).copied();
        Choice { group, text, said: offer.said.clone(), act: Some(offer.act.clone()), on }
    }
    fn standing_alone(&self, group: usize, number: usize, offer: &Offer) -> Choice {
        Choice { text: offer.said.clone(), ..self.whole(group, number, offer) }
    }
    fn touch(&self, group: usize, id: Id) -> Choice {
        let text = self.name(id).to_owned();
        Choice { group, said: text.clone(), text, act: None, on: Some(id) }
    }
}

/// The distinct next touches, each with the first offer that needs it.
fn first_touches<'o>(left: &[(usize, &'o Offer)], depth: usize) -> Vec<(usize, &'o Offer, Id)> {
    let mut touches: Vec<(usize, &Offer, Id)> = vec![];
    for &(number, offer) in left {
        let next = offer.on.get(depth).copied();
        if let Some(id) = next.filter(|id| touches.iter().all(|(.., seen)| seen != id)) {
            touches.push((number, offer, id));
        }
    }
    touches
}

/// Is there only one offer with this next touch?
fn is_alone(left: &[(usize, &Offer)], depth: usize, id: Id) -> bool {
    left.iter().filter(|(_, offer)| offer.on.get(depth) == Some(&id)).count() == 1
}

/// What each offer of a group says in the list: its label under the group's heading, where labels tell offers apart.
fn labels(scene: &Scene, group: &Group) -> Vec<String> {
    let labels: Vec<String> = group.offers.iter().map(|offer| letters(scene, &offer.label)).collect();
    let clear = |label: &String| !label.trim().is_empty() && labels.iter().filter(|other| *other == label).count() == 1;
    let said = |(offer, label): (&Offer, &String)| {
        let text = if clear(label) && !group.compact { label } else { &offer.said };
        let more = [letters(scene, &offer.price), letters(scene, &offer.sub)];
        more.iter().filter(|more| !more.is_empty()).fold(text.clone(), |text, more| format!("{text}  {more}"))
    };
    group.offers.iter().zip(&labels).map(said).collect()
}

/// What a place is called when one has to choose it among others: equal pieces are told apart by where they lie.
fn touch_name(scene: &Scene, id: Id) -> String {
    let called = scene.called(id).unwrap_or_else(|| format!("#{}", id.0));
    let Some((area, place)) = scene.areas().into_iter().find_map(|area| Some((area, place_in(area, id)?))) else {
        return called;
    };
    let label = area.items.iter().find_map(|item| match item {
        Item::Piece(piece) if piece.id == id && !piece.label.is_empty() => Some(said(scene, &piece.label)),
        _ => None,
    });
    match label {
        Some(label) => format!("{label}: {called}"),
        None => format!("{}, {place}: {called}", area.name),
    }
}

/// The place of a piece among several of an area, counted from 1.
fn place_in(area: &Area, id: Id) -> Option<usize> {
    let ids: Vec<Id> = area
        .items
        .iter()
        .filter_map(|item| match item {
            Item::Piece(piece) => Some(piece.id),
            Item::Meter(_) | Item::Signs(_) | Item::Say(_) | Item::Area(_) => None,
        })
        .collect();
    ids.iter().position(|&known| known == id).filter(|_| ids.len() > 1).map(|at| at + 1)
}
