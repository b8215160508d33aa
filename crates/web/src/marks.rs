//! The plan of the coach, drawn on the table: numbers in the order of its steps, in a colour that nothing else has.
use crate::frame::Waymark;
use crate::pen::{Pen, Tag};
use engine::scene::{Area, Id, Item, Offer};

/// The marks of a plan. They are for the eye; the ear hears the steps where the coach says them.
#[derive(Clone, Copy, Default)]
pub(crate) struct Marks<'a>(&'a [Waymark]);

/// A step that a place belongs to.
pub(crate) struct MarkedStep<'a> {
    /// Counted from 1.
    pub(crate) number: usize,
    pub(crate) waymark: &'a Waymark,
}

impl<'a> Marks<'a> {
    pub(crate) fn new(plan: &'a [Waymark]) -> Marks<'a> {
        Marks(plan)
    }
    pub(crate) fn steps(self) -> impl Iterator<Item = MarkedStep<'a>> {
        self.0.iter().enumerate().map(|(at, waymark)| MarkedStep { number: at + 1, waymark })
    }
    /// The numbers at this place, such as "1" or "1, 3"; none where no step is.
    pub(crate) fn at(self, id: Id) -> String {
        self.numbers(|waymark| waymark.on.contains(&id))
    }
    fn numbers(self, is_here: impl Fn(&Waymark) -> bool) -> String {
        let here = self.steps().filter(|step| is_here(step.waymark));
        here.map(|step| step.number.to_string()).collect::<Vec<_>>().join(", ")
    }
    /// The element of a place, ringed if a step is there.
    pub(crate) fn ringed<'p>(self, tag: Tag<'p>, id: Id) -> Tag<'p> {
        tag.class_if(self.0.iter().any(|waymark| waymark.on.contains(&id)), "is-hinted")
    }
    /// The number on an element that is ringed.
    pub(crate) fn number(self, pen: &mut Pen, id: Id) {
        number(pen, &self.at(id));
    }
    /// What leads into an area that is folded away, ringed if a step is at one of the pieces in it.
    pub(crate) fn ringed_for<'p>(self, tag: Tag<'p>, folded: &Area) -> Tag<'p> {
        tag.class_if(self.0.iter().any(|waymark| is_within(waymark, folded)), "is-hinted")
    }
    /// The numbers of those steps.
    pub(crate) fn number_for(self, pen: &mut Pen, folded: &Area) {
        number(pen, &self.numbers(|waymark| is_within(waymark, folded)));
    }
    /// The button of an offer, ringed if it is a step that has no place on the table.
    pub(crate) fn pressed<'p>(self, tag: Tag<'p>, offer: &Offer) -> Tag<'p> {
        tag.class_if(self.0.iter().any(|waymark| is_button(waymark, offer)), "is-hinted")
    }
    /// The number on such a button.
    pub(crate) fn number_on(self, pen: &mut Pen, offer: &Offer) {
        number(pen, &self.numbers(|waymark| is_button(waymark, offer)));
    }
}

fn is_within(waymark: &Waymark, area: &Area) -> bool {
    let lies_here = |id: &Id| area.items.iter().any(|item| matches!(item, Item::Piece(piece) if piece.id == *id));
    waymark.on.iter().any(lies_here)
}

fn is_button(waymark: &Waymark, offer: &Offer) -> bool {
    waymark.on.is_empty() && waymark.act == offer.act
}

fn number(pen: &mut Pen, numbers: &str) {
    if !numbers.is_empty() {
        pen.tag("span").class("hint-n").attr("aria-hidden", "true").says(numbers);
    }
}
