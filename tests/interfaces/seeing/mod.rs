//! What a tree tells of itself: how it is written, and what of it runs.

mod description;
mod running;
