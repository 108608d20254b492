//! What programs on other machines tell: over TCP, a serial line or a pipe, or in a file that grows.
//!
//! The other end is a [`bt_core::wire::Wire`], in a program with or without `std`; `cargo quickbeam view tcp://robot:7000` reads it. A
//! viewer of one's own hands the bytes to a [`Receiver`], however they come:
//!
//! ```
//! # use bt_core::info::{Kind, Leaf, Node, TreeInfo};
//! # static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[Node::root(Kind::Leaf(Leaf::Function), "sleep")]);
//! use bt_core::wire::Wire;
//! use bt_tools::{timeline::Fleet, wire::Receiver};
//!
//! let mut line = Vec::new();
//! let mut wire = Wire::new(|bytes: &[u8]| {
//!     line.extend_from_slice(bytes);
//!     Ok::<(), ()>(())
//! });
//! let hero = wire.agent("hero", &NIGHT); // `Night::INFO`
//! wire.introduce(&hero);
//!
//! let (mut fleet, mut receiver) = (Fleet::new(usize::MAX), Receiver::new());
//! receiver.push(&line, &mut fleet)?;
//! assert_eq!(fleet.agent(0).name(), "hero");
//! # Ok::<(), bt_tools::record::ReadError>(())
//! ```

mod file;
mod frames;
mod receive;
mod source;

pub use file::Following;
pub use receive::Receiver;
pub use source::{Links, News, Source};
