//! A tree that is ticked in a made-up context.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;

use bt_core::info::{Time, TreeInfo};
use bt_core::Status;
use bt_tools::draw::letters;
use bt_tools::model::{Answer, Answers, Asked, Event, Hooks, Model, Question, What};
use serde_json::{json, Value};

use crate::described::described;
use crate::look::letter;

thread_local! {
    /// The last run, so that one more step costs one step.
    static LAST: RefCell<Option<Run>> = const { RefCell::new(None) };
}

/// A run, step by step.
struct Run {
    text: String,
    tree: usize,
    info: &'static TreeInfo,
    steps: Vec<(Value, Value)>,
    /// After each step.
    situations: Vec<Situation>,
}

/// A tree and its context between two steps.
#[derive(Clone)]
struct Situation {
    model: Model,
    context: Context,
}

/// The made-up context.
#[derive(Clone, Default)]
struct Context {
    /// What is decided about each node in this step.
    step: Value,
    now: Duration,
    /// When the time of a node began to run.
    timers: BTreeMap<u16, Duration>,
    /// How often each node was asked in this step.
    asked: BTreeMap<u16, usize>,
    /// Which cycle of a computed number, and which child of a composite of the user's.
    turns: BTreeMap<u16, u16>,
    durations: BTreeMap<u16, Duration>,
    children: BTreeMap<u16, u16>,
}

/// Does these steps with an idle tree, and tells what each of them did.
pub fn run(text: &str, tree: usize, steps: &Value) -> Result<Value, String> {
    let steps = steps.as_array().ok_or("no steps")?;
    LAST.with_borrow_mut(|last| {
        let is_same = last
            .as_ref()
            .is_some_and(|run| run.tree == tree && run.text == text);
        if !is_same {
            *last = Some(Run::of(text, tree)?);
        }
        let run = last.as_mut().ok_or("there is no run")?;
        run.go(steps);
        let told: Vec<Value> = run.steps.iter().map(|(_, told)| told.clone()).collect();
        Ok(json!({ "moments": told, "idle": letters(&Model::of(run.info)) }))
    })
}

impl Run {
    fn of(text: &str, tree: usize) -> Result<Self, String> {
        Ok(Self {
            info: described(text, tree)?.info,
            text: text.to_owned(),
            tree,
            steps: Vec::new(),
            situations: Vec::new(),
        })
    }

    /// What was done before as it is done now is kept.
    fn go(&mut self, steps: &[Value]) {
        let same = self.steps.iter().zip(steps);
        let same = same.take_while(|((done, _), step)| done == *step).count();
        self.steps.truncate(same);
        self.situations.truncate(same);
        for step in &steps[same..] {
            let mut situation = self
                .situations
                .last()
                .cloned()
                .unwrap_or_else(|| Situation {
                    model: Model::of(self.info),
                    context: Context::of(self.info),
                });
            let told = situation.step(step);
            self.steps.push((step.clone(), told));
            self.situations.push(situation);
        }
    }
}

impl Situation {
    fn step(&mut self, step: &Value) -> Value {
        let Self { model, context } = self;
        context.step = step.clone();
        context.asked.clear();
        context.now = Duration::from_millis(step["at"].as_u64().unwrap_or_default());
        if model.is_lost() {
            model.found_idle();
        }
        let gave = match step["do"].as_str() {
            Some("halt") => model.halt_with(context).map(|()| None),
            Some("reset") => model.reset_with(context).map(|()| None),
            _ => model.tick(context).map(Some),
        };
        json!({
            "letters": letters(model),
            "gave": gave.ok().flatten().map(letter),
            "wrong": gave.err().map(|lost| lost.to_string()),
            "asked": context.asked,
            "running": model.running().collect::<Vec<_>>(),
            "said": said(model),
        })
    }
}

/// What the nodes did, a line each.
fn said(model: &Model) -> String {
    let names: Vec<&str> = model.nodes().map(|view| view.node.text).collect();
    let mut depth: usize = 0;
    let mut lines = String::new();
    for event in model.events() {
        let word = match event.what {
            What::Start => "starts",
            What::Resume => "goes on",
            What::Done(Status::Success) => "gives Success",
            What::Done(Status::Failure) => "gives Failure",
            What::Done(Status::Running) => "gives Running",
            What::Halt => "is halted",
        };
        if matches!(event.what, What::Done(_)) {
            depth = depth.saturating_sub(1);
        }
        let name = names.get(usize::from(event.node)).copied().unwrap_or("?");
        let _ = writeln!(lines, "{}{name} {word}", "    ".repeat(depth));
        if matches!(event.what, What::Start | What::Resume) {
            depth += 1;
        }
    }
    lines
}

impl Context {
    fn of(info: &'static TreeInfo) -> Self {
        let mut context = Self::default();
        for view in Model::of(info).nodes() {
            let children = u16::try_from(view.node.children.len()).unwrap_or(u16::MAX);
            context.children.insert(view.number, children);
            if let Some(Time::Literal(duration)) = view.node.kind.time() {
                context.durations.insert(view.number, duration);
            }
        }
        context
    }

    /// What the step says about the node, as often as it was asked; the last word holds on.
    fn decided(&self, node: u16, asked: usize) -> &Value {
        let said = &self.step["answers"][node.to_string()];
        match said.as_array() {
            Some(said) => said.get(asked).or(said.last()).unwrap_or(&Value::Null),
            None => said,
        }
    }

    fn has_elapsed(&self, node: u16, decided: &Value) -> bool {
        let duration = match decided {
            Value::Bool(decided) => return *decided,
            Value::Number(milliseconds) => {
                Duration::from_millis(milliseconds.as_u64().unwrap_or_default())
            }
            _ => self.durations.get(&node).copied().unwrap_or_default(),
        };
        let begun = self.timers.get(&node).copied().unwrap_or(self.now);
        self.now.saturating_sub(begun) >= duration
    }

    /// A composite of the user's ticks its children in order, and then gives what was decided.
    fn act(&mut self, node: u16, decided: &Value) -> Answer {
        let next = self.turns.entry(node).or_default();
        if *next < self.children.get(&node).copied().unwrap_or_default() {
            *next += 1;
            return Answer::Tick(*next - 1);
        }
        Answer::Status(status(decided))
    }
}

fn status(decided: &Value) -> Status {
    match decided.as_str() {
        Some("F") => Status::Failure,
        Some("R") => Status::Running,
        _ => Status::Success,
    }
}

impl Hooks for Context {
    fn told(&mut self, event: Event) {
        if matches!(event.what, What::Start | What::Resume) {
            let is_cycle = self.children.get(&event.node) == Some(&1);
            if event.what == What::Start || !is_cycle {
                self.turns.remove(&event.node);
            }
        }
    }

    fn timer(&mut self, node: u16, runs: bool) {
        if runs {
            self.timers.insert(node, self.now);
        } else {
            self.timers.remove(&node);
        }
    }
}

impl Answers for Context {
    fn answer(&mut self, question: Question) -> Option<Answer> {
        let node = question.node;
        let count = self.asked.entry(node).or_default();
        *count += 1;
        let decided = self.decided(node, self.asked[&node] - 1).clone();
        let small = || {
            decided
                .as_u64()
                .and_then(|number| u32::try_from(number).ok())
        };
        Some(match question.asked {
            Asked::Status { .. } => Answer::Status(status(&decided)),
            Asked::Elapsed => Answer::Elapsed(self.has_elapsed(node, &decided)),
            Asked::Finished => {
                if let Value::Bool(finished) = decided {
                    return Some(Answer::Finished(finished));
                }
                let turn = self.turns.entry(node).or_default();
                let finished = u32::from(*turn) >= small().unwrap_or(1);
                *turn = turn.saturating_add(1);
                Answer::Finished(finished)
            }
            Asked::Successes | Asked::Failures => Answer::Quota(small().unwrap_or(1)),
            Asked::Choice => {
                let none = decided.as_str() == Some("none");
                let child = small().and_then(|child| u16::try_from(child).ok());
                Answer::Child((!none).then(|| child.unwrap_or_default()))
            }
            Asked::Act => match (decided["tick"].as_u64(), decided["halt"].as_u64()) {
                (Some(child), _) => Answer::Tick(u16::try_from(child).ok()?),
                (_, Some(child)) => Answer::Halt(u16::try_from(child).ok()?),
                _ => self.act(node, &decided),
            },
        })
    }
}
