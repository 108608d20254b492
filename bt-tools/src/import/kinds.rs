//! The kinds of nodes that `BehaviorTree.CPP` and navigation2 have and we have, too.

mod choices;
mod numbers;
mod scripts;

use self::numbers::Number;
use super::engine;
use super::layout::Piece;
use super::skip::{self, Skipped};
use super::sources;
use super::tree::{Ends, TreeWriter, ANY_END};
use super::types::real;
use super::value::Value;
use crate::xml::Node;

/// Whether a node of this kind is written without a stub.
pub fn is_known(node: &Node) -> bool {
    if super::ours::text(node).is_some() {
        return true;
    }
    let literal = |port: &str| {
        node.port(port)
            .is_none_or(|it| matches!(Value::of(&it.value, port), Value::Literal(_)))
    };
    match node.kind.as_str() {
        "SkipUnlessUpdated" | "WaitValueUpdate" | "WasEntryUpdated" | "ManualSelector" => false,
        "RecoveryNode" => node.children.len() == 2 && literal("number_of_retries"),
        "PipelineSequence" | "NonblockingSequence" => !node.children.is_empty(),
        "RoundRobin" => !node.children.is_empty() && literal("wrap_around"),
        "RateController" => node.children.len() == 1 && literal("hz"),
        "DistanceController" => node.children.len() == 1 && literal("distance"),
        "GoalUpdatedController" | "SingleTrigger" => node.children.len() == 1,
        kind if sources::is_loop(kind) => node.children.len() == 1 && sources::fits(node),
        kind => crate::xml::builtin::model(kind).is_some(),
    }
}

impl TreeWriter<'_> {
    /// The node if it is of a known kind.
    pub fn built_in(&mut self, node: &Node, skipped: Skipped, ends: Ends) -> Option<Piece> {
        if !is_known(node) {
            return None;
        }
        Some(match node.kind.as_str() {
            "Sequence" => self.ordered(node, "sequence", Skipped::Succeeds, ends),
            "ReactiveSequence" => self.ordered(node, "reactive_sequence", Skipped::Succeeds, ends),
            "AsyncSequence" => self.yielding(node, "async_sequence(yield = sync)", true, ends),
            "SequenceWithMemory" | "SequenceStar" => {
                self.yielding(node, "sequence_with_memory", true, ends)
            }
            "NonblockingSequence" => self.ordered(
                node,
                "reactive_sequence(on_running = continue)",
                Skipped::Unknown,
                ends,
            ),
            "Fallback" => self.ordered(node, "fallback", Skipped::Fails, ends),
            "ReactiveFallback" => self.ordered(node, "reactive_fallback", Skipped::Fails, ends),
            "AsyncFallback" => self.yielding(node, "async_fallback(yield = sync)", false, ends),
            "Parallel" => self.parallel(node),
            "ParallelAll" => self.parallel_all(node),
            "IfThenElse" => self.conditional(node, "if_then_else", skipped),
            "WhileDoElse" => self.conditional(node, "while_do_else", skipped),
            "TryCatch" => self.try_catch(node),
            "Inverter" => self.decorator(node, "invert", &[], skipped.inverted()),
            "ForceSuccess" => {
                let inner = [Skipped::Unknown, Skipped::Succeeds];
                let inner = inner[usize::from(skipped == Skipped::Succeeds)];
                self.decorator(node, "force_success", &[], inner)
            }
            "ForceFailure" => {
                let inner = [Skipped::Unknown, Skipped::Fails];
                let inner = inner[usize::from(skipped == Skipped::Fails)];
                self.decorator(node, "force_failure", &[], inner)
            }
            "KeepRunningUntilFailure" => {
                self.decorator(node, "keep_running_until_failure", &[], Skipped::Unknown)
            }
            "Repeat" => self.counted(node, "repeat", "num_cycles"),
            "RetryUntilSuccessful" => self.counted(node, "retry", "num_attempts"),
            "RunOnce" => self.run_once(node, skipped),
            "Delay" => self.timed(node, "delay", "delay_msec", skipped),
            "Timeout" => self.timed(node, "timeout", "msec", skipped),
            "Sleep" => {
                let time = self.milliseconds(node, "msec");
                if time == "0ms" {
                    return Some(always_success(ends));
                }
                self.shared.needs.clock = true;
                Piece::leaf(format!("wait({time})"))
            }
            "AlwaysSuccess" => always_success(ends),
            "AlwaysFailure" if ends.success => Piece::leaf("{ false }"),
            "AlwaysFailure" => Piece::leaf("failure"),
            "Script" => self.script_leaf(node, ends),
            "ScriptCondition" => self.script_condition(node),
            "Precondition" => self.precondition(node, skipped),
            "SetBlackboard" => self.set_blackboard(node, ends),
            "UnsetBlackboard" => self.unset_blackboard(node, ends),
            kind if kind.starts_with("Switch") => self.switch(node, skipped),
            kind if sources::is_loop(kind) => self.loop_over(node),
            _ => return self.of_navigation(node, skipped, ends),
        })
    }

    /// One that yields between its children, by its name and by what it is where children may be skipped.
    fn yielding(&mut self, node: &Node, head: &str, goes_on: bool, ends: Ends) -> Piece {
        let skipped = if goes_on {
            Skipped::Succeeds
        } else {
            Skipped::Fails
        };
        if self.skips_unasked(node) {
            self.note(
                node.place,
                "where a child of this is skipped, BehaviorTree.CPP goes on within the tick; here it may yield first",
            );
        }
        let Some(skips) = self.skips(node) else {
            return self.ordered(node, head, skipped, ends);
        };
        let name = self.item("InOrder", |name| engine::ORDERED.replace("NAME", name));
        let (status, keeps_place) = (
            if goes_on {
                "Status::Success"
            } else {
                "Status::Failure"
            },
            head == "sequence_with_memory",
        );
        self.skipped_as_a_whole(node);
        let head = format!(
            "{name}::<{}>::new({status}, {keeps_place}, {skips})",
            node.children.len()
        );
        self.composite(node, head, Skipped::Asks)
    }

    fn ordered(&mut self, node: &Node, head: &str, skipped: Skipped, ends: Ends) -> Piece {
        self.skipped_as_a_whole(node);
        let last = node.children.len() - 1;
        let mut children = Vec::new();
        for (n, child) in node.children.iter().enumerate() {
            // What comes after a child must be in reach.
            let mut ends = Ends { next: None, ..ends };
            if n < last {
                ends.next = Some(skipped != Skipped::Fails);
                ends.success |= skipped != Skipped::Fails;
                ends.failure |= skipped == Skipped::Fails;
            }
            children.push(self.node(child, skipped, ends));
        }
        Piece::composite(head, children)
    }

    /// There is no fourth status here.
    fn skipped_as_a_whole(&mut self, node: &Node) {
        if skip::passes_on(node) {
            self.note(
                node.place,
                "every child may be skipped, and then this node is SKIPPED in BehaviorTree.CPP",
            );
        }
    }

    fn composite(&mut self, node: &Node, head: impl Into<String>, skipped: Skipped) -> Piece {
        let children = node
            .children
            .iter()
            .map(|child| self.node(child, skipped, ANY_END))
            .collect();
        Piece::composite(head, children)
    }

    fn decorator(
        &mut self,
        node: &Node,
        head: &str,
        arguments: &[String],
        skipped: Skipped,
    ) -> Piece {
        let child = self.node(&node.children[0], skipped, ANY_END);
        Piece::decorator(head, arguments.to_vec(), child)
    }

    fn run_once(&mut self, node: &Node, skipped: Skipped) -> Piece {
        let run_once = self.decorator(node, "run_once", &[], Skipped::Unknown);
        let no_skip = |it: &str| matches!(it.trim(), "false" | "False" | "FALSE" | "0");
        if node.port("then_skip").is_some_and(|it| no_skip(&it.value)) {
            return run_once;
        }
        // Its later results are those of a skipped node; the first is its child's.
        let outcome = self.outcome(node, "then_skip", skipped);
        let message = format!(
            "`RunOnce` skips after its first completion; here it then gives the result of its child once more, \
             and not always a {}",
            if outcome { "success" } else { "failure" }
        );
        self.note(node.place, message);
        run_once
    }
}

impl TreeWriter<'_> {
    fn of_navigation(&mut self, node: &Node, skipped: Skipped, ends: Ends) -> Option<Piece> {
        let text = |port: &str| node.port(port).map(|it| it.value.trim());
        Some(match node.kind.as_str() {
            "RecoveryNode" => {
                let retries = self.number(node, "number_of_retries", Some(1));
                let Number::Literal(retries @ 0..=4_294_967_295) = retries else {
                    self.mistake(node.place, "`number_of_retries` is no number of times");
                    return None;
                };
                self.needs("Recovery");
                self.composite(
                    node,
                    format!("Recovery::retries({retries})"),
                    Skipped::Unknown,
                )
            }
            "PipelineSequence" => {
                self.needs("Pipeline");
                self.ordered(node, "Pipeline::new()", Skipped::Succeeds, ends)
            }
            "RoundRobin" => {
                self.needs("RoundRobin");
                let new = match text("wrap_around") {
                    Some("true" | "1") => "RoundRobin::wrapping()",
                    _ => "RoundRobin::new()",
                };
                self.composite(node, new, Skipped::Fails)
            }
            "RateController" => {
                let hz = text("hz").unwrap_or("1.0");
                let Some(hz) = real(hz).filter(|hz| hz.parse().is_ok_and(|hz: f64| hz > 0.0))
                else {
                    self.mistake(node.place, format!("`hz=\"{hz}\"` is no rate"));
                    return None;
                };
                self.needs("Rate");
                self.shared.needs.clock = true;
                self.composite(node, format!("Rate::<u64>::hz({hz})"), skipped)
            }
            "SingleTrigger" => {
                self.needs("SingleTrigger");
                self.composite(node, "SingleTrigger::new()", skipped)
            }
            "DistanceController" => {
                let distance = real(text("distance").unwrap_or("1.0"))?;
                let source = self.distance_source();
                self.needs("Distance");
                let head = format!("Distance::<{source}>::new({distance}, {source})");
                self.composite(node, head, skipped)
            }
            "GoalUpdatedController" => {
                let source = self.goal_source(node);
                self.needs("OnChange");
                let head = format!("OnChange::<{source}, {source}Answer>::new({source})");
                self.composite(node, head, skipped)
            }
            _ => return None,
        })
    }

    pub fn needs(&mut self, composite: &'static str) {
        self.shared.needs.composites.insert(composite);
    }
}

fn always_success(ends: Ends) -> Piece {
    Piece::leaf(if ends.failure { "{ true }" } else { "success" })
}

fn head(name: &str, options: &[String]) -> String {
    if options.is_empty() {
        name.to_owned()
    } else {
        format!("{name}({})", options.join(", "))
    }
}
