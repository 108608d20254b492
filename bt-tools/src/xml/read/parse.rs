//! The parser of XML, within its budgets.

use crate::budgets::{ELEMENTS, XML};
use crate::xml::document::{FilePosition, Remark};
use roxmltree as xml;

/// Parses XML that may come from anywhere. Entities of its own are refused, as BehaviorTree.CPP does not read them either: what they
/// stand for may be far more than is written.
///
/// # Errors
///
/// What is wrong with it.
pub(crate) fn parse(text: &str, file: usize) -> Result<xml::Document<'_>, Remark> {
    let beyond = |message: String| Remark {
        place: FilePosition {
            file,
            line: 1,
            column: 1,
        },
        message,
    };
    if text.len() > XML {
        return Err(beyond(format!("more than {} MiB of XML", XML >> 20)));
    }
    let options = |allow_dtd| xml::ParsingOptions {
        allow_dtd,
        nodes_limit: ELEMENTS,
        ..xml::ParsingOptions::default()
    };
    let document = match xml::Document::parse_with_options(text, options(false)) {
        Err(xml::Error::DtdDetected) if text.contains("<!ENTITY") => {
            return Err(beyond(
                "`<!ENTITY …>`: entities of its own are not read; write out what they stand for"
                    .to_owned(),
            ));
        }
        Err(xml::Error::DtdDetected) => xml::Document::parse_with_options(text, options(true)),
        document => document,
    };
    document.map_err(|error| match error {
        xml::Error::NodesLimitReached => beyond(format!("more than {ELEMENTS} elements and texts")),
        error => not_well_formed(&error, file),
    })
}

/// What stands for a raw `&`, and for a raw `<` in an attribute, while the text is parsed: a character each, so that columns stay.
const STAND_INS: [(char, char); 2] = [('\u{f8f0}', '&'), ('\u{f8f1}', '<')];

/// The text with what XML does not allow and BehaviorTree.CPP takes as it is: `a && b < c` in an attribute. Nothing if it has none of it.
/// With it come the bytes where it stands.
pub(crate) fn lenient(text: &str) -> Option<(String, Vec<usize>)> {
    if STAND_INS
        .iter()
        .any(|(stand_in, _)| text.contains(*stand_in))
    {
        return None;
    }
    let (mut fixed, mut places) = (String::with_capacity(text.len()), Vec::new());
    let (mut quote, mut is_tag) = (None, false);
    let mut at = 0;
    while let Some(letter) = text[at..].chars().next() {
        let rest = &text[at..];
        let skipped = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
            .into_iter()
            .find(|(begin, _)| quote.is_none() && !is_tag && rest.starts_with(begin));
        if let Some((_, end)) = skipped {
            let length = rest.find(end).map_or(rest.len(), |it| it + end.len());
            fixed += &rest[..length];
            at += length;
            continue;
        }
        match letter {
            '&' if !is_entity(rest) => {
                places.push(at);
                fixed.push(STAND_INS[0].0);
            }
            '<' if quote.is_some() => {
                places.push(at);
                fixed.push(STAND_INS[1].0);
            }
            _ => fixed.push(letter),
        }
        match (letter, quote) {
            ('<', None) => is_tag = true,
            ('>', None) => is_tag = false,
            ('"' | '\'', None) if is_tag => quote = Some(letter),
            (letter, Some(open)) if letter == open => quote = None,
            _ => {}
        }
        at += letter.len_utf8();
    }
    (!places.is_empty()).then_some((fixed, places))
}

/// Whether a text begins with a reference that XML knows.
fn is_entity(text: &str) -> bool {
    let Some((name, _)) = text[1..].split_once(';') else {
        return false;
    };
    matches!(name, "amp" | "lt" | "gt" | "quot" | "apos")
        || name.strip_prefix('#').is_some_and(|number| {
            let digits = number.strip_prefix('x').unwrap_or(number);
            !digits.is_empty() && digits.bytes().all(|it| it.is_ascii_hexdigit())
        })
}

/// A value as it was written.
pub(super) fn as_written(value: &str) -> String {
    let mut value = value.to_owned();
    for (stand_in, letter) in STAND_INS {
        value = value.replace(stand_in, &letter.to_string());
    }
    value
}

/// What to say of text that is no XML.
fn not_well_formed(error: &xml::Error, file: usize) -> Remark {
    let position = error.pos();
    let message = format!("not well-formed XML: {error}");
    // The position stands at the end of the message once more.
    let message = message
        .strip_suffix(&format!(" at {}:{}", position.row, position.col))
        .unwrap_or(&message)
        .to_owned();
    Remark {
        place: FilePosition {
            file,
            line: position.row,
            column: position.col,
        },
        message,
    }
}
