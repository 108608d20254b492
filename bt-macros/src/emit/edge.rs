//! Edges: effects, then a way on.

use super::body::{status, RegionBody};
use super::layout::{From, Place};
use super::statements::Statements;
use super::{code, mixed, numbers, runtime};
use crate::check::model::{NodeId, Outcome};
use crate::lower::graph::{Edge, Effect, Kept, Limit, PointId, SlotId, Target};
use proc_macro2::{Literal, TokenStream};
use syn::Lifetime;

impl RegionBody<'_> {
    /// Everything that happens on the way from one place to the next.
    pub fn edge(&self, from: From, edge: &Edge) -> Statements {
        let mut statements = Statements::default();
        self.effects(&edge.effects, &mut statements);
        match edge.to {
            Target::Done(outcome) => self.leave(&mut statements, &status(outcome)),
            Target::Running => self.running(&mut statements),
            Target::Again { looping, point } => {
                if self.layout.passes_guards_again(self.region, looping, point) {
                    statements.expression(self.go_to(point));
                }
                let label = &self.body.names.loops[self.id][looping];
                statements.leave(code! { continue #label });
            }
            Target::Point(id) if self.layout.place(id) == Place::Inlined => {
                statements.extend(self.point(id, from));
            }
            Target::Point(id) => {
                // A function is told where control goes.
                let is_said = from == From::Entry && self.is_in_functions();
                let is_said = is_said && self.layout.has_guards();
                if is_said || self.layout.passes_guards(from, id) {
                    statements.expression(self.go_to(id));
                }
            }
        }
        statements
    }

    /// Tells the guards ahead where control goes.
    fn go_to(&self, point: PointId) -> TokenStream {
        let (at, numbers) = (mixed("at"), numbers());
        let name = self.body.names.point(self.body.graph, self.id, point);
        self.assigns.set(true);
        self.ways_out.say_at();
        code! { #at = #numbers::#name }
    }

    /// The same as an expression whose value says where control goes.
    pub fn edge_value(&self, edge: &Edge) -> TokenStream {
        let mut statements = Statements::default();
        self.effects(&edge.effects, &mut statements);
        match edge.to {
            Target::Done(outcome) => self.leave(&mut statements, &status(outcome)),
            Target::Running => self.running(&mut statements),
            Target::Again { .. } => unreachable!("no tick begins within a loop"),
            Target::Point(id) => {
                let (numbers, name) = (
                    numbers(),
                    self.body.names.point(self.body.graph, self.id, id),
                );
                return statements.into_value(&code! { #numbers::#name });
            }
        }
        statements.into_value(&TokenStream::new())
    }

    /// The block that ends with the region.
    pub fn label(&self) -> &Lifetime {
        &self.body.names.labels[self.id][0]
    }

    /// Leaves the tick, with the region resting.
    pub fn running(&self, statements: &mut Statements) {
        let runtime = runtime();
        let status = code! { #runtime::Status::Running };
        match (self.region.kept, self.id) {
            // It makes no difference to a region that keeps nothing.
            (Kept::Nothing, _) if self.completes() => self.leave(statements, &status),
            _ if self.leave_part(statements, &status, true) => {}
            (_, 0) => statements.leave(code! { return #status }),
            _ => {
                self.rests.set(true);
                let label = &self.body.names.labels[self.id][1];
                statements.leave(code! { break #label #status });
            }
        }
    }

    pub fn effects(&self, effects: &[Effect], statements: &mut Statements) {
        for effect in effects {
            if self.region.kept != Kept::Nothing || !effect.is_about_index() {
                self.effect(effect, statements);
            }
        }
    }

    fn effect(&self, effect: &Effect, statements: &mut Statements) {
        let resume = self.body.resume(self.id);
        match effect {
            Effect::Start(stop) => {
                let number = self.stop(*stop);
                let stop = &self.region.stops[*stop];
                let parts = self.body.parts.as_ref();
                if stop.certain || parts.is_some_and(|parts| parts.is_far(stop.node)) {
                    statements.expression(code! { #resume = #number });
                } else {
                    let leaf_type = self.body.leaf_type(stop.node);
                    let start = code! { #leaf_type.start(#resume, #number) };
                    let start = super::located(start, self.body.sources[stop.node].span);
                    statements.expression(code! { #resume = #start });
                }
            }
            Effect::Restore(stops) => {
                let was = self.was();
                match self.any_can_run(stops) {
                    Some(can_run) => statements.block(code! { if #can_run { #resume = #was; } }),
                    None => statements.expression(code! { #resume = #was }),
                }
            }
            Effect::Suspend(stop) => {
                let number = self.stop(*stop);
                statements.expression(code! { #resume = #number });
            }
            Effect::Retire(stop) => {
                let (was, number) = (self.was(), self.stop(*stop));
                statements.expression(code! { #was = #number });
            }
            Effect::Note(outcome) => {
                let (succeeded, value) = (mixed("succeeded"), *outcome == Outcome::Success);
                statements.expression(code! { #succeeded = #value });
            }
            Effect::EvaluateSecond(node, slot) => {
                let place = self.body.slot(*slot);
                let argument = self.body.sources[*node]
                    .failure_count
                    .clone()
                    .unwrap_or_default();
                statements.expression(code! { #place = #argument });
            }
            Effect::Handle(node) => statements.declare(self.body.handle(*node)),
            Effect::SetContext(node) => self.body.set_context(*node, statements),
            Effect::Remember(slot, number) => {
                let (place, number) = (self.body.slot(*slot), Literal::u16_unsuffixed(*number));
                statements.expression(code! { #place = #number });
            }
            Effect::ReadClock(slot) => {
                let place = self.body.slot(*slot);
                let now = self.body.clock_call(
                    self.body.graph.slots[*slot].node,
                    "now",
                    &TokenStream::new(),
                );
                statements.expression(code! { #place = #now });
            }
            Effect::Evaluate(node, slot) => {
                let place = self.body.slot(*slot);
                let argument = self.body.argument(*node);
                statements.expression(code! { #place = #argument });
            }
            Effect::Reset(slot) => statements.expression(self.body.reset(*slot)),
        }
    }

    /// Has the time passed?
    pub fn elapsed(
        &self,
        from: From,
        node: NodeId,
        started: SlotId,
        limit: Limit,
        yes: &Edge,
        no: &Edge,
    ) -> Statements {
        let since = self.body.slot(started);
        let mut statements = Statements::default();
        let limit = match limit {
            Limit::Literal { nanoseconds, .. } => duration(nanoseconds),
            Limit::Slot(slot) => self.body.slot(slot),
            // It may use the context, which the clock borrows.
            Limit::Computed(node) => {
                let (limit, argument) = (mixed("limit"), self.body.argument(node));
                statements.declare(code! { let #limit = #argument });
                code! { #limit }
            }
        };
        let elapsed = self
            .body
            .clock_call(node, "has_elapsed", &code! { #since, #limit });
        let (yes, no) = (self.edge(from, yes), self.edge(from, no));
        statements.branch(&elapsed, &yes, no);
        statements
    }
}

impl super::body::Body<'_> {
    pub fn slot(&self, slot: SlotId) -> TokenStream {
        let (state, field) = (&self.state, self.names.slot(slot));
        let at = self.sources[self.graph.slots[slot].node].span;
        super::located(code! { #state.#field }, at)
    }

    /// Puts a slot back to its initial value.
    pub fn reset(&self, slot: SlotId) -> TokenStream {
        let (place, initial) = (self.slot(slot), self.graph.slots[slot].kind.initial());
        code! { #place = #initial }
    }

    /// The computed duration or count of a node.
    fn argument(&self, node: NodeId) -> TokenStream {
        let source = &self.sources[node];
        let argument = source.duration.as_ref().or(source.count.as_ref());
        argument.cloned().unwrap_or_default()
    }

    fn clock_call(&self, node: NodeId, method: &str, arguments: &TokenStream) -> TokenStream {
        let first = self.first_timed.unwrap_or(node);
        self.context_call([node, first], ["Clock", method], arguments)
    }
}

/// A literal duration, in the largest unit that says it in whole numbers.
fn duration(nanoseconds: u128) -> TokenStream {
    const NANOSECONDS_PER_SECOND: u128 = 1_000_000_000;
    let runtime = runtime();
    let (per_unit, constructor) = match nanoseconds {
        n if n % NANOSECONDS_PER_SECOND == 0 => (NANOSECONDS_PER_SECOND, "from_secs"),
        n if n % 1_000_000 == 0 => (1_000_000, "from_millis"),
        n if n % 1_000 == 0 => (1_000, "from_micros"),
        _ => (1, "from_nanos"),
    };
    let constructor = mixed(constructor);
    if let Ok(count) = u64::try_from(nanoseconds / per_unit) {
        let count = Literal::u64_unsuffixed(count);
        return code! { #runtime::Duration::#constructor(#count) };
    }
    let seconds = Literal::u128_unsuffixed(nanoseconds / NANOSECONDS_PER_SECOND);
    let rest = Literal::u128_unsuffixed(nanoseconds % NANOSECONDS_PER_SECOND);
    code! { #runtime::Duration::new(#seconds, #rest) }
}

#[cfg(test)]
mod tests {
    #[test]
    fn durations() {
        for (nanoseconds, expected) in [
            (28_800_000_000_000, "from_secs(28800)"),
            (1_500_000_000, "from_millis(1500)"),
            (20_000, "from_micros(20)"),
            (1_000_000_007, "from_nanos(1000000007)"),
            ((1 << 64) + 1, "new(18446744073,709551617)"),
        ] {
            let text = super::duration(nanoseconds).to_string().replace(' ', "");
            let expected = format!("__quickbeam::Duration::{expected}");
            assert_eq!(text, expected);
        }
    }
}
