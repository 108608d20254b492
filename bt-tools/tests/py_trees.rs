//! Files of `py_trees` mean what it makes of them, and trees are written for it.

use bt_tools::export::to_py_trees;
use bt_tools::import::import;
use bt_tools::source::{described, File};
use bt_tools::xml::{read_files_with, Mistakes, Options, Project};
use text::{has_all, on_one_line};

#[path = "imported/text.rs"]
mod text;

fn read(name: &str, text: &str) -> Result<Project, Mistakes> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    std::fs::write(&path, text).unwrap();
    let options = Options {
        py_trees: true,
        ..Options::default()
    };
    read_files_with(&[path], options)
}

/// The tree of this node on one line, and the notes.
fn imported(node: &str) -> (String, Vec<String>) {
    let text = format!(
        r#"<root main_tree_to_execute="Main"><BehaviorTree ID="Main">{node}</BehaviorTree></root>"#
    );
    let project = read("main.xml", &text).unwrap_or_else(|it| panic!("{it}"));
    on_one_line(import(&project).unwrap(), "//")
}

#[track_caller]
fn means(node: &str, expected: &str, said: &[&str]) {
    let (text, notes) = imported(node);
    has_all(&text, &[expected]);
    assert_eq!(notes, said);
}

#[test]
fn memory_is_true_where_it_says_true() {
    means(
        "<sequence><A/></sequence>",
        "sequence< { a(&mut bb.robot) } >",
        &[],
    );
    means(
        r#"<Selector memory="True"><A/></Selector>"#,
        "fallback< { a(&mut bb.robot) } >",
        &[],
    );
    means(
        r#"<fallback memory="false"><A/></fallback>"#,
        "reactive_fallback<",
        &[],
    );
    let said = "`memory=\"1\"` is false in py_trees: only `true` is true";
    means(
        r#"<Sequence memory="1"><A/></Sequence>"#,
        "reactive_sequence<",
        &[said],
    );
}

#[test]
fn parallel_goes_by_its_policy_alone() {
    means(
        r#"<Parallel success_count="2"><A/><B/></Parallel>"#,
        "parallel(success = 1, failure = 1, each = tick)< { a(&mut bb.robot) }, { b(&mut bb.robot) } >",
        &[
            "without `policy` one success is enough in py_trees",
            "`success_count` of `Parallel` has no effect in py_trees",
        ],
    );
    let said = "py_trees ticks all children before one that fails decides; here it decides at once";
    means(
        r#"<Parallel policy="success_on_all"><A/><B/></Parallel>"#,
        "parallel< {",
        &[said],
    );
}

#[test]
fn decorators_are_those_of_py_trees() {
    for (node, expected) in [
        (
            "<FailureIsSuccess><A/></FailureIsSuccess>",
            "force_success({",
        ),
        (
            "<successisrunning><A/></successisrunning>",
            "keep_running_until_failure({",
        ),
        (
            "<FailureIsRunning><A/></FailureIsRunning>",
            "retry(yield = always, {",
        ),
        (
            r#"<Retry num_failures="3"><A/></Retry>"#,
            "retry(3, yield = always, {",
        ),
        (
            r#"<Retry num_failures="0"><A/></Retry>"#,
            "retry(1, yield = always, {",
        ),
        (
            r#"<Repeat num_success="-1"><A/></Repeat>"#,
            "repeat(yield = always, {",
        ),
        (
            r#"<OneShot policy="ON_COMPLETION"><A/></OneShot>"#,
            "run_once({",
        ),
        (
            r#"<Condition status="FAILURE"><A/></Condition>"#,
            "retry(yield = always, invert({",
        ),
        (
            "<Sequence><Count><A/></Count></Sequence>",
            "sequence< { a(&mut bb.robot) } >",
        ),
    ] {
        means(node, expected, &[]);
    }
    for (node, said) in [
        (
            r#"<Retry num_attempts="3"><A/></Retry>"#,
            "main.xml:1:64: `Retry` without `num_failures`",
        ),
        (
            "<RunningIsFailure><A/></RunningIsFailure>",
            "main.xml:1:64: `RunningIsFailure` of py_trees is nothing here",
        ),
        (
            r#"<Inverter x="1"><A/></Inverter>"#,
            "main.xml:1:74: py_trees refuses `x` of `Inverter`",
        ),
    ] {
        let text = format!(
            r#"<root main_tree_to_execute="Main"><BehaviorTree ID="Main">{node}</BehaviorTree></root>"#
        );
        let mistakes = read("main.xml", &text).unwrap_err().to_string();
        assert!(
            mistakes
                .trim_end()
                .ends_with(said.split_once(": ").unwrap().1),
            "{mistakes}"
        );
    }
}

#[test]
fn trees_have_defaults() {
    let text = r#"<root main_tree_to_execute="Main"><BehaviorTree ID="Main" far="7">
        <Sequence><Drive to="{far}"/><SubTree ID="Sub"/><SubTree ID="Sub" speed="2"/></Sequence></BehaviorTree>
        <BehaviorTree ID="Sub" speed="3"><Drive to="{speed}"/></BehaviorTree></root>"#;
    let imported = import(&read("main.xml", text).unwrap()).unwrap();
    has_all(
        &imported.text,
        &["Sub::new(3)", "Sub::new(2)", "{ drive(&mut bb.robot, 7) }"],
    );
    assert!(imported.notes.is_empty());
}

#[test]
fn a_class_may_be_called_as_a_kind_of_another_library() {
    let said = "`Sleep` is a class of yours in py_trees, and a kind of BehaviorTree.CPP: here it is `SleepNode`";
    means("<Sleep/>", "{ sleep_node(&mut bb.robot) }", &[said]);
}

#[test]
fn trees_are_written_for_py_trees() {
    let text = "behavior_tree! {
        tree Main(h: &mut Hero) {
            reactive_sequence<
                fallback< is_open, knock: retry(3, yield = always, open) >,
                run_once(!close),
                Rounds::new(),
                parallel(success = 1, failure = 1, each = tick)< near, timeout(1.5s, Walk::new()) >
            >
        }
        tree Rounds(h: &mut Hero) { repeat(yield = always, walk(3)) }
    }";
    let trees = described(&File::new("main.rs", text)).unwrap();
    let written = to_py_trees(&trees);
    assert_eq!(
        written.notes,
        [
            "`timeout(1.5s, …)` in `Main`: py_trees ticks the child once more when the time is up",
            "`walk(3)` in `Rounds`: its arguments are left out",
        ]
    );
    assert_eq!(written.missing, Vec::<String>::new());
    let expected = r#"<root main_tree_to_execute="Main">
    <BehaviorTree ID="Main">
        <Sequence memory="false">
            <Selector memory="true">
                <IsOpen/>
                <Retry num_failures="3" name="knock">
                    <Open/>
                </Retry>
            </Selector>
            <OneShot policy="ON_COMPLETION">
                <Inverter>
                    <Close/>
                </Inverter>
            </OneShot>
            <SubTree ID="Rounds"/>
            <Parallel policy="success_on_one">
                <Near/>
                <Timeout duration="1.5">
                    <Walk/>
                </Timeout>
            </Parallel>
        </Sequence>
    </BehaviorTree>
    <BehaviorTree ID="Rounds">
        <Repeat num_success="-1">
            <Walk/>
        </Repeat>
    </BehaviorTree>
</root>
"#;
    assert_eq!(written.xml, expected);
}

#[test]
fn what_py_trees_has_not_is_named() {
    let text = "behavior_tree! { tree Main(h: &mut Hero) { sequence< { h.up() }, wait(2s), cooldown(1s, go) > } }";
    let written = to_py_trees(&described(&File::new("main.rs", text)).unwrap());
    assert_eq!(
        written.missing,
        [
            "`{ h.up() }` in `Main`: py_trees has no such node",
            "`wait(2s)` in `Main`: py_trees has no such node",
            "`cooldown(1s, …)` in `Main`: py_trees has no such node",
        ]
    );
}
