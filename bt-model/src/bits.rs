//! A set of places, in order.

use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

/// A bit for each place, and one for each word of them that is not zero: neither adding a place nor finding the next looks at
/// the others.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Bits {
    words: Vec<u64>,
    filled: Vec<u64>,
}

impl Bits {
    pub fn of(places: usize) -> Self {
        let words = places.div_ceil(64);
        Self {
            words: vec![0; words],
            filled: vec![0; words / 64 + 1],
        }
    }

    #[inline]
    pub fn has(&self, place: usize) -> bool {
        self.words[place / 64] & bit(place) != 0
    }

    /// Whether it was not there.
    #[inline]
    pub fn insert(&mut self, place: usize) -> bool {
        let word = place / 64;
        let before = self.words[word];
        if before == 0 {
            self.filled[word / 64] |= bit(word);
        }
        self.words[word] = before | bit(place);
        before & bit(place) == 0
    }

    #[inline]
    pub fn remove(&mut self, place: usize) {
        let word = place / 64;
        self.words[word] &= !bit(place);
        if self.words[word] == 0 {
            self.filled[word / 64] &= !bit(word);
        }
    }

    pub fn clear(&mut self) {
        for (at, filled) in self.filled.iter_mut().enumerate() {
            while *filled != 0 {
                self.words[at * 64 + filled.trailing_zeros() as usize] = 0;
                *filled &= *filled - 1;
            }
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.within(0..self.words.len() * 64)
    }

    /// Those of a range.
    #[inline]
    pub fn within(&self, range: Range<usize>) -> impl Iterator<Item = usize> + '_ {
        places(range, |word| self.words[word], |at| self.filled[at])
    }

    /// Those of this one and of another of the same tree.
    #[inline]
    pub fn or<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = usize> + 'a {
        places(
            0..self.words.len() * 64,
            |word| self.words[word] | other.words[word],
            |at| self.filled[at] | other.filled[at],
        )
    }
}

fn bit(at: usize) -> u64 {
    1 << (at % 64)
}

#[inline]
fn places(
    range: Range<usize>,
    words: impl Fn(usize) -> u64,
    filled: impl Fn(usize) -> u64,
) -> impl Iterator<Item = usize> {
    let (mut word, mut left) = (range.start / 64, 0);
    if !range.is_empty() {
        left = words(word) & (u64::MAX << (range.start % 64));
    }
    core::iter::from_fn(move || {
        if left == 0 {
            word = next_filled(word + 1, range.end.div_ceil(64), &filled)?;
            left = words(word);
        }
        let place = word * 64 + left.trailing_zeros() as usize;
        left &= left - 1;
        (place < range.end).then_some(place)
    })
}

/// The first word from one to another that is not zero.
fn next_filled(mut from: usize, end: usize, filled: impl Fn(usize) -> u64) -> Option<usize> {
    while from < end {
        let ahead = filled(from / 64) & (u64::MAX << (from % 64));
        if ahead != 0 {
            return Some(from / 64 * 64 + ahead.trailing_zeros() as usize)
                .filter(|word| *word < end);
        }
        from = (from / 64 + 1) * 64;
    }
    None
}
