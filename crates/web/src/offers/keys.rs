//! The three buttons that never move: a hint, the way back, and the main thing. What they offer changes, their places
//! do not, so a hand finds them without looking; what cannot be done now is there and shut.
use super::{HINT, ROUTINE, TAKE_BACK, UNDO};
use crate::frame::{Mode, Signpost};
use crate::hyphens::soft_hyphens;
use crate::knob::Knob;
use crate::ordering::{Numbered, goes, in_place, orderings};
use crate::pen::{Pen, Tag};
use crate::table::{TablePage, over, reveal};
use crate::touches::posts;
use crate::writer::key;
use engine::scene::Offer;

/// The main button.
const ID: &str = "key-main";
/// What the space bar is called on a button.
pub(crate) const SPACE: &str = "␣";

pub(crate) fn keys(pen: &mut Pen, page: &TablePage<'_>) {
    if page.frame.mode == Mode::Replay {
        return;
    }
    pen.tag("div").named_part("keys").class("t-keys").inside(|pen| {
        if page.scene().tally.is_some() {
            reveal::ways(pen, page);
            return main(pen, page, &Main::of(page));
        }
        small(pen, page, "key-hint", Some(HINT).filter(|_| page.frame.hints), HINT);
        let what = Main::of(page);
        match what.declined(page) {
            Some(offer) => decline(pen, page, offer),
            None => small(pen, page, "key-back", way_back(page), UNDO),
        }
        main(pen, page, &what);
    });
}

/// The other answer to a question of yes or no, in the place of the way back: there it is found without looking.
fn decline(pen: &mut Pen, page: &TablePage<'_>, offer: &Offer) {
    let marks = page.tabletop.marks;
    posts(marks.pressed(pen.tag("button").attr("id", "key-back").class("btn"), offer), offer).inside(|pen| {
        marks.number_on(pen, offer);
        pen.words("span", "btn__main", &offer.said);
        key(pen, &offer.key.to_uppercase());
    });
}

/// One's own last action is taken back at once; what others have seen, only if they agree.
fn way_back(page: &TablePage<'_>) -> Option<Knob> {
    match page.frame.can_undo {
        true => Some(UNDO),
        false => page.frame.may_ask.then_some(TAKE_BACK),
    }
}

/// A button beside the main one, or its shut likeness.
fn small(pen: &mut Pen, page: &TablePage<'_>, id: &'static str, knob: Option<Knob>, usual: Knob) {
    let Knob { word, key: letter, .. } = knob.unwrap_or(usual);
    let tag = pen.tag("button").attr("id", id).class("btn");
    let tag = match knob {
        Some(knob) if knob.path == TAKE_BACK.path => knob.sends(tag.attr("name", "agree").attr("value", "true"), page),
        Some(knob) => knob.sends(tag, page),
        None => shut(tag),
    };
    tag.inside(|pen| {
        pen.words("span", "btn__main", &soft_hyphens(&page.say(word)));
        key(pen, &letter.to_uppercase());
    });
}

fn shut(tag: Tag<'_>) -> Tag<'_> {
    tag.attr("type", "button").flag("disabled")
}

/// What the main button does now.
pub(crate) enum Main<'a> {
    /// Puts away what is held up.
    Away,
    /// Everything that needs no thought.
    Routine,
    /// Sends the order in which things lie.
    Order(Numbered<'a>),
    /// The offer that is meant by most.
    Offer(&'a Offer),
    /// On to the next match.
    Next(&'a str),
    Rematch,
    /// How it ended.
    End(&'a str),
    /// Where the coach shows the way from here.
    Way(&'a Signpost),
    /// On to a match.
    Begin(&'a Signpost),
    /// Something has to be chosen elsewhere: this says what.
    Choose(String),
    /// Others play: quicker.
    Faster,
    Nothing,
}

impl<'a> Main<'a> {
    pub(crate) fn of(page: &TablePage<'a>) -> Main<'a> {
        let (scene, frame) = (page.scene(), page.frame);
        if frame.put_away && scene.over.is_some() {
            return Main::Away;
        }
        if frame.over {
            return Main::after(page);
        }
        if page.has_routine() {
            return Main::Routine;
        }
        if let Some(numbered) = orderings(scene).next() {
            return Main::Order(numbered);
        }
        if scene.offers.is_empty() {
            return if frame.mode == Mode::Table { Main::Faster } else { Main::onward(page) };
        }
        let mut offers = scene.offers.iter().flat_map(|group| &group.offers);
        match (offers.clone().find(|offer| offer.main), offers.next(), offers.next()) {
            (Some(offer), ..) | (None, Some(offer), None) => Main::Offer(offer),
            _ => Main::Choose(asked(page)),
        }
    }
    fn after(page: &TablePage<'a>) -> Main<'a> {
        let frame = page.frame;
        match (&frame.next, &frame.end) {
            (Some(next), _) => Main::Next(next),
            (None, _) if frame.may_rematch => Main::Rematch,
            (None, Some(end)) => Main::End(end),
            (None, None) => Main::Nothing,
        }
    }
    /// Where nothing is left to do, as after a lesson, the coach knows the way.
    fn onward(page: &TablePage<'a>) -> Main<'a> {
        let Some(coach) = &page.frame.coach else { return Main::Nothing };
        let way = coach.ways.first().map(Main::Way);
        way.or(coach.begins.as_ref().map(Main::Begin)).unwrap_or(Main::Nothing)
    }
    /// Is it this offer?
    pub(crate) fn is(&self, offer: &Offer) -> bool {
        matches!(self, Main::Offer(main) if std::ptr::eq(*main, offer))
    }
    /// What one says instead of yes: there are two offers, the main one and one that no piece stands for.
    pub(crate) fn declined(&self, page: &TablePage<'a>) -> Option<&'a Offer> {
        let scene = page.scene();
        let mut others = scene.offers.iter().flat_map(|group| &group.offers).filter(|offer| !self.is(offer));
        let other = others.next().filter(|offer| offer.on.is_empty() && matches!(self, Main::Offer(_)));
        other.filter(|_| others.next().is_none())
    }
}

/// What to choose: what the first group calls it, for that is what should be done first.
fn asked(page: &TablePage<'_>) -> String {
    let first = page.scene().offers.iter().find(|group| !group.offers.is_empty());
    let head = first.map_or(String::new(), |group| page.scene().say(&group.head));
    if head.is_empty() { page.say("web-choose").into_owned() } else { head }
}

fn button(pen: &mut Pen) -> Tag<'_> {
    pen.tag("button").attr("id", ID).class("btn btn--primary")
}

fn main(pen: &mut Pen, page: &TablePage<'_>, what: &Main<'_>) {
    let said = |pen: &mut Pen, word: &str| {
        pen.words("span", "btn__main", word);
        key(pen, SPACE);
    };
    let link = |pen: &mut Pen, to: &[&str], word: &str| {
        pen.tag("a").attr("id", ID).class("btn btn--primary").attr_of("href", to).attr("data-key", " ").inside(|pen| {
            pen.words("span", "btn__main", word);
        });
    };
    match what {
        Main::Away => {
            let form = pen.tag("form").attr("method", "post").attr_of("action", &page.frame.path("seen"));
            form.inside(|pen| {
                over::seen(pen, page);
                button(pen).attr("data-key", " ").inside(|pen| said(pen, &page.say("web-put-away")));
            });
        }
        Main::Routine => {
            let knob = Knob { key: " ", ..ROUTINE };
            knob.sends(button(pen), page).inside(|pen| said(pen, &page.say(knob.word)));
        }
        Main::Order(numbered) => {
            let tag = button(pen).class("order__go").class_if(page.means_act(&in_place(numbered.ordering)), "is-meant");
            goes(tag, numbered.ordering).attr("data-key", " ").inside(|pen| {
                said(pen, &numbered.ordering.same);
            });
        }
        Main::Offer(offer) => {
            let tag = page.tabletop.marks.pressed(button(pen).class_if(page.means(offer), "is-meant"), offer);
            offered(posts(tag, offer), page, offer);
        }
        Main::Next(next) => link(pen, &["/t/", next], &page.say("web-next")),
        Main::Rematch => {
            let knob = Knob { path: "rematch", key: "", class: "", word: "web-rematch" };
            knob.sends(button(pen), page).inside(|pen| pen.words("span", "btn__main", &page.say(knob.word)));
        }
        Main::End(end) => link(pen, &[end], &page.say("web-account")),
        Main::Way(Signpost { words, to }) => link(pen, &[to], words),
        Main::Begin(Signpost { words, to }) => {
            let form = pen.tag("form").attr("method", "post").attr("action", to);
            form.inside(|pen| button(pen).attr("data-key", " ").inside(|pen| said(pen, words)));
        }
        Main::Choose(words) => shut(button(pen)).inside(|pen| pen.words("span", "btn__main", words)),
        Main::Faster => {
            let tag = button(pen).class("faster").attr("type", "button").flag("data-hurry");
            tag.inside(|pen| said(pen, &page.say("web-faster")));
        }
        Main::Nothing => shut(button(pen)).inside(|pen| pen.words("span", "btn__main", "–")),
    }
}

fn offered(tag: Tag<'_>, page: &TablePage<'_>, offer: &Offer) {
    tag.attr("data-key", " ").inside(|pen| {
        page.tabletop.marks.number_on(pen, offer);
        pen.tag("span").class("btn__main").inside(|pen| {
            pen.text(&offer.said);
            page.writer().line_in(pen, "btn__sub", &offer.sub);
        });
        key(pen, SPACE);
    });
}
