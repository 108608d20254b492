//! The observed twin of a tree, in a world of its own: it does what the plain one does, and what a follower works out from its
//! answers is what the leaves have seen.

use super::perform::Compiled;
use super::world::{letter, World};
use bt_tools::model::{Event, Follower, Model, What};
use quickbeam::info::{Kind, Leaf};
use std::fmt::Write as _;
use std::time::Duration;

pub struct Observed {
    tree: Box<dyn Compiled>,
    world: World,
    follower: Follower,
}

impl Observed {
    pub fn new(tree: Box<dyn Compiled>, scripts: &[&'static str]) -> Self {
        Self {
            tree,
            world: World::new(scripts),
            follower: Follower::new(),
        }
    }

    /// One op; gives its line of the trace.
    pub fn perform_op(&mut self, op: &str) -> String {
        let mut line = op.to_owned();
        match op {
            "t" => {
                let status = self.tree.tick_with(&mut self.world, &mut self.follower);
                line.extend([' ', letter(status)]);
            }
            "h" => self.tree.halt_with(&mut self.world, &mut self.follower),
            _ => {
                let milliseconds = op.parse().expect("a number after the plus");
                self.world.advance(Duration::from_millis(milliseconds));
                return line;
            }
        }
        assert_eq!(self.follower.loss(), None, "the follower guesses");
        let model = self.follower.model().expect("it has seen an op");
        let events = self.world.take_events();
        assert_eq!(worked_out(model), events, "what the leaves did");
        if !events.is_empty() {
            write!(line, ": {}", events.join(", ")).expect("a string can be written to");
        }
        line
    }
}

/// What leaves did in the last op, as they would tell it themselves.
fn worked_out(model: &Model) -> Vec<String> {
    let views: Vec<_> = model.nodes().collect();
    let is_called = |kind: Kind| matches!(kind, Kind::Leaf(Leaf::Function | Leaf::Value));
    let number = |node: u16| {
        let before = views.iter().take(node.into());
        before.filter(|view| is_called(view.node.kind)).count()
    };
    let mut starts = vec![false; views.len()];
    let mut told = Vec::new();
    for Event { node, what } in model.events() {
        let (kind, text) = {
            let node = views[usize::from(*node)].node;
            (node.kind, node.text)
        };
        if !is_called(kind) {
            continue;
        }
        let number = number(*node);
        let is_value = kind == Kind::Leaf(Leaf::Value);
        match what {
            What::Start => starts[usize::from(*node)] = true,
            What::Resume => starts[usize::from(*node)] = false,
            What::Done(status) => {
                let word = match (is_value, starts[usize::from(*node)]) {
                    (false, _) if text.starts_with("sync_action") => "sync",
                    (false, _) => "cond",
                    (true, true) => "start",
                    (true, false) => "run",
                };
                told.push(format!("{word} {number} {}", letter(*status)));
            }
            What::Halt if is_value => told.push(format!("halt {number}")),
            What::Halt => {}
        }
    }
    told
}
