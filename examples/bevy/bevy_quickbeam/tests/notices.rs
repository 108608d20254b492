//! What goes wrong without an error is warned of.

mod common;

use bevy_app::{App, Update};
use bevy_ecs::prelude::*;
use bevy_quickbeam::{AgentTree, Stunned, TreePlugin};
use common::*;
use log::{LevelFilter, Log, Metadata, Record};
use std::sync::{Mutex, MutexGuard, PoisonError};

static WARNINGS: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Keeps what this library says.
struct Keep;

impl Log for Keep {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }

    fn log(&self, record: &Record<'_>) {
        if record.target().starts_with("bevy_quickbeam") {
            said().push(record.args().to_string());
        }
    }

    fn flush(&self) {}
}

fn said() -> MutexGuard<'static, Vec<String>> {
    WARNINGS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What was warned of since it was asked last.
fn warnings() -> Vec<String> {
    std::mem::take(&mut said())
}

/// There is one logger in a program, so that one test at a time can listen.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    let guard = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    // Set already by the test before.
    let _ = log::set_logger(&Keep);
    log::set_max_level(LevelFilter::Warn);
    said().clear();
    guard
}

#[test]
fn an_assignment_is_noticed() {
    let _alone = alone();
    let (mut app, agent) = shining();
    app.update();
    assert_eq!(warnings(), Vec::<String>::new());
    *app.world_mut().get_mut::<Light>(agent).expect("a tree") = Light::new();
    app.update();
    let warnings = warnings();
    assert_eq!(warnings.len(), 1, "{warnings:?}");
    assert!(
        warnings[0].starts_with("the tree `notices::common::Light` of "),
        "{warnings:?}"
    );
    assert!(
        warnings[0].contains("what ran there was not halted"),
        "{warnings:?}"
    );
}

#[test]
fn what_is_meant_is_not_warned_of() {
    let _alone = alone();
    let (mut app, agent) = shining();
    // To replace,
    app.world_mut().entity_mut(agent).insert(Light::new());
    app.update();
    // to roll back,
    let mut tree = app.world_mut().get_mut::<Light>(agent).expect("a tree");
    *tree.bypass_change_detection() = Light::new();
    app.update();
    // to stun.
    app.world_mut().entity_mut(agent).insert(Stunned);
    app.update();
    app.update();
    assert_eq!(warnings(), Vec::<String>::new());
}

#[test]
fn an_agent_that_lacks_something_is_noticed_once() {
    let _alone = alone();
    let mut app = app();
    app.world_mut().spawn((Light::new(), Diary::default()));
    app.update();
    app.update();
    let warnings = warnings();
    assert_eq!(warnings.len(), 1, "{warnings:?}");
    assert!(
        warnings[0].ends_with("for its tree `notices::common::Light` it lacks &Energy"),
        "{warnings:?}"
    );
}

quickbeam::behavior_tree! {
    #[derive(AgentTree, Clone, Copy, Debug, PartialEq)]
    tree Lonely(lamp: &mut Lamp<'_>) {
        success
    }

    #[derive(AgentTree)]
    tree Of<T: Copy + Send + Sync + 'static>(lamp: &mut Lamp<'_>, value: T) {
        { let _ = value; }
    }
}

#[test]
fn a_tree_that_nobody_ticks_is_noticed_once() {
    let _alone = alone();
    let mut app = app();
    let first = lamp_with(&mut app, Lonely::new());
    lamp_with(&mut app, Lonely::new());
    lamp_with(&mut app, Of::new(3_u8));
    app.update();
    let warnings = warnings();
    assert_eq!(warnings.len(), 2, "{warnings:?}");
    assert_eq!(
        warnings[0],
        format!(
            "the tree `notices::Lonely` of {first} is not ticked: add its `TreePlugin`, before there are agents"
        )
    );
    assert!(warnings[1].contains("`notices::Of<u8>`"), "{warnings:?}");
}

#[test]
fn a_tree_with_a_plugin_is_not_warned_of() {
    let _alone = alone();
    let mut app = App::new();
    app.insert_resource(Weather("rain"));
    app.add_plugins((
        TreePlugin::<Lonely, Lamp>::new(Update),
        TreePlugin::<Of<u8>, Lamp>::new(Update),
    ));
    let lonely = lamp_with(&mut app, Lonely::new());
    lamp_with(&mut app, Of::new(3_u8));
    app.update();
    assert_eq!(warnings(), Vec::<String>::new());
    // As with Bevy's own derive, a tree that is `Clone` is cloned with its agent.
    let copy = app.world_mut().entity_mut(lonely).clone_and_spawn();
    assert_eq!(app.world().get::<Lonely>(copy), Some(&Lonely::new()));
}

fn lamp_with(app: &mut App, tree: impl Bundle) -> Entity {
    let agent = app.world_mut().spawn((Energy(7), Diary::default(), tree));
    agent.id()
}

#[cfg(feature = "watch")]
#[test]
fn a_watched_agent_that_nobody_shows_is_noticed() {
    let _alone = alone();
    let (mut app, _) = shining();
    app.update();
    assert_eq!(warnings(), Vec::<String>::new());
    for _ in 0..2 {
        lamp_with(&mut app, (Light::new(), bevy_quickbeam::Watched));
        app.update();
    }
    let warnings = warnings();
    assert_eq!(warnings.len(), 1, "{warnings:?}");
    let end = "is `Watched`, and is not shown: its tree `notices::common::Light` has a plugin without `.watched()`";
    assert!(warnings[0].ends_with(end), "{warnings:?}");
}
