//! behaviortree-rs 0.2.5-alpha3. A tree is XML; nodes are made by an attribute macro and ticked as boxed
//! futures, for which `SyncTree` waits.
//!
//! * There is no timeout: the door tree is without.
//! * A leaf is given nothing but a blackboard of strings to values, so it finds the world in a
//!   thread-local variable, which costs less. Of the world outside, clock and facts are copied
//!   there before a tick, and the count of calls back after it.
//! * A leaf that can run must be a `StatefulActionNode`.

use crate::contest::Judge;
use crate::world::*;
use behaviortree_rs::basic_types::NodeStatus;
use behaviortree_rs::nodes::NodeResult;
use behaviortree_rs::tree::SyncTree;
use behaviortree_rs::{Blackboard, Factory};
use behaviortree_rs_derive::{bt_node, register_action_node};
use std::cell::RefCell;

thread_local! {
    static WORLD: RefCell<World> = const { RefCell::new(World::of(Workload::Nothing)) };
}

pub fn enter(judge: &mut impl Judge) {
    let mut enter = |workload, xml: &str| {
        let known = RefCell::new(None);
        let build = || {
            WORLD.set(World::of(workload));
            let mut known = known.borrow_mut();
            known
                .get_or_insert_with(|| factory(xml))
                .instantiate_sync_tree(&Blackboard::create(), "Tree")
                .expect("all nodes are registered")
        };
        judge.entry("behaviortree-rs", workload, build, tick);
    };
    enter(Workload::Door, DOOR);
    enter(Workload::Wide, &wide());
    enter(Workload::Deep, &deep());
    enter(Workload::Patrol, PATROL);
}

#[inline]
fn tick(tree: &mut SyncTree, world: &mut World) -> Status {
    WORLD.with_borrow_mut(|inside| {
        inside.clock = world.clock;
        inside.facts = world.facts;
    });
    let status = tree.tick_once().expect("a tree without ports");
    world.calls = WORLD.with_borrow(|inside| inside.calls);
    match status {
        NodeStatus::Running => Status::Running,
        NodeStatus::Success => Status::Success,
        NodeStatus::Failure => Status::Failure,
        NodeStatus::Idle | NodeStatus::Skipped => unreachable!("no leaf gives {status:?}"),
    }
}

fn performed(leaf: impl FnOnce(&mut World) -> Status) -> NodeResult {
    Ok(match WORLD.with_borrow_mut(leaf) {
        Status::Running => NodeStatus::Running,
        Status::Success => NodeStatus::Success,
        Status::Failure => NodeStatus::Failure,
    })
}

#[bt_node(SyncActionNode)]
struct Condition {
    number: u32,
}

#[bt_node(SyncActionNode, tick = tick)]
impl Condition {
    async fn tick(&mut self) -> NodeResult {
        performed(|world| success_if(holds(world, self.number)))
    }
}

type Perform = fn(&mut World) -> Status;

#[bt_node(StatefulActionNode)]
struct Leaf {
    perform: Perform,
}

#[bt_node(StatefulActionNode, on_start = on_start, on_running = on_running)]
impl Leaf {
    async fn on_start(&mut self) -> NodeResult {
        performed(self.perform)
    }

    async fn on_running(&mut self) -> NodeResult {
        performed(self.perform)
    }
}

fn factory(tree: &str) -> Factory {
    let mut factory = Factory::new();
    for number in 0..32u32 {
        // The macro keeps the name for ever.
        let name: &str = format!("Condition{number}").leak();
        register_action_node!(factory, name, Condition, number);
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
        register_action_node!(factory, name, Leaf, perform);
    }
    let document = format!(r#"<root><BehaviorTree ID="Tree">{tree}</BehaviorTree></root>"#);
    factory
        .register_bt_from_text(document)
        .expect("well-formed XML");
    factory
}

const DOOR: &str = "
    <Fallback>
        <Condition0/>
        <ReactiveFallback> <Condition1/> <Rest/> </ReactiveFallback>
    </Fallback>";

fn wide() -> String {
    let conditions: String = (0..32).map(|n| format!("<Condition{n}/>")).collect();
    format!("<Fallback>{conditions}</Fallback>")
}

fn deep() -> String {
    let around = |inner, level: usize| {
        let node = ["Sequence", "Fallback"][level % 2];
        format!("<{node}><Condition{level}/>{inner}</{node}>")
    };
    (0..16).rev().fold("<Rest/>".to_owned(), around)
}

const PATROL: &str = r#"
    <ReactiveFallback>
        <Sequence> <Condition0/> <Flee/> </Sequence>
        <Sequence>
            <Condition1/>
            <Inverter> <Condition2/> </Inverter>
            <ParallelAll max_failures="0">
                <Track/>
                <Fallback> <Sequence> <Condition3/> <Shoot/> </Sequence> <Approach/> </Fallback>
            </ParallelAll>
        </Sequence>
        <Sequence> <Condition4/> <Retry num_attempts="3"> <GotoNoise/> </Retry> </Sequence>
        <Sequence>
            <Inverter> <Condition5/> </Inverter> <GotoWaypoint/> <WaitThere/> <NextWaypoint/>
        </Sequence>
    </ReactiveFallback>"#;
