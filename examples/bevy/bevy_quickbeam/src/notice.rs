//! What goes wrong without an error, and is warned of.

use crate::AgentContext;
use crate::tick::AgentTree;
use bevy_ecs::component::ComponentId;
use bevy_ecs::entity::EntityHashSet;
use bevy_ecs::lifecycle::{HookContext, Insert};
use bevy_ecs::prelude::*;
use bevy_ecs::query::QueryData;
use bevy_ecs::world::DeferredWorld;
use log::warn;
use std::any::type_name;
use std::collections::HashSet;
use std::marker::PhantomData;

/// The kinds of trees that a plugin ticks, and those that were warned of.
#[derive(Resource, Default)]
pub struct Kinds {
    ticked: HashSet<ComponentId>,
    warned: HashSet<ComponentId>,
}

impl Kinds {
    /// From now on these trees are ticked.
    pub fn add<T: Component>(world: &mut World) {
        let kind = world.register_component::<T>();
        let mut kinds = world.get_resource_or_init::<Self>();
        kinds.ticked.insert(kind);
    }
}

/// Warns, once for each kind, where an agent gets a tree that nobody ticks: the hook of trees that derive `AgentTree`.
pub fn unticked<T>(mut world: DeferredWorld<'_>, added: HookContext) {
    let (agent, kind) = (added.entity, added.component_id);
    let is_ticked = |kinds: &Kinds| kinds.ticked.contains(&kind);
    if world.get_resource().is_some_and(is_ticked) {
        return;
    }
    world.commands().queue(move |world: &mut World| {
        let is_new = world.get_resource_or_init::<Kinds>().warned.insert(kind);
        if is_new {
            warn!(
                "the tree `{}` of {agent} is not ticked: add its `TreePlugin`, before there are agents",
                type_name::<T>(),
            );
        }
    });
}

/// Warns, once for each agent, where one has a tree but lacks a part of its context.
pub fn incomplete<T: AgentTree<C>, C: AgentContext>(
    trees: Query<Entity, With<T>>,
    agents: Query<<C::Own as QueryData>::ReadOnly, With<T>>,
    mut known: Local<EntityHashSet>,
    mut commands: Commands,
) {
    // Both are known from Bevy's tables, without a look at any agent.
    if trees.iter().size_hint().1 == agents.iter().size_hint().1 {
        return;
    }
    for agent in trees {
        if !agents.contains(agent) && known.insert(agent) {
            commands.queue(move |world: &mut World| {
                warn!(
                    "{agent} is not ticked: for its tree `{}` it lacks {}",
                    type_name::<T>(),
                    C::missing(world, agent).join(", "),
                );
            });
        }
    }
}

/// Warns, once for each kind of tree, where an agent is marked as watched whose plugin shows nothing.
#[cfg(feature = "watch")]
pub fn unseen<T: Component>(
    agents: Query<Entity, (With<T>, With<crate::Watched>)>,
    mut is_known: Local<bool>,
) {
    if *is_known {
        return;
    }
    if let Some(agent) = agents.iter().next() {
        *is_known = true;
        warn!(
            "{agent} is `Watched`, and is not shown: its tree `{}` has a plugin without `.watched()`",
            type_name::<T>(),
        );
    }
}

/// The agents whose tree was inserted since [`written`] ran, which counts as a change as well.
#[derive(Resource)]
pub struct Inserted<T: Component>(EntityHashSet, PhantomData<fn() -> T>);

impl<T: Component> Default for Inserted<T> {
    fn default() -> Self {
        Self(EntityHashSet::default(), PhantomData)
    }
}

pub fn inserted<T: Component>(tree: On<Insert<T>>, mut inserted: ResMut<Inserted<T>>) {
    inserted.0.insert(tree.entity);
}

/// Warns where somebody has written to a tree.
pub fn written<T: Component>(
    changed: Query<Entity, Changed<T>>,
    mut inserted: ResMut<Inserted<T>>,
) {
    for agent in changed.iter().filter(|agent| !inserted.0.contains(agent)) {
        warn!(
            "the tree `{}` of {agent} was written to: what ran there was not halted; \
             insert a new tree instead, or write through `bypass_change_detection`",
            type_name::<T>(),
        );
    }
    inserted.0.clear();
}
