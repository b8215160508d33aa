//! Cards and texts as pieces, signs and words.
use crate::{
    Card, CardKind, CardRow, Clank, Condition, Effect, Passage, Region, Secret, TOMES_PRICE, Trigger, Variable,
};
use engine::scene::{Face, Form, Id, Ink, Name, Part, Piece, Slot};
use engine::{Line, Sign, Stage};

/// "Sleight of Hand".
pub(super) fn card_in_words(stage: &Stage<'_, Clank>, card: Card) -> String {
    stage.words.text(card.row().words, &[])
}

/// "Potion of Healing".
pub(super) fn secret_in_words(stage: &Stage<'_, Clank>, secret: Secret) -> String {
    stage.words.text(secret.row().words, &[])
}

/// What drinking it does, or what it is worth.
pub(super) fn secret_explained(stage: &Stage<'_, Clank>, secret: Secret) -> String {
    let (row, text) = (secret.row(), words_of(stage, secret.row().text(Trigger::Use)));
    match text.is_empty() {
        true => stage.words.text("more-points", &[("count", row.points.into())]),
        false => stage.words.text("more-use", &[("text", text.into())]),
    }
}

/// The picture of a secret that was turned over: of what it brings, or of itself if it is kept.
pub(super) fn secret_picture(secret: Secret) -> Name {
    match (secret.row().text(Trigger::Use).first(), secret.row().text(Trigger::Found).first()) {
        (Some(Effect::Heal(_)), _) => "potion",
        (Some(Effect::Boots(_)), _) => "swiftness",
        (Some(_), _) => "strength",
        (None, _) if secret.row().kept => "keepsake",
        (None, Some(Effect::Trash)) => "spring",
        (None, found) => found.and_then(|&effect| sign_of(effect)).map_or("minor", |(sym, _)| sym),
    }
}

/// What a text says from here on, in words.
pub(super) fn passage_in_words(stage: &Stage<'_, Clank>, passage: Passage) -> String {
    words_of(stage, passage.effects())
}

/// One option of a text in words.
pub(super) fn option_in_words(stage: &Stage<'_, Clank>, option: Passage) -> String {
    words_of(stage, option.option())
}

/// A card that lies face up, as in the row or in hand.
pub(super) fn face_up(stage: &Stage<'_, Clank>, id: Id, card: Card, price: Option<u8>) -> Piece {
    let row = card.row();
    let mut parts = vec![
        // Each card has a picture of its own, named as its words are.
        Part { slot: Slot::Art, line: Sign::alone(row.words, "").into() },
        Part { slot: Slot::Title, line: card_in_words(stage, card).into() },
        Part { slot: Slot::Gain, line: gain(stage, row) },
    ];
    let mut marks: Vec<Sign> = kind_mark(stage, row.kind).into_iter().collect();
    if let Some(price) = price {
        parts.push(Part { slot: Slot::Cost, line: cost(stage, row.kind, price).into() });
        parts.push(Part { slot: Slot::Text, line: small_print(stage, row) });
        marks.extend(row_marks(stage, row));
    }
    parts.push(Part { slot: Slot::Mark, line: Line(marks.into_iter().map(Ink::Sign).collect()) });
    if row.points > 0 || row.variable.is_some() {
        parts.push(Part { slot: Slot::Worth, line: worth(stage, row).into() });
    }
    parts.retain(|part| !part.line.is_empty());
    let name = full_name(stage, card, price);
    let piece = Piece::new(id, "card", Form::Card, name, Face::Up(parts));
    let wordy =
        if row.text(main_trigger(row.kind)).iter().any(|&effect| sign_of(effect).is_none()) { " wordy" } else { "" };
    let tone = format!("{}{wordy}", picture(row.kind));
    Piece { tone: tone.into(), more: explanation(stage, card).into(), ..piece }
}

/// What it brings; of a card that only counts at the end, its points.
fn gain(stage: &Stage<'_, Clank>, row: &CardRow) -> Line {
    match row.text(main_trigger(row.kind)) {
        [] if row.points > 0 => worth(stage, row).into(),
        text => signs_of(stage, text),
    }
}

/// The text that matters most.
fn main_trigger(kind: CardKind) -> Trigger {
    match kind {
        CardKind::Action | CardKind::Companion | CardKind::Gem => Trigger::Play,
        CardKind::Device => Trigger::Use,
        CardKind::Monster => Trigger::Defeat,
    }
}

/// The sign of a kind, also the tone of its cards.
pub(super) fn picture(kind: CardKind) -> Name {
    match kind {
        CardKind::Action => "action",
        CardKind::Companion => "companion",
        CardKind::Gem => "gem",
        CardKind::Device => "device",
        CardKind::Monster => "monster",
    }
}

/// "3 Skill", "2 Swords".
pub(super) fn cost(stage: &Stage<'_, Clank>, kind: CardKind, price: u8) -> Sign {
    let effect = if kind == CardKind::Monster { Effect::Swords(price) } else { Effect::Skill(price) };
    let (sym, _) = sign_of(effect).unwrap_or_default();
    Sign::number(sym, price, effect_in_words(stage, effect))
}

fn worth(stage: &Stage<'_, Clank>, row: &CardRow) -> Sign {
    let said = stage.words.text("points", &[("count", row.points.into())]);
    match row.variable {
        None => Sign::number("point", row.points, said),
        Some(variable) => Sign::number("point", "?", variable_in_words(stage, variable)),
    }
}

/// CK-18.21 in words.
pub(super) fn variable_in_words(stage: &Stage<'_, Clank>, variable: Variable) -> String {
    match variable {
        Variable::PerGold { every, points } => {
            stage.words.text("points-per-gold", &[("count", points.into()), ("gold", every.into())])
        }
        Variable::PerTome(points) => stage.words.text("points-per-tome", &[("count", points.into())]),
        Variable::WithMastery(points) => stage.words.text("points-with-mastery", &[("count", points.into())]),
        Variable::WithTwoKinds(points) => stage.words.text("points-with-two-kinds", &[("count", points.into())]),
    }
}

/// The kind, where other cards ask for it or it is for sale only.
fn kind_mark(stage: &Stage<'_, Clank>, kind: CardKind) -> Option<Sign> {
    let term = match kind {
        CardKind::Companion => "term-companion",
        CardKind::Gem => "term-gem",
        CardKind::Device => "term-device",
        CardKind::Action | CardKind::Monster => return None,
    };
    Some(Sign::alone(picture(kind), stage.words.text(term, &[])))
}

/// What matters while a card lies in the row: the dragon symbol and the danger symbol.
fn row_marks(stage: &Stage<'_, Clank>, row: &CardRow) -> impl Iterator<Item = Sign> {
    let said = |key: &str| stage.words.text(key, &[]);
    let dragon = row.dragon.then(|| Sign::alone("dragon", said("mark-dragon")));
    let danger = row.danger.then(|| Sign::alone("danger", said("mark-danger")));
    dragon.into_iter().chain(danger)
}

/// Where it can be bought, used or fought, and what else it does in the row.
fn small_print(stage: &Stage<'_, Clank>, row: &CardRow) -> Line {
    let place = place_in_words(stage, row);
    let part = |part: Trigger, key: &str| {
        let Line(signs) = signs_of(stage, row.text(part));
        let Line(mut line) = stage.words.line(key, &[]);
        (!signs.is_empty()).then(|| {
            line.push(Ink::Text(" ".into()));
            line.extend(signs);
            Line(line)
        })
    };
    let parts = [place, part(Trigger::Acquire, "part-acquire"), part(Trigger::Arrive, "part-arrive")];
    let mut text = vec![];
    for Line(line) in parts.into_iter().flatten() {
        if !text.is_empty() {
            text.push(Ink::Text("; ".into()));
        }
        text.extend(line);
    }
    Line(text)
}

/// "Depths only".
pub(super) fn place_in_words(stage: &Stage<'_, Clank>, row: &CardRow) -> Option<Line> {
    match row.region {
        Region::Anywhere => None,
        Region::Depths => Some(stage.words.line("place-depths", &[])),
        Region::CrystalCave => Some(stage.words.line("place-crystal-cave", &[])),
    }
}

/// A card in one line, read aloud: everything if it is for sale, otherwise what it brings.
fn full_name(stage: &Stage<'_, Clank>, card: Card, price: Option<u8>) -> String {
    let (name, row) = (card_in_words(stage, card), card.row());
    let Some(price) = price else {
        let gain = words_of(stage, row.text(Trigger::Play));
        let args = [("card", name.as_str().into()), ("text", gain.as_str().into())];
        return if gain.is_empty() { name } else { stage.words.text("card-brings", &args) };
    };
    let args = [("card", name.into()), ("cost", cost(stage, row.kind, price).said.into())];
    format!("{} {}", stage.words.text("card-costs", &args), explanation(stage, card))
}

/// The whole card in sentences.
fn explanation(stage: &Stage<'_, Clank>, card: Card) -> String {
    let row = card.row();
    let kind = match row.kind {
        CardKind::Action => "kind-action",
        CardKind::Companion => "kind-companion",
        CardKind::Gem => "kind-gem",
        CardKind::Device => "kind-device",
        CardKind::Monster => "kind-monster",
    };
    let mut sentences = vec![stage.words.text(kind, &[])];
    let parts = [
        (Trigger::Play, "more-play"),
        (Trigger::Acquire, "more-acquire"),
        (Trigger::Use, "more-use"),
        (Trigger::Defeat, "more-defeat"),
        (Trigger::Arrive, "more-arrive"),
    ];
    for (part, key) in parts {
        let text = words_of(stage, row.text(part));
        sentences.extend((!text.is_empty()).then(|| stage.words.text(key, &[("text", text.into())])));
    }
    match row.region {
        Region::Anywhere => {}
        Region::Depths => sentences.push(stage.words.text("more-depths", &[])),
        Region::CrystalCave => sentences.push(stage.words.text("more-crystal-cave", &[])),
    }
    sentences.extend(row.dragon.then(|| stage.words.text("more-dragon", &[])));
    sentences.extend(row.danger.then(|| stage.words.text("more-danger", &[])));
    if row.points > 0 {
        sentences.push(stage.words.text("more-points", &[("count", row.points.into())]));
    }
    if let Some(variable) = row.variable {
        sentences.push(stage.words.text("more-variable", &[("text", variable_in_words(stage, variable).into())]));
    }
    sentences.join(" ")
}

/// A text in signs, with words where a sign would say too little.
pub(super) fn signs_of(stage: &Stage<'_, Clank>, text: &[Effect]) -> Line {
    let mut line: Vec<Ink> = vec![];
    for (at, &effect) in text.iter().enumerate() {
        if effect == Effect::Choose {
            continue; // the `or` between the options says it
        }
        if effect == Effect::Or && text[at + 1..].contains(&Effect::Or) {
            line.push(Ink::Text(",".into()));
            continue;
        }
        if let Some(before) = at.checked_sub(1).map(|before| text[before]).filter(|_| !line.is_empty()) {
            line.push(Ink::Text(between(before, effect).into()));
        }
        match sign_of(effect) {
            Some((sym, number)) => line.push(Ink::Sign(Sign::number(sym, number, effect_in_words(stage, effect)))),
            None => line.extend(short_words(stage, effect).0),
        }
    }
    Line(line)
}

/// Pictures stand side by side; words are separated by a comma, unless one leads on to the next.
fn between(before: Effect, after: Effect) -> &'static str {
    let leads_on = matches!(before, Effect::Or | Effect::Choose | Effect::When(_) | Effect::Discard(_));
    let are_pictures = sign_of(before).is_some() && sign_of(after).is_some();
    if leads_on || after == Effect::Or || are_pictures { " " } else { ", " }
}

/// A few words, with a sign that says what the amount is of.
fn short_words(stage: &Stage<'_, Clank>, effect: Effect) -> Line {
    let signed = match effect {
        Effect::OthersClank(n) | Effect::AllClank(n) => Effect::Clank(n),
        Effect::GemDiscount(n) | Effect::SkillPerClank(n) => Effect::Skill(n),
        Effect::BuyTomes(_) => Effect::Gold(TOMES_PRICE as u8),
        other => Effect::Gold(amount(other)),
    };
    let (sym, number) = sign_of(signed).unwrap_or_default();
    let sign = Sign::number(sym, number, effect_in_words(stage, signed));
    stage.words.line(short_key(effect), &[("count", amount(effect).into()), ("sign", sign.into())])
}

/// The sign of an effect that is just an amount.
fn sign_of(effect: Effect) -> Option<(Name, String)> {
    Some(match effect {
        Effect::Skill(n) => ("skill", n.to_string()),
        Effect::Swords(n) => ("sword", n.to_string()),
        Effect::Boots(n) => ("boot", n.to_string()),
        Effect::Gold(n) => ("gold", n.to_string()),
        Effect::Clank(n) => ("noise", format!("+{n}")),
        Effect::Quiet(n) => ("noise", format!("−{n}")),
        Effect::Draw(n) => ("draw", n.to_string()),
        Effect::Heal(n) => ("heart", format!("+{n}")),
        Effect::Teleport(n) => ("teleport", n.to_string()),
        Effect::OthersClank(_) | Effect::AllClank(_) | Effect::ReturnDragonCubes(_) | Effect::Rage(_) => return None,
        Effect::DragonAttack | Effect::Trash | Effect::TrashBurgle | Effect::ReplaceRow => return None,
        Effect::TakeAdjacentSecret | Effect::BuyTomes(_) | Effect::NoCaveStop | Effect::IgnoreMonsters => return None,
        Effect::SkillPerClank(_) | Effect::GoldBonus(_) | Effect::GemDiscount(_) => return None,
        Effect::Discard(_) | Effect::When(_) | Effect::Choose | Effect::Or => return None,
    })
}

fn words_of(stage: &Stage<'_, Clank>, text: &[Effect]) -> String {
    let mut options: Vec<String> = text.split(|&effect| effect == Effect::Or).map(|part| listed(stage, part)).collect();
    match (options.pop(), options.join(", ")) {
        (None, _) => String::new(),
        (Some(last), others) if others.is_empty() => last,
        (Some(last), others) => stage.words.text("effect-either", &[("others", others.into()), ("last", last.into())]),
    }
}
/// Effects that happen one after another.
fn listed(stage: &Stage<'_, Clank>, text: &[Effect]) -> String {
    let (mut words, mut comma) = (String::new(), "");
    for &effect in text.iter().filter(|&&effect| effect != Effect::Choose) {
        words.push_str(comma);
        words.push_str(&effect_in_words(stage, effect));
        comma = if matches!(effect, Effect::When(_) | Effect::Discard(_)) { " " } else { ", " };
    }
    words
}

/// "2 Skill".
fn effect_in_words(stage: &Stage<'_, Clank>, effect: Effect) -> String {
    let key = match effect {
        Effect::Skill(_) => "effect-skill",
        Effect::Swords(_) => "effect-swords",
        Effect::Boots(_) => "effect-boots",
        Effect::Gold(_) => "effect-gold",
        Effect::Clank(_) => "effect-clank",
        Effect::Quiet(_) => "effect-quiet",
        Effect::Draw(_) => "effect-draw",
        Effect::Heal(_) => "effect-heal",
        Effect::Teleport(_) => "effect-teleport",
        Effect::OthersClank(_) => "effect-others-clank",
        Effect::AllClank(_) => "effect-all-clank",
        Effect::ReturnDragonCubes(_) => "effect-return-cubes",
        Effect::Rage(_) => "effect-rage",
        Effect::BuyTomes(_) => "effect-buy-tomes",
        Effect::SkillPerClank(_) => "effect-skill-per-clank",
        Effect::GoldBonus(_) => "effect-gold-bonus",
        Effect::GemDiscount(_) => "effect-gem-discount",
        Effect::DragonAttack => "effect-attack",
        Effect::Trash => "effect-trash",
        Effect::TrashBurgle => "effect-trash-burgle",
        Effect::ReplaceRow => "effect-replace-row",
        Effect::TakeAdjacentSecret => "effect-adjacent-secret",
        Effect::NoCaveStop => "effect-no-cave-stop",
        Effect::IgnoreMonsters => "effect-ignore-monsters",
        Effect::Discard(_) | Effect::When(_) | Effect::Choose | Effect::Or => short_key(effect),
    };
    let args = [("count", amount(effect).into()), ("gold", u32::from(TOMES_PRICE).into())];
    stage.words.text(key, &args)
}

/// The key of the few words on the card itself.
fn short_key(effect: Effect) -> &'static str {
    match effect {
        Effect::OthersClank(_) => "short-others-clank",
        Effect::AllClank(_) => "short-all-clank",
        Effect::ReturnDragonCubes(_) => "short-return-cubes",
        Effect::Rage(_) => "short-rage",
        Effect::BuyTomes(_) => "short-buy-tomes",
        Effect::SkillPerClank(_) => "short-skill-per-clank",
        Effect::GoldBonus(_) => "short-gold-bonus",
        Effect::GemDiscount(_) => "short-gem-discount",
        Effect::DragonAttack => "short-attack",
        Effect::Trash => "short-trash",
        Effect::TrashBurgle => "short-trash-burgle",
        Effect::ReplaceRow => "short-replace-row",
        Effect::TakeAdjacentSecret => "short-adjacent-secret",
        Effect::NoCaveStop => "short-no-cave-stop",
        Effect::IgnoreMonsters => "short-ignore-monsters",
        Effect::Discard(_) => "effect-discard",
        Effect::When(Condition::OtherCompanion) => "when-companion",
        Effect::When(Condition::Artifact) => "when-artifact",
        Effect::When(Condition::Crown) => "when-crown",
        Effect::When(Condition::MonkeyIdol) => "when-idol",
        Effect::Skill(_) | Effect::Swords(_) | Effect::Boots(_) | Effect::Gold(_) => "effect-or", // have signs
        Effect::Clank(_) | Effect::Quiet(_) | Effect::Draw(_) | Effect::Heal(_) => "effect-or",
        Effect::Teleport(_) | Effect::Choose | Effect::Or => "effect-or",
    }
}

/// The number in an effect.
fn amount(effect: Effect) -> u8 {
    match effect {
        Effect::Skill(n) | Effect::Swords(n) | Effect::Boots(n) | Effect::Gold(n) | Effect::Clank(n) => n,
        Effect::Quiet(n) | Effect::OthersClank(n) | Effect::AllClank(n) | Effect::Draw(n) | Effect::Heal(n) => n,
        Effect::Teleport(n) | Effect::ReturnDragonCubes(n) | Effect::Rage(n) | Effect::BuyTomes(n) => n,
        Effect::SkillPerClank(n) | Effect::GoldBonus(n) | Effect::GemDiscount(n) | Effect::Discard(n) => n,
        Effect::DragonAttack | Effect::Trash | Effect::TrashBurgle | Effect::ReplaceRow => 1,
        Effect::TakeAdjacentSecret | Effect::NoCaveStop | Effect::IgnoreMonsters => 1,
        Effect::When(_) | Effect::Choose | Effect::Or => 1,
    }
}
