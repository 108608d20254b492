//! Leaves, and composites of the user's own.

use super::{Answer, Answers, Asked, Given, Lost, Model, MOST_STEPS};
use bt_core::info::Leaf;
use bt_core::Status;

impl Model {
    pub(super) fn tick_leaf(
        &mut self,
        node: usize,
        leaf: Leaf,
        starts: bool,
        answers: &mut impl Answers,
    ) -> Given {
        match leaf {
            Leaf::Success => Ok(Status::Success),
            Leaf::Failure => Ok(Status::Failure),
            Leaf::Running => Ok(Status::Running),
            Leaf::Wait(time) => self.tick_wait(node, time, starts, answers),
            // A tree stands below the leaf that it is.
            _ if !self.nodes[node].children.is_empty() => {
                match answers.instead(self.nodes[node].number) {
                    // It goes on running without being ticked.
                    Some(Status::Running) => Ok(Status::Running),
                    Some(done) => {
                        self.halt_children(node, answers)?;
                        Ok(done)
                    }
                    None => self.tick_child(node, answers),
                }
            }
            _ => {
                let status = self.ask_status(node, starts, answers)?;
                // An observer's answer in its place may be one that its type excludes, but never `Running`.
                if status == Status::Running && !self.nodes[node].node.gives.running {
                    return Err(Lost::Impossible {
                        node: self.nodes[node].number,
                        answer: Answer::Status(status),
                    });
                }
                Ok(status)
            }
        }
    }

    /// A user's own composite: what it does to its children is answered one by one, its own status at last. Whatever it
    /// leaves running when it is done is halted.
    pub(super) fn tick_custom(&mut self, node: usize, answers: &mut impl Answers) -> Given {
        loop {
            self.steps += 1;
            match self.ask(node, Asked::Act, answers)? {
                Answer::Tick(child) => {
                    let child = self.nodes[node].children.get(usize::from(child)).copied();
                    if let Some(child) = child {
                        self.tick_node(child, answers)?;
                    }
                }
                Answer::Halt(child) => {
                    let child = self.nodes[node].children.get(usize::from(child)).copied();
                    if let Some(child) = child {
                        self.halt_and_tell(child, answers)?;
                    }
                }
                Answer::Status(status) => {
                    if status != Status::Running {
                        self.halt_children(node, answers)?;
                    }
                    return Ok(status);
                }
                other => return Err(self.impossible(node, other)),
            }
            if self.steps > MOST_STEPS {
                return Err(Lost::Spins {
                    node: self.nodes[node].number,
                });
            }
        }
    }
}
