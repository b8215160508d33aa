//! What a person looks at the page with.
use serde_json::{Value, json};

/// Dark or light, as the system of the person says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// By night.
    Dark,
    /// By day.
    Light,
}

impl Theme {
    /// As style sheets and file names call it.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Dark => "dark",
            Theme::Light => "light",
        }
    }
}

/// A window of some size with the wishes of the person before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// In the pixels of style sheets.
    pub width: u32,
    /// Likewise.
    pub height: u32,
    /// What the system says.
    pub theme: Theme,
    /// May anything move?
    pub motion: bool,
    /// May the page run a script?
    pub script: bool,
    /// Is it glass under fingers, with neither a mouse nor keys?
    pub touch: bool,
}

impl Screen {
    /// A telephone held upright.
    pub const PHONE: Screen =
        Screen { width: 390, height: 844, theme: Theme::Dark, motion: false, script: true, touch: true };
    /// A telephone as small as they come.
    pub const SMALL_PHONE: Screen = Screen { width: 360, height: 640, ..Screen::PHONE };
    /// A tablet held upright.
    pub const TABLET: Screen = Screen { width: 820, height: 1180, ..Screen::PHONE };
    /// A screen on a desk.
    pub const DESK: Screen = Screen { width: 1440, height: 900, touch: false, ..Screen::PHONE };

    /// The same by day or by night.
    #[must_use]
    pub fn themed(self, theme: Theme) -> Screen {
        Screen { theme, ..self }
    }

    /// The same before somebody who lets things move.
    #[must_use]
    pub const fn lively(self) -> Screen {
        Screen { motion: true, ..self }
    }

    /// The same enlarged to 200 %: half as many pixels each way.
    #[must_use]
    pub fn doubled(self) -> Screen {
        Screen { width: self.width / 2, height: self.height / 2, ..self }
    }

    pub(crate) fn metrics(self) -> Value {
        json!({ "width": self.width, "height": self.height, "deviceScaleFactor": 1, "mobile": false })
    }

    pub(crate) fn fingers(self) -> Value {
        json!({ "enabled": self.touch, "maxTouchPoints": 5 })
    }

    pub(crate) fn media(self) -> Value {
        let motion = if self.motion { "no-preference" } else { "reduce" };
        json!({ "features": [
            { "name": "prefers-color-scheme", "value": self.theme.name() },
            { "name": "prefers-reduced-motion", "value": motion },
        ] })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twice_as_large_is_half_as_many_pixels() {
        let screen = Screen::DESK.doubled().themed(Theme::Light);
        assert_eq!((screen.width, screen.height, screen.theme), (720, 450, Theme::Light));
    }
}
