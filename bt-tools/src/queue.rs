//! Operations on their way from the thread that ticks to one that follows: no lock, and neither waits for the other.
//!
//! A ring of words with one writer and one reader. An operation is a word with its agent, call, result and length; its answers as
//! [`FORMAT.md`](crate::record) has them, eight bytes a word; and its time, if that is another than the last. The reader sees an operation
//! as soon as it is whole.

use crate::record::{Call, Told};
use bt_core::Status;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicU64, AtomicUsize};
use std::sync::Arc;

/// Words before the answers of an operation.
const HEAD: usize = 1;
/// The length of an operation has so many bits.
const LENGTH: u32 = 24;

/// How many words were written, and how many of them read.
#[derive(Debug, Default)]
struct Ends {
    written: AtomicUsize,
    read: AtomicUsize,
}

/// A ring of so many words, a power of two.
pub fn ring<const WORDS: usize>() -> (Sender<WORDS>, Reader<WORDS>) {
    const { assert!(WORDS.is_power_of_two()) }
    let words: Arc<[AtomicU64]> = (0..WORDS).map(|_| AtomicU64::new(0)).collect();
    let words: Arc<[AtomicU64; WORDS]> = words.try_into().expect("so many were made");
    let ends = Arc::new(Ends::default());
    let sender = Sender {
        words: Arc::clone(&words),
        ends: Arc::clone(&ends),
        written: 0,
        at: 0,
        limit: WORDS,
        last: 0,
        word: 0,
        bits: 0,
        spilled: None,
    };
    let reader = Reader {
        words,
        ends,
        read: 0,
        last: 0,
        bytes: Vec::new(),
    };
    (sender, reader)
}

/// What an operation says of itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Head {
    pub agent: u32,
    pub call: Call,
    pub given: Option<Status>,
    /// In microseconds.
    pub at: u64,
}

/// The end that is written to.
#[derive(Debug)]
pub struct Sender<const WORDS: usize> {
    words: Arc<[AtomicU64; WORDS]>,
    ends: Arc<Ends>,
    /// The reader may read up to here.
    written: usize,
    /// The next word of the operation goes here,
    at: usize,
    /// and none goes here.
    limit: usize,
    /// The time of the last operation.
    last: u64,
    /// Bytes that are no word yet.
    word: u64,
    bits: u32,
    /// All of an operation that has no room.
    spilled: Option<Vec<u8>>,
}

impl<const WORDS: usize> Sender<WORDS> {
    /// An operation begins.
    #[inline]
    pub fn begin(&mut self) {
        self.at = self.written.wrapping_add(HEAD);
        (self.word, self.bits, self.spilled) = (0, 0, None);
    }

    /// An answer, as it is recorded.
    #[inline]
    pub fn answer(&mut self, told: Told) {
        bt_core::wire::put_answer(
            &mut |byte| self.byte(byte),
            told.mark,
            told.is_whole,
            told.answer,
        );
    }

    #[inline]
    fn byte(&mut self, byte: u8) {
        self.word |= u64::from(byte) << self.bits;
        self.bits += 8;
        if self.bits == 64 {
            self.put_word();
        }
    }

    fn put_word(&mut self) {
        let word = std::mem::take(&mut self.word);
        self.bits = 0;
        if self.spilled.is_none() && self.has_room(self.at) {
            self.words[self.at % WORDS].store(word, Relaxed);
            self.at = self.at.wrapping_add(1);
        } else {
            self.spill(word);
        }
    }

    /// Whether there is room for a word at this place.
    #[inline]
    fn has_room(&mut self, place: usize) -> bool {
        // What is written is ahead of what was read by `WORDS` at most.
        let left = |limit: usize| limit.wrapping_sub(place).wrapping_sub(1) < WORDS;
        left(self.limit) || {
            self.limit = self.ends.read.load(Acquire).wrapping_add(WORDS);
            left(self.limit)
        }
    }

    /// Whether a half of the ring or more waits to be read.
    #[inline]
    pub fn is_half_full(&mut self) -> bool {
        !self.has_room(self.written.wrapping_add(WORDS / 2))
    }

    #[cold]
    fn spill(&mut self, word: u64) {
        let begin = self.written.wrapping_add(HEAD);
        let (words, count) = (&self.words, self.at.wrapping_sub(begin));
        let spilled = self.spilled.get_or_insert_with(|| {
            let so_far = (0..count).map(|n| words[begin.wrapping_add(n) % WORDS].load(Relaxed));
            so_far.flat_map(u64::to_le_bytes).collect()
        });
        spilled.extend(word.to_le_bytes());
    }

    /// The operation is over, and can be read.
    ///
    /// # Errors
    ///
    /// If there is no room for it: its answers.
    #[inline]
    pub fn end(&mut self, head: Head) -> Result<(), Vec<u8>> {
        let (words, bytes) = (self.at.wrapping_sub(self.written), self.bits as usize / 8);
        if bytes > 0 {
            self.put_word();
        }
        let length = (words - HEAD) * 8 + bytes;
        let has_time = head.at != self.last;
        // There is room up to here, and one word more, if there is room for the last of these.
        let last = self.at.wrapping_add(usize::from(has_time)).wrapping_sub(1);
        if self.spilled.is_some() || !self.has_room(last) || length >= 1 << LENGTH {
            return Err(self.not_sent(bytes));
        }
        let status = head.given.map_or(0, |status| status as u64 + 1);
        let first = u64::from(head.agent)
            | (length as u64) << 32
            | (head.call as u64) << (32 + LENGTH)
            | status << (34 + LENGTH)
            | u64::from(has_time) << (36 + LENGTH);
        self.words[self.written % WORDS].store(first, Relaxed);
        if has_time {
            self.words[self.at % WORDS].store(head.at, Relaxed);
            self.at = self.at.wrapping_add(1);
            self.last = head.at;
        }
        self.written = self.at;
        self.ends.written.store(self.written, Release);
        Ok(())
    }

    /// The answers of the operation, which is not sent.
    pub fn take_back(&mut self) -> Vec<u8> {
        let bytes = self.bits as usize / 8;
        if bytes > 0 {
            self.put_word();
        }
        self.not_sent(bytes)
    }

    /// The answers of the operation, the last word of which has so many bytes.
    #[cold]
    fn not_sent(&mut self, bytes: usize) -> Vec<u8> {
        if self.spilled.is_none() {
            self.spill(0);
            self.cut(8);
        }
        if bytes > 0 {
            self.cut(8 - bytes);
        }
        self.spilled.take().unwrap_or_default()
    }

    fn cut(&mut self, bytes: usize) {
        if let Some(spilled) = &mut self.spilled {
            spilled.truncate(spilled.len().saturating_sub(bytes));
        }
    }

    /// How many words were written since the beginning, around the numbers that there are.
    #[inline]
    pub fn written(&self) -> usize {
        self.written
    }
}

/// The end that is read from.
#[derive(Debug)]
pub struct Reader<const WORDS: usize> {
    words: Arc<[AtomicU64; WORDS]>,
    ends: Arc<Ends>,
    read: usize,
    /// The time of the last operation.
    last: u64,
    bytes: Vec<u8>,
}

impl<const WORDS: usize> Reader<WORDS> {
    /// How many words are there since the beginning.
    pub fn written(&self) -> usize {
        self.ends.written.load(Acquire)
    }

    /// Tells the operations up to this place, which [`written`](Self::written) has given, here or of the sender.
    pub fn read_to(&mut self, end: usize, mut tell: impl FnMut(Head, &[u8])) {
        // It may have been read already.
        while end.wrapping_sub(self.read).wrapping_sub(1) < WORDS {
            let first = self.word(self.read);
            let length = (first >> 32) as usize & ((1 << LENGTH) - 1);
            let words = length.div_ceil(8);
            self.bytes.clear();
            for n in 0..words {
                let word = self.word(self.read.wrapping_add(HEAD + n));
                self.bytes.extend(word.to_le_bytes());
            }
            let mut after = self.read.wrapping_add(HEAD + words);
            if first >> (36 + LENGTH) & 1 == 1 {
                self.last = self.word(after);
                after = after.wrapping_add(1);
            }
            let head = Head {
                // It has so many bits.
                agent: u32::try_from(first & u64::from(u32::MAX)).unwrap_or(u32::MAX),
                call: match first >> (32 + LENGTH) & 3 {
                    0 => Call::Tick,
                    1 => Call::Halt,
                    _ => Call::Reset,
                },
                given: match first >> (34 + LENGTH) & 3 {
                    1 => Some(Status::Success),
                    2 => Some(Status::Failure),
                    3 => Some(Status::Running),
                    _ => None,
                },
                at: self.last,
            };
            tell(head, &self.bytes[..length]);
            self.read = after;
            self.ends.read.store(self.read, Release);
        }
    }

    fn word(&self, at: usize) -> u64 {
        self.words[at % WORDS].load(Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Answer;

    fn head(agent: u32) -> Head {
        let given = [None, Some(Status::Success), Some(Status::Running)];
        Head {
            agent,
            call: [Call::Tick, Call::Halt, Call::Reset][agent as usize % 3],
            given: given[agent as usize / 3 % 3],
            at: u64::from(agent) << 20,
        }
    }

    fn send<const WORDS: usize>(
        sender: &mut Sender<WORDS>,
        agent: u32,
        length: u32,
    ) -> Result<(), Vec<u8>> {
        sender.begin();
        for number in 0..length {
            sender.byte((agent + number).to_le_bytes()[0]);
        }
        sender.end(head(agent))
    }

    fn bytes(agent: u32, length: u32) -> Vec<u8> {
        (0..length)
            .map(|number| (agent + number).to_le_bytes()[0])
            .collect()
    }

    #[test]
    fn operations_come_as_they_were_sent_whatever_their_length() {
        let (mut sender, mut reader) = ring::<64>();
        for agent in 0..2_000 {
            let length = agent * 7 % 400;
            assert_eq!(send(&mut sender, agent, length), Ok(()), "{agent}");
            let mut told = Vec::new();
            reader.read_to(reader.written(), |head, bytes| {
                told.push((head, bytes.to_vec()));
            });
            assert_eq!(told, [(head(agent), bytes(agent, length))]);
        }
    }

    /// What has no room comes back whole, and nothing of what waits is lost.
    #[test]
    fn an_operation_without_room_comes_back() {
        for length in 0..100 {
            let (mut sender, mut reader) = ring::<16>();
            let mut sent = 0;
            let back = loop {
                match send(&mut sender, sent, length) {
                    Ok(()) => sent += 1,
                    Err(back) => break back,
                }
            };
            assert_eq!(back, bytes(sent, length));
            // The first operation is at the time at which all begins.
            let words = 2 + length.div_ceil(8);
            assert_eq!(sent, 17 / words, "{length}");
            let mut told = 0;
            reader.read_to(sender.written(), |seen, answers| {
                assert_eq!((seen, answers), (head(told), &bytes(told, length)[..]));
                told += 1;
            });
            assert_eq!(told, sent);
            assert_eq!(send(&mut sender, 70, length).is_ok(), words <= 16);
        }
    }

    #[test]
    fn two_threads_lose_and_change_nothing() {
        let count = if cfg!(miri) { 50 } else { 20_000 };
        let (mut sender, mut reader) = ring::<64>();
        std::thread::scope(|scope| {
            scope.spawn(move || {
                for agent in 0..count {
                    while send(&mut sender, agent, agent % 90).is_err() {
                        std::thread::yield_now();
                    }
                }
            });
            let mut next = 0;
            while next < count {
                reader.read_to(reader.written(), |seen, answers| {
                    assert_eq!((seen, answers), (head(next), &bytes(next, next % 90)[..]));
                    next += 1;
                });
                std::thread::yield_now();
            }
        });
    }

    #[test]
    fn an_answer_is_the_byte_that_a_recording_has() {
        let (mut sender, mut reader) = ring::<16>();
        sender.begin();
        sender.answer(Told::of(0x13, Answer::Status(Status::Running)));
        sender.answer(Told::whole(Status::Failure));
        sender.answer(Told::of(2, Answer::Child(Some(300))));
        assert_eq!(sender.end(head(1)), Ok(()));
        let mut told = Vec::new();
        reader.read_to(reader.written(), |_, bytes| told.extend_from_slice(bytes));
        assert_eq!(told, [0x32, 0x1f, 0x29, 0xac, 0x02]);
    }
}
