//! Frames, found in bytes of which some may be missing or damaged: see `FORMAT.md`.

use crate::budgets::ENTRY;

/// No frame is longer: as with blocks, and some room for what is around a description.
const LONGEST: usize = ENTRY + 1024;
const FLAG: u8 = 0x7e;
const ESCAPE: u8 = 0x7d;
const CHANGE: u8 = 0x20;

/// Finds the frames.
#[derive(Debug, Default)]
pub struct Deframer {
    frame: Vec<u8>,
    is_escaped: bool,
    /// A flag was seen. What stands before the first one is the rest of a frame whose beginning nobody heard.
    is_synced: bool,
}

/// What was found at the end of a frame.
#[derive(Debug, PartialEq, Eq)]
pub enum Frame<'a> {
    Whole(&'a [u8]),
    Damaged,
}

impl Deframer {
    /// How many bytes wait for the end of their frame.
    pub fn waiting(&self) -> usize {
        self.frame.capacity()
    }

    /// Looks at the next byte; tells a frame that ends with it.
    pub fn byte(&mut self, byte: u8, tell: impl FnOnce(Frame<'_>)) {
        if byte == FLAG {
            let is_escaped = std::mem::take(&mut self.is_escaped);
            let was_synced = std::mem::replace(&mut self.is_synced, true);
            // Between two frames there may be two flags.
            let is_empty = self.frame.is_empty() && !is_escaped;
            if was_synced && !is_empty {
                tell(match sound(&self.frame) {
                    Some(entries) if !is_escaped => Frame::Whole(entries),
                    _ => Frame::Damaged,
                });
            }
            self.frame.clear();
        } else if self.is_synced {
            if self.frame.len() >= LONGEST {
                // It will never end well. Nothing of it is kept until the next flag.
                self.frame = Vec::new();
                self.is_synced = false;
                return tell(Frame::Damaged);
            }
            if byte == ESCAPE {
                self.is_escaped = true;
            } else {
                let change = if std::mem::take(&mut self.is_escaped) {
                    CHANGE
                } else {
                    0
                };
                self.frame.push(byte ^ change);
            }
        }
    }
}

/// What a frame holds, if its checksum is right.
fn sound(frame: &[u8]) -> Option<&[u8]> {
    let (entries, sum) = frame.split_last_chunk::<4>()?;
    (crc32fast::hash(entries) == u32::from_le_bytes(*sum)).then_some(entries)
}
