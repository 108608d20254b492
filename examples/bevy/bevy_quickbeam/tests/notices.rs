//! What goes wrong without an error is warned of.

mod common;

use bevy_ecs::prelude::*;
use bevy_quickbeam::Stunned;
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
