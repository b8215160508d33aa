//! The pages around the tables, as a browser without script meets them.
use super::table::{House, Player, text, wait};
use serde_json::{Value, json};
use services::Answer;

/// The first address in a page that begins like this.
fn link(page: &str, start: &str) -> String {
    let at = page.find(start).unwrap_or_else(|| panic!("no {start} in {page}"));
    page[at..].split(['"', '<', '&']).next().expect("a word").to_owned()
}

#[test]
fn one_touch_plays_and_no_script_is_needed() {
    let (_house, mut guest) = House::with_guest();
    let front = guest.ask("/");
    assert_eq!(front.body.matches("<article class=\"door\"").count(), 3);
    let made = guest.send("/tables", &[("game", "gnomes"), ("against", "bots")]);
    guest.table = made.header("location").and_then(|to| to.strip_prefix("/t/")).expect("a table").into();
    assert_eq!(made.status, 303);
    let page = guest.page();
    assert!(page.status == 200 && page.body.contains("<form id=\"act\""), "{}", page.body);
    assert_eq!(guest.facts()["chairs"][1]["kind"], "bot");
    let mine = guest.ask("/").body;
    assert!(mine.contains(&format!("/t/{}", guest.table)), "it is among my matches");
}

#[test]
fn wishes_are_kept_and_nonsense_is_refused_in_words() {
    let (_house, mut guest) = House::with_guest();
    let wish = [("theme", "light"), ("motion", "still"), ("lang", "de"), ("back", "/new/gnomes")];
    let kept = guest.send("/settings", &wish);
    assert_eq!((kept.status, kept.header("location")), (303, Some("/new/gnomes")));
    let front = guest.ask("/");
    assert!(front.body.contains("<html lang=\"de\" data-theme=\"light\" data-motion=\"still\">"), "{}", front.body);
    guest.send("/settings", &[("sound", "off")]);
    let front = guest.ask("/").body;
    assert!(front.contains("data-theme=\"light\" data-motion=\"still\" data-sound=\"off\""), "what is not named stays");
    assert!(guest.ask("/?lang=pl").body.contains("<html lang=\"pl\""), "an address may say another language");
    let elsewhere = guest.send("/settings", &[("back", "//evil.example/")]);
    assert_eq!(elsewhere.header("location"), Some("/"));
    let refused = guest.send("/settings", &[("theme", "purple")]);
    assert!(refused.status == 400 && refused.body.contains("role=\"alert\""), "{}", refused.body);
}

#[test]
fn the_pace_is_a_wish_of_the_page_and_no_bot_waits_for_it() {
    let (house, mut ola, _) = House::with_table(&json!({ "game": "gnomes", "chairs": ["me", "level1"] }));
    let back = format!("/t/{}", ola.table);
    assert_eq!(ola.send("/settings", &[("speed", "slow"), ("back", &back)]).status, 303);
    assert!(ola.ask(&back).body.contains(" data-speed=\"slow\""));
    let rows = wait(house.store().read("SELECT pace FROM game_table", vec![])).expect("the table");
    assert_eq!(rows[0].int(0).expect("a number"), 0);
}

#[test]
fn what_was_typed_stays_when_it_is_refused() {
    let (_house, mut guest) = House::with_guest();
    let name = "<b>Ola</b> with a name that is far too long";
    let fields = [("game", "clonk"), ("name", name), ("chair1", "me"), ("chair2", "level5"), ("time", "slow 24")];
    let refused = guest.send("/tables", &fields);
    assert_eq!(refused.status, 400);
    assert!(refused.body.contains("at most 24 characters") && refused.body.contains("role=\"alert\""));
    assert!(refused.body.contains("value=\"&lt;b&gt;Ola&lt;/b&gt; with a name that is far too long\""));
    assert!(refused.body.contains("<option value=\"level5\" selected>"), "{}", refused.body);
    assert!(refused.body.contains("<option value=\"slow 24\" selected>"));
    for (field, value) in
        [("chair2", "level99"), ("time", "live 0 0"), ("option.start", "yesterday"), ("chair2", "none")]
    {
        let mut fields: Vec<(&str, &str)> = fields.iter().copied().filter(|(name, _)| *name != field).collect();
        fields[1] = ("name", "Ola");
        fields.push((field, value));
        let refused = guest.send("/tables", &fields);
        assert!(refused.status == 400 && refused.body.contains("role=\"alert\""), "{field}={value}: {}", refused.body);
    }
    let mut good = fields.to_vec();
    good[1] = ("name", "Ola");
    assert_eq!(guest.send("/tables", &good).status, 303);
}

#[test]
fn friends_come_by_the_link_of_the_table() {
    let (house, mut ola) = House::with_guest();
    let made = ola.send("/tables", &[("game", "gnomes"), ("against", "friends")]);
    ola.table = made.header("location").and_then(|to| to.strip_prefix("/t/")).expect("a table").into();
    let room = ola.page().body;
    assert!(room.contains("<svg class=\"qr\"") && room.contains("data-copy=\"http://"), "{room}");
    let join = link(&room, "/j/");
    let mut friends: Vec<Player> = (0..3).map(|_| house.guest()).collect();
    for (at, friend) in friends.iter_mut().enumerate() {
        let page = friend.ask(&join);
        assert_eq!((page.status, page.header("referrer-policy")), (200, Some("no-referrer")));
        assert!(page.body.contains("og:image") && !page.body.contains("name=\"referrer\""));
        friend.table.clone_from(&ola.table);
        let sit = friend.send(&format!("/t/{}/sit", ola.table), &[("name", &format!("<i>Jo{at}"))]);
        assert_eq!(sit.status, 303, "{}", sit.body);
        assert!(ola.page().body.contains(&format!("&lt;i&gt;Jo{at}")), "names are words and never markup");
    }
    assert_eq!(ola.facts()["state"], "playing", "all chairs are taken");
    let mut late = house.guest();
    late.ask(&join);
    late.table.clone_from(&ola.table);
    assert_eq!(late.facts()["you"], Value::Null, "who comes too late may watch");
    let forged = join.replacen("/j/", "/j/x", 1);
    assert_eq!(late.ask(&forged).status, 404);
}

#[test]
fn free_chairs_become_bots_of_the_chosen_level() {
    let (_house, mut ola, _) = House::with_table(&json!({ "game": "clonk", "chairs": ["me", "open", "open"] }));
    let start = format!("/t/{}/start", ola.table);
    assert_eq!(ola.send(&start, &[("level", "99")]).status, 400);
    assert_eq!(ola.send(&start, &[("level", "many")]).status, 400);
    assert_eq!(ola.send(&start, &[("level", "3")]).status, 303);
    let facts = ola.facts();
    assert_eq!(facts["state"], "playing");
    assert_eq!(facts["chairs"][2]["level"], 3, "{facts}");
}

#[test]
fn a_match_begins_with_those_who_are_here_and_old_links_are_void() {
    let (house, mut ola, made) =
        House::with_table(&json!({ "game": "clonk", "chairs": ["me", "open", "open", "open"], "name": "Ola" }));
    let links: Vec<String> = (1..4).map(|seat| text(&super::table::chair(&made, seat)["link"])).collect();
    let start = format!("/t/{}/start", ola.table);
    assert_eq!(ola.send(&start, &[("without", "yes")]).status, 400, "nobody plays alone");
    let mut jo = house.guest();
    jo.sit_by(&links[2], "Jo");
    assert_eq!(ola.send(&start, &[("without", "yes")]).status, 303);
    let facts = ola.facts();
    assert_eq!((facts["state"].as_str(), facts["setup"].as_str()), (Some("playing"), Some("players=2")));
    assert_eq!(facts["chairs"].as_array().map(Vec::len), Some(2));
    assert_eq!((facts["you"].as_str(), jo.facts()["you"].as_str()), (Some("P0"), Some("P1")), "Jo moved up");
    for link in links {
        let status = house.guest().http.get(&link).expect("an answer").status;
        assert!(matches!(status, 404 | 409), "{link} leads to somebody's chair: {status}");
    }
}

#[test]
fn a_page_without_script_looks_again_while_others_decide() {
    let house = House::open();
    let (mut ola, mut jo) = (house.guest(), house.guest());
    let wish = json!({ "game": "clank", "chairs": ["me", "open"], "options": { "start": "P0" } });
    let made = ola.make(&wish);
    jo.sit_by(&text(&super::table::chair(&made, 1)["link"]), "Jo");
    let again = "<noscript><meta http-equiv=\"refresh\" content=\"4\"></noscript>";
    assert_eq!(ola.facts()["turn"], json!(["P0"]));
    assert!(jo.page().body.contains(again), "Jo waits");
    assert!(!ola.page().body.contains(again), "nothing is taken from under Ola's hand");
    let mut watcher = house.guest();
    watcher.come(&text(&made["watch"]));
    assert!(watcher.page().body.contains(again), "who watches always waits");
}

#[test]
fn a_fault_is_a_page_for_people_and_json_for_programs() {
    let (house, mut guest) = House::with_guest();
    for path in ["/t/abcdefghij", "/nothing", "/new/chess", "/t/%3Cb%3E", "/j/forged", "/tables"] {
        let page = guest.ask(path);
        assert!(matches!(page.status, 404 | 405), "{path}: {}", page.status);
        assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"), "{path}");
        assert!(page.body.contains("role=\"alert\"") && page.body.contains("href=\"/\""), "{path}: {}", page.body);
    }
    let json = guest.ask("/api/tables/abcdefghij");
    assert!(json.status == 404 && json.header("content-type") == Some("application/json"));
    let by_script = house.guest().http.with("X-Adit", "page").get("/t/abcdefghij").expect("an answer");
    assert_eq!(by_script.header("content-type"), Some("application/json"));
}

#[test]
fn files_are_kept_for_as_long_as_their_address_holds() {
    let (house, mut guest) = House::with_guest();
    let front = guest.ask("/").body;
    let files: Vec<&str> = front.split(['"', '#']).filter(|word| word.starts_with("/assets/")).collect();
    assert!(files.len() > 8, "{files:?}");
    for file in files {
        let answer = guest.ask(file);
        assert_eq!(
            (answer.status, answer.header("cache-control")),
            (200, Some("public, max-age=31536000, immutable")),
            "{file}"
        );
    }
    let kept = |path: &str| house.guest().ask(path).header("cache-control").map(str::to_owned);
    assert_eq!(kept("/assets/adit.css").as_deref(), Some("public, max-age=300"));
    assert_eq!(kept("/assets/00000000/adit.css").as_deref(), Some("public, max-age=300"), "of another version");
    assert_eq!(guest.ask("/assets/nothing.css").status, 404);
    assert_eq!(guest.ask("/assets/../Cargo.toml").status, 404);
}

#[test]
fn pages_and_files_are_compressed_for_those_who_take_it() {
    let (_house, mut small) = House::with_guest();
    small.http = small.http.with("Accept-Encoding", "gzip, br");
    small.make(&json!({ "game": "clank", "chairs": ["me", "level1"] }));
    for path in
        ["/".to_owned(), format!("/t/{}", small.table), "/assets/adit.css".into(), "/assets/games/clank.svg".into()]
    {
        let plain = small.http.clone().without("Accept-Encoding").get(&path).expect("an answer");
        let answer = small.ask(&path);
        assert_eq!(answer.header("content-encoding"), Some("gzip"), "{path}");
        assert!(answer.header("vary").is_some_and(|vary| vary.contains("accept-encoding")), "{path}");
        assert_eq!(plain.header("content-encoding"), None, "{path}");
        let length = |answer: &Answer| answer.header("content-length").and_then(|length| length.parse::<usize>().ok());
        assert!(length(&answer) < length(&plain).map(|length| length / 2), "{path}: {answer:?}");
    }
}

#[test]
fn the_house_is_an_app_that_says_when_it_cannot_be_reached() {
    let (_house, mut guest) = House::with_guest();
    let manifest = guest.ask("/manifest.webmanifest");
    assert_eq!(manifest.header("content-type"), Some("application/manifest+json"));
    let manifest: Value = serde_json::from_str(&manifest.body).expect("JSON");
    assert_eq!((manifest["start_url"].as_str(), manifest["display"].as_str()), (Some("/"), Some("standalone")));
    for icon in manifest["icons"].as_array().expect("icons") {
        let answer = guest.ask(&text(&icon["src"]));
        assert_eq!(answer.header("content-type"), Some("image/png"));
    }
    let worker = guest.ask("/worker.js");
    assert!(worker.body.contains("const FILES = 'assets/") && !worker.body.contains('%'), "{}", worker.body);
    let named = worker.body.split("const FILES = '").nth(1).and_then(|rest| rest.split('\'').next()).expect("files");
    assert!(named.split(' ').all(|file| guest.ask(&format!("/{file}")).status == 200), "{named}");
    let offline = guest.ask("/offline?lang=de");
    assert!(offline.status == 200 && offline.body.contains("offline.js") && offline.body.contains("role=\"status\""));
    let policy = guest.ask("/").header("content-security-policy").map(str::to_owned).unwrap_or_default();
    assert!(policy.contains("worker-src 'self'") && policy.contains("manifest-src 'self'"), "{policy}");
}

#[test]
fn no_page_holds_anything_inline_or_from_elsewhere() {
    let (_house, mut ola, _) =
        House::with_table(&json!({ "game": "clank", "chairs": ["me", "open"], "listed": true, "name": "Ola" }));
    let table = format!("/t/{}", ola.table);
    for path in ["/", "/settings", "/new/clank", "/offline", "/nothing", &table, "/rules/clank"] {
        let page = ola.ask(path).body;
        for forbidden in [" style=", "<style", " onclick=", "<script>", "javascript:", "src=\"http", "⟦"] {
            assert!(!page.contains(forbidden), "{path} has {forbidden}");
        }
        let named = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let outside = named.filter(|link| link.starts_with("http") && !link.contains("/c/") && !link.contains("/j/"));
        assert_eq!(outside.collect::<Vec<_>>(), [""; 0], "{path}");
    }
}

#[test]
fn a_rulebook_is_read_and_searched_in_ones_own_language() {
    let (_house, mut guest) = House::with_guest();
    let book = guest.ask("/rules/gnomes?lang=pl").body;
    let parts =
        ["<li id=\"GN-3.9\">", "href=\"/rules/gnomes#chapter-3\"", "<h2 id=\"chapter-3\">", "<aside class=\"example\""];
    assert!(parts.iter().all(|part| book.contains(part)) && book.contains("lang=\"pl\">"), "{book}");
    let found = guest.ask("/rules/gnomes?lang=pl&find=SNIEZKA").body;
    assert!(found.contains("<mark>Śnieżka</mark>") && !found.contains("<li id=\"GN-2.12\">"), "{found}");
    let one = guest.ask("/rules/gnomes?find=gn-3.1").body;
    assert!(one.contains("One rule") || one.contains("1 rule mentions “gn-3.1”."), "{one}");
    assert!(one.contains("<mark>GN-3.1</mark>") && !one.contains("GN-3.10"), "{one}");
    let none = guest.ask("/rules/gnomes?find=%3Cb%3E%22chess%22").body;
    assert!(none.contains("No rule mentions “&lt;b&gt;&quot;chess&quot;”.") && !none.contains("<mark>"), "{none}");
    let long = format!("/rules/clank?find={}%FF%00", "%F0%9F%90%89+a+".repeat(200));
    for odd in ["/rules/clank?find=%", "/rules/clank?find=%FF%00&find=a", "/rules/clank?&&==", &long] {
        assert_eq!(guest.ask(odd).status, 200, "{odd}");
    }
}

#[test]
fn a_refusal_leads_to_the_sentence_of_its_rule_without_script() {
    let (_house, mut ola, _) = House::with_table(&json!({ "game": "gnomes", "chairs": ["me", "level1"] }));
    let at = text(&ola.facts()["at"]);
    let refused = ola.send(&format!("/t/{}/act", ola.table), &[("at", &at), ("action", "keep 1")]);
    assert_eq!(refused.status, 422);
    let place = link(&refused.body, "/rules/gnomes#GN-");
    let (page, rule) = place.split_once('#').expect("a rule");
    assert!(ola.ask(page).body.contains(&format!("<li id=\"{rule}\">")), "{place}");
}
