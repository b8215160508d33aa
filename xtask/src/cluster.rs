//! `cargo xtask cluster`: several nodes, the services they share and one public address, all private to this run.
//!
//! Nothing here listens for Ctrl-C: what `services` starts dies with its owner, and takes its folder along.
use crate::install;
use crate::process::{Outcome, Stop};
use crate::program::build;
use services::{Haproxy, Nats, Node, Postgres};
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

/// Enough that one can be lost and there is still a choice.
const NODES: usize = 3;

/// More than this and the machine does nothing else.
const MOST_NODES: usize = 16;

/// Everything that runs; nodes and proxy go before what they stand on.
struct Cluster {
    haproxy: Haproxy,
    nodes: Vec<Node>,
    nats: Nats,
    postgres: Postgres,
}

/// Builds the program, starts the cluster and looks after it until Ctrl-C.
pub(crate) fn run(root: &Path, words: &[&str]) -> Outcome {
    let count = count(words)?;
    install::install(install::CLUSTER)?;
    let program = build(root, &["--release"])?;
    let failed = |error: io::Error| Stop::failure(error.to_string());
    let mut cluster = Cluster::start(&program, count).map_err(failed)?;
    cluster.introduce();
    cluster.look_after().map_err(failed)
}

fn count(words: &[&str]) -> Outcome<usize> {
    let count = match words {
        [] => Some(NODES),
        ["--nodes", count] => count.parse().ok().filter(|count| (1..=MOST_NODES).contains(count)),
        _ => return Err(Stop::misuse("`cargo xtask cluster` knows only `--nodes NUMBER`.")),
    };
    count.ok_or_else(|| Stop::misuse(format!("`--nodes` wants a number from 1 to {MOST_NODES}.")))
}

impl Cluster {
    fn start(program: &Path, count: usize) -> io::Result<Cluster> {
        println!("Starting PostgreSQL, NATS, {count} nodes and haproxy.");
        let (postgres, nats) = (Postgres::start()?, Nats::start()?);
        let (database, bus) = (postgres.url(), nats.url());
        let words = ["--database", &database, "--bus", &bus, "--behind-proxy"];
        let nodes = (0..count).map(|_| Node::start(program, &words)).collect::<io::Result<Vec<Node>>>()?;
        let addresses: Vec<SocketAddr> = nodes.iter().map(Node::address).collect();
        Ok(Cluster { haproxy: Haproxy::start(&addresses)?, nodes, nats, postgres })
    }

    fn introduce(&self) {
        println!("\nPlay at     http://{}\n", self.haproxy.address());
        for (number, node) in (1..).zip(&self.nodes) {
            println!("Node {number}      http://{} (process {})", node.address(), node.pid().unwrap_or_default());
        }
        println!("PostgreSQL  {}", self.postgres.url());
        println!("NATS        {}", self.nats.url());
        println!("\nKill a node and it is started again. Ctrl-C ends everything, and nothing is kept.");
    }

    /// Starts again what ended; ends only when that fails.
    fn look_after(&mut self) -> io::Result<()> {
        loop {
            std::thread::sleep(Duration::from_secs(1));
            for (number, node) in (1..).zip(&mut self.nodes) {
                if !node.is_running() {
                    println!("Node {number} ended.");
                    node.start_again()?;
                    println!("Node {number} is back (process {}).", node.pid().unwrap_or_default());
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_nodes_unless_told_otherwise() {
        assert_eq!(count(&[]), Ok(3));
        assert_eq!(count(&["--nodes", "5"]), Ok(5));
    }

    #[test]
    fn what_is_no_number_of_nodes_is_refused() {
        for words in [&["--nodes"][..], &["--nodes", "0"], &["--nodes", "many"], &["--nodes", "17"], &["please"]] {
            assert_eq!(count(words).map_err(|stop| stop.code), Err(2), "{words:?}");
        }
    }
}
