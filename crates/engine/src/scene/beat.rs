//! The one timeline: what happened, beat by beat. Story, strip, motion, sound, ear, terminal and replay all read it.
use super::{Area, Art, Id, Ink, Line, Name, Scene, Sign};
use crate::Seat;

/// One fact as this viewer may know it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Beat {
    /// Which of the viewer's news it tells, so that a screen knows which beats it has played already.
    pub at: usize,
    /// Who did it.
    pub who: Option<Seat>,
    /// What kind of thing happened, in one word such as `play` or `walk`: a game's look gives each kind its motion and
    /// its sound.
    pub kind: Art,
    /// How much attention it deserves.
    pub weight: Weight,
    /// Its sentence in the story; empty if it is not worth one.
    pub line: Line,
    /// Does the sentence head what follows: a new turn, a new level?
    pub head: bool,
    /// The same in two or three signs, for a strip of what a player did; empty if it is left out there.
    pub icons: Vec<Sign>,
    /// What goes from one place to another, one after the other.
    pub flights: Vec<Flight>,
    /// A big moment: what fills the board while it lasts. Boxed because it is rare and large, and a story is long.
    pub moment: Option<Box<BigMoment>>,
}

/// How much attention a beat deserves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Weight {
    /// It may be missed.
    Whisper,
    /// Like most.
    #[default]
    Plain,
    /// Everybody should notice.
    Big,
    /// It decides something.
    Fanfare,
}

/// Something goes from one place to another. Both are places of the picture before or after.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Flight {
    /// From here.
    pub from: Id,
    /// To there.
    pub to: Id,
    /// What can be seen of it.
    pub flies: Flying,
    /// Does a trace stay until the viewer acts?
    pub stays: bool,
}

/// What is seen on the way.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Flying {
    /// The piece, as it lies.
    Piece,
    /// The piece, turned over on the way.
    Turning,
    /// This piece, which stands in the one place and then in the other.
    Pawn(Id),
    /// A token of this picture. With a number, such as `+2`, the same picture at the other end changes by it.
    Token(Sign),
}

/// What fills the board for a moment: an attack, a monster waking up. It asks nothing and delays nothing.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BigMoment {
    /// Its picture.
    pub sign: Sign,
    /// What happens, and with what.
    pub area: Area,
}

impl Beat {
    /// A beat of this kind without words.
    pub fn new(at: usize, who: Option<Seat>, kind: Name) -> Beat {
        Beat { at, who, kind: kind.into(), ..Beat::default() }
    }
    /// With its sentence in the story.
    #[must_use]
    pub fn told(self, line: Line) -> Beat {
        Beat { line, ..self }
    }
    /// With its sentence as a heading of the story.
    #[must_use]
    pub fn heads(self, line: Line) -> Beat {
        Beat { line, head: true, ..self }
    }
    /// With this picture at the end of the sentence, where it adds nothing to the words.
    #[must_use]
    pub fn pictured(mut self, sign: Sign) -> Beat {
        self.line.0.extend([Ink::Text(" ".into()), Ink::Sign(sign)]);
        self
    }
    /// With these signs in the strip.
    #[must_use]
    pub fn signs(mut self, icons: impl IntoIterator<Item = Sign>) -> Beat {
        self.icons.extend(icons);
        self
    }
    /// With this weight.
    #[must_use]
    pub fn weighs(self, weight: Weight) -> Beat {
        Beat { weight, ..self }
    }
    /// With something that goes from here to there.
    #[must_use]
    pub fn flies(mut self, flights: impl IntoIterator<Item = Flight>) -> Beat {
        self.flights.extend(flights);
        self
    }
    /// With a big moment.
    #[must_use]
    pub fn shows(self, moment: BigMoment) -> Beat {
        Beat { moment: Some(Box::new(moment)), ..self }
    }
}

impl Flight {
    /// A piece goes as it lies.
    pub fn of(from: Id, to: Id) -> Flight {
        Flight { from, to, flies: Flying::Piece, stays: false }
    }
    /// A piece is turned over on its way.
    pub fn turning(from: Id, to: Id) -> Flight {
        Flight { flies: Flying::Turning, ..Flight::of(from, to) }
    }
    /// A pawn goes from place to place.
    pub fn pawn(pawn: Id, from: Id, to: Id) -> Flight {
        Flight { flies: Flying::Pawn(pawn), ..Flight::of(from, to) }
    }
    /// A token goes, or a number.
    pub fn token(from: Id, to: Id, sign: Sign) -> Flight {
        Flight { flies: Flying::Token(sign), ..Flight::of(from, to) }
    }
    /// A trace stays.
    #[must_use]
    pub fn stays(self) -> Flight {
        Flight { stays: true, ..self }
    }
}

impl Scene {
    /// The beats that have a sentence, oldest first.
    pub fn story(&self) -> impl DoubleEndedIterator<Item = &Beat> + Clone {
        self.beats.iter().filter(|beat| !beat.line.is_empty())
    }
    /// The beats that the viewer has not put away yet.
    pub fn news(&self) -> &[Beat] {
        &self.beats[self.beats.partition_point(|beat| beat.at < self.fresh)..]
    }
    /// What has moved since the viewer last acted.
    pub fn flights(&self) -> impl Iterator<Item = &Flight> {
        self.news().iter().flat_map(|beat| &beat.flights)
    }
    /// The flights that left a trace, as long as nothing else has happened at either end.
    pub fn traces(&self) -> Vec<&Flight> {
        let mut traces: Vec<&Flight> = vec![];
        for beat in self.news() {
            let touched = |id: Id| beat.flights.iter().any(|flight| flight.from == id || flight.to == id);
            traces.retain(|flight| !touched(flight.from) && !touched(flight.to));
            traces.extend(beat.flights.iter().filter(|flight| flight.stays));
        }
        traces
    }
    /// The latest big moment that is news, unless something is held up before it.
    pub fn moment(&self) -> Option<(&Beat, &BigMoment)> {
        let latest = || self.news().iter().rev().find_map(|beat| Some((beat, beat.moment.as_deref()?)));
        if self.over.is_none() { latest() } else { None }
    }
    /// All big moments that are news, one of each kind: the latest. At the end of a match too, where the count waits for
    /// them; but not while something is held up to the viewer.
    pub fn moments(&self) -> Vec<(&Beat, &BigMoment)> {
        if self.over.is_some() && self.tally.is_none() {
            return vec![];
        }
        let all = || self.news().iter().filter_map(|beat| Some((beat, beat.moment.as_deref()?)));
        let later = |one: &Beat, id: Id| all().any(|(beat, moment)| beat.at > one.at && moment.area.id == id);
        all().filter(|(beat, moment)| !later(beat, moment.area.id)).collect()
    }
    /// Old beats are only told: the story of a whole match is long enough without everything that moved in it.
    pub(crate) fn only_tell(&mut self) {
        let fresh = self.fresh;
        self.beats.retain(|beat| beat.at >= fresh || !beat.line.is_empty());
        let old = self.beats.iter_mut().filter(|beat| beat.at < fresh);
        for beat in old {
            (beat.kind, beat.weight) = (Art::default(), Weight::Plain);
            beat.flights.clear();
            beat.icons.truncate(usize::from(beat.who.is_none()));
        }
    }
    /// What a screen reader says: what is new, and then what is asked.
    pub fn announced(&self) -> Vec<String> {
        let told = self.news().iter().filter(|beat| !beat.head).map(|beat| self.say(&beat.line));
        told.chain([self.lead.clone(), self.now.clone()]).filter(|said| !said.is_empty()).collect()
    }
}
