//! A private NATS server with JetStream.
use crate::process::Signal;
use crate::programs;
use crate::service::Service;
use std::io::{self, Read};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

/// A private NATS server; what JetStream keeps survives `stop` and `kill`.
#[derive(Debug)]
pub struct Nats {
    service: Service,
    program: PathBuf,
}

impl Nats {
    /// Starts one and waits until it greets.
    pub fn start() -> io::Result<Nats> {
        let program = programs::need("nats-server", "nats-server")?;
        let mut nats = Nats { service: Service::new("nats")?, program };
        nats.start_again()?;
        Ok(nats)
    }

    /// What a client connects to: `nats://127.0.0.1:PORT`.
    pub fn url(&self) -> String {
        format!("nats://{}", self.address())
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.service.address
    }

    /// Ends it gently.
    pub fn stop(&mut self) -> io::Result<()> {
        self.service.end(Signal::Interrupt)
    }

    /// Ends it as a power cut would.
    pub fn kill(&mut self) -> io::Result<()> {
        self.service.end(Signal::Kill)
    }

    /// Starts it on the same port with what it kept; nothing happens if it runs.
    pub fn start_again(&mut self) -> io::Result<()> {
        let address = self.address();
        let mut command = Command::new(&self.program);
        command.args(["--addr", "127.0.0.1", "--port"]).arg(address.port().to_string());
        command.args(["--jetstream", "--store_dir"]).arg(self.service.folder.path().join("store"));
        self.service.start(command, Signal::Kill, |_| greets(address))
    }
}

/// The server speaks first, and says `INFO`.
fn greets(address: SocketAddr) -> bool {
    let mut word = [0; 4];
    let greeting = TcpStream::connect(address).and_then(|mut stream| {
        stream.set_read_timeout(Some(Duration::from_secs(5)))?;
        stream.read_exact(&mut word)
    });
    greeting.is_ok() && &word == b"INFO"
}
