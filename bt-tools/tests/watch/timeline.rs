//! Any tick can be looked at again, within a limit of memory.

use crate::play::{large, Play, GUARD};
use bt_core::Status::{Failure, Running, Success};
use bt_tools::model::{Answer, Lost, Model};
use bt_tools::record::{Mark, Operation};
use bt_tools::timeline::{chrome_trace, log, Fleet, Timeline, Trouble};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

fn picture(model: &Model) -> String {
    let nodes = model.nodes();
    let nodes = nodes.map(|view| (view.number, view.status, view.is_visited, view.is_running));
    format!("{:?} {:?}", nodes.collect::<Vec<_>>(), model.events())
}

#[test]
fn every_tick_looks_as_it_did_then() {
    for seed in 1..8 {
        let info = if seed % 2 == 0 {
            &GUARD
        } else {
            large(60, seed)
        };
        let mut play = Play::new(info, seed);
        let mut timeline = Timeline::new(info);
        let mut seen = Vec::new();
        for _ in 0..900 {
            let operation = play.next();
            assert_eq!(timeline.push(&operation), None);
            seen.push((operation, picture(&play.model)));
        }
        assert_eq!(picture(timeline.now()), seen[899].1);
        let mut order: Vec<u64> = (0..900).chain((860..900).rev()).collect();
        order.extend((0..60).map(|_| play.dice.u64(..900)));
        for number in order {
            let moment = timeline.at(number).expect("it is kept");
            let (operation, expected) = &seen[usize::try_from(number).unwrap()];
            assert_eq!(moment.operation, operation);
            assert_eq!(
                &picture(moment.model),
                expected,
                "seed {seed}, operation {number}"
            );
        }
        assert!(timeline.at(900).is_none());
    }
}

#[test]
fn the_oldest_is_dropped_and_the_rest_keeps_its_numbers() {
    let info = large(60, 3);
    let mut fleet = Fleet::new(80_000);
    let agents: Vec<usize> = (0..3)
        .map(|n| fleet.add(format!("agent {n}"), info))
        .collect();
    let mut plays: Vec<Play> = (1..=3).map(|seed| Play::new(info, seed)).collect();
    let mut last = Vec::new();
    for _ in 0..4_000 {
        last.clear();
        for (agent, play) in agents.iter().zip(&mut plays) {
            let operation = play.next();
            fleet.operation(*agent, &operation);
            assert!(fleet.bytes() <= 80_000);
            last.push(operation);
        }
    }
    assert!(fleet.bytes() > 50_000, "{}", fleet.bytes());
    let kept: u64 = fleet
        .agents()
        .map(|agent| agent.timeline.end() - agent.timeline.first())
        .sum();
    assert_eq!(fleet.dropped() + kept, 12_000);
    for (agent, operation) in agents.iter().zip(&last) {
        let timeline = &mut fleet.agent_mut(*agent).timeline;
        let first = timeline.first();
        assert!(first > 0 && timeline.at(first - 1).is_none());
        assert!(timeline.at(first).is_some());
        let end = timeline.at(3_999).expect("the last is kept");
        assert_eq!(end.operation, operation);
        assert_eq!(end.trouble, None);
    }
}

#[test]
fn agents_are_found_at_one_moment() {
    let mut fleet = Fleet::new(usize::MAX);
    let (one, two) = (fleet.add("one", &GUARD), fleet.add("two", &GUARD));
    let mut plays = [Play::new(&GUARD, 1), Play::new(&GUARD, 2)];
    // `one` ticks at every moment that can be divided by three, `two` at all others.
    for moment in 0..3_000 {
        let agent = usize::from(moment % 3 != 0);
        let operation = plays[agent].next();
        fleet.operation([one, two][agent], &operation);
    }
    for moment in [0u64, 1, 2, 3, 700, 701, 2_999] {
        let found = fleet.agent(one).timeline.number_at(moment);
        assert_eq!(found, Some(moment / 3));
        let shown = fleet.agent_mut(one).timeline.at(moment / 3);
        assert_eq!(shown.map(|shown| shown.moment), Some(moment / 3 * 3));
        let expected = (moment - moment / 3).checked_sub(1);
        assert_eq!(fleet.agent(two).timeline.number_at(moment), expected);
    }
}

#[test]
fn what_does_not_fit_is_noticed_and_made_good_when_the_tree_is_idle() {
    let mut timeline = Timeline::new(&GUARD);
    let answer = |node, status| (node, Answer::Status(status));
    let running = Operation::tick([answer(2, Failure), answer(6, Running)]).gave(Running);
    assert_eq!(timeline.push(&running), None);
    // Node 6 is asked, and node 3 answers.
    let wrong = Operation::tick([answer(2, Failure), answer(3, Running)]).gave(Running);
    let other_node = timeline.push(&wrong).expect("it does not fit");
    let words = "where node 6 was to answer, another one did";
    assert_eq!(other_node.to_string(), words);
    let unknown = Some(Trouble::Lost(Lost::Already));
    assert_eq!(timeline.push(&running), unknown);
    assert_eq!(timeline.trouble(), Some((1, other_node)));
    let done = Operation::tick([answer(2, Success), answer(3, Success)]).gave(Success);
    assert!(timeline.push(&done).is_some());
    assert_eq!(timeline.push(&running), None, "it was idle");
    let more = Operation::tick([answer(2, Failure), answer(6, Running), answer(6, Running)]);
    let left_over = timeline.push(&more).expect("it does not fit");
    let words = "an answer too many: Status(Running)";
    assert_eq!(left_over.to_string(), words);
    assert_eq!(timeline.push(&Operation::halt()), None);
    let other = Operation::tick([answer(2, Failure), answer(6, Running)]).gave(Success);
    let other_result = Some(Trouble::Lost(Lost::Otherwise {
        expected: Running,
        found: Success,
    }));
    assert_eq!(timeline.push(&other), other_result);
    timeline.miss(3);
    timeline.push(&running);
    assert_eq!(timeline.statistics().lost(), 9);
    assert_eq!(timeline.statistics().operations(), 12);
    let shown = timeline.at(7).and_then(|moment| moment.trouble);
    assert_eq!(shown, other_result);
    let shown = timeline.at(8).and_then(|moment| moment.trouble);
    assert_eq!(shown, unknown);
}

/// Two ticks and a halt: half a second of running.
fn short() -> Fleet {
    let mut fleet = Fleet::new(usize::MAX);
    let guard = fleet.add("guard", &GUARD);
    let at = |milliseconds| Duration::from_millis(milliseconds);
    let chase = [(2, Answer::Status(Success)), (3, Answer::Status(Running))];
    fleet.operation(guard, &Operation::tick(chase).at(at(0)).gave(Running));
    let turn = [(3, Answer::Status(Failure)), (6, Answer::Status(Running))];
    fleet.operation(guard, &Operation::tick(turn).at(at(250)).gave(Running));
    fleet.mark(None, "lost sight", "crimson");
    fleet.operation(guard, &Operation::halt().at(at(500)));
    fleet
}

#[test]
fn statistics_count_and_measure() {
    let fleet = short();
    let statistics = fleet.agent(0).timeline.statistics();
    let run = statistics.node(3);
    assert_eq!(
        (run.ticks, run.starts, run.running, run.failures),
        (2, 1, 1, 1)
    );
    assert_eq!(run.time, Duration::from_millis(250));
    assert_eq!(statistics.node(0).time, Duration::from_millis(500));
    assert_eq!((statistics.node(6).halts, statistics.node(7).ticks), (1, 0));
    let table = statistics.table();
    let expected = "\
node                       ticks   success   failure   running    halted        time
reactive_fallback< … >         2         0         0         2         1     0.500 s
  chase: sequence< … >         2         0         1         1         0     0.250 s
    sees_thief                 1         1         0         0         0     0.000 s
    run(3)                     2         0         1         1         0     0.250 s
  Look                         1         0         0         1         1     0.250 s
    sequence< … >              1         0         0         1         1     0.250 s
      turn                     1         0         0         1         1     0.250 s
      wait(1s)                 0         0         0         0         0     0.000 s
3 operations
";
    assert_eq!(table, expected, "\n{table}");
}

#[test]
fn the_log_can_be_read() {
    let mut out = Vec::new();
    log(&mut short(), false, &mut out).unwrap();
    let expected = concat!(
        "     0.000 s       1  sees_thief Success, run(3) Running → Running\n",
        "     0.250 s       2  run(3) Failure, turn Running → Running\n",
        "-- lost sight\n",
        "     0.500 s       3  halt: turn halted\n",
    );
    assert_eq!(String::from_utf8(out).unwrap(), expected);
    let mut out = Vec::new();
    log(&mut short(), true, &mut out).unwrap();
    let out = String::from_utf8(out).unwrap();
    assert!(
        out.contains("\n                              turn halted\n"),
        "{out}"
    );
}

#[test]
fn the_trace_is_what_perfetto_reads() {
    let mut out = Vec::new();
    chrome_trace(&mut short(), &mut out).unwrap();
    let trace: Value = serde_json::from_slice(&out).unwrap();
    check_trace(&trace);
    let events = trace["traceEvents"].as_array().unwrap();
    let slices: Vec<_> = events.iter().filter(|event| event["ph"] == "X").collect();
    let run = slices
        .iter()
        .find(|event| event["name"] == "run(3)")
        .unwrap();
    assert_eq!(
        (run["ts"].as_u64(), run["dur"].as_u64()),
        (Some(0), Some(250_000))
    );
    assert_eq!(run["args"]["result"], "Failure");
    assert_eq!(run["tid"], 4);
    // Of every node that ran, one; the root's is the whole.
    assert_eq!(slices.len(), 7);
    let mark = events.iter().find(|event| event["ph"] == "i").unwrap();
    assert_eq!(
        (mark["name"].as_str(), mark["ts"].as_u64()),
        (Some("lost sight"), Some(250_000))
    );
    let names = events.iter().filter(|event| event["name"] == "thread_name");
    assert_eq!(names.count(), 8);
}

/// What "Trace Event Format" says of the events that are written, field by field; Perfetto's importer asks for nothing more.
fn check_trace(trace: &Value) {
    let keys = |value: &Value| -> Vec<String> {
        let object = value.as_object().expect("an object");
        object.keys().cloned().collect()
    };
    assert_eq!(keys(trace), ["displayTimeUnit", "traceEvents"]);
    assert!(matches!(
        trace["displayTimeUnit"].as_str(),
        Some("ms" | "ns")
    ));
    let mut rows: BTreeMap<(u64, u64), Vec<(u64, u64)>> = BTreeMap::new();
    let (mut processes, mut threads) = (BTreeSet::new(), BTreeSet::new());
    for event in trace["traceEvents"].as_array().expect("a list") {
        let number = |name: &str| {
            event[name]
                .as_u64()
                .unwrap_or_else(|| panic!("{name}: {event}"))
        };
        assert!(event["name"].is_string(), "{event}");
        let (process, thread) = (number("pid"), number("tid"));
        match event["ph"].as_str() {
            Some("M") => {
                assert_eq!(keys(event), ["args", "name", "ph", "pid", "tid"]);
                let args = &event["args"];
                match event["name"].as_str() {
                    Some("process_name") => {
                        assert!(
                            args["name"].is_string() && processes.insert(process),
                            "{event}"
                        );
                    }
                    Some("thread_name") => {
                        assert!(
                            args["name"].is_string() && threads.insert((process, thread)),
                            "{event}"
                        );
                    }
                    Some("thread_sort_index") => assert!(args["sort_index"].is_u64(), "{event}"),
                    other => panic!("no metadata is called {other:?}"),
                }
            }
            Some("X") => {
                assert_eq!(
                    keys(event),
                    ["args", "cat", "dur", "name", "ph", "pid", "tid", "ts"]
                );
                assert!(
                    event["cat"].is_string() && event["args"].is_object(),
                    "{event}"
                );
                assert!(
                    threads.contains(&(process, thread)),
                    "a row without a name: {event}"
                );
                let row = rows.entry((process, thread)).or_default();
                row.push((number("ts"), number("dur")));
            }
            Some("i") => {
                assert_eq!(keys(event), ["name", "ph", "pid", "s", "tid", "ts"]);
                number("ts");
                assert!(
                    matches!(event["s"].as_str(), Some("g" | "p" | "t")),
                    "{event}"
                );
            }
            other => panic!("no event of this kind is written: {other:?}"),
        }
        assert!(
            processes.contains(&process),
            "a process without a name: {event}"
        );
    }
    // Slices of one row stand one after the other or one in the other.
    for (row, slices) in &mut rows {
        slices.sort_unstable_by_key(|(begin, length)| (*begin, u64::MAX - length));
        let mut ends: Vec<u64> = Vec::new();
        for (begin, length) in slices {
            ends.retain(|end| *end > *begin);
            let end = *begin + *length;
            assert!(
                ends.last().is_none_or(|around| end <= *around),
                "{row:?} at {begin}"
            );
            ends.push(end);
        }
    }
}

#[test]
fn every_trace_keeps_to_the_format() {
    let mut fleet = Fleet::new(20_000);
    let trees = [&GUARD, large(60, 2), large(230, 4)];
    let agents = [("one", 0), ("two", 0), ("large \"2\"", 1), ("large", 2)];
    let agents =
        agents.map(|(name, tree)| (fleet.add(name, trees[tree]), Play::new(trees[tree], 7)));
    let mut agents = Vec::from(agents);
    for turn in 0..600 {
        for (place, play) in &mut agents {
            let mut operation = play.next();
            if turn % 90 == 5 {
                // An answer is damaged, or lost.
                operation.answers.pop();
            }
            fleet.operation(*place, &operation);
        }
        if turn % 50 == 0 {
            fleet.mark((turn % 100 == 0).then_some(0), "a \"goal\"\n", "crimson");
        }
    }
    assert!(fleet.dropped() > 0, "its beginning is not there any more");
    let mut out = Vec::new();
    chrome_trace(&mut fleet, &mut out).unwrap();
    let trace: Value = serde_json::from_slice(&out).unwrap();
    check_trace(&trace);
    let events = trace["traceEvents"].as_array().unwrap();
    assert!(events.iter().filter(|event| event["ph"] == "X").count() > 1_000);
    assert!(events.iter().any(|event| event["ph"] == "i"));
}

#[test]
fn marks_are_limited_and_stand_in_their_places() {
    let mut fleet = short();
    assert_eq!(fleet.marks()[0].moment, 2);
    for _ in 0..30_000 {
        fleet.mark(None, "again", "");
    }
    assert!(fleet.marks().len() <= 10_000);
    let unknown = Mark {
        agent: Some(7),
        ..Mark::default()
    };
    assert!(fleet.push(bt_tools::record::Entry::Mark(unknown)).is_err());
}

/// Optimized, with `-- --nocapture scrub`, it says how long a step takes at most; the time decides nothing.
#[test]
fn a_long_run_is_scrubbed_through() {
    let ticks: u64 = if cfg!(debug_assertions) {
        4_000
    } else {
        100_000
    };
    let info = large(200, 9);
    let mut play = Play::new(info, 9);
    let mut timeline = Timeline::new(info);
    for _ in 0..ticks {
        timeline.push(&play.next());
    }
    let mut longest = Duration::ZERO;
    for _ in 0..50 {
        let number = play.dice.u64(..ticks);
        let begin = Instant::now();
        assert_eq!(
            timeline.at(number).map(|moment| moment.number),
            Some(number)
        );
        longest = longest.max(begin.elapsed());
    }
    println!(
        "{} nodes, {ticks} ticks, {} bytes: at most {longest:?} a step",
        info.count(),
        timeline.bytes()
    );
}
