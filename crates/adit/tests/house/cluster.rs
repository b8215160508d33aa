//! Several nodes on one PostgreSQL and one NATS server.
use super::table::{Player, eventually, program, wait};
use journal::{Address, MatchId, Store};
use services::{Http, Nats, Node, Postgres};

/// Nodes and what they share.
pub(super) struct Cluster {
    // Dropped in this order: first the nodes, then what they stand on.
    pub(super) nodes: Vec<Node>,
    pub(super) nats: Nats,
    pub(super) postgres: Postgres,
}

impl Cluster {
    /// Starts so many nodes without limits.
    pub(super) fn start(nodes: usize) -> Cluster {
        Cluster::start_with(nodes, &["--unlimited"])
    }

    /// Starts so many nodes with these further words on their command lines.
    pub(super) fn start_with(nodes: usize, more: &[&str]) -> Cluster {
        let (postgres, nats) = (Postgres::start().expect("PostgreSQL"), Nats::start().expect("NATS"));
        let (database, bus) = (postgres.url(), nats.url());
        let words = [&["--database", &database, "--bus", &bus, "--thinkers", "1"], more].concat();
        let nodes = (0..nodes).map(|_| Node::start(program(), &words).expect("a node")).collect();
        Cluster { nodes, nats, postgres }
    }

    /// A browser nobody knows yet, at one of the nodes.
    pub(super) fn guest(&self, node: usize) -> Player {
        Player::new(self.nodes[node].address())
    }

    /// The lines of a match as they stand in the journal.
    pub(super) fn lines(&self, table: &str) -> Vec<String> {
        let id: MatchId = table.parse().expect("an id");
        let address = Address::Postgres(self.postgres.url());
        let lines = wait(async {
            let store = Store::open_beside(&address, house::MIGRATIONS).await?;
            store.lines(&id, 0).await
        });
        lines.expect("the lines").into_iter().map(|line| line.text).collect()
    }

    /// The node that feeds a stream, if exactly one does.
    pub(super) fn streaming(&self) -> usize {
        let streams = |node: &Node| {
            let text = node.http().get("/metrics").map(|answer| answer.body).unwrap_or_default();
            text.lines().find_map(|line| line.strip_prefix("adit_streams ")?.parse::<f64>().ok()).unwrap_or(0.0)
        };
        eventually("one node has the stream", || self.nodes.iter().position(|node| streams(node) > 0.0))
    }
}

/// The same player, calling elsewhere.
pub(super) fn moved(player: &Player, address: std::net::SocketAddr) -> Player {
    let mut http: Http = player.http.clone();
    http.move_to(address);
    Player { http, table: player.table.clone(), base: player.base.clone() }
}
