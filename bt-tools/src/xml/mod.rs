//! The XML of `BehaviorTree.CPP`, formats 3 and 4: a document model, and reading it.
//!
//! ```
//! use bt_tools::xml;
//!
//! let text = r#"<root BTCPP_format="4">
//!     <BehaviorTree ID="Door">
//!         <Fallback> <IsOpen/> <Action ID="Open" speed="0.5"/> </Fallback>
//!     </BehaviorTree>
//! </root>"#;
//! let project = xml::read_text("door.xml", text)?;
//! let door = project.tree("Door").unwrap();
//! assert_eq!(door.root.children[1].kind, "Open");
//!
//! let mistakes = xml::read_text("door.xml", "<root>\n  <BehaviorTree/>\n  <BehaviorTree/>\n</root>").unwrap_err();
//! assert!(mistakes.to_string().starts_with("door.xml:2:3: `<BehaviorTree>` without `ID`"));
//! # Ok::<(), xml::Mistakes>(())
//! ```

pub(crate) mod builtin;
mod check;
mod document;
mod files;
mod places;
mod py_trees;
mod read;

pub use check::refuse_rust;
pub use document::{
    Attribute, Category, Direction, FilePosition, Mistakes, Model, Node, Port, Project, Remark,
    Tree,
};
pub use files::{read_files, read_files_with, read_text, Options};
pub(crate) use places::Places;
pub(crate) use read::parse;
