//! A name that nothing has and whose field or method is used: `ctx.cents`, where the context is called `vend`.

use crate::syntax::is;
use proc_macro2::{Ident, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// The first name before a `.` that stands nowhere else in the code, so that it is no variable of the code's own, with what is
/// written behind it; none of those that are known.
pub fn dotted(code: &TokenStream, is_known: &dyn Fn(&str) -> bool) -> Option<(Ident, String)> {
    let mut names = Names::default();
    names.of(code);
    let Names { dotted, elsewhere } = names;
    dotted
        .into_iter()
        .find(|(name, _)| !elsewhere.contains(&name.to_string()) && !is_known(&name.to_string()))
}

#[derive(Default)]
struct Names {
    dotted: Vec<(Ident, String)>,
    elsewhere: BTreeSet<String>,
}

impl Names {
    fn of(&mut self, code: &TokenStream) {
        let tokens: Vec<TokenTree> = code.clone().into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            let before = at.checked_sub(1).map(|before| &tokens[before]);
            match token {
                // A macro may bind what it wants.
                TokenTree::Group(group) if may_bind(&tokens[..at]) => {
                    all_names(&group.stream(), &mut self.elsewhere);
                }
                TokenTree::Group(group) => self.of(&group.stream()),
                TokenTree::Ident(_) if before.is_some_and(|before| is(before, '.')) => {}
                TokenTree::Ident(name) => {
                    let text = name.to_string();
                    let after = match &tokens[at + 1..] {
                        [dot, TokenTree::Ident(member), ..] if is(dot, '.') => {
                            Some(member.to_string())
                        }
                        _ => None,
                    };
                    let is_lifetime = before.is_some_and(|before| is(before, '\''));
                    let is_path = before.is_some_and(|before| is(before, ':'));
                    match after {
                        Some(member) if !is_lifetime && !is_path && is_variable(&text) => {
                            self.dotted.push((name.clone(), member));
                        }
                        _ => {
                            self.elsewhere.insert(text);
                        }
                    }
                }
                _ => {}
            }
        }
    }
}

/// Whether brackets behind these tokens are those of a macro that may bind what it wants.
pub(super) fn may_bind(before: &[TokenTree]) -> bool {
    match before {
        [.., name, sign] if is(sign, '!') => !KNOWN.contains(&name.to_string().as_str()),
        [sign] => is(sign, '!'),
        _ => false,
    }
}

/// Every name in the code.
pub(super) fn all_names(code: &TokenStream, names: &mut BTreeSet<String>) {
    for token in code.clone() {
        match token {
            TokenTree::Group(group) => all_names(&group.stream(), names),
            TokenTree::Ident(name) => {
                names.insert(name.to_string());
            }
            _ => {}
        }
    }
}

/// Macros that bind nothing.
const KNOWN: &[&str] = &[
    "assert",
    "assert_eq",
    "dbg",
    "format",
    "print",
    "println",
    "vec",
];

/// Whether contexts are often called so.
pub fn names_a_context(word: &Ident) -> bool {
    const NAMES: &[&str] = &[
        "actor",
        "agent",
        "bb",
        "blackboard",
        "context",
        "ctx",
        "cx",
        "data",
        "entity",
        "game",
        "me",
        "npc",
        "owner",
        "player",
        "robot",
        "state",
        "this",
        "unit",
        "world",
    ];
    NAMES.contains(&word.to_string().as_str())
}

fn is_variable(name: &str) -> bool {
    name.starts_with(|first: char| first.is_lowercase()) && name != "self" && name != "r#self"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_are_nowhere_else() {
        let found = |code: &str| {
            let known = |name: &str| name == "hero";
            dotted(&code.parse().expect("tokens"), &known)
                .map(|(name, member)| format!("{name}.{member}"))
        };
        for (code, expected) in [
            ("ctx.cents > 100", "ctx.cents"),
            ("hero.x > 3 && agent.y > 3", "agent.y"),
            ("println!(\"{}\", bb.x); bb.tick()", "bb.x"),
            ("f(&mut ctx.x)", "ctx.x"),
        ] {
            assert_eq!(found(code).as_deref(), Some(expected), "{code}");
        }
        for code in [
            "hero.target.x > 3",
            "let near = f(); near.x > 3",
            "hero.all.iter().any(|one| one.x > 3)",
            "if let Some(target) = hero.target { target.x > 3 } else { false }",
            "fn far(of: &Hero) -> bool { of.x > 3 } far(hero)",
            "asked!(ctx => ctx.x)",
            "for x in ..3 { }",
            "self.x",
            "levels::low.x",
            "1.5.x",
        ] {
            assert_eq!(found(code), None, "{code}");
        }
    }
}
