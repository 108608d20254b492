//! Every behaviour of the tree, explored; and the runs that show what was found.

use bt_core::Status;
use bt_tools::explore::{Exploration, Trace, Turn};
use bt_tools::model::Answer;
use serde_json::{json, Value};

use crate::described::described;
use crate::look::letter;

/// A browser's memory is not a developer's machine's.
const MOST_STATES: usize = 300_000;
/// How many runs are offered.
const MOST_RUNS: usize = 12;

pub fn explore(text: &str, tree: usize) -> Result<Value, String> {
    let described = described(text, tree)?;
    let mut exploration = Exploration::of(described.info).at_most_states(MOST_STATES);
    for (node, gives) in &described.gives {
        exploration = exploration.gives(&format!("#{node}"), gives);
    }
    let facts = exploration.facts();
    let dead = facts.unreached();
    let dead = dead.iter().map(|missing| missing.number);
    let ways = facts.ways(Status::Failure);
    let ways = ways.by_decision().iter().take(MOST_RUNS);
    let mut runs: Vec<Value> = ways
        .map(|way| {
            let decides = node_text(described.info, way.node());
            run(&format!("fails: {decides} decides"), way.trace())
        })
        .collect();
    let rests = facts.rests_for_ever();
    runs.extend(rests.map(|trace| run("rests for ever", &trace)));
    let endless = facts.endless_tick();
    runs.extend(endless.map(|trace| run("a tick never ends", &trace)));
    Ok(json!({
        "said": facts.to_string(),
        "dead": dead.collect::<Vec<_>>(),
        "complete": facts.is_complete(),
        "runs": runs,
    }))
}

fn node_text(info: &'static bt_core::info::TreeInfo, number: u16) -> &'static str {
    let found = info.find(number);
    found.map_or("?", |(tree, node)| tree.nodes[node].text)
}

/// A run as the page plays it.
fn run(title: &str, trace: &Trace) -> Value {
    let steps = trace.turns().iter().map(|turn| match turn {
        Turn::Tick { answers, .. } => {
            let mut decided = json!({});
            for (question, answer) in answers {
                let said = &mut decided[question.node.to_string()];
                match said.as_array_mut() {
                    Some(said) => said.push(of_answer(*answer)),
                    None => *said = json!([of_answer(*answer)]),
                }
            }
            json!({ "do": "tick", "answers": decided })
        }
        Turn::Reset => json!({ "do": "reset", "answers": {} }),
        _ => json!({ "do": "halt", "answers": {} }),
    });
    json!({ "title": title, "steps": steps.collect::<Vec<_>>() })
}

fn of_answer(answer: Answer) -> Value {
    match answer {
        Answer::Status(status) => letter(status).to_string().into(),
        Answer::Elapsed(said) | Answer::Finished(said) => said.into(),
        Answer::Quota(number) => number.into(),
        Answer::Child(Some(child)) => child.into(),
        Answer::Child(None) => "none".into(),
        Answer::Tick(child) => json!({ "tick": child }),
        Answer::Halt(child) => json!({ "halt": child }),
    }
}
