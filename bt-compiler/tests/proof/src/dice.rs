//! Chance, the same for the same seed.

/// `SplitMix64`: all that is needed here, many times as fast as a strategy per node.
#[derive(Clone)]
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

    /// One of these, by how many tickets it has. One more in the list changes nothing but the draws that it wins:
    /// each ticket has a number of its own, and the highest wins.
    pub fn one_by_tickets<T: Copy>(
        &mut self,
        all: impl IntoIterator<Item = (T, &'static str, u64)>,
    ) -> T {
        let draw = self.next();
        let tickets = all.into_iter().flat_map(|(one, name, tickets)| {
            let name = name.bytes().fold(draw, |hash, byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
            });
            (0..tickets).map(move |ticket| (Self(name.wrapping_add(ticket)).next(), one))
        });
        let (_, winner) = tickets
            .max_by_key(|(number, _)| *number)
            .expect("somebody has a ticket");
        winner
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
