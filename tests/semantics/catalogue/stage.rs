//! A stage: a tree at work, halted and started again at every point.
//!
//! Each tick is one line of what happens in it and what it gives, `a+R b:S c! => R`; the leaves take
//! their answers from there. After each tick a copy of the tree is halted: exactly what runs is, in
//! the order of the letters, which is that of the children; then the copy is as good as new, and
//! plays the first tick again.

use crate::harness::{Run, Tree, World};
use quickbeam::Status;

/// Several trees, each as `tree!` makes it, on the world of this name.
macro_rules! trees {
    (|$world:ident| $($name:ident: { $($node:tt)* })*) => {
        $( tree!(|$world| $name: $($node)*); )*
    };
}
pub(crate) use trees;

/// A tree at work.
pub struct Stage<T> {
    run: Run<T>,
    /// The world before the first tick, and that tick.
    first: Option<(World, String)>,
    /// Whether something of the tree outlives its activations.
    lasting: bool,
}

impl<T: Tree> Stage<T> {
    /// A tree that is as good as new whenever it does not run.
    pub fn new() -> Self {
        Self {
            run: Run::new(""),
            first: None,
            lasting: false,
        }
    }

    /// A tree of which something outlives activations, until it is reset.
    pub fn lasting() -> Self {
        Self {
            lasting: true,
            ..Self::new()
        }
    }

    /// One tick.
    #[track_caller]
    pub fn tick(mut self, line: &str) -> Self {
        let before = self.run.world.clone();
        let (mut first_world, first) = self
            .first
            .get_or_insert_with(|| (before, line.to_owned()))
            .clone();
        let (events, status) = prepare(&mut self.run.world, line);
        self.run.tick(status, &events);
        if status != Status::Running {
            self.expect_new(&self.run.tree);
        }

        let mut copy = Run {
            tree: self.run.tree.clone(),
            world: self.run.world.clone(),
        };
        let running = copy.world.running();
        copy.tree.halt(&mut copy.world);
        assert_eq!(halted(&copy.world.take_events()), running, "after {line}");
        copy.halt("");
        self.expect_new(&copy.tree);
        if !self.lasting {
            let (events, status) = prepare(&mut first_world, &first);
            copy.world = first_world;
            copy.tick(status, &events);
        }
        self
    }

    #[track_caller]
    fn expect_new(&self, tree: &T) {
        if !self.lasting {
            assert_eq!(*tree, T::default(), "as good as new");
        }
    }

    /// A halt: `a! b!`.
    #[track_caller]
    pub fn halt(mut self, events: &str) -> Self {
        self.run.halt(events);
        self.expect_new(&self.run.tree);
        self
    }

    /// A reset.
    #[track_caller]
    pub fn reset(mut self, events: &str) -> Self {
        self.run.reset(events);
        self
    }

    /// Changes the world.
    pub fn with(mut self, change: impl FnOnce(&mut World)) -> Self {
        change(&mut self.run.world);
        self
    }

    /// Sets the computed number.
    pub fn number(self, number: u32) -> Self {
        self.with(|world| world.number = number)
    }

    /// The world as it is.
    pub fn world(&self) -> &World {
        &self.run.world
    }
}

/// Gives the leaves their answers; and what should happen, and be given.
#[track_caller]
fn prepare(world: &mut World, line: &str) -> (String, Status) {
    let (events, gives) = line
        .split_once("=>")
        .expect("`=> R` says what the tick gives");
    let mut answers: Vec<(char, Vec<char>)> = Vec::new();
    for event in events.split_whitespace() {
        let letters: Vec<char> = event.chars().collect();
        if let [name, '+' | '.' | ':', answer] = letters[..] {
            match answers.iter_mut().find(|(of, _)| *of == name) {
                Some((_, script)) => script.push(answer),
                None => answers.push((name, vec![answer])),
            }
        }
    }
    for (name, script) in answers {
        world.script(name, script);
    }
    let status = match gives.trim() {
        "S" => Status::Success,
        "F" => Status::Failure,
        "R" => Status::Running,
        other => panic!("a tick gives S, F or R, not {other:?}"),
    };
    let events: Vec<&str> = events.split_whitespace().collect();
    (events.join(" "), status)
}

/// The leaves that these events halt. Handlers may be among the events.
fn halted(events: &str) -> Vec<char> {
    let events = events.split_whitespace();
    events
        .filter_map(|event| event.strip_suffix('!')?.chars().next())
        .collect()
}
