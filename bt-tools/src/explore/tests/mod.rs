//! What is explored, against what is enumerated blindly on the model.

mod attach;
mod blind;
mod calls;
mod steps;
mod ways;

use bt_core::info::TreeInfo;
use quickbeam_proof::chance::seeds;
use quickbeam_proof::generate::Play;

/// A random tree. Half of them have at most 13 nodes.
fn random_tree(seed: u64) -> &'static TreeInfo {
    let (tree, _) = Play::random(seed).sketch.plant();
    crate::source::describe("", &tree)
}
