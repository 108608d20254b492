//! Trees with the ready composites are saved like any other: what they keep goes on where it was.

use quickbeam::composites::{
    Ask, Distance, ForEach, OnChange, Pipeline, Rate, Recovery, RoundRobin, SingleTrigger,
};
use quickbeam::{behavior_tree, Clock, Status, Ticks};
use serde::{de::DeserializeOwned, Deserialize, Serialize};
use std::time::Duration;

#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
struct Robot {
    clock: Ticks<u32, 1_000>,
    luck: u32,
    deeds: Vec<u8>,
}

impl Clock for Robot {
    type Instant = Ticks<u32, 1_000>;
    fn now(&self) -> Self::Instant {
        self.clock
    }
    fn elapsed(&self, since: Self::Instant) -> Duration {
        self.clock.elapsed(since)
    }
}

impl Robot {
    fn toss(&mut self) -> u32 {
        self.luck = self
            .luck
            .wrapping_mul(1_664_525)
            .wrapping_add(1_013_904_223);
        self.luck >> 28
    }
}

fn act(robot: &mut Robot, number: u8) -> Status {
    robot.deeds.push(number);
    match robot.toss() {
        0..=4 => Status::Failure,
        5..=9 => Status::Success,
        _ => Status::Running,
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
struct Place;

impl Ask<Robot> for Place {
    type Answer = Option<[f64; 3]>;
    fn ask(&mut self, robot: &mut Robot) -> Option<[f64; 3]> {
        Some([f64::from(robot.toss()), 0.0, 0.0])
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
struct Goal;

impl Ask<Robot> for Goal {
    type Answer = u32;
    fn ask(&mut self, robot: &mut Robot) -> u32 {
        robot.toss() / 8
    }
}

/// So many elements are left.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
struct Queue(u8);

impl Ask<Robot> for Queue {
    type Answer = bool;
    fn begin(&mut self, _: &mut Robot) {
        self.0 = 3;
    }
    fn ask(&mut self, _: &mut Robot) -> bool {
        let left = self.0.checked_sub(1);
        self.0 = left.unwrap_or(0);
        left.is_some()
    }
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
    tree Errands(robot: &mut Robot) {
        Recovery::retries(2)<
            Pipeline::new()<
                Rate::<Ticks<u32, 1_000>>::every(Duration::from_millis(30))< act(1) >,
                Distance::<Place>::new(4.0, Place)< act(2) >,
                OnChange::<Goal, u32>::new(Goal)< act(3) >,
                SingleTrigger::new()< act(4) >,
                ForEach::<Queue>::new(Queue(0))< act(5) >
            >,
            RoundRobin::new()< act(6), act(7), act(8) >
        >
    }
}

/// Does the same as one that was never saved, if it is saved and loaded before every tick.
fn goes_on<E: std::fmt::Debug, Bytes>(
    save: fn(&(Robot, Errands)) -> Bytes,
    load: fn(&Bytes) -> Result<(Robot, Errands), E>,
) {
    let mut never = (Robot::default(), Errands::new());
    let mut saved = never.clone();
    for _ in 0..2_000 {
        saved = load(&save(&saved)).expect("what was just saved");
        for (robot, errands) in [&mut never, &mut saved] {
            robot.clock.advance_ticks(7);
            errands.tick(robot);
        }
        assert_eq!(saved, never);
    }
    let deeds = std::mem::take(&mut never.0.deeds);
    for number in 1..=8 {
        assert!(deeds.contains(&number), "{number} is never done");
    }
}

#[test]
fn composites_go_on_where_they_were() {
    goes_on(
        |world| postcard::to_stdvec(world).expect("bytes"),
        |bytes| postcard::from_bytes(bytes),
    );
    goes_on(
        |world| serde_json::to_string(world).expect("a text"),
        |text| serde_json::from_str(text),
    );
}

fn from_text<T: DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).expect("a composite")
}

#[test]
fn the_turn_of_a_child_that_is_no_more_is_the_first() {
    #[derive(Default)]
    struct Three(Vec<usize>);

    impl quickbeam::Children<()> for Three {
        fn len(&self) -> usize {
            3
        }
        fn is_running(&self, _: usize) -> bool {
            false
        }
        fn tick(&mut self, child: usize, (): &mut ()) -> Status {
            self.0.push(child);
            Status::Success
        }
        fn halt(&mut self, _: usize, (): &mut ()) {}
    }

    for turn in [3, 4, usize::MAX] {
        let mut robin: RoundRobin =
            from_text(&format!(r#"{{"wraps":true,"turn":{turn},"failed":0}}"#));
        let mut children = Three::default();
        let status = quickbeam::Composite::tick(&mut robin, &mut children, &mut ());
        assert_eq!((status, children.0), (Status::Success, vec![0]));
    }
}
