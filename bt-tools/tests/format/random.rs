//! Random trees in random white space.

#[path = "random/drawn.rs"]
mod drawn;
#[path = "random/items.rs"]
mod items;
#[path = "random/pieces.rs"]
mod pieces;

use super::formatted;
use bt_tools::source::File;
use drawn::Tree;
use fastrand::Rng;
use quickbeam_proof::chance;
use std::collections::BTreeSet;

/// Of so many, if no other number is given; all that there is occurs in them.
const CASES: u64 = 120;

fn pick<'a>(dice: &mut Rng, from: &[&'a str]) -> &'a str {
    from[dice.usize(..from.len())]
}

/// Joins the pieces with what one does not see; perhaps with comments.
fn spread(pieces: &[String], dice: &mut Rng, comments: bool) -> String {
    let mut text = String::from("fn f() {\n    let tree = behavior_tree! {");
    for piece in pieces {
        let space = match dice.usize(..12) {
            0 => "",
            1 => "\n",
            2 => "\n\t  ",
            3 => "   ",
            4 if comments => " /* x */ ",
            5 if comments => "// y\n",
            6 if comments => "\n\n\n   // z  \n\n",
            7 if comments => "\n/* a\n   b */\n",
            8 if comments => "\n\n",
            _ => " ",
        };
        let words = |a: char| a.is_alphanumeric() || a == '_' || a == '\'' || a == '"' || a == '#';
        let last = text.chars().next_back().unwrap();
        let first = piece.chars().next().unwrap();
        let glues = words(last) && words(first)
            || "=:.<>|&!-".contains(last) && "=:.<>|&!-".contains(first);
        text.push_str(if space.is_empty() && glues {
            " "
        } else {
            space
        });
        text.push_str(piece);
    }
    text.push_str(" };\n}\n");
    text
}

#[test]
fn random_trees() {
    let cases = chance::cases(CASES);
    // Each half takes seconds.
    let half = std::thread::spawn(move || try_cases((0..cases).step_by(2)));
    let mut drawn = try_cases((1..cases).step_by(2));
    drawn.extend(half.join().expect("no panic"));
    assert!(
        cases < CASES || drawn == drawn::everything(),
        "{:?}",
        drawn::everything().difference(&drawn)
    );
}

/// What was drawn.
fn try_cases(cases: impl Iterator<Item = u64>) -> BTreeSet<(&'static str, &'static str)> {
    let seed = chance::seed();
    let mut drawn = BTreeSet::new();
    for case in cases {
        let dice = Rng::with_seed(seed.wrapping_mul(1_000_003).wrapping_add(case));
        let mut tree = Tree::new(dice, usize::try_from(case % 40).unwrap());
        tree.input();
        drawn.extend(tree.drawn.iter().copied());
        let Tree {
            mut dice, pieces, ..
        } = tree;
        let place = format!("seed {seed}, case {case}");

        // One style: white space makes no difference.
        let text = spread(&pieces, &mut dice, false);
        let once = formatted(&text);
        let other = formatted(&spread(&pieces, &mut dice, false));
        assert_eq!(once, other, "{place}");
        assert_eq!(formatted(&once), once, "{place}");

        let commented = spread(&pieces, &mut dice, true);
        let once = formatted(&commented);
        assert_eq!(formatted(&once), once, "{place}\n{commented}");
        assert_eq!(words(&once), words(&commented), "{place}");
        let trailing = once.lines().find(|line| line.ends_with([' ', '\t']));
        assert_eq!(trailing, None, "{place}");

        // Line ends of Windows, and tabs around the tree.
        let windows = formatted(&commented.replace('\n', "\r\n"));
        assert_eq!(windows.replace("\r\n", "\n"), once, "{place}");
        assert_eq!(
            windows.matches('\n').count(),
            windows.matches("\r\n").count()
        );
        let tabs = commented.replacen("\n    let", "\n\tlet", 1);
        let tabbed = formatted(&tabs);
        assert_eq!(formatted(&tabbed), tabbed, "{place}\n{tabs}");
        assert_eq!(words(&tabbed), words(&commented), "{place}");
    }
    drawn
}

/// All but white space, as a check that does not go through the formatter's own.
fn words(text: &str) -> String {
    let text = File::new("x.rs", text).text().to_owned();
    text.chars()
        .filter(|character| !character.is_whitespace())
        .collect()
}
