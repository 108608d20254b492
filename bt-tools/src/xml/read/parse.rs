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
