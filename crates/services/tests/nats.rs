//! A private NATS server starts, carries a message, and comes back.
use services::Nats;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;

/// Subscribes, publishes and waits for the message by NATS's own protocol, which is lines of text.
fn carry(nats: &Nats) -> String {
    let mut stream = TcpStream::connect(nats.address()).expect("it listens");
    let orders = "CONNECT {\"verbose\":false}\r\nSUB hint 1\r\nPUB hint 5\r\nhello\r\n";
    stream.write_all(orders.as_bytes()).expect("it listens");
    let lines: Vec<String> = BufReader::new(stream).lines().take(3).map(|line| line.expect("a line")).collect();
    assert!(lines[0].contains("\"jetstream\":true"), "{}", lines[0]);
    lines[1..].join(" / ")
}

#[test]
fn a_message_is_carried_also_after_a_gentle_end_and_a_power_cut() {
    let mut nats = Nats::start().expect("NATS");
    assert_eq!(nats.url(), format!("nats://{}", nats.address()));
    assert_eq!(carry(&nats), "MSG hint 1 5 / hello");
    nats.stop().expect("it ends");
    assert!(TcpStream::connect(nats.address()).is_err(), "nobody listens");
    nats.start_again().expect("it comes back");
    nats.kill().expect("it ends");
    nats.start_again().expect("it comes back");
    nats.start_again().expect("it runs already");
    assert_eq!(carry(&nats), "MSG hint 1 5 / hello");
}
