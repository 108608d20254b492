//! The nodes of a tree with other trees put in.

use super::places::{in_place, place, with_params};
use super::rename::Within;
use super::substitute::{arguments_in, arm_in, leaf_in, options_in, Around};
use super::uses::Use;
use super::Trees;
use crate::check::quote;
use crate::diagnostics::Diagnostics;
use crate::syntax::ast::{Control, ItemTree, Leaf, LeafKind, Node, NodeKind, Origin, PutIn};
use proc_macro2::{Group, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeSet;

/// One tree on its way to have others put in.
pub struct Putting<'a> {
    pub trees: &'a Trees<'a>,
    /// The tree that the others are put into.
    pub outer: &'a ItemTree,
    pub diagnostics: &'a mut Diagnostics,
    pub put_in: PutIn,
    /// The trees being put into one another right now.
    pub stack: Vec<String>,
    /// The names taken in the outer tree.
    pub names: BTreeSet<String>,
    /// How many nodes have been put in.
    pub nodes: usize,
}

impl<'a> Putting<'a> {
    pub fn new(
        trees: &'a Trees<'a>,
        outer: &'a ItemTree,
        diagnostics: &'a mut Diagnostics,
    ) -> Self {
        let names = outer.params.iter().map(|param| param.name.to_string());
        Self {
            trees,
            outer,
            diagnostics,
            put_in: PutIn::default(),
            stack: vec![outer.name.to_string()],
            names: names.chain([outer.context.to_string()]).collect(),
            nodes: 0,
        }
    }

    /// The outer tree's nodes.
    pub fn root(&mut self) -> Node {
        self.node(&self.outer.root, None, 0)
    }

    /// A node so deep in the outer tree.
    pub fn node(&mut self, node: &Node, around: Option<&Around>, depth: usize) -> Node {
        self.nodes += usize::from(around.is_some());
        if let (Some(around), NodeKind::Leaf(leaf)) = (around, &node.kind) {
            if let Some(put) = place(leaf, around) {
                return in_place(put, node, around);
            }
        }
        let kind = self.kind(node, around, depth);
        let kind = match kind {
            Ok(kind) => kind,
            Err(whole) => return *whole,
        };
        Node {
            docs: node.docs.clone(),
            label: node.label.clone(),
            kind,
            arm: node.arm.as_ref().map(|arm| arm_in(arm, around)),
            span: node.span,
            put_in: around.map(|around| {
                Box::new(Origin {
                    tree: around.tree.clone(),
                    quote: Some(quote(node)),
                })
            }),
        }
    }

    /// What kind of node it is; or, of a tree with places, the whole node that stands here.
    fn kind(
        &mut self,
        node: &Node,
        around: Option<&Around>,
        depth: usize,
    ) -> Result<NodeKind, Box<Node>> {
        Ok(match &node.kind {
            NodeKind::Leaf(leaf) => self.leaf(leaf, node, around, depth),
            NodeKind::Control(control) => NodeKind::Control(Box::new(Control {
                arguments: arguments_in(control, around),
                handler: control.handler.as_ref().map(|leaf| leaf_in(leaf, around)),
                options: options_in(control, around),
                children: self.children(&control.children, around, depth),
                keyword: control.keyword.clone(),
                bang: control.bang,
                row: control.row,
            })),
            NodeKind::Custom(leaf, children) => {
                let used =
                    Use::of(&leaf.kind).and_then(|used| Some((self.trees.find(&used)?, used)));
                let children = self.children(children, around, depth);
                match used {
                    None => NodeKind::Custom(leaf_in(leaf, around), children),
                    Some((tree, used)) if tree.places.is_some() => {
                        return Err(Box::new(
                            self.with_places(tree, &used, children, node, around, depth),
                        ))
                    }
                    Some((tree, used)) => {
                        let message = format!("the tree `{}` has no places for nodes", tree.name);
                        let params = tree.params.iter().map(|param| param.name.to_string());
                        let params: Vec<String> = params.collect();
                        self.diagnostics
                            .error(used.name.span(), message)
                            .help(format!(
                                "write `{}::new({})`, or name places where it is declared",
                                tree.name,
                                params.join(", ")
                            ));
                        NodeKind::Broken(children)
                    }
                }
            }
            NodeKind::Subtree(..) => unreachable!("trees are put in once"),
            NodeKind::Broken(children) => NodeKind::Broken(self.children(children, around, depth)),
        })
    }

    fn children(&mut self, children: &[Node], around: Option<&Around>, depth: usize) -> Vec<Node> {
        let children = children.iter();
        children
            .map(|child| self.node(child, around, depth + 1))
            .collect()
    }

    /// A leaf, which may be a tree.
    fn leaf(
        &mut self,
        leaf: &Leaf,
        node: &Node,
        around: Option<&Around>,
        depth: usize,
    ) -> NodeKind {
        let used = Use::of(&leaf.kind);
        let used = used.and_then(|used| Some((self.trees.find(&used)?, used)));
        let Some((tree, used)) = used else {
            return NodeKind::Leaf(leaf_in(leaf, around));
        };
        if let Some(places) = &tree.places {
            if !self.trees.is_broken(tree) {
                let names: Vec<String> = places.names.iter().map(ToString::to_string).collect();
                let message = format!("`{}` has places for nodes", tree.name);
                self.diagnostics.error(node.span, message).help(format!(
                    "write `{}< {} >`, with a node in place of each",
                    with_params(tree),
                    names.join(", ")
                ));
            }
            return NodeKind::Broken(Vec::new());
        }
        // rustc says of the call that these are too many or too few.
        if used.is_new() && used.arguments().len() != tree.params.len() {
            return NodeKind::Leaf(leaf_in(leaf, around));
        }
        let arguments = used.arguments().iter();
        if tree.never_runs() && (used.is_new() || used.constructor.is_none()) {
            if self.trees.is_endless(tree) {
                let message = format!("the tree `{}` stands inside itself", tree.name);
                self.diagnostics
                    .error(used.name.span(), message)
                    .help("without a state it would call itself for ever");
                return NodeKind::Broken(Vec::new());
            }
            let expression = |tokens: &TokenStream| match around {
                Some(around) => around.names.expression(tokens, Within::Tick),
                None => tokens.clone(),
            };
            return NodeKind::Leaf(Leaf {
                kind: LeafKind::Function {
                    path: used.name.to_token_stream(),
                    arguments: arguments.map(expression).collect(),
                },
                tokens: leaf.tokens.clone(),
            });
        }
        if around.is_none()
            && (self.refuse_inside_itself(tree, &used) || self.lacks_generics(tree, &used))
        {
            return NodeKind::Broken(Vec::new());
        }
        if !self.can_be_put_in(tree, &used, depth) {
            return NodeKind::Leaf(leaf_in(leaf, around));
        }
        let names = self.names(tree, used.arguments(), around);
        let inner = Around {
            names,
            tree: tree.name.clone(),
            places: Vec::new(),
        };
        if !self.put_in.trees.contains(&tree.name) {
            self.put_in.trees.push(used.name.clone());
        }
        self.stack.push(tree.name.to_string());
        let root = self.node(&tree.root, Some(&inner), depth + 1);
        self.stack.pop();
        NodeKind::Subtree(leaf.clone(), Box::new(root))
    }

    /// `Rest::new()` of `tree Rest<W: World>(…)`: a tree keeps its leaves in fields, whose types are written out.
    fn lacks_generics(&mut self, tree: &ItemTree, used: &Use) -> bool {
        let params = tree.arguments();
        if params.is_empty() || !used.is_new() {
            return false;
        }
        let (name, params) = (&tree.name, params.join(", "));
        self.diagnostics
            .error(
                used.name.span(),
                format!("the tree `{name}` lacks its generic parameters"),
            )
            .help(format!(
                "write `{name}::<{params}>::new( … )`, with a type or number for each"
            ));
        true
    }

    /// `B::new()` in `A`, where `A::new()` is in `B`: reported, if it is so.
    fn refuse_inside_itself(&mut self, tree: &ItemTree, used: &Use) -> bool {
        let (outer, name) = (&self.outer.name, &tree.name);
        if outer == name || !self.trees.reaches(tree, self.outer) {
            return false;
        }
        if !self.trees.is_first_of_circle(self.outer) {
            return true;
        }
        self.diagnostics
            .error(
                used.name.span(),
                format!("the tree `{outer}` would be inside itself, as it is inside `{name}`"),
            )
            .help("what goes on for ever is `repeat(child)`; what two trees share is a third tree");
        true
    }

    /// Whether a tree without places can stand here in place of a leaf.
    fn can_be_put_in(&self, tree: &ItemTree, used: &Use, depth: usize) -> bool {
        used.is_new()
            && used.arguments().len() == tree.params.len()
            && !self.stack.iter().any(|name| tree.name == name)
            && self.trees.is_small_enough(
                tree,
                self.outer,
                self.nodes,
                (depth, self.stack.len() - 1),
            )
            && is_same_context(tree, self.outer)
    }
}

/// Whether two trees write the type of their context in the same words, lifetimes apart.
pub fn is_same_context(a: &ItemTree, b: &ItemTree) -> bool {
    let words = |tree: &ItemTree| without_lifetimes(tree.context_ty.to_token_stream()).to_string();
    words(a) == words(b)
}

fn without_lifetimes(tokens: TokenStream) -> TokenStream {
    let mut after_quote = false;
    let mut out = TokenStream::new();
    for token in tokens {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == '\'' => {
                after_quote = true;
                continue;
            }
            TokenTree::Ident(_) if after_quote => {}
            TokenTree::Group(group) => {
                let inner = without_lifetimes(group.stream());
                out.extend([TokenTree::Group(Group::new(group.delimiter(), inner))]);
            }
            token => out.extend([token]),
        }
        after_quote = false;
    }
    out
}
