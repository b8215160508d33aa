//! Installs what is missing: CI starts from a bare machine, and so does a new colleague.
//!
//! Only Debian as root is served; everybody else is told in one sentence what to install.
use crate::process::{Outcome, Stop, run};
use std::path::Path;
use std::process::Command;

/// A program the project needs and the Debian package that brings it.
pub(crate) struct Need {
    /// A program looked for where programs are, or a file by its full path where no program stands for the package.
    pub(crate) program: &'static str,
    pub(crate) package: &'static str,
}

/// Debian's second Rust, which can build for the browser where rustup has no such target.
/// Its standard library (`libstd-rust-web-dev`) comes with the compiler.
pub(crate) const WASM: &[Need] = &[
    Need { program: "/usr/bin/rustc", package: "rustc-web" },
    Need { program: "/usr/lib/rustlib/src/rust/library/Cargo.lock", package: "rust-web-src" },
];

const POSTGRESQL: Need = Need { program: "initdb", package: "postgresql" };
const NATS: Need = Need { program: "nats-server", package: "nats-server" };
const HAPROXY: Need = Need { program: "haproxy", package: "haproxy" };

const CHROMIUM: Need = Need { program: "chromium", package: "chromium" };
const DRIVER: Need = Need { program: "chromedriver", package: "chromium-driver" };

/// What shows the pages.
pub(crate) const BROWSER: &[Need] = &[CHROMIUM, DRIVER];

/// What films a table.
pub(crate) const FILM: &[Need] = &[CHROMIUM, DRIVER, Need { program: "img2webp", package: "webp" }];

/// What several nodes play on together.
pub(crate) const CLUSTER: &[Need] = &[POSTGRESQL, NATS, HAPROXY];

/// What the tests call: a cluster's services, the example of a bot in another language, and a browser.
pub(crate) const TESTS: &[Need] =
    &[POSTGRESQL, NATS, HAPROXY, Need { program: "python3", package: "python3" }, CHROMIUM, DRIVER];

/// Makes sure that everything in the table is there, or says what is not.
pub(crate) fn install(needs: &[Need]) -> Outcome {
    let packages = missing(needs);
    if packages.is_empty() {
        return Ok(());
    }
    let list = packages.join(" ");
    if !Path::new("/etc/debian_version").exists() || !is_root() {
        return Err(Stop::misuse(format!("please install these Debian packages or their like: {list}.")));
    }
    println!("Installing {list}.");
    let failed = |_| Stop::misuse(format!("apt-get could not install {list}."));
    run(&mut apt(&["update"])).map_err(failed)?;
    run(apt(&["install", "--yes", "--no-install-recommends"]).args(&packages)).map_err(failed)
}

fn missing(needs: &[Need]) -> Vec<&'static str> {
    needs.iter().filter(|need| services::find_program(need.program).is_none()).map(|need| need.package).collect()
}

fn is_root() -> bool {
    crate::process::answer(Command::new("id").arg("-u")).is_some_and(|id| id.trim() == "0")
}

fn apt(words: &[&str]) -> Command {
    let mut command = Command::new("apt-get");
    command.env("DEBIAN_FRONTEND", "noninteractive").arg("-qq").args(words);
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_not_there_is_missing() {
        let needs = [
            Need { program: "sh", package: "dash" },
            Need { program: "/bin/sh", package: "dash" },
            Need { program: "no-such-program-anywhere", package: "nothing" },
            Need { program: "/no/such/file", package: "nowhere" },
        ];
        assert_eq!(missing(&needs), ["nothing", "nowhere"]);
    }
}
