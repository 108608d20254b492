//! A world of scripted leaves, and a tree in it.

use quickbeam::{Behavior, Clock, ManualClock, Status};
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::time::Duration;

/// What the leaves share.
#[derive(Debug, Clone, Default)]
pub struct World {
    pub clock: ManualClock,
    /// What a computed number is.
    pub number: u32,
    /// What a computed duration is, in milliseconds.
    pub millis: u64,
    leaves: BTreeMap<char, Leaf>,
    events: Vec<String>,
}

#[derive(Debug, Clone, Default)]
struct Leaf {
    /// `S`, `F` and `R`, given one after the other, for ever.
    script: Vec<char>,
    calls: usize,
    running: bool,
}

impl World {
    /// `a=RRS b=F`: what each leaf gives, one after the other, for ever.
    pub fn new(scripts: &str) -> Self {
        let mut world = Self::default();
        for script in scripts.split_whitespace() {
            let mut letters = script.chars();
            let name = letters.next().expect("a name");
            assert_eq!(letters.next(), Some('='), "in {script}");
            world.script(name, letters.collect());
        }
        world
    }

    /// Sets what a leaf gives from now on.
    pub fn script(&mut self, name: char, script: Vec<char>) {
        let leaf = self.leaves.entry(name).or_default();
        leaf.script = script;
        leaf.calls = 0;
    }

    fn call(&mut self, name: char, how: char) -> Status {
        let leaf = self.leaves.get_mut(&name).expect("a script for each leaf");
        let letter = leaf.script[leaf.calls % leaf.script.len()];
        leaf.calls += 1;
        self.events.push(format!("{name}{how}{letter}"));
        match letter {
            'S' => Status::Success,
            'F' => Status::Failure,
            'R' => Status::Running,
            other => panic!("{other} in a script"),
        }
    }

    /// A leaf as a method.
    pub fn does(&mut self, name: char) -> Status {
        self.call(name, ':')
    }

    /// A number that says when it is computed.
    pub fn number(&mut self) -> u32 {
        self.events.push("number".to_owned());
        self.number
    }

    /// A duration that says when it is computed.
    pub fn period(&mut self) -> Duration {
        self.events.push("period".to_owned());
        Duration::from_millis(self.millis)
    }

    /// Puts something on record.
    pub fn tell(&mut self, event: String) {
        self.events.push(event);
    }

    pub fn take_events(&mut self) -> String {
        std::mem::take(&mut self.events).join(" ")
    }

    /// The leaves that run, in the order of their names.
    pub fn running(&self) -> Vec<char> {
        let running = self.leaves.iter().filter(|(_, leaf)| leaf.running);
        running.map(|(&name, _)| name).collect()
    }
}

impl Clock for World {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.clock.now()
    }

    fn elapsed(&self, since: Duration) -> Duration {
        self.clock.elapsed(since)
    }
}

/// A leaf as a function.
pub fn act(world: &mut World, name: char) -> Status {
    world.does(name)
}

/// A handler: what its script gives is nobody's status.
pub fn note(world: &mut World, name: char) {
    world.does(name);
}

/// A leaf that cannot run.
pub fn holds(world: &mut World, name: char) -> bool {
    match world.does(name) {
        Status::Success => true,
        Status::Failure => false,
        Status::Running => panic!("a condition does not run"),
    }
}

/// A leaf during whose ticks three milliseconds pass.
pub fn slow(world: &mut World, name: char) -> Status {
    let status = world.does(name);
    world.clock.advance(Duration::from_millis(3));
    status
}

/// A leaf as a value, which is told when it starts and when it is halted, and is strict about it.
#[derive(Debug, Clone, PartialEq)]
pub struct Act(pub char);

impl Act {
    fn call(&self, world: &mut World, how: char) -> Status {
        let status = world.call(self.0, how);
        let leaf = world.leaves.get_mut(&self.0).expect("it was just called");
        leaf.running = status == Status::Running;
        status
    }

    fn is_running(&self, world: &World) -> bool {
        world.leaves.get(&self.0).is_some_and(|leaf| leaf.running)
    }
}

impl Behavior<World> for Act {
    fn start(&mut self, world: &mut World) -> Status {
        assert!(!self.is_running(world), "{} started twice", self.0);
        self.call(world, '+')
    }

    fn tick(&mut self, world: &mut World) -> Status {
        assert!(self.is_running(world), "{} was not started", self.0);
        self.call(world, '.')
    }

    fn halt(&mut self, world: &mut World) {
        assert!(
            self.is_running(world),
            "{} is halted, but does not run",
            self.0
        );
        world.leaves.get_mut(&self.0).expect("it runs").running = false;
        world.events.push(format!("{}!", self.0));
    }
}

/// What the item form gives to every tree.
pub trait Tree: Behavior<World> + Clone + Debug + Default + PartialEq {
    fn is_running(&self) -> bool;
    fn reset(&mut self, world: &mut World);
}

/// A tree in item form, with all that is asked of a [`Tree`].
macro_rules! tree {
    ($name:ident: $($node:tt)*) => {
        tree!(|world| $name: $($node)*);
    };
    (|$world:ident| $name:ident: $($node:tt)*) => {
        quickbeam::behavior_tree! {
            #[derive(Debug, Clone, PartialEq, Default)]
            tree $name($world: &mut $crate::harness::World) { $($node)* }
        }

        impl $crate::harness::Tree for $name {
            fn is_running(&self) -> bool {
                $name::is_running(self)
            }

            fn reset(&mut self, world: &mut $crate::harness::World) {
                $name::reset(self, world);
            }
        }
    };
}

/// A tree at work.
pub struct Run<T> {
    pub tree: T,
    pub world: World,
}

impl<T: Tree> Run<T> {
    pub fn new(scripts: &str) -> Self {
        Self {
            tree: T::default(),
            world: World::new(scripts),
        }
    }

    /// Ticks the tree, which must give this and do this.
    #[track_caller]
    pub fn tick(&mut self, status: Status, events: &str) -> &mut Self {
        let given = self.tree.tick(&mut self.world);
        assert_eq!((given, self.world.take_events().as_str()), (status, events));
        assert_eq!(self.tree.is_running(), status == Status::Running);
        if status != Status::Running {
            assert_eq!(
                self.world.running(),
                [],
                "a tree that completes leaves nothing running"
            );
        }
        self
    }

    /// Halts the tree, which must do this.
    #[track_caller]
    pub fn halt(&mut self, events: &str) -> &mut Self {
        self.tree.halt(&mut self.world);
        assert_eq!(self.world.take_events(), events);
        assert!(!self.tree.is_running());
        assert_eq!(self.world.running(), [], "halting leaves nothing running");
        self
    }

    /// Resets the tree, which must do this, and is then as good as new.
    #[track_caller]
    pub fn reset(&mut self, events: &str) -> &mut Self {
        self.tree.reset(&mut self.world);
        assert_eq!(self.world.take_events(), events);
        self.fresh()
    }

    /// The tree is the same value as a new one.
    #[track_caller]
    pub fn fresh(&mut self) -> &mut Self {
        assert_eq!(self.tree, T::default());
        assert!(!self.tree.is_running());
        self
    }

    /// Lets milliseconds pass.
    pub fn pass(&mut self, millis: u64) -> &mut Self {
        self.world.clock.advance(Duration::from_millis(millis));
        self
    }

    /// Sets what a leaf gives from now on.
    pub fn script(&mut self, name: char, script: &str) -> &mut Self {
        self.world.script(name, script.chars().collect());
        self
    }

    /// Sets the computed number.
    pub fn number(&mut self, number: u32) -> &mut Self {
        self.world.number = number;
        self
    }

    /// Sets the computed duration.
    pub fn period(&mut self, millis: u64) -> &mut Self {
        self.world.millis = millis;
        self
    }
}
