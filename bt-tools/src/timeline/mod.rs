//! What trees did, kept so that any moment of it can be looked at again: for viewers, logs and reports of one's own.
//!
//! A [`Timeline`] keeps the [`Operation`](crate::record::Operation)s of one tree in little space, with a state every so many of them, and shows the
//! tree at any of them. A [`Fleet`] has the timelines of several agents on one axis, and their marks, within one limit of
//! memory: what is oldest goes first. [`Statistics`] count what each node did, [`log`] tells it to a person, [`chrome_trace`] to
//! Perfetto.
//!
//! ```
//! # use bt_core::info::{Kind, Leaf, Mode, Node, TreeInfo};
//! # static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[
//! #     Node::root(Kind::Fallback(Mode::Memory), "fallback< … >").with_children(&[1, 2]),
//! #     Node::below(0, Kind::Leaf(Leaf::Function), "door_open"),
//! #     Node::below(0, Kind::Leaf(Leaf::Function), "sleep"),
//! # ]);
//! use bt_core::Status::{Failure, Running, Success};
//! use bt_tools::{model::Answer::Status, record::Operation, timeline::Timeline};
//!
//! let mut night = Timeline::new(&NIGHT); // `Night::INFO`
//! night.push(&Operation::tick([(1, Status(Failure)), (2, Status(Running))]));
//! night.push(&Operation::tick([(2, Status(Success))]));
//! let first = night.at(0).expect("it is kept");
//! assert!(first.model.is_running_at(2));
//! assert_eq!(night.statistics().node(2).successes, 1);
//! ```

mod agents;
mod chrome;
mod log;
mod ring;
mod statistics;
mod stream;
mod trouble;

pub use agents::{Agent, Fleet, MarkAt};
pub use chrome::chrome_trace;
pub use log::{activity, line, log, outline, word};
pub(crate) use log::{leaves, name};
pub use ring::{Moment, Timeline};
pub use statistics::{Counts, Statistics};
pub use stream::Stream;
pub(crate) use stream::UNKNOWN;
pub use trouble::Trouble;
