//! HTML with addressable parts, and what changed since a page last saw it.
use std::ops::Range;

/// An element that can be replaced by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    /// Where its tag begins.
    pub(crate) start: usize,
    /// Behind its last byte.
    pub(crate) end: usize,
    /// Where its id stands.
    pub(crate) id: Range<usize>,
    /// May it come and go without its list being told again?
    pub(crate) grows: bool,
}

/// HTML with addressable parts: elements with an id, one inside another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    html: String,
    /// In the order in which they begin, so an outer part stands before the parts inside.
    parts: Vec<Part>,
    /// For each part a hash of its id, and one of its own HTML, where a part inside counts by its id alone.
    hashes: Vec<(u64, u64)>,
}

/// What a viewer's page holds: for every part a hash of its id and of its own HTML, 16 bytes a part. Two pictures that
/// hold the same look the same.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Held(Vec<(u64, u64)>);

impl Picture {
    pub(crate) fn new(html: String, parts: Vec<Part>) -> Picture {
        let hashes = hashes(html.as_bytes(), &parts);
        Picture { html, parts, hashes }
    }

    /// The whole of it.
    pub fn html(&self) -> &str {
        &self.html
    }

    /// The whole of it without the ids of its parts, for a page on which several pictures stand.
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
        let mut held = self.hashes.clone();
        held.sort_unstable();
        Held(held)
    }

    /// The HTML of every element that has to be replaced by the one with its id, so that a page that shows what is held
    /// shows this picture, in this order. A part that is the same but for parts inside sends only those; inside a part
    /// that changed, `<k- id="..">` stands for one the page has already. A part of a growing list (`data-in`) may be new
    /// to the page. Everything if nothing is held.
    ///
    /// ```
    /// use engine::{NoWords, Scene};
    /// use web::{Frame, Held, table};
    ///
    /// let old = table(&Scene { now: "Wait.".into(), ..Scene::default() }, &Frame::default(), &NoWords);
    /// let new = table(&Scene { now: "Act!".into(), ..Scene::default() }, &Frame::default(), &NoWords);
    /// assert_eq!(new.changes(&Held::default()), [new.html()]);
    /// let changes = new.changes(&old.held());
    /// assert!(changes.len() == 1 && changes[0].starts_with("<section id=\"now\""));
    /// ```
    pub fn changes(&self, held: &Held) -> Vec<String> {
        let is_held: Vec<bool> = self.hashes.iter().map(|hash| held.0.binary_search(hash).is_ok()).collect();
        let mut changes = vec![];
        let mut next = 0;
        while next < self.parts.len() {
            next = match is_held[next] {
                true => next + 1,
                false => self.write(next, &is_held, &mut changes),
            };
        }
        changes
    }
    /// Writes a part that changed, then what changed inside the parts it keeps, and says which part comes next.
    fn write(&self, index: usize, is_held: &[bool], changes: &mut Vec<String>) -> usize {
        let part = &self.parts[index];
        let (mut html, mut at, mut next) = (String::new(), part.start, index + 1);
        let mut kept = vec![];
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
        changes.push(html);
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

impl Held {
    /// Is anything held at all?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// How many bytes it takes to remember.
    pub fn bytes(&self) -> usize {
        self.0.len() * size_of::<(u64, u64)>()
    }
}

/// One pass over the text: what lies between the beginnings and ends of parts belongs to the innermost open one.
fn hashes(html: &[u8], parts: &[Part]) -> Vec<(u64, u64)> {
    let mut hashes = vec![(0, 0); parts.len()];
    let mut open: Vec<usize> = vec![];
    let mut at = 0;
    for (index, part) in parts.iter().enumerate() {
        at = close(html, parts, &mut hashes, &mut open, (at, part.start));
        let id = fold(1, &html[part.id.clone()]);
        if let Some(&outer) = open.last() {
            let (before, hash) = (&html[at..part.start], hashes[outer].1);
            hashes[outer].1 = match part.grows {
                // The list is the same, however many of these it has.
                true if before.is_empty() => hash,
                true => fold(hash, before),
                false => fold(hash, before).rotate_left(9) ^ id,
            };
        }
        hashes[index].0 = id;
        open.push(index);
        at = part.start;
    }
    close(html, parts, &mut hashes, &mut open, (at, html.len()));
    hashes
}

/// Ends the open parts that end before `until`, and says how far the text has been read.
fn close(
    html: &[u8],
    parts: &[Part],
    hashes: &mut [(u64, u64)],
    open: &mut Vec<usize>,
    (mut at, until): (usize, usize),
) -> usize {
    while let Some(&inner) = open.last() {
        let end = parts[inner].end;
        if end > until {
            break;
        }
        hashes[inner].1 = fold(hashes[inner].1, &html[at..end]);
        at = end;
        open.pop();
    }
    at
}

/// Folds bytes into a hash, sixteen at a time. Nobody gains by a collision but a stale corner of the own page.
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
