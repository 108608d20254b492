//! The machine in small steps: states that are plain data, errors that change nothing, trees of any depth.

use bt_core::info::{Kind, Leaf, Mode, Node, Times, TreeInfo, Yield};
use bt_core::observe::Operation;
use bt_core::Status::{self, Failure, Running, Success};
use bt_model::{Answer, Event, Hooks, Lost, Machine, State, Step, What};
use std::collections::HashSet;

/// `fallback< door_open, sequence< walk, sleep > >`
static NIGHT: TreeInfo = TreeInfo::new(
    "Night",
    1,
    &[
        Node::root(Kind::Fallback(Mode::Memory), "fallback< … >").with_children(&[1, 2]),
        Node::below(0, Kind::Leaf(Leaf::Function), "door_open"),
        Node::below(0, Kind::Sequence(Mode::Memory), "sequence< … >").with_children(&[3, 4]),
        Node::below(2, Kind::Leaf(Leaf::Function), "walk"),
        Node::below(2, Kind::Leaf(Leaf::Function), "sleep"),
    ],
);

fn tick(machine: &Machine, state: &mut State, answers: &[Status]) -> Option<Status> {
    let mut step = machine.begin(state, Operation::Tick, &mut ());
    for answer in answers {
        assert!(matches!(step, Ok(Step::Asks(_))), "{step:?}");
        step = machine.step(state, Answer::Status(*answer), &mut ());
    }
    match step {
        Ok(Step::Done(status)) => status,
        other => panic!("{other:?}"),
    }
}

#[test]
fn states_are_equal_where_trees_go_on_alike() {
    let machine = Machine::of(&NIGHT);
    let (mut one, mut other) = (machine.idle(), machine.idle());
    let mut known = HashSet::from([one.clone()]);
    assert_eq!(
        tick(&machine, &mut one, &[Failure, Success, Running]),
        Some(Running)
    );
    assert!(known.insert(one.clone()) && one != other);
    // The same place by another way.
    assert_eq!(
        tick(&machine, &mut other, &[Failure, Running]),
        Some(Running)
    );
    assert!(known.insert(other.clone()));
    assert_eq!(
        tick(&machine, &mut other, &[Success, Running]),
        Some(Running)
    );
    assert!(one == other && !known.insert(other.clone()));
    assert_eq!(one.running().collect::<Vec<_>>(), [0, 2, 4]);
    machine.halt(&mut one, &mut ());
    assert!(one.is_new() && !known.insert(one));
}

#[test]
fn bytes_are_equal_where_states_are() {
    let machine = Machine::of(&NIGHT);
    let mut state = machine.idle();
    let mut asked = Vec::new();
    tick(&machine, &mut state, &[Failure, Running]);
    _ = machine.begin(&mut state, Operation::Tick, &mut ());
    state.encode(&mut asked);
    let mut copy = machine.idle();
    assert!(copy.decode(&asked).is_empty() && copy == state);
    assert_eq!(copy.asks(), state.asks());
    let step = machine.step(&mut copy, Answer::Status(Failure), &mut ());
    assert_eq!(step, Ok(Step::Done(Some(Failure))));
    let (mut ended, mut idle) = (Vec::new(), Vec::new());
    copy.encode(&mut ended);
    machine.idle().encode(&mut idle);
    assert_eq!(ended, idle);
}

#[test]
fn what_is_no_answer_changes_nothing() {
    let machine = Machine::of(&NIGHT);
    let mut state = machine.idle();
    let answer = Answer::Status(Success);
    assert_eq!(
        machine.step(&mut state, answer, &mut ()),
        Err(Lost::Already)
    );
    let first = machine.begin(&mut state, Operation::Tick, &mut ());
    let before = state.clone();
    for answer in [Answer::Elapsed(true), Answer::Child(None), Answer::Tick(0)] {
        let refused = machine.step(&mut state, answer, &mut ());
        assert_eq!(refused, Err(Lost::Impossible { node: 1, answer }));
        assert_eq!(state, before);
    }
    assert!(matches!(first, Ok(Step::Asks(question)) if question.node == 1));
    assert_eq!(
        machine.step(&mut state, answer, &mut ()),
        Ok(Step::Done(Some(Success)))
    );
}

/// Stands in for a node, before its tick or after it.
struct Instead(u16, bool, Vec<Event>);

impl Hooks for Instead {
    fn told(&mut self, event: Event) {
        self.2.push(event);
    }

    fn before(&mut self, node: u16) -> Option<Status> {
        (self.0 == node && self.1).then_some(Success)
    }

    fn after(&mut self, node: u16) -> Option<Status> {
        (self.0 == node && !self.1).then_some(Success)
    }
}

#[test]
fn what_stands_in_for_a_node_halts_what_runs_below() {
    let machine = Machine::of(&NIGHT);
    for is_before in [true, false] {
        let mut state = machine.idle();
        tick(&machine, &mut state, &[Failure, Success, Running]);
        let mut hooks = Instead(2, is_before, Vec::new());
        let mut step = machine.begin(&mut state, Operation::Tick, &mut hooks);
        if !is_before {
            step = machine.step(&mut state, Answer::Status(Running), &mut hooks);
        }
        assert_eq!(step, Ok(Step::Done(Some(Success))));
        let halt = Event {
            node: 4,
            what: What::Halt,
        };
        assert_eq!(hooks.2.iter().filter(|event| **event == halt).count(), 1);
        assert!(state.is_new());
    }
}

#[test]
fn what_goes_round_and_round_is_said() {
    const FOREVER: Kind = Kind::Repeat {
        times: Times::Forever,
        yields: Yield::Never,
    };
    static ROUND: TreeInfo = TreeInfo::new(
        "Round",
        1,
        &[
            Node::root(FOREVER, "repeat(…)").with_children(&[1]),
            Node::below(0, Kind::Leaf(Leaf::Success), "success"),
        ],
    );
    let machine = Machine::of(&ROUND);
    let spun = machine.begin(&mut machine.idle(), Operation::Tick, &mut ());
    assert!(matches!(spun, Err(Lost::Spins { .. })), "{spun:?}");
}

/// As deep as a tree can be, on a stack of 64 KiB. Miri, which would take an hour, looks at the steps alone.
#[test]
fn no_step_needs_the_stack() {
    let deepest: u16 = if cfg!(miri) { 99 } else { 64_999 };
    let mut nodes = vec![Node::root(Kind::Invert, "invert(…)").with_children(&[1])];
    for node in 1..deepest {
        let child: &'static [u16] = vec![node + 1].leak();
        nodes.push(Node::below(node - 1, Kind::Invert, "invert(…)").with_children(child));
    }
    nodes.push(Node::below(deepest - 1, Kind::Leaf(Leaf::Function), "leaf"));
    let info: &'static TreeInfo = Box::leak(Box::new(TreeInfo::new("", 1, nodes.leak())));
    let small = std::thread::Builder::new().stack_size(64 << 10);
    let ticked = small.spawn(move || {
        let machine = Machine::of(info);
        let mut state = machine.idle();
        assert_eq!(tick(&machine, &mut state, &[Running]), Some(Running));
        machine.halt(&mut state, &mut ());
        assert!(state.is_new());
        tick(&machine, &mut state, &[Success])
    });
    let given = ticked.expect("a thread").join().expect("no overflow");
    assert_eq!(given, Some(Failure));
}

#[test]
fn whoever_answers_a_model_is_told_of_its_timers() {
    use bt_core::info::Time;
    use bt_model::{Answers, Model, Question};

    #[derive(Default)]
    struct Clock(Vec<(u16, bool)>);

    impl Hooks for Clock {
        fn timer(&mut self, node: u16, runs: bool) {
            self.0.push((node, runs));
        }
    }

    impl Answers for Clock {
        fn answer(&mut self, _: Question) -> Option<Answer> {
            Some(Answer::Status(Running))
        }
    }

    static NAP: TreeInfo = TreeInfo::new(
        "Nap",
        1,
        &[
            Node::root(
                Kind::Timeout(Time::Literal(std::time::Duration::from_secs(8))),
                "timeout(8s, …)",
            )
            .with_children(&[1]),
            Node::below(0, Kind::Leaf(Leaf::Function), "sleep"),
        ],
    );
    let (mut nap, mut clock) = (Model::of(&NAP), Clock::default());
    assert_eq!(nap.tick(&mut clock), Ok(Running));
    assert_eq!(nap.halt_with(&mut clock), Ok(()));
    assert_eq!(clock.0, [(0, true), (0, false)]);
}
