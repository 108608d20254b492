//! What to ask about: moments in which a node does something, and stretches of time in which something holds.

use super::plan::Plan;
use crate::model::{Event, What};
use bt_core::Status;

/// A moment in which a node does something: [`ticked`], [`succeeded`], [`halted`] and so on make one.
///
/// A name is a label, the text of a node (`near(4)`), or what that begins with (`near`, `timeout`); all nodes of the name are
/// meant, in subtrees too. `#7` is the node of that number.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Moment {
    name: String,
    does: Does,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Does {
    Ticked,
    Started,
    Gave(Status),
    Completed,
    Halted,
    Ended,
}

/// The node is ticked.
pub fn ticked(name: &str) -> Moment {
    Moment::new(name, Does::Ticked)
}

/// The node is ticked, and was not running before.
pub fn started(name: &str) -> Moment {
    Moment::new(name, Does::Started)
}

/// The node gives `Success`.
pub fn succeeded(name: &str) -> Moment {
    Moment::new(name, Does::Gave(Status::Success))
}

/// The node gives `Failure`.
pub fn failed(name: &str) -> Moment {
    Moment::new(name, Does::Gave(Status::Failure))
}

/// The node gives `Running`.
pub fn ran(name: &str) -> Moment {
    Moment::new(name, Does::Gave(Status::Running))
}

/// The node gives `Success` or `Failure`.
pub fn completed(name: &str) -> Moment {
    Moment::new(name, Does::Completed)
}

/// The node is halted.
pub fn halted(name: &str) -> Moment {
    Moment::new(name, Does::Halted)
}

/// The node gives `Success` or `Failure`, or is halted.
pub fn ended(name: &str) -> Moment {
    Moment::new(name, Does::Ended)
}

impl Moment {
    fn new(name: &str, does: Does) -> Self {
        Self {
            name: name.to_owned(),
            does,
        }
    }

    /// In words: `sleep is ticked`.
    pub(super) fn words(&self) -> String {
        let does = match self.does {
            Does::Ticked => "is ticked",
            Does::Started => "starts",
            Does::Gave(Status::Success) => "succeeds",
            Does::Gave(Status::Failure) => "fails",
            Does::Gave(Status::Running) => "gives Running",
            Does::Completed => "completes",
            Does::Halted => "is halted",
            Does::Ended => "ends",
        };
        format!("`{}` {does}", self.name)
    }

    #[track_caller]
    pub(super) fn on(&self, plan: &Plan) -> Resolved {
        Resolved {
            nodes: numbers(plan, &self.name),
            does: self.does,
        }
    }
}

/// A stretch of time: [`running`] and [`between`] make one.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Stretch {
    from: Moment,
    to: Moment,
    words: String,
}

/// As long as the node runs: from the tick that starts it until it completes or is halted.
pub fn running(name: &str) -> Stretch {
    Stretch {
        from: started(name),
        to: ended(name),
        words: format!("`{name}` runs"),
    }
}

/// From one moment until the next of another kind.
pub fn between(from: Moment, to: Moment) -> Stretch {
    let words = format!("({} … {})", from.words(), to.words());
    Stretch { from, to, words }
}

impl Stretch {
    pub(super) fn words(&self) -> &str {
        &self.words
    }

    #[track_caller]
    pub(super) fn on(&self, plan: &Plan) -> ResolvedStretch {
        ResolvedStretch {
            from: self.from.on(plan),
            to: self.to.on(plan),
        }
    }
}

/// A moment of a certain tree.
#[derive(Debug, Clone)]
pub struct Resolved {
    /// By number: whether the node is meant.
    nodes: Vec<bool>,
    does: Does,
}

impl Resolved {
    pub fn is(&self, event: Event) -> bool {
        self.nodes[usize::from(event.node)]
            && match (self.does, event.what) {
                (Does::Ticked, What::Start | What::Resume)
                | (Does::Started, What::Start)
                | (Does::Halted | Does::Ended, What::Halt) => true,
                (Does::Gave(meant), What::Done(given)) => meant == given,
                (Does::Completed | Does::Ended, What::Done(given)) => given != Status::Running,
                _ => false,
            }
    }
}

/// A stretch of a certain tree. It may hold for several nodes of one name at a time.
#[derive(Debug, Clone)]
pub struct ResolvedStretch {
    from: Resolved,
    to: Resolved,
}

impl ResolvedStretch {
    /// The nodes for which it has begun and not ended, in order; of two different names, there is only one.
    pub fn see(&self, holds: &mut Vec<u16>, event: Event) {
        let key = if self.from.nodes == self.to.nodes {
            event.node
        } else {
            0
        };
        if self.from.is(event) {
            if let Err(at) = holds.binary_search(&key) {
                holds.insert(at, key);
            }
        }
        if self.to.is(event) {
            holds.retain(|&held| held != key);
        }
    }
}

/// By number: whether a name means the node.
#[track_caller]
pub fn numbers(plan: &Plan, name: &str) -> Vec<bool> {
    let mut numbers = vec![false; plan.places().len()];
    for place in places(plan, name) {
        numbers[usize::from(plan.places()[place].number)] = true;
    }
    numbers
}

/// The places that a name means.
#[track_caller]
pub fn places(plan: &Plan, name: &str) -> Vec<usize> {
    let found = plan.named(name);
    if found.is_empty() {
        let known = plan.places().iter();
        let mut known: Vec<&str> = known
            .map(|place| place.node.label.unwrap_or(place.node.text))
            .collect();
        known.sort_unstable();
        known.dedup();
        panic!("no node is called `{name}`; there are {known:?}");
    }
    found
}
