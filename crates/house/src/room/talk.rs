//! What is said at a table: the chat, requests to take back, and who does not want to hear whom.
use crate::rows::{AskRow, ChairRow, ChatRow, MuteRow, Sitter};
use engine::Seat;
use std::collections::HashSet;

/// How many lines of chat stay in memory.
const CHAT_KEPT: usize = 60;

/// What is said at a table.
pub(crate) struct Talk {
    pub(super) chat: Vec<ChatRow>,
    /// Somebody asks to take back.
    pub(super) ask: Option<AskRow>,
    pub(super) muted: HashSet<MuteRow>,
}

/// Whether one person hears another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hearing {
    Heard,
    Muted,
}

impl Talk {
    /// Adds what was said behind everything else.
    pub(super) fn keep(&mut self, said: ChatRow) {
        let number = self.last_number() + 1;
        self.chat.push(ChatRow { number, ..said });
        let surplus = self.chat.len().saturating_sub(CHAT_KEPT);
        self.chat.drain(..surplus);
    }
    /// The number of the last line of chat.
    pub(super) fn last_number(&self) -> i64 {
        self.chat.last().map_or(0, |last| last.number)
    }
    /// From now on that person hears that seat, or no longer does.
    pub(super) fn set_hearing(&mut self, mute: MuteRow, hearing: Hearing) {
        match hearing {
            Hearing::Muted => self.muted.insert(mute),
            Hearing::Heard => self.muted.remove(&mute),
        };
    }
    /// Has the listener muted that seat?
    pub(super) fn is_muted(&self, listener: Option<&ChairRow>, seat: Option<Seat>) -> bool {
        let Some((Sitter::Person(person), seat)) = listener.map(|chair| &chair.sitter).zip(seat) else {
            return false;
        };
        self.muted.contains(&MuteRow { person: person.clone(), seat })
    }
    /// The request to take back that is asked of a record with this many lines.
    pub(super) fn asked_at(&self, seq: usize) -> Option<&AskRow> {
        self.ask.as_ref().filter(|ask| ask.seq == seq)
    }
}
