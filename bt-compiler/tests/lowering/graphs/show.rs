//! A jump graph in words short enough for a test.

use bt_compiler::check;
use bt_compiler::check::model::{NodeId, Tree};
use bt_compiler::lower;
use bt_compiler::lower::graph::{
    Arrival, Edge, Effect, Graph, Kept, PointKind, Region, SlotKind, SuspendId, Target,
};
use bt_compiler::parse;
use bt_compiler::Diagnostics;

/// The jump graph of a tree in closure form, and the tree.
pub fn lowered(text: &str) -> (Tree, Graph) {
    let mut diagnostics = Diagnostics::default();
    let tokens = text.parse().expect("tokens");
    let input = parse(tokens, &mut diagnostics);
    let mut trees = check(input, &mut diagnostics);
    let mistakes = diagnostics.into_errors();
    assert!(mistakes.is_empty(), "{text}: {mistakes:?}");
    let checked = trees.pop().and_then(|tree| tree.checked);
    let tree = checked.expect("a tree without mistakes").tree;
    let graph = lower(&tree);
    (tree, graph)
}

/// What the state of a tree holds besides indices.
pub fn slots(text: &str) -> Vec<SlotKind> {
    let (_, graph) = lowered(text);
    graph.slots.iter().map(|slot| slot.kind).collect()
}

/// The roots of the regions that keep an index from tick to tick.
pub fn indexed(text: &str) -> Vec<String> {
    let (tree, graph) = lowered(text);
    let regions = graph.regions.iter();
    let indexed = regions.filter(|region| region.kept != Kept::Nothing);
    indexed.map(|region| quote(&tree, region.root)).collect()
}

/// The roots of the regions that keep just this from tick to tick.
pub fn keeping(text: &str, kept: Kept) -> Vec<String> {
    let (tree, graph) = lowered(text);
    let regions = graph.regions.iter().filter(|region| region.kept == kept);
    regions.map(|region| quote(&tree, region.root)).collect()
}

/// Where the first region can rest.
pub fn suspends(text: &str) -> Vec<String> {
    let (tree, graph) = lowered(text);
    let shown = Shown::new(&tree, &graph.regions[0]);
    (0..shown.region.suspends.len())
        .map(|suspend| shown.suspend(suspend))
        .collect()
}

/// Those of them at which something rests for certain.
pub fn certain(text: &str) -> Vec<String> {
    let (tree, graph) = lowered(text);
    let shown = Shown::new(&tree, &graph.regions[0]);
    let suspends = shown.region.suspends.iter().enumerate();
    suspends
        .filter(|(_, suspend)| suspend.certain)
        .map(|(suspend, _)| shown.suspend(suspend))
        .collect()
}

/// The ways into the first region and on from its points, each with what it does to the index, but
/// those that do nothing to it and lead out.
pub fn ways(text: &str) -> Vec<String> {
    let (tree, graph) = lowered(text);
    let shown = Shown::new(&tree, &graph.regions[0]);
    let mut lines = shown.arrival("enter", &shown.region.entry);
    for point in &shown.region.points {
        let from = quote(&tree, point.node);
        match &point.kind {
            PointKind::Step {
                success,
                failure,
                running,
                ..
            } => {
                let edges = [("succeeds", success), ("fails", failure), ("runs", running)];
                for (outcome, edge) in edges {
                    lines.extend(shown.edge(&format!("{from} {outcome}"), edge));
                }
            }
            PointKind::Arrive(arrival) => lines.extend(shown.arrival(&from, arrival)),
            kind => lines.extend(kind.edges().filter_map(|edge| shown.edge(&from, edge))),
        }
    }
    lines
}

fn quote(tree: &Tree, node: NodeId) -> String {
    tree.nodes[node].quote.clone()
}

struct Shown<'graph> {
    tree: &'graph Tree,
    region: &'graph Region,
}

impl<'graph> Shown<'graph> {
    fn new(tree: &'graph Tree, region: &'graph Region) -> Self {
        Self { tree, region }
    }

    fn suspend(&self, suspend: SuspendId) -> String {
        let suspend = &self.region.suspends[suspend];
        let also = suspend.also.iter().map(|&node| quote(self.tree, node));
        let mut text = quote(self.tree, suspend.node);
        if let Some(before) = suspend.before {
            text = format!("{text} before {}", quote(self.tree, before));
        }
        also.fold(text, |text, other| format!("{text}, {other}"))
    }

    fn suspends(&self, suspends: &[SuspendId]) -> String {
        let suspends: Vec<String> = suspends
            .iter()
            .map(|&suspend| self.suspend(suspend))
            .collect();
        suspends.join(" | ")
    }

    fn arrival(&self, from: &str, arrival: &Arrival) -> Vec<String> {
        let resumed = arrival.resume.iter().map(|(suspends, edge)| {
            let at = self.suspends(suspends);
            self.edge(&format!("{from} at {at}"), edge)
        });
        let start = self.edge(&format!("{from} else"), &arrival.start);
        resumed.chain([start]).flatten().collect()
    }

    fn edge(&self, from: &str, edge: &Edge) -> Option<String> {
        let writes: Vec<String> = edge
            .effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Start(suspend) => Some(format!(" start {}", self.suspend(*suspend))),
                Effect::Suspend(suspend) => Some(format!(" rest at {}", self.suspend(*suspend))),
                Effect::Restore(suspends) => {
                    Some(format!(" restore past {}", self.suspends(suspends)))
                }
                Effect::Replace(suspend) => {
                    Some(format!(" replaced by {}", self.suspend(*suspend)))
                }
                _ => None,
            })
            .collect();
        let to = match edge.to {
            Target::Point(point) => quote(self.tree, self.region.points[point].node),
            Target::Again { point, .. } => {
                format!(
                    "back to {}",
                    quote(self.tree, self.region.points[point].node)
                )
            }
            Target::Done(_) | Target::Running if writes.is_empty() => return None,
            Target::Done(_) => "done".to_owned(),
            Target::Running => "running".to_owned(),
        };
        Some(format!("{from}:{} → {to}", writes.join(",")))
    }
}
