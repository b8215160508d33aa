//! A node: a running `adit serve`.
use crate::http::Http;
use crate::process::{Process, Signal};
use crate::service::{Service, answers};
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A private node on a free port.
#[derive(Debug)]
pub struct Node {
    service: Service,
    program: PathBuf,
    words: Vec<String>,
}

impl Node {
    /// Runs `PROGRAM serve --listen 127.0.0.1:PORT ARGS...` and waits until it serves.
    pub fn start(program: &Path, args: &[&str]) -> io::Result<Node> {
        let service = Service::new("node")?;
        let listen = service.address.to_string();
        let words = ["serve", "--listen", &listen].iter().chain(args).map(ToString::to_string).collect();
        let mut node = Node { service, program: program.to_path_buf(), words };
        node.start_again()?;
        Ok(node)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.service.address
    }

    /// A new client of it, without cookies.
    pub fn http(&self) -> Http {
        Http::new(self.address())
    }

    /// The number of its process, unless it was stopped or killed.
    pub fn pid(&self) -> Option<u32> {
        self.service.process.as_ref().map(Process::pid)
    }

    /// Whether it still runs, which a crash or somebody else may have ended.
    pub fn is_running(&mut self) -> bool {
        self.service.is_running()
    }

    /// What it said so far, over all its lives.
    pub fn log(&self) -> String {
        self.service.log()
    }

    /// Asks it to end (SIGTERM) and waits; an error if it does not end well.
    pub fn stop(&mut self) -> io::Result<()> {
        self.service.process.take().map_or(Ok(()), |mut process| process.end_well())
    }

    /// Ends it as a power cut would (SIGKILL).
    pub fn kill(&mut self) -> io::Result<()> {
        self.service.end(Signal::Kill)
    }

    /// Stops it if it runs, and starts it again.
    pub fn restart(&mut self) -> io::Result<()> {
        self.stop()?;
        self.start_again()
    }

    /// Starts it on the same port and waits until it serves, if only to read; nothing happens if it runs.
    pub fn start_again(&mut self) -> io::Result<()> {
        let mut command = Command::new(&self.program);
        command.args(&self.words);
        self.service.start(command, Signal::Kill, answers(self.address(), "/health"))
    }
}
