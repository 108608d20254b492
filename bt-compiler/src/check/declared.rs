//! Whether a tree gives what it is declared to give: `tree Greet(hero: &mut Hero) -> bool { … }`.

use super::feasibility::{Fact, Feasibility, Given};
use super::model::{Kind, Leaf, NodeId};
use super::outcomes::Outcomes;
use super::{Checker, LeafNeed};

impl Checker<'_> {
    /// In a tree that never runs, no node may: leaves are asked by their types, and about others it is known.
    pub fn at_once(&mut self, id: NodeId, outcomes: Outcomes) -> Outcomes {
        if !self.tree.never_runs {
            return outcomes;
        }
        let node = &self.tree.nodes[id];
        let (quote, span) = (node.quote.clone(), self.sources[id].span);
        match node.kind {
            Kind::Leaf(Leaf::Call) => {
                self.sources[id].needs.insert(LeafNeed::NeverRuns);
            }
            _ if node.kind.remembers() => {
                let message = format!("`{quote}` remembers something, and this tree keeps nothing");
                self.refuse(span, message);
            }
            Kind::Leaf(Leaf::Value) | Kind::Custom => {
                let message = format!("`{quote}` has a state, and this tree keeps nothing");
                self.refuse(span, message);
            }
            _ if outcomes.running.is_feasible() => {
                self.refuse(span, format!("`{quote}` can run, and this tree never does"));
            }
            _ => {}
        }
        Outcomes {
            running: Feasibility::Never,
            ..outcomes
        }
    }

    fn refuse(&mut self, span: proc_macro2::Span, message: String) {
        let gives = self.scope.gives.as_ref();
        let ty = gives.map_or_else(String::new, |gives| crate::tokens::tokens_text(&gives.ty));
        self.diagnostics.error(span, message).help(format!(
            "leave `-> {ty}` out, or declare what can run: `-> Status`"
        ));
    }

    /// Whether the whole can fail though it is declared never to.
    pub fn as_declared(&mut self, outcomes: &Outcomes) {
        let Some(gives) = self.scope.gives.as_ref().filter(|gives| !gives.can_fail) else {
            return;
        };
        let Feasibility::If(needs) = &outcomes.failure else {
            return;
        };
        // It takes all of these to fail: that one never is will do.
        let Some(need) = needs.first() else {
            let ty = crate::tokens::tokens_text(&gives.ty);
            let message = format!("the tree is declared to give `{ty}`, and can fail");
            self.diagnostics
                .error(self.sources[0].span, message)
                .help("write `-> bool`, or see to it that it succeeds: `force_success(…)`");
            return;
        };
        for fact in need.iter() {
            if let Fact::Leaf(leaf, Given::Failure) = *fact {
                self.sources[leaf].needs.insert(LeafNeed::NeverFails);
            }
        }
    }
}
