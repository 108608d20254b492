//! Trees from XML.

use bt_core::Status;
use bt_tools::live::Leaves;

#[derive(Default)]
struct Robot {
    did: String,
}

fn leaves() -> Leaves<Robot> {
    Leaves::new().leaf("is_open", |_: &Robot| false).leaf(
        "Open",
        |robot: &mut Robot, speed: f64, words: &str| {
            robot.did = format!("open {speed} {words}");
            Status::Success
        },
    )
}

#[test]
fn a_tree_of_xml_runs() {
    let text = r#"<root BTCPP_format="4" main_tree_to_execute="Door">
    <BehaviorTree ID="Other"><IsOpen/></BehaviorTree>
    <BehaviorTree ID="Door">
        <Fallback> <IsOpen/> <SubTree ID="Inner"/> </Fallback>
    </BehaviorTree>
    <BehaviorTree ID="Inner"> <Open speed="0.5" words="please"/> </BehaviorTree>
</root>"#;
    let mut tree = leaves()
        .xml(text)
        .unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut robot = Robot::default();
    assert_eq!(tree.tick(&mut robot), Status::Success);
    assert_eq!(robot.did, "open 0.5 please");
}

#[test]
fn what_is_wrong_is_said_where_it_stands() {
    let text = r#"<root BTCPP_format="4">
    <BehaviorTree ID="Door">
        <Sequence>
            <IsOpen/>
            <Open speed="0.5" words="a"/>
            <Open speed="0.5" words="{said}"/>
            <Close/>
        </Sequence>
    </BehaviorTree>
</root>"#;
    let problems = leaves()
        .xml(text)
        .expect_err("there is no `Close`, and no blackboard");
    let said: Vec<(&str, &str)> = problems
        .iter()
        .map(|problem| {
            let line = text[problem.range.start..]
                .lines()
                .next()
                .unwrap_or_default();
            (line, problem.message.as_str())
        })
        .collect();
    assert_eq!(
        said,
        [
            (
                r#"<Open speed="0.5" words="{said}"/>"#,
                "this argument is no literal"
            ),
            ("<Close/>", "there is no leaf `close`"),
        ]
    );
    let problems = leaves().xml("<root><Behavior").expect_err("that is no XML");
    assert_eq!(problems.len(), 1);
}
