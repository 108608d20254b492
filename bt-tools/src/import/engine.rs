//! Nodes that work as those of `BehaviorTree.CPP` where none of ours does: they are written into the imported file.

/// `Repeat` with a number that is an entry. `NAME` is its name.
pub const REPEAT: &str = "\
/// Repeats its child as often as an entry says, which is read at every tick; -1 means for ever.
#[derive(Debug, Clone, Copy)]
pub struct NAME {
    times: fn(&Blackboard) -> i64,
    done: i64,
}

impl NAME {
    const fn new(times: fn(&Blackboard) -> i64) -> Self {
        Self { times, done: 0 }
    }
}

impl Composite<Blackboard> for NAME {
    fn start(&mut self, children: &mut impl Children<Blackboard>, bb: &mut Blackboard) -> Status {
        self.done = 0;
        self.tick(children, bb)
    }

    fn tick(&mut self, children: &mut impl Children<Blackboard>, bb: &mut Blackboard) -> Status {
        let times = (self.times)(bb);
        while times == -1 || self.done < times {
            let is_new = !children.is_running(0);
            match children.tick(0, bb) {
                Status::Success => self.done = self.done.saturating_add(1),
                other => return other,
            }
            children.idle(0, bb);
            if is_new && (times == -1 || self.done < times) {
                return Status::Running;
            }
        }
        Status::Success
    }
}
";

/// `RetryUntilSuccessful` with a number that is an entry. `NAME` is its name.
pub const RETRY: &str = "\
/// Tries its child as often as an entry says, which is read again after each failure; -1 means for ever.
#[derive(Debug, Clone, Copy)]
pub struct NAME {
    times: fn(&Blackboard) -> i64,
    failed: i64,
}

impl NAME {
    const fn new(times: fn(&Blackboard) -> i64) -> Self {
        Self { times, failed: 0 }
    }

    fn is_due(&self, bb: &Blackboard) -> bool {
        let times = (self.times)(bb);
        times == -1 || self.failed < times
    }
}

impl Composite<Blackboard> for NAME {
    fn start(&mut self, children: &mut impl Children<Blackboard>, bb: &mut Blackboard) -> Status {
        self.failed = 0;
        self.tick(children, bb)
    }

    fn tick(&mut self, children: &mut impl Children<Blackboard>, bb: &mut Blackboard) -> Status {
        while self.is_due(bb) {
            let is_new = !children.is_running(0);
            match children.tick(0, bb) {
                Status::Failure => self.failed = self.failed.saturating_add(1),
                other => return other,
            }
            children.idle(0, bb);
            if is_new && self.is_due(bb) {
                return Status::Running;
            }
        }
        Status::Failure
    }
}
";

/// `AsyncSequence`, `AsyncFallback` and `SequenceWithMemory` with children that may be skipped. `NAME` is its name.
pub const ORDERED: &str = "\
/// Ticks its children one after the other and yields after each that was done at once; one that is to be skipped is passed over.
#[derive(Debug, Clone, Copy)]
pub struct NAME<const N: usize> {
    next: usize,
    /// What each child has to give for the next one to follow.
    goes_on: Status,
    /// Whether it goes on where it was after it has ended otherwise.
    keeps_place: bool,
    /// Whether a child is to be skipped, which runs or not.
    skips: [fn(&mut Blackboard, bool) -> bool; N],
}

impl<const N: usize> NAME<N> {
    const fn new(
        goes_on: Status,
        keeps_place: bool,
        skips: [fn(&mut Blackboard, bool) -> bool; N],
    ) -> Self {
        Self { next: 0, goes_on, keeps_place, skips }
    }
}

impl<const N: usize> Composite<Blackboard> for NAME<N> {
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
";

/// `Parallel` with thresholds that are entries or 0, or with children that may be skipped. `NAME` is its name.
pub const PARALLEL: &str = "\
/// Ticks all children that have not completed, until enough have succeeded or failed; both numbers are read at every tick. A child that
/// is to be skipped is asked again at each tick, and counts as done only for a number of successes below 0.
#[derive(Debug, Clone, Copy)]
pub struct NAME<const N: usize> {
    success: fn(&Blackboard) -> i64,
    failure: fn(&Blackboard) -> i64,
    /// Whether a child is to be skipped, which runs or not.
    skips: [fn(&mut Blackboard, bool) -> bool; N],
    done: [Option<Status>; N],
}

impl<const N: usize> NAME<N> {
    const fn new(
        success: fn(&Blackboard) -> i64,
        failure: fn(&Blackboard) -> i64,
        skips: [fn(&mut Blackboard, bool) -> bool; N],
    ) -> Self {
        Self { success, failure, skips, done: [None; N] }
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

impl<const N: usize> Composite<Blackboard> for NAME<N> {
    fn start(&mut self, children: &mut impl Children<Blackboard>, bb: &mut Blackboard) -> Status {
        self.done = [None; N];
        self.tick(children, bb)
    }

    fn tick(&mut self, children: &mut impl Children<Blackboard>, bb: &mut Blackboard) -> Status {
        let success = (self.success)(bb);
        let (least, most) = (Self::threshold(success), Self::threshold((self.failure)(bb)));
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
";

/// `ParallelAll` with a number that is an entry, or with children that may be skipped. `NAME` is its name.
pub const PARALLEL_ALL: &str = "\
/// Ticks all children until each has completed or is skipped; a child that is to be skipped is asked again at each tick. Then it has
/// failed if so many have, which is read at every tick.
#[derive(Debug, Clone, Copy)]
pub struct NAME<const N: usize> {
    failures: fn(&Blackboard) -> i64,
    /// Whether a child is to be skipped, which runs or not.
    skips: [fn(&mut Blackboard, bool) -> bool; N],
    done: [Option<Status>; N],
}

impl<const N: usize> NAME<N> {
    const fn new(
        failures: fn(&Blackboard) -> i64,
        skips: [fn(&mut Blackboard, bool) -> bool; N],
    ) -> Self {
        Self { failures, skips, done: [None; N] }
    }
}

impl<const N: usize> Composite<Blackboard> for NAME<N> {
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
";

/// What `Switch` compares by. `NAME` is its name.
pub const SAME: &str = "\
/// Whether `Switch` of BehaviorTree.CPP takes the two for the same: as texts, or as numbers.
fn NAME(value: &str, case: &str) -> bool {
    let number = |text: &str| text.parse::<f64>().ok();
    let is_near = |a: f64, b: f64| (a - b).abs() <= f64::from(f32::EPSILON);
    value == case || number(value).is_some_and(|it| number(case).is_some_and(|case| is_near(it, case)))
}
";
