//! Words that mean nothing in a tree with a name, where it is known what is meant: such a tree captures nothing, so that a single
//! word in lower case is its context, a parameter, or a mistake.

mod arguments;
mod bound;
pub mod dotted;
mod operands;

use super::tokens_text;
use crate::diagnostics::Diagnostics;
use crate::nodes::{camel_case, closest, snake_case};
use crate::syntax::ast::{self, Argument, ItemTree, LeafKind, NodeKind, Param};
use crate::syntax::code::own_self;
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use quote::ToTokens;

/// Reports them, and gives those in code; `trees` are those of the macro call.
pub fn unknown_words(
    item: &ItemTree,
    (trees, functions): (&[String], &[String]),
    diagnostics: &mut Diagnostics,
) -> Vec<Ident> {
    let mut words = Words {
        item,
        trees,
        functions,
        diagnostics,
        told: Vec::new(),
    };
    words.node(&item.root);
    words.told
}

struct Words<'a> {
    item: &'a ItemTree,
    trees: &'a [String],
    /// Those that can be called, or stand for nodes.
    functions: &'a [String],
    diagnostics: &'a mut Diagnostics,
    /// The words in code that mean nothing.
    told: Vec<Ident>,
}

impl Words<'_> {
    fn node(&mut self, node: &ast::Node) {
        let children: &[ast::Node] = match &node.kind {
            NodeKind::Control(control) => {
                self.options(control);
                for argument in &control.arguments {
                    self.no_self(&argument.tokens);
                }
                let kinds = control.row.arguments().iter();
                for (kind, argument) in kinds.zip(&control.arguments) {
                    self.argument(control, *kind, argument);
                }
                &control.children
            }
            NodeKind::Custom(_, children) | NodeKind::Broken(children) => children,
            NodeKind::Leaf(leaf) => {
                self.leaf(leaf);
                &[]
            }
            NodeKind::Subtree(..) => &[],
        };
        let subject = match &node.kind {
            NodeKind::Control(control) => control.arguments.first(),
            _ => None,
        };
        for child in children {
            if let Some(ast::Arm::Score(score)) = &child.arm {
                self.leaf(score);
            }
            if !self.bound_by_pattern(child, subject) {
                self.node(child);
            }
        }
    }

    /// `Motor::Turning(steps) => .turn(steps)`: reported, if it is so.
    fn bound_by_pattern(&mut self, child: &ast::Node, subject: Option<&Argument>) -> bool {
        let context = &self.item.context;
        let is_known = |name: &str| self.is_known(name);
        let Some(bound) = bound::used_in_child(child, (subject, context), &is_known) else {
            return false;
        };
        let name = &bound.used;
        self.diagnostics
            .error(
                name.span(),
                format!("`{name}` is not known here: what a pattern binds is for its `if` alone"),
            )
            .help(format!(
                "write a block, which takes it from there itself: `{}`; a static of that name is `self::{name}`",
                bound.block
            ));
        true
    }

    /// `ctx.cents`, where the context is called otherwise.
    fn no_such_name(&mut self, code: &TokenStream) {
        let is_known = |name: &str| {
            // Of what is misspelt rustc knows more.
            let params = self.item.params.iter().map(|param| param.name.to_string());
            let names: Vec<String> = params.chain([self.item.context.to_string()]).collect();
            closest(name, names.iter().map(String::as_str)).is_some()
        };
        let Some((word, member)) = dotted::dotted(code, &is_known) else {
            return;
        };
        let context = &self.item.context;
        let ty = snake_case(&tokens_text(&self.item.context_ty.to_token_stream()));
        let help = if dotted::names_a_context(&word) || ty.starts_with(&word.to_string()) {
            format!("the context is called `{context}`: write `{context}.{member}`")
        } else {
            format!("of its field `{word}` write `{context}.{word}.{member}`, of the context, which is called `{context}`, `{context}.{member}`")
        };
        self.diagnostics
            .error(word.span(), format!("nothing is called `{word}` here"))
            .help(format!("{help}; a static of that name is `self::{word}`"));
        self.told.push(word);
    }

    /// `next + 1`, where nothing is called `next`.
    fn no_such_operand(&mut self, code: &TokenStream) {
        let is_known = |name: &str| self.is_known(name) || self.near_parameter(name).is_some();
        // A word alone has been told.
        let is_word = code.clone().into_iter().nth(1).is_none();
        let Some(word) = operands::operand(code, &is_known).filter(|_| !is_word) else {
            return;
        };
        let context = &self.item.context;
        self.diagnostics
            .error(word.span(), format!("nothing is called `{word}` here"))
            .help(format!(
                "a field of the context is written `{context}.{word}`, what a function gives `{word}({context})`; a variable outside \
                 becomes a parameter of the tree, `{word}: TYPE`; a static is `self::{word}`"
            ));
        self.told.push(word);
    }

    fn leaf(&mut self, leaf: &ast::Leaf) {
        match &leaf.kind {
            LeafKind::Test { value, .. } | LeafKind::Set { value, .. } => {
                self.value(value);
                self.no_self(value);
                self.no_such_name(value);
                self.no_such_operand(value);
            }
            LeafKind::Block { body, .. } => {
                self.function_in_braces(body);
                self.no_self(body);
                self.no_such_name(body);
                self.no_such_operand(body);
            }
            _ => {
                if let LeafKind::Function { arguments, .. } | LeafKind::Method { arguments, .. } =
                    &leaf.kind
                {
                    for argument in arguments {
                        self.entry_of_blackboard(argument);
                        self.no_self(argument);
                        self.no_such_name(argument);
                        self.no_such_operand(argument);
                    }
                }
                if let LeafKind::Value { init, .. } = &leaf.kind {
                    self.no_self(init);
                }
                self.tree_in_lower_case(leaf);
                self.tree_as_function(leaf);
            }
        }
    }

    /// The parameter that a word may be a misspelling of.
    fn near_parameter(&self, word: &str) -> Option<String> {
        let params = self.item.params.iter();
        let params: Vec<String> = params.map(|param| param.name.to_string()).collect();
        closest(word, params.iter().map(String::as_str)).map(str::to_owned)
    }

    /// `test(steps < energy)`
    fn value(&mut self, value: &TokenStream) {
        let (Some(word), Some(first)) = (self.unknown(value), value.clone().into_iter().next())
        else {
            return;
        };
        if let Some(meant) = self.near_parameter(&word) {
            self.diagnostics
                .error(
                    first.span(),
                    format!("nothing is called `{word}` here; did you mean `{meant}`?"),
                )
                .help(format!(
                    "write `{meant}`; a static of that name is `self::{word}`"
                ));
            return;
        }
        self.diagnostics
            .error(first.span(), format!("nothing is called `{word}` here"))
            .help(format!(
                "a field of the context that is compared with is written with its name: `{}.{word}`; a static of that name is `self::{word}`",
                self.item.context
            ));
    }

    /// `{ look }`
    fn function_in_braces(&mut self, body: &TokenStream) {
        let (Some(word), Some(first)) = (self.unknown(body), body.clone().into_iter().next())
        else {
            return;
        };
        self.diagnostics
            .error(first.span(), format!("in braces, `{word}` is not called"))
            .help(format!(
                "a function is a leaf by its name alone: write `{word}`; a static of that name is `self::{word}`"
            ));
    }

    /// `walk({energy})`
    fn entry_of_blackboard(&mut self, argument: &TokenStream) {
        let mut tokens = argument.clone().into_iter();
        let (Some(TokenTree::Group(group)), None) = (tokens.next(), tokens.next()) else {
            return;
        };
        let Some(word) = self
            .unknown(&group.stream())
            .filter(|_| group.delimiter() == Delimiter::Brace)
        else {
            return;
        };
        let at = group.stream().into_iter().next();
        let at = at.map_or_else(|| group.span(), |word| word.span());
        self.diagnostics
            .error(at, format!("nothing is called `{word}` here"))
            .help(format!(
                "a field of the context is written with its name: `{}.{word}`; a static of that name is `self::{word}`",
                self.item.context
            ));
    }

    /// `{ self.alive }`
    fn no_self(&mut self, code: &TokenStream) {
        let Some((word, member)) = own_self(code) else {
            return;
        };
        let context = &self.item.context;
        let mut params = self.item.params.iter();
        let param = params.find(|param| member.as_ref().is_some_and(|member| param.name == member));
        let help = match param {
            Some(Param { name, .. }) => {
                format!("a parameter of the tree is written with its name: write `{name}`")
            }
            None => format!("the context is called as its declaration says: write `{context}`"),
        };
        self.diagnostics
            .error(word.span(), "a tree has no `self`")
            .help(help);
    }

    /// `go_home::new()`, where a tree is called `GoHome`.
    fn tree_in_lower_case(&mut self, leaf: &ast::Leaf) {
        let LeafKind::Function {
            path, arguments, ..
        } = &leaf.kind
        else {
            return;
        };
        let tokens: Vec<TokenTree> = path.clone().into_iter().collect();
        let [TokenTree::Ident(name), _, _, TokenTree::Ident(new)] = tokens.as_slice() else {
            return;
        };
        let mut trees = self.trees.iter();
        let Some(tree) = trees.find(|tree| *name == snake_case(tree)) else {
            return;
        };
        if new != "new" {
            return;
        }
        let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        if name == tree {
            let camel = camel_case(tree);
            self.diagnostics
                .error(name.span(), format!("the tree `{name}` is called as functions are"))
                .help(format!(
                    "a tree is called as types are: write `tree {camel}`, and here `{camel}::new({})`",
                    arguments.join(", ")
                ));
            return;
        }
        self.diagnostics
            .error(
                name.span(),
                format!("no tree is called `{name}`; did you mean `{tree}`?"),
            )
            .help(format!(
                "write `{tree}::new({})`; a function of that path is `self::{name}::new`",
                arguments.join(", ")
            ));
    }

    /// `patrol(3)`, where a tree is called `patrol`.
    fn tree_as_function(&mut self, leaf: &ast::Leaf) {
        let LeafKind::Function {
            path, arguments, ..
        } = &leaf.kind
        else {
            return;
        };
        let tokens: Vec<TokenTree> = path.clone().into_iter().collect();
        let [TokenTree::Ident(name)] = tokens.as_slice() else {
            return;
        };
        let is_tree = self.trees.iter().any(|tree| *name == tree);
        if !is_tree || self.functions.iter().any(|function| *name == function) {
            return;
        }
        let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        let camel = camel_case(&name.to_string());
        self.diagnostics
            .error(name.span(), format!("`{name}` is a tree, and no function"))
            .help(format!(
                "a tree is called as types are: write `tree {camel}`, and here `{camel}::new({})`; a function of that name is `self::{name}`",
                arguments.join(", ")
            ));
    }

    fn unknown(&self, tokens: &TokenStream) -> Option<String> {
        let word = tokens.to_string();
        let is_word = word.starts_with(|first: char| first.is_lowercase())
            && word.chars().all(|c| c.is_alphanumeric() || c == '_')
            && !["true", "false", "self"].contains(&word.as_str());
        (is_word && !self.is_known(&word)).then_some(word)
    }

    fn is_known(&self, word: &str) -> bool {
        let mut names = self.item.params.iter().map(|param| &param.name);
        self.item.context == word
            || names.any(|name| name == word)
            || self.told.iter().any(|told| told == word)
    }
}
