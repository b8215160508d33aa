//! The bars above a match that is looked at again: one to walk through it, one to try out moves.
use crate::assets::path;
use crate::pen::Pen;
use crate::picture::Picture;
use crate::plot::{SeatName, band, percent};
use crate::writer::{emblem, seat_number};
use engine::{Seat, Words};

/// A walk through a match.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Walk {
    /// The address of the replay.
    pub home: String,
    /// How many steps have been taken.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
    /// Through whose eyes it is seen.
    pub eyes: Eyes,
    /// May everything be shown? Only if the match was played to its end.
    pub may_open: bool,
    /// Everybody who played.
    pub seats: Vec<SeatName>,
    /// Where the turns begin.
    pub turns: Vec<usize>,
    /// The decisive steps, as far as they are known.
    pub moments: Vec<usize>,
    /// Everybody's chance to win before the first step and after each, as far as it is known.
    pub chances: Vec<[f64; 4]>,
    /// How fast it goes by itself.
    pub speed: u8,
    /// The page with the result.
    pub end: String,
    /// Where moves can be tried out from here.
    pub analysis: String,
}

/// Through whose eyes a match is looked at again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Eyes {
    /// A watcher's.
    #[default]
    Watcher,
    /// A player's.
    Seat(Seat),
    /// Everybody's together: nothing is hidden.
    All,
}

impl Eyes {
    /// Its word in an address.
    pub fn word(self) -> String {
        match self {
            Eyes::Watcher => "watch".into(),
            Eyes::Seat(seat) => seat.to_string(),
            Eyes::All => "all".into(),
        }
    }
}

/// How fast a replay can go, as multiples of its usual pace.
pub const SPEEDS: [u8; 5] = [1, 2, 4, 8, 16];

/// The bar of a replay: links and one form, so it works without the script.
pub fn walk(walk: &Walk, words: &dyn Words) -> Picture {
    let mut pen = Pen::new();
    let label = words.text("web-replay", &[]);
    let tag = pen.tag("nav").named_part("player").class("player").attr("aria-label", &label);
    tag.attr("data-home", &walk.home).inside(|pen| {
        let account = words.text("web-account", &[]);
        let tag =
            pen.tag("a").class("btn btn--quiet player__home").attr("href", &walk.end).attr("aria-label", &account);
        tag.inside(|pen| {
            symbol(pen, "account");
            pen.words("span", "player__word", &account);
        });
        walk.keys(pen, words);
        walk.form(pen, words);
        let here = words.text("web-try-here", &[]);
        let tag = pen.tag("a").named_part("player-try").class("btn player__try").attr("href", &walk.analysis);
        tag.attr("title", &here).inside(|pen| {
            symbol(pen, "flask");
            pen.spoken(&here);
            pen.tag("span").class("player__word").attr("aria-hidden", "true").says(&words.text("web-try", &[]));
        });
    });
    pen.picture()
}

impl Walk {
    fn at(&self, step: usize) -> String {
        format!("{}?step={step}&as={}&speed={}", self.home, self.eyes.word(), self.speed)
    }
    fn before(&self, steps: &[usize]) -> Option<usize> {
        steps.iter().rev().copied().find(|&step| step < self.step)
    }
    fn after(&self, steps: &[usize]) -> Option<usize> {
        steps.iter().copied().find(|&step| step > self.step)
    }
    fn keys(&self, pen: &mut Pen, words: &dyn Words) {
        let (back, forward) = (self.step.checked_sub(1), (self.step < self.steps).then_some(self.step + 1));
        let (first, last) = (back.map(|_| 0), forward.map(|_| self.steps));
        let say = |key: &str| words.text(key, &[]);
        let key = |pen: &mut Pen, name: &'static str, word: &str, to: Option<usize>| {
            link(pen, name, &say(word), to.map(|step| self.at(step)).as_deref());
        };
        let tag = pen.tag("div").named_part("player-keys").class("player__keys");
        tag.attr("data-step", &self.step.to_string()).inside(|pen| {
            key(pen, "first", "web-first", first);
            key(pen, "turn-back", "web-turn-back", self.before(&self.turns));
            key(pen, "back", "web-step-back", back);
            let tag = pen.tag("button").attr("id", "play").class("btn btn--primary player__play");
            let tag = tag.attr("type", "button").attr("data-pause", &say("web-pause"));
            let tag = tag.attr("data-play", &say("web-play")).attr("aria-label", &say("web-play"));
            tag.flag("hidden").inside(|pen| {
                symbol(pen, "play");
                symbol(pen, "pause");
            });
            key(pen, "forward", "web-step-on", forward);
            key(pen, "turn", "web-turn-on", self.after(&self.turns));
            key(pen, "last", "web-last", last);
            if !self.moments.is_empty() {
                key(pen, "moment", "web-moment-on", self.after(&self.moments));
            }
        });
    }
    fn form(&self, pen: &mut Pen, words: &dyn Words) {
        let tag = pen.tag("form").class("player__form").attr("method", "get").attr("action", &self.home);
        tag.inside(|pen| {
            pen.tag("div").class("player__track").inside(|pen| {
                self.strip(pen);
                let tag =
                    pen.tag("input").attr("id", "step").attr("type", "range").attr("name", "step").attr("min", "0");
                let tag = tag.attr("max", &self.steps.to_string()).attr("value", &self.step.to_string());
                tag.attr("aria-label", &words.text("web-step", &[])).void();
            });
            let numbers = [("step", (self.step as i64).into()), ("steps", (self.steps as i64).into())];
            let said = words.text("web-step-of", &numbers);
            pen.tag("output").named_part("player-said").class("player__said").attr("for", "step").says(&said);
            self.eyes(pen, words);
            let label = words.text("web-speed", &[]);
            pen.tag("select").attr("id", "speed").attr("name", "speed").attr("aria-label", &label).inside(|pen| {
                for speed in SPEEDS {
                    let tag = pen.tag("option").attr("value", &speed.to_string());
                    tag.flag_if(speed == self.speed, "selected").says(&format!("{speed}×"));
                }
            });
            pen.tag("button").class("btn player__go").says(&words.text("web-go", &[]));
        });
    }
    fn eyes(&self, pen: &mut Pen, words: &dyn Words) {
        let label = words.text("web-eyes", &[]);
        pen.tag("select").attr("id", "eyes").attr("name", "as").attr("aria-label", &label).inside(|pen| {
            let mut option = |eyes: Eyes, name: &str| {
                pen.tag("option").attr("value", &eyes.word()).flag_if(self.eyes == eyes, "selected").says(name);
            };
            option(Eyes::Watcher, &words.text("web-watcher", &[]));
            self.seats.iter().for_each(|player| option(Eyes::Seat(player.seat), &player.name));
            if self.may_open {
                option(Eyes::All, &words.text("web-eyes-all", &[]));
            }
        });
    }
    /// Everybody's chance to win, behind the slider, and the decisive moments.
    fn strip(&self, pen: &mut Pen) {
        let svg = pen.tag("svg").class("player__strip").attr("viewBox", "0 0 1000 100").attr("aria-hidden", "true");
        svg.attr("preserveAspectRatio", "none").inside(|pen| {
            for SeatName { seat, .. } in &self.seats {
                let tag = pen.tag("path").class_number("p", seat_number(*seat));
                tag.attr("d", &band(&self.chances, seat.index(), 1000.0, 100.0)).empty();
            }
            for moment in &self.moments {
                let at = format!("{:.0}", 1000.0 * *moment as f64 / self.steps.max(1) as f64);
                let tag = pen.tag("rect").class("player__mark").attr("x", &at).attr("y", "0");
                tag.attr("width", "4").attr("height", "100").empty();
            }
        });
    }
}

/// An analysis, in which moves are tried out.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Bench {
    /// The address of the analysis.
    pub home: String,
    /// The address without the last move that was tried.
    pub back: Option<String>,
    /// The address with one more of the moves that were taken back.
    pub forward: Option<String>,
    /// The address where nothing has been tried yet.
    pub start: Option<String>,
    /// The address where chance draws something else.
    pub other_luck: String,
    /// The number that chance draws by.
    pub luck: u64,
    /// The address at which the coach is asked.
    pub advice: Option<String>,
    /// Through whose eyes one can look.
    pub eyes: Vec<EyesLink>,
    /// Whose eyes are chosen.
    pub chosen: Option<Seat>,
    /// Everybody's chance to win, after the coach was asked.
    pub chances: Vec<SeatChance>,
    /// The match from which it was taken.
    pub replay: Option<String>,
    /// The position as a text.
    pub position: String,
}

/// A way to look through other eyes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EyesLink {
    /// Whose; no seat means whoever decides.
    pub seat: Option<Seat>,
    /// What they are called.
    pub name: String,
    /// The address.
    pub to: String,
}

/// A player's chance to win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatChance {
    /// The seat.
    pub seat: Seat,
    /// What the player is called.
    pub name: String,
    /// In percent.
    pub percent: u8,
}

/// The bar of an analysis.
pub fn bench(bench: &Bench, words: &dyn Words) -> Picture {
    let mut pen = Pen::new();
    let label = words.text("web-analysis", &[]);
    let tag = pen.tag("nav").named_part("player").class("player player--bench").attr("aria-label", &label);
    tag.inside(|pen| {
        let home = bench.replay.as_deref().unwrap_or("/analysis");
        let tag = pen.tag("a").class("btn btn--quiet player__home").attr("href", home).attr("aria-label", &label);
        tag.inside(|pen| {
            symbol(pen, "flask");
            pen.words("span", "player__word", &label);
        });
        pen.tag("div").class("player__keys").inside(|pen| {
            link(pen, "first", &words.text("web-bench-start", &[]), bench.start.as_deref());
            link(pen, "back", &words.text("web-bench-back", &[]), bench.back.as_deref());
            link(pen, "forward", &words.text("web-bench-forward", &[]), bench.forward.as_deref());
            link(pen, "luck", &words.text("web-other-luck", &[]), Some(&bench.other_luck));
        });
        bench.eyes(pen, words);
        if let Some(advice) = &bench.advice {
            let tag = pen.tag("a").class("btn btn--primary player__ask").attr("href", advice).attr("data-key", "h");
            tag.says(&words.text("web-ask-coach", &[]));
        }
        bench.chances(pen, words);
        pen.tag("details").attr("id", "position").class("player__more").inside(|pen| {
            pen.tag("summary").class("btn btn--quiet").says(&words.text("web-position", &[]));
            pen.tag("div").class("player__text").inside(|pen| {
                let luck = [("luck", bench.luck.to_string().into())];
                pen.words("p", "", &words.text("web-luck", &luck));
                let tag = pen.tag("textarea").attr("rows", "12").flag("readonly");
                tag.attr("aria-label", &words.text("web-position", &[])).says(&bench.position);
            });
        });
    });
    pen.picture()
}

impl Bench {
    fn eyes(&self, pen: &mut Pen, words: &dyn Words) {
        let label = words.text("web-eyes", &[]);
        pen.tag("ul").class("player__eyes").attr("aria-label", &label).inside(|pen| {
            for EyesLink { seat, name, to } in &self.eyes {
                pen.tag("li").inside(|pen| {
                    let tag = pen.tag("a").class("btn btn--quiet").attr("href", to).attr("title", name);
                    let tag = tag.attr_if("aria-current", if *seat == self.chosen { "true" } else { "" });
                    tag.inside(|pen| match seat {
                        Some(seat) => {
                            emblem(pen, *seat, "emblem--s");
                            pen.spoken(name);
                        }
                        None => pen.text(name),
                    });
                });
            }
        });
    }
    fn chances(&self, pen: &mut Pen, words: &dyn Words) {
        if self.chances.is_empty() {
            return;
        }
        let label = words.text("web-chances-now", &[]);
        pen.tag("ul").class("player__chances").attr("aria-label", &label).inside(|pen| {
            for SeatChance { seat, name, percent: chance } in &self.chances {
                pen.tag("li").class_number("p", seat_number(*seat)).attr("title", name).inside(|pen| {
                    emblem(pen, *seat, "emblem--s");
                    pen.spoken(name);
                    pen.tag("b").says(&percent((*chance).into(), words));
                });
            }
        });
    }
}

/// A link, or a disabled one where there is nothing to go to.
fn link(pen: &mut Pen, name: &'static str, said: &str, to: Option<&str>) {
    let tag = match to {
        Some(to) => pen.tag("a").class("btn").class_of("go-", name).attr("href", to),
        None => pen.tag("span").class("btn").class_of("go-", name).attr("aria-disabled", "true").attr("role", "link"),
    };
    tag.attr("aria-label", said).attr("title", said).inside(|pen| symbol(pen, name));
}

/// A symbol of the pages after a match.
pub(crate) fn symbol(pen: &mut Pen, name: &'static str) {
    pen.symbol("", &path("after.svg"), name);
}
