//! One file for each command.
pub(crate) mod admin;
pub(crate) mod advise;
pub(crate) mod arena;
pub(crate) mod check;
pub(crate) mod games;
pub(crate) mod join;
pub(crate) mod journal;
pub(crate) mod ladder;
pub(crate) mod load;
pub(crate) mod manual;
pub(crate) mod play;
pub(crate) mod referee;
pub(crate) mod replay;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod verify;
pub(crate) mod worker;
