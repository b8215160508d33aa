//! A program that runs for its owner and not a moment longer.
//!
//! A child of the standard library outlives a parent that was killed. So each gets a guard: a shell that reads from a
//! pipe whose other end the owner holds. When the owner is gone, however it went, the pipe closes and the guard ends
//! the child. The guard sends signals for its owner too, which the standard library cannot.
use crate::folder::Folder;
use std::io::{self, Write};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

/// Reads `SIGNAL PID...` lines, where a negative number means a whole group. At the end of them it ends its charge ($1) by a signal ($2), if need be by force, and
/// removes the folder ($3).
const GUARD: &str = r#"
while read -r signal pids; do kill -s "$signal" -- $pids; done
kill -s "$2" "$1"
for moment in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$1" || break; sleep 0.1; done
kill -s KILL -- "-$1"
rm -rf -- "$3" || { sleep 1; rm -rf -- "$3"; }
"#;

/// How long a service may take to come up on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long one may take to go down before it is killed.
const FAREWELL: Duration = Duration::from_secs(20);

/// The signals in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Signal {
    Interrupt,
    Kill,
    Pause,
    Quit,
    Terminate,
}

impl Signal {
    fn name(self) -> &'static str {
        match self {
            Signal::Interrupt => "INT",
            Signal::Kill => "KILL",
            Signal::Pause => "STOP",
            Signal::Quit => "QUIT",
            Signal::Terminate => "TERM",
        }
    }
}

/// A running program and its guard.
#[derive(Debug)]
pub(crate) struct Process {
    name: String,
    child: Child,
    guard: Child,
    orders: Option<ChildStdin>,
    over: bool,
    /// How it is ended when nobody says otherwise.
    last: Signal,
    log: PathBuf,
}

impl Process {
    /// Starts a program, its output appended to the file `log` in the folder.
    pub(crate) fn start(mut command: Command, folder: &Folder, last: Signal) -> io::Result<Process> {
        let name = Path::new(command.get_program()).file_name().unwrap_or_default().to_string_lossy().into_owned();
        let log = log_file(folder);
        let output = fs::OpenOptions::new().create(true).append(true).open(&log)?;
        command.stdin(Stdio::null()).stdout(output.try_clone()?).stderr(output);
        // A group of its own: Ctrl-C in the terminal is for the owner.
        let mut child = command.process_group(0).spawn().map_err(|error| told(&name, &error))?;
        let guard = guard(child.id(), last, folder.path());
        let mut guard = guard.inspect_err(|_| drop(child.kill().and_then(|()| child.wait())))?;
        let orders = guard.stdin.take();
        Ok(Process { name, child, guard, orders, over: false, last, log })
    }

    /// The number of the process.
    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Whether it still runs.
    pub(crate) fn is_running(&mut self) -> bool {
        if !self.over && !matches!(self.child.try_wait(), Ok(None)) {
            self.dismiss_guard();
        }
        !self.over
    }

    /// Waits until a probe says yes; the error of one that never does tells the last lines of the log.
    pub(crate) fn wait_until(&mut self, mut probe: impl FnMut() -> bool) -> io::Result<()> {
        let start = Instant::now();
        loop {
            if !self.is_running() {
                return Err(self.complaint(io::ErrorKind::BrokenPipe, "ended while it started"));
            }
            if probe() {
                return Ok(());
            }
            if start.elapsed() > PATIENCE {
                return Err(self.complaint(io::ErrorKind::TimedOut, "did not get ready"));
            }
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Sends a signal to processes, such as the children of this one.
    pub(crate) fn send(&mut self, signal: Signal, pids: &[u32]) -> io::Result<()> {
        let pids: Vec<String> = pids.iter().map(ToString::to_string).collect();
        self.order(signal, &pids.join(" "))
    }

    /// Sends a signal and waits until the program has ended; one that takes no notice is killed, which is an error.
    pub(crate) fn end(&mut self, signal: Signal) -> io::Result<()> {
        if !self.is_running() {
            return Ok(());
        }
        match signal {
            // Nobody else tells the children of a killed process.
            Signal::Kill => self.order(signal, &format!("-{}", self.pid()))?,
            _ => self.send(signal, &[self.pid()])?,
        }
        let start = Instant::now();
        while self.is_running() {
            if start.elapsed() > FAREWELL {
                self.child.kill()?;
                self.child.wait()?;
                self.dismiss_guard();
                return Err(self.complaint(io::ErrorKind::TimedOut, "took no notice and had to be killed"));
            }
            thread::sleep(Duration::from_millis(2));
        }
        Ok(())
    }

    /// Asks the program to end, waits until it has, and expects that it ended well.
    pub(crate) fn end_well(&mut self) -> io::Result<()> {
        self.end(Signal::Terminate)?;
        match self.child.wait()? {
            status if status.success() => Ok(()),
            status => Err(self.complaint(io::ErrorKind::Other, &format!("did not end well ({status})"))),
        }
    }

    fn order(&mut self, signal: Signal, pids: &str) -> io::Result<()> {
        let Some(orders) = &mut self.orders else { return Ok(()) };
        writeln!(orders, "{} {pids}", signal.name())
    }

    /// Once the child is gone, its number may be given to another process, which nobody shall kill.
    fn dismiss_guard(&mut self) {
        self.over = true;
        let _ = self.guard.kill();
        let _ = self.guard.wait();
        self.orders = None;
    }

    fn complaint(&self, kind: io::ErrorKind, what: &str) -> io::Error {
        io::Error::new(kind, format!("{} {what}. The end of its log:\n{}", self.name, last_lines(&self.log)))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if self.end(self.last).is_err() {
            let _ = self.child.kill();
            let _ = self.child.wait();
            self.dismiss_guard();
        }
    }
}

/// Where the output of a folder's program goes.
fn log_file(folder: &Folder) -> PathBuf {
    folder.path().join("log")
}

/// What a folder's program said so far.
pub(crate) fn log_text(folder: &Folder) -> String {
    read_log(&log_file(folder))
}

fn read_log(log: &Path) -> String {
    fs::read(log).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default()
}

fn guard(pid: u32, last: Signal, folder: &Path) -> io::Result<Child> {
    let mut shell = Command::new("sh");
    shell.args(["-c", GUARD, "guard"]).arg(pid.to_string()).arg(last.name()).arg(folder);
    shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    shell.process_group(0).spawn().map_err(|error| told("sh", &error))
}

fn told(name: &str, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{name} could not be started: {error}"))
}

fn last_lines(log: &Path) -> String {
    let text = read_log(log);
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(20)..].join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    fn is_alive(pid: u32) -> bool {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        stat.rsplit_once(") ").is_some_and(|(_, rest)| !rest.starts_with('Z'))
    }

    #[test]
    fn a_process_ends_with_its_owner() {
        let folder = Folder::new("test").expect("a folder");
        let process = Process::start(shell("sleep 100; true"), &folder, Signal::Kill).expect("a shell");
        let (child, guard) = (process.pid(), process.guard.id());
        assert!(is_alive(child) && is_alive(guard));
        drop(process);
        assert!(!is_alive(child) && !is_alive(guard));
    }

    #[test]
    fn the_guard_of_an_owner_that_vanished_ends_the_process_and_removes_the_folder() {
        let folder = Folder::new("test").expect("a folder");
        let mut process = Process::start(shell("exec sleep 100"), &folder, Signal::Kill).expect("a shell");
        // All that a guard notices of its owner's death is the closed pipe.
        process.orders = None;
        process.child.wait().expect("the child of this test");
        process.guard.wait().expect("the guard");
        assert!(!folder.path().exists());
    }

    #[test]
    fn the_error_of_a_process_that_ended_tells_its_log() {
        let folder = Folder::new("test").expect("a folder");
        let mut process = Process::start(shell("echo no luck today >&2"), &folder, Signal::Kill).expect("a shell");
        let error = process.wait_until(|| false).expect_err("it ends at once");
        assert_eq!(error.to_string(), "sh ended while it started. The end of its log:\nno luck today");
    }

    #[test]
    fn a_gentle_signal_is_heard() {
        let folder = Folder::new("test").expect("a folder");
        let script = "trap 'echo goodbye; exit' TERM; echo ready; while :; do sleep 0.01; done";
        let mut process = Process::start(shell(script), &folder, Signal::Kill).expect("a shell");
        let said = || log_text(&folder);
        process.wait_until(|| said().contains("ready")).expect("it says so");
        process.end(Signal::Terminate).expect("it listens");
        assert_eq!(said(), "ready\ngoodbye\n");
    }
}
