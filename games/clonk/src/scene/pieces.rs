//! Cards and tiles as pieces, and as words.
use super::ids;
use super::legend::{Cut, cut, picture};
use crate::Clonk;
use crate::components::{Card, Colour, TaskKind, TaskTile, Treasure};
use crate::secrets::View;
use crate::state::Step;
use engine::scene::{Face, Form, Id, Part, Piece, Shown, Slot};
use engine::{Line, Seat, Sign, Stage};

/// A treasure card that lies face up. All four marks stay readable when it is covered (CL-7.11).
pub(super) fn face_up(stage: &Stage<'_, Clonk>, id: Id, card: Card) -> Piece {
    let Cut { sign: stone, tone } = cut(card.colour());
    let toned = |sym| Sign { tone: tone.into(), ..Sign::alone(sym, "") };
    let pips = pips(stage, card);
    let part =
        |slot, signs: Vec<Sign>| Part { slot, line: Line(signs.into_iter().map(engine::scene::Ink::Sign).collect()) };
    let index = [toned(stone), toned(picture(card.treasure()))].into_iter().chain(pips.clone());
    let parts = vec![
        part(Slot::Ground, vec![toned(stone)]),
        part(Slot::Art, vec![toned(picture(card.treasure()))]),
        part(Slot::Gain, pips),
        part(Slot::Index, index.collect()),
    ];
    Piece { tone: tone.into(), ..Piece::new(id, "treasure", Form::Card, full_name(stage, card), Face::Up(parts)) }
}

/// A treasure card that lies face down.
pub(super) fn face_down(stage: &Stage<'_, Clonk>, id: Id) -> Piece {
    Piece::new(id, "treasure", Form::Card, stage.words.text("card-back", &[]), Face::Down("pile".into()))
}

/// Coins and eyes as pips.
fn pips(stage: &Stage<'_, Clonk>, card: Card) -> Vec<Sign> {
    let (coins, eyes) = (card.coins(), card.eyes());
    let sign = |sym, count: u8, said: String| Sign { shown: Shown::Times(count), ..Sign::alone(sym, said) };
    let coins_said = stage.words.text("coins", &[("count", coins.into())]);
    let eyes_said = stage.words.text("eyes", &[("count", eyes.into())]);
    [sign("coin", coins, coins_said), sign("eye", eyes, eyes_said)]
        .into_iter()
        .filter(|sign| sign.shown != Shown::Times(0))
        .collect()
}

/// "green statue".
pub(super) fn card_in_words(stage: &Stage<'_, Clonk>, card: Card) -> String {
    let key = match card.treasure() {
        Treasure::Necklace => "card-necklace",
        Treasure::Crown => "card-crown",
        Treasure::Statue => "card-statue",
        Treasure::Hammer => "card-hammer",
        Treasure::Sword => "card-sword",
        Treasure::Sixth => "card-sixth",
    };
    stage.words.text(key, &[("colour", card.colour().to_string().into())])
}

/// "the green statue": what somebody digs, gives, lays or draws.
pub(super) fn card_as_object(stage: &Stage<'_, Clonk>, card: Card) -> String {
    let key = match card.treasure() {
        Treasure::Necklace => "object-necklace",
        Treasure::Crown => "object-crown",
        Treasure::Statue => "object-statue",
        Treasure::Hammer => "object-hammer",
        Treasure::Sword => "object-sword",
        Treasure::Sixth => "object-sixth",
    };
    stage.words.text(key, &[("colour", card.colour().to_string().into())])
}

/// "green statue, 1 coin, 2 eyes".
pub(super) fn full_name(stage: &Stage<'_, Clonk>, card: Card) -> String {
    let said = pips(stage, card).into_iter().map(|sign| sign.said);
    std::iter::once(card_in_words(stage, card)).chain(said).collect::<Vec<_>>().join(", ")
}

/// "red", "crowns".
pub(super) fn task_in_words(stage: &Stage<'_, Clonk>, task: TaskTile) -> String {
    let key = match task {
        TaskTile::Colour(Colour::Green) => "task-green",
        TaskTile::Colour(Colour::White) => "task-white",
        TaskTile::Colour(Colour::Red) => "task-red",
        TaskTile::Colour(Colour::Pink) => "task-pink",
        TaskTile::Colour(Colour::Yellow) => "task-yellow",
        TaskTile::Colour(Colour::Blue) => "task-blue",
        TaskTile::Treasure(Treasure::Necklace) => "task-necklace",
        TaskTile::Treasure(Treasure::Crown) => "task-crown",
        TaskTile::Treasure(Treasure::Statue) => "task-statue",
        TaskTile::Treasure(Treasure::Hammer) => "task-hammer",
        TaskTile::Treasure(Treasure::Sword) => "task-sword",
        TaskTile::Treasure(Treasure::Sixth) => "task-sixth",
    };
    stage.words.text(key, &[])
}

/// "the color: red", "the treasure: crowns".
pub(super) fn task_label(stage: &Stage<'_, Clonk>, kind: TaskKind, task: Option<TaskTile>) -> Line {
    let key = match kind {
        TaskKind::Colour => "label-colour",
        TaskKind::Treasure => "label-treasure",
    };
    let name = task.map_or(String::new(), |task| task_in_words(stage, task));
    stage.words.line(key, &[("task", name.into())])
}

/// The picture of a task.
pub(super) fn task_sign(task: TaskTile) -> Sign {
    match task {
        TaskTile::Colour(colour) => Sign { tone: cut(colour).tone.into(), ..Sign::alone(cut(colour).sign, "") },
        TaskTile::Treasure(treasure) => Sign::alone(picture(treasure), ""),
    }
}

/// A player's tile of this kind, as the viewer sees it.
pub(super) fn tile(view: &View, stage: &Stage<'_, Clonk>, seat: Seat, kind: TaskKind) -> Piece {
    let id = ids::task(seat, kind);
    let Some(task) = view.faces.task(seat, kind) else {
        let key = match kind {
            TaskKind::Colour => "tile-hidden-colour",
            TaskKind::Treasure => "tile-hidden-treasure",
        };
        return Piece::new(id, "task", Form::Token, stage.words.text(key, &[]), Face::Down("hidden-task".into()));
    };
    let key = if view.open_tasks[seat] == Some(kind) || view.faces.choices[seat] == Some(kind) {
        "tile-open"
    } else if view.step == Step::Over {
        "tile-revealed"
    } else {
        "tile-mine"
    };
    let name = stage.words.text(key, &[("task", task_in_words(stage, task).into())]);
    let sign = task_sign(task);
    let tone = sign.tone.clone();
    let face = Face::Up(vec![Part { slot: Slot::Art, line: sign.into() }]);
    let mut piece = Piece { tone, ..Piece::new(id, "task", Form::Token, name, face) };
    if key == "tile-mine" {
        piece.tags.push(Sign::alone("hidden-task", stage.words.text("tag-hidden", &[])));
    }
    piece
}
