//! What must be true of taking back.
use crate::suite::{same, told};
use crate::walk::{RandomWalk, over_matches, play, stride};
use engine::{AnyTable, Entry, Fate, Game, Quick, Record, Refusal, Table, Viewer};

/// Where a decision can be taken back, the table is then exactly as it was before, and the record says so; and no step
/// that can be taken back has told anybody what was hidden from them.
pub fn keeps_the_way_back<G: Game>() {
    let stride = stride::<G>();
    over_matches(40, |script| {
        let (mut table, mut fate) = (None, Quick::new(script.choices.len() as u64));
        play::<G>(script, |walk| {
            let table = table.get_or_insert_with(|| Table::<G>::new(&walk.setup));
            let Some(&entry) = walk.entries.last() else { return Ok(()) };
            follow(table, entry)?;
            tells_nothing(walk, entry, &mut fate)?;
            if !walk.entries.len().is_multiple_of(stride) {
                return Ok(());
            }
            for seat in AnyTable::players(table) {
                if let Some(lines) = table.way_back(seat) {
                    goes_back(table, lines)?;
                }
            }
            same("nothing can be taken back that was not done", &table.clone().go_back(table.line_count()), &REFUSED)
        })
    });
}

const REFUSED: Result<(), Refusal> = Err(Refusal::NoWayBack);

fn follow<G: Game>(table: &mut Table<G>, entry: Entry<G::Action>) -> Result<(), String> {
    let done = match entry {
        Entry::Act(seat, action) => table.act(seat, action),
        Entry::Drew(pile, lot) => table.draw(&format!("{}.{}", G::PILES[pile as usize], G::lot(pile, lot))),
    };
    done.map_err(|refusal| refusal.to_string())
}

fn goes_back<G: Game>(table: &Table<G>, lines: usize) -> Result<(), String> {
    let (mut back, before) = (table.clone(), table.after(lines));
    back.go_back(lines).map_err(|refusal| refusal.to_string())?;
    same("the position is that of before", &back.position_text(), &before.position_text())?;
    same("nothing is left of what was taken back", &back.entries(), &before.entries())?;
    for who in Viewer::all(AnyTable::players(table)) {
        same(&format!("{who} knows what it knew"), &Table::news(&back, who), &Table::news(&before, who))?;
    }
    let names: Vec<String> = AnyTable::players(table).map(|seat| seat.to_string()).collect();
    let record = Record::of(&back, &names).ok_or("a table from a setup has a record")?;
    same("it is a line of the record", &record.steps.last(), &Some(&format!("back {lines}")))?;
    let mut again = table.after(0);
    record.replay(&mut again).map_err(|misread| misread.to_string())?;
    same("the record replays", &again.position_text(), &before.position_text())?;
    same("the dealer goes on as before", &again.draws(), &before.draws())
}

/// In a world that looks alike to another viewer the same decision is legal and shows that viewer the same.
fn tells_nothing<G: Game>(walk: &RandomWalk<G>, entry: Entry<G::Action>, fate: &mut Quick) -> Result<(), String> {
    let Entry::Act(seat, action) = entry else { return Ok(()) };
    if !G::INFO.drafts || walk.events.iter().any(|&event| G::reveals(event)) || fate.below(4) > 0 {
        return Ok(());
    }
    for who in Viewer::all(G::players(&walk.state)).filter(|who| who.seat() != Some(seat)) {
        let world = G::guess(&G::view(&walk.before, who), fate);
        let said = format!("{seat} {action} reveals nothing to {who}");
        same(&said, &G::check(&world, seat, action), &Ok(()))?;
        same(&said, &told::<G>(world, entry, who).0, &G::view(&walk.state, who))?;
    }
    Ok(())
}
