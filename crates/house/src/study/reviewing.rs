//! Reviews: seconds of work, done once, alongside everything else.
use super::Study;
use crate::house::{House, locked};
use bots::Review;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How far the review of a match has come.
#[derive(Clone, Default)]
pub(crate) enum Work {
    #[default]
    Unasked,
    /// This many steps are judged.
    Running(Arc<AtomicUsize>),
    Done(Arc<Review>),
    Failed,
}

/// The review of a match, for those who wait for it.
pub(crate) enum Reviewed {
    Ready(Arc<Review>),
    /// In percent.
    Running(usize),
    /// There is nothing to review, or it could not be done.
    Never,
}

/// Playouts per match, and the fewest and the most per step.
const PLAYOUTS: usize = 60_000;
const FEWEST: usize = 16;
const MOST: usize = 120;

impl Study {
    /// The review, which begins when it is first asked for.
    pub(crate) fn review(self: &Arc<Self>, house: &Arc<House>) -> Reviewed {
        let mut work = locked(&self.work);
        match &*work {
            Work::Done(review) => Reviewed::Ready(Arc::clone(review)),
            Work::Running(done) => Reviewed::Running(100 * done.load(Ordering::Relaxed) / self.steps().max(1)),
            Work::Failed => Reviewed::Never,
            Work::Unasked if self.record.is_none() || self.steps() == 0 => Reviewed::Never,
            Work::Unasked => {
                let done = Arc::new(AtomicUsize::new(0));
                *work = Work::Running(Arc::clone(&done));
                house.host.spawn(Box::pin(look_again(Arc::clone(house), Arc::clone(self), done)));
                Reviewed::Running(0)
            }
        }
    }
    /// The review, if somebody has asked for it and it is there.
    pub(crate) fn finished_review(&self) -> Option<Arc<Review>> {
        if let Work::Done(review) = &*locked(&self.work) { Some(Arc::clone(review)) } else { None }
    }
}

async fn look_again(house: Arc<House>, study: Arc<Study>, done: Arc<AtomicUsize>) {
    let found = judged(&house, &study, &done).await;
    *locked(&study.work) = found.map_or(Work::Failed, |review| Work::Done(Arc::new(review)));
}

/// Makes one review at a time; after each step, bots that are waiting to think go first.
async fn judged(house: &House, study: &Arc<Study>, done: &AtomicUsize) -> Option<Review> {
    let _turn = house.reviewers.acquire().await.ok()?;
    let simulations = (PLAYOUTS / study.steps().max(1)).clamp(FEWEST, MOST) as u32;
    let subject = Arc::clone(study);
    let begin = move || registry::game(subject.info.id)?.coach().review(&*subject.table, simulations);
    let mut reviewing = house.think(begin).await??;
    loop {
        let judge = move || (reviewing.judge(), reviewing);
        let (goes_on, judged) = house.think(judge).await?;
        if !goes_on {
            return Some(judged.review());
        }
        reviewing = judged;
        done.fetch_add(1, Ordering::Relaxed);
    }
}
