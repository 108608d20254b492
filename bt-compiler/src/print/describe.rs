//! What a tree says of itself: the constant `INFO`.
//!
//! ```text
//! &info("Night", 0xcbf2_9ce4_8422_2325, &linked([
//!     fallback("fallback< … >", &[1, 2]),
//!     function("door_open"),
//!     value("Sleep", <Sleep as Behavior<Hero>>::described),
//! ]))
//! ```

mod kind;
mod running;
mod shape;

use crate::check::model::{Kind, Leaf, NodeId};
use crate::code::body::Body;
use crate::syntax::ast::{Arm, LeafKind};
use crate::tokens::tokens_text;
use crate::tokens::{code, runtime};
use kind::{of_node, Made};
use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream};
use quote::quote_spanned;
use shape::shape;

/// What a tree needs to be told about a leaf value, to know whether it is a tree.
pub struct Values<'a> {
    /// The type of a leaf value, by node.
    pub ty: &'a dyn Fn(NodeId) -> Option<TokenStream>,
    /// The type of the context.
    pub context: TokenStream,
    /// The type of the tree, if it has one.
    pub tree: Option<TokenStream>,
}

impl Body<'_> {
    /// An expression for the tree's description.
    pub fn info(&self, name: &str, values: &Values) -> TokenStream {
        let runtime = runtime();
        let shape = hexadecimal(shape(self));
        // The nodes of a subtree that was put in are told by the subtree.
        let numbers = self.tree.own_numbers();
        let own = (0..self.tree.nodes.len()).filter(|&node| numbers[node].is_some());
        let nodes = own.map(|node| self.node(node, &numbers, values));
        code! {
            #runtime::info(#name, #shape, &#runtime::linked([#(#nodes),*]))
        }
    }

    /// Clippy takes a constant for an array on the stack.
    pub fn allowing_large_info(&self) -> Option<TokenStream> {
        let is_large = self.tree.nodes.len() > 64;
        is_large.then(|| code! { #[allow(clippy::large_stack_arrays)] })
    }

    fn node(&self, node: NodeId, numbers: &[Option<NodeId>], values: &Values) -> TokenStream {
        let (data, source) = (&self.tree.nodes[node], &self.sources[node]);
        let text = &data.quote;
        let children: Vec<NodeId> = data
            .children
            .iter()
            .filter_map(|&child| numbers[child])
            .collect();
        let children = (!children.is_empty()).then(|| {
            let children = children.into_iter().map(Literal::usize_unsuffixed);
            code! { , &[#(#children),*] }
        });
        let made = match (self.described(node, values), of_node(data, source)) {
            (Some(described), _) => placed("value", code! { #text, #described }, source.span),
            (None, Made::By(name)) => placed(name, code! { #text #children }, source.span),
            (None, Made::Of(kind)) => {
                let name = if children.is_some() { "node" } else { "leaf" };
                placed(name, code! { #kind, #text #children }, source.span)
            }
        };
        let label = data
            .label
            .as_ref()
            .map(|label| code! { .with_label(#label) });
        let docs = (!source.docs.is_empty()).then(|| {
            let docs = source.docs.join("\n");
            code! { .with_docs(#docs) }
        });
        let arm = source.arm.as_ref().map(|arm| {
            let arm = match arm {
                Arm::Pattern(tokens, _) | Arm::Id(tokens) => tokens_text(tokens),
                Arm::Score(leaf) => tokens_text(&leaf.tokens),
            };
            code! { .with_arm(#arm) }
        });
        let put_in = (data.kind == Kind::Subtree).then(|| code! { .put_in() });
        code! { #made #label #docs #arm #put_in }
    }

    /// Whether a leaf value is a tree, only its type can tell: `<Walk as Behavior<Hero>>::described`.
    fn described(&self, node: NodeId, values: &Values) -> Option<TokenStream> {
        if !matches!(
            self.tree.nodes[node].kind,
            Kind::Leaf(Leaf::Value) | Kind::Subtree
        ) {
            return None;
        }
        let (runtime, context, ty) = (runtime(), &values.context, (values.ty)(node)?);
        // The type stays where it is written: where there is none, rustc says so at each place, and of each place once.
        let at = self.sources[node].span;
        let open = crate::tokens::located(code! { < }, at);
        let behavior = crate::tokens::located(code! { as #runtime::Behavior< }, at);
        let described = crate::tokens::located(code! { >>::described }, at);
        Some(code! { #open #ty #behavior #context #described })
    }
}

/// The written type of a leaf value.
pub fn written_type(body: &Body, node: NodeId) -> Option<TokenStream> {
    match &body.sources[node].leaf.as_ref()?.kind {
        LeafKind::Value { ty, .. } => Some(ty.clone()),
        _ => None,
    }
}

/// `0xcbf2_9ce4_8422_2325`
fn hexadecimal(number: u64) -> Literal {
    let digits = format!("{number:016x}");
    let text = format!(
        "0x{}_{}_{}_{}",
        &digits[..4],
        &digits[4..8],
        &digits[8..12],
        &digits[12..]
    );
    text.parse().expect("a literal of digits and underscores")
}

/// A call that finds out where it stands. For this it has to stand where the user wrote the node, hygiene included:
/// else it would stand where the macro is called.
fn placed(function: &str, arguments: TokenStream, at: Span) -> TokenStream {
    let (runtime, function) = (
        Ident::new(crate::tokens::RUNTIME, at),
        Ident::new(function, at),
    );
    let mut arguments = Group::new(Delimiter::Parenthesis, arguments);
    arguments.set_span(at);
    quote_spanned! { at => #runtime::#function #arguments }
}
