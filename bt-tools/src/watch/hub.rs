//! What comes from the program, and what goes back to it: nothing here waits for a viewer, but a program that was stopped at a breakpoint.

use crate::btlog::Replay;
use crate::budgets::{AHEAD, STANDS};
use crate::record::{Decoder, Encoder, Entry, Operation};
use crate::timeline::Fleet;
use bt_core::info::TreeInfo;
use bt_core::Status;
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Entries that are followed before others may look.
const AT_ONCE: usize = 256;

#[derive(Debug)]
pub struct Hub {
    inbox: Mutex<Inbox>,
    decoder: Mutex<Decoder>,
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
struct Inbox {
    bytes: Vec<u8>,
    encoder: Encoder,
    missing: HashMap<u32, u64>,
}

#[derive(Debug, Default)]
struct Control {
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
            decoder: Mutex::default(),
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

    /// Takes an operation, or counts it as missing if too many are waiting.
    pub fn operation(&self, agent: u32, operation: &Operation) {
        let mut inbox = lock(&self.inbox);
        let context = operation.context.as_ref().map_or(0, String::len);
        if inbox.bytes.len() + 8 * operation.answers.len() + context > AHEAD {
            *inbox.missing.entry(agent).or_default() += 1;
            return;
        }
        let Inbox {
            bytes,
            encoder,
            missing,
            ..
        } = &mut *inbox;
        if !missing.is_empty() {
            for (agent, count) in missing.drain() {
                encoder.put(&Entry::Missing { agent, count }, bytes);
            }
        }
        encoder.put_operation(agent, operation, bytes);
    }

    /// Anything else that the program says.
    pub fn entry(&self, entry: &Entry) {
        let mut inbox = lock(&self.inbox);
        if inbox.bytes.len() < AHEAD {
            let Inbox { bytes, encoder, .. } = &mut *inbox;
            encoder.put(entry, bytes);
        }
    }

    /// Follows what has come. Whether there was anything.
    pub fn follow(&self) -> bool {
        let mut decoder = lock(&self.decoder);
        let bytes = std::mem::take(&mut lock(&self.inbox).bytes);
        let mut rest = &bytes[..];
        while !rest.is_empty() {
            let mut fleet = lock(&self.fleet);
            for _ in 0..AT_ONCE {
                // Whole entries of our own are always there and always right.
                let Ok(Some((entry, length))) = decoder.take(rest) else {
                    rest = &[];
                    break;
                };
                rest = &rest[length..];
                let _ = fleet.push(entry);
            }
        }
        !bytes.is_empty()
    }

    /// What to give in place of a leaf. Waits while the program is stopped there.
    pub fn before(&self, agent: u32, node: u16) -> Option<Status> {
        if !self.has_stands.load(Relaxed) {
            return None;
        }
        let mut control = lock(&self.control);
        let stand = *control.stands.get(&(agent, node))?;
        if !stand.stops {
            return stand.answer;
        }
        control.stopped = Some(Stopped { agent, node });
        control.release = None;
        loop {
            // A program is not kept by a view that was closed.
            if self.readers.load(Relaxed) == 0 || self.is_closed.load(Relaxed) {
                break;
            }
            if control.release.is_some() || !self.has_stands.load(Relaxed) {
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

    /// The last view is closed: nothing stands before any leaf any more.
    pub fn clear(&self) {
        let mut control = lock(&self.control);
        control.stands.clear();
        self.has_stands.store(false, Relaxed);
        self.wanted.store(0, Relaxed);
        self.released.notify_all();
    }
}
