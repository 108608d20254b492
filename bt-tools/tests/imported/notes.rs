//! Where the library does what no node here does, an import says so.

use super::imported;

/// Nodes whose skipped child skips them: a condition after them would be run for the end that is taken instead.
#[test]
fn handlers_of_nodes_that_their_child_skips_are_noted() {
    let said = |name: &str| {
        format!("where what this node ticks is skipped, BehaviorTree.CPP skips it too, without `{name}`, which is run here")
    };
    for (node, name) in [
        ("<Inverter _onSuccess=\"n := 3\">SKIPPED</Inverter>", "_onSuccess"),
        ("<WhileDoElse _onSuccess=\"n := 3\"><C/><ForceSuccess>SKIPPED</ForceSuccess><A/></WhileDoElse>", "_onSuccess"),
        ("<IfThenElse _post=\"n := 3\"><C/><A/>SKIPPED</IfThenElse>", "_post"),
        ("<Fallback><Timeout msec=\"9\" _onFailure=\"n := 3\">SKIPPED</Timeout><A/></Fallback>", "_onFailure"),
        ("<Switch2 variable=\"{s}\" case_1=\"a\" case_2=\"b\" _onSuccess=\"n := 3\">SKIPPED<A/><A/></Switch2>", "_onSuccess"),
    ] {
        let node = node.replace("SKIPPED", "<B _skipIf=\"n == 5\"/>") + "<A/>";
        let (_, notes) = imported(&node);
        assert_eq!(notes, [said(name)], "{node}");
        let (_, notes) = imported(&node.replace("_skipIf", "_failureIf"));
        assert_eq!(notes, Vec::<String>::new(), "{node}");
        let (_, notes) = imported(&node.replace(name, "_onHalted"));
        assert!(!notes.contains(&said(name)), "{node}");
    }
}

/// What is skipped within a child is not seen from above it.
#[test]
fn children_that_are_skipped_with_what_they_tick_are_noted() {
    let later = "where a child of this is skipped, BehaviorTree.CPP goes on within the tick; here it may yield first";
    let again = "BehaviorTree.CPP asks a skipped child of this again at each tick, and counts it as done only where \
                 `success_count` is less than 0; here it is done once it was skipped";
    for (kind, said) in [
        ("AsyncSequence", later),
        ("AsyncFallback", later),
        ("SequenceWithMemory", later),
        ("Parallel", again),
        ("ParallelAll", again),
    ] {
        for child in [
            "<Timeout msec=\"0\">SKIPPED</Timeout>",
            "<Inverter>SKIPPED</Inverter>",
            "<WhileDoElse><C/>SKIPPED<A/></WhileDoElse>",
        ] {
            let skipped = child.replace("SKIPPED", "<B _skipIf=\"n == 5\"/>");
            let node = format!("<{kind}>{skipped}<A/></{kind}>");
            let (_, notes) = imported(&node);
            assert!(notes.contains(&said.to_owned()), "{notes:?} of {node}");
            let (_, notes) = imported(&node.replace("_skipIf", "_failureIf"));
            assert_eq!(notes, Vec::<String>::new(), "{node}");
        }
    }
}

/// A count that falls ends a node of the library whose child stays running.
#[test]
fn counts_that_the_child_may_lower_are_noted() {
    let said = "if the number falls to what was done already while the child runs, BehaviorTree.CPP ends this node without halting the child, \
                which goes on where it was when this node starts again; here it is halted";
    for (child, notes) in [
        ("<LoopInt queue=\"1;3\" value=\"{n}\"><A/></LoopInt>", 1),
        ("<Sequence><A/><Script code=\"n -= 1\"/></Sequence>", 1),
        (
            "<Sequence><A/><ScriptCondition code=\"n &gt; 1\"/></Sequence>",
            0,
        ),
        ("<Repeat num_cycles=\"{n}\"><A/></Repeat>", 0),
    ] {
        for around in ["Repeat num_cycles", "RetryUntilSuccessful num_attempts"] {
            let kind = around.split(' ').next().unwrap_or_default();
            let (_, found) = imported(&format!("<{around}=\"{{n}}\">{child}</{kind}>"));
            assert_eq!(found, vec![said; notes], "{around} {child}");
        }
    }
}
