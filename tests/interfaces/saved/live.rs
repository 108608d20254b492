//! What runs and counts within a node belongs to a node that runs.

use super::{Hero, Life, Rounds};
use quickbeam::{Behavior, Status};
use serde::{de::DeserializeOwned, Serialize};
use serde_json::Value;
use std::collections::BTreeSet;

/// The states that a tree comes to.
fn states<T: Behavior<Hero> + Serialize>(mut tree: T) -> Vec<Value> {
    let (mut hero, mut seen) = (Hero::default(), BTreeSet::new());
    for _ in 0..2_000 {
        seen.insert(serde_json::to_string(&tree).expect("JSON"));
        let _: Status = tree.tick(&mut hero);
        hero.clock.advance_ticks(7);
    }
    let states = seen.iter().map(|text| serde_json::from_str(text));
    states.map(|state| state.expect("JSON")).collect()
}

/// The tree with this number in this field, in the first of its states that is loaded so; or why it is not loaded in any.
pub fn with<T>(tree: T, field: &str, number: u32) -> Result<T, String>
where
    T: Behavior<Hero> + Serialize + DeserializeOwned,
{
    let mut refusal = None;
    for mut state in states(tree) {
        assert!(state.get(field).is_some(), "{state}");
        state[field] = number.into();
        match serde_json::from_value(state) {
            Ok(tree) => return Ok(tree),
            Err(error) => refusal = Some(error.to_string()),
        }
    }
    Err(refusal.expect("a state"))
}

/// Each state is loaded, and without what runs it is only where nothing within is live.
fn needs_what_is_around<T>(tree: T, live: &[&str])
where
    T: Behavior<Hero> + Serialize + DeserializeOwned,
{
    let mut refused = BTreeSet::new();
    for state in states(tree) {
        serde_json::from_value::<T>(state.clone())
            .unwrap_or_else(|error| panic!("{error}: {state}"));
        let mut idle = state;
        idle["resume"] = 0.into();
        let is_live = |field: &&&str| idle[**field] != 0;
        let expected: Vec<&&str> = live.iter().filter(is_live).collect();
        let loaded = serde_json::from_value::<T>(idle.clone());
        match loaded {
            Ok(_) => assert_eq!(expected, Vec::<&&str>::new(), "{idle}"),
            Err(error) => {
                let error = error.to_string();
                let said = expected.iter().find(|field| error.contains(**field));
                refused.insert(**said.unwrap_or_else(|| panic!("{error}: {idle}")));
            }
        }
    }
    assert!(!refused.is_empty(), "{live:?}");
}

#[test]
fn what_is_live_needs_what_is_around() {
    needs_what_is_around(Rounds::new(3), &["repeat_count"]);
    needs_what_is_around(
        Life::new(3),
        &[
            "retry_resume",
            "rounds_resume",
            "delay_resume",
            "while_do_else_resume",
            "retry_count",
            "repeat_count",
            "parallel_all_completed",
            "parallel_all_failed",
        ],
    );
}
