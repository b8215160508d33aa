//! A private haproxy in front of several nodes.
use crate::process::Signal;
use crate::programs;
use crate::service::Service;
use std::fmt::Write;
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::Command;
use std::{fs, io};

/// Streams stay open for an hour of silence. A node that is not ready is left within half a second, and a request that
/// met a dying one is given to another; of the writes only a move, whose number makes sure that it counts once.
const SETTINGS: &str = "\
global
    log stdout format raw daemon notice
    maxconn 20000
    no strict-limits

defaults
    mode http
    log global
    timeout connect 1s
    timeout client 1h
    timeout server 1h
    timeout tunnel 1h
    timeout queue 5s
    timeout check 1s
    retries 3
    option redispatch 1
    option http-no-delay
    option forwardfor
    retry-on conn-failure empty-response

frontend players
    bind {address}
    default_backend nodes

backend nodes
    balance leastconn
    http-request disable-l7-retry if METH_POST !{ path_end /act }
    option httpchk GET /ready
    http-check expect status 200
    default-server check inter 200ms fall 2 rise 1 on-marked-down shutdown-sessions
";

/// One public address for several nodes: who was with a killed one goes on with another.
#[derive(Debug)]
pub struct Haproxy {
    service: Service,
    program: PathBuf,
}

impl Haproxy {
    /// Starts one in front of these nodes, which may come and go; it asks each at `/ready`.
    pub fn start(backends: &[SocketAddr]) -> io::Result<Haproxy> {
        let program = programs::need("haproxy", "haproxy")?;
        let mut haproxy = Haproxy { service: Service::new("haproxy")?, program };
        fs::write(haproxy.settings_file(), settings(haproxy.address(), backends))?;
        haproxy.start_again()?;
        Ok(haproxy)
    }

    /// The public address.
    pub fn address(&self) -> SocketAddr {
        self.service.address
    }

    /// What it said so far: which nodes came and went.
    pub fn log(&self) -> String {
        self.service.log()
    }

    /// Ends it: there is nothing to write down, and open streams would keep it for ever.
    pub fn stop(&mut self) -> io::Result<()> {
        self.service.end(Signal::Terminate)
    }

    /// Starts it on the same port; nothing happens if it runs.
    pub fn start_again(&mut self) -> io::Result<()> {
        let address = self.address();
        let mut command = Command::new(&self.program);
        command.args(["-db", "-f"]).arg(self.settings_file());
        self.service.start(command, Signal::Kill, |_| TcpStream::connect(address).is_ok())
    }

    fn settings_file(&self) -> PathBuf {
        self.service.folder.path().join("haproxy.cfg")
    }
}

fn settings(address: SocketAddr, backends: &[SocketAddr]) -> String {
    let mut text = SETTINGS.replace("{address}", &address.to_string());
    for (number, backend) in (1..).zip(backends) {
        let _ = writeln!(text, "    server node{number} {backend}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    #[test]
    fn every_node_has_its_line() {
        let at = |port| SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let text = settings(at(1), &[at(2), at(3)]);
        assert!(text.contains("    bind 127.0.0.1:1\n"));
        assert!(text.ends_with("    server node1 127.0.0.1:2\n    server node2 127.0.0.1:3\n"));
    }
}
