//! What a command costs: the time until it has reached its goal, and the most memory it and its children held.
use crate::process::{Outcome, Stop, describe};
use services::Http;
use std::collections::BTreeMap;
use std::fmt;
use std::net::SocketAddr;
use std::process::{Child, Command};
use std::time::{Duration, Instant};

/// How often a running command is looked at.
const PERIOD: Duration = Duration::from_millis(100);

/// When a command has done what it is measured for.
#[derive(Clone, Copy)]
pub(crate) enum Goal {
    /// It ends by itself, and well.
    End,
    /// The server it starts answers here. It is ended then.
    Answer(SocketAddr),
}

/// What a command took.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Cost {
    time: Duration,
    /// In kilobytes, all its processes together; 0 where the system does not tell.
    memory: u64,
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = self.time.as_millis() / 100;
        let (minutes, seconds, tenth) = (tenths / 600, tenths / 10 % 60, tenths % 10);
        write!(f, "{minutes}:{seconds:02}.{tenth}, {:.1} GB", self.memory as f64 / f64::from(1 << 20))
    }
}

/// Runs a command with the terminal attached until it has reached its goal.
pub(crate) fn measure(mut command: Command, goal: Goal) -> Outcome<Cost> {
    let name = describe(&command);
    println!("$ {name}");
    let start = Instant::now();
    let failed = |error| Stop::failure(format!("`{name}`: {error}."));
    let mut child = command.spawn().map_err(failed)?;
    let mut memory = 0;
    loop {
        memory = memory.max(held(child.id()));
        if is_reached(&mut child, goal).map_err(failed)? {
            return Ok(Cost { time: start.elapsed(), memory });
        }
        std::thread::sleep(PERIOD);
    }
}

fn is_reached(child: &mut Child, goal: Goal) -> std::io::Result<bool> {
    let ended = child.try_wait()?;
    match (goal, ended) {
        (Goal::End, Some(status)) if status.success() => Ok(true),
        (_, Some(status)) => Err(std::io::Error::other(format!("ended too early or badly ({status})"))),
        (Goal::Answer(address), None) if answers(address) => {
            child.kill()?;
            child.wait()?;
            Ok(true)
        }
        (Goal::End | Goal::Answer(_), None) => Ok(false),
    }
}

fn answers(address: SocketAddr) -> bool {
    Http::new(address).patience(Duration::from_secs(5)).get("/health").is_ok_and(|answer| answer.status == 200)
}

/// The resident memory of a process and all its descendants in kilobytes. Pages that two of them share count twice.
fn held(root: u32) -> u64 {
    let entries = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let processes: BTreeMap<u32, Resident> = entries
        .filter_map(|entry| {
            let number = entry.file_name().to_str()?.parse().ok()?;
            Some((number, Resident::read(&std::fs::read_to_string(entry.path().join("status")).ok()?)?))
        })
        .collect();
    let belongs = |number: u32| {
        let ancestors =
            std::iter::successors(Some(number), |number| processes.get(number).map(|process| process.parent));
        ancestors.into_iter().any(|ancestor| ancestor == root)
    };
    processes.iter().filter(|(number, _)| belongs(**number)).map(|(_, process)| process.kilobytes).sum()
}

/// What `/proc/NUMBER/status` says of a process.
#[derive(Debug, PartialEq, Eq)]
struct Resident {
    parent: u32,
    kilobytes: u64,
}

impl Resident {
    /// Nothing for a process that has no memory of its own, such as one that has just ended.
    fn read(status: &str) -> Option<Resident> {
        let field = |name| status.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
        let kilobytes = field("VmRSS:")?.strip_suffix(" kB")?.parse().ok()?;
        Some(Resident { parent: field("PPid:")?.parse().ok()?, kilobytes })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn a_command_that_ends_well_has_a_cost_and_one_that_fails_a_reason() {
        assert!(measure(shell("sleep 0.2"), Goal::End).unwrap().time >= Duration::from_millis(200));
        let stop = measure(shell("exit 3"), Goal::End).unwrap_err();
        assert_eq!(stop.reason, "`sh -c exit 3`: ended too early or badly (exit status: 3).");
    }

    #[test]
    fn a_server_that_ends_before_it_answers_is_a_failure() {
        let nowhere = SocketAddr::from(([127, 0, 0, 1], services::free_port().unwrap()));
        assert_eq!(measure(shell("true"), Goal::Answer(nowhere)).unwrap_err().code, 1);
    }

    #[test]
    fn memory_is_that_of_the_process_and_its_children() {
        let mut child = shell("sleep 0.3; true").spawn().unwrap();
        let (all, one) = (held(std::process::id()), held(child.id()));
        assert!(all >= one, "{all} kB with the child and {one} kB of it");
        child.wait().unwrap();
        let status = "Name:\tcargo\nPPid:\t41\nVmRSS:\t  2048 kB\n";
        assert_eq!(Resident::read(status), Some(Resident { parent: 41, kilobytes: 2048 }));
        assert_eq!(Resident::read("Name:\tkthread\nPPid:\t2\n"), None);
    }

    #[test]
    fn a_cost_is_minutes_seconds_and_gigabytes() {
        let cost = Cost { time: Duration::from_millis(272_340), memory: 3 << 19 };
        assert_eq!(cost.to_string(), "4:32.3, 1.5 GB");
    }
}
