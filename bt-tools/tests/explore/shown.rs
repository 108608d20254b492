//! A counterexample as a timeline, on the tree, and as a recording.

use super::faults::FAULTS;
use bt_tools::draw::Direction;
use bt_tools::explore::{Trace, Turn};
use bt_tools::model::Model;
use bt_tools::record::{Operation, Recording};

fn found(name: &str) -> Trace {
    let fault = FAULTS.iter().find(|fault| fault.name == name);
    fault.expect("a fault of this name").trace()
}

#[test]
fn timelines_tell_what_leaves_clocks_and_the_tree_did() {
    let expected = "\
`pass` is halted while (`open` succeeds … `shut_it` succeeds)

tick 1
    bell  fails
    open  succeeds
    pass  is running
    the tree is running

tick 2
    bell  succeeds
    pass  is halted
    the tree succeeds
";
    assert_eq!(found("bell").to_string(), expected);
    let expected = "\
`wait(5s)` succeeds

tick 1
    wait(5s)  waits
    wait(3s)  waits
    the tree is running

tick 2
    wait(5s)  its time has passed
    wait(5s)  succeeds
    wait(3s)  is halted
    the tree succeeds
";
    assert_eq!(found("longer_wait").to_string(), expected);
    let expected = "\
the tree never completes (assuming that `eat` completes in the end and `beg` completes in the end)

tick 1
    eat  fails
    beg  succeeds
    the tree is running

tick 2   ← and from here again, for ever
    beg  succeeds
    the tree is running
";
    assert_eq!(found("beg").to_string(), expected);
}

#[test]
fn the_tree_is_drawn_as_it_is_at_the_end() {
    let trace = found("bell");
    let expected = "\
reactive_fallback< … >  Success
  bell  Success
  sequence< … >  halted
    open
    pass  halted
    shut_it
";
    assert_eq!(trace.outline(), expected);
    for fault in FAULTS {
        let trace = fault.trace();
        for direction in [Direction::Right, Direction::Down] {
            let svg = trace.to_svg(direction);
            let document = roxmltree::Document::parse(&svg).expect("it is XML");
            let texts: Vec<&str> = document
                .descendants()
                .filter_map(|node| node.text())
                .collect();
            for node in trace.info().nodes {
                let word = node.text.split(['(', '<', ' ']).next().expect("a word");
                assert!(
                    texts.iter().any(|text| text.contains(word)),
                    "{}: {word}",
                    fault.name
                );
            }
        }
    }
    // It is that of the model at the end, and another at the beginning.
    let end = bt_tools::draw::Tree::of_model(&trace.replay(|_| {}));
    let begin = bt_tools::draw::Tree::of_model(&Model::of(trace.info()));
    let svg = trace.to_svg(Direction::Down);
    assert_eq!(svg, end.to_svg(Direction::Down));
    assert_ne!(svg, begin.to_svg(Direction::Down));
}

#[test]
fn recordings_are_read_back_as_they_happened() {
    for fault in FAULTS {
        let trace = fault.trace();
        let mut bytes = Vec::new();
        trace.record(&mut bytes).expect("to memory");
        let recording = Recording::read(&bytes).expect("what was written");
        assert_eq!(recording.cut_off(), None);
        let mut fleet = recording.into_fleet();
        let marks: Vec<&str> = fleet
            .marks()
            .iter()
            .map(|mark| mark.text.as_str())
            .collect();
        assert_eq!(marks, [trace.says()]);
        let timeline = &mut fleet.agent_mut(0).timeline;
        assert_eq!(timeline.end(), trace.turns().len() as u64);
        let mut number = 0;
        trace.replay(|model| {
            let moment = timeline.at(number).expect("each turn is there");
            assert_eq!(moment.trouble, None, "{trace}");
            assert_eq!(moment.model.events(), model.events(), "{trace}");
            assert!(moment.model.running().eq(model.running()), "{trace}");
            if let Turn::Tick { answers, .. } =
                &trace.turns()[usize::try_from(number).expect("few")]
            {
                let answers = answers.iter();
                let told = answers.map(|(question, answer)| (question.node, *answer));
                assert_eq!(moment.operation.answers, Operation::tick(told).answers);
            }
            number += 1;
        });
        assert_eq!(timeline.trouble(), None, "{trace}");
    }
}
