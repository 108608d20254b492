//! Importing: the text is as it was reviewed, and it compiles, since it is compiled here.

use std::path::Path;
use std::process::Command;

#[path = "imported/door.rs"]
#[allow(dead_code, missing_docs, clippy::all, clippy::pedantic)]
// As it is, before the user goes over it.
mod door;

#[path = "imported/robot.rs"]
#[allow(dead_code, missing_docs, clippy::all, clippy::pedantic)]
// As it is, before the user goes over it.
mod robot;

fn imported(file: &str) -> (String, String) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/imported");
    let output = Command::new(env!("CARGO_BIN_EXE_cargo-quickbeam"))
        .args(["import", file])
        .current_dir(folder)
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr))
}

#[test]
fn the_text_is_as_reviewed() {
    let (robot, notes) = imported("robot.xml");
    assert_eq!(robot, include_str!("imported/robot.rs"));
    let expected = "\
note: robot.xml:21:17: every child may be skipped, and then this node is SKIPPED in BehaviorTree.CPP
";
    assert_eq!(notes, expected);
    let (door, notes) = imported("door.xml");
    assert_eq!(door, include_str!("imported/door.rs"));
    assert_eq!(notes, "");
}

#[test]
fn trees_are_made_and_idle() {
    assert!(!robot::Main::new().is_running());
    assert!(!robot::Drive::new("calm", 0.5).is_running());
    assert!(!door::MainTree::new().is_running());
}

#[test]
fn what_cannot_be_written_is_refused_all_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("x.xml");
    let text = r#"<root BTCPP_format="4"><BehaviorTree ID="A"><Sequence>
  <Parallel success_count="3"><a/><b/></Parallel>
  <Repeat num_cycles="many"><a/></Repeat>
  <Script/>
</Sequence></BehaviorTree></root>"#;
    std::fs::write(&file, text).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_cargo-quickbeam"))
        .arg("import")
        .arg(&file)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    let said = said.replace(&file.display().to_string(), "x.xml");
    let expected = "\
error: x.xml:2:3: `success_count` is 3, of 2 children: BehaviorTree.CPP throws
error: x.xml:3:11: `num_cycles=\"many\"` is no integer
error: x.xml:4:3: `Script` without `code`
";
    assert_eq!(said, expected);
    assert!(output.stdout.is_empty());
}

#[test]
fn the_handler_of_a_try_catch_is_ticked_on_a_halt() {
    let imported = |handler: &str| {
        let text = format!(
            r#"<root BTCPP_format="4"><BehaviorTree ID="Main">
                <TryCatch catch_on_halt="true"> <Action ID="Try"/> <Action ID="Go"/> {handler} </TryCatch>
            </BehaviorTree></root>"#
        );
        let project = bt_tools::xml::read_text("main.xml", &text).unwrap();
        let imported = bt_tools::import::import(&project).unwrap();
        let lines = imported
            .text
            .lines()
            .filter(|line| !line.trim_start().starts_with("/// <"));
        let text: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
        let text = text.join(" ").replace("( ", "(").replace(" )", ")");
        (text, imported.notes.len())
    };
    let (text, notes) = imported(r#"<Action ID="Stop"/>"#);
    assert!(
        text.contains("try_catch(on_halt = handler)< {")
            && text.contains("{ stop(&mut bb.robot) } >"),
        "{text}"
    );
    assert_eq!(notes, 0);
    let (text, notes) = imported("<AlwaysSuccess/>");
    assert!(
        text.contains("try_catch(on_halt = handler)< {") && text.contains("{ true } >"),
        "{text}"
    );
    assert_eq!(notes, 0);
    let (text, notes) = imported(r#"<Inverter> <Action ID="Stop"/> </Inverter>"#);
    assert!(
        text.contains("try_catch(on_halt = handler)< {")
            && text.contains("invert({ stop(&mut bb.robot) }) >"),
        "{text}"
    );
    assert_eq!(notes, 0);
}
