//! behavior-tree-lite 0.3.2. A tree is text in a language of its own, which is parsed once here; making a tree is
//! to load what was parsed.
//!
//! * There is no timeout and no parallel node: `Timeout` and `ParallelAll` below are written against its
//!   public trait.
//! * Its retry gives Running between two attempts, so that the patrol's three take three ticks.
//! * A leaf is given a blackboard of strings to values and a callback from `&dyn Any` to a boxed
//!   `dyn Any`; it finds the world in a thread-local variable instead, which costs less. Of the world
//!   outside, clock and facts are copied there before a tick, and the count of calls back after it.

use crate::contest::Judge;
use crate::world::*;
use behavior_tree_lite::{
    boxify, load, parse_file, BehaviorCallback, BehaviorNode, BehaviorNodeContainer,
    BehaviorResult, Context, NumChildren, Registry,
};
use std::cell::{OnceCell, RefCell};

thread_local! {
    static WORLD: RefCell<World> = const { RefCell::new(World::of(Workload::Nothing)) };
}

struct Tree {
    root: BehaviorNodeContainer,
    blackboard: Context,
}

pub fn enter(judge: &mut impl Judge) {
    let mut enter = |workload, text: &str| {
        let known = OnceCell::new();
        let build = || {
            WORLD.set(World::of(workload));
            let (source, registry) = known.get_or_init(|| {
                let (_, source) = parse_file(text).expect("well-formed text");
                (source, registry())
            });
            Tree {
                root: load(source, registry, false).expect("all nodes are registered"),
                blackboard: Context::default(),
            }
        };
        judge.entry("behavior-tree-lite", workload, build, tick);
    };
    enter(Workload::Door, DOOR);
    enter(Workload::Wide, &wide());
    enter(Workload::Deep, &deep());
    enter(Workload::Patrol, PATROL);
}

#[inline]
fn tick(tree: &mut Tree, world: &mut World) -> Status {
    WORLD.with_borrow_mut(|inside| {
        inside.clock = world.clock;
        inside.facts = world.facts;
    });
    let result = tree.root.tick(&mut |_| None, &mut tree.blackboard);
    world.calls = WORLD.with_borrow(|inside| inside.calls);
    match result {
        BehaviorResult::Running => Status::Running,
        BehaviorResult::Success => Status::Success,
        BehaviorResult::Fail => Status::Failure,
    }
}

fn performed(leaf: impl FnOnce(&mut World) -> Status) -> BehaviorResult {
    match WORLD.with_borrow_mut(leaf) {
        Status::Running => BehaviorResult::Running,
        Status::Success => BehaviorResult::Success,
        Status::Failure => BehaviorResult::Fail,
    }
}

struct Condition(u32);

impl BehaviorNode for Condition {
    fn tick(&mut self, _: BehaviorCallback, _: &mut Context) -> BehaviorResult {
        performed(|world| success_if(holds(world, self.0)))
    }
}

type Perform = fn(&mut World) -> Status;

struct Leaf(Perform);

impl BehaviorNode for Leaf {
    fn tick(&mut self, _: BehaviorCallback, _: &mut Context) -> BehaviorResult {
        performed(self.0)
    }
}

#[derive(Default)]
struct Timeout {
    since: Option<u64>,
}

impl BehaviorNode for Timeout {
    fn tick(&mut self, callback: BehaviorCallback, context: &mut Context) -> BehaviorResult {
        let now = WORLD.with_borrow(World::now);
        let since = *self.since.get_or_insert(now);
        let result = if now - since >= EIGHT_HOURS {
            BehaviorResult::Fail
        } else {
            let child = context.tick_child(0, callback);
            child.unwrap_or(BehaviorResult::Fail)
        };
        if result != BehaviorResult::Running {
            self.since = None;
        }
        result
    }

    fn max_children(&self) -> NumChildren {
        NumChildren::Finite(1)
    }
}

/// Until all children have succeeded, or one has failed.
#[derive(Default)]
struct ParallelAll {
    /// A bit for each child.
    succeeded: u64,
}

impl BehaviorNode for ParallelAll {
    fn tick(&mut self, callback: BehaviorCallback, context: &mut Context) -> BehaviorResult {
        let all = (1 << context.num_children()) - 1;
        for child in 0..context.num_children() {
            if self.succeeded >> child & 1 == 1 {
                continue;
            }
            match context.tick_child(child, callback) {
                Some(BehaviorResult::Success) => self.succeeded |= 1 << child,
                Some(BehaviorResult::Running) => {}
                Some(BehaviorResult::Fail) | None => {
                    self.succeeded = 0;
                    return BehaviorResult::Fail;
                }
            }
        }
        if self.succeeded != all {
            return BehaviorResult::Running;
        }
        self.succeeded = 0;
        BehaviorResult::Success
    }

    fn max_children(&self) -> NumChildren {
        NumChildren::Infinite
    }
}

fn registry() -> Registry {
    let mut registry = Registry::default();
    for number in 0..32 {
        registry.register(
            format!("Condition{number}"),
            boxify(move || Condition(number)),
        );
    }
    let leaves: [(&str, Perform); 9] = [
        ("Rest", sleep),
        ("Flee", |world| succeeds(flee, world)),
        ("Track", |world| succeeds(track, world)),
        ("Shoot", shoot),
        ("Approach", approach),
        ("GotoNoise", |world| success_if(goto_noise(world))),
        ("GotoWaypoint", goto_waypoint),
        ("WaitThere", wait_there),
        ("NextWaypoint", |world| succeeds(next_waypoint, world)),
    ];
    for (name, perform) in leaves {
        registry.register(name, boxify(move || Leaf(perform)));
    }
    registry.register("Timeout", boxify(Timeout::default));
    registry.register("ParallelAll", boxify(ParallelAll::default));
    registry
}

const DOOR: &str = "
tree main = Fallback {
    Condition0
    ReactiveFallback { Condition1 Timeout { Rest } }
}
";

fn wide() -> String {
    let conditions: String = (0..32).map(|n| format!("Condition{n} ")).collect();
    format!("tree main = Fallback {{ {conditions} }}\n")
}

fn deep() -> String {
    let around = |inner, level: usize| {
        let node = ["Sequence", "Fallback"][level % 2];
        format!("{node} {{ Condition{level} {inner} }}")
    };
    let tree = (0..16).rev().fold("Rest".to_owned(), around);
    format!("tree main = {tree}\n")
}

const PATROL: &str = r#"
tree main = ReactiveFallback {
    Sequence { Condition0 Flee }
    Sequence {
        Condition1
        Inverter { Condition2 }
        ParallelAll {
            Track
            Fallback { Sequence { Condition3 Shoot } Approach }
        }
    }
    Sequence { Condition4 Retry (n <- "3") { GotoNoise } }
    Sequence { Inverter { Condition5 } GotoWaypoint WaitThere NextWaypoint }
}
"#;
