//! Exporting: what is imported again is the same tree, and the schema of the built-in kinds holds.

use bt_tools::{export, import, xml};
use quickbeam::composites::Recovery;

use quickbeam::{behavior_tree, Clock, ManualClock, Status, Tree};
use std::time::Duration;

/// What the trees are about.
#[derive(Debug, Default)]
pub struct Hero {
    clock: ManualClock,
    mood: u32,
}

impl Clock for Hero {
    type Instant = Duration;
    fn now(&self) -> Duration {
        self.clock.now()
    }
    fn elapsed(&self, since: Duration) -> Duration {
        self.clock.elapsed(since)
    }
}

impl Hero {
    fn rest(&mut self, ticks: u32) -> Status {
        self.mood += ticks;
        Status::Running
    }
}

fn near(hero: &Hero) -> bool {
    hero.mood > 3
}
fn walk(hero: &mut Hero, steps: u32) -> Status {
    hero.mood = steps;
    Status::Success
}
fn stop(hero: &mut Hero) {
    hero.mood = 0;
}

/// As it is written below, and as it is imported again.
macro_rules! trees {
    ($($trees:tt)*) => {
        behavior_tree! { $($trees)* }
        const WRITTEN: &str = stringify!($($trees)*);
    };
}

trees! {
    /// `Home`
    #[derive(Debug, Clone)]
    pub tree Home(bb: &mut Hero) {
        sequence< walk(0), wait(2s), success >
    }

    /// `Everything`
    #[derive(Debug, Clone)]
    pub tree Everything(bb: &mut Hero) {
        all: sequence<
            fallback< near, invert(near), .rest(2) >,
            reactive_fallback< near, { bb.mood > 7 }, delay(1500ms, walk(1)) >,
            reactive_sequence(on_running = continue)< near, walk(2) >,
            async_sequence(yield = sync)< near, walk(2) >,
            async_fallback< instant(near), walk(2) >,
            sequence_with_memory< near, Home::new() >,
            parallel(success = 1, failure = all)< near, timeout(8h, walk(3)), again: Home::new() >,
            parallel(each = tick)< near, walk(4) >,
            parallel_all(failures = 2)< near, walk(5) >,
            if_then_else< near, walk(6), walk(7) >,
            while_do_else< near, walk(8) >,
            switch(bb.mood)< 1 | 2 => walk(9), _ => near >,
            utility< { bb.mood } => near, { 3 } => walk(10) >,
            try_catch< near, walk(11), walk(12) >,
            try_catch(on_halt = handler)< near, walk(15), { bb.mood = 0 } >,
            try_catch(on_halt = handler)< near, walk(16), sequence< near, walk(17) > >,
            interrupter(near, walk(13)),
            repeat(3, near),
            force_success(retry(2, yield = always, near)),
            force_success(run_once(near)),
            force_success(cooldown(3us, near)),
            on_halt(stop, near),
            on_end(stop, near),
            test(mood > 3),
            set(mood = 4),
            Recovery::retries(2)< near, walk(14) >,
            force_failure(keep_running_until_failure(repeat(near)))
        >
    }
}

/// Without spaces and line ends.
fn bare(text: &str) -> String {
    text.split_whitespace().collect()
}

#[test]
fn what_is_exported_is_imported_as_it_was() {
    let exported = export::to_xml(Everything::INFO);
    let project = xml::read_text("everything.xml", &exported).unwrap();
    let imported = import::import(&project).unwrap();
    let start = imported.text.find("behavior_tree! {").unwrap() + "behavior_tree! {".len();
    let end = imported.text[start..].find("\n}\n").unwrap() + start;
    // `stringify` writes doc comments as attributes or as comments.
    let written = bare(WRITTEN)
        .replace("#[doc=r\"`Home`\"]", "///`Home`")
        .replace("#[doc=r\"`Everything`\"]", "///`Everything`")
        .replace("Hero", "Blackboard");
    assert_eq!(bare(&imported.text[start..end]), written);
}

#[test]
fn the_text_is_as_reviewed() {
    let exported = export::to_xml(Everything::INFO);
    let expected = include_str!("vectors/everything.xml");
    assert_eq!(exported, expected, "{exported}");
}

#[test]
fn the_full_tree_has_a_tree_for_each_place() {
    let full = export::full_tree(Everything::INFO);
    let document = full
        .matches("<BehaviorTree ID=\"Home\" _fullpath=\"")
        .count();
    assert_eq!(document, 2);
    assert!(full.contains("<BehaviorTree ID=\"Home\" _fullpath=\"again\">"));
    let numbers: Vec<u32> = full
        .split("_uid=\"")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap().parse().unwrap())
        .collect();
    let mut sorted = numbers.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(sorted.len(), usize::from(Everything::NODES));
    assert_eq!(numbers[0], 1);
    assert_eq!(numbers.len(), sorted.len());
}

/// Without numbers and models.
fn shape(full: &str) -> Vec<String> {
    let trees = full.split("    <TreeNodesModel>").next().unwrap();
    let lines = trees.lines().map(|line| match line.split_once(" _uid=\"") {
        Some((before, after)) => before.to_owned() + after.split_once('"').unwrap().1,
        None => line.to_owned(),
    });
    lines.collect()
}

#[test]
fn an_imported_tree_is_shown_as_the_real_one() {
    let source = include_str!("vectors/door_source.xml");
    let project = xml::read_text("door.xml", source).unwrap();
    let imported = import::import(&project).unwrap();
    let file = bt_tools::source::File::new("door.rs", imported.text);
    let trees = bt_tools::source::described(&file).unwrap();
    let main = trees.iter().find(|tree| tree.name == "MainTree").unwrap();
    let full = export::full_tree(main);
    // What the library adds by itself is the default of a port.
    let real = include_str!("vectors/door_fulltree_builtin_models.xml");
    let real = real.replace(" speed=\"0.500000\"", "");
    assert_eq!(shape(&full), shape(&real), "{full}");
    // What is an action, clients know by the models.
    let builtin = include_str!("../src/xml/builtin_models.xml");
    for line in builtin.lines().filter(|line| line.contains(" ID=")) {
        assert!(full.contains(line), "no {line}");
    }
    let publisher = bt_tools::groot2::Watched::nodes(main);
    let numbers = full.matches("_uid=\"").count();
    assert_eq!(publisher.len(), numbers);
    // A node that is several here has the number of the outermost.
    assert!(publisher.len() < usize::from(main.count()));
}
