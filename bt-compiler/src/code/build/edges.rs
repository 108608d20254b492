//! Edges as code: their effects in order, then a jump to the next point or out of the region.

use super::exits::leave_for;
use super::layout::{From, Placement};
use super::sections::begun_by;
use super::{at, status, succeeded, was, RegionBuild};
use crate::check::model::{NodeId, Outcome};
use crate::code::body::Body;
use crate::code::{Block, Exit, Expr, Number, Statement};
use crate::lower::graph::{
    Edge, Effect, Kept, Limit, PointId, SlotId, SlotKind, SuspendId, Target,
};
use crate::tokens::{code, located, mixed};
use proc_macro2::{Literal, TokenStream};
use quote::ToTokens;

impl RegionBuild<'_> {
    /// Everything that happens on the way from one place to the next.
    pub fn edge(&self, from: From, edge: &Edge) -> Block {
        let mut code = Block::default();
        if let (Some(section), Target::Point(id) | Target::Again { point: id, .. }) =
            (self.section, edge.to)
        {
            if self.plan.sections.is_far(section, edge.to) {
                self.effects(self.before_section(edge), &mut code);
                leave_for(&mut code, self.point_number(id));
                return code;
            }
        }
        self.effects(&edge.effects, &mut code);
        match edge.to {
            Target::Done(outcome) => self.leave(&mut code, status(outcome)),
            Target::Running => self.rest(&mut code),
            Target::Again { looping, point } => {
                let layout = &self.plan.layout;
                if layout.passes_guards_again(self.region, looping, point) {
                    self.go_to(point, &mut code);
                }
                let label = &self.body.names.loops[self.id][looping];
                code.leave(Exit::Continue(label.clone()));
            }
            Target::Point(id) if self.plan.layout.placement(id) == Placement::Inlined => {
                code.extend(self.point(id, from));
            }
            Target::Point(id) => {
                if self.plan.layout.passes_guards(from, id) {
                    self.go_to(id, &mut code);
                }
            }
        }
        code
    }

    /// What is done on the way to another section: the leaf that begins there does so where it is called.
    fn before_section<'e>(&self, edge: &'e Edge) -> &'e [Effect] {
        let begins = begun_by(self.region, edge).is_some();
        &edge.effects[..edge.effects.len() - usize::from(begins)]
    }

    /// Tells the guards ahead where control goes.
    fn go_to(&self, point: PointId, code: &mut Block) {
        code.store(Expr::Variable(at(self.id)), self.point_number(point));
    }

    /// The same as a block whose value says where control goes.
    pub fn edge_value(&self, edge: &Edge) -> Block {
        let mut code = Block::default();
        let is_outside = self.section.is_none() && !self.plan.sections.is_one();
        let effects = if is_outside {
            self.before_section(edge)
        } else {
            &edge.effects
        };
        self.effects(effects, &mut code);
        match edge.to {
            Target::Done(outcome) => self.leave(&mut code, status(outcome)),
            Target::Running => self.rest(&mut code),
            Target::Again { .. } => unreachable!("no tick begins within a loop"),
            Target::Point(id) => return code.with_value(Some(self.point_number(id))),
        }
        code
    }

    pub fn effects(&self, effects: &[Effect], code: &mut Block) {
        for effect in effects {
            if self.region.kept != Kept::Nothing || !effect.is_about_index() {
                self.effect(effect, code);
            }
        }
    }

    fn effect(&self, effect: &Effect, code: &mut Block) {
        let slot = |slot: SlotId| Expr::Slot(slot);
        match effect {
            Effect::Start(suspend) if self.region.suspends[*suspend].certain => {
                code.store(self.index(), self.suspend(*suspend));
            }
            Effect::Start(suspend) => code.push(Statement::Start(
                self.id,
                self.region.suspends[*suspend].node,
                self.body.suspend_number(self.id, *suspend),
            )),
            Effect::Restore(suspends) => {
                let restore = Statement::Store(self.index(), Expr::Variable(was(self.id)));
                match self.any_can_run(suspends) {
                    Some(can_run) => code.only_if(can_run, restore.into()),
                    None => code.push(restore),
                }
            }
            Effect::Suspend(suspend) => code.store(self.index(), self.suspend(*suspend)),
            Effect::Replace(suspend) => {
                code.store(Expr::Variable(was(self.id)), self.suspend(*suspend));
            }
            Effect::Note(outcome) => {
                let value = *outcome == Outcome::Success;
                code.store(
                    Expr::Variable(succeeded(self.id)),
                    Expr::tokens(code! { #value }),
                );
            }
            Effect::EvaluateSecond(node, place) => {
                let argument = self.body.sources[*node].failure_count.clone();
                let argument = self.body.told_quota(*node, argument.unwrap_or_default());
                code.store(slot(*place), apart(&argument));
            }
            Effect::Handle(node) => code.declare(self.body.handle(*node)),
            Effect::Idle(node) => code.evaluate(self.body.idle(*node)),
            Effect::SetContext(node) => self.body.set_context(*node, code),
            Effect::Remember(place, number) => {
                let number = Literal::u16_unsuffixed(*number);
                code.store(slot(*place), Expr::tokens(code! { #number }));
            }
            Effect::ReadClock(place) => {
                let node = self.body.graph.slots[*place].node;
                let now = self.body.clock_call(node, "now", &TokenStream::new());
                code.store(slot(*place), Expr::tokens(now));
            }
            Effect::Evaluate(node, place) => {
                let mut argument = self.body.argument(*node);
                if self.body.tree.nodes[*node].kind.is_group() {
                    argument = self.body.told_quota(*node, argument);
                }
                let is_number = self.body.graph.slots[*place].kind != SlotKind::Duration;
                let argument = if is_number {
                    apart(&argument)
                } else {
                    Expr::tokens(argument)
                };
                code.store(slot(*place), argument);
            }
            Effect::Reset(place) => self.body.reset_slot(*place, code),
            effect if self.body.is_halting && !self.is_told_in_halt(effect) => {}
            Effect::Await { started, limit } => {
                let node = self.body.graph.slots[*started].node;
                let (since, limit) = (self.body.since(node, *started), self.limit(*limit));
                let arguments = code! { #since, #limit };
                let told = self.body.clock_call(node, "wake_after", &arguments);
                code.evaluate(Expr::tokens(told));
            }
            Effect::AtOnce => {
                if let Some(told) = self.body.tell_at_once() {
                    code.evaluate(Expr::tokens(told));
                }
            }
            Effect::Settle(suspends) => self.settle(suspends, code),
        }
    }

    fn is_told_in_halt(&self, effect: &Effect) -> bool {
        let (graph, tree) = (self.body.graph, self.body.tree);
        graph.is_told_in_halt(tree, self.id, effect)
    }

    /// The next tick is wanted at once where one of these suspend points was running.
    fn settle(&self, suspends: &[SuspendId], code: &mut Block) {
        let is_told = self.region.tells_apart(suspends);
        let Some(told) = self.body.tell_at_once().filter(|_| is_told) else {
            return;
        };
        let tell = Statement::Do(Expr::tokens(told)).into();
        if suspends.len() == self.region.suspends.len() {
            let idle = Expr::equal(Expr::Variable(was(self.id)), Expr::Number(Number::Idle));
            return code.only_if(idle.negated(), tell);
        }
        code.push(self.where_was(suspends, tell));
    }

    /// How long a timer takes. What is computed whenever it is asked has just been.
    fn limit(&self, limit: Limit) -> TokenStream {
        match limit {
            Limit::Literal { nanoseconds, .. } => crate::code::duration::duration(nanoseconds),
            Limit::Slot(slot) => self.body.slot(slot),
            Limit::Computed(_) => mixed("limit").to_token_stream(),
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
    ) -> Block {
        let since = self.body.since(node, started);
        let mut statements = Block::default();
        // It may use the context, which the clock borrows.
        if let Limit::Computed(node) = limit {
            let (limit, argument) = (mixed("limit"), self.body.argument(node));
            statements.declare(code! { let #limit = #argument });
        }
        let limit = self.limit(limit);
        let elapsed = self
            .body
            .clock_call(node, "has_elapsed", &code! { #since, #limit });
        let elapsed = self.body.told(node, "told_elapsed", elapsed);
        let (yes, no) = (self.edge(from, yes), self.edge(from, no));
        statements.branch(Expr::tokens(elapsed), yes, no);
        statements
    }
}

impl Body<'_> {
    /// Puts a slot back to its initial value.
    pub fn reset_slot(&self, slot: SlotId, code: &mut Block) {
        let (kind, node) = (self.graph.slots[slot].kind, self.graph.slots[slot].node);
        let initial = located(kind.initial(), self.sources[node].span);
        code.store(Expr::Slot(slot), Expr::tokens(initial));
    }
}

/// A number of the user's that is kept, in braces of ours: of one of another type rustc would say that a binding is of this type.
fn apart(number: &TokenStream) -> Expr {
    Expr::tokens(code! { { #number } })
}
