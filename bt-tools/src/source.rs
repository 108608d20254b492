//! Where trees stand in Rust source files, found without building them.
//!
//! ```
//! let file = bt_tools::source::File::new("src/ai.rs", "let tree = behavior_tree! { fallback< a, b > };\n");
//! let calls = file.calls()?;
//! assert_eq!(calls.len(), 1);
//! assert_eq!(&file.text()[calls[0].input.clone()], " fallback< a, b > ");
//! # Ok::<(), bt_tools::source::Problem>(())
//! ```

mod calls;
mod described;
mod file;
mod info;
mod kind;
mod signatures;
mod skeleton;

pub use bt_compiler::Annotation;
pub(crate) use calls::without_front;
pub use calls::{Call, Surroundings};
pub use described::described;
pub use file::{File, Position, Problem};
pub use info::{describe, describe_in};
pub(crate) use kind::kind;
pub use signatures::Signatures;
