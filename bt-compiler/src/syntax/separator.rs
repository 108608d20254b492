//! What stands between two nodes.

use super::node::Parser;
use super::tokens::{found_at, is};
use proc_macro2::{Delimiter, TokenTree};

impl Parser<'_> {
    /// After a child: takes the comma, or complains about what stands there instead; whether
    /// something other than another node comes next.
    pub fn separator(&mut self) -> bool {
        let closes = self.tokens.is_punct(0, '>') && self.open_angles > 0;
        if closes || self.tokens.at_end() || self.tokens.eat_punct(',').is_some() {
            return true;
        }
        if self.late_comment() {
            self.tokens.eat_punct(',');
            return true;
        }
        if self.word_for_comma() {
            return true;
        }
        if self.is_joined() || self.is_node_compared() || self.is_built() {
            self.skip();
            self.tokens.eat_punct(',');
            return true;
        }
        let span = self.tokens.span();
        let found = found_at(self.tokens.rest());
        if self.tokens.eat_punct(';').is_some() {
            self.diagnostics
                .error(span, "expected `,`, found `;`")
                .help("write a comma between two nodes");
            self.tokens.eat_punct(',');
            return true;
        }
        if self.ends_with_sign() {
            self.diagnostics
                .error(span, "expected `,`, found `!`")
                .help("the sign stands before the node: `!node`");
            self.tokens.next();
            self.tokens.eat_punct(',');
            return true;
        }
        if self.late_label() {
            self.skip();
            self.tokens.eat_punct(',');
            return true;
        }
        let is_arm = self.tokens.is_punct(1, '=') && self.tokens.is_punct(2, '>');
        if let Some(word) = self.rust_word().filter(|word| !(word == "_" && is_arm)) {
            self.refuse_rust_word(&word);
            self.skip();
            self.tokens.eat_punct(',');
            return true;
        }
        if self.starts_node() {
            let help = if is_arm {
                "write a comma between two children"
            } else {
                "write a comma between two nodes; the words of one name are joined: `open_door`"
            };
            self.diagnostics
                .error(span, format!("expected `,`, found {found}"))
                .help(help);
            return false;
        }
        if self.tokens.is_punct(0, '=') && self.tokens.is_punct(1, '>') {
            self.diagnostics
                .error(span, "expected `,`, found `=>`")
                .help(
                    "only `switch`, `priority` and `utility` take children of the form `… => node`",
                );
        } else {
            let expected = if self.open_angles > 0 {
                "`,` or `>`"
            } else {
                "`,`"
            };
            let help = self.instead_of_operator().unwrap_or_else(|| {
                "a node that is a Rust expression is written in braces: `{ … }`".to_owned()
            });
            self.diagnostics
                .error(span, format!("expected {expected}, found {found}"))
                .help(help);
        }
        self.skip();
        self.tokens.eat_punct(',');
        true
    }

    /// What to write for `look * 3`, `look^3`, and for `< sleep >` behind the children of a node.
    pub fn instead_of_operator(&self) -> Option<String> {
        let rest = self.tokens.rest();
        let signs = rest
            .iter()
            .take_while(|token| is(token, '*') || is(token, '^'))
            .count();
        if let [colon, TokenTree::Literal(argument), ..] = rest {
            if is(colon, ':') {
                return Some(format!(
                    "arguments stand in parentheses, as in `.rest({argument})`"
                ));
            }
        }
        match rest.get(signs) {
            Some(TokenTree::Literal(count)) if signs > 0 && super::tokens::is_number(count) => {
                Some(format!("a node that is repeated is written `repeat({count}, node)`; other code stands in braces: `{{ … }}`"))
            }
            None if signs > 0 => {
                Some("a node that is repeated is written `repeat(node)`, which goes on until it fails".to_owned())
            }
            Some(open) if signs == 0 && is(open, '<') && self.closed.is_some() => {
                Some("all children of a node stand between one `<` and one `>`, with commas: `sequence< child, … >`".to_owned())
            }
            _ => None,
        }
    }

    /// Whether a `!` comes, and after it nothing that it could belong to: `look!,`
    fn ends_with_sign(&self) -> bool {
        self.tokens.is_punct(0, '!')
            && (self.tokens.rest().len() == 1
                || self.tokens.is_punct(1, ',')
                || self.tokens.is_punct(1, '>'))
    }

    /// Whether the next token looks like the beginning of a node.
    pub fn starts_node(&self) -> bool {
        match self.tokens.rest().first() {
            Some(TokenTree::Ident(word)) => word != "as",
            Some(TokenTree::Group(group)) => group.delimiter() == Delimiter::Brace,
            Some(token) => {
                (is(token, '!') || is(token, '#') || self.tokens.is_path_separator(0))
                    && !self.tokens.is_punct(1, '=')
            }
            None => false,
        }
    }
}
