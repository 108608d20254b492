//! A tree as text: on one line where it fits, else a child a line.

use std::fmt::Write;

/// Lines are no longer than this where that can be helped.
const WIDTH: usize = 100;

/// A node to be written.
#[derive(Debug, Clone, Default)]
pub struct Piece {
    /// Lines above it, each beginning with `//`.
    pub comments: Vec<String>,
    pub label: Option<String>,
    /// `Mood::Calm` in `Mood::Calm => a`
    pub pattern: Option<String>,
    /// Up to its children: `fallback`, `parallel(success = 2)`, `timeout`, `{ step() }`.
    pub head: String,
    /// Between parentheses, before a child: `8h`.
    pub arguments: Vec<String>,
    pub shape: Shape,
    pub children: Vec<Piece>,
    /// Lines after the last child.
    pub last_comments: Vec<String>,
}

/// How children are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Shape {
    #[default]
    Leaf,
    /// `fallback< a, b >`
    Composite,
    /// `timeout(8h, a)`
    Decorator,
}

impl Piece {
    pub fn leaf(head: impl Into<String>) -> Self {
        Self {
            head: head.into(),
            ..Self::default()
        }
    }

    pub fn composite(head: impl Into<String>, children: Vec<Self>) -> Self {
        Self {
            head: head.into(),
            shape: Shape::Composite,
            children,
            ..Self::default()
        }
    }

    pub fn decorator(head: impl Into<String>, arguments: Vec<String>, child: Self) -> Self {
        Self {
            head: head.into(),
            arguments,
            shape: Shape::Decorator,
            children: vec![child],
            ..Self::default()
        }
    }

    /// This node with its children, from the column `indent` on; the first line is not indented.
    fn write(&self, indent: usize, room_after: usize) -> String {
        let prefix = self.prefix();
        if let Some(flat) = self.flat(WIDTH.saturating_sub(indent + prefix.len() + room_after)) {
            return prefix + &flat;
        }
        let inner = indent + 4;
        let (open, close) = match self.shape {
            Shape::Leaf => return prefix + &self.broken_leaf(indent),
            Shape::Composite => ("<", ">"),
            Shape::Decorator => {
                if let Some(hugged) = self.hugged(indent, room_after) {
                    return prefix + &hugged;
                }
                ("(", ")")
            }
        };
        let mut text = prefix + &self.head + open + "\n";
        let line = |text: &mut String, line: &str| {
            *text += &" ".repeat(inner);
            *text += line;
            text.push('\n');
        };
        for argument in &self.arguments {
            line(&mut text, &format!("{argument},"));
        }
        for (n, child) in self.children.iter().enumerate() {
            for comment in &child.comments {
                line(&mut text, comment);
            }
            let comma = if n + 1 < self.children.len() { "," } else { "" };
            line(&mut text, &(child.write(inner, comma.len()) + comma));
        }
        for comment in &self.last_comments {
            line(&mut text, comment);
        }
        text + &" ".repeat(indent) + close
    }

    fn prefix(&self) -> String {
        let mut prefix = String::new();
        if let Some(pattern) = &self.pattern {
            let _ = write!(prefix, "{pattern} => ");
        }
        if let Some(label) = &self.label {
            let _ = write!(prefix, "{label}: ");
        }
        prefix
    }

    /// `timeout(8h, sequence<` and the rest below, where only the child is long.
    fn hugged(&self, indent: usize, room_after: usize) -> Option<String> {
        let [child] = &self.children[..] else {
            return None;
        };
        if !child.comments.is_empty() || !self.last_comments.is_empty() {
            return None;
        }
        let mut text = self.head.clone() + "(";
        for argument in &self.arguments {
            let _ = write!(text, "{argument}, ");
        }
        // Asked first, since writing a child twice would double with each node around it.
        let longest = indent + text.len() + child.first_line(indent, room_after + 1);
        (longest <= WIDTH).then(|| text + &child.write(indent, room_after + 1) + ")")
    }

    /// How long its first line is, as [`Self::write`] has it.
    fn first_line(&self, indent: usize, room_after: usize) -> usize {
        let prefix = self.prefix().len();
        if let Some(flat) = self.flat(WIDTH.saturating_sub(indent + prefix + room_after)) {
            return prefix + flat.len();
        }
        prefix
            + match self.shape {
                Shape::Leaf => self.broken_leaf(indent).lines().next().map_or(0, str::len),
                Shape::Composite => self.head.len() + 1,
                Shape::Decorator => match &self.children[..] {
                    [child] if child.comments.is_empty() && self.last_comments.is_empty() => {
                        let arguments: usize = self.arguments.iter().map(|it| it.len() + 2).sum();
                        let own = self.head.len() + 1 + arguments;
                        let whole = own + child.first_line(indent, room_after + 1);
                        if indent + whole <= WIDTH {
                            whole
                        } else {
                            self.head.len() + 1
                        }
                    }
                    _ => self.head.len() + 1,
                },
            }
    }

    fn broken_leaf(&self, indent: usize) -> String {
        let statements = self
            .head
            .strip_prefix("{ ")
            .and_then(|it| it.strip_suffix(" }"));
        let Some(statements) = statements else {
            return self.head.clone();
        };
        let pad = " ".repeat(indent + 4);
        let mut text = "{\n".to_owned();
        let mut rest = statements;
        while let Some((statement, after)) = split_statement(rest) {
            let _ = writeln!(text, "{pad}{statement};");
            rest = after;
        }
        text + &pad + &broken_call(rest, indent + 4) + "\n" + &" ".repeat(indent) + "}"
    }

    /// On one line, if that is no longer than `whole`; what is longer is not written first.
    fn flat(&self, whole: usize) -> Option<String> {
        let mut room = whole.checked_sub(self.head.len())?;
        if !self.last_comments.is_empty() || self.children.iter().any(|it| !it.comments.is_empty())
        {
            return None;
        }
        let mut children = self.arguments.clone();
        for child in &self.children {
            let prefix = child.prefix();
            let flat = child.flat(room.checked_sub(prefix.len())?)?;
            room = room.checked_sub(prefix.len() + flat.len())?;
            children.push(prefix + &flat);
        }
        let children = children.join(", ");
        let flat = match self.shape {
            Shape::Leaf => self.head.clone(),
            Shape::Composite => format!("{}< {children} >", self.head),
            Shape::Decorator => format!("{}({children})", self.head),
        };
        (flat.len() <= whole).then_some(flat)
    }

    /// The node as the body of a tree, indented.
    pub fn body(&self, indent: usize) -> String {
        let pad = " ".repeat(indent);
        let mut text = String::new();
        for comment in &self.comments {
            let _ = writeln!(text, "{pad}{comment}");
        }
        text + &pad + &self.write(indent, 0) + "\n"
    }
}

/// The first statement and what follows it, `;` and text in quotes considered.
fn split_statement(text: &str) -> Option<(&str, &str)> {
    let (mut quoted, mut escaped) = (false, false);
    for (at, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            ';' if !quoted => return Some((&text[..at], text[at + 1..].trim_start())),
            _ => {}
        }
    }
    None
}

/// A call whose arguments stand a line each if they do not fit on one.
fn broken_call(call: &str, indent: usize) -> String {
    if indent + call.len() <= WIDTH {
        return call.to_owned();
    }
    let Some(open) = call.find('(').filter(|&open| is_call(call, open)) else {
        return call.to_owned();
    };
    let pad = " ".repeat(indent + 4);
    let mut text = call[..=open].to_owned() + "\n";
    for argument in arguments(&call[open + 1..call.len() - 1]) {
        let _ = writeln!(text, "{pad}{argument},");
    }
    text + &" ".repeat(indent) + ")"
}

/// Whether the text is nothing but a call, whose arguments begin at `open`.
fn is_call(text: &str, open: usize) -> bool {
    let is_name = |it: char| it.is_alphanumeric() || matches!(it, '_' | ':' | '.');
    let Ok(syn::Expr::Call(_) | syn::Expr::MethodCall(_)) = syn::parse_str(text) else {
        return false;
    };
    open > 0 && text[..open].chars().all(is_name)
}

/// The arguments of a call, separated at commas that stand in no brackets and no quotes.
fn arguments(text: &str) -> Vec<&str> {
    let (mut depth, mut quoted, mut escaped, mut start) = (0_usize, false, false, 0);
    let mut arguments = Vec::new();
    for (at, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                arguments.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    // After a comma at the end there is none.
    arguments.extend(Some(text[start..].trim()).filter(|last| !last.is_empty()));
    arguments
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_calls_are_broken_at_their_arguments() {
        let long = "x".repeat(60);
        let condition = format!("(a_{long} == \"A(\") && (b_{long} == \"B\")");
        assert_eq!(broken_call(&condition, 4), condition);
        let call = format!("f(a_{long}, (b_{long}, 1))");
        let broken = format!("f(\n    a_{long},\n    (b_{long}, 1),\n)");
        assert_eq!(broken_call(&call, 0), broken);
        assert_eq!(
            broken_call(&format!("f(a_{long}, (b_{long}, 1),)"), 0),
            broken
        );
        let method = format!("f(a_{long}).abs() <= g(b_{long})");
        assert_eq!(broken_call(&method, 4), method);
    }

    #[test]
    fn what_fits_stands_on_a_line_and_the_rest_is_broken() {
        let leaf = Piece::leaf;
        let short = Piece::composite("fallback", vec![leaf("a"), leaf("b")]);
        assert_eq!(short.body(4), "    fallback< a, b >\n");
        let long = || {
            Piece::leaf("{ step(&mut bb.robot, &bb.the_first_quite_long_entry, &bb.the_second_quite_long_entry, \"text, and more\") }")
        };
        let mut second = Piece::decorator("timeout", vec!["8h".to_owned()], short);
        second.comments.push("// why".to_owned());
        second.label = Some("both".to_owned());
        let tree = Piece::decorator(
            "repeat",
            vec!["3".to_owned()],
            Piece::composite("sequence", vec![long(), second]),
        );
        let expected = r#"repeat(3, sequence<
    {
        step(
            &mut bb.robot,
            &bb.the_first_quite_long_entry,
            &bb.the_second_quite_long_entry,
            "text, and more",
        )
    },
    // why
    both: timeout(8h, fallback< a, b >)
>)
"#;
        assert_eq!(tree.body(0), expected);
    }
}
