//! Random trees of one call that use one another, on both sides of every limit of putting trees into one another.

use crate::dice::Dice;
use std::fmt::{self, Display, Formatter, Write};

/// A tree of a composition: leaves, and trees before it.
pub struct Part {
    pub number: usize,
    /// How many nodes it has, written out.
    pub size: usize,
    is_sequence: bool,
    children: Vec<Child>,
}

enum Child {
    Leaves(usize),
    Tree(usize),
}

impl Part {
    /// Its node, with trees as they are named or, given all of them, as they are. Leaves of one tree are alike, but for their numbers.
    pub fn write(&self, text: &mut String, all: Option<&[Self]>) {
        let (node, leaf) = if self.is_sequence {
            ("sequence", "hit")
        } else {
            ("fallback", "miss")
        };
        *text += node;
        *text += "< ";
        for child in &self.children {
            match (child, all) {
                (Child::Leaves(count), _) => {
                    let first = 1_000 * self.number;
                    for number in first..first + count {
                        write!(text, "{leaf}({number}), ").expect("text");
                    }
                }
                (Child::Tree(inner), None) => write!(text, "T{inner}::new(), ").expect("text"),
                (Child::Tree(inner), Some(all)) => {
                    all[*inner].write(text, Some(all));
                    *text += ", ";
                }
            }
        }
        *text += ">";
    }
}

impl Display for Part {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.write(&mut text, None);
        write!(f, "tree T{}(hero: &mut Hero) {{ {text} }}", self.number)
    }
}

/// Trees that use trees before them, the last of not much more than the largest limit.
pub fn composition(dice: &mut Dice) -> Vec<Part> {
    const MOST: usize = 6_000;
    let below =
        |dice: &mut Dice, bound: usize| usize::try_from(dice.below(bound as u64)).expect("small");
    let mut parts: Vec<Part> = Vec::new();
    for number in 0..2 + below(dice, 14) {
        let own = *[1, 2, 20, 62, 63, 64, 65, 250, 700]
            .get(below(dice, 9))
            .unwrap_or(&1);
        let (mut children, mut size) = (vec![Child::Leaves(own)], own + 1);
        for _ in 0..below(dice, 5) {
            let Some(newest) = number.checked_sub(1) else {
                break;
            };
            // As a rule the one before, so that they are deep.
            let inner = if dice.odds(1, 2) {
                newest
            } else {
                below(dice, number)
            };
            if size + parts[inner].size < MOST {
                size += parts[inner].size + 1;
                children.push(Child::Tree(inner));
            }
        }
        parts.push(Part {
            number,
            size,
            is_sequence: dice.odds(1, 2),
            children,
        });
    }
    parts
}

/// The trees of a seed as a module, and its last tree written out, with a function `run` that fails if the two differ. `Hero` and its leaves are in
/// `benches/compile/composed.rs`.
pub fn module(seed: u64) -> String {
    let parts = composition(&mut Dice::new(seed));
    let last = parts.last().expect("two trees or more");
    let mut written_out = String::new();
    last.write(&mut written_out, Some(&parts));
    let together: Vec<String> = parts.iter().map(ToString::to_string).collect();
    format!(
        "mod seed_{seed} {{ use super::*; behavior_tree! {{ {} }} behavior_tree! {{ tree WrittenOut(hero: &mut Hero) {{ {written_out} }} }} \
         pub fn run() {{ same(T{}::new(), WrittenOut::new(), {}); }} }}",
        together.join(" "),
        last.number,
        last.size
    )
}
