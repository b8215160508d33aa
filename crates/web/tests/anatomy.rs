//! The anatomy: which elements and classes a Scene becomes. Every game's `art/look.css` is written against it.
use engine::scene::*;
use engine::{NoWords, Scene, Seat};
use web::{Advice, Frame, FrameChair, Said, TakeBack, Waymark};

fn piece(id: u16) -> Piece {
    let part = |slot, sym| Part { slot, line: Sign::alone(sym, "").into() };
    let face = Face::Up(vec![part(Slot::Art, "statue"), part(Slot::Index, "coin")]);
    Piece { tone: "green".into(), ..Piece::new(Id(id), "treasure", Form::Card, "Green statue", face) }
}

fn scene(on: &[&[u16]]) -> Scene {
    let offer = |(at, on): (usize, &&[u16])| Offer {
        act: format!("dig {at}"),
        key: at.to_string(),
        said: format!("Dig {at}"),
        on: on.iter().copied().map(Id).collect(),
        ..Offer::default()
    };
    let offers = on.iter().enumerate().map(offer).collect();
    let things = vec![Item::Piece(piece(7)), Item::Piece(piece(8))];
    let player = |seat: u8, you: bool| Player {
        seat: Seat(seat),
        name: format!("Player {seat}"),
        you,
        turn: you,
        note: Line::default(),
        badge: Line::default(),
        tags: vec![],
        plate: Id(100 + u16::from(seat)),
        things: vec![],
    };
    Scene {
        game: "sample".into(),
        players: vec![player(0, true), player(1, false)],
        table: vec![Area::new(Id(1), "shaft", Layout::Grid(5), "Shaft", things)],
        offers: vec![Group { kind: "dig".into(), key: "g".into(), offers, ..Group::default() }],
        ..Scene::default()
    }
}

fn html(scene: &Scene) -> String {
    let frame = Frame { table: "TABLE".into(), at: "3.1".into(), news: 17, ..Frame::default() };
    web::table(scene, &frame, &NoWords).html().to_owned()
}

fn has(html: &str, fragment: &str) {
    assert!(html.contains(fragment), "no {fragment}\nin {html}");
}

#[test]
fn help_is_a_sign_that_shows_without_a_keyboard() {
    has(&html(&scene(&[])), r#"<span class="helps__sign" aria-hidden="true">?</span></summary>"#);
}

#[test]
fn pieces_of_a_rival_that_look_alike_are_told_apart_by_their_labels() {
    let mut scene = scene(&[]);
    let slot = |id: u16| Piece { label: format!("Slot {id}").as_str().into(), ..piece(id) };
    scene.players[1].things = vec![Item::Piece(slot(1)), Item::Piece(slot(2))];
    let page = html(&scene);
    has(&page, "<span>web-fold head=Slot 2 Green statue</span>");
}

#[test]
fn a_piece_is_a_picture_until_something_can_be_done_with_it() {
    let page = html(&scene(&[]));
    has(&page, r#"<span id="p7" class="pc f-card k-treasure v-green" role="img" aria-label="Green statue">"#);
    has(
        &page,
        r#"<span id="b7" class="pb card" aria-hidden="true"><span class="plate"><span class="art"><span class="sg s-statue"><svg class="sym g-statue""#,
    );
    has(&page, r#"<use href="/assets/games/sample.svg#s-statue"></use>"#);
    has(&page, r#"<div id="p1" class="a a-shaft l-grid" role="group" aria-label="Shaft"><div class="a__in cols-5">"#);
}

#[test]
fn every_copy_of_a_piece_is_a_button() {
    let mut scene = scene(&[&[7]]);
    assert!(!html(&scene).contains(r#"<button id="p8""#));
    scene.offers[0].offers[0].also = vec![Id(8)];
    let page = html(&scene);
    for copy in ["p7", "p8"] {
        has(
            &page,
            &format!(
                r#"<button id="{copy}" class="pc f-card k-treasure v-green is-lit" form="act" name="action" value="dig 0">"#
            ),
        );
    }
}

#[test]
fn one_touch_sends_and_more_touches_open_a_sheet() {
    let page = html(&scene(&[&[7], &[8, 101]]));
    has(
        &page,
        r#"<button id="p7" class="pc f-card k-treasure v-green is-lit" form="act" name="action" value="dig 0"><span class="vh">web-touch name=Green statue what=Dig 0</span>"#,
    );
    has(&page, r#"<button id="p8" class="pc f-card k-treasure v-green is-can" type="button" popovertarget="m8""#);
    has(&page, r#"<div id="m8" class="sheet" popover>"#);
    has(&page, r#"<i class="emblem p2 pc__to"></i>"#);
    has(&page, r#"<fieldset id="g0" class="grp grp-dig two" data-key="g" popover>"#);
    has(&page, r#"name="action" value="dig 1" data-on="p8 p101" data-key="g1"><span class="vh">Dig 1</span>"#);
    has(
        &page,
        r#"<form id="act" method="post" data-at="3.1" action="/t/TABLE/act" data-turn="yes"><input type="hidden" name="at" value="3.1"></form>"#,
    );
}

#[test]
fn what_is_closed_is_text_with_its_reason() {
    let mut scene = scene(&[]);
    let closed = |on| Closed { label: "Stop".into(), why: "not yet".into(), rule: "XX-1.2".into(), on };
    scene.offers[0].closed = vec![closed(None), closed(Some(Id(7)))];
    let page = html(&scene);
    has(
        &page,
        r#"<p class="closed"><b>Stop</b> not yet <a class="rule" href="/rules/sample#XX-1.2" target="_blank">XX-1.2</a></p>"#,
    );
    has(
        &page,
        r#"class="pc f-card k-treasure v-green is-off" role="img" aria-label="web-touch name=Green statue what=not yet">"#,
    );
    assert!(!page.contains("value=\"dig"));
}

#[test]
fn a_meter_is_said_whole_and_drawn_in_cells() {
    let mut scene = scene(&[]);
    let cell = |weight, owner| Cell { weight, state: Mood::Done, owner, line: Line::default() };
    let cells = vec![cell(1, None), cell(4, Some(Seat(1)))];
    let meter = Meter { kind: "health".into(), said: "4 of 10".into(), head: Line::default(), cells, tail: "6".into() };
    scene.table[0].items = vec![Item::Meter(meter)];
    has(
        &html(&scene),
        r#"<div id="i1-0" class="meter m-health" role="img" aria-label="4 of 10"><span class="track" aria-hidden="true"><span class="track__step is-done"></span><span class="track__step is-done p2 stripe w-4"></span></span><span class="meter__tail">6</span></div>"#,
    );
}

#[test]
fn the_frame_asks_by_forms_of_exactly_what_the_server_wants() {
    let mut scene = scene(&[]);
    scene.over = Some(Area::new(Id(40), "look", Layout::Row, "A look", vec![]));
    scene.beats.push(Beat::new(0, None, "draw").told("You drew a tile.".into()));
    let chair = FrameChair { deadline: Some(99), bot: Some(3), ..FrameChair::new(Seat(1), "Ola") };
    let said = Said { number: 7, who: "Ola".into(), seat: Some(Seat(1)), text: "Hi".into(), notice: false };
    let frame = Frame {
        table: "TABLE".into(),
        at: "3.1".into(),
        news: 17,
        can_undo: true,
        routine: Some("dig 0".into()),
        put_away: true,
        hints: true,
        may_ask: true,
        may_chat: true,
        chairs: vec![chair],
        chat: vec![said],
        asks: Some(TakeBack { who: "Ola".into(), mine: false, answered: false }),
        advice: vec![Advice {
            action: "dig 0".into(),
            steps: vec![Waymark { act: "dig".into(), said: "Dig".into(), on: vec![], from: None }],
            percent: 41,
            reason: "It fits.".into(),
            ..Advice::default()
        }],
        ..Frame::default()
    };
    let picture = web::table(&scene, &frame, &NoWords);
    let page = picture.html();
    has(page, r#"form="act" data-key="u" formaction="/t/TABLE/undo">"#);
    has(page, r#"form="act" data-key="h" formaction="/t/TABLE/hint">"#);
    has(
        page,
        r#"<button class="btn btn--block" form="act" name="action" value="dig 0"><span class="btn__main"><b class="advice__step"><span class="hint-n">1</span> Dig</b>"#,
    );
    has(page, r#"<form method="post" action="/t/TABLE/seen"><input type="hidden" name="news" value="17">"#);
    has(
        page,
        r#"action="/t/TABLE/take_back"><input type="hidden" name="at" value="3.1"><input type="hidden" name="agree" value="false">"#,
    );
    has(page, r#"<form class="say" method="post" action="/t/TABLE/chat"><input id="say" name="text""#);
    has(page, r#"<div id="said" class="vh" role="status" aria-live="polite"><p>You drew a tile.</p></div>"#);
    has(page, r#"<time class="seat__clock" data-deadline="99"></time>"#);
    has(page, r#"maxlength="300""#);
    has(page, r#"<li data-n="7"><b class="who p2">Ola</b> Hi"#);
    has(page, "web-chance percent=41");
}

#[test]
fn all_that_needs_no_thought_is_one_button() {
    let frame = Frame { table: "TABLE".into(), routine: Some("dig 0".into()), ..Frame::default() };
    let page = web::table(&scene(&[&[7]]), &frame, &NoWords);
    has(page.html(), r#"<button class="btn btn--primary" form="act" data-key="*" formaction="/t/TABLE/play_all">"#);
    let idle = web::table(&Scene { offers: vec![], ..scene(&[]) }, &frame, &NoWords);
    assert!(!idle.html().contains("play_all"), "where nothing can be done nothing goes by itself");
}

/// The three buttons, each from its id on.
fn keys(scene: &Scene, frame: &Frame) -> [String; 3] {
    let page = web::table(scene, frame, &NoWords);
    let keys = page.part("keys").expect("the three buttons").to_owned();
    ["key-hint", "key-back", "key-main"].map(|id| {
        let (_, after) = keys.split_once(&format!(r#"id="{id}" "#)).unwrap_or_else(|| panic!("no {id} in {keys}"));
        after.split_once("</").expect("an end").0.to_owned()
    })
}

#[test]
fn three_buttons_are_there_whatever_they_offer() {
    let frame = Frame { table: "TABLE".into(), ..Frame::default() };
    let idle = Scene { offers: vec![], ..scene(&[]) };
    let [hint, back, main] = keys(&idle, &frame);
    assert!(hint.contains("disabled") && back.contains("disabled"), "{hint} {back}");
    has(&main, r#"class="btn btn--primary faster" type="button" data-hurry>"#);
    let asking = Frame { hints: true, may_ask: true, ..frame };
    let [hint, back, _] = keys(&idle, &asking);
    has(&hint, r#"formaction="/t/TABLE/hint""#);
    has(&back, r#"name="agree" value="true" form="act" formaction="/t/TABLE/take_back""#);
    let [_, back, _] = keys(&idle, &Frame { can_undo: true, ..asking });
    has(&back, r#"data-key="u" formaction="/t/TABLE/undo""#);
}

#[test]
fn the_main_button_does_what_is_meant_by_most() {
    let frame = Frame { table: "TABLE".into(), ..Frame::default() };
    let mut offered = scene(&[&[7], &[8]]);
    let [.., main] = keys(&offered, &frame);
    has(&main, r#"type="button" disabled><span class="btn__main">web-choose"#);
    offered.offers[0].offers[1].main = true;
    let [.., main] = keys(&offered, &frame);
    has(&main, r#"form="act" name="action" value="dig 1" data-key=" "><span class="btn__main">Dig 1"#);
    let [.., main] = keys(&scene(&[&[7]]), &frame);
    has(&main, r#"value="dig 0""#);
    let [.., main] = keys(&offered, &Frame { routine: Some("dig 0".into()), ..frame.clone() });
    has(&main, r#"data-key=" " formaction="/t/TABLE/play_all""#);
    offered.over = Some(Area::new(Id(40), "look", Layout::Row, "A look", vec![]));
    let [.., main] = keys(&offered, &Frame { put_away: true, ..frame.clone() });
    has(&main, r#"data-key=" "><span class="btn__main">web-put-away"#);
    let [.., main] = keys(&scene(&[]), &Frame { over: true, next: Some("NEXT".into()), ..frame });
    has(&main, r#"href="/t/NEXT""#);
}

#[test]
fn a_wide_screen_lists_what_no_piece_in_sight_stands_for() {
    assert!(!html(&scene(&[&[7], &[8]])).contains("grp--said"));
    has(&html(&scene(&[&[7], &[]])), r#"class="grp grp-dig two grp--said""#);
    assert!(!html(&scene(&[&[]])).contains("grp--said"), "the only offer is on the main button");
}

#[test]
fn your_turn_is_under_your_own_emblem() {
    let mut scene = scene(&[]);
    scene.players[0].you = false;
    scene.players[1].you = true;
    scene.players.iter_mut().for_each(|player| player.turn = true);
    let emblem = |scene: &Scene| {
        let page = html(scene);
        let now = page.split_once(r#"<section id="now""#).expect("the sentence of the moment").1;
        let tag = now.split('<').find(|tag| tag.contains("emblem--l")).expect("an emblem").to_owned();
        ["p1", "p2"].into_iter().find(|seat| tag.split([' ', '"']).any(|class| class == *seat))
    };
    assert_eq!(emblem(&scene), Some("p2"), "both decide, and it is the second player who looks");
    scene.players[1].turn = false;
    assert_eq!(emblem(&scene), Some("p1"), "the other decides");
}

#[test]
fn what_may_lie_in_any_order_is_moved_about_and_never_listed() {
    let mut scene = scene(&[]);
    let places = [(7, "a"), (8, "b")].map(|(id, mark)| Laid { place: Id(id), mark: mark.into() }).into();
    let (same, so, said) =
        ("As they lie".into(), "Like this".into(), Around { before: "So: ".into(), after: String::new() });
    let ordering = Ordering { start: "lay ".into(), places, same, so, said };
    scene.offers = vec![ordering.group(Group { kind: "lay".into(), ..Group::default() })];
    let page = html(&scene);
    has(
        &page,
        r#"class="pc f-card k-treasure v-green is-can is-order" type="button" popovertarget="o0" data-mark="a" data-key="a">"#,
    );
    has(
        &page,
        r#"form="act" name="action" value="lay ab" data-start="lay " data-same="As they lie" data-so="Like this" data-key=".">"#,
    );
    has(&page, r#"<input type="hidden" name="action" value="lay "><label>"#);
    has(&page, r#"<option value="a" selected>Green statue</option><option value="b">Green statue</option>"#);
    assert!(!page.contains("lay ba"), "no order is listed but the one button");
}

#[test]
fn a_rival_is_a_line_that_opens_all_of_it_in_words() {
    let mut scene = scene(&[]);
    let rival = &mut scene.players[1];
    rival.badge = "11".into();
    rival.things = vec![Item::Signs(vec![Sign::number("coin", 3, "3 coins")]), Item::Piece(piece(9))];
    let page = html(&scene);
    has(&page, r#"<span class="badge seat__end" aria-hidden="true">11</span>"#);
    has(&page, r#"<button class="seat__open" type="button" aria-label="web-rest name=Player 1" popovertarget="q1">"#);
    has(&page, r#"<div id="q1" class="sheet rest p2" popover>"#);
    has(&page, r#"<b aria-hidden="true">3</b></span></span><span>3 coins</span></li>"#);
    has(&page, "<span>Green statue</span></li>");
    assert!(!page.contains(r#"popovertarget="q0""#), "one's own things are larger than a line");
}

#[test]
fn a_sheet_draws_what_it_offers_and_its_opener_bears_no_number() {
    let mut scene = scene(&[&[7, 100], &[8, 101]]);
    scene.offers[0].short = "Give".into();
    let page = html(&scene);
    has(&page, r#"<button class="btn opener opens-dig" type="button" popovertarget="g0">Give</button>"#);
    has(&page, r#"<span class="pc portrait f-card k-treasure v-green" aria-hidden="true"><span class="pb card""#);
    // Pairs of backs are nothing to read: whoever has the script touches one after the other.
    let back = |id| Item::Piece(Piece { face: Face::Down("back".into()), ..piece(id) });
    scene.table[0].items = vec![back(7), back(8)];
    let page = html(&scene);
    has(&page, r#"class="btn opener opens-dig only-plain""#);
    assert!(!page.contains("portrait"));
}

/// A map of two rooms, 51 and 52, with a way between them.
fn two_rooms() -> Scene {
    let room = |id| Item::Piece(Piece::new(Id(id), "cave", Form::Room, format!("room {id}"), Face::Empty));
    let way =
        |from, to| Way { from: Id(from), to: Id(to), signs: vec![], one_way: false, mood: Mood::Plain, exits: None };
    let map = Map {
        backdrop: "rock".into(),
        size: Extent { width: 400, height: 300 },
        room: Extent { width: 104, height: 90 },
        spots: vec![Spot { place: Id(51), x: 100, y: 100 }, Spot { place: Id(52), x: 300, y: 100 }],
        ways: vec![way(51, 52)],
    };
    let table = vec![Area::new(Id(50), "map", Layout::Map(map), "Map", vec![room(51), room(52)])];
    Scene { table, ..scene(&[]) }
}

#[test]
fn the_first_plan_of_the_coach_is_drawn_on_the_table() {
    let step = |on: u16, from| {
        let (act, said) = (format!("move {on}"), format!("To {on}"));
        Waymark { act, said, on: vec![Id(on)], from }
    };
    let plan = |steps| Advice { action: "dig 0".into(), steps, ..Advice::default() };
    let advice = vec![plan(vec![step(52, Some(Id(51))), step(7, None), step(101, None)]), plan(vec![step(8, None)])];
    let frame = Frame { table: "TABLE".into(), advice, equal: "Both are as good.".into(), ..Frame::default() };
    let mut drawn = two_rooms();
    drawn.mine = scene(&[]).table;
    let page = web::table(&drawn, &frame, &NoWords).html().to_owned();
    has(&page, r#"<g id="j50"><path class="hint-way" d="M100 100Q"#);
    has(&page, r#"<g class="hint-room" transform="translate(300 100)"#);
    has(&page, r#"is-hinted" role="img" aria-label="Green statue">"#);
    has(&page, r#"<span class="hint-n" aria-hidden="true">2</span>"#);
    has(&page, r#"<span class="hint-n" aria-hidden="true">3</span>"#);
    has(&page, r#"<b class="advice__step"><span class="hint-n">1</span> To 52</b>"#);
    has(&page, r#"<b class="advice__step">To 8</b>"#);
    has(&page, r#"<p class="advice__equal">Both are as good.</p>"#);
    assert_eq!(page.matches("is-hinted").count(), 2, "nothing of the second plan");
    let bare = web::table(&drawn, &Frame::default(), &NoWords);
    assert!(!bare.html().contains("hint-") && !bare.html().contains("is-hinted"));
    // Of what is folded away, the line that unfolds it bears the mark.
    let pile = &mut drawn.mine[0];
    (pile.tab, pile.gist) = (Some(Sign::alone("deck", "Pile")), "2 cards".into());
    let page = web::table(&drawn, &frame, &NoWords).html().to_owned();
    has(&page, r#"<summary class="a__head is-hinted"><span class="hint-n" aria-hidden="true">2</span>"#);
}

#[test]
fn a_plan_that_begins_without_thought_begins_with_all_of_that() {
    let advice = vec![Advice { action: "dig 0".into(), waits: true, ..Advice::default() }];
    let frame = Frame { table: "TABLE".into(), routine: Some("dig 0".into()), advice, ..Frame::default() };
    let page = web::table(&scene(&[&[7]]), &frame, &NoWords);
    has(page.html(), r#"<button class="btn btn--block" form="act" formaction="/t/TABLE/play_all">"#);
    let tried = web::table(&scene(&[&[7]]), &Frame { routine: None, ..frame }, &NoWords);
    has(tried.html(), r#"<button class="btn btn--block" form="act" name="action" value="dig 0">"#);
}

#[test]
fn what_others_did_on_a_map_stays_until_one_acts() {
    let mut scene = two_rooms();
    (scene.who, scene.fresh) = (Some(Seat(0)), 4);
    let walk = |at, seat| {
        let flight = Flight::pawn(Id(60), Id(52), Id(51)).stays();
        Beat::new(at, Some(Seat(seat)), "walk").flies([flight])
    };
    let gem = Flight::token(Id(51), Id(101), Sign::alone("gem", "")).stays();
    let take = Beat::new(6, Some(Seat(1)), "take").flies([gem]);
    scene.beats = vec![walk(3, 1), walk(4, 0), walk(5, 1), take];
    let page = html(&scene);
    has(&page, r#"<g id="u50"><path class="trail p2" data-at="5" d="M100 100Q"#);
    has(&page, r#"<g class="taken p2" data-at="6""#);
    assert_eq!(page.matches("class=\"trail p2\" data-at=\"5\"").count(), 2, "a way and where it began");
    assert!(
        !page.contains("data-at=\"3\" d=") && !page.contains("class=\"trail p1\""),
        "neither old ones nor one's own"
    );
}

#[test]
fn what_others_took_from_a_piece_stays_until_something_else_lies_there() {
    let mut scene = scene(&[]);
    (scene.who, scene.fresh) = (Some(Seat(0)), 4);
    let takes = |at, seat, from| Beat::new(at, Some(Seat(seat)), "buy").flies([Flight::of(Id(from), Id(101)).stays()]);
    scene.beats = vec![takes(3, 1, 7), takes(4, 0, 7), takes(5, 1, 7), takes(6, 1, 7), takes(7, 2, 7), takes(8, 1, 8)];
    let page = html(&scene);
    let mark = |at, seat| format!(r#"<span data-at="{at}"><i class="emblem p{seat} emblem--s"></i></span>"#);
    let both = format!(r#"<span class="pc__by" aria-hidden="true">{}{}</span>"#, mark(6, 2), mark(7, 3));
    has(&page, &both);
    has(&page, &mark(8, 2));
    assert_eq!(page.matches("pc__by").count(), 2, "neither old ones nor one's own");
    scene.beats.push(Beat::new(9, None, "deal").flies([Flight::of(Id(1), Id(8))]));
    assert!(!html(&scene).contains(&mark(8, 2)), "it is another piece now");
    // Two that change places take nothing.
    let crossing = [Flight::of(Id(7), Id(8)).stays(), Flight::of(Id(8), Id(7)).stays()];
    scene.beats.push(Beat::new(10, Some(Seat(1)), "swap").flies(crossing));
    assert!(!html(&scene).contains("pc__by"));
}

#[test]
fn yes_and_no_stand_in_the_places_that_never_move() {
    let frame = Frame { table: "TABLE".into(), can_undo: true, ..Frame::default() };
    let mut asked = scene(&[&[7], &[]]);
    asked.offers[0].offers[0].main = true;
    let [_, back, main] = keys(&asked, &frame);
    has(&main, r#"form="act" name="action" value="dig 0""#);
    has(&back, r#"form="act" name="action" value="dig 1""#);
    let page = web::table(&asked, &frame, &NoWords);
    assert!(!page.html().contains("grp--said"), "a decision is not offered a second time");
    assert_eq!(page.part("bar"), Some(r#"<div id="bar" class="t-bar"></div>"#));
    let three = scene(&[&[7], &[], &[]]);
    let [_, back, _] = keys(&three, &frame);
    has(&back, r#"formaction="/t/TABLE/undo""#);
}

#[test]
fn what_nobody_comes_back_from_is_asked_once_more() {
    let mut offered = scene(&[&[7], &[8]]);
    offered.offers[0].offers[0].last = true;
    let page = html(&offered);
    has(&page, r#"type="button" popovertarget="m7""#);
    let sheet = page.split_once(r#"<div id="m7" class="sheet" popover>"#).expect("a sheet that asks").1;
    has(sheet, r#"name="action" value="dig 0""#);
    assert!(!page.contains(r#"data-on="p7""#), "the script does not take it at a touch either");
}
