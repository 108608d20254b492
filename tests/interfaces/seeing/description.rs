//! `Tree::INFO`, `NODES` and `SHAPE`.

use quickbeam::info::{Kind, Leaf, Mode, Quota, Time, Times, TreeInfo, Yield};
use quickbeam::{behavior_tree, Behavior, ManualClock, Status, Tree};
use std::time::Duration;

#[derive(Default)]
pub struct Hero {
    hp: u32,
    clock: ManualClock,
}

impl quickbeam::Clock for Hero {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.clock.now()
    }

    fn elapsed(&self, since: Duration) -> Duration {
        self.clock.elapsed(since)
    }
}

impl Hero {
    pub fn see(&self) -> bool {
        self.hp == 0
    }

    fn rest(&mut self, hours: u32) -> Status {
        self.hp += hours;
        Status::Running
    }
}

fn door_open(_: &mut Hero) -> bool {
    false
}

fn sleep(_: &mut Hero) -> Status {
    Status::Running
}

fn near(_: &mut Hero, _: u32) -> bool {
    true
}

fn info<T: Tree>(_: &T) -> &'static TreeInfo {
    T::INFO
}

behavior_tree! {
    /// A night.
    pub tree Night(hero: &mut Hero) {
        search: fallback<
            door_open,
            /// Never too long.
            ///
            /// Or the hero is late.
            timeout(8h, bed: sleep),
        >
    }

    tree Twice(hero: &mut Hero, limit: Duration) {
        parallel(success = 1, failure = all)<
            one: Night::new(),
            cooldown(limit, Night::new()),
        >
    }

    tree Either<B: Behavior<Hero> + Make>(hero: &mut Hero) {
        sequence< Nothing, B::made(), Twice::new(Duration::from_secs(1)) >
    }
}

#[derive(Clone, Copy)]
pub struct Nothing;

impl Behavior<Hero> for Nothing {
    fn tick(&mut self, _: &mut Hero) -> Status {
        Status::Success
    }
}

pub trait Make {
    fn made() -> Self;
}

impl Make for Nothing {
    fn made() -> Self {
        Self
    }
}

impl Make for Night {
    fn made() -> Self {
        Self::new()
    }
}

#[test]
fn every_node_is_described() {
    let nodes = Night::INFO.nodes;
    assert_eq!(Night::INFO.name, "Night");
    let texts: Vec<&str> = nodes.iter().map(|node| node.text).collect();
    assert_eq!(
        texts,
        ["fallback< … >", "door_open", "timeout(8h, …)", "sleep"]
    );
    let kinds: Vec<Kind> = nodes.iter().map(|node| node.kind).collect();
    let limit = Time::Literal(Duration::from_secs(8 * 3_600));
    let function = Kind::Leaf(Leaf::Function);
    assert_eq!(
        kinds,
        [
            Kind::Fallback(Mode::Memory),
            function,
            Kind::Timeout(limit),
            function
        ]
    );
    let parents: Vec<Option<u16>> = nodes.iter().map(|node| node.parent).collect();
    assert_eq!(parents, [None, Some(0), Some(0), Some(2)]);
    assert_eq!(
        (nodes[0].children, nodes[2].children),
        (&[1, 2][..], &[3][..])
    );
    assert_eq!(
        (nodes[0].label, nodes[3].label),
        (Some("search"), Some("bed"))
    );
    assert_eq!(nodes[2].docs, "Never too long.\n\nOr the hero is late.");
    assert_eq!(nodes[usize::from(Night::BED)].text, "sleep");
}

#[test]
fn every_node_knows_where_it_stands() {
    let source = include_str!("description.rs");
    for node in Night::INFO.nodes {
        assert!(node.file.ends_with("description.rs"), "{}", node.file);
        let line = source.lines().nth(node.line as usize - 1).expect("a line");
        let rest: String = line.chars().skip(node.column as usize - 1).collect();
        let word = node.text.split(['<', '(']).next().expect("a word");
        assert!(rest.starts_with(word), "`{word}` at `{rest}`");
    }
}

macro_rules! rest {
    ($leaf:expr, $name:ident) => {
        behavior_tree! {
            tree $name(hero: &mut Hero) {
                sequence<
                    near(4), invert($leaf)
                >
            }
        }
    };
}

/// One macro in the other.
macro_rules! nap {
    ($name:ident) => {
        rest!(sleep, $name);
    };
}

nap! { Nap }

rest! { door_open, Rest }

#[test]
fn what_a_macro_wrote_is_where_it_was_called() {
    let source: Vec<&str> = include_str!("description.rs").lines().collect();
    for (info, call) in [
        (Nap::INFO, "nap! { Nap }"),
        (Rest::INFO, "rest! { door_open, Rest }"),
    ] {
        assert_eq!(info.nodes.len(), 4);
        for node in info.nodes {
            assert_eq!(
                source[node.line as usize - 1].trim(),
                call,
                "`{}`",
                node.text
            );
            assert!(node.file.ends_with("description.rs"), "{}", node.file);
        }
    }
    let _ = (Nap::new(), Rest::new());
}

#[test]
fn a_subtree_has_its_nodes_below_its_leaf() {
    assert_eq!(Night::NODES, 4);
    assert_eq!(Twice::NODES, 4 + 2 * 4);
    let info = Twice::INFO;
    assert_eq!(info.nodes[1].tree, Some(Night::INFO));
    assert_eq!(info.nodes[1].label, Some("one"));
    assert_eq!((info.base_of(1), info.base_of(3)), (4, 8));
    assert_eq!(
        info.node(4 + Night::BED).map(|node| node.text),
        Some("sleep")
    );
    let (tree, node) = info.find(8 + Night::BED).expect("the other bed");
    assert_eq!((tree.name, node), ("Night", usize::from(Night::BED)));
    assert_eq!(info.find(Twice::NODES), None);
    assert_eq!(info.nodes[2].kind, Kind::Cooldown(Time::Computed("limit")));
    assert_eq!(
        info.nodes[0].kind,
        Kind::Parallel {
            success: Quota::Literal(1),
            failure: Quota::All,
            each_tick: false
        }
    );
}

#[test]
fn generic_trees_are_described_for_what_they_are_made_of() {
    assert_eq!(Either::<Nothing>::NODES, 4 + Twice::NODES);
    assert_eq!(Either::<Nothing>::INFO.nodes[2].tree, None);
    assert_eq!(Either::<Nothing>::INFO.base_of(3), 4);
    assert_eq!(Either::<Night>::NODES, 4 + Night::NODES + Twice::NODES);
    assert_eq!(Either::<Night>::INFO.nodes[2].tree, Some(Night::INFO));
    assert_eq!(Either::<Night>::INFO.base_of(3), 4 + Night::NODES);
    assert_ne!(Either::<Night>::SHAPE, Either::<Nothing>::SHAPE);
    let _ = (Either::<Night>::new(), Nothing::made(), Night::made());
}

#[test]
fn a_closure_is_described_too() {
    let low = 3;
    let mut tree = behavior_tree! {
        |hero: &mut Hero| reactive_sequence(on_running = continue)<
            repeat(2, yield = always, test(hp > low)),
            guard: async_fallback(yield = sync)<
                .rest(low + 1),
                { hero.hp > low },
                near(4),
                Night::new(),
                instant(Nothing),
                set(hp = 3),
            >,
            switch(hero.hp)<
                0 | 1 => wait(1.5s),
                _ => running
            >,
        >
    };
    tree.halt(&mut Hero::default());
    let info = info(&tree);
    assert_eq!(info.name, "");
    let kinds: Vec<Kind> = info.nodes.iter().map(|node| node.kind).collect();
    let expected = [
        Kind::Sequence(Mode::ReactiveContinue),
        Kind::Repeat {
            times: Times::Literal(2),
            yields: Yield::Always,
        },
        Kind::Leaf(Leaf::Test),
        Kind::Fallback(Mode::Async(Yield::Sync)),
        Kind::Leaf(Leaf::Method),
        Kind::Leaf(Leaf::Block),
        Kind::Leaf(Leaf::Function),
        Kind::Leaf(Leaf::Value),
        Kind::Instant,
        Kind::Leaf(Leaf::Value),
        Kind::Leaf(Leaf::Set),
        Kind::Switch { on: "hero.hp" },
        Kind::Leaf(Leaf::Wait(Time::Literal(Duration::from_millis(1_500)))),
        Kind::Leaf(Leaf::Running),
    ];
    assert_eq!(kinds, expected);
    let arms: Vec<&str> = info.nodes.iter().filter_map(|node| node.arm).collect();
    assert_eq!(arms, ["0 | 1", "_"]);
    assert_eq!(info.nodes[7].tree, Some(Night::INFO));
    assert_eq!(info.nodes[9].tree, None);
    // As a part of another tree, with a context whose type is inferred.
    let mut outer = behavior_tree! { sequence< sleep, Night::new() > };
    assert_eq!(outer.tick(&mut Hero::default()), Status::Running);
    assert_eq!(self::info(&outer).count(), 3 + 4);
}

/// What a context of a new lifetime at each tick is for.
struct Guard<'a>(&'a mut u32);

#[test]
fn a_closure_may_be_ticked_with_a_new_lifetime_each_time() {
    struct Count;
    impl Behavior<Guard<'_>> for Count {
        fn tick(&mut self, guard: &mut Guard<'_>) -> Status {
            *guard.0 += 1;
            Status::Running
        }
    }
    let mut tree = behavior_tree! { |guard: &mut Guard<'_>| sequence< { *guard.0 < 9 }, Count > };
    for _ in 0..2 {
        let mut frame = 1;
        assert_eq!(tree.tick(&mut Guard(&mut frame)), Status::Running);
        assert_eq!(frame, 2);
    }
    assert_eq!(info(&tree).nodes[2].tree, None);
}

#[test]
fn the_shape_is_that_of_the_structure() {
    behavior_tree! {
        tree Same(hero: &mut Hero) {
            fallback< door_open, timeout(8h, bed: sleep) >
        }
        tree Longer(hero: &mut Hero) {
            fallback< door_open, timeout(9h, sleep) >
        }
        tree Other(hero: &mut Hero) {
            fallback< door_open, timeout(8h, door_open) >
        }
        tree Below(hero: &mut Hero) {
            invert(Longer::new())
        }
    }
    mod renamed {
        use super::{behavior_tree, Hero};
        type Longer = super::Night;
        behavior_tree! {
            pub tree Below(hero: &mut Hero) {
                invert(Longer::new())
            }
        }
    }
    assert_eq!(
        Night::SHAPE,
        Same::SHAPE,
        "neither names of trees, labels nor comments"
    );
    assert_ne!(Night::SHAPE, Longer::SHAPE);
    assert_ne!(Night::SHAPE, Other::SHAPE);
    assert_ne!(
        Below::SHAPE,
        renamed::Below::SHAPE,
        "that of a subtree counts"
    );
    let _ = (
        Same::new(),
        Longer::new(),
        Other::new(),
        Below::new(),
        renamed::Below::new(),
    );
}
