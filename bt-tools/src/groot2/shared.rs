//! What the thread that ticks and those that serve peers share: no tick waits for any of them, but at a breakpoint.

use super::hooks::{Mode, Position};
use super::state::State;
use super::{random_id, zmtp, PAUSE};
use crate::btlog::NodeStatus;
use crate::budgets::NOTICES;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{sync_channel, Receiver, SyncSender, TrySendError};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Without a request for so long, hooks are disabled until the next one.
const SILENCE: Duration = Duration::from_secs(5);

pub struct Shared {
    state: Mutex<State>,
    /// Something about hooks has changed.
    hooks: Condvar,
    pub stop: AtomicBool,
    /// What waits for each is written by a thread of its own.
    subscribers: Mutex<BTreeMap<u64, SyncSender<Vec<u8>>>>,
    next: AtomicU64,
    /// There may be a hook.
    has_hooks: AtomicBool,
    /// Somebody has asked something, not long ago.
    pub is_asked: AtomicBool,
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Shared").finish_non_exhaustive()
    }
}

impl Shared {
    pub fn new(state: State) -> Self {
        Self {
            state: Mutex::new(state),
            hooks: Condvar::new(),
            stop: AtomicBool::new(false),
            subscribers: Mutex::default(),
            next: AtomicU64::new(0),
            has_hooks: AtomicBool::new(false),
            is_asked: AtomicBool::new(false),
        }
    }

    pub fn state(&self) -> MutexGuard<'_, State> {
        // The state is sound after each of its methods.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks the hooks of a node. Waits at a breakpoint, until it is unlocked, removed or disabled, or all ends.
    pub fn ask(&self, node: u16, position: Position) -> Option<NodeStatus> {
        if !self.has_hooks.load(Relaxed) {
            return None;
        }
        let mut state = self.state();
        let hook = state.hook(node, position).filter(|hook| hook.enabled)?;
        let mode = hook.mode;
        self.publish(node);
        if mode == Mode::Breakpoint {
            loop {
                if self.stop.load(Relaxed) {
                    return None;
                }
                // Removed or disabled, it holds nobody.
                let hook = state.hook(node, position).filter(|hook| hook.enabled)?;
                if hook.unlocked {
                    hook.unlocked = false;
                    break;
                }
                let waited = self.hooks.wait_timeout(state, PAUSE);
                state = waited.unwrap_or_else(PoisonError::into_inner).0;
            }
        }
        let hook = state.hook(node, position)?;
        let (status, once) = (hook.status, hook.once);
        if once {
            state.remove(node, position);
        }
        matches!(status, NodeStatus::Success | NodeStatus::Failure).then_some(status)
    }

    /// The frames of the reply to the frames of a request.
    pub fn reply(&self, request: &[Vec<u8>]) -> Vec<Vec<u8>> {
        let mut state = self.state();
        let reply = state.reply(request);
        self.has_hooks.store(!state.hooks.is_empty(), Relaxed);
        self.is_asked.store(true, Relaxed);
        self.hooks.notify_all();
        reply
    }

    /// A tree does not stand still for a program that is gone.
    pub fn look_for_silence(&self) {
        let mut state = self.state();
        if state.last_request.elapsed() > SILENCE {
            self.is_asked.store(false, Relaxed);
            state.silence();
            self.hooks.notify_all();
        }
    }

    /// Lets a tick that waits go on, and threads end.
    pub fn end(&self) {
        // With the state, so that no tick has looked and does not wait yet.
        let _state = self.state();
        self.stop.store(true, Relaxed);
        self.hooks.notify_all();
    }

    /// A subscriber, who is told this.
    pub fn subscribe(&self) -> (u64, Receiver<Vec<u8>>) {
        let (tell, notices) = sync_channel(NOTICES);
        let id = self.next.fetch_add(1, Relaxed);
        self.subscribers().insert(id, tell);
        (id, notices)
    }

    /// Nothing more comes for a subscriber.
    pub fn leave(&self, id: u64) {
        self.subscribers().remove(&id);
    }

    /// Says that a hook was reached.
    pub(super) fn publish(&self, node: u16) {
        let mut header = vec![2, b'N'];
        header.extend(&random_id()[..4]);
        let message = zmtp::message(&[header, node.to_string().into_bytes()]);
        self.subscribers().retain(|_, subscriber| {
            // Who is so slow misses some.
            let told = subscriber.try_send(message.clone());
            !matches!(told, Err(TrySendError::Disconnected(_)))
        });
    }

    pub(super) fn subscribers(&self) -> MutexGuard<'_, BTreeMap<u64, SyncSender<Vec<u8>>>> {
        self.subscribers
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}
