//! How large things are drawn, and with what light on them.
use crate::chooser::Chooser;
use crate::goods::is_for_sale;
use crate::light::Lights;
use crate::map::LEAST_WINDOW;
use engine::scene::{Area, Form, Layout, Piece};
use engine::{Scene, Words};

/// How large pieces are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Detail {
    /// As boxes, with the words under them where there is room.
    Boxes,
    /// As boxes, but whatever can be folded is folded.
    Folded,
    /// As chips of one line.
    Chips,
    /// As chips, with everything before a player in one line, and little more than the top of a shaft.
    Lines,
}

/// What is needed to draw a part of a Scene.
#[derive(Clone, Copy)]
pub(crate) struct Brush<'a> {
    /// The Scene and what can be touched in it.
    pub(crate) lights: Lights<'a>,
    /// How the terminal joins what the Scene says.
    pub(crate) words: &'a dyn Words,
    /// How large.
    pub(crate) detail: Detail,
    /// How many lines a map or a shaft may take.
    pub(crate) room: usize,
}

impl<'a> Brush<'a> {
    /// A brush for boxes with no room for maps or shafts.
    pub(crate) fn new(scene: &'a Scene, chooser: Option<&'a Chooser>, words: &'a dyn Words) -> Brush<'a> {
        Brush { lights: Lights { scene, chooser, flashing: usize::MAX }, words, detail: Detail::Boxes, room: 0 }
    }
    /// The same in another size.
    pub(crate) fn sized(self, detail: Detail) -> Brush<'a> {
        Brush { detail, ..self }
    }
    /// The same with room for a map or a shaft of this many lines.
    pub(crate) fn with_room(self, room: usize) -> Brush<'a> {
        Brush { room, ..self }
    }
    /// What it draws.
    pub(crate) fn scene(&self) -> &'a Scene {
        self.lights.scene
    }
    /// Does it draw boxes at all?
    pub(crate) fn is_boxing(&self) -> bool {
        matches!(self.detail, Detail::Boxes | Detail::Folded)
    }
    /// Does it draw a box around this?
    pub(crate) fn boxes(&self, piece: &Piece) -> bool {
        self.is_boxing() && matches!(piece.form, Form::Card | Form::Tile | Form::Room)
    }
    /// Does it show only one line of this?
    pub(crate) fn folds(&self, area: &Area) -> bool {
        let can_fold = area.tab.is_some() && !area.gist.is_empty();
        match area.layout {
            // A map is worth its room as long as anything can be seen on it.
            Layout::Map(_) => self.room < LEAST_WINDOW,
            // So is a list of what is for sale, unless everything must be small.
            _ if is_for_sale(&area.items) => can_fold && !self.is_boxing(),
            _ => can_fold && self.detail != Detail::Boxes,
        }
    }
}
