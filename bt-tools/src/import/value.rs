//! What stands in a port: an entry of the blackboard, or a literal.

/// The text of a port, read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value<'a> {
    /// `{key}`
    Entry(&'a str),
    /// `{@key}`: an entry of the root's blackboard.
    RootEntry(&'a str),
    Literal(&'a str),
}

impl<'a> Value<'a> {
    /// `{=}` stands for the entry that is named as the port.
    pub fn of(text: &'a str, port: &'a str) -> Self {
        let inner = text
            .trim()
            .strip_prefix('{')
            .and_then(|inner| inner.strip_suffix('}'));
        match inner.map(str::trim) {
            Some("=") => Self::Entry(port),
            Some(key) => Self::key(key).unwrap_or(Self::Literal(text)),
            None => Self::Literal(text),
        }
    }

    /// A name in a script, or a key without its braces.
    pub fn key(key: &'a str) -> Option<Self> {
        if key.is_empty() || key.contains(['{', '}', '"', ';', ',', ' ']) {
            return None;
        }
        Some(match key.strip_prefix('@') {
            Some(key) => Self::RootEntry(key),
            None => Self::Entry(key),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn braces_make_entries() {
        assert_eq!(Value::of(" { goal } ", "x"), Value::Entry("goal"));
        assert_eq!(Value::of("{=}", "x"), Value::Entry("x"));
        assert_eq!(Value::of("{@goal}", "x"), Value::RootEntry("goal"));
        assert_eq!(Value::of("1;2", "x"), Value::Literal("1;2"));
        assert_eq!(Value::of("{\"a\": 1}", "x"), Value::Literal("{\"a\": 1}"));
    }
}
