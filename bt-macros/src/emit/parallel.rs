//! Nodes that tick several inner regions in one tick.
//!
//! ```text
//! 'all: {
//!     let decided = 'decided: {
//!         if self.succeeded & 1 == 0 {
//!             match /* a child */ { … break 'decided Status::Success … }
//!         }
//!         break 'all Status::Running;
//!     };
//!     /* halt what runs */
//!     decided
//! }
//! ```

use super::body::{status, RegionBody};
use super::leading_leaves::LeadingLeaves;
use super::step::is_call;
use super::{code, mixed, runtime};
use crate::check::model::Outcome;
use crate::lower::graph::{Quota, RegionId, SlotId};
use proc_macro2::{Literal, TokenStream};
use quote::ToTokens;
use syn::Lifetime;

impl RegionBody<'_> {
    /// `on_running = continue`
    pub fn tick_all(&self, until: Outcome, regions: &[RegionId]) -> TokenStream {
        let runtime = runtime();
        let any_running = mixed("any_running");
        let [all, decided] = self.group_labels(regions);
        let (deciding, passing) = (status(until), status(until.opposite()));
        let halts = self.halt_all(regions);
        let decide = if halts.is_empty() {
            code! { break #decided #deciding }
        } else {
            code! { break #decided }
        };
        let ticks = regions.iter().map(|&region| {
            let (comment, before, tick) = self.child(region);
            code! {
                #[doc = #comment]
                #before
                match #tick {
                    #deciding => #decide,
                    #passing => {}
                    #runtime::Status::Running => #any_running = true,
                }
            }
        });
        let undecided = code! { if #any_running { #runtime::Status::Running } else { #passing } };
        if halts.is_empty() {
            return code! {
                #decided: {
                    let mut #any_running = false;
                    #(#ticks)*
                    #undecided
                }
            };
        }
        code! {
            #all: {
                let mut #any_running = false;
                #decided: {
                    #(#ticks)*
                    break #all #undecided;
                }
                #halts
                #deciding
            }
        }
    }

    /// `parallel`
    pub fn parallel(
        &self,
        regions: &[RegionId],
        quotas: [Quota; 2],
        marks: [Option<SlotId>; 2],
        leading: Option<&LeadingLeaves>,
    ) -> TokenStream {
        let runtime = runtime();
        let [all, decided] = self.group_labels(regions);
        let (success, failure) = (status(Outcome::Success), status(Outcome::Failure));
        let ticks = regions.iter().zip(0..).map(|(&region, position)| {
            let (comment, before, tick) = self.child(region);
            let bit = Literal::u128_unsuffixed(1 << position);
            let count = regions.len();
            let mut enough = self.enough(quotas[0], marks[0], count);
            if let Some(leading) = leading {
                enough = leading.are_all_done(position, &enough);
            }
            let succeeded = self.mark(marks[0], &bit, &enough, &decided, &success);
            let too_many = self.too_many_failures(quotas, marks, count);
            let failed = self.mark(marks[1], &bit, &too_many, &decided, &failure);
            let never = (position == 0).then(|| self.never_enough(quotas[0], count, &decided));
            let tick = code! {
                #before
                match #tick {
                    #success => #succeeded
                    #failure => #failed
                    #runtime::Status::Running => {}
                }
                #never
            };
            let tick = match (self.is_unmarked(&marks, &bit), leading) {
                (None, _) => tick,
                (Some(unmarked), None) => code! { if #unmarked { #tick } },
                (Some(unmarked), Some(leading)) => {
                    let is_open = leading.is_open(position, unmarked);
                    code! { if #is_open { #tick } }
                }
            };
            code! { #[doc = #comment] #tick }
        });
        let (halts, result) = (self.halt_all(regions), mixed("decided"));
        if halts.is_empty() {
            return code! { #decided: { #(#ticks)* #runtime::Status::Running } };
        }
        code! {
            #all: {
                let #result = #decided: {
                    #(#ticks)*
                    break #all #runtime::Status::Running;
                };
                #halts
                #result
            }
        }
    }

    /// A computed number of successes above the number of children: found out after the first.
    fn never_enough(
        &self,
        success: Quota,
        children: usize,
        decided: &Lifetime,
    ) -> Option<TokenStream> {
        let Quota::Slot(slot) = success else {
            return None;
        };
        let (runtime, quota, failure) = (runtime(), self.body.slot(slot), status(Outcome::Failure));
        let children = Literal::usize_unsuffixed(children);
        Some(code! {
            if #runtime::out_of_reach(#children, #quota) {
                break #decided #failure;
            }
        })
    }

    /// Marks a completion, and leaves if that decides.
    fn mark(
        &self,
        mark: Option<SlotId>,
        bit: &Literal,
        enough: &TokenStream,
        label: &Lifetime,
        result: &TokenStream,
    ) -> TokenStream {
        match mark {
            None => code! { break #label #result, },
            Some(slot) => {
                let slot = self.body.slot(slot);
                code! {
                    {
                        #slot |= #bit;
                        if #enough {
                            break #label #result;
                        }
                    }
                }
            }
        }
    }

    /// Whether a child has not completed, where that is kept at all.
    fn is_unmarked(&self, marks: &[Option<SlotId>; 2], bit: &Literal) -> Option<TokenStream> {
        let slots: Vec<TokenStream> = marks
            .iter()
            .flatten()
            .map(|&slot| self.body.slot(slot))
            .collect();
        match slots.as_slice() {
            [] => None,
            [mark] => Some(code! { #mark & #bit == 0 }),
            marks => Some(code! { (#(#marks)|*) & #bit == 0 }),
        }
    }

    /// Have enough children succeeded?
    fn enough(&self, quota: Quota, mark: Option<SlotId>, children: usize) -> TokenStream {
        let Some(mark) = mark else {
            return TokenStream::new();
        };
        let mark = self.body.slot(mark);
        match quota {
            Quota::Literal(count) if count as usize == children => {
                let everyone = everyone(children);
                code! { #mark == #everyone }
            }
            Quota::Literal(count) => {
                let count = Literal::u32_unsuffixed(count);
                code! { #mark.count_ones() >= #count }
            }
            Quota::Slot(slot) => {
                let (runtime, quota) = (runtime(), self.body.slot(slot));
                code! { #runtime::reached(#mark.count_ones(), #quota) }
            }
        }
    }

    /// Have too many failed? A literal quota knows already how many successes it takes.
    fn too_many_failures(
        &self,
        quotas: [Quota; 2],
        marks: [Option<SlotId>; 2],
        children: usize,
    ) -> TokenStream {
        let [success, failure] = quotas;
        let enough = self.enough(failure, marks[1], children);
        let (Some(mark), false) = (
            marks[1],
            matches!(quotas, [Quota::Literal(_), Quota::Literal(_)]),
        ) else {
            return enough;
        };
        let (runtime, mark, success) = (runtime(), self.body.slot(mark), self.quota(success));
        let children = Literal::u32_suffixed(u32::try_from(children).unwrap_or(u32::MAX));
        code! { #enough || #runtime::out_of_reach(#children.wrapping_sub(#mark.count_ones()), #success) }
    }

    /// `parallel(each = tick)`
    pub fn parallel_each(
        &self,
        regions: &[RegionId],
        success: Quota,
        failure: Quota,
    ) -> TokenStream {
        let runtime = runtime();
        let [all, _] = self.group_labels(regions);
        let (succeeded, failed, result) = (mixed("succeeded"), mixed("failed"), mixed("decided"));
        let (when_succeeded, when_failed) = (status(Outcome::Success), status(Outcome::Failure));
        let ticks = regions.iter().map(|&region| {
            let (comment, before, tick) = self.child(region);
            code! {
                #[doc = #comment]
                #before
                match #tick {
                    #when_succeeded => #succeeded = #succeeded.wrapping_add(1),
                    #when_failed => #failed = #failed.wrapping_add(1),
                    #runtime::Status::Running => {}
                }
            }
        });
        let halts = self.halt_all(regions);
        let never = matches!(success, Quota::Slot(_)).then(|| {
            let (children, success) = (
                Literal::usize_unsuffixed(regions.len()),
                self.quota(success),
            );
            code! { || #runtime::out_of_reach(#children, #success) }
        });
        let (success, failure) = (self.quota(success), self.quota(failure));
        let ticked = code! {
            let mut #succeeded = 0_u32;
            let mut #failed = 0_u32;
            #(#ticks)*
        };
        let decided = |undecided: TokenStream| {
            code! {
                if #runtime::reached(#failed, #failure) #never {
                    #when_failed
                } else if #runtime::reached(#succeeded, #success) {
                    #when_succeeded
                } else {
                    #undecided
                }
            }
        };
        let running = code! { #runtime::Status::Running };
        if halts.is_empty() {
            let decided = decided(running);
            return code! { { #ticked #decided } };
        }
        let decided = decided(code! { break #all #running; });
        code! {
            #all: {
                #ticked
                let #result = #decided;
                #halts
                #result
            }
        }
    }

    /// `parallel_all`
    pub fn parallel_all(
        &self,
        regions: &[RegionId],
        failures: Quota,
        completed: SlotId,
        failed: SlotId,
    ) -> TokenStream {
        let runtime = runtime();
        let (completed_slot, failed_slot) = (self.body.slot(completed), self.body.slot(failed));
        let (success, failure) = (status(Outcome::Success), status(Outcome::Failure));
        let done = mixed("done");
        let ticks = regions.iter().zip(0..).map(|(&region, position)| {
            let (comment, before, tick) = self.child(region);
            let bit = Literal::u128_unsuffixed(1 << position);
            code! {
                #[doc = #comment]
                if #completed_slot & #bit == 0 {
                    #before
                    match #tick {
                        #runtime::Status::Running => {}
                        #done => {
                            #completed_slot |= #bit;
                            if #done == #failure {
                                #failed_slot |= #bit;
                            }
                        }
                    }
                }
            }
        });
        let everyone = everyone(regions.len());
        let too_many = match failures {
            Quota::Literal(1) => code! { #failed_slot != 0 },
            failures => self.enough(failures, Some(failed), regions.len()),
        };
        code! {
            {
                #(#ticks)*
                if #completed_slot != #everyone {
                    #runtime::Status::Running
                } else if #too_many {
                    #failure
                } else {
                    #success
                }
            }
        }
    }

    /// A comment that quotes a child, what comes before its result, and the result of its tick.
    fn child(&self, region: RegionId) -> (String, Option<TokenStream>, TokenStream) {
        let comment = self.body.comment(self.body.graph.regions[region].root);
        let tick = self.body.introduced_region(region);
        if is_call(&tick) {
            return (comment, None, tick);
        }
        let outcome = mixed("outcome");
        let before = code! { let #outcome = #tick; };
        (comment, Some(before), outcome.into_token_stream())
    }

    fn quota(&self, quota: Quota) -> TokenStream {
        match quota {
            Quota::Literal(count) => {
                let count = Literal::u32_unsuffixed(count);
                code! { #count }
            }
            Quota::Slot(slot) => self.body.slot(slot),
        }
    }

    fn halt_all(&self, regions: &[RegionId]) -> TokenStream {
        let halts = regions.iter().map(|&region| self.body.halt_region(region));
        code! { #(#halts)* }
    }

    /// The labels of the block that ends with the tick of the group, and of the one that ends
    /// when it is decided.
    pub fn group_labels(&self, regions: &[RegionId]) -> [Lifetime; 2] {
        let [.., all, decided] = self.body.names.labels[regions[0]].clone();
        [all, decided]
    }
}

/// A bit for each child.
fn everyone(children: usize) -> Literal {
    let unused = 128_usize.saturating_sub(children);
    Literal::u128_unsuffixed(u128::MAX >> unused.min(127))
}
