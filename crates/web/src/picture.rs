//! HTML with addressable parts, and what changed since a page last saw it.
use crate::pen::Pen;
use std::mem::take;
use std::ops::Range;

/// An element that can be replaced by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    /// Where its tag begins.
    pub(crate) start: usize,
    /// After its last byte.
    pub(crate) end: usize,
    /// Where its id stands.
    pub(crate) id: Range<usize>,
    /// May it come and go without its list being sent again?
    pub(crate) grows: bool,
    /// Its fingerprint, if it was taken of what the part shows instead of its HTML.
    pub(crate) shows: Option<u64>,
}

/// HTML with addressable parts: elements with an id, one inside another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    html: String,
    /// In the order in which they begin, so an outer part stands before the parts inside.
    parts: Vec<Part>,
    /// One for each part.
    prints: Vec<Print>,
}

/// The fingerprint of a part.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Print {
    /// A hash of its id.
    id: u64,
    /// A hash of its own HTML, in which a part inside counts only by its id.
    html: u64,
}

/// What a viewer's page holds: a fingerprint of 16 bytes for every part. Two pictures that hold the same look the same.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Held(Vec<Print>);

/// The elements that turn one page into another, in one text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Changes {
    /// All of them, one after another.
    pub html: String,
    /// Where each begins.
    starts: Vec<usize>,
}

impl Changes {
    /// One after another.
    pub fn each(&self) -> impl Iterator<Item = &str> {
        let ends = self.starts.iter().skip(1).copied().chain([self.html.len()]);
        self.starts.iter().zip(ends).map(|(start, end)| &self.html[*start..end])
    }
}

impl Picture {
    pub(crate) fn new(html: String, parts: Vec<Part>) -> Picture {
        let prints = Prints::of(html.as_bytes(), &parts);
        Picture { html, parts, prints }
    }

    /// The whole of it.
    pub fn html(&self) -> &str {
        &self.html
    }

    /// The whole of it without the ids of its parts, for a page with several pictures.
    pub(crate) fn without_ids(&self) -> String {
        let (mut html, mut at) = (String::with_capacity(self.html.len()), 0);
        for part in &self.parts {
            html.push_str(&self.html[at..part.id.start - " id=\"".len()]);
            at = part.id.end + "\"".len();
        }
        html + &self.html[at..]
    }

    /// What a page holds that shows this picture.
    pub fn held(&self) -> Held {
        let mut held = self.prints.clone();
        held.sort_unstable();
        Held(held)
    }

    /// The elements that turn a page that shows what is held into this picture: each replaces the one with its id, in
    /// this order. Of a part that is the same but for parts inside, only those are sent; inside a part that changed,
    /// `<k- id="..">` stands for one the page already has. A part of a growing list (`data-in`) may be new to the page.
    /// Everything if nothing is held.
    ///
    /// ```
    /// use engine::{NoWords, Scene};
    /// use web::{Frame, Held, table};
    ///
    /// let old = table(&Scene { sub: "Wait.".into(), ..Scene::default() }, &Frame::default(), &NoWords);
    /// let new = table(&Scene { sub: "Act!".into(), ..Scene::default() }, &Frame::default(), &NoWords);
    /// assert_eq!(new.changes(&Held::default()).html, new.html());
    /// let changes = new.changes(&old.held());
    /// assert!(changes.each().count() == 1 && changes.html.starts_with("<section id=\"now\""));
    /// ```
    pub fn changes(&self, held: &Held) -> Changes {
        let is_held: Vec<bool> = self.prints.iter().map(|print| held.0.binary_search(print).is_ok()).collect();
        let mut changes = Changes::default();
        let mut next = 0;
        while next < self.parts.len() {
            next = match is_held[next] {
                true => next + 1,
                false => self.write(next, &is_held, &mut changes),
            };
        }
        changes
    }
    /// Writes a part that changed, then what changed inside the parts it keeps, and returns the index of the next part.
    fn write(&self, index: usize, is_held: &[bool], changes: &mut Changes) -> usize {
        let part = &self.parts[index];
        let (mut at, mut next) = (part.start, index + 1);
        let mut kept = vec![];
        changes.starts.push(changes.html.len());
        let html = &mut changes.html;
        while let Some(inner) = self.parts.get(next).filter(|inner| inner.start < part.end) {
            if !is_held[next] {
                next += 1;
                continue;
            }
            html.push_str(&self.html[at..inner.start]);
            html.push_str("<k- id=\"");
            html.push_str(&self.html[inner.id.clone()]);
            html.push_str("\"></k->");
            at = inner.end;
            let first = next + 1;
            next += 1 + self.parts[first..].iter().take_while(|deeper| deeper.start < inner.end).count();
            kept.push(first..next);
        }
        html.push_str(&self.html[at..part.end]);
        for range in kept {
            let mut inside = range.start;
            while inside < range.end {
                inside = if is_held[inside] { inside + 1 } else { self.write(inside, is_held, changes) };
            }
        }
        next
    }

    /// The part with this id.
    pub fn part(&self, id: &str) -> Option<&str> {
        let part = self.parts.iter().find(|part| &self.html[part.id.clone()] == id)?;
        Some(&self.html[part.start..part.end])
    }

    /// The id of every part, outer before inner.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.parts.iter().map(|part| &self.html[part.id.clone()])
    }
}

impl Drop for Picture {
    fn drop(&mut self) {
        Pen::spare(take(&mut self.html), take(&mut self.parts));
    }
}

impl Held {
    /// Is anything held at all?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// Is the part with this id held, and does it show this?
    pub(crate) fn shows(&self, id: &[u8], what: u64) -> bool {
        self.0.binary_search(&Print { id: fold(1, id), html: what }).is_ok()
    }
    /// How many bytes it takes to remember this.
    pub fn bytes(&self) -> usize {
        self.0.len() * size_of::<Print>()
    }
}

/// Fingerprints being taken, in one pass over the text: what lies between the beginnings and ends of parts belongs to
/// the innermost open one.
struct Prints<'a> {
    html: &'a [u8],
    parts: &'a [Part],
    prints: Vec<Print>,
    /// The parts that have begun and not ended, by their indices.
    open: Vec<usize>,
    /// How far the text has been read.
    at: usize,
}

impl Prints<'_> {
    fn of(html: &[u8], parts: &[Part]) -> Vec<Print> {
        let prints = Vec::with_capacity(parts.len());
        let mut prints = Prints { html, parts, prints, open: vec![], at: 0 };
        parts.iter().for_each(|part| prints.begin(part));
        prints.close(html.len());
        prints.prints
    }
    fn begin(&mut self, part: &Part) {
        self.close(part.start);
        let id = fold(1, &self.html[part.id.clone()]);
        if let Some(&outer) = self.open.last() {
            let (before, hash) = (&self.html[self.at..part.start], self.prints[outer].html);
            self.prints[outer].html = match part.grows {
                // The list is the same, however many of these it has.
                true if before.is_empty() => hash,
                true => fold(hash, before),
                false => fold(hash, before).rotate_left(9) ^ id,
            };
        }
        self.open.push(self.prints.len());
        self.prints.push(Print { id, html: 0 });
        self.at = part.start;
    }
    /// Ends the open parts that end before `until`.
    fn close(&mut self, until: usize) {
        while let Some(inner) = self.open.pop_if(|inner| self.parts[*inner].end <= until) {
            let Part { end, shows, .. } = self.parts[inner];
            let html = || fold(self.prints[inner].html, &self.html[self.at..end]);
            self.prints[inner].html = shows.unwrap_or_else(html);
            self.at = end;
        }
    }
}

/// Folds bytes into a hash, sixteen at a time. All that provoking a collision gains is a stale corner of one's own page.
fn fold(hash: u64, bytes: &[u8]) -> u64 {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let mix = |hash: u64, chunk: &[u8; 16]| {
        let both = u128::from_le_bytes(*chunk);
        let product = u128::from(both as u64 ^ hash).wrapping_mul(u128::from((both >> 64) as u64 ^ ODD));
        // A product with a zero forgets the other side, so the hash so far is carried along.
        (product as u64) ^ (product >> 64) as u64 ^ hash.rotate_left(23)
    };
    let (chunks, rest) = bytes.as_chunks::<16>();
    let hash = chunks.iter().fold(hash ^ (bytes.len() as u64).wrapping_mul(ODD), mix);
    let mut last = [0; 16];
    last[..rest.len()].copy_from_slice(rest);
    mix(hash, &last)
}
