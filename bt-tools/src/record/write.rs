//! Recordings as they are written, block by block, new ones and those that go on.

mod inbox;

use super::block::{Found, HEADER, MAGIC};
use super::read::ReadError;
use super::{block, Entry, Mark, Operation, Wholes};
use crate::budgets::AHEAD;
use crate::model::Answer;
use bt_core::info::TreeInfo;
use bt_core::observe::{self, Observer, Within};
use bt_core::Status;
use inbox::{write, Shared};
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::{Arc, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// A block is written when so many bytes have come together, or so much time has passed.
const FULL: usize = 64 << 10;
const LATE: Duration = Duration::from_secs(1);

/// Writes a recording: to a file, or to whatever takes bytes.
///
/// Operations are put together by the thread that ticks; another one compresses and writes them, when there are 64 KiB or once a second. What
/// a crash of the whole program takes away is a second at most; a panic takes nothing. Where the disk is slower than the trees, what has
/// no room in a buffer of [`AHEAD`] bytes is left out, and the recording says how much.
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
    trees: Vec<&'static TreeInfo>,
    /// By agent.
    wholes: Vec<Arc<Wholes>>,
    operation: Operation,
    started: Instant,
    now: Option<Duration>,
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
        shared.inbox().put(&Entry::Begin);
        let writer = Arc::clone(&shared);
        let thread = thread::Builder::new().name("quickbeam record".to_owned());
        Ok(Self {
            shared,
            writer: Some(thread.spawn(move || write(out, &writer, late))?),
            trees: Vec::new(),
            wholes: Vec::new(),
            operation: Operation::default(),
            started: Instant::now(),
            now: None,
        })
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
        let number = u32::try_from(self.wholes.len()).unwrap_or(u32::MAX);
        self.wholes.push(Arc::new(Wholes::of(info)));
        self.entry(&Entry::Agent {
            number,
            tree: tree_number,
            name: name.to_owned(),
        })?;
        Ok(number)
    }

    /// The observer of this agent's tree: `patrol.tick_with(&mut robot, &mut recorder.of(patrol_number))`. What cannot be
    /// written is said by [`flush`](Self::flush) and [`finish`](Self::finish).
    pub fn of(&mut self, agent: u32) -> Recorded<'_, W> {
        Recorded {
            recorder: self,
            agent,
        }
    }

    /// From now on, this is the time of operations that are observed: since the world began, say. Otherwise it is that of the
    /// clock, since the recording began.
    pub fn at(&mut self, time: Duration) {
        self.now = Some(time);
    }

    /// What an agent's tree was called for.
    ///
    /// # Errors
    ///
    /// If writing has failed: then nothing is kept any more.
    pub fn operation(&mut self, agent: u32, operation: &Operation) -> io::Result<()> {
        let mut inbox = self.shared.inbox();
        inbox.failure()?;
        let before = inbox.bytes.len();
        inbox.operation(agent, operation);
        self.shared.notify_if_full(before, &inbox);
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
        let mut inbox = self.shared.inbox();
        inbox.failure()?;
        // Operations leave some room for what is not left out silently.
        if inbox.bytes.len() > 2 * AHEAD {
            return Err(io::Error::other("writing is too far behind"));
        }
        let before = inbox.bytes.len();
        inbox.put(entry);
        self.shared.notify_if_full(before, &inbox);
        Ok(())
    }

    /// Writes what has come together, and waits until it is written.
    ///
    /// # Errors
    ///
    /// If it cannot be written; then nothing is written any more, as half a block may be there.
    pub fn flush(&mut self) -> io::Result<()> {
        let mut inbox = self.shared.inbox();
        inbox.wanted += 1;
        let wanted = inbox.wanted;
        self.shared.due.notify_all();
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
        self.shared.inbox().is_closing = true;
        self.shared.due.notify_all();
        self.writer.take()?.join().ok()
    }
}

/// Writes what it is told of one agent's tree: see [`Recorder::of`].
#[derive(Debug)]
pub struct Recorded<'a, W: Write + Send + 'static> {
    recorder: &'a mut Recorder<W>,
    agent: u32,
}

impl<W: Write + Send + 'static> Observer for Recorded<'_, W> {
    type Within<'a>
        = Within<'a, Self>
    where
        Self: 'a;

    fn within(&mut self, base: u16) -> Within<'_, Self> {
        Within::of(self, base)
    }

    fn answer(&mut self, node: u16, answer: Answer) {
        let Some(wholes) = self.recorder.wholes.get(self.agent as usize) else {
            return;
        };
        let told = wholes.told(node, answer);
        self.recorder.operation.answers.push(told);
    }

    fn begin(&mut self, operation: observe::Operation, _: &'static TreeInfo) {
        self.recorder.operation.begun(operation);
    }

    fn end(&mut self, _: observe::Operation, status: Option<Status>) {
        let recorder = &mut *self.recorder;
        let mut operation = std::mem::take(&mut recorder.operation);
        operation.given = status;
        operation.at = Some(recorder.now.unwrap_or_else(|| recorder.started.elapsed()));
        // It is remembered that it failed.
        let _ = recorder.operation(self.agent, &operation);
        recorder.operation = operation;
    }
}

impl Recorder<File> {
    /// Goes on with a recording in a file, or begins one if there is none. What a crash has left behind its last whole block
    /// is cut off.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or written, is no recording, or is damaged: then it stays as it was.
    pub fn append(path: impl AsRef<Path>) -> Result<Self, ReadError> {
        let mut options = OpenOptions::new();
        let mut file = options
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        if bytes.len() < MAGIC.len() && MAGIC.starts_with(&bytes) {
            file.set_len(0)?;
            file.seek(SeekFrom::Start(0))?;
            return Ok(Self::new(file)?);
        }
        let end = whole_blocks(&bytes)?;
        file.set_len(end as u64)?;
        file.seek(SeekFrom::Start(end as u64))?;
        Ok(Self::after(file, LATE)?)
    }
}

/// Where the last whole block of a file ends.
fn whole_blocks(bytes: &[u8]) -> Result<usize, ReadError> {
    if !bytes.starts_with(MAGIC) {
        return Err(ReadError::no_recording(bytes));
    }
    let mut at = MAGIC.len();
    loop {
        match block::unwrap(&bytes[at..]) {
            Found::Block(length, _) => at += length.max(HEADER),
            Found::End | Found::CutOff => return Ok(at),
            Found::Damage(what) => return Err(ReadError::Damage { at, what }),
        }
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
mod tests;
