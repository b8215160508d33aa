//! Nothing a viewer is sent depends on what that viewer cannot know.
use super::*;
use crate::room::lodge::{Lodge, seated};
use crate::streams::scene_json;
use dealer::Dealer;
use engine::{Fate as _, Quick};

/// All that is sent to a seat, with what names the table itself left out.
fn bytes(house: &House, inner: &Inner, seat: Seat) -> String {
    let who = Viewer::Seat(seat);
    let mut shown = inner.show(house, who, Language::ENGLISH).expect("the match has begun");
    shown.frame.at = "at".into();
    shown.frame.table = "table".into();
    shown.frame.watch = None;
    let mut json = scene_json(inner, house, who, Language::ENGLISH).expect("the match has begun");
    json["at"] = "at".into();
    format!("{}\n{json}", shown.picture().html())
}

/// In a world that looks alike to a seat, every byte for that seat is the same; over random matches of every game.
#[tokio::test]
async fn worlds_that_look_alike_to_a_seat_send_it_the_same_bytes() {
    let lodge = Lodge::open("alike").await;
    for (info, seed) in registry::all().flat_map(|info| (0..3).map(move |seed| (info, seed))) {
        let players = *info.players.end();
        let mut table = registry::table(info.id, &format!("players={players}")).expect("listed").expect("playable");
        let (mut dealer, mut luck) = (Dealer::numbered(seed), Quick::new(seed));
        let mut step = 0;
        table.settle(&mut dealer);
        while let Turn::Decide(seats) = table.turn() {
            let seat = table.asked_first().or(seats.into_iter().next()).expect("somebody owes it");
            step += 1;
            if step % 17 == 0 {
                for seat in table.players() {
                    let told = table.news(Viewer::Seat(seat)).len();
                    let (real, alike) = (seated(table.copy(), told), seated(table.guessed(seat), told));
                    let mut alike = alike;
                    alike.chairs.clone_from(&real.chairs);
                    let (sent, guessed) = (bytes(&lodge.0, &real, seat), bytes(&lodge.0, &alike, seat));
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
