//! The only code that writes. Views and states share it, so that they cannot drift apart.
use crate::*;

impl State {
    /// Changes by this fact.
    #[inline(always)]
    pub(crate) fn apply(&mut self, event: Event) {
        match event {
            Event::DrewCard { seat, .. } | Event::Reshuffled { seat } => {
                touch(&self.open, &mut self.hidden[seat], seat, event);
            }
            Event::Played { seat, .. } | Event::Discarded { seat, .. } => {
                touch(&self.open, &mut self.hidden[seat], seat, event);
            }
            _ => {}
        }
        self.open.apply(event);
    }
}

/// The part of a fact that changes the cards only their owner knows; before [`Open::apply`].
#[inline(always)]
pub(crate) fn touch(open: &Open, hidden: &mut Cards, owner: Seat, event: Event) {
    match event {
        Event::DrewCard { seat, card } if seat == owner => hidden.put(card.0),
        Event::Reshuffled { seat } if seat == owner => *hidden = Cards::EMPTY,
        Event::Played { seat, card } | Event::Discarded { seat, card }
            if seat == owner && open.shown[seat].count(card.0) == 0 =>
        {
            hidden.take(card.0);
        }
        _ => {}
    }
}

impl Open {
    /// Changes by this fact.
    #[inline(always)]
    pub(crate) fn apply(&mut self, event: Event) {
        match event {
            Event::DrewCard { .. } => {}
            Event::Awaited(frame) => self.pending.push(frame),
            Event::Popped => {
                self.pending.pop();
            }
            Event::Skill(_) | Event::Swords(_) | Event::Boots(_) | Event::Teleports(_) => self.gain(event),
            Event::SkillPerClank(_) | Event::GemDiscount(_) | Event::NoCaveStop => self.gain(event),
            Event::IgnoresMonsters | Event::TrashQueued(_) => self.gain(event),
            Event::Gold { .. } | Event::Paid { .. } | Event::GoldBonus { .. } => self.pay(event),
            Event::Drew { .. } | Event::Reshuffled { .. } | Event::Played { .. } => self.handle(event),
            Event::Discarded { .. } | Event::Trashed { .. } | Event::TrashLapsed => self.handle(event),
            Event::Acquired { .. } | Event::TookTome { .. } | Event::Used { .. } => self.shop(event),
            Event::Fought { .. } | Event::Bought { .. } => self.shop(event),
            Event::Moved { .. } | Event::Teleported { .. } => self.walk(event),
            Event::Opened { .. } | Event::Found { .. } | Event::TookIdol { .. } => self.find(event),
            Event::TookArtifact { .. } | Event::Drank { .. } => self.find(event),
            Event::Noise { .. } | Event::Hushed { .. } | Event::Healed { .. } => self.shift_cubes(event),
            Event::Attacked { .. } | Event::CubeDrawn { .. } | Event::CubesReturned { .. } => self.shift_cubes(event),
            Event::Revealed { .. } | Event::PutAway { .. } | Event::DungeonReshuffled => self.stock(event),
            Event::Rejected { .. } | Event::ArtifactRemoved { .. } => self.stock(event),
            Event::Raged { spaces } => self.rage = (self.rage + spaces).min(RAGE.len() as u8 - 1),
            Event::Started { .. } | Event::TurnBegan { .. } | Event::TurnEnded { .. } => self.pass(event),
            Event::Out { .. } | Event::Ran { .. } | Event::Ended => self.pass(event),
        }
    }

    /// What a text brings for this turn.
    #[inline(always)]
    fn gain(&mut self, event: Event) {
        let purse = &mut self.purse;
        match event {
            Event::Skill(n) => purse.skill = purse.skill.saturating_add(n),
            Event::Swords(n) => purse.swords = purse.swords.saturating_add(n),
            Event::Boots(n) => purse.boots = purse.boots.saturating_add(n),
            Event::Teleports(n) => purse.teleports = purse.teleports.saturating_add(n),
            Event::SkillPerClank(n) => {
                purse.skill_per_clank = purse.skill_per_clank.saturating_add(n);
                purse.skill = purse.skill.saturating_add(n.saturating_mul(purse.made));
            }
            Event::GemDiscount(n) => purse.discount = purse.discount.saturating_add(n),
            Event::NoCaveStop => purse.no_cave_stop = true,
            Event::IgnoresMonsters => purse.ignores_monsters = true,
            Event::TrashQueued(Trash::Any) => purse.trashes = purse.trashes.saturating_add(1),
            Event::TrashQueued(Trash::Burgle) => purse.burgle_trashes = purse.burgle_trashes.saturating_add(1),
            _ => {}
        }
    }

    #[inline(always)]
    fn pay(&mut self, event: Event) {
        match event {
            Event::Gold { seat, amount } => {
                self.purse.gains = self.purse.gains.saturating_add(1);
                self.people[seat].gold += u16::from(amount);
            }
            Event::Paid { seat, amount } => self.people[seat].gold -= u16::from(amount),
            Event::GoldBonus { seat, bonus } => {
                self.purse.gold_bonus = self.purse.gold_bonus.saturating_add(bonus);
                self.people[seat].gold += u16::from(bonus) * u16::from(self.purse.gains);
            }
            _ => {}
        }
    }

    /// Cards of players.
    #[inline(always)]
    fn handle(&mut self, event: Event) {
        match event {
            Event::Drew { seat } => {
                self.people[seat].hidden += 1;
                self.one_less();
            }
            Event::Reshuffled { seat } => {
                // The draw pile is empty: all that is left of the pool is in hand, and everybody can tell (CK-4.15).
                self.shown[seat] = self.shown[seat].plus(&self.pools[seat]);
                self.people[seat].hidden = 0;
                self.pools[seat] = self.discards[seat];
                self.discards[seat] = Cards::EMPTY;
            }
            Event::Played { seat, card } => {
                self.leave_hand(seat, card);
                self.in_play.put(card.0);
                self.purse.companions += u8::from(card.row().kind == Kind::Companion);
            }
            Event::Discarded { seat, card } => {
                self.leave_hand(seat, card);
                self.discards[seat].put(card.0);
                self.one_less();
            }
            Event::Trashed { seat, card, by } => {
                let in_play = self.in_play.count(card.0) > 0;
                self.trashed += 1;
                self.purse.companions -= u8::from(in_play && card.row().kind == Kind::Companion);
                if in_play { &mut self.in_play } else { &mut self.discards[seat] }.take(card.0);
                match by {
                    Trash::Any => self.purse.trashes -= 1,
                    Trash::Burgle => self.purse.burgle_trashes -= 1,
                }
            }
            Event::TrashLapsed => (self.purse.trashes, self.purse.burgle_trashes) = (0, 0),
            _ => {}
        }
    }
    /// A card everybody knows leaves the hand first; among equal cards that loses nothing.
    #[inline(always)]
    fn leave_hand(&mut self, seat: Seat, card: Card) {
        if self.shown[seat].count(card.0) > 0 {
            self.shown[seat].take(card.0);
        } else {
            self.pools[seat].take(card.0);
            self.people[seat].hidden -= 1;
        }
    }
    /// What is counted on top of the stack goes down by one, and away when it is done.
    #[inline(always)]
    fn one_less(&mut self) {
        let left = match self.pending.top_mut() {
            Some(Frame::Draw { left, .. } | Frame::Attack { left }) => left,
            Some(Frame::RemoveArtifacts { left } | Frame::Discard { left, .. }) => left,
            _ => return,
        };
        *left -= 1;
        if *left == 0 {
            self.pending.pop();
        }
    }

    /// Cards and items that are bought, used or beaten.
    #[inline(always)]
    fn shop(&mut self, event: Event) {
        match event {
            Event::Acquired { seat, card, price } => {
                self.purse.skill -= price;
                self.discards[seat].put(card.0);
                match card.reserve_pile() {
                    Some(pile) => self.reserve[pile] -= 1,
                    None => self.row.take(card),
                }
            }
            Event::TookTome { seat } => {
                self.discards[seat].put(SECRET_TOME.0);
                self.reserve[TOME_PILE] -= 1;
            }
            Event::Used { card, price, .. } => {
                self.purse.skill -= price;
                self.put_away(card);
            }
            Event::Fought { card, price, .. } => {
                self.purse.swords -= price;
                if !card.row().stays {
                    self.put_away(card);
                }
            }
            Event::Bought { seat, item } => {
                let left = &mut self.market[item as usize];
                *left -= 1;
                let person = &mut self.people[seat];
                person.gold -= MARKET_PRICE;
                match item {
                    Item::Key => person.keys += 1,
                    Item::Backpack => person.backpacks += 1,
                    Item::Crown => person.crowns |= 1 << *left, // the best one left (CK-9.3)
                }
            }
            _ => {}
        }
    }
    #[inline(always)]
    fn put_away(&mut self, card: Card) {
        self.row.take(card);
        self.dungeon_discard.put(card.0);
    }

    #[inline(always)]
    fn walk(&mut self, event: Event) {
        let (seat, to) = match event {
            Event::Moved { seat, to, boots, swords, wounds } => {
                self.purse.boots -= boots;
                self.purse.swords -= swords;
                self.people[seat].supply -= wounds;
                self.people[seat].damage += wounds;
                (seat, to)
            }
            Event::Teleported { seat, to } => {
                self.purse.teleports -= 1;
                (seat, to)
            }
            _ => return,
        };
        self.people[seat].room = to;
        self.purse.exhausted |= self.board().crystal_caves.has(to);
    }

    /// Tokens that are taken or used.
    #[inline(always)]
    fn find(&mut self, event: Event) {
        match event {
            Event::Opened { room, .. } => {
                let here = match (self.majors.has(room), self.second_minors.has(room)) {
                    (true, _) => &mut self.majors,
                    (false, true) => &mut self.second_minors,
                    (false, false) => &mut self.minors,
                };
                *here = here.without(room);
            }
            Event::Found { seat, secret } => {
                let class = secret.class as usize;
                self.secrets[class].take(secret.kind);
                if secret.row().kept {
                    self.people[seat].tokens[class].put(secret.kind);
                }
            }
            Event::TookIdol { seat } => {
                self.idols -= 1;
                self.people[seat].idols += 1;
            }
            Event::TookArtifact { seat, artifact } => {
                self.artifacts.take(artifact.0);
                self.people[seat].artifacts |= 1 << artifact.0;
            }
            Event::Drank { seat, potion } => self.people[seat].tokens[potion.class as usize].take(potion.kind),
            _ => {}
        }
    }

    #[inline(always)]
    fn shift_cubes(&mut self, event: Event) {
        match event {
            Event::Noise { seat, cubes, cancelled } => {
                self.people[seat].supply -= cubes;
                self.people[seat].area += cubes;
                if seat == self.actor && self.purse.acting {
                    let purse = &mut self.purse;
                    purse.quiet -= cancelled;
                    purse.made = purse.made.saturating_add(cubes);
                    purse.skill = purse.skill.saturating_add(cubes.saturating_mul(purse.skill_per_clank));
                }
            }
            Event::Hushed { seat, back, credit } => {
                self.people[seat].area -= back;
                self.people[seat].supply += back;
                self.purse.quiet = self.purse.quiet.saturating_add(credit);
            }
            Event::Healed { seat, damage } => {
                self.people[seat].damage -= damage;
                self.people[seat].supply += damage;
            }
            Event::Attacked { cubes } => {
                for seat in self.everyone() {
                    let person = &mut self.people[seat];
                    self.bag.put_many(seat.0, person.area);
                    person.area = 0;
                }
                self.pending.push(Frame::Attack { left: cubes });
            }
            Event::CubeDrawn { cube } => {
                self.bag.take(cube.kind());
                match cube {
                    Cube::Black => self.black_aside += 1,
                    Cube::Of(seat) if self.inside.has(seat) => self.people[seat].damage += 1,
                    Cube::Of(seat) => self.people[seat].aside += 1,
                }
                self.one_less();
            }
            Event::CubesReturned { cubes } => {
                self.black_aside -= cubes;
                self.bag.put_many(Cube::Black.kind(), cubes);
            }
            _ => {}
        }
    }

    /// The dungeon deck, and artifacts that stay in the box.
    #[inline(always)]
    fn stock(&mut self, event: Event) {
        match event {
            Event::Revealed { card, rouses } => {
                self.deck.take(card.0);
                self.row.lay(card);
                self.purse.roused |= rouses;
                // Arrive texts wait below what reveals, so that all are carried out after it (CK-14.2).
                if !card.row().text(Part::Arrive).is_empty() && self.arrives() {
                    let top = self.pending.pop().expect("something reveals the card");
                    self.pending.push(Frame::Text(Passage::of_card(card, Part::Arrive)));
                    self.pending.push(top);
                }
            }
            Event::Rejected { card } => {
                self.deck.take(card.0);
                self.dungeon_discard.put(card.0);
            }
            Event::PutAway { card } => self.put_away(card),
            Event::DungeonReshuffled => {
                self.deck = self.deck.plus(&self.dungeon_discard);
                self.dungeon_discard = Dungeon::EMPTY;
            }
            Event::ArtifactRemoved { artifact } => {
                self.artifacts.take(artifact.0);
                self.one_less();
            }
            _ => {}
        }
    }
    /// CK-2.16: in set-up only as the table agreed.
    fn arrives(&self) -> bool {
        self.options.arrives_at_set_up || self.pending.top() != Some(Frame::DealRow)
    }

    /// Whose turn it is, and who is still in the game.
    #[inline(always)]
    fn pass(&mut self, event: Event) {
        match event {
            Event::Started { seat } => self.actor = seat,
            Event::TurnBegan { seat } => {
                self.actor = seat;
                self.purse = Purse { acting: true, ..Purse::default() };
            }
            Event::TurnEnded { seat } => {
                self.clear_play_area(seat);
                self.pending.push(Frame::Closing);
                self.pending.push(Frame::Refill);
                if self.inside.has(seat) {
                    self.pending.push(Frame::Draw { seat, left: HAND });
                }
            }
            Event::Out { seat, standing } => {
                self.inside = self.inside.without(seat);
                self.people[seat].standing = standing;
                if self.runner.is_none() {
                    self.runner = Some(Runner { seat, space: 1 });
                }
            }
            Event::Ran { seat, space } => {
                (self.actor, self.runner) = (seat, Some(Runner { seat, space }));
                self.purse = Purse::default();
            }
            Event::Ended => self.clear_play_area(self.actor),
            _ => {}
        }
    }
    /// CK-3.6 (b), (c), CK-3.7: what was played is discarded, what was not spent is lost, and nothing waits.
    #[inline(always)]
    fn clear_play_area(&mut self, seat: Seat) {
        self.discards[seat] = self.discards[seat].plus(&self.in_play);
        self.in_play = Cards::EMPTY;
        self.purse = Purse::default();
        self.pending.clear();
    }
}
