//! Random trees of a given number of leaves, to be compiled: every node, option and kind of leaf, however large.

use crate::dice::Dice;
use crate::draw::{self, Drawn};
use crate::layout::Layout;
use crate::sketch::Sketch;
use crate::stage::Script;
use bt_compiler::check::model::{Kind, Leaf, Mode, NodeId, Threshold, Yields};
use bt_compiler::check::{Gives, LeafNeed};
use bt_compiler::nodes::{self, Keyword};
use bt_compiler::{check, parse, CheckedTree, Diagnostics};
use std::collections::BTreeSet;

/// A decorator stands over one node in so many.
const DECORATED: u64 = 5;
/// One node in so many that take any number of children has as many children as it has leaves.
const FLAT: u64 = 8;
const MOST_CHILDREN: u64 = 14;
/// What leaves are written like; `@` is the number of the node. They are in `benches/compile/random.rs`.
const VALUES: &[&str] = &[
    "Act(@)",
    "Act::new(@)",
    "Step { number: @ }",
    "Turn::<3>::new()",
    "Sub::new()",
    "Part::new(@)",
    "label_@: leaves::Act(@)",
];
const MAY_RUN: &[&str] = &[
    "work(@)",
    ".work(@)",
    "{ if world.fields[0] > @ { return Status::Running; } Status::Success }",
    "perhaps(@)",
    "polled(@)",
    "tried(@)",
    "typed::<u8>(@)",
    "label_@: work(@)",
    "!work(@)",
    "#[doc = \"A note.\"] leaves::work(@)",
];
const ANSWERS: &[&str] = &[
    "holds(@)",
    ".holds(@)",
    "{ world.fields[1] > @ }",
    "{ let found = world.inner.as_ref()?; Some(found.level > @) }",
    "test(fields[2] > 3)",
    "test(inner?.level == 3, within = 1)",
    "set(inner?.level = world.fields[1] + 2)",
    "sequence< tell(@), set(fields[3] = @), holds(@) >",
    "fact::<3>",
    "label_@: holds(@)",
    "!leaves::holds(@)",
];
/// The compiler refuses children that are never reached; other nodes are tried over the same children so often.
const TRIES: usize = 12;

/// The seed's tree, of 1 to `most` leaves: of two sizes, one twice the other, both are as likely.
pub fn random(seed: u64, most: u32) -> Sketch {
    let mut dice = Dice::new(seed);
    let places = 1 << 20;
    let part = f64::from(dice.between(0, places)) / f64::from(places);
    let leaves = f64::from(most).powf(part).round();
    // It is between 1 and `most`.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    sized(&mut dice, leaves as u64)
}

/// How it is written, on one line; its context is called `world`.
pub fn text(sketch: &Sketch) -> String {
    let (tree, scripts) = sketch.plant();
    let spins = sketch.any(&|sketch| never_yields(&sketch.kind));
    let is_value = |node: NodeId| tree.nodes[node].kind == Kind::Leaf(Leaf::Value);
    let must_run = if sketch.any(&|sketch| continues(&sketch.kind)) {
        let plain = |node| if is_value(node) { "Act" } else { "work" }.to_owned();
        must_run(&Layout::of(sketch, &plain).flat())
    } else {
        BTreeSet::new()
    };
    let leaf = |node: NodeId| {
        let form = form(&scripts[node]);
        let can_run = matches!(scripts[node], Script::Leaf { can_run: true, .. });
        let forms = if is_value(node) {
            VALUES
        } else if can_run || spins || must_run.contains(&node) {
            MAY_RUN
        } else {
            ANSWERS
        };
        forms[form % forms.len()].replace('@', &node.to_string())
    };
    Layout::of(sketch, &leaf).flat()
}

/// The leaves without which others would never be reached, unless they run. Each leaf is one node in this text.
fn must_run(text: &str) -> BTreeSet<NodeId> {
    let mut diagnostics = Diagnostics::default();
    let trees = checked(text, &mut diagnostics);
    // What is wrong with it is said where it is tried.
    drop(diagnostics.into_errors());
    let sources = trees.into_iter().filter_map(|tree| tree.checked);
    let sources = sources.flat_map(|checked| checked.sources).enumerate();
    let runs = |need: &LeafNeed| matches!(need, LeafNeed::Gives(Gives::Running));
    let must_run = sources.filter(|(_, source)| source.needs.iter().any(runs));
    must_run.map(|(node, _)| node).collect()
}

/// Children may be reached only while one before them runs.
fn continues(kind: &Kind) -> bool {
    matches!(
        kind,
        Kind::Ordered {
            mode: Mode::ReactiveContinue,
            ..
        }
    )
}

/// rustc refuses a loop that no leaf can interrupt.
fn never_yields(kind: &Kind) -> bool {
    matches!(
        kind,
        Kind::Repeater(Yields::Never)
            | Kind::Repeat {
                yields: Yields::Never,
                ..
            }
    )
}

/// A number that a leaf keeps wherever it stands.
fn form(script: &Script) -> usize {
    let Script::Leaf { lines, .. } = script else {
        return 0;
    };
    lines.iter().fold(lines.len(), |form, line| {
        let takes = usize::try_from(line.takes).unwrap_or_default();
        form * 13 + usize::from(line.status.letter() as u8) + takes
    })
}

fn sized(dice: &mut Dice, leaves: u64) -> Sketch {
    let sketch = if leaves == 1 {
        draw::leaf(dice)
    } else {
        composite(dice, leaves)
    };
    if dice.below(DECORATED) == 0 {
        decorated(dice, sketch)
    } else {
        sketch
    }
}

fn composite(dice: &mut Dice, leaves: u64) -> Sketch {
    let count = if dice.below(FLAT) == 0 {
        leaves
    } else {
        2 + dice.below((leaves - 1).min(MOST_CHILDREN))
    };
    let children: Vec<Sketch> = shares(dice, leaves, count.min(leaves))
        .into_iter()
        .map(|share| sized(dice, share))
        .collect();
    over(dice, children).unwrap_or_else(|children| {
        // Whatever they give, it ticks them all.
        Sketch::control(
            Kind::ParallelAll {
                failures: Threshold::Literal(1),
            },
            children,
        )
    })
}

fn decorated(dice: &mut Dice, child: Sketch) -> Sketch {
    over(dice, vec![child]).unwrap_or_else(|mut children| children.remove(0))
}

/// So many leaves in so many parts, each at least one.
fn shares(dice: &mut Dice, leaves: u64, count: u64) -> Vec<u64> {
    let mut left = leaves;
    let shares = (0..count).map(|number| {
        let others = count - number - 1;
        let share = if others == 0 {
            left
        } else {
            // Twice the mean at the most, so that the last are not all alike.
            1 + dice.below((2 * left / (others + 1)).clamp(1, left - others))
        };
        left -= share;
        share
    });
    shares.collect()
}

/// A node over these children that the compiler accepts, or the children.
fn over(dice: &mut Dice, mut children: Vec<Sketch>) -> Result<Sketch, Vec<Sketch>> {
    for _ in 0..TRIES {
        let whole = draw_over(dice, children);
        if is_accepted(&whole) {
            return Ok(whole);
        }
        children = bare(whole.children);
    }
    Err(children)
}

/// Without what a node that was tried over them has put around them.
fn bare(children: Vec<Sketch>) -> Vec<Sketch> {
    let bare = children.into_iter().map(|mut child| match child.kind {
        Kind::Instant => child.children.remove(0),
        _ => child,
    });
    bare.collect()
}

fn draw_over(dice: &mut Dice, mut children: Vec<Sketch>) -> Sketch {
    let count = children.len();
    let rows = nodes::all().filter(|row| {
        let most = row.children.max.unwrap_or(count);
        (row.children.min..=most).contains(&count)
    });
    let rows = rows.map(|row| (Some(row.node), row.keyword, draw::tickets(row.node)));
    let rows = rows.filter(|(_, _, tickets)| *tickets > 0);
    let keyword: Option<Keyword> = dice.one_by_tickets(rows.chain([(None, "Custom", 2)]));
    let kind = match keyword {
        Some(keyword) => Kind::of(keyword, &mut Drawn::for_children(dice, keyword, count)),
        None => Kind::Custom,
    };
    if let Kind::Ordered {
        mode: Mode::Async(_),
        ..
    } = kind
    {
        for child in &mut children {
            if dice.odds(1, 4) {
                *child = Sketch::control(Kind::Instant, vec![child.clone()]);
            }
        }
    }
    Sketch::control(kind, children)
}

fn is_accepted(sketch: &Sketch) -> bool {
    let mut diagnostics = Diagnostics::default();
    checked(&text(sketch), &mut diagnostics);
    diagnostics.into_errors().is_empty()
}

fn checked(text: &str, diagnostics: &mut Diagnostics) -> Vec<CheckedTree> {
    let text = format!("|world: &mut World| {text}");
    let tokens = text.parse().expect("what is written here is Rust tokens");
    check(parse(tokens, diagnostics), diagnostics)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tree of this seed was refused by rustc while `on_running = continue` let a child behind it be reached only while a leaf
    /// ran that was written as a block without `Running`.
    #[test]
    fn leaves_run_where_others_are_reached_only_then() {
        let text = text(&random(11_890, 3_000));
        let sole = text.split("parallel_all(failures = 1)< ").nth(2);
        let sole = sole.and_then(|rest| rest.split(", failure >").next());
        let [may_run, answers] = [MAY_RUN, ANSWERS].map(|forms| {
            let mut forms = forms.iter().map(|form| form.replace('@', "63"));
            forms.any(|form| Some(&*form) == sole)
        });
        assert!(may_run && !answers, "{sole:?} in {text}");
    }

    /// Where no node over them is accepted, they are as they were.
    #[test]
    fn children_that_were_tried_are_bare_again() {
        let mut refused = 0;
        let mut dice = Dice::new(1);
        let leaf = |dice: &mut Dice, name: &str| {
            let mut leaves = std::iter::repeat_with(|| draw::leaf(dice));
            leaves.find(|leaf| text(leaf) == name)
        };
        // What stands behind `running` is never reached, but by nodes that tick all of their children.
        let names = ["running", "failure", "success", "running"];
        let constants: Vec<Sketch> = names
            .iter()
            .filter_map(|name| leaf(&mut dice, name))
            .collect();
        for seed in 0..1_500 {
            let mut dice = Dice::new(seed);
            let children = constants.clone();
            if let Err(children) = over(&mut dice, children) {
                refused += 1;
                let is_instant = |child: &Sketch| child.kind == Kind::Instant;
                assert!(!children.iter().any(is_instant), "seed {seed}");
            }
        }
        assert!(refused > 5, "no node is accepted {refused} times");
    }
}
