//! What a reset does beside halting.

use crate::check::first_contextual;
use crate::check::model::{Kind, Leaf};
use crate::code::body::Body;
use crate::code::{Block, Expr};
use crate::tokens::{code, runtime};

impl Body<'_> {
    /// Puts back what outlives activations: memory, and what `context` nodes have set.
    pub fn forget(&self) -> Block {
        let mut statements = Block::default();
        if let Some(node) = first_contextual(self.tree) {
            let runtime = runtime();
            statements.evaluate(Expr::tokens(self.context_call(
                [node, node],
                ["Contextual", "set_context"],
                &crate::tokens::located(
                    code! { #runtime::Default::default() },
                    self.sources[node].span,
                ),
            )));
        }
        let slots = self.graph.slots.iter().enumerate();
        for (slot, _) in slots.filter(|(_, slot)| slot.kind.is_memory()) {
            self.reset_slot(slot, &mut statements);
        }
        for (node, data) in self.tree.nodes.iter().enumerate() {
            match data.kind {
                Kind::Leaf(Leaf::Value) => {
                    statements.evaluate(Expr::tokens(self.value_call(node, "forget")));
                }
                Kind::Custom => statements.evaluate(Expr::tokens(self.custom_call(node, "forget"))),
                _ => {}
            }
        }
        statements
    }
}
