//! A private PostgreSQL.
use crate::process::Signal;
use crate::programs;
use crate::service::Service;
use std::net::SocketAddr;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use std::{fs, io, thread};

/// Small, quiet and as durable as PostgreSQL is by default: what a commit promised is on the disk.
const SETTINGS: &[&str] = &[
    "shared_buffers=16MB",
    "max_connections=200",
    "jit=off",
    // No socket file, and nothing outside of the folder that a killed instance could leave behind.
    "unix_socket_directories=",
    "dynamic_shared_memory_type=mmap",
    // After a power cut it first makes sure of all its files: in one go instead of one by one.
    "recovery_init_sync_method=syncfs",
];

/// A private PostgreSQL, with the user and the database `postgres` and no password.
#[derive(Debug)]
pub struct Postgres {
    service: Service,
    program: PathBuf,
    user: Option<User>,
}

impl Postgres {
    /// Makes an empty one and waits until it lets people in.
    pub fn start() -> io::Result<Postgres> {
        // Its other programs lie beside the file itself, but not always beside a link to it.
        let program = programs::need("postgres", "postgresql")?.canonicalize()?;
        let service = Service::new("postgres")?;
        let user = User::needed()?;
        if let Some(user) = user {
            chown(service.folder.path(), Some(user.id), Some(user.group))?;
        }
        let mut postgres = Postgres { service, program, user };
        postgres.make_cluster()?;
        postgres.start_again()?;
        Ok(postgres)
    }

    /// What a client connects to: `postgres://postgres@127.0.0.1:PORT/postgres`.
    pub fn url(&self) -> String {
        format!("postgres://postgres@{}/postgres", self.address())
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.service.address
    }

    /// Ends it gently: open transactions are rolled back, everything is written down, clients are sent away.
    pub fn stop(&mut self) -> io::Result<()> {
        self.service.end(Signal::Interrupt)
    }

    /// Ends it as a power cut would: all of its processes at once, in the middle of whatever they do.
    pub fn kill(&mut self) -> io::Result<()> {
        let Some(mut process) = self.service.process.take() else { return Ok(()) };
        // Paused, it can start no more helpers; and those it has would otherwise finish their work.
        process.send(Signal::Pause, &[process.pid()])?;
        wait_for(|| state(process.pid()) != Some('T'));
        let helpers = children(process.pid());
        process.send(Signal::Kill, &helpers)?;
        process.end(Signal::Kill)?;
        wait_for(|| helpers.iter().any(|&pid| !matches!(state(pid), None | Some('Z'))));
        Ok(())
    }

    /// Starts it on the same port with the data it has; nothing happens if it runs.
    pub fn start_again(&mut self) -> io::Result<()> {
        let data = self.data();
        let mut command = self.command("postgres");
        command.arg("-D").arg(&data).args(["-h", "127.0.0.1", "-p"]).arg(self.address().port().to_string());
        for setting in SETTINGS {
            command.args(["-c", setting]);
        }
        // An immediate shutdown takes its shared memory along, which a killed one would leave in the system.
        self.service.start(command, Signal::Quit, |pid| is_ready(&data, pid))
    }

    fn make_cluster(&self) -> io::Result<()> {
        let mut command = self.command("initdb");
        command.arg("-D").arg(self.data()).args(["-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-locale"]);
        // The smallest files it knows, not forced to the disk one by one: nothing is promised to anybody yet.
        let output = command.args(["--wal-segsize=1", "--no-sync"]).output()?;
        if output.status.success() {
            return Ok(());
        }
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        Err(io::Error::other(format!("initdb failed:\n{said}")))
    }

    /// One of PostgreSQL's programs, run as somebody it accepts.
    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.program.with_file_name(program));
        // Naming the time zone saves it the search for one.
        command.current_dir(self.service.folder.path()).env("TZ", "UTC").env("LC_ALL", "C");
        if let Some(user) = self.user {
            command.uid(user.id).gid(user.group);
        }
        command
    }

    fn data(&self) -> PathBuf {
        self.service.folder.path().join("data")
    }
}

/// What its own starter looks for: the eighth line of this file. A killed one leaves it behind, hence the number.
fn is_ready(data: &Path, pid: u32) -> bool {
    let text = fs::read_to_string(data.join("postmaster.pid")).unwrap_or_default();
    let mut lines = text.lines().map(str::trim);
    lines.next() == Some(&pid.to_string()) && lines.nth(6) == Some("ready")
}

/// Who runs PostgreSQL, which refuses to be run by root.
#[derive(Clone, Copy, Debug)]
struct User {
    id: u32,
    group: u32,
}

impl User {
    /// Root has to become somebody else; anybody else stays who they are.
    fn needed() -> io::Result<Option<User>> {
        if fs::metadata("/proc/self")?.uid() != 0 {
            return Ok(None);
        }
        let people = fs::read_to_string("/etc/passwd")?;
        let found = ["postgres", "nobody"].iter().find_map(|name| User::read(&people, name));
        let sentence = "root may not run PostgreSQL: please make a user named postgres.";
        found.map(Some).ok_or_else(|| io::Error::new(io::ErrorKind::NotFound, sentence))
    }

    fn read(people: &str, name: &str) -> Option<User> {
        let line = people.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
        let mut parts = line.split(':').skip(1);
        Some(User { id: parts.next()?.parse().ok()?, group: parts.next()?.parse().ok()? })
    }
}

/// Waits while something is so, but not for ever.
fn wait_for(mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while is_so() && start.elapsed() < Duration::from_secs(5) {
        thread::sleep(Duration::from_millis(1));
    }
}

/// The letter that the system has for what a process does, if there is one of this number.
fn state(pid: u32) -> Option<char> {
    stat(&PathBuf::from(format!("/proc/{pid}"))).map(|(state, _)| state)
}

fn children(parent: u32) -> Vec<u32> {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten().map(|entry| entry.path());
    let own = processes.filter(|path| stat(path).is_some_and(|(_, of)| of == parent));
    own.filter_map(|path| path.file_name()?.to_str()?.parse().ok()).collect()
}

/// State and parent of a process. They follow the name, which may hold anything, even a parenthesis.
fn stat(process: &Path) -> Option<(char, u32)> {
    let text = fs::read_to_string(process.join("stat")).ok()?;
    let mut parts = text.rsplit_once(") ")?.1.split(' ');
    Some((parts.next()?.chars().next()?, parts.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_user_is_read_by_its_whole_name() {
        let people = "root:x:0:0:root:/:/bin/sh\npostgres2:x:7:8::/:\npostgres:x:101:104:Some,,,:/var:/bin/bash\n";
        let user = User::read(people, "postgres").expect("it is there");
        assert_eq!((user.id, user.group), (101, 104));
        assert!(User::read(people, "nobody").is_none());
    }
}
