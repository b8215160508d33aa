//! Beginning: when all chairs are taken, or sooner if the maker of the table wants to.
use super::sitting::change;
use super::{Match, OpenTable};
use crate::fault::{Fault, Outcome};
use crate::host::Host;
use crate::house::{House, game};
use crate::rows::{self, ChairRow, Sitter, Stage};
use dealer::Dealer;
use engine::Setup;
use journal::{Failure, Head, Tail, TimedLine};

/// What becomes of the chairs that are free when a match begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Free {
    /// Bots take them, of this level or of the one that was agreed on.
    Bots(Option<u8>),
    /// They are taken away.
    Gone,
}

/// The match begins with those who are here.
pub(crate) async fn start(table: &mut OpenTable, house: &House, free: Free) -> Outcome {
    table.hear_others(house).await?;
    if table.row.stage == Stage::Open {
        match free {
            Free::Bots(level) => seat_bots(table, house, level).await?,
            Free::Gone => close_ranks(table, house).await?,
        }
    }
    begin_if_full(table, house).await
}

async fn seat_bots(table: &mut OpenTable, house: &House, level: Option<u8>) -> Outcome {
    let open: Vec<ChairRow> =
        table.seating.chairs.iter().filter(|chair| chair.sitter == Sitter::Open).cloned().collect();
    for chair in open {
        let (version, level) = (chair.version + 1, level.unwrap_or(chair.level));
        change(table, house, ChairRow { sitter: Sitter::Bot, version, level, ..chair }).await?;
    }
    Ok(())
}

/// Takes the free chairs away, and the others move up. Every chair that now has another sitter has another link too.
async fn close_ranks(table: &mut OpenTable, house: &House) -> Outcome {
    let chairs = &table.seating.chairs;
    let taken = chairs.iter().filter(|chair| chair.sitter != Sitter::Open);
    let moved: Vec<ChairRow> = taken
        .zip(chairs)
        .map(|(sits, place)| ChairRow { seat: place.seat, version: place.version + 1, ..sits.clone() })
        .collect();
    let (id, setup) = (&table.row.id, setup_for(table, moved.len())?);
    let mut batch = vec![rows::change_setup(id, &setup), rows::drop_chairs(id, moved.len())];
    batch.extend(chairs.iter().zip(&moved).map(|(was, now)| rows::change_chair(id, was, now)));
    table.write(house, batch).await?;
    (table.seating.chairs, table.row.setup) = (moved, setup);
    Ok(())
}

/// What this table has agreed on, for this number of players.
fn setup_for(table: &OpenTable, players: usize) -> Outcome<String> {
    let (game, players) = (game(&table.row.game)?, u8::try_from(players).unwrap_or(u8::MAX));
    let mut setup = Setup::of(game.info(), players)?;
    let chosen = table.row.setup.split_whitespace().filter_map(|word| word.split_once('='));
    for (name, value) in chosen.filter(|(name, _)| *name != "players") {
        setup = setup.with(name, value)?;
    }
    game.table(&setup.to_string())?;
    Ok(setup.to_string())
}

/// The match begins once no chair is free: the promise is made, and chance deals.
pub(crate) async fn begin_if_full(table: &mut OpenTable, house: &House) -> Outcome {
    if table.row.stage != Stage::Open || !table.seating.is_full() {
        return Ok(());
    }
    let deal = deal(table, &*house.host)?;
    let play = Match::replay(&deal.head, table.row.time, &deal.lines).map_err(|why| Fault::unavailable(&why))?;
    let (id, made, due) = (&table.row.id, deal.head.made, table.due_at(&play, deal.head.made));
    let lines: Vec<String> = deal.lines.into_iter().map(|line| line.text).collect();
    let mut batch = vec![rows::change_stage(id, Stage::Playing, due, None)];
    batch.append(&mut deal.head.begin());
    batch.append(&mut journal::append(id, Tail::of(&deal.head), &lines, made));
    match house.store.write(batch).await {
        // Another node was quicker and has begun it.
        Err(Failure::Conflict) => return table.catch_up(house).await.map(drop),
        written => written?,
    }
    table.row.rev += 1;
    (table.row.stage, table.row.due, table.play) = (Stage::Playing, due, Some(play));
    Ok(())
}

/// The beginning of a record.
struct Deal {
    head: Head,
    lines: Vec<TimedLine>,
}

fn deal(table: &OpenTable, host: &dyn Host) -> Outcome<Deal> {
    let (game, row) = (game(&table.row.game)?, &table.row);
    let mut dealer = Dealer::new(host.seed());
    let mut dealt = game.table(&row.setup).map_err(|_| Fault::Malformed("house-setup-odd".into()))?;
    dealt.settle(&mut dealer);
    let made = host.now();
    let (id, setup, seed) = (row.id.clone(), row.setup.clone(), dealer.seed());
    let head = Head { id, game: row.game.clone(), rules: game.info().version, setup, seed, made };
    Ok(Deal { head, lines: dealt.lines().into_iter().map(|text| TimedLine { text, at: made }).collect() })
}
