//! `#[derive(Serialize, Deserialize)]` before a tree: state that is loaded into no other tree.
//!
//! Written here and not by serde's own derive, which would load a state of another tree, or a resume
//! index that leads nowhere. Needs the feature `serde` of the facade.

mod live;

use super::derives::Data;
use super::state::{Content, Field};
use crate::code::build::Arrangement;
use crate::code::names::Names;
use crate::lower::graph::{Effect, Graph, Kept, PointKind, Quota, SlotId, SlotKind, Step, BITS};
use crate::tokens::{code, mixed_at, runtime};
use live::live;
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet};

impl Data<'_> {
    /// ```text
    /// fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
    ///     let mut tree = serializer.serialize_struct("Night", 2)?;
    ///     tree.serialize_field("shape", &<Self as Tree>::SHAPE)?;
    ///     tree.serialize_field("resume", &self.resume)?;
    ///     tree.end()
    /// }
    /// ```
    pub fn serialize(&self, at: Span) -> TokenStream {
        let runtime = mixed_at(crate::tokens::RUNTIME, at);
        let name = self.name.to_string();
        let told: Vec<_> = self.told().collect();
        let texts = told.iter().map(|(field, _)| field.to_string());
        let fields = told.iter().map(|(field, _)| field);
        let count = Literal::usize_unsuffixed(told.len() + 1);
        let saved = code! { #runtime::saved };
        code! {
            fn serialize<__S: #saved::Serializer>(
                &self,
                serializer: __S,
            ) -> #runtime::Result<__S::Ok, __S::Error> {
                let mut tree = #saved::Serializer::serialize_struct(serializer, #name, #count)?;
                #saved::SerializeStruct::serialize_field(
                    &mut tree,
                    "shape",
                    &<Self as #runtime::Tree>::SHAPE,
                )?;
                #(#saved::SerializeStruct::serialize_field(&mut tree, #texts, &self.#fields)?;)*
                #saved::SerializeStruct::end(tree)
            }
        }
    }

    /// ```text
    /// fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
    ///     let (resume, (wait_started, ())) =
    ///         saved::load(deserializer, "Night", &["shape", "resume", "wait_started"], Self::SHAPE)?;
    ///     let resume = saved::within(resume, 2, "resume")?;
    ///     Ok(Self { resume, wait_started })
    /// }
    /// ```
    pub fn deserialize(&self, at: Span) -> TokenStream {
        let runtime = mixed_at(crate::tokens::RUNTIME, at);
        let name = self.name.to_string();
        let told: Vec<_> = self.told().collect();
        let texts = told.iter().map(|(field, _)| field.to_string());
        let read = told.iter().rev().fold(code! { () }, |rest, (field, _)| {
            code! { (#field, #rest) }
        });
        let checked = told.iter().filter_map(|(field, most)| {
            let (most, text) = (Literal::u128_unsuffixed((*most)?), field.to_string());
            Some(code! { let #field = #runtime::saved::within(#field, #most, #text)?; })
        });
        let agreed = self.agree.iter();
        let fields = told.iter().map(|(field, _)| field.to_token_stream());
        let markers = self
            .fields
            .iter()
            .filter(|(_, ty)| super::derives::is_marker(ty));
        let markers = markers.map(|(field, _)| code! { #field: #runtime::PhantomData });
        let fields = fields.chain(markers);
        code! {
            fn deserialize<__D: #runtime::saved::Deserializer<'__de>>(
                deserializer: __D,
            ) -> #runtime::Result<Self, __D::Error> {
                let #read = #runtime::saved::load(
                    deserializer,
                    #name,
                    &["shape", #(#texts),*],
                    <Self as #runtime::Tree>::SHAPE,
                )?;
                #(#checked)*
                #(#agreed)*
                #runtime::Result::Ok(Self { #(#fields),* })
            }
        }
    }

    /// The fields that are saved, and the most that is right in each.
    fn told(&self) -> impl Iterator<Item = (&Ident, Option<u128>)> {
        let fields = self.fields.iter().enumerate();
        let told = fields.filter(|(_, (_, ty))| !super::derives::is_marker(ty));
        told.map(|(place, (name, _))| (name, self.most.get(place).copied().flatten()))
    }
}

/// The greatest number that a tree leaves in a field between two ticks, if there is one.
pub fn most(
    graph: &Graph,
    plans: &[Arrangement],
    fields: &[Field],
    slots: &[Ident],
) -> Vec<Option<u128>> {
    let of_field = |field: &Field| match field.content {
        Content::Resume => {
            let mut regions = graph.regions.iter().zip(plans);
            let (region, plan) = regions
                .find(|(region, _)| region.kept != Kept::Nothing && region.root == field.node)?;
            Some(match region.kept {
                Kept::Index => plan.numbers.suspends.iter().copied().max().unwrap_or(0) as u128,
                _ => 1,
            })
        }
        Content::Slot(kind) => {
            let slot = slots.iter().position(|slot| *slot == field.name)?;
            most_of_slot(graph, slot, kind)
        }
        Content::Value { .. } => None,
    };
    fields.iter().map(of_field).collect()
}

/// What else has to be so, as statements.
pub fn agree(graph: &Graph, plans: &[Arrangement], names: &Names) -> Vec<TokenStream> {
    [counts_agree(graph, &names.slots), live(graph, plans, names)].concat()
}

/// What has to be so of the children of a `parallel` or `parallel_all` that have completed, and the numbers of their results.
///
/// ```text
/// saved::agree(
///     saved::ones(parallel_completed) < 3 && saved::ones(parallel_completed) == saved::number(parallel_failed),
///     "parallel_completed",
/// )?;
/// ```
fn counts_agree(graph: &Graph, slots: &[Ident]) -> Vec<TokenStream> {
    let steps = points(graph).filter_map(|point| match point {
        PointKind::Step { step, .. } if !step.completed().is_empty() => Some(step),
        _ => None,
    });
    // Of nodes that are never live together, the same slots may serve several.
    let mut groups: Vec<(BTreeSet<SlotId>, Vec<&Step>)> = Vec::new();
    for step in steps {
        let mut joined = (slots_of(step), vec![step]);
        for (kept, steps) in std::mem::take(&mut groups) {
            if kept.is_disjoint(&joined.0) {
                groups.push((kept, steps));
            } else {
                joined.0.extend(kept);
                joined.1.extend(steps);
            }
        }
        groups.push(joined);
    }
    let others = counted_otherwise(graph);
    let alone = groups.iter().filter(|(kept, _)| others.is_disjoint(kept));
    let runtime = runtime();
    let all = alone.map(|(kept, steps)| {
        let way = |step: &&Step| {
            // While this one runs, what only others count in is zero.
            let used = slots_of(step);
            let unused = kept.difference(&used).map(|slot| &slots[*slot]);
            let agrees = agrees(step, slots);
            let way = code! { #agrees #(&& #unused == 0)* };
            (way.to_string(), way)
        };
        let ways: BTreeMap<String, TokenStream> = steps.iter().map(way).collect();
        let ways = ways.values();
        let text = slots[steps[0].completed()[0]].to_string();
        code! { #runtime::saved::agree(#(#ways)||*, #text)?; }
    });
    all.collect()
}

fn agrees(step: &Step, slots: &[Ident]) -> TokenStream {
    let runtime = runtime();
    let bits = step.completed().iter().map(|slot| &slots[*slot]);
    let completed = code! { #(#runtime::saved::ones(#bits))+* };
    let children = Literal::u32_unsuffixed(u32::try_from(step.regions().len()).unwrap_or(u32::MAX));
    let counted: Vec<_> = step
        .results()
        .into_iter()
        .flatten()
        .map(|slot| &slots[slot])
        .collect();
    // All of them together would have decided.
    let undecided = code! { #completed < #children };
    match (step, &counted[..]) {
        // Each result that is counted left it undecided, and any other would have decided.
        (Step::Parallel { .. }, [_, ..]) => {
            let computed = agree_with_quotas(step, slots, &completed);
            code! { #undecided && #completed == #(#runtime::saved::number(#counted))+* #computed }
        }
        (_, [failed]) => code! { #undecided && #runtime::saved::number(#failed) <= #completed },
        _ => undecided,
    }
}

/// Numbers of results against quotas of which one is computed: `&& saved::number(parallel_succeeded) < saved::number(parallel_count).max(1)`
///
/// Those of literal quotas are within their greatest numbers.
fn agree_with_quotas(step: &Step, slots: &[Ident], completed: &TokenStream) -> TokenStream {
    let runtime = runtime();
    let Step::Parallel {
        success, failure, ..
    } = step
    else {
        return TokenStream::new();
    };
    let quota = |quota: &Quota| match quota {
        Quota::Literal(count) => Literal::u32_unsuffixed(*count).into_token_stream(),
        Quota::Slot(slot) => {
            let slot = &slots[*slot];
            code! { #runtime::saved::number(#slot).max(1) }
        }
    };
    let mut agree = TokenStream::new();
    let results = step.results();
    for (of, counter) in [success, failure].into_iter().zip(results) {
        if let (Quota::Slot(_), Some(counter)) = (of, counter) {
            let (counter, quota) = (&slots[counter], quota(of));
            agree.extend(code! { && #runtime::saved::number(#counter) < #quota });
        }
    }
    let are_literal = matches!([success, failure], [Quota::Literal(_), Quota::Literal(_)]);
    if let (Some(failed), false) = (results[1], are_literal) {
        // Too many failures for success would have decided. Where nothing has completed, the number may be of another node.
        let children = u32::try_from(step.regions().len()).unwrap_or(u32::MAX);
        let (children, failed) = (Literal::u32_unsuffixed(children), &slots[failed]);
        let success = quota(success);
        agree.extend(code! {
            && (#completed == 0 || #runtime::saved::number(#failed) + #success <= #children)
        });
    }
    agree
}

fn slots_of(step: &Step) -> BTreeSet<SlotId> {
    let results = step.results().into_iter().flatten();
    step.completed().iter().copied().chain(results).collect()
}

/// The slots that something else counts in.
fn counted_otherwise(graph: &Graph) -> BTreeSet<SlotId> {
    let counted = points(graph).filter_map(|point| match point {
        PointKind::Count { slot, .. } | PointKind::IfZero { slot, .. } => Some(*slot),
        _ => None,
    });
    let evaluated = effects(graph).filter_map(|effect| match effect {
        Effect::Evaluate(_, slot) | Effect::EvaluateSecond(_, slot) | Effect::Remember(slot, _) => {
            Some(*slot)
        }
        _ => None,
    });
    counted.chain(evaluated).collect()
}

fn most_of_slot(graph: &Graph, slot: SlotId, kind: SlotKind) -> Option<u128> {
    match kind {
        SlotKind::Instant | SlotKind::MemoryInstant | SlotKind::Duration => None,
        SlotKind::Memory(_) => {
            let remembered = effects(graph).filter_map(|effect| match effect {
                Effect::Remember(by, number) if *by == slot => Some(u128::from(*number)),
                _ => None,
            });
            Some(remembered.max().unwrap_or(0))
        }
        SlotKind::Counter(_) => {
            let is_computed = effects(graph).any(|effect| {
                matches!(effect, Effect::Evaluate(_, by) | Effect::EvaluateSecond(_, by) if *by == slot)
            });
            let mut most = None;
            for point in points(graph) {
                match point {
                    PointKind::Count {
                        slot: by, up_to, ..
                    } if *by == slot => {
                        // The last cycle puts it back.
                        let cycles = u128::from((*up_to)?.saturating_sub(1));
                        most = most.max(Some(cycles));
                    }
                    PointKind::Step { step, .. } => most = most.max(most_results(step, slot)),
                    _ => {}
                }
            }
            most.filter(|_| !is_computed)
        }
        SlotKind::Bits(_) => {
            let children = points(graph).filter_map(|point| match point {
                PointKind::Step { step, .. } => children_in(step, slot),
                _ => None,
            });
            children
                .max()
                .map(|children| u128::MAX >> (BITS - children))
        }
    }
}

/// How many results of one kind a step leaves in this slot: one less than decide, or than it has children.
fn most_results(step: &Step, slot: SlotId) -> Option<u128> {
    let kept = step.results().iter().position(|kept| *kept == Some(slot))?;
    let decide = match step {
        Step::Parallel {
            success, failure, ..
        } => match [success, failure][kept] {
            Quota::Literal(count) => Some(u128::from(*count)),
            Quota::Slot(_) => None,
        },
        _ => None,
    };
    Some(decide.unwrap_or(step.regions().len() as u128) - 1)
}

/// For how many children a step keeps bits in this slot.
fn children_in(step: &Step, slot: SlotId) -> Option<usize> {
    let before = step.completed().iter().position(|bits| *bits == slot)?;
    Some(BITS.min(step.regions().len() - before * BITS))
}

fn points(graph: &Graph) -> impl Iterator<Item = &PointKind> {
    let points = graph.regions.iter().flat_map(|region| &region.points);
    points.map(|point| &point.kind)
}

fn effects(graph: &Graph) -> impl Iterator<Item = &Effect> {
    let edges = graph
        .regions
        .iter()
        .flat_map(crate::lower::graph::Region::edges);
    edges.flat_map(|edge| &edge.effects)
}
