//! What comes from the program, and what goes back to it: nothing here waits for a viewer, but a program that was stopped at a breakpoint.

use super::inbox::{Inbox, News, Order, WORDS};
use crate::btlog::Replay;
use crate::budgets::{PATIENCE, STANDS};
use crate::queue::{ring, Reader, Sender};
use crate::record::Entry;
use crate::timeline::Fleet;
use bt_core::info::TreeInfo;
use bt_core::Status;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Entries that are followed before others may look.
const AT_ONCE: usize = 256;

#[derive(Debug)]
pub struct Hub {
    inbox: Mutex<Inbox>,
    /// It takes no more before it is followed.
    is_full: AtomicBool,
    /// Rings for agents that are watched from now on.
    rings: Mutex<Vec<(Sender<WORDS>, Reader<WORDS>)>>,
    /// What has come is followed by one at a time.
    following: Mutex<Order>,
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
            is_full: AtomicBool::new(false),
            rings: Mutex::default(),
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

    /// Takes what has come of an agent, after what it has sent, if there is room. So many of its operations found none before.
    pub fn tell(&self, agent: u32, missing: &mut u64, entry: Entry) -> bool {
        let has_room = self.relieve(agent, missing);
        if has_room {
            lock(&self.inbox).put(News::Entry(entry));
        }
        has_room
    }

    /// Something that is said of all agents, if there is room.
    pub fn tell_all(&self, entry: Entry) {
        let mut inbox = lock(&self.inbox);
        if !inbox.is_full() {
            inbox.take_from_all();
            inbox.put(News::Entry(entry));
        }
    }

    /// So many agents are watched soon: the threads that tick find what they need.
    pub fn prepare(&self, agents: usize) {
        let rings = (0..agents).map(|_| ring()).collect();
        *lock(&self.rings) = rings;
        lock(&self.following).prepare(&self.inbox, agents * WORDS);
    }

    /// An agent is watched from now on. If it was not before, these nodes run.
    pub fn attach(&self, agent: u32, running: Option<Vec<u16>>) -> Sender<WORDS> {
        let ready = lock(&self.rings).pop();
        let (sender, reader) = ready.unwrap_or_else(ring);
        let mut inbox = lock(&self.inbox);
        if let Some(running) = running {
            inbox.put(News::Attached(agent, running));
        }
        inbox.open(agent, reader);
        sender
    }

    /// Makes room in the ring of an agent, and says how many of its operations found none before. Whether there is any to be had.
    pub fn relieve(&self, agent: u32, missing: &mut u64) -> bool {
        if self.is_full.load(Relaxed) {
            return false;
        }
        let mut inbox = lock(&self.inbox);
        let has_room = !inbox.is_full();
        if has_room {
            inbox.take_from(agent, std::mem::take(missing));
        } else {
            // Before it is emptied, so that this is not said of an empty one.
            self.is_full.store(true, Relaxed);
        }
        has_room
    }

    /// An agent is not watched any more.
    pub fn detach(&self, agent: u32, missing: u64, said: News) {
        let mut inbox = lock(&self.inbox);
        inbox.close(agent, missing);
        inbox.put(said);
    }

    /// Follows what has come. Whether there was anything.
    pub fn follow(&self) -> bool {
        let (mut fleet, mut count) = (None, 0);
        lock(&self.following).tell(&self.inbox, &self.is_full, |news| {
            if count % AT_ONCE == 0 {
                fleet = None;
            }
            count += 1;
            let fleet = fleet.get_or_insert_with(|| lock(&self.fleet));
            match news {
                News::Attached(agent, running) => fleet.attach(agent as usize, &running),
                News::Unwatched(agent) => fleet.lose(agent as usize),
                // Whole operations of our own are always right.
                News::Entry(entry) => drop(fleet.push(entry)),
            }
        })
    }

    /// Whether something stands before any leaf.
    #[inline]
    pub fn has_stands(&self) -> bool {
        self.has_stands.load(Relaxed)
    }

    /// What to give in place of a leaf. Waits while the program is stopped there.
    pub fn before(&self, agent: u32, node: u16) -> Option<Status> {
        if !self.has_stands() {
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
