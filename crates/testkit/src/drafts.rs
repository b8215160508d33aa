//! What must be true of drafts and of the routine.
use crate::suite::same;
use crate::walk::{RandomWalk, over_matches, play, stride};
use engine::{AnyTable, Draft, Entry, Game, NoWords, Quick, Scene, Seat, Setup, Table, Turn, Viewer};

/// No routine goes on for longer without anybody thinking.
const MOST_ROUTINE: usize = 200;

/// Until it is ripe a draft tells, offers and draws for its seat exactly what the real table would; undo gives back
/// exactly what was there before; and once sent, the table is where it would be without a draft.
pub fn keeps_drafts_exact<G: Game>() {
    let stride = stride::<G>();
    over_matches(20, |script| {
        let mut trial: Option<Trial<G>> = None;
        play::<G>(script, |walk: &RandomWalk<G>| {
            let trial = trial.get_or_insert_with(|| Trial::new(&walk.setup, stride));
            walk.entries.last().map_or(Ok(()), |&entry| trial.step(entry))
        })
    });
}

/// Where the routine answers it is legal, and following it comes to an end.
pub fn keeps_the_routine<G: Game>() {
    over_matches(10, |script| {
        play::<G>(script, |walk| {
            let Turn::Decide(seats) = G::turn(&walk.state) else { return Ok(()) };
            for seat in seats {
                if let Some(action) = G::routine(&G::view(&walk.state, Viewer::Seat(seat))) {
                    same(&format!("the routine {seat} {action}"), &G::check(&walk.state, seat, action), &Ok(()))?;
                    ends::<G>(&walk.state, seat)?;
                }
            }
            Ok(())
        })
    });
}

fn ends<G: Game>(state: &G::State, seat: Seat) -> Result<(), String> {
    let table = Table::<G>::from_position(&G::write_position(state));
    let (mut table, mut fate) = (table.map_err(|misread| misread.to_string())?, Quick::new(1));
    for _ in 0..MOST_ROUTINE {
        let Some(action) = table.routine(seat) else { return Ok(()) };
        AnyTable::act(&mut table, seat, &action).map_err(|refusal| refusal.to_string())?;
        Table::settle(&mut table, &mut fate);
    }
    Err(format!("the routine of {seat} does not end"))
}

/// The same match twice: on a table where everything happens at once, and on one that drafts are sent to.
struct Trial<G: Game> {
    at_once: Table<G>,
    real: Table<G>,
    draft: Option<Draft>,
    /// Pictures are compared only once in this many steps: see [`stride`].
    stride: usize,
}

/// Everything made for a seat.
#[derive(PartialEq, Debug)]
struct Seen {
    turn: Turn,
    view: String,
    news: Vec<String>,
    last_news: Vec<String>,
    offers: Vec<String>,
    routine: Option<String>,
    scene: Scene,
}

impl Seen {
    fn by(seat: Seat, table: &dyn AnyTable) -> Seen {
        let who = Viewer::Seat(seat);
        let (news, last_news) = (table.news(who), table.last_news(who));
        let names: Vec<String> = ["Ola", "Jo", "Tibor", "Runa"].map(String::from).to_vec();
        let scene = table.scene(who, news.len() - last_news.len(), &NoWords, &names);
        let (turn, view) = (table.turn(), table.view_text(who));
        Seen { turn, view, news, last_news, offers: table.offers(seat), routine: table.routine(seat), scene }
    }
}

impl<G: Game> Trial<G> {
    fn new(setup: &Setup, stride: usize) -> Self {
        Trial { at_once: Table::new(setup), real: Table::new(setup), draft: None, stride }
    }
    fn step(&mut self, entry: Entry<G::Action>) -> Result<(), String> {
        match entry {
            Entry::Act(seat, action) => self.act(seat, &action.to_string()),
            Entry::Drew(pile, lot) => {
                let lot = format!("{}.{}", G::PILES[pile as usize], G::lot(pile, lot));
                let drawn = self.at_once.draw(&lot).and_then(|()| self.real.draw(&lot));
                drawn.map_err(|refusal| refusal.to_string())
            }
        }
    }
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), String> {
        let refused = |refusal: engine::Refusal| format!("{seat} {action}: {refusal}");
        let Some(mut draft) = self.draft.take().or_else(|| Draft::new(&self.real, seat)) else {
            AnyTable::act(&mut self.real, seat, action).map_err(refused)?;
            return AnyTable::act(&mut self.at_once, seat, action).map_err(refused);
        };
        self.compare(&draft)?;
        draft.act(action).map_err(refused)?;
        same("there is an action to take back", &draft.undo(), &true)?;
        self.compare(&draft)?;
        draft.act(action).map_err(refused)?;
        AnyTable::act(&mut self.at_once, seat, action).map_err(refused)?;
        if draft.is_ripe() {
            same("a ripe draft shows nothing", &draft.table().is_none(), &true)?;
            draft.send(&mut self.real).map_err(refused)?;
            return self.sent();
        }
        self.compare(&draft)?;
        self.draft = Some(draft);
        Ok(())
    }
    /// The draft looks to its seat as the table does where everything happened at once.
    fn compare(&self, draft: &Draft) -> Result<(), String> {
        let table = draft.table().ok_or("a draft is ripe where its seat goes on deciding")?;
        let seat = draft.seat();
        let told = |table: &dyn AnyTable| (table.view_text(Viewer::Seat(seat)), table.offers(seat), table.turn());
        same(&format!("what the draft of {seat} knows"), &told(table), &told(&self.at_once))?;
        if !self.at_once.entries().len().is_multiple_of(self.stride) {
            return Ok(());
        }
        same(&format!("the draft of {seat}"), &Seen::by(seat, table), &Seen::by(seat, &self.at_once))
    }
    fn sent(&self) -> Result<(), String> {
        same("what is sent is recorded", &self.real.lines(), &self.at_once.lines())?;
        same("what is sent has happened", &self.real.position_text(), &self.at_once.position_text())?;
        Viewer::all(AnyTable::players(&self.real)).try_for_each(|who| {
            same(&format!("{who} is told the same"), &Table::news(&self.real, who), &Table::news(&self.at_once, who))
        })
    }
}

#[cfg(test)]
mod tests;
