//! A machine with a state of its own, which remembers what its nodes did.

use crate::run::MOST_STEPS;
use crate::{Answer, Answers, Event, Hooks, Lost, Machine, Question, State, Step, What};
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use bt_core::info::TreeInfo;
use bt_core::observe::Operation;
use bt_core::Status;

/// A tree that is followed from its answers: it asks for them, in the order in which the compiled tree comes to them, and keeps
/// what each node did.
///
/// ```
/// use bt_core::info::{Kind, Leaf, Mode, Node, TreeInfo};
/// use bt_core::Status;
/// use bt_model::{Answer, Event, Model, Question, What};
///
/// // `fallback< door_open, sleep >`, as `Night::INFO` would be.
/// static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[
///     Node::root(Kind::Fallback(Mode::Memory), "fallback< … >").with_children(&[1, 2]),
///     Node::below(0, Kind::Leaf(Leaf::Function), "door_open"),
///     Node::below(0, Kind::Leaf(Leaf::Function), "sleep"),
/// ]);
///
/// let mut night = Model::of(&NIGHT);
/// let status = night.tick(&mut |question: Question| match question.node {
///     1 => Some(Answer::Status(Status::Failure)),
///     _ => Some(Answer::Status(Status::Running)),
/// });
/// assert_eq!(status, Ok(Status::Running));
/// assert_eq!(night.events()[1], Event { node: 1, what: What::Start });
/// assert_eq!(night.events()[2], Event { node: 1, what: What::Done(Status::Failure) });
/// assert_eq!(night.running().collect::<Vec<_>>(), [0, 2]);
/// ```
#[derive(Debug, Clone)]
pub struct Model {
    machine: Arc<Machine>,
    pub(crate) state: State,
    history: History,
    /// How many steps this operation has taken.
    steps: usize,
    is_lost: bool,
    /// How the operation stands that is told answer by answer.
    pub(crate) next: Option<Result<Step, Lost>>,
}

/// What the nodes did.
#[derive(Debug, Clone)]
struct History {
    /// By number: the last status it gave.
    last: Vec<Option<Status>>,
    /// By number: in which operation it was ticked last.
    visited: Vec<u64>,
    operation: u64,
    events: Vec<Event>,
    /// In this operation: the first node that was ticked of which it is not known what it remembers.
    unclear: Option<u16>,
    /// Whether the events of this operation may be others.
    are_doubtful: bool,
}

impl Model {
    /// An idle tree.
    ///
    /// What happens within the trees that are its leaves is followed, too.
    pub fn of(info: &'static TreeInfo) -> Self {
        Self::of_machine(Machine::of(info))
    }

    /// An idle tree, of which an observer is told the answers: leaves that are trees without `#[observe]` are leaves.
    pub fn of_observed(info: &'static TreeInfo) -> Self {
        Self::of_machine(Machine::of_observed(info))
    }

    fn of_machine(machine: Machine) -> Self {
        let count = machine.places.len();
        Self {
            state: machine.idle(),
            machine: Arc::new(machine),
            history: History {
                last: vec![None; count],
                visited: vec![u64::MAX; count],
                operation: 0,
                events: Vec::new(),
                unclear: None,
                are_doubtful: false,
            },
            steps: 0,
            is_lost: false,
            next: None,
        }
    }

    /// The tree's description.
    pub fn info(&self) -> &'static TreeInfo {
        self.machine.info
    }

    /// The machine.
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// What the tree is.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Ticks the tree once.
    ///
    /// # Errors
    ///
    /// If an answer is missing, or is none to the question. Then it is not known what runs, and further ticks are
    /// refused, until the tree is known to be idle again: [`found_idle`](Self::found_idle).
    pub fn tick(&mut self, answers: &mut impl Answers) -> Result<Status, Lost> {
        if self.is_lost {
            return Err(Lost::Already);
        }
        let given = self.perform(Operation::Tick, answers);
        self.is_lost = given.is_err();
        // A tick gives something.
        given.map(|status| status.unwrap_or(Status::Failure))
    }

    /// Halts the tree. The handler of a `try_catch(on_halt = handler)` is passed over: there are no answers for it, as
    /// [`halt_with`](Self::halt_with) takes them.
    pub fn halt(&mut self) {
        self.begins();
        self.machine.halt(&mut self.state, &mut self.history);
        self.state.end_all();
    }

    /// Halts the tree. Questions are asked only where that ticks the handler of a `try_catch(on_halt = handler)`.
    ///
    /// # Errors
    ///
    /// If an answer is missing, or is none to the question. The tree is idle in any case.
    pub fn halt_with(&mut self, answers: &mut impl Answers) -> Result<(), Lost> {
        let halted = self.perform(Operation::Halt, answers);
        self.state.end_all();
        halted.map(|_| ())
    }

    /// Halts the tree as [`halt`](Self::halt), and forgets all memory.
    pub fn reset(&mut self) {
        self.halt();
        self.found_new();
    }

    /// Halts the tree as [`halt_with`](Self::halt_with), and forgets all memory.
    ///
    /// # Errors
    ///
    /// As there. Nothing is left of the tree's state in any case.
    pub fn reset_with(&mut self, answers: &mut impl Answers) -> Result<(), Lost> {
        let halted = self.perform(Operation::Reset, answers);
        self.found_new();
        halted.map(|_| ())
    }

    fn perform(
        &mut self,
        operation: Operation,
        answers: &mut impl Answers,
    ) -> Result<Option<Status>, Lost> {
        self.begins();
        let mut hooks = Answered(&mut self.history, answers);
        let mut step = self.machine.begin(&mut self.state, operation, &mut hooks)?;
        loop {
            step = match step {
                Step::Done(status) => return Ok(status),
                Step::Asks(question) => return Err(Lost::Missing(question)),
                Step::Comes(leaf) => {
                    let instead = hooks.1.instead(leaf);
                    self.machine.enter(&mut self.state, instead, &mut hooks)?
                }
            };
        }
    }

    pub(crate) fn begins(&mut self) {
        self.next = None;
        self.steps = 0;
        // Of one that was lost, something may still be asked.
        self.state.asks = None;
        self.state.halting.clear();
        self.history.begin();
        self.history.are_doubtful = self.is_lost;
    }

    pub(crate) fn start(&mut self, operation: Operation) -> Result<Step, Lost> {
        self.begins();
        self.machine
            .begin(&mut self.state, operation, &mut self.history)
    }

    pub(crate) fn step(&mut self, answer: Answer) -> Result<Step, Lost> {
        self.counts()?;
        self.machine
            .step(&mut self.state, answer, &mut self.history)
    }

    pub(crate) fn enter(&mut self, instead: Option<Status>) -> Result<Step, Lost> {
        self.counts()?;
        self.machine
            .enter(&mut self.state, instead, &mut self.history)
    }

    /// Whoever always has an answer may go round and round.
    #[inline]
    fn counts(&mut self) -> Result<(), Lost> {
        self.steps += 1;
        if self.steps <= MOST_STEPS {
            return Ok(());
        }
        let place = self.state.asks.map_or(0, |ask| ask.place);
        let node = self.machine.places[place].number;
        Err(Lost::Spins { node })
    }

    /// Goes on after a tick whose answers were not all there: the tree is known to be idle. What nodes remember beyond an
    /// activation is not known then; it is taken to be nothing.
    pub fn found_idle(&mut self) {
        if self.is_lost {
            self.history.are_doubtful = true;
            self.state.forget_all();
            self.forget_what_is_remembered();
        } else {
            self.state.end_all();
        }
        self.is_lost = false;
    }

    pub(crate) fn found_new(&mut self) {
        self.state.forget_all();
        self.is_lost = false;
    }

    /// It is not known any more what runs: see [`found_idle`](Self::found_idle).
    pub fn lose(&mut self) {
        self.is_lost = true;
    }

    /// Whether answers were missing, and nothing has made good for it since.
    pub fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// Whether all is known of the tree: what runs, how many cycles are left, what is remembered.
    pub fn is_clear(&self) -> bool {
        !self.is_lost && self.state.is_clear()
    }

    /// Whether the nodes have done in the last operation just what [`events`](Self::events) tells. It is not so of one in which
    /// a node was ticked of which it was not known what it remembers, nor of any while the model is [lost](Self::is_lost), nor
    /// of the one after which it was found again.
    pub fn are_events_clear(&self) -> bool {
        !self.is_lost && !self.history.are_doubtful && self.history.unclear.is_none()
    }

    /// In the last operation: the first node that was ticked of which it is not known what it remembers.
    pub(crate) fn unclear(&self) -> Option<u16> {
        self.history.unclear
    }

    /// What the nodes did in the last tick, halt or reset, in order; they nest.
    pub fn events(&self) -> &[Event] {
        &self.history.events
    }

    /// The numbers of the nodes that run, those around others included, in the order of their numbers.
    pub fn running(&self) -> impl Iterator<Item = u16> + '_ {
        let places = (0..).zip(&self.machine.place_of);
        places
            .filter(|(_, place)| self.state.is_running(**place))
            .map(|(number, _)| number)
    }

    /// Whether a node runs.
    pub fn is_running_at(&self, node: u16) -> bool {
        let place = self.machine.place_of(node);
        place.is_some_and(|place| self.state.is_running(place))
    }

    pub(crate) fn last_of(&self, node: u16) -> Option<Status> {
        self.history.last[usize::from(node)]
    }

    pub(crate) fn is_visited(&self, node: u16) -> bool {
        self.history.visited[usize::from(node)] == self.history.operation
    }

    pub(crate) fn all_last(&self) -> &[Option<Status>] {
        &self.history.last
    }

    /// What nodes did before, without an operation of which anything is known.
    pub(crate) fn set_last(&mut self, last: &[Option<Status>], is_lost: bool) {
        self.history.last.copy_from_slice(last);
        self.is_lost = is_lost;
        self.begins();
    }
}

impl History {
    fn begin(&mut self) {
        self.operation += 1;
        self.events.clear();
        self.unclear = None;
    }
}

impl Hooks for History {
    #[inline]
    fn told(&mut self, event: Event) {
        self.events.push(event);
        let node = usize::from(event.node);
        match event.what {
            What::Start | What::Resume => self.visited[node] = self.operation,
            What::Done(status) => self.last[node] = Some(status),
            What::Halt => {}
        }
    }

    fn unclear(&mut self, node: u16) {
        self.unclear.get_or_insert(node);
    }
}

/// What is told is kept, and handed on; whatever is asked is answered at once.
struct Answered<'a, A>(&'a mut History, &'a mut A);

impl<A: Answers> Hooks for Answered<'_, A> {
    fn told(&mut self, event: Event) {
        self.0.told(event);
        self.1.told(event);
    }

    fn before(&mut self, node: u16) -> Option<Status> {
        self.1.before(node)
    }

    fn after(&mut self, node: u16) -> Option<Status> {
        self.1.after(node)
    }

    fn timer(&mut self, node: u16, runs: bool) {
        self.1.timer(node, runs);
    }

    fn unclear(&mut self, node: u16) {
        Hooks::unclear(self.0, node);
    }

    fn at_once(&mut self, question: Question) -> Option<Answer> {
        self.1.answer(question)
    }
}
