//! Recordings as they are written, block by block, new ones and those that go on.

mod append;
mod inbox;

use super::block::MAGIC;
use super::{Call, Entry, Mark, Operation, Told, Wholes};
use crate::budgets::AHEAD;
use crate::model::Answer;
use crate::queue::{ring, Head, Sender};
use bt_core::info::TreeInfo;
use bt_core::observe::{self, Observer, Within};
use bt_core::Status;
use inbox::{write, Shared, WORDS};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::{Arc, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// A block is written when operations have filled so many words, or so much time has passed.
const FULL: usize = 16 << 10;
const LATE: Duration = Duration::from_secs(1);

/// Writes a recording: to a file, or to whatever takes bytes.
///
/// The thread that ticks puts answers into a ring, without a lock; another one compresses and writes them, when 128 KiB of the ring are full or
/// once a second. What a crash of the whole program takes away is a second at most; a panic takes nothing. Where the disk is slower than the
/// trees, what has no room in the ring of [`AHEAD`] bytes is left out, and the recording says how much.
///
/// ```
/// # use bt_core::info::{Kind, Leaf, Node, TreeInfo};
/// # static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[Node::root(Kind::Leaf(Leaf::Function), "sleep")]);
/// use bt_core::Status;
/// use bt_tools::model::Answer;
/// use bt_tools::record::{Operation, Recorder, Recording};
///
/// let mut recorder = Recorder::new(Vec::new())?;
/// let hero = recorder.agent("hero", &NIGHT)?; // `Night::INFO`
/// recorder.operation(hero, &Operation::tick([(0, Answer::Status(Status::Running))]).gave(Status::Running))?;
/// let file = recorder.finish()?;
///
/// let recording = Recording::read(&file)?;
/// assert_eq!(recording.agents().next().map(|agent| agent.name()), Some("hero"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Recorder<W: Write + Send + 'static> {
    shared: Arc<Shared>,
    /// Taken out when it is finished.
    writer: Option<JoinHandle<W>>,
    operations: Sender<WORDS>,
    /// The writer was woken at this place of the ring.
    woken_at: usize,
    trees: Vec<&'static TreeInfo>,
    agents: Vec<Agent>,
    /// How many operations of an agent found no room.
    missing: BTreeMap<u32, u64>,
    call: Call,
    started: Instant,
    /// In microseconds.
    now: Option<u64>,
}

#[derive(Debug)]
struct Agent {
    wholes: Wholes,
    /// Whether it has leaves that are trees.
    has_wholes: bool,
}

impl<W: Write + Send + 'static> Recorder<W> {
    /// Begins a recording.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn new(mut out: W) -> io::Result<Self> {
        out.write_all(MAGIC)?;
        Self::after(out, LATE)
    }

    fn after(out: W, late: Duration) -> io::Result<Self> {
        let shared = Arc::new(Shared::default());
        let (operations, reader) = ring();
        let writer = Arc::clone(&shared);
        let thread = thread::Builder::new().name("quickbeam record".to_owned());
        let mut recorder = Self {
            shared,
            writer: Some(thread.spawn(move || write(out, reader, &writer, late))?),
            operations,
            woken_at: 0,
            trees: Vec::new(),
            agents: Vec::new(),
            missing: BTreeMap::new(),
            call: Call::Tick,
            started: Instant::now(),
            now: None,
        };
        recorder.entry(&Entry::Begin)?;
        Ok(recorder)
    }

    /// An agent of its own, with its tree, which is idle. Its number is for [`operation`](Self::operation).
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn agent(&mut self, name: &str, info: &'static TreeInfo) -> io::Result<u32> {
        let known = self.trees.iter().position(|tree| std::ptr::eq(*tree, info));
        let tree = known.unwrap_or(self.trees.len());
        let tree_number = u32::try_from(tree).unwrap_or(u32::MAX);
        if known.is_none() {
            self.trees.push(info);
            self.entry(&Entry::Tree {
                number: tree_number,
                info,
            })?;
        }
        let number = u32::try_from(self.agents.len()).unwrap_or(u32::MAX);
        let wholes = Wholes::of(info);
        let has_wholes = wholes.are_some();
        self.agents.push(Agent { wholes, has_wholes });
        self.entry(&Entry::Agent {
            number,
            tree: tree_number,
            name: name.to_owned(),
        })?;
        Ok(number)
    }

    /// The observer of this agent's tree: `patrol.tick_with(&mut robot, &mut recorder.of(patrol_number))`. What cannot be
    /// written is said by [`flush`](Self::flush) and [`finish`](Self::finish).
    #[inline]
    pub fn of(&mut self, agent: u32) -> Recorded<'_, W> {
        let known = self.agents.get(agent as usize);
        Recorded {
            has_wholes: known.is_some_and(|agent| agent.has_wholes),
            recorder: self,
            agent,
        }
    }

    /// From now on, this is the time of operations that are observed: since the world began, say. Otherwise it is that of the
    /// clock, since the recording began.
    pub fn at(&mut self, time: Duration) {
        self.now = Some(microseconds(time));
    }

    /// What an agent's tree was called for.
    ///
    /// # Errors
    ///
    /// If writing has failed: then nothing is kept any more.
    pub fn operation(&mut self, agent: u32, operation: &Operation) -> io::Result<()> {
        let operation = operation.clone();
        if !self.put(Entry::Operation { agent, operation }, AHEAD)? {
            *self.missing.entry(agent).or_default() += 1;
            self.operations.allow(0);
        }
        Ok(())
    }

    /// A mark at this moment.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn mark(&mut self, mark: Mark) -> io::Result<()> {
        self.entry(&Entry::Mark(mark))
    }

    /// Any entry. Numbers of trees and agents are the caller's then.
    ///
    /// # Errors
    ///
    /// If writing has failed, or is so far behind that there is no room for it.
    pub fn entry(&mut self, entry: &Entry) -> io::Result<()> {
        // Operations leave some room for what is not left out silently.
        if self.put(entry.clone(), 2 * AHEAD)? {
            return Ok(());
        }
        Err(io::Error::other("writing is too far behind"))
    }

    /// Whether there is room for it among so many bytes that wait.
    fn put(&mut self, entry: Entry, most: usize) -> io::Result<bool> {
        let mut inbox = self.shared.inbox();
        inbox.failure()?;
        let before = inbox.bytes;
        let place = self.operations.written();
        let has_room = inbox.has_room(&entry, most);
        if has_room {
            inbox.put_missing(place, &mut self.missing);
            inbox.put(place, entry);
        }
        let is_due = before < 8 * FULL && inbox.bytes >= 8 * FULL;
        drop(inbox);
        if is_due {
            self.wake();
        }
        Ok(has_room)
    }

    /// An observed operation is over.
    #[inline]
    fn sent(&mut self, agent: u32, given: Option<Status>) {
        let at = match self.now {
            Some(now) => now,
            None => microseconds(self.started.elapsed()),
        };
        let head = Head {
            agent,
            call: self.call,
            given,
            at,
        };
        if !self.operations.end_soon(head) {
            self.send(head);
        }
    }

    /// Where an operation is long, something was left out before, or the writer is to be woken.
    #[inline(never)]
    fn send(&mut self, head: Head) {
        let place = self.operations.written();
        if place.wrapping_sub(self.woken_at) >= FULL {
            self.wake();
        }
        if self.operations.end(head).is_err() {
            *self.missing.entry(head.agent).or_default() += 1;
            self.operations.allow(0);
            return;
        }
        if !self.missing.is_empty() {
            self.shared.inbox().put_missing(place, &mut self.missing);
        }
        let since = self.operations.written().wrapping_sub(self.woken_at);
        self.operations.allow(FULL.saturating_sub(since));
    }

    #[cold]
    fn wake(&mut self) {
        self.woken_at = self.operations.written();
        if let Some(writer) = &self.writer {
            writer.thread().unpark();
        }
    }

    /// Writes what has come together, and waits until it is written.
    ///
    /// # Errors
    ///
    /// If it cannot be written; then nothing is written any more, as half a block may be there.
    pub fn flush(&mut self) -> io::Result<()> {
        let mut inbox = self.shared.inbox();
        inbox.put_missing(self.operations.written(), &mut self.missing);
        inbox.wanted += 1;
        let wanted = inbox.wanted;
        if let Some(writer) = &self.writer {
            writer.thread().unpark();
        }
        while inbox.flushed < wanted && inbox.failed.is_none() && !inbox.is_over {
            let waited = self.shared.done.wait(inbox);
            inbox = waited.unwrap_or_else(PoisonError::into_inner);
        }
        inbox.failure()
    }

    /// Writes what has come together, and gives back what is written to.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn finish(mut self) -> io::Result<W> {
        let out = self.end();
        self.shared.inbox().failure()?;
        out.ok_or_else(|| io::Error::other("the thread that writes has panicked"))
    }

    fn end(&mut self) -> Option<W> {
        let mut inbox = self.shared.inbox();
        inbox.put_missing(self.operations.written(), &mut self.missing);
        inbox.is_closing = true;
        drop(inbox);
        self.wake();
        self.writer.take()?.join().ok()
    }
}

/// Also of hundreds of thousands of years.
pub(crate) fn microseconds(time: Duration) -> u64 {
    let whole = time.as_secs().saturating_mul(1_000_000);
    whole.saturating_add(time.subsec_micros().into())
}

/// Writes what it is told of one agent's tree: see [`Recorder::of`].
#[derive(Debug)]
pub struct Recorded<'a, W: Write + Send + 'static> {
    recorder: &'a mut Recorder<W>,
    agent: u32,
    has_wholes: bool,
}

impl<W: Write + Send + 'static> Recorded<'_, W> {
    fn is_whole(&self, node: u16, answer: Answer) -> Option<Told> {
        let agent = self.recorder.agents.get(self.agent as usize)?;
        Some(agent.wholes.told(node, answer))
    }
}

impl<W: Write + Send + 'static> Observer for Recorded<'_, W> {
    type Within<'a>
        = Within<'a, Self>
    where
        Self: 'a;

    #[inline]
    fn within(&mut self, base: u16) -> Within<'_, Self> {
        Within::of(self, base)
    }

    #[inline]
    fn answer(&mut self, node: u16, answer: Answer) {
        let mut told = Told::of(node, answer);
        if self.has_wholes {
            told = self.is_whole(node, answer).unwrap_or(told);
        }
        self.recorder.operations.answer(told);
    }

    #[inline]
    fn begin(&mut self, operation: observe::Operation, _: &'static TreeInfo) {
        self.recorder.call = operation.into();
        self.recorder.operations.begin();
    }

    #[inline]
    fn end(&mut self, _: observe::Operation, status: Option<Status>) {
        self.recorder.sent(self.agent, status);
    }
}

impl<W: Write + Send + 'static> Drop for Recorder<W> {
    /// What has come together is written, also while a panic goes by.
    fn drop(&mut self) {
        // Nobody is left to hear of it; `finish` tells.
        let _ = self.end();
    }
}

#[cfg(test)]
mod faults;
#[cfg(test)]
mod tests;
