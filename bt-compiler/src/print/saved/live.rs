//! What of a saved state is live, and only where what it belongs to runs.

use crate::code::build::Arrangement;
use crate::code::names::Names;
use crate::lower::graph::{Cleanup, Graph, Kept, Region, SlotKind};
use crate::tokens::{code, runtime};
use proc_macro2::{Ident, Literal, TokenStream};
use std::collections::BTreeSet;

/// What has to be so of inner regions and counts: they are 0 where what they belong to does not run.
///
/// ```text
/// saved::live(work_resume == 0 || resume == 2 || (4..=7).contains(&resume), "work_resume")?;
/// ```
pub fn live(graph: &Graph, plans: &[Arrangement], names: &Names) -> Vec<TokenStream> {
    let runtime = runtime();
    let all = graph.live_at().into_iter().filter_map(|(what, regions)| {
        let field = match what {
            Cleanup::HaltRegion(inner) if graph.regions[inner].kept != Kept::Nothing => {
                &names.resume[inner]
            }
            Cleanup::Reset(slot) => match graph.slots[slot].kind {
                SlotKind::Counter(_) | SlotKind::Bits(_) => &names.slots[slot],
                _ => return None,
            },
            _ => return None,
        };
        let mut ways = Vec::new();
        for (around, suspends) in regions {
            let Region {
                kept,
                suspends: all,
                ..
            } = &graph.regions[around];
            let resume = &names.resume[around];
            match kept {
                // Nobody knows whether it runs.
                Kept::Nothing => return None,
                Kept::Running => ways.push(code! { #resume != 0 }),
                Kept::Index if suspends.len() == all.len() => ways.push(code! { #resume != 0 }),
                Kept::Index => {
                    let numbers = &plans[around].numbers.suspends;
                    let numbers = suspends.iter().map(|suspend| numbers[*suspend]);
                    ways.extend(
                        ranges(numbers.collect())
                            .into_iter()
                            .map(|range| one_of(resume, range)),
                    );
                }
            }
        }
        let text = field.to_string();
        Some(code! { #runtime::saved::live(#field == 0 #(|| #ways)*, #text)?; })
    });
    all.collect()
}

fn one_of(resume: &Ident, (first, last): (usize, usize)) -> TokenStream {
    let [from, to] = [first, last].map(Literal::usize_unsuffixed);
    if first == last {
        code! { #resume == #from }
    } else {
        code! { (#from..=#to).contains(&#resume) }
    }
}

/// Numbers that follow each other, as the first and the last of them.
fn ranges(numbers: BTreeSet<usize>) -> Vec<(usize, usize)> {
    let mut ranges: Vec<(usize, usize)> = Vec::new();
    for number in numbers {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => ranges.push((number, number)),
        }
    }
    ranges
}
