//! The only code that writes. Views and states share it, so that they cannot drift apart.
use crate::cards::TOME_PILE;
use crate::{
    Allowance, Artifact, Card, CardKind, Cards, Cube, Dungeon, Event, HAND, MARKET_PRICE, MarketItem, Open, Passage,
    RAGE, Room, Runner, SECRET_TOME, Secret, State, Status, Todo, Trash, Trigger,
};
use engine::Seat;

impl State {
    /// Changes by this fact.
    #[inline(always)]
    pub(crate) fn apply(&mut self, event: Event) {
        self.open.apply(event, |seat| Some(&mut self.hidden[seat]));
    }
}

impl Open {
    /// Changes by this fact. `hidden` gives the cards that only this player knows, if they are kept here too.
    #[inline(always)]
    pub(crate) fn apply<'a>(&mut self, event: Event, hidden: impl FnOnce(Seat) -> Option<&'a mut Cards>) {
        let turn = &mut self.allowance;
        match event {
            Event::ArtifactRemoved { artifact } => self.remove_artifact(artifact),
            Event::Started { seat } => self.actor = seat,
            Event::Rejected { card } => self.reject(card),
            Event::TurnBegan { seat } => self.begin_turn(seat),
            Event::TurnEnded { seat } => self.end_turn(seat),
            Event::Awaited(todo) => self.pending.push(todo),
            Event::Popped => _ = self.pending.pop(),
            Event::Ended => self.clear_play_area(self.actor),
            Event::Drew { seat } => self.draw(seat),
            Event::DrewCard { seat, card } => hidden(seat).into_iter().for_each(|hand| hand.put(card.0)),
            Event::Reshuffled { seat } => self.reshuffle(seat, hidden(seat)),
            Event::Played { seat, card } => self.play(seat, card, hidden(seat)),
            Event::Discarded { seat, card } => self.discard(seat, card, hidden(seat)),
            Event::Trashed { seat, card, by } => self.trash(seat, card, by),
            Event::TrashLapsed => (turn.trashes, turn.burgle_trashes) = (0, 0),
            Event::Skill(n) => raise(&mut turn.skill, n),
            Event::Swords(n) => raise(&mut turn.swords, n),
            Event::Boots(n) => raise(&mut turn.boots, n),
            Event::Teleports(n) => raise(&mut turn.teleports, n),
            Event::Gold { seat, amount } => self.gain_gold(seat, amount),
            Event::Paid { seat, amount } => self.people[seat].gold -= u16::from(amount),
            Event::GoldBonus { seat, bonus } => self.raise_gold_bonus(seat, bonus),
            Event::SkillPerClank(n) => self.raise_skill_per_clank(n),
            Event::GemDiscount(n) => raise(&mut turn.discount, n),
            Event::NoCaveStop => turn.no_cave_stop = true,
            Event::IgnoresMonsters => turn.ignores_monsters = true,
            Event::TrashQueued(Trash::Any) => raise(&mut turn.trashes, 1),
            Event::TrashQueued(Trash::Burgle) => raise(&mut turn.burgle_trashes, 1),
            Event::Acquired { seat, card, price } => self.acquire(seat, card, price),
            Event::TookTome { seat } => self.take_tome(seat),
            Event::Used { card, price, .. } => self.use_up(card, price),
            Event::Fought { card, price, .. } => self.fight(card, price),
            Event::Bought { seat, item } => self.buy(seat, item),
            Event::Moved { seat, to, boots, swords, wounds } => {
                (turn.boots, turn.swords) = (turn.boots - boots, turn.swords - swords);
                self.wound(seat, wounds);
                self.enter(seat, to);
            }
            Event::Teleported { seat, to } => self.teleport(seat, to),
            Event::Opened { room, .. } => self.take_secret(room),
            Event::Found { seat, secret } => self.find(seat, secret),
            Event::TookIdol { seat } => self.take_idol(seat),
            Event::TookArtifact { seat, artifact } => self.take_artifact(seat, artifact),
            Event::Drank { seat, potion } => self.people[seat].tokens[potion.class as usize].take(potion.kind),
            Event::Noise { seat, cubes, cancelled } => self.make_noise(seat, cubes, cancelled),
            Event::Hushed { seat, back, credit } => self.hush(seat, back, credit),
            Event::Revealed { card, rouses: true } => self.reveal_and_rouse(card),
            Event::Revealed { card, rouses: false } => self.reveal(card),
            Event::PutAway { card } => self.put_away(card),
            Event::DungeonReshuffled => self.reshuffle_dungeon(),
            Event::Raged { spaces } => self.rage = (self.rage + spaces).min(RAGE.len() as u8 - 1),
            Event::CubesReturned { cubes } => self.return_cubes(cubes),
            Event::Attacked { cubes } => self.attack(cubes),
            Event::CubeDrawn { cube } => self.draw_cube(cube),
            Event::Healed { seat, damage } => self.heal(seat, damage),
            Event::Out { seat, status } => self.go_out(seat, status),
            Event::Ran { seat, space } => self.run(seat, space),
        }
    }

    #[inline(always)]
    fn remove_artifact(&mut self, artifact: Artifact) {
        self.artifacts.take(artifact.0);
        self.one_less();
    }
    #[inline(always)]
    fn reject(&mut self, card: Card) {
        self.deck.take(card.0);
        self.dungeon_discard.put(card.0);
    }

    #[inline(always)]
    fn begin_turn(&mut self, seat: Seat) {
        self.actor = seat;
        self.allowance = Allowance { acting: true, ..Allowance::default() };
    }
    #[inline(always)]
    fn end_turn(&mut self, seat: Seat) {
        self.clear_play_area(seat);
        self.pending.push(Todo::Closing);
        self.pending.push(Todo::Refill);
        if self.inside.has(seat) {
            self.pending.push(Todo::Draw { seat, left: HAND });
        }
    }
    /// CK-3.6 (b), (c), CK-3.7: what was played is discarded, what was not spent is lost, and nothing waits.
    #[inline(always)]
    fn clear_play_area(&mut self, seat: Seat) {
        self.discards[seat] = self.discards[seat].plus(&self.in_play);
        self.in_play = Cards::EMPTY;
        self.allowance = Allowance::default();
        self.pending.clear();
    }
    /// Counts down what is on top of the stack, and removes it when it is done.
    #[inline(always)]
    fn one_less(&mut self) {
        let Some(
            Todo::Draw { left, .. }
            | Todo::Attack { left }
            | Todo::RemoveArtifacts { left }
            | Todo::Discard { left, .. },
        ) = self.pending.top_mut()
        else {
            return;
        };
        *left -= 1;
        if *left == 0 {
            self.pending.pop();
        }
    }

    #[inline(always)]
    fn draw(&mut self, seat: Seat) {
        self.people[seat].hidden += 1;
        self.one_less();
    }
    /// The draw pile is empty: all that is left of the pool is in hand, and everybody can tell (CK-4.15).
    #[inline(always)]
    fn reshuffle(&mut self, seat: Seat, hidden: Option<&mut Cards>) {
        self.shown[seat] = self.shown[seat].plus(&self.pools[seat]);
        self.people[seat].hidden = 0;
        self.pools[seat] = self.discards[seat];
        self.discards[seat] = Cards::EMPTY;
        hidden.into_iter().for_each(|hand| *hand = Cards::EMPTY);
    }
    #[inline(always)]
    fn play(&mut self, seat: Seat, card: Card, hidden: Option<&mut Cards>) {
        self.leave_hand(seat, card, hidden);
        self.in_play.put(card.0);
        self.allowance.companions += u8::from(card.row().kind == CardKind::Companion);
    }
    #[inline(always)]
    fn discard(&mut self, seat: Seat, card: Card, hidden: Option<&mut Cards>) {
        self.leave_hand(seat, card, hidden);
        self.discards[seat].put(card.0);
        self.one_less();
    }
    /// A card everybody knows leaves the hand first; among equal cards that loses nothing.
    #[inline(always)]
    fn leave_hand(&mut self, seat: Seat, card: Card, hidden: Option<&mut Cards>) {
        if self.shown[seat].count(card.0) > 0 {
            self.shown[seat].take(card.0);
        } else {
            self.pools[seat].take(card.0);
            self.people[seat].hidden -= 1;
            hidden.into_iter().for_each(|hand| hand.take(card.0));
        }
    }
    #[inline(always)]
    fn trash(&mut self, seat: Seat, card: Card, by: Trash) {
        let in_play = self.in_play.count(card.0) > 0;
        self.trashed += 1;
        self.allowance.companions -= u8::from(in_play && card.row().kind == CardKind::Companion);
        if in_play { &mut self.in_play } else { &mut self.discards[seat] }.take(card.0);
        match by {
            Trash::Any => self.allowance.trashes -= 1,
            Trash::Burgle => self.allowance.burgle_trashes -= 1,
        }
    }

    #[inline(always)]
    fn gain_gold(&mut self, seat: Seat, amount: u8) {
        raise(&mut self.allowance.gains, 1);
        self.people[seat].gold += u16::from(amount);
    }
    /// Earlier gains count as well (CK-18.9).
    #[inline(always)]
    fn raise_gold_bonus(&mut self, seat: Seat, bonus: u8) {
        raise(&mut self.allowance.gold_bonus, bonus);
        self.people[seat].gold += u16::from(bonus) * u16::from(self.allowance.gains);
    }
    /// Cubes made earlier count as well (CK-18.7).
    #[inline(always)]
    fn raise_skill_per_clank(&mut self, skill: u8) {
        raise(&mut self.allowance.skill_per_clank, skill);
        raise(&mut self.allowance.skill, skill.saturating_mul(self.allowance.made));
    }

    #[inline(always)]
    fn acquire(&mut self, seat: Seat, card: Card, price: u8) {
        self.allowance.skill -= price;
        self.discards[seat].put(card.0);
        match card.reserve_pile() {
            Some(pile) => self.reserve[pile] -= 1,
            None => self.row.take(card),
        }
    }
    #[inline(always)]
    fn take_tome(&mut self, seat: Seat) {
        self.discards[seat].put(SECRET_TOME.0);
        self.reserve[TOME_PILE] -= 1;
    }
    #[inline(always)]
    fn use_up(&mut self, card: Card, price: u8) {
        self.allowance.skill -= price;
        self.put_away(card);
    }
    #[inline(always)]
    fn fight(&mut self, card: Card, price: u8) {
        self.allowance.swords -= price;
        if !card.row().stays {
            self.put_away(card);
        }
    }
    #[inline(always)]
    fn put_away(&mut self, card: Card) {
        self.row.take(card);
        self.dungeon_discard.put(card.0);
    }
    #[inline(always)]
    fn buy(&mut self, seat: Seat, item: MarketItem) {
        let left = &mut self.market[item as usize];
        *left -= 1;
        let person = &mut self.people[seat];
        person.gold -= MARKET_PRICE;
        match item {
            MarketItem::Key => person.keys += 1,
            MarketItem::Backpack => person.backpacks += 1,
            MarketItem::Crown => person.crowns |= 1 << *left, // the best one left (CK-9.3)
        }
    }

    #[inline(always)]
    fn wound(&mut self, seat: Seat, wounds: u8) {
        self.people[seat].supply -= wounds;
        self.people[seat].damage += wounds;
    }
    #[inline(always)]
    fn teleport(&mut self, seat: Seat, to: Room) {
        self.allowance.teleports -= 1;
        self.enter(seat, to);
    }
    #[inline(always)]
    fn enter(&mut self, seat: Seat, to: Room) {
        self.people[seat].room = to;
        self.allowance.exhausted |= self.board().crystal_caves.has(to);
    }

    /// A secret leaves its room; nobody knows yet which one it is.
    #[inline(always)]
    pub(crate) fn take_secret(&mut self, room: Room) {
        let here = match (self.majors.has(room), self.second_minors.has(room)) {
            (true, _) => &mut self.majors,
            (false, true) => &mut self.second_minors,
            (false, false) => &mut self.minors,
        };
        *here = here.without(room);
    }
    #[inline(always)]
    fn find(&mut self, seat: Seat, secret: Secret) {
        let class = secret.class as usize;
        self.secrets[class].take(secret.kind);
        if secret.row().kept {
            self.people[seat].tokens[class].put(secret.kind);
        }
    }
    #[inline(always)]
    fn take_idol(&mut self, seat: Seat) {
        self.idols -= 1;
        self.people[seat].idols += 1;
    }
    #[inline(always)]
    fn take_artifact(&mut self, seat: Seat, artifact: Artifact) {
        self.artifacts.take(artifact.0);
        self.people[seat].artifacts |= 1 << artifact.0;
    }

    #[inline(always)]
    fn make_noise(&mut self, seat: Seat, cubes: u8, cancelled: u8) {
        self.people[seat].supply -= cubes;
        self.people[seat].area += cubes;
        if seat == self.actor && self.allowance.acting {
            self.allowance.quiet -= cancelled;
            raise(&mut self.allowance.made, cubes);
            raise(&mut self.allowance.skill, cubes.saturating_mul(self.allowance.skill_per_clank));
        }
    }
    #[inline(always)]
    fn hush(&mut self, seat: Seat, back: u8, credit: u8) {
        self.people[seat].area -= back;
        self.people[seat].supply += back;
        raise(&mut self.allowance.quiet, credit);
    }

    #[inline(always)]
    fn reveal_and_rouse(&mut self, card: Card) {
        self.allowance.roused = true;
        self.reveal(card);
    }
    #[inline(always)]
    fn reveal(&mut self, card: Card) {
        self.deck.take(card.0);
        self.row.lay(card);
        // Arrive texts wait below what reveals, so that all are carried out after it (CK-14.2).
        if !card.row().text(Trigger::Arrive).is_empty() && self.arrives() {
            let top = self.pending.pop().expect("something reveals the card");
            self.pending.push(Todo::Text(Passage::of_card(card, Trigger::Arrive)));
            self.pending.push(top);
        }
    }
    /// CK-2.16: in set-up only as the table agreed.
    fn arrives(&self) -> bool {
        self.options.arrives_at_set_up || self.pending.top() != Some(Todo::DealRow)
    }
    #[inline(always)]
    fn reshuffle_dungeon(&mut self) {
        self.deck = self.deck.plus(&self.dungeon_discard);
        self.dungeon_discard = Dungeon::EMPTY;
    }

    #[inline(always)]
    fn attack(&mut self, cubes: u8) {
        for seat in self.everyone() {
            let person = &mut self.people[seat];
            self.bag.put_many(seat.0, person.area);
            person.area = 0;
        }
        self.pending.push(Todo::Attack { left: cubes });
    }
    #[inline(always)]
    fn draw_cube(&mut self, cube: Cube) {
        self.bag.take(cube.kind());
        match cube {
            Cube::Black => self.black_aside += 1,
            Cube::Of(seat) if self.inside.has(seat) => self.people[seat].damage += 1,
            Cube::Of(seat) => self.people[seat].aside += 1,
        }
        self.one_less();
    }
    #[inline(always)]
    fn return_cubes(&mut self, cubes: u8) {
        self.black_aside -= cubes;
        self.bag.put_many(Cube::Black.kind(), cubes);
    }
    #[inline(always)]
    fn heal(&mut self, seat: Seat, damage: u8) {
        self.people[seat].damage -= damage;
        self.people[seat].supply += damage;
    }

    #[inline(always)]
    fn go_out(&mut self, seat: Seat, status: Status) {
        self.inside = self.inside.without(seat);
        self.people[seat].status = status;
        self.runner = self.runner.or(Some(Runner { seat, space: 1 }));
    }
    #[inline(always)]
    fn run(&mut self, seat: Seat, space: u8) {
        (self.actor, self.runner) = (seat, Some(Runner { seat, space }));
        self.allowance = Allowance::default();
    }
}

/// Amounts stop at the largest byte.
#[inline(always)]
fn raise(amount: &mut u8, by: u8) {
    *amount = amount.saturating_add(by);
}
