//! Between the thread that ticks and the one that writes: what waits, and how it is written.

use super::FULL;
use crate::budgets::AHEAD;
use crate::record::block::wrap;
use crate::record::{Encoder, Entry, Operation};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// What waits to be written, between the thread that ticks and the one that writes.
#[derive(Debug, Default)]
pub(super) struct Shared {
    inbox: Mutex<Inbox>,
    /// There is something to write.
    pub(super) due: Condvar,
    /// Something was written.
    pub(super) done: Condvar,
}

#[derive(Debug, Default)]
pub(super) struct Inbox {
    pub(super) bytes: Vec<u8>,
    encoder: Encoder,
    /// How many operations of an agent found no room.
    missing: BTreeMap<u32, u64>,
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

    pub(super) fn notify_if_full(&self, before: usize, inbox: &Inbox) {
        if before < FULL && inbox.bytes.len() >= FULL {
            self.due.notify_all();
        }
    }
}

impl Inbox {
    pub(super) fn put(&mut self, entry: &Entry) {
        self.encoder.put(entry, &mut self.bytes);
    }

    pub(super) fn operation(&mut self, agent: u32, operation: &Operation) {
        let context = operation.context.as_ref().map_or(0, String::len);
        if self.bytes.len() + 8 * operation.answers.len() + context > AHEAD {
            *self.missing.entry(agent).or_default() += 1;
            return;
        }
        self.put_missing();
        self.encoder
            .put_operation(agent, operation, &mut self.bytes);
    }

    fn put_missing(&mut self) {
        for (agent, count) in std::mem::take(&mut self.missing) {
            self.put(&Entry::Missing { agent, count });
        }
    }

    pub(super) fn failure(&self) -> io::Result<()> {
        match &self.failed {
            Some((kind, why)) => Err(io::Error::new(*kind, why.clone())),
            None => Ok(()),
        }
    }

    /// A block of its own, which can be read without those before it. The buffer that was written last is filled next.
    fn take(&mut self, written: Vec<u8>) -> Vec<u8> {
        self.put_missing();
        self.encoder = Encoder::default();
        std::mem::replace(&mut self.bytes, written)
    }
}

/// Says that the thread that writes is over, also while a panic goes by.
struct Over<'a>(&'a Shared);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.inbox().is_over = true;
        self.0.done.notify_all();
    }
}

/// Writes what comes, until the recorder is dropped. After an error, nothing is written or kept any more.
pub(super) fn write<W: Write>(mut out: W, shared: &Shared, late: Duration) -> W {
    let _over = Over(shared);
    let mut block = Vec::new();
    loop {
        let mut inbox = shared.inbox();
        loop {
            let is_due = inbox.is_closing || inbox.wanted > inbox.flushed;
            if is_due || inbox.bytes.len() >= FULL {
                break;
            }
            let waited = shared.due.wait_timeout(inbox, late);
            let (next, waited) = waited.unwrap_or_else(PoisonError::into_inner);
            inbox = next;
            if waited.timed_out() && !inbox.bytes.is_empty() {
                break;
            }
        }
        let (wanted, is_closing) = (inbox.wanted, inbox.is_closing);
        block.clear();
        block = inbox.take(block);
        let has_failed = inbox.failed.is_some();
        drop(inbox);
        let mut written = Ok(());
        if !has_failed && !block.is_empty() {
            written = out.write_all(&wrap(&block));
        }
        let written = written.and_then(|()| if has_failed { Ok(()) } else { out.flush() });
        let mut inbox = shared.inbox();
        if let Err(error) = written {
            inbox.failed = Some((error.kind(), error.to_string()));
            inbox.bytes = Vec::new();
        }
        inbox.flushed = wanted;
        shared.done.notify_all();
        if is_closing {
            return out;
        }
    }
}
