//! The page of a table: what is happening, the table, my things, what I can do, the story; in this order for the ear.
use crate::assets::path;
use crate::frame::{Frame, Mode};
use crate::line::{base_symbol, emblem, seat_number};
use crate::offers::{Knob, hidden, key};
use crate::pen::Pen;
use crate::picture::Picture;
use engine::scene::{Area, Closed, Happening, Id, Offer, Player, Scene};
use engine::{Seat, Words};
use std::collections::{BTreeMap, BTreeSet};

/// The `<main id="table">` of the table page: this Scene with what stands around it, in the viewer's language.
pub fn table(scene: &Scene, frame: &Frame, words: &dyn Words) -> Picture {
    let mut pen = Pen::new();
    Web::new(scene, frame, words).main(&mut pen);
    pen.picture()
}

/// Draws one Scene.
pub(crate) struct Web<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) frame: &'a Frame,
    pub(crate) words: &'a dyn Words,
    /// Where the game's symbols are.
    pub(crate) sprite: String,
    /// Every offer under its first touch, sorted by place: light is derived from offers and from nothing else.
    pub(crate) touches: Vec<(Id, &'a Offer)>,
    /// Places that are touched after the first one.
    pub(crate) laters: BTreeSet<Id>,
    /// Why places are no buttons.
    pub(crate) closed: Vec<(Id, &'a Closed)>,
    /// Where something has just arrived and should still be seen.
    pub(crate) moved: Vec<Id>,
    /// What the places are called where something begins.
    pub(crate) called: BTreeMap<Id, &'a str>,
}

impl<'a> Web<'a> {
    pub(crate) fn new(scene: &'a Scene, frame: &'a Frame, words: &'a dyn Words) -> Web<'a> {
        // What is put in order is not touched one after another.
        let touched = || scene.offers.iter().filter(|group| group.ordering.is_none()).flat_map(|group| &group.offers);
        let mut touches: Vec<(Id, &Offer)> =
            touched().flat_map(|offer| offer.begins_at().map(move |place| (place, offer))).collect();
        touches.sort_by_key(|(id, _)| *id);
        let laters = touched().flat_map(|offer| offer.on.iter().skip(1).copied()).collect();
        let all = scene.offers.iter().flat_map(|group| &group.closed);
        let closed = all.filter_map(|closed| Some((closed.on?, closed))).collect();
        let moved = scene.moves.iter().filter(|step| step.stays).map(|step| step.to).collect();
        let called = if scene.offers.is_empty() { BTreeMap::new() } else { called(scene) };
        let sprite = path(&format!("games/{}.svg", scene.game));
        Web { scene, frame, words, sprite, touches, laters, closed, moved, called }
    }

    fn main(&self, pen: &mut Pen) {
        let (scene, frame) = (self.scene, self.frame);
        let turn = scene.players.iter().any(|player| player.you && player.turn);
        let tag = pen.tag("main").named_part("table").class("t").class_of("game-", scene.game);
        let tag = tag.class_if(frame.over, "is-over");
        let tag = tag.attr("data-table", &frame.table).attr("data-game", scene.game);
        let tag = tag.attr_if("data-you", &frame.you.map_or(String::new(), seat_id));
        let tag = tag.attr_if("data-mode", frame.mode.word()).attr_if("data-end", frame.end.as_deref().unwrap_or(""));
        tag.inside(|pen| {
            self.form(pen, turn);
            self.top(pen);
            self.now(pen);
            self.advice(pen);
            self.tabs(pen);
            pen.tag("section").class("t-table").attr("aria-label", &self.say("web-table")).inside(|pen| {
                pen.tag("div").named_part("scene").class("t-scene").inside(|pen| self.areas(pen, &scene.table));
                pen.tag("div").named_part("seats").class("t-seats").inside(|pen| self.seats(pen));
            });
            pen.tag("div").class("t-dock").inside(|pen| {
                let title = self.say("web-mine");
                pen.tag("section").named_part("mine").class("t-mine").attr("aria-label", &title).inside(|pen| {
                    scene.players.iter().filter(|player| player.you).for_each(|player| self.plate(pen, player));
                    self.areas(pen, &scene.mine);
                    self.bar(pen);
                });
                self.offers(pen);
            });
            self.story(pen);
            // Always there, so that something held up changes this part alone.
            pen.tag("div").named_part("over").inside(|pen| self.over(pen));
            pen.tag("div").named_part("happens").inside(|pen| self.happening(pen));
            self.menus(pen);
            self.moves(pen);
        });
    }

    /// The one form all buttons belong to: what the answer is about stands here and nowhere else, so that a page whose
    /// table did not change is told a few bytes.
    fn form(&self, pen: &mut Pen, turn: bool) {
        let frame = self.frame;
        if frame.mode != Mode::Replay {
            let tag = pen.tag("form").named_part("act").attr("method", "post").attr("data-at", &frame.at);
            let tag = tag.attr_of("action", &self.path("act"));
            tag.attr_if("data-turn", if turn { "yes" } else { "" }).inside(|pen| {
                hidden(pen, "at", &frame.at);
            });
        }
        // Apart from the sentence of the moment: it says what is new, the sentence says how things stand.
        let tag = pen.tag("div").named_part("said").class("vh").attr("role", "status").attr("aria-live", "polite");
        let coach = self.frame.coach.iter().flat_map(|coach| &coach.says);
        tag.inside(|pen| self.scene.announce.iter().chain(coach).for_each(|said| pen.words("p", "", said)));
        pen.tag("div").class("says").inside(|pen| {
            let status = pen.tag("p").attr("id", "status").class("status").attr("role", "alert");
            status.attr("data-pick", &self.say("web-pick")).attr("data-rule", &self.say("web-rule")).empty();
            let cancel = pen.tag("button").attr("id", "cancel").class("btn").attr("type", "button");
            cancel.flag("hidden", true).inside(|pen| {
                pen.text(&self.say("web-cancel"));
                key(pen, &self.say("web-escape"));
            });
        });
        // One card explains whatever is hovered, focused or pressed long; the script fills it.
        pen.tag("div").attr("id", "about").class("about").attr("role", "tooltip").attr("popover", "manual").empty();
    }

    fn top(&self, pen: &mut Pen) {
        let frame = self.frame;
        pen.tag("header").named_part("top").class("t-top").inside(|pen| {
            // On a small screen the title may make room for the rest.
            let brand = pen.tag("a").class("t-brand").attr("href", "/").attr("aria-label", &self.scene.title);
            brand.inside(|pen| {
                base_symbol(pen, "adit", "");
                pen.tag("span").says(&self.scene.title);
            });
            match self.scene.steps.is_empty() {
                true => self.order(pen),
                false => self.steps(pen),
            }
            pen.tag("div").class("t-top__end").inside(|pen| {
                if let Some(watch) = &frame.watch {
                    let words = self.say("web-watch");
                    let tag = pen.tag("a").class("btn btn--quiet").attr("href", watch).attr("aria-label", &words);
                    tag.attr("title", &words).inside(|pen| base_symbol(pen, "watch", " sym--brass"));
                }
                let offline = self.say("web-offline");
                pen.tag("span").attr("id", "line").class("chip").attr("data-offline", &offline).empty();
                self.unread(pen);
                let words = self.say("web-bell");
                let bell = pen.tag("button").attr("id", "bell").class("btn btn--quiet").attr("type", "button");
                let bell = bell.attr("aria-label", &words).attr("title", &words).flag("hidden", true);
                bell.inside(|pen| base_symbol(pen, "bell", " sym--brass"));
                self.way_to(pen, ["/settings?back=/t/", &frame.table], "web-settings", "settings");
                self.way_to(pen, ["/learn/", self.scene.game], "web-rules", "rules");
            });
        });
    }
    /// How much was said that was not read yet; the script counts, and shows it where the talk is out of sight.
    fn unread(&self, pen: &mut Pen) {
        let words = self.say("web-unread");
        let tag = pen.tag("button").attr("id", "unread").class("btn btn--quiet").attr("type", "button");
        tag.attr("title", &words).flag("hidden", true).inside(|pen| {
            base_symbol(pen, "story", " sym--brass");
            pen.tag("span").class("badge badge--s badge--bad").empty();
            pen.spoken(&words);
        });
    }
    /// A link with a picture.
    fn way_to(&self, pen: &mut Pen, address: [&str; 2], word: &'static str, sym: &'static str) {
        let words = self.say(word);
        let tag = pen.tag("a").class("btn btn--quiet").attr_of("href", &address).attr("aria-label", &words);
        tag.attr("title", &words).inside(|pen| base_symbol(pen, sym, " sym--brass"));
    }

    /// Who plays after whom, where the match has no phases to show.
    fn order(&self, pen: &mut Pen) {
        pen.tag("ol").class("order").inside(|pen| {
            for player in &self.scene.players {
                let tag = pen.tag("li").class_number("p", seat_number(player.seat));
                tag.attr_if("aria-current", if player.turn { "true" } else { "" }).inside(|pen| {
                    emblem(pen, player.seat, "emblem--s");
                    pen.tag("span").says(&player.name);
                });
            }
        });
    }

    fn now(&self, pen: &mut Pen) {
        let scene = self.scene;
        pen.tag("section").named_part("now").class("t-now").attr("aria-label", &self.say("web-now")).inside(|pen| {
            // Where several decide at a time the viewer's own turn is the one the sentence speaks of.
            let own = scene.players.iter().find(|player| player.turn && player.you);
            let turns = own.or_else(|| scene.players.iter().find(|player| player.turn)).map(|player| player.seat);
            if let Some(seat) = scene.who.filter(|_| turns.is_none()).or(turns) {
                emblem(pen, seat, "emblem--l");
            }
            pen.tag("div").class("min0").inside(|pen| {
                pen.tag("h1").class("t-now__text").inside(|pen| {
                    if !scene.lead.is_empty() {
                        pen.words("span", "mine", &scene.lead);
                        pen.text(" ");
                    }
                    pen.text(&scene.now);
                });
                if !scene.sub.is_empty() {
                    pen.words("p", "t-now__sub", &scene.sub);
                }
            });
            self.frame.you.into_iter().for_each(|seat| self.clock(pen, seat));
            self.asked_back(pen);
            self.next(pen);
            self.coach(pen);
        });
    }

    /// After the end: on to the next match.
    fn next(&self, pen: &mut Pen) {
        if let Some(next) = &self.frame.next {
            let tag = pen.tag("a").class("btn btn--primary").attr_of("href", &["/t/", next]);
            tag.says(&self.say("web-next"));
        } else if self.frame.over && self.frame.may_rematch {
            self.knob(pen, Knob { path: "rematch", key: "", class: "btn btn--primary", word: "web-rematch" });
        }
    }

    /// Where a form of this page goes.
    pub(crate) fn path(&self, end: &'a str) -> [&'a str; 4] {
        let [start, table] = self.frame.base();
        [start, table, "/", end]
    }

    fn areas(&self, pen: &mut Pen, areas: &[Area]) {
        areas.iter().for_each(|area| self.area(pen, area));
    }

    /// Areas that are drawers on a small screen.
    pub(crate) fn drawers(&self) -> impl Iterator<Item = &'a Area> {
        self.scene.table.iter().chain(&self.scene.mine).filter(|area| area.tab.is_some())
    }

    /// On a small screen a row of tabs opens one drawer at a time; which one is open is the page's own matter.
    fn tabs(&self, pen: &mut Pen) {
        pen.tag("nav").named_part("tabs").class("t-tabs").attr("aria-label", &self.say("web-tabs")).inside(|pen| {
            tab(pen, "tab-mine", true, |pen| {
                base_symbol(pen, "hand", "");
                pen.text(&self.say("web-tab-mine"));
            });
            for area in self.drawers() {
                let Some(sign) = &area.tab else { continue };
                tab(pen, &format!("tab-{}", area.kind), false, |pen| {
                    self.symbol(pen, sign.sym, "");
                    pen.text(&sign.said);
                });
            }
            tab(pen, "tab-do", false, |pen| {
                base_symbol(pen, "do", "");
                pen.text(&self.say("web-tab-offers"));
            });
            tab(pen, "tab-story", false, |pen| {
                base_symbol(pen, "story", "");
                pen.text(&self.say("web-tab-story"));
            });
        });
    }

    fn seats(&self, pen: &mut Pen) {
        pen.tag("div").class("seats").inside(|pen| {
            self.scene.players.iter().filter(|player| !player.you).for_each(|player| self.plate(pen, player));
        });
        self.areas(pen, &self.scene.aside);
    }

    fn plate(&self, pen: &mut Pen, player: &Player) {
        let tag = pen.tag("article").part("s", u16::from(player.seat.0)).class(if player.you { "me" } else { "seat" });
        let tag = tag.class_number("p", seat_number(player.seat)).class_if(player.turn, "seat--turn");
        tag.attr("aria-label", &player.name).inside(|pen| {
            let offers = self.offers_on(player.plate);
            let tag = pen.tag("div").part("p", player.plate.0).class("seat__head");
            self.states(tag, offers, None).inside(|pen| {
                self.touch_over(pen, player.plate, &player.name);
                pen.tag("span").class("seat__em").inside(|pen| {
                    emblem(pen, player.seat, "");
                    player.tags.iter().for_each(|sign| self.sign(pen, sign));
                });
                pen.tag("div").class("min0").inside(|pen| {
                    pen.words("h3", "seat__name", &player.name);
                    self.line_in(pen, "seat__note", &player.note);
                    self.chair(pen, player.seat);
                });
                self.line_in(pen, "badge seat__end", &player.badge);
            });
            self.items(pen, player.plate, &player.things);
        });
    }

    /// Who really sits there: away, a stand-in, and how much time is left.
    fn chair(&self, pen: &mut Pen, seat: Seat) {
        let Some(chair) = self.frame.chairs.iter().find(|chair| chair.seat == seat) else { return };
        let note = match (chair.bot, chair.stand_in, chair.present) {
            (true, _, _) => "web-bot",
            (_, true, _) => "web-stand-in",
            (_, _, false) => "web-away",
            _ => "",
        };
        if !note.is_empty() {
            pen.words("span", "seat__chair", &self.say(note));
        }
        if let Some(link) = &chair.link {
            pen.tag("a").class("seat__link").attr("href", link).says(&self.say("web-chair-link"));
        }
        self.clock(pen, seat);
    }
    fn clock(&self, pen: &mut Pen, seat: Seat) {
        let chair = self.frame.chairs.iter().find(|chair| chair.seat == seat);
        if let Some(deadline) = chair.and_then(|chair| chair.deadline) {
            pen.tag("time").class("seat__clock").attr("data-deadline", &deadline.to_string()).empty();
        }
    }

    /// What lies over everything: put away by a button that tells the server, or else folded on the page alone.
    fn over(&self, pen: &mut Pen) {
        let Some(area) = &self.scene.over else { return };
        pen.tag("section").class("t-over").class_of("over-", area.kind).inside(|pen| {
            if self.frame.put_away {
                pen.tag("div").class("t-over__card").inside(|pen| {
                    self.area(pen, area);
                    let away = Knob { path: "seen", key: " ", class: "btn btn--primary", word: "web-put-away" };
                    let (news, at) = (self.frame.news.to_string(), self.frame.at.as_str());
                    // In a lesson the page alone knows what has happened.
                    let fields = [("news", news.as_str()), ("at", at)];
                    let count = if self.frame.mode == Mode::Lesson { 2 } else { 1 };
                    self.form_of(pen, away, &fields[..count]);
                });
            } else {
                pen.tag("details").attr("id", "fold").class("t-over__card").flag("open", true).inside(|pen| {
                    pen.tag("summary").class("btn").inside(|pen| self.line(pen, &area.head));
                    self.area(pen, area);
                });
            }
        });
    }

    /// What has just happened, for a moment: it goes by itself where things may move, and by its button everywhere.
    fn happening(&self, pen: &mut Pen) {
        // What is held up comes first.
        let Some(Happening { at, sign, area }) = self.scene.happening.as_ref().filter(|_| self.scene.over.is_none())
        else {
            return;
        };
        let number = u16::try_from(at % usize::from(u16::MAX)).unwrap_or_default();
        let tag =
            pen.tag("details").attr_number("id", "happens-", number).class("happens").class_of("happens-", area.kind);
        tag.attr("data-key", " ").flag("open", true).inside(|pen| {
            pen.tag("summary").class("btn btn--quiet").inside(|pen| {
                pen.text(&self.say("web-put-away"));
                key(pen, "␣");
            });
            self.scenery(pen, sign.sym);
            self.area(pen, area);
        });
    }

    /// What moved, for the script: from, to, turned over, stays on show.
    fn moves(&self, pen: &mut Pen) {
        let mut said = String::new();
        for step in &self.scene.moves {
            let (turns, stays) = (u8::from(step.turns), u8::from(step.stays));
            said.push_str(&format!("{} {} {turns} {stays},", step.from.0, step.to.0));
        }
        pen.tag("div").named_part("moves").attr("data-moves", said.trim_end_matches(',')).flag("hidden", true).empty();
    }
}

fn tab(pen: &mut Pen, id: &str, open: bool, label: impl FnOnce(&mut Pen)) {
    let tag = pen.tag("input").class("tabin vh").attr("type", "radio").attr("name", "tab").attr("id", id);
    tag.flag("checked", open).void();
    pen.tag("label").class("tab").attr("for", id).inside(label);
}

fn seat_id(seat: Seat) -> String {
    seat.to_string()
}

/// The names of all pieces, areas and plates.
fn called(scene: &Scene) -> BTreeMap<Id, &str> {
    let pieces = scene.pieces().into_iter().map(|piece| (piece.id, piece.name.as_str()));
    let areas = scene.areas().into_iter().map(|area| (area.id, area.name.as_str()));
    let plates = scene.players.iter().map(|player| (player.plate, player.name.as_str()));
    pieces.chain(areas).chain(plates).collect()
}
