//! A ring holds what an observer is told, and after it has gone round a state to begin from.

use super::world::{open, walk, Failure, Hero, Nap, Running, Success};
use quickbeam::observe::{Answer, Mark, Observed, Observer, Operation, Ring, Within};
use quickbeam::{behavior_tree, Children, Composite, Status, Tree, TreeInfo};
use std::time::Duration;

fn none(_: &mut Hero, _: &[u8]) -> Option<u8> {
    None
}

/// Ticks both children, and halts the second.
#[derive(Clone)]
struct Both;

impl Composite<Hero> for Both {
    fn tick(&mut self, children: &mut impl Children<Hero>, hero: &mut Hero) -> Status {
        children.tick(1, hero);
        children.tick(0, hero);
        children.halt(1, hero);
        Failure
    }
}

behavior_tree! {
    #[observe]
    #[derive(Debug, Clone, Copy, PartialEq)]
    tree Small(hero: &mut Hero) {
        fallback< open, timeout(3s, walk) >
    }

    #[observe]
    #[derive(Clone)]
    tree Kinds(hero: &mut Hero, quota: u32) {
        fallback<
            Both< open, Nap("nap") >,
            priority(none)<
                1 => walk,
                2 => walk
            >,
            utility<
                { 1 } => open,
                { 2 } => open
            >,
            invert(repeat(quota, yield = never, { true })),
            invert(parallel(success = quota)< { true }, { true } >),
            invert(wait({ Duration::from_secs(1) })),
        >
    }

    #[observe]
    #[derive(Clone)]
    tree Large(hero: &mut Hero) {
        fallback<
            Kinds::new(2),
            Kinds::new(1),
            Kinds::new(500),
            Kinds::new(0),
            sequence< open, open, open, open, open, open, open, open, open, open >
        >
    }
}

/// What a ring should hold.
#[derive(Default)]
struct Marks(Vec<Mark>);

impl Observer for Marks {
    type Within<'a> = Within<'a, Self>;

    fn within(&mut self, base: u16) -> Within<'_, Self> {
        Within::of(self, base)
    }

    fn answer(&mut self, node: u16, answer: Answer) {
        self.0.push(Mark::Answer(node, answer));
    }

    fn begin(&mut self, _: Operation, tree: &'static TreeInfo) {
        assert!(tree.is_observed);
    }

    fn end(&mut self, operation: Operation, status: Option<Status>) {
        self.0.push(match (operation, status) {
            (Operation::Tick, Some(status)) => Mark::Ticked(status),
            (Operation::Halt, None) => Mark::Halted,
            _ => Mark::Reset,
        });
    }
}

fn both<T: Tree + Clone + Observed<Hero, Ring<T, 4096>> + Observed<Hero, Marks>>(tree: &T) {
    let (mut ring, mut marks) = (Ring::<T, 4096>::new(), Marks::default());
    let mut heroes = [
        Hero::giving([("walk", Running), ("nap", Running)]),
        Hero::giving([("walk", Running), ("nap", Running)]),
    ];
    let mut trees = [tree.clone(), tree.clone()];
    for step in 0..20 {
        let [one, other] = &mut heroes;
        if step % 7 == 6 {
            ring.halt(&mut trees[0], one);
            trees[1].halt_with(other, &mut marks);
        } else if step == 9 {
            ring.reset(&mut trees[0], one);
            trees[1].reset_with(other, &mut marks);
        } else {
            let status = ring.tick(&mut trees[0], one);
            assert_eq!(status, trees[1].tick_with(other, &mut marks));
        }
        for hero in &mut heroes {
            hero.clock.advance(Duration::from_millis(700));
            hero.gives
                .insert("open", if step % 5 == 4 { Success } else { Failure });
        }
    }
    let (_, place) = ring.begin().expect("it has not gone round");
    assert_eq!(place, 0);
    let held: Vec<Mark> = ring.read(place).collect();
    assert_eq!(held, marks.0);
}

#[test]
fn a_ring_holds_what_an_observer_is_told() {
    both(&Small::new());
    for quota in [0, 1, 2] {
        both(&Kinds::new(quota));
    }
    const { assert!(Large::NODES > 64) };
    both(&Large::new());
}

#[test]
fn a_running_answer_takes_a_byte_and_a_tick_one_more() {
    let (mut ring, mut tree) = (Ring::<Small, 16>::new(), Small::new());
    let mut hero = Hero::giving([("walk", Running)]);
    let mut places = Vec::new();
    for _ in 0..3 {
        ring.tick(&mut tree, &mut hero);
        places.push(ring.read(0).count());
    }
    // open, walk and the tick; then elapsed, walk and the tick.
    assert_eq!(places, [3, 6, 9]);
}

#[test]
fn a_ring_that_has_gone_round_begins_at_a_state() {
    let (mut ring, mut tree) = (Ring::<Small, 64>::new(), Small::new());
    assert!(ring.begin().is_none());
    let mut hero = Hero::giving([("walk", Running)]);
    let (mut states, mut all) = (Vec::new(), Vec::new());
    for step in 0..200 {
        states.push(tree);
        let mut marks = Marks::default();
        // What the tick will answer, from a copy in a world like this one.
        let mut other = Hero::giving([("walk", Running)]);
        other.clock = hero.clock;
        tree.clone().tick_with(&mut other, &mut marks);
        all.push(marks.0);
        ring.tick(&mut tree, &mut hero);
        hero.clock.advance(Duration::from_millis(100));
        let (state, place) = ring.begin().expect("no tick is as large as the ring");
        let held: Vec<Mark> = ring.read(place).collect();
        let ticks = held
            .iter()
            .filter(|mark| matches!(mark, Mark::Ticked(_)))
            .count();
        assert_eq!(*state, states[step + 1 - ticks], "step {step}");
        assert_eq!(held, all[step + 1 - ticks..].concat(), "step {step}");
        assert!(step < 30 || ticks > 8, "step {step}: {ticks} ticks");
    }
}
