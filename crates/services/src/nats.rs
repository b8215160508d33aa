//! A private NATS server with JetStream.
use crate::folder::Folder;
use crate::ports::free_port;
use crate::process::{Process, Signal};
use crate::programs;
use std::io::{self, Read};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

/// A private NATS server; what JetStream keeps survives `stop` and `kill`.
#[derive(Debug)]
pub struct Nats {
    // Fields are dropped in this order: first the process, then the folder under it.
    process: Option<Process>,
    program: PathBuf,
    address: SocketAddr,
    folder: Folder,
}

impl Nats {
    /// Starts one and waits until it greets.
    pub fn start() -> io::Result<Nats> {
        let program = programs::need("nats-server", "nats-server")?;
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, free_port()?));
        let mut nats = Nats { process: None, program, address, folder: Folder::new("nats")? };
        nats.start_again()?;
        Ok(nats)
    }

    /// What a client connects to: `nats://127.0.0.1:PORT`.
    pub fn url(&self) -> String {
        format!("nats://{}", self.address)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Ends it gently.
    pub fn stop(&mut self) -> io::Result<()> {
        self.process.take().map_or(Ok(()), |mut process| process.end(Signal::Interrupt))
    }

    /// Ends it as a power cut would.
    pub fn kill(&mut self) -> io::Result<()> {
        self.process.take().map_or(Ok(()), |mut process| process.end(Signal::Kill))
    }

    /// Starts it on the same port with what it kept; nothing happens if it runs.
    pub fn start_again(&mut self) -> io::Result<()> {
        if self.process.as_mut().is_some_and(Process::is_running) {
            return Ok(());
        }
        let mut command = Command::new(&self.program);
        command.args(["--addr", "127.0.0.1", "--port"]).arg(self.address.port().to_string());
        command.args(["--jetstream", "--store_dir"]).arg(self.folder.path().join("store"));
        let mut process = Process::start(command, &self.folder, Signal::Kill)?;
        process.wait_until(|| greets(self.address))?;
        self.process = Some(process);
        Ok(())
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
