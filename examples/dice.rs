//! Randomness, the same in every run: `cargo run --example dice`.
//!
//! A tree has no dice of its own. They are in the context, seeded there and saved with it, so that the
//! same seed gives the same story on every machine, in a replay, and after a rollback. Nodes and
//! leaves ask for them by a trait:
//!
//! | node               | what it does                                                                |
//! |--------------------|-----------------------------------------------------------------------------|
//! | [`chance`]`(30)`   | a condition that holds in 30 of 100 cases                                   |
//! | [`RandomFallback`] | a `fallback` in a random order, drawn at each start                         |
//! | [`OneOf`]          | one child, drawn by weights at each start                                   |
//!
//! A bard passes the evening. Every line is a minute. What is printed is compared with the text
//! at the end of this file.

use quickbeam::{Children, Composite, Status, behavior_tree};
use std::fmt::Write;

/// A context that has dice.
trait Dice {
    /// A number below `sides`; 0 if there are none.
    fn roll(&mut self, sides: u32) -> u32;
}

/// `SplitMix64`: eight bytes of state, every seed is as good as another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Seeded(u64);

impl Dice for Seeded {
    fn roll(&mut self, sides: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        // The upper 32 bits as a fraction of all: no division, and no number is left out.
        let scaled = (bits >> 32) * u64::from(sides);
        u32::try_from(scaled >> 32).unwrap_or_default()
    }
}

/// Whether it happens, in `percent` of 100 cases.
fn chance(ctx: &mut impl Dice, percent: u32) -> bool {
    ctx.roll(100) < percent
}

/// A `fallback` in a random order: ticks the children that it has not tried in this activation, until one
/// succeeds. For up to 32 children; those beyond are not drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct RandomFallback {
    /// A bit for each child that was drawn.
    drawn: u32,
    current: usize,
}

impl RandomFallback {
    const fn new() -> Self {
        Self {
            drawn: 0,
            current: 0,
        }
    }

    /// Draws a child that was not drawn yet.
    fn draw(&mut self, children: usize, dice: &mut (impl Dice + ?Sized)) -> Option<usize> {
        let left = (0..children.min(32)).filter(|child| self.drawn & (1 << child) == 0);
        let sides = u32::try_from(left.clone().count()).ok()?;
        let child = left.clone().nth(dice.roll(sides) as usize)?;
        self.drawn |= 1 << child;
        Some(child)
    }
}

impl<C: Dice + ?Sized> Composite<C> for RandomFallback {
    fn start(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        self.drawn = 0;
        let Some(first) = self.draw(children.len(), ctx) else {
            return Status::Failure;
        };
        self.current = first;
        self.tick(children, ctx)
    }

    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        loop {
            let status = children.tick(self.current, ctx);
            if status != Status::Failure {
                return status;
            }
            match self.draw(children.len(), ctx) {
                Some(next) => self.current = next,
                None => return Status::Failure,
            }
        }
    }
}

/// One child, drawn by weights: `OneOf::<2>::weights([3, 1])< often, seldom >`. With all weights 0 it fails.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct OneOf<const N: usize> {
    weights: [u32; N],
    current: usize,
}

impl<const N: usize> OneOf<N> {
    const fn weights(weights: [u32; N]) -> Self {
        Self {
            weights,
            current: N,
        }
    }
}

impl<C: Dice + ?Sized, const N: usize> Composite<C> for OneOf<N> {
    fn start(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        let mut left = ctx.roll(self.weights.iter().sum());
        let drawn = self.weights.iter().position(|weight| {
            let is_it = left < *weight;
            left = left.saturating_sub(*weight);
            is_it
        });
        // An index beyond the children gives `Failure`.
        self.current = drawn.unwrap_or(N);
        self.tick(children, ctx)
    }

    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        children.tick(self.current, ctx)
    }
}

/// What the tree acts on.
struct Bard {
    dice: Seeded,
    strings: u32,
    verses: u32,
    deeds: Vec<&'static str>,
}

impl Dice for Bard {
    fn roll(&mut self, sides: u32) -> u32 {
        self.dice.roll(sides)
    }
}

fn sing(bard: &mut Bard) -> Status {
    bard.deeds.push("sings");
    bard.verses = (bard.verses + 1) % 3;
    if bard.verses == 0 {
        Status::Success
    } else {
        Status::Running
    }
}

/// Fails without strings.
fn play(bard: &mut Bard) -> bool {
    let can = bard.strings > 0;
    bard.deeds.push(if can { "plays" } else { "cannot play" });
    can
}

fn break_a_string(bard: &mut Bard) {
    bard.strings = bard.strings.saturating_sub(1);
    bard.deeds.push("a string breaks");
}

fn drink(bard: &mut Bard, what: &'static str) {
    bard.deeds.push(what);
}

behavior_tree! {
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    tree Evening(bard: &mut Bard) {
        sequence<
            RandomFallback::new()<
                sequence<
                    play,
                    force_success(sequence< chance(40), break_a_string >)
                >,
                sing,
                // Never on its own.
                failure
            >,
            OneOf::<2>::weights([3, 1])< drink("drinks water"), drink("drinks wine") >
        >
    }
}

fn evening(seed: u64, diary: &mut String) {
    let mut bard = Bard {
        dice: Seeded(seed),
        strings: 2,
        verses: 0,
        deeds: Vec::new(),
    };
    let mut evening = Evening::new();
    for minute in 1..=8 {
        let status = evening.tick(&mut bard);
        let deeds = std::mem::take(&mut bard.deeds).join(", ");
        writeln!(diary, "  minute {minute}  {status:<7}  {deeds}").expect("a `String` takes all");
    }
}

fn main() {
    let mut diary = String::new();
    for seed in [1, 2] {
        writeln!(diary, "Evening {seed}").expect("a `String` takes all");
        evening(seed, &mut diary);
    }
    print!("{diary}");
    assert_eq!(diary, EXPECTED);

    // Each side comes as often as it should, give or take a tenth.
    let mut dice = Seeded(7);
    let mut sides = [0_u32; 6];
    for _ in 0..60_000 {
        sides[dice.roll(6) as usize] += 1;
    }
    assert!(
        sides.iter().all(|times| (9_000..=11_000).contains(times)),
        "{sides:?}"
    );
}

const EXPECTED: &str = "\
Evening 1
  minute 1  Running  sings
  minute 2  Running  sings
  minute 3  Success  sings, drinks water
  minute 4  Success  plays, drinks wine
  minute 5  Running  sings
  minute 6  Running  sings
  minute 7  Success  sings, drinks water
  minute 8  Success  plays, drinks water
Evening 2
  minute 1  Running  sings
  minute 2  Running  sings
  minute 3  Success  sings, drinks water
  minute 4  Running  sings
  minute 5  Running  sings
  minute 6  Success  sings, drinks wine
  minute 7  Success  plays, a string breaks, drinks water
  minute 8  Success  plays, drinks water
";

#[test]
fn the_evenings_are_as_expected() {
    main();
}
