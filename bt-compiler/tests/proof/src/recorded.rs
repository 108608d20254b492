//! Traces recorded from another implementation; `FORMAT.md` tells what is in them.

use serde_json::Value;
use std::fs;

/// The files that they are in, and how many there are in each, so that none is left out unnoticed.
const FILES: [(&str, usize); 2] = [("cases", 706), ("catch_on_halt", 120)];

/// Where the files are.
pub fn files() -> impl Iterator<Item = String> {
    let directory = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../../tests/compiled/conformance"
    );
    FILES
        .iter()
        .map(move |(name, _)| format!("{directory}/{name}.jsonl"))
}

/// One tree, what was done to it, and what it did.
#[derive(Debug)]
pub struct Case {
    pub id: String,
    pub tree: Recorded,
    pub ops: Vec<Op>,
    /// What happened, one entry for each op.
    pub trace: Vec<Entry>,
}

/// A node, in the words of the recording.
#[derive(Debug)]
pub struct Recorded {
    /// `"ReactiveFallback"`
    pub kind: String,
    /// `{"msec": 100}`
    parameters: Value,
    /// Of a leaf: what its calls give, one after the other, for ever: `"RRS"`.
    pub script: Option<String>,
    pub children: Vec<Recorded>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Op {
    Tick,
    Halt,
    /// Milliseconds go by.
    Advance(u64),
}

/// What one op led to.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The result of a tick: `S`, `F` or `R`.
    pub root: Option<char>,
    /// Leaf and event, in order: `("door", "cond F")`, `("sleep", "halt")`.
    pub events: Vec<(String, String)>,
}

/// All of them.
pub fn cases() -> Vec<Case> {
    fn line(line: &str) -> Value {
        serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"))
    }
    let mut cases: Vec<Case> = Vec::new();
    for (file, (_, count)) in files().zip(FILES) {
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
        let before = cases.len();
        cases.extend(text.lines().map(|text| Case::read(&line(text))));
        assert_eq!(cases.len() - before, count, "recorded cases of {file}");
    }
    cases
}

impl Case {
    fn read(json: &Value) -> Self {
        let ops: Vec<Op> = array(&json["ops"])
            .iter()
            .map(|op| Op::read(text(op)))
            .collect();
        let trace = array(&json["trace"]).iter().map(Entry::read).collect();
        let tree = Recorded::read(&json["tree"], &json["script"]);
        let mut case = Self {
            id: text(&json["id"]).to_owned(),
            tree,
            ops,
            trace,
        };
        case.drop_last_wait();
        case
    }

    /// Nothing is seen of time that goes by after the last tick.
    fn drop_last_wait(&mut self) {
        while let Some(Op::Advance(_)) = self.ops.last() {
            self.ops.pop();
            self.trace.pop();
        }
    }

    /// What parts two traces, if anything does.
    ///
    /// The recorded timer halts a late child between two ticks, where we do it at the next
    /// tick of the `timeout`. So where it did, the results must be the same for each
    /// op, but the events only leaf by leaf.
    pub fn difference(&self, found: &[Entry]) -> Option<String> {
        let same = if self.halts_between_ticks() {
            roots(&self.trace) == roots(found) && by_leaf(&self.trace) == by_leaf(found)
        } else {
            self.trace == found
        };
        (!same).then(|| {
            format!(
                "{}: expected\n{:#?}\nfound\n{found:#?}",
                self.id, self.trace
            )
        })
    }

    fn halts_between_ticks(&self) -> bool {
        let mut entries = self.ops.iter().zip(&self.trace);
        entries.any(|(op, entry)| matches!(op, Op::Advance(_)) && !entry.events.is_empty())
    }
}

impl Recorded {
    fn read(json: &Value, scripts: &Value) -> Self {
        let [kind, parameters, children @ ..] = array(json).as_slice() else {
            panic!("a node is a kind, parameters and children: {json}");
        };
        let script = parameters["name"]
            .as_str()
            .map(|name| text(&scripts[name]).to_owned());
        let children = children
            .iter()
            .map(|child| Self::read(child, scripts))
            .collect();
        Self {
            kind: text(kind).to_owned(),
            parameters: parameters.clone(),
            script,
            children,
        }
    }

    /// The name of a leaf.
    pub fn name(&self) -> &str {
        text(&self.parameters["name"])
    }

    /// A number among the parameters.
    pub fn number(&self, parameter: &str) -> i64 {
        self.parameters[parameter]
            .as_i64()
            .unwrap_or_else(|| panic!("no {parameter}: {self:?}"))
    }

    /// Whether a parameter is `true`; one that is not written is not.
    pub fn is_set(&self, parameter: &str) -> bool {
        self.parameters[parameter].as_bool().unwrap_or_default()
    }

    /// The leaves, from the first to the last.
    pub fn leaves(&self) -> Vec<&Self> {
        if self.script.is_some() {
            vec![self]
        } else {
            self.children.iter().flat_map(Self::leaves).collect()
        }
    }
}

impl Op {
    fn read(op: &str) -> Self {
        match op {
            "t" => Self::Tick,
            "h" => Self::Halt,
            _ => {
                let milliseconds = op.strip_prefix('+').and_then(|number| number.parse().ok());
                Self::Advance(milliseconds.unwrap_or_else(|| panic!("no op: {op}")))
            }
        }
    }
}

impl Entry {
    fn read(json: &Value) -> Self {
        let root = json["root"].as_str().and_then(|root| root.chars().next());
        let events = array(&json["ev"])
            .iter()
            .map(|event| event_of(text(event)))
            .collect();
        Self { root, events }
    }
}

/// `cond door F` as `("door", "cond F")`.
fn event_of(event: &str) -> (String, String) {
    let mut words = event.split(' ');
    let (what, leaf) = (
        words.next().unwrap_or_default(),
        words.next().unwrap_or_default(),
    );
    let what = [what]
        .into_iter()
        .chain(words)
        .collect::<Vec<_>>()
        .join(" ");
    (leaf.to_owned(), what)
}

fn roots(trace: &[Entry]) -> Vec<Option<char>> {
    trace.iter().map(|entry| entry.root).collect()
}

/// The events in the order of the leaves, those of one leaf in the order of time.
fn by_leaf(trace: &[Entry]) -> Vec<&(String, String)> {
    let mut events: Vec<_> = trace.iter().flat_map(|entry| &entry.events).collect();
    events.sort_by_key(|(leaf, _)| leaf);
    events
}

fn array(json: &Value) -> &Vec<Value> {
    json.as_array()
        .unwrap_or_else(|| panic!("no array: {json}"))
}

fn text(json: &Value) -> &str {
    json.as_str().unwrap_or_else(|| panic!("no text: {json}"))
}
