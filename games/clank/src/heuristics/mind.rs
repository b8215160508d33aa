//! What a seat thinks in its turn: where it is going, what that is worth from any room, and what a card will still
//! bring.
use super::Weights;
use super::atlas::{NEVER, atlas};
use super::outlook::{Journey, Outlook};
use super::points;
use super::yields::{Good, Yield};
use crate::{
    Artifact, Card, Effect, IDOL_POINTS, MARKET_PRICE, MarketItem, Open, Person, Room, Trigger, Variable, best_crown,
    card_points, dragon,
};

/// The thoughts of the active player, based only on what that player knows.
pub(super) struct Mind<'a> {
    pub(super) open: &'a Open,
    pub(super) by: &'a Weights,
    pub(super) me: &'a Person,
    pub(super) outlook: Outlook,
    /// Points without artifacts.
    own: f32,
    /// What leaving brings.
    leaving: f32,
    /// How the best way from here will end.
    pub(super) journey: Journey,
    /// What being here is worth.
    pub(super) here: f32,
    /// What a Boot is worth on the way.
    pub(super) per_boot: f32,
    /// How often a card bought now will still be played.
    pub(super) plays: f32,
    /// How much worse damage is now than at full health.
    pub(super) frailty: f32,
}

/// What somebody carries, or would carry.
#[derive(Clone, Copy)]
pub(super) struct Load {
    /// One bit for each artifact.
    pub(super) artifacts: u8,
    /// How many more artifacts fit.
    pub(super) free: u8,
    /// Keys.
    pub(super) keys: u8,
}

impl Load {
    pub(super) fn of(person: &Person) -> Load {
        let carried = person.artifacts.count_ones() as u8;
        Load { artifacts: person.artifacts, free: (1 + person.backpacks).saturating_sub(carried), keys: person.keys }
    }
    /// One artifact more.
    pub(super) fn with(self, artifact: Artifact) -> Load {
        Load { artifacts: self.artifacts | 1 << artifact.0, free: self.free.saturating_sub(1), ..self }
    }
}

/// A route: its first goal, and the effort to get there, out of the Depths and home.
#[derive(Clone, Copy)]
struct Route {
    goal: Room,
    there: u8,
    up: f32,
    home: f32,
    artifacts: f32,
}

/// The best of several routes.
#[derive(Clone, Copy)]
struct BestRoute {
    route: Route,
    worth: f32,
    journey: Journey,
}

impl<'a> Mind<'a> {
    pub(super) fn of(open: &'a Open, by: &'a Weights) -> Mind<'a> {
        let me = open.me();
        let mut outlook = Outlook::of(open, open.actor);
        outlook.speed *= by.pace;
        outlook.deadline = (outlook.deadline - by.margin).max(0.0);
        let journey = Journey { up: 0.0, home: 0.0, turns: 30.0 };
        let mut mind = Mind {
            open,
            by,
            me,
            outlook,
            own: points::besides_artifacts(open, open.actor, &outlook.pace),
            leaving: points::of_leaving(&outlook.pace),
            journey,
            here: 0.0,
            per_boot: 0.0,
            plays: 0.0,
            frailty: 10.0 / outlook.health.max(1.0),
        };
        if let Some(BestRoute { route, worth, journey }) = mind.best_route(me.room, Load::of(me)) {
            let shorter = mind.outlook.journey((route.up - 4.0).max(0.0), (route.home - 4.0).max(0.0));
            (mind.journey, mind.here) = (journey, worth + mind.detour(me.room, &route, worth));
            mind.per_boot = mind.worth(&route, shorter) - worth;
        }
        mind.plays = mind.plays_to_come();
        mind
    }
    /// How often a card that goes to the discard pile now will come up: the cards drawn until the end, less the draw
    /// pile.
    fn plays_to_come(&self) -> f32 {
        let turns = self.journey.turns.min(self.outlook.deadline) * self.by.late;
        let seat = self.open.actor;
        let pile = self.open.pools[seat].total() as f32 - f32::from(self.me.hidden);
        let cards = turns * 5.0 - pile;
        (cards / (self.outlook.pace.cards + 1.0)).max(0.0)
    }

    /// What standing in this room with this load is worth.
    pub(super) fn prospect(&self, room: Room, load: Load) -> f32 {
        match self.best_route(room, load) {
            Some(BestRoute { route, worth, .. }) => worth + self.detour(room, &route, worth),
            None => -self.by.time * 20.0,
        }
    }
    /// The best route from this room: straight home, or by an artifact.
    fn best_route(&self, room: Room, load: Load) -> Option<BestRoute> {
        let atlas = atlas(self.open.options.side, load.keys);
        let carried = points::of_artifacts(load.artifacts);
        let mut best: Option<BestRoute> = None;
        let mut consider = |route: Route| {
            let journey = self.outlook.journey(route.up, route.home);
            let worth = self.worth(&route, journey);
            if best.is_none_or(|best| worth > best.worth) {
                best = Some(BestRoute { route, worth, journey });
            }
        };
        if load.artifacts != 0 {
            let (up, home) = (f32::from(atlas.up(room)), atlas.home(room));
            let goal = Room::start(self.open.options.side);
            consider(Route { goal, there: home, up, home: f32::from(home), artifacts: carried });
        }
        if load.free > 0 {
            self.open.artifacts.each_kind(|artifact| {
                let goal = atlas.artifact_rooms[artifact as usize];
                let (there, back) = (atlas.effort(room, goal), atlas.home(goal));
                let is_new = goal != room && load.artifacts >> artifact & 1 == 0;
                if is_new && there != NEVER && back != NEVER {
                    let (up, home) = (f32::from(there) + f32::from(atlas.up(goal)), f32::from(there) + f32::from(back));
                    let artifacts = carried + f32::from(Artifact(artifact).value());
                    consider(Route { goal, there, up, home, artifacts });
                }
            });
        }
        best
    }
    /// What a route is worth if it ends like this.
    #[inline(always)]
    fn worth(&self, route: &Route, journey: Journey) -> f32 {
        let stake = self.own + route.artifacts * self.by.greed;
        stake - self.by.caution * stake * (1.0 - journey.up) + self.leaving * journey.home
            - self.by.time * journey.turns
    }
    /// What the best detour adds to a route.
    fn detour(&self, room: Room, route: &Route, worth: f32) -> f32 {
        let (open, atlas, mut best) = (self.open, self.outlook.atlas, 0.0f32);
        let board = open.board();
        let wanted = open.majors.or(open.minors).or(board.idols).or(board.markets).or(board.fountains);
        for via in wanted.without(room).on(open.options.side) {
            let gain = self.find(via);
            if gain <= best {
                continue;
            }
            let (there, onwards) = (atlas.effort(room, via), atlas.effort(via, route.goal));
            if there == NEVER || onwards == NEVER {
                continue;
            }
            let longer = f32::from(there) + f32::from(onwards) - f32::from(route.there);
            if gain - self.by.time * self.outlook.turns(longer) > best {
                let journey = self.outlook.journey(route.up + longer, route.home + longer);
                best = best.max(gain * journey.up + self.worth(route, journey) - worth);
            }
        }
        best
    }
    /// What entering this room brings, apart from an artifact.
    pub(super) fn find(&self, room: Room) -> f32 {
        let (open, board) = (self.open, self.open.board());
        let mut gain = 0.0;
        if open.majors.has(room) {
            gain += self.by.major;
        } else if open.minors.has(room) {
            gain += self.by.minor;
        }
        if open.idols > 0 && board.idols.has(room) {
            gain += f32::from(IDOL_POINTS);
        }
        if board.markets.has(room) && self.me.gold >= MARKET_PRICE && open.market[MarketItem::Crown as usize] > 0 {
            let crown = f32::from(best_crown(open.market[MarketItem::Crown as usize]));
            gain += crown - f32::from(MARKET_PRICE) + self.by.market;
        }
        if board.fountains.has(room) && self.me.damage > 0 {
            gain += self.by.heal * self.frailty;
        }
        gain
    }

    /// What playing a card with this yield is worth.
    #[inline(always)]
    pub(super) fn play_value(&self, brings: Yield) -> f32 {
        let by = self.by;
        brings.of(Good::Skill) * by.skill
            + brings.of(Good::Swords) * by.swords
            + brings.of(Good::Boots) * by.boots
            + brings.of(Good::Draw) * by.draw
            + brings.of(Good::Gold) * by.gold
            + brings.of(Good::Quiet) * by.quiet
            - brings.of(Good::Clank) * by.clank
    }
    /// What owning one more copy of this card brings until the end.
    pub(super) fn card_value(&self, card: Card) -> f32 {
        let brings = Yield::of_card(card);
        let row = card.row();
        let mut each = self.play_value(brings) - self.by.dilution;
        for effect in row.text(Trigger::Play) {
            each += match effect {
                Effect::TrashBurgle => self.by.trash,
                Effect::OthersClank(n) => f32::from(*n) * self.by.others,
                Effect::When(_) => 0.4 * self.by.draw,
                _ => 0.0,
            };
        }
        let mut points = f32::from(card_points(self.open, self.open.actor, card));
        if let Some(Variable::WithMastery(most)) = row.variable {
            points += f32::from(most) * self.journey.home;
        }
        points + each * self.plays
    }
    /// What taking a card out of the row costs: its replacement may rouse the dragon.
    pub(super) fn reveal_cost(&self) -> f32 {
        let (open, seat) = (self.open, self.open.actor);
        let dragons = 0.26;
        let noisy: u8 = open.people.0.iter().map(|person| person.area).sum();
        let cubes = (open.bag.total() + u32::from(noisy)).max(6) as f32;
        let own = f32::from(open.bag.count(seat.0) + self.me.area);
        let drawn = f32::from(dragon::cubes(open)) * own / cubes;
        self.by.attack * dragons * drawn * self.frailty
    }
}
