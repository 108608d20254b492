//! One viewer for all robots: `cargo run --bin viewer -- tcp/127.0.0.1:7447`, and the page in a browser. `--port 0` takes any port
//! that is free for the page.
//!
//! It says each second how many robots and agents there are, and which of them are gone.

use bt_tools::timeline::Fleet;
use bt_tools::watch::{Watch, MEMORY, PORT};
use bt_tools::wire::Receiver;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use zenoh::sample::SampleKind;
use zenoh::Wait;
use zenoh_fleet::{name_and_run, open, Error};

/// The robots that can be heard: by name, the run, and what takes its bytes.
type Robots = HashMap<String, (String, Receiver)>;

/// Takes what a robot says. Another run of a robot of the same name is there instead of the last one.
fn hear(robots: &mut Robots, fleet: &mut Fleet, key: &str, bytes: &[u8]) {
    let Some((name, run)) = name_and_run(key) else {
        return;
    };
    let robot = robots.entry(name.to_owned()).or_default();
    if robot.0 != run {
        robot.1.close(fleet);
        run.clone_into(&mut robot.0);
    }
    if let Err(error) = robot.1.push(bytes, fleet) {
        eprintln!("{name}: {error}");
    }
}

/// A robot was shut down, killed, or cannot be reached.
fn gone(robots: &mut Robots, fleet: &mut Fleet, key: &str) {
    let Some((name, run)) = name_and_run(key) else {
        return;
    };
    if robots.get(name).is_some_and(|robot| robot.0 == run) {
        if let Some((_, mut receiver)) = robots.remove(name) {
            receiver.close(fleet);
        }
    }
}

fn main() -> Result<(), Error> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (endpoint, port) = match &arguments[..] {
        [endpoint] => (endpoint, PORT),
        [endpoint, option, port] if option == "--port" => (endpoint, port.parse()?),
        _ => return Err("viewer ENDPOINT [--port PORT]".into()),
    };
    let settings = Watch::settings().address(([127, 0, 0, 1], port));
    let watch = Arc::new(settings.open_recorded(Fleet::new(MEMORY))?);
    println!("{}", watch.url());

    let robots = Arc::new(Mutex::new(Robots::new()));
    let session = open("listen", endpoint)?;
    let (heard, seen) = (robots.clone(), watch.clone());
    let _wires = session
        .declare_subscriber("quickbeam/*/*/wire")
        .callback(move |sample| {
            let mut robots = heard.lock().expect("nobody panics with it");
            let bytes = sample.payload().to_bytes();
            seen.fleet(|fleet| hear(&mut robots, fleet, sample.key_expr(), &bytes));
        })
        .wait()?;
    let (heard, seen) = (robots.clone(), watch.clone());
    let _tokens = session
        .liveliness()
        .declare_subscriber("quickbeam/*/*/alive")
        .callback(move |sample| {
            if sample.kind() == SampleKind::Delete {
                let mut robots = heard.lock().expect("nobody panics with it");
                seen.fleet(|fleet| gone(&mut robots, fleet, sample.key_expr()));
            }
        })
        .wait()?;
    loop {
        std::thread::sleep(Duration::from_secs(1));
        let there = robots.lock().expect("nobody panics with it").len();
        watch.fleet(|fleet| {
            let agents = fleet.agents().len();
            let gone = fleet.agents().filter(|agent| agent.is_gone()).count();
            let lost = fleet
                .agents()
                .filter(|agent| agent.timeline.now().is_lost())
                .count();
            let ticks = fleet.moment();
            println!("robots {there} agents {agents} gone {gone} lost {lost} ticks {ticks}");
        });
    }
}
