//! Chapters 1, 23 and 24: the two sides of the board, their rooms and tunnels.
mod back;
mod front;

use crate::tokens::Artifact;

/// Which side of the board (CK-2.22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // the words say it
pub enum Side {
    Front,
    Back,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::Front, Side::Back];
    /// What lies on this side.
    #[inline(always)]
    pub fn board(self) -> &'static Board {
        &BOARDS[self as usize]
    }
}

/// A room of either side: the side, and its number there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Room(u8);

/// The back is numbered from here on.
const SIDES_APART: u8 = 64;

impl Room {
    /// The room with this number, counted from 1 as printed; `None` if the side has fewer rooms.
    pub fn new(side: Side, number: u8) -> Option<Room> {
        let exists = number >= 1 && (number as usize) <= side.board().chart.rooms.len();
        exists.then(|| Room::at(side, number - 1))
    }
    /// CK-2.17: outside, where everybody starts.
    #[inline(always)]
    pub const fn start(side: Side) -> Room {
        Room::at(side, 0)
    }
    /// Every room of both sides.
    pub fn all() -> impl Iterator<Item = Room> {
        Side::ALL.into_iter().flat_map(|side| side.board().rooms())
    }
    /// The room at this place.
    #[inline(always)]
    pub(crate) const fn at(side: Side, index: u8) -> Room {
        Room(side as u8 * SIDES_APART + index)
    }
    /// The side it is on.
    #[inline(always)]
    pub fn side(self) -> Side {
        if self.0 < SIDES_APART { Side::Front } else { Side::Back }
    }
    /// Its number as printed.
    pub fn number(self) -> u8 {
        self.index() as u8 + 1
    }
    /// Its place on its side, counted from 0.
    #[inline(always)]
    pub(crate) fn index(self) -> usize {
        (self.0 % SIDES_APART) as usize
    }
    /// What the table says of it.
    pub fn row(self) -> &'static RoomRow {
        &self.side().board().chart.rooms[self.index()]
    }
}

/// A set of rooms of one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rooms(u64);

impl Rooms {
    /// No room.
    pub const NONE: Rooms = Rooms(0);
    /// Is it one of them?
    #[inline(always)]
    pub fn has(self, room: Room) -> bool {
        self.0 >> room.index() & 1 == 1
    }
    /// These without that one.
    #[inline(always)]
    pub fn without(self, room: Room) -> Rooms {
        Rooms(self.0 & !(1 << room.index()))
    }
    /// These and those.
    #[inline(always)]
    pub fn or(self, other: Rooms) -> Rooms {
        Rooms(self.0 | other.0)
    }
    /// Those that are in both sets.
    #[inline(always)]
    pub fn and(self, other: Rooms) -> Rooms {
        Rooms(self.0 & other.0)
    }
    /// None at all?
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
    /// The rooms themselves, on this side.
    #[inline(always)]
    pub fn on(self, side: Side) -> impl Iterator<Item = Room> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(Room::at(side, index))
        })
    }
    const fn with_index(self, index: usize) -> Rooms {
        Rooms(self.0 | 1 << index)
    }
}

/// What can be taken on entering a room (CK-11.3). No room holds two kinds of things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// CK-2.5: one, face down.
    MajorSecret,
    /// CK-2.6: two, face down.
    MinorSecrets,
    /// CK-2.2: the one of this value.
    Artifact(u8),
    /// CK-2.9: all three.
    MonkeyIdols,
}

/// One room.
#[derive(Clone, Copy, Debug)]
pub struct RoomRow {
    /// Its centre, in thousandths of the board's width and height.
    pub at: (u16, u16),
    /// CK-10.12.
    pub is_crystal_cave: bool,
    /// CK-9.1.
    pub is_market: bool,
    /// CK-11.2.
    pub is_fountain: bool,
    /// What lies there at the start.
    pub token: Option<Token>,
}

/// One tunnel.
#[derive(Clone, Copy, Debug)]
pub struct Tunnel {
    /// The numbers of the rooms it joins; an arrow leads from the first to the second.
    pub ends: (u8, u8),
    /// CK-10.1, CK-10.2.
    pub boots: u8,
    /// CK-10.3.
    pub monsters: u8,
    /// CK-10.8.
    pub is_locked: bool,
    /// CK-10.9.
    pub is_one_way: bool,
    /// CK-10.10: where it leaves the board at either end, in thousandths.
    pub edges: Option<[(u16, u16); 2]>,
}

/// One side of the board as it is printed.
#[derive(Clone, Copy, Debug)]
pub struct Chart {
    /// Before the numbers of its rooms in notation.
    pub letter: char,
    /// The Depths are the rooms from this number on.
    pub first_deep: u8,
    /// By number, the start space first.
    pub rooms: &'static [RoomRow],
    /// All tunnels.
    pub tunnels: &'static [Tunnel],
}

/// A way out of a room.
#[derive(Clone, Copy, Debug)]
pub struct WayOut {
    /// Where it leads.
    pub to: Room,
    /// What it costs.
    pub boots: u8,
    /// How many monsters wait.
    pub monsters: u8,
    /// Does it need a key?
    pub is_locked: bool,
}

/// One side of the board as the rules ask for it.
#[derive(Debug)]
pub struct Board {
    /// As it is printed.
    pub chart: Chart,
    ways: [[WayOut; MOST_WAYS]; MOST_ROOMS],
    ways_out: [u8; MOST_ROOMS],
    adjacent: [Rooms; MOST_ROOMS],
    artifacts: [Option<Artifact>; MOST_ROOMS],
    /// CK-16.6.
    pub depths: Rooms,
    /// CK-10.12.
    pub crystal_caves: Rooms,
    /// CK-9.5.
    pub markets: Rooms,
    /// CK-11.2.
    pub fountains: Rooms,
    /// CK-2.5.
    pub major_secrets: Rooms,
    /// CK-2.6.
    pub minor_secrets: Rooms,
    /// CK-2.9.
    pub idols: Rooms,
}

/// Neither side has more.
pub(crate) const MOST_ROOMS: usize = 44;
const MOST_WAYS: usize = 6;

static BOARDS: [Board; 2] = [Board::draw(Side::Front, front::CHART), Board::draw(Side::Back, back::CHART)];

impl Board {
    /// Every room, the start space first.
    pub fn rooms(&self) -> impl Iterator<Item = Room> + use<> {
        let side = if self.chart.letter == front::CHART.letter { Side::Front } else { Side::Back };
        (0..self.chart.rooms.len() as u8).map(move |index| Room::at(side, index))
    }
    /// The ways out of a room on foot; never against an arrow (CK-10.9).
    #[inline(always)]
    pub fn ways(&self, room: Room) -> &[WayOut] {
        &self.ways[room.index()][..self.ways_out[room.index()] as usize]
    }
    /// The way from here to there.
    pub fn way(&self, from: Room, to: Room) -> Option<&WayOut> {
        self.ways(from).iter().find(|way| way.to == to)
    }
    /// The rooms joined to this one by any tunnel (CK-10.17).
    #[inline(always)]
    pub fn adjacent(&self, room: Room) -> Rooms {
        self.adjacent[room.index()]
    }
    /// The artifact whose room this is (CK-2.2).
    #[inline(always)]
    pub fn artifact(&self, room: Room) -> Option<Artifact> {
        self.artifacts[room.index()]
    }

    const fn draw(side: Side, chart: Chart) -> Board {
        let nowhere = WayOut { to: Room::start(side), boots: 0, monsters: 0, is_locked: false };
        let mut board = Board {
            chart,
            ways: [[nowhere; MOST_WAYS]; MOST_ROOMS],
            ways_out: [0; MOST_ROOMS],
            adjacent: [Rooms::NONE; MOST_ROOMS],
            artifacts: [None; MOST_ROOMS],
            depths: Rooms::NONE,
            crystal_caves: Rooms::NONE,
            markets: Rooms::NONE,
            fountains: Rooms::NONE,
            major_secrets: Rooms::NONE,
            minor_secrets: Rooms::NONE,
            idols: Rooms::NONE,
        };
        let mut at = 0;
        while at < chart.rooms.len() {
            board.place(at, &chart.rooms[at]);
            at += 1;
        }
        let mut at = 0;
        while at < chart.tunnels.len() {
            let (tunnel, (one, other)) = (&chart.tunnels[at], chart.tunnels[at].ends);
            board.join(one, other);
            board.lead(one, tunnel.way_to(Room::at(side, other - 1)));
            if !tunnel.is_one_way {
                board.lead(other, tunnel.way_to(Room::at(side, one - 1)));
            }
            at += 1;
        }
        board
    }
    const fn place(&mut self, at: usize, room: &RoomRow) {
        if at + 1 >= self.chart.first_deep as usize {
            self.depths = self.depths.with_index(at);
        }
        if room.is_crystal_cave {
            self.crystal_caves = self.crystal_caves.with_index(at);
        }
        if room.is_market {
            self.markets = self.markets.with_index(at);
        }
        if room.is_fountain {
            self.fountains = self.fountains.with_index(at);
        }
        match room.token {
            Some(Token::MajorSecret) => self.major_secrets = self.major_secrets.with_index(at),
            Some(Token::MinorSecrets) => self.minor_secrets = self.minor_secrets.with_index(at),
            Some(Token::MonkeyIdols) => self.idols = self.idols.with_index(at),
            Some(Token::Artifact(value)) => self.artifacts[at] = Artifact::worth(value),
            None => {}
        }
    }
    const fn join(&mut self, one: u8, other: u8) {
        let (one, other) = (one as usize - 1, other as usize - 1);
        self.adjacent[one] = self.adjacent[one].with_index(other);
        self.adjacent[other] = self.adjacent[other].with_index(one);
    }
    const fn lead(&mut self, from: u8, way: WayOut) {
        let from = from as usize - 1;
        self.ways[from][self.ways_out[from] as usize] = way;
        self.ways_out[from] += 1;
    }
}

const fn room(x: u16, y: u16) -> RoomRow {
    RoomRow { at: (x, y), is_crystal_cave: false, is_market: false, is_fountain: false, token: None }
}

impl RoomRow {
    const fn crystal_cave(mut self) -> RoomRow {
        self.is_crystal_cave = true;
        self
    }
    const fn market(mut self) -> RoomRow {
        self.is_market = true;
        self
    }
    const fn fountain(mut self) -> RoomRow {
        self.is_fountain = true;
        self
    }
    const fn holds(mut self, token: Token) -> RoomRow {
        self.token = Some(token);
        self
    }
}

const fn tunnel(from: u8, to: u8) -> Tunnel {
    Tunnel { ends: (from, to), boots: 1, monsters: 0, is_locked: false, is_one_way: false, edges: None }
}

impl Tunnel {
    /// The way through it to this end.
    pub(crate) const fn way_to(&self, to: Room) -> WayOut {
        WayOut { to, boots: self.boots, monsters: self.monsters, is_locked: self.is_locked }
    }
    const fn footprints(mut self) -> Tunnel {
        self.boots = 2;
        self
    }
    const fn monsters(mut self, monsters: u8) -> Tunnel {
        self.monsters = monsters;
        self
    }
    const fn locked(mut self) -> Tunnel {
        self.is_locked = true;
        self
    }
    const fn one_way(mut self) -> Tunnel {
        self.is_one_way = true;
        self
    }
    const fn over_the_edge(mut self, edges: [(u16, u16); 2]) -> Tunnel {
        self.edges = Some(edges);
        self
    }
}
