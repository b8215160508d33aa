//! Effects waiting their turn: the last one pushed is done first.
use std::hash::{Hash, Hasher};

/// A small stack without heap. Equal stacks hold equal items; what lies above the top does not count.
///
/// ```
/// use engine::Pending;
/// let mut frames = Pending::<u8, 4>::new(0);
/// frames.push(7);
/// assert_eq!((frames.pop(), frames.top()), (Some(7), None));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Pending<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Pending<T, N> {
    /// An empty stack; the filler is never seen.
    pub const fn new(filler: T) -> Self {
        Pending { items: [filler; N], len: 0 }
    }
    /// What is done next.
    #[inline(always)]
    pub fn top(&self) -> Option<T> {
        self.as_slice().last().copied()
    }
    /// What is done next, to be counted down.
    #[inline(always)]
    pub fn top_mut(&mut self) -> Option<&mut T> {
        self.items[..self.len as usize].last_mut()
    }
    /// Everything waiting, the top last.
    #[inline(always)]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
    /// Done before all others.
    #[inline(always)]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }
    /// Takes the top away.
    #[inline(always)]
    pub fn pop(&mut self) -> Option<T> {
        let top = self.top()?;
        self.len -= 1;
        Some(top)
    }
    /// Drops everything.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Pending<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Pending<T, N> {}

impl<T: Copy + Hash, const N: usize> Hash for Pending<T, N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.as_slice().hash(hasher);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_above_the_top_does_not_count() {
        let (mut one, other) = (Pending::<u8, 2>::new(0), Pending::<u8, 2>::new(9));
        one.push(3);
        assert_ne!(one, other);
        one.clear();
        assert_eq!(one, other);
    }
}
