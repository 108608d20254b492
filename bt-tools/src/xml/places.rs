//! Lines and columns in one text, for any number of its bytes.

/// Each so many bytes, a line and column are kept. A text that is one long line takes no longer than one of many.
const EVERY: usize = 256;

/// Finds lines and columns: what [`roxmltree`] says of a byte, without going through the text from its beginning.
#[derive(Debug)]
pub(crate) struct Places<'t> {
    text: &'t str,
    /// Bytes at which characters begin, in order, with their lines and columns.
    known: Vec<(usize, Place)>,
}

/// A line and a column, both counted from 1, the column in characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    pub line: u32,
    pub column: u32,
}

impl<'t> Places<'t> {
    pub fn of(text: &'t str) -> Self {
        let first = Place { line: 1, column: 1 };
        let (mut known, mut at) = (vec![(0, first)], first);
        let mut next = EVERY;
        for (byte, character) in text.char_indices() {
            if byte >= next {
                known.push((byte, at));
                next = byte + EVERY;
            }
            at = at.after(character);
        }
        Self { text, known }
    }

    /// Where the character stands that begins at this byte; past the end, where the text ends.
    pub fn at(&self, byte: usize) -> Place {
        let before = self.known.partition_point(|(known, _)| *known <= byte);
        // The first is 0.
        let (from, mut place) = self.known[before - 1];
        for (offset, character) in self.text[from..].char_indices() {
            if from + offset >= byte {
                break;
            }
            place = place.after(character);
        }
        place
    }
}

impl Place {
    const fn after(self, character: char) -> Self {
        match character {
            '\n' => Self {
                line: self.line + 1,
                column: 1,
            },
            _ => Self {
                line: self.line,
                column: self.column + 1,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The place of each character, as the crate that reads XML counts it.
    fn agrees(text: &str) {
        let document = roxmltree::Document::parse(text).expect("XML");
        let places = Places::of(text);
        let ends = text.char_indices().map(|(byte, _)| byte);
        for byte in ends.chain([text.len(), text.len() + 1]) {
            let (said, is) = (document.text_pos_at(byte), places.at(byte));
            assert_eq!(
                (is.line, is.column),
                (said.row, said.col),
                "byte {byte} of {text}"
            );
        }
    }

    #[test]
    fn places_are_those_of_the_xml() {
        agrees("<a/>");
        agrees("\n\r\n<ä>\n\n ö</ä>\n");
        // Less than what is between two known places, just as much, one more, and far more; in one line and in many.
        for length in [EVERY - 1, EVERY, EVERY + 1, 2 * EVERY, 5_000] {
            for filling in ["x", "ü", "💡", "\n", "ab\n", "€ \n"] {
                let inner = filling.repeat(length / filling.len());
                agrees(&format!("<a>{inner}</a>"));
                agrees(&format!("<a>é{inner}</a>"));
            }
        }
    }
}
