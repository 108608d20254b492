//! Files from anywhere, small ones that ask for much: each is refused with a message, in little time and memory.

use bt_core::info::{Kind, Leaf, Mode, Node, Times, TreeInfo, Yield};
use bt_tools::btlog::{Log, NodeStatus, Replay, Transition};
use bt_tools::import::import;
use bt_tools::record::{Encoder, Entry, Mark, Operation, Recorder, Recording};
use bt_tools::timeline::{Fleet, Stream};
use bt_tools::wire::Receiver;
use bt_tools::xml::{read_files, read_text, refuse_rust};
use std::fmt::Write;

fn tree(id: &str, inner: &str) -> String {
    format!("<BehaviorTree ID=\"{id}\">{inner}</BehaviorTree>\n")
}

fn root(trees: &str) -> String {
    format!("<root BTCPP_format=\"4\">\n{trees}</root>")
}

fn refused(text: &str) -> String {
    read_text("x.xml", text)
        .expect_err("it is too much")
        .to_string()
}

/// Each tree in the next, so many.
fn chain(length: usize) -> String {
    let mut trees = String::new();
    for number in 0..length {
        let inner = format!("<SubTree ID=\"T{}\"/>", number + 1);
        trees += &tree(&format!("T{number}"), &inner);
    }
    root(&(trees + &tree(&format!("T{length}"), "<AlwaysSuccess/>")))
}

#[test]
fn trees_too_deep_in_one_another_are_refused() {
    let project = read_text("x.xml", &chain(100)).expect("it is not deep");
    assert_eq!(import(&project).expect("it is not deep").counts.nodes, 101);
    assert!(refused(&chain(200)).contains("trees in one another, more than 128"));
    assert!(refused(&chain(20_000)).contains("more than 4096 trees"));
    let mut cycle = String::new();
    for number in 0..1_000 {
        let inner = format!("<SubTree ID=\"T{}\"/>", (number + 1) % 1_000);
        cycle += &tree(&format!("T{number}"), &inner);
    }
    let said = refused(&root(&cycle));
    assert!(said.contains("tree `T0` holds itself"));
    assert!(said.lines().count() < 50);
}

#[test]
fn nodes_too_deep_in_one_another_are_refused() {
    let deep = ["<Inverter>".repeat(60_000), "</Inverter>".repeat(60_000)].concat();
    assert!(refused(&root(&tree("T", &deep))).contains("nodes inside one another, more than 256"));
}

/// A tree whose two uses are tied to two entries is written twice: in a chain, twice as often at each link.
#[test]
fn trees_that_double_at_each_link_are_refused() {
    let chain = |length: usize| {
        let mut trees = String::new();
        for number in 0..length {
            let next = number + 1;
            let inner = format!(
                "<Sequence><SubTree ID=\"T{next}\" a=\"{{a}}\" b=\"{{b}}\"/>\
                 <SubTree ID=\"T{next}\" a=\"{{p{number}}}\" b=\"{{a}}\"/></Sequence>"
            );
            trees += &tree(&format!("T{number}"), &inner);
        }
        let last = "<Script code=\"a := b\"/>";
        root(&(trees + &tree(&format!("T{length}"), last)))
    };
    let few = read_text("x.xml", &chain(3)).expect("it is right");
    assert!(import(&few).is_ok());
    let many = read_text("x.xml", &chain(60)).expect("it is right");
    let said = import(&many).expect_err("they are too many").to_string();
    assert!(said.contains("more than 4096 trees"), "{said}");
}

#[test]
fn entities_are_refused_and_other_declarations_are_not() {
    let declared = "<!DOCTYPE root [ <!ENTITY a \"much\"> ]><root>&a;</root>";
    assert!(refused(declared).contains("entities of its own"));
    let text = format!("<!DOCTYPE root>{}", root(&tree("T", "<AlwaysSuccess/>")));
    assert!(read_text("x.xml", &text).is_ok());
    assert!(refused(&" ".repeat((16 << 20) + 1)).contains("more than 16 MiB"));
}

#[test]
fn includes_are_files_beside_and_come_to_an_end() {
    let directory = tempfile::tempdir().expect("a directory");
    let at = |name: &str| directory.path().join(name);
    let write = |name: &str, include: &str| {
        let text = root(&format!("<include path=\"{include}\"/>"));
        std::fs::write(at(name), text).expect("it is writable");
    };
    let said = |name: &str| read_files(&[at(name)]).map_err(|mistakes| mistakes.to_string());
    write("absolute.xml", "/dev/zero");
    assert!(said("absolute.xml")
        .expect_err("absolute")
        .contains("is an absolute path"));
    std::fs::create_dir(at("inner")).expect("it is writable");
    write("directory.xml", "inner");
    assert!(said("directory.xml")
        .expect_err("none")
        .contains("it is no file"));
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("/dev/zero", at("zero")).expect("it is writable");
        write("device.xml", "zero");
        assert!(said("device.xml")
            .expect_err("none")
            .contains("it is no file"));
    }
    write("round.xml", "round.xml");
    assert!(said("round.xml").is_ok());
    for number in 0..1_100 {
        write(&format!("{number}.xml"), &format!("{}.xml", number + 1));
    }
    assert!(said("0.xml")
        .expect_err("many")
        .contains("more than 1000 files"));
}

#[test]
fn code_in_a_file_can_be_refused() {
    let text = root(&tree("T", "<Action ID=\"A\" _rust=\"{ boom() }\"/>"));
    let project = read_text("x.xml", &text).expect("it is right");
    let said = refuse_rust(&project).expect_err("it has code").to_string();
    assert_eq!(
        said,
        "x.xml:2:37: `_rust` is code, which is not taken from this file\n"
    );
    let plain = root(&tree("T", "<Action ID=\"A\"/>"));
    assert!(refuse_rust(&read_text("x.xml", &plain).expect("it is right")).is_ok());
}

#[test]
fn logs_with_long_names_take_lines_of_a_length() {
    let name = "ä".repeat(70_000);
    let change = |time| Transition {
        time,
        node: 1,
        status: if time % 2 == 0 {
            NodeStatus::Running
        } else {
            NodeStatus::Idle
        },
    };
    let log = Log {
        xml: root(&tree("T", &format!("<A name=\"{name}\" _uid=\"1\"/>"))),
        start: 0,
        transitions: (0..100).map(change).collect(),
    };
    let mut text = Vec::new();
    log.write_text(&mut text).expect("it is memory");
    assert!(text.len() < 100 * 500, "{}", text.len());
}

#[test]
fn a_log_whose_tree_repeats_much_text_is_refused() {
    let mut uses = String::new();
    for _ in 0..800 {
        let _ = write!(uses, "<SubTree ID=\"Long\"/>");
    }
    let long = tree("Long", &format!("<A name=\"{}\"/>", "x".repeat(60_000)));
    let log = Log {
        xml: root(&(tree("T", &format!("<Sequence>{uses}</Sequence>")) + &long)),
        start: 0,
        transitions: Vec::new(),
    };
    let refused = Replay::new("x.btlog", log).expect_err("it is too much");
    assert!(
        refused.to_string().contains("more than 64 MiB of text"),
        "{refused}"
    );
}

/// A tree of so many nodes, each in the one before or all in the first.
fn wide(count: u16, is_deep: bool) -> &'static TreeInfo {
    let mut nodes = Vec::new();
    for number in 0..count {
        let children: Vec<u16> = match (is_deep, number) {
            (true, _) if number + 1 < count => vec![number + 1],
            (false, 0) => (1..count).collect(),
            _ => Vec::new(),
        };
        let parent = if is_deep { number.saturating_sub(1) } else { 0 };
        let node = match (number, children.is_empty()) {
            (0, _) => Node::root(Kind::Sequence(Mode::Memory), "s"),
            (_, false) => Node::below(parent, Kind::Sequence(Mode::Memory), "s"),
            (_, true) => Node::below(parent, Kind::Leaf(Leaf::Function), "f"),
        };
        nodes.push(node.with_children(children.leak()));
    }
    Box::leak(Box::new(TreeInfo::new("T", u64::from(count), nodes.leak())))
}

fn bytes_of(entry: &Entry) -> Vec<u8> {
    let mut bytes = Vec::new();
    Encoder::default().put(entry, &mut bytes);
    bytes
}

#[test]
fn descriptions_too_deep_are_refused_and_deep_ones_are_followed() {
    let tree = |depth| Entry::Tree {
        number: 0,
        info: wide(depth, true),
    };
    let mut decoder = bt_tools::record::Decoder::default();
    let error = decoder
        .take(&bytes_of(&tree(60_000)))
        .expect_err("it is too deep");
    assert_eq!(error, "nodes too deep in one another");
    let bytes = bytes_of(&tree(250));
    let (entry, _) = decoder
        .take(&bytes)
        .expect("it is right")
        .expect("it is whole");
    let Entry::Tree { info, .. } = entry else {
        panic!("{entry:?}")
    };
    let mut model = bt_tools::model::Model::of(info);
    let given = model.tick(&mut |_: bt_tools::model::Question| {
        Some(bt_tools::model::Answer::Status(bt_core::Status::Success))
    });
    assert_eq!(given, Ok(bt_core::Status::Success));
}

/// Loops that rest nowhere, in one another, over a leaf that is written in the tree: nothing of what they do has to be said.
#[test]
fn a_tick_that_never_ends_is_cut_off() {
    let times = Times::Literal(u32::MAX);
    let yields = Yield::Never;
    let nodes: &'static [Node] = vec![
        Node::root(Kind::Repeat { times, yields }, "repeat").with_children(&[1]),
        Node::below(0, Kind::Retry { times, yields }, "retry").with_children(&[2]),
        Node::below(1, Kind::Repeat { times, yields }, "repeat").with_children(&[3]),
        Node::below(2, Kind::Leaf(Leaf::Success), "success"),
    ]
    .leak();
    let info = Box::leak(Box::new(TreeInfo::new("T", 1, nodes)));
    let mut recorder = Recorder::new(Vec::new()).expect("memory");
    let agent = recorder.agent("a", info).expect("memory");
    let tick = Operation::tick([]).gave(bt_core::Status::Success);
    recorder.operation(agent, &tick).expect("memory");
    let file = recorder.finish().expect("memory");
    assert!(file.len() < 150, "{}", file.len());
    let recording = Recording::read(&file).expect("it is right");
    let timeline = recording.agents().next().map(|agent| &agent.timeline);
    assert!(timeline.is_some_and(|timeline| timeline.trouble().is_some()));
}

/// What is said of no operation many times takes no memory.
#[test]
fn small_entries_do_not_ask_for_much() {
    let (mut stream, mut fleet) = (Stream::new(), Fleet::new(usize::MAX));
    let info = wide(500, false);
    stream
        .push(Entry::Tree { number: 0, info }, &mut fleet)
        .expect("it is right");
    let name = "a".to_owned();
    stream
        .push(
            Entry::Agent {
                number: 0,
                tree: 0,
                name,
            },
            &mut fleet,
        )
        .expect("it is right");
    for _ in 0..500 {
        let missing = Entry::Missing { agent: 0, count: 1 };
        stream.push(missing, &mut fleet).expect("it is right");
    }
    assert!(fleet.bytes() < 100_000, "{}", fleet.bytes());
    let text = "m".repeat(1 << 20);
    for _ in 0..3 {
        let mark = Mark {
            text: text.clone(),
            ..Mark::default()
        };
        stream
            .push(Entry::Mark(mark), &mut fleet)
            .expect("it is right");
    }
    assert!(fleet.marks().iter().all(|mark| mark.text.len() <= 4 << 10));
}

/// A program that was started again, and of whose beginning nothing was heard.
#[test]
fn a_restart_whose_first_frames_are_lost_is_followed() {
    let (mut stream, mut fleet) = (Stream::new(), Fleet::new(usize::MAX));
    let introduce = |stream: &mut Stream, fleet: &mut Fleet| {
        let info = wide(3, false);
        stream
            .push(Entry::Tree { number: 0, info }, fleet)
            .expect("it is right");
        let name = "a".to_owned();
        stream
            .push(
                Entry::Agent {
                    number: 0,
                    tree: 0,
                    name,
                },
                fleet,
            )
            .expect("it is right");
    };
    let halt = || Entry::Operation {
        agent: 0,
        operation: bt_tools::record::Operation::halt(),
    };
    introduce(&mut stream, &mut fleet);
    for _ in 0..5 {
        stream.push(halt(), &mut fleet).expect("it is right");
    }
    for count in [3, 1, 2] {
        stream
            .push(Entry::Before { agent: 0, count }, &mut fleet)
            .expect("it is right");
    }
    stream.push(halt(), &mut fleet).expect("it is right");
    assert_eq!(fleet.agent(0).timeline.end(), 6);
    assert!(fleet.agent_mut(0).timeline.at(5).is_some());
}

#[test]
fn a_recording_on_a_line_that_goes_on_with_zeros_is_refused_at_once() {
    let (mut fleet, mut receiver) = (Fleet::new(1 << 20), Receiver::new());
    let begin = b"\x8bQBREC\x0a\x01\0\0\0\0";
    let error = receiver
        .push(begin, &mut fleet)
        .expect_err("no block begins so");
    assert!(
        error.to_string().contains("no block begins with this byte"),
        "{error}"
    );
}
