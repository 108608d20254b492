//! Logs of BehaviorTree.CPP, shown: in the page, and in the terminal.

use crate::commands::{run, View};
use crate::play::{Play, GUARD};
use crate::server::{get, json, news, post};
use bt_tools::btlog::{Log, LogWriter, NodeStatus, Replay};
use bt_tools::export::full_tree;
use bt_tools::watch::Watch;
use serde_json::json as value;

pub const RECORDED: &[u8] = include_bytes!("../vectors/door.btlog");
const RECORDED_AT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/door.btlog");

fn open(log: Log) -> Watch {
    let replay = Replay::new("door.btlog", log).expect("a tree");
    let settings = Watch::settings().address(([127, 0, 0, 1], 0));
    settings.open_log(replay).expect("a free port")
}

#[test]
fn the_page_is_told_of_the_recorded_log() {
    let watch = open(Log::read(RECORDED).unwrap());
    let tree = json(&watch, "/tree?agent=0");
    assert_eq!(tree["name"], "MainTree");
    assert_eq!(
        (&tree["control"], &tree["log"]),
        (&value!(false), &value!(true))
    );
    let nodes = tree["nodes"].as_array().unwrap();
    assert_eq!(nodes.len(), 13);
    let shown = |place: usize| {
        let node = &nodes[place];
        value!([
            node["uid"],
            node["text"],
            node["label"],
            node["parent"],
            node["tree"]
        ])
    };
    assert_eq!(
        shown(1),
        value!([2, "Script code=\"door_open:=false\"", null, 0, "MainTree"])
    );
    // The subtree stands in its place, and its nodes below it.
    assert_eq!(
        shown(5),
        value!([
            6,
            "SubTree DoorClosed door_open=\"{door_open}\"",
            null,
            2,
            "MainTree"
        ])
    );
    assert_eq!(
        shown(6),
        value!([
            7,
            "Fallback _onSuccess=\"door_open:=true\"",
            "tryOpen",
            5,
            "DoorClosed"
        ])
    );
    let last = "PassThroughDoor speed=\"0.500000\" text=\"{said}\" _skipIf=\"!door_open\" _onSuccess=\"passed:=1\"";
    assert_eq!(
        shown(12),
        value!([13, last, "Pass through \"it\"", 0, "MainTree"])
    );
    assert_eq!(
        (&nodes[6]["line"], &nodes[6]["column"]),
        (&value!(16), &value!(9))
    );
    let (_, svg) = get(&watch, "/drawing?agent=0&direction=down&folded=5");
    assert!(svg.contains("▸ 5 more") && svg.contains("Sleep") && !svg.contains("PickLock"));
    assert_eq!(svg.matches("data-node=").count(), 8);
}

#[test]
fn the_page_is_told_of_each_moment_of_the_recorded_log() {
    let watch = open(Log::read(RECORDED).unwrap());
    let at = |number: u32| json(&watch, &format!("/at?agent=0&number={number}"));
    let first = at(0);
    assert_eq!(first["states"], "Riiiiiiiiiiii");
    assert_eq!(first["line"], "Sequence IDLE → RUNNING");
    assert_eq!(
        (&first["at"], &first["leaves"]),
        (&value!(0.000_073), &value!([0]))
    );
    // In the middle, at 95 µs: the lock is picked, and what it was picked for is done.
    let middle = at(18);
    assert_eq!(middle["states"], "rsrfirrISIiii");
    assert_eq!(
        middle["line"],
        "PickLock SUCCESS → IDLE, RetryUntilSuccessful RUNNING → SUCCESS, OpenDoor FAILURE → IDLE"
    );
    assert_eq!(
        (&middle["at"], &middle["leaves"]),
        (&value!(0.000_095), &value!([6]))
    );
    let end = at(30);
    assert_eq!(end["states"], "Iiiiiiiiiiiii");
    assert_eq!(
        (&end["number"], &end["at"]),
        (&value!(30), &value!(0.034_93))
    );
    assert_eq!(get(&watch, "/at?agent=0&number=31").0, 404);

    // Running, success, failure, skipped, idle, seconds running.
    let counts = json(&watch, "/counts?agent=0");
    assert_eq!(counts[9], value!([4, 1, 3, 0, 4, 0.0]));
    assert_eq!(counts[11], value!([1, 1, 0, 0, 1, 0.034_764]));
    assert_eq!(counts[0], value!([1, 1, 0, 0, 1, 0.034_856]));
    let tree = json(&watch, "/tree?agent=0");
    let names = tree["counts"].as_array().map(Vec::len);
    assert_eq!(names, counts[0].as_array().map(Vec::len));

    let change = |way: &str, node: u32, from: u32| {
        json(
            &watch,
            &format!("/change?agent=0&node={node}&from={from}&way={way}"),
        )
    };
    assert_eq!(change("on", 11, 0), 23);
    assert_eq!(change("on", 11, 23), 24);
    assert_eq!(change("on", 11, 29), value!(null));
    assert_eq!(change("back", 11, 24), 23);
    assert_eq!(change("back", 11, 23), value!(null));
    assert_eq!(get(&watch, "/change?agent=0&node=1&from=0&way=up").0, 404);

    let news = news(&watch);
    assert_eq!(news["agents"], value!([[0, "door.btlog", "idle", false]]));
    assert_eq!((&news["first"], &news["end"]), (&value!(0), &value!(31)));
    assert_eq!(news["now"], end);
    // There is nothing to stop.
    let order = r#"{"agent":0,"node":2,"stops":true}"#;
    assert_eq!(post(&watch, "/stand", &watch.url(), order), 403);
    for missing in ["/tree?agent=1", "/tree", "/at?agent=0", "/else?agent=0"] {
        assert_eq!(get(&watch, missing).0, 404, "{missing}");
    }
    assert_eq!(watch.fleet(|fleet| fleet.agents().len()), 0);
}

#[test]
fn a_log_of_our_own_shows_what_was_written() {
    let mut writer = LogWriter::new(Vec::new(), &full_tree(&GUARD), 0).unwrap();
    let mut play = Play::new(&GUARD, 5);
    let mut written = Vec::new();
    let mut statuses = vec![NodeStatus::Idle; GUARD.count().into()];
    for number in 0..1_000 {
        play.tick();
        for view in play.model.nodes() {
            let status = match (view.is_running, view.is_visited, view.status) {
                (true, ..) => NodeStatus::Running,
                (_, true, Some(bt_core::Status::Success)) => NodeStatus::Success,
                (_, true, Some(bt_core::Status::Failure)) => NodeStatus::Failure,
                _ => NodeStatus::Idle,
            };
            writer.change(number, view.number + 1, status).unwrap();
            statuses[usize::from(view.number)] = status;
        }
        written.push((number, statuses.clone()));
    }
    let log = Log::read(&writer.into_inner()).unwrap();
    let replay = Replay::new("guard.btlog", log).unwrap();
    assert_eq!(replay.tree().name.as_deref(), Some("Guard"));
    assert!(replay.moments() > 512, "{} moments", replay.moments());
    let mut shown = 0;
    for number in 0..replay.moments() {
        let moment = replay.at(number).unwrap();
        let time = u64::try_from(moment.time.as_micros()).unwrap();
        let (_, statuses) = &written[usize::try_from(time).unwrap()];
        // In the order of the XML, which is that of the numbers here.
        assert_eq!(&moment.statuses, statuses, "at {time}");
        shown += moment.changes.len();
    }
    assert!(shown > 1_000, "{shown} changes");
}

#[test]
fn the_command_shows_logs_and_says_what_is_wrong_with_them() {
    let view = View::open(RECORDED_AT);
    view.until(31);
    let tree = view.get("/tree?agent=0");
    assert!(tree.contains("\"agent\":\"door.btlog\""), "{tree}");
    assert_eq!(view.ends(), [""; 0]);

    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("torn.btlog");
    std::fs::write(&path, &RECORDED[..RECORDED.len() - 4]).unwrap();
    let view = View::open(path.to_str().unwrap());
    // What breaks off is the last change, which was a moment of its own.
    view.until(30);
    let said = view.says();
    assert!(
        said.ends_with("cut off; the last 5 bytes are not a whole record"),
        "{said}"
    );

    let mut log = Log::read(RECORDED).unwrap();
    log.xml =
        "<root>\n  <BehaviorTree>\n    <Sequence _uid=\"1\">\n  </BehaviorTree></root>".to_owned();
    std::fs::write(&path, log.to_bytes()).unwrap();
    let (code, _, error) = run(&["view"], &[&path]);
    assert_eq!(code, Some(2));
    let expected =
        "torn.btlog (XML):4:3: not well-formed XML: expected 'Sequence' tag, not 'BehaviorTree'";
    assert!(error.contains(expected), "{error}");
    std::fs::write(&path, &RECORDED[..99]).unwrap();
    let (code, _, error) = run(&["view"], &[&path]);
    assert_eq!(code, Some(2));
    assert!(error.contains("at byte 23: the tree breaks off"), "{error}");
}
