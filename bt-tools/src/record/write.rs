//! Recordings as they are written, block by block, new ones and those that go on.

use super::block::{wrap, Found, HEADER, MAGIC};
use super::read::ReadError;
use super::{block, Encoder, Entry, Mark, Operation, Wholes};
use crate::budgets::AHEAD;
use crate::model::Answer;
use bt_core::info::TreeInfo;
use bt_core::observe::{self, Observer, Within};
use bt_core::Status;
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
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

/// What waits to be written, between the thread that ticks and the one that writes.
#[derive(Debug, Default)]
struct Shared {
    inbox: Mutex<Inbox>,
    /// There is something to write.
    due: Condvar,
    /// Something was written.
    done: Condvar,
}

#[derive(Debug, Default)]
struct Inbox {
    bytes: Vec<u8>,
    encoder: Encoder,
    /// How many operations of an agent found no room.
    missing: BTreeMap<u32, u64>,
    wanted: u64,
    flushed: u64,
    is_closing: bool,
    /// The thread that writes has ended.
    is_over: bool,
    failed: Option<(io::ErrorKind, String)>,
}

impl Shared {
    fn inbox(&self) -> MutexGuard<'_, Inbox> {
        self.inbox.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn notify_if_full(&self, before: usize, inbox: &Inbox) {
        if before < FULL && inbox.bytes.len() >= FULL {
            self.due.notify_all();
        }
    }
}

impl Inbox {
    fn put(&mut self, entry: &Entry) {
        self.encoder.put(entry, &mut self.bytes);
    }

    fn operation(&mut self, agent: u32, operation: &Operation) {
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

    fn failure(&self) -> io::Result<()> {
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
fn write<W: Write>(mut out: W, shared: &Shared, late: Duration) -> W {
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
mod tests {
    use super::*;
    use crate::record::Recording;
    use bt_core::info::{Kind, Leaf, Node};

    static NODES: [Node; 1] = [Node::root(Kind::Leaf(Leaf::Function), "f")];
    static TREE: TreeInfo = TreeInfo::new("T", 1, &NODES);

    /// A disk with room for so many bytes, which takes a few of them at a time.
    #[derive(Clone, Default)]
    struct Disk(Arc<Mutex<Vec<u8>>>, usize);

    impl Write for Disk {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let mut disk = self.0.lock().expect("nobody panics");
            let count = bytes.len().min(7).min(self.1 - disk.len());
            if count == 0 {
                return Err(io::ErrorKind::StorageFull.into());
            }
            disk.extend_from_slice(&bytes[..count]);
            Ok(count)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn ends(file: &[u8]) -> Vec<u64> {
        let recording = Recording::read(file).expect("it is right as far as it goes");
        recording
            .agents()
            .map(|agent| agent.timeline.end())
            .collect()
    }

    #[test]
    fn what_has_come_is_written_without_another_tick() {
        let disk = Disk(Arc::default(), 1 << 20);
        let mut recorder =
            Recorder::after(disk.clone(), Duration::from_millis(1)).expect("a thread");
        let agent = recorder.agent("a", &TREE).expect("there is room");
        for _ in 0..3 {
            recorder
                .operation(agent, &Operation::halt())
                .expect("there is room");
        }
        let deadline = Instant::now() + Duration::from_secs(10);
        let written = || [&MAGIC[..], &disk.0.lock().expect("nobody panics")].concat();
        while ends(&written()) != [3] && Instant::now() < deadline {
            thread::yield_now();
        }
        assert_eq!(ends(&written()), [3], "before anything else is called");
    }

    /// A full disk is said at once after it was noticed, and nothing is kept for it.
    #[test]
    fn a_full_disk_is_said_and_costs_no_memory() {
        for room in (8..200).step_by(7) {
            let disk = Disk(Arc::default(), room);
            let mut recorder = Recorder::new(disk.clone()).expect("there is room for the mark");
            let agent = recorder.agent("a", &TREE).expect("nothing was written yet");
            let mut failed = None;
            for _ in 0..40 {
                let told = recorder.operation(agent, &Operation::halt());
                if let Err(error) = told.and_then(|()| recorder.flush()) {
                    failed = Some(error.kind());
                    break;
                }
            }
            assert_eq!(failed, Some(io::ErrorKind::StorageFull), "{room}");
            let again = recorder.operation(agent, &Operation::halt());
            assert!(again.is_err());
            assert!(recorder.shared.inbox().bytes.is_empty());
            drop(recorder);
            ends(&disk.0.lock().expect("nobody panics"));
        }
    }

    #[test]
    fn what_finds_no_room_is_counted() {
        let mut inbox = Inbox {
            bytes: vec![0; AHEAD + 1],
            ..Inbox::default()
        };
        for _ in 0..5 {
            inbox.operation(3, &Operation::halt());
        }
        assert_eq!(inbox.bytes.len(), AHEAD + 1);
        inbox.bytes.clear();
        inbox.operation(3, &Operation::halt());
        let first = crate::record::Decoder::default().take(&inbox.bytes);
        let (entry, _) = first.expect("it is right").expect("it is whole");
        assert_eq!(entry, Entry::Missing { agent: 3, count: 5 });
    }
}
