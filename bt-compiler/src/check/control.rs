//! Nodes with children.

use super::arguments::Arguments;
use super::model::{Kind, Mode, NodeId, Outcome, Settings, Threshold, Time, Times, Yields};
use super::options::is_set;
use super::outcomes::Outcomes;
use super::reach::{self, Access, Barrier};
use super::threshold::Thresholds;
use super::{Checker, Parent};
use crate::nodes::Keyword;
use crate::syntax::ast::{self, Control};
use proc_macro2::Span;

impl Checker<'_> {
    pub fn control(&mut self, id: NodeId, control: Control, place: Parent) -> Outcomes {
        if control.row.node == Keyword::Instant && place == Parent::Elsewhere {
            self.misplaced_instant(control.keyword.span());
        }
        let mistakes = self.diagnostics.count();
        self.arity(&control);
        let is_whole = self.diagnostics.count() == mistakes;
        self.options(&control);
        let mut written = Written {
            arguments: self.arguments(id, &control),
            thresholds: self.thresholds(id, &control),
            control: &control,
        };
        let kind = Kind::of(control.row.node, &mut written);
        if kind == Kind::Switch {
            self.needs_context("`switch`", control.keyword.span());
        }
        if control.row.arm().is_some() {
            // A missing arm was reported.
            self.broken |= control.children.iter().any(|child| child.arm.is_none());
        }
        self.tree.nodes[id].kind = kind.clone();
        self.sources[id].keyword = Some(control.keyword);
        let outcomes = self.children(id, &kind, control.children);
        if is_whole {
            outcomes
        } else {
            // With what is missing it may give anything.
            Outcomes::ANY
        }
    }

    /// A user's own composite.
    pub fn custom(&mut self, id: NodeId, leaf: ast::Leaf, children: Vec<ast::Node>) -> Outcomes {
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

    /// A tree of the same call that was put in.
    pub fn subtree(&mut self, id: NodeId, leaf: ast::Leaf, root: ast::Node) -> Outcomes {
        self.tree.nodes[id].kind = Kind::Subtree;
        self.sources[id].leaf = Some(leaf);
        self.children(id, &Kind::Subtree, vec![root])
    }

    fn children(&mut self, id: NodeId, kind: &Kind, children: Vec<ast::Node>) -> Outcomes {
        let place = match kind {
            Kind::Ordered {
                mode: Mode::Async(_),
                ..
            } => Parent::UnderAsync,
            _ => Parent::Elsewhere,
        };
        let total = children.len();
        let mut outcomes: Vec<Outcomes> = Vec::with_capacity(total);
        let (mut reachable, mut warned) = (true, false);
        for child in children {
            let mut unreached_after = None;
            match reach::access(kind, &outcomes, total) {
                Ok(Access {
                    needs,
                    behind_a_loop,
                }) => {
                    if behind_a_loop && !warned {
                        let before = self.tree.nodes[id].children.last();
                        unreached_after = before.map(|before| self.sources[*before].span);
                        warned = true;
                    }
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
            self.sources[number].unreached_after = unreached_after;
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

/// What is written. What is missing was reported, and the tree is not used.
struct Written<'a> {
    control: &'a Control,
    arguments: Arguments,
    thresholds: Thresholds,
}

impl Settings for Written<'_> {
    fn time(&mut self) -> Time {
        self.arguments.time.unwrap_or(Time::Computed)
    }

    fn times(&mut self) -> Times {
        self.arguments.times.unwrap_or(Times::Forever)
    }

    fn yields(&mut self, default: Yields) -> Yields {
        let is = |word| is_set(self.control, "yield", word);
        match default {
            _ if is("sync") => Yields::Sync,
            _ if is("never") => Yields::Never,
            _ if is("always") => Yields::Always,
            default => default,
        }
    }

    fn threshold(&mut self, option: &str) -> Threshold {
        match option {
            "success" => self.thresholds.success,
            _ => self.thresholds.failure,
        }
    }

    fn set_to(&mut self, option: &str, word: &str) -> bool {
        is_set(self.control, option, word)
    }
}
