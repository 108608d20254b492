//! Groot2 stops a program before a node, and lets it go on. Loom knows no time: who waits here is woken, or waits for ever.

/// What is shared takes this from the rest of the publisher.
pub mod hooks {
    use crate::btlog::NodeStatus;

    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Position {
        Before,
    }

    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Mode {
        Breakpoint,
        Replace,
    }

    #[derive(Debug)]
    pub struct Hook {
        pub mode: Mode,
        pub enabled: bool,
        pub once: bool,
        pub status: NodeStatus,
        pub unlocked: bool,
    }
}

pub mod state {
    use super::hooks::{Hook, Mode, Position};
    use crate::btlog::NodeStatus;
    use std::time::Duration;

    /// Long ago.
    #[derive(Debug)]
    pub struct LastRequest;

    impl LastRequest {
        pub fn elapsed(&self) -> Duration {
            Duration::from_secs(60)
        }
    }

    /// Of one node; a request is a letter.
    #[derive(Debug)]
    pub struct State {
        pub hooks: Vec<Hook>,
        pub last_request: LastRequest,
    }

    impl State {
        pub fn new() -> Self {
            let (hooks, last_request) = (Vec::new(), LastRequest);
            Self {
                hooks,
                last_request,
            }
        }

        pub fn hook(&mut self, _node: u16, _position: Position) -> Option<&mut Hook> {
            self.hooks.first_mut()
        }

        pub fn remove(&mut self, _node: u16, _position: Position) {
            self.hooks.clear();
        }

        pub fn silence(&mut self) {
            self.hooks.iter_mut().for_each(|hook| hook.enabled = false);
        }

        pub fn reply(&mut self, request: &[Vec<u8>]) -> Vec<Vec<u8>> {
            match request[0][0] {
                b'I' => self.hooks.push(Hook {
                    mode: Mode::Breakpoint,
                    enabled: true,
                    once: false,
                    status: NodeStatus::Skipped,
                    unlocked: false,
                }),
                b'J' => self.hooks.push(Hook {
                    mode: Mode::Replace,
                    enabled: true,
                    once: true,
                    status: NodeStatus::Failure,
                    unlocked: false,
                }),
                b'U' => {
                    for hook in &mut self.hooks {
                        (hook.status, hook.unlocked) = (NodeStatus::Success, true);
                    }
                }
                _ => self.hooks.clear(),
            }
            Vec::new()
        }
    }
}

mod zmtp {
    pub fn message(frames: &[Vec<u8>]) -> Vec<u8> {
        frames.concat()
    }
}

pub mod as_it_is {
    include!(concat!(env!("OUT_DIR"), "/shared.rs"));
}

use crate::btlog::NodeStatus;
use as_it_is::Shared;
use hooks::Position::Before;
use loom::thread;
use state::State;
use std::sync::Arc;
use std::time::Duration;

const PAUSE: Duration = Duration::from_millis(10);

fn random_id() -> [u8; 16] {
    [0; 16]
}

fn asked(shared: &Shared, letter: u8) {
    assert!(shared.reply(&[vec![letter]]).is_empty());
}

/// A program that comes to a node while this is done; what it is given there.
fn at_a_node(hook: u8, what: impl FnOnce(&Shared)) -> (Arc<Shared>, Option<NodeStatus>) {
    let shared = Arc::new(Shared::new(State::new()));
    asked(&shared, hook);
    let program = Arc::clone(&shared);
    let ticks = thread::spawn(move || program.ask(1, Before));
    what(&shared);
    let given = ticks.join().expect("no panic");
    (shared, given)
}

#[test]
fn a_breakpoint_that_is_unlocked_gives_what_it_is_told() {
    loom::model(|| {
        let (_, given) = at_a_node(b'I', |shared| asked(shared, b'U'));
        assert_eq!(given, Some(NodeStatus::Success));
    });
}

#[test]
fn a_breakpoint_that_is_removed_holds_nobody() {
    loom::model(|| {
        let (shared, given) = at_a_node(b'I', |shared| asked(shared, b'A'));
        assert_eq!(given, None);
        assert_eq!(shared.ask(1, Before), None);
    });
}

#[test]
fn who_is_silent_holds_nobody() {
    loom::model(|| {
        let (_, given) = at_a_node(b'I', Shared::look_for_silence);
        assert_eq!(given, None);
    });
}

#[test]
fn a_publisher_that_ends_holds_nobody() {
    loom::model(|| {
        let (_, given) = at_a_node(b'I', Shared::end);
        assert_eq!(given, None);
    });
}

/// Two programs come to a result that is given once: one of them has it.
#[test]
fn a_result_is_given_once() {
    loom::model(|| {
        let mut own = None;
        let (_, given) = at_a_node(b'J', |shared| own = shared.ask(1, Before));
        let failure = Some(NodeStatus::Failure);
        assert!((own == failure) != (given == failure), "{own:?} {given:?}");
    });
}

/// Who comes and goes while a hook is reached is told of it or not; whoever stays is told.
#[test]
fn subscribers_come_and_go_while_a_hook_is_reached() {
    loom::model(|| {
        let mut stays = None;
        let (shared, given) = at_a_node(b'I', |shared| {
            stays = Some(shared.subscribe());
            let (id, notices) = shared.subscribe();
            shared.leave(id);
            drop(notices);
            asked(shared, b'U');
        });
        assert_eq!(given, Some(NodeStatus::Success));
        let (_, notices) = stays.expect("it came");
        asked(&shared, b'U');
        assert_eq!(shared.ask(1, Before), given);
        // There is room for one.
        assert_eq!(notices.try_iter().count(), 1);
    });
}
