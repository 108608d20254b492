//! What comes from the program, and what goes back to it: nothing here waits for a viewer, but a program that was stopped at a breakpoint.

use crate::btlog::Replay;
use crate::budgets::{AHEAD, PATIENCE, STANDS};
use crate::queue::{ring, Head, Reader, Sender};
use crate::record::{Decoder, Encoder, Entry};
use crate::timeline::Fleet;
use bt_core::info::TreeInfo;
use bt_core::Status;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Entries that are followed before others may look.
const AT_ONCE: usize = 256;
/// Words of the ring in which the operations of an agent wait.
pub const WORDS: usize = 256;

#[derive(Debug)]
pub struct Hub {
    inbox: Mutex<Inbox>,
    /// What has come is followed by one at a time.
    following: Mutex<()>,
    pub fleet: Mutex<Fleet>,
    /// Shown in place of the fleet.
    pub log: Option<Replay>,
    pub begun: Instant,
    pub is_closed: AtomicBool,
    /// Views that are open.
    pub readers: AtomicUsize,
    /// Views that were too slow, and were closed.
    pub slow: AtomicU64,
    /// The agent that somebody looks at, plus 1: its context is wanted.
    pub wanted: AtomicUsize,
    has_stands: AtomicBool,
    control: Mutex<Control>,
    released: Condvar,
}

/// What has come and was not followed yet.
#[derive(Debug, Default)]
struct Inbox {
    items: Vec<Item>,
    /// Answers of operations in [`Item::Sent`].
    answers: Vec<u8>,
    /// About how many bytes all of it takes.
    bytes: usize,
    /// Where operations of agents come from, while a view is open.
    lines: BTreeMap<u32, Reader<WORDS>>,
    missing: BTreeMap<u32, u64>,
}

/// Something that has come.
#[derive(Debug)]
pub enum Item {
    Entry(Entry),
    /// An operation, with the place of its answers in [`Inbox::answers`].
    Sent(Head, Range<usize>),
    /// An agent is watched from now on, and these nodes run.
    Attached(u32, Vec<u16>),
    /// An agent is not watched any more.
    Unwatched(u32),
}

impl Inbox {
    fn put(&mut self, item: Item) {
        let more = match &item {
            Item::Entry(Entry::Operation { operation, .. }) => {
                let context = operation.context.as_ref().map_or(0, String::len);
                context + size_of_val(&operation.answers[..])
            }
            Item::Entry(Entry::Mark(mark)) => mark.text.len() + mark.color.len(),
            Item::Sent(_, answers) => answers.len(),
            _ => 0,
        };
        if self.bytes + more > AHEAD {
            match item {
                Item::Entry(Entry::Operation { agent, .. }) | Item::Sent(Head { agent, .. }, _) => {
                    *self.missing.entry(agent).or_default() += 1;
                }
                _ => {}
            }
            return;
        }
        while let Some((agent, count)) = self.missing.pop_first() {
            self.items
                .push(Item::Entry(Entry::Missing { agent, count }));
        }
        self.bytes += size_of::<Item>() + more;
        self.items.push(item);
    }

    /// Takes what an agent has sent.
    fn take_from(&mut self, agent: u32) {
        if let Some(mut line) = self.lines.remove(&agent) {
            self.take(&mut line);
            self.lines.insert(agent, line);
        }
    }

    fn take(&mut self, line: &mut Reader<WORDS>) {
        line.read_to(line.written(), |head, answers| {
            let begin = self.answers.len();
            self.answers.extend_from_slice(answers);
            self.put(Item::Sent(head, begin..self.answers.len()));
            if self.missing.contains_key(&head.agent) {
                self.answers.truncate(begin);
            }
        });
    }

    /// Takes what all agents have sent, in the order of time.
    fn take_from_all(&mut self) {
        let begin = self.items.len();
        let mut lines = std::mem::take(&mut self.lines);
        for line in lines.values_mut() {
            self.take(line);
        }
        self.lines = lines;
        self.items[begin..].sort_by_key(|item| match item {
            Item::Sent(head, _) => head.at,
            _ => 0,
        });
    }
}

#[derive(Debug, Default)]
struct Control {
    /// The pages that may stop the program, by their numbers, and when each of them was heard last.
    pages: BTreeMap<u64, Instant>,
    last_page: u64,
    /// By agent and node.
    stands: BTreeMap<(u32, u16), Stand>,
    stopped: Option<Stopped>,
    release: Option<Release>,
}

/// What is done before a leaf is ticked.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Stand {
    /// The program is stopped.
    pub stops: bool,
    /// It answers in place of the leaf.
    pub answer: Option<Status>,
}

/// Where the program is stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stopped {
    pub agent: u32,
    pub node: u16,
}

/// How it goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Release {
    /// It answers in place of the leaf, this once.
    pub answer: Option<Status>,
}

pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hub {
    pub fn new(fleet: Fleet, log: Option<Replay>) -> Self {
        Self {
            inbox: Mutex::default(),
            following: Mutex::default(),
            fleet: Mutex::new(fleet),
            log,
            begun: Instant::now(),
            is_closed: AtomicBool::new(false),
            readers: AtomicUsize::new(0),
            slow: AtomicU64::new(0),
            wanted: AtomicUsize::new(0),
            has_stands: AtomicBool::new(false),
            control: Mutex::default(),
            released: Condvar::new(),
        }
    }

    /// A new agent of the program; its number, which is its place in the fleet.
    pub fn introduce(&self, name: &str, info: &'static TreeInfo) -> u32 {
        lock(&self.fleet).add_own(name, info)
    }

    /// Takes what has come of an agent, after what it has sent.
    pub fn tell(&self, agent: u32, item: Item) {
        let mut inbox = lock(&self.inbox);
        inbox.take_from(agent);
        inbox.put(item);
    }

    /// Something that is said of all agents.
    pub fn tell_all(&self, entry: Entry) {
        let mut inbox = lock(&self.inbox);
        inbox.take_from_all();
        inbox.put(Item::Entry(entry));
    }

    /// An agent is watched from now on. If it was not before, these nodes run.
    pub fn attach(&self, agent: u32, running: Option<Vec<u16>>) -> Sender<WORDS> {
        let (sender, reader) = ring();
        let mut inbox = lock(&self.inbox);
        if let Some(running) = running {
            inbox.put(Item::Attached(agent, running));
        }
        inbox.lines.insert(agent, reader);
        sender
    }

    /// Makes room in the ring of an agent.
    pub fn relieve(&self, agent: u32) {
        lock(&self.inbox).take_from(agent);
    }

    /// An agent is not watched any more.
    pub fn detach(&self, agent: u32, said: Item) {
        let mut inbox = lock(&self.inbox);
        inbox.take_from(agent);
        inbox.lines.remove(&agent);
        inbox.put(said);
    }

    /// Follows what has come. Whether there was anything.
    pub fn follow(&self) -> bool {
        let _alone = lock(&self.following);
        let mut inbox = lock(&self.inbox);
        inbox.take_from_all();
        inbox.bytes = 0;
        let items = std::mem::take(&mut inbox.items);
        let answers = std::mem::take(&mut inbox.answers);
        drop(inbox);
        let mut bytes = Vec::new();
        let has_come = !items.is_empty();
        let mut items = items.into_iter();
        while items.len() > 0 {
            let mut fleet = lock(&self.fleet);
            for item in items.by_ref().take(AT_ONCE) {
                let entry = match item {
                    Item::Entry(entry) => entry,
                    Item::Attached(agent, running) => {
                        fleet.attach(agent as usize, &running);
                        continue;
                    }
                    Item::Unwatched(agent) => {
                        fleet.lose(agent as usize);
                        continue;
                    }
                    Item::Sent(head, place) => {
                        bytes.clear();
                        Encoder::default().put_sent(head, &answers[place], &mut bytes);
                        // Whole operations of our own are always right.
                        let Ok(Some((entry, _))) = Decoder::default().take(&bytes) else {
                            continue;
                        };
                        entry
                    }
                };
                let _ = fleet.push(entry);
            }
        }
        has_come
    }

    /// What to give in place of a leaf. Waits while the program is stopped there.
    pub fn before(&self, agent: u32, node: u16) -> Option<Status> {
        if !self.has_stands.load(Relaxed) {
            return None;
        }
        let mut control = lock(&self.control);
        let stand = *control.stands.get(&(agent, node))?;
        if control.pages.is_empty() {
            return None;
        }
        if !stand.stops {
            return stand.answer;
        }
        control.stopped = Some(Stopped { agent, node });
        control.release = None;
        loop {
            // A program is not kept by a page that was closed.
            if control.pages.is_empty() || self.is_closed.load(Relaxed) {
                break;
            }
            if control.release.is_some() {
                break;
            }
            let wait = self
                .released
                .wait_timeout(control, Duration::from_millis(100));
            control = wait.unwrap_or_else(PoisonError::into_inner).0;
        }
        control.stopped = None;
        let release = control.release.take();
        release.and_then(|release| release.answer).or(stand.answer)
    }

    /// What stands before a leaf from now on.
    pub fn stand(&self, agent: u32, node: u16, stand: Stand) {
        let mut control = lock(&self.control);
        if stand == Stand::default() {
            control.stands.remove(&(agent, node));
            // Who waits there goes on.
            if control.stopped == Some(Stopped { agent, node }) {
                control.release = Some(Release { answer: None });
            }
        } else if control.stands.len() < STANDS {
            control.stands.insert((agent, node), stand);
        }
        self.has_stands.store(!control.stands.is_empty(), Relaxed);
        self.released.notify_all();
    }

    /// Lets a stopped program go on.
    pub fn release(&self, release: Release) {
        let mut control = lock(&self.control);
        if control.stopped.is_some() {
            control.release = Some(release);
        }
        self.released.notify_all();
    }

    pub fn stopped(&self) -> Option<Stopped> {
        lock(&self.control).stopped
    }

    /// What stands before the leaves of an agent.
    pub fn stands(&self, agent: u32) -> Vec<(u16, Stand)> {
        let control = lock(&self.control);
        let stands = control.stands.range((agent, 0)..=(agent, u16::MAX));
        stands.map(|((_, node), stand)| (*node, *stand)).collect()
    }

    /// A page is open that may stop the program. Its number.
    pub fn open_page(&self) -> u64 {
        let mut control = lock(&self.control);
        control.last_page += 1;
        let page = control.last_page;
        control.pages.insert(page, Instant::now());
        page
    }

    /// A page says that it is there.
    pub fn hear(&self, page: u64) {
        if let Some(heard) = lock(&self.control).pages.get_mut(&page) {
            *heard = Instant::now();
        }
    }

    /// How long a page may still be silent. `None` while nothing stands before a leaf, so that nobody has to say anything.
    pub fn patience_with(&self, page: u64) -> Option<Duration> {
        let mut control = lock(&self.control);
        let stands = !control.stands.is_empty();
        let heard = control.pages.get_mut(&page)?;
        if stands {
            return Some(PATIENCE.saturating_sub(heard.elapsed()));
        }
        *heard = Instant::now();
        None
    }

    /// A page is closed. After the last of them nothing stands before any leaf any more.
    pub fn close_page(&self, page: u64) {
        let mut control = lock(&self.control);
        control.pages.remove(&page);
        if control.pages.is_empty() {
            control.stands.clear();
            self.has_stands.store(false, Relaxed);
        }
        self.released.notify_all();
    }
}
