//! Chapter 24: the back of the board.
use super::Token::{Artifact, MajorSecret, MinorSecrets, MonkeyIdols};
use super::{Chart, RoomRow, Tunnel, room, tunnel};

/// The back.
pub(super) const CHART: Chart = Chart { letter: 'b', first_deep: 20, rooms: ROOMS, tunnels: TUNNELS };

const ROOMS: &[RoomRow] = &[
    room(62, 55),                                      // 1
    room(277, 125),                                    // 2
    room(392, 171),                                    // 3
    room(555, 158).holds(MinorSecrets),                // 4
    room(722, 223).crystal_cave().holds(MinorSecrets), // 5
    room(62, 185).holds(MajorSecret),                  // 6
    room(168, 203).crystal_cave(),                     // 7
    room(280, 226),                                    // 8
    room(392, 277).crystal_cave(),                     // 9
    room(500, 267),                                    // 10
    room(626, 257),                                    // 11
    room(64, 267).holds(MinorSecrets),                 // 12
    room(57, 380).holds(MajorSecret),                  // 13
    room(173, 358).holds(MinorSecrets),                // 14
    room(291, 348).crystal_cave(),                     // 15
    room(386, 371),                                    // 16
    room(488, 359).holds(MajorSecret),                 // 17
    room(606, 380).crystal_cave(),                     // 18
    room(736, 365).market(),                           // 19
    room(78, 484).holds(MajorSecret),                  // 20
    room(271, 473).market(),                           // 21
    room(378, 464).holds(MajorSecret),                 // 22
    room(548, 474).holds(Artifact(7)),                 // 23
    room(835, 536).holds(MonkeyIdols),                 // 24
    room(217, 565).holds(Artifact(10)),                // 25
    room(413, 570).market(),                           // 26
    room(542, 591).market(),                           // 27
    room(686, 538).holds(MinorSecrets),                // 28
    room(164, 655).holds(MinorSecrets),                // 29
    room(308, 647).holds(Artifact(20)),                // 30
    room(440, 682).crystal_cave().holds(MajorSecret),  // 31
    room(562, 679).holds(MajorSecret),                 // 32
    room(712, 647).holds(Artifact(5)),                 // 33
    room(56, 718).market(),                            // 34
    room(157, 762).holds(Artifact(25)),                // 35
    room(261, 755).crystal_cave(),                     // 36
    room(405, 768).holds(MinorSecrets),                // 37
    room(595, 758).holds(Artifact(15)),                // 38
    room(819, 726).holds(MinorSecrets),                // 39
    room(74, 834).holds(MajorSecret),                  // 40
    room(200, 843).holds(Artifact(30)),                // 41
    room(391, 842).holds(MinorSecrets),                // 42
    room(522, 831).crystal_cave().fountain(),          // 43
    room(725, 827).holds(MajorSecret),                 // 44
];

const TUNNELS: &[Tunnel] = &[
    tunnel(1, 2),
    tunnel(2, 3).one_way(),
    tunnel(3, 4).footprints().one_way(),
    tunnel(3, 9),
    tunnel(4, 5).footprints().one_way(),
    tunnel(4, 11),
    tunnel(5, 6).over_the_edge([(990, 223), (10, 129)]),
    tunnel(5, 19),
    tunnel(6, 7).monsters(2),
    tunnel(7, 8),
    tunnel(7, 12),
    tunnel(7, 14),
    tunnel(8, 2).one_way(),
    tunnel(8, 9).monsters(3),
    tunnel(9, 10),
    tunnel(9, 15),
    tunnel(9, 16),
    tunnel(10, 11),
    tunnel(10, 17),
    tunnel(10, 18),
    tunnel(11, 18),
    tunnel(11, 19).monsters(1),
    tunnel(12, 13).locked(),
    tunnel(13, 14).locked(),
    tunnel(14, 15),
    tunnel(14, 20).footprints(),
    tunnel(15, 21).monsters(1),
    tunnel(16, 22).monsters(1),
    tunnel(17, 23).locked(),
    tunnel(18, 24).monsters(1),
    tunnel(18, 28),
    tunnel(19, 24).monsters(2),
    tunnel(20, 29),
    tunnel(21, 25).monsters(1),
    tunnel(21, 26),
    tunnel(22, 26).monsters(1),
    tunnel(23, 26),
    tunnel(23, 27).monsters(1),
    tunnel(23, 28),
    tunnel(24, 33).one_way(),
    tunnel(25, 29).monsters(1),
    tunnel(26, 31),
    tunnel(27, 32),
    tunnel(27, 33),
    tunnel(28, 33),
    tunnel(29, 34).locked(),
    tunnel(29, 35).locked(),
    tunnel(29, 36),
    tunnel(30, 31).one_way(),
    tunnel(30, 37).monsters(1),
    tunnel(33, 38).monsters(1),
    tunnel(33, 39).footprints(),
    tunnel(34, 40),
    tunnel(36, 37),
    tunnel(36, 42).footprints().monsters(1),
    tunnel(37, 38).monsters(1),
    tunnel(37, 43),
    tunnel(38, 44).monsters(2),
    tunnel(39, 24).one_way(),
    tunnel(39, 44).locked(),
    tunnel(40, 41),
    tunnel(41, 42).monsters(1),
    tunnel(42, 43).monsters(1),
];
