//! What can be asked.

use serde_json::{json, Value};

use crate::{explored, look, run, tabs, words};

/// Answers a request; `{"wrong": …}` says why there is no answer.
#[must_use]
pub fn answer(request: &str) -> String {
    let request: Value = match serde_json::from_str(request) {
        Ok(request) => request,
        Err(error) => return json!({ "wrong": error.to_string() }).to_string(),
    };
    let text = request["text"].as_str().unwrap_or_default();
    let tree = number(&request["tree"]);
    let answer = match request["what"].as_str().unwrap_or_default() {
        "words" => Ok(words::words()),
        "look" => Ok(look::look(text, tree, &request)),
        "format" => tabs::format(text),
        "expansion" => tabs::expansion(text),
        "graph" => tabs::graph(text),
        "state" => tabs::state(text, tree),
        "xml" => tabs::xml(text),
        "import" => tabs::import(text),
        "run" => run::run(text, tree, &request["steps"]),
        "explore" => explored::explore(text, tree),
        other => Err(format!("nothing is called {other:?} here")),
    };
    answer
        .unwrap_or_else(|wrong| json!({ "wrong": wrong }))
        .to_string()
}

/// What is no number is 0.
pub fn number(value: &Value) -> usize {
    let number = value.as_u64().unwrap_or_default();
    usize::try_from(number).unwrap_or_default()
}
