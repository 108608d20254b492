//! Reading XML: both notations, all mistakes at once, each with its place.

use bt_tools::xml::{self, Category};

fn mistakes(text: &str) -> String {
    xml::read_text("x.xml", text).unwrap_err().to_string()
}

#[test]
fn both_notations_say_the_same() {
    let text = r#"<root BTCPP_format="4" main_tree_to_execute="A">
        <!-- the tree -->
        <BehaviorTree ID="A">
            <Control ID="Sequence" name="all">
                <!-- first -->
                <Action ID="Go" to="{place}" _skipIf="there" _collapsed="true"/>
                <Go to="home"/>
                <SubTree ID="B" _autoremap="true" x="{y}"/>
                <!-- last -->
            </Control>
        </BehaviorTree>
        <BehaviorTree ID="B"><Near/></BehaviorTree>
        <TreeNodesModel>
            <Condition ID="Near"><input_port name="d" type="double" default="0.5">metres</input_port></Condition>
        </TreeNodesModel>
    </root>"#;
    let project = xml::read_text("x.xml", text).unwrap();
    assert_eq!(project.main.as_deref(), Some("A"));
    let tree = project.tree("A").unwrap();
    assert_eq!(tree.comments, ["the tree"]);
    let all = &tree.root;
    assert_eq!(
        (all.kind.as_str(), all.name.as_deref()),
        ("Sequence", Some("all"))
    );
    assert_eq!(all.last_comments, ["last"]);
    let [explicit, compact, subtree] = &all.children[..] else {
        panic!("three children")
    };
    assert_eq!(
        (&explicit.kind, &compact.kind),
        (&"Go".to_owned(), &"Go".to_owned())
    );
    assert_eq!(explicit.comments, ["first"]);
    assert_eq!(explicit.port("to").unwrap().value, "{place}");
    assert_eq!(explicit.condition("_skipIf").unwrap().value, "there");
    assert_eq!(explicit.other[0].name, "_collapsed");
    assert_eq!((explicit.place.line, explicit.place.column), (6, 17));
    assert_eq!(
        (compact.port("to").unwrap().place.line, compact.place.line),
        (7, 7)
    );
    assert_eq!(subtree.category, Some(Category::SubTree));
    let near = project.model("Near", false).unwrap();
    assert_eq!(near.ports[0].default.as_deref(), Some("0.5"));
    assert_eq!(near.ports[0].description, "metres");
    // The model says what the tag does not.
    let b = &project.tree("B").unwrap().root;
    assert_eq!(b.category, Some(Category::Condition));
}

#[test]
fn all_mistakes_are_told_each_with_its_place() {
    let text = r#"<root BTCPP_format="4">
  <BehaviorTree ID="A">
    <Sequence>
      <Inverter><a/><b/></Inverter>
      <Action name="nameless"/>
      words
      <Sleep seconds="3"/>
      <SubTree ID="A"/>
      <Fallback/>
    </Sequence>
  </BehaviorTree>
  <BehaviorTree ID="B"><a/></BehaviorTree>
  <BehaviorTree><a/></BehaviorTree>
</root>"#;
    let expected = "\
x.xml:4:7: `Inverter` takes one child, and has 2
x.xml:5:7: `<Action>` without `ID`
x.xml:7:14: `Sleep` has no port `seconds`: it has `msec`
x.xml:8:7: tree `A` holds itself
x.xml:9:7: `Fallback` takes at least one child, and has 0
x.xml:13:3: `<BehaviorTree>` without `ID`
";
    assert_eq!(mistakes(text), expected);
}

#[test]
fn what_the_library_loads_is_loaded_with_a_note() {
    let text = r#"<root BTCPP_format="4">
  <BehaviorTree ID="A"><Sequence><a/> words</Sequence></BehaviorTree>
  <BehaviorTree ID="A"><b/></BehaviorTree>
  <Tree/>
</root>"#;
    let project = xml::read_text("x.xml", text).unwrap();
    assert_eq!(project.trees.len(), 1);
    assert_eq!(project.tree("A").unwrap().root.kind, "b");
    let notes: Vec<String> = project
        .notes
        .iter()
        .map(|note| format!("{}: {}", project.show(note.place), note.message))
        .collect();
    assert_eq!(
        notes,
        [
            "x.xml:2:39: text between elements has no effect: `words`",
            "x.xml:3:3: a second tree `A`: it takes the place of the first, at x.xml:2:3",
            "x.xml:4:3: `<Tree>` is not known here, and has no effect: `<root>` holds `<include>`, \
             `<BehaviorTree>` and `<TreeNodesModel>`",
        ]
    );
}

#[test]
fn raw_signs_are_taken_as_the_library_takes_them() {
    let text = r#"<root BTCPP_format="4"><!-- a && b -->
  <BehaviorTree ID="A"><Sequence><ScriptCondition code="a && b < 3 &amp;&amp; c" x.="é"/>
    <Sleep seconds="1"/></Sequence></BehaviorTree>
</root>"#;
    // The places are those of the file.
    assert_eq!(mistakes(text), "x.xml:2:82: `ScriptCondition` has no port `x.`: it has `code`\nx.xml:3:12: `Sleep` has no port `seconds`: it has `msec`\n");
    let text = text
        .replace(r#"seconds="1""#, r#"msec="1""#)
        .replace(" x.=\"é\"", "");
    let project = xml::read_text("x.xml", &text).unwrap();
    let root = &project.trees[0].root;
    assert_eq!(
        root.children[0].port("code").unwrap().value,
        "a && b < 3 && c"
    );
    let notes: Vec<String> = project
        .notes
        .iter()
        .map(|note| project.show(note.place))
        .collect();
    assert_eq!(notes, ["x.xml:2:59"]);
    assert!(project.notes[0]
        .message
        .contains("a `&` or `<` that XML has as"));
    // What is no XML otherwise stays so.
    assert!(mistakes("<root a=\"&&\"><b></root>").contains("not well-formed"));
}

#[test]
fn what_is_nested_too_deeply_is_said_once() {
    let nested = |depth: usize| {
        let (open, close) = ("<Inverter>".repeat(depth), "</Inverter>".repeat(depth));
        format!(
            r#"<root BTCPP_format="4"><BehaviorTree ID="A">{open}<a/>{close}</BehaviorTree></root>"#
        )
    };
    let project = xml::read_text("x.xml", &nested(255)).unwrap();
    // Each node doubled the time once.
    let imported = bt_tools::import::import(&project).unwrap();
    assert!(imported.text.contains("invert(invert("));
    let said = mistakes(&nested(257));
    assert!(
        said.ends_with("nodes inside one another, more than 256\n"),
        "{said}"
    );
    assert_eq!(said.lines().count(), 1);
}

#[test]
fn what_is_no_xml_is_refused_at_its_place() {
    let text = "<root>\n  <BehaviorTree ID=\"A\">\n  </root>";
    assert_eq!(
        mistakes(text),
        "x.xml:3:3: not well-formed XML: expected 'BehaviorTree' tag, not 'root'\n"
    );
}

#[test]
fn names_of_format_3_are_read_as_those_of_format_4() {
    let text = r#"<root><BehaviorTree ID="A"><SequenceStar>
        <RetryUntilSuccesful num_attempts="3"><a/></RetryUntilSuccesful>
        <SubTree ID="B" inner="outer" __shared_blackboard="true"/>
        <SubTreePlus ID="B" text="literal" key="{key}" __autoremap="1"/>
        <Parallel threshold="1"><a/><b/></Parallel>
    </SequenceStar></BehaviorTree></root>"#;
    let project = xml::read_text("x.xml", text).unwrap();
    assert!(project.old_format);
    let root = &project.trees[0].root;
    assert_eq!(root.kind, "SequenceWithMemory");
    assert_eq!(root.children[0].kind, "RetryUntilSuccessful");
    assert_eq!(root.children[1].port("inner").unwrap().value, "{outer}");
    assert_eq!(root.children[1].other[0].name, "_autoremap");
    assert_eq!(root.children[2].port("text").unwrap().value, "literal");
    assert_eq!(root.children[3].ports[0].name, "success_count");
}

#[test]
fn includes_are_read_from_beside_the_file_and_only_once() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    std::fs::create_dir(folder.path().join("more")).unwrap();
    let main = r#"<root BTCPP_format="4"><include path="more/b.xml"/>
        <include path="more/missing.xml"/>
        <BehaviorTree ID="A"><SubTree ID="B"/></BehaviorTree></root>"#;
    write("a.xml", main);
    let inner = r#"<root BTCPP_format="4"><include path="../a.xml"/>
        <BehaviorTree ID="B"><b/></BehaviorTree></root>"#;
    write("more/b.xml", inner);
    let mistakes = xml::read_files(&[folder.path().join("a.xml")]).unwrap_err();
    assert_eq!(mistakes.mistakes.len(), 1, "{mistakes}");
    assert_eq!(mistakes.mistakes[0].place.line, 2);
    write("more/missing.xml", r#"<root BTCPP_format="4"/>"#);
    let project = xml::read_files(&[folder.path().join("a.xml")]).unwrap();
    let trees: Vec<_> = project.trees.iter().map(|tree| tree.id.as_str()).collect();
    assert_eq!(trees, ["A", "B"]);
}

#[test]
fn packages_and_absolute_paths_are_found_where_they_are_said_to_be() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("trees")).unwrap();
    let inner = r#"<root BTCPP_format="4"><BehaviorTree ID="B"><b/></BehaviorTree></root>"#;
    std::fs::write(folder.path().join("trees/b.xml"), inner).unwrap();
    for include in [
        r#"ros_pkg="robot" path="trees/b.xml""#,
        r#"path="/trees/b.xml""#,
    ] {
        let text = format!(
            r#"<root BTCPP_format="4"><include {include}/><BehaviorTree ID="A"><SubTree ID="B"/></BehaviorTree></root>"#
        );
        let main = folder.path().join("a.xml");
        std::fs::write(&main, text).unwrap();
        let mistakes = xml::read_files(std::slice::from_ref(&main))
            .unwrap_err()
            .to_string();
        assert!(
            mistakes.contains("--package robot=DIR") || mistakes.contains("--root DIR"),
            "{mistakes}"
        );
        let includes = xml::Options {
            packages: [("robot".to_owned(), folder.path().to_owned())].into(),
            root: Some(folder.path().to_owned()),
            ..xml::Options::default()
        };
        let project = xml::read_files_with(&[main], includes).unwrap();
        assert!(project.tree("B").is_some());
        assert!(project.notes[0].message.contains("is read from"));
    }
}

#[test]
fn what_the_library_writes_of_its_models_is_read_without_a_mistake() {
    let text = include_str!("vectors/door_source.xml");
    let project = xml::read_text("door.xml", text).unwrap();
    assert_eq!(project.trees.len(), 2);
    let text = include_str!("vectors/door_fulltree_builtin_models.xml");
    let project = xml::read_text("door.xml", text).unwrap();
    assert_eq!(project.model("Parallel", false).unwrap().ports.len(), 2);
}
