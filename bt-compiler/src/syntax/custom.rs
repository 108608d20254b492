//! Names with children that are no keywords: users' own composites, and what is misspelled.

use super::ast::{Leaf, Node, NodeKind};
use super::mention::Mention;
use super::node::{Parsed, Parser};
use super::path::{is_primitive, Case, Path};
use super::tokens::is;
use crate::check::tokens_text;
use crate::nodes::{
    self, find, instead, is_class_of_unreal, is_root, named_exactly, nearly, suggest,
    without_class, ArmKind, Keyword, Row,
};
use crate::syntax::mistakes::nodes::foreign::{
    is_constant_elsewhere, may_be_node, tree_in_something,
};
use crate::syntax::mistakes::nodes::habits::to_write_with;
use crate::syntax::mistakes::nodes::misspelled::is_misspelled_decorator;
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};

impl Parser<'_> {
    /// After a path: reports what has children or a node's arguments, but is no node.
    pub fn no_node(&mut self, path: &Path, name: &Ident) -> Option<Parsed> {
        if self.lacks_turbofish(name)
            || self.arguments_in_angles(path, name)
            || self.is_comparison(name)
        {
            self.mention_name(path.stream());
            return Some(self.broken(name.span()));
        }
        if self.is_declared(path) {
            return None;
        }
        if let Some(broken) = self.class_elsewhere(path, name) {
            return Some(broken);
        }
        if let Some(broken) = self.node_elsewhere(path, name) {
            return Some(broken);
        }
        if self.node_of_module(path, name)
            || self.label_with_two_colons(path, name)
            || self.result_of_rust(path, name)
        {
            return Some(self.broken(name.span()));
        }
        if self.absent_elsewhere(path, name) {
            return Some(self.broken(name.span()));
        }
        if let Some(broken) = self.wrapped_leaf(path, name) {
            return Some(broken);
        }
        if let Some(broken) = self.list_in_call(path, name) {
            return Some(broken);
        }
        let group = self.parenthesis();
        let misspelled = group.as_ref().is_some_and(|group| {
            is_misspelled_decorator(path, group) && !self.takes_parameter(group)
                || self.is_node_elsewhere(path, name, group)
        });
        let angles = self.tokens.is_punct(usize::from(group.is_some()), '<');
        if !misspelled && !angles {
            return None;
        }
        let lower = Case::of(name) == Case::Lower;
        let single = path.segments.len() == 1 && !path.qualified;
        // `Turns::new` is nobody's keyword, and to look for one that is alike takes most of what reading a composite takes.
        let meant = if !single {
            None
        } else if lower || misspelled {
            let name = name.to_string();
            suggest(&name).or_else(|| nodes::misspelled(&name))
        } else {
            named_exactly(&name.to_string()).or_else(|| nearly(&name.to_string()))
        };
        // Where no child has an identifier, the first comes first: `Priority< a, b >`, as it is in the literature.
        let is_ordered = |row: &&Row| row.node == Keyword::Priority && angles && !self.has_arms();
        let meant = match meant {
            Some(row) if is_ordered(&row) => find("fallback"),
            meant => meant,
        };
        let is_type = |parent| Case::of(parent) != Case::Lower;
        let constructor = group.is_some() && path.last_but(1).is_some_and(is_type);
        let is_root = angles && is_root(&name.to_string());
        if meant.is_none() && (!lower || constructor) && !is_root {
            return None;
        }
        if group.is_some() {
            self.tokens.next();
        }
        self.mention_name(path.stream());
        self.unknown_node(name, meant, group.as_ref().filter(|_| !angles));
        let arm = match meant {
            Some(row) => row.arm().filter(|_| self.has_arms()),
            None => self.kind_of_arms(),
        };
        let patterns = arm == Some(ArmKind::Pattern);
        if patterns {
            // Without tokens it is known to be wrong.
            self.mention(Mention::Subject(TokenStream::new()));
        }
        let children = match self.tokens.eat_punct('<') {
            Some(open) => self.angle_children(open.span(), arm),
            None => Vec::new(),
        };
        if patterns {
            self.mention(Mention::SubjectEnd);
        }
        Some((NodeKind::Broken(children), name.span()))
    }

    /// `BTTask_Wait`, `BTProbability(look)`, `BTSelector::new()< a, b >`: reported, if it is so.
    fn class_elsewhere(&mut self, path: &Path, name: &Ident) -> Option<Parsed> {
        let name = match path.segments.as_slice() {
            [only] if only.name == *name && !path.qualified => name,
            // Anybody's types may be called `GuardDecorator`.
            [ty, new] if new.name == "new" && ty.name.to_string().starts_with("BT") => &ty.name,
            _ => return None,
        };
        let text = name.to_string();
        let is_of_chance =
            without_class(&text)?.starts_with("random_") || text.ends_with("Probability");
        let group = self.parenthesis();
        let row = named_exactly(&text);
        let has_children = self.tokens.is_punct(usize::from(group.is_some()), '<');
        let has_nodes = group.is_some_and(|group| {
            let inside: Vec<TokenTree> = group.stream().into_iter().collect();
            path.segments.len() == 1 && may_be_node(&inside)
        });
        if row.is_some() && has_children && path.segments.len() == 1 {
            // Its children are read, too.
            return None;
        }
        let sure = is_class_of_unreal(&text) || has_children || has_nodes && is_of_chance;
        if !sure {
            return None;
        }
        let help = match row {
            Some(row) => row.to_write_for(&text),
            None => instead(&text)?.to_owned(),
        };
        let message = match row {
            Some(row) => format!("unknown node `{name}`; did you mean `{}`?", row.keyword),
            None => format!("unknown node `{name}`"),
        };
        self.diagnostics
            .error(name.span(), message)
            .help(format!("{help}; a type of that name is `self::{name}`"));
        Some(self.broken(name.span()))
    }

    /// Whether one of the children between the `<` and `>` that follow is an arm.
    fn has_arms(&self) -> bool {
        let length = self.tokens.angle_length().unwrap_or_default();
        let mut pairs = self.tokens.rest()[..length].windows(2);
        pairs.any(|pair| is(&pair[0], '=') && is(&pair[1], '>'))
    }

    /// Whether a parameter of the tree is the last argument, which is no node.
    fn takes_parameter(&self, group: &Group) -> bool {
        let last = group.stream().into_iter().last();
        last.is_some_and(|last| self.declared.parameters.contains(&last.to_string()))
    }

    /// Whether it is a tree of the call.
    fn is_declared(&self, path: &Path) -> bool {
        let mut names = path.segments.iter().map(|segment| &segment.name);
        let first = names.find(|name| *name != "self");
        first.is_some_and(|name| self.declared.trees.contains(&name.to_string()))
    }

    /// `AlwaysSuccess`, `Status::Success`, `SubTree(Patrol)`: reported, if it is so.
    fn node_elsewhere(&mut self, path: &Path, name: &Ident) -> Option<Parsed> {
        if path.qualified || self.tokens.is_punct(0, '<') {
            return None;
        }
        let text = name.to_string();
        let single = path.segments.len() == 1 && path.tokens.len() == 1;
        let group = self.parenthesis();
        let of_status = path.last_but(1).is_some_and(|parent| {
            let parent = parent.to_string();
            ["Status", "NodeStatus", "BehaviourStatus"].contains(&parent.as_str())
        });
        let is_constant = single && is_constant_elsewhere(&text);
        let is_status = of_status
            && [
                "Success", "Failure", "Running", "SUCCESS", "FAILURE", "RUNNING",
            ]
            .contains(&text.as_str());
        if group.is_none() && (is_constant || is_status) {
            let row = named_exactly(&text)?;
            let keyword = row.keyword;
            let own = if is_status {
                String::new()
            } else {
                format!("; a type of that name is `self::{name}`")
            };
            let message = format!(
                "`{}` is no node; did you mean `{keyword}`?",
                path.stream().to_string().replace(' ', "")
            );
            let span = path
                .segments
                .first()
                .map_or(name.span(), |first| first.name.span());
            self.diagnostics
                .error(span, message)
                .help(format!("write `{keyword}`, which {}{own}", row.summary));
            return Some(self.broken(span));
        }
        let group = group.filter(|_| single)?;
        let example = tree_in_something(&text, &group)?;
        let own = match Case::of(name) {
            Case::Lower => "function",
            _ => "type",
        };
        self.diagnostics
            .error(name.span(), format!("unknown node `{name}`"))
            .help(format!(
                "a tree is itself a leaf: write `{example}`; a {own} of that name is `self::{name}(…)`"
            ));
        Some(self.broken(name.span()))
    }

    /// The children of a user's own composite.
    pub fn custom(&mut self, leaf: Leaf, span: Span) -> Parsed {
        let children: Vec<Node> = match self.tokens.eat_punct('<') {
            Some(open) => self.angle_children(open.span(), None),
            None => Vec::new(),
        };
        (NodeKind::Custom(leaf, children), span)
    }

    /// `include(Patrol)`, where a tree of the call is named: reported, if it is so.
    pub fn tree_as_argument(&mut self, path: &Path) -> bool {
        let Some(TokenTree::Group(group)) = self.tokens.rest().first() else {
            return false;
        };
        let inside: Vec<TokenTree> = group.stream().into_iter().collect();
        let (tree, arguments) = match inside.as_slice() {
            [TokenTree::Ident(tree)] => (tree, TokenStream::new()),
            [TokenTree::Ident(tree), comma, arguments @ ..] if is(comma, ',') => {
                (tree, arguments.iter().cloned().collect())
            }
            _ => return false,
        };
        let lower = path
            .segments
            .iter()
            .all(|segment| Case::of(&segment.name) == Case::Lower);
        if !lower || !self.declared.trees.contains(&tree.to_string()) {
            return false;
        }
        self.diagnostics
            .error(
                tree.span(),
                format!("`{tree}` is the type of a tree, and no tree yet"),
            )
            .help(format!(
                "a tree is itself a leaf: write `{tree}::new({})`",
                tokens_text(&arguments)
            ));
        true
    }

    /// `Sleep<u8>::new(3)`: reported, if it is so.
    fn lacks_turbofish(&mut self, name: &Ident) -> bool {
        if !self.tokens.is_punct(0, '<') {
            return false;
        }
        let Some(length) = self.tokens.angle_length() else {
            return false;
        };
        let called = matches!(self.tokens.rest().get(length), Some(TokenTree::Group(group))
            if group.delimiter() == Delimiter::Parenthesis);
        let written: TokenStream = self.tokens.rest()[..length].iter().cloned().collect();
        // A function has no children: `go<Desk>`.
        let is_type = matches!(&self.tokens.rest()[1..length], [TokenTree::Ident(ty), _]
            if is_primitive(ty)
                || (Case::of(name) == Case::Lower && Case::of(ty) == Case::UpperCamel && suggest(&name.to_string()).is_none()));
        let (at, arguments) = if called || self.tokens.is_path_separator(length) {
            (self.tokens.span(), "< … >".to_owned())
        } else if is_type {
            (name.span(), tokens_text(&written))
        } else {
            return false;
        };
        self.diagnostics
            .error(at, "generic arguments in an expression need `::`")
            .help(format!("write `{name}::{arguments}`"));
        true
    }

    fn unknown_node(&mut self, name: &Ident, meant: Option<&Row>, called: Option<&Group>) {
        let own = if Case::of(name) == Case::Lower {
            "function"
        } else {
            "type"
        };
        let help = match meant {
            Some(row) if called.is_some() => {
                let write = to_write_with(row, &name.to_string(), called);
                format!("{write}; a {own} of that name is `self::{name}(…)`")
            }
            Some(row) if own == "type" => {
                let write = row.to_write_for(&name.to_string());
                format!("{write}; a type of that name is `self::{name}< … >`")
            }
            Some(row) => row.to_write_for(&name.to_string()),
            None if instead(&name.to_string()).is_some() => {
                instead(&name.to_string()).unwrap_or_default().to_owned()
            }
            None if self.kind_of_arms().is_some() => self.usage_of_arms(),
            None if self
                .tokens
                .rest()
                .first()
                .is_some_and(|token| is(token, '<')) =>
            {
                format!(
                "a function has no children: write `sequence< {name}, … >`; a comparison is written in \
                 braces: `{{ {name} < … }}`; a node of your own is a type, such as `RoundRobin< … >`"
            )
            }
            None => format!("a function of that name is `self::{name}(…)`"),
        };
        let message = match meant {
            Some(row) => format!("unknown node `{name}`; did you mean `{}`?", row.keyword),
            None => format!("unknown node `{name}`"),
        };
        self.diagnostics.error(name.span(), message).help(help);
    }

    pub fn parenthesis(&self) -> Option<Group> {
        match self.tokens.rest().first() {
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis => {
                Some(group.clone())
            }
            _ => None,
        }
    }
}
