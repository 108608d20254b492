//! The names in the generated code, taken from the tree.

use super::leading_leaves::leading_leaves;
use super::mixed;
use crate::check::model::{Kind, Leaf, NodeId, Tree};
use crate::lower::graph::{
    Graph, Kept, PointId, PointKind, Region, RegionId, SlotId, SlotKind, Step, StopId,
};
use proc_macro2::{Ident, Span};
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

/// Every generated name, by what it stands for.
pub struct Names {
    /// By region: the field of its resume index.
    pub resume: Vec<Ident>,
    /// By region: the label of the block that ends when the region is done, and that of the
    /// block that ends when it is done or rests; and, if it is the first region of a node that
    /// has several, that of the block around all, and that of the one that ends when they decide.
    pub labels: Vec<[syn::Lifetime; 4]>,
    /// By region and loop: its label.
    pub loops: Vec<Vec<syn::Lifetime>>,
    /// The constant that stands for all stops of a region that does not say where it rests.
    running: Option<Constant>,
    /// By slot: its field.
    pub slots: Vec<Ident>,
    /// By region and stop: the constant of its number.
    pub stops: Vec<Vec<Constant>>,
    /// By region and point: the constant of its number, for points that are not stops.
    pub points: Vec<Vec<Option<Constant>>>,
    /// Leaves whose return type nobody asks anything of: those of regions that keep nothing, but
    /// for some of a `parallel`.
    unasked: BTreeSet<NodeId>,
    /// By node: the field of a leaf value, or the variable of a leaf's return type.
    leaves: Vec<Option<Ident>>,
}

/// A constant for a number. Only those that something asks for are declared.
pub struct Constant {
    pub name: Ident,
    pub is_used: Cell<bool>,
}

impl Constant {
    fn new(name: Ident) -> Self {
        Self {
            name,
            is_used: Cell::new(false),
        }
    }

    fn used(&self) -> &Ident {
        self.is_used.set(true);
        &self.name
    }
}

impl Names {
    /// `reserved` are the field names already taken by the tree's parameters.
    pub fn new(tree: &Tree, graph: &Graph, reserved: impl IntoIterator<Item = String>) -> Self {
        let mut fields = NameSet::default();
        reserved.into_iter().for_each(|name| {
            fields.taken.insert(name);
        });
        let mut numbers = NameSet::default();
        let mut labels = NameSet::default();
        numbers.unique("IDLE");
        let keeps_running = |region: &Region| region.kept == Kept::Running;
        let running = graph.regions.iter().any(keeps_running);
        let running = running.then(|| Constant::new(numbers.unique("RUNNING")));

        let resume = graph
            .regions
            .iter()
            .enumerate()
            .map(|(id, region)| match id {
                0 => fields.unique("resume"),
                _ => fields.unique(&format!("{}_resume", tree.nodes[region.root].name)),
            });
        let resume = resume.collect();
        let bits = bits(graph);
        let slots = graph.slots.iter().enumerate().map(|(id, slot)| {
            let name = &tree.nodes[slot.node].name;
            fields.unique(&match slot.kind {
                SlotKind::Instant => format!("{name}_started"),
                SlotKind::Duration => format!("{name}_limit"),
                SlotKind::Bits(_) => format!("{name}_{}", bits.get(&id).unwrap_or(&"bits")),
                SlotKind::Counter(_) => format!("{name}_count"),
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
        let stops: Vec<Vec<Constant>> = graph
            .regions
            .iter()
            .map(|region| {
                let names = region
                    .stops
                    .iter()
                    .map(|stop| tree.nodes[stop.node].name.to_uppercase());
                names
                    .map(|name| Constant::new(numbers.unique(&name)))
                    .collect()
            })
            .collect();
        let points = graph.regions.iter().map(|region| {
            let points = region.points.iter().map(|point| {
                let name = &tree.nodes[point.node].name;
                let prefix = match point.kind {
                    PointKind::Step { .. } => return None,
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
                Some(Constant::new(numbers.unique(&name)))
            });
            points.collect()
        });
        let points = points.collect();
        let leaves = leaf_names(tree, &mut fields);
        let keeps_nothing = |region: &&Region| region.kept == Kept::Nothing;
        let unasked = graph.regions.iter().filter(keeps_nothing);
        let unasked = unasked.flat_map(|region| region.stops.iter().map(|stop| stop.node));
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
            stops,
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

    /// The constant of a region that runs and does not say where, if something asks for it.
    pub fn used_running(&self) -> Option<&Ident> {
        let running = self.running.as_ref().filter(|it| it.is_used.get());
        running.map(|running| &running.name)
    }

    /// The constant that is the number of a stop in a region that keeps this; it is used from here on.
    pub fn stop(&self, region: RegionId, kept: Kept, stop: StopId) -> &Ident {
        let of_stop = &self.stops[region][stop];
        let running = self.running.as_ref().filter(|_| kept == Kept::Running);
        running.unwrap_or(of_stop).used()
    }

    pub fn slot(&self, slot: SlotId) -> &Ident {
        &self.slots[slot]
    }

    /// The constant that is a point's number; it is used from here on.
    pub fn point(&self, graph: &Graph, region: RegionId, point: PointId) -> &Ident {
        match (
            &self.points[region][point],
            &graph.regions[region].points[point].kind,
        ) {
            (Some(constant), _) => constant.used(),
            (None, PointKind::Step { stop, .. }) => self.stops[region][*stop].used(),
            (None, _) => unreachable!("every point that is not a step has a name of its own"),
        }
    }
}

/// By region: the labels of its blocks.
fn region_labels(tree: &Tree, graph: &Graph, labels: &mut NameSet) -> Vec<[syn::Lifetime; 4]> {
    let parents = parents(tree);
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

/// By node: what it is a child of.
fn parents(tree: &Tree) -> Vec<Option<NodeId>> {
    let mut parents = vec![None; tree.nodes.len()];
    for (node, data) in tree.nodes.iter().enumerate() {
        for &child in &data.children {
            parents[child] = Some(node);
        }
    }
    parents
}

/// Which of its children a node keeps account of in its bits: `succeeded`, `failed`, `completed`.
pub fn bits(graph: &Graph) -> BTreeMap<SlotId, &'static str> {
    let kept = steps(graph).flat_map(|step| match step {
        Step::Parallel {
            succeeded, failed, ..
        } => vec![(*succeeded, "succeeded"), (*failed, "failed")],
        Step::ParallelAll {
            completed, failed, ..
        } => vec![(Some(*completed), "completed"), (Some(*failed), "failed")],
        _ => Vec::new(),
    });
    kept.filter_map(|(slot, which)| Some((slot?, which)))
        .collect()
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
        Kind::Leaf(Leaf::Call) => Some(variables.unique(&format!("{}_type", node.name))),
        _ => None,
    });
    names.collect()
}

/// Names given so far in one name space.
#[derive(Default)]
struct NameSet {
    taken: BTreeSet<String>,
    /// The last number tried, by name, so that a thousand leaves of one name take no
    /// quadratic time.
    numbers: BTreeMap<String, usize>,
}

impl NameSet {
    /// The name, or the name with the first number that makes it unique.
    fn unique(&mut self, name: &str) -> Ident {
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

fn label(name: &Ident) -> syn::Lifetime {
    syn::Lifetime::new(&format!("'{name}"), Span::mixed_site())
}
