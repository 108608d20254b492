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
/// Words of an operation of up to eight bytes of answers, which most have.
const SHORT: usize = HEAD + 1 + 1;
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
        allowed: 0,
        last: 0,
        word: 0,
        bits: 0,
        before: Vec::new(),
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

impl Head {
    /// The word that says it, of an operation with so many bytes of answers.
    #[inline]
    fn to_word(self, length: usize, has_time: bool) -> u64 {
        let status = self.given.map_or(0, |status| status as u64 + 1);
        u64::from(self.agent)
            | (length as u64) << 32
            | (self.call as u64) << (32 + LENGTH)
            | status << (34 + LENGTH)
            | u64::from(has_time) << (36 + LENGTH)
    }
}

/// The end that is written to.
#[derive(Debug)]
pub struct Sender<const WORDS: usize> {
    words: Arc<[AtomicU64; WORDS]>,
    ends: Arc<Ends>,
    /// The reader may read up to here.
    written: usize,
    /// Up to here a short operation needs no look at how far the reader is.
    allowed: usize,
    /// The time of the last operation.
    last: u64,
    /// The last bytes of the operation's answers,
    word: u64,
    bits: u32,
    /// and the words before them.
    before: Vec<u64>,
}

impl<const WORDS: usize> Sender<WORDS> {
    /// An operation begins.
    #[inline]
    pub fn begin(&mut self) {
        (self.word, self.bits) = (0, 0);
        if !self.before.is_empty() {
            self.before.clear();
        }
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
        if self.bits == 64 {
            self.next_word();
        }
        self.word |= u64::from(byte) << self.bits;
        self.bits += 8;
    }

    #[inline(never)]
    fn next_word(&mut self) {
        self.before.push(self.word);
        (self.word, self.bits) = (0, 0);
    }

    /// The operation is over, and can be read. Whether that is so: one that is not short, or comes to the end of what is
    /// [allowed](Self::allow), is to be sent by [`end`](Self::end).
    #[inline]
    pub fn end_soon(&mut self, head: Head) -> bool {
        let is_short = self.before.is_empty() && self.allowed.wrapping_sub(self.written) >= SHORT;
        if is_short {
            self.write(head);
        }
        is_short
    }

    /// The operation is over, and can be read.
    ///
    /// # Errors
    ///
    /// If there is no room for it: its answers.
    pub fn end(&mut self, head: Head) -> Result<(), Vec<u8>> {
        let words = HEAD + self.length().div_ceil(8) + usize::from(head.at != self.last);
        if words > self.room() || self.length() >= 1 << LENGTH {
            return Err(self.take_back());
        }
        self.write(head);
        Ok(())
    }

    /// There is room.
    #[inline]
    fn write(&mut self, head: Head) {
        let has_time = head.at != self.last;
        let mut at = self.written;
        self.put(&mut at, head.to_word(self.length(), has_time));
        for number in 0..self.before.len() {
            self.put(&mut at, self.before[number]);
        }
        if self.bits > 0 {
            self.put(&mut at, self.word);
        }
        if has_time {
            self.put(&mut at, head.at);
            self.last = head.at;
        }
        self.written = at;
        self.ends.written.store(at, Release);
    }

    #[inline]
    fn put(&self, at: &mut usize, word: u64) {
        self.words[*at % WORDS].store(word, Relaxed);
        *at = at.wrapping_add(1);
    }

    /// How many bytes of answers the operation has.
    #[inline]
    fn length(&self) -> usize {
        self.before.len() * 8 + self.bits as usize / 8
    }

    /// How many words can be written before the reader has to go on.
    pub fn room(&self) -> usize {
        // What is written is ahead of what was read by `WORDS` at most.
        WORDS - self.written.wrapping_sub(self.ends.read.load(Acquire))
    }

    /// So many words, if there is room for them, may be written by [`end_soon`](Self::end_soon).
    pub fn allow(&mut self, words: usize) {
        self.allowed = self.written.wrapping_add(words.min(self.room()));
    }

    /// The answers of the operation, which is not sent.
    pub fn take_back(&mut self) -> Vec<u8> {
        let words = self.before.drain(..).flat_map(u64::to_le_bytes);
        let mut bytes: Vec<u8> = words.collect();
        bytes.extend(&self.word.to_le_bytes()[..self.bits as usize / 8]);
        bytes
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
            let (read, words) = (self.read, &self.words);
            let word = |place: usize| words[read.wrapping_add(place) % WORDS].load(Relaxed);
            let (head, count) = operation(word, &mut self.last, &mut self.bytes);
            tell(head, &self.bytes);
            self.read = read.wrapping_add(count);
            self.ends.read.store(self.read, Release);
        }
    }

    /// Appends all words that are there: operations to be told by [`tell`] in the order in which they were taken.
    pub fn take(&mut self, words: &mut Vec<u64>) {
        let end = self.written();
        let count = end.wrapping_sub(self.read);
        let begin = self.read % WORDS;
        let first = count.min(WORDS - begin);
        for part in [
            &self.words[begin..begin + first],
            &self.words[..count - first],
        ] {
            words.extend(part.iter().map(|word| word.load(Relaxed)));
        }
        self.read = end;
        self.ends.read.store(end, Release);
    }
}

/// Tells the operations in these words, the last of which before them was at this time.
pub fn tell(words: &[u64], last: &mut u64, mut tell: impl FnMut(Head, &[u8])) {
    let (mut at, mut bytes) = (0, Vec::new());
    while at < words.len() {
        let word = |place: usize| words.get(at + place).copied().unwrap_or(0);
        let (head, count) = operation(word, last, &mut bytes);
        tell(head, &bytes);
        at += count;
    }
}

/// What the first word of an operation says of the others.
struct Span {
    /// How many bytes of answers.
    length: usize,
    /// The answers end here,
    end: usize,
    /// and the time follows.
    has_time: bool,
}

impl Span {
    fn of(first: u64) -> Self {
        let length = (first >> 32) as usize & ((1 << LENGTH) - 1);
        Self {
            length,
            end: HEAD + length.div_ceil(8),
            has_time: first >> (36 + LENGTH) & 1 == 1,
        }
    }
}

/// The operation at the beginning of these words, with its answers, and how many words it takes.
fn operation(word: impl Fn(usize) -> u64, last: &mut u64, bytes: &mut Vec<u8>) -> (Head, usize) {
    let first = word(0);
    let span = Span::of(first);
    bytes.clear();
    bytes.extend((HEAD..span.end).flat_map(|place| word(place).to_le_bytes()));
    bytes.truncate(span.length);
    if span.has_time {
        *last = word(span.end);
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
        at: *last,
    };
    (head, span.end + usize::from(span.has_time))
}

#[cfg(test)]
mod tests;
