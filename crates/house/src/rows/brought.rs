//! Matches that people brought from elsewhere: the texts lie with those that are looked at, and stay there.
use super::read_id;
use crate::keys::PersonId;
use crate::time::Millis;
use journal::{Failure, Field, MatchId, Store, Write};

/// A match that somebody brought along.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BroughtRow {
    /// Where it can be looked at.
    pub(crate) study: MatchId,
    pub(crate) game: String,
    /// Who sat there, in words.
    pub(crate) names: String,
    pub(crate) made: Millis,
}

/// What this person brought, newest first.
pub(crate) async fn brought_by(store: &Store, person: &PersonId) -> Result<Vec<BroughtRow>, Failure> {
    const BROUGHT: &str = "SELECT study, game, names, made FROM brought WHERE person = $1 ORDER BY made DESC, study";
    let rows = store.read(BROUGHT, vec![person.to_string().into()]).await?;
    let read = |row: &journal::Row| {
        let (study, game, names) = (read_id(row.text(0)?)?, row.text(1)?.into(), row.text(2)?.into());
        Ok(BroughtRow { study, game, names, made: row.int(3)? })
    };
    rows.iter().map(read).collect()
}

/// Keeps the text of a match and whose it is; a conflict if it is this person's already.
pub(crate) fn bring(person: &PersonId, row: &BroughtRow, text: String) -> Vec<Write> {
    const KEEP: &str = "INSERT INTO study (id, text, made) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING";
    const BRING: &str = "INSERT INTO brought (person, study, game, names, made) VALUES ($1, $2, $3, $4, $5)";
    let BroughtRow { study, game, names, made } = row;
    let kept: Vec<Field> = vec![study.as_str().into(), text.into(), (*made).into()];
    let whose: Vec<Field> = vec![
        person.to_string().into(),
        study.as_str().into(),
        game.as_str().into(),
        names.as_str().into(),
        (*made).into(),
    ];
    vec![Write::new(KEEP, kept), Write::new(BRING, whose)]
}

/// The text of a match that was brought.
pub(crate) async fn brought_text(store: &Store, study: &MatchId) -> Result<Option<String>, Failure> {
    let rows = store.read("SELECT text FROM study WHERE id = $1", vec![study.as_str().into()]).await?;
    rows.first().map(|row| row.text(0).map(Into::into)).transpose()
}

/// The tables at which this person played to the end, oldest first.
pub(crate) async fn finished_by(store: &Store, person: &PersonId) -> Result<Vec<MatchId>, Failure> {
    const FINISHED: &str = "SELECT id FROM game_table WHERE state = 'over' AND id IN \
                            (SELECT table_id FROM chair WHERE person = $1) ORDER BY made, id";
    store.read(FINISHED, vec![person.to_string().into()]).await?.iter().map(|row| read_id(row.text(0)?)).collect()
}

/// Of those, the ones that were dealt from this seed.
pub(crate) async fn finished_from(store: &Store, person: &PersonId, seed: &str) -> Result<Vec<MatchId>, Failure> {
    const DEALT: &str = "SELECT h.id FROM match_head h JOIN game_table t ON t.id = h.id WHERE h.seed = $2 \
                         AND t.state = 'over' AND h.id IN (SELECT table_id FROM chair WHERE person = $1)";
    let values: Vec<Field> = vec![person.to_string().into(), seed.into()];
    store.read(DEALT, values).await?.iter().map(|row| read_id(row.text(0)?)).collect()
}
