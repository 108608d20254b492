//! States by number: each is kept once, as bytes in one piece of memory.

use std::hash::Hasher;

/// States in the order in which they were found.
#[derive(Debug, Clone, Default)]
pub struct Store {
    bytes: Vec<u8>,
    /// Where each state's bytes end.
    ends: Vec<usize>,
    /// Open addressing: the number of a state counted from 1, or 0. Its length is a power of two.
    table: Vec<u32>,
}

impl Store {
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn get(&self, state: usize) -> &[u8] {
        let from = state.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.bytes[from..self.ends[state]]
    }

    /// How many bytes of memory it takes.
    pub fn memory(&self) -> usize {
        self.bytes.capacity()
            + self.ends.capacity() * size_of::<usize>()
            + self.table.capacity() * size_of::<u32>()
    }

    /// The number of a state, and whether it is new. A new one is `None` if there are `most` already.
    pub fn insert(&mut self, state: &[u8], most: usize) -> Option<(usize, bool)> {
        if self.ends.len() * 2 >= self.table.len() {
            self.grow();
        }
        let slot = match self.find(state) {
            Ok(known) => return Some((known, false)),
            Err(slot) => slot,
        };
        let number = self.ends.len();
        if number >= most {
            return None;
        }
        self.bytes.extend_from_slice(state);
        self.ends.push(self.bytes.len());
        self.table[slot] = u32::try_from(number + 1).ok()?;
        Some((number, true))
    }

    fn find(&self, state: &[u8]) -> Result<usize, usize> {
        let mask = self.table.len() - 1;
        let mut slot = hash(state) & mask;
        loop {
            match self.table[slot] as usize {
                0 => return Err(slot),
                number if self.get(number - 1) == state => return Ok(number - 1),
                _ => slot = (slot + 1) & mask,
            }
        }
    }

    fn grow(&mut self) {
        let length = (self.table.len() * 2).max(1_024);
        self.table = vec![0; length];
        for number in 0..self.ends.len() {
            let mut slot = hash(self.get(number)) & (length - 1);
            while self.table[slot] != 0 {
                slot = (slot + 1) & (length - 1);
            }
            self.table[slot] = u32::try_from(number + 1).unwrap_or(u32::MAX);
        }
    }
}

/// The same in every run.
fn hash(bytes: &[u8]) -> usize {
    let mut hasher = std::collections::hash_map::DefaultHasher::new();
    hasher.write(bytes);
    #[allow(clippy::cast_possible_truncation)] // The lower half is a hash as well.
    {
        hasher.finish() as usize
    }
}

#[cfg(test)]
mod tests {
    use super::Store;

    #[test]
    fn each_is_kept_once() {
        let mut store = Store::default();
        for round in 0..2 {
            for number in 0..5_000_usize {
                let bytes = number.to_le_bytes();
                let expected = Some((number, round == 0));
                assert_eq!(
                    store
                        .insert(&bytes[..(number % 3) + 2], 5_000)
                        .map(|found| found.1),
                    expected.map(|found| found.1),
                    "{number}"
                );
            }
        }
        assert_eq!(store.insert(b"one more", 5_000), None);
        assert_eq!(store.len(), 5_000);
    }
}
