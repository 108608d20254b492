//! Agents that do nothing for a while.

use bevy_ecs::prelude::*;

/// An agent that is stunned is halted, with its real context, and not ticked until this is removed; then its
/// trees start afresh.
///
/// ```
/// # use bevy_ecs::prelude::*;
/// # use bevy_quickbeam::Stunned;
/// # let mut world = World::new();
/// # let guard = world.spawn_empty().id();
/// world.entity_mut(guard).insert(Stunned);
/// // … and when the stars are gone
/// world.entity_mut(guard).remove::<Stunned>();
/// ```
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stunned;

/// An agent that is suspended is not ticked until this is removed; then its trees go on where they were.
///
/// Nothing is halted, and what the trees had switched on stays on. The clock goes on: a `timeout`
/// that has passed in the meantime has passed. Entities with Bevy's `Disabled` are left alone in the same
/// way.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Suspended;
