//! Nodes that tick several inner regions in one tick.
//!
//! ```text
//! 'all: {
//!     let decided = 'decided: {
//!         if self.completed & 1 == 0 {
//!             match /* a child */ { … break 'decided Status::Success … }
//!         }
//!         break 'all Status::Running;
//!     };
//!     /* halt what runs */
//!     decided
//! }
//! ```
//!
//! Where the children are many, each few of them are a function of their own.

mod each;
mod marks;
mod ticks;

use super::leading_leaves::LeadingLeaves;
use super::{local, status, RegionBuild};
use crate::check::model::{NodeId, Outcome};
use crate::code::{Block, Exit, Expr, Flow, Label, Statement, Variable, VariableKind};
use crate::lower::graph::{RegionId, Step, SuspendId};
use crate::tokens::code;
use marks::Marks;

/// What is shared by the children of one group on their way to code.
struct Children<'a> {
    node: NodeId,
    regions: &'a [RegionId],
    /// Whether some are in functions of their own.
    are_many: bool,
    /// The label of the block that is left with the decision, where one of them can decide.
    decided: Option<Label>,
}

impl RegionBuild<'_> {
    /// Ticks the inner regions of a node.
    pub fn group(&self, node: NodeId, suspend: SuspendId, group: &Step) -> Expr {
        match group {
            Step::Call | Step::Value | Step::Running => {
                unreachable!("leaves have no inner regions")
            }
            Step::Region(region) => self.body.inner_region(*region, self.form, false),
            Step::Continue { until, regions } => self.tick_all(node, *until, regions),
            Step::Parallel {
                regions,
                success,
                failure,
                ..
            } => {
                let marks = Marks::of(self.body, group, [*success, *failure]);
                self.parallel(node, group, regions, &marks)
            }
            Step::ParallelEach {
                regions,
                success,
                failure,
            } => self.parallel_each(node, regions, *success, *failure),
            Step::ParallelAll {
                regions, failures, ..
            } => {
                let marks = Marks::of(self.body, group, [*failures; 2]);
                self.parallel_all(node, regions, &marks)
            }
            Step::Custom(regions) => self.custom(node, suspend, regions),
        }
    }

    /// `on_running = continue`
    fn tick_all(&self, node: NodeId, until: Outcome, regions: &[RegionId]) -> Expr {
        let any_running = Variable {
            name: "any_running",
            kind: VariableKind::Flag,
            of: node,
        };
        let [all, decided] = self.group_labels(regions);
        let (deciding, passing) = (status(until), status(until.opposite()));
        let children = self.children(node, regions, Some(decided.clone()));
        let halts = self.halt_all(regions);
        let ticks = self.ticks(&children, |_, region| {
            let mut decides = Block::default();
            let value = (!halts.is_empty() && !children.are_many).then(|| None);
            let value = value.unwrap_or_else(|| Some(deciding.clone()));
            decide(&mut decides, &children, value);
            let mut runs = Block::default();
            runs.store(Expr::Variable(any_running), Expr::tokens(code! { true }));
            self.by_status(
                region,
                vec![(until, decides), (until.opposite(), Block::default())],
                runs,
            )
        });
        let no = Expr::tokens(code! { false });
        let declared = Statement::Let(any_running, Some(no));
        let undecided = Expr::If(
            Box::new(Expr::Variable(any_running)),
            Expr::Status(None).into(),
            passing.into(),
        );
        if halts.is_empty() {
            let mut body = Block::from(declared);
            body.extend(ticks);
            return Expr::Block(Some(decided), body.with_value(Some(undecided)));
        }
        let mut within = ticks;
        within.leave(Exit::Break(Some(all.clone()), Some(undecided)));
        let mut body = Block::from(declared);
        if children.are_many {
            let result = local("decided");
            body.push(Statement::Let(
                result,
                Some(Expr::Block(Some(decided), within)),
            ));
            body.extend(halts);
            return Expr::Block(Some(all), body.with_value(Some(Expr::Variable(result))));
        }
        body.evaluate_block(decided, within);
        body.extend(halts);
        Expr::Block(Some(all), body.with_value(Some(deciding)))
    }

    /// `parallel`
    fn parallel(&self, node: NodeId, step: &Step, regions: &[RegionId], marks: &Marks) -> Expr {
        let [all, decided] = self.group_labels(regions);
        let children = self.children(node, regions, Some(decided.clone()));
        let is_elsewhere = !self.plan.sections.is_one() || self.body.calls_by_number();
        let leading = if children.are_many || is_elsewhere {
            None
        } else {
            LeadingLeaves::of(self.body.graph, step)
        };
        // The last of many is not looked for after each of them: to compare all bits with all of them takes the square
        // of their number. What comes after it has completed, so that the end is early enough.
        let at_the_end = marks.decided_by_all().filter(|_| children.are_many);
        let mut ticks = self.ticks(&children, |position, region| {
            let enough = marks.enough(Outcome::Success).map(|all| match &leading {
                None => all,
                Some(leading) => leading.are_all_done(position, all),
            });
            let done = [
                (Outcome::Success, enough),
                (Outcome::Failure, marks.too_many_failed()),
            ];
            let done = done.map(|(outcome, decides)| {
                let mut code = marks.mark(position, outcome);
                if at_the_end == Some(outcome) {
                    return (outcome, code);
                }
                let mut ends = Block::default();
                decide(&mut ends, &children, Some(status(outcome)));
                match decides {
                    Some(decides) => code.only_if(decides, ends),
                    None => code = ends,
                }
                (outcome, code)
            });
            let mut tick = self.by_status(region, done.into(), Block::default());
            if position == 0 {
                tick.extend(never_enough(marks, &children));
            }
            let Some(unmarked) = marks.is_unmarked(position) else {
                return tick;
            };
            let is_open = match &leading {
                None => unmarked,
                Some(leading) => leading.is_open(position, unmarked),
            };
            let mut guarded = Block::default();
            guarded.only_if(is_open, tick);
            guarded
        });
        if let Some(outcome) = at_the_end {
            let ends = Exit::Break(children.decided.clone(), Some(status(outcome)));
            ticks.only_if(marks.all_completed(), Statement::Leave(ends).into());
        }
        self.decided_or_running(&children, [all, decided], ticks)
    }

    /// Halts the rest once the children have decided; else the node runs.
    fn decided_or_running(
        &self,
        children: &Children,
        [all, decided]: [Label; 2],
        mut ticks: Block,
    ) -> Expr {
        let halts = self.halt_all(children.regions);
        if halts.is_empty() {
            return Expr::Block(Some(decided), ticks.with_value(Some(Expr::Status(None))));
        }
        ticks.leave(Exit::Break(Some(all.clone()), Some(Expr::Status(None))));
        let result = local("decided");
        let block = Expr::Block(Some(decided), ticks);
        let mut body = Block::from(Statement::Let(result, Some(block)));
        body.extend(halts);
        Expr::Block(Some(all), body.with_value(Some(Expr::Variable(result))))
    }

    /// The labels of the block that ends with the tick of the group, and of the one that ends
    /// when it is decided.
    fn group_labels(&self, regions: &[RegionId]) -> [Label; 2] {
        let [.., all, decided] = self.body.names.labels[regions[0]].clone();
        [all, decided]
    }
}

/// Leaves with a decision.
fn decide(code: &mut Block, children: &Children, result: Option<Expr>) {
    code.leave(match result {
        Some(result) if children.are_many => {
            Exit::Return(Expr::Flow(Flow::Break, Box::new(result)))
        }
        result => Exit::Break(children.decided.clone(), result),
    });
}

/// A computed number of successes above the number of children: found out after the first.
fn never_enough(marks: &Marks, children: &Children) -> Block {
    let mut code = Block::default();
    if let Some(never) = marks.never_enough() {
        let mut fails = Block::default();
        decide(&mut fails, children, Some(status(Outcome::Failure)));
        code.only_if(never, fails);
    }
    code
}
