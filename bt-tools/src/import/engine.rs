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
