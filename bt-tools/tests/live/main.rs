//! Trees at run time: they do what the reference says, and what is wrong in them is said at its place.

mod allocations;
mod edits;
mod problems;
mod reference;
mod remembered;
mod world;
mod xml;
