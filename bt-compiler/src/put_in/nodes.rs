//! The nodes of a tree with other trees put in.

use super::rename::{Names, Value, Within};
use super::uses::Use;
use super::values::is_constant;
use super::Trees;
use crate::check::quote;
use crate::diagnostics::Diagnostics;
use crate::nodes::ArgumentKind;
use crate::syntax::ast::{
    Arm, Bound, Control, FieldPath, ItemTree, Leaf, LeafKind, Node, NodeKind, PutIn,
};
use crate::syntax::MAX_DEPTH;
use crate::tokens::mixed;
use proc_macro2::{Group, Ident, TokenStream, TokenTree};
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
    stack: Vec<String>,
    names: BTreeSet<String>,
    /// How many nodes have been put in.
    nodes: usize,
}

/// What the names in a tree that is put in mean; nothing for the outer tree's own nodes.
struct Around {
    names: Names,
    /// The nodes put in the tree's places.
    places: Vec<(Ident, Node)>,
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
    fn node(&mut self, node: &Node, around: Option<&Around>, depth: usize) -> Node {
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
            put_in: around.map(|_| quote(node)),
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
            NodeKind::Control(control) => NodeKind::Control(Control {
                arguments: arguments_in(control, around),
                handler: control.handler.as_ref().map(|leaf| leaf_in(leaf, around)),
                options: options_in(control, around),
                children: self.children(&control.children, around, depth),
                keyword: control.keyword.clone(),
                bang: control.bang,
                row: control.row,
            }),
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
        if !self.can_be_put_in(tree, &used, depth) {
            return NodeKind::Leaf(leaf_in(leaf, around));
        }
        let names = self.names(tree, used.arguments(), around);
        let inner = Around {
            names,
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

    /// Whether a tree without places can stand here in place of a leaf.
    fn can_be_put_in(&self, tree: &ItemTree, used: &Use, depth: usize) -> bool {
        used.is_new()
            && used.arguments().len() == tree.params.len()
            && !self.stack.iter().any(|name| tree.name == name)
            && self
                .trees
                .is_small_enough(tree, self.outer, self.nodes, depth)
            && is_same_context(tree, self.outer)
    }

    /// A tree with places.
    fn with_places(
        &mut self,
        tree: &ItemTree,
        used: &Use,
        mut given: Vec<Node>,
        node: &Node,
        around: Option<&Around>,
        depth: usize,
    ) -> Node {
        let broken = |given| Node {
            kind: NodeKind::Broken(given),
            ..Node::broken(node.span)
        };
        let places = tree
            .places
            .as_ref()
            .map_or(&[][..], |places| &places.names[..]);
        if self.trees.is_broken(tree) || !self.is_right(tree, used, &given, depth) {
            return broken(given);
        }
        self.labels_once(tree, places, &mut given);
        if !is_same_context(tree, self.outer) {
            self.put_in.contexts.push(tree.context_ty.to_token_stream());
        }
        let inner = Around {
            names: self.names(tree, used.arguments(), around),
            places: places.iter().cloned().zip(given).collect(),
        };
        self.stack.push(tree.name.to_string());
        let mut root = self.node(&tree.root, Some(&inner), depth);
        self.stack.pop();
        // What is written before the use comes first.
        let mut docs = node.docs.clone();
        docs.append(&mut root.docs);
        root.docs = docs;
        root.arm = node.arm.as_ref().map(|arm| arm_in(arm, around));
        if around.is_none() && node.label.is_some() {
            root.label.clone_from(&node.label);
            root.put_in = None;
        }
        root
    }

    /// Whether a tree with places is used as it is declared, which is reported if not.
    fn is_right(&mut self, tree: &ItemTree, used: &Use, given: &[Node], depth: usize) -> bool {
        let name = &tree.name;
        let places = tree.places.as_ref().map_or(0, |places| places.names.len());
        let arguments = used.arguments().len();
        let takes = |count: usize, what: &str| match count {
            1 => format!("1 {what}"),
            count => format!("{count} {what}s"),
        };
        let message = if self.stack.iter().any(|around| name == around) {
            format!("the tree `{name}` stands inside itself")
        } else if used.constructor.is_some() {
            format!("`{name}` has places, and is not made by a function")
        } else if arguments != tree.params.len() {
            let (takes, given) = (takes(tree.params.len(), "argument"), arguments);
            format!("the tree `{name}` takes {takes}, and {given} are given")
                .replace("1 are", "1 is")
        } else if given.len() != places {
            let (takes, given) = (takes(places, "place"), takes(given.len(), "node"));
            format!("the tree `{name}` has {takes}, and {given} are given")
                .replace("1 node are", "1 node is")
        } else if depth >= MAX_DEPTH {
            format!("this node is nested more than {MAX_DEPTH} deep")
        } else if self.nodes > crate::check::MAX_NODES {
            format!("a tree has at most {} nodes", crate::check::MAX_NODES)
        } else if let Some(missing) = missing_generic(tree, self.outer) {
            format!(
                "`{name}` is generic over `{missing}`, which `{}` is not",
                self.outer.name
            )
        } else {
            return true;
        };
        let help = if self.stack.iter().any(|around| name == around) {
            "a tree is as large as all that is put into it".to_owned()
        } else {
            let names = tree.places.iter().flat_map(|places| &places.names);
            let names: Vec<String> = names.map(ToString::to_string).collect();
            format!(
                "it is declared as `{}< {} >`",
                with_params(tree),
                names.join(", ")
            )
        };
        self.diagnostics.error(used.name.span(), message).help(help);
        false
    }

    /// A label is of one node; a place may be used several times.
    fn labels_once(&mut self, tree: &ItemTree, places: &[Ident], given: &mut [Node]) {
        for (place, node) in places.iter().zip(given) {
            let Some(label) = node.labels().first().cloned() else {
                continue;
            };
            if count(&tree.root, place) > 1 {
                let message = format!("the label `{label}` would be there several times");
                self.diagnostics.error(label.span(), message).help(format!(
                    "leave it out: `{}` uses its place `{place}` more than once",
                    tree.name
                ));
                // Said once.
                without_labels(node);
            }
        }
    }

    /// Binds the parameters of a tree.
    fn names(
        &mut self,
        tree: &ItemTree,
        arguments: &[TokenStream],
        around: Option<&Around>,
    ) -> Names {
        let params = tree.params.iter().zip(arguments);
        let params = params
            .map(|(param, argument)| (param.name.clone(), self.value(param, argument, around)));
        Names {
            params: params.collect(),
            context: (tree.context.clone(), self.outer.context.clone()),
        }
    }

    fn value(
        &mut self,
        param: &crate::syntax::ast::Param,
        argument: &TokenStream,
        around: Option<&Around>,
    ) -> Value {
        let same = |ty: &TokenStream| ty.to_string() == param.ty.to_string();
        let single = single(argument);
        if let Some(TokenTree::Ident(name)) = &single {
            let known = match around {
                Some(around) => {
                    let mut params = around.names.params.iter();
                    params
                        .find(|(known, _)| known == name)
                        .map(|(_, value)| value.clone())
                }
                None => {
                    let mut params = self.outer.params.iter();
                    params.find(|known| known.name == *name).map(|known| Value {
                        tokens: known.name.to_token_stream(),
                        ty: known.ty.clone(),
                        is_typed: true,
                        literal: None,
                    })
                }
            };
            if let Some(mut value) = known {
                value.is_typed &= same(&value.ty);
                value.ty = param.ty.clone();
                return value;
            }
        }
        let generic = self.outer.generics.params.iter().next().is_some();
        let constant = is_constant(argument) && !generic;
        let name = self.unique(&param.name, constant);
        let literal = single.filter(|token| matches!(token, TokenTree::Literal(_)));
        let value = match around {
            Some(around) => around.names.expression(argument, Within::New),
            None => argument.clone(),
        };
        let bound = Bound {
            name: name.clone(),
            ty: param.ty.clone(),
            value,
        };
        if constant {
            self.put_in.constants.push(bound);
        } else {
            self.put_in.stored.push(bound);
        }
        Value {
            tokens: name.to_token_stream(),
            ty: param.ty.clone(),
            is_typed: true,
            literal,
        }
    }

    /// A name that nothing else in the tree has.
    fn unique(&mut self, param: &Ident, constant: bool) -> Ident {
        let plain = param.to_string().replace("r#", "");
        let stem = if constant {
            format!("__{}", plain.to_uppercase())
        } else {
            format!("given_{plain}")
        };
        let numbered = (2..).map(|number| format!("{stem}_{number}"));
        let mut candidates = [stem.clone()].into_iter().chain(numbered);
        let name = candidates.find(|name| !self.names.contains(name));
        let name = name.unwrap_or(stem);
        self.names.insert(name.clone());
        mixed(&name)
    }
}

/// `Switch(motion)`
fn with_params(tree: &ItemTree) -> String {
    let params: Vec<String> = tree
        .params
        .iter()
        .map(|param| param.name.to_string())
        .collect();
    if params.is_empty() {
        tree.name.to_string()
    } else {
        format!("{}({})", tree.name, params.join(", "))
    }
}

fn single(tokens: &TokenStream) -> Option<TokenTree> {
    let mut all = tokens.clone().into_iter();
    let first = all.next()?;
    all.next().is_none().then_some(first)
}

/// Whether two trees write the type of their context in the same words, lifetimes apart.
fn is_same_context(a: &ItemTree, b: &ItemTree) -> bool {
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

/// A type parameter that the outer tree does not have.
fn missing_generic(tree: &ItemTree, outer: &ItemTree) -> Option<Ident> {
    let names = |tree: &ItemTree| -> Vec<Ident> {
        let params = tree.generics.params.iter();
        let names = params.filter_map(|param| match param {
            syn::GenericParam::Lifetime(_) => None,
            syn::GenericParam::Type(ty) => Some(ty.ident.clone()),
            syn::GenericParam::Const(constant) => Some(constant.ident.clone()),
        });
        names.collect()
    };
    let known = names(outer);
    names(tree).into_iter().find(|name| !known.contains(name))
}

fn without_labels(node: &mut Node) {
    node.label = None;
    let children = match &mut node.kind {
        NodeKind::Control(control) => &mut control.children[..],
        NodeKind::Custom(_, children) | NodeKind::Broken(children) => children,
        NodeKind::Subtree(_, root) => std::slice::from_mut(&mut **root),
        NodeKind::Leaf(_) => return,
    };
    children.iter_mut().for_each(without_labels);
}

/// The node put in a place, if a leaf is one.
fn place<'n>(leaf: &Leaf, around: &'n Around) -> Option<&'n Node> {
    let LeafKind::Function { path, arguments } = &leaf.kind else {
        return None;
    };
    let Some(TokenTree::Ident(name)) = single(path) else {
        return None;
    };
    let mut places = around.places.iter();
    let (_, node) = places.find(|(place, _)| *place == name && arguments.is_empty())?;
    Some(node)
}

fn in_place(put: &Node, written: &Node, around: &Around) -> Node {
    let mut node = put.clone();
    let mut docs = written.docs.clone();
    docs.append(&mut node.docs);
    node.docs = docs;
    node.arm = written.arm.as_ref().map(|arm| arm_in(arm, Some(around)));
    node
}

/// How often a place is used in a tree.
pub fn count(node: &Node, place: &Ident) -> usize {
    let children = match &node.kind {
        NodeKind::Leaf(leaf) => {
            let is_place = matches!(&leaf.kind, LeafKind::Function { path, .. }
                if matches!(single(path), Some(TokenTree::Ident(name)) if name == *place));
            return usize::from(is_place);
        }
        NodeKind::Control(control) => &control.children[..],
        NodeKind::Custom(_, children) | NodeKind::Broken(children) => children,
        NodeKind::Subtree(_, root) => std::slice::from_ref(&**root),
    };
    children.iter().map(|child| count(child, place)).sum()
}

fn arm_in(arm: &Arm, around: Option<&Around>) -> Arm {
    let Some(Around { names, .. }) = around else {
        return arm.clone();
    };
    match arm {
        Arm::Pattern(tokens) => Arm::Pattern(names.pattern(tokens)),
        Arm::Id(tokens) => Arm::Id(names.expression(tokens, Within::Tick)),
        Arm::Score(leaf) => Arm::Score(leaf_in(leaf, around)),
    }
}

fn arguments_in(control: &Control, around: Option<&Around>) -> Vec<crate::syntax::ast::Argument> {
    let mut arguments = control.arguments.clone();
    let Some(Around { names, .. }) = around else {
        return arguments;
    };
    let kinds = control.row.arguments().iter();
    for (kind, argument) in kinds.zip(&mut arguments) {
        argument.tokens = match kind {
            ArgumentKind::Count => {
                let number = names.number(&argument.tokens);
                // A computed zero is allowed, a literal one is not.
                let is_zero = number.to_string().trim_end_matches("u32") == "0";
                if is_zero {
                    names.expression(&argument.tokens, Within::Tick)
                } else {
                    number
                }
            }
            _ => names.expression(&argument.tokens, Within::Tick),
        };
    }
    arguments
}

fn options_in(control: &Control, around: Option<&Around>) -> Vec<crate::syntax::ast::NodeOption> {
    let mut options = control.options.clone();
    if let Some(Around { names, .. }) = around {
        for option in &mut options {
            let known = control
                .row
                .options
                .iter()
                .find(|(name, _)| option.name == name);
            if known.is_some_and(|(_, values)| matches!(values, crate::nodes::Values::Words(_))) {
                continue;
            }
            option.value = names.expression(&option.value, Within::Tick);
        }
    }
    options
}

fn leaf_in(leaf: &Leaf, around: Option<&Around>) -> Leaf {
    let Some(Around { names, .. }) = around else {
        return leaf.clone();
    };
    let expression = |tokens: &TokenStream| names.expression(tokens, Within::Tick);
    let all = |arguments: &[TokenStream]| arguments.iter().map(expression).collect();
    let kind = match &leaf.kind {
        LeafKind::Function { path, arguments } => LeafKind::Function {
            path: path.clone(),
            arguments: all(arguments),
        },
        LeafKind::Method { method, arguments } => LeafKind::Method {
            method: method.clone(),
            arguments: all(arguments),
        },
        LeafKind::Block { body, leaves_early } => LeafKind::Block {
            body: names.statements(body),
            leaves_early: *leaves_early,
        },
        LeafKind::Value {
            ty,
            init,
            calls_function,
        } => LeafKind::Value {
            ty: ty.clone(),
            init: names.expression(init, Within::New),
            calls_function: *calls_function,
        },
        LeafKind::Test {
            field,
            operator,
            value,
            within,
        } => LeafKind::Test {
            field: field_in(field, names),
            operator: operator.clone(),
            value: expression(value),
            within: within.as_ref().map(expression),
        },
        LeafKind::Set { field, value } => LeafKind::Set {
            field: field_in(field, names),
            value: expression(value),
        },
        LeafKind::Constant(word, outcome) => LeafKind::Constant(word.clone(), *outcome),
        LeafKind::Running(word) => LeafKind::Running(word.clone()),
    };
    Leaf {
        kind,
        tokens: leaf.tokens.clone(),
    }
}

/// `[far]`, `nearest(far)`: what is in the brackets.
fn field_in(field: &FieldPath, names: &Names) -> FieldPath {
    let mut field = field.clone();
    for step in &mut field.steps {
        let tokens = step.access.clone().into_iter().map(|token| match token {
            TokenTree::Group(group) => TokenTree::Group(names.bracket(&group, Within::Tick)),
            token => token,
        });
        step.access = tokens.collect();
    }
    field
}
