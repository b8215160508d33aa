//! The end of a match: who won, the account, the points over time, what luck did and what was decided, and the deal.
use crate::frame::Frame;
use crate::line::{emblem, seat_number};
use crate::pen::Pen;
use crate::plot::{self, Course, percent};
use crate::replay::symbol;
use crate::table::Web;
use engine::scene::{Line, Scene};
use engine::{Seat, Words};

/// A match that is over.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct End {
    /// The address of its replay.
    pub home: String,
    /// Those who won.
    pub winners: Vec<Seat>,
    /// Everybody's points over time.
    pub points: Course,
    /// What can be done now.
    pub ways: Ways,
    /// The seed and its proof, where there is one.
    pub deal: Option<Deal>,
    /// The review, which takes a while.
    pub review: Review,
}

/// Where one can go from the end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ways {
    /// The table of the next match.
    pub next: Option<String>,
    /// Where the next match is asked for.
    pub rematch: Option<String>,
    /// Back to the table and the talk.
    pub table: Option<String>,
    /// The address to share.
    pub link: String,
    /// The same as the server hands links on: to read, to copy, as a picture. HTML, taken as it is.
    pub hand_on: String,
}

/// The promise before the match and the seed after it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deal {
    /// The SHA-256 of the seed.
    pub promise: String,
    /// The seed.
    pub seed: String,
    /// What came out when it was checked.
    pub checked: Option<Checked>,
}

/// What came out when a deal was checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Checked {
    /// So many draws of so many steps are what the seed deals.
    Proved {
        /// Draws.
        draws: usize,
        /// All steps.
        steps: usize,
    },
    /// Why it proves nothing, in a sentence.
    Broken(String),
}

/// The review of a match.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Review {
    /// There is none.
    #[default]
    Never,
    /// It is being made; so many percent are done.
    Waiting(usize),
    /// Here it is.
    Ready(Box<Judged>),
}

/// A match that was judged.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Judged {
    /// Everybody's chance to win, from 0 to 1.
    pub chances: Course,
    /// What did what to everybody's chance.
    pub fortunes: Vec<Fortune>,
    /// The moments that changed most.
    pub moments: Vec<Moment>,
    /// What could have been done better.
    pub missed: Vec<Miss>,
}

/// What did what to one seat's chance to win, in percent.
#[derive(Clone, PartialEq, Debug)]
pub struct Fortune {
    /// Whose.
    pub seat: Seat,
    /// Before the first step.
    pub start: f64,
    /// Draws, the own decisions and those of others.
    pub parts: [f64; 3],
    /// After the last step.
    pub end: f64,
}

/// A step that changed much.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// Where it can be seen.
    pub to: String,
    /// Who decided; nobody where it was luck.
    pub by: Option<Seat>,
    /// What happened.
    pub lines: Vec<Line>,
    /// Whose chance changed most, and from what to what, in percent.
    pub seat: Seat,
    /// See above.
    pub before: u8,
    /// See above.
    pub after: u8,
}

/// A decision that could have been better, seen with what its player knew.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Miss {
    /// Where it can be seen and tried out.
    pub to: String,
    /// Whose.
    pub seat: Seat,
    /// What was done.
    pub played: Vec<String>,
    /// What would have been better.
    pub better: Vec<String>,
    /// The chance to win that it cost, in percent.
    pub loss: u8,
}

/// The `<main>` of the end of a match. `scene` is what a watcher sees at the end.
pub fn end(scene: &Scene, end: &End, words: &dyn Words) -> String {
    let frame = Frame::default();
    let web = Web::new(scene, &frame, words);
    let mut pen = Pen::new();
    pen.tag("main").attr("id", "end").class("end").inside(|pen| {
        web.result(pen, end);
        if let Some(account) = &scene.over {
            pen.tag("section").class("panel end__account").inside(|pen| web.area(pen, account));
        }
        if end.points.values.len() > 1 {
            let tag = pen.tag("section").class("panel");
            tag.inside(|pen| plot::lines(pen, &end.points, &web.say("web-points-over-time"), words));
        }
        web.review(pen, end);
        web.deal(pen, end);
        web.keepsakes(pen, end);
    });
    pen.html()
}

/// The part of the page that is filled when the review is there.
pub fn review(scene: &Scene, end: &End, words: &dyn Words) -> String {
    let frame = Frame::default();
    let mut pen = Pen::new();
    Web::new(scene, &frame, words).review(&mut pen, end);
    pen.html()
}

impl Web<'_> {
    /// Who won, and everybody's points, the best first.
    fn result(&self, pen: &mut Pen, end: &End) {
        pen.tag("header").class("end__head").inside(|pen| {
            pen.words("p", "end__game", &self.scene.title);
            pen.words("h1", "end__now", &self.scene.now);
            if !self.scene.sub.is_empty() {
                pen.words("p", "end__sub", &self.scene.sub);
            }
            self.podium(pen, end);
            pen.tag("div").class("end__ways").inside(|pen| {
                if let Some(next) = &end.ways.next {
                    pen.tag("a").class("btn btn--primary").attr("href", next).says(&self.say("web-next"));
                } else if let Some(rematch) = &end.ways.rematch {
                    pen.tag("form").attr("method", "post").attr("action", rematch).inside(|pen| {
                        pen.words("button", "btn btn--primary", &self.say("web-rematch"));
                    });
                }
                let go = [("play", "web-look-again", Some(&end.home)), ("", "web-to-table", end.ways.table.as_ref())];
                for (sign, word, to) in go {
                    let Some(to) = to else { continue };
                    pen.tag("a").class("btn").attr("href", to).inside(|pen| {
                        if !sign.is_empty() {
                            symbol(pen, sign);
                        }
                        pen.text(&self.say(word));
                    });
                }
            });
        });
    }
    fn podium(&self, pen: &mut Pen, end: &End) {
        let last = end.points.values.last();
        let points = |at: usize| last.and_then(|values| values.get(at).copied().flatten());
        let mut order: Vec<usize> = (0..end.points.seats.len()).collect();
        let rank = |at: usize| (end.winners.contains(&end.points.seats[at].0), points(at).unwrap_or(f64::MIN));
        order.sort_by(|&one, &other| rank(other).partial_cmp(&rank(one)).unwrap_or(std::cmp::Ordering::Equal));
        pen.tag("ol").class("podium").inside(|pen| {
            for at in order {
                let (seat, name) = &end.points.seats[at];
                let won = end.winners.contains(seat);
                let tag = pen.tag("li").class_number("p", seat_number(*seat)).class_if(won, "is-winner");
                tag.inside(|pen| {
                    emblem(pen, *seat, if won { "emblem--l" } else { "" });
                    pen.words("span", "podium__name", name);
                    let points = points(at).map_or("–".into(), plot::whole);
                    pen.words("b", "podium__points", &points);
                });
            }
        });
    }

    /// Chances, luck and decisions, what decided; or that it is being worked out.
    fn review(&self, pen: &mut Pen, end: &End) {
        let tag = pen.tag("section").attr("id", "review").class("end__review").attr("aria-live", "polite");
        match &end.review {
            Review::Never => tag.empty(),
            Review::Waiting(percent) => tag.attr_of("data-from", &[&end.home, "/review"]).inside(|pen| {
                pen.tag("div").class("panel end__wait").inside(|pen| {
                    let percent = [("percent", (*percent as i64).into())];
                    pen.words("p", "", &self.words.text("web-review-waits", &percent));
                    let again = pen.tag("a").class("btn").attr_of("href", &[&end.home, "/end#review"]);
                    again.says(&self.say("web-look-now"));
                });
            }),
            Review::Ready(judged) => tag.inside(|pen| {
                let title = self.say("web-chances-over-time");
                pen.tag("div").class("panel").inside(|pen| plot::bands(pen, &judged.chances, &title, self.words));
                self.moments(pen, &judged.moments);
                self.fortunes(pen, &judged.fortunes);
                self.missed(pen, &judged.missed);
            }),
        }
    }
    fn moments(&self, pen: &mut Pen, moments: &[Moment]) {
        pen.tag("div").class("panel").inside(|pen| {
            pen.words("h2", "panel__title", &self.say("web-moments"));
            if moments.is_empty() {
                pen.words("p", "", &self.say("web-no-moments"));
            }
            pen.tag("ol").class("moments").inside(|pen| {
                for (number, moment) in moments.iter().enumerate() {
                    pen.tag("li").inside(|pen| self.moment(pen, number + 1, moment));
                }
            });
        });
    }
    fn moment(&self, pen: &mut Pen, number: usize, moment: &Moment) {
        pen.tag("a").class("moments__go").attr("href", &moment.to).inside(|pen| {
            pen.words("b", "moments__number", &number.to_string());
            match moment.by {
                Some(seat) => emblem(pen, seat, "emblem--s"),
                None => symbol(pen, "luck"),
            }
            pen.tag("span").class("moments__what").inside(|pen| {
                for (at, line) in moment.lines.iter().enumerate() {
                    if at > 0 {
                        pen.text(" ");
                    }
                    self.line(pen, line);
                }
            });
            let (key, name) =
                if moment.after >= moment.before { ("web-rose", "is-good") } else { ("web-fell", "is-bad") };
            let args = [
                ("name", self.name(moment.seat).into()),
                ("before", moment.before.into()),
                ("after", moment.after.into()),
            ];
            pen.words("span", name, &self.words.text(key, &args));
        });
    }
    /// Luck and decisions apart: bars to both sides of nothing.
    fn fortunes(&self, pen: &mut Pen, fortunes: &[Fortune]) {
        let most = fortunes.iter().flat_map(|fortune| fortune.parts).map(f64::abs).fold(1.0, f64::max);
        pen.tag("div").class("panel").inside(|pen| {
            pen.words("h2", "panel__title", &self.say("web-luck-and-decisions"));
            pen.words("p", "end__note", &self.say("web-luck-note"));
            pen.tag("table").class("fortune").inside(|pen| {
                pen.tag("thead").inside(|pen| {
                    pen.tag("tr").inside(|pen| {
                        pen.tag("td").empty();
                        for key in ["web-at-start", "web-by-luck", "web-by-own", "web-by-others", "web-at-end"] {
                            pen.tag("th").attr("scope", "col").says(&self.say(key));
                        }
                    });
                });
                pen.tag("tbody").inside(|pen| fortunes.iter().for_each(|fortune| self.fortune(pen, fortune, most)));
            });
        });
    }
    fn fortune(&self, pen: &mut Pen, fortune: &Fortune, most: f64) {
        pen.tag("tr").class_number("p", seat_number(fortune.seat)).inside(|pen| {
            pen.tag("th").attr("scope", "row").inside(|pen| {
                emblem(pen, fortune.seat, "emblem--s");
                pen.text(self.name(fortune.seat));
            });
            pen.tag("td").attr("data-label", &self.say("web-at-start")).says(&percent(fortune.start, self.words));
            for (key, part) in ["web-by-luck", "web-by-own", "web-by-others"].into_iter().zip(fortune.parts) {
                pen.tag("td").class("fortune__part").attr("data-label", &self.say(key)).inside(|pen| {
                    pen.text(&signed(part, self.words));
                    swing(pen, 100.0 * part / most);
                });
            }
            pen.tag("td").attr("data-label", &self.say("web-at-end")).says(&percent(fortune.end, self.words));
        });
    }
    fn missed(&self, pen: &mut Pen, missed: &[Miss]) {
        pen.tag("div").class("panel").inside(|pen| {
            pen.words("h2", "panel__title", &self.say("web-missed"));
            if missed.is_empty() {
                pen.words("p", "", &self.say("web-nothing-missed"));
            }
            pen.tag("ol").class("missed").inside(|pen| {
                for miss in missed {
                    pen.tag("li").inside(|pen| {
                        emblem(pen, miss.seat, "emblem--s");
                        pen.tag("div").class("min0").inside(|pen| {
                            self.plan(pen, "web-played", &miss.played);
                            self.plan(pen, "web-better", &miss.better);
                            let loss = [("percent", miss.loss.into())];
                            pen.words("p", "is-bad", &self.words.text("web-cost", &loss));
                        });
                        pen.tag("a").class("btn").attr("href", &miss.to).says(&self.say("web-try-it"));
                    });
                }
            });
        });
    }
    fn plan(&self, pen: &mut Pen, key: &str, actions: &[String]) {
        pen.tag("p").inside(|pen| {
            pen.words("span", "end__label", &self.say(key));
            pen.text(" ");
            pen.text(&actions.join(" · "));
        });
    }

    /// The promise, the seed, and the proof that nobody has changed the deal.
    fn deal(&self, pen: &mut Pen, end: &End) {
        let Some(deal) = &end.deal else { return };
        pen.tag("section").attr("id", "deal").class("panel end__deal").inside(|pen| {
            pen.tag("h2").class("panel__title").inside(|pen| {
                symbol(pen, "proof");
                pen.text(&self.say("web-deal"));
            });
            pen.words("p", "end__note", &self.say("web-deal-note"));
            pen.tag("dl").class("digests").inside(|pen| {
                for (key, digest) in [("web-promise", &deal.promise), ("web-seed", &deal.seed)] {
                    pen.tag("dt").says(&self.say(key));
                    pen.tag("dd").inside(|pen| pen.tag("code").says(digest));
                }
            });
            match &deal.checked {
                None => {
                    let tag = pen.tag("form").attr("method", "get").attr_of("action", &[&end.home, "/end#deal"]);
                    tag.inside(|pen| {
                        let tag = pen.tag("button").class("btn btn--primary").attr("name", "check");
                        tag.attr("value", "deal").says(&self.say("web-check-deal"));
                    });
                }
                Some(Checked::Proved { draws, steps }) => {
                    let counts = [("draws", (*draws as i64).into()), ("steps", (*steps as i64).into())];
                    let tag = pen.tag("div").class("proof is-good").attr("role", "status");
                    tag.inside(|pen| {
                        pen.words("p", "", &self.say("web-proved-seed"));
                        pen.words("p", "", &self.words.text("web-proved-draws", &counts));
                    });
                }
                Some(Checked::Broken(why)) => {
                    let why = [("why", why.as_str().into())];
                    let tag = pen.tag("div").class("proof is-bad").attr("role", "alert");
                    tag.inside(|pen| pen.words("p", "", &self.words.text("web-not-proved", &why)));
                }
            }
        });
    }
    /// To take along: the link and the record.
    fn keepsakes(&self, pen: &mut Pen, end: &End) {
        pen.tag("section").class("panel end__share").inside(|pen| {
            pen.words("h2", "panel__title", &self.say("web-take-along"));
            pen.raw(&end.ways.hand_on);
            pen.tag("div").class("end__ways").inside(|pen| {
                let tag = pen.tag("button").attr("id", "share").class("btn").attr("type", "button");
                let tag = tag.attr("data-title", &self.scene.now).attr("data-link", &end.ways.link);
                tag.flag("hidden", true).inside(|pen| {
                    symbol(pen, "share");
                    pen.tag("span").says(&self.say("web-share"));
                });
                let tag = pen.tag("a").class("btn").attr_of("href", &[&end.home, "/record"]);
                tag.flag("download", true).inside(|pen| {
                    symbol(pen, "record");
                    pen.text(&self.say("web-record"));
                });
            });
        });
    }
}

fn signed(part: f64, words: &dyn Words) -> String {
    let (part, size) = (part.round(), percent(part.abs(), words));
    match part {
        part if part > 0.0 => format!("+{size}"),
        part if part < 0.0 => format!("−{size}"),
        _ => size,
    }
}

/// A bar to the right for what helped, to the left for what hurt.
fn swing(pen: &mut Pen, percent: f64) {
    let tag = pen.tag("svg").class("swing").attr("viewBox", "-100 0 200 12").attr("aria-hidden", "true");
    tag.attr("preserveAspectRatio", "none").inside(|pen| {
        let tag = pen.tag("rect").class(if percent < 0.0 { "swing__bad" } else { "swing__good" });
        let tag = tag.attr("x", &format!("{:.0}", percent.min(0.0))).attr("y", "2");
        tag.attr("width", &format!("{:.0}", percent.abs())).attr("height", "8").empty();
        pen.tag("path").class("swing__zero").attr("d", "M0 0V12").empty();
    });
}
