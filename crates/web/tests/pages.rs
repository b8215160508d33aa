//! What must be true of every page of every game: random matches, drawn for everybody.
use engine::{AnyTable, Fate, Quick, Scene, Seat, Turn, Viewer};
use i18n::{Language, Speech, TextTable};
use std::collections::BTreeSet;
use web::json::TableSight;
use web::{Changes, Frame, FrameChair, Held, Picture, Said};

/// A random match can be long: its first steps are all shown, then one in `STRIDE` up to the end.
const FIRST_STEPS: usize = 25;
const STRIDE: usize = 11;
const MOST_STEPS: usize = 1500;

/// Plays random matches of every game and shows each picture to one viewer after another.
fn over_matches(mut each: impl FnMut(&Scene, &Frame, &Speech)) {
    for game in registry::games() {
        let info = game.info();
        let words = Speech::new(Language::ENGLISH, &[info.into(), TextTable { name: "web", texts: web::TEXTS }]);
        for players in info.players.clone() {
            let mut fate = Quick::new(u64::from(players) * 7 + 1);
            let table = game.table(&format!("players={players}"));
            let mut table = table.expect("the game allows this number");
            let mut step = 0;
            loop {
                table.settle(&mut fate);
                if step < FIRST_STEPS || step.is_multiple_of(STRIDE) || table.turn() == Turn::Over {
                    let viewers: Vec<Viewer> = Viewer::all(table.players()).collect();
                    let who = viewers[step / 5 % viewers.len()];
                    let (scene, frame) = drawn(table.as_ref(), who, &words, step);
                    each(&scene, &frame, &words);
                }
                let Turn::Decide(seats) = table.turn() else { break };
                let seat = seats.first().expect("somebody owes the decision");
                let offers = table.offers(seat);
                let pick = fate.below(offers.len() as u32) as usize;
                table.act(seat, &offers[pick]).expect("it was offered");
                step += 1;
                if step > MOST_STEPS {
                    break;
                }
            }
        }
    }
}

fn drawn(table: &dyn AnyTable, who: Viewer, words: &Speech, step: usize) -> (Scene, Frame) {
    let names: Vec<String> = table.players().map(|seat| format!("<script>alert({})</script>", seat.0)).collect();
    let news = table.news(who).len();
    let scene = table.scene(who, news.saturating_sub(step % 9), words, &names);
    let chairs = table.players().map(|seat| FrameChair::new(seat, &names[seat.index()])).collect();
    let (name, text) = ("\"Ola\"".into(), "<b onclick='x'>&".into());
    let said = Said { number: 1, who: name, seat: Some(Seat(0)), text, notice: false };
    let frame = Frame {
        table: "ABCDEFGHJK".into(),
        at: format!("{}.0", table.line_count()),
        news,
        you: who.seat(),
        chairs,
        chat: vec![said; step % 3],
        may_chat: true,
        can_undo: step.is_multiple_of(4),
        put_away: step.is_multiple_of(2),
        ..Frame::default()
    };
    (scene, frame)
}

/// What the script does on a page: each element replaces the one with its id.
fn apply(page: &str, changes: &Changes) -> String {
    let mut page = page.to_owned();
    for change in changes.each() {
        let change = &with_kept(&page, change);
        let tag = change.split_once('>').expect("an element begins with its tag").0;
        let id = tag.split_once(" id=\"").and_then(|(_, rest)| rest.split_once('"')).expect("it has an id").0;
        match element(&page, id) {
            Some((start, end)) => page.replace_range(start..end, change),
            None => assert!(tag.contains(" data-in="), "the page has no {id}"),
        }
        if tag.contains(" data-in=\"log\"") {
            grow(&mut page, change);
        }
    }
    page
}

/// Puts the page's own elements in the place of their stand-ins.
fn with_kept(page: &str, change: &str) -> String {
    let mut parts = change.split("<k- id=\"");
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (id, rest) = part.split_once("\"></k->").expect("it is empty");
        let (start, end) = element(page, id).unwrap_or_else(|| panic!("the page has no {id} to keep"));
        whole.push_str(&page[start..end]);
        whole.push_str(rest);
    }
    whole
}

/// What the script does with a part of the story: parts are sorted by number, and the empty one says which there are.
fn grow(page: &mut String, change: &str) {
    let (from, to) = element(page, "log").expect("there is a story");
    let list = page[from..to].to_owned();
    let begin = list.find('>').expect("a tag ends") + 1;
    let after = |part: &str, name: &str| -> Option<usize> { part.split(name).nth(1)?.split('"').next()?.parse().ok() };
    let number = |part: &str| after(part, "id=\"k");
    let mut parts: Vec<&str> = list[begin..list.len() - "</div>".len()].split_inclusive("</ol>").collect();
    if !parts.contains(&change) {
        parts.push(change);
    }
    parts.sort_by_key(|part| number(part));
    if let Some(only) = change.split("data-only=\"").nth(1).and_then(|rest| rest.split('"').next()) {
        let run = |run: &str| {
            let (first, last) = run.split_once('-').expect("from, to");
            first.parse::<usize>().expect("a number")..=last.parse().expect("a number")
        };
        let only: Vec<_> = only.split_whitespace().map(run).collect();
        let is_told = |number: usize| only.iter().any(|run| run.contains(&number));
        parts.retain(|part| *part == change || number(part).is_some_and(is_told));
    }
    page.replace_range(from..to, &format!("{}{}</div>", &list[..begin], parts.concat()));
}

/// Where the element with this id begins and ends.
fn element(page: &str, id: &str) -> Option<(usize, usize)> {
    let start = page[..page.find(&format!(" id=\"{id}\""))?].rfind('<')?;
    let name: String = page[start + 1..].chars().take_while(char::is_ascii_alphanumeric).collect();
    let (mut depth, mut at) = (0, start);
    let (open, shut) = (format!("<{name}"), format!("</{name}>"));
    loop {
        let next = page[at..].find('<')? + at;
        if page[next..].starts_with(&shut) {
            depth -= 1;
            if depth == 0 {
                return Some((start, next + shut.len()));
            }
        } else if page[next..].starts_with(&open) && !page[next + open.len()..].starts_with(char::is_alphanumeric) {
            depth += 1;
        }
        at = next + 1;
    }
}

#[test]
fn changes_turn_the_old_page_into_the_new_one() {
    let mut old: Option<(Picture, Option<Seat>)> = None;
    let (mut whole, mut told) = (0, 0);
    over_matches(|scene, frame, words| {
        let new = web::table(scene, frame, words);
        assert_eq!(new.changes(&Held::default()).html, new.html(), "who holds nothing gets everything");
        assert_eq!(new.changes(&new.held()), Changes::default(), "who holds all of it gets nothing");
        if let Some((old, you)) = &old {
            let changes = new.changes(&old.held());
            assert_eq!(apply(old.html(), &changes), new.html());
            let mut held = old.held();
            assert_eq!(web::update(scene, frame, words, &mut held), changes, "what is held need not be drawn");
            assert_eq!(held, new.held());
            if *you == frame.you {
                whole += new.html().len();
                told += changes.html.len();
            }
        }
        old = Some((new, frame.you));
    });
    assert!(told * 2 < whole, "changes are much smaller than pages: {told} of {whole}");
}

#[test]
fn ids_are_unique_and_tags_are_balanced() {
    over_matches(|scene, frame, words| {
        let picture = web::table(scene, frame, words);
        let ids: Vec<&str> = picture.html().split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let known: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(known.len(), ids.len(), "in {}", scene.game);
        assert!(picture.ids().all(|id| known.contains(id)));
        balanced(picture.html());
    });
}

fn balanced(html: &str) {
    let mut open = vec![];
    for tag in html.split('<').skip(1).filter_map(|rest| rest.split('>').next()) {
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name)),
            None => {
                let name = tag.split(' ').next().expect("a tag has a name");
                if !matches!(name, "input" | "col") {
                    open.push(name);
                }
            }
        }
    }
    assert_eq!(open, Vec::<&str>::new());
}

#[test]
fn what_people_write_stays_text_and_nothing_is_inline() {
    over_matches(|scene, frame, words| {
        let page = web::table(scene, frame, words);
        let html = page.html();
        assert!(!html.contains("<script") && !html.contains("<b onclick"));
        for tag in html.split('<').skip(1).filter_map(|rest| rest.split('>').next()) {
            // Attributes only: text stands between quotes.
            let bare: String = tag.split('"').step_by(2).collect();
            assert!(!bare.contains(" style="), "{tag}");
            assert!(!bare.contains(" on"), "{tag}");
        }
        assert!(!html.contains('⟦'), "a word is missing in {}", scene.game);
        assert!(!html.chars().any(|letter| ('\u{E000}'..'\u{F900}').contains(&letter)));
    });
}

/// Everything can be done without the script: each offer is the value of a button or of a choice in a form.
#[test]
fn every_offer_can_be_sent() {
    over_matches(|scene, frame, words| {
        let html = web::table(scene, frame, words);
        let list = html.html().split_once("<section id=\"do\"").expect("there is a list of offers").1;
        for ordering in scene.offers.iter().filter_map(|group| group.ordering.as_ref()) {
            // Each place asks for each piece, and the answers are sent one after another.
            assert!(list.contains(&format!("name=\"action\" value=\"{}\"", ordering.start)), "{ordering:?}");
            for laid in &ordering.places {
                let asked = list.matches(&format!("<option value=\"{}\"", laid.mark)).count();
                assert_eq!(asked, ordering.places.len(), "{ordering:?}");
            }
        }
        let listed = scene.offers.iter().filter(|group| group.ordering.is_none());
        for offer in listed.flat_map(|group| &group.offers) {
            assert!(list.contains(&format!(" value=\"{}\"", offer.act)), "{}", offer.act);
        }
        assert_eq!(html.html().matches("<form id=\"act\"").count(), 1);
    });
}

#[test]
fn a_scene_goes_through_json_without_loss() {
    let mut largest = 0;
    over_matches(|scene, frame, _| {
        let value = web::json::scene(scene);
        assert_eq!(web::json::read_scene(&value).expect("a Scene"), *scene);
        let text = value.to_string();
        largest = largest.max(text.len());
        let seen = TableSight { at: "3.0".into(), news: 5, scene: scene.clone(), frame: frame.clone() }.write();
        let again = TableSight::read(&seen.to_string()).expect("JSON reads back");
        assert_eq!((&again.scene, again.write()), (scene, seen));
    });
    assert!(largest < 200_000, "{largest} bytes");
}

#[test]
fn json_that_is_no_scene_is_refused_with_its_place() {
    let value = web::json::scene(&Scene::default());
    let mut extra = value.clone();
    extra["colour"] = "red".into();
    let unreadable = web::json::read_scene(&extra).expect_err("nobody knows the field");
    assert!(unreadable.to_string().starts_with("unknown field `colour`"), "{unreadable}");
    let mut wrong = value;
    wrong["who"] = "P9".into();
    let unreadable = web::json::read_scene(&wrong).expect_err("no such seat");
    assert_eq!(unreadable.to_string(), "who: invalid value: string \"P9\", expected a seat");
    let deep = serde_json::json!({ "table": [{ "id": 1, "layout": "heap", "mood": "plain" }] });
    let unreadable = web::json::read_scene(&deep).expect_err("no such layout");
    assert_eq!(unreadable.path().to_string(), "table[0].layout");
}

/// The same Scene drawn twice is the same text, so that a server can compare.
#[test]
fn a_picture_is_the_same_every_time() {
    over_matches(|scene, frame, words| {
        assert_eq!(web::table(scene, frame, words), web::table(scene, frame, words));
    });
}

#[test]
fn assets_are_small_and_hold_to_the_rules_of_the_page() {
    for path in web::assets() {
        let asset = web::asset(path).expect("it is listed");
        assert!(asset.bytes.len() < 80_000, "{path}: {} bytes, which compress to a sixth", asset.bytes.len());
        if asset.kind == "image/png" {
            continue;
        }
        let text = std::str::from_utf8(asset.bytes).expect("all others are text");
        if path.ends_with(".svg") {
            // A page can style symbols of another file only by variables and attributes.
            assert!(!text.contains(" style=") && !text.contains(" class=") && !text.contains("<script"), "{path}");
        }
        if path.ends_with(".js") {
            assert!(!text.contains("eval(") && !text.contains("new Function"), "{path}");
            let most = if path == "table.js" { 72_000 } else { 24_000 };
            assert!(text.len() < most, "{path}: {} bytes, which compress to a third", text.len());
        }
    }
    assert_eq!(web::asset("../Cargo.toml"), None);
    assert_eq!(web::asset("adit.css").map(|asset| asset.kind), Some("text/css; charset=utf-8"));
}

/// Every symbol of every Scene is in the game's sprite, and every game has all its art.
#[test]
fn every_symbol_is_drawn() {
    for info in registry::infos() {
        for file in [".css", ".svg", "/door.svg", "/mark.svg"] {
            assert!(web::asset(&format!("games/{}{file}", info.id)).is_some(), "{} has no {file}", info.id);
        }
    }
    let sprite = |path: &str| {
        let asset = web::asset(path.trim_start_matches("/assets/")).unwrap_or_else(|| panic!("no {path}"));
        String::from_utf8(asset.bytes.to_vec()).expect("it is text")
    };
    let mut sprites = std::collections::BTreeMap::new();
    over_matches(|scene, frame, words| {
        let picture = web::table(scene, frame, words);
        for link in
            picture.html().split("<use").skip(1).filter_map(|rest| rest.split("href=\"").nth(1)?.split('"').next())
        {
            let (path, name) = link.split_once('#').expect("a symbol of a sprite");
            let text = sprites.entry(path.to_owned()).or_insert_with(|| sprite(path));
            assert!(text.contains(&format!("id=\"{name}\"")), "{path} has no {name}");
        }
    });
}

#[test]
fn a_page_loads_everything_from_outside() {
    let (look, scripts) = (web::Look { theme: web::Theme::Dark, ..web::Look::default() }, &["adit.js"][..]);
    let plain = web::Page { title: "A <title>", lang: "pl", ..web::Page::default() };
    let page = web::page(&web::Page { game: Some("nothing"), look, scripts, ..plain }, "<main>body</main>");
    assert!(page.starts_with("<!doctype html><html lang=\"pl\" data-theme=\"dark\">"));
    assert!(
        page.contains("<title>A &lt;title&gt;</title>")
            && page.contains("<body data-base=\"/\"><main>body</main></body>")
    );
    assert!(page.contains("href=\"/assets/games/nothing.css\""));
    assert!(!web::page(&plain, "").contains("/games/"));
    assert!(!page.contains("<style") && page.matches("<script").count() == 2 && page.contains("defer"));
}

/// Every text of this crate that is used exists, and every one that exists is used.
#[test]
fn every_word_is_used() {
    let (_, english) = web::TEXTS.iter().find(|(language, _)| *language == "en").expect("English is always there");
    let keys: BTreeSet<&str> = english
        .lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key)
        .filter(|key| key.starts_with("web-"))
        .collect();
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    // The house writes the pages around the tables, and the coach its reasons, with texts of this crate too.
    let source: String = ["src", "../house/src", "../bots/src"].map(|folder| sources(&here.join(folder))).concat();
    let words = source.split("\"web-").skip(1).filter_map(|rest| rest.split('"').next());
    let used: BTreeSet<String> = words.map(|word| format!("web-{word}")).collect();
    let keys: BTreeSet<String> = keys.into_iter().map(Into::into).collect();
    assert_eq!(used, keys);
}

/// All the code in a folder.
fn sources(folder: &std::path::Path) -> String {
    let entries = std::fs::read_dir(folder).expect("the sources lie here").flatten().map(|entry| entry.path());
    entries
        .map(|path| match path.is_dir() {
            true => sources(&path),
            false => std::fs::read_to_string(path).unwrap_or_default(),
        })
        .collect()
}
