//! Chromium and the program through which it is driven.
use crate::folder::Folder;
use crate::http::Http;
use crate::ports::free_port;
use crate::process::{Process, Signal};
use crate::programs;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

/// How Chromium starts: nobody sees it, it asks nobody outside of this machine, and it may be run by root, whom its
/// sandbox would refuse. It visits nothing but our own pages.
const ARGUMENTS: &[&str] = &[
    "--headless=new",
    "--no-sandbox",
    // It ends with the pipe to its driver, however that one ends.
    "--remote-debugging-pipe",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    "--disable-sync",
    "--hide-scrollbars",
    "--no-first-run",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
];

/// A private chromedriver. Each session it is asked for starts a Chromium.
#[derive(Debug)]
pub struct Chromedriver {
    // Fields are dropped in this order: first the process, then the folder under it.
    process: Option<Process>,
    program: PathBuf,
    chromium: PathBuf,
    address: SocketAddr,
    folder: Folder,
}

impl Chromedriver {
    /// Starts one and waits until it takes orders.
    pub fn start() -> io::Result<Chromedriver> {
        let program = programs::need("chromedriver", "chromium-driver")?;
        let chromium = programs::need("chromium", "chromium")?;
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, free_port()?));
        let folder = Folder::new("chromium")?;
        let mut driver = Chromedriver { process: None, program, chromium, address, folder };
        driver.start_again()?;
        Ok(driver)
    }

    /// Where it takes orders.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// A client of it, for orders that are in no standard.
    pub fn http(&self) -> Http {
        Http::new(self.address)
    }

    /// The Chromium it starts.
    pub fn chromium(&self) -> &std::path::Path {
        &self.chromium
    }

    /// The words that Chromium is started with; its profile is a new folder inside ours.
    pub fn arguments(&self) -> Vec<String> {
        let profile = format!("--user-data-dir={}", self.folder.path().join("profile").display());
        ARGUMENTS.iter().map(ToString::to_string).chain([profile]).collect()
    }

    /// Asks it to end; it ends its Chromium too.
    pub fn stop(&mut self) -> io::Result<()> {
        self.process.take().map_or(Ok(()), |mut process| process.end(Signal::Terminate))
    }

    /// Ends it as a power cut would.
    pub fn kill(&mut self) -> io::Result<()> {
        self.process.take().map_or(Ok(()), |mut process| process.end(Signal::Kill))
    }

    /// Starts it on the same port; nothing happens if it runs.
    pub fn start_again(&mut self) -> io::Result<()> {
        if self.process.as_mut().is_some_and(Process::is_running) {
            return Ok(());
        }
        let mut command = Command::new(&self.program);
        // All that Chromium writes beside its profile goes into our folder, too.
        command.env("HOME", self.folder.path()).env("TMPDIR", self.folder.path());
        command.arg(format!("--port={}", self.address.port()));
        let mut process = Process::start(command, &self.folder, Signal::Terminate)?;
        let mut client = self.http().patience(Duration::from_secs(5));
        process.wait_until(|| client.get("/status").is_ok_and(|answer| answer.status == 200))?;
        self.process = Some(process);
        Ok(())
    }
}
