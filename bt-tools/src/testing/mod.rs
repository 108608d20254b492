//! Tests of your trees: what a tree does when its leaves answer so, and what no test has made it do.
//!
//! A [`Rehearsal`] plays a tree without its world: leaves answer what the test says, times pass when it says so, and
//! nothing of the user's is called. What is tested is the tree itself: which leaf is asked when, what is halted, how it
//! ends. A [`Trial`] ticks a compiled tree with its own context, and answers for the leaves that a test names. [`Coverage`] says which nodes were never ticked, never succeeded or never failed, with their places in the source.
//!
//! ```
//! # use bt_core::info::{Kind, Leaf, Mode, Node, Time, TreeInfo};
//! # use core::time::Duration;
//! use bt_core::Status::{Failure, Running, Success};
//! use bt_tools::testing::Rehearsal;
//!
//! # static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[
//! #     Node::root(Kind::Fallback(Mode::Memory), "fallback< … >").with_children(&[1, 2]),
//! #     Node::below(0, Kind::Leaf(Leaf::Function), "door_open"),
//! #     Node::below(0, Kind::Timeout(Time::Literal(Duration::from_secs(28_800))), "timeout(8h, …)").with_children(&[3]),
//! #     Node::below(2, Kind::Leaf(Leaf::Function), "sleep"),
//! # ]);
//! // tree Night(hero: &mut Hero) { fallback< door_open, timeout(8h, sleep) > }
//! let mut night = Rehearsal::of(&NIGHT); // `Night::INFO`
//! night.give("door_open", [Failure]);
//! night.give("sleep", [Running]);
//! night.assert_tick("door_open Failure, sleep Running → Running");
//! night.assert_tick("sleep Running → Running");
//! night.pass("timeout", true);
//! night.assert_tick("sleep halted → Failure");
//! ```

mod collected;
mod coverage;
mod directory;
pub(crate) mod drawing;
pub(crate) mod names;
mod path;
mod report;
mod together;
mod trial;

pub use collected::VARIABLE;
pub use coverage::{Counts, Coverage, Missing, Never};
pub use directory::data_directory;
pub(crate) use path::path;
pub use report::Report;
pub use together::Together;
pub use trial::{Trial, Watch};

use crate::model::{Answer, Answers, Asked, Event, Hooks, Lost, Model, Question, What};
use bt_core::info::TreeInfo;
use bt_core::Status;
use collected::Collected;
use std::collections::BTreeMap;

/// A tree, played with the answers that a test gives.
#[derive(Debug, Clone)]
pub struct Rehearsal {
    model: Model,
    script: Script,
    coverage: Collected,
}

/// What nodes answer, by number.
#[derive(Debug, Clone, Default)]
struct Script {
    /// One after the other; the last for ever.
    statuses: BTreeMap<u16, Vec<Status>>,
    passed: BTreeMap<u16, bool>,
    choices: BTreeMap<u16, Option<u16>>,
    counts: BTreeMap<u16, u32>,
    /// How many cycles are due of a computed count.
    due: BTreeMap<u16, u32>,
    started: BTreeMap<u16, bool>,
    acts: BTreeMap<u16, Vec<Answer>>,
}

impl Rehearsal {
    /// An idle tree whose leaves do not know yet what to answer.
    pub fn of(info: &'static TreeInfo) -> Self {
        Self {
            model: Model::of(info),
            script: Script::default(),
            coverage: Collected::new(Coverage::of(info)),
        }
    }

    /// From now on the leaves of this name give these statuses, one at each tick, and the last one for ever.
    ///
    /// A name is a label, the text of a node (`near(4)`), or whole words that it begins with (`near`, `timeout`, `timeout(10s`); all
    /// nodes of the name are meant, in subtrees too. `#7` is the node of that number. So it is wherever a test names a node.
    ///
    /// # Panics
    ///
    /// If no leaf has this name, if there is no status, or if the leaf cannot give one of them: `test` and `set` never run.
    #[track_caller]
    pub fn give(&mut self, name: &str, statuses: impl Into<Vec<Status>>) {
        let mut statuses = statuses.into();
        assert!(!statuses.is_empty(), "`{name}` is to give something");
        statuses.reverse();
        for number in names::leaves(&self.model, name) {
            for &status in &statuses {
                let node = self.model.info().node(number);
                assert!(
                    node.is_none_or(|node| node.gives.contains(status)),
                    "`{name}` can never give {status}"
                );
            }
            self.script.statuses.insert(number, statuses.clone());
        }
    }

    /// From now on the time of the nodes of this name has passed, or has not. At first no time has.
    ///
    /// # Panics
    ///
    /// If no node of this name asks for the time.
    #[track_caller]
    pub fn pass(&mut self, name: &str, has_passed: bool) {
        for number in names::timed(&self.model, name) {
            self.script.passed.insert(number, has_passed);
        }
    }

    /// From now on the `switch`, `priority` and `utility` nodes of this name choose the child at this position, from 0;
    /// `None` is none of them.
    ///
    /// # Panics
    ///
    /// If no node of this name chooses.
    #[track_caller]
    pub fn choose(&mut self, name: &str, child: Option<u16>) {
        for number in names::choosing(&self.model, name) {
            self.script.choices.insert(number, child);
        }
    }

    /// From now on what nodes of this name compute, a number of cycles or of children, is this.
    ///
    /// # Panics
    ///
    /// If no node of this name computes a number.
    #[track_caller]
    pub fn count(&mut self, name: &str, number: u32) {
        for node in names::computing(&self.model, name) {
            self.script.counts.insert(node, number);
        }
    }

    /// At its next ticks the composite of one's own of this name does these things: ticks and halts of children, and for
    /// each tick its status after them.
    ///
    /// # Panics
    ///
    /// If no composite has this name.
    #[track_caller]
    pub fn act(&mut self, name: &str, acts: impl Into<Vec<Answer>>) {
        let mut acts = acts.into();
        acts.reverse();
        for number in names::custom(&self.model, name) {
            self.script.acts.insert(number, acts.clone());
        }
    }

    /// Ticks the tree once.
    ///
    /// # Panics
    ///
    /// If an answer is missing, or impossible: it says which, and draws the tree.
    #[track_caller]
    pub fn tick(&mut self) -> Status {
        let given = self.model.tick(&mut self.script);
        self.coverage.add(&self.model);
        match given {
            Ok(status) => status,
            Err(lost) => panic!("{}\n{}", self.explained(lost), drawing::of(&self.model)),
        }
    }

    /// Ticks the tree once with these answers, by the numbers of the nodes and in the order in which they are asked; what was
    /// said before does not count. For ticks that cannot be told by names: a timer that is asked twice and answers differently.
    ///
    /// # Panics
    ///
    /// If another node is asked, if an answer is missing, or if one is impossible.
    #[track_caller]
    pub fn follow(&mut self, answers: &[(u16, Answer)]) -> Status {
        let mut left = answers.iter();
        let given = self.model.tick(&mut |question: Question| {
            left.next()
                .filter(|(node, _)| *node == question.node)
                .map(|(_, answer)| *answer)
        });
        self.coverage.add(&self.model);
        match given {
            Ok(status) => status,
            Err(lost) => panic!("{}\n{}", self.explained(lost), drawing::of(&self.model)),
        }
    }

    /// Ticks the tree until it is done, at most so often. `None` if it still runs then.
    ///
    /// # Panics
    ///
    /// As [`tick`](Self::tick).
    #[track_caller]
    pub fn run(&mut self, most_ticks: usize) -> Option<Status> {
        (0..most_ticks).find_map(|_| Some(self.tick()).filter(|status| !status.is_running()))
    }

    /// Halts the tree.
    ///
    /// # Panics
    ///
    /// If that ticks the handler of a `try_catch(on_halt = handler)`, and an answer of it is missing, as [`tick`](Self::tick).
    #[track_caller]
    pub fn halt(&mut self) {
        let halted = self.model.halt_with(&mut self.script);
        self.halted(halted);
    }

    /// Halts the tree and forgets all memory.
    ///
    /// # Panics
    ///
    /// As [`halt`](Self::halt).
    #[track_caller]
    pub fn reset(&mut self) {
        let halted = self.model.reset_with(&mut self.script);
        self.halted(halted);
    }

    #[track_caller]
    fn halted(&mut self, halted: Result<(), Lost>) {
        self.coverage.add(&self.model);
        if let Err(lost) = halted {
            panic!("{}\n{}", self.explained(lost), drawing::of(&self.model));
        }
    }

    /// The path that the last tick or halt took, as a line: what leaves gave and which were halted, in order, by label or
    /// as written; then what the tree gave. `door_open Failure, sleep Running → Running`. In what is expected, the arrow may be `->`, and
    /// a leaf be named as in [`give`](Self::give).
    pub fn path(&self) -> String {
        path(&self.model)
    }

    /// Ticks the tree once, and compares its [`path`](Self::path).
    ///
    /// # Panics
    ///
    /// If the path is another one: the tree is drawn, with what each node gave in this tick.
    #[track_caller]
    pub fn assert_tick(&mut self, expected: &str) {
        self.tick();
        assert!(
            path::is_taken(&self.model, expected),
            "the tick took another path\nexpected {expected}\nfound    {}\n\n{}",
            self.path(),
            drawing::of(&self.model)
        );
    }

    /// Ticks the tree as often as there are lines, and compares the path of each tick; blank lines and indentation do not
    /// count. A line `halt: …` halts the tree instead.
    ///
    /// # Panics
    ///
    /// At the first line that is another: the tree is drawn.
    #[track_caller]
    pub fn assert_trace(&mut self, expected: &str) {
        for (number, line) in (1..).zip(expected.lines().map(str::trim)) {
            if line.is_empty() {
                continue;
            }
            let expected = match line.strip_prefix("halt:") {
                Some(halted) => {
                    self.halt();
                    halted.trim()
                }
                None => {
                    self.tick();
                    line
                }
            };
            assert!(
                path::is_taken(&self.model, expected),
                "line {number} of the trace is another\nexpected {expected}\nfound    {}\n\n{}",
                self.path(),
                drawing::of(&self.model)
            );
        }
    }

    /// What happened to each node, and what runs.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// What the nodes have done since the beginning.
    pub fn coverage(&self) -> &Coverage {
        &self.coverage
    }

    /// The nodes of this name are not missed for this: see [`Coverage::except`].
    ///
    /// # Panics
    ///
    /// If no node has this name.
    #[track_caller]
    pub fn except(&mut self, name: &str, never: Never) {
        self.coverage.except(name, never);
    }

    fn explained(&self, lost: Lost) -> String {
        let text = |node: u16| {
            let node = self.model.info().node(node);
            node.map_or("", |node| node.text)
        };
        match lost {
            Lost::Missing(Question { node, asked }) => match asked {
                Asked::Status { .. } => format!(
                    "`{0}` was asked, and has nothing to give: `give(\"{0}\", [Success])`",
                    text(node)
                ),
                asked => format!("nothing is said about `{}`: {asked:?}", text(node)),
            },
            Lost::Impossible { node, answer } => {
                format!("`{}` cannot answer {answer:?}", text(node))
            }
            Lost::Spins { node } => {
                format!("the tick goes round and round at `{}`", text(node))
            }
            lost => lost.to_string(),
        }
    }
}

impl Hooks for Script {
    fn told(&mut self, event: Event) {
        if event.what == What::Start {
            self.started.insert(event.node, true);
        }
    }
}

impl Answers for Script {
    fn answer(&mut self, Question { node, asked }: Question) -> Option<Answer> {
        Some(match asked {
            Asked::Status { .. } => {
                let statuses = self.statuses.get_mut(&node)?;
                let last = statuses.len() == 1;
                Answer::Status(if last { statuses[0] } else { statuses.pop()? })
            }
            Asked::Elapsed => Answer::Elapsed(self.passed.get(&node).copied().unwrap_or(false)),
            Asked::Choice => Answer::Child(*self.choices.get(&node)?),
            Asked::Successes | Asked::Failures => Answer::Quota(*self.counts.get(&node)?),
            Asked::Finished => {
                let count = *self.counts.get(&node)?;
                let starts = self.started.insert(node, false).unwrap_or(true);
                let due = self.due.entry(node).or_insert(count);
                *due = if starts { count } else { due.saturating_sub(1) };
                Answer::Finished(*due == 0)
            }
            Asked::Act => self.acts.get_mut(&node)?.pop()?,
        })
    }
}
