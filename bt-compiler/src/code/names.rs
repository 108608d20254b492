//! The names in the generated code, taken from the tree.

use crate::check::model::{Kind, Leaf, NodeId, Tree};
use crate::code::build::{leading_leaves, Arrangement};
use crate::code::{Label, Number};
use crate::lower::graph::{Graph, Kept, PointKind, Region, SlotId, SlotKind, Step};
use crate::tokens::mixed;
use proc_macro2::Ident;
use std::collections::{BTreeMap, BTreeSet};

/// Every generated name, by what it stands for.
pub struct Names {
    /// By region: the field of its resume index.
    pub resume: Vec<Ident>,
    /// By region: the label of the block that ends when the region is done, and that of the
    /// block that ends when it is done or rests; and, if it is the first region of a node that
    /// has several, that of the block around all, and that of the one that ends when they decide.
    pub labels: Vec<[Label; 4]>,
    /// By region and loop: its label.
    pub loops: Vec<Vec<Label>>,
    /// The constant that stands for all suspend points of a region that does not say where it rests.
    running: Ident,
    /// By slot: its field.
    pub slots: Vec<Ident>,
    /// By region and suspend point: the constant of its number.
    pub suspends: Vec<Vec<Ident>>,
    /// By region and point: the constant of its number, for points that are not suspend points.
    pub points: Vec<Vec<Option<Ident>>>,
    /// Leaves whose return type nobody asks anything of: those of regions that keep nothing, but
    /// for some of a `parallel`.
    unasked: BTreeSet<NodeId>,
    /// By node: the field of a leaf value, or the variable of a leaf's return type.
    leaves: Vec<Option<Ident>>,
}

impl Names {
    /// `reserved` are the field names already taken by the tree's parameters.
    pub fn new(
        tree: &Tree,
        graph: &Graph,
        plans: &[Arrangement],
        reserved: impl IntoIterator<Item = String>,
    ) -> Self {
        let mut fields = NameSet::default();
        reserved.into_iter().for_each(|name| {
            fields.taken.insert(name);
        });
        let mut numbers = NameSet::default();
        let mut labels = NameSet::default();
        numbers.unique("IDLE");
        let keeps_running = |region: &Region| region.kept == Kept::Running;
        let running = if graph.regions.iter().any(keeps_running) {
            numbers.unique("RUNNING")
        } else {
            mixed("RUNNING")
        };

        let resume = graph
            .regions
            .iter()
            .enumerate()
            .map(|(id, region)| match id {
                0 => fields.unique("resume"),
                _ => fields.unique(&format!("{}_resume", tree.nodes[region.root].name)),
            });
        let resume = resume.collect();
        let results = results(graph);
        let slots = graph.slots.iter().enumerate().map(|(id, slot)| {
            let name = &tree.nodes[slot.node].name;
            fields.unique(&match slot.kind {
                SlotKind::Instant => format!("{name}_started"),
                SlotKind::Duration => format!("{name}_limit"),
                SlotKind::Bits(_) => format!("{name}_completed"),
                SlotKind::Counter(_) => format!("{name}_{}", results.get(&id).unwrap_or(&"count")),
                SlotKind::Memory(_) => format!("{name}_memory"),
                SlotKind::MemoryInstant => format!("{name}_since"),
            })
        });
        let slots = slots.collect();
        let region_labels = region_labels(tree, graph, &mut labels);
        let loops = graph.regions.iter().map(|region| {
            let names = region
                .loops
                .iter()
                .map(|looping| &tree.nodes[looping.node].name);
            names.map(|name| label(&labels.unique(name))).collect()
        });
        let loops = loops.collect();
        let suspends: Vec<Vec<Ident>> = graph
            .regions
            .iter()
            .map(|region| {
                let names = region
                    .suspends
                    .iter()
                    .map(|suspend| tree.nodes[suspend.node].name.to_uppercase());
                names.map(|name| numbers.unique(&name)).collect()
            })
            .collect();
        let points = graph.regions.iter().zip(plans).map(|(region, plan)| {
            let points = region.points.iter().enumerate().map(|(id, point)| {
                let name = &tree.nodes[point.node].name;
                let prefix = match point.kind {
                    PointKind::Step { .. } if plan.numbers.is_suspend[id] => return None,
                    PointKind::Step { .. } => "TICK",
                    PointKind::Arrive(_) => "GO_TO",
                    PointKind::Elapsed { .. } => "CHECK",
                    PointKind::HaltWithin { .. } => "HALT",
                    PointKind::Pass(_) => "START",
                    PointKind::Count { .. } => "COUNT",
                    PointKind::IfZero { .. } => "BEGIN",
                    PointKind::Recall { .. } => "RECALL",
                    PointKind::Switch { .. } | PointKind::Choose { .. } => "CHOOSE",
                    PointKind::GiveBack { .. } => "GIVE_BACK",
                };
                let name = format!("{prefix}_{name}").to_uppercase();
                Some(numbers.unique(&name))
            });
            points.collect()
        });
        let points = points.collect();
        let leaves = leaf_names(tree, &mut fields);
        let keeps_nothing = |region: &&Region| region.kept == Kept::Nothing;
        let unasked = graph.regions.iter().filter(keeps_nothing);
        let unasked = unasked.flat_map(|region| region.suspends.iter().map(|suspend| suspend.node));
        let asked: BTreeSet<NodeId> = steps(graph)
            .filter_map(|step| leading_leaves(graph, step))
            .flatten()
            .collect();
        let unasked = unasked.filter(|node| !asked.contains(node));
        Self {
            resume,
            labels: region_labels,
            loops,
            running,
            slots,
            suspends,
            points,
            leaves,
            unasked: unasked.collect(),
        }
    }

    /// Whether the generated code asks something of a leaf's return type.
    pub fn asks(&self, node: NodeId) -> bool {
        !self.unasked.contains(&node)
    }

    /// The field of a leaf value, or the variable that stands for a leaf's return type.
    pub fn leaf(&self, node: NodeId) -> &Ident {
        self.leaves[node]
            .as_ref()
            .expect("only leaves that are called are asked for their names")
    }

    pub fn slot(&self, slot: SlotId) -> &Ident {
        &self.slots[slot]
    }

    /// The constant of a number.
    pub fn number(&self, number: Number) -> Ident {
        match number {
            Number::Idle => mixed("IDLE"),
            Number::Running => self.running.clone(),
            Number::Suspend(region, suspend) => self.suspends[region][suspend].clone(),
            Number::Point(region, point) => self.points[region][point]
                .clone()
                .expect("a point that has no name of its own goes by that of its suspend point"),
        }
    }
}

/// By region: the labels of its blocks.
fn region_labels(tree: &Tree, graph: &Graph, labels: &mut NameSet) -> Vec<[Label; 4]> {
    let parents = tree.parents();
    let region_labels = graph.regions.iter().enumerate().map(|(id, region)| {
        let name = if id == 0 {
            "tree"
        } else {
            &tree.nodes[region.root].name
        };
        let [ends, ticked] = [name, &format!("{name}_tick")].map(|name| labels.unique(name));
        let parent = parents[region.root];
        let group = parent.filter(|&parent| tree.nodes[parent].children[0] == region.root);
        let group = group
            .map(|parent| [&tree.nodes[parent].name, "decided"].map(|name| labels.unique(name)));
        let [all, decided] = group.unwrap_or_else(|| [ends.clone(), ticked.clone()]);
        [ends, ticked, all, decided].map(|name| label(&name))
    });
    region_labels.collect()
}

/// What a slot that a node was given for the results of its children says: how many have `succeeded` or `failed`.
pub fn results(graph: &Graph) -> BTreeMap<SlotId, &'static str> {
    let points = graph.regions.iter().flat_map(|region| &region.points);
    let mut kept = BTreeMap::new();
    for point in points {
        let PointKind::Step { step, .. } = &point.kind else {
            continue;
        };
        for (slot, which) in step.results().into_iter().zip(["succeeded", "failed"]) {
            // Another node may count cycles in it.
            let own = slot.filter(|&slot| graph.slots[slot].node == point.node);
            kept.extend(own.map(|slot| (slot, which)));
        }
    }
    kept
}

fn steps(graph: &Graph) -> impl Iterator<Item = &Step> {
    let points = graph.regions.iter().flat_map(|region| &region.points);
    points.filter_map(|point| match &point.kind {
        PointKind::Step { step, .. } => Some(step),
        _ => None,
    })
}

fn leaf_names(tree: &Tree, fields: &mut NameSet) -> Vec<Option<Ident>> {
    let mut variables = NameSet::default();
    let names = tree.nodes.iter().map(|node| match node.kind {
        Kind::Leaf(Leaf::Value) | Kind::Custom => Some(fields.unique(&node.name)),
        Kind::Leaf(Leaf::Call) => Some(variables.unique(&format!("{}_status", node.name))),
        _ => None,
    });
    names.collect()
}

/// Names given so far in one name space.
#[derive(Default)]
pub struct NameSet {
    taken: BTreeSet<String>,
    /// The last number tried, by name, so that a thousand leaves of one name take no
    /// quadratic time.
    numbers: BTreeMap<String, usize>,
}

impl NameSet {
    /// The name, or the name with the first number that makes it unique.
    pub fn unique(&mut self, name: &str) -> Ident {
        if self.taken.insert(name.to_owned()) {
            return mixed(name);
        }
        let number = self.numbers.entry(name.to_owned()).or_insert(1);
        loop {
            *number += 1;
            let numbered = format!("{name}_{number}");
            if self.taken.insert(numbered.clone()) {
                return mixed(&numbered);
            }
        }
    }
}

fn label(name: &Ident) -> Label {
    Label(name.to_string())
}
