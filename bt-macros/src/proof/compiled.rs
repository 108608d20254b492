//! The source of `tests/differential/generated`: random trees to be compiled and run against
//! the reference. The tests there draw each tree again from its seed, and make up
//! any number of scripts for it.

use super::generate::Play;
use super::generated::{assert_up_to_date, is_regenerated, present_files, NOTE};
use super::layout::Layout;
use super::stage::Stage;
use crate::check::model::{Kind, Leaf, NodeId, Tree};
use crate::check::{check, Scope};
use crate::diagnostics::Diagnostics;
use crate::lower::graph::{Graph, Kept, SlotKind, Width};
use crate::lower::lower;
use crate::syntax::ast::Input;
use crate::syntax::parse;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::RangeInclusive;
use std::sync::OnceLock;

const FOLDER: &str = "../tests/differential/generated";

/// How many trees there are of so many nodes. In smaller ones unlikely moments meet more often; larger
/// ones have more that could meet.
const SIZES: [(RangeInclusive<usize>, usize); 2] = [(4..=14, 250), (15..=60, 150)];
const TREES_OF_A_FILE: usize = 50;

#[test]
fn generated_tests_of_random_trees_are_up_to_date() {
    // To look for trees of these sizes that the compiler accepts takes time.
    let trees: Vec<(u64, String)> = if is_regenerated() {
        SIZES.iter().flat_map(search).collect()
    } else {
        present_seeds().into_iter().map(known).collect()
    };
    for (sizes, count) in SIZES {
        let fits = |seed: &u64| sizes.contains(&Play::random(*seed).sketch.len());
        assert_eq!(trees.iter().filter(|(seed, _)| fits(seed)).count(), count);
    }
    let modules = trees.chunks(TREES_OF_A_FILE).enumerate();
    let modules: BTreeMap<String, String> = modules
        .map(|(number, trees)| {
            let mut text =
                format!("{NOTE}\n\nuse crate::compiled::random_tree;\nuse crate::world::*;\n");
            text.extend(trees.iter().map(|(_, tree)| tree.as_str()));
            (format!("trees_{number}"), text)
        })
        .collect();
    assert_up_to_date(FOLDER, modules);
}

/// The trees alone, as they are written; their context is called `world`.
pub fn trees() -> &'static [String] {
    static TREES: OnceLock<Vec<String>> = OnceLock::new();
    TREES.get_or_init(|| {
        let plays = present_seeds().into_iter().map(Play::random);
        plays.map(|play| layout(&play).lines(0)).collect()
    })
}

/// The first trees of these sizes, with their seeds.
fn search((sizes, count): &(RangeInclusive<usize>, usize)) -> Vec<(u64, String)> {
    let fitting = (0..).filter(|&seed| sizes.contains(&Play::random(seed).sketch.len()));
    let trees = fitting.filter_map(|seed| Some((seed, random_tree(seed)?)));
    trees.take(*count).collect()
}

fn known(seed: u64) -> (u64, String) {
    let tree = random_tree(seed);
    (
        seed,
        tree.unwrap_or_else(|| panic!("the tree of {seed} is refused: write the trees anew")),
    )
}

/// The seeds of the trees in the folder: `random_17, Random17, 17, …`
fn present_seeds() -> Vec<u64> {
    let number = |line: &str| {
        line.strip_prefix("random_")?
            .split_once(", ")?
            .0
            .parse()
            .ok()
    };
    let files = present_files(FOLDER).into_values();
    let seeds = files.flat_map(|text| {
        text.lines()
            .filter_map(|line| number(line.trim()))
            .collect::<Vec<_>>()
    });
    seeds.collect()
}

/// The tree of a seed with what is known of it, unless the compiler refuses it.
fn random_tree(seed: u64) -> Option<String> {
    let play = Play::random(seed);
    let layout = layout(&play);
    let tree = compile(&layout.lines(0))?;
    assert_same(&play.sketch.plant().0, &tree);
    let size = size_of_state(&tree, &lower(&tree));

    let mut text = String::new();
    let lines = layout.lines(1);
    write!(
        text,
        "
random_tree! {{
    random_{seed}, Random{seed}, {seed}, {size}, |world|
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

/// The tree as the compiler reads it. It refuses children that are never reached, and
/// loops that spin for ever.
fn compile(tree: &str) -> Option<Tree> {
    let text = format!("|world: &mut Stage| {tree}");
    let tokens = text.parse().expect("what is written here is Rust tokens");
    let mut diagnostics = Diagnostics::default();
    let checked = match parse(tokens, &mut diagnostics) {
        Some(Input::Closure(tree)) => {
            let scope = Scope::of_closure(&tree);
            check(tree.root, &scope, &mut diagnostics)
        }
        _ => None,
    };
    let accepted = diagnostics.into_compile_errors().is_empty();
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

/// How many bytes the storage plan comes to where an instant is a `u64` and the value of a leaf
/// or a composite a `u16`: rustc lays out fields so that only the end is padded.
fn size_of_state(tree: &Tree, graph: &Graph) -> usize {
    let width_of_index = |most: usize| if most < 255 { 1 } else { 2 };
    let numbers = graph
        .regions
        .iter()
        .map(|region| region.stops.len() + region.points.len());
    let index = width_of_index(numbers.max().unwrap_or_default());
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
