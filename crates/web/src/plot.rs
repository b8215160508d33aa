//! Numbers over a match as SVG pictures, in the colours of the theme but never told apart by colour alone.
//!
//! Every seat has its pattern or its dashes and its emblem in the picture, and every picture also gives its numbers as
//! a table.
use crate::assets::path;
use crate::pen::Pen;
use crate::writer::{emblem, emblem_name, seat_number};
use engine::{Arg, Seat, Words};

/// The size of a picture, in its own units.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 300.0;
/// Room for the numbers of the scale.
const LEFT: f64 = 52.0;
const TOP: f64 = 26.0;
const BOTTOM: f64 = 282.0;
const RIGHT: f64 = 700.0;
/// More points than this cannot be seen.
const MOST_POINTS: usize = 160;
/// The most rows of a table of numbers.
const MOST_ROWS: usize = 9;

/// A value of every seat over a match: before the first step and after each.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Course {
    /// Who, in the order of the seats.
    pub seats: Vec<SeatName>,
    /// For each moment the value of every seat; none where it is not known.
    pub values: Vec<Vec<Option<f64>>>,
    /// Steps to mark, with an address for each.
    pub marks: Vec<PlotMark>,
}

/// A seat and what its player is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatName {
    /// The seat.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// The level of a bot.
    pub bot: Option<u8>,
}

/// A step that a plot points out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlotMark {
    /// The step.
    pub step: usize,
    /// The address where it can be looked at.
    pub to: String,
}

impl Course {
    fn x(&self, step: usize) -> f64 {
        LEFT + (RIGHT - LEFT) * step as f64 / self.values.len().saturating_sub(1).max(1) as f64
    }
    /// The moments to draw.
    fn samples(&self) -> Vec<usize> {
        samples(self.values.len(), MOST_POINTS)
    }
    fn value(&self, step: usize, at: usize) -> Option<f64> {
        self.values.get(step)?.get(at).copied().flatten()
    }
}

/// A round number, with a real minus sign.
pub(crate) fn whole(value: f64) -> String {
    let value = value.round();
    if value < 0.0 { format!("−{:.0}", value.abs()) } else { format!("{:.0}", value.abs()) }
}

/// Numbers below `length`, evenly spread, with the first and the last; at most this many.
fn samples(length: usize, most: usize) -> Vec<usize> {
    match length {
        0 => vec![],
        _ if length <= most => (0..length).collect(),
        _ => (0..most).map(|at| at * (length - 1) / (most - 1)).collect(),
    }
}

/// The outline of one seat's share, above the shares of the seats before it.
pub(crate) fn band(chances: &[[f64; 4]], seat: usize, width: f64, height: f64) -> String {
    let steps = samples(chances.len(), MOST_POINTS);
    let last = chances.len().saturating_sub(1).max(1) as f64;
    let point = |step: usize, seats: usize| {
        let below: f64 = chances[step][..seats].iter().sum();
        format!("{:.0} {:.1}", width * step as f64 / last, height * (1.0 - below.clamp(0.0, 1.0)))
    };
    let upper = steps.iter().map(|&step| point(step, seat + 1));
    let lower = steps.iter().rev().map(|&step| point(step, seat));
    let points: Vec<String> = upper.chain(lower).collect();
    if points.is_empty() { String::new() } else { format!("M{}Z", points.join("L")) }
}

/// Points over time: one line for each seat.
pub(crate) fn lines(pen: &mut Pen, course: &Course, title: &str, words: &dyn Words) {
    let all = || course.values.iter().flatten().flatten().copied();
    let (low, high) = (all().fold(0.0, f64::min), all().fold(1.0, f64::max));
    let scale = Scale::over(low, high);
    figure(pen, title, |pen| {
        svg(pen, title, |pen| {
            scale.grid(pen, whole);
            for at in 0..course.seats.len() {
                line(pen, course, &scale, at);
            }
        });
        key(pen, course, whole);
        table(pen, course, words, whole);
    });
}

/// One seat's line, broken where nothing is known, with the seat's emblem at its end.
fn line(pen: &mut Pen, course: &Course, scale: &Scale, at: usize) {
    let seat = course.seats[at].seat;
    let (mut path, mut lifted, mut last) = (String::new(), true, None);
    for step in course.samples() {
        let Some(value) = course.value(step, at) else {
            lifted = true;
            continue;
        };
        let (x, y) = (course.x(step), scale.y(value));
        path.push_str(&format!("{}{x:.1} {y:.1}", if lifted { "M" } else { "L" }));
        (lifted, last) = (false, Some((x, y)));
    }
    pen.tag("path").class("plot__line").class_number("p", seat_number(seat)).attr("d", &path).empty();
    if let Some((x, y)) = last {
        // Lines may end together: each seat's emblem stands a little further left.
        Token { x: x - 24.0 * at as f64, y, radius: 11.0 }.draw(pen, seat);
    }
}

/// Chances to win over time: bands, one above the other, that fill the picture.
pub(crate) fn bands(pen: &mut Pen, course: &Course, title: &str, words: &dyn Words) {
    let shares: Vec<[f64; 4]> = course.values.iter().map(|values| shares(values)).collect();
    let scale = Scale { low: 0.0, high: 100.0, step: 25.0 };
    figure(pen, title, |pen| {
        svg(pen, title, |pen| {
            patterns(pen);
            pen.tag("g").attr("transform", &format!("translate({LEFT} {TOP})")).inside(|pen| {
                for (at, SeatName { seat, .. }) in course.seats.iter().enumerate() {
                    let outline = band(&shares, at, RIGHT - LEFT, BOTTOM - TOP);
                    let number = seat_number(*seat);
                    pen.tag("path").class("plot__band").class_number("p", number).attr("d", &outline).empty();
                    let pattern = format!("url(#pattern-{number})");
                    pen.tag("path").attr("d", &outline).attr("fill", &pattern).empty();
                }
            });
            scale.grid(pen, |value| percent(value, words));
            for at in 0..course.seats.len() {
                widest(pen, course, &shares, at);
            }
            marks(pen, course);
        });
        let percent = |value: f64| percent(100.0 * value, words);
        key(pen, course, percent);
        table(pen, course, words, percent);
    });
}

/// A percentage, as the language writes it.
pub(crate) fn percent(value: f64, words: &dyn Words) -> String {
    words.text("web-percent", &[("number", Arg::Number(value.round() as i64))])
}

fn shares(values: &[Option<f64>]) -> [f64; 4] {
    let mut shares = [0.0; 4];
    shares.iter_mut().zip(values).for_each(|(share, value)| *share = value.unwrap_or(0.0));
    let sum: f64 = shares.iter().sum();
    if sum > 0.0 { shares.map(|share| share / sum) } else { shares }
}

/// The emblem stands where the band is widest, if there is room for it.
fn widest(pen: &mut Pen, course: &Course, shares: &[[f64; 4]], at: usize) {
    let room = |step: &usize| shares[*step][at];
    let steps = course.samples().into_iter().filter(|&step| (LEFT + 20.0..RIGHT - 20.0).contains(&course.x(step)));
    let Some(best) = steps.max_by(|one, other| room(one).total_cmp(&room(other))) else { return };
    let height = BOTTOM - TOP;
    if room(&best) * height > 30.0 {
        let below: f64 = shares[best][..at].iter().sum::<f64>() + room(&best) / 2.0;
        let token = Token { x: course.x(best), y: BOTTOM - height * below, radius: 14.0 };
        token.draw(pen, course.seats[at].seat);
    }
}

/// The decisive moments, numbered as in the list below. Numbers that would cover one another move apart.
fn marks(pen: &mut Pen, course: &Course) {
    let mut places: Vec<f64> = course.marks.iter().map(|mark| course.x(mark.step)).collect();
    for at in 1..places.len() {
        places[at] = places[at].max(places[at - 1] + MARK_GAP);
    }
    let mut limit = RIGHT;
    for place in places.iter_mut().rev() {
        *place = place.min(limit);
        limit = *place - MARK_GAP;
    }
    for (number, (PlotMark { step, to }, place)) in (1..).zip(course.marks.iter().zip(places)) {
        let (x, place, label) = (course.x(*step), format!("{place:.1}"), i32::to_string(&number));
        pen.tag("a").class("plot__mark").attr("href", to).attr("aria-label", &label).inside(|pen| {
            pen.tag("path").attr("d", &format!("M{place} 14L{x:.1} {TOP}V{BOTTOM}")).empty();
            pen.tag("circle").attr("cx", &place).attr("cy", "14").attr("r", "12").empty();
            pen.tag("text").attr("x", &place).attr("y", "19").says(&label);
        });
    }
}

/// The least distance between two numbers.
const MARK_GAP: f64 = 26.0;

/// A player's token.
struct Token {
    x: f64,
    y: f64,
    radius: f64,
}

impl Token {
    fn draw(self, pen: &mut Pen, seat: Seat) {
        let tag = pen.tag("image").attr("href", &path(&format!("emblem-{}.svg", seat_number(seat))));
        let corner = |middle: f64| format!("{:.1}", middle - self.radius);
        let tag = tag.attr("x", &corner(self.x)).attr("y", &corner(self.y));
        let side = format!("{:.0}", 2.0 * self.radius);
        tag.attr("width", &side).attr("height", &side).attr("data-emblem", emblem_name(seat)).empty();
    }
}

/// The same patterns as elsewhere on the page, for any shape.
fn patterns(pen: &mut Pen) {
    const SHAPES: [&str; 4] =
        ["M-2 2 2-2M0 10 10 0M8 12l4-4", "M5 3.200a1.800 1.800 0 1 0 .01 0Z", "M0 1H10M1 0V10", "M0 10 5 5l5 5"];
    pen.tag("defs").inside(|pen| {
        for (number, shape) in (1..).zip(SHAPES) {
            let tag =
                pen.tag("pattern").attr("id", &format!("pattern-{number}")).attr("width", "10").attr("height", "10");
            tag.attr("patternUnits", "userSpaceOnUse").inside(|pen| {
                let filled = number == 2;
                pen.tag("path").class("plot__pattern").class_if(filled, "is-filled").attr("d", shape).empty();
            });
        }
    });
}

/// The scale at the left.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    /// Round numbers around everything.
    fn over(low: f64, high: f64) -> Scale {
        let step = [1.0, 2.0, 5.0, 10.0, 20.0, 25.0, 50.0, 100.0, 200.0, 500.0];
        let step = step.into_iter().find(|step| (high - low) / step <= 6.0).unwrap_or(1_000.0);
        Scale { low: (low / step).floor() * step, high: (high / step).ceil() * step, step }
    }
    fn y(&self, value: f64) -> f64 {
        BOTTOM - (BOTTOM - TOP) * (value - self.low) / (self.high - self.low).max(1.0)
    }
    fn grid(&self, pen: &mut Pen, said: impl Fn(f64) -> String) {
        for number in 0..=((self.high - self.low) / self.step).round() as u32 {
            let value = self.low + f64::from(number) * self.step;
            let y = self.y(value);
            pen.tag("path").class("plot__grid").attr("d", &format!("M{LEFT} {y:.1}H{RIGHT}")).empty();
            let tag = pen.tag("text").class("plot__number").attr("x", &format!("{:.0}", LEFT - 8.0));
            tag.attr("y", &format!("{:.1}", y + 5.0)).says(&said(value));
        }
    }
}

fn figure(pen: &mut Pen, title: &str, inside: impl FnOnce(&mut Pen)) {
    pen.tag("figure").class("plot").inside(|pen| {
        pen.words("figcaption", "plot__title", title);
        inside(pen);
    });
}

/// The drawing; a group, because its marks may be links.
fn svg(pen: &mut Pen, title: &str, inside: impl FnOnce(&mut Pen)) {
    let tag = pen.tag("svg").class("plot__svg").attr("viewBox", &format!("0 0 {WIDTH} {HEIGHT}"));
    tag.attr("role", "group").attr("aria-label", title).inside(inside);
}

/// Who is who, and how it ended.
fn key(pen: &mut Pen, course: &Course, written: impl Fn(f64) -> String) {
    pen.tag("ul").class("plot__key").inside(|pen| {
        for (at, SeatName { seat, name, .. }) in course.seats.iter().enumerate() {
            pen.tag("li").class_number("p", seat_number(*seat)).inside(|pen| {
                emblem(pen, *seat, "emblem--s");
                let tag = pen.tag("svg").class("plot__sample").attr("viewBox", "0 0 40 8").attr("aria-hidden", "true");
                tag.inside(|pen| {
                    let tag = pen.tag("path").class("plot__line").class_number("p", seat_number(*seat));
                    tag.attr("d", "M0 4H40").empty();
                });
                pen.tag("span").says(name);
                let last = (0..course.values.len()).rev().find_map(|step| course.value(step, at));
                if let Some(value) = last {
                    pen.tag("b").says(&written(value));
                }
            });
        }
    });
}

/// The same in numbers.
fn table(pen: &mut Pen, course: &Course, words: &dyn Words, written: impl Fn(f64) -> String) {
    pen.tag("details").class("plot__numbers").inside(|pen| {
        pen.tag("summary").says(&words.text("web-as-numbers", &[]));
        pen.tag("div").class("scroll").attr("tabindex", "0").inside(|pen| {
            pen.tag("table").inside(|pen| {
                pen.tag("tr").inside(|pen| {
                    pen.tag("th").attr("scope", "col").says(&words.text("web-step", &[]));
                    course.seats.iter().for_each(|seat| pen.tag("th").attr("scope", "col").says(&seat.name));
                });
                for step in samples(course.values.len(), MOST_ROWS) {
                    pen.tag("tr").inside(|pen| {
                        pen.tag("th").attr("scope", "row").says(&step.to_string());
                        for at in 0..course.seats.len() {
                            let value = course.value(step, at).map_or("–".into(), &written);
                            pen.tag("td").says(&value);
                        }
                    });
                }
            });
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::NoWords;

    fn course(values: &[[f64; 2]]) -> Course {
        let seats = [(0, "Ola & Co"), (1, "Jo")].map(|(seat, name)| SeatName {
            seat: Seat(seat),
            name: name.into(),
            bot: None,
        });
        let values = values.iter().map(|values| values.map(Some).to_vec()).collect();
        Course { seats: seats.into(), values, marks: vec![PlotMark { step: 1, to: "/r/a?step=1".into() }] }
    }
    fn drawn(draw: impl FnOnce(&mut Pen)) -> String {
        let mut pen = Pen::new();
        draw(&mut pen);
        pen.html()
    }

    #[test]
    fn every_seat_has_a_line_an_emblem_and_its_numbers() {
        let html = drawn(|pen| lines(pen, &course(&[[0.0, 0.0], [12.0, -3.0]]), "Points", &NoWords));
        assert_eq!(html.matches("class=\"plot__line p1\"").count(), 2, "one in the picture, one in the key");
        assert!(html.contains("emblem-1.svg") && html.contains("emblem-2.svg"));
        assert!(html.contains("<td>12</td>") && html.contains("<td>−3</td>"), "{html}");
        assert!(html.contains("Ola &amp; Co"));
    }

    #[test]
    fn a_line_breaks_where_nothing_is_known() {
        let mut course = course(&[[0.0, 1.0], [2.0, 1.0], [4.0, 1.0]]);
        course.values[1][0] = None;
        let html = drawn(|pen| lines(pen, &course, "Points", &NoWords));
        let first = html.split("plot__line p1\" d=\"").nth(1).expect("a line").split('"').next().expect("its path");
        assert_eq!(first.matches('M').count(), 2, "{first}");
    }

    #[test]
    fn bands_fill_the_picture_and_moments_lead_to_their_step() {
        let html = drawn(|pen| bands(pen, &course(&[[0.5, 0.5], [0.9, 0.1]]), "Chances", &NoWords));
        assert!(html.contains("url(#pattern-1)") && html.contains("id=\"pattern-2\""));
        assert!(html.contains("href=\"/r/a?step=1\"") && html.contains("<td>web-percent number=90</td>"), "{html}");
        assert_eq!(band(&[[0.25, 0.75, 0.0, 0.0]; 2], 1, 100.0, 100.0), "M0 0.0L100 0.0L100 75.0L0 75.0Z");
    }

    #[test]
    fn long_matches_are_thinned_out() {
        assert_eq!(samples(1_000, 5), [0, 249, 499, 749, 999]);
        assert_eq!(samples(3, 5), [0, 1, 2]);
        assert!(samples(0, 5).is_empty() && band(&[], 0, 1.0, 1.0).is_empty());
    }

    #[test]
    fn the_scale_is_round() {
        let scale = Scale::over(-3.0, 47.0);
        assert_eq!((scale.low, scale.high, scale.step), (-10.0, 50.0, 10.0));
    }
}
