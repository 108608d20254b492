//! What somebody writes: see `lib.rs`.
