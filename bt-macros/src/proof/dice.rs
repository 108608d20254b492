//! Chance, the same for the same seed.

/// `SplitMix64`: all that is needed here, many times as fast as a strategy per node.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to but without `bound`.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    /// A number from `least` to `most`.
    pub fn between(&mut self, least: u32, most: u32) -> u32 {
        let number = u64::from(least) + self.below(u64::from(most - least) + 1);
        u32::try_from(number).unwrap_or(most)
    }

    pub fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        let position = self.below(all.len() as u64);
        all[usize::try_from(position).unwrap_or_default()]
    }

    pub fn one_of_mut<'all, T>(&mut self, all: &'all mut [T]) -> &'all mut T {
        let position = self.below(all.len() as u64);
        &mut all[usize::try_from(position).unwrap_or_default()]
    }

    pub fn odds(&mut self, yes: u64, of: u64) -> bool {
        self.below(of) < yes
    }
}
