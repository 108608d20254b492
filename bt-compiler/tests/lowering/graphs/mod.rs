//! What the differential proof cannot see: that a jump graph is no larger than it need be, and writes
//! its index no oftener. A superfluous write or question changes no trace.

mod indices;
mod points;
mod show;
mod slots;
mod suspends;
mod writes;
