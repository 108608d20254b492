//! Timelines in the trace event format of Chrome, which Perfetto, `chrome://tracing` and speedscope open.

use super::agents::Fleet;
use super::log::outline;
use crate::model::What;
use bt_core::Status;
use serde_json::{json, Value};
use std::io::{self, Write};
use std::time::Duration;

/// Writes all that is kept. Each agent is a process, each node a row, in the order of the tree; what runs over several ticks is one
/// slice. Operations without a time are a millisecond apart.
///
/// The format is Google's "Trace Event Format": complete events (`X`), instants (`i`) for marks, names as metadata (`M`).
///
/// # Errors
///
/// Those of `out`.
pub fn chrome_trace(fleet: &mut Fleet, out: &mut impl Write) -> io::Result<()> {
    let mut writer = Writer {
        out,
        is_first: true,
    };
    writer
        .out
        .write_all(b"{\"displayTimeUnit\":\"ms\",\"traceEvents\":[")?;
    for place in 0..fleet.agents.len() {
        agent(fleet, place, &mut writer)?;
    }
    // A mark stands where the operation after it does.
    let marks = fleet.marks().to_vec();
    for mark in marks {
        let place = mark.agent.unwrap_or(0);
        let Some(at) = time_of(fleet, place, mark.moment) else {
            continue;
        };
        let scope = if mark.agent.is_some() { "p" } else { "g" };
        writer.event(&json!({
            "ph": "i", "name": mark.text, "ts": at, "pid": place + 1, "tid": 0, "s": scope,
        }))?;
    }
    writer.out.write_all(b"]}\n")
}

struct Writer<'a, W> {
    out: &'a mut W,
    is_first: bool,
}

impl<W: Write> Writer<'_, W> {
    fn event(&mut self, event: &Value) -> io::Result<()> {
        let comma: &[u8] = if self.is_first { b"\n" } else { b",\n" };
        self.is_first = false;
        self.out.write_all(comma)?;
        serde_json::to_writer(&mut *self.out, event).map_err(io::Error::from)
    }
}

fn agent(fleet: &mut Fleet, place: usize, writer: &mut Writer<'_, impl Write>) -> io::Result<()> {
    let process = place + 1;
    let agent = fleet.agent_mut(place);
    writer.event(&json!({
        "ph": "M", "name": "process_name", "pid": process, "tid": 0, "args": { "name": agent.name() },
    }))?;
    let info = agent.timeline.info();
    for (row, (number, text)) in outline(info).iter().enumerate() {
        let thread = number + 1;
        writer.event(&json!({
            "ph": "M", "name": "thread_name", "pid": process, "tid": thread, "args": { "name": text },
        }))?;
        writer.event(&json!({
            "ph": "M", "name": "thread_sort_index", "pid": process, "tid": thread, "args": { "sort_index": row },
        }))?;
    }
    let nodes = usize::from(info.count());
    let mut since: Vec<Option<u64>> = vec![None; nodes];
    let mut last = 0;
    for number in agent.timeline.first()..agent.timeline.end() {
        let Some(moment) = agent.timeline.at(number) else {
            continue;
        };
        let now = microseconds(moment.operation.at, number);
        last = now;
        if moment.trouble.is_some() {
            since.fill(None);
            continue;
        }
        for event in moment.model.events() {
            let node = usize::from(event.node);
            let name = moment
                .model
                .info()
                .node(event.node)
                .map_or("", super::log::name);
            match event.what {
                What::Start => since[node] = Some(now),
                What::Resume => {
                    since[node].get_or_insert(now);
                }
                What::Done(Status::Running) => {}
                What::Done(_) | What::Halt => {
                    let begin = since[node].take().unwrap_or(now);
                    let how = super::log::word(event.what);
                    writer.event(&slice((process, event.node), name, (begin, now), how))?;
                }
            }
        }
    }
    for (node, begin) in (0..).zip(since) {
        let Some(begin) = begin else { continue };
        let name = info.node(node).map_or("", super::log::name);
        writer.event(&slice((process, node), name, (begin, last), "Running"))?;
    }
    Ok(())
}

fn slice((process, node): (usize, u16), name: &str, (begin, end): (u64, u64), how: &str) -> Value {
    json!({
        "ph": "X", "name": name, "cat": how, "ts": begin, "dur": (end - begin).max(1),
        "pid": process, "tid": u32::from(node) + 1, "args": { "result": how },
    })
}

fn microseconds(at: Option<Duration>, number: u64) -> u64 {
    match at {
        Some(at) => u64::try_from(at.as_micros()).unwrap_or(u64::MAX),
        None => number * 1_000,
    }
}

fn time_of(fleet: &mut Fleet, place: usize, moment: u64) -> Option<u64> {
    let timeline = &mut fleet.agents.get_mut(place)?.timeline;
    let number = timeline.number_at(moment.saturating_sub(1))?;
    let at = timeline.at(number)?.operation.at;
    Some(microseconds(at, number))
}
