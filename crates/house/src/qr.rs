//! A link as a picture that a phone can read.
use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write as _;

/// A link as a picture, with words for those who cannot see it. A link that is too long for a picture has none.
pub(crate) fn picture(link: &str, said: &str) -> Option<Markup> {
    let code = QrCode::encode_text(link, QrCodeEcc::Medium).ok()?;
    let whole = code.size() + 2 * MARGIN;
    Some(html! {
        svg.qr viewBox={ (-MARGIN) " " (-MARGIN) " " (whole) " " (whole) } role="img" aria-label=(said) {
            rect x=(-MARGIN) y=(-MARGIN) width=(whole) height=(whole) fill="#fff" {}
            path fill="#15110e" d=(path(&code)) {}
        }
    })
}

/// The quiet border that readers need, in modules.
const MARGIN: i32 = 3;

/// The dark modules, each run of them in a row as one stroke of the pen.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|at| code.get_module(*at, y)).count();
            if run > 0 {
                // Writing into a string cannot fail.
                let _ = write!(path, "M{x} {y}h{run}v1h-{run}z");
            }
            x += run as i32 + 1;
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads the drawing back, dark and light.
    fn drawn(path: &str, size: usize) -> Vec<Vec<bool>> {
        let mut dark = vec![vec![false; size]; size];
        for stroke in path.split('M').skip(1) {
            let (place, rest) = stroke.split_once('h').expect("a stroke goes to the right");
            let (x, y) = place.split_once(' ').expect("two numbers");
            let (x, y): (usize, usize) = (x.parse().expect("x"), y.parse().expect("y"));
            let run: usize = rest.split('v').next().and_then(|run| run.parse().ok()).expect("a length");
            dark[y][x..x + run].fill(true);
        }
        dark
    }

    #[test]
    fn the_drawing_is_the_code_module_by_module() {
        let code = QrCode::encode_text("https://play.example/c/abc.1.0.proof", QrCodeEcc::Medium).expect("short");
        let size = code.size() as usize;
        let dark = drawn(&path(&code), size);
        for (y, row) in (0..).zip(&dark) {
            for (x, module) in (0..).zip(row) {
                assert_eq!(*module, code.get_module(x, y), "{x} {y}");
            }
        }
        for (x, y) in [(0, 0), (size - 7, 0), (0, size - 7)] {
            let eye: String = (x..x + 7).map(|x| if dark[y + 3][x] { '#' } else { '.' }).collect();
            assert_eq!(eye, "#.###.#", "an eye in each of three corners");
        }
    }

    #[test]
    fn a_link_that_is_too_long_has_no_picture() {
        assert!(picture(&"x".repeat(4_000), "").is_none());
        let picture = picture("https://play.example/t/abc", "The way in").expect("short").into_string();
        assert!(picture.contains("aria-label=\"The way in\"") && picture.starts_with("<svg class=\"qr\""));
    }
}
