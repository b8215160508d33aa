//! Nodes behind haproxy, with a small stand-in for `adit serve`.
use services::{Folder, Haproxy, Http, Node};
use std::fs;
use std::io;
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::time::Duration;

/// Says who it is at every path, and streams a tick every 50 milliseconds at `/events`.
const STAND_IN: &str = r#"#!/usr/bin/env python3
import http.server, os, signal, sys, time
print("node", *sys.argv[1:], flush=True)
signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
class Node(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        if self.path != "/events":
            self.wfile.write(str(os.getpid()).encode())
        else:
            while True:
                self.wfile.write(f"data: {os.getpid()}\n\n".encode())
                time.sleep(0.05)
    do_POST = do_GET
    def log_message(self, *_): pass
host, port = sys.argv[3].split(":")
http.server.ThreadingHTTPServer((host, int(port)), Node).serve_forever()
"#;

/// The stand-in as a program in a folder of its own.
fn program() -> (Folder, PathBuf) {
    let folder = Folder::new("stand-in").expect("a folder");
    let path = folder.path().join("adit");
    fs::write(&path, STAND_IN).expect("a program");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("one that may be run");
    (folder, path)
}

fn who(http: &mut Http) -> io::Result<u32> {
    let answer = http.get("/")?;
    answer.body.parse().map_err(|_| io::Error::other(format!("{answer:?}")))
}

#[test]
fn a_node_starts_answers_and_comes_back() {
    let (_folder, program) = program();
    let mut node = Node::start(&program, &["--database", "none"]).expect("a node");
    let first = node.pid().expect("it runs");
    assert_eq!(who(&mut node.http()).expect("an answer"), first);
    assert!(node.log().contains(&format!("node serve --listen {} --database none\n", node.address())));
    node.restart().expect("it comes back");
    let second = node.pid().expect("it runs");
    assert_ne!(first, second);
    assert_eq!(who(&mut node.http()).expect("an answer"), second);
    node.kill().expect("it ends");
    assert!(node.pid().is_none());
    assert!(TcpStream::connect(node.address()).is_err(), "nobody listens");
    node.start_again().expect("it comes back");
    assert!(who(&mut node.http()).is_ok());
    node.stop().expect("it ends well");
}

#[test]
fn a_node_that_does_not_start_tells_why() {
    let (_folder, program) = program();
    fs::write(&program, "#!/bin/sh\necho the cellar is flooded\nexit 3\n").expect("a program");
    let error = Node::start(&program, &[]).expect_err("it ends at once").to_string();
    assert_eq!(error, "adit ended while it started. The end of its log:\nthe cellar is flooded");
}

#[test]
fn players_of_a_killed_node_go_on_with_another() {
    let (_folder, program) = program();
    let mut nodes: Vec<Node> = (0..2).map(|_| Node::start(&program, &[]).expect("a node")).collect();
    let addresses: Vec<_> = nodes.iter().map(Node::address).collect();
    let mut haproxy = Haproxy::start(&addresses).expect("haproxy");
    let mut http = Http::new(haproxy.address());
    let mut events = http.events("/events").expect("a stream");
    let beside = events.wait_for("message").expect("a tick").data;
    let killed = nodes.iter().position(|node| node.pid().map(|pid| pid.to_string()) == Some(beside.clone()));
    let killed = killed.expect("the stream is one node's");

    nodes[killed].kill().expect("it ends");
    let other = nodes[1 - killed].pid().expect("it runs");
    while events.next_within(Duration::from_secs(2)).is_ok_and(|event| event.is_some()) {}
    for _ in 0..5 {
        assert_eq!(who(&mut http).expect("an answer"), other, "{}", haproxy.log());
        assert_eq!(http.post_json("/api/tables/x/act", "{}").expect("an answer").body, other.to_string());
    }
    let tick = http.events("/events").expect("a stream").wait_for("message").expect("a tick");
    assert_eq!(tick.data, other.to_string());

    nodes[killed].start_again().expect("it comes back");
    haproxy.stop().expect("it ends");
    assert!(http.get("/").is_err(), "nobody listens");
    haproxy.start_again().expect("it comes back");
    let asked: std::collections::BTreeSet<u32> = (0..10).map(|_| who(&mut http).expect("an answer")).collect();
    assert_eq!(asked.len(), 2, "both nodes answer");
}
