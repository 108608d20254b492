//! What is known of halting each region, before any code is made.

use super::halt_in_place::WRITTEN_OUT;
use crate::check::model::{NodeId, Tree};
use crate::lower::graph::{Cleanup, Graph, Kept, PointKind, RegionId};

/// So many nodes around a leaf that do something on a halt have their code at each leaf. Where there are more, what halts
/// within some of the nodes stands once, as a method, or in place where there are none: else the code would be the square of the depth.
pub const MOST_LEVELS: usize = 4;

/// What halting a region takes.
#[derive(Clone)]
pub struct Halting {
    /// By region: whether halting it takes anything but its own index.
    pub takes_something: Vec<bool>,
    /// By region: whether halting it is a method.
    pub is_method: Vec<bool>,
    /// By region: whether in a tree without a type halting it is a method of its state, or of the part of it in which it lies. No code
    /// of the user runs in that.
    pub is_of_state: Vec<bool>,
    /// By region: the nodes in it for which what halts within them is a method, in the order of the tree.
    pub apart: Vec<Vec<NodeId>>,
}

/// What is below a node in its region.
#[derive(Clone, Default)]
struct Below {
    /// How many levels do something on a halt.
    all_levels: usize,
    /// Those of them that have their code around it, and at how many places.
    levels: usize,
    places: usize,
}

impl Below {
    /// Whether what halts within the node is a method. In deep trees that is so wherever the node is halted by itself, too:
    /// this code would be there again and again.
    fn is_method(&self, is_halted: bool) -> bool {
        let least = if is_halted && self.all_levels > MOST_LEVELS {
            1
        } else {
            MOST_LEVELS
        };
        self.levels > least && self.places > 1
    }
}

impl Halting {
    pub fn of(tree: &Tree, graph: &Graph) -> Self {
        let mut halting = Self::of_regions(graph);
        halting.is_of_state = halting.regions_of_state(graph);
        halting.apart = halting.nodes_apart(tree, graph);
        halting
    }

    /// Inner regions come after those that tick them.
    fn of_regions(graph: &Graph) -> Self {
        let count = graph.regions.len();
        let mut halting = Self {
            takes_something: vec![false; count],
            is_method: vec![false; count],
            is_of_state: Vec::new(),
            apart: Vec::new(),
        };
        for (id, region) in graph.regions.iter().enumerate().rev() {
            if region.kept == Kept::Nothing {
                continue;
            }
            halting.takes_something[id] = true;
            let cleanup = region.suspends.iter().flat_map(|suspend| &suspend.cleanup);
            halting.is_method[id] = id > 0
                && cleanup.into_iter().any(|(_, cleanup)| match cleanup {
                    Cleanup::HaltRegion(inner) => halting.takes_something[*inner],
                    Cleanup::TickRegion(_) => true,
                    _ => false,
                });
        }
        halting
    }

    /// The same where methods can be called in these regions only.
    pub fn with_methods_in(mut self, may_call: impl Fn(RegionId) -> bool) -> Self {
        for (region, is_of_state) in self.is_of_state.iter_mut().enumerate() {
            *is_of_state &= may_call(region);
        }
        self
    }

    /// Where halting puts back numbers alone, but many of them in regions within one another.
    fn regions_of_state(&self, graph: &Graph) -> Vec<bool> {
        let count = graph.regions.len();
        let (mut is_of_state, mut written) = (vec![false; count], vec![Some(0); count]);
        for (id, region) in graph.regions.iter().enumerate().rev() {
            let cleanups = region.suspends.iter().flat_map(|suspend| &suspend.cleanup);
            let parts = cleanups.map(|(_, cleanup)| match *cleanup {
                Cleanup::Reset(_) => Some(1),
                Cleanup::HaltRegion(inner) if !self.takes_something[inner] => Some(0),
                Cleanup::HaltRegion(inner) if is_of_state[inner] => Some(1),
                Cleanup::HaltRegion(inner) => written[inner].map(|written: usize| 1 + written),
                Cleanup::HaltLeaf(_)
                | Cleanup::Idle(_)
                | Cleanup::Handle(_)
                | Cleanup::TickRegion(_) => None,
            });
            written[id] = parts.sum();
            is_of_state[id] =
                self.is_method[id] && written[id].is_some_and(|written| written > WRITTEN_OUT);
        }
        is_of_state
    }

    /// From the leaves up, each node with as many levels below it.
    fn nodes_apart(&self, tree: &Tree, graph: &Graph) -> Vec<Vec<NodeId>> {
        let mut apart = vec![Vec::new(); graph.regions.len()];
        let (mut region_of, mut rests) = (vec![None; tree.nodes.len()], vec![0; tree.nodes.len()]);
        let [mut does_something, mut is_halted] = [(); 2].map(|()| vec![false; tree.nodes.len()]);
        for (id, region) in graph.regions.iter().enumerate() {
            region_of[region.root] = Some(id);
            // What it keeps when not its index says nothing of where it rests.
            if region.kept != Kept::Index {
                continue;
            }
            for point in &region.points {
                if let PointKind::HaltWithin { nodes, .. } = &point.kind {
                    is_halted[nodes.start] |= tree.subtree(nodes.start) == *nodes;
                }
            }
            for suspend in &region.suspends {
                rests[suspend.node] += 1;
                for (node, cleanup) in &suspend.cleanup {
                    does_something[*node] |= self.is_something(cleanup);
                }
            }
        }
        let roots = region_of.clone();
        for (node, data) in tree.nodes.iter().enumerate() {
            for &child in &data.children {
                region_of[child] = region_of[child].or(region_of[node]);
            }
        }
        let mut below = vec![Below::default(); tree.nodes.len()];
        for (node, data) in tree.nodes.iter().enumerate().rev() {
            let mut own = Below {
                places: rests[node],
                ..Below::default()
            };
            for &child in data
                .children
                .iter()
                .filter(|child| roots[**child].is_none())
            {
                own.all_levels = own.all_levels.max(below[child].all_levels);
                own.levels = own.levels.max(below[child].levels);
                own.places += below[child].places;
            }
            own.all_levels += usize::from(does_something[node]);
            own.levels += usize::from(does_something[node]);
            if let (Some(region), None) = (region_of[node], roots[node]) {
                if own.is_method(is_halted[node]) {
                    apart[region].push(node);
                    // The call of it.
                    (own.levels, own.places) = (1, 1);
                }
            }
            below[node] = own;
        }
        for nodes in &mut apart {
            nodes.reverse();
        }
        apart
    }

    /// Whether anything is done for a part of halting.
    pub fn is_something(&self, cleanup: &Cleanup) -> bool {
        match cleanup {
            Cleanup::HaltRegion(region) => self.takes_something[*region],
            Cleanup::HaltLeaf(_)
            | Cleanup::Idle(_)
            | Cleanup::Handle(_)
            | Cleanup::TickRegion(_)
            | Cleanup::Reset(_) => true,
        }
    }

    /// The regions whose halting is a method.
    pub fn methods(&self) -> impl Iterator<Item = RegionId> + '_ {
        (0..self.is_method.len()).filter(|&region| self.is_method[region])
    }
}
