//! Four guards on patrol, watched in the browser: `cargo run -p bt-tools --example watch`.
//!
//! Each guard walks from post to post and looks around. One who sees the thief runs after him, and calls the others;
//! one who is tired sits down, whatever happens. With `--ticks 100` the night is so long, as fast as it can be; with
//! `--record run.qb` it is recorded, too, for `cargo quickbeam view run.qb`.

use bt_tools::record::Recorder;
use bt_tools::watch::Watch;
use quickbeam::observe::Within;
use quickbeam::{behavior_tree, Clock, Status, Tree};
use std::time::Duration;

behavior_tree! {
    /// Walks to a post and looks around there.
    #[observe]
    tree Visit(guard: &mut Guard, post: usize) {
        sequence< walk_to(post), look_around, wait(600ms) >
    }

    /// One guard's night.
    #[observe]
    tree Patrol(guard: &mut Guard) {
        reactive_fallback<
            /// Nobody runs without breath.
            rest: sequence< out_of_breath, sit_down >,
            /// The thief, as long as he is in sight.
            chase: reactive_sequence<
                sees_thief,
                parallel(success = 1, failure = all)< run, timeout(2s, call_others) >
            >,
            /// Where somebody has called from.
            help: sequence< called, timeout(4s, walk_to_call) >,
            /// From post to post.
            round: sequence_with_memory<
                Visit::new(0),
                Visit::new(1),
                Visit::new(2),
                Visit::new(3)
            >
        >
    }
}

/// The corners of the courtyard.
const POSTS: [(f32, f32); 4] = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)];

/// What is the same for all guards: it is taken from one to the next.
#[derive(Debug, Clone, Copy, Default)]
struct Night {
    time: Duration,
    thief: (f32, f32),
    call: Option<(f32, f32)>,
    caught: u32,
}

/// A guard, and the night around.
#[derive(Debug, Clone, Copy)]
struct Guard {
    at: (f32, f32),
    breath: f32,
    night: Night,
}

impl Clock for Guard {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.night.time
    }

    fn elapsed(&self, since: Duration) -> Duration {
        self.night.time.saturating_sub(since)
    }
}

impl Guard {
    fn distance(&self, to: (f32, f32)) -> f32 {
        (self.at.0 - to.0).hypot(self.at.1 - to.1)
    }

    /// One step, so many metres long. Whether it is there.
    fn step(&mut self, to: (f32, f32), metres: f32) -> bool {
        let distance = self.distance(to);
        let share = (metres / distance.max(0.001)).min(1.0);
        self.at.0 += (to.0 - self.at.0) * share;
        self.at.1 += (to.1 - self.at.1) * share;
        distance <= metres
    }
}

fn running_until(done: bool) -> Status {
    if done {
        Status::Success
    } else {
        Status::Running
    }
}

fn out_of_breath(guard: &Guard) -> bool {
    guard.breath < 1.0
}

fn sit_down(guard: &mut Guard) -> Status {
    guard.breath += 0.4;
    running_until(guard.breath >= 6.0)
}

fn sees_thief(guard: &Guard) -> bool {
    guard.distance(guard.night.thief) < 4.0
}

fn run(guard: &mut Guard) -> Status {
    guard.breath -= 0.25;
    let is_caught = guard.step(guard.night.thief, 0.55);
    guard.night.caught += u32::from(is_caught);
    running_until(is_caught)
}

fn call_others(guard: &mut Guard) -> Status {
    guard.night.call = Some(guard.at);
    Status::Running
}

fn called(guard: &Guard) -> bool {
    guard.night.call.is_some()
}

fn walk_to_call(guard: &mut Guard) -> Status {
    let Some(call) = guard.night.call else {
        return Status::Failure;
    };
    let is_there = guard.step(call, 0.4);
    if is_there {
        guard.night.call = None;
    }
    running_until(is_there)
}

fn walk_to(guard: &mut Guard, post: usize) -> Status {
    guard.breath = (guard.breath + 0.02).min(10.0);
    running_until(guard.step(POSTS[post], 0.3))
}

fn look_around(guard: &mut Guard) -> bool {
    guard.breath > 0.5
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let (mut ticks, mut recorder) = (None, None);
    while let Some(argument) = arguments.next() {
        let value = arguments.next().ok_or("a value is missing")?;
        match argument.as_str() {
            "--ticks" => ticks = Some(value.parse::<u64>()?),
            "--record" => recorder = Some(Recorder::append(value)?),
            _ => return Err(format!("what is {argument}?").into()),
        }
    }
    let mut settings = Watch::settings();
    if ticks.is_some() {
        settings = settings.address(([127, 0, 0, 1], 0));
    }
    let watch = settings.open()?;
    println!("four guards are on patrol at {}", watch.url());

    let mut night = Night::default();
    let mut guards = Vec::new();
    for (number, post) in (1u8..).zip(POSTS) {
        let name = format!("guard {number}");
        let guard = Guard {
            at: post,
            breath: 3.0 + f32::from(number),
            night,
        };
        let recorded = match &mut recorder {
            Some(recorder) => Some(recorder.agent(&name, Patrol::INFO)?),
            None => None,
        };
        guards.push((
            guard,
            Patrol::new(),
            watch.agent(&name, Patrol::INFO),
            recorded,
        ));
    }
    let mut marked = Duration::ZERO;
    for tick in 0u64.. {
        if ticks.is_some_and(|ticks| tick >= ticks) {
            break;
        }
        night.time = Duration::from_millis(100 * tick);
        #[allow(clippy::cast_precision_loss)] // A night is short.
        let turn = tick as f32 * 0.037;
        night.thief = (5.0 + 9.0 * turn.sin(), 5.0 + 7.0 * (turn * 1.7).cos());
        let caught = night.caught;
        for (guard, patrol, eyes, recorded) in &mut guards {
            guard.night = night;
            eyes.at(night.time);
            eyes.context(guard);
            match (&mut recorder, *recorded) {
                (Some(recorder), Some(agent)) => {
                    recorder.at(night.time);
                    patrol.tick_with(guard, &mut (Within::of(eyes, 0), recorder.of(agent)));
                }
                _ => {
                    patrol.tick_with(guard, eyes);
                }
            }
            night = guard.night;
        }
        if night.caught > caught && night.time > marked + Duration::from_secs(3) {
            marked = night.time;
            watch.mark("the thief is caught", "seagreen");
        }
        if ticks.is_none() {
            std::thread::sleep(Duration::from_millis(100));
        }
    }
    Ok(())
}
