//! What Rust and other notations write where a node stands here: said once, with the node that is meant.

use crate::check::tokens_text;
use crate::nodes::{find, is_call_of_tree, named_exactly};
use crate::syntax::ast::{Node, NodeKind};
use crate::syntax::mistakes::nodes::habits::to_write_with;
use crate::syntax::node::{Parsed, Parser};
use crate::syntax::path::Path;
use crate::syntax::tokens::{is, is_ident, is_joint, is_number};
use crate::syntax::units::unit_meant;
use proc_macro2::{Group, Literal, Span, TokenStream, TokenTree};

/// What to write instead of a word of Rust.
pub fn instead_of_word(word: &str, written: Option<&Group>) -> Option<String> {
    let (keyword, code) = match word {
        "if" => ("if_then_else", true),
        "match" => ("switch", true),
        "while" => ("while_do_else", true),
        "loop" | "for" => ("repeat", true),
        "try" => ("try_catch", false),
        "return" | "break" | "continue" => {
            let constants = "a node that is a result is `success`, `failure` or `running`";
            return Some(format!("{constants}; Rust code is written in braces: `{{ {word} … }}`"));
        }
        "let" => {
            let row = find("set")?;
            return Some(format!(
                "{}; what a tree is made with is a parameter of it: `tree Name(hero: &mut Hero, speed: f32)`; Rust \
                 code is written in braces: `{{ let … }}`",
                row.to_write()
            ));
        }
        "fn" => return Some("functions are written outside of the macro, and named in it".to_owned()),
        "async" | "await" => {
            return Some(
                "a leaf is asked at each tick and gives `Running` or `Poll::Pending` until it is done: keep the \
                 future in a value that implements `Behavior`, and poll it there"
                    .to_owned(),
            )
        }
        _ => return None,
    };
    let row = find(keyword)?;
    let help = to_write_with(row, word, written);
    Some(if code {
        format!("{help}; Rust code is written in braces: `{{ {word} … }}`")
    } else {
        help
    })
}

/// What joins two nodes in Rust, and the node that does.
pub fn joined_by(tokens: &[TokenTree]) -> Option<(&'static str, &'static str)> {
    match tokens {
        [first, second, ..] if is(first, '&') && is_joint(first) && is(second, '&') => {
            Some(("&&", "sequence"))
        }
        [first, second, ..] if is(first, '|') && is_joint(first) && is(second, '|') => {
            Some(("||", "fallback"))
        }
        [first, second, ..] if is(first, '|') && is_joint(first) && is(second, '>') => {
            Some(("|>", "sequence"))
        }
        [first, ..] if is(first, '|') => Some(("|", "fallback")),
        [first, ..] if is(first, '&') => Some(("&", "sequence")),
        [first, second, ..] if is(first, '-') && is_joint(first) && is(second, '>') => {
            Some(("->", "sequence"))
        }
        [first, second, ..] if is(first, '>') && is_joint(first) && is(second, '>') => {
            Some((">>", "sequence"))
        }
        [first, ..] if is(first, '+') => Some(("+", "sequence")),
        [first, ..] if is_ident(first, "then") => Some(("then", "sequence")),
        [first, ..] if is_ident(first, "and") => Some(("and", "sequence")),
        [first, ..] if is_ident(first, "or") => Some(("or", "fallback")),
        _ => None,
    }
}

/// What to write for `SubTree(Patrol)`, `subtree(Patrol::new(3))`: the tree alone. Anybody's function may be called `subtree`, and take
/// a value: only where that is a type, or made by `new`, is it none.
pub fn tree_in_something(name: &str, group: &Group) -> Option<String> {
    if !is_call_of_tree(name) {
        return None;
    }
    let is_class = name.starts_with(char::is_uppercase);
    let inside: Vec<TokenTree> = group.stream().into_iter().collect();
    let (first, rest) = inside.split_first()?;
    let text = first.to_string();
    let text = text.trim_matches('"');
    let is_name = text.starts_with(char::is_uppercase) && text.chars().all(char::is_alphanumeric);
    match rest {
        [colon, _, TokenTree::Ident(new), TokenTree::Group(_)]
            if is_name && is(colon, ':') && new == "new" =>
        {
            Some(tokens_text(&group.stream()))
        }
        rest if is_name
            && rest.first().is_none_or(|next| is(next, ','))
            && (is_class || matches!(first, TokenTree::Ident(_))) =>
        {
            let arguments = rest.iter().skip(1).cloned().collect();
            Some(format!("{text}::new({})", tokens_text(&arguments)))
        }
        _ => is_class.then(|| "Patrol::new()".to_owned()),
    }
}

impl Parser<'_> {
    /// `a && b`, between two nodes: reported, if it is so.
    pub fn is_joined(&mut self) -> bool {
        let Some((operator, keyword)) = joined_by(self.tokens.rest()) else {
            return false;
        };
        self.diagnostics
            .error(
                self.tokens.span(),
                format!("nodes are not joined by `{operator}`"),
            )
            .help(format!(
                "write `{keyword}< …, … >`; a condition in Rust is written in braces: `{{ … }}`"
            ));
        true
    }

    /// `not look`, `tree fallback< … >`: a word before a node, where it is known what is meant.
    pub fn word_before_node(&mut self) -> Option<Parsed> {
        if let Some(broken) = self.not_before_node() {
            return Some(broken);
        }
        let [TokenTree::Ident(word), TokenTree::Ident(_) | TokenTree::Literal(_), ..] =
            self.tokens.rest()
        else {
            return None;
        };
        if let Some(help) = self.without_verb() {
            let (span, message) = (word.span(), format!("expected a node, found `{word}`"));
            self.diagnostics.error(span, message).help(help);
            return Some(self.broken(span));
        }
        if !matches!(self.tokens.rest(), [_, TokenTree::Ident(_), ..]) {
            return None;
        }
        let help = match word.to_string().as_str() {
            "not" | "unless" => {
                let node = self.node_alone(&self.tokens.rest()[1..]);
                return Some(self.not_told(node.as_deref().unwrap_or("node")));
            }
            "lambda" | "function" | "func" => {
                "write what it does in braces, `{ … }`: a block sees the context by its name"
            }
            "def" | "class" | "defun" | "procedure" | "fun" | "subroutine" => {
                "a tree with a name is written `tree Name(hero: &mut Hero) { node }`, and stands alone in the macro"
            }
            "tree" => {
                "a tree with a name is written `tree Name(hero: &mut Hero) { node }`; without a name, `tree` is left out"
            }
            _ => return None,
        };
        let (span, message) = (word.span(), format!("expected a node, found `{word}`"));
        self.diagnostics.error(span, message).help(help);
        Some(self.broken(span))
    }

    /// A token that cannot begin a node, where it is known what is meant.
    pub fn known_elsewhere(&mut self) -> Option<Parsed> {
        let span = self.tokens.span();
        match self.tokens.rest() {
            [first, angle, ..] if is(first, '?') && is(angle, '<') => {
                self.tokens.next();
                Some(self.sign("?", "fallback", span))
            }
            [minus, arrow, angle, ..]
                if is(minus, '-') && is_joint(minus) && is(arrow, '>') && is(angle, '<') =>
            {
                self.tokens.next();
                self.tokens.next();
                Some(self.sign("->", "sequence", span))
            }
            [minus, arrow, TokenTree::Group(_), ..]
                if is(minus, '-') && is_joint(minus) && is(arrow, '>') =>
            {
                self.tokens.next();
                self.tokens.next();
                self.tokens.next();
                Some(self.sign("->", "sequence", span))
            }
            [question, TokenTree::Group(_), ..] if is(question, '?') => {
                self.tokens.next();
                self.tokens.next();
                Some(self.sign("?", "fallback", span))
            }
            [quote, TokenTree::Ident(label), colon, ..] if is(quote, '\'') && is(colon, ':') => {
                let label = label.clone();
                self.diagnostics
                    .error(
                        span,
                        format!("a label is written without `'`, and this is `'{label}`"),
                    )
                    .help(format!("write `{label}: node`"));
                self.tokens.next();
                self.label();
                let node: Node = self.node();
                Some((NodeKind::Broken(vec![node]), span))
            }
            [tilde, ..] if is(tilde, '~') => {
                self.diagnostics
                    .error(span, "expected a node, found `~`")
                    .help("write `!node`, which swaps success and failure");
                Some(self.broken(span))
            }
            [bar, ..] if is(bar, '|') => {
                let code = self.code_of_closure().unwrap_or_else(|| "…".to_owned());
                self.diagnostics
                    .error(span, "expected a node, found a closure")
                    .help(format!("write what it does in braces, `{{ {code} }}`: a block sees the context by its name"));
                Some(self.broken_closure(span))
            }
            _ => None,
        }
    }

    /// `npc.poor()` of `|npc| npc.poor()`, where what it takes is the context.
    fn code_of_closure(&self) -> Option<String> {
        self.code_of_closure_at(self.tokens.rest())
    }

    /// The same of `move |npc| npc.poor()`.
    pub fn code_after_move(&self) -> Option<String> {
        let rest = self.tokens.rest();
        let closure = rest.get(1..)?;
        let begins = closure.first().is_some_and(|bar| is(bar, '|'));
        begins.then(|| self.code_of_closure_at(closure)).flatten()
    }

    fn code_of_closure_at(&self, rest: &[TokenTree]) -> Option<String> {
        let close = 1 + rest[1..].iter().position(|token| is(token, '|'))?;
        let takes_context = close == 1
            || matches!(&rest[1], TokenTree::Ident(name) if *name == self.declared.hero());
        let ends = |token: &TokenTree| is(token, ',');
        let code = &rest[close + 1..];
        let length = code.iter().position(ends);
        let is_closed = length.is_some() || self.open_angles == 0;
        let code = &code[..length.unwrap_or(code.len())];
        let is_block = matches!(code, [TokenTree::Group(_)]);
        (takes_context && is_closed && !is_block && !code.is_empty())
            .then(|| tokens_text(&code.iter().cloned().collect()))
    }

    /// What stands in parentheses behind the word that is next.
    pub fn group_behind(&self) -> Option<Group> {
        match self.tokens.rest() {
            [_, TokenTree::Group(group), ..] => Some(group.clone()),
            _ => None,
        }
    }

    /// A `<` in place of a node: an element of XML, or children without their keyword.
    pub fn element(&mut self, path: &Path, span: Span) {
        let mut tokens = path.tokens.iter().chain(self.tokens.rest());
        let row = tokens.nth(1).and_then(|name| match name {
            TokenTree::Ident(name) => named_exactly(&name.to_string()).map(|row| (row, name)),
            _ => None,
        });
        let help = match row {
            Some((row, name)) => {
                let write = row.to_write_for(&name.to_string());
                format!("{write}; trees in XML are read by `cargo quickbeam import`")
            }
            None => "children stand after a keyword, as in `sequence< … >` or `fallback< … >`, and one `<` is enough".to_owned(),
        };
        self.diagnostics
            .error(span, "expected a node, found `<`")
            .help(help);
    }

    /// `?< … >` and `-> < … >`, as they stand in drawings.
    fn sign(&mut self, sign: &str, keyword: &str, span: Span) -> Parsed {
        let help = format!("in drawings it is the sign of a {keyword}: write `{keyword}< … >`");
        self.diagnostics
            .error(span, format!("expected a node, found `{sign}`"))
            .help(help);
        let children = match self.tokens.eat_punct('<') {
            Some(open) => self.angle_children(open.span(), None),
            None => Vec::new(),
        };
        (NodeKind::Broken(children), span)
    }

    /// `500 ms`, `"5s"`: reported, if a duration is meant by it.
    pub fn is_duration_in_pieces(&mut self, tokens: &TokenStream) -> bool {
        let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
        match tokens.as_slice() {
            [TokenTree::Literal(number), TokenTree::Ident(unit)] if is_number(number) => {
                let Some(meant) = unit_meant(&unit.to_string()) else {
                    if unit == "as" {
                        return false;
                    }
                    self.diagnostics
                        .error(unit.span(), format!("`{unit}` is no unit of time"))
                        .help("write a number with its unit, such as `500ms`; units are `h`, `m`, `s`, `ms`, `us` and `ns`");
                    return true;
                };
                self.diagnostics
                    .error(
                        unit.span(),
                        format!("a duration is one word, and `{unit}` stands apart"),
                    )
                    .help(format!("write `{number}{meant}`"));
                true
            }
            [TokenTree::Literal(text)] if is_text(text) => {
                let inner = text.to_string();
                let inner = inner.trim_matches('"');
                let example = if inner.starts_with(|first: char| first.is_ascii_digit()) {
                    format!("write it without quotes, as `{}`", inner.replace(' ', ""))
                } else {
                    "write a number with its unit, such as `8h` or `500ms`".to_owned()
                };
                self.diagnostics
                    .error(text.span(), "expected a duration, found a string")
                    .help(example);
                true
            }
            _ => false,
        }
    }
}

/// Whether it is a string.
pub fn is_text(literal: &Literal) -> bool {
    literal.to_string().starts_with('"')
}

/// Whether a lone name in `UpperCamelCase` is a constant elsewhere: `AlwaysSuccess`.
pub fn is_constant_elsewhere(name: &str) -> bool {
    const CONSTANTS: &[&str] = &[
        "AlwaysSuccess",
        "AlwaysFailure",
        "AlwaysRunning",
        "AlwaysSucceed",
        "AlwaysFail",
        "Success",
        "Failure",
        "Running",
        "True",
        "False",
        "None",
        "StatefulRunning",
        "WaitForever",
        "SUCCESS",
        "FAILURE",
        "RUNNING",
    ];
    CONSTANTS.contains(&name) && named_exactly(name).is_some()
}

/// Whether an expression could be a node: what is no literal.
pub fn may_be_node(part: &[TokenTree]) -> bool {
    !part.is_empty()
        && !part
            .iter()
            .any(|token| matches!(token, TokenTree::Literal(_)))
        || matches!(
            part,
            [
                TokenTree::Ident(_) | TokenTree::Punct(_),
                ..,
                TokenTree::Group(_)
            ]
        )
}
