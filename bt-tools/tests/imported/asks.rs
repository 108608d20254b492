//! Trees imported by `cargo quickbeam import` from `asks.xml`.
//!
//! Whatever says `todo!()` is to be written: leaves, and what only C++ knew.

use quickbeam::{behavior_tree, Children, Clock, Composite, Status, StdClock};
use std::time::Duration;

/// What the trees work on: the robot, and the entries of their blackboards.
#[derive(Debug, Clone, Default)]
pub struct Blackboard {
    /// What leaves command and ask.
    pub robot: Robot,
    /// What `Timeout`, `Delay` and the like measure time by.
    pub clock: StdClock,
    /// `{done}`
    pub done: bool,
    /// `{loud}`
    pub loud: bool,
    /// `{loud}`, in the tree `Note`
    pub note_loud: bool,
    /// `{rounds}`
    pub rounds: i32,
}

impl Clock for Blackboard {
    type Instant = u64;

    fn now(&self) -> u64 {
        self.clock.now()
    }

    fn elapsed(&self, since: u64) -> Duration {
        self.clock.elapsed(since)
    }
}

/// The robot: its drivers, its clients, what it knows.
#[derive(Debug, Clone, Default)]
pub struct Robot;

behavior_tree! {
    /// `Note`
    #[derive(Debug, Clone)]
    pub tree Note(bb: &mut Blackboard) {
        sequence<
            /// <Script code="loud := true"/>
            { bb.note_loud = true; true }
        >
    }

    /// Nodes that ask their children's conditions themselves, and ends that never come.
    #[derive(Debug, Clone)]
    pub tree Asks(bb: &mut Blackboard) {
        sequence<
            /// <AsyncSequence>
            InOrder::<2>::new(Status::Success, false, [|bb, runs| !runs && bb.loud, |_, _| false])<
                /// <Action ID="Flash" _skipIf="loud"/>
                { flash(&mut bb.robot) },
                /// <Action ID="Flash"/>
                { flash(&mut bb.robot) }
            >,
            /// <ParallelAll max_failures="{rounds}">
            ParallelAllBy::<2>::new(|bb| bb.rounds as i64, [|_, _| false, |bb, _| !(!bb.loud)])<
                /// <Action ID="Flash"/>
                { flash(&mut bb.robot) },
                /// <Action ID="Flash" _while="!loud"/>
                { flash(&mut bb.robot) }
            >,
            /// <Parallel success_count="1">
            ParallelBy::<2>::new(
                |_| 1,
                |_| 1,
                [|bb, runs| !runs && !bb.done && bb.loud, |_, _| false]
            )<
                /// <Action ID="Flash" _skipIf="loud" _failureIf="done"/>
                sequence< { !bb.done }, { flash(&mut bb.robot) } >,
                /// <Action ID="Flash"/>
                { flash(&mut bb.robot) }
            >,
            fallback<
                /// <Sleep msec="5"/>
                force_success(wait(5ms)),
                force_success(
                    /// <Action ID="Flash"/>
                    { flash(&mut bb.robot) }
                ),
                /// <SubTree ID="Note"/>
                Note::new(),
                /// <Action ID="Flash"/>
                { flash(&mut bb.robot) }
            >
        >
    }
}

/// Action `Flash`.
pub fn flash(robot: &mut Robot) -> Status {
    let _ = robot;
    todo!("Flash")
}

/// Ticks its children one after the other and yields after each that was done at once; one that is to be skipped is passed over.
#[derive(Debug, Clone, Copy)]
pub struct InOrder<const N: usize> {
    next: usize,
    /// What each child has to give for the next one to follow.
    goes_on: Status,
    /// Whether it goes on where it was after it has ended otherwise.
    keeps_place: bool,
    /// Whether a child is to be skipped, which runs or not.
    skips: [fn(&mut Blackboard, bool) -> bool; N],
}

impl<const N: usize> InOrder<N> {
    const fn new(
        goes_on: Status,
        keeps_place: bool,
        skips: [fn(&mut Blackboard, bool) -> bool; N],
    ) -> Self {
        Self {
            next: 0,
            goes_on,
            keeps_place,
            skips,
        }
    }
}

impl<const N: usize> Composite<Blackboard> for InOrder<N> {
    fn start(&mut self, children: &mut impl Children<Blackboard>, bb: &mut Blackboard) -> Status {
        if !self.keeps_place {
            self.next = 0;
        }
        self.tick(children, bb)
    }

    fn tick(&mut self, children: &mut impl Children<Blackboard>, bb: &mut Blackboard) -> Status {
        while let Some(skips) = self.skips.get(self.next) {
            let runs = children.is_running(self.next);
            if skips(bb, runs) {
                children.halt(self.next, bb);
                self.next += 1;
                continue;
            }
            match children.tick(self.next, bb) {
                Status::Running => return Status::Running,
                status if status == self.goes_on => self.next += 1,
                status => return status,
            }
            if !runs && self.next < N {
                return Status::Running;
            }
        }
        self.next = 0;
        self.goes_on
    }
}

/// Ticks all children until each has completed or is skipped; a child that is to be skipped is asked again at each tick. Then it has
/// failed if so many have, which is read at every tick.
#[derive(Debug, Clone, Copy)]
pub struct ParallelAllBy<const N: usize> {
    failures: fn(&Blackboard) -> i64,
    /// Whether a child is to be skipped, which runs or not.
    skips: [fn(&mut Blackboard, bool) -> bool; N],
    done: [Option<Status>; N],
}

impl<const N: usize> ParallelAllBy<N> {
    const fn new(
        failures: fn(&Blackboard) -> i64,
        skips: [fn(&mut Blackboard, bool) -> bool; N],
    ) -> Self {
        Self {
            failures,
            skips,
            done: [None; N],
        }
    }
}

impl<const N: usize> Composite<Blackboard> for ParallelAllBy<N> {
    fn start(&mut self, children: &mut impl Children<Blackboard>, bb: &mut Blackboard) -> Status {
        self.done = [None; N];
        self.tick(children, bb)
    }

    fn tick(&mut self, children: &mut impl Children<Blackboard>, bb: &mut Blackboard) -> Status {
        let failures = match (self.failures)(bb) {
            number if number < 0 => (N as i64 + number + 1).max(0),
            number => number,
        };
        let mut skipped = 0;
        for (child, skips) in self.skips.iter().enumerate() {
            if self.done[child].is_some() {
                continue;
            }
            if skips(bb, children.is_running(child)) {
                children.halt(child, bb);
                skipped += 1;
            } else {
                let status = children.tick(child, bb);
                self.done[child] = (status != Status::Running).then_some(status);
            }
        }
        if skipped + self.done.iter().flatten().count() < N {
            return Status::Running;
        }
        let failed = self.done.iter().filter(|it| **it == Some(Status::Failure));
        if failed.count() as i64 >= failures {
            Status::Failure
        } else {
            Status::Success
        }
    }
}

/// Ticks all children that have not completed, until enough have succeeded or failed; both numbers are read at every tick. A child that
/// is to be skipped is asked again at each tick, and counts as done only for a number of successes below 0.
#[derive(Debug, Clone, Copy)]
pub struct ParallelBy<const N: usize> {
    success: fn(&Blackboard) -> i64,
    failure: fn(&Blackboard) -> i64,
    /// Whether a child is to be skipped, which runs or not.
    skips: [fn(&mut Blackboard, bool) -> bool; N],
    done: [Option<Status>; N],
}

impl<const N: usize> ParallelBy<N> {
    const fn new(
        success: fn(&Blackboard) -> i64,
        failure: fn(&Blackboard) -> i64,
        skips: [fn(&mut Blackboard, bool) -> bool; N],
    ) -> Self {
        Self {
            success,
            failure,
            skips,
            done: [None; N],
        }
    }

    /// Below 0, it counts from the number of children.
    fn threshold(number: i64) -> i64 {
        if number < 0 {
            (N as i64 + number + 1).max(0)
        } else {
            number
        }
    }
}

impl<const N: usize> Composite<Blackboard> for ParallelBy<N> {
    fn start(&mut self, children: &mut impl Children<Blackboard>, bb: &mut Blackboard) -> Status {
        self.done = [None; N];
        self.tick(children, bb)
    }

    fn tick(&mut self, children: &mut impl Children<Blackboard>, bb: &mut Blackboard) -> Status {
        let success = (self.success)(bb);
        let (least, most) = (
            Self::threshold(success),
            Self::threshold((self.failure)(bb)),
        );
        let mut skipped = 0;
        for (child, skips) in self.skips.iter().enumerate() {
            if self.done[child].is_none() {
                if skips(bb, children.is_running(child)) {
                    children.halt(child, bb);
                    skipped += 1;
                } else {
                    let status = children.tick(child, bb);
                    self.done[child] = (status != Status::Running).then_some(status);
                }
            }
            let count = |of| self.done.iter().filter(|it| **it == Some(of)).count() as i64;
            let (succeeded, failed) = (count(Status::Success), count(Status::Failure));
            if succeeded >= least || success < 0 && succeeded + skipped >= least {
                return Status::Success;
            }
            if N as i64 - failed < least || failed == most {
                return Status::Failure;
            }
        }
        Status::Running
    }
}
