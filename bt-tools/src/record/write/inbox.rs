//! Between the thread that ticks and the one that writes: what waits, and how it is written.

use crate::budgets::{AHEAD, ENTRY};
use crate::queue::Reader;
use crate::record::block::wrap;
use crate::record::{Encoder, Entry};
use std::collections::{BTreeMap, VecDeque};
use std::io::{self, Write};
use std::mem::take;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// Words for operations that are ahead of the thread that writes.
pub(super) const WORDS: usize = if cfg!(test) { 1 << 12 } else { AHEAD / 8 };
/// A block has so many bytes at most, but for one entry that is larger.
const LARGE: usize = 1 << 20;

/// What waits to be written, but for the operations that observers are told of.
#[derive(Debug, Default)]
pub(super) struct Shared {
    inbox: Mutex<Inbox>,
    /// Something was written.
    pub(super) done: Condvar,
}

#[derive(Debug, Default)]
pub(super) struct Inbox {
    /// Each with the place in the ring of operations before which it is written.
    entries: VecDeque<(usize, Entry)>,
    /// About how many bytes these take.
    pub(super) bytes: usize,
    pub(super) wanted: u64,
    pub(super) flushed: u64,
    pub(super) is_closing: bool,
    /// The thread that writes has ended.
    pub(super) is_over: bool,
    pub(super) failed: Option<(io::ErrorKind, String)>,
}

impl Shared {
    pub(super) fn inbox(&self) -> MutexGuard<'_, Inbox> {
        self.inbox.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inbox {
    /// Whether there is room for an entry among so many bytes.
    pub(super) fn has_room(&self, entry: &Entry, most: usize) -> bool {
        self.bytes + size_of_entry(entry) <= most
    }

    pub(super) fn put(&mut self, place: usize, entry: Entry) {
        self.bytes += size_of_entry(&entry);
        self.entries.push_back((place, entry));
    }

    /// Says of which agents how many operations found no room.
    pub(super) fn put_missing(&mut self, place: usize, missing: &mut BTreeMap<u32, u64>) {
        while let Some((agent, count)) = missing.pop_first() {
            self.put(place, Entry::Missing { agent, count });
        }
    }

    pub(super) fn failure(&self) -> io::Result<()> {
        match &self.failed {
            Some((kind, why)) => Err(io::Error::new(*kind, why.clone())),
            None => Ok(()),
        }
    }
}

/// About how many bytes it takes while it waits.
fn size_of_entry(entry: &Entry) -> usize {
    let text = match entry {
        Entry::Agent { name, .. } => name.len(),
        Entry::Mark(mark) => mark.text.len() + mark.color.len(),
        Entry::Context { text, .. } => text.len(),
        Entry::Operation { operation, .. } => {
            let context = operation.context.as_ref().map_or(0, String::len);
            context + size_of_val(&operation.answers[..])
        }
        _ => 0,
    };
    size_of::<Entry>() + text
}

/// Says that the thread that writes is over, also while a panic goes by.
struct Over<'a>(&'a Shared);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.inbox().is_over = true;
        self.0.done.notify_all();
    }
}

/// Puts blocks together, each of which can be read without those before it, and writes them.
struct Blocks<W> {
    out: W,
    encoder: Encoder,
    block: Vec<u8>,
    written: io::Result<()>,
}

impl<W: Write> Blocks<W> {
    /// Adds to the block that is put together. After an error, nothing is written or kept any more.
    fn put(&mut self, put: impl FnOnce(&mut Encoder, &mut Vec<u8>)) {
        if self.written.is_err() {
            return;
        }
        let before = (self.encoder.clone(), self.block.len());
        put(&mut self.encoder, &mut self.block);
        if self.block.len() > ENTRY {
            // It is too much together, and each by itself is not.
            let mut last = self.block.split_off(before.1);
            self.write();
            (self.encoder, self.block) = (before.0, take(&mut last));
        }
        if self.block.len() >= LARGE {
            self.write();
        }
    }

    fn write(&mut self) {
        if !self.block.is_empty() && self.written.is_ok() {
            self.written = self.out.write_all(&wrap(&self.block));
        }
        self.block.clear();
        self.encoder = Encoder::default();
    }
}

/// Writes what comes, until the recorder is dropped.
pub(super) fn write<W: Write>(
    out: W,
    mut operations: Reader<WORDS>,
    shared: &Shared,
    late: Duration,
) -> W {
    let _over = Over(shared);
    let mut blocks = Blocks {
        out,
        encoder: Encoder::default(),
        block: Vec::new(),
        written: Ok(()),
    };
    loop {
        let mut inbox = shared.inbox();
        if !inbox.is_closing && inbox.wanted == inbox.flushed {
            drop(inbox);
            // The one that ticks wakes it, or it is late.
            thread::park_timeout(late);
            inbox = shared.inbox();
        }
        let (wanted, is_closing) = (inbox.wanted, inbox.is_closing);
        let entries = take(&mut inbox.entries);
        inbox.bytes = 0;
        drop(inbox);
        let end = operations.written();
        let mut read_to = |place: usize, blocks: &mut Blocks<W>| {
            operations.read_to(place, |head, answers| {
                blocks.put(|encoder, block| encoder.put_sent(head, answers, block));
            });
        };
        let is_idle = entries.is_empty();
        for (place, entry) in entries {
            read_to(place, &mut blocks);
            blocks.put(|encoder, block| encoder.put(&entry, block));
        }
        read_to(end, &mut blocks);
        let is_idle = is_idle && blocks.block.is_empty();
        blocks.write();
        if !is_idle && blocks.written.is_ok() {
            blocks.written = blocks.out.flush();
        }
        let mut inbox = shared.inbox();
        if let Err(error) = &blocks.written {
            inbox.failed = Some((error.kind(), error.to_string()));
        }
        inbox.flushed = wanted;
        shared.done.notify_all();
        if is_closing {
            return blocks.out;
        }
    }
}
