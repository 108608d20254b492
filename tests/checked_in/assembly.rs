//! What `cargo xtask stage debugger` compiles with the tree by itself, and with what was written of it, and compares.

#[cfg_attr(not(feature = "expanded"), path = "src/night.rs")]
#[cfg_attr(feature = "expanded", path = "src/night_expanded.rs")]
pub mod night;

/// Ticks the tree.
#[inline(never)]
pub fn tick(night: &mut night::Night, hero: &mut night::Hero) -> bt_core::Status {
    night.tick(hero)
}

/// Halts it.
#[inline(never)]
pub fn halt(night: &mut night::Night, hero: &mut night::Hero) {
    night.halt(hero);
}
