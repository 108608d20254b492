//! Messages that would be endless are cut.

use super::run;

/// The way that a tick goes is shown with 24 different leaves in a row at most.
#[test]
fn the_longest_way() {
    for (leaves, cut) in [
        (2, None),
        (23, None),
        (24, None),
        (25, Some(1)),
        (26, Some(2)),
        (300, Some(276)),
    ] {
        let children = (0..leaves).map(|number| format!("leaf_{number}, "));
        let children = children.collect::<Vec<_>>().concat();
        let (_, errors) = run(&format!(
            "#[budget(calls = 1)] tree Night(hero: &mut Hero) {{ sequence< {children} > }}"
        ));
        assert_eq!(errors.len(), 1, "{errors:?}");
        assert!(
            errors[0].contains(&format!("may make {leaves} leaf calls")),
            "{errors:?}"
        );
        let ends = match cut {
            None => format!("leaf_{}", leaves - 1),
            Some(more) => format!("leaf_23, … and {more} more"),
        };
        assert!(errors[0].trim_end().ends_with(&ends), "{errors:?}");
    }
}

/// Of a tree with more than 100,000 calls in one tick, no way is remembered; the number is right.
#[test]
fn the_longest_way_of_all() {
    for times in [99_999, 100_000, 100_001, 3_000_000] {
        let (_, errors) = run(&format!(
            "#[budget(calls = 1)] tree Night(hero: &mut Hero) {{ repeat({times}, yield = never, leaf) }}"
        ));
        assert_eq!(errors.len(), 1, "{errors:?}");
        let message = errors[0].replace(',', "");
        assert!(
            message.contains(&format!("may make {times} leaf calls")),
            "{errors:?}"
        );
        assert!(errors[0].len() < 300, "{errors:?}");
    }
}
