//! Numbers and texts as bytes, and back.

/// Why bytes could not be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// They end too early.
    Short,
    /// They say something that cannot be.
    Wrong(&'static str),
}

pub fn put_number(out: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        out.push(number.to_le_bytes()[0] | 0x80);
        number >>= 7;
    }
    out.push(number.to_le_bytes()[0]);
}

pub fn put_text(out: &mut Vec<u8>, text: &str) {
    put_number(out, text.len() as u64);
    out.extend_from_slice(text.as_bytes());
}

/// What is left to read.
#[derive(Debug, Clone, Copy)]
pub struct Cursor<'a> {
    pub bytes: &'a [u8],
    pub at: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    pub fn is_at_end(&self) -> bool {
        self.at >= self.bytes.len()
    }

    pub fn byte(&mut self) -> Result<u8, Trouble> {
        let byte = *self.bytes.get(self.at).ok_or(Trouble::Short)?;
        self.at += 1;
        Ok(byte)
    }

    pub fn slice(&mut self, length: usize) -> Result<&'a [u8], Trouble> {
        let end = self.at.checked_add(length).ok_or(Trouble::Short)?;
        let slice = self.bytes.get(self.at..end).ok_or(Trouble::Short)?;
        self.at = end;
        Ok(slice)
    }

    pub fn number(&mut self) -> Result<u64, Trouble> {
        let mut number = 0u64;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            let bits = u64::from(byte & 0x7f);
            if bits << shift >> shift != bits {
                break;
            }
            number |= bits << shift;
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err(Trouble::Wrong("a number of more than 64 bits"))
    }

    /// A number that fits the type.
    pub fn fit<T: TryFrom<u64>>(&mut self) -> Result<T, Trouble> {
        T::try_from(self.number()?).map_err(|_| Trouble::Wrong("a number that is too large"))
    }

    pub fn text(&mut self) -> Result<&'a str, Trouble> {
        let length: usize = self.fit()?;
        if length > LONGEST {
            return Err(Trouble::Wrong("a text of more than 16 MiB"));
        }
        std::str::from_utf8(self.slice(length)?)
            .map_err(|_| Trouble::Wrong("a text that is not UTF-8"))
    }
}

/// No text, block or description is longer.
pub use crate::budgets::ENTRY as LONGEST;
