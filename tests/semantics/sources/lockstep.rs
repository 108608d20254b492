//! Two machines side by side, with all scripts there are.

use crate::harness::{Tree, World};
use quickbeam::Status;

/// All words of so many letters over `S`, `F` and `R`.
pub fn words(length: usize) -> Vec<String> {
    let shorter = match length {
        0 => return vec![String::new()],
        _ => words(length - 1),
    };
    let longer = shorter
        .iter()
        .flat_map(|word| ['S', 'F', 'R'].map(|letter| format!("{word}{letter}")));
    longer.collect()
}

/// Every way to give scripts of this length to these leaves.
pub fn casts(names: &[char], length: usize) -> Vec<String> {
    let Some((first, rest)) = names.split_first() else {
        return vec![String::new()];
    };
    let rest = casts(rest, length);
    let all = words(length).into_iter().flat_map(|word| {
        let with = |others: &String| format!("{first}={word} {others}");
        rest.iter().map(with).collect::<Vec<_>>()
    });
    all.collect()
}

/// Ticks a tree so often beside something else, whatever its leaves give: both do the same.
pub fn does_as<T: Tree, M>(
    (names, length, ticks): (&[char], usize, usize),
    new: impl Fn() -> M,
    tick: impl Fn(&mut M, &mut World) -> Status,
) {
    let casts = casts(names, length);
    assert_eq!(
        casts.len(),
        3_usize.pow(u32::try_from(names.len() * length).unwrap_or(99))
    );
    for cast in casts {
        let (mut tree, mut world) = (T::default(), World::new(&cast));
        let (mut machine, mut beside) = (new(), World::new(&cast));
        for number in 1..=ticks {
            let expected = (tick(&mut machine, &mut beside), beside.take_events());
            let found = (tree.tick(&mut world), world.take_events());
            assert_eq!(found, expected, "tick {number} of {cast}");
            assert_eq!(world.running(), beside.running(), "tick {number} of {cast}");
        }
    }
}
