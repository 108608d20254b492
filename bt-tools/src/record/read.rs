//! Recordings as they are read, up to the first block that is damaged or cut off.

use super::block::{unwrap, Found, MAGIC};
use super::{Decoder, Entry};
use crate::timeline::{Agent, Fleet};
use std::fmt;
use std::io;

/// A recording that was read: all agents with their timelines.
#[derive(Debug)]
pub struct Recording {
    fleet: Fleet,
    cut_off: Option<usize>,
}

/// Why a recording could not be read.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReadError {
    /// It could not be read at all.
    Io(io::Error),
    /// It is none.
    NoRecording,
    /// It is one of a later version.
    Version(u8),
    /// It holds more than a [budget](crate::budgets) allows.
    Beyond(&'static str),
    /// It is damaged.
    Damage {
        /// At this byte of the file, or where the damaged block begins.
        at: usize,
        /// In which way.
        what: &'static str,
    },
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::NoRecording => f.write_str("this is no recording of quickbeam's"),
            Self::Version(version) => write!(
                f,
                "a recording of version {version}, and this program reads version 1"
            ),
            Self::Beyond(what) => write!(f, "refused: {what}"),
            Self::Damage { at, what } => write!(f, "damaged at byte {at}: {what}"),
        }
    }
}

impl std::error::Error for ReadError {}

impl From<io::Error> for ReadError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl ReadError {
    /// What is wrong with a file that does not begin as recordings do.
    pub(crate) fn no_recording(bytes: &[u8]) -> Self {
        match bytes.get(7) {
            Some(version) if bytes[..7] == MAGIC[..7] => Self::Version(*version),
            _ => Self::NoRecording,
        }
    }
}

impl Recording {
    /// Whether a file with these first bytes is a recording.
    pub fn is_one(bytes: &[u8]) -> bool {
        bytes.starts_with(&MAGIC[..7])
    }

    /// Reads a whole recording. One that is cut off is read up to its last whole block.
    ///
    /// # Errors
    ///
    /// If it is none, or damaged: then with the place.
    pub fn read(bytes: &[u8]) -> Result<Self, ReadError> {
        Self::read_within(bytes, usize::MAX)
    }

    /// As [`read`](Self::read), and keeps no more than so many bytes, the latest ones.
    ///
    /// # Errors
    ///
    /// As [`read`](Self::read).
    pub fn read_within(bytes: &[u8], limit: usize) -> Result<Self, ReadError> {
        let mut fleet = Fleet::new(limit);
        let cut_off = entries(bytes, |entry| fleet.push(entry))?;
        Ok(Self { fleet, cut_off })
    }

    /// The agents, in the order in which they came.
    pub fn agents(&self) -> impl Iterator<Item = &Agent> {
        self.fleet.agents()
    }

    /// How many bytes at the end are none of a whole block, if there are any.
    pub fn cut_off(&self) -> Option<usize> {
        self.cut_off
    }

    /// All that was read.
    pub fn into_fleet(self) -> Fleet {
        self.fleet
    }
}

/// The entries of a recording, one after the other. The number of bytes that are cut off, if there are any.
///
/// # Errors
///
/// As [`Recording::read`]. What stands before the damage has been told by then.
pub fn entries(
    bytes: &[u8],
    mut tell: impl FnMut(Entry) -> Result<(), &'static str>,
) -> Result<Option<usize>, ReadError> {
    if !bytes.starts_with(MAGIC) {
        return Err(ReadError::no_recording(bytes));
    }
    let mut at = MAGIC.len();
    loop {
        match unwrap(&bytes[at..]) {
            Found::End => return Ok(None),
            Found::CutOff => return Ok(Some(bytes.len() - at)),
            Found::Damage(what) => return Err(ReadError::Damage { at, what }),
            Found::Block(length, block) => {
                let damage = |what| ReadError::Damage { at, what };
                let mut decoder = Decoder::default();
                let mut rest = &block[..];
                while !rest.is_empty() {
                    let taken = decoder.take(rest).map_err(damage)?;
                    let (entry, length) =
                        taken.ok_or_else(|| damage("an entry that ends too early"))?;
                    tell(entry).map_err(damage)?;
                    rest = &rest[length..];
                }
                at += length;
            }
        }
    }
}
