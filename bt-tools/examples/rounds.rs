//! What a round of 1,000 agents costs while it is recorded, watched or published, beside a plain one: `cargo run --release -p bt-tools --example rounds`.

use bt_tools::groot2::Publisher;
use bt_tools::record::Recorder;
use bt_tools::watch::Watch;
use quickbeam::{behavior_tree, Status, Tree};
use std::hint::black_box;
use std::time::{Duration, Instant};

const AGENTS: usize = 1_000;
const ROUNDS: usize = 400;

/// What its leaves change.
#[derive(Default)]
struct Robot {
    time: u32,
    battery: u32,
}

fn battery_low(robot: &mut Robot) -> bool {
    robot.time = robot.time.wrapping_add(1);
    robot.battery = robot.battery.wrapping_mul(31).wrapping_add(robot.time);
    robot.battery % 64 == 0
}

fn charge(robot: &mut Robot) -> bool {
    robot.battery += 1;
    true
}

fn at_goal(robot: &mut Robot) -> bool {
    robot.time % 32 == 0
}

fn drive(robot: &mut Robot) -> Status {
    robot.battery = robot.battery.rotate_left(3);
    Status::Running
}

behavior_tree! {
    #[observe]
    tree Patrol(robot: &mut Robot) {
        reactive_fallback<
            sequence< battery_low, charge >,
            sequence< at_goal, charge >,
            drive
        >
    }
}

/// The median and the longest of all rounds.
fn measured(mut round: impl FnMut()) -> (Duration, Duration) {
    let mut times: Vec<Duration> = Vec::with_capacity(ROUNDS);
    for _ in 0..ROUNDS {
        let begun = Instant::now();
        round();
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    (times[ROUNDS / 2], times[ROUNDS - 1])
}

fn agents() -> Vec<(Patrol, Robot)> {
    (0..AGENTS)
        .map(|_| (Patrol::new(), Robot::default()))
        .collect()
}

fn main() -> std::io::Result<()> {
    let mut all = agents();
    let plain = measured(|| {
        for (tree, robot) in &mut all {
            black_box(tree.tick(black_box(robot)));
        }
    });

    let mut all = agents();
    let mut recorder = Recorder::new(std::io::sink())?;
    let numbers = (0..AGENTS).map(|number| recorder.agent(&number.to_string(), Patrol::INFO));
    let numbers: Vec<u32> = numbers.collect::<Result<_, _>>()?;
    let recorded = measured(|| {
        for ((tree, robot), number) in all.iter_mut().zip(&numbers) {
            black_box(tree.tick_with(black_box(robot), &mut recorder.of(*number)));
        }
    });
    recorder.finish()?;

    let mut all = agents();
    let watch = Watch::settings().address(([127, 0, 0, 1], 0)).open()?;
    let names = (0..AGENTS).map(|number| watch.agent(&number.to_string(), Patrol::INFO));
    let mut eyes: Vec<_> = names.collect();
    let watched = measured(|| {
        for ((tree, robot), eyes) in all.iter_mut().zip(&mut eyes) {
            black_box(tree.tick_with(black_box(robot), eyes));
        }
    });
    drop((eyes, watch));

    let mut all = agents();
    let publisher = Publisher::local(0, &Patrol::INFO)?;
    let mut shown: Vec<_> = (0..AGENTS)
        .map(|_| publisher.observe(Patrol::INFO))
        .collect();
    let published = measured(|| {
        for ((tree, robot), shown) in all.iter_mut().zip(&mut shown) {
            black_box(tree.tick_with(black_box(robot), shown));
        }
    });

    for (name, (median, worst)) in [
        ("plain", plain),
        ("recorded", recorded),
        ("watched, nobody looks", watched),
        ("Groot2, no client", published),
    ] {
        let times = median.as_secs_f64() / plain.0.as_secs_f64();
        let worst_times = worst.as_secs_f64() / plain.1.as_secs_f64();
        println!(
            "{name:<22} {median:>10.1?} {times:>7.1} x   worst {worst:>10.1?} {worst_times:>7.1} x"
        );
    }
    Ok(())
}
