//! The client against answers written by hand.
use services::{Http, free_port};
use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// Answers one connection after the other with these texts, each in pieces, and tells what it was asked.
fn server(answers: &[&[&str]]) -> (Http, Receiver<String>) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let address = listener.local_addr().expect("its address");
    let answers: Vec<Vec<String>> =
        answers.iter().map(|pieces| pieces.iter().map(ToString::to_string).collect()).collect();
    let (asked, questions) = channel();
    thread::spawn(move || {
        for pieces in answers {
            let (mut stream, _) = listener.accept().expect("a client");
            let mut question = [0; 4096];
            let count = stream.read(&mut question).expect("a question");
            asked.send(String::from_utf8_lossy(&question[..count]).into_owned()).expect("the test listens");
            for piece in pieces {
                stream.write_all(piece.as_bytes()).expect("the client listens");
                thread::sleep(Duration::from_millis(20));
            }
        }
    });
    (Http::new(address), questions)
}

#[test]
fn an_answer_has_status_headers_and_body() {
    let (mut http, questions) =
        server(&[&["HTTP/1.1 201 Created\r\nX-Word: candle\r\nContent-Length: 8\r\n\r\nlan", "tern!"]]);
    let answer = http.post_json("/api/tables", "{\"a\":1}").expect("an answer");
    assert_eq!((answer.status, answer.body.as_str()), (201, "lantern!"));
    assert_eq!(answer.header("x-word"), Some("candle"));
    let question = questions.recv().expect("a question");
    assert!(question.starts_with("POST /api/tables HTTP/1.1\r\n"), "{question}");
    assert!(question.ends_with("\r\n\r\n{\"a\":1}"), "{question}");
    for line in ["content-type: application/json", "content-length: 7", &format!("origin: http://{}", http.address())] {
        assert!(question.contains(line), "{line} is missing in {question}");
    }
}

#[test]
fn a_body_in_chunks_is_put_together() {
    let (mut http, _questions) = server(&[&[
        "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nlan",
        "te\r\n3;x=y\r",
        "\nrns\r\n0\r\n\r\n",
    ]]);
    assert_eq!(http.get("/").expect("an answer").body, "lanterns");
}

#[test]
fn cookies_are_kept_sent_and_taken_away() {
    let (mut http, questions) = server(&[
        &["HTTP/1.1 200 OK\r\nSet-Cookie: adit=ola.17; HttpOnly; Path=/\r\nContent-Length: 0\r\n\r\n"],
        &["HTTP/1.1 204 No Content\r\nSet-Cookie: adit=; Max-Age=0\r\n\r\n"],
        &["HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"],
    ]);
    for expected in [None, Some("cookie: adit=ola.17\r\n"), None] {
        http.get("/").expect("an answer");
        let question = questions.recv().expect("a question");
        assert_eq!(question.contains("cookie"), expected.is_some(), "{question}");
        assert!(question.contains(expected.unwrap_or_default()), "{question}");
    }
    assert_eq!(http.cookie("adit"), None);
}

#[test]
fn headers_can_be_changed_and_left_out() {
    let empty = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n";
    let (http, questions) = server(&[&[empty], &[empty]]);
    http.clone().bearer("secret").without("Origin").post_json("/", "{}").expect("an answer");
    let question = questions.recv().expect("a question");
    assert!(question.contains("authorization: Bearer secret\r\n") && !question.contains("origin"), "{question}");
    http.with("Origin", "http://evil").post_json("/", "{}").expect("an answer");
    assert!(questions.recv().expect("a question").contains("origin: http://evil\r\n"));
}

#[test]
fn an_error_says_what_was_asked_and_what_happened() {
    let (mut http, _questions) = server(&[&["HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nlan"], &[]]);
    let url = format!("GET http://{}/x: ", http.address());
    let said = |error: io::Error| error.to_string();
    assert_eq!(said(http.get("/x").expect_err("it is cut")), url.clone() + "the answer broke off.");
    assert_eq!(said(http.get("/x").expect_err("no answer")), url + "the connection closed without an answer.");
    let nobody = SocketAddr::from((Ipv4Addr::LOCALHOST, free_port().expect("a port")));
    assert_eq!(Http::new(nobody).get("/").expect_err("nobody").kind(), io::ErrorKind::ConnectionRefused);
}

#[test]
fn events_are_read_from_a_stream_in_pieces() {
    let (http, questions) = server(&[&[
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n: hello\n\nevent: scene\nid: 3",
        "4.0\ndata: one\ndata: two\n",
        "\n:\n\ndata:three\r\n\r\nevent: over\ndata: {}\n\n",
    ]]);
    let events = http.events_after("/events", "33.0").expect("a stream");
    let all = events.map(|event| event.map(|event| [event.event, event.id, event.data].join("|")));
    let all: Vec<String> = all.collect::<io::Result<_>>().expect("no error");
    assert_eq!(all, ["scene|34.0|one\ntwo", "message|34.0|three", "over|34.0|{}"]);
    assert!(questions.recv().expect("a question").contains("last-event-id: 33.0\r\n"));
}

#[test]
fn events_can_be_awaited_by_name_and_with_patience() {
    let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n";
    let (news, over) = ("19\r\nevent: news\ndata: {}\n\n: \n\r\n", "16\r\nevent: over\ndata: 17\n\n\r\n0\r\n\r\n");
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let http = Http::new(listener.local_addr().expect("its address"));
    let (go_on, told) = channel();
    thread::spawn(move || {
        let (mut stream, _) = listener.accept().expect("a client");
        stream.write_all([head, news].concat().as_bytes()).expect("the client listens");
        told.recv().expect("the test goes on");
        stream.write_all(over.as_bytes()).expect("the client listens");
    });
    let mut events = http.events("/events").expect("a stream");
    assert_eq!(events.wait_for("news").expect("it came").data, "{}");
    let late = events.next_within(Duration::from_millis(50)).expect_err("nothing comes");
    assert_eq!(late.kind(), io::ErrorKind::TimedOut);
    go_on.send(()).expect("somebody listens");
    assert_eq!(events.wait_for("over").expect("it came").data, "17");
    assert_eq!(events.wait_for("more").expect_err("it ended").to_string(), "the stream ended without the event more.");
}

#[test]
fn what_is_no_stream_of_events_is_told() {
    let answer = "HTTP/1.1 404 Not Found\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";
    let (http, _questions) = server(&[&[answer]]);
    let error = http.events("/events").expect_err("it is an answer").to_string();
    assert!(error.ends_with("/events: no stream of events but status 404, application/json: {}"), "{error}");
}
