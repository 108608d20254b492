//! What the trees of a project share while they are written.

use super::gives::Known;
use super::vars::Var;
use crate::xml::Remark;
use std::collections::{BTreeMap, BTreeSet};

/// What is shared by all trees of a project while they are written.
#[derive(Default)]
pub struct Shared {
    pub mistakes: Vec<Remark>,
    pub notes: Vec<Remark>,
    pub needs: Needs,
    /// What entries begin as, where that is not the default of their types.
    pub initial: BTreeMap<Var, String>,
    /// Names of enumerations, with their values where these are given.
    pub constants: BTreeMap<String, Option<i64>>,
    /// The values that are given.
    pub enums: BTreeMap<String, i64>,
    /// Definitions that nodes ask for, by their names: sources of loops, of distances.
    pub items: BTreeMap<String, String>,
    /// Which ends nodes can come to.
    pub gives: Known,
}

/// What the written file has to have.
#[derive(Debug, Default, Clone)]
pub struct Needs {
    pub clock: bool,
    pub convert: bool,
    pub duration: bool,
    /// Nodes of `quickbeam::composites`.
    pub composites: BTreeSet<&'static str>,
}
