//! A hundred guards in one process, who tell what they do over Zenoh: `cargo run --bin robots -- north tcp/127.0.0.1:7447`.

use quickbeam::wire::Wire;
use quickbeam::{behavior_tree, Status, Tree};
use std::cell::RefCell;
use std::time::{Duration, Instant};
use zenoh::Wait;
use zenoh_fleet::{open, Error};

behavior_tree! {
    /// One guard's night.
    #[observe]
    tree Patrol(guard: &mut Guard) {
        reactive_fallback<
            rest: sequence< out_of_breath, sit_down >,
            round: sequence_with_memory< walk_to(0), walk_to(30), look_around >
        >
    }
}

#[derive(Debug)]
struct Guard {
    at: i32,
    breath: i32,
    is_sitting: bool,
}

fn out_of_breath(guard: &Guard) -> bool {
    guard.breath < 1 || guard.is_sitting
}

fn sit_down(guard: &mut Guard) -> Status {
    guard.breath += 3;
    guard.is_sitting = guard.breath < 50;
    running_while(guard.is_sitting)
}

fn walk_to(guard: &mut Guard, to: i32) -> Status {
    guard.breath -= 1;
    guard.at += (to - guard.at).signum();
    running_while(guard.at != to)
}

fn look_around(guard: &Guard) -> bool {
    guard.breath > 5
}

fn running_while(so: bool) -> Status {
    if so {
        Status::Running
    } else {
        Status::Success
    }
}

/// Ten ticks a second.
const PERIOD: Duration = Duration::from_millis(100);

fn main() -> Result<(), Error> {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().ok_or("a name is missing")?;
    let endpoint = arguments.next().ok_or("an endpoint is missing")?;
    let session = open("connect", &endpoint)?;
    let key = format!("quickbeam/{name}/{}", session.zid());
    let _alive = session
        .liveliness()
        .declare_token(format!("{key}/alive"))
        .wait()?;
    let publisher = session.declare_publisher(format!("{key}/wire")).wait()?;
    let viewers = publisher.matching_listener().wait()?;

    // What is told in a tick of all guards goes in one message.
    let message = RefCell::new(Vec::new());
    let mut wire = Wire::new(|bytes: &[u8]| {
        message.borrow_mut().extend_from_slice(bytes);
        Ok::<(), Error>(())
    });
    let mut guards = Vec::new();
    for number in 0..100 {
        let guard = Guard {
            at: number % 30,
            breath: number,
            is_sitting: false,
        };
        let seen = wire.agent(format!("{name} {}", number + 1).leak(), Patrol::INFO);
        guards.push((guard, Patrol::new(), seen));
    }
    let begun = Instant::now();
    for tick in 1.. {
        wire.at(begun.elapsed());
        // There is a viewer now that was not there before.
        let is_new = viewers.try_iter().any(|status| status.matching());
        for (guard, patrol, seen) in &mut guards {
            if is_new {
                wire.introduce(seen);
            }
            patrol.tick_with(guard, &mut wire.of(seen));
        }
        // Zenoh drops messages rather than wait for a slow viewer, who notices that.
        publisher
            .put(std::mem::take(&mut *message.borrow_mut()))
            .wait()?;
        std::thread::sleep((PERIOD * tick).saturating_sub(begun.elapsed()));
    }
    Ok(())
}
