//! The ladder as a picture.
use std::fmt::Write;

/// One rung of a ladder: how far it stands above the lowest.
#[derive(Clone, PartialEq, Debug)]
pub struct LadderRung {
    /// The bot.
    pub name: String,
    /// Elo above the lowest rung.
    pub elo: f64,
    /// Its 95 % interval over the rung below.
    pub interval: (f64, f64),
}

const LEFT: f64 = 110.0;
const WIDTH: f64 = 640.0;
const STEP: f64 = 34.0;
const TOP: f64 = 46.0;

/// An SVG of the rungs, the lowest at the bottom.
pub fn ladder(title: &str, rungs: &[LadderRung]) -> String {
    let most = rungs.iter().map(|rung| rung.elo.max(rung.interval.1)).fold(100.0, f64::max);
    let height = TOP + STEP * rungs.len() as f64 + 40.0;
    let x = |elo: f64| LEFT + (WIDTH - LEFT - 70.0) * elo.max(0.0) / most;
    let mut svg = begin(title, height);
    let mut line = |text: String| writeln!(svg, "{text}").expect("a string takes every line");
    for mark in 0..=(most / 200.0) as u32 {
        let (elo, at) = (mark * 200, x(f64::from(mark) * 200.0));
        line(format!("<path d=\"M{at:.1} {TOP}V{:.1}\" stroke=\"#d9cdb4\"/>", height - 34.0));
        line(format!(
            "<text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#7a6a52\">{elo}</text>",
            height - 16.0
        ));
    }
    for (at, rung) in rungs.iter().rev().enumerate() {
        let middle = TOP + STEP * (at as f64 + 0.5);
        let (low, high) = rung.interval;
        line(format!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#3a2f22\">{}</text>",
            LEFT - 10.0,
            middle + 5.0,
            escaped(&rung.name)
        ));
        line(format!("<path d=\"M{LEFT} {middle:.1}H{:.1}\" stroke=\"#b98a3e\" stroke-width=\"12\"/>", x(rung.elo)));
        line(format!("<path d=\"M{:.1} {middle:.1}H{:.1}\" stroke=\"#3a2f22\" stroke-width=\"2\"/>", x(low), x(high)));
        line(format!(
            "<text x=\"{:.1}\" y=\"{:.1}\" fill=\"#3a2f22\">{:.0}</text>",
            x(high) + 8.0,
            middle + 5.0,
            rung.elo
        ));
    }
    svg + "</svg>\n"
}

/// The colours of the seats.
const COLOURS: [&str; 4] = ["#b5482f", "#3f6f8f", "#c79a2e", "#5d7f45"];

/// An SVG of everybody's chance to win over a match, one above the other; draws are marked below, as the legend says.
pub fn course([title, legend]: [&str; 2], names: &[String], review: &bots::Review) -> String {
    let (height, top, bottom) = (330.0, TOP, 280.0);
    let steps = review.moments.len().max(1) as f64;
    let x = |step: usize| 16.0 + (WIDTH - 32.0) * step as f64 / steps;
    let y = |part: f64| bottom - (bottom - top) * part;
    let mut svg = begin(title, height);
    let at = |step: usize| step.checked_sub(1).map_or(review.start, |step| review.moments[step].chances);
    let below = |step: usize, seat: usize| at(step).0[..seat].iter().sum::<f64>();
    for (seat, name) in names.iter().enumerate() {
        let points = |seat: usize| move |step: usize| format!("{:.1} {:.1}", x(step), y(below(step, seat)));
        let upper = (0..=review.moments.len()).map(points(seat + 1));
        let lower = (0..=review.moments.len()).rev().map(points(seat));
        let path: Vec<String> = upper.chain(lower).collect();
        let colour = COLOURS[seat % COLOURS.len()];
        svg += &format!("<path d=\"M{}Z\" fill=\"{colour}\"/>\n", path.join("L"));
        let place = 24.0 + 150.0 * seat as f64;
        svg += &format!(
            "<circle cx=\"{place:.0}\" cy=\"311\" r=\"6\" fill=\"{colour}\"/><text x=\"{:.0}\" y=\"316\" fill=\"#3a2f22\">{}</text>\n",
            place + 12.0,
            escaped(name)
        );
    }
    for percent in [0, 50, 100] {
        let line = y(f64::from(percent) / 100.0);
        svg += &format!(
            "<path d=\"M16 {line:.1}H{:.1}\" stroke=\"#3a2f22\" stroke-width=\"0.5\" stroke-dasharray=\"2 3\"/>",
            WIDTH - 16.0
        );
        svg += &format!(
            "<text x=\"{:.1}\" y=\"{:.1}\" font-size=\"10\" text-anchor=\"end\" fill=\"#3a2f22\">{percent} %</text>\n",
            WIDTH - 18.0,
            line - 2.0
        );
    }
    for (step, moment) in review.moments.iter().enumerate() {
        if moment.cause == bots::Cause::Luck {
            let at = x(step + 1);
            svg += &format!("<path d=\"M{at:.1} {bottom}v6\" stroke=\"#7a6a52\" stroke-width=\"0.6\"/>\n");
        }
    }
    let legend = escaped(legend);
    svg += &format!("<text x=\"16\" y=\"297\" font-size=\"10\" fill=\"#7a6a52\">{legend}</text>\n");
    svg + "</svg>\n"
}

fn begin(title: &str, height: f64) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height:.0}\" font-family=\"system-ui, sans-serif\" \
         font-size=\"14\"><rect width=\"100%\" height=\"100%\" fill=\"#fbf7ee\"/>\
         <text x=\"16\" y=\"26\" font-size=\"17\" fill=\"#3a2f22\">{}</text>\n",
        escaped(title)
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rung_has_its_name_and_its_number() {
        let rung = |name: &str, elo| LadderRung { name: name.into(), elo, interval: (elo - 10.0, elo + 10.0) };
        let svg = ladder("A & B", &[rung("low", 0.0), rung("high", 340.0)]);
        assert!(svg.contains("A &amp; B") && svg.contains(">low<") && svg.contains(">340<"));
        assert!(svg.find(">high<") < svg.find(">low<"), "the best stands at the top");
    }
}
