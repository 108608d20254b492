//! Before a tree goes it is halted, with the agent's real context.

mod common;

use bevy_ecs::entity_disabling::Disabled;
use bevy_ecs::prelude::*;
use bevy_quickbeam::{Stunned, Suspended, halt_all};
use common::*;

#[test]
fn a_tree_that_is_removed_is_halted_first() {
    let (mut app, agent) = shining();
    app.world_mut().entity_mut(agent).remove::<Light>();
    assert_eq!(diary(&mut app, agent), "off at 7, rain");
    assert!(!glows(&app, agent));
    app.update();
    assert_eq!(diary(&mut app, agent), "");
}

#[test]
fn a_tree_that_is_replaced_is_halted_first() {
    let (mut app, agent) = shining();
    app.world_mut().entity_mut(agent).insert(Light::new());
    assert_eq!(diary(&mut app, agent), "off at 7, rain");
    assert!(!glows(&app, agent));
    app.update();
    assert_eq!(diary(&mut app, agent), "on");
    assert!(glows(&app, agent));
}

#[test]
fn an_agent_changes_its_mind_within_a_frame() {
    let (mut app, agent) = shining();
    let mut commands = app.world_mut().commands();
    commands.entity(agent).remove::<Light>().insert(Dark::new());
    app.update();
    assert_eq!(diary(&mut app, agent), "off at 7, rain; dark");
    assert!(!glows(&app, agent));
}

#[test]
fn an_agent_that_is_despawned_is_halted_first() {
    #[derive(Resource, Default)]
    struct LastWords(String);

    let (mut app, agent) = shining();
    app.init_resource::<LastWords>();
    app.add_observer(
        |lost: On<bevy_ecs::lifecycle::Remove<Diary>>,
         diaries: Query<&Diary>,
         mut words: ResMut<LastWords>| {
            words.0 = diaries.get(lost.entity).expect("a diary").0.join("; ");
        },
    );
    app.world_mut().despawn(agent);
    assert_eq!(app.world().resource::<LastWords>().0, "off at 7, rain");
    assert!(app.world().get_entity(agent).is_err());
    app.update();
}

#[test]
fn a_bundle_may_go_with_the_tree_in_it() {
    let (mut app, agent) = shining();
    app.world_mut()
        .entity_mut(agent)
        .remove::<(Energy, Light)>();
    assert_eq!(diary(&mut app, agent), "off at 7, rain");
    assert!(!glows(&app, agent));
}

#[test]
fn what_the_context_needs_may_go_before_the_tree() {
    let (mut app, agent) = shining();
    app.world_mut().entity_mut(agent).remove::<Energy>();
    assert_eq!(diary(&mut app, agent), "off at 7, rain");
    app.update();
    assert_eq!(diary(&mut app, agent), "");
    app.world_mut().entity_mut(agent).insert(Energy(3));
    app.update();
    assert_eq!(diary(&mut app, agent), "on");
}

#[test]
fn what_the_context_needs_may_be_replaced() {
    let (mut app, agent) = shining();
    app.world_mut().entity_mut(agent).insert(Energy(6));
    app.update();
    assert_eq!(diary(&mut app, agent), "shines");
}

#[test]
fn a_stunned_agent_is_halted_and_starts_afresh() {
    let (mut app, agent) = shining();
    app.world_mut().entity_mut(agent).insert(Stunned);
    assert_eq!(diary(&mut app, agent), "off at 7, rain");
    app.update();
    assert_eq!(diary(&mut app, agent), "");
    assert_eq!(app.world().get::<Light>(agent), Some(&Light::new()));
    // Stunned while stunned: there is nothing to halt.
    app.world_mut().entity_mut(agent).insert(Stunned);
    assert_eq!(diary(&mut app, agent), "");
    app.world_mut().entity_mut(agent).remove::<Stunned>();
    app.update();
    assert_eq!(diary(&mut app, agent), "on");
}

#[test]
fn a_suspended_agent_goes_on_where_it_was() {
    let (mut app, agent) = shining();
    app.world_mut().entity_mut(agent).insert(Suspended);
    app.update();
    assert_eq!(diary(&mut app, agent), "");
    assert!(glows(&app, agent));
    // It can be stunned or lose its tree meanwhile.
    app.world_mut().entity_mut(agent).remove::<Suspended>();
    app.update();
    assert_eq!(diary(&mut app, agent), "shines");
    app.world_mut()
        .entity_mut(agent)
        .insert(Suspended)
        .insert(Stunned);
    assert_eq!(diary(&mut app, agent), "off at 7, rain");
}

#[test]
fn a_disabled_agent_is_halted_when_its_tree_goes() {
    let (mut app, agent) = shining();
    app.world_mut().entity_mut(agent).insert(Disabled);
    app.update();
    assert_eq!(diary(&mut app, agent), "");
    app.world_mut().entity_mut(agent).remove::<Light>();
    assert_eq!(diary(&mut app, agent), "off at 7, rain");
}

#[test]
fn all_at_once() {
    let (mut app, agent) = shining();
    let other = lamp(&mut app);
    app.update();
    let halt_all = app.world_mut().run_system_cached(halt_all::<Light, Lamp>);
    halt_all.expect("a system");
    assert_eq!(diary(&mut app, agent), "shines; off at 7, rain");
    assert_eq!(diary(&mut app, other), "on; off at 7, rain");
    assert!(!glows(&app, agent) && !glows(&app, other));
}

#[test]
fn an_idle_tree_is_not_halted() {
    let mut app = app();
    let agent = lamp(&mut app);
    app.world_mut().entity_mut(agent).remove::<Light>();
    assert_eq!(diary(&mut app, agent), "");
}
