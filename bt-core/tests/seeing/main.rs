//! What a tree tells of itself, of trees built by hand as the macro builds them: descriptions, text, observers, rings.

mod closure;
mod description;
mod errors;
mod kinds;
mod leaves;
mod log;
mod observers;
mod outline;
mod packed;
mod ring;
mod wire;
