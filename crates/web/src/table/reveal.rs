//! The end, at the table: the count, who won, and where to go from here. Without script it simply stands there; with it,
//! the points are counted before one's eyes (`reveal.js`). Nothing leads away by itself.
use super::TablePage;
use crate::frame::Mode;
use crate::pen::Pen;
use crate::tally::tally;
use crate::writer::{base_symbol, emblem};
use engine::scene::{PointColumn, PointTable};
use engine::{Arg, Seat};

/// How many sparks rise when the winner is known.
const SPARKS: usize = 14;

pub(super) fn reveal(pen: &mut Pen, page: &TablePage<'_>, counted: &PointTable) {
    let lost = page.frame.you.is_some_and(|seat| has_lost(counted, seat));
    pen.tag("section").class("t-over over-tally").inside(|pen| {
        pen.tag("div").class("t-over__card reveal").flag_if(lost, "data-lost").inside(|pen| {
            celebrated(pen, page, counted);
            tally(pen, page.writer(), counted);
        });
        // A replay has none of the three buttons that never move.
        if page.frame.mode == Mode::Replay {
            fold(pen, page);
        }
    });
}

fn has_lost(tally: &PointTable, seat: Seat) -> bool {
    tally.columns.iter().any(|column| column.seat == seat && !column.won)
}

/// Those who won, how they are called, with how many points, and what made the difference.
fn celebrated(pen: &mut Pen, page: &TablePage<'_>, counted: &PointTable) {
    let winners = || counted.columns.iter().filter(|column| column.won);
    pen.tag("div").class("reveal__won").inside(|pen| {
        pen.words("p", "reveal__wait", &page.say("web-counting"));
        pen.tag("div").class("reveal__light").attr("aria-hidden", "true").inside(|pen| {
            (0..SPARKS).for_each(|_| pen.tag("i").empty());
        });
        pen.tag("div").class("reveal__who").attr("aria-hidden", "true").inside(|pen| {
            for winner in winners() {
                pen.tag("span").inside(|pen| {
                    base_symbol(pen, "wreath", " wreath");
                    emblem(pen, winner.seat, "");
                });
            }
        });
        pen.tag("h2").class("reveal__now").attr("tabindex", "-1").says(&page.scene().now);
        if let Some(total) = winners().find_map(|winner| winner.total) {
            pen.tag("b").class("reveal__points").attr("aria-hidden", "true").inside(|pen| pen.number(total.into()));
        }
        reasons(page, counted).iter().for_each(|said| pen.words("p", "reveal__sub", said));
    });
}

/// What the numbers alone do not say at a glance: by how much it was won, what made the difference, and who has none.
fn reasons(page: &TablePage<'_>, counted: &PointTable) -> Vec<String> {
    let (sub, words) = (&page.scene().sub, page.writer().words);
    let mut said: Vec<String> = Some(sub).filter(|sub| !sub.is_empty()).cloned().into_iter().collect();
    if let Some((first, second, ahead)) = lead(counted) {
        let points = Arg::Number(ahead.into());
        said.push(words.text("web-ahead", &[("points", points), ("who", called(page, second.seat))]));
        if let Some(source) = decisive(counted, first, second) {
            let [one, other] = [first, second].map(|column| column.points.get(source).copied().unwrap_or_default());
            let (one, other) = (Arg::Number(one.into()), Arg::Number(other.into()));
            let source = counted.sources[source].said.as_str().into();
            said.push(words.text("web-decisive", &[("source", source), ("one", one), ("other", other)]));
        }
    }
    for column in counted.columns.iter().filter(|column| column.total.is_none()) {
        said.push(words.text("web-uncounted", &[("who", called(page, column.seat))]));
    }
    said
}

fn called(page: &TablePage<'_>, seat: Seat) -> Arg {
    match page.frame.you == Some(seat) {
        true => Arg::You,
        false => Arg::Name(page.writer().name(seat).to_owned()),
    }
}

/// The only winner, the next one, and how many points are between them, if there are any.
fn lead(counted: &PointTable) -> Option<(&PointColumn, &PointColumn, i16)> {
    let mut winners = counted.columns.iter().filter(|column| column.won);
    let (first, None) = (winners.next()?, winners.next()) else { return None };
    let others = counted.columns.iter().filter(|column| !column.won && column.total.is_some());
    let second = others.max_by_key(|column| column.total)?;
    let ahead = first.total? - second.total?;
    (ahead > 0).then_some((first, second, ahead))
}

/// The source that brought the first most more than the second. Pieces of one kind, such as a row of tiles, are no
/// sources to compare: what lies third here has nothing to do with what lies third there.
fn decisive(counted: &PointTable, first: &PointColumn, second: &PointColumn) -> Option<usize> {
    counted.sources.iter().any(|source| source.sym != counted.sources[0].sym).then_some(())?;
    let gap = |at: usize| Some(first.points.get(at)? - second.points.get(at)?);
    (0..counted.sources.len()).filter(|at| gap(*at) > Some(0)).max_by_key(|at| gap(*at))
}

/// Where to go from here, in the places of hint and way back: the main place has the next match.
pub(crate) fn ways(pen: &mut Pen, page: &TablePage<'_>) {
    if let Some(end) = &page.frame.end {
        pen.tag("a").attr("id", "key-hint").class("btn").attr("href", end).inside(|pen| {
            pen.words("span", "btn__main", &page.say("web-to-analysis"));
        });
    }
    fold(pen, page);
}

/// What puts the count away for a look at the table also brings it back. The count lies elsewhere on the page; the
/// stylesheet shows it while this is open.
fn fold(pen: &mut Pen, page: &TablePage<'_>) {
    pen.tag("details").attr("id", "fold").flag("open").inside(|pen| {
        pen.tag("summary").attr("id", "key-back").class("btn").inside(|pen| {
            pen.words("span", "btn__main fold__away", &page.say("web-see-table"));
            pen.words("span", "btn__main fold__back", &page.say("web-account"));
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::scene::Sign;

    fn counted(columns: [(&[i16], bool); 3]) -> PointTable {
        let column = |(seat, (points, won)): (u8, (&[i16], bool))| {
            let total = (!points.is_empty()).then(|| points.iter().sum());
            PointColumn { seat: Seat(seat), points: points.to_vec(), total, won, note: String::new() }
        };
        let sources = ["coin", "task"].map(|sym| Sign::named(sym, sym)).into();
        PointTable { sources, columns: (0..).zip(columns).map(column).collect() }
    }

    #[test]
    fn the_source_that_made_the_difference_is_the_one_with_the_widest_gap() {
        let table = counted([(&[5, 9], false), (&[20, 4], true), (&[], false)]);
        let (first, second, ahead) = lead(&table).expect("somebody is ahead");
        assert_eq!((first.seat, second.seat, ahead), (Seat(1), Seat(0), 10));
        assert_eq!(decisive(&table, first, second), Some(0));
    }

    #[test]
    fn a_place_in_a_row_makes_no_difference() {
        let table = counted([(&[5, 9], false), (&[20, 4], true), (&[], false)]);
        let sources = vec![Sign::named("tile", "tile 1"), Sign::named("tile", "tile 2")];
        let table = PointTable { sources, ..table };
        let (first, second, _) = lead(&table).expect("somebody is ahead");
        assert_eq!(decisive(&table, first, second), None);
    }

    #[test]
    fn nobody_is_ahead_in_a_draw_or_alone() {
        assert!(lead(&counted([(&[5, 5], true), (&[6, 4], true), (&[1, 1], false)])).is_none(), "two have won");
        assert!(lead(&counted([(&[5, 5], true), (&[6, 4], false), (&[], false)])).is_none(), "the rules broke a tie");
        assert!(lead(&counted([(&[5, 5], true), (&[], false), (&[], false)])).is_none(), "nobody else scores");
    }
}
