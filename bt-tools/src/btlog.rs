//! Logs in the format of BehaviorTree.CPP's `FileLogger2`, which Groot2 replays: written and read.

mod replay;
mod text;
mod tree;

pub use replay::{Change, LogCounts, LogMoment, Replay};

use std::fmt;
use std::io::{self, Write};

const MAGIC: &[u8] = b"BTCPP4-FileLogger2\x01";

/// The status of a node, as logs and Groot2 know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NodeStatus {
    /// Not running: it never was, or it was halted, or what is around it has ended.
    Idle = 0,
    /// Running.
    Running = 1,
    /// Completed with success.
    Success = 2,
    /// Completed with failure.
    Failure = 3,
    /// Passed over; only trees of BehaviorTree.CPP have this.
    Skipped = 4,
}

impl NodeStatus {
    /// The status with this number.
    pub fn of(number: u8) -> Option<Self> {
        [
            Self::Idle,
            Self::Running,
            Self::Success,
            Self::Failure,
            Self::Skipped,
        ]
        .into_iter()
        .find(|status| *status as u8 == number)
    }

    /// The name that BehaviorTree.CPP gives it: `SUCCESS`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Idle => "IDLE",
            Self::Running => "RUNNING",
            Self::Success => "SUCCESS",
            Self::Failure => "FAILURE",
            Self::Skipped => "SKIPPED",
        }
    }
}

/// A change of a node's status.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Transition {
    /// Microseconds since the beginning of the log; 48 bits of them are kept.
    pub time: u64,
    /// The node's `_uid`.
    pub node: u16,
    /// What it is from now on.
    pub status: NodeStatus,
}

/// Bytes of a [`Transition`] in a log, and in Groot2's recordings.
pub(crate) const RECORD: usize = 9;

impl Transition {
    pub(crate) fn bytes(&self) -> [u8; RECORD] {
        let mut bytes = [0; RECORD];
        bytes[..6].copy_from_slice(&self.time.to_le_bytes()[..6]);
        bytes[6..8].copy_from_slice(&self.node.to_le_bytes());
        bytes[8] = self.status as u8;
        bytes
    }

    fn of(bytes: &[u8]) -> Option<Self> {
        let mut time = [0; 8];
        time[..6].copy_from_slice(bytes.get(..6)?);
        Some(Self {
            time: u64::from_le_bytes(time),
            node: u16::from_le_bytes([*bytes.get(6)?, *bytes.get(7)?]),
            status: NodeStatus::of(*bytes.get(8)?)?,
        })
    }
}

/// A log that was read.
///
/// ```
/// use bt_tools::btlog::{Log, LogWriter, NodeStatus};
///
/// let mut bytes = Vec::new();
/// let mut writer = LogWriter::new(&mut bytes, "<root/>", 0)?;
/// writer.change(73, 1, NodeStatus::Running)?;
/// let log = Log::read(&bytes)?;
/// assert_eq!((log.xml.as_str(), log.transitions[0].time), ("<root/>", 73));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log {
    /// The tree, with numbers: [`full_tree`](crate::export::full_tree).
    pub xml: String,
    /// When the log begins: microseconds since 1970.
    pub start: i64,
    /// In the order of their times.
    pub transitions: Vec<Transition>,
}

/// Why bytes are no log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LogError {
    /// The byte from which on they are none.
    pub at: usize,
    /// What is wrong.
    pub message: &'static str,
}

impl Log {
    /// Whether these bytes begin as a log does.
    pub fn is_log(bytes: &[u8]) -> bool {
        bytes.starts_with(MAGIC)
    }

    /// Reads a log. A record that breaks off at the end is left out, since a program that crashes leaves one.
    ///
    /// # Errors
    ///
    /// The first place at which the bytes are no log.
    pub fn read(bytes: &[u8]) -> Result<Self, LogError> {
        let error = |at, message| LogError { at, message };
        let rest = bytes
            .strip_prefix(MAGIC)
            .ok_or(error(0, "no log of FileLogger2, protocol 1"))?;
        let at = MAGIC.len();
        let (length, rest) = rest
            .split_first_chunk::<4>()
            .ok_or(error(at, "the length of the tree is missing"))?;
        let length = usize::try_from(i32::from_le_bytes(*length))
            .map_err(|_| error(at, "the length of the tree is below zero"))?;
        let at = at + 4;
        if rest.len() < length {
            return Err(error(at, "the tree breaks off"));
        }
        let (xml, rest) = rest.split_at(length);
        let xml = std::str::from_utf8(xml).map_err(|_| error(at, "the tree is not UTF-8"))?;
        let at = at + length;
        let (start, rest) = rest
            .split_first_chunk::<8>()
            .ok_or(error(at, "the time of the beginning is missing"))?;
        let at = at + 8;
        let mut transitions = Vec::with_capacity(rest.len() / RECORD);
        for (number, record) in rest.chunks_exact(RECORD).enumerate() {
            let transition = Transition::of(record);
            let place = at + number * RECORD;
            transitions.push(transition.ok_or(error(place, "a status that does not exist"))?);
        }
        Ok(Self {
            xml: xml.to_owned(),
            start: i64::from_le_bytes(*start),
            transitions,
        })
    }

    /// How many of these bytes, from which the log was read, are a record that broke off.
    pub fn cut_off(&self, bytes: &[u8]) -> usize {
        let whole = MAGIC.len() + 4 + self.xml.len() + 8 + self.transitions.len() * RECORD;
        bytes.len().saturating_sub(whole)
    }

    /// The bytes of the log.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = header(&self.xml, self.start);
        for transition in &self.transitions {
            bytes.extend(transition.bytes());
        }
        bytes
    }
}

fn header(xml: &str, start: i64) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    // Beyond 2 GiB there is no tree of 65,535 nodes.
    let length = i32::try_from(xml.len()).unwrap_or(i32::MAX);
    bytes.extend(length.to_le_bytes());
    bytes.extend(xml.as_bytes());
    bytes.extend(start.to_le_bytes());
    bytes
}

/// Writes a log as it happens.
#[derive(Debug)]
pub struct LogWriter<W> {
    to: W,
    statuses: Vec<NodeStatus>,
}

impl<W: Write> LogWriter<W> {
    /// Begins a log. `start` is in microseconds since 1970.
    ///
    /// # Errors
    ///
    /// What writing gives.
    pub fn new(mut to: W, xml: &str, start: i64) -> io::Result<Self> {
        to.write_all(&header(xml, start))?;
        Ok(Self {
            to,
            statuses: Vec::new(),
        })
    }

    /// Writes down what the node with this `_uid` is from now on, so many microseconds after the beginning. What it was
    /// already is not written.
    ///
    /// # Errors
    ///
    /// What writing gives.
    pub fn change(&mut self, time: u64, node: u16, status: NodeStatus) -> io::Result<()> {
        let place = usize::from(node);
        if self.statuses.len() <= place {
            self.statuses.resize(place + 1, NodeStatus::Idle);
        }
        if std::mem::replace(&mut self.statuses[place], status) == status {
            return Ok(());
        }
        let transition = Transition { time, node, status };
        self.to.write_all(&transition.bytes())
    }

    /// What was written to.
    pub fn into_inner(self) -> W {
        self.to
    }
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {}: {}", self.at, self.message)
    }
}

impl std::error::Error for LogError {}
