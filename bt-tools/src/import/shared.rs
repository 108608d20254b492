//! What the trees of a project share while they are written.

use crate::xml::Remark;
use std::collections::{BTreeMap, BTreeSet};

/// What is shared by all trees of a project while they are written.
#[derive(Default)]
pub struct Shared {
    pub mistakes: Vec<Remark>,
    pub notes: Vec<Remark>,
    pub needs: Needs,
    pub constants: BTreeSet<String>,
    /// Definitions that nodes ask for, by their names: sources of loops, of distances.
    pub items: BTreeMap<String, String>,
}

/// What the written file has to have.
#[derive(Debug, Default)]
pub struct Needs {
    pub clock: bool,
    pub convert: bool,
    pub duration: bool,
    /// Nodes of `quickbeam::composites`.
    pub composites: BTreeSet<&'static str>,
}
