//! What the compiler's help tells to write instead of nodes of other libraries: all of it compiles, in both forms.

use quickbeam::composites::{
    Ask, Distance, ForEach, OnChange, Pipeline, Rate, Recovery, RoundRobin, SingleTrigger,
};
use quickbeam::{behavior_tree, Clock, Status};
use std::time::Duration;

#[derive(Default)]
struct World {
    time: Duration,
    field: u32,
}

impl Clock for World {
    type Instant = Duration;
    fn now(&self) -> Duration {
        self.time
    }
    fn elapsed(&self, since: Duration) -> Duration {
        self.time.saturating_sub(since)
    }
}

fn child(world: &mut World) -> Status {
    world.field += 1;
    if world.field % 2 == 0 {
        Status::Failure
    } else {
        Status::Running
    }
}

fn condition(world: &mut World) -> bool {
    world.field < 100
}

fn handler(world: &mut World) {
    world.time += Duration::from_millis(1);
}

use child as task;
use child as recovery;

struct Queue;
struct Position;
struct Question;
type Answer = u32;

impl Ask<World> for Queue {
    type Answer = bool;
    fn ask(&mut self, world: &mut World) -> bool {
        world.field % 3 == 0
    }
}

impl Ask<World> for Position {
    type Answer = Option<[f64; 3]>;
    fn ask(&mut self, world: &mut World) -> Self::Answer {
        Some([f64::from(world.field), 0.0, 0.0])
    }
}

impl Ask<World> for Question {
    type Answer = Answer;
    fn ask(&mut self, world: &mut World) -> Answer {
        world.field / 4
    }
}

/// A tree of each, in both forms, with its text.
macro_rules! proposals {
    ($($name:ident: { $($node:tt)* })*) => {
        $(behavior_tree! { tree $name(world: &mut World) { $($node)* } })*

        const PROPOSALS: &[&str] = &[$(stringify!($($node)*)),*];

        #[test]
        fn each_compiles_and_is_ticked() {
            let mut world = World::default();
            $(
                $name::new().tick(&mut world);
                behavior_tree! { |world: &mut World| $($node)* }.tick(&mut world);
            )*
            assert!(world.field > 0);
        }
    };
}

proposals! {
    Condition: { sequence< condition, child > }
    AskedAgain: { reactive_sequence< condition, child > }
    Abort: { reactive_sequence< !condition, child > }
    Tick: { reactive_sequence< handler, child > }
    OnSuccess: { on_success(handler, child) }
    OnFailure: { on_failure(handler, child) }
    OnHalt: { on_halt(handler, child) }
    OnEnd: { on_end(handler, child) }
    Service: { parallel< child, child > }
    RetryAlone: { retry(child) }
    Running: { keep_running_until_failure(child) }
    InPipeline: { Pipeline::new()< child, child > }
    Robins: { RoundRobin::new()< child, child > }
    Recovered: { Recovery::retries(3)< task, recovery > }
    Limited: { Rate::<Duration>::every(Duration::from_secs(1))< child > }
    Far: { Distance::<Position>::new(1.0, Position)< child > }
    Triggered: { SingleTrigger::new()< child > }
    Once: { run_once(child) }
    Each: { ForEach::<Queue>::new(Queue)< child > }
    Changed: { OnChange::<Question, Answer>::new(Question)< child > }
    Forever: { repeat(child) }
    Repeater: { repeater(!condition, child) }
    Race: { parallel(success = 1, failure = 1)< child, child > }
    Any: { parallel(success = 1, failure = all)< child, child > }
    IfThen: { if_then_else< condition, child > }
    While: { while_do_else< condition, child > }
    Reacts: { reactive_sequence< child, child > }
    Prefers: { reactive_fallback< child, child > }
    Remembers: { sequence_with_memory< child, child > }
}

/// Those of which the user has to put in more than a child.
const OTHERS: &[&str] = &[
    "/// text",
    "{ … }",
    ".open_door()",
    "open_door",
    "Patrol::new(2)",
    "sequence",
    "fallback",
    "Composite",
    "Clock",
    "Instant",
    "<",
    ">",
    "quickbeam::composites",
    "{usage}",
    "test(field == true)",
    "set(field = None)",
];

#[test]
fn all_of_them_are_here() {
    let tables = [
        include_str!("../../bt-compiler/src/nodes/absent.rs"),
        include_str!("../../bt-compiler/src/nodes/meanings.rs"),
    ];
    let known: Vec<String> = PROPOSALS.iter().map(|node| without_spaces(node)).collect();
    let mut missing = Vec::new();
    for table in tables {
        let code = table.split("#[cfg(test)]").next().unwrap_or_default();
        let code = code.split("#[test]").next().unwrap_or_default();
        let strings = code.split('"').skip(1).step_by(2);
        for text in strings {
            let is_usage = text.contains("child)") || text.contains("child >");
            let quoted: Vec<&str> = match text.contains('`') {
                true => text.split('`').skip(1).step_by(2).collect(),
                false if is_usage => vec![text],
                false => Vec::new(),
            };
            for node in quoted {
                let node = node.replace("child, …", "child, child");
                let node = node.replace("…, …", "child, child");
                if !OTHERS.contains(&node.as_str()) && !known.contains(&without_spaces(&node)) {
                    missing.push(node);
                }
            }
        }
    }
    assert_eq!(missing, Vec::<String>::new());
}

fn without_spaces(text: &str) -> String {
    text.chars()
        .filter(|letter| !letter.is_whitespace())
        .collect()
}
