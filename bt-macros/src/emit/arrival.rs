//! Arrivals: where control goes by the stop that was running.

use super::body::RegionBody;
use super::in_steps::Arm;
use super::layout::From;
use super::statements::Statements;
use super::{code, numbers};
use crate::lower::graph::{Arrival, Edge, Effect, Kept, StopId};
use proc_macro2::TokenStream;
use quote::ToTokens;

impl RegionBody<'_> {
    /// ```text
    /// match was {
    ///     At::SLEEP => …,      // a stop that goes on
    ///     _ => …,              // the start
    /// }
    /// ```
    pub fn arrival(&self, from: From, arrival: &Arrival) -> Statements {
        let start = self.edge(from, &arrival.start);
        if self.region.kept != Kept::Place {
            return start;
        }
        let groups = groups(arrival);
        let mut statements = Statements::default();
        if let [(stops, edge)] = groups.as_slice() {
            if let Some(retired) = only_retires(edge, &arrival.start) {
                let was = self.was();
                let (numbers, retired) = (
                    stops.iter().map(|&stop| self.stop(stop)),
                    self.stop(retired),
                );
                statements.block(code! { if #(#was == #numbers)||* { #was = #retired; } });
                statements.extend(start);
                return statements;
            }
        }
        match groups.as_slice() {
            [] => return start,
            [(stops, edge)] if stops.len() == 1 => {
                let (mut resumed, mut start) = (self.edge(from, edge), start);
                let can_run = self.condition(stops, edge, &arrival.start);
                let and_can_run = can_run.iter().map(|can_run| code! { && #can_run });
                let common = resumed.common_end(&mut start);
                if resumed.is_empty() && start.is_empty() {
                    return common;
                }
                let (was, number) = (self.was(), self.stop(stops[0]));
                if resumed.is_empty() && can_run.is_none() {
                    statements.block(code! { if #was != #number { #start } });
                } else {
                    let condition = code! { #was == #number #(#and_can_run)* };
                    statements.branch(&condition, &resumed, start);
                }
                statements.extend(common);
            }
            groups => {
                let ways = groups.iter().map(|(stops, edge)| Way {
                    stops,
                    condition: self.condition(stops, edge, &arrival.start),
                    arm: self.edge(from, edge).into_arm(),
                });
                statements.block(self.by_was(&ways.collect::<Vec<_>>(), &start.into_arm()));
            }
        }
        statements
    }

    /// The same as an expression whose value says where control goes.
    pub fn arrival_value(&self, arrival: &Arrival) -> TokenStream {
        let start = self.edge_value(&arrival.start);
        let groups = groups(arrival);
        if self.region.kept != Kept::Place || groups.is_empty() {
            return start;
        }
        let ways = groups.iter().map(|(stops, edge)| {
            let resumed = self.edge_value(edge);
            Way {
                stops,
                condition: self.condition(stops, edge, &arrival.start),
                arm: code! { #resumed, },
            }
        });
        self.by_was(&ways.collect::<Vec<_>>(), &code! { #start, })
    }

    /// `match was { … }`: ranges where a few places follow each other, the last of them taking
    /// what is left, so that it comes down to a few comparisons; else one arm each.
    fn by_was(&self, ways: &[Way], start: &TokenStream) -> TokenStream {
        let (was, numbers) = (self.was(), numbers());
        if let (Some(started), [ways @ .., last]) = (self.prefix_of_start(ways), ways) {
            let idle = match started.checked_sub(1) {
                Some(stop) => {
                    let stop = self.stop(stop);
                    code! { #numbers::IDLE..=#stop }
                }
                None => code! { #numbers::IDLE },
            };
            let arms = ways.iter().map(|Way { stops, arm, .. }| {
                let first = self.stop(stops[0]);
                let range = match stops.len() {
                    1 => first,
                    count => {
                        let last = self.stop(stops[count - 1]);
                        code! { #first..=#last }
                    }
                };
                code! { #range => #arm }
            });
            let last = &last.arm;
            return code! { match #was { #idle => #start #(#arms)* _ => #last } };
        }
        let arms = ways.iter().map(
            |Way {
                 stops,
                 condition,
                 arm,
             }| {
                let pattern = if condition.is_some() && stops.len() > 1 {
                    let places = self.any_reached(stops);
                    code! { _ if #places }
                } else {
                    let numbers = stops.iter().map(|&stop| self.stop(stop));
                    let condition = condition.iter();
                    code! { #(#numbers)|* #(if #condition)* }
                };
                Arm::of_stops(stops, pattern, arm.clone())
            },
        );
        let arms: Vec<Arm> = arms.collect();
        self.body
            .match_index(self.id, &was.into_token_stream(), &arms, start)
    }

    /// `was == At::A && a_type.can_run() || was == At::B && b_type.can_run()`: asked one by one, so that
    /// nothing is left of a place where nothing can have rested.
    fn any_reached(&self, stops: &[StopId]) -> TokenStream {
        let was = self.was();
        let places = stops.iter().map(|stop| {
            let number = self.stop(*stop);
            let can_run = self.any_can_run(std::slice::from_ref(stop));
            let can_run = can_run.iter();
            code! { #was == #number #(&& #can_run)* }
        });
        code! { #(#places)||* }
    }

    /// How many stops, from the first, lead to the start, if the few other ways take all the
    /// rest in order and without conditions.
    fn prefix_of_start(&self, ways: &[Way]) -> Option<StopId> {
        const TOO_MANY: usize = 6;
        let first = *ways.first()?.stops.first()?;
        let in_order = ways
            .iter()
            .flat_map(|way| way.stops)
            .copied()
            .eq(first..self.region.stops.len());
        let plain = ways.iter().all(|way| way.condition.is_none());
        let a_few = (2..=TOO_MANY).contains(&ways.len());
        (in_order && plain && a_few).then_some(first)
    }

    /// What to ask besides the number, so that nothing is left of the arm if none of these
    /// leaves can run. Nothing where only the index tells the two ways apart: it is not
    /// touched for a leaf that cannot run.
    fn condition(&self, stops: &[StopId], resumed: &Edge, start: &Edge) -> Option<TokenStream> {
        let touches_index =
            |effect: &Effect| matches!(effect, Effect::Start(_) | Effect::Restore(_));
        let same = resumed.to == start.to
            && resumed
                .effects
                .iter()
                .chain(&start.effects)
                .all(touches_index);
        if same {
            None
        } else {
            self.any_can_run(stops)
        }
    }
}

/// An arm by the stop that was running.
struct Way<'a> {
    stops: &'a [StopId],
    condition: Option<TokenStream>,
    /// What stands after the `=>`, with its comma.
    arm: TokenStream,
}

/// The stop to which a way retires, if that is all that sets it apart from the start.
fn only_retires(resumed: &Edge, start: &Edge) -> Option<StopId> {
    match resumed.effects.split_first() {
        Some((Effect::Retire(stop), rest)) if resumed.to == start.to && rest == start.effects => {
            Some(*stop)
        }
        _ => None,
    }
}

/// The ways on that differ from the start, each once.
fn groups(arrival: &Arrival) -> Vec<(Vec<StopId>, &Edge)> {
    let mut groups: Vec<(Vec<StopId>, &Edge)> = Vec::new();
    for (stops, edge) in arrival
        .resume
        .iter()
        .filter(|(_, edge)| *edge != arrival.start)
    {
        match groups.last_mut() {
            Some((known, same)) if *same == edge => known.extend(stops),
            _ => groups.push((stops.clone(), edge)),
        }
    }
    // Built from the end to the beginning.
    for (stops, _) in &mut groups {
        stops.sort_unstable();
    }
    groups.sort_by(|(a, _), (b, _)| a.cmp(b));
    groups
}
