//! The last answers of a tree, a byte each, in a buffer of fixed size.

use super::{Answer, Observed, Observer, Operation, Within};
use crate::info::Kind;
use crate::{Status, Tree};

/// Keeps the last answers of a tree in `BYTES` bytes, without allocation, and states to begin from.
///
/// An answer takes a byte in a tree of up to 64 nodes, two bytes in a larger one. Chosen children, computed quotas and the children that a
/// composite ticks or halts take twice as much. At its end a tick that runs takes as much as an answer; one after which the tree is done
/// takes twice as much, and so do a halt and a reset. `BYTES` is a power of two. Computed quotas are kept up to 64 in a tree of up to
/// 64 nodes, up to 16,382 in a larger one, which is more than it has children.
///
/// The ring ticks the tree ([`tick`](Self::tick)), so that it can keep a copy of its state every `BYTES / 4` bytes: after the ring has
/// gone round, [`begin`](Self::begin) gives the oldest of these and the place from which the answers that follow it can be read.
#[derive(Debug, Clone)]
pub struct Ring<T, const BYTES: usize> {
    bytes: [u8; BYTES],
    /// How many bytes were written, modulo 2³².
    written: u32,
    /// What `written` was when the last state was kept.
    kept_at: u32,
    states: [Option<(T, u32)>; STATES],
    kept: usize,
}

/// One more than the ring has quarters.
const STATES: usize = 5;

/// What a [`Ring`] holds, one after the other: the answers of a tick, then that it is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// An answer about the node with this number.
    Answer(u16, Answer),
    /// The tick is over, and gave this.
    Ticked(Status),
    /// The tree was halted.
    Halted,
    /// The tree was halted, and forgot all memory.
    Reset,
}

/// Beside the three statuses: more follows.
const MORE: u16 = 3;

/// What follows where more does, for trees of up to 64 nodes and for larger ones.
struct Follows {
    halt: u16,
    child: u16,
    no_child: u16,
    quota: u16,
    operation: u16,
}

const NARROW: Follows = Follows {
    halt: 63,
    child: 126,
    no_child: 189,
    quota: 190,
    operation: 0xff,
};

const WIDE: Follows = Follows {
    halt: 0x4000,
    child: 0x8000,
    no_child: 0xbfff,
    quota: 0xc000,
    operation: 0xffff,
};

impl<T: Tree, const BYTES: usize> Default for Ring<T, BYTES> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Tree, const BYTES: usize> Ring<T, BYTES> {
    const IS_WIDE: bool = T::NODES > 64;
    const FOLLOWS: Follows = if Self::IS_WIDE { WIDE } else { NARROW };
    /// The most common mark: a tick that runs. The last node of 64 is a leaf, after which no more follows.
    const RUNS: u16 = if Self::IS_WIDE { 0xffff } else { 0xff };
    #[allow(clippy::cast_possible_truncation)] // What is wider than a place is refused below.
    const QUARTER: u32 = BYTES as u32 / 4;
    const FITS: () = assert!(
        BYTES.is_power_of_two() && BYTES >= 16 && BYTES <= 1 << 30 && T::NODES < 0x3fff,
        "the ring's size is a power of two from 16 to 2³⁰, and its tree has fewer than 16,383 nodes"
    );

    /// An empty ring.
    pub const fn new() -> Self {
        let () = Self::FITS;
        Self {
            bytes: [0; BYTES],
            written: 0,
            kept_at: 0_u32.wrapping_sub(Self::QUARTER),
            states: [const { None }; STATES],
            kept: 0,
        }
    }

    /// Ticks the tree, and keeps what it answers.
    pub fn tick<C: ?Sized>(&mut self, tree: &mut T, ctx: &mut C) -> Status
    where
        T: Observed<C, Self> + Clone,
    {
        self.keep(tree);
        tree.tick_with(ctx, self)
    }

    /// Halts the tree, and keeps that.
    pub fn halt<C: ?Sized>(&mut self, tree: &mut T, ctx: &mut C)
    where
        T: Observed<C, Self> + Clone,
    {
        self.keep(tree);
        tree.halt_with(ctx, self);
    }

    /// Resets the tree, and keeps that.
    pub fn reset<C: ?Sized>(&mut self, tree: &mut T, ctx: &mut C)
    where
        T: Observed<C, Self> + Clone,
    {
        self.keep(tree);
        tree.reset_with(ctx, self);
    }

    /// Keeps a copy of the state every quarter of the ring.
    #[inline]
    fn keep(&mut self, tree: &T)
    where
        T: Clone,
    {
        if self.written.wrapping_sub(self.kept_at) >= Self::QUARTER {
            self.keep_now(tree);
        }
    }

    #[inline(never)]
    fn keep_now(&mut self, tree: &T)
    where
        T: Clone,
    {
        self.kept_at = self.written;
        // It is always one of them; so nothing can panic.
        if let Some(state) = self.states.get_mut(self.kept) {
            *state = Some((tree.clone(), self.written));
        }
        self.kept += 1;
        if self.kept == STATES {
            self.kept = 0;
        }
    }

    /// The oldest state after which all is still there, and the place at which that begins. `None` as long as nothing was done to the
    /// tree, and after a tick that was larger than the ring.
    pub fn begin(&self) -> Option<(&T, u32)> {
        let ages = (0..STATES).map(|age| (self.kept + age) % STATES);
        let states = ages.filter_map(|at| self.states[at].as_ref());
        let mut known =
            states.filter(|(_, place)| self.written.wrapping_sub(*place) as usize <= BYTES);
        known.next().map(|(state, place)| (state, *place))
    }

    /// What was written from this place on, as [`begin`](Self::begin) has given it.
    pub fn read(&self, place: u32) -> impl Iterator<Item = Mark> + '_ {
        let mut next = place;
        core::iter::from_fn(move || self.mark(&mut next))
    }

    #[allow(clippy::inline_always)] // Of what it is called with, nearly all is constant.
    #[inline(always)]
    fn push(&mut self, unit: u16) {
        self.written = self.put(self.written, unit);
    }

    #[allow(clippy::inline_always)] // Of what it is called with, nearly all is constant.
    #[inline(always)]
    fn push_more(&mut self, node: u16, more: u16) {
        // No loop over both: some compilers do not unroll it when they optimize for size.
        let written = self.put(self.written, node << 2 | MORE);
        self.written = self.put(written, more);
    }

    /// Writes a unit, and gives the place after it.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn put(&mut self, written: u32, unit: u16) -> u32 {
        let unit = unit.to_le_bytes();
        if Self::IS_WIDE {
            // A unit does not cross the end of the ring. There is always a place; so nothing can panic.
            let at = written as usize & (BYTES - 2);
            if let Some(place) = self.bytes.get_mut(at..at + 2) {
                place.copy_from_slice(&unit);
            }
            written.wrapping_add(2)
        } else {
            self.bytes[written as usize & (BYTES - 1)] = unit[0];
            written.wrapping_add(1)
        }
    }

    fn unit(&self, next: &mut u32) -> Option<u16> {
        let mut byte = || {
            let is_there = *next != self.written;
            let byte = self.bytes[*next as usize & (BYTES - 1)];
            *next = next.wrapping_add(u32::from(is_there));
            is_there.then_some(byte)
        };
        let low = byte()?;
        let high = if Self::IS_WIDE { byte()? } else { 0 };
        Some(u16::from_le_bytes([low, high]))
    }

    fn mark(&self, next: &mut u32) -> Option<Mark> {
        let unit = self.unit(next)?;
        if unit == Self::RUNS {
            return Some(Mark::Ticked(Status::Running));
        }
        let (node, code) = (unit >> 2, unit & MORE);
        if code != MORE {
            return Some(Mark::Answer(node, answer_of::<T>(node, code)));
        }
        let more = self.unit(next)?;
        let Follows {
            halt,
            child,
            no_child,
            quota,
            operation,
        } = Self::FOLLOWS;
        let answer = match more {
            _ if more == operation => {
                return Some(match node {
                    0 => Mark::Ticked(Status::Success),
                    1 => Mark::Ticked(Status::Failure),
                    2 => Mark::Halted,
                    _ => Mark::Reset,
                })
            }
            _ if more >= quota => Answer::Quota(u32::from(more - quota)),
            _ if more == no_child => Answer::Child(None),
            _ if more >= child => Answer::Child(Some(more - child)),
            _ if more >= halt => Answer::Halt(more - halt),
            _ => Answer::Tick(more),
        };
        Some(Mark::Answer(node, answer))
    }
}

/// What three values mean depends on the node.
fn answer_of<T: Tree>(node: u16, code: u16) -> Answer {
    match T::INFO.node(node).map(|node| node.kind) {
        Some(kind) if kind.time().is_some() => Answer::Elapsed(code == 1),
        Some(Kind::Repeat { .. } | Kind::Retry { .. }) => Answer::Finished(code == 1),
        _ => Answer::Status(match code {
            0 => Status::Success,
            1 => Status::Failure,
            _ => Status::Running,
        }),
    }
}

#[diagnostic::do_not_recommend]
impl<T: Tree, const BYTES: usize> Observer for Ring<T, BYTES> {
    type Within<'a>
        = Within<'a, Self>
    where
        Self: 'a;

    #[inline]
    fn within(&mut self, base: u16) -> Within<'_, Self> {
        Within::of(self, base)
    }

    #[allow(clippy::inline_always)] // Of what it is called with, nearly all is constant.
    #[inline(always)]
    fn answer(&mut self, node: u16, answer: Answer) {
        let follows = Self::FOLLOWS;
        match answer {
            Answer::Status(status) => self.push(node << 2 | status as u16),
            Answer::Elapsed(so) | Answer::Finished(so) => self.push(node << 2 | u16::from(so)),
            // More than all children means the same as one more.
            #[allow(clippy::cast_possible_truncation)]
            Answer::Quota(quota) => {
                let most = u32::from(follows.operation - follows.quota - 1);
                self.push_more(node, follows.quota.wrapping_add(quota.min(most) as u16));
            }
            Answer::Child(None) => self.push_more(node, follows.no_child),
            Answer::Child(Some(child)) => self.push_more(node, follows.child.wrapping_add(child)),
            Answer::Tick(child) => self.push_more(node, child),
            Answer::Halt(child) => self.push_more(node, follows.halt.wrapping_add(child)),
        }
    }

    #[allow(clippy::inline_always)] // Of what it is called with, nearly all is constant.
    #[inline(always)]
    fn end(&mut self, operation: Operation, status: Option<Status>) {
        let mark = match (operation, status) {
            (Operation::Tick, Some(Status::Success)) => 0,
            (Operation::Tick, Some(Status::Failure)) => 1,
            (Operation::Tick, _) => return self.push(Self::RUNS),
            (Operation::Halt, _) => 2,
            (Operation::Reset, _) => 3,
        };
        self.push_more(mark, Self::FOLLOWS.operation);
    }
}

#[cfg(test)]
mod tests {
    use super::{Mark, Ring};
    use crate::info::{Kind, Leaf, Node};
    use crate::observe::{Answer, Observer, Operation};
    use crate::{Status, Tree, TreeInfo};

    #[derive(Clone)]
    struct Walk;

    impl Tree for Walk {
        const INFO: &'static TreeInfo =
            &TreeInfo::new("Walk", 1, &[Node::root(Kind::Leaf(Leaf::Function), "walk")]);

        fn visit_running(&self, _: u16, _: &mut impl FnMut(u16)) {}
    }

    /// Some hours at a thousand ticks a second.
    #[test]
    fn after_four_gibibytes_it_goes_on() {
        let mut ring = Ring::<Walk, 16>::new();
        ring.written = u32::MAX - 20;
        for _ in 0..30 {
            ring.keep(&Walk);
            ring.answer(0, Answer::Status(Status::Running));
            ring.end(Operation::Tick, Some(Status::Running));
            let (_, place) = ring.begin().expect("a tick is smaller than the ring");
            let mut marks = ring.read(place);
            let running = Mark::Answer(0, Answer::Status(Status::Running));
            while let Some(mark) = marks.next() {
                assert_eq!(mark, running);
                assert_eq!(marks.next(), Some(Mark::Ticked(Status::Running)));
            }
        }
        let (_, place) = ring.begin().expect("a tick is smaller than the ring");
        assert_eq!(
            (ring.written, place, ring.read(place).count()),
            (39, 23, 16)
        );
    }
}
