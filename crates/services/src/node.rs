//! A node: a running `adit serve`.
use crate::folder::Folder;
use crate::http::Http;
use crate::ports::free_port;
use crate::process::{Process, Signal, log_file};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use std::{fs, io};

/// A private node on a free port.
#[derive(Debug)]
pub struct Node {
    // Fields are dropped in this order: first the process, then the folder under it.
    process: Option<Process>,
    program: PathBuf,
    words: Vec<String>,
    address: SocketAddr,
    folder: Folder,
}

impl Node {
    /// Runs `PROGRAM serve --listen 127.0.0.1:PORT ARGS...` and waits until it serves.
    pub fn start(program: &Path, args: &[&str]) -> io::Result<Node> {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, free_port()?));
        let listen = address.to_string();
        let words = ["serve", "--listen", &listen].iter().chain(args).map(ToString::to_string).collect();
        let folder = Folder::new("node")?;
        let mut node = Node { process: None, program: program.to_path_buf(), words, address, folder };
        node.start_again()?;
        Ok(node)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// A new client of it, without cookies.
    pub fn http(&self) -> Http {
        Http::new(self.address)
    }

    /// The number of its process, unless it was stopped or killed.
    pub fn pid(&self) -> Option<u32> {
        self.process.as_ref().map(Process::pid)
    }

    /// Whether it still runs, which a crash or somebody else may have ended.
    pub fn is_running(&mut self) -> bool {
        self.process.as_mut().is_some_and(Process::is_running)
    }

    /// How many bytes of memory it holds (resident).
    pub fn memory(&self) -> io::Result<u64> {
        let pid = self.pid().ok_or_else(|| io::Error::new(io::ErrorKind::NotFound, "the node does not run."))?;
        let status = fs::read_to_string(format!("/proc/{pid}/status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<u64>().ok());
        kilobytes.map(|count| count * 1024).ok_or_else(|| io::Error::other("the system does not tell VmRSS."))
    }

    /// What it said so far, over all its lives.
    pub fn log(&self) -> String {
        fs::read(log_file(&self.folder)).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default()
    }

    /// Asks it to end (SIGTERM) and waits; an error if it does not end well.
    pub fn stop(&mut self) -> io::Result<()> {
        self.process.take().map_or(Ok(()), |mut process| process.end_well())
    }

    /// Ends it as a power cut would (SIGKILL).
    pub fn kill(&mut self) -> io::Result<()> {
        self.process.take().map_or(Ok(()), |mut process| process.end(Signal::Kill))
    }

    /// Stops it if it runs, and starts it again.
    pub fn restart(&mut self) -> io::Result<()> {
        self.stop()?;
        self.start_again()
    }

    /// Starts it on the same port and waits until it serves, if only to read; nothing happens if it runs.
    pub fn start_again(&mut self) -> io::Result<()> {
        if self.is_running() {
            return Ok(());
        }
        let mut command = Command::new(&self.program);
        command.args(&self.words);
        let mut process = Process::start(command, &self.folder, Signal::Kill)?;
        let mut client = self.http().patience(Duration::from_secs(5));
        process.wait_until(|| client.get("/health").is_ok_and(|answer| answer.status == 200))?;
        self.process = Some(process);
        Ok(())
    }
}
