//! Arrivals: where control goes by the stop that was running.

use super::body::RegionBody;
use super::layout::From;
use super::statements::Statements;
use super::{code, mixed};
use crate::lower::graph::{Arrival, Edge, Effect, StopId};
use proc_macro2::TokenStream;

impl RegionBody<'_> {
    /// ```text
    /// match was {
    ///     At::SLEEP => …,      // a stop that goes on
    ///     _ => …,              // the start
    /// }
    /// ```
    pub fn arrival(&self, from: From, arrival: &Arrival) -> Statements {
        let start = self.edge(from, &arrival.start);
        if !self.region.indexed {
            return start;
        }
        let groups = groups(arrival);
        let was = mixed("was");
        let mut statements = Statements::default();
        if let [(stops, edge)] = groups.as_slice() {
            if let Some(retired) = only_retires(edge, &arrival.start) {
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
                let number = self.stop(stops[0]);
                let resumed = self.edge(from, edge);
                let can_run = self.condition(stops, edge, &arrival.start);
                let and_can_run = can_run.iter().map(|can_run| code! { && #can_run });
                let condition = code! { #was == #number #(#and_can_run)* };
                statements.block(match (resumed.is_empty(), start.is_empty()) {
                    (true, true) => return Statements::default(),
                    (false, true) => code! { if #condition { #resumed } },
                    (true, false) if can_run.is_none() => code! { if #was != #number { #start } },
                    _ => code! { if #condition { #resumed } else { #start } },
                });
            }
            groups => {
                let arms = groups.iter().map(|(stops, edge)| {
                    let numbers = stops.iter().map(|&stop| self.stop(stop));
                    let resumed = self.edge(from, edge).into_arm();
                    let condition = self
                        .condition(stops, edge, &arrival.start)
                        .map(|can_run| code! { if #can_run });
                    code! { #(#numbers)|* #condition => #resumed }
                });
                let start = start.into_arm();
                statements.block(code! {
                    match #was {
                        #(#arms)*
                        _ => #start
                    }
                });
            }
        }
        statements
    }

    /// The same as an expression whose value says where control goes.
    pub fn arrival_value(&self, arrival: &Arrival) -> TokenStream {
        let was = mixed("was");
        let start = self.edge_value(&arrival.start);
        let groups = groups(arrival);
        if !self.region.indexed || groups.is_empty() {
            return start;
        }
        let arms = groups.iter().map(|(stops, edge)| {
            let numbers = stops.iter().map(|&stop| self.stop(stop));
            let resumed = self.edge_value(edge);
            let condition = self
                .condition(stops, edge, &arrival.start)
                .map(|can_run| code! { if #can_run });
            code! { #(#numbers)|* #condition => #resumed, }
        });
        code! {
            match #was {
                #(#arms)*
                _ => #start,
            }
        }
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
