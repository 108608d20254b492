//! What an agent's tree acts on, assembled from the world.

use bevy_ecs::prelude::*;
use bevy_ecs::query::{IterQueryData, QueryData};
use bevy_ecs::system::SystemParam;

/// A context that is assembled for each agent from its own components, from resources, from
/// queries that only read, and from [`Commands`]. It is derived.
///
/// ```
/// use bevy_ecs::prelude::*;
/// use bevy_quickbeam::{AgentContext, GameClock};
///
/// #[derive(Component)]
/// struct Position(f32);
/// #[derive(Component)]
/// struct Player;
/// #[derive(Component)]
/// struct Target(Entity);
///
/// #[derive(AgentContext)]
/// struct Guard<'a> {
///     /// The agent itself.
///     agent: Entity,
///     /// A component of the agent.
///     position: Mut<'a, Position>,
///     /// One that it may have.
///     target: Option<&'a Target>,
///     /// A resource, and the clock of the context: `Guard` implements quickbeam's `Clock`.
///     #[resource]
///     #[clock]
///     clock: &'a GameClock,
///     /// Other entities, to look at.
///     #[param]
///     players: &'a Query<'a, 'a, &'static Position, (With<Player>, Without<Alert>)>,
///     #[commands]
///     commands: Commands<'a, 'a>,
/// }
/// # #[derive(Component)] struct Alert;
/// # fn used(guard: &mut Guard) { guard.position.0 = 1.0; guard.players.iter().count();
/// # guard.commands.entity(guard.agent).insert(Target(guard.target.unwrap().0)); }
/// ```
///
/// # Fields
///
/// | field | is filled from |
/// |---|---|
/// | `T` | the agent's own data, anything that a query takes: `Entity`, `&'a T`, `&'a mut T`, `Mut<'a, T>`, `Ref<'a, T>`, `Option<…>` of these. An agent that lacks one of them is not ticked, and a warning says so |
/// | `#[query_data(Has<Alert>)] T` | the same, where the item of the query has a type of its own: `bool` |
/// | `#[resource] &'a T` | the resource `T` |
/// | `#[param] &'a T` | any parameter of a system that only reads, as a query; it is shared by all agents |
/// | `#[commands] Commands<'a, 'a>` | commands, which are carried out after all agents were ticked |
///
/// `#[clock]` on one of them makes it the clock of the context.
///
/// A `&'a mut T` marks the component as changed at every tick, a `Mut<'a, T>` when it is written to.
///
/// # What Bevy demands
///
/// A query in a `#[param]` must not read what agents of this kind write, since they are ticked at the
/// same time. Bevy panics when the system starts (its error `B0001`); a `Without<…>` in that query keeps
/// them apart.
///
/// Commands are carried out in an order that depends on the threads. Let each agent insert and remove
/// its own components, where the order does not matter, or tick
/// [one by one](crate::TreePlugin::one_by_one). In a leaf's `halt` use `try_insert` and `try_remove`: the agent
/// may be on its way out of the world.
pub trait AgentContext {
    /// The agent's own data.
    type Own: IterQueryData + 'static;
    /// What all agents share.
    type Shared: for<'w, 's> SystemParam<Item<'w, 's>: Sync> + 'static;
    /// The context, for one tick.
    type Of<'a>;

    /// Assembles the context and passes it on.
    fn with<R>(
        own: <Self::Own as QueryData>::Item<'_, '_>,
        shared: &<Self::Shared as SystemParam>::Item<'_, '_>,
        act: impl FnOnce(&mut Self::Of<'_>) -> R,
    ) -> R;

    /// Which of its own data an agent lacks.
    fn missing(world: &mut World, agent: Entity) -> Vec<&'static str>;
}

/// Whether an entity has what a query wants.
pub fn has<D: QueryData>(world: &mut World, agent: Entity) -> bool {
    world.query::<D>().get_mut(world, agent).is_ok()
}
