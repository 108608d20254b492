//! Imports mean what `BehaviorTree.CPP` means by the file, also where that surprises.

use bt_tools::{import::import, xml};
use text::{has_all, on_one_line};

#[path = "imported/notes.rs"]
mod notes;
#[path = "imported/text.rs"]
mod text;

/// The trees of the file on one line, and the notes.
fn imported(nodes: &str) -> (String, Vec<String>) {
    let text = format!(
        r#"<root BTCPP_format="4"><BehaviorTree ID="Main"><Sequence>{nodes}</Sequence></BehaviorTree></root>"#
    );
    let project = xml::read_text("main.xml", &text).unwrap();
    // What nodes were stands above them.
    on_one_line(import(&project).unwrap(), "/// <")
}

#[track_caller]
fn holds(nodes: &str, expected: &[&str]) {
    let (text, notes) = imported(nodes);
    has_all(&text, expected);
    assert_eq!(notes, Vec::<String>::new());
    syn::parse_file(&text).expect("Rust");
}

#[test]
fn types_come_from_all_uses() {
    // A number plus a text is an error there, so what is beside a number is one.
    holds(
        r#"<ScriptCondition code="battery + 5 &gt; 20"/>"#,
        &["pub battery: f64", "{ bb.battery + 5.0 > 20.0 }"],
    );
    holds(
        r#"<Script code="x := y &gt; 3 ? 10 : 2.5"/>"#,
        &["pub x: f64", "bb.x = if bb.y > 3 { 10.0 } else { 2.5 };"],
    );
    holds(
        r#"<Script code="n := 1"/> <ScriptCondition code="n &lt; 2.5"/>"#,
        &["pub n: i64", "{ (bb.n as f64) < 2.5 }"],
    );
    holds(
        r#"<Script code="a := b - 1; c := a"/>"#,
        &["pub a: f64", "pub b: f64", "pub c: f64"],
    );
}

#[test]
fn texts_of_numbers_are_those_of_the_library() {
    holds(
        r#"<Script code="r := 1.5; b := true; i := 3; s := r .. 'a{b}' .. b .. i .. '}'"/>"#,
        &[r#"bb.s = format!("{:.6}a{{b}}{}{}}}", bb.r, u8::from(bb.b), bb.i);"#],
    );
}

#[test]
fn brackets_follow_precedence() {
    holds(
        r#"<ScriptCondition code="(a + 1) * 2 - (b - (c - 1)) &gt; -d &amp;&amp; (e || f) &amp;&amp; g"/>"#,
        &["{ (bb.a + 1.0) * 2.0 - (bb.b - (bb.c - 1.0)) > -bb.d && (bb.e || bb.f) && bb.g }"],
    );
    holds(
        r#"<ScriptCondition code="-2.5 == r"/>"#,
        &["{ f64::abs(-2.5 - bb.r) <= f64::from(f32::EPSILON) }"],
    );
    let long = "game_controller_sub_state=='FREE_KICK' &amp;&amp; game_controller_state=='PLAY'";
    holds(
        &format!(r#"<A _skipIf="{long}"/> <ScriptCondition code="{long}"/>"#),
        &[r#"bb.game_controller_sub_state == "FREE_KICK" && bb.game_controller_state == "PLAY""#],
    );
}

#[test]
fn what_is_to_be_written_may_hold_braces() {
    let (text, notes) = imported(r#"<Script code="n := 'a{b}' * 2"/>"#);
    assert!(text.contains(r#"todo!("{}", "n := 'a{b}' * 2")"#), "{text}");
    assert_eq!(notes.len(), 1);
}

#[test]
fn a_time_of_nothing_is_no_time() {
    holds(
        r#"<Sleep msec="0"/> <Timeout msec="0"><A/></Timeout> <Delay delay_msec="0"><B/></Delay>"#,
        &["sequence< success, { a(&mut bb.robot) }, { b(&mut bb.robot) } >"],
    );
    holds(
        r#"<Timeout msec="{t}"><A/></Timeout>"#,
        &["match bb.t as u64 { 0 => Duration::MAX, time => Duration::from_millis(time) }"],
    );
}

#[test]
fn only_minus_one_is_for_ever_and_entries_are_read_at_every_tick() {
    holds(
        r#"<Repeat num_cycles="-1"><A/></Repeat> <Repeat num_cycles="2.7"><A/></Repeat>"#,
        &[
            "repeat({ a(&mut bb.robot) })",
            "repeat(2, { a(&mut bb.robot) })",
        ],
    );
    holds(
        r#"<Repeat num_cycles="{n}"><A/></Repeat> <RetryUntilSuccessful num_attempts="{n}"><B/></RetryUntilSuccessful>"#,
        &[
            "RepeatBy::new(|bb| bb.n as i64)< { a(&mut bb.robot) } >",
            "RetryBy::new(|bb| bb.n as i64)< { b(&mut bb.robot) } >",
            "while times == -1 || self.done < times {",
        ],
    );
    let (text, notes) = imported(r#"<Repeat num_cycles="-2"><A/></Repeat>"#);
    assert!(
        text.contains("repeat(u32::MIN, { a(&mut bb.robot) })"),
        "{text}"
    );
    let said = "`num_cycles=\"-2\"`: this succeeds at once, and the child is never ticked";
    assert_eq!(notes, [said]);
}

#[test]
fn a_number_that_is_missing_is_an_error() {
    for (node, said) in [
        ("<Repeat><A/></Repeat>", "`Repeat` without `num_cycles`"),
        ("<Timeout><A/></Timeout>", "`Timeout` without `msec`"),
        ("<Delay><A/></Delay>", "`Delay` without `delay_msec`"),
    ] {
        let text = format!(
            r#"<root BTCPP_format="4"><BehaviorTree ID="Main">{node}</BehaviorTree></root>"#
        );
        let project = xml::read_text("main.xml", &text).unwrap();
        let mistakes = import(&project).unwrap_err().to_string();
        assert_eq!(mistakes, format!("main.xml:1:48: {said}\n"));
    }
}

#[test]
fn thresholds_of_nothing_decide_at_once() {
    holds(
        r#"<ParallelAll max_failures="0"><A/><B/></ParallelAll>"#,
        &["force_failure(parallel_all< { a(&mut bb.robot) }, { b(&mut bb.robot) } >)"],
    );
    holds(
        r#"<Parallel success_count="0"><A/><B/></Parallel>"#,
        &["ParallelBy::<2>::new(|_| 0, |_| 1, [|_, _| false, |_, _| false])< { a(&mut bb.robot) }, { b(&mut bb.robot) } >"],
    );
}

#[test]
fn a_skipped_child_is_passed_over_or_asked_again() {
    holds(
        r#"<AsyncSequence><A/><B _skipIf="x"/><C _while="y || z" _failureIf="x"/></AsyncSequence>"#,
        &[
            "InOrder::<3>::new(Status::Success, false, [|_, _| false, |bb, runs| !runs && bb.x, \
             |bb, runs| (runs || !bb.x) && !(bb.y || bb.z)])< { a(&mut bb.robot) }, { b(&mut bb.robot) }, \
             sequence< { !bb.x }, { c(&mut bb.robot) } > >",
        ],
    );
    holds(
        r#"<Parallel success_count="1"><A _skipIf="x" _successIf="y"/><B/></Parallel>"#,
        &["ParallelBy::<2>::new(|_| 1, |_| 1, [|bb, runs| !runs && !bb.y && bb.x, |_, _| false])<"],
    );
    holds(
        r#"<ParallelAll max_failures="{n}"><A/></ParallelAll>"#,
        &["ParallelAllBy::<1>::new(|bb| bb.n as i64, [|_, _| false])< { a(&mut bb.robot) } >"],
    );
    // What comes first there is asked first.
    holds(
        r#"<A _skipIf="x" _failureIf="y"/> <B/>"#,
        &["fallback< { !bb.y && bb.x }, sequence< { !bb.y }, { a(&mut bb.robot) } > >"],
    );
}

#[test]
fn a_switch_compares_numbers_and_texts() {
    holds(
        r#"<Script code="t := 'x'; n := 5"/>
           <Switch2 variable="{t}" case_1="1" case_2="x"><A/><B/><C/></Switch2>
           <Repeat num_cycles="{n}"><A/></Repeat> <Switch2 variable="{n}" case_1="5" case_2="1e3"><A/><B/><C/></Switch2>"#,
        &[
            r#"it if same(it, "1") => {"#,
            r#""x" => {"#,
            "5 => {",
            "1000 => {",
            "fn same(value: &str, case: &str) -> bool {",
        ],
    );
    // Up to 4.9, 5.7 is met by 5, and 5 by 5.9.
    let (text, notes) = imported(
        r#"<Script code="d := 5.7"/> <Switch2 variable="{d}" case_1="5" case_2="x"><A/><B/><C/></Switch2>
           <Repeat num_cycles="{n}"><A/></Repeat> <Switch2 variable="{n}" case_1="5.9" case_2="5.0"><A/><B/><C/></Switch2>"#,
    );
    let cases = [
        r#"it if same(&format!("{it:.6}"), "5") => {"#,
        "_ if false => {",
        "5 => {",
    ];
    has_all(&text, &cases);
    let said = |case: &str| notes.iter().any(|note| note.starts_with(case));
    assert!(
        said("`case_1=\"5\"`") && said("`case_1=\"5.9\"`"),
        "{notes:?}"
    );
}

#[test]
fn names_of_enumerations_have_their_values_once_they_are_given() {
    let node = r#"<Script code="colour := RED"/> <Switch2 variable="{colour}" case_1="RED" case_2="GREEN"><A/><B/><C/></Switch2>"#;
    let (_, notes) = imported(node);
    let said = |name: &str| {
        format!("`{name}` is of an enumeration, and its value is not in the file: `--enum {name}=…` says it")
    };
    assert_eq!(notes, [said("RED"), said("GREEN"), said("RED")]);
    let text = format!(
        r#"<root BTCPP_format="4"><BehaviorTree ID="Main"><Sequence>{node}</Sequence></BehaviorTree></root>"#
    );
    let project = xml::read_text("main.xml", &text).unwrap();
    let enums = [("RED".to_owned(), 0), ("GREEN".to_owned(), 7)];
    let imported = bt_tools::import::import_with(&project, &enums.into()).unwrap();
    assert!(imported.notes.is_empty(), "{:?}", imported.notes);
    assert!(imported
        .without_stubs()
        .contains("pub const GREEN: i64 = 7;"));
}

#[test]
fn what_a_tree_changes_its_literal_to_stays() {
    let text = r#"<root BTCPP_format="4"><BehaviorTree ID="Main"><Sequence>
        <SubTree ID="Sub" y="a"/> <SubTree ID="Sub" y="c"/></Sequence></BehaviorTree>
        <BehaviorTree ID="Sub"><Script code="y := y .. 'b'"/></BehaviorTree></root>"#;
    let imported = import(&xml::read_text("main.xml", text).unwrap()).unwrap();
    let expected = [
        "sub_1_y: \"a\".to_owned(),",
        "sub_2_y: \"c\".to_owned(),",
        "impl Default for Blackboard {",
        "{ bb.sub_2_y = format!(\"{}b\", bb.sub_2_y); true }",
    ];
    has_all(&imported.text, &expected);
    assert!(imported.notes.is_empty());
}

#[test]
fn what_follows_an_end_that_never_comes_compiles() {
    holds(
        r#"<Fallback><Sequence><Sleep msec="5"/></Sequence><A/></Fallback>
           <KeepRunningUntilFailure><A/></KeepRunningUntilFailure> <B/>"#,
        &[
            "fallback< force_success(sequence< wait(5ms) >), { a(&mut bb.robot) } >",
            "force_failure(keep_running_until_failure({ a(&mut bb.robot) })), { b(&mut bb.robot) }",
        ],
    );
}

#[test]
fn lists_may_be_json() {
    holds(
        r#"<LoopString queue="json:[&quot;a&quot;, &quot;b;c&quot;]" value="{v}"><A/></LoopString>
           <LoopInt queue="json:[]" value="{n}"><A/></LoopInt> <LoopDouble queue="json:[1, 2.5]" value="{d}"><A/></LoopDouble>"#,
        &[
            r#"vec!["a".to_owned(), "b;c".to_owned()]"#,
            "vec![].get(self.next)",
            "vec![1.0, 2.5]",
        ],
    );
}

#[test]
fn outputs_of_format_3_name_their_entries() {
    let text = r#"<root><BehaviorTree ID="Main"><Sequence><Locate x="px"/><Drive x="{px}"/></Sequence></BehaviorTree>
        <TreeNodesModel><Action ID="Locate"><output_port name="x" type="double"/></Action></TreeNodesModel></root>"#;
    let imported = import(&xml::read_text("main.xml", text).unwrap()).unwrap();
    assert!(imported.notes.is_empty(), "{:?}", imported.notes);
    assert!(
        imported
            .text
            .contains("{ locate(&mut bb.robot, &mut bb.px) }"),
        "{}",
        imported.text
    );
}

#[test]
fn a_node_that_is_skipped_with_its_children_is_halted_there() {
    let (_, notes) =
        imported(r#"<ForceSuccess _onHalted="x := 1"><A _skipIf="y"/></ForceSuccess>"#);
    assert!(
        notes
            .iter()
            .any(|note| note.contains("leaves this node running and halts it later")),
        "{notes:?}"
    );
}

#[test]
fn labels_hide_no_constants() {
    holds(
        r#"<Sequence name="Info"><A/></Sequence> <Fallback name="Shape"><A/></Fallback>"#,
        &["info_: sequence<", "shape_: fallback<"],
    );
}

#[test]
fn what_is_not_the_same_is_said() {
    for (node, said) in [
        (
            r#"<SetBlackboard output_key="{k}" value="1"/>"#,
            "writes to the entry that the text in `k` names",
        ),
        (
            r#"<Script code="k := 1"/> <SetBlackboard output_key="k" value="2"/>"#,
            "leaves an entry that a script sets, too, without a value",
        ),
        (
            r#"<Script code="n := 10 - 4 - 3"/>"#,
            "up to BehaviorTree.CPP 4.8 `a - b - c` is `a - (b - c)`",
        ),
        (
            "<IfThenElse><Action ID=\"A\"/><B/></IfThenElse>",
            "if `A` keeps a state (a StatefulActionNode), BehaviorTree.CPP asks it once",
        ),
        (
            r#"<WhileDoElse><C _skipIf="x"/><B/></WhileDoElse>"#,
            "where its condition is skipped, BehaviorTree.CPP throws",
        ),
    ] {
        let (_, notes) = imported(node);
        assert!(
            notes.iter().any(|note| note.contains(said)),
            "{node}: {notes:?}"
        );
    }
}

#[test]
fn the_end_of_a_loop_is_what_is_said_of_an_empty_one() {
    holds(
        r#"<LoopInt queue="1;2" value="{v}" if_empty="FAILURE"><A/></LoopInt>"#,
        &["force_failure(ForEach::<EachV>::new(EachV::new())< { a(&mut bb.robot) } >)"],
    );
}

#[test]
fn what_has_no_effect_is_said() {
    let text = r#"<root BTCPP_format="4"><BehaviorTree ID="Main" speed="3"><A a.b="1"/></BehaviorTree></root>"#;
    let project = xml::read_text("main.xml", text).unwrap();
    let notes: Vec<&str> = project
        .notes
        .iter()
        .map(|note| note.message.as_str())
        .collect();
    assert_eq!(
        notes,
        [
            "`speed` of `<BehaviorTree>` has no effect in BehaviorTree.CPP; in py_trees it is a default",
            "`a.b` has a dot, which versions after 4.8 do not allow in the name of a port",
        ]
    );
}

#[test]
fn a_tree_that_is_used_twice_in_each_of_many_is_looked_at_once() {
    let mut text = r#"<root BTCPP_format="4"><BehaviorTree ID="T0"><A/></BehaviorTree>"#.to_owned();
    for number in 1..60 {
        let inner = format!(r#"<SubTree ID="T{}"/>"#, number - 1);
        let tree = format!("<Sequence>{inner}{inner}</Sequence>");
        for part in [format!("<BehaviorTree ID=\"T{number}\">"), tree] {
            text += &part;
        }
        text += "</BehaviorTree>";
    }
    let project = xml::read_text("main.xml", &(text + "</root>")).unwrap();
    let imported = import(&project).unwrap().text;
    assert_eq!(imported.matches("T58::new()").count(), 2);
}
