//! What touching does, in cases: the engine answers them here, and the page's script in a real browser.
use engine::scene::{Id, Offer};

const CASES: &str = include_str!("touching.txt");

/// Offers, the things somebody touches, and what has to come of it.
#[derive(Clone, Debug)]
pub struct TouchingCase {
    /// The heading and the line of the text.
    pub name: String,
    /// What can be done.
    pub offers: Vec<Offer>,
    /// What is touched, one after another: each a place, and those it lies in.
    pub touches: Vec<Vec<Id>>,
    /// The answer, as [`TouchingAnswer`] says it.
    pub wanted: String,
}

/// What came of the touches.
#[derive(Clone, Debug, Default)]
pub struct TouchingAnswer {
    /// What is touched now.
    pub touched: Vec<Id>,
    /// What can be touched next.
    pub lit: Vec<Id>,
    /// The offers that are meant, in notation: none yet, the one that is taken, or several to choose from.
    pub taken: Vec<String>,
}

impl TouchingAnswer {
    /// In the words of the text.
    pub fn said(&self) -> String {
        let names =
            |start: &str, ids: &[Id]| ids.iter().fold(start.to_owned(), |text, id| format!("{text} {}", name(*id)));
        match &self.taken[..] {
            [] if self.touched.is_empty() => names("lit", &self.lit),
            [] => format!("{}, {}", names("touched", &self.touched), names("lit", &self.lit)),
            [one] => format!("takes {one}"),
            several => format!("asks {}", several.join(" ")),
        }
    }
}

/// Places of the text are letters.
fn name(id: Id) -> char {
    char::from_u32(id.0.into()).unwrap_or('?')
}

fn places(letters: &str, between: char) -> Vec<Id> {
    letters.split(between).filter_map(|letter| letter.chars().next()).map(|letter| Id(letter as u16)).collect()
}

fn offer(text: &str) -> Offer {
    let (act, on) = text.split_once(':').unwrap_or_else(|| panic!("{text} has no colon"));
    let mut on: Vec<Vec<Id>> = on.split_whitespace().map(|copies| places(copies, '|')).collect();
    let also = on.first_mut().map_or(vec![], |first| first.split_off(1));
    Offer { act: act.trim().into(), on: on.concat(), also, ..Offer::default() }
}

/// Every case of `touching.txt`.
///
/// # Panics
/// If the text is not what it says it is.
pub fn touching_cases() -> Vec<TouchingCase> {
    let (mut heading, mut offers, mut cases) = ("", vec![], vec![]);
    for line in CASES.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(listed) = line.strip_prefix("offers") {
            offers = listed.split(';').filter(|text| !text.trim().is_empty()).map(offer).collect();
        } else if let Some((touches, wanted)) = line.split_once(" -> ") {
            let touches = touches.split_whitespace().filter(|touch| *touch != "-");
            let touches = touches.map(|touch| places(touch, '/')).collect();
            let (name, wanted) = (format!("{heading}: {line}"), wanted.to_owned());
            cases.push(TouchingCase { name, offers: offers.clone(), touches, wanted });
        } else {
            heading = line;
        }
    }
    assert!(cases.len() > 100, "only {} cases", cases.len());
    cases
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::scene::{Touched, Touching};

    fn answer(case: &TouchingCase) -> TouchingAnswer {
        let touching = Touching::new(&case.offers);
        let mut answer = TouchingAnswer::default();
        for under in &case.touches {
            (answer.touched, answer.taken) = match touching.touch(&answer.touched, under) {
                Touched::Open(touched) => (touched, vec![]),
                Touched::Taken(offer) => (vec![], vec![offer.act.clone()]),
                Touched::Asked(offers) => (vec![], offers.iter().map(|offer| offer.act.clone()).collect()),
            };
        }
        TouchingAnswer { lit: touching.lit(&answer.touched).into_iter().collect(), ..answer }
    }

    #[test]
    fn the_engine_answers_every_case() {
        for case in touching_cases() {
            assert_eq!(answer(&case).said(), case.wanted, "{}", case.name);
        }
    }
}
