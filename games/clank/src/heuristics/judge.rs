//! Experience: a small neural net that corrects the calculated chances, trained on matches of the rule-of-thumb player
//! (`learn.rs`).
#[allow(clippy::approx_constant, reason = "a learned number may happen to look like one of mathematics")]
mod table;

/// How many numbers describe a seat.
pub(super) const INPUTS: usize = 40;
/// The size of the hidden layer.
pub(super) const HIDDEN: usize = 24;

/// The description of a seat; each number is roughly between -1 and 1.
pub(super) type Inputs = [f32; INPUTS];

/// The net: one hidden layer, and a direct connection past it.
#[derive(Clone, Debug)]
pub(super) struct Judge {
    pub(super) first: [[f32; HIDDEN]; INPUTS],
    pub(super) bias: [f32; HIDDEN],
    pub(super) last: [f32; HIDDEN],
    pub(super) straight: Inputs,
}

/// As it was trained.
pub(super) static TAUGHT: Judge = table::TAUGHT;

impl Judge {
    /// The hidden layer for a seat, before negative values are cut off.
    #[inline(always)]
    pub(super) fn thoughts(&self, inputs: &Inputs) -> [f32; HIDDEN] {
        let mut thoughts = self.bias;
        for (input, weights) in inputs.iter().zip(&self.first) {
            thoughts.iter_mut().zip(weights).for_each(|(thought, weight)| *thought += input * weight);
        }
        thoughts
    }
    /// By how much the chances of a seat are better than calculated, as a logarithm.
    #[inline(always)]
    pub(super) fn correct(&self, inputs: &Inputs) -> f32 {
        let straight: f32 = inputs.iter().zip(&self.straight).map(|(input, weight)| input * weight).sum();
        let thoughts = self.thoughts(inputs);
        straight + thoughts.iter().zip(&self.last).map(|(thought, weight)| thought.max(0.0) * weight).sum::<f32>()
    }
}
