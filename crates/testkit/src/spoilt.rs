//! Positions that must be refused.
use crate::unread;
use engine::Game;

/// What is replaced in a sound position, by what, the line of the mistake (0 for none), what was expected, what was found.
pub type Spoilt = (&'static str, &'static str, usize, &'static str, &'static str);

/// Every spoilt variant is refused, and names its line, what was expected there, and what was there instead.
pub fn refuses<G: Game>(sound: &str, spoilt: &[Spoilt]) {
    for (from, to, line, expected, found) in spoilt {
        let text = sound.replacen(from, to, 1);
        assert_ne!(text, sound, "{from} is there to be replaced");
        let place = if *line == 0 { String::new() } else { format!("line {line}: ") };
        let misread = G::read_position(&text).map(|_| ()).expect_err(&text);
        let said = unread(&G::INFO, &misread);
        assert_eq!(said, format!("{place}expected {expected}, found {found}"), "{from} -> {to}");
    }
}
