//! The rows.
use super::CardKind::{Action, Companion, Device, Gem, Monster};
use super::Region::{CrystalCave, Depths};
use super::Variable::{PerGold, PerTome, WithMastery, WithTwoKinds};
use super::{CardRow, card};
use crate::text::Condition::{Artifact, Crown, MonkeyIdol, OtherCompanion};
use crate::text::Effect::{
    AllClank, Boots, BuyTomes, Choose, Clank, Discard, DragonAttack, Draw, GemDiscount, Gold, GoldBonus, Heal,
    IgnoreMonsters, NoCaveStop, Or, OthersClank, Quiet, ReplaceRow, ReturnDragonCubes, Skill, SkillPerClank, Swords,
    TakeAdjacentSecret, Teleport, Trash, TrashBurgle, When,
};

/// All rows in their order: owned by players, then devices, monsters, and last the Goblin.
pub(super) const TABLE: [CardRow; COUNT] = {
    let mut table = [GOBLINS[0]; COUNT];
    let (mut group, mut next) = (0, 0);
    while group < GROUPS.len() {
        let mut row = 0;
        while row < GROUPS[group].len() {
            table[next] = GROUPS[group][row];
            (row, next) = (row + 1, next + 1);
        }
        group += 1;
    }
    table
};

const GROUPS: &[&[CardRow]] = &[STARTERS, RESERVE, GEMS, ACTIONS, COMPANIONS, NEWCOMERS, DEVICES, MONSTERS, GOBLINS];

const COUNT: usize = {
    let (mut count, mut group) = (0, 0);
    while group < GROUPS.len() {
        count += GROUPS[group].len();
        group += 1;
    }
    count
};

const STARTERS: &[CardRow] = &[
    card("card-burgle", Action, 6).plays(&[Skill(1)]),
    card("card-stumble", Action, 2).plays(&[Clank(1)]),
    card("card-sidestep", Action, 1).plays(&[Boots(1)]),
    card("card-scramble", Action, 1).plays(&[Skill(1), Boots(1)]),
];

const RESERVE: &[CardRow] = &[
    card("card-mercenary", Companion, 15).costs(2).plays(&[Skill(1), Swords(2)]),
    card("card-explore", Action, 15).costs(3).plays(&[Skill(2), Boots(1)]),
    card("card-secret-tome", Action, 12).costs(7).worth(7),
];

const GEMS: &[CardRow] = &[
    card("card-sapphire", Gem, 3).costs(4).worth(4).dragon().plays(&[Draw(1)]).acquired(&[Clank(2)]),
    card("card-emerald", Gem, 2).costs(5).worth(5).dragon().plays(&[Draw(1)]).acquired(&[Clank(2)]),
    card("card-ruby", Gem, 2).costs(6).worth(6).dragon().plays(&[Draw(1)]).acquired(&[Clank(2)]),
    card("card-diamond", Gem, 1).costs(8).worth(8).dragon().plays(&[Draw(1)]).acquired(&[Clank(2)]),
    card("card-dragons-eye", Gem, 1)
        .costs(5)
        .also_worth(WithMastery(10))
        .dragon()
        .only_in(Depths)
        .plays(&[Draw(1)])
        .acquired(&[Clank(2)]),
];

const ACTIONS: &[CardRow] = &[
    card("card-amulet-of-vigor", Action, 1).costs(7).worth(3).plays(&[Skill(4)]).acquired(&[Heal(1)]),
    card("card-boots-of-swiftness", Action, 1).costs(5).worth(3).plays(&[Boots(3)]).acquired(&[Boots(1)]),
    card("card-bracers-of-agility", Action, 2).costs(5).worth(2).plays(&[Draw(2)]),
    card("card-brilliance", Action, 1).costs(6).plays(&[Draw(3)]),
    card("card-dead-run", Action, 2).costs(3).plays(&[Boots(2), Clank(2), NoCaveStop]),
    card("card-elven-boots", Action, 1).costs(4).worth(2).plays(&[Skill(1), Boots(1), Draw(1)]),
    card("card-elven-cloak", Action, 1).costs(4).worth(2).plays(&[Skill(1), Quiet(2), Draw(1)]),
    card("card-elven-dagger", Action, 1).costs(4).worth(2).plays(&[Skill(1), Swords(1), Draw(1)]),
    card("card-flying-carpet", Action, 1).costs(6).worth(2).plays(&[Boots(2), NoCaveStop, IgnoreMonsters]),
    card("card-lucky-coin", Action, 2).costs(1).worth(1).plays(&[Skill(1), Clank(1), Draw(1)]),
    card("card-move-silently", Action, 2).costs(3).plays(&[Boots(2), Quiet(2)]),
    card("card-pickaxe", Action, 2).costs(4).worth(2).plays(&[Swords(2), Gold(2)]),
    card("card-scepter-of-the-ape-lord", Action, 1).costs(3).worth(3).plays(&[Skill(3), Clank(3)]),
    card("card-search", Action, 2).costs(4).plays(&[Skill(2), Boots(1), GoldBonus(1)]),
    card("card-silver-spear", Action, 2).costs(3).worth(2).plays(&[Swords(3)]).acquired(&[Swords(1)]),
    card("card-singing-sword", Action, 1).costs(5).worth(2).dragon().plays(&[Skill(3), Swords(2), Clank(1)]),
    card("card-sleight-of-hand", Action, 2).costs(2).plays(&[Discard(1), Draw(2)]),
    card("card-sneak", Action, 2).costs(2).plays(&[Skill(1), Boots(1), Quiet(2)]),
    card("card-swagger", Action, 2).costs(2).plays(&[Boots(1), SkillPerClank(1)]),
    card("card-tattle", Action, 2).costs(3).plays(&[Skill(2), OthersClank(1)]),
    card("card-treasure-map", Action, 1).costs(6).plays(&[Gold(5)]),
    card("card-underworld-dealing", Action, 1).costs(1).plays(&[Choose, Gold(1), Or, BuyTomes(2)]),
    card("card-wand-of-recall", Action, 2).costs(5).worth(1).plays(&[Skill(2), When(Artifact), Teleport(1)]),
    card("card-wand-of-wind", Action, 1).costs(6).worth(3).plays(&[Choose, Teleport(1), Or, TakeAdjacentSecret]),
];

const COMPANIONS: &[CardRow] = &[
    card("card-apothecary", Companion, 1).costs(3).worth(2).plays(&[
        Discard(1),
        Choose,
        Swords(3),
        Or,
        Gold(2),
        Or,
        Heal(1),
    ]),
    card("card-archaeologist", Companion, 2).costs(2).worth(1).plays(&[Draw(1), When(MonkeyIdol), Skill(2)]),
    card("card-cleric-of-the-sun", Companion, 2).costs(3).worth(1).plays(&[Skill(2), Swords(1)]).acquired(&[Heal(1)]),
    card("card-dwarven-peddler", Companion, 1).costs(4).also_worth(WithTwoKinds(4)).plays(&[Boots(1), Gold(2)]),
    card("card-gem-collector", Companion, 1).costs(4).worth(2).plays(&[Skill(2), Quiet(2), GemDiscount(2)]),
    card("card-invoker-of-the-ancients", Companion, 1).costs(4).worth(1).plays(&[Clank(1), Teleport(1)]),
    card("card-kobold-merchant", Companion, 1).costs(3).worth(1).plays(&[Gold(2), When(Artifact), Skill(2)]),
    card("card-master-burglar", Companion, 2).costs(3).worth(2).plays(&[Skill(2), TrashBurgle]),
    card("card-mister-whiskers", Companion, 1).costs(1).worth(1).dragon().plays(&[Choose, DragonAttack, Or, Quiet(2)]),
    card("card-monkeybot-3000", Companion, 1).costs(5).worth(1).dragon().plays(&[Clank(3), Draw(3)]),
    card("card-rebel-captain", Companion, 1).costs(3).worth(1).plays(&[Skill(2), When(OtherCompanion), Draw(1)]),
    card("card-rebel-miner", Companion, 1).costs(2).worth(1).plays(&[Gold(2), When(OtherCompanion), Draw(1)]),
    card("card-rebel-scout", Companion, 1).costs(3).worth(1).plays(&[Boots(2), When(OtherCompanion), Draw(1)]),
    card("card-rebel-soldier", Companion, 1).costs(2).worth(1).plays(&[Swords(2), When(OtherCompanion), Draw(1)]),
    card("card-the-duke", Companion, 1)
        .costs(5)
        .also_worth(PerGold { every: 5, points: 1 })
        .plays(&[Skill(2), Swords(2)]),
    card("card-the-mountain-king", Companion, 1).costs(6).worth(3).plays(&[
        Skill(2),
        Swords(1),
        Boots(1),
        When(Crown),
        Swords(1),
        Boots(1),
    ]),
    card("card-the-queen-of-hearts", Companion, 1).costs(6).worth(3).plays(&[
        Skill(3),
        Swords(1),
        When(Crown),
        Heal(1),
    ]),
    card("card-treasure-hunter", Companion, 2).costs(3).worth(1).plays(&[Skill(2), Swords(2), ReplaceRow]),
    card("card-tunnel-guide", Companion, 2).costs(1).worth(1).plays(&[Swords(1), Boots(1)]),
    card("card-wizard", Companion, 1).costs(6).also_worth(PerTome(2)).plays(&[Skill(3)]),
];

/// A card that only the tests know: see `newcomer.rs`.
#[cfg(test)]
const NEWCOMERS: &[CardRow] = &[super::newcomer::LANTERN];
#[cfg(not(test))]
const NEWCOMERS: &[CardRow] = &[];

const DEVICES: &[CardRow] = &[
    card("card-dragon-shrine", Device, 2).costs(4).danger().used(&[Choose, Gold(2), Or, Trash]),
    card("card-ladder", Device, 2).costs(3).used(&[Boots(2)]),
    card("card-shrine", Device, 3).costs(2).used(&[Choose, Gold(1), Or, Heal(1)]).arrives(&[ReturnDragonCubes(3)]),
    card("card-teleporter", Device, 2).costs(4).used(&[Teleport(1)]),
    card("card-the-vault", Device, 1).costs(3).dragon().only_in(Depths).used(&[Gold(5), Clank(3)]),
];

const MONSTERS: &[CardRow] = &[
    card("card-animated-door", Monster, 2).costs(1).dragon().defeated(&[Boots(1)]),
    card("card-belcher", Monster, 2).costs(2).dragon().defeated(&[Gold(4), Clank(2)]),
    card("card-cave-troll", Monster, 1).costs(4).dragon().only_in(Depths).defeated(&[Gold(3), Draw(2)]),
    card("card-crystal-golem", Monster, 2).costs(3).only_in(CrystalCave).defeated(&[Skill(3)]),
    card("card-kobold", Monster, 3).costs(1).dragon().danger().defeated(&[Skill(1)]),
    card("card-ogre", Monster, 2).costs(3).dragon().defeated(&[Gold(5)]),
    card("card-orc-grunt", Monster, 3).costs(2).dragon().defeated(&[Gold(3)]),
    card("card-overlord", Monster, 2).costs(2).defeated(&[Draw(2)]).arrives(&[AllClank(1)]),
    card("card-watcher", Monster, 3).costs(3).defeated(&[Gold(3), OthersClank(1)]).arrives(&[AllClank(1)]),
];

const GOBLINS: &[CardRow] = &[card("card-goblin", Monster, 1).costs(2).stays().defeated(&[Gold(1)])];
