//! What a person's screen shows.
use crate::*;
/// The picture for this viewer.
pub fn scene(_view: &View, _stage: &Stage<'_, Gnomes>) -> Scene { Scene::default() }
