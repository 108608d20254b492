//! Random trees as Rust source, to be compiled and run against the reference. The tests of
//! `tests/compiled/differential` draw each tree again from its seed, and make up any number of scripts
//! for it.

use crate::generate::{Play, BRANCHED, DEEP, HALTED, WIDE};
use crate::layout::Layout;
use crate::stage::Stage;
use bt_compiler::check::model::{Kind, Leaf, NodeId, Tree};
use bt_compiler::lower::graph::{Graph, Kept, Point, PointKind, SlotKind, Width};
use bt_compiler::{check, lower, parse, Diagnostics};
use std::env;
use std::fmt::Write as _;
use std::ops::RangeInclusive;
use std::sync::OnceLock;

/// How many trees there are of so many nodes. In smaller ones unlikely moments meet more often; larger
/// ones have more that could meet, and the largest are cut into many functions.
const SIZES: [(RangeInclusive<usize>, usize); 4] = [
    (4..=14, 250),
    (15..=60, 150),
    (61..=240, 10),
    (400..=700, 2),
];
/// In trees of more nodes the numbers of an index have gaps.
pub const EXACT: usize = 60;
/// How many leaves below one node: as many as the compiler asks one by one, as a section has points, as a slot has bits and as four sections have, more
/// than each, and more than a byte counts.
const WIDTHS: [u64; 8] = [8, 9, 64, 65, 128, 129, 255, 257];
/// One for each node that takes any number of children.
const TREES_OF_A_WIDTH: usize = 14;
/// How many composites of the user stand one in the other, and in how many trees: on both sides of where what is below them
/// has a type of its own, and far beyond.
const LEVELS: [(u64, usize); 4] = [(4, 4), (5, 6), (6, 4), (24, 2)];
/// How many nodes that do something on a halt stand one in the other, and in how many trees: on both sides of where what halts within
/// some of them is a method, and far beyond.
const HALTS: [(u64, usize); 7] = [(4, 4), (5, 4), (6, 4), (7, 4), (9, 4), (20, 6), (48, 4)];
/// How many leaves there are below one node in a loop, which stands between others, and in how many trees: on both sides of where a
/// loop has a guard around it, the start comes before the other places, leaves are asked one by one, and far beyond.
const BRANCHES: [(u64, usize); 12] = [
    (1, 4),
    (2, 6),
    (3, 6),
    (4, 6),
    (5, 4),
    (6, 4),
    (7, 4),
    (8, 6),
    (9, 6),
    (16, 4),
    (17, 4),
    (40, 4),
];
/// The first tree of 40 branches that the compiler accepts. Finding it takes longer than all else here.
const FIRST_OF_40: u64 = 342;
const TREES_OF_A_MODULE: usize = 50;
/// One of so many trees is run into a ring, too, which is compiled by itself.
const TREES_OF_A_RING: usize = 10;

/// Of each kind of random tree one in so many is compiled, unless `QUICKBEAM_TREES=all` asks for every one: rustc takes minutes, and gigabytes, for those.
const ONE_IN: usize = 16;

pub fn all_are_compiled() -> bool {
    env::var_os("QUICKBEAM_TREES").is_some_and(|trees| trees == "all")
}

/// How many of so many trees are compiled.
fn compiled(count: usize) -> usize {
    if all_are_compiled() {
        count
    } else {
        count.div_ceil(ONE_IN)
    }
}

/// The tests of these trees, as the body of a module.
pub fn differential() -> String {
    modules(sources())
}

/// Those of the first trees alone, which show what all of them use: for tools that look at the sources around them.
pub fn a_few() -> String {
    let trees = sources();
    modules(&trees[..TREES_OF_A_MODULE.min(trees.len())])
}

fn modules(trees: &[(u64, String)]) -> String {
    let modules = trees.chunks(TREES_OF_A_MODULE).enumerate();
    let modules = modules.map(|(number, trees)| {
        let rings = trees.iter().step_by(TREES_OF_A_RING);
        let rings = rings.map(|(seed, _)| {
            format!("    replayed_tree! {{ replayed_{seed}, Random{seed}, {seed} }}\n")
        });
        let rings: String = rings.collect();
        let trees: String = trees.iter().map(|(_, tree)| tree.as_str()).collect();
        format!(
            "mod trees_{number} {{
    use crate::compiled::random_tree;
    use crate::replaying::replayed_tree;
    use crate::world::*;
    {trees}
{rings}}}
"
        )
    });
    modules.collect()
}

/// The trees alone, as they are written; their context is called `world`. Large ones, which take long to draw, are among them only if all
/// are asked for.
pub fn random_trees() -> &'static [String] {
    static TREES: OnceLock<Vec<String>> = OnceLock::new();
    TREES.get_or_init(|| {
        let sizes = if all_are_compiled() {
            &SIZES[..]
        } else {
            &SIZES[..1]
        };
        written(&drawn(sizes))
    })
}

/// So many of the small ones, as they are written.
pub fn small_trees(count: usize) -> Vec<String> {
    written(&search(&SIZES[0].0, count))
}

/// These trees without the test around each.
fn written(trees: &[(u64, String)]) -> Vec<String> {
    let plays = trees.iter().map(|(seed, _)| Play::random(*seed));
    plays.map(|play| layout(&play).lines(0)).collect()
}

/// Those that are compiled.
fn sources() -> &'static [(u64, String)] {
    static SOURCES: OnceLock<Vec<(u64, String)>> = OnceLock::new();
    SOURCES.get_or_init(|| {
        // The largest take longest to draw, and rustc longest to compile; wide ones are cut into several functions, too.
        let sizes = if all_are_compiled() {
            &SIZES[..]
        } else {
            &SIZES[..3]
        };
        drawn(sizes)
    })
}

/// The first trees of these sizes that the compiler accepts, with their seeds; and wide ones.
fn drawn(sizes: &[(RangeInclusive<usize>, usize)]) -> Vec<(u64, String)> {
    let wide = (0..).zip(WIDTHS).flat_map(|(index, leaves)| {
        // Whose first trees are of different nodes, however few there are.
        let seeds = (index..u64::MAX).map(move |number| WIDE | leaves << 32 | number);
        accepted(seeds).take(compiled(TREES_OF_A_WIDTH))
    });
    let deep = LEVELS.into_iter().flat_map(|(levels, count)| {
        let seeds = (0..u64::MAX).map(move |number| DEEP | levels << 32 | number);
        accepted(seeds).take(compiled(count))
    });
    let halted = HALTS.into_iter().flat_map(|(levels, count)| {
        let seeds = (0..u64::MAX).map(move |number| HALTED | levels << 32 | number);
        accepted(seeds).take(compiled(count))
    });
    let branched = BRANCHES.into_iter().flat_map(|(leaves, count)| {
        let first = if leaves == 40 { FIRST_OF_40 } else { 0 };
        let seeds = (first..u64::MAX).map(move |number| BRANCHED | leaves << 32 | number);
        accepted(seeds).take(compiled(count))
    });
    let sizes = sizes
        .iter()
        .flat_map(|(sizes, count)| search(sizes, compiled(*count)));
    let all = sizes.chain(wide).chain(deep);
    let all = all.chain(halted).chain(branched);
    all.collect()
}

fn search(sizes: &RangeInclusive<usize>, count: usize) -> Vec<(u64, String)> {
    // See `Play::random`.
    let most = if *sizes.end() > EXACT {
        *sizes.end() as u64
    } else {
        0
    };
    let seeds = (0..).map(|seed| most << 32 | seed);
    let fitting = seeds.filter(|&seed| sizes.contains(&Play::random(seed).sketch.len()));
    accepted(fitting).take(count).collect()
}

fn accepted(seeds: impl Iterator<Item = u64>) -> impl Iterator<Item = (u64, String)> {
    seeds.filter_map(|seed| Some((seed, random_tree(seed)?)))
}

/// The tree of a seed with what is known of it, unless the compiler refuses it.
fn random_tree(seed: u64) -> Option<String> {
    let play = Play::random(seed);
    let layout = layout(&play);
    let tree = compile(&layout.lines(0))?;
    assert_same(&play.sketch.plant().0, &tree);
    let (size, padding) = (size_of_state(&tree, &lower(&tree)), 8 * parts(&tree));

    let mut text = String::new();
    let lines = layout.lines(1);
    write!(
        text,
        "
random_tree! {{
    random_{seed}, Random{seed}, {seed}, {size}, {padding}, |world|
    {lines}
}}
"
    )
    .expect("a string can be written to");
    Some(text)
}

/// The tree as it is written; each leaf is called by the number of its node.
pub fn layout(play: &Play) -> Layout {
    let (tree, scripts) = play.sketch.plant();
    let call = |node: NodeId| match tree.nodes[node].kind {
        Kind::Leaf(Leaf::Value) => format!("Action({node})"),
        _ if Stage::new(&scripts).can_run(node) => format!("slow_condition({node})"),
        _ => format!("condition({node})"),
    };
    Layout::of(&play.sketch, &call)
}

/// Whether the compiler accepts the tree of a play.
pub fn is_accepted(play: &Play) -> bool {
    compile(&layout(play).lines(0)).is_some()
}

/// The tree as the compiler reads it. It refuses children that are never reached, and
/// loops that spin for ever.
fn compile(tree: &str) -> Option<Tree> {
    let text = format!("|world: &mut Stage| {tree}");
    let tokens = text.parse().expect("what is written here is Rust tokens");
    let mut diagnostics = Diagnostics::default();
    let input = parse(tokens, &mut diagnostics);
    let checked = check(input, &mut diagnostics).pop()?.checked;
    let accepted = diagnostics.into_errors().is_empty();
    checked.filter(|_| accepted).map(|checked| checked.tree)
}

/// What was written is what was read: the differences are names, and what to call leaves.
fn assert_same(written: &Tree, read: &Tree) {
    let kinds = |tree: &Tree| -> Vec<(Kind, Vec<NodeId>)> {
        let nodes = tree.nodes.iter();
        nodes
            .map(|node| (node.kind.clone(), node.children.clone()))
            .collect()
    };
    assert_eq!(kinds(written), kinds(read));
}

/// How many parts the state may have in closure form, each of which may end in padding: one for each composite of the user that has more
/// than four in one another, or more than 64 nodes below it.
fn parts(tree: &Tree) -> usize {
    let mut levels = vec![0; tree.nodes.len()];
    let mut parts = 0;
    for (number, node) in tree.nodes.iter().enumerate().rev() {
        let below = node.children.iter().map(|&child| levels[child]).max();
        levels[number] = below.unwrap_or(0);
        if node.kind == Kind::Custom {
            levels[number] += 1;
            let is_part = levels[number] > 4 || tree.subtree(number).len() > 65;
            parts += usize::from(is_part);
        }
    }
    parts
}

/// How many bytes the storage plan comes to, or comes to at the most in a tree that is not [`EXACT`], where an instant is a `u64` and the value of a leaf
/// or a composite a `u16`: rustc lays out fields so that only the end is padded.
fn size_of_state(tree: &Tree, graph: &Graph) -> usize {
    let width_of_index = |most: usize| if most <= 255 { 1 } else { 2 };
    let is_step = |point: &&Point| matches!(point.kind, PointKind::Step { .. });
    let numbers = graph.regions.iter().map(|region| {
        let steps = region.points.iter().filter(|point| is_step(point)).count();
        region.suspends.len() + region.points.len() - steps
    });
    let index = if tree.nodes.len() > EXACT {
        2
    } else {
        width_of_index(numbers.max().unwrap_or_default())
    };
    let indexed = graph
        .regions
        .iter()
        .filter(|region| region.kept != Kept::Nothing);
    let indices = indexed.map(|_| (index, index));
    let slots = graph.slots.iter().map(|slot| match slot.kind {
        SlotKind::Instant | SlotKind::MemoryInstant => (8, 8),
        // Of `Duration`, in seconds and nanoseconds.
        SlotKind::Duration => (16, 8),
        SlotKind::Counter(width) | SlotKind::Bits(width) | SlotKind::Memory(width) => {
            let bytes = match width {
                Width::U8 => 1,
                Width::U16 => 2,
                Width::U32 => 4,
                Width::U64 => 8,
                Width::U128 => 16,
            };
            (bytes, bytes)
        }
    });
    let is_value = |node: &&_| matches!(Kind::clone(node), Kind::Leaf(Leaf::Value) | Kind::Custom);
    let values = tree.nodes.iter().map(|node| &node.kind).filter(is_value);
    let values = values.map(|_| (2, 2));
    let fields: Vec<(usize, usize)> = indices.chain(slots).chain(values).collect();
    let bytes: usize = fields.iter().map(|(bytes, _)| bytes).sum();
    let alignment = fields.iter().map(|(_, alignment)| *alignment).max();
    bytes.next_multiple_of(alignment.unwrap_or(1))
}
