//! Nodes with children.

use super::arguments::Arguments;
use super::model::{self, Kind, Mode, NodeId, Outcome, Time, Times, When, Yields};
use super::options::is_set;
use super::reach::{self, Barrier, Outcomes};
use super::threshold::Thresholds;
use super::{Checker, Place};
use crate::nodes::Keyword;
use crate::syntax::ast::{Control, Leaf, Node};
use proc_macro2::Span;

impl Checker<'_> {
    pub fn control(&mut self, id: NodeId, control: Control, place: Place) -> Outcomes {
        if control.row.node == Keyword::Instant && place == Place::Elsewhere {
            self.misplaced_instant(control.keyword.span());
        }
        self.arity(&control);
        self.options(&control);
        let arguments = self.arguments(id, &control);
        let thresholds = self.thresholds(id, &control);
        let kind = kind(&control, &arguments, &thresholds);
        if kind == Kind::Switch {
            self.needs_context("`switch`", control.keyword.span());
        }
        if control.row.arm().is_some() {
            // A missing arm was reported.
            self.broken |= control.children.iter().any(|child| child.arm.is_none());
        }
        self.tree.nodes[id].kind = kind.clone();
        self.sources[id].keyword = Some(control.keyword);
        self.children(id, &kind, control.children)
    }

    /// A user's own composite.
    pub fn custom(&mut self, id: NodeId, leaf: Leaf, children: Vec<Node>) -> Outcomes {
        if children.is_empty() {
            let name = &self.tree.nodes[id].quote;
            let message = format!("`{name}` needs at least one child");
            self.diagnostics
                .error(self.sources[id].span, message)
                .help("without children it is a leaf, and written without `<` and `>`");
        }
        self.tree.nodes[id].kind = Kind::Custom;
        self.sources[id].leaf = Some(leaf);
        self.children(id, &Kind::Custom, children)
    }

    fn children(&mut self, id: NodeId, kind: &Kind, children: Vec<Node>) -> Outcomes {
        let place = match kind {
            Kind::Ordered {
                mode: Mode::Async(_),
                ..
            } => Place::UnderAsync,
            _ => Place::Elsewhere,
        };
        let total = children.len();
        let mut outcomes: Vec<Outcomes> = Vec::with_capacity(total);
        let mut reachable = true;
        for child in children {
            match reach::access(kind, &outcomes, total) {
                Ok(needs) => {
                    self.need(&needs);
                    let sides = [0, outcomes.len().saturating_sub(1)];
                    for side in sides {
                        if let Some(side) = outcomes.get_mut(side) {
                            side.grant(&needs);
                        }
                    }
                }
                Err(barrier) if reachable => {
                    self.unreachable(id, barrier, child.span);
                    reachable = false;
                }
                Err(_) => {}
            }
            let number = self.tree.nodes.len();
            outcomes.push(self.node(child, place));
            self.tree.nodes[id].children.push(number);
        }
        let Some(needs) = reach::comes_back(kind, &outcomes) else {
            self.spins(id, kind);
            return Outcomes::ANY;
        };
        self.need_to_come_back(id, &needs);
        match kind {
            Kind::Leaf(leaf) => reach::of_leaf(id, *leaf),
            kind => reach::result(kind, &outcomes),
        }
    }

    /// A child that control never comes to.
    fn unreachable(&mut self, id: NodeId, barrier: Barrier, span: Span) {
        let why = match barrier {
            Barrier::Never(child, outcome) => {
                let before = self.tree.nodes[id].children.get(child);
                let before = before.map_or("", |child| &self.tree.nodes[*child].quote);
                format!("`{before}` before it never {}", verb(outcome))
            }
            Barrier::NothingFails => "nothing before it ever fails".to_owned(),
            Barrier::Decided => "the children before it always decide".to_owned(),
        };
        self.diagnostics
            .error(span, format!("this child is never reached: {why}"))
            .help("remove one of them")
            .note("`force_success(…)` and `force_failure(…)` may switch a branch off on purpose");
    }

    /// A loop that would hang the program.
    fn spins(&mut self, id: NodeId, kind: &Kind) {
        let first = self.tree.nodes[id].children.first();
        let first = first.map_or("", |child| &self.tree.nodes[*child].quote);
        let end = match kind {
            Kind::Repeat { on, .. } => on.opposite(),
            _ => Outcome::Failure,
        };
        let message = format!(
            "this loop never ends: `{first}` never runs and never {}",
            verb(end)
        );
        self.diagnostics
            .error(self.sources[id].span, message)
            .help("leave `yield = never` out: then it rests until the next tick");
    }

    fn misplaced_instant(&mut self, span: Span) {
        self.diagnostics
            .error(span, "`instant` belongs directly under an `async_*` node")
            .help("write `async_sequence< instant(child), … >`, or leave `instant` out");
    }
}

fn verb(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Success => "succeeds",
        Outcome::Failure => "fails",
    }
}

/// What the node does. What was not there was reported, and the tree is not used.
fn kind(control: &Control, arguments: &Arguments, thresholds: &Thresholds) -> Kind {
    let ordered = |until, mode| Kind::Ordered { until, mode };
    let asynchronous = Mode::Async(yields(control, Yields::Always));
    let time = arguments.time.unwrap_or(Time::Computed);
    let repeat = |on| Kind::Repeat {
        on,
        times: arguments.times.unwrap_or(Times::Forever),
        yields: yields(control, Yields::Sync),
    };
    match control.row.node {
        Keyword::Fallback => ordered(Outcome::Success, Mode::Memory),
        Keyword::ReactiveFallback => ordered(Outcome::Success, reactive(control)),
        Keyword::AsyncFallback => ordered(Outcome::Success, asynchronous),
        Keyword::Sequence => ordered(Outcome::Failure, Mode::Memory),
        Keyword::ReactiveSequence => ordered(Outcome::Failure, reactive(control)),
        Keyword::AsyncSequence => ordered(Outcome::Failure, asynchronous),
        Keyword::SequenceWithMemory => Kind::SequenceWithMemory,
        Keyword::Instant => Kind::Instant,
        Keyword::Invert => Kind::Invert,
        // Constants, `test` and `set` are leaves, and never come here.
        Keyword::ForceSuccess
        | Keyword::Success
        | Keyword::Running
        | Keyword::Test
        | Keyword::Set => Kind::Force(Outcome::Success),
        Keyword::ForceFailure | Keyword::Failure => Kind::Force(Outcome::Failure),
        Keyword::Parallel => Kind::Parallel {
            success: thresholds.success,
            failure: thresholds.failure,
            each_tick: is_set(control, "each", "tick"),
        },
        Keyword::ParallelAll => Kind::ParallelAll {
            failures: thresholds.failure,
        },
        Keyword::IfThenElse => Kind::IfThenElse,
        Keyword::WhileDoElse => Kind::WhileDoElse,
        Keyword::Switch => Kind::Switch,
        Keyword::Priority => Kind::Priority,
        Keyword::Utility => Kind::Utility,
        Keyword::TryCatch => Kind::TryCatch,
        Keyword::Repeat => repeat(Outcome::Success),
        Keyword::Retry => repeat(Outcome::Failure),
        Keyword::KeepRunningUntilFailure => Kind::KeepRunningUntilFailure,
        Keyword::RunOnce => Kind::RunOnce,
        Keyword::Timeout => Kind::Timeout(time),
        Keyword::Delay => Kind::Delay(time),
        Keyword::Cooldown => Kind::Cooldown(time),
        Keyword::Interrupter => Kind::Interrupter,
        Keyword::Repeater => Kind::Repeater(yields(control, Yields::Always)),
        Keyword::Context => Kind::Context,
        Keyword::OnStart => Kind::Handler(When::Start),
        Keyword::OnSuccess => Kind::Handler(When::Success),
        Keyword::OnFailure => Kind::Handler(When::Failure),
        Keyword::OnHalt => Kind::Handler(When::Halt),
        Keyword::Wait => Kind::Leaf(model::Leaf::Wait(time)),
    }
}

fn reactive(control: &Control) -> Mode {
    if is_set(control, "on_running", "continue") {
        Mode::ReactiveContinue
    } else {
        Mode::Reactive
    }
}

fn yields(control: &Control, default: Yields) -> Yields {
    let is = |word| is_set(control, "yield", word);
    match default {
        _ if is("sync") => Yields::Sync,
        _ if is("never") => Yields::Never,
        _ if is("always") => Yields::Always,
        default => default,
    }
}
