//! One file for each command.
pub(crate) mod advise;
pub(crate) mod arena;
pub(crate) mod check;
pub(crate) mod games;
pub(crate) mod ladder;
pub(crate) mod manual;
pub(crate) mod play;
pub(crate) mod referee;
pub(crate) mod replay;
pub(crate) mod simulate;
pub(crate) mod verify;
