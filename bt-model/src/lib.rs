//! A described tree as a machine: it asks questions, takes answers, and tells what every node starts, gives and halts.
//!
//! A tick is determined by its *answers*: what leaves return, whether times have passed, what is computed. Everything else
//! follows from the tree. A [`Machine`] is made of a tree's [`INFO`](bt_core::Tree::INFO); its [`State`] is plain data that can be
//! cloned, compared and hashed between any two answers. Who answers makes the use: a recording, all possible answers in turn,
//! a test. A [`Model`] is a machine with a state of its own that remembers what its nodes did; a [`Follower`] is a model that
//! observes a compiled tree.
//!
//! ```
//! use bt_core::info::{Kind, Leaf, Mode, Node, TreeInfo};
//! use bt_core::observe::Operation;
//! use bt_core::Status;
//! use bt_model::{Answer, Machine, Step};
//!
//! // `fallback< door_open, sleep >`, as `Night::INFO` would be.
//! static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[
//!     Node::root(Kind::Fallback(Mode::Memory), "fallback< … >").with_children(&[1, 2]),
//!     Node::below(0, Kind::Leaf(Leaf::Function), "door_open"),
//!     Node::below(0, Kind::Leaf(Leaf::Function), "sleep"),
//! ]);
//!
//! let machine = Machine::of(&NIGHT);
//! let (mut state, mut events) = (machine.idle(), Vec::new());
//! let Step::Asks(question) = machine.begin(&mut state, Operation::Tick, &mut events)? else { panic!() };
//! assert_eq!(question.node, 1);
//!
//! // Two ways on from here.
//! let mut other = state.clone();
//! let step = machine.step(&mut state, Answer::Status(Status::Success), &mut events)?;
//! assert_eq!(step, Step::Done(Some(Status::Success)));
//! let step = machine.step(&mut other, Answer::Status(Status::Failure), &mut ())?;
//! assert!(matches!(step, Step::Asks(question) if question.node == 2));
//! assert_ne!(state, other);
//! # Ok::<(), bt_model::Lost>(())
//! ```
#![no_std]
// Says on docs.rs which feature an item needs.
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

mod answers;
mod attach;
mod bits;
mod bytes;
mod cell;
mod follow;
mod follower;
mod halt;
mod machine;
mod model;
mod part;
mod places;
mod program;
mod replay;
mod rules;
mod run;
mod snapshot;
mod state;
mod unpack;
mod view;
mod walk;

pub use answers::{Answer, Answers, Asked, Event, Hooks, Lost, Question, What};
pub use follow::Said;
pub use follower::{Follower, Loss};
pub use machine::{Machine, Step};
pub use model::Model;
pub use places::Place;
pub use program::Program;
pub use replay::{replay, Replay, Replayed};
pub use rules::{facts, Facts};
pub use snapshot::Snapshot;
pub use state::State;
pub use unpack::Unpacker;
pub use view::View;
