//! All one's matches as one text: taken along, brought to another house, and what becomes of texts that are none.
use super::luck::Luck;
use super::table::{House, Player, play_to_the_end, text};
use serde_json::{Value, json};
use services::Answer;

const EXAMPLE: &str = include_str!("../../../../games/gnomes/examples/strong.record");

/// Plays a match of this game to its end.
fn finish(player: &mut Player, game: &str, seed: u64) {
    player.make(&json!({ "game": game, "chairs": ["me", "level1"], "pace": 0, "name": "Ola" }));
    play_to_the_end(std::slice::from_mut(player), &mut Luck::new(seed));
}

#[track_caller]
fn packed(player: &mut Player) -> String {
    let answer = player.ask("/api/me/matches");
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert!(answer.header("content-disposition").is_some_and(|name| name.contains("adit-matches.txt")));
    answer.body
}

fn send(player: &mut Player, text: &str) -> Answer {
    player.http.request("POST", "/api/me/matches", Some(("text/plain", text))).expect("an answer")
}

#[track_caller]
fn unpacked(player: &mut Player, text: &str) -> Value {
    let answer = send(player, text);
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).expect("JSON")
}

fn counts(value: &Value) -> (u64, u64, usize) {
    let number = |name: &str| value[name].as_u64().expect("a number");
    (number("taken"), number("known"), value["refused"].as_array().expect("a list").len())
}

#[test]
fn matches_go_from_house_to_house_and_back_and_nothing_is_doubled() {
    let (_here, mut ola) = House::with_guest();
    finish(&mut ola, "gnomes", 5);
    let first = ola.get("/record").body;
    finish(&mut ola, "clonk", 6);
    let second = ola.get("/record").body;
    // One that is still on, with all its secrets.
    ola.make(&json!({ "game": "clank", "chairs": ["me", "level1"], "pace": 0 }));
    let all = packed(&mut ola);
    assert_eq!(all, format!("{first}\n{second}\n"), "record after record, oldest first, and only those that are over");

    let (_there, mut same) = House::with_guest();
    assert_eq!(counts(&unpacked(&mut same, &all)), (2, 0, 0));
    assert_eq!(counts(&unpacked(&mut same, &all)), (0, 2, 0));
    assert_eq!(counts(&unpacked(&mut same, &format!("{all}\n\n{all}"))), (0, 4, 0));
    assert_eq!(packed(&mut same), all, "they can be taken along again");
    let front = same.ask("/").body;
    assert_eq!(front.matches("brought along").count(), 2, "{front}");
    let end = front.split("href=\"").filter_map(|rest| rest.split('"').next()).find(|to| to.ends_with("/end"));
    assert!(same.ask(end.expect("a way to look at it")).body.contains("class=\"podium\""));
    assert!(same.ask("/analysis").body.contains("brought along"));
    assert_eq!(counts(&unpacked(&mut ola, &all)), (0, 2, 0), "where they were played they are known");
    same.http.request("DELETE", "/api/me", None).expect("an answer");
    assert_eq!(same.ask("/api/me/matches").status, 401, "who is forgotten has nothing left");
}

#[test]
fn what_is_no_record_is_refused_by_its_line_and_the_rest_is_taken() {
    let (_house, mut ola) = House::with_guest();
    let lines: Vec<&str> = EXAMPLE.trim_end().lines().collect();
    let half = lines[..lines.len() / 2].join("\n");
    let spoilt = EXAMPLE.replacen("seats: ", "chairs: ", 1);
    let wrong_step = format!("{}\ndance\n", lines[..12].join("\n"));
    let text_of_all = format!("hello\n{half}\n\n{spoilt}\n{EXAMPLE}\n{wrong_step}");
    let said = unpacked(&mut ola, &text_of_all);
    assert_eq!(counts(&said), (1, 0, 4), "{said}");
    let all: Vec<&str> = text_of_all.lines().collect();
    for (one, begins) in said["refused"].as_array().expect("a list").iter().zip(["hello", "adit", "adit", "adit"]) {
        let line = one["line"].as_u64().expect("a number") as usize;
        assert!(all[line - 1].starts_with(begins), "{one}");
        assert!(text(&one["message"]).ends_with('.'), "a sentence: {one}");
    }
    let line = all.iter().position(|line| line.starts_with("chairs: ")).expect("it is there") + 1;
    assert!(text(&said["refused"][2]["message"]).contains(&format!("line {line}:")), "lines of the file: {said}");
    let line = all.iter().position(|line| *line == "dance").expect("it is there") + 1;
    assert!(text(&said["refused"][3]["message"]).contains(&format!("line {line}")), "{said}");
    for nothing in ["", " \n\n"] {
        assert_eq!(send(&mut ola, nothing).status, 400, "{nothing:?}");
    }
    let large = "x".repeat(8 * 1024 * 1024 + 10);
    assert_eq!(send(&mut ola, &large).status, 413);
    let long = format!("{EXAMPLE}{}", "keep\n".repeat(40_000));
    assert_eq!(counts(&unpacked(&mut ola, &long)), (0, 0, 1), "a record can be too long by itself");
    assert_eq!(packed(&mut ola).trim_end(), EXAMPLE.trim_end(), "nothing was lost and nothing came of the rest");
}

#[test]
fn a_form_brings_matches_without_script_and_says_so_in_every_language() {
    let (_house, mut ola) = House::with_guest();
    assert!(!ola.ask("/settings").body.contains("href=\"/settings/matches\""), "nobody has anything to save yet");
    let sent = ola.send("/settings/matches?lang=de", &[("text", EXAMPLE)]);
    assert!(sent.status == 200 && sent.body.contains("1 Partie ist jetzt bei deinen."), "{}", sent.body);
    let file = format!(
        "--x1\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n\r\nhello\n{EXAMPLE}\r\n--x1--\r\n"
    );
    let form = "multipart/form-data; boundary=x1";
    let again = ola.http.request("POST", "/settings/matches?lang=ru", Some((form, &file))).expect("an answer").body;
    for word in ["Ни одной партии не добавлено.", "1 уже была здесь.", "1 текст не принят", "Строка 1:"]
    {
        assert!(again.contains(word), "{word}: {again}");
    }
    let nothing = ola.send("/settings/matches", &[("text", "")]);
    assert!(nothing.status == 400 && nothing.body.contains("role=\"alert\""), "{}", nothing.body);
    let saved = ola.ask("/settings/matches");
    assert!(ola.ask("/settings").body.contains("href=\"/settings/matches\""));
    assert_eq!((saved.status, saved.body.trim_end()), (200, EXAMPLE.trim_end()));
}
