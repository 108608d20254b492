//! A robot on another machine: `cargo run -p bt-tools --example robot`, and `cargo quickbeam view tcp://127.0.0.1:7000`.
//!
//! It listens for a viewer, and tells it what its tree does; when the viewer is gone, it waits for another, and patrols on.
//! With `--ticks 100`, so many ticks, as fast as they can be, on any port that is free.

use quickbeam::wire::Wire;
use quickbeam::{behavior_tree, Status, Tree};
use std::cell::RefCell;
use std::io::{self, Write};
use std::net::{TcpListener, TcpStream};
use std::time::{Duration, Instant};

behavior_tree! {
    /// From post to post, as long as the battery lasts.
    #[observe]
    tree Patrol(robot: &mut Robot) {
        reactive_fallback<
            charge: sequence< is_empty, walk_to(0), plug_in >,
            round: sequence_with_memory< walk_to(10), look, walk_to(20), look, walk_to(30), look >
        >
    }
}

#[derive(Debug)]
struct Robot {
    at: i32,
    battery: i32,
    is_plugged_in: bool,
}

fn is_empty(robot: &mut Robot) -> bool {
    robot.battery < 20 || robot.is_plugged_in
}

fn walk_to(robot: &mut Robot, to: i32) -> Status {
    robot.battery -= i32::from(robot.at != to);
    robot.at += (to - robot.at).signum();
    if robot.at == to {
        Status::Success
    } else {
        Status::Running
    }
}

fn plug_in(robot: &mut Robot) -> Status {
    robot.battery += 4;
    robot.is_plugged_in = robot.battery < 100;
    if robot.is_plugged_in {
        Status::Running
    } else {
        Status::Success
    }
}

fn look(robot: &mut Robot) -> bool {
    robot.at > 0
}

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    let ticks: Option<u64> = match &arguments[..] {
        [_, option, ticks] if option == "--ticks" => ticks.parse().ok(),
        _ => None,
    };
    let port = if ticks.is_some() { 0 } else { 7000 };
    let listener = TcpListener::bind(("127.0.0.1", port))?;
    listener.set_nonblocking(true)?;
    println!(
        "a robot patrols: cargo quickbeam view tcp://{}",
        listener.local_addr()?
    );

    // The viewer, if there is one.
    let viewer: RefCell<Option<TcpStream>> = RefCell::new(None);
    let mut wire = Wire::new(|bytes: &[u8]| -> io::Result<()> {
        let mut viewer = viewer.borrow_mut();
        let Some(stream) = &mut *viewer else {
            return Ok(());
        };
        let sent = stream.write_all(bytes);
        if sent.is_err() {
            // It is gone, or too slow: the robot does not wait for it.
            *viewer = None;
        }
        sent
    });
    let mut seen = wire.agent("robot", Patrol::INFO);
    let mut patrol = Patrol::new();
    let mut robot = Robot {
        at: 0,
        battery: 100,
        is_plugged_in: false,
    };
    let begun = Instant::now();
    for tick in 0.. {
        if ticks.is_some_and(|ticks| tick >= ticks) {
            break;
        }
        if let Ok((stream, _)) = listener.accept() {
            stream.set_nonblocking(false)?;
            stream.set_write_timeout(Some(Duration::from_millis(5)))?;
            *viewer.borrow_mut() = Some(stream);
            wire.introduce(&seen);
        }
        wire.at(begun.elapsed());
        wire.context(&seen, &robot);
        patrol.tick_with(&mut robot, &mut wire.of(&mut seen));
        if ticks.is_none() {
            std::thread::sleep(Duration::from_millis(50));
        }
    }
    println!("it stands at {}, {} % are left", robot.at, robot.battery);
    Ok(())
}
