//! Trees of a given size in several shapes, and the same machines as `loop { match at { … } }`: the source of what is measured.

use std::fmt::Write;

use anyhow::{Context, Result};

/// How a tree is built up.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// One sequence of actions.
    Flat,
    /// A fallback of phases, each with a condition of its own; the last takes what is left.
    Phases,
    /// Sequences and fallbacks in one another, and behind them a sequence of actions.
    Nested,
    /// A condition that is asked at every tick, before a sequence of actions.
    Reactive,
}

pub const SHAPES: &[(Shape, &str, &str)] = &[
    (Shape::Flat, "flat", "Flat"),
    (Shape::Phases, "phases", "Phases"),
    (Shape::Nested, "nested", "Nested"),
    (Shape::Reactive, "reactive", "Reactive"),
];
/// At which leaf a tree rests.
pub const POSITIONS: &[&str] = &["first", "middle", "last"];
/// No deeper: rustc's parser and ours go down with the input.
const DEEPEST: usize = 40;

enum Node {
    Leaf(String),
    Composite(&'static str, Vec<Node>),
}

fn leaf(name: &str) -> Node {
    Node::Leaf(name.to_owned())
}

fn acts(number: usize) -> Vec<Node> {
    (0..number).map(|_| leaf("act")).collect()
}

fn phases_of(size: usize) -> usize {
    (size / 3).max(1)
}

fn tree(shape: Shape, size: usize) -> Node {
    match shape {
        Shape::Flat => Node::Composite("sequence", acts(size)),
        Shape::Phases => {
            let count = phases_of(size);
            let phase = |phase: usize| {
                let more = if phase + 1 == count {
                    size.saturating_sub(3 * count)
                } else {
                    0
                };
                let mut children = vec![leaf(&format!("is_phase::<{phase}>"))];
                children.extend(acts(2 + more));
                Node::Composite("sequence", children)
            };
            Node::Composite("fallback", (0..count).map(phase).collect())
        }
        Shape::Nested => {
            let levels = size.min(DEEPEST);
            let mut node = Node::Composite("sequence", acts(1));
            for level in 1..levels {
                let (composite, first) = if level % 2 == 1 {
                    ("sequence", "act")
                } else {
                    ("fallback", "fails")
                };
                node = Node::Composite(composite, vec![leaf(first), node]);
            }
            if size > levels {
                let mut children = vec![node];
                children.extend(acts(size - levels));
                node = Node::Composite("sequence", children);
            }
            node
        }
        Shape::Reactive => {
            let acts = Node::Composite("sequence", acts(size));
            Node::Composite("reactive_sequence", vec![leaf("holds"), acts])
        }
    }
}

fn actions(node: &Node) -> usize {
    match node {
        Node::Leaf(name) => usize::from(name == "act"),
        Node::Composite(_, children) => children.iter().map(actions).sum(),
    }
}

/// How many actions succeed before one runs, and the phase that holds.
fn rest(shape: Shape, size: usize, position: &str) -> (usize, usize) {
    let is_phases = shape == Shape::Phases;
    let count = if is_phases {
        phases_of(size)
    } else {
        actions(&tree(shape, size))
    };
    let at = match position {
        "first" => 0,
        "middle" => count / 2,
        _ => count - 1,
    };
    if is_phases {
        (0, at)
    } else {
        (at, 0)
    }
}

fn text(node: &Node) -> String {
    match node {
        Node::Leaf(name) => name.clone(),
        Node::Composite(keyword, children) => {
            let children: Vec<_> = children.iter().map(text).collect();
            format!("{keyword}< {} >", children.join(", "))
        }
    }
}

/// Where a machine goes after a leaf.
#[derive(Clone, Copy)]
enum Next<'a> {
    /// To the leaf of this number, counted from the last.
    Leaf(usize),
    /// Out, with this status.
    Out(&'a str),
}

/// Adds the leaves of a node from the last to the first, each with where success and failure lead, and gives its first.
fn visit<'a>(
    node: &'a Node,
    success: Next<'a>,
    failure: Next<'a>,
    found: &mut Vec<(&'a str, Next<'a>, Next<'a>)>,
) -> Next<'a> {
    match node {
        Node::Leaf(name) => {
            found.push((name, success, failure));
            Next::Leaf(found.len() - 1)
        }
        Node::Composite(keyword, children) => {
            let is_sequence = *keyword == "sequence";
            let mut following = if is_sequence { success } else { failure };
            for child in children.iter().rev() {
                following = if is_sequence {
                    visit(child, following, failure, found)
                } else {
                    visit(child, success, following, found)
                };
            }
            following
        }
    }
}

/// The tree as a machine written by hand. A reactive root asks its condition first.
fn machine(name: &str, node: &Node) -> Result<String> {
    let (guard, node) = match node {
        Node::Composite("reactive_sequence", children) => {
            let node = children.get(1).context("what it guards")?;
            (
                "if !holds(world) { self.at = 0; return Status::Failure; }",
                node,
            )
        }
        node => ("", node),
    };
    let mut steps = vec![];
    visit(node, Next::Out("Success"), Next::Out("Failure"), &mut steps);
    let count = steps.len();
    // Numbered as one would: in the order of the tree.
    let go = |next: Next<'_>| match next {
        Next::Leaf(number) => format!("at = {},", count - 1 - number),
        Next::Out(status) => format!("{{ self.at = 0; return Status::{status}; }}"),
    };
    let mut arms = String::new();
    for (number, (call, success, failure)) in steps.into_iter().rev().enumerate() {
        let (success, failure) = (go(success), go(failure));
        if call == "act" {
            let running = format!("{{ self.at = {number}; return Status::Running; }}");
            write!(
                arms,
                "{number} => match act(world) {{ Status::Success => {success} Status::Failure => {failure} Status::Running => {running} }}, "
            )?;
        } else {
            write!(
                arms,
                "{number} => match {call}(world) {{ true => {success} false => {failure} }}, "
            )?;
        }
    }
    let ty = if count < 256 { "u8" } else { "u16" };
    Ok(format!(
        "pub struct {name} {{ at: {ty} }}
impl {name} {{ pub fn new() -> Self {{ Self {{ at: 0 }} }}
#[allow(unused_mut)] #[inline(always)] pub fn tick(&mut self, world: &mut World) -> Status {{
{guard} let mut at = self.at; loop {{ match at {{ {arms} _ => return Status::Failure }} }} }} }}
"
    ))
}

/// The source of all sizes of all shapes, and of functions that tick each of them at each position.
pub fn program(sizes: &[usize]) -> Result<String> {
    let mut source = "// Written by `cargo xtask measure sizes`.
use crate::{act, fails, holds, is_phase, World};
use core::hint::black_box;
use quickbeam::{behavior_tree, Status};
"
    .to_owned();
    let mut calls = vec![String::new(); POSITIONS.len()];
    for &(shape, lower, upper) in SHAPES {
        for &size in sizes {
            let (name, node) = (format!("{upper}{size}"), tree(shape, size));
            writeln!(
                source,
                "behavior_tree! {{ pub tree {name}(world: &mut World) {{ {} }} }}",
                text(&node)
            )?;
            source.push_str(&machine(&format!("ByHand{name}"), &node)?);
            for (side, ty) in [("tree", name.clone()), ("hand", format!("ByHand{name}"))] {
                // By these names they are found in the object code and in what callgrind writes.
                let function = format!("{side}_{lower}_{size}");
                writeln!(
                    source,
                    "#[export_name = \"{function}\"] #[inline(never)] pub fn {function}(tree: &mut {ty}, world: &mut World) -> Status {{ tree.tick(world) }}"
                )?;
                for (position, calls) in POSITIONS.iter().zip(&mut calls) {
                    let (resting, phase) = rest(shape, size, position);
                    writeln!(
                        calls,
                        "{{ let (mut tree, mut world) = ({ty}::new(), World::new({resting}, {phase}));
                        for _ in 0..ticks {{ {function}(black_box(&mut tree), black_box(&mut world)); }}
                        world.assert_resting(); }}"
                    )?;
                }
            }
        }
    }
    for (position, calls) in POSITIONS.iter().zip(calls) {
        writeln!(source, "pub fn {position}(ticks: u32) {{ {calls} }}")?;
    }
    Ok(source)
}
