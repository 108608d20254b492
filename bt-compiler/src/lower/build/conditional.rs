//! Nodes that choose among their children.

use super::{suspends_of, Exits, Lowering};
use crate::check::model::{NodeId, Outcome, Yields};
use crate::lower::graph::{
    Arrival, Choice, ChooseBy, Edge, Effect, Point, PointKind, Step, Target,
};

impl Lowering<'_> {
    /// `if_then_else`: asks once, then is one of its branches.
    pub(super) fn if_then_else(&mut self, node: NodeId, exits: &Exits) -> Arrival {
        let children = self.tree.nodes[node].children.clone();
        let mut resume = Vec::new();
        let mut starts = [exits.success.clone(), exits.failure.clone()];
        for (start, &branch) in starts.iter_mut().zip(&children[1..]) {
            let arrival = self.node(branch, exits);
            *start = arrival.start;
            resume.extend(arrival.resume);
        }
        let [success, failure] = starts;
        let condition = Exits {
            success,
            failure,
            running: exits.running.clone(),
        };
        let arrival = self.node(children[0], &condition);
        resume.extend(arrival.resume);
        Arrival {
            resume,
            start: arrival.start,
        }
    }

    /// `try_catch`: a sequence whose failure leads to the handler, and through it to `Failure`.
    pub(super) fn try_catch(&mut self, node: NodeId, exits: &Exits) -> Arrival {
        let children = self.tree.nodes[node].children.clone();
        let Some((&handler, tried)) = children.split_last() else {
            return Arrival {
                resume: Vec::new(),
                start: exits.failure.clone(),
            };
        };
        let failing = Exits {
            success: exits.failure.clone(),
            ..exits.clone()
        };
        let handled = match self.tree.ticked_handler(node) {
            Some(_) => self.handler_apart(node, handler, &failing),
            None => self.node(handler, &failing),
        };
        let mut resume = handled.resume;
        let mut next = exits.success.clone();
        for &child in tried.iter().rev() {
            let (caught, running) = (handled.start.clone(), exits.running.clone());
            let arrival = self.node(
                child,
                &Exits::of_child(Outcome::Failure, caught, next, running),
            );
            next = arrival.start;
            resume.extend(arrival.resume);
        }
        Arrival {
            resume,
            start: next,
        }
    }

    /// A handler that a halt ticks, too: in a region of its own, which can be ticked from there.
    fn handler_apart(&mut self, node: NodeId, handler: NodeId, exits: &Exits) -> Arrival {
        let suspend = self.plan.suspend_at(node);
        let point = self.points.push(Point {
            node,
            kind: PointKind::Step {
                step: Step::Region(self.plan.region_of[handler]),
                suspend,
                success: exits.success.clone(),
                failure: exits.failure.clone(),
                running: exits.running.after([Effect::Suspend(suspend)]),
            },
        });
        let start = Edge::new(Target::Point(point));
        Arrival {
            resume: vec![(vec![suspend], start.clone())],
            start,
        }
    }

    /// `while_do_else`, and `interrupter`, which is the same without a third child: asks a
    /// condition of a region of its own at every tick.
    pub(super) fn while_do_else(&mut self, node: NodeId, exits: &Exits) -> Arrival {
        let children = self.tree.nodes[node].children.clone();
        let suspend = self.plan.suspend_at(node);
        // The condition stays as it has completed from tick to tick, until here.
        let mut exits = exits.clone();
        if self.plan.stays_completed[children[0]] {
            for exit in [&mut exits.success, &mut exits.failure] {
                *exit = self.calling(node, Effect::Idle(children[0]), exit);
            }
        }
        let exits = &exits;
        let branches = &children[1..];
        let arrivals: Vec<Arrival> = branches
            .iter()
            .rev()
            .map(|&branch| self.node(branch, exits))
            .collect();
        let arrivals: Vec<Arrival> = arrivals.into_iter().rev().collect();
        let mut within: Vec<_> = arrivals.iter().flat_map(suspends_of).collect();

        let mut chosen = [exits.success.clone(), exits.failure.clone()];
        for (position, arrival) in arrivals.into_iter().enumerate() {
            chosen[position] = self.arrive(branches[position], arrival);
        }
        // The other branch is halted first. `otherwise` may be missing, and then nothing of it runs.
        let [success, failure] = chosen;
        let success = match branches.get(1) {
            Some(&otherwise) => self.halting(otherwise, success),
            None => success,
        };
        let failure = self.halting(branches[0], failure);

        // While the condition runs, a running branch stays as it is; without one, it is the
        // node itself that rests.
        let suspended = exits.running.after([Effect::Suspend(suspend)]);
        let kept = Arrival {
            resume: vec![(within.clone(), exits.running.clone())],
            start: suspended,
        };
        let running = if within.is_empty() {
            kept.start
        } else {
            self.arrive(node, kept)
        };
        let region = self.plan.region_of[children[0]];
        let point = self.points.push(Point {
            node,
            kind: PointKind::Step {
                step: Step::Region(region),
                suspend,
                success,
                failure,
                running,
            },
        });
        let start = Edge::new(Target::Point(point));
        within.push(suspend);
        within.sort_unstable();
        Arrival {
            resume: vec![(within, start.clone())],
            start,
        }
    }

    /// `switch(EXPR)`: chooses at every tick.
    pub(super) fn switch(&mut self, node: NodeId, exits: &Exits) -> Arrival {
        let mut within = Vec::new();
        let mut choices = Vec::new();
        for &child in self.tree.nodes[node].children.iter().rev() {
            let arrival = self.node(child, exits);
            within.extend(suspends_of(&arrival));
            choices.push(Choice {
                child,
                then: self.arrive(child, arrival),
            });
        }
        choices.reverse();
        within.sort_unstable();
        let start = Edge::new(Target::Point(self.points.push(Point {
            node,
            kind: PointKind::Switch { choices },
        })));
        Arrival {
            resume: vec![(within, start.clone())],
            start,
        }
    }

    /// `priority` and `utility`: choose when they start, or at every tick.
    pub(super) fn choose(
        &mut self,
        node: NodeId,
        by: ChooseBy,
        each_tick: bool,
        exits: &Exits,
    ) -> Arrival {
        let mut resume = Vec::new();
        let mut within = Vec::new();
        let mut choices = Vec::new();
        for &child in self.tree.nodes[node].children.iter().rev() {
            let mut arrival = self.node(child, exits);
            within.extend(suspends_of(&arrival));
            let then = if each_tick {
                self.arrive(child, arrival)
            } else {
                resume.append(&mut arrival.resume);
                arrival.start
            };
            choices.push(Choice { child, then });
        }
        choices.reverse();
        let kind = PointKind::Choose {
            by,
            each_tick,
            choices,
            none: exits.failure.clone(),
        };
        let start = Edge::new(Target::Point(self.points.push(Point { node, kind })));
        if each_tick {
            within.sort_unstable();
            resume = vec![(within, start.clone())];
        }
        Arrival { resume, start }
    }

    /// `repeater(control, child)`: asks its control whenever the child completes.
    pub(super) fn repeater(&mut self, node: NodeId, yields: Yields, exits: &Exits) -> Arrival {
        let [control, child] = self.tree.nodes[node].children[..] else {
            return Arrival {
                resume: Vec::new(),
                start: exits.failure.clone(),
            };
        };
        let suspend = self.plan.suspend_at(node);
        let region = self.plan.region_of[control];
        let suspended = exits
            .running
            .after([Effect::Suspend(suspend), Effect::AtOnce]);

        self.points.open_loop(node);
        let more = match yields {
            Yields::Never => self.again(node, child, self.points.again()),
            Yields::Always | Yields::Sync => suspended.clone(),
        };
        let (success, failure) = (exits.success.clone(), exits.failure.clone());
        let give_back = self.points.push(Point {
            node,
            kind: PointKind::GiveBack { success, failure },
        });
        let ask = self.points.push(Point {
            node,
            kind: PointKind::Step {
                step: Step::Region(region),
                suspend,
                success: more,
                failure: Edge::new(Target::Point(give_back)),
                running: suspended,
            },
        });
        let noting = |outcome| Edge::new(Target::Point(ask)).after([Effect::Note(outcome)]);
        let (success, failure) = (noting(Outcome::Success), noting(Outcome::Failure));
        let arrival = self.node(
            child,
            &Exits {
                success,
                failure,
                running: exits.running.clone(),
            },
        );
        self.points.close_loop(&arrival.start);
        let mut resume = arrival.resume;
        resume.push((vec![suspend], arrival.start.clone()));
        Arrival {
            resume,
            start: arrival.start,
        }
    }
}
