//! When frames came, as the page itself saw them: those while something was played, and those between.
use crate::browser::{Browser, Mishap};
use serde_json::Value;

/// Notes when each frame came, in one list while something is played and in another while nothing is; `null` where
/// what is played begins or ends.
const WATCH: &str = "
    window.frames = { played: [], idle: [] };
    requestAnimationFrame(function note(now) {
      const { played, idle } = window.frames;
      const [one, other] = window.adit.player.busy ? [played, idle] : [idle, played];
      one.push(now);
      if (other.length && other.at(-1) !== null) other.push(null);
      requestAnimationFrame(note);
    });";

/// The frames of a stretch of time.
#[derive(Debug)]
pub struct Frames {
    played: Vec<Option<f64>>,
    idle: Vec<Option<f64>>,
}

impl Frames {
    /// Begins to note them on the page of a table.
    pub fn watch(browser: &Browser) -> Result<(), Mishap> {
        browser.run(WATCH, &[]).map(drop)
    }

    /// Those that came since this was last asked.
    pub fn take(browser: &Browser) -> Result<Frames, Mishap> {
        let found = browser.run(
            "const { played, idle } = window.frames; return { played: played.splice(0), idle: idle.splice(0) }",
            &[],
        )?;
        let times = |name: &str| found[name].as_array().into_iter().flatten().map(Value::as_f64).collect();
        Ok(Frames { played: times("played"), idle: times("idle") })
    }

    /// The milliseconds between each two frames while something was played.
    pub fn gaps(&self) -> Vec<f64> {
        gaps(&self.played)
    }

    /// The same while nothing was: what the machine itself takes.
    pub fn idle_gaps(&self) -> Vec<f64> {
        gaps(&self.idle)
    }

    /// The seconds from the first frame in which something was played to the last.
    pub fn lasted(&self) -> Option<f64> {
        let shown: Vec<f64> = self.played.iter().flatten().copied().collect();
        shown.first().zip(shown.last()).map(|(first, last)| (last - first) / 1000.0)
    }
}

fn gaps(times: &[Option<f64>]) -> Vec<f64> {
    times.windows(2).filter_map(|two| Some(two[1]? - two[0]?)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_is_no_gap() {
        let played = vec![Some(100.0), Some(116.0), None, Some(900.0), Some(950.0)];
        let frames = Frames { played, idle: vec![Some(50.0)] };
        assert_eq!(frames.gaps(), [16.0, 50.0]);
        assert_eq!(frames.idle_gaps(), [0.0; 0]);
        assert_eq!(frames.lasted(), Some(0.85));
    }
}
