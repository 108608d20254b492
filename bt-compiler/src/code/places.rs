//! Where in the user's source each role of generated code is; see [`spans`](crate::spans).

use super::body::Body;
use crate::check::model::{NodeId, Tree};
use crate::check::Source;
use crate::spans::ours;
use crate::syntax::ast::{Declaration, LeafKind};
use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};

impl Body<'_> {
    /// Where it is gone by what a leaf's code returned: at the leaf, but at the end of a block, whose lines are the user's.
    pub fn returning(&self, node: NodeId) -> Span {
        let source = &self.sources[node];
        match source.leaf.as_ref().map(|leaf| &leaf.kind) {
            Some(LeafKind::Block { close, .. }) => *close,
            _ => source.span,
        }
    }

    /// The body of a function that calls leaves, in the braces of the user: of a function, rustc counts what is written in
    /// the same file and within its braces.
    pub fn braced(&self, code: TokenStream) -> Group {
        let mut body = Group::new(Delimiter::Brace, code);
        body.set_span(self.braces.unwrap_or_else(ours));
        body
    }

    /// What is before the body of a closure that calls leaves, `move |hero| -> Status`. Of a closure rustc counts what is in the
    /// macro's call, if this begins and ends in the user's code.
    pub fn head(&self, head: TokenStream) -> TokenStream {
        let mut tokens: Vec<TokenTree> = head.into_iter().collect();
        let ends = [0, tokens.len().saturating_sub(1)];
        for (user, end) in self
            .counted
            .into_iter()
            .flat_map(|user| ends.map(|end| (user, end)))
        {
            if let Some(token) = tokens.get_mut(end) {
                token.set_span(token.span().resolved_at(user));
            }
        }
        tokens.into_iter().collect()
    }
}

/// By node: where it is decided what comes before and after it, at the control that it is a leaf of, or at itself.
pub fn deciding(tree: &Tree, sources: &[Source]) -> Vec<Span> {
    let parents = tree.parents();
    let nodes = tree.nodes.iter().zip(parents).enumerate();
    let decided = nodes.map(|(node, (data, parent))| {
        let around = parent.filter(|_| data.children.is_empty());
        sources[around.unwrap_or(node)].span
    });
    decided.collect()
}

/// What stands for a tree where no node of it does: its name, or the first bar or node of a tree without one.
pub fn of_tree(declaration: &Declaration, sources: &[Source]) -> Span {
    match declaration {
        Declaration::Item(item) => item.name.span(),
        Declaration::Closure(closure) => match &closure.context {
            Some(context) => context.bar,
            None => sources
                .first()
                .map_or_else(Span::mixed_site, |root| root.span),
        },
    }
}
