//! Children with names before them, as arguments have them elsewhere: `if_then_else< condition = rich, then = buy >`.

use crate::check::tokens_text;
use crate::nodes::{all, closest, is_name_of_node, label_of, Row};
use crate::syntax::ast::{Control, Node, NodeOption};
use crate::syntax::mistakes::nodes::before_node::node_shown;
use crate::syntax::node::Parser;
use crate::syntax::tokens::{is, is_joint};
use proc_macro2::TokenTree;

impl Parser<'_> {
    /// `condition = rich, then = buy`, to the last child: reported once, if it is so. Gives a broken node for each.
    pub fn named_children(&mut self) -> Vec<Node> {
        let Some(row) = self.parent else {
            return Vec::new();
        };
        let rest = self.tokens.rest();
        let (length, parts) = parts(rest);
        let has_roles = !row.usage.ends_with("< child, … >");
        let named: Option<Vec<_>> = parts.iter().map(|part| named(part, row)).collect();
        let Some([(name, node), ..]) = named.as_deref() else {
            return Vec::new();
        };
        if parts.len() == 1 && !has_roles {
            return Vec::new();
        }
        let node = node_shown(node).unwrap_or_else(|| "node".to_owned());
        let order = if has_roles {
            format!(", and stand in the order of `{}`", row.usage)
        } else {
            String::new()
        };
        let set = if has_roles {
            String::new()
        } else {
            format!(", an assignment `set({name} = …)`")
        };
        let help = format!(
            "children have no names{order}: write `{node}`; a label is written `{name}: {node}`{set}"
        );
        let (span, count) = (self.tokens.span(), parts.len());
        self.diagnostics
            .error(span, "expected a node, found an assignment")
            .help(help);
        for _ in 0..length {
            self.tokens.next();
        }
        (0..count).map(|_| Node::broken(span)).collect()
    }

    /// `sequence(name = "x", look, sleep)`: an option that the node has not, before children in parentheses. Reported, if it is
    /// so, and left out.
    pub fn unknown_option_before_children(&mut self, control: &mut Control) -> bool {
        let row = control.row;
        let is_known = |option: &NodeOption| row.has_option(&option.name.to_string());
        let Some(unknown) = control.options.iter().find(|option| !is_known(option)) else {
            return false;
        };
        let name = &unknown.name;
        let label = is_name_of_node(&name.to_string());
        let label = label.then(|| label_of(&unknown.value.to_string()));
        let children = tokens_text(&self.tokens.rest().iter().cloned().collect());
        let written = format!("{}< {children} >", row.keyword);
        let help = match label {
            Some(label) => format!(
                "a label stands before a node, and children between `<` and `>`: write `{label}: {written}`"
            ),
            None => format!("children stand between `<` and `>`: write `{written}`"),
        };
        self.diagnostics
            .error(
                name.span(),
                format!("`{}` has no option `{name}`", row.keyword),
            )
            .help(help);
        control.options.retain(is_known);
        true
    }
}

/// Name and node of `then = buy`, where the node has no option of that name.
fn named<'a>(part: &'a [TokenTree], row: &Row) -> Option<(String, &'a [TokenTree])> {
    let [TokenTree::Ident(name), equals, node @ ..] = part else {
        return None;
    };
    let longer = |token: &TokenTree| is(token, '=') || is(token, '>');
    if !is(equals, '=') || is_joint(equals) && node.first().is_some_and(longer) {
        return None;
    }
    let name = name.to_string();
    let is_node = match node.first()? {
        TokenTree::Ident(word) => word != "true" && word != "false",
        TokenTree::Punct(sign) => matches!(sign.as_char(), '.' | '!'),
        TokenTree::Group(_) => true,
        TokenTree::Literal(_) => false,
    };
    let is_option = all().any(|row| row.has_option(&name))
        || closest(&name, row.options.iter().map(|(known, _)| *known)).is_some();
    (is_node && !is_option).then_some((name, node))
}

/// What stands before the `>` that closes the children, between its commas, and how many tokens that is.
fn parts(tokens: &[TokenTree]) -> (usize, Vec<&[TokenTree]>) {
    let (mut open, mut begin, mut parts) = (0usize, 0, Vec::new());
    let mut end = tokens.len();
    for (at, token) in tokens.iter().enumerate() {
        let is_arrow = at > 0
            && is(token, '>')
            && is_joint(&tokens[at - 1])
            && (is(&tokens[at - 1], '=') || is(&tokens[at - 1], '-'));
        if is(token, '<') {
            open += 1;
        } else if is(token, '>') && !is_arrow {
            if open == 0 {
                end = at;
                break;
            }
            open -= 1;
        } else if is(token, ',') && open == 0 {
            parts.push(&tokens[begin..at]);
            begin = at + 1;
        }
    }
    if begin < end {
        parts.push(&tokens[begin..end]);
    }
    (end, parts)
}
