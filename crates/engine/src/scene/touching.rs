//! Finding one offer by touching what it is about. The terminal uses this; the page's script does the same, and
//! `testkit::touching` holds both to the same cases.
use super::{Id, Offer};
use std::collections::{BTreeMap, BTreeSet};

/// What a touch leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Touched<'o> {
    /// These places are touched now, and more have to be; none of them if everything was taken back.
    Open(Vec<Id>),
    /// Only this offer can be meant.
    Taken(&'o Offer),
    /// Any of these could be meant, so somebody has to ask.
    Asked(Vec<&'o Offer>),
}

/// The offers that can be found by touching.
///
/// An offer can always be touched in its own order. It can be touched in any other order too, unless another offer
/// names the same places in another order: then only the order tells them apart.
#[derive(Clone, Debug)]
pub struct Touching<'o> {
    ways: Vec<Path<'o>>,
}

/// One way to touch an offer: it has as many as there are copies of its first place.
#[derive(Clone, Debug)]
struct Path<'o> {
    offer: &'o Offer,
    on: Vec<Id>,
    /// Is the order needed to tell this offer from another one?
    in_order: bool,
}

impl Path<'_> {
    fn fits(&self, touched: &[Id]) -> bool {
        let is_part = |(at, id): (usize, &Id)| self.on.contains(id) && !touched[..at].contains(id);
        self.on.starts_with(touched) || !self.in_order && touched.iter().enumerate().all(is_part)
    }
}

impl<'o> Touching<'o> {
    /// Nothing is touched yet.
    pub fn new(offers: impl IntoIterator<Item = &'o Offer>) -> Touching<'o> {
        let path = |offer, on| Path { offer, on, in_order: false };
        let ways = |offer: &'o Offer| ways_to(offer).into_iter().map(move |on| path(offer, on));
        let mut ways: Vec<Path<'o>> = offers.into_iter().flat_map(ways).collect();
        let mut orders: BTreeMap<Vec<Id>, BTreeSet<Vec<Id>>> = BTreeMap::new();
        for way in &ways {
            orders.entry(sorted(&way.on)).or_default().insert(way.on.clone());
        }
        ways.iter_mut().for_each(|way| way.in_order = orders[&sorted(&way.on)].len() > 1);
        Touching { ways }
    }
    /// The offers that are still possible after these touches.
    pub fn left(&self, touched: &[Id]) -> Vec<&'o Offer> {
        offers(self.fitting(touched))
    }
    /// The places that can be touched next.
    pub fn lit(&self, touched: &[Id]) -> BTreeSet<Id> {
        let goes_on = |id: &Id| self.fitting(&with(touched, *id)).next().is_some();
        self.fitting(touched).flat_map(|way| way.on.iter().copied()).filter(goes_on).collect()
    }
    /// What comes of touching something: a place, and those it lies in, from the inside out.
    ///
    /// The touch counts for the first place that leads on. Touching a thing again takes it back, with everything that
    /// was touched after it. Where it is neither, the person has something else in mind: all is forgotten, and this is
    /// the first touch.
    pub fn touch(&self, touched: &[Id], under: &[Id]) -> Touched<'o> {
        let mut paths = under.iter().map(|&id| with(touched, id));
        match paths.find(|path| self.fitting(path).next().is_some()) {
            Some(path) => self.reach(path),
            None => match touched.iter().position(|id| under.contains(id)) {
                Some(again) => Touched::Open(touched[..again].to_vec()),
                None if touched.is_empty() => Touched::Open(vec![]),
                None => self.touch(&[], under),
            },
        }
    }
    /// An offer is taken when everything it names is touched, and no other offer begins with just these touches.
    fn reach(&self, touched: Vec<Id>) -> Touched<'o> {
        let begins = |way: &&Path<'o>| way.on.iter().take(touched.len()).all(|id| touched.contains(id));
        if !self.fitting(&touched).any(|way| way.on.len() == touched.len()) {
            return Touched::Open(touched);
        }
        match offers(self.fitting(&touched).filter(begins))[..] {
            [offer] => Touched::Taken(offer),
            ref several => Touched::Asked(several.to_vec()),
        }
    }
    fn fitting(&self, touched: &[Id]) -> impl Iterator<Item = &Path<'o>> {
        self.ways.iter().filter(|way| way.fits(touched))
    }
}

/// What to touch, once for each copy of the first place. An offer that is only in the list is there until something is
/// touched.
fn ways_to(offer: &Offer) -> Vec<Vec<Id>> {
    match &offer.on[..] {
        [] => vec![vec![]],
        [_, rest @ ..] => offer.begins_at().map(|first| [&[first], rest].concat()).collect(),
    }
}

/// Each offer once, in the order of the Scene.
fn offers<'p, 'o: 'p>(ways: impl Iterator<Item = &'p Path<'o>>) -> Vec<&'o Offer> {
    let mut offers: Vec<&Offer> = ways.map(|way| way.offer).collect();
    offers.dedup_by(|one, other| std::ptr::eq(*one, *other));
    offers
}

fn sorted(places: &[Id]) -> Vec<Id> {
    let mut places = places.to_vec();
    places.sort_unstable();
    places
}

fn with(touched: &[Id], next: Id) -> Vec<Id> {
    [touched, &[next]].concat()
}
