//! A `parallel` that begins with leaves: `parallel< look_around, sequence< aim, shoot > >`.
//!
//! Where every child has to succeed, and none of the leaves can run, nothing but the last child is
//! ever ticked again, and its result is that of all. So rustc knows what the bits would tell:
//!
//! ```text
//! /// `look_around`
//! if self.completed & 1 == 0 {
//!     … self.completed |= 1;
//!     if IntoStatus::can_run(look_around_status) && self.completed == 3 { … }
//! }
//!
//! /// `sequence< … >`
//! if !IntoStatus::can_run(look_around_status) || self.completed & 2 == 0 {
//!     … self.completed |= 2;
//!     if !IntoStatus::can_run(look_around_status) || self.completed == 3 { … }
//! }
//! ```

use crate::check::model::NodeId;
use crate::code::Expr;
use crate::lower::graph::{Edge, Graph, PointKind, Quota, RegionId, Step, Target};

/// All children of a `parallel` but the last, if they are calls of functions, and if one failure
/// or the success of all children decides.
pub fn leading_leaves(graph: &Graph, step: &Step) -> Option<Vec<NodeId>> {
    let Step::Parallel {
        regions,
        success: Quota::Literal(success),
        succeeded: None,
        failed: None,
        ..
    } = step
    else {
        return None;
    };
    let (_, leading) = regions.split_last()?;
    if *success as usize != regions.len() {
        return None;
    }
    leading
        .iter()
        .map(|&region| only_call(graph, region))
        .collect()
}

/// The call that is all there is to a region, so that the region runs only if the call does.
fn only_call(graph: &Graph, region: RegionId) -> Option<NodeId> {
    let [point] = graph.regions[region].points.as_slice() else {
        return None;
    };
    match &point.kind {
        PointKind::Step {
            step: Step::Call,
            success,
            failure,
            ..
        } => {
            let completes = |edge: &Edge| matches!(edge.to, Target::Done(_));
            (completes(success) && completes(failure)).then_some(point.node)
        }
        _ => None,
    }
}

/// What is asked beside the bits.
pub struct LeadingLeaves {
    leaves: Vec<NodeId>,
}

impl LeadingLeaves {
    pub fn of(graph: &Graph, step: &Step) -> Option<Self> {
        let leaves = leading_leaves(graph, step)?;
        (!leaves.is_empty()).then_some(Self { leaves })
    }

    /// Whether a child is to be ticked: unless its bit tells that it has completed.
    pub fn is_open(&self, position: usize, no_bit: Expr) -> Expr {
        match self.leaves.get(position) {
            // Its bit tells also whether the node has just started.
            Some(_) => no_bit,
            None => self.or_alone(no_bit),
        }
    }

    /// Whether all have succeeded with this child: after a leaf only if it has run, so that the
    /// last child came before it in an earlier tick.
    pub fn are_all_done(&self, position: usize, all_bits: Expr) -> Expr {
        match self.leaves.get(position) {
            Some(&leaf) => Expr::All(vec![Expr::CanRun(leaf), all_bits]),
            None => self.or_alone(all_bits),
        }
    }

    /// The last child needs no bit if it alone can run.
    fn or_alone(&self, bits: Expr) -> Expr {
        let can_run = self.leaves.iter().map(|&leaf| Expr::CanRun(leaf));
        Expr::Any(vec![Expr::any(can_run.collect()).negated(), bits])
    }
}

#[cfg(test)]
mod tests {
    use super::LeadingLeaves;
    use crate::code::Expr;
    use crate::lower::graph::{Graph, PointKind};

    fn graph(tree: &str) -> Graph {
        let mut diagnostics = crate::Diagnostics::default();
        let input = crate::parse(tree.parse().expect("tokens"), &mut diagnostics);
        let trees = crate::check(input, &mut diagnostics);
        assert!(diagnostics.into_errors().is_empty(), "{tree}");
        let checked = trees[0].checked.as_ref().expect("a tree without mistakes");
        crate::lower(&checked.tree)
    }

    /// Of the only `parallel` in a tree.
    fn leading(tree: &str) -> Option<LeadingLeaves> {
        let graph = graph(&format!("|hero| {tree}"));
        let points = graph.regions.iter().flat_map(|region| &region.points);
        let steps = points.filter_map(|point| match &point.kind {
            PointKind::Step { step, .. } if !step.regions().is_empty() => Some(step),
            _ => None,
        });
        let steps: Vec<_> = steps.collect();
        let [step] = steps.as_slice() else {
            panic!("{} parallels in {tree}", steps.len());
        };
        LeadingLeaves::of(&graph, step)
    }

    #[test]
    fn only_where_all_but_the_last_are_calls_and_all_have_to_succeed() {
        for (tree, leaves) in [
            ("parallel< look, walk >", Some(1)),
            ("parallel< look, sequence< aim, shoot > >", Some(1)),
            ("parallel< look, listen, retry(3, walk) >", Some(2)),
            ("parallel< sequence< aim, shoot >, look >", None),
            ("parallel< look, sequence< aim, shoot >, walk >", None),
            ("parallel(success = 1)< look, walk, swim >", None),
            ("parallel(success = 2)< look, walk, swim >", None),
            // After one failure, not all can succeed.
            ("parallel(failure = 2)< look, walk, swim >", Some(2)),
            ("parallel(success = hero.many)< look, walk >", None),
        ] {
            let found = leading(tree).map(|leading| leading.leaves.len());
            assert_eq!(found, leaves, "{tree}");
        }
    }

    #[test]
    fn bits_are_asked_only_beside_what_rustc_knows() {
        let leading = leading("parallel< look, listen, walk >").expect("leading leaves");
        let [look, listen] = leading.leaves[..] else {
            panic!("{:?}", leading.leaves);
        };
        // Any expression would do.
        let bits = || Expr::Not(Box::new(Expr::CanRun(99)));
        assert_eq!(leading.is_open(0, bits()), bits());
        let all = Expr::All(vec![Expr::CanRun(listen), bits()]);
        assert_eq!(leading.are_all_done(1, bits()), all);
        let runs = Expr::any(vec![Expr::CanRun(look), Expr::CanRun(listen)]);
        let last = Expr::Any(vec![runs.negated(), bits()]);
        assert_eq!(leading.is_open(2, bits()), last);
        assert_eq!(leading.are_all_done(2, bits()), last);
    }
}
