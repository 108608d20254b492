//! The real tree with its real leaves, in a small model of the world: all states of both.

use bt_core::{Behavior, Status};
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::hash::Hash;
use std::rc::Rc;

/// A tree in a world, both as they are compiled: what leaves give is what they compute from the world.
///
/// The world is the tree's context, and small: `Clone + Eq + Hash`, without floating-point numbers and clocks that go on for
/// ever. The tree derives the same. What happens without the tree is told as [`change`](Self::change)s: between two ticks any of
/// them may happen, any number of times, or none.
///
/// ```
/// use bt_core::{Behavior, Status};
/// use bt_tools::explore::World;
///
/// #[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
/// struct Room { is_dark: bool, lamp: bool }
///
/// // `tree Light(room: &mut Room) { if_then_else< dark, lamp_on, lamp_off > }`, with `#[derive(Clone, PartialEq, Eq, Hash)]`
/// # #[derive(Clone, PartialEq, Eq, Hash)]
/// # struct Light;
/// # impl Light { fn new() -> Self { Self } }
/// # impl Behavior<Room> for Light {
/// #     fn tick(&mut self, room: &mut Room) -> Status { room.lamp = room.is_dark; Status::Success }
/// # }
/// let world = World::of(Light::new(), Room::default()).change("the sun rises or sets", |room| room.is_dark ^= true);
/// let verdict = world.always("the lamp is on in the dark", |room, _| room.lamp == room.is_dark);
/// assert!(verdict.holds());
/// ```
pub struct World<'a, T, C> {
    tree: T,
    context: C,
    changes: Vec<(String, Change<'a, C>)>,
    halts: bool,
    resets: bool,
    most: usize,
}

type Change<'a, C> = Box<dyn Fn(&mut C) + 'a>;

/// Whether something holds in every state of a world.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use = "a property that does not hold is nothing that fails by itself: `assert` does"]
pub enum WorldVerdict<C> {
    /// It holds, in all of so many states.
    Holds {
        /// How many states there are.
        states: usize,
    },
    /// It does not: this is the shortest history that shows it.
    Violated(History<C>),
    /// It holds as far as was looked: the limit was reached before.
    Undecided {
        /// In how many states it was looked.
        states: usize,
    },
}

/// What happened in a world, from its beginning.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History<C> {
    says: String,
    begin: C,
    steps: Vec<(Happened, C)>,
}

/// A step of a history.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Happened {
    /// The change of this name.
    Change(String),
    /// The tree was ticked, and gave this.
    Tick(Status),
    /// The tree was halted.
    Halt,
    /// The tree was halted, and has forgotten all memory.
    Reset,
}

/// So many states are looked at if nothing else is said.
const MOST_STATES: usize = 1_000_000;

impl<'a, T, C> World<'a, T, C>
where
    T: Behavior<C> + Clone + Eq + Hash,
    C: Clone + Eq + Hash,
{
    /// A tree and its context, as they are before the first tick.
    pub fn of(tree: T, context: C) -> Self {
        Self {
            tree,
            context,
            changes: Vec::new(),
            halts: false,
            resets: false,
            most: MOST_STATES,
        }
    }

    /// Something that may happen between two ticks. What does not change anything need not be told apart.
    #[must_use]
    pub fn change(mut self, name: &str, change: impl Fn(&mut C) + 'a) -> Self {
        self.changes.push((name.to_owned(), Box::new(change)));
        self
    }

    /// The tree may be halted between any two ticks.
    #[must_use]
    pub fn with_halts(mut self) -> Self {
        self.halts = true;
        self
    }

    /// The tree may be reset between any two ticks.
    #[must_use]
    pub fn with_resets(mut self) -> Self {
        self.resets = true;
        self
    }

    /// Looks at so many states at the most; 1,000,000 if nothing is said. Each takes as much memory as the tree and its context,
    /// and some 100 bytes.
    #[must_use]
    pub fn at_most_states(mut self, states: usize) -> Self {
        self.most = states;
        self
    }

    /// After every tick this holds; it is told what the tick gave. `says` is a sentence for the counterexample.
    pub fn always(&self, says: &str, holds: impl Fn(&C, Status) -> bool) -> WorldVerdict<C> {
        self.search(&format!("not always: {says}"), |context, given| {
            !holds(context, given)
        })
    }

    /// The shortest history after which this is so. `None` if there is none, as far as was looked.
    pub fn shortest(&self, says: &str, is_so: impl Fn(&C, Status) -> bool) -> Option<History<C>> {
        match self.search(says, is_so) {
            WorldVerdict::Violated(history) => Some(history),
            WorldVerdict::Holds { .. } | WorldVerdict::Undecided { .. } => None,
        }
    }

    /// How many states there are, of the tree and its world together; an error gives how many were found within the limit.
    ///
    /// # Errors
    ///
    /// If there are more than [`at_most_states`](Self::at_most_states).
    pub fn states(&self) -> Result<usize, usize> {
        match self.search("", |_, _| false) {
            WorldVerdict::Holds { states } => Ok(states),
            WorldVerdict::Violated(_) => Ok(0),
            WorldVerdict::Undecided { states } => Err(states),
        }
    }

    /// Fewest ticks first, then fewest changes.
    fn search(&self, says: &str, is_found: impl Fn(&C, Status) -> bool) -> WorldVerdict<C> {
        let mut states = States::default();
        states.add((self.tree.clone(), self.context.clone()), None, (0, 0));
        while let Some((distance, state)) = states.next() {
            let (tree, context) = &*states.all[state].clone();
            let (mut ticked, mut after) = (tree.clone(), context.clone());
            let given = ticked.tick(&mut after);
            if is_found(&after, given) {
                let mut history = states.history(state, says);
                history.steps.push((Happened::Tick(given), after));
                return WorldVerdict::Violated(history);
            }
            let (ticks, changes) = distance;
            let tick = Happened::Tick(given);
            states.add((ticked, after), Some((state, tick)), (ticks + 1, changes));
            for (is_possible, happened) in
                [(self.halts, Happened::Halt), (self.resets, Happened::Reset)]
            {
                if !is_possible {
                    continue;
                }
                let (mut tree, mut after) = (tree.clone(), context.clone());
                match happened {
                    Happened::Halt => tree.halt(&mut after),
                    // A tree takes it as `reset`.
                    _ => tree.forget(&mut after),
                }
                states.add((tree, after), Some((state, happened)), (ticks, changes + 1));
            }
            for (name, change) in &self.changes {
                let mut after = context.clone();
                change(&mut after);
                let change = Happened::Change(name.clone());
                let next = (tree.clone(), after);
                states.add(next, Some((state, change)), (ticks, changes + 1));
            }
            if states.all.len() > self.most {
                return WorldVerdict::Undecided { states: self.most };
            }
        }
        WorldVerdict::Holds {
            states: states.all.len(),
        }
    }
}

/// By how many ticks and changes it is reached.
type Distance = (u32, u32);

struct States<T, C> {
    all: Vec<Rc<(T, C)>>,
    known: HashMap<Rc<(T, C)>, usize>,
    reached: Vec<Option<(usize, Happened)>>,
    queue: BTreeMap<Distance, Vec<usize>>,
    /// Those of the distance that is being looked at.
    now: (Distance, std::vec::IntoIter<usize>),
}

impl<T, C> Default for States<T, C> {
    fn default() -> Self {
        Self {
            all: Vec::new(),
            known: HashMap::new(),
            reached: Vec::new(),
            queue: BTreeMap::new(),
            now: ((0, 0), Vec::new().into_iter()),
        }
    }
}

impl<T: Eq + Hash, C: Clone + Eq + Hash> States<T, C> {
    fn add(&mut self, state: (T, C), from: Option<(usize, Happened)>, distance: Distance) {
        let state = Rc::new(state);
        if self.known.contains_key(&state) {
            return;
        }
        let number = self.all.len();
        self.known.insert(Rc::clone(&state), number);
        self.all.push(state);
        self.reached.push(from);
        self.queue.entry(distance).or_default().push(number);
    }

    /// A state that was reached first by a longer way than is known now does not occur: all steps are of length one.
    fn next(&mut self) -> Option<(Distance, usize)> {
        loop {
            if let Some(state) = self.now.1.next() {
                return Some((self.now.0, state));
            }
            let (distance, states) = self.queue.pop_first()?;
            self.now = (distance, states.into_iter());
        }
    }

    fn history(&self, state: usize, says: &str) -> History<C> {
        let mut steps = Vec::new();
        let mut at = state;
        while let Some((from, happened)) = &self.reached[at] {
            steps.push((happened.clone(), self.all[at].1.clone()));
            at = *from;
        }
        steps.reverse();
        History {
            says: says.to_owned(),
            begin: self.all[0].1.clone(),
            steps,
        }
    }
}

impl<C> History<C> {
    /// What it shows, in a sentence.
    pub fn says(&self) -> &str {
        &self.says
    }

    /// The world before anything happened.
    pub fn begin(&self) -> &C {
        &self.begin
    }

    /// What happened, and the world after it.
    pub fn steps(&self) -> &[(Happened, C)] {
        &self.steps
    }
}

/// ```text
/// not always: the door is shut while sleeping
///
///      at first            Hall { door: Shut, asleep: false }
///      the guest knocks    Hall { door: Shut, asleep: false, knocks: true }
///      tick → Running      …
/// ```
impl<C: fmt::Debug> fmt::Display for History<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use unicode_width::UnicodeWidthStr;

        writeln!(f, "{}\n", self.says)?;
        let mut lines = vec![("at first".to_owned(), &self.begin)];
        lines.extend(self.steps.iter().map(|(happened, context)| {
            let happened = match happened {
                Happened::Change(name) => name.clone(),
                Happened::Tick(given) => format!("tick → {given}"),
                Happened::Halt => "halt".to_owned(),
                Happened::Reset => "reset".to_owned(),
            };
            (happened, context)
        }));
        let width = lines.iter().map(|line| line.0.width()).max();
        let width = width.unwrap_or(0).min(crate::budgets::COLUMN);
        for (happened, context) in lines {
            let padding = width.saturating_sub(happened.width());
            writeln!(f, "    {happened}{:padding$}    {context:?}", "")?;
        }
        Ok(())
    }
}

impl<C> WorldVerdict<C> {
    /// Whether it holds everywhere.
    pub fn holds(&self) -> bool {
        matches!(self, Self::Holds { .. })
    }

    /// A history in which it does not hold.
    pub fn counterexample(&self) -> Option<&History<C>> {
        match self {
            Self::Violated(history) => Some(history),
            Self::Holds { .. } | Self::Undecided { .. } => None,
        }
    }

    /// For tests.
    ///
    /// # Panics
    ///
    /// If it does not hold, with the history that shows it; if it was not looked everywhere, with the limit.
    #[track_caller]
    pub fn assert(&self)
    where
        C: fmt::Debug,
    {
        match self {
            Self::Holds { .. } => {}
            Self::Violated(history) => panic!("{history}"),
            Self::Undecided { states } => {
                panic!("undecided: it holds in {states} states, and there are more")
            }
        }
    }
}
