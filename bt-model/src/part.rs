//! One node as a step sees it: where it stands among others, and what comes after it.

use bt_core::info::{Kind, Leaf, Mode};
use bt_core::Status;

/// A node. Small, and nothing in it leads elsewhere: a step looks at many.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Part {
    /// Whether it can give `Running`, as far as is known of a leaf.
    pub can_run: bool,
    pub number: u16,
    /// `NONE` of the root.
    pub parent: u32,
    pub position: u32,
    pub end: u32,
    /// Where its children stand in those of all.
    pub first: u32,
    pub count: u32,
    pub op: Op,
    /// The outermost node that gives `Running` as soon as this one does, and does nothing else then: itself, or a fallback, sequence
    /// or timeout around it.
    pub passes_to: u32,
    /// While this one runs, where a tick that comes to that node first has something to do: there, here, or in between.
    pub led_to: u32,
    /// By what it gives: what a fallback or sequence around it ticks next; 0 if that is nothing.
    pub next_after: [u32; 3],
}

impl Part {
    /// Before it has children, and a place among others.
    pub const ALONE: Self = Self {
        can_run: false,
        number: 0,
        parent: NONE,
        position: 0,
        end: 0,
        first: 0,
        count: 0,
        op: Op::Other,
        passes_to: 0,
        led_to: 0,
        next_after: [0; 3],
    };

    /// The same at this place, where the nodes around it are known.
    pub fn within(mut self, place: u32, parts: &[Self]) -> Self {
        if let Some(around) = self.parent().map(|parent| &parts[parent]) {
            let is_last = self.end == around.end;
            (self.passes_to, self.led_to) = match around.op {
                Op::Fallback | Op::Sequence if around.led_to == self.parent => {
                    (around.passes_to, place)
                }
                Op::Fallback | Op::Sequence | Op::Timeout => (around.passes_to, around.led_to),
                // Behind the last child there is none to halt.
                op if op.is_reactive() && is_last => (around.passes_to, around.led_to),
                _ => (place, place),
            };
            if let Some(status) = around.op.goes_on_after().filter(|_| !is_last) {
                self.next_after[status as usize] = self.end;
            }
        }
        // One that runs only ticks its first child.
        if self.op.is_reactive() && self.led_to == place {
            self.led_to = self.first_child(place as usize).map_or(place, small);
        }
        self
    }

    #[inline]
    pub fn parent(&self) -> Option<usize> {
        (self.parent != NONE).then_some(self.parent as usize)
    }

    /// What a fallback or sequence around it ticks next when it gives this.
    #[inline]
    pub fn next_after(&self, status: Status) -> Option<usize> {
        let next = self.next_after[status as usize];
        (next != 0).then_some(next as usize)
    }

    /// Of one at this place that is no leaf.
    #[inline]
    pub fn first_child(&self, place: usize) -> Option<usize> {
        (self.end as usize > place + 1).then_some(place + 1)
    }
}

/// What most nodes are, which a step handles where it comes by: told apart by a byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Op {
    /// A leaf that is asked for its status.
    Call,
    Fallback,
    Sequence,
    ReactiveFallback,
    ReactiveSequence,
    Timeout,
    /// Whatever its kind says.
    Other,
}

impl Op {
    pub fn of(kind: Kind, is_leaf: bool) -> Self {
        match kind {
            Kind::Leaf(
                Leaf::Function | Leaf::Method | Leaf::Block | Leaf::Value | Leaf::Test | Leaf::Set,
            ) if is_leaf => Self::Call,
            Kind::Fallback(Mode::Memory) => Self::Fallback,
            Kind::Sequence(Mode::Memory) => Self::Sequence,
            Kind::Fallback(Mode::Reactive) => Self::ReactiveFallback,
            Kind::Sequence(Mode::Reactive) => Self::ReactiveSequence,
            Kind::Timeout(_) => Self::Timeout,
            _ => Self::Other,
        }
    }

    #[inline]
    pub fn is_reactive(self) -> bool {
        matches!(self, Self::ReactiveFallback | Self::ReactiveSequence)
    }

    /// The status of a child after which a fallback or sequence goes on.
    fn goes_on_after(self) -> Option<Status> {
        match self {
            Self::Fallback | Self::ReactiveFallback => Some(Status::Failure),
            Self::Sequence | Self::ReactiveSequence => Some(Status::Success),
            Self::Call | Self::Timeout | Self::Other => None,
        }
    }
}

/// As the parent of the root.
pub(crate) const NONE: u32 = u32::MAX;

/// A tree has fewer than 65,536 nodes.
pub(crate) fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
