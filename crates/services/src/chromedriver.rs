//! Chromium and the program through which it is driven.
use crate::http::Http;
use crate::process::Signal;
use crate::programs;
use crate::service::{Service, answers};
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;

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
    // It keeps a page that was left, with all its objects, when its stream happened to be closed just then.
    "--disable-features=BackForwardCache",
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
    service: Service,
    chromium: PathBuf,
}

impl Chromedriver {
    /// Starts one and waits until it takes orders.
    pub fn start() -> io::Result<Chromedriver> {
        let program = programs::need("chromedriver", "chromium-driver")?;
        let chromium = programs::need("chromium", "chromium")?;
        let mut service = Service::new("chromium")?;
        let (folder, address) = (service.folder.path(), service.address);
        let mut command = Command::new(program);
        // All that Chromium writes beside its profile goes into our folder, too.
        command.env("HOME", folder).env("TMPDIR", folder).arg(format!("--port={}", address.port()));
        // Asked to end, it ends its Chromium too.
        service.start(command, Signal::Terminate, answers(address, "/status"))?;
        Ok(Chromedriver { service, chromium })
    }

    /// Where it takes orders.
    pub fn address(&self) -> SocketAddr {
        self.service.address
    }

    /// A client of it, for orders that are in no standard.
    pub fn http(&self) -> Http {
        Http::new(self.address())
    }

    /// The Chromium it starts.
    pub fn chromium(&self) -> &Path {
        &self.chromium
    }

    /// The words that Chromium is started with; its profile is a new folder inside ours.
    pub fn arguments(&self) -> Vec<String> {
        let profile = format!("--user-data-dir={}", self.service.folder.path().join("profile").display());
        ARGUMENTS.iter().map(ToString::to_string).chain([profile]).collect()
    }
}
