//! The limit: what a careful person writes when asked for exactly these machines.

pub mod composing;
pub mod counting;
pub mod deciding;
pub mod elsewhere;
pub mod larger;
pub mod remembering;
pub mod timing;
pub mod yielding;
