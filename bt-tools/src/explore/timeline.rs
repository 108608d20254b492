//! A trace as a person reads it: tick by tick, what leaves said and what came of it.

use super::trace::{play, Item, Trace, Turn};
use crate::draw::{Direction, Tree};
use crate::model::{Answer, Asked, Event, Model, Question, What};
use crate::record::{Mark, Operation, Recorder};
use crate::testing::drawing;
use bt_core::info::{Kind, Node, TreeInfo};
use bt_core::Status;
use std::fmt;
use std::fmt::Write as _;
use std::io;
use std::time::Duration;
use unicode_width::UnicodeWidthStr;

/// ```text
/// `door` is never opened while `sleep` runs: violated in tick 2
///
/// tick 1
///     tired    succeeds
///     sleep    still runs
///     the tree runs
/// tick 2
///     …
/// ```
impl fmt::Display for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.says)?;
        let mut model = Model::of(self.info);
        let mut tick = 0;
        for (number, turn) in self.turns.iter().enumerate() {
            let heading = match turn {
                Turn::Halt => "the tree is halted".to_owned(),
                Turn::Reset => "the tree is reset".to_owned(),
                Turn::Tick { .. } => {
                    tick += 1;
                    format!("tick {tick}")
                }
            };
            let back = if self.back_to == Some(number) {
                "   ← and from here again, for ever"
            } else {
                ""
            };
            writeln!(f, "\n{heading}{back}")?;
            let lines = lines(&mut model, turn);
            let width = lines.iter().map(|line| line.0.width()).max();
            let width = width.unwrap_or(0).min(crate::budgets::COLUMN);
            for (name, does) in &lines {
                let padding = width.saturating_sub(name.width());
                writeln!(f, "    {name}{:padding$}  {does}", "")?;
            }
            match turn {
                Turn::Halt | Turn::Reset => {}
                Turn::Tick { gave, .. } => writeln!(
                    f,
                    "    {}",
                    match gave {
                        Some(Status::Success) => "the tree succeeds",
                        Some(Status::Failure) => "the tree fails",
                        Some(Status::Running) => "the tree is running",
                        None => "the tick never ends",
                    }
                )?,
            }
        }
        Ok(())
    }
}

impl Trace {
    /// The tree as an outline, with what each node gave in the last tick, and `◀` where it runs.
    pub fn outline(&self) -> String {
        drawing::of(&self.replay(|_| {}))
    }

    /// The tree as an SVG image, with what each node did in the last tick.
    pub fn to_svg(&self, direction: Direction) -> String {
        Tree::of_model(&self.replay(|_| {})).to_svg(direction)
    }

    /// Writes a recording of it, which `cargo quickbeam view` shows: a tick each second.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn record(&self, mut out: impl io::Write) -> io::Result<()> {
        let mut recorder = Recorder::new(Vec::new())?;
        let agent = recorder.agent(self.info.name, self.info)?;
        for (second, turn) in (1..).zip(&self.turns) {
            let operation = match turn {
                Turn::Halt => Operation::halt(),
                Turn::Reset => Operation::reset(),
                Turn::Tick { answers, gave } => {
                    let answers = answers.iter();
                    let answers = answers.map(|(question, answer)| (question.node, *answer));
                    let tick = Operation::tick(answers);
                    match gave {
                        Some(status) => tick.gave(*status),
                        None => tick,
                    }
                }
            };
            recorder.operation(agent, &operation.at(Duration::from_secs(second)))?;
        }
        recorder.mark(Mark {
            agent: Some(agent),
            text: self.says.clone(),
            ..Mark::default()
        })?;
        out.write_all(&recorder.finish()?)
    }
}

/// Who did what.
fn lines(model: &mut Model, turn: &Turn) -> Vec<(String, String)> {
    let info = model.info();
    let mut lines = Vec::new();
    play(model, turn, &mut |item| {
        let line = match item {
            Item::Event(event) => of_event(info, event),
            Item::Answer(question, answer) => of_answer(info, question, answer),
        };
        lines.extend(line);
    });
    lines
}

fn of_event(info: &'static TreeInfo, Event { node, what }: Event) -> Option<(String, String)> {
    let described = info.node(node)?;
    let is_leaf = described.children.is_empty() && described.tree.is_none();
    // Waits are told by what the clock says.
    let is_timed = matches!(described.kind, Kind::Leaf(bt_core::info::Leaf::Wait(_)));
    let does = match what {
        What::Done(Status::Success) => "succeeds",
        What::Done(Status::Failure) => "fails",
        What::Done(Status::Running) if is_timed => "waits",
        What::Done(Status::Running) => "is running",
        What::Halt => "is halted",
        What::Start | What::Resume => return None,
    };
    is_leaf.then(|| (name(info, node), does.to_owned()))
}

fn of_answer(
    info: &'static TreeInfo,
    question: Question,
    answer: Answer,
) -> Option<(String, String)> {
    let described = info.node(question.node)?;
    let does = match answer {
        // The event tells it.
        Answer::Status(_) if question.asked != Asked::Act => return None,
        Answer::Status(status) => format!("gives {status}"),
        Answer::Elapsed(true) => "its time has passed".to_owned(),
        Answer::Elapsed(false) => "its time has not passed".to_owned(),
        Answer::Finished(true) => "no more cycles are due".to_owned(),
        Answer::Finished(false) => "another cycle is due".to_owned(),
        Answer::Quota(quota) if question.asked == Asked::Successes => {
            format!("wants {quota} to succeed")
        }
        Answer::Quota(quota) => format!("is failed by {quota} that fail"),
        Answer::Child(None) => "chooses none".to_owned(),
        Answer::Child(Some(child)) => {
            format!("chooses {}", child_words(info, question, described, child))
        }
        Answer::Tick(child) => format!("ticks {}", child_words(info, question, described, child)),
        Answer::Halt(child) => format!("halts {}", child_words(info, question, described, child)),
    };
    Some((name(info, question.node), does))
}

/// The arm of a child, or else its name.
fn child_words(info: &'static TreeInfo, question: Question, node: &Node, child: u16) -> String {
    let Some(&index) = node.children.get(usize::from(child)) else {
        return "a child that there is not".to_owned();
    };
    let own = info.find(question.node);
    let child = own.and_then(|(tree, _)| tree.nodes.get(usize::from(index)));
    child.map_or(String::new(), |child| {
        child.arm.or(child.label).unwrap_or(child.text).to_owned()
    })
}

/// The label of a node or what is written there; where that means several nodes, with its number.
pub fn name(info: &'static TreeInfo, number: u16) -> String {
    let Some(node) = info.node(number) else {
        return String::new();
    };
    let name = node.label.unwrap_or(node.text);
    let mut text = name.to_owned();
    let others = (0..info.count()).filter(|&other| other != number);
    let mut others = others.filter_map(|other| info.node(other));
    if others.any(|other| other.label.unwrap_or(other.text) == name) {
        // Writing to a string cannot fail.
        let _ = write!(text, " #{number}");
    }
    text
}
