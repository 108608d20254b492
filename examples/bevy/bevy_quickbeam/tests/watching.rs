//! Agents with the marker are shown in the live view, and all others are ticked as they are.
#![cfg(feature = "watch")]

use bevy_app::{App, Update};
use bevy_ecs::prelude::*;
use bevy_quickbeam::{AgentContext, LiveView, Stunned, TreePlugin, Watched};
use bt_tools::watch::Watch;
use quickbeam::{Status, behavior_tree};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

#[derive(Component, Default)]
struct Steps(u32);

#[derive(AgentContext)]
struct Walker<'a> {
    steps: Mut<'a, Steps>,
}

fn step(walker: &mut Walker<'_>) -> Status {
    walker.steps.0 += 1;
    if walker.steps.0.is_multiple_of(4) {
        Status::Success
    } else {
        Status::Running
    }
}

behavior_tree! {
    #[observe]
    #[derive(Component)]
    tree Walk(walker: &mut Walker<'_>) {
        sequence< step, step >
    }
}

fn app() -> App {
    let mut app = App::new();
    let watch = Watch::settings().address(([127, 0, 0, 1], 0)).open();
    app.insert_resource(LiveView::of(watch.expect("a free port")));
    app.add_plugins(TreePlugin::<Walk, Walker>::new(Update).watched());
    app
}

fn get(app: &App, path: &str) -> String {
    let url = app.world().resource::<LiveView>().watch().url();
    let stream = TcpStream::connect(url.trim_start_matches("http://"));
    let mut stream = stream.expect("it is served");
    stream
        .set_read_timeout(Some(Duration::from_millis(200)))
        .expect("a time");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("a request");
    let mut answer = Vec::new();
    // It ends with the connection, or when nothing comes any more.
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

/// What the page is told, as soon as it has this in it.
fn until(app: &App, path: &str, wanted: &str) -> String {
    let begun = Instant::now();
    loop {
        let answer = get(app, path);
        if answer.contains(wanted) {
            return answer;
        }
        assert!(
            begun.elapsed() < Duration::from_secs(20),
            "no {wanted}: {answer}"
        );
    }
}

fn steps(app: &App, agent: Entity) -> u32 {
    app.world().get::<Steps>(agent).expect("steps").0
}

#[test]
fn the_view_lists_those_with_the_marker_and_all_are_ticked() {
    let mut app = app();
    let world = app.world_mut();
    let anna = world.spawn((Name::new("Anna"), Steps(0), Walk::new(), Watched));
    let anna = anna.id();
    let plain = world.spawn((Name::new("Bela"), Steps(0), Walk::new())).id();
    for _ in 0..3 {
        app.update();
    }
    assert_eq!((steps(&app, anna), steps(&app, plain)), (3, 3));
    assert_eq!(app.world().resource::<LiveView>().agents(), 1);
    until(&app, "/tree?agent=0", "\"agent\":\"Anna\"");
    until(&app, "/tree?agent=1", "404");

    // The marker may come and go.
    app.world_mut().entity_mut(plain).insert(Watched);
    app.world_mut().entity_mut(anna).remove::<Watched>();
    for _ in 0..3 {
        app.update();
    }
    // The second step of a walk comes in the tick in which the first succeeds.
    assert_eq!((steps(&app, anna), steps(&app, plain)), (7, 7));
    assert_eq!(app.world().resource::<LiveView>().agents(), 1);
    until(&app, "/tree?agent=1", "\"agent\":\"Bela\"");

    app.world_mut().entity_mut(plain).despawn();
    app.update();
    assert_eq!(app.world().resource::<LiveView>().agents(), 0);
}

#[test]
fn a_halt_is_seen() {
    let mut app = app();
    let anna = app.world_mut().spawn((Steps(0), Walk::new(), Watched)).id();
    app.update();
    app.world_mut().entity_mut(anna).insert(Stunned);
    until(&app, "/tree?agent=0", &format!("Walk of {anna}"));
    // The first operation was a tick, the second a halt.
    until(&app, "/at?agent=0&number=0", "\"states\":\"RR-\"");
    until(&app, "/at?agent=0&number=1", "\"states\":\"HH-\"");
    // It starts afresh.
    app.world_mut().entity_mut(anna).remove::<Stunned>();
    app.update();
    assert_eq!(steps(&app, anna), 2);
}

#[test]
fn without_a_view_they_are_ticked_plain() {
    let mut app = App::new();
    app.add_plugins(TreePlugin::<Walk, Walker>::new(Update).watched());
    let anna = app.world_mut().spawn((Steps(0), Walk::new(), Watched)).id();
    app.update();
    assert_eq!(steps(&app, anna), 1);
}
