//! The tables of the rules (chapters 21 to 24) and those of the program agree, row by row.
//!
//! The program's rows are written the way the rules write them; then the two texts are compared.
use clank::*;
use engine::{Fate, Game, Quick, Seat, Setup, Turn, Unseen};
use std::collections::BTreeSet;

const RULES: &str = include_str!("../RULES.md");

/// The part of the rules under a heading, up to the next heading of any kind.
fn section(heading: &str) -> &'static str {
    let (_, rest) = RULES.split_once(&format!("\n{heading}\n")).unwrap_or_else(|| panic!("no heading {heading}"));
    rest.split("\n#").next().unwrap_or(rest)
}

/// A row of a table in the rules: its cells.
type Cells = Vec<&'static str>;

/// The rows of the table under a heading, without its head.
fn rows(heading: &str) -> Vec<Cells> {
    let lines = section(heading).lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    let rows: Vec<Cells> = lines.map(|line| line.split(" | ").map(str::trim).collect()).collect();
    let (head, rest) = rows.split_at(2);
    assert!(head[1].iter().all(|cell| *cell == "---"), "{heading}: {head:?}");
    assert!(rest.iter().all(|row| row.len() == head[0].len()), "{heading}: a row has too many cells or too few");
    rest.to_vec()
}

/// The program's rows and those under a heading are the same ones.
#[track_caller]
fn assert_same(heading: &str, ours: Vec<Vec<String>>) {
    let mut theirs: Vec<String> = rows(heading).iter().map(|row| row.join(" | ")).collect();
    let mut ours: Vec<String> = ours.iter().map(|row| row.join(" | ")).collect();
    theirs.sort();
    ours.sort();
    let missing: Vec<&String> = theirs.iter().filter(|row| !ours.contains(row)).collect();
    let surplus: Vec<&String> = ours.iter().filter(|row| !theirs.contains(row)).collect();
    assert!(
        missing.is_empty() && surplus.is_empty(),
        "{heading}: not in the program {missing:#?}, only there {surplus:#?}"
    );
    assert_eq!(ours, theirs, "{heading}: a row stands there twice");
}

/// A name as the English text has it, with the plain apostrophe of the rules.
fn name(words: &str) -> String {
    let (_, english) = Clank::INFO.texts.iter().find(|(code, _)| *code == "en").expect("English is always there");
    let line = english.lines().find_map(|line| line.strip_prefix(words)?.strip_prefix(" = "));
    line.unwrap_or_else(|| panic!("{words} has a name")).replace('’', "'")
}

/// The effects as the rules write them: `Skill 1, When other-companion, Draw 1`.
fn effects(text: &[Effect]) -> String {
    let condition = |condition| match condition {
        Condition::OtherCompanion => "other-companion",
        Condition::Artifact => "artifact",
        Condition::Crown => "crown",
        Condition::MonkeyIdol => "monkey-idol",
    };
    let effect = |effect: &Effect| match *effect {
        Effect::When(so) => format!("When {}", condition(so)),
        plain => format!("{plain:?}").replace('(', " ").replace(')', ""),
    };
    text.iter().map(effect).collect::<Vec<_>>().join(", ")
}

/// All texts: `play: Draw 1; acquire: Clank 2`.
fn texts(of: impl Fn(Trigger) -> &'static [Effect]) -> String {
    let parts = Trigger::ALL.into_iter().filter(|&part| !of(part).is_empty());
    parts.map(|part| format!("{part}: {}", effects(of(part)))).collect::<Vec<_>>().join("; ")
}

/// The words whose fact is true, with commas between them.
fn marks(marks: &[(bool, &str)]) -> String {
    marks.iter().filter(|(is, _)| *is).map(|&(_, mark)| mark).collect::<Vec<_>>().join(", ")
}

fn card_row(card: Card) -> Vec<String> {
    let row = card.row();
    let currency = if row.kind == CardKind::Monster { "Swords" } else { "Skill" };
    let variable = row.variable.map(|variable| match variable {
        Variable::PerGold { every, points } => format!("{points} per {every} gold"),
        Variable::PerTome(points) => format!("{points} per Secret Tome"),
        Variable::WithMastery(points) => format!("{points} with mastery"),
        Variable::WithTwoKinds(points) => format!("{points} with two of chalice, dragon egg, monkey idol"),
    });
    let points = match (row.points, variable) {
        (0, Some(variable)) => variable,
        (points, None) => points.to_string(),
        (points, Some(variable)) => format!("{points} and {variable}"),
    };
    let marks = marks(&[
        (row.dragon, "dragon"),
        (row.danger, "danger"),
        (row.region == Region::Depths, "Depths"),
        (row.region == Region::CrystalCave, "crystal cave"),
        (row.stays, "stays"),
    ]);
    let cost = row.cost.map_or("-".into(), |cost| format!("{cost} {currency}"));
    let text = texts(|part| row.text(part));
    vec![card.to_string(), name(row.words), row.count.to_string(), cost, points, marks, text]
}

fn cards(which: impl Fn(Card) -> bool) -> Vec<Card> {
    Card::all().filter(|&card| which(card)).collect()
}

const KINDS: [(&str, CardKind); 5] = [
    ("### Gems", CardKind::Gem),
    ("### Actions", CardKind::Action),
    ("### Companions", CardKind::Companion),
    ("### Devices", CardKind::Device),
    ("### Monsters", CardKind::Monster),
];

#[test]
fn ck_1_1_ck_2_1_ck_18_24_every_card_is_as_its_row_says() {
    let rows = |cards: Vec<Card>| cards.into_iter().map(card_row).collect();
    let starters = cards(Card::is_starter);
    assert!(starters.iter().all(|card| card.row().kind == CardKind::Action));
    assert!(section("## 21. Cards").contains("\nStarters are actions.\n"));
    assert_same("### Starters", rows(starters));
    assert_same("### Reserve", rows(vec![MERCENARY, EXPLORE, SECRET_TOME, GOBLIN]));
    for (heading, kind) in KINDS {
        assert_same(heading, rows(cards(|card| card.is_of_the_dungeon() && card.row().kind == kind)));
    }
    let known = |card: Card| card.is_starter() || card.is_of_the_dungeon() || card == GOBLIN;
    assert_eq!(cards(|card| !known(card)), [MERCENARY, EXPLORE, SECRET_TOME]);
}

#[test]
fn ck_2_13_the_reserve_is_of_the_kinds_the_rules_name() {
    let sentence = "Mercenary is a companion and Goblin a monster (CK-8.3); the other two are actions.";
    assert!(section("### Reserve").contains(sentence));
    let kinds = [MERCENARY, GOBLIN, EXPLORE, SECRET_TOME].map(|card| card.row().kind);
    assert_eq!(kinds, [CardKind::Companion, CardKind::Monster, CardKind::Action, CardKind::Action]);
    let piles = [MERCENARY, EXPLORE, SECRET_TOME, GOBLIN, BURGLE].map(Card::reserve_pile);
    assert_eq!(piles, [Some(0), Some(1), Some(2), None, None]);
    let owned = |card: Card| !matches!(card.row().kind, CardKind::Device | CardKind::Monster);
    assert!(Card::all().all(|card| card.can_be_owned() == owned(card)));
    assert_eq!(OWNED, cards(Card::can_be_owned).len());
}

#[test]
fn the_facts_of_20_2_about_the_cards_are_so() {
    let copies =
        |which: &dyn Fn(Card) -> bool| cards(which).iter().map(|card| u32::from(card.row().count)).sum::<u32>();
    let dungeon = |which: &dyn Fn(&CardRow) -> bool| copies(&|card| card.is_of_the_dungeon() && which(card.row()));
    let of_kind = |kind: CardKind| dungeon(&|row| row.kind == kind);
    let reserve = |card: Card| card.reserve_pile().is_some() || card == GOBLIN;
    let groups = [cards(Card::is_starter), cards(reserve), cards(Card::is_of_the_dungeon)].map(|group| group.len());
    let sentence = format!(
        "- {} card types: {} starter ({} cards per player), {} reserve ({}), {} dungeon ({} = {} actions, {} companions, \
         {} monsters, {} devices, {} gems); {} dungeon cards carry the dragon symbol, {} are Danger cards.\n",
        CARDS.len(),
        groups[0],
        copies(&Card::is_starter),
        groups[1],
        copies(&reserve),
        groups[2],
        copies(&Card::is_of_the_dungeon),
        of_kind(CardKind::Action),
        of_kind(CardKind::Companion),
        of_kind(CardKind::Monster),
        of_kind(CardKind::Device),
        of_kind(CardKind::Gem),
        dungeon(&|row| row.dragon),
        dungeon(&|row| row.danger),
    );
    let checks = section("### 20.2 Card checks (script run on the tables of chapter 21)");
    assert!(checks.contains(&sentence), "{sentence}");
    let asks = |effect: &Effect| {
        matches!(effect, Effect::Choose | Effect::Discard(_) | Effect::ReplaceRow | Effect::TrashBurgle)
    };
    let says = |card: Card| Trigger::ALL.into_iter().flat_map(move |part| card.row().text(part));
    let mut asking: Vec<String> =
        cards(|card| says(card).any(asks)).iter().map(|card| name(card.row().words)).collect();
    asking.sort();
    let (_, listed) = checks.split_once("needs a player choice: ").expect("the sentence is there");
    let listed = listed.replace(" (only through the order of several trashes, CK-4.13)", "");
    assert_eq!(format!("{}.\n", asking.join(", ")), listed);
}

#[test]
fn ck_18_1_a_bonus_waits_behind_the_effects_before_it() {
    for card in Card::all() {
        let text = card.row().text(Trigger::Play);
        let when = text.iter().position(|effect| matches!(effect, Effect::When(_)));
        assert_eq!(card.row().waits_for().map(|(_, before)| before), when.map(|at| at + 1), "{card}");
        assert!(card.row().waits_for().is_none_or(|(so, at)| text[at - 1] == Effect::When(so)), "{card}");
    }
}

#[test]
fn ck_2_5_ck_2_6_ck_12_5_every_secret_is_as_its_row_says() {
    let row = |secret: Secret| {
        let row = secret.row();
        let (name, class) = (name(row.words), secret.class.to_string());
        let text = texts(|part| row.text(part));
        vec![secret.to_string(), name, class, row.count.to_string(), row.points.to_string(), text]
    };
    assert_same("### Secrets", Secret::all().map(row).collect());
    for secret in Secret::all() {
        let is_used = !secret.row().text(Trigger::Use).is_empty();
        assert_eq!(secret.row().kept, is_used || secret.row().points > 0, "{secret}");
        assert_eq!(secret.is_potion(), is_used, "{secret}");
        assert_eq!(Secret::potions().any(|potion| potion == secret), is_used, "{secret}");
    }
    assert_eq!([CHALICE.to_string(), DRAGON_EGG.to_string()], ["chalice", "dragon-egg"]);
    assert!(RULES.contains(&format!("`BuyTomes n`: pay {TOMES_PRICE} gold and take up to n Secret Tomes")));
}

#[test]
fn ck_2_8_ck_2_2_ck_15_2_ck_17_6_the_other_tokens_and_tracks_are_as_their_tables_say() {
    let item = |item: MarketItem| {
        let (id, points) = match item {
            MarketItem::Key => ("master-key", ITEM_POINTS.to_string()),
            MarketItem::Backpack => ("backpack", ITEM_POINTS.to_string()),
            MarketItem::Crown => ("crown", CROWNS.iter().rev().map(u8::to_string).collect::<Vec<_>>().join(", ")),
        };
        vec![id.to_owned(), item.count().to_string(), points, MARKET_PRICE.to_string()]
    };
    assert_same("### Market", MarketItem::ALL.map(item).to_vec());

    let values: Vec<String> = Artifact::all().map(|artifact| artifact.value().to_string()).collect();
    assert_eq!(values, rows("### Artifacts").iter().map(|row| row[0]).collect::<Vec<_>>());
    assert!(Artifact::all().all(|artifact| Artifact::worth(artifact.value()) == Some(artifact)));

    let space = |(at, cubes): (usize, &u8)| vec![(at + 1).to_string(), cubes.to_string()];
    assert_same("### Rage track", RAGE.iter().enumerate().map(space).collect());

    let space = |(at, extra): (usize, &u8)| {
        let effect = match at + 1 {
            1 => "none",
            last if last == COUNTDOWN.len() => "knock-out",
            _ => "attack",
        };
        vec![(at + 1).to_string(), effect.to_owned(), extra.to_string()]
    };
    assert_same("### Countdown", COUNTDOWN.iter().enumerate().map(space).collect());
}

/// A match after its set-up; P0 starts, and no card makes noise while the row is dealt.
fn set_up(players: u8, side: &str) -> State {
    let text = format!("players={players} board={side} start=P0 arrive_at_set_up=off");
    let setup = Setup::read::<Clank>(&text).expect("the setup is written correctly");
    let (mut state, mut fate) = (Clank::new(&setup), Quick::new(7));
    while Clank::turn(&state) == Turn::Chance {
        let lot = fate.pick(Clank::pile(&state));
        Clank::draw(&mut Unseen::<Clank>(&mut state), lot);
    }
    state
}

#[test]
fn ck_2_3_ck_2_11_ck_2_20_the_set_up_is_as_its_table_says() {
    for side in ["front", "back"] {
        let matches = [2, 3, 4].map(|players| set_up(players, side));
        let line = |what: &str, number: &dyn Fn(&State) -> String| {
            let mut row = vec![what.to_owned()];
            row.extend(matches.iter().map(number));
            row
        };
        let clank =
            |state: &State| state.everyone().map(|seat| state.people[seat].area.to_string()).collect::<Vec<_>>();
        let lines = vec![
            line("artifacts removed", &|state| (ARTIFACTS.len() as u32 - state.artifacts.total()).to_string()),
            line("artifacts on the board", &|state| state.artifacts.total().to_string()),
            line("mastery tokens", &|state| state.everyone().len().to_string()), // one for everybody who may leave
            line("first rage space", &|state| (state.rage + 1).to_string()),
            line("starting clank in turn order", &|state| clank(state).join(", ")),
        ];
        assert_same("### Set-up by number of players", lines);
    }
}

#[test]
fn ck_1_4_ck_16_1_ck_2_21_the_other_numbers_are_as_their_table_says() {
    for (side, board) in [("front", Side::Front), ("back", Side::Back)] {
        let state = set_up(4, side);
        let board = board.board();
        let tokens = |class: Class| class.rows().iter().map(|row| row.count).sum::<u8>();
        let minors_in_a_room = (state.minors.len() + state.second_minors.len()) / board.minor_secrets.len();
        let (me, gold) = (Seat(0), |state: &State| ScoreSheet::of(state, Seat(0)).gold);
        let mut richer = state;
        richer.open.people[me].gold += 1;
        let numbers = [
            ("fewest players", i16::from(*Clank::INFO.players.start())),
            ("most players", i16::from(*Clank::INFO.players.end())),
            ("cubes of each player", CUBES.into()),
            ("black cubes", BLACK_CUBES.into()),
            ("cards in hand", HAND.into()),
            ("cards in the Dungeon Row", ROW as i16),
            ("gold at the start", state.people[me].gold as i16),
            ("spaces of the health meter", HEALTH.into()),
            ("most damage by choice", i16::from(HEALTH) - 1),
            ("Major Secrets in a room", (state.majors.len() / board.major_secrets.len()).into()),
            ("Major Secrets left over", (tokens(Class::Major) - state.majors.len()).into()),
            ("Minor Secrets in a room", minors_in_a_room.into()),
            ("Minor Secrets left over", (tokens(Class::Minor) - state.minors.len() - state.second_minors.len()).into()),
            ("monkey idols", IDOLS.into()),
            ("points of a monkey idol", IDOL_POINTS),
            ("mastery tokens in the box", state.everyone().len().into()), // at most one for each player
            ("points of a mastery token", MASTERY_POINTS),
            ("points of one gold", gold(&richer) - gold(&state)),
        ];
        let numbers = numbers.map(|(what, number)| vec![what.to_owned(), number.to_string()]);
        assert_same("### Other numbers", numbers.to_vec());
        let on_the_table =
            (state.hand_size(me), state.row.cards().len(), state.idols, state.bag.count(Cube::Black.kind()));
        assert_eq!(on_the_table, (HAND, ROW, IDOLS, BLACK_CUBES));
    }
}

/// Both sides with the headings of their chapter, their rooms and their tunnels.
const SIDES: [(Side, &str, &str, &str); 2] = [
    (Side::Front, "## 23. The front of the board", "### Rooms of the front", "### Tunnels of the front"),
    (Side::Back, "## 24. The back of the board", "### Rooms of the back", "### Tunnels of the back"),
];

/// Where the Depths begin, as both chapters have it.
const GRASS: u16 = 425;

fn room_row(board: &Board, room: Room) -> Vec<String> {
    let row = room.row();
    let token = match row.token {
        None => String::new(),
        Some(Token::MajorSecret) => "major secret".into(),
        Some(Token::MinorSecrets) => "minor secrets 2".into(),
        Some(Token::MonkeyIdols) => format!("idols {IDOLS}"),
        Some(Token::Artifact(value)) => format!("artifact {value}"),
    };
    let what = marks(&[
        (room == Room::start(room.side()), "start"),
        (room.number() >= board.chart.first_deep, "Depths"),
        (row.is_crystal_cave, "crystal cave"),
        (row.is_market, "market"),
        (row.is_fountain, "fountain"),
        (!token.is_empty(), &token),
    ]);
    vec![room.to_string(), row.at.0.to_string(), row.at.1.to_string(), what]
}

#[test]
fn ck_9_5_ck_2_2_ck_2_9_every_room_is_as_its_row_says() {
    for (side, chapter, rooms, _) in SIDES {
        let board = side.board();
        assert_same(rooms, board.rooms().map(|room| room_row(board, room)).collect());
        for (at, room) in board.rooms().enumerate() {
            let (row, said) = (room.row(), room_row(board, room).pop().unwrap_or_default());
            assert_eq!((room.side(), Room::new(side, at as u8 + 1)), (side, Some(room)));
            assert_eq!([said.contains("Depths"), row.at.1 > GRASS], [board.depths.has(room); 2], "{room}");
            assert_eq!(board.crystal_caves.has(room), said.contains("crystal cave"), "{room}");
            assert_eq!(board.markets.has(room), said.contains("market"), "{room}");
            assert_eq!(board.fountains.has(room), said.contains("fountain"), "{room}");
            assert_eq!(board.major_secrets.has(room), said.contains("major secret"), "{room}");
            assert_eq!(board.minor_secrets.has(room), said.contains("minor secrets"), "{room}");
            assert_eq!(board.idols.has(room), said.contains("idols"), "{room}");
            let artifact = said.split("artifact ").nth(1).map(str::to_owned);
            assert_eq!(board.artifact(room).map(|artifact| artifact.to_string()), artifact, "{room}");
        }
        let count = board.chart.rooms.len();
        assert_eq!(Room::new(side, count as u8 + 1).or(Room::new(side, 0)), None);
        let sentence = format!("{count} spaces (the start and {} rooms) and", count - 1);
        assert!(section(chapter).contains(&format!("{sentence} {} tunnels.", board.chart.tunnels.len())), "{sentence}");
        assert!(section(chapter).contains(&format!("The grass line lies at y = {GRASS};")));
    }
    assert_eq!(Room::all().count(), 39 + 44);
}

#[test]
fn ck_10_2_ck_10_9_ck_10_10_every_tunnel_is_as_its_row_says() {
    for (side, _, _, tunnels) in SIDES {
        let chart = &side.board().chart;
        let room = |number: u8| format!("{}{number}", chart.letter);
        let row = |tunnel: &Tunnel| {
            let marks = marks(&[
                (tunnel.is_locked, "locked"),
                (tunnel.is_one_way, "one way"),
                (tunnel.edges.is_some(), "over the edge"),
            ]);
            let (from, to) = tunnel.ends;
            vec![room(from), room(to), tunnel.boots.to_string(), tunnel.monsters.to_string(), marks]
        };
        assert_same(tunnels, chart.tunnels.iter().map(row).collect());
        let over: Vec<&Tunnel> = chart.tunnels.iter().filter(|tunnel| tunnel.edges.is_some()).collect();
        let [Tunnel { ends: (from, to), edges: Some([out, into]), .. }] = over[..] else { panic!("{over:?}") };
        let leaves = format!("The tunnel over the edge leaves {} at {}, {}", room(*from), out.0, out.1);
        let enters = format!(" and enters {} at {}, {}.\n", room(*to), into.0, into.1);
        assert!(section(tunnels).contains(&(leaves.clone() + &enters)), "{leaves}{enters}");
    }
}

#[test]
fn ck_10_9_ck_10_17_ways_and_neighbours_are_those_of_the_tunnels() {
    for (side, _, _, heading) in SIDES {
        let (board, tunnels) = (side.board(), rows(heading));
        // The ways on foot as text: Boots, monsters, locked or not. Nobody goes against an arrow.
        let by_the_rules = |from: &str, to: &str| -> Vec<String> {
            let leads =
                |row: &&Cells| row[..2] == [from, to] || (row[..2] == [to, from] && !row[4].contains("one way"));
            let way = |row: &Cells| format!("{} {} {}", row[2], row[3], row[4].contains("locked"));
            tunnels.iter().filter(leads).map(way).collect()
        };
        let text = |way: &WayOut| format!("{} {} {}", way.boots, way.monsters, way.is_locked);
        for from in board.rooms() {
            let next_door: Vec<Room> = board.rooms().filter(|&to| board.adjacent(from).has(to)).collect();
            assert_eq!(board.adjacent(from).on(side).collect::<Vec<_>>(), next_door);
            assert_eq!(usize::from(board.adjacent(from).len()), next_door.len());
            assert!(board.ways(from).iter().all(|way| way.to.side() == side));
            for to in board.rooms() {
                let (one, other) = (&from.to_string()[..], &to.to_string()[..]);
                let joined = tunnels.iter().any(|row| row[..2] == [one, other] || row[..2] == [other, one]);
                assert_eq!(board.adjacent(from).has(to), joined, "{from} {to}");
                let ways: Vec<String> = board.ways(from).iter().filter(|way| way.to == to).map(text).collect();
                assert_eq!(ways, by_the_rules(one, other), "{from} {to}");
                assert_eq!(board.way(from, to).map(text).as_ref(), ways.first(), "{from} {to}");
                assert!(ways.len() <= 1, "a way stands there twice: {from} {to}");
            }
        }
    }
}

/// The rooms that cannot be reached on foot without a key.
fn out_of_reach(side: Side) -> Vec<String> {
    let (board, mut reached) = (side.board(), BTreeSet::from([Room::start(side)]));
    let mut edge = vec![Room::start(side)];
    while let Some(room) = edge.pop() {
        let open = board.ways(room).iter().filter(|way| !way.is_locked);
        edge.extend(open.map(|way| way.to).filter(|&to| reached.insert(to)));
    }
    board.rooms().filter(|room| !reached.contains(room)).map(|room| room.to_string()).collect()
}

#[test]
fn ck_10_8_the_facts_of_20_1_about_the_boards_are_so() {
    let checks = section("### 20.1 Board checks (scripts run on the tables of chapters 23 and 24)");
    let beyond = [Side::Front, Side::Back].map(|side| out_of_reach(side).join(", "));
    assert!(
        checks.contains(&format!("out of reach on foot without a key: {} (so artifact 30", beyond[0])),
        "{beyond:?}"
    );
    assert!(checks.contains(&format!("Without a key on foot unreachable: {} (artifact 25).", beyond[1])), "{beyond:?}");
    for side in Side::ALL {
        let board = side.board();
        let list = |rooms: Rooms| rooms.on(side).map(|room| room.to_string()).collect::<Vec<_>>().join(" ");
        let line = checks.lines().find(|line| line.contains(&format!("markets {},", list(board.markets))));
        let line = line.unwrap_or_else(|| panic!("markets {}", list(board.markets)));
        let secrets = format!("{} Major, {} Minor rooms", board.major_secrets.len(), board.minor_secrets.len());
        let deep: Vec<Room> = board.depths.on(side).collect();
        let depths = format!("Depths {}-{}", deep[0], deep[deep.len() - 1]);
        let place = |artifact: Artifact| {
            let room =
                board.rooms().find(|&room| board.artifact(room) == Some(artifact)).expect("every artifact has one");
            format!("{artifact} {room}")
        };
        let artifacts = format!("artifacts {}.", Artifact::all().map(place).collect::<Vec<_>>().join(", "));
        let idols = format!("idols {}", list(board.idols));
        for fact in [secrets, depths, artifacts, idols, list(board.fountains)] {
            assert!(line.contains(&fact), "{fact} in {line}");
        }
        assert_eq!(board.rooms().filter_map(|room| board.artifact(room)).count(), ARTIFACTS.len());
    }
}

#[test]
fn every_card_has_a_picture_of_its_own() {
    let drawn = include_str!("../art/signs.svg");
    let is_missing = |words: &&str| !drawn.contains(&format!("<symbol id=\"s-{words}\""));
    let missing: Vec<&str> = Card::all().map(|card| card.row().words).filter(is_missing).collect();
    assert_eq!(missing, Vec::<&str>::new());
}
