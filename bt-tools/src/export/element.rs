//! XML being written, in the layout of `BehaviorTree.CPP`: four spaces, an element a line.

/// An element.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Element {
    pub tag: String,
    pub attributes: Vec<(String, String)>,
    pub children: Vec<Element>,
    /// What stands in it, if it has no children.
    pub text: String,
}

impl Element {
    pub fn new(tag: impl Into<String>) -> Self {
        Self {
            tag: tag.into(),
            ..Self::default()
        }
    }

    #[must_use]
    pub fn with(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.attributes.push((name.into(), value.into()));
        self
    }

    /// Its tag alone, which is left open or not.
    pub fn tag(&self, is_open: bool) -> String {
        let mut text = String::new();
        self.begin(&mut text);
        text + if is_open { ">" } else { "/>" }
    }

    fn begin(&self, to: &mut String) {
        to.push('<');
        *to += &self.tag;
        for (name, value) in &self.attributes {
            to.push(' ');
            *to += name;
            *to += "=\"";
            escape(value, to);
            to.push('"');
        }
    }

    /// The element and all in it.
    pub fn write(&self, indent: usize, to: &mut String) {
        let pad = " ".repeat(4 * indent);
        *to += &pad;
        self.begin(to);
        if self.children.is_empty() && self.text.is_empty() {
            *to += "/>\n";
            return;
        }
        to.push('>');
        if self.children.is_empty() {
            escape(&self.text, to);
        } else {
            to.push('\n');
            for child in &self.children {
                child.write(indent + 1, to);
            }
            *to += &pad;
        }
        *to += "</";
        *to += &self.tag;
        *to += ">\n";
    }
}

fn escape(text: &str, to: &mut String) {
    for letter in text.chars() {
        match letter {
            '&' => *to += "&amp;",
            '<' => *to += "&lt;",
            '>' => *to += "&gt;",
            '"' => *to += "&quot;",
            '\n' => *to += "&#10;",
            '\t' => *to += "&#9;",
            '\r' => *to += "&#13;",
            letter => to.push(letter),
        }
    }
}
