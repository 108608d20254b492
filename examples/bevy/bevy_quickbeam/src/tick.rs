//! Ticking and halting trees where they live.

use crate::{AgentContext, Stunned, Suspended};
use bevy_ecs::entity_disabling::Disabled;
use bevy_ecs::prelude::*;
use bevy_ecs::query::{Allow, QueryData, QueryFilter};
use bevy_ecs::system::{StaticSystemParam, SystemParam};
use quickbeam::Behavior;

/// A tree that can be a component of agents with the context `C`. Every tree that derives
/// [`Component`] or [`AgentTree`](derive@crate::AgentTree) and was declared with that context is one; there is nothing to
/// implement.
///
/// `#[derive(AgentTree)]` is Bevy's `#[derive(Component)]`, and warns, once for each kind, when an agent gets a tree that no
/// [`TreePlugin`](crate::TreePlugin) ticks.
pub trait AgentTree<C: AgentContext>:
    Component<Mutability = bevy_ecs::component::Mutable> + for<'a> Behavior<C::Of<'a>>
{
}

impl<C, T> AgentTree<C> for T
where
    C: AgentContext,
    T: Component<Mutability = bevy_ecs::component::Mutable> + for<'a> Behavior<C::Of<'a>>,
{
}

/// The agents that are ticked.
pub(crate) type Awake = (Without<Stunned>, Without<Suspended>);

/// A system that ticks every agent's tree once, in parallel. [`TreePlugin`](crate::TreePlugin) adds it.
pub fn tick_in_parallel<T: AgentTree<C>, C: AgentContext>(
    agents: Query<(&'static mut T, C::Own), Awake>,
    shared: StaticSystemParam<C::Shared>,
) {
    in_parallel::<T, C, Awake>(agents, shared);
}

/// Ticks those that the filter lets pass.
pub(crate) fn in_parallel<T: AgentTree<C>, C: AgentContext, F: QueryFilter>(
    mut agents: Query<(&'static mut T, C::Own), F>,
    shared: StaticSystemParam<C::Shared>,
) {
    let shared = &*shared;
    agents
        .par_iter_mut()
        .for_each(|(tree, own)| tick::<T, C>(tree, own, shared));
}

/// A system that ticks every agent's tree once, one after the other.
/// [`TreePlugin::one_by_one`](crate::TreePlugin::one_by_one) has it added.
pub fn tick_one_by_one<T: AgentTree<C>, C: AgentContext>(
    agents: Query<(&'static mut T, C::Own), Awake>,
    shared: StaticSystemParam<C::Shared>,
) {
    one_by_one::<T, C, Awake>(agents, shared);
}

/// Ticks those that the filter lets pass.
pub(crate) fn one_by_one<T: AgentTree<C>, C: AgentContext, F: QueryFilter>(
    mut agents: Query<(&'static mut T, C::Own), F>,
    shared: StaticSystemParam<C::Shared>,
) {
    let shared = &*shared;
    for (tree, own) in &mut agents {
        tick::<T, C>(tree, own, shared);
    }
}

#[inline]
fn tick<T: AgentTree<C>, C: AgentContext>(
    mut tree: Mut<T>,
    own: <C::Own as QueryData>::Item<'_, '_>,
    shared: &<C::Shared as SystemParam>::Item<'_, '_>,
) {
    // So that a change is what somebody else did.
    let tree = tree.bypass_change_detection();
    C::with(own, shared, |context| {
        tree.tick(context);
    });
}

/// A system that halts every agent's tree, for a level that ends or a cutscene that begins.
///
/// ```
/// use bevy_ecs::prelude::*;
/// # use bevy_quickbeam::{halt_all, AgentContext};
/// # #[derive(AgentContext)] struct Guard<'a> { agent: Entity, #[param] all: &'a Query<'a, 'a, Entity> }
/// # fn look(guard: &mut Guard<'_>) -> bool { guard.all.contains(guard.agent) }
/// # quickbeam::behavior_tree! { #[derive(Component)] tree Patrol(guard: &mut Guard<'_>) { sequence< look, running > } }
///
/// let mut world = World::new();
/// world.run_system_cached(halt_all::<Patrol, Guard>).unwrap();
/// ```
pub fn halt_all<T: AgentTree<C>, C: AgentContext>(
    mut agents: Query<(&'static mut T, C::Own), Allow<Disabled>>,
    shared: StaticSystemParam<C::Shared>,
) {
    let shared = &*shared;
    for (tree, own) in &mut agents {
        halt::<T, C>(tree, own, shared);
    }
}

/// Halts the tree of one agent, just before something happens to it.
pub(crate) fn halt_one<T: AgentTree<C>, C: AgentContext>(
    agent: Entity,
    agents: &mut Query<(&'static mut T, C::Own), Allow<Disabled>>,
    shared: &<C::Shared as SystemParam>::Item<'_, '_>,
) {
    // An agent that lacks a part of its context was never ticked.
    if let Ok((tree, own)) = agents.get_mut(agent) {
        halt::<T, C>(tree, own, shared);
    }
}

fn halt<T: AgentTree<C>, C: AgentContext>(
    mut tree: Mut<T>,
    own: <C::Own as QueryData>::Item<'_, '_>,
    shared: &<C::Shared as SystemParam>::Item<'_, '_>,
) {
    let tree = tree.bypass_change_detection();
    C::with(own, shared, |context| tree.halt(context));
}
