//! What a machine runs: what nodes do and how they stand to one another, without the words in which they are written.

use crate::part::{small, Op, Part, NONE};
use crate::run::{Next, Run};
use crate::walk::Left;
use crate::{Answer, Hooks, Lost, Place, State, Step};
use alloc::vec::Vec;
use bt_core::info::{Kind, Node, Time};
use bt_core::observe::Operation;
use bt_core::Status;
use core::ops::Range;
use core::time::Duration;

/// The nodes of a tree as a machine steps through them. A [`Machine`](crate::Machine) has one, made of a description; who has no
/// description that lives for ever makes one of kinds of nodes.
///
/// ```
/// use bt_core::info::{Kind, Leaf, Mode};
/// use bt_core::observe::Operation;
/// use bt_model::{Program, Step};
///
/// // `fallback< door_open, sleep >`
/// let leaf = Kind::Leaf(Leaf::Function);
/// let night = Program::of([(Kind::Fallback(Mode::Memory), None), (leaf, Some(0)), (leaf, Some(0))]);
/// let mut state = night.idle();
/// let step = night.begin(&mut state, Operation::Tick, &mut ())?;
/// assert!(matches!(step, Step::Asks(question) if question.node == 1));
/// # Ok::<(), bt_model::Lost>(())
/// ```
///
/// A step costs what its nodes do, not how many the tree has. No step needs more of the stack than another.
#[derive(Debug, Clone)]
pub struct Program {
    kinds: Vec<Kind>,
    parts: Vec<Part>,
    /// Of all nodes, one after the other.
    children: Vec<u32>,
    /// Whether something may stand for the whole of a leaf that is a tree.
    pub(crate) comes_to_trees: bool,
}

impl Program {
    /// The nodes in the order in which they are written, each with the place of its parent: the root first, each node before
    /// its children. Their numbers are their places.
    ///
    /// # Panics
    ///
    /// If there are more than 65,535 nodes, if there is none, or if a parent does not come before its child.
    pub fn of(nodes: impl IntoIterator<Item = (Kind, Option<usize>)>) -> Self {
        let (mut kinds, mut parts) = (Vec::new(), Vec::new());
        let mut children: Vec<Vec<u32>> = Vec::new();
        for (kind, parent) in nodes {
            let place = small(parts.len());
            let mut position = 0;
            if let Some(parent) = parent {
                position = small(children[parent].len());
                children[parent].push(place);
            }
            kinds.push(kind);
            parts.push(Part {
                can_run: Node::root(kind, "").gives.running,
                number: u16::try_from(place).expect("a tree has at most 65,535 nodes"),
                parent: parent.map_or(NONE, small),
                position,
                end: place + 1,
                ..Part::ALONE
            });
            children.push(Vec::new());
        }
        assert!(!parts.is_empty(), "a tree has at least one node");
        for place in (1..parts.len()).rev() {
            let Part { parent, end, .. } = parts[place];
            if let Some(parent) = parts.get_mut(parent as usize) {
                parent.end = parent.end.max(end);
            }
        }
        Self::with_children(kinds, parts, children, false)
    }

    pub(crate) fn of_places(places: &[Place], comes_to_trees: bool) -> Self {
        let kinds = places.iter().map(|place| place.node.kind).collect();
        let parts = places.iter().map(|place| Part {
            can_run: place.node.gives.running,
            number: place.number,
            parent: place.parent.map_or(NONE, small),
            position: small(place.position),
            end: small(place.end),
            ..Part::ALONE
        });
        let children = places.iter();
        let children = children.map(|place| place.children.iter().copied().map(small).collect());
        Self::with_children(kinds, parts.collect(), children.collect(), comes_to_trees)
    }

    fn with_children(
        kinds: Vec<Kind>,
        mut parts: Vec<Part>,
        of_each: Vec<Vec<u32>>,
        comes_to_trees: bool,
    ) -> Self {
        let mut children = Vec::with_capacity(parts.len());
        for ((part, kind), of_part) in parts.iter_mut().zip(&kinds).zip(of_each) {
            part.first = small(children.len());
            part.count = small(of_part.len());
            part.op = Op::of(*kind, of_part.is_empty());
            children.extend(of_part);
        }
        for place in 0..parts.len() {
            parts[place] = parts[place].within(small(place), &parts);
        }
        Self {
            kinds,
            parts,
            children,
            comes_to_trees,
        }
    }

    /// The state of a tree that is idle and remembers nothing.
    pub fn idle(&self) -> State {
        State::of(self.parts.len())
    }

    /// What the node at this place does.
    ///
    /// # Panics
    ///
    /// If there is none.
    #[inline]
    pub fn kind(&self, place: usize) -> Kind {
        self.kinds[place]
    }

    #[inline]
    pub(crate) fn kind_of(&self, place: usize) -> &Kind {
        &self.kinds[place]
    }

    /// The duration of a node that keeps a time, where it is written as a literal.
    ///
    /// # Panics
    ///
    /// If there is no such place.
    pub fn literal_duration(&self, place: usize) -> Option<Duration> {
        match self.kind(place).time() {
            Some(Time::Literal(time)) => Some(time),
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn part(&self, place: usize) -> &Part {
        &self.parts[place]
    }

    /// The node around it.
    #[inline]
    pub(crate) fn parent(&self, place: usize) -> Option<usize> {
        self.parts[place].parent()
    }

    /// Where its children stand.
    #[inline]
    pub(crate) fn children(&self, place: usize) -> &[u32] {
        let Part { first, count, .. } = self.parts[place];
        &self.children[first as usize..][..count as usize]
    }

    #[inline]
    pub(crate) fn child(&self, place: usize, position: usize) -> Option<usize> {
        let Part { first, count, .. } = self.parts[place];
        if position >= count as usize {
            return None;
        }
        self.children
            .get(first as usize + position)
            .map(|&child| child as usize)
    }

    /// Where what is below it ends.
    #[inline]
    pub(crate) fn end(&self, place: usize) -> usize {
        self.parts[place].end as usize
    }

    /// What is below it.
    #[inline]
    pub(crate) fn below(&self, place: usize) -> Range<usize> {
        place + 1..self.end(place)
    }

    /// Begins a tick, halt or reset, and goes on to the first question.
    ///
    /// # Errors
    ///
    /// [`Lost::Spins`]. Then the state is of no more use.
    pub fn begin(
        &self,
        state: &mut State,
        operation: Operation,
        hooks: &mut impl Hooks,
    ) -> Result<Step, Lost> {
        let mut first = core::mem::take(&mut state.leads_to);
        if hooks.listens() {
            first = 0;
        }
        let mut run = self.run(state, hooks);
        match operation {
            Operation::Tick => match run.walk(0, Next::Enter(first)) {
                // Most ticks need no more.
                Left::Done(status) => Ok(Step::Done(Some(status))),
                Left::To(place, next) => run.run(place as usize, next),
                Left::Wrong(answer) => Err(run.impossible(answer)),
            },
            Operation::Halt | Operation::Reset => {
                run.halt_at(0);
                run.run(
                    0,
                    Next::Over {
                        forgets: operation == Operation::Reset,
                    },
                )
            }
        }
    }

    /// Takes the answer to what was asked, and goes on to the next question.
    ///
    /// # Errors
    ///
    /// [`Lost::Impossible`] if this is no answer to it: then the question is still asked. [`Lost::Already`] if nothing is.
    /// [`Lost::Spins`] if there is no next question and no end: then the state is of no more use.
    pub fn step(
        &self,
        state: &mut State,
        answer: Answer,
        hooks: &mut impl Hooks,
    ) -> Result<Step, Lost> {
        let ask = state.asks.ok_or(Lost::Already)?;
        let mut run = self.run(state, hooks);
        let Some(next) = run.answered(ask, answer) else {
            return Err(Lost::Impossible {
                node: self.part(ask.place).number,
                answer,
            });
        };
        run.state.asks = None;
        run.run(ask.place, next)
    }

    /// Goes on from a leaf that is a tree: into it, or past it if something stands for it. What runs within it is halted
    /// then, but by `Running`.
    ///
    /// # Errors
    ///
    /// As [`step`](Self::step).
    pub fn enter(
        &self,
        state: &mut State,
        instead: Option<Status>,
        hooks: &mut impl Hooks,
    ) -> Result<Step, Lost> {
        let ask = state.asks.take_if(|ask| ask.asked.is_none());
        let place = ask.ok_or(Lost::Already)?.place;
        let mut run = self.run(state, hooks);
        let next = match instead {
            None => run.enter(place, 0),
            Some(status) => {
                if status != Status::Running {
                    run.halt_children(place);
                }
                Next::Give(status)
            }
        };
        run.run(place, next)
    }

    /// Halts the tree, and passes over the handlers of `try_catch(on_halt = handler)`: nothing is asked.
    pub fn halt(&self, state: &mut State, hooks: &mut impl Hooks) {
        state.leads_to = 0;
        let mut run = self.run(state, hooks);
        run.passes_handlers = true;
        run.halt_at(0);
    }

    /// As [`halt`](Self::halt), and forgets all memory.
    pub fn reset(&self, state: &mut State, hooks: &mut impl Hooks) {
        self.halt(state, hooks);
        state.forget_all();
    }

    fn run<'a, H: Hooks>(&'a self, state: &'a mut State, hooks: &'a mut H) -> Run<'a, H> {
        Run {
            program: self,
            state,
            hooks,
            passes_handlers: false,
        }
    }
}
