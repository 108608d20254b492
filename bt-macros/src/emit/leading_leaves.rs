//! A `parallel` that begins with leaves: `parallel< look_around, sequence< aim, shoot > >`.
//!
//! Where every child has to succeed, and none of the leaves can run, nothing but the last child is
//! ever ticked again, and its result is that of all. So rustc knows what the bits would tell:
//!
//! ```text
//! /// `look_around`
//! if self.succeeded & 1 == 0 {
//!     … self.succeeded |= 1;
//!     if look_around_type.can_run() && self.succeeded == 3 { … }
//! }
//!
//! /// `sequence< … >`
//! if !look_around_type.can_run() || self.succeeded & 2 == 0 {
//!     … self.succeeded |= 2;
//!     if !look_around_type.can_run() || self.succeeded == 3 { … }
//! }
//! ```

use super::body::Body;
use super::code;
use crate::check::model::NodeId;
use crate::lower::graph::{Edge, Graph, PointKind, Quota, RegionId, Step, Target};
use proc_macro2::TokenStream;

/// All children of a `parallel` but the last, if they are calls of functions, and if one failure
/// or the success of all children decides.
pub fn leading_leaves(graph: &Graph, step: &Step) -> Option<Vec<NodeId>> {
    let Step::Parallel {
        regions,
        success: Quota::Literal(success),
        succeeded: Some(_),
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
    /// Whether each of the leaves can run.
    can_run: Vec<TokenStream>,
    /// Whether none can.
    none_can_run: TokenStream,
}

impl LeadingLeaves {
    /// None where types of leaves are not asked for, as these are many.
    pub fn of(body: &Body, step: &Step) -> Option<Self> {
        if body.parts.is_some() {
            return None;
        }
        let leaves = leading_leaves(body.graph, step)?;
        let can_run: Vec<TokenStream> = leaves.iter().map(|&leaf| body.can_run(leaf)).collect();
        let none_can_run = match can_run.as_slice() {
            [] => return None,
            [leaf] => code! { !#leaf },
            leaves => code! { !(#(#leaves)||*) },
        };
        Some(Self {
            can_run,
            none_can_run,
        })
    }

    /// Whether a child is to be ticked: unless its bit tells that it has completed.
    pub fn is_open(&self, position: usize, no_bit: TokenStream) -> TokenStream {
        match self.can_run.get(position) {
            // Its bit tells also whether the node has just started.
            Some(_) => no_bit,
            None => self.or_alone(&no_bit),
        }
    }

    /// Whether all have succeeded with this child: after a leaf only if it has run, so that the
    /// last child came before it in an earlier tick.
    pub fn are_all_done(&self, position: usize, all_bits: &TokenStream) -> TokenStream {
        match self.can_run.get(position) {
            Some(can_run) => code! { #can_run && #all_bits },
            None => self.or_alone(all_bits),
        }
    }

    /// The last child needs no bit if it alone can run.
    fn or_alone(&self, bits: &TokenStream) -> TokenStream {
        let alone = &self.none_can_run;
        code! { #alone || #bits }
    }
}
