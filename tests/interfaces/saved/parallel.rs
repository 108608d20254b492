//! Of a `parallel`, what has completed agrees with how it did.

use super::{work, Hero, Running};
use quickbeam::behavior_tree;
use serde::{Deserialize, Serialize};

behavior_tree! {
    #[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
    tree Both(hero: &mut Hero) {
        parallel(success = 2, failure = 2)< work, work, work >
    }

    #[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
    tree First(hero: &mut Hero) {
        parallel(success = 1, failure = all)< work, work, work >
    }

    #[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
    tree Any(hero: &mut Hero) {
        parallel(success = 2, failure = 1)< work, work, work >
    }

    #[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
    tree Every(hero: &mut Hero) {
        parallel(success = all, failure = 1)< work, work, work >
    }

    #[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
    tree Computed(hero: &mut Hero, enough: u32) {
        parallel(success = enough, failure = 2)< work, work, work >
    }

    #[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
    tree Waits(hero: &mut Hero) {
        parallel_all(failures = 2)< work, work, work >
    }

    #[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
    tree OneOfTwo(hero: &mut Hero) {
        fallback<
            parallel(success = 2, failure = 2)< work, work, work >,
            parallel(success = 1, failure = 2)< work, work, work >
        >
    }
}

/// Every state that a tree comes to is loaded; of all others that its fields could hold, those that say other completions than results are not.
#[test]
fn what_has_completed_agrees_with_the_results() {
    macro_rules! tried {
        ($tree:expr) => {{
            let (mut tree, mut hero) = (
                $tree,
                Hero {
                    luck: 7,
                    ..Hero::default()
                },
            );
            let idle = serde_json::to_value(&tree).expect("JSON");
            let mut seen = std::collections::BTreeSet::new();
            for _ in 0..3_000 {
                let json = serde_json::to_value(&tree).expect("JSON");
                let loaded = serde_json::from_value(json.clone()).expect("it was so");
                assert_eq!(tree, loaded);
                seen.insert(json.to_string());
                tree.tick(&mut hero);
            }
            let counters: Vec<String> = idle
                .as_object()
                .expect("fields")
                .keys()
                .filter(|key| {
                    ["completed", "succeeded", "failed"]
                        .iter()
                        .any(|part| key.contains(part))
                })
                .cloned()
                .collect();
            let (mut refused, mut loaded) = (0, 0);
            for mut number in 0..8_u32 << (3 * counters.len()) {
                let mut json: serde_json::Value = serde_json::from_str(
                    seen.iter()
                        .nth(number as usize % seen.len())
                        .expect("there is one"),
                )
                .expect("JSON");
                for counter in &counters {
                    json[counter] = (number % 8).into();
                    number /= 8;
                }
                let text = json.to_string();
                match serde_json::from_value(json) {
                    Err(_) => refused += 1,
                    Ok(again) => {
                        loaded += 1;
                        tree = again;
                        hero = Hero {
                            luck: 3,
                            ..Hero::default()
                        };
                        // It comes to an end.
                        let ends = (0..200).any(|_| tree.tick(&mut hero) != Running);
                        assert!(ends, "{text}");
                    }
                }
            }
            assert!(
                !counters.is_empty() && refused > 0 && loaded > 0,
                "{counters:?} {refused} {loaded}"
            );
        }};
    }
    tried!(Both::new());
    tried!(First::new());
    tried!(Any::new());
    tried!(Every::new());
    tried!(Computed::new(2));
    tried!(Waits::new());
    tried!(OneOfTwo::new());
}
