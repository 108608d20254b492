//! Whether two trees behave alike: a refactoring proved.

use super::graph::{small, take, Step};
use super::plan::Plan;
use super::store::Store;
use super::trace::trace;
use super::verdict::Verdict;
use super::walker::{Stop, Walker};
use super::Exploration;
use crate::model::{Event, What};
use bt_core::info::Kind;
use bt_core::Status;
use std::collections::VecDeque;

impl Exploration {
    /// Whether two trees cannot be told apart from outside: whatever is answered, both ask the same leaves in the same order,
    /// whether they start or go on; halt the same leaves in the same order; call the same handlers; and give the same.
    ///
    /// Leaves are the same if they have the same label, or the same text; so are nodes that ask for the time, choose, or
    /// compute. What may be answered is what is assumed about this tree; what is assumed about the other does not count. A
    /// counterexample is a behaviour of this tree, and says what the other does instead.
    pub fn behaves_like(&self, other: &Self) -> Verdict {
        Pairs {
            exploration: self,
            others: other,
            store: Store::default(),
            reached: Vec::new(),
            queue: VecDeque::new(),
        }
        .run()
    }
}

/// The states of two trees that go together.
struct Pairs<'a> {
    exploration: &'a Exploration,
    others: &'a Exploration,
    store: Store,
    reached: Vec<(u32, Step)>,
    queue: VecDeque<usize>,
}

impl Pairs<'_> {
    fn run(mut self) -> Verdict {
        let mut one = Walker::new(&self.exploration.plan);
        let mut other = Walker::new(&self.others.plan);
        let most = self.exploration.limits.states;
        self.insert(&mut one, &mut other, (0, Step::Tick), most);
        let mut answers = Vec::new();
        while let Some(pair) = self.queue.pop_front() {
            self.load(pair, &mut one, &mut other);
            if one.asks().is_none() {
                one.begin();
                other.begin();
            }
            // Where nothing is asked, the step below finds out whether that goes for both.
            let (asks, others_ask) = (asks(&one), asks(&other));
            let mut steps = Vec::new();
            match one.asks() {
                _ if asks != others_ask => {
                    let says = differ(asks.as_deref(), others_ask.as_deref());
                    return self.violated(pair, None, &says);
                }
                Some(ask) => {
                    self.exploration
                        .assumptions
                        .answers(&one, ask, &mut answers);
                    steps.extend(answers.iter().map(|&answer| Step::Answer(answer)));
                }
                None => steps.push(Step::Tick),
            }
            self.load(pair, &mut one, &mut other);
            if one.asks().is_none() {
                let limits = self.exploration.limits;
                // One of them may remember what the other need not.
                let outside = limits
                    .outside_steps(&one)
                    .chain(limits.outside_steps(&other));
                for step in outside {
                    if !steps.contains(&step) {
                        steps.push(step);
                    }
                }
            }
            for step in steps {
                self.load(pair, &mut one, &mut other);
                let stop = take(&mut one, &self.exploration.assumptions, step);
                let others_stop = take(&mut other, &self.others.assumptions, step);
                if let Some(says) = self.differ(&one, stop, &other, others_stop) {
                    return self.violated(pair, Some(step), &says);
                }
                if let Stop::Spins = stop {
                    continue;
                }
                if !self.insert(&mut one, &mut other, (small(pair), step), most) {
                    return Verdict::Undecided {
                        states: self.store.len(),
                    };
                }
            }
        }
        Verdict::Holds {
            states: self.store.len(),
        }
    }

    fn insert(
        &mut self,
        one: &mut Walker,
        other: &mut Walker,
        reached: (u32, Step),
        most: usize,
    ) -> bool {
        let mut bytes = Vec::new();
        one.encode(&mut bytes);
        other.encode(&mut bytes);
        match self.store.insert(&bytes, most) {
            Some((pair, true)) => {
                self.reached.push(reached);
                self.queue.push_back(pair);
                true
            }
            Some((_, false)) => true,
            None => false,
        }
    }

    fn load(&self, pair: usize, one: &mut Walker, other: &mut Walker) {
        let rest = one.decode(self.store.get(pair));
        other.decode(rest);
    }

    /// What two steps do that can be told apart.
    fn differ(
        &self,
        one: &Walker,
        stop: Stop,
        other: &Walker,
        others_stop: Stop,
    ) -> Option<String> {
        let ours = effects(&self.exploration.plan, one.events());
        let others = effects(&self.others.plan, other.events());
        if ours != others {
            return Some(format!("one does {ours:?}, the other {others:?}"));
        }
        let given = |stop: Stop| match stop {
            Stop::Given(status) => Some(status),
            _ => None,
        };
        let spins = |stop: Stop| matches!(stop, Stop::Spins);
        if given(stop) != given(others_stop) || spins(stop) != spins(others_stop) {
            return Some(format!(
                "one {}, the other {}",
                ends(stop, one),
                ends(others_stop, other)
            ));
        }
        None
    }

    fn violated(&self, pair: usize, last: Option<Step>, says: &str) -> Verdict {
        let mut steps: Vec<Step> = last.into_iter().collect();
        let mut at = pair;
        while at != 0 {
            let (from, step) = self.reached[at];
            steps.push(step);
            at = from as usize;
        }
        steps.reverse();
        let says = format!("the trees differ: {says}");
        let Exploration {
            plan, assumptions, ..
        } = self.exploration;
        Verdict::Violated(Box::new(trace(plan, assumptions, &steps, says)))
    }
}

fn asks(walker: &Walker) -> Option<String> {
    let ask = walker.asks()?;
    let name = walker.plan.name(ask.place);
    Some(format!("`{name}` {:?}", ask.asked))
}

fn differ(one: Option<&str>, other: Option<&str>) -> String {
    let words = |asks: Option<&str>| match asks {
        Some(asks) => format!("asks {asks}"),
        None => "asks nothing more".to_owned(),
    };
    format!("one {}, the other {}", words(one), words(other))
}

fn ends(stop: Stop, walker: &Walker) -> String {
    match stop {
        Stop::Given(Status::Success) => "succeeds".to_owned(),
        Stop::Given(Status::Failure) => "fails".to_owned(),
        Stop::Given(Status::Running) => "is running".to_owned(),
        Stop::Asks => asks(walker).map_or("is halted".to_owned(), |asks| format!("asks {asks}")),
        Stop::Spins => "goes round and round".to_owned(),
    }
}

/// What can be seen from outside beside questions: halts of leaves, handlers, contexts.
fn effects(plan: &Plan, events: &[Event]) -> Vec<String> {
    let effects = events.iter().filter_map(|event| {
        let place = plan.place(event.node);
        match (plan.kind(place), event.what) {
            (Kind::OnStart { handler }, What::Start)
            | (Kind::OnSuccess { handler }, What::Done(Status::Success))
            | (Kind::OnFailure { handler }, What::Done(Status::Failure))
            | (Kind::OnHalt { handler }, What::Halt)
            | (
                Kind::OnEnd { handler },
                What::Done(Status::Success | Status::Failure) | What::Halt,
            ) => Some(handler.to_owned()),
            (Kind::Context { value }, What::Start | What::Resume) => {
                Some(format!("context {value}"))
            }
            (Kind::Custom, What::Halt) => Some(format!("halts {}", plan.name(place))),
            (_, What::Halt) if plan.is_called(place) => Some(format!("halts {}", plan.name(place))),
            _ => None,
        }
    });
    effects.collect()
}
