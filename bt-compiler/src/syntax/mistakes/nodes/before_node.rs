//! Words and signs before a node: `return sequence< … >`, `&mut walk`, `subtree Rest`, and what a node looks like in a help.

use crate::check::tokens_text;
use crate::nodes::{find, Row, Shape};
use crate::syntax::mistakes::children::misplaced::node_length;
use crate::syntax::node::Parser;
use crate::syntax::tokens::{is, is_ident, is_joint};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

impl Parser<'_> {
    /// `sequence = < a, b >`, `timeout => (8h, a)`, `sequence -> < a >`: the sign is reported and left out, if it is so.
    pub fn sign_after_keyword(&mut self) {
        let rest = self.tokens.rest();
        let [TokenTree::Ident(name), first, ..] = rest else {
            return;
        };
        let Some(row) = find(&name.to_string()) else {
            return;
        };
        // Of a single `:`, something else tells.
        let signs = 1 + rest[1..].iter().take_while(|token| is_joint(token)).count();
        let is_sign = |token: &TokenTree| ['=', ':', '-', '>'].iter().any(|sign| is(token, *sign));
        let starts = is(first, '=') || is(first, ':') && signs > 1 || is(first, '-') && signs > 1;
        if !starts
            || self.tokens.is_path_separator(1)
            || signs > 2
            || !rest[1..].iter().take(signs).all(is_sign)
        {
            return;
        }
        let Some(open) = opened_by(row, rest.get(signs + 1)) else {
            // Of the brackets, something else tells.
            let is_list = matches!(rest.get(signs + 1), Some(TokenTree::Group(_)));
            if is_list && row.shape == Shape::Composite {
                self.tokens.leave_out(1, signs);
            }
            return;
        };
        // `timeout => <Nap as Leaf>::new()`
        let after = &rest[signs + 1..];
        let is_path = is(&after[0], '<')
            && crate::syntax::tokens::angle_length(after)
                .is_some_and(|length| self.tokens.is_path_separator(signs + 1 + length));
        if is_path {
            return;
        }
        let sign: String = rest[1..=signs].iter().map(ToString::to_string).collect();
        let span = first.span();
        self.diagnostics
            .error(span, format!("expected `{open}`, found `{sign}`"))
            .help(format!("leave it out: write `{}`", row.usage));
        self.tokens.leave_out(1, signs);
    }
}

impl Parser<'_> {
    /// What to write for `return sequence< … >`, `await walk`, `mut walk`: the node without the word before it.
    pub fn without_word(&self, word: &str) -> Option<String> {
        const WORDS: &[&str] = &[
            "return", "yield", "await", "async", "mut", "ref", "const", "move", "unsafe", "box",
            "dyn", "do", "become", "static", "final", "override", "virtual", "abstract", "in",
            "try",
        ];
        if !WORDS.contains(&word) {
            return None;
        }
        let node = match &self.tokens.rest()[1..] {
            // `return Status::Success`, `return true`
            [status, colon, _, TokenTree::Ident(result), ..]
                if is_ident(status, "Status") && is(colon, ':') =>
            {
                result.to_string().to_lowercase()
            }
            [result, ..] if is_ident(result, "true") => "success".to_owned(),
            [result, ..] if is_ident(result, "false") => "failure".to_owned(),
            rest => self.node_alone(rest)?,
        };
        let own = match word {
            "await" | "async" => {
                crate::syntax::mistakes::nodes::foreign::instead_of_word(word, None)
            }
            _ => None,
        };
        Some(match own {
            Some(own) => format!("leave it out: write `{node}`; {own}"),
            None => format!("leave it out: write `{node}`"),
        })
    }

    /// The node that begins there, if nothing else follows it.
    pub fn node_alone(&self, tokens: &[TokenTree]) -> Option<String> {
        let tokens = match tokens {
            // `npc.poor()`
            [TokenTree::Ident(name), dot, TokenTree::Ident(_), ..]
                if *name == self.declared.hero() && is(dot, '.') =>
            {
                &tokens[1..]
            }
            tokens => tokens,
        };
        let after = tokens.get(node_length(tokens)..)?;
        let ends = after.first().is_none_or(|next| {
            is(next, ',') || is(next, ';') || is(next, '>') && self.open_angles > 0
        });
        let is_block = matches!(tokens.first(), Some(TokenTree::Group(_)));
        node_shown(tokens).filter(|_| ends && !is_block)
    }

    /// The node alone in a bracket: a keyword with what it takes, a function, or a value that is made.
    pub fn node_in(&self, group: &Group) -> Option<String> {
        let inside: Vec<TokenTree> = group.stream().into_iter().collect();
        let is_whole = node_length(&inside) == inside.len();
        let is_result = matches!(inside.as_slice(), [TokenTree::Ident(word)]
            if ["true", "false", "self"].iter().any(|known| word == known)
                || self.declared.parameters.contains(&word.to_string())
                || *word == self.declared.hero());
        let is_status = inside
            .first()
            .is_some_and(|first| is_ident(first, "Status"));
        node_shown(&inside).filter(|_| is_whole && !is_result && !is_status)
    }

    /// What to write for `let guard = sequence< … >`, `const guard = walk(1.0)`.
    pub fn named_node(&self) -> Option<String> {
        let [_, rest @ ..] = self.tokens.rest() else {
            return None;
        };
        let rest = match rest {
            [word, rest @ ..] if is_ident(word, "mut") => rest,
            rest => rest,
        };
        let [TokenTree::Ident(name), equals, node @ ..] = rest else {
            return None;
        };
        if node.first().is_some_and(|first| is_ident(first, "tree")) && is(equals, '=') {
            return Some(format!(
                "leave `let {name} =` out: a tree with a name is an item, and `let {name} = Name::new();` stands in the code that ticks it"
            ));
        }
        let is_node = match node {
            [TokenTree::Ident(keyword), next, ..] => {
                let is_keyword = find(&keyword.to_string()).is_some();
                is_keyword && (is(next, '<') || matches!(next, TokenTree::Group(_)))
            }
            _ => false,
        };
        if !is(equals, '=') || !is_node {
            return None;
        }
        let node = node_shown(node)?;
        let context = self.declared.hero();
        let ty = crate::nodes::camel_case(context);
        // In the closure form that names nothing, it is the first word of the call.
        if self.declared.context.is_none() && self.depth == 1 && self.parent.is_none() {
            return Some(format!("`let` stands before the macro: write `let mut {name} = behavior_tree! {{ {node} }};`"));
        }
        Some(format!(
            "a node stands alone, without `let`: write `{node}`, or with a label `{name}: {node}`; one that is used in several \
             places is a tree: `tree Name({context}: &mut {ty}) {{ {node} }}`"
        ))
    }

    /// What to write for `subtree Rest`, `call walk`, `include "rest"`: the tree or the leaf alone.
    pub fn without_verb(&self) -> Option<String> {
        const OF_TREES: &[&str] = &[
            "subtree",
            "sub_tree",
            "SubTree",
            "Subtree",
            "SubTreePlus",
            "include",
            "import",
            "use",
            "goto",
            "jump",
            "reference",
            "tree",
            "Tree",
            "RunBehavior",
        ];
        const OF_ALL: &[&str] = &[
            "make",
            "create",
            "construct",
            "build",
            "call",
            "run",
            "execute",
            "exec",
            "invoke",
            "perform",
            "spawn",
            "start",
            "do",
            "tick",
            "action",
            "Action",
            "task",
            "Task",
            "leaf",
            "Leaf",
            "node",
            "Node",
            "child",
            "condition",
            "Condition",
            "check",
            "behavior",
            "behaviour",
        ];
        let [TokenTree::Ident(word), next, after @ ..] = self.tokens.rest() else {
            return None;
        };
        let of_trees = OF_TREES.iter().any(|known| word == known);
        if !of_trees && !OF_ALL.iter().any(|known| word == known) {
            return None;
        }
        let name = match next {
            TokenTree::Ident(name) => name.to_string(),
            TokenTree::Literal(text)
                if crate::syntax::mistakes::nodes::foreign::is_text(text) && of_trees =>
            {
                let name = text.to_string();
                let name = name
                    .trim_matches('"')
                    .rsplit(['/', ':'])
                    .next()?
                    .split('.')
                    .next()?;
                crate::nodes::camel_case(&crate::nodes::snake_case(name))
            }
            _ => return None,
        };
        if name.starts_with(char::is_uppercase) {
            let arguments = match after {
                [TokenTree::Group(group), ..] => tokens_text(&group.stream()),
                _ => String::new(),
            };
            let call = match after {
                [colon, ..] if is(colon, ':') => self.node_alone(&self.tokens.rest()[1..])?,
                _ => format!("{name}::new({arguments})"),
            };
            let is_tree = of_trees || self.declared.trees.contains(&name);
            return Some(if is_tree {
                format!("a tree is itself a leaf: write `{call}`")
            } else {
                format!("a leaf or a tree is written without a word before it: `{call}`")
            });
        }
        if of_trees {
            return None;
        }
        let leaf = self.node_alone(&self.tokens.rest()[1..])?;
        if find(&name).is_some() {
            return Some(format!("leave it out: write `{leaf}`"));
        }
        Some(format!(
            "a leaf is written without a word before it: `{leaf}`; the words of one name are joined: `{word}_{name}`"
        ))
    }

    /// What to write for `&walk`, `&mut Fly::to(1.0)`, `*walk`, `@walk`.
    pub fn node_without_sign(&self) -> String {
        let mut rest = self.tokens.rest();
        while let [first, after @ ..] = rest {
            let is_sign = "&*@$".chars().any(|known| is(first, known));
            if !is_sign && !is_ident(first, "mut") && !is_ident(first, "dyn") {
                break;
            }
            rest = after;
        }
        let borrows = self
            .tokens
            .rest()
            .iter()
            .any(|token| is_ident(token, "mut"));
        let is_context = matches!(rest, [TokenTree::Ident(ty), next, ..]
            if !is(next, ',') && !is(next, '>') && !is(next, ':') && !is(next, '<') && !matches!(next, TokenTree::Group(_)) && crate::syntax::path::Case::of(ty) != crate::syntax::path::Case::Lower);
        if borrows && is_context {
            return "the context stands between bars before the node: `|hero: &mut Hero| node`"
                .to_owned();
        }
        match self.node_alone(rest) {
            Some(node) => format!("a node is its name alone: write `{node}`"),
            None => "a node is its name alone: a function, a `.method`, a `{ block }`, a value or a keyword".to_owned(),
        }
    }
}

/// The bracket that a node's children or arguments stand in, if it comes here.
fn opened_by(row: &Row, token: Option<&TokenTree>) -> Option<&'static str> {
    let takes_parentheses = matches!(
        row.shape,
        Shape::Decorator(_) | Shape::Field | Shape::Choice(..)
    );
    match token? {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => {
            takes_parentheses.then_some("(")
        }
        token if is(token, '<') => {
            matches!(row.shape, Shape::Composite | Shape::Choice(..)).then_some("<")
        }
        _ => None,
    }
}

/// A node that begins here, as a help shows it: `sequence< … >`, `timeout( … )`, `walk(1.0)`, `Fly::to(1.0)`.
pub fn node_shown(tokens: &[TokenTree]) -> Option<String> {
    let length = node_length(tokens);
    let node = tokens.get(..length).filter(|node| !node.is_empty())?;
    let is_name = |token: &TokenTree| {
        matches!(token, TokenTree::Ident(_)) || is(token, '.') || is(token, '!') || is(token, ':')
    };
    let name = node.iter().take_while(|token| is_name(token)).count();
    let before: TokenStream = node[..name].iter().cloned().collect();
    let mut shown = tokens_text(&before);
    let row = match &node[..name] {
        [TokenTree::Ident(word)] => find(&word.to_string()),
        _ => None,
    };
    for token in &node[name..] {
        match token {
            TokenTree::Group(group)
                if group.delimiter() == Delimiter::Parenthesis
                    && row.is_none_or(|row| {
                        !matches!(row.shape, Shape::Decorator(_)) || row.children.max == Some(0)
                    }) =>
            {
                shown.push('(');
                shown += &tokens_text(&group.stream());
                shown.push(')');
            }
            TokenTree::Group(group) => {
                shown += match group.delimiter() {
                    Delimiter::Brace => "{ … }",
                    _ => "( … )",
                };
            }
            _ => {
                shown += "< … >";
                break;
            }
        }
    }
    (name > 0 || shown.starts_with('{')).then_some(shown)
}
