//! Behaviour trees of [quickbeam] as components of Bevy.
//!
//! A tree is a component, its context is assembled from the agent's other components, from resources,
//! queries and commands, and a plugin ticks all trees of a kind, in parallel.
//!
//! ```
//! use bevy_app::{App, Update};
//! use bevy_ecs::prelude::*;
//! use bevy_quickbeam::{AgentContext, AgentTree, GameClock, GameClockPlugin, TreePlugin};
//! use quickbeam::{behavior_tree, Status};
//! use std::time::Duration;
//!
//! #[derive(Component)]
//! struct Position(f32);
//! #[derive(Component)]
//! struct Asleep;
//!
//! /// What a guard's tree sees of the world.
//! #[derive(AgentContext)]
//! struct Guard<'a> {
//!     agent: Entity,
//!     position: Mut<'a, Position>,
//!     #[resource]
//!     #[clock]
//!     clock: &'a GameClock,
//!     #[commands]
//!     commands: Commands<'a, 'a>,
//! }
//!
//! fn walk_to(guard: &mut Guard<'_>, place: f32) -> Status {
//!     let way = place - guard.position.0;
//!     guard.position.0 += way.clamp(-1.0, 1.0);
//!     if way.abs() <= 1.0 { Status::Success } else { Status::Running }
//! }
//!
//! fn lie_down(guard: &mut Guard<'_>) { guard.commands.entity(guard.agent).try_insert(Asleep); }
//! fn get_up(guard: &mut Guard<'_>) { guard.commands.entity(guard.agent).try_remove::<Asleep>(); }
//!
//! behavior_tree! {
//!     #[derive(AgentTree, Clone, Copy, Debug, PartialEq)]
//!     pub tree Rounds(guard: &mut Guard<'_>, bed: f32) {
//!         sequence<
//!             walk_to(3.0),
//!             walk_to(bed),
//!             // However the nap ends, the guard gets up.
//!             on_start(lie_down, on_end(get_up, wait(2s)))
//!         >
//!     }
//! }
//!
//! let mut app = App::new();
//! app.add_plugins((GameClockPlugin::new(Update), TreePlugin::<Rounds, Guard>::new(Update)));
//! let guard = app.world_mut().spawn((Position(0.0), Rounds::new(1.0))).id();
//! for _ in 0..6 {
//!     app.update();
//! }
//! assert!(app.world().get::<Asleep>(guard).is_some());
//!
//! // The tree is halted before it goes, with the guard's own context.
//! app.world_mut().entity_mut(guard).remove::<Rounds>();
//! assert!(app.world().get::<Asleep>(guard).is_none());
//! ```
//!
//! * [`AgentContext`]: what a context may consist of.
//! * [`AgentTree`](derive@AgentTree): a tree as a component that says so where its plugin is missing.
//! * [`TreePlugin`]: which trees are ticked where, and when they are halted.
//! * [`Stunned`] and [`Suspended`]: agents that do nothing for a while.
//! * [`GameClock`]: the time of the game, for `timeout`, `delay`, `cooldown` and `wait`.
//!
//! # Several kinds of trees
//!
//! Each kind has its plugin. An agent may change from one kind to another (`remove` one, `insert`
//! the other), or carry several trees, which are ordered by the sets [`TreesOf`]. A tree that knows nothing of Bevy becomes a component
//! as a subtree, at no cost: `behavior_tree! { #[derive(AgentTree)] tree Mind(guard: &mut Guard<'_>) { library::Patrol::new() } }`.
//!
//! # Features
//!
//! * `multi_threaded`: trees are ticked in parallel. It is on if Bevy's own feature of that name is.
//! * `serde`: the [`GameClock`] can be saved.
//! * `watch`: agents with the marker `Watched` are shown in the browser while they run, all others are ticked as they are; see
//!   `TreePlugin::watched`.

mod clock;
mod context;
mod notice;
mod plugin;
mod stun;
mod tick;
#[cfg(feature = "watch")]
mod watch;

pub use bevy_quickbeam_derive::{AgentContext, AgentTree};
pub use clock::{Clocks, GameClock, GameClockPlugin};
pub use context::AgentContext;
pub use plugin::{TreePlugin, Trees, TreesOf};
pub use quickbeam;
pub use stun::{Stunned, Suspended};
pub use tick::{AgentTree, halt_all, tick_in_parallel, tick_one_by_one};
#[cfg(feature = "watch")]
pub use watch::{LiveView, Watched};

/// What derived contexts refer to. Not public.
#[doc(hidden)]
pub mod __private {
    pub use crate::context::has;
    pub use crate::notice::unticked;
    pub use bevy_ecs::component::{
        Component, ComponentCloneBehavior, DefaultCloneBehaviorBase,
        DefaultCloneBehaviorSpecialization, DefaultCloneBehaviorViaClone, Mutable, StorageType,
    };
    pub use bevy_ecs::entity::Entity;
    pub use bevy_ecs::lifecycle::ComponentHook;
    pub use bevy_ecs::prelude::{Mut, ParallelCommands, Res};
    pub use bevy_ecs::query::QueryData;
    pub use bevy_ecs::system::SystemParam;
    pub use bevy_ecs::world::World;
    pub use quickbeam::Clock;
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
