//! Recordings as they are read: what is damaged is left out, and what is cut off.

use super::block::{next, unwrap, Found, MAGIC};
use super::{Decoder, Entry};
use crate::timeline::{Agent, Fleet, UNKNOWN};
use std::collections::BTreeSet;
use std::fmt;
use std::io;
use std::ops::Range;
use std::time::Duration;

/// A recording that was read: all agents with their timelines.
#[derive(Debug)]
pub struct Recording {
    fleet: Fleet,
    extent: Extent,
}

/// What of a recording could not be read.
#[derive(Debug, Default)]
struct Extent {
    cut_off: Option<usize>,
    lost: Vec<Range<usize>>,
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

    /// Reads a whole recording. One that is cut off is read up to its last whole block; blocks that are damaged are left out, and what came in
    /// them is [missing](Entry::Missing): see [`lost`](Self::lost).
    ///
    /// # Errors
    ///
    /// If it is none, or has no whole block.
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
        let extent = read(bytes, |entry| fleet.push(entry))?;
        Ok(Self { fleet, extent })
    }

    /// The agents, in the order in which they came.
    pub fn agents(&self) -> impl Iterator<Item = &Agent> {
        self.fleet.agents()
    }

    /// How many bytes at the end are none of a whole block, if there are any.
    pub fn cut_off(&self) -> Option<usize> {
        self.extent.cut_off
    }

    /// The bytes of the file that are damaged and were left out.
    pub fn lost(&self) -> &[Range<usize>] {
        &self.extent.lost
    }

    /// All that was read.
    pub fn into_fleet(self) -> Fleet {
        self.fleet
    }
}

/// The entries of a recording, one after the other. The number of bytes that are cut off, if there are any.
///
/// Where blocks are damaged, operations are [missing](Entry::Missing) of all agents of that run.
///
/// # Errors
///
/// As [`Recording::read`]. What stands before the damage has been told by then.
pub fn entries(
    bytes: &[u8],
    tell: impl FnMut(Entry) -> Result<(), &'static str>,
) -> Result<Option<usize>, ReadError> {
    read(bytes, tell).map(|extent| extent.cut_off)
}

fn read(
    bytes: &[u8],
    mut tell: impl FnMut(Entry) -> Result<(), &'static str>,
) -> Result<Extent, ReadError> {
    if !bytes.starts_with(MAGIC) {
        return Err(ReadError::no_recording(bytes));
    }
    let (mut blocks, mut extent) = (Blocks::default(), Extent::default());
    let mut at = MAGIC.len();
    loop {
        match unwrap(&bytes[at..]) {
            Found::End => return Ok(extent),
            Found::CutOff => {
                extent.cut_off = Some(bytes.len() - at);
                return Ok(extent);
            }
            Found::Damage(what) => {
                let end = next(bytes, at);
                if end.is_none() && at == MAGIC.len() {
                    return Err(ReadError::Damage { at, what });
                }
                let end = end.unwrap_or(bytes.len());
                extent.lost.push(at..end);
                let damage = |what| ReadError::Damage { at, what };
                blocks.lost(&mut tell).map_err(damage)?;
                at = end;
            }
            Found::Block(length, block) => {
                blocks.tell(&block, at, &mut tell)?;
                at += length;
            }
        }
    }
}

/// Tells the entries of blocks, some of which may be lost.
#[derive(Debug, Default)]
pub(crate) struct Blocks {
    /// The agents of this run.
    agents: BTreeSet<u32>,
    /// The time of its last operation.
    last: Duration,
    /// A block was lost, of this run or of its beginning.
    has_lost: bool,
}

type Pushed = Result<(), &'static str>;

/// Tells the entries of the block that begins at this byte.
pub(crate) fn entries_of(
    block: &[u8],
    at: usize,
    mut tell: impl FnMut(Entry) -> Pushed,
) -> Result<(), ReadError> {
    let damage = |what| ReadError::Damage { at, what };
    let mut decoder = Decoder::default();
    let mut rest = block;
    while !rest.is_empty() {
        let taken = decoder.take(rest).map_err(damage)?;
        let (entry, length) = taken.ok_or_else(|| damage("an entry that ends too early"))?;
        tell(entry).map_err(damage)?;
        rest = &rest[length..];
    }
    Ok(())
}

impl Blocks {
    /// Tells the entries of the block that begins at this byte.
    pub fn tell(
        &mut self,
        block: &[u8],
        at: usize,
        mut tell: impl FnMut(Entry) -> Pushed,
    ) -> Result<(), ReadError> {
        entries_of(block, at, |entry| self.entry(entry, &mut tell))
    }

    fn entry(&mut self, entry: Entry, tell: &mut impl FnMut(Entry) -> Pushed) -> Pushed {
        match &entry {
            Entry::Begin => *self = Self::default(),
            Entry::Agent { number, .. } => _ = self.agents.insert(*number),
            Entry::Operation { agent, operation } => {
                let at = operation.at.unwrap_or(self.last);
                if self.has_lost && at < self.last {
                    // Another run, whose beginning is lost: its agents are not those that are known.
                    self.agents.clear();
                }
                self.last = at;
                if self.has_lost && !self.agents.contains(agent) {
                    return Ok(());
                }
            }
            _ => {}
        }
        match tell(entry) {
            Err(what) if self.has_lost && UNKNOWN.contains(&what) => Ok(()),
            told => told,
        }
    }

    /// Something is lost here: any agent may have done something.
    pub fn lost(&mut self, mut tell: impl FnMut(Entry) -> Pushed) -> Pushed {
        self.has_lost = true;
        let agents = self.agents.iter();
        agents
            .map(|agent| Entry::Missing {
                agent: *agent,
                count: 0,
            })
            .try_for_each(&mut tell)
    }
}
