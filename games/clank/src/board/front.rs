//! Chapter 23: the front of the board.
use super::Token::{Artifact, MajorSecret, MinorSecrets, MonkeyIdols};
use super::{Chart, RoomRow, Tunnel, room, tunnel};

/// The front.
pub(super) const CHART: Chart = Chart { letter: 'f', first_deep: 17, rooms: ROOMS, tunnels: TUNNELS };

const ROOMS: &[RoomRow] = &[
    room(59, 50),                                      // 1
    room(61, 133),                                     // 2
    room(208, 133),                                    // 3
    room(349, 133).holds(MinorSecrets),                // 4
    room(484, 133).holds(MajorSecret),                 // 5
    room(637, 108).holds(MajorSecret),                 // 6
    room(89, 238).crystal_cave().holds(MajorSecret),   // 7
    room(243, 254).crystal_cave(),                     // 8
    room(356, 251).holds(MajorSecret),                 // 9
    room(484, 273).crystal_cave().holds(MinorSecrets), // 10
    room(616, 226),                                    // 11
    room(63, 359).fountain(),                          // 12
    room(190, 374).holds(MinorSecrets),                // 13
    room(346, 383).crystal_cave(),                     // 14
    room(495, 389),                                    // 15
    room(632, 354).holds(MinorSecrets),                // 16
    room(90, 478),                                     // 17
    room(237, 489).crystal_cave().holds(Artifact(5)),  // 18
    room(377, 519).market().holds(MinorSecrets),       // 19
    room(530, 519).market().holds(MinorSecrets),       // 20
    room(641, 464).holds(Artifact(7)),                 // 21
    room(760, 495).crystal_cave().holds(MinorSecrets), // 22
    room(159, 567).crystal_cave().holds(Artifact(15)), // 23
    room(67, 689).holds(MonkeyIdols),                  // 24
    room(229, 652).holds(MajorSecret),                 // 25
    room(377, 629).market(),                           // 26
    room(530, 629).market().holds(Artifact(10)),       // 27
    room(642, 589).crystal_cave().holds(MajorSecret),  // 28
    room(819, 614).holds(MajorSecret),                 // 29
    room(215, 734).holds(MinorSecrets),                // 30
    room(352, 748).holds(Artifact(20)),                // 31
    room(481, 762).crystal_cave().holds(MinorSecrets), // 32
    room(615, 780).holds(Artifact(25)),                // 33
    room(725, 687).fountain(),                         // 34
    room(819, 721).holds(Artifact(30)),                // 35
    room(106, 836),                                    // 36
    room(272, 842).holds(MajorSecret),                 // 37
    room(438, 845).fountain(),                         // 38
    room(750, 812).crystal_cave().holds(MajorSecret),  // 39
];

const TUNNELS: &[Tunnel] = &[
    tunnel(1, 2),
    tunnel(2, 3),
    tunnel(3, 4).footprints(),
    tunnel(3, 8),
    tunnel(4, 5).footprints(),
    tunnel(4, 9).locked(),
    tunnel(4, 10),
    tunnel(5, 10).monsters(1),
    tunnel(6, 5).one_way(),
    tunnel(6, 11).locked(),
    tunnel(7, 3).footprints().one_way(),
    tunnel(7, 12).monsters(1),
    tunnel(8, 13).footprints(),
    tunnel(8, 14).monsters(1),
    tunnel(9, 14).locked(),
    tunnel(10, 11).footprints(),
    tunnel(10, 15).monsters(1),
    tunnel(11, 16),
    tunnel(12, 17).footprints(),
    tunnel(13, 17).monsters(1),
    tunnel(13, 18),
    tunnel(14, 15),
    tunnel(14, 18).footprints(),
    tunnel(14, 19).monsters(2),
    tunnel(15, 16),
    tunnel(15, 21).locked(),
    tunnel(16, 21),
    tunnel(17, 18),
    tunnel(17, 22).over_the_edge([(3, 478), (889, 480)]),
    tunnel(17, 23),
    tunnel(17, 24).monsters(1).one_way(),
    tunnel(18, 25).footprints().monsters(1),
    tunnel(18, 26),
    tunnel(19, 26),
    tunnel(20, 21),
    tunnel(20, 27),
    tunnel(20, 28).monsters(1),
    tunnel(21, 22),
    tunnel(22, 29).locked(),
    tunnel(24, 23).one_way(),
    tunnel(24, 36).one_way(),
    tunnel(25, 26).locked(),
    tunnel(26, 27),
    tunnel(26, 30).footprints(),
    tunnel(26, 31).monsters(2),
    tunnel(27, 32).locked(),
    tunnel(29, 35).monsters(1),
    tunnel(30, 24).footprints().one_way(),
    tunnel(30, 31).monsters(2),
    tunnel(30, 36),
    tunnel(31, 32).locked(),
    tunnel(31, 37).monsters(1),
    tunnel(31, 38).footprints(),
    tunnel(32, 33).monsters(2),
    tunnel(33, 34).footprints().monsters(1),
    tunnel(33, 38).monsters(2),
    tunnel(33, 39),
    tunnel(34, 28).one_way(),
    tunnel(36, 37).locked(),
    tunnel(38, 39).footprints().monsters(1),
];
