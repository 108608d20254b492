//! One tick, halt or reset of a tree, as it is recorded.

use crate::model::{Answer, Machine, Said};
use bt_core::info::TreeInfo;
use bt_core::{observe, Status};
use std::time::Duration;

/// What was called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Call {
    /// `tick`
    #[default]
    Tick,
    /// `halt`
    Halt,
    /// `reset`
    Reset,
}

impl From<observe::Operation> for Call {
    #[inline]
    fn from(operation: observe::Operation) -> Self {
        match operation {
            observe::Operation::Tick => Self::Tick,
            observe::Operation::Halt => Self::Halt,
            observe::Operation::Reset => Self::Reset,
        }
    }
}

impl From<Call> for observe::Operation {
    fn from(call: Call) -> Self {
        match call {
            Call::Tick => Self::Tick,
            Call::Halt => Self::Halt,
            Call::Reset => Self::Reset,
        }
    }
}

/// An answer, with what a recording says of its node: the low four bits of its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Told {
    pub(crate) mark: u8,
    /// It stands for the whole of a leaf that is a tree.
    pub(crate) is_whole: bool,
    /// The answer.
    pub answer: Answer,
}

impl Told {
    /// The answer of this node.
    #[inline]
    pub fn of(node: u16, answer: Answer) -> Self {
        Self {
            mark: Self::mark_of(node),
            is_whole: false,
            answer,
        }
    }

    /// This stands for the whole of a leaf that is an observed tree, in place of the answers within it.
    pub fn whole(status: Status) -> Self {
        Self {
            mark: 0,
            is_whole: true,
            answer: Answer::Status(status),
        }
    }

    /// Whether this can be the answer of the node, as far as a recording knows.
    pub fn may_be_of(self, node: u16) -> bool {
        !self.is_whole && self.mark == Self::mark_of(node)
    }

    #[inline]
    fn mark_of(node: u16) -> u8 {
        (node & 15) as u8
    }
}

impl Said for Told {
    fn answer(self) -> Answer {
        self.answer
    }

    fn may_be_of(self, node: u16) -> bool {
        Told::may_be_of(self, node)
    }

    fn is_whole(self, _: u16) -> bool {
        self.is_whole
    }

    fn node(self) -> Option<u16> {
        None
    }
}

/// A call of a tree, with all that determines what it did.
///
/// ```
/// use bt_core::Status;
/// use bt_tools::model::Answer;
/// use bt_tools::record::Operation;
/// use std::time::Duration;
///
/// let tick = Operation::tick([(1, Answer::Status(Status::Failure)), (2, Answer::Status(Status::Running))])
///     .at(Duration::from_millis(40))
///     .gave(Status::Running);
/// assert_eq!(tick.answers.len(), 2);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub struct Operation {
    /// What was called.
    pub call: Call,
    /// When, since the program or the world began.
    pub at: Option<Duration>,
    /// The answers, in the order in which the tree came to them.
    pub answers: Vec<Told>,
    /// What the tick gave, so that a wrong answer is noticed.
    pub given: Option<Status>,
    /// The context at this time, as text.
    pub context: Option<String>,
}

impl Operation {
    /// A tick with the answers of these nodes.
    pub fn tick(answers: impl IntoIterator<Item = (u16, Answer)>) -> Self {
        let answers = answers.into_iter();
        Self {
            answers: answers
                .map(|(node, answer)| Told::of(node, answer))
                .collect(),
            ..Self::default()
        }
    }

    /// A halt.
    pub fn halt() -> Self {
        Self {
            call: Call::Halt,
            ..Self::default()
        }
    }

    /// A reset.
    pub fn reset() -> Self {
        Self {
            call: Call::Reset,
            ..Self::default()
        }
    }

    /// The same, at this time.
    #[must_use]
    pub fn at(mut self, time: Duration) -> Self {
        self.at = Some(time);
        self
    }

    /// The same, which gave this.
    #[must_use]
    pub fn gave(mut self, status: Status) -> Self {
        self.given = Some(status);
        self
    }

    /// The same, with the context as text.
    #[must_use]
    pub fn with_context(mut self, context: impl Into<String>) -> Self {
        self.context = Some(context.into());
        self
    }
}

/// The leaves of a tree that are observed trees: by number, whether a node is one.
#[derive(Debug, Clone)]
pub(crate) struct Wholes(Vec<bool>);

impl Wholes {
    pub fn of(info: &'static TreeInfo) -> Self {
        let machine = Machine::of_observed(info);
        let mut wholes = vec![false; machine.places().len()];
        for place in machine.places() {
            let is_tree = place.node.tree.is_some() && !place.children.is_empty();
            wholes[usize::from(place.number)] = is_tree;
        }
        Self(wholes)
    }

    /// Whether there are any.
    pub fn are_some(&self) -> bool {
        self.0.contains(&true)
    }

    /// What an observer is told, as it is recorded.
    pub fn told(&self, node: u16, answer: Answer) -> Told {
        match answer {
            Answer::Status(status) if self.0.get(usize::from(node)) == Some(&true) => {
                Told::whole(status)
            }
            _ => Told::of(node, answer),
        }
    }
}
