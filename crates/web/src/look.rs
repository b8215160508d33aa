//! How one visitor wants the pages to look, sound and move.
use std::fmt;

/// A closed list of wishes.
macro_rules! wishes {
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $choice:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub enum $name {
            $($(#[$about])* $choice,)*
        }

        impl $name {
            /// Every choice, in the order of a menu.
            pub const ALL: &'static [$name] = &[$($name::$choice,)*];

            /// One word for cookies, forms and style sheets.
            pub fn word(self) -> &'static str {
                match self {
                    $($name::$choice => $word,)*
                }
            }
            /// The choice with this word.
            pub fn from_word(word: &str) -> Option<$name> {
                Self::ALL.iter().copied().find(|choice| choice.word() == word)
            }
        }
    };
}

wishes!(
    /// Lantern light or daylight.
    Theme {
        /// As the device has it.
        #[default]
        System = "system",
        /// Lantern light.
        Dark = "dark",
        /// Daylight.
        Light = "light",
    }
);
wishes!(
    /// How strongly text and lines stand out.
    Contrast {
        /// As the device has it.
        #[default]
        System = "usual",
        /// As strongly as possible.
        More = "more",
    }
);
wishes!(
    /// Whether things glide.
    Motion {
        /// As the device has it.
        #[default]
        System = "moving",
        /// Nothing moves.
        Still = "still",
    }
);
wishes!(
    /// Whether the table makes sounds.
    Sound {
        /// Softly.
        #[default]
        On = "on",
        /// Silence.
        Off = "off",
    }
);
wishes!(
    /// How fast the visitor is shown what the others do.
    Speed {
        /// Time to think it through.
        Slow = "slow",
        /// Time to watch.
        #[default]
        Usual = "steady",
        /// Just long enough to see it.
        Quick = "quick",
        /// At once.
        Instant = "instant",
    }
);

/// The wishes of one visitor. A cookie holds them as words, `dark.still`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)] // the types say it
pub struct Look {
    pub theme: Theme,
    pub contrast: Contrast,
    pub motion: Motion,
    pub sound: Sound,
    pub speed: Speed,
}

impl Look {
    /// Reads what was written; unknown words are ignored.
    ///
    /// ```
    /// use web::{Look, Motion, Theme};
    ///
    /// let look = Look::read("dark.still.purple");
    /// assert_eq!(look, Look { theme: Theme::Dark, motion: Motion::Still, ..Look::default() });
    /// assert_eq!(Look::read(&look.to_string()), look);
    /// ```
    pub fn read(text: &str) -> Look {
        let mut look = Look::default();
        for word in text.split('.') {
            look.theme = Theme::from_word(word).unwrap_or(look.theme);
            look.contrast = Contrast::from_word(word).unwrap_or(look.contrast);
            look.motion = Motion::from_word(word).unwrap_or(look.motion);
            look.sound = Sound::from_word(word).unwrap_or(look.sound);
            look.speed = Speed::from_word(word).unwrap_or(look.speed);
        }
        look
    }
    /// Wishes that differ from the usual, as attributes of the document for style sheets and scripts.
    pub(crate) fn attributes(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        [
            (self.theme != Theme::System).then_some(("data-theme", self.theme.word())),
            (self.contrast != Contrast::System).then_some(("data-contrast", self.contrast.word())),
            (self.motion != Motion::System).then_some(("data-motion", self.motion.word())),
            (self.sound != Sound::On).then_some(("data-sound", self.sound.word())),
            (self.speed != Speed::Usual).then_some(("data-speed", self.speed.word())),
        ]
        .into_iter()
        .flatten()
    }
}

impl fmt::Display for Look {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Look { theme, contrast, motion, sound, speed } = *self;
        let words = [theme.word(), contrast.word(), motion.word(), sound.word(), speed.word()];
        f.write_str(&words.join("."))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wish_has_a_word_of_its_own_and_reads_back() {
        for theme in Theme::ALL {
            for speed in Speed::ALL {
                let (contrast, sound) = (Contrast::More, Sound::On);
                let look = Look { theme: *theme, speed: *speed, contrast, sound, ..Look::default() };
                assert_eq!(Look::read(&look.to_string()), look);
            }
        }
        assert_eq!(Look::read(""), Look::default());
        assert_eq!(Look::read("%00.<b>.dark.light"), Look { theme: Theme::Light, ..Look::default() });
    }

    #[test]
    fn only_wishes_are_attributes() {
        assert_eq!(Look::default().attributes().count(), 0);
        let look = Look::read("light.more.still.off.quick");
        let said: Vec<String> = look.attributes().map(|(name, word)| format!("{name}={word}")).collect();
        assert_eq!(
            said.join(" "),
            "data-theme=light data-contrast=more data-motion=still data-sound=off data-speed=quick"
        );
    }
}
