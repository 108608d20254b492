//! What the text of an expansion is like.

use crate::keep::run;
use quickbeam::{behavior_tree, behavior_tree_source};
use std::path::PathBuf;
use std::{env, fs};

#[test]
fn the_same_tree_gives_the_same_text_wherever_it_stands() {
    let here = behavior_tree_source! {
        tree T(hero: &mut Hero) {
            fallback< a, timeout(8h, b) >
        }
    };
    #[rustfmt::skip]
    let there = behavior_tree_source! {


        tree T(hero : & mut Hero)
            { fallback < a , // spaces and comments are nothing
                timeout ( 8h , b ) , > }
    };
    assert_eq!(here, there);
}

#[test]
fn it_is_a_constant_and_names_nothing_that_must_exist() {
    const TEXT: &str = behavior_tree_source! { sequence< not::defined(anywhere), NorThis::new() > };
    assert!(
        TEXT.starts_with("{\n    use ::quickbeam::__v1::{"),
        "{TEXT}"
    );
    assert!(TEXT.ends_with("\n}"), "{TEXT}");
}

#[test]
fn every_snapshot_is_of_a_tree() {
    let folder = env!("CARGO_MANIFEST_DIR");
    let entries = |folder: &str| -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).expect("a folder");
        entries.map(|entry| entry.expect("a file").path()).collect()
    };
    let files = entries(folder).into_iter().filter(|path| path.is_file());
    let trees: String = files
        .map(|path| fs::read_to_string(path).expect("text"))
        .collect();
    for snapshot in entries(&format!("{folder}/snapshots")) {
        let name = snapshot.file_stem().expect("a name").to_string_lossy();
        // Those of the examples are seen to by bt-compiler.
        let of_example = name.starts_with("example_");
        let known = trees.contains(&format!("{{ {name},")) || trees.contains(&format!("{name:?},"));
        assert!(of_example || known, "{} is of no tree", snapshot.display());
    }
}

#[test]
fn literals_of_several_lines_stay_as_they_are() {
    let text = behavior_tree_source! {
        |hero: &mut Hero| say("one
/// two
impl three")
    };
    assert!(text.contains("\"one\n/// two\nimpl three\""), "{text}");
}

/// A macro that hands a tree to both.
macro_rules! both {
    ($($tree:tt)*) => {
        behavior_tree! { $($tree)* }
        const SOURCE: &str = behavior_tree_source! { $($tree)* };
    };
}

/// A tree that is marked tells its text itself, the one that the macro gives.
#[test]
fn a_marked_tree_has_its_text() {
    use crate::hero::{door_open, rested, Hero, Walk};
    behavior_tree! {
        #[source]
        #[derive(Clone)]
        pub tree Night(hero: &mut Hero) {
            fallback<
                door_open,
                reactive_fallback< rested, timeout(8h, Walk::to(3)) >
            >
        }

        #[cfg_attr(test, source)]
        tree Nights<'a>(hero: &mut Hero, times: u32)
        where
            Hero: 'a
        {
            repeat(times, Night::new())
        }

        #[cfg_attr(not(test), source)]
        tree Unread(hero: &mut Hero) {
            rested
        }
    }
    let text = behavior_tree_source! {
        #[derive(Clone)]
        pub tree Night(hero: &mut Hero) {
            fallback<
                door_open,
                reactive_fallback< rested, timeout(8h, Walk::to(3)) >
            >
        }
    };
    assert_eq!(Night::SOURCE, text);
    assert!(
        Nights::SOURCE.starts_with("struct Nights"),
        "{}",
        Nights::SOURCE
    );
    assert!(!Nights::SOURCE.contains("struct Night {") && !Night::SOURCE.contains("SOURCE"));
    let _ = (
        Night::new().is_running(),
        Nights::new(3).is_running(),
        Unread::new().is_running(),
    );
}

/// The text of the tree in the next test, as code.
#[allow(
    dead_code,
    non_camel_case_types,
    unused_doc_comments,
    clippy::all,
    clippy::pedantic
)]
mod pasted {
    use crate::hero::{door_open, rested, Hero, Walk};

    include!("pasted.rs");
}

/// `INSTA_UPDATE=always cargo test -p expansions` writes it anew.
#[test]
fn the_text_is_rust_that_does_the_same() {
    use crate::hero::{door_open, rested, Hero, Walk};
    both! {
        pub tree Night(hero: &mut Hero) {
            fallback< door_open, reactive_fallback< rested, timeout(8h, Walk::to(3)) > >
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/pasted.rs");
    if env::var_os("INSTA_UPDATE").is_some_and(|update| update == "always") {
        fs::write(path, format!("{SOURCE}\n")).expect("a place to write to");
    }
    let pasted = fs::read_to_string(path).expect("the text");
    assert!(pasted.trim_end() == SOURCE, "{path} is not up to date");

    let answers = "door_open: F S, rested: F F F, Walk: R R";
    let steps = "tick 3600s tick 28800s tick halt tick";
    assert_eq!(
        run(pasted::Night::new(), answers, steps),
        run(Night::new(), answers, steps)
    );
}
