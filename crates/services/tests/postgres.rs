//! A private PostgreSQL starts, keeps what it was told, and comes back.
use services::Postgres;
use std::io::{Read, Write};
use std::net::TcpStream;

/// Asks by PostgreSQL's simple protocol and gives everything it said, as text.
fn ask(postgres: &Postgres, query: &str) -> String {
    let mut stream = TcpStream::connect(postgres.address()).expect("it listens");
    let user = b"user\0postgres\0\0";
    send(&mut stream, &[&196_608_u32.to_be_bytes()[..], user].concat());
    stream.write_all(b"Q").expect("the kind of message");
    send(&mut stream, format!("{query}\0").as_bytes());
    stream.write_all(b"X").expect("goodbye");
    send(&mut stream, b"");
    let mut said = Vec::new();
    stream.read_to_end(&mut said).expect("an answer");
    String::from_utf8_lossy(&said).into_owned()
}

fn send(stream: &mut TcpStream, body: &[u8]) {
    let length = u32::try_from(body.len() + 4).expect("a short message");
    stream.write_all(&[&length.to_be_bytes()[..], body].concat()).expect("it listens");
}

#[test]
fn what_was_committed_survives_a_gentle_end_and_a_power_cut() {
    let mut postgres = Postgres::start().expect("PostgreSQL");
    assert!(ask(&postgres, "create table word (word text)").contains("CREATE TABLE"));
    assert!(ask(&postgres, "insert into word values ('candle')").contains("INSERT 0 1"));
    postgres.stop().expect("it ends");
    assert!(TcpStream::connect(postgres.address()).is_err(), "nobody listens");
    postgres.start_again().expect("it comes back");
    assert!(ask(&postgres, "insert into word values ('lantern')").contains("INSERT 0 1"));
    postgres.kill().expect("it ends");
    assert!(TcpStream::connect(postgres.address()).is_err(), "nobody listens");
    postgres.start_again().expect("it comes back");
    let words = ask(&postgres, "select word from word");
    assert!(words.contains("candle") && words.contains("lantern"), "{words}");
}

#[test]
fn two_instances_know_nothing_of_each_other_and_both_are_durable() {
    let (one, two) = (Postgres::start().expect("one"), Postgres::start().expect("two"));
    assert_ne!(one.url(), two.url());
    ask(&one, "create table word (word text)");
    assert!(ask(&two, "select * from word").contains("does not exist"));
    let durable = ask(&one, "select 'sync is ' || current_setting('fsync') || current_setting('synchronous_commit')");
    assert!(durable.contains("sync is onon"), "{durable}");
}
