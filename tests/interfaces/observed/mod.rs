//! Observed trees: what an observer is told, and what becomes of a tree when it answers in place of leaves.

mod answers;
mod errors;
mod forms;
mod instead;
mod logged;
mod ring;
mod world;
