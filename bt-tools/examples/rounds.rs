//! What a round of 1,000 agents costs while it is recorded, watched or published, beside a plain one: `cargo run --release -p bt-tools --example rounds`.
//!
//! A round ticks each of the agents once; rounds follow one another at once. There are two trees: one of 8 nodes whose leaves do next to nothing, and the
//! same with leaves that look at sixteen numbers each. The time of operations is given once a round (`at`), but where it says that the
//! clock is read.

use bt_tools::groot2::{Live, Publisher};
use bt_tools::record::{Recorded, Recorder};
use bt_tools::watch::{Watch, Watched};
use quickbeam::observe::Observed;
use quickbeam::{behavior_tree, Behavior, Status, Tree};
use std::hint::black_box;
use std::io::{self, Sink, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

const AGENTS: usize = 1_000;
const ROUNDS: usize = 400;

/// What its leaves change.
#[derive(Default)]
struct Robot {
    time: u32,
    battery: u32,
    seen: [u32; 16],
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

/// Sums up what an agent sees.
fn look(robot: &mut Robot) -> u32 {
    let seen = robot.seen.iter().enumerate();
    seen.fold(robot.time, |sum, (place, seen)| {
        sum.rotate_left(5) ^ seen.wrapping_mul(u32::try_from(place).unwrap_or(1) | 1)
    })
}

fn sees_low(robot: &mut Robot) -> bool {
    robot.time = robot.time.wrapping_add(1);
    look(robot) % 64 == 0
}

fn sees_goal(robot: &mut Robot) -> bool {
    look(robot) % 32 == 1
}

fn steer(robot: &mut Robot) -> Status {
    let place = robot.time as usize % robot.seen.len();
    robot.seen[place] = look(robot);
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

    #[observe]
    tree Survey(robot: &mut Robot) {
        reactive_fallback<
            sequence< sees_low, charge >,
            sequence< sees_goal, charge >,
            steer
        >
    }
}

/// The median, the 99th of a hundred, and the longest of all rounds.
type Times = [Duration; 3];

fn measured(mut round: impl FnMut()) -> Times {
    let mut times: Vec<Duration> = Vec::with_capacity(ROUNDS);
    for _ in 0..ROUNDS {
        let begun = Instant::now();
        round();
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    [
        times[ROUNDS / 2],
        times[ROUNDS * 99 / 100],
        times[ROUNDS - 1],
    ]
}

fn agents<T>(new: fn() -> T) -> Vec<(T, Robot)> {
    (0..AGENTS).map(|_| (new(), Robot::default())).collect()
}

fn recorded<T>(new: fn() -> T, has_time: bool) -> io::Result<Times>
where
    T: Tree + for<'a> Observed<Robot, Recorded<'a, Sink>>,
{
    let mut all = agents(new);
    let mut recorder = Recorder::new(io::sink())?;
    let numbers = (0..AGENTS).map(|number| recorder.agent(&number.to_string(), T::INFO));
    let numbers: Vec<u32> = numbers.collect::<Result<_, _>>()?;
    let begun = Instant::now();
    let times = measured(|| {
        if has_time {
            recorder.at(begun.elapsed());
        }
        for ((tree, robot), number) in all.iter_mut().zip(&numbers) {
            black_box(tree.tick_with(black_box(robot), &mut recorder.of(*number)));
        }
    });
    recorder.finish()?;
    Ok(times)
}

fn watched<T: Tree + Observed<Robot, Watched>>(new: fn() -> T, pages: usize) -> io::Result<Times> {
    let mut all = agents(new);
    let watch = Watch::settings().address(([127, 0, 0, 1], 0)).open()?;
    let names = (0..AGENTS).map(|number| watch.agent(&number.to_string(), T::INFO));
    let mut eyes: Vec<_> = names.collect();
    for _ in 0..pages {
        let mut page = TcpStream::connect(watch.url().trim_start_matches("http://"))?;
        page.write_all(b"GET /live?agent=0 HTTP/1.1\r\nHost: localhost\r\n\r\n")?;
        std::thread::spawn(move || io::copy(&mut page, &mut io::sink()));
    }
    while watch.views() < pages {
        std::thread::yield_now();
    }
    let begun = Instant::now();
    let times = measured(|| {
        let now = begun.elapsed();
        for ((tree, robot), eyes) in all.iter_mut().zip(&mut eyes) {
            eyes.at(now);
            black_box(tree.tick_with(black_box(robot), eyes));
        }
    });
    Ok(times)
}

fn published<T>(new: fn() -> T) -> io::Result<Times>
where
    T: Tree + for<'a> Observed<Robot, Live<'a>>,
{
    let mut all = agents(new);
    let publisher = Publisher::local(0, &T::INFO)?;
    let mut shown: Vec<_> = (0..AGENTS).map(|_| publisher.observe(T::INFO)).collect();
    Ok(measured(|| {
        for ((tree, robot), shown) in all.iter_mut().zip(&mut shown) {
            black_box(tree.tick_with(black_box(robot), shown));
        }
    }))
}

fn all<T>(new: fn() -> T) -> io::Result<()>
where
    T: Tree + Behavior<Robot> + Observed<Robot, Watched>,
    T: for<'a> Observed<Robot, Recorded<'a, Sink>> + for<'a> Observed<Robot, Live<'a>>,
{
    let mut all = agents(new);
    let plain = measured(|| {
        for (tree, robot) in &mut all {
            black_box(tree.tick(black_box(robot)));
        }
    });
    println!("\n{}, 1,000 agents", T::INFO.name);
    for (name, times) in [
        ("plain", plain),
        ("watched, nobody looks", watched(new, 0)?),
        ("watched, one page", watched(new, 1)?),
        ("recorded", recorded(new, true)?),
        ("recorded, clock read", recorded(new, false)?),
        ("Groot2, no client", published(new)?),
    ] {
        let times_plain = |n: usize| times[n].as_secs_f64() / plain[n].as_secs_f64();
        println!(
            "{name:<22} {:>9.1?} {:>5.1} x   99 of 100 {:>9.1?} {:>5.1} x   worst {:>9.1?} {:>5.1} x",
            times[0],
            times_plain(0),
            times[1],
            times_plain(1),
            times[2],
            times_plain(2),
        );
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let clock = measured(|| {
        for _ in 0..AGENTS {
            black_box(Instant::now());
        }
    });
    println!("the clock read 1,000 times: {:?}", clock[0]);
    all(Patrol::new)?;
    all(Survey::new)
}
