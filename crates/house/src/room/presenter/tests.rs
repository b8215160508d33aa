//! Nothing a viewer is sent depends on what that viewer cannot know.
use super::*;
use crate::caller::{Caller, Origin, TableVisit, Visit};
use crate::room::coaching::advise;
use crate::room::lodge::{Lodge, seated};
use crate::streams::scene_json;
use crate::{api, pages, rows};
use bots::{Brief, Budget};
use dealer::Dealer;
use engine::{Fate as _, Memory, Quick, Turn};

/// All that is sent to a seat, with what names the table itself left out.
fn bytes(house: &House, table: &OpenTable, seat: Seat, language: Language) -> String {
    let presenter = Presenter { house, table, who: Viewer::Seat(seat) };
    let mut shown = presenter.show(language).expect("the match has begun");
    shown.frame.at = "at".into();
    shown.frame.table = "table".into();
    shown.frame.watch = None;
    let mut json = scene_json(presenter, language).expect("the match has begun");
    json["at"] = "at".into();
    format!("{}\n{json}", shown.picture().html())
}

/// The true table and one that looks alike to this seat, with the same people around them. Both times the coach was
/// asked, if it can be; what leaks through its advice leaks after any thinking.
fn pair(table: &dyn AnyTable, seat: Seat) -> [OpenTable; 2] {
    let told = table.news(Viewer::Seat(seat)).len();
    let [mut real, mut alike] = [table.copy(), table.guessed(seat)].map(|table| seated(table, told));
    alike.seating.chairs.clone_from(&real.seating.chairs);
    for table in [&mut real, &mut alike] {
        let brief = Brief { memory: Memory::Screen, budget: Budget::Simulations(8), threads: 1 };
        let coach = registry::game(&table.row.game).expect("a game").coach();
        let hints = coach.hints(&*table.begun().expect("it has begun").table, seat, &brief);
        let at = table.at(Viewer::Seat(seat));
        advise(table, seat, at, hints.unwrap_or_default());
    }
    [real, alike]
}

/// What this seat is answered when it asks for advice, and for the review of a match that is still on.
async fn answers(lodge: &Lodge, table: OpenTable, seat: Seat) -> String {
    let (house, id) = (Arc::clone(&lodge.0), table.row.id.clone());
    let Sitter::Person(person) = table.seating.chair(seat).sitter.clone() else { panic!("people sit here") };
    let caller = Caller::Person(person);
    house.store.write(vec![rows::make_table(&table.row)]).await.expect("it can be written");
    *house.room(&id).table.lock().await = Some(table);
    let visit = || TableVisit {
        house: Arc::clone(&house),
        caller: caller.clone(),
        from: Origin([127, 0, 0, 1].into()),
        visit: Visit::plain(Language::ENGLISH),
        id: id.clone(),
    };
    let advice = api::play::hint(visit()).await;
    let advice = serde_json::to_string(&advice.expect("it may be asked for").0).expect("JSON");
    let review = pages::review(visit()).await;
    format!("{advice}\n{:?}", review.expect_err("the match is still on"))
}

/// Asked in the middle of a match of every game, through the same doors as everybody.
#[tokio::test]
async fn worlds_that_look_alike_to_a_seat_give_it_the_same_advice() {
    let lodge = Lodge::open("advised").await;
    for game in registry::games() {
        let info = game.info();
        let players = *info.players.start();
        let mut table = game.table(&format!("players={players}")).expect("playable");
        let (mut dealer, mut luck) = (Dealer::numbered(7), Quick::new(7));
        table.settle(&mut dealer);
        for step in 0..24 {
            let seat = table.asked_first().expect("the match is not over so soon");
            if step % 12 == 11 {
                let [real, alike] = pair(&*table, seat);
                let (told, guessed) = (answers(&lodge, real, seat).await, answers(&lodge, alike, seat).await);
                assert!(told.contains("\"said\":[\"") && told == guessed, "{}:\n{told}\n---\n{guessed}", info.id);
            }
            let offers = table.offers(seat);
            table.act(seat, &offers[luck.below(offers.len() as u32) as usize]).expect("an offer is legal");
            table.settle(&mut dealer);
        }
    }
}

/// In a world that looks alike to a seat, every byte for that seat is the same; over random matches of every game.
#[tokio::test]
async fn worlds_that_look_alike_to_a_seat_send_it_the_same_bytes() {
    let lodge = Lodge::open("alike").await;
    for (game, seed) in registry::games().flat_map(|game| (0..3).map(move |seed| (game, seed))) {
        let info = game.info();
        let (players, languages) = (*info.players.end(), Language::of(info.into()).collect::<Vec<_>>());
        let mut table = game.table(&format!("players={players}")).expect("playable");
        let (mut dealer, mut luck) = (Dealer::numbered(seed), Quick::new(seed));
        let mut step = 0;
        table.settle(&mut dealer);
        while let Turn::Decide(seats) = table.turn() {
            let seat = table.asked_first().or(seats.into_iter().next()).expect("somebody owes it");
            step += 1;
            if step % 17 == 0 {
                for seat in table.players() {
                    let language = languages[step / 17 % languages.len()];
                    let [sent, guessed] = pair(&*table, seat).map(|table| bytes(&lodge.0, &table, seat, language));
                    assert!(sent == guessed, "{} seed {seed} step {step} {seat}:\n{sent}\n---\n{guessed}", info.id);
                    assert!(!sent.contains(&Dealer::numbered(1).seed().to_string()), "the seed is a secret");
                }
            }
            let offers = table.offers(seat);
            let action = &offers[luck.below(offers.len() as u32) as usize];
            table.act(seat, action).expect("an offer is legal");
            table.settle(&mut dealer);
            if step > 600 {
                break;
            }
        }
    }
}

#[tokio::test]
async fn what_the_house_tells_of_somebody_is_told_to_them_as_you() {
    let lodge = Lodge::open("noticed").await;
    let game = registry::games().next().expect("a game");
    let mut table = game.table("players=2").expect("playable");
    table.settle(&mut Dealer::numbered(1));
    let mut table = seated(table, 0);
    table.talk.chat.push(ChatRow { number: 1, seat: Some(Seat(0)), text: "house-hinted".into(), notice: true });
    for language in Language::of(game.info().into()) {
        let told = |seat| {
            let presenter = Presenter { house: &lodge.0, table: &table, who: Viewer::Seat(Seat(seat)) };
            let shown = presenter.show(language).expect("the match has begun");
            shown.frame.chat[0].text.clone()
        };
        assert!(!told(0).contains("Person P0"), "{language}: {}", told(0));
        assert!(told(1).contains("Person P0"), "{language}: {}", told(1));
    }
}
