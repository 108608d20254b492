//! A recording that grows while it is read.

use crate::record::{next, unwrap, Blocks, Found, ReadError, MAGIC};
use crate::timeline::Fleet;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// A file that was written so long ago is not being written.
const SETTLED: Duration = Duration::from_secs(2);

/// Follows a recording, block by block, while a program writes it.
///
/// A crash may leave half a block, which who goes on with the file cuts off: so only whole blocks are told, and what is behind them is read again.
#[derive(Debug)]
pub struct Following {
    path: PathBuf,
    /// Up to here, all was told.
    at: u64,
    length: u64,
    /// When what is behind the last whole block was looked at, and the file had been written last.
    looked: Option<(SystemTime, SystemTime)>,
    blocks: Blocks,
}

impl Following {
    /// Nothing of the file was read yet.
    pub fn new(path: impl AsRef<Path>) -> Self {
        Self {
            path: path.as_ref().to_owned(),
            at: 0,
            length: 0,
            looked: None,
            blocks: Blocks::default(),
        }
    }

    /// Reads the whole blocks that have come since the last time. Whether there were any.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, is no recording, or is damaged and no whole block follows yet.
    pub fn poll(&mut self, fleet: &mut Fleet) -> Result<bool, ReadError> {
        let mut file = File::open(&self.path)?;
        let metadata = file.metadata()?;
        let length = metadata.len();
        if length < self.at {
            return Err(ReadError::Damage {
                at: usize::try_from(length).unwrap_or(usize::MAX),
                what: "the file was cut off here while it was read",
            });
        }
        // Half a block that was read may be another one of the same length by now.
        let was = std::mem::replace(&mut self.length, length);
        if length == self.at {
            return Ok(false);
        }
        let written = metadata.modified()?;
        // What was written at the very time at which it was looked at may be seen only later.
        let is_known = |(looked, before): (SystemTime, SystemTime)| {
            before == written
                && looked
                    .duration_since(written)
                    .is_ok_and(|age| age > SETTLED)
        };
        if was == length && self.looked.is_some_and(is_known) {
            return Ok(false);
        }
        self.looked = Some((SystemTime::now(), written));
        file.seek(SeekFrom::Start(self.at))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let mut rest = &bytes[..];
        if self.at == 0 {
            if bytes.len() < MAGIC.len() && MAGIC.starts_with(&bytes) {
                return Ok(false);
            }
            rest = bytes
                .strip_prefix(MAGIC)
                .ok_or_else(|| ReadError::no_recording(&bytes))?;
            self.at = MAGIC.len() as u64;
        }
        let mut has_come = false;
        loop {
            let at = usize::try_from(self.at).unwrap_or(usize::MAX);
            match unwrap(rest) {
                Found::End | Found::CutOff => return Ok(has_come),
                Found::Damage(what) => {
                    let damage = |what| ReadError::Damage { at, what };
                    let length = next(rest, 0).ok_or_else(|| damage(what))?;
                    self.blocks
                        .lost(|entry| fleet.push(entry))
                        .map_err(damage)?;
                    rest = &rest[length..];
                    self.at += length as u64;
                }
                Found::Block(length, block) => {
                    self.blocks.tell(&block, at, |entry| fleet.push(entry))?;
                    rest = &rest[length..];
                    self.at += length as u64;
                    has_come = true;
                }
            }
        }
    }

    /// How many bytes behind the last whole block there were.
    pub fn rest(&self) -> u64 {
        self.length - self.at
    }
}
