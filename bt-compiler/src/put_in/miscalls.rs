//! Trees of the call that are made with more or fewer arguments than they have parameters.

use super::nodes::Putting;
use super::{is_conditional, Use};
use crate::syntax::ast::ItemTree;
use crate::syntax::mention::Mention;
use proc_macro2::{Ident, TokenStream};
use std::collections::BTreeMap;

impl Putting<'_> {
    /// `Rest::new(hero)` of `tree Rest(hero: &mut Hero)`, with more or fewer arguments than parameters: reported, if it is so.
    pub fn takes_others(&mut self, tree: &ItemTree, used: &Use) -> bool {
        let (given, due) = (used.arguments().len(), tree.params.len());
        if !used.is_new() || given == due {
            return false;
        }
        let name = &tree.name;
        let params = tree.params.iter().map(|param| param.name.to_string());
        let params = params.collect::<Vec<_>>().join(", ");
        let context = self.outer.context.to_string();
        let has_context = |argument: &TokenStream| {
            argument
                .clone()
                .into_iter()
                .any(|token| token.to_string() == context)
        };
        let given_context = used.arguments().iter().any(has_context);
        let why = if given_context {
            "; the context is given to it at each tick"
        } else {
            ""
        };
        self.diagnostics
            .error(used.name.span(), takes_others(name, due, given))
            .help(format!("write `{name}::new({params})`{why}"));
        true
    }
}

/// That a tree is given more or fewer arguments than it has parameters.
pub fn takes_others(name: &Ident, due: usize, given: usize) -> String {
    let (takes, are) = (
        counted(due, "argument"),
        if given == 1 { "is" } else { "are" },
    );
    format!("the tree `{name}` takes {takes}, and {given} {are} given")
}

/// `no nodes`, `1 node`, `2 nodes`
pub fn counted(count: usize, what: &str) -> String {
    match count {
        0 => format!("no {what}s"),
        1 => format!("1 {what}"),
        count => format!("{count} {what}s"),
    }
}

/// Leaves them out of what rustc is asked about: it would say the same again.
pub fn leave_out(items: &mut [ItemTree]) {
    let mut params: BTreeMap<String, usize> = BTreeMap::new();
    for item in items.iter().filter(|item| !is_conditional(item)) {
        params.insert(item.name.to_string(), item.params.len());
    }
    let is_right = |mention: &Mention| {
        let Mention::Code(leaf) = mention else {
            return true;
        };
        let used = Use::of(leaf).filter(Use::is_new);
        used.is_none_or(|used| {
            let due = params.get(&used.name.to_string());
            due.is_none_or(|due| *due == used.arguments().len())
        })
    };
    for item in items {
        item.mentions.retain(is_right);
    }
}
