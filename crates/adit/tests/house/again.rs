//! Looking again: the end, the replay, the analysis, and what people bring along.
use super::luck::Luck;
use super::table::{House, Player, chair, eventually, offers, play_to_the_end, text};
use serde_json::{Value, json};

/// A house with a match of one person and bots, played to its end.
fn ended() -> (House, Player) {
    let wish = json!({ "game": "gnomes", "chairs": ["me", "level1"], "pace": 0, "name": "Ola" });
    let (house, mut ola, _) = House::with_table(&wish);
    play_to_the_end(std::slice::from_mut(&mut ola), &mut Luck::new(5));
    (house, ola)
}

fn page(player: &mut Player, path: &str) -> String {
    let answer = player.ask(path);
    assert_eq!(answer.status, 200, "{path}: {}", answer.body);
    answer.body
}

#[test]
fn the_end_is_where_a_match_leads_to_and_anybody_may_look() {
    let (house, mut ola) = ended();
    let over = ola.ask(&format!("/t/{}", ola.table));
    let end = format!("/r/{}/end", ola.table);
    assert_eq!((over.status, over.header("location")), (303, Some(end.as_str())));
    let mine = page(&mut ola, &end);
    for word in ["class=\"podium\"", "Ola", "plot__line", "id=\"review\"", "Check the deal", "/rematch", "?stay=1"] {
        assert!(mine.contains(word), "{word} is missing");
    }
    let mut stranger = house.guest();
    let theirs = page(&mut stranger, &end);
    assert!(theirs.contains("class=\"podium\"") && !theirs.contains("/rematch") && !theirs.contains("?stay=1"));
    let part = format!("/r/{}/review", ola.table);
    let review =
        eventually("the review", || Some(page(&mut stranger, &part)).filter(|part| part.contains("plot__band")));
    assert!(review.contains("The costliest turns") && review.contains("class=\"fortune\""), "{review}");
    assert!(page(&mut stranger, &end).contains("plot__band"), "and without the script it is there at the next look");
}

#[test]
fn a_replay_shows_every_seat_what_it_saw_and_sends_only_what_differs() {
    let (house, mut ola) = ended();
    let home = format!("/r/{}", ola.table);
    let (mut stranger, far) = (house.guest(), format!("{home}?step=999999&as=P7&speed=3"));
    let last = page(&mut stranger, &far);
    assert!(last.contains("id=\"player\"") && !last.contains("id=\"act\" method"), "no form of actions");
    for eyes in ["P0", "P1", "watch"] {
        let here = page(&mut stranger, &format!("{home}?step=40&as={eyes}"));
        assert!(here.contains("Step 40 of") && here.contains("data-mode=\"replay\""));
        assert_eq!(here.contains(&format!("data-you=\"{eyes}\"")), eyes != "watch");
        stranger.http =
            stranger.http.clone().with("X-Adit", "page").with("X-Adit-From", &format!("?step=39&as={eyes}"));
        let changes = page(&mut stranger, &format!("{home}?step=40&as={eyes}"));
        stranger.http = stranger.http.clone().without("X-Adit").without("X-Adit-From");
        assert!(changes.starts_with("<div id=\"player-keys\"") && changes.len() < here.len() / 2, "{}", changes.len());
    }
    let record = ola.ask(&format!("{home}/record"));
    assert!(record.header("content-disposition").is_some_and(|name| name.contains(".record")));
    assert_eq!(record.body, ola.get("/record").body);
}

/// The tile that P0 was dealt first is known to P0 alone; with everything open it lies there for all to see.
#[test]
fn a_replay_can_show_everything_open() {
    let (_house, mut ola) = ended();
    let home = format!("/r/{}?step=40&as=", ola.table);
    let hidden = |page: &str| page.matches("class=\"pb back tile\"").count();
    let (watcher, all) = (page(&mut ola, &format!("{home}watch")), page(&mut ola, &format!("{home}all")));
    assert!(all.contains("<option value=\"all\" selected>Everything revealed</option>"));
    assert!(hidden(&all) + 8 <= hidden(&watcher), "{} of {} tiles are still hidden", hidden(&all), hidden(&watcher));
}

#[test]
fn a_match_that_is_on_is_never_opened() {
    let (house, mut ola, made) = House::with_table(&json!({ "game": "gnomes", "chairs": ["me", "program"] }));
    let (mut stranger, mut watcher) = (house.guest(), house.watcher(&made));
    let mut program = ola.program(&chair(&made, 1)["token"]);
    let table = ola.table.clone();
    for path in
        ["/r/ID", "/r/ID?as=all", "/r/ID/end", "/r/ID/review", "/r/ID/record", "/a/ID", "/a/ID?step=3&ask=coach"]
    {
        let path = path.replace("ID", &table);
        for player in [&mut ola, &mut watcher, &mut program] {
            let answer = player.ask(&path);
            assert_eq!(answer.status, 403, "{path}: {}", answer.body);
            assert!(answer.body.contains("still in progress"), "in words: {}", answer.body);
        }
        assert_eq!(stranger.ask(&path).status, 404, "{path}");
    }
    let at = [("at", "step=0&luck=0"), ("action", "keep 1")];
    assert_eq!(ola.send(&format!("/a/{table}/act"), &at).status, 403);
}

#[test]
fn the_deal_is_proved_and_a_changed_one_is_not() {
    let (_house, mut ola) = ended();
    let checked = format!("/r/{}/end?check=deal", ola.table);
    let proved = page(&mut ola, &checked);
    assert!(proved.contains("The seed matches the fingerprint") && proved.contains("match this seed"), "{proved}");
    let record = ola.get("/record").body;
    let seed = text(&ola.facts()["seed"]);
    let other: String = seed.chars().rev().collect();
    let said = |player: &mut Player, record: &str| {
        let answer = player.send("/analysis", &[("text", record)]);
        assert_eq!(answer.status, 303, "{}", answer.body);
        let home = answer.header("location").expect("a replay").to_owned();
        page(player, &format!("{home}/end?check=deal"))
    };
    let swapped = said(&mut ola, &record.replace(&seed, &other));
    assert!(swapped.contains("couldn’t be verified: the seed isn’t the one that was promised."), "{swapped}");
    let names = record.replace("Ola", "<b>Mallory</b>");
    let renamed = said(&mut ola, &names);
    assert!(renamed.contains("match this seed") && renamed.contains("&lt;b&gt;Mallory"), "names are no proof");
}

#[test]
fn what_is_brought_along_is_read_strictly() {
    let (house, mut ola) = ended();
    let record = ola.get("/record").body;
    let mut guest = house.guest();
    let opened = guest.send("/analysis", &[("text", &record.replace('\n', "\r\n"))]);
    let home = opened.header("location").expect("a replay").to_owned();
    assert!(page(&mut guest, &home).contains("id=\"player\""));
    let again = guest.send("/analysis", &[("text", &record)]);
    assert_eq!(again.header("location"), Some(home.as_str()), "the same text lies in the same place");
    let cut: String = record.lines().take(30).map(|line| format!("{line}\n")).collect();
    let unfinished = guest.send("/analysis", &[("text", &cut)]).header("location").expect("a replay").to_owned();
    let to = guest.ask(&format!("{unfinished}/end"));
    assert_eq!(to.header("location"), Some(unfinished.as_str()), "there is no end to see");
    let long = "x".repeat(120_000);
    let wrong = record.replacen("draw ", "drew ", 1);
    for (brought, status, word) in [
        ("hello", 400, "The text can’t be read (line 1: expected “adit record 1”, found hello)."),
        (wrong.as_str(), 400, "(line 9: expected a draw that is possible, found drew "),
        ("game nothing\n", 400, "There is no game"),
        ("game gnomes\nnonsense", 400, "(line 2: expected a line “key: value”, found nonsense)"),
        ("game gnomes\nplayers: 2\nlevel: IV", 400, "(line 3: expected one of I, II, III, found IV)"),
        (long.as_str(), 413, "too large"),
    ] {
        let answer = guest.send("/analysis", &[("text", brought)]);
        assert_eq!(answer.status, status, "{}", answer.body);
        assert!(answer.body.contains(word), "{word}: {}", answer.body);
    }
}

/// What the form of the page says, and everything it offers.
fn decision(page: &str) -> (String, Vec<String>) {
    let at = page.split("name=\"at\" value=\"").nth(1).expect("a form").split('"').next().expect("its end");
    let buttons = page.split("name=\"action\" value=\"").skip(1).filter_map(|rest| rest.split('"').next());
    (at.replace("&amp;", "&"), buttons.map(str::to_owned).collect())
}

#[test]
fn moves_are_tried_out_taken_back_and_found_again_by_their_link() {
    let (house, mut ola) = ended();
    let mut guest = house.guest();
    let home = format!("/a/{}", ola.table);
    let mut here = format!("{home}?step=20&luck=7");
    let mut luck = Luck::new(9);
    for _ in 0..6 {
        let (at, actions) = decision(&page(&mut guest, &here));
        let answer = guest.send(&format!("{home}/act"), &[("at", &at), ("action", &luck.pick(&actions))]);
        assert_eq!(answer.status, 303, "{}", answer.body);
        here = answer.header("location").expect("the next position").to_owned();
    }
    let shown = page(&mut guest, &here);
    assert_eq!(page(&mut ola, &here), shown, "a link restores it for anybody");
    let (at, _) = decision(&shown);
    let back = guest.send(&format!("{home}/undo"), &[("at", &at)]).header("location").expect("one less").to_owned();
    let before = page(&mut guest, &back);
    assert!(before.contains(&here.replace('&', "&amp;")), "and the way on leads there again");
    let refused = guest.send(&format!("{home}/act"), &[("at", &at), ("action", "fly away")]);
    assert_eq!(refused.status, 422, "{}", refused.body);
    let asked = guest.send(&format!("{home}/hint"), &[("at", &at)]).header("location").expect("advice").to_owned();
    let advised = page(&mut guest, &asked);
    assert!(advised.contains("The coach says") && advised.contains("player__chances"), "{advised}");
    let position = advised.split("<textarea").nth(1).and_then(|rest| rest.split_once('>')).expect("a text").1;
    let position = position.split("</textarea>").next().expect("its end");
    let brought = guest.send("/analysis", &[("text", position)]);
    assert_eq!(brought.status, 303, "the position that is shown can be brought again: {}", brought.body);
    assert!(page(&mut guest, brought.header("location").expect("an analysis")).contains("data-mode=\"analysis\""));
}

#[test]
fn at_a_table_the_page_leads_to_the_end_by_itself() {
    let (_house, mut ola) = ended();
    let scene: Value = ola.scene();
    assert!(offers(&scene).is_empty());
    let stays = ola.page();
    assert_eq!(stays.status, 200, "who wants to talk stays");
    assert!(stays.body.contains(&format!("data-end=\"/r/{}/end\"", ola.table)));
}
