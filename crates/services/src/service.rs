//! What all services have in common: a program on a free port, with everything it keeps in a folder of its own.
use crate::folder::Folder;
use crate::http::Http;
use crate::ports::free_port;
use crate::process::{Process, Signal, log_text};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::process::Command;
use std::time::Duration;

/// A program that can be ended and started again on the same port with the same folder.
#[derive(Debug)]
pub(crate) struct Service {
    // Fields are dropped in this order: first the process, then the folder under it.
    pub(crate) process: Option<Process>,
    pub(crate) address: SocketAddr,
    pub(crate) folder: Folder,
}

impl Service {
    /// A port and a folder whose name says what it is for; nothing runs yet.
    pub(crate) fn new(purpose: &str) -> io::Result<Service> {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, free_port()?));
        Ok(Service { process: None, address, folder: Folder::new(purpose)? })
    }

    /// Starts the program and waits until a probe, which is told the number of the process, says that it is ready;
    /// nothing happens if it runs. `last` is the signal that ends it when nobody says otherwise.
    pub(crate) fn start(
        &mut self,
        command: Command,
        last: Signal,
        mut is_ready: impl FnMut(u32) -> bool,
    ) -> io::Result<()> {
        if self.is_running() {
            return Ok(());
        }
        let mut process = Process::start(command, &self.folder, last)?;
        let pid = process.pid();
        process.wait_until(|| is_ready(pid))?;
        self.process = Some(process);
        Ok(())
    }

    /// Whether it still runs, which a crash or somebody else may have ended.
    pub(crate) fn is_running(&mut self) -> bool {
        self.process.as_mut().is_some_and(Process::is_running)
    }

    /// Ends it by a signal and waits until it has ended.
    pub(crate) fn end(&mut self, signal: Signal) -> io::Result<()> {
        self.process.take().map_or(Ok(()), |mut process| process.end(signal))
    }

    /// What it said so far, over all its lives.
    pub(crate) fn log(&self) -> String {
        log_text(&self.folder)
    }
}

/// A probe for those that speak HTTP: whether all is well at this path.
pub(crate) fn answers(address: SocketAddr, path: &str) -> impl FnMut(u32) -> bool {
    let mut client = Http::new(address).patience(Duration::from_secs(5));
    move |_| client.get(path).is_ok_and(|answer| answer.status == 200)
}
