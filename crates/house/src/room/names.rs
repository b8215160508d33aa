//! What everybody at a table is called.
use crate::rows::{ChairRow, Sitter};
use engine::Words;

/// The bots of each seat: stones that are called much the same in every language. The first of a row is taken, unless
/// somebody at the table is called so; three people at most sit beside a bot, so the fourth is always free.
const BOTS: [[&str; 4]; 4] = [
    ["Flint", "Beryl", "Garnet", "Opal"],
    ["Mica", "Topaz", "Zircon", "Gneiss"],
    ["Cobalt", "Galena", "Dolomite", "Basalt"],
    ["Onyx", "Agate", "Slate", "Quartz"],
];

/// Who gives no name is called like the animal on their emblem.
const ANIMALS: [&str; 4] = ["fox", "owl", "hare", "stag"];

/// What everybody at a table is called, by seat: no two alike, so that the story says who it was.
pub(crate) fn names(chairs: &[ChairRow], words: &dyn Words) -> Vec<String> {
    let mut names: Vec<String> = vec![];
    for chair in chairs {
        let own = plain_name(chair, chairs, words);
        let is_taken = |name: &String| names.iter().any(|other| other.to_lowercase() == name.to_lowercase());
        let mut numbered = (2..).map(|number| format!("{own} {number}"));
        let shared = matches!(chair.sitter, Sitter::Open | Sitter::Former) || !is_taken(&own);
        let name = if shared { None } else { numbered.find(|name| !is_taken(name)) };
        names.push(name.unwrap_or(own));
    }
    names
}

/// What one of those at a table is called.
pub(crate) fn name(chair: &ChairRow, chairs: &[ChairRow], words: &dyn Words) -> String {
    let at = chairs.iter().position(|other| other.seat == chair.seat);
    at.and_then(|at| names(chairs, words).into_iter().nth(at)).unwrap_or_else(|| plain_name(chair, chairs, words))
}

/// What they call themselves.
fn plain_name(chair: &ChairRow, chairs: &[ChairRow], words: &dyn Words) -> String {
    match &chair.sitter {
        Sitter::Former => words.text("house-former-player", &[]),
        Sitter::Bot => bot(chair, chairs).to_owned(),
        Sitter::Open => words.text("house-free-chair", &[]),
        Sitter::Person(_) | Sitter::Program if chair.name.is_empty() => {
            words.text("house-nameless", &[("animal", ANIMALS[chair.seat.index() % ANIMALS.len()].into())])
        }
        Sitter::Person(_) | Sitter::Program => chair.name.clone(),
    }
}

/// What everybody is called in a record. It has nothing but names, so a bot's level stands behind its name.
pub(super) fn names_on_record(chairs: &[ChairRow], words: &dyn Words) -> Vec<String> {
    let written = |(chair, name): (&ChairRow, String)| match chair.sitter {
        Sitter::Bot => words.text("house-bot", &[("name", name.into()), ("level", chair.level.into())]),
        Sitter::Open | Sitter::Person(_) | Sitter::Program | Sitter::Former => name,
    };
    chairs.iter().zip(names(chairs, words)).map(written).collect()
}

/// Would somebody of this name be taken for a bot of the house? Only its letters count: "Mica 2" is a bot's name, too.
pub(crate) fn is_name_of_bot(name: &str) -> bool {
    let letters: String = name.chars().filter(|letter| letter.is_alphabetic()).collect();
    BOTS.iter().flatten().any(|bot| bot.to_lowercase() == letters.to_lowercase())
}

fn bot(chair: &ChairRow, chairs: &[ChairRow]) -> &'static str {
    let taken = |name: &&str| chairs.iter().any(|other| other.name.to_lowercase() == name.to_lowercase());
    let own = BOTS[chair.seat.index() % BOTS.len()];
    own.into_iter().find(|name| !taken(name)).unwrap_or(own[0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::WORDS;
    use crate::fault::Fault;
    use crate::people::clean_name;
    use engine::Seat;
    use i18n::{Language, Speech};

    fn chair(seat: u8, sitter: Sitter, name: &str) -> ChairRow {
        let (name, level) = (name.into(), 2);
        ChairRow { seat: Seat(seat), sitter, name, level, version: 0, away: false, seen: 0, facing: false }
    }

    #[test]
    fn no_bot_is_called_like_anybody_else() {
        let german = Speech::new("de".parse().expect("German"), &WORDS);
        let chairs = [
            chair(0, Sitter::Program, "mica"),
            chair(1, Sitter::Bot, ""),
            chair(2, Sitter::Program, "Topaz"),
            chair(3, Sitter::Bot, ""),
        ];
        assert_eq!(names(&chairs, &german), ["mica", "Zircon", "Topaz", "Onyx"]);
    }

    #[test]
    fn nobody_is_called_like_a_bot_with_its_level_in_any_language() {
        for language in Language::all() {
            let words = Speech::new(language, &WORDS);
            for (bot, level) in BOTS.into_iter().flatten().flat_map(|bot| (1_u8..=9).map(move |level| (bot, level))) {
                let marked = words.text("house-bot", &[("name", bot.into()), ("level", level.into())]);
                for taken in [marked.to_uppercase(), marked.replace('(', "（"), marked.replace(' ', "\u{2800}"), marked]
                {
                    let refused = Err(Fault::Malformed("house-name-bot".into()));
                    assert_eq!(clean_name(&taken), refused, "{language}: {taken}");
                }
            }
        }
        for free in ["Micaela", "Ola (mobile)", "Agent 7", "Jasper"] {
            assert_eq!(clean_name(free), Ok(free.into()));
        }
    }

    #[test]
    fn nobody_takes_the_name_of_a_bot() {
        for bot in BOTS.into_iter().flatten() {
            for taken in [bot.to_owned(), bot.to_uppercase(), format!("{bot} 2"), format!("*{bot}*"), format!("{bot}.")]
            {
                assert_eq!(clean_name(&taken), Err(Fault::Malformed("house-name-bot".into())), "{taken}");
            }
        }
    }

    #[test]
    fn a_record_says_how_well_its_bots_play() {
        let words = Speech::new(Language::ENGLISH, &WORDS);
        let chairs = [chair(0, Sitter::Program, "Ola"), chair(1, Sitter::Bot, "")];
        assert_eq!(names(&chairs, &words), ["Ola", "Mica"]);
        assert_eq!(names_on_record(&chairs, &words), ["Ola", "Mica (level 2)"]);
    }

    #[test]
    fn two_of_the_same_name_are_told_apart() {
        let words = Speech::new(Language::ENGLISH, &WORDS);
        let called = |own: [&str; 4]| {
            let chairs: Vec<ChairRow> =
                (0..4).zip(own).map(|(seat, name)| chair(seat, Sitter::Program, name)).collect();
            names(&chairs, &words)
        };
        assert_eq!(called(["Ola", "Jo", "ola", "OLA"]), ["Ola", "Jo", "ola 2", "OLA 3"]);
        assert_eq!(called(["Ola", "Ola 2", "Ola", ""]), ["Ola", "Ola 2", "Ola 3", "Stag"]);
        assert_eq!(called(["Owl", "", "Hare", ""]), ["Owl", "Owl 2", "Hare", "Stag"]);
        let free = [0, 1].map(|seat| chair(seat, Sitter::Open, ""));
        assert_eq!(names(&free, &words)[0], names(&free, &words)[1], "chairs that are free are nobody");
    }

    #[test]
    fn who_gives_no_name_is_called_like_their_emblem() {
        let words = Speech::new(Language::ENGLISH, &WORDS);
        let chairs = [0, 1, 2, 3].map(|seat| chair(seat, Sitter::Program, ""));
        assert_eq!(names(&chairs, &words), ["Fox", "Owl", "Hare", "Stag"]);
    }

    #[test]
    fn every_bot_has_a_name_of_its_own() {
        let words = Speech::new(Language::ENGLISH, &WORDS);
        let mut all: Vec<&str> = BOTS.into_iter().flatten().collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 16);
        let chairs = [0, 1, 2, 3].map(|seat| chair(seat, Sitter::Bot, ""));
        assert_eq!(names(&chairs, &words)[0], "Flint");
    }
}
