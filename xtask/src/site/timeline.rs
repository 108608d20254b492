//! A run of the tree on each node's page, as a table: a row for each node, a column for each tick.

use std::fmt::Write;

use anyhow::{Context, Result};
use serde_json::{json, Map, Value};

use super::answers_to;

const TICKS: usize = 4;
/// Between two ticks: the times on the pages are some hours.
const HOURS: usize = 3;

/// What leaves answer: at first `Running`, then this; the first leaf, and all others.
const WAYS: [(&str, &str); 4] = [("S", "S"), ("F", "S"), ("S", "F"), ("R", "R")];

/// A run that is being made.
struct Run<'a> {
    text: &'a str,
    nodes: &'a [Value],
    way: (&'a str, &'a str),
    steps: Vec<Value>,
    moments: Vec<Value>,
    /// How often each node was asked.
    asked: Vec<u64>,
}

/// For each text with what the playground says of it, the run in which most is to be seen, as HTML.
pub fn timelines(trees: &[(&str, &Value)]) -> Result<Vec<String>> {
    let mut runs = vec![];
    for (text, look) in trees {
        let nodes = look["nodes"].as_array().context("nodes")?;
        runs.extend(WAYS.map(|way| Run {
            text,
            nodes,
            way,
            steps: vec![],
            moments: vec![],
            asked: vec![0; nodes.len()],
        }));
    }
    for _ in 0..TICKS {
        let requests: Vec<String> = runs.iter_mut().map(Run::next).collect();
        for (run, line) in runs.iter_mut().zip(answers_to(&requests)?.lines()) {
            let (_, answer) = line.split_once('\t').context("an answer")?;
            run.happened(&serde_json::from_str(answer)?)?;
        }
    }
    let best = runs.chunks(WAYS.len()).map(|ways| {
        // Of equals the last: what runs on, as a timeout has it.
        let best = ways.iter().max_by_key(|run| run.shows());
        best.map_or_else(String::new, Run::table)
    });
    Ok(best.collect())
}

impl Run<'_> {
    /// The request for one more tick.
    fn next(&mut self) -> String {
        let mut answers = Map::new();
        let mut is_first = true;
        for (number, node) in self.nodes.iter().enumerate() {
            let decides = &node["decides"];
            if decides.is_null() {
                continue;
            }
            let answer = if let Some(gives) = decides["status"].as_str() {
                let (first, others) = self.way;
                let then = if is_first { first } else { others };
                is_first = false;
                let runs = self.asked[number] == 0 && gives.contains('R');
                json!(if runs { "R" } else { then })
            } else if decides["count"].is_string() {
                json!(2)
            } else if decides["duration"].is_boolean() {
                json!(8 * 3_600_000)
            } else {
                json!(0)
            };
            answers.insert(number.to_string(), answer);
        }
        let at = self.steps.len() * HOURS * 3_600_000;
        self.steps
            .push(json!({ "do": "tick", "at": at, "answers": answers }));
        json!({ "what": "run", "text": self.text, "steps": self.steps }).to_string()
    }

    fn happened(&mut self, answer: &Value) -> Result<()> {
        let moments = answer["moments"].as_array().context("moments")?;
        let moment = moments.last().context("a moment")?.clone();
        for (number, asked) in self.asked.iter_mut().enumerate() {
            *asked += moment["asked"][number.to_string()]
                .as_u64()
                .unwrap_or_default();
        }
        self.moments.push(moment);
        Ok(())
    }

    fn letter(&self, moment: usize, node: usize) -> u8 {
        let letters = self.moments[moment]["letters"].as_str().unwrap_or_default();
        letters.as_bytes().get(node).copied().unwrap_or(b'-')
    }

    /// How many different things its nodes do.
    fn shows(&self) -> usize {
        let nodes = 0..self.nodes.len();
        let of_node = |node| {
            let seen = "RSFH".bytes();
            seen.filter(|seen| (0..TICKS).any(|moment| self.letter(moment, node) == *seen))
                .count()
        };
        nodes.map(of_node).sum()
    }

    fn table(&self) -> String {
        let mut out = "<div class=\"run\"><table><thead><tr><th>a run</th>".to_owned();
        for tick in 0..TICKS {
            let _ = write!(out, "<th>tick {}, {} h</th>", tick + 1, tick * HOURS);
        }
        out += "</tr></thead><tbody>";
        for (number, node) in self.nodes.iter().enumerate() {
            let mut depth = 0;
            let mut above = &node["parent"];
            while let Some(parent) = above.as_u64().and_then(|it| usize::try_from(it).ok()) {
                depth += 1;
                above = &self.nodes[parent]["parent"];
            }
            let text = node["text"].as_str().unwrap_or_default();
            let text = text.replace('&', "&amp;").replace('<', "&lt;");
            let _ = write!(out, "<tr><td>{}{text}</td>", "  ".repeat(depth));
            for moment in 0..TICKS {
                let _ = match self.letter(moment, number) {
                    b'R' => write!(out, "<td class=\"R\">Running</td>"),
                    b'S' => write!(out, "<td class=\"S\">Success</td>"),
                    b'F' => write!(out, "<td class=\"F\">Failure</td>"),
                    b'H' => write!(out, "<td class=\"H\">halted</td>"),
                    _ => write!(out, "<td></td>"),
                };
            }
            out += "</tr>";
        }
        out + "</tbody></table></div>"
    }
}
