//! Sitting down, leaving, coming back.
use super::{Eyes, Inner, Play};
use crate::caller::Caller;
use crate::fault::{Fault, MATCH_OVER, Outcome};
use crate::host::Host;
use crate::house::{House, game};
use crate::keys::{ChairKey, PersonId, Purpose};
use crate::rows::{self, ChairRow, Sitter, Stage};
use dealer::Dealer;
use engine::{Seat, Viewer};
use journal::{Failure, Head, Tail, TimedLine, Write};

impl Inner {
    /// Through whose eyes this caller may see the table; nobody's if it is none of their business.
    pub(crate) async fn viewer(&self, house: &House, caller: &Caller) -> Outcome<Viewer> {
        match caller {
            Caller::Program(key) if key.table == self.row.id => {
                let chair = self.chairs.get(key.seat.index()).filter(|chair| chair.sitter == Sitter::Program);
                let valid = chair.is_some_and(|chair| chair.version == key.version);
                if valid { Ok(Viewer::Seat(key.seat)) } else { Err(Fault::Unknown) }
            }
            Caller::Program(_) => Err(Fault::Missing),
            Caller::Person(person) => match self.eyes(person) {
                Eyes::Seat(seat) => Ok(Viewer::Seat(seat)),
                // Whoever holds the device now, they are told nothing that a stranger is not told.
                Eyes::Covered(_) => Ok(Viewer::Onlooker),
                Eyes::Nowhere if self.is_public() || self.is_guest(house, person).await? => Ok(Viewer::Onlooker),
                Eyes::Nowhere => Err(Fault::Missing),
            },
            Caller::Nobody if self.is_public() => Ok(Viewer::Onlooker),
            Caller::Nobody => Err(Fault::Missing),
        }
    }
    /// May anybody with the address look on? A match that is over can be shown to friends.
    fn is_public(&self) -> bool {
        self.row.listed || self.row.stage == Stage::Over
    }
    /// The seat of this caller, who wants to do something there. A table they may not see does not exist for them.
    pub(crate) async fn seat(&self, house: &House, caller: &Caller) -> Outcome<Seat> {
        let who = self.viewer(house, caller).await?;
        if matches!(caller, Caller::Nobody) {
            return Err(Fault::Unknown);
        }
        let why = if self.cover(caller).is_some() { COVERED } else { NOT_SEATED };
        who.seat().ok_or(Fault::Forbidden(why))
    }
    /// Is this still the chair of that caller? It may have changed hands.
    pub(crate) fn is_chair_of(&self, caller: &Caller, seat: Seat) -> bool {
        let is_program = |chair: &&ChairRow| chair.sitter == Sitter::Program;
        let program = self.chairs.get(seat.index()).filter(is_program);
        match caller {
            Caller::Program(key) => program.is_some_and(|chair| chair.version == key.version),
            Caller::Person(person) => self.chairs_of(person).has(seat),
            Caller::Nobody => false,
        }
    }
    async fn is_guest(&self, house: &House, person: &PersonId) -> Outcome<bool> {
        const GUEST: &str = "SELECT seat FROM guest WHERE table_id = $1 AND person = $2";
        let values = vec![self.row.id.as_str().into(), person.to_string().into()];
        Ok(self.is_maker(person) || !house.store.read(GUEST, values).await?.is_empty())
    }
    pub(crate) fn is_maker(&self, person: &PersonId) -> bool {
        self.row.maker.as_ref() == Some(person)
    }
    /// The chair this person may take: the one of their link, or any free one at a listed table.
    async fn invited(&self, house: &House, person: &PersonId, wish: Option<Seat>) -> Outcome<Seat> {
        const INVITED: &str = "SELECT g.seat FROM guest g JOIN chair c ON c.table_id = g.table_id AND c.seat = g.seat \
                               AND c.version = g.version WHERE g.table_id = $1 AND g.person = $2 AND g.seat >= 0 \
                               ORDER BY g.seat";
        let values = vec![self.row.id.as_str().into(), person.to_string().into()];
        let rows = house.store.read(INVITED, values).await?;
        let seats = rows.iter().filter_map(|row| row.int(0).ok()).filter_map(|seat| u8::try_from(seat).ok()).map(Seat);
        let fits = |seat: &Seat| wish.is_none_or(|wish| wish == *seat);
        if let Some(seat) = seats.into_iter().find(fits) {
            return Ok(seat);
        }
        let open = |chair: &&ChairRow| chair.sitter == Sitter::Open && fits(&chair.seat);
        let free = self.chairs.iter().find(open).map(|chair| chair.seat);
        match free {
            Some(seat) if self.row.listed || self.is_maker(person) => Ok(seat),
            Some(_) => Err(Fault::Forbidden("house-needs-link")),
            None => Err(Fault::Stale("house-chair-taken")),
        }
    }
    /// A person sits down. The chair's link changes, and if no chair is free any more the match begins.
    pub(crate) async fn sit(
        &mut self,
        house: &House,
        person: &PersonId,
        wish: Option<Seat>,
        name: &str,
    ) -> Outcome<Seat> {
        self.hear_others(house).await?;
        if let Some(seat) = self.chairs_of(person).first() {
            self.return_to(house, seat).await?;
            return self.begin_if_full(house).await.map(|()| seat);
        }
        if !matches!(self.row.stage, Stage::Open | Stage::Playing) {
            return Err(MATCH_OVER);
        }
        let seat = match self.invited(house, person, wish).await {
            // Somebody may have come by the same link at another node, just now.
            Err(Fault::Forbidden(_)) if house.store.is_shared() && self.catch_up(house).await? => {
                self.invited(house, person, wish).await?
            }
            found => found?,
        };
        let chair = &self.chairs[seat.index()];
        let sitter = Sitter::Person(person.clone());
        let taken = ChairRow { sitter, name: name.into(), version: chair.version + 1, away: false, ..chair.clone() };
        self.change(house, taken).await?;
        // Somebody may have taken the last chair but this one at another node, at the same moment.
        self.hear_others(house).await?;
        self.begin_if_full(house).await?;
        Ok(seat)
    }
    /// A person who was away plays again, and with them all who share their device.
    pub(crate) async fn return_to(&mut self, house: &House, seat: Seat) -> Outcome {
        for seat in self.beside(seat) {
            let chair = &self.chairs[seat.index()];
            if chair.away {
                self.change(house, ChairRow { away: false, ..chair.clone() }).await?;
            }
        }
        Ok(())
    }
    /// A person leaves, and with them all who share their device.
    pub(crate) async fn leave(&mut self, house: &House, seat: Seat) -> Outcome {
        for seat in self.beside(seat) {
            self.leave_chair(house, seat).await?;
        }
        Ok(())
    }
    /// The chair is free again, or during the match a bot stands in until they come back.
    async fn leave_chair(&mut self, house: &House, seat: Seat) -> Outcome {
        let chair = &self.chairs[seat.index()];
        let left = match self.row.stage {
            Stage::Open => {
                ChairRow { sitter: Sitter::Open, name: String::new(), version: chair.version + 1, ..chair.clone() }
            }
            Stage::Playing => ChairRow { away: true, ..chair.clone() },
            Stage::Over | Stage::Closed => return Ok(()),
        };
        self.change(house, left).await
    }
    /// A bot stands in for who let the time run out.
    pub(crate) async fn stand_in(&mut self, house: &House, seat: Seat) -> Outcome {
        self.change(house, ChairRow { away: true, ..self.chairs[seat.index()].clone() }).await
    }
    /// What the chair's person is called here.
    pub(crate) async fn rename(&mut self, house: &House, seat: Seat, name: &str) -> Outcome {
        self.change(house, ChairRow { name: name.into(), ..self.chairs[seat.index()].clone() }).await
    }
    /// What was shown to this seat is put away.
    pub(crate) async fn put_away(&mut self, house: &House, seat: Seat, news: usize) -> Outcome {
        let told = self.play()?.table.news(Viewer::Seat(seat)).len();
        let chair = &self.chairs[seat.index()];
        let seen = news.min(told).max(chair.seen);
        self.change(house, ChairRow { seen, ..chair.clone() }).await
    }
    /// The link of a chair: a new one each time, so that an earlier one no longer works.
    pub(crate) async fn new_link(&mut self, house: &House, seat: Seat) -> Outcome<String> {
        let chair = self.chairs.get(seat.index()).ok_or(Fault::Missing)?;
        self.change(house, ChairRow { version: chair.version + 1, ..chair.clone() }).await?;
        Ok(self.link(house, seat))
    }
    /// The link of a chair that is free, or of one that changes hands.
    pub(crate) fn link(&self, house: &House, seat: Seat) -> String {
        let key = ChairKey { table: self.row.id.clone(), seat, version: self.chairs[seat.index()].version };
        format!("/c/{}", house.keys.sign(Purpose::Chair, &key.to_string()))
    }
    /// The token of a program's chair.
    pub(crate) fn token(&self, house: &House, seat: Seat) -> String {
        let key = ChairKey { table: self.row.id.clone(), seat, version: self.chairs[seat.index()].version };
        house.keys.sign(Purpose::Program, &key.to_string())
    }
    /// The link of the whole table: who comes by it may take any chair that is free.
    pub(crate) fn join_link(&self, house: &House) -> String {
        format!("/j/{}", house.keys.sign(Purpose::Join, self.row.id.as_str()))
    }
    /// The link of those who watch.
    pub(crate) fn watch_link(&self, house: &House) -> String {
        format!("/w/{}", house.keys.sign(Purpose::Watch, self.row.id.as_str()))
    }
    /// Does nobody sit here yet?
    pub(crate) fn is_free(&self, seat: Seat) -> bool {
        self.chairs.get(seat.index()).is_some_and(|chair| chair.sitter == Sitter::Open)
    }
    /// Somebody does not want to hear a seat, or wants to again.
    pub(crate) fn set_muted(&mut self, person: &PersonId, seat: Seat, muted: bool) {
        match muted {
            true => self.muted.insert((person.clone(), seat)),
            false => self.muted.remove(&(person.clone(), seat)),
        };
    }
    /// A chair changes, here and in the store, unless somebody was quicker.
    pub(super) async fn change(&mut self, house: &House, chair: ChairRow) -> Outcome {
        let index = chair.seat.index();
        let before = std::mem::replace(&mut self.chairs[index], chair.clone());
        let due = self.play.as_ref().and_then(|play| self.due_at(play, house.host.now()));
        let mut batch = vec![rows::change_chair(&self.row.id, &before, &chair)];
        if due != self.row.due {
            batch.push(rows::change_due(&self.row.id, due));
        }
        let written = self.write(house, batch).await;
        match &written {
            Ok(()) => self.row.due = due,
            Err(_) => self.chairs[index] = before,
        }
        written.map_err(|fault| if let Fault::Stale(_) = fault { TAKEN } else { fault })
    }
    /// The match begins when no chair is free: the promise is made, and chance deals.
    pub(crate) async fn begin_if_full(&mut self, house: &House) -> Outcome {
        if self.row.stage != Stage::Open || self.chairs.iter().any(|chair| chair.sitter == Sitter::Open) {
            return Ok(());
        }
        let (head, lines, play) = self.deal(&*house.host)?;
        let (due, made) = (self.due_at(&play, head.made), head.made);
        let lines: Vec<String> = lines.into_iter().map(|line| line.text).collect();
        let mut batch = vec![rows::change_stage(&self.row.id, Stage::Playing, due, None)];
        batch.append(&mut head.begin());
        batch.append(&mut journal::append(&self.row.id, Tail::of(&head), &lines, made));
        match house.store.write(batch).await {
            // Another node was quicker and has begun it.
            Err(Failure::Conflict) => return self.catch_up(house).await.map(drop),
            written => written?,
        }
        self.row.rev += 1;
        (self.row.stage, self.row.due, self.play) = (Stage::Playing, due, Some(play));
        Ok(())
    }
    fn deal(&self, host: &dyn Host) -> Outcome<(Head, Vec<TimedLine>, Play)> {
        let (game, row) = (game(&self.row.game)?, &self.row);
        let mut dealer = Dealer::new(host.seed());
        let mut table = game.table(&row.setup).map_err(|_| Fault::Malformed("house-setup-odd".into()))?;
        table.settle(&mut dealer);
        let made = host.now();
        let (id, setup, seed) = (row.id.clone(), row.setup.clone(), dealer.seed());
        let head = Head { id, game: row.game.clone(), rules: game.info().version, setup, seed, made };
        let lines: Vec<TimedLine> = table.lines().into_iter().map(|text| TimedLine { text, at: made }).collect();
        let play = Play::replay(&head, row.time, &lines).map_err(|why| Fault::unavailable(&why))?;
        Ok((head, lines, play))
    }
}

/// Nobody can be asked who this is, so nothing can be done.
const COVERED: &str = "house-say-who";
/// What somebody is told who wants to act at a table of others.
pub(super) const NOT_SEATED: &str = "house-not-seated";
const TAKEN: Fault = Fault::Stale("house-was-quicker");

/// A guest came by a link to this chair, or to watch.
pub(crate) fn invite(table: &journal::MatchId, person: &PersonId, seat: Option<(Seat, i64)>) -> Write {
    const INVITE: &str = "INSERT INTO guest (table_id, person, seat, version) VALUES ($1, $2, $3, $4) \
                          ON CONFLICT (table_id, person, seat) DO UPDATE SET version = excluded.version";
    let (seat, version) = seat.map_or((-1, 0), |(seat, version)| (i64::from(seat.0), version));
    Write::new(INVITE, vec![table.as_str().into(), person.to_string().into(), seat.into(), version.into()])
}
