//! Runs of trees, recorded: a byte for an answer, three to five more for a tick, with the trees' descriptions inside.
//!
//! A [`Recorder`] writes them, to a file or to whatever takes bytes; a [`Recording`] reads them back, also after the program
//! has crashed. What lies between answers is worked out by the [`model`](crate::model). `FORMAT.md` beside this module's
//! source describes each byte.
//!
//! `cargo quickbeam view FILE` shows a recording in the browser, `… events FILE` prints it, `… diff A B` tells where two
//! runs part.

mod block;
mod bytes;
pub(crate) mod describe;
mod diff;
mod entry;
mod operation;
mod read;
mod write;

#[cfg(test)]
pub(crate) use block::wrap;
pub(crate) use block::{next, unwrap, wanted, Found, MAGIC};
pub(crate) use bytes::{put_number, put_text, Cursor, Trouble};
pub use diff::{diff, Parting};
pub use entry::{Decoder, Encoder, Entry};
pub(crate) use operation::Wholes;
pub use operation::{Call, Operation, Told};
pub(crate) use read::entries_of;
pub(crate) use read::Blocks;
pub use read::{entries, ReadError, Recording};
pub(crate) use write::microseconds;
pub use write::{Recorded, Recorder};

/// Something that a user wants to find again on the timeline: a violated invariant, a goal.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Mark {
    /// Of which agent; `None` for all of them.
    pub agent: Option<u32>,
    /// What it says.
    pub text: String,
    /// A colour as in CSS: `crimson`, `#c00`; or empty.
    pub color: String,
}
