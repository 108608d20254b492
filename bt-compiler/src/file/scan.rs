//! The brackets in the text of a file, past comments and whatever stands in quotes.

/// Where the brackets are that are open at the end. Nothing where brackets do not match.
pub fn open_brackets(text: &str) -> Option<Vec<usize>> {
    let mut open = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        match first {
            '{' | '(' | '[' => open.push(at),
            '}' | ')' | ']' => {
                open.pop()?;
            }
            _ => {}
        }
        at += skipped(&text[at..]).unwrap_or(first.len_utf8());
    }
    Some(open)
}

/// The text without what stands in its closed braces, and without comments and what stands in quotes.
pub fn outside_braces(text: &str) -> String {
    let (mut outside, mut begins) = (String::new(), Vec::new());
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let length = skipped(&text[at..]).unwrap_or(first.len_utf8());
        let part = &text[at..at + length];
        at += length;
        match first {
            '{' => begins.push(outside.len()),
            '}' => outside.truncate(begins.pop().unwrap_or_default()),
            _ => {}
        }
        if part.starts_with(is_name) && !part.ends_with(['"', '\'', '#'])
            || length == first.len_utf8()
        {
            outside.push_str(part);
        }
    }
    outside
}

/// The length of a comment, a string, a letter in quotes or a word, if the text begins with one.
fn skipped(text: &str) -> Option<usize> {
    let until = |end: &str, from: usize| {
        text[from..]
            .find(end)
            .map_or(text.len(), |at| from + at + end.len())
    };
    if text.starts_with("//") {
        return Some(until("\n", 2));
    }
    if text.starts_with("/*") {
        let (mut depth, mut at) = (1, 2);
        while depth > 0 {
            let close = text[at..].find("*/")?;
            depth = depth + text[at..at + close].matches("/*").count() - 1;
            at += close + 2;
        }
        return Some(at);
    }
    let word = text.len() - text.trim_start_matches(is_name).len();
    let (prefix, quoted) = text.split_at(word);
    if prefix.ends_with('r') {
        let hashes = quoted.len() - quoted.trim_start_matches('#').len();
        if quoted[hashes..].starts_with('"') {
            let end = format!("\"{}", &quoted[..hashes]);
            return Some(until(&end, word + hashes + 1));
        }
    }
    if let Some(inside) = quoted.strip_prefix('"') {
        return Some(word + 1 + quoted_length(inside, '"')?);
    }
    if let Some(inside) = quoted.strip_prefix('\'') {
        // A lifetime has no quote behind its first letter.
        let mut letters = inside.chars();
        let first = letters.next()?;
        return match (first, letters.next()) {
            ('\\', _) => Some(word + 1 + quoted_length(inside, '\'')?),
            (_, Some('\'')) => Some(word + 2 + first.len_utf8()),
            _ => Some(word + 1),
        };
    }
    (word > 0).then_some(word)
}

/// How much comes before the end of a text in quotes, and that.
fn quoted_length(text: &str, quote: char) -> Option<usize> {
    let mut letters = text.char_indices();
    while let Some((at, letter)) = letters.next() {
        if letter == '\\' {
            letters.next();
        } else if letter == quote {
            return Some(at + 1);
        }
    }
    None
}

/// Without the white space at the end, and without lines that are comments.
pub fn code_end(text: &str) -> &str {
    let mut text = text.trim_end();
    loop {
        let line = text.rfind('\n').map_or(0, |at| at + 1);
        if !text[line..].trim_start().starts_with("//") {
            return text;
        }
        text = text[..line].trim_end();
    }
}

pub fn is_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// The module whose items stand in this bracket, if it is that of one.
pub fn module_of(text: &str, bracket: usize) -> Option<&str> {
    let head = code_end(&text[..bracket]);
    let before = head.trim_end_matches(is_name);
    let is_module = before
        .trim_end()
        .strip_suffix("mod")
        .is_some_and(|rest| before.ends_with(char::is_whitespace) && !rest.ends_with(is_name));
    let name = &head[before.len()..];
    (is_module && !name.is_empty() && text[bracket..].starts_with('{')).then_some(name)
}
