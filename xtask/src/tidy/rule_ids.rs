//! The ids of rules in their three spellings: `GN-3.9` in prose, `gn_3_9` in names, `rule-gn-3-9` in texts.
use crate::source::line_of;
use std::fmt;

/// A rule's id: two letters for the game, chapter, number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct RuleId {
    pub(super) game: [char; 2],
    chapter: u16,
    number: u16,
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.game;
        write!(f, "{first}{second}-{}.{}", self.chapter, self.number)
    }
}

impl RuleId {
    pub(super) fn chapter(self) -> u16 {
        self.chapter
    }
    /// The key of the sentence that explains the rule to a player.
    pub(super) fn key(self) -> String {
        format!("rule-{}", self.to_string().to_lowercase().replace('.', "-"))
    }
}

/// Every `GN-3.9` and every `rule-gn-3-9` in a text, with its line.
pub(super) fn in_text(text: &str) -> Vec<(usize, RuleId)> {
    let prose = text.match_indices('-').filter_map(|(dash, _)| prose_id(text, dash).map(|id| (dash, id)));
    let keys = text.match_indices("rule-").filter_map(|(place, mark)| {
        let starts_word = !text[..place].ends_with(|before: char| before.is_alphanumeric() || before == '-');
        starts_word.then(|| key_id(&text[place + mark.len()..])).flatten().map(|id| (place, id))
    });
    prose.chain(keys).map(|(place, id)| (line_of(text, place), id)).collect()
}

/// Every `gn_3_9` in the name of a test; `gn_4_12` is not `gn_4_1`, because a name is cut at its underscores.
pub(super) fn in_name(name: &str) -> Vec<RuleId> {
    let parts: Vec<&str> = name.split('_').collect();
    parts.windows(3).filter_map(|part| id(part[0], part[1], part[2])).collect()
}

/// The id whose dash stands at this place.
fn prose_id(text: &str, dash: usize) -> Option<RuleId> {
    let game = text.get(dash.checked_sub(2)?..dash)?;
    let starts_word = !text[..dash - 2].ends_with(|before: char| before.is_alphanumeric() || before == '-');
    let (chapter, rest) = digits(&text[dash + 1..]);
    let (number, _) = digits(rest.strip_prefix('.')?);
    let capitals = game.chars().all(|letter| letter.is_ascii_uppercase());
    (starts_word && capitals).then(|| id(&game.to_lowercase(), chapter, number)).flatten()
}

/// The id in the rest of a key: `gn-3-9`.
fn key_id(rest: &str) -> Option<RuleId> {
    let (game, rest) = rest.split_once('-')?;
    let (chapter, rest) = digits(rest);
    let (number, _) = digits(rest.strip_prefix('-')?);
    id(game, chapter, number)
}

fn id(game: &str, chapter: &str, number: &str) -> Option<RuleId> {
    let letters: Vec<char> = game.chars().filter(char::is_ascii_lowercase).collect();
    let [first, second] = letters[..] else { return None };
    let game = (game.len() == 2).then_some([first.to_ascii_uppercase(), second.to_ascii_uppercase()])?;
    Some(RuleId { game, chapter: chapter.parse().ok()?, number: number.parse().ok()? })
}

fn digits(text: &str) -> (&str, &str) {
    text.split_at(text.find(|character: char| !character.is_ascii_digit()).unwrap_or(text.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(ids: Vec<RuleId>) -> Vec<String> {
        ids.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_name_may_hold_several_ids_and_4_12_is_not_4_1() {
        assert_eq!(shown(in_name("gn_4_9_gn_4_12_swap_of_2_tiles")), ["GN-4.9", "GN-4.12"]);
        assert_eq!(shown(in_name("xgn_4_1_gn_4_gn_x_2")), [""; 0]);
    }

    #[test]
    fn prose_and_keys_are_found_with_their_lines() {
        let found = in_text("see GN-3.9.\nrule-gn-10-2 = GN-3, UTF-8.1, GN-T15, A-GN-1.1, overrule-gn-1-1\n");
        let found: Vec<_> = found.into_iter().map(|(line, id)| (line, id.to_string())).collect();
        assert_eq!(found, [(1, "GN-3.9".into()), (2, "GN-10.2".into())]);
    }

    #[test]
    fn the_key_of_a_rule_is_lower_case_with_hyphens() {
        assert_eq!(in_name("gn_3_9")[0].key(), "rule-gn-3-9");
    }
}
