//! What a person's screen shows.
use crate::*;

/// The picture for this viewer.
pub(crate) fn scene(view: &View, stage: &Stage<'_, Clank>) -> Scene {
    let _ = view;
    Scene { game: Clank::INFO.id, title: stage.words.text("title", &[]), ..Scene::default() }
}
