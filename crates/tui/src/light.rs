//! What can be touched now, and how it shows.
use crate::chooser::Chooser;
use crate::pen::{BRIGHT, CURSOR};
use engine::Scene;
use engine::scene::{Flight, Id};
use ratatui::style::{Modifier, Style};
use ratatui::text::Span;

/// Whether a place can be touched, and by which key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Light {
    /// It cannot.
    Dark,
    /// It has been touched already.
    Touched,
    /// It can.
    Lit(String),
    /// It can, and the cursor is on it.
    Cursor(String),
}

impl Light {
    /// The key that touches the place.
    pub(crate) fn key(&self) -> Option<&str> {
        match self {
            Light::Dark | Light::Touched => None,
            Light::Lit(key) | Light::Cursor(key) => Some(key),
        }
    }
    /// How the place looks; `dark` is how it looks without light.
    pub(crate) fn style(&self, dark: Style) -> Style {
        match self {
            Light::Dark => dark,
            Light::Touched => Style::new().add_modifier(Modifier::REVERSED),
            Light::Lit(_) => BRIGHT,
            Light::Cursor(_) => CURSOR,
        }
    }
    /// The key in brackets, to follow a name.
    pub(crate) fn after_name(&self) -> Option<Span<'static>> {
        self.key().map(|key| Span::styled(format!(" [{key}]"), self.style(BRIGHT)))
    }
}

/// The places of a Scene and the light on them, which comes from its offers alone.
#[derive(Clone, Copy)]
pub(crate) struct Lights<'a> {
    /// The Scene.
    pub(crate) scene: &'a Scene,
    /// What can be touched now; nothing where nobody decides.
    pub(crate) chooser: Option<&'a Chooser>,
    /// The places of the beats from this one on flash.
    pub(crate) flashing: usize,
}

impl Lights<'_> {
    /// The light on a place.
    pub(crate) fn on(&self, id: Id) -> Light {
        let Some(chooser) = self.chooser else {
            return Light::Dark;
        };
        let here = chooser.current().filter(|entry| entry.on == Some(id));
        match (here, chooser.key_on(id)) {
            (Some(entry), _) => Light::Cursor(entry.key.clone()),
            (None, Some(key)) => Light::Lit(key.to_owned()),
            (None, None) if chooser.touched().contains(&id) => Light::Touched,
            (None, None) => Light::Dark,
        }
    }
    /// How a place looks: by its light, reversed where something has just happened. It never takes more room for that.
    pub(crate) fn style(&self, id: Id, dark: Style) -> Style {
        self.on(id).style(self.flashed(id, dark))
    }
    /// This style, reversed where something has just happened.
    pub(crate) fn flashed(&self, id: Id, style: Style) -> Style {
        let beats = &self.scene.beats[self.scene.beats.partition_point(|beat| beat.at < self.flashing)..];
        let is_here = |flight: &Flight| flight.from == id || flight.to == id;
        match beats.iter().flat_map(|beat| &beat.flights).any(is_here) {
            true => style.add_modifier(Modifier::REVERSED),
            false => style,
        }
    }
    /// The key printed on a place; `×` where one would expect a key and there is none.
    pub(crate) fn key(&self, id: Id) -> Option<String> {
        let closed = || self.chooser.and(self.scene.closed(id)).map(|_| "×".to_owned());
        self.on(id).key().map(str::to_owned).or_else(closed)
    }
}
