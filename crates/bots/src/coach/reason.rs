//! Why one plan and not another, in a sentence.
use super::{Advantage, Contrast, Hint};
use engine::Words;

/// With which other plan a plan is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beside {
    /// The best plan with the next one.
    Next,
    /// Any other plan with the best one.
    Best,
    /// What would have been better with what was done.
    Done,
}

impl Hint {
    /// Why this plan, or why not: its place among those that are shown, from 0, says with which it is compared. Of the
    /// best one nothing is said where the next one is as good; of any other there is always something to say. What can
    /// be counted is called by the words of the game, the rest by those of the pages.
    pub fn reason(&self, rank: usize, game: &dyn Words, pages: &dyn Words) -> String {
        let Some(Contrast { better, worse }) = &self.contrast else { return String::new() };
        let said = |list: &[Advantage]| list.iter().map(|one| one.said(game)).collect::<Vec<_>>();
        let beside = if rank == 0 { Beside::Next } else { Beside::Best };
        let is_sure = if rank == 0 { self.is_surely_better() } else { self.is_surely_behind() };
        match (&better[..], &worse[..], beside) {
            ([_, ..], _, _) => because(&said(better), beside, pages),
            ([], [_, ..], Beside::Next) if is_sure => with("web-why-not-next", &said(worse), pages),
            ([], [], Beside::Next) if is_sure => pages.text("web-why-later", &[]),
            ([], _, Beside::Next) => String::new(),
            ([], [_, ..], _) => with("web-why-not-this", &said(worse), pages),
            ([], [], _) if is_sure => pages.text("web-why-later-best", &[]),
            ([], [], _) => pages.text("web-why-even", &[]),
        }
    }
}

/// The sentence of this key, with what speaks for one of the plans.
fn with(key: &str, advantages: &[String], words: &dyn Words) -> String {
    words.text(key, &[("why", both(advantages, words).into())])
}

/// One sentence of what a plan has over another; empty if that is nothing to speak of.
pub fn because(advantages: &[String], beside: Beside, words: &dyn Words) -> String {
    if advantages.is_empty() {
        return String::new();
    }
    let key = match beside {
        Beside::Next => "web-why-next",
        Beside::Best => "web-why-best",
        Beside::Done => "web-why-it",
    };
    with(key, advantages, words)
}

/// The first two as one.
fn both(advantages: &[String], words: &dyn Words) -> String {
    match advantages {
        [] => String::new(),
        [why] => why.clone(),
        [first, second, ..] => {
            words.text("web-why-and", &[("first", first.as_str().into()), ("second", second.as_str().into())])
        }
    }
}

/// What there is to say when this many of the plans shown are about equally good.
pub fn equally_good(plans: usize, shown: usize, words: &dyn Words) -> String {
    match (plans, shown) {
        (0 | 1, _) => String::new(),
        (2, 2) => words.text("web-equal-both", &[]),
        (2, _) => words.text("web-equal-two", &[]),
        _ => words.text("web-equal-all", &[]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{BySeat, NoWords};

    /// A plan that is this many points better or worse, and this certain to beat the next one and to lose to the best.
    fn hint(points: i64, sure: f64, behind: f64) -> Hint {
        let list = |tenths: i64| {
            let advantage = Advantage { key: "why-points", tenths };
            if tenths > 0 { vec![advantage] } else { vec![] }
        };
        let contrast = Some(Contrast { better: list(points), worse: list(-points) });
        let (actions, chances) = (vec![], BySeat([0.5; 4]));
        Hint { actions, decisions: vec![], chance: 0.5, chances, error: 0.01, sure, behind, contrast }
    }

    #[test]
    fn every_plan_but_the_best_has_its_reason_and_no_reason_contradicts_the_chances() {
        let key = |hint: &Hint, rank| {
            let said = hint.reason(rank, &NoWords, &NoWords);
            said.trim_start_matches('⟦').split(['⟧', ' ', '{', '(']).next().unwrap_or_default().to_owned()
        };
        for (points, sure, best, other) in [
            (14, 1.0, "web-why-next", "web-why-best"),
            (14, 0.6, "web-why-next", "web-why-best"),
            (-14, 1.0, "web-why-not-next", "web-why-not-this"),
            (-14, 0.6, "", "web-why-not-this"),
            (0, 1.0, "web-why-later", "web-why-later-best"),
            (0, 0.6, "", "web-why-even"),
        ] {
            assert_eq!(key(&hint(points, sure, 0.0), 0), best, "{points} {sure}");
            assert_eq!(key(&hint(points, 0.0, sure), 1), other, "{points} {sure}");
        }
        let alone = Hint { contrast: None, ..hint(0, 1.0, 0.0) };
        assert_eq!([0, 1].map(|rank| alone.reason(rank, &NoWords, &NoWords)), ["", ""]);
    }
}
