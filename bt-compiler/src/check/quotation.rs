//! Nodes in the user's own words, for messages and for comments in the generated code.

use crate::nodes::Shape;
use crate::syntax::ast::{self, Control, NodeKind};
use crate::tokens::{tokens_text, LONGEST};

/// `timeout(8h, …)`, `fallback< … >`, `walk(hero, 3)`
pub fn quote(node: &ast::Node) -> String {
    let text = match &node.kind {
        NodeKind::Control(control) => control_text(control),
        NodeKind::Leaf(leaf) | NodeKind::Subtree(leaf, _) => tokens_text(&leaf.tokens),
        NodeKind::Custom(leaf, _) => format!("{}< … >", tokens_text(&leaf.tokens)),
        NodeKind::Broken(_) => "…".to_owned(),
    };
    shorten(text)
}

fn control_text(control: &Control) -> String {
    if control.bang {
        return "!…".to_owned();
    }
    let arguments = control
        .arguments
        .iter()
        .map(|argument| tokens_text(&argument.tokens));
    let options = control
        .options
        .iter()
        .map(|option| format!("{} = {}", option.name, tokens_text(&option.value)));
    let mut parts: Vec<String> = arguments.chain(options).collect();
    let word = control.row.keyword;
    if matches!(control.row.shape, Shape::Composite | Shape::Choice(..)) {
        let options = parts.join(", ");
        return if options.is_empty() {
            format!("{word}< … >")
        } else {
            format!("{word}({options})< … >")
        };
    }
    parts.extend((0..control.row.children.min).map(|_| "…".to_owned()));
    format!("{word}({})", parts.join(", "))
}

/// Cuts what is too long, and closes the bracket that was cut.
fn shorten(text: String) -> String {
    if text.chars().count() <= LONGEST {
        return text;
    }
    let start: String = text.chars().take(LONGEST - 3).collect();
    let close = match text.chars().last() {
        Some(bracket @ (')' | ']')) => bracket.to_string(),
        Some('}') => " }".to_owned(),
        _ => String::new(),
    };
    format!("{}…{close}", start.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shortens() {
        let exact = "a".repeat(LONGEST);
        assert_eq!(shorten(exact.clone()), exact);
        let cut = |close: &str| shorten("ä".repeat(LONGEST + 1) + close);
        assert_eq!(cut(""), "ä".repeat(57) + "…");
        assert_eq!(cut(")"), "ä".repeat(57) + "…)");
        assert_eq!(cut("]"), "ä".repeat(57) + "…]");
        assert_eq!(cut("}"), "ä".repeat(57) + "… }");
        let long = format!("walk({})", vec!["far"; 40].join(", "));
        let short = shorten(long);
        assert!(short.chars().count() <= LONGEST);
        assert!(
            short.starts_with("walk(far, far") && short.ends_with("…)"),
            "{short}"
        );
    }
}
