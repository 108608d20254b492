//! Saved trees, changed at random: loaded or refused. What is loaded goes on, and nothing panics.

use super::{lucky, work, Hero};
use postcard::{from_bytes, to_stdvec};
use quickbeam::behavior_tree;
use quickbeam_proof::bytes::tries;
use serde::{Deserialize, Serialize};

behavior_tree! {
    /// Something of everything that is kept in numbers.
    #[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
    tree Day(hero: &mut Hero, enough: u32) {
        reactive_fallback<
            sequence< lucky, cooldown(50ms, timeout(100ms, work)) >,
            parallel_all(failures = 2)<
                retry(enough, work),
                sequence_with_memory< repeat(3, work), { hero.energy >= enough }, wait(2s) >,
                delay(20ms, run_once(work)),
                while_do_else<
                    lucky,
                    work,
                    fallback< work, work >
                >
            >,
            async_fallback<
                work,
                switch(hero.luck % 3)<
                    0 => work,
                    1 => wait(1s),
                    _ => work
                >
            >
        >
    }
}

/// Of a day: before it, within it, and after it.
fn days() -> Vec<Day> {
    let (mut day, mut hero) = (Day::new(3), Hero::default());
    let mut days = vec![day];
    for _ in 0..30 {
        _ = day.tick(&mut hero);
        hero.clock.advance_ticks(7);
        if days.last() != Some(&day) {
            days.push(day);
        }
    }
    days
}

/// Ticks and halts it for a while.
fn go_on(day: Result<Day, String>) -> String {
    let mut day = match day {
        Ok(day) => day,
        Err(refusal) => return refusal,
    };
    let mut hero = Hero::default();
    let is_running = day.is_running();
    for _ in 0..20 {
        _ = day.tick(&mut hero);
        hero.clock.advance_ticks(25);
    }
    day.halt(&mut hero);
    assert!(!day.is_running(), "{day:?}");
    format!("loaded, running: {is_running}")
}

#[test]
fn changed_states_are_loaded_or_refused() {
    let days = days();
    assert!(days.len() > 10);
    let texts: Vec<_> = days
        .iter()
        .map(|day| serde_json::to_vec(day).expect("JSON"))
        .collect();
    tries("saved_json", 2_000, &texts, |bytes| {
        go_on(serde_json::from_slice(bytes).map_err(|error| error.to_string()))
    });
    let packed: Vec<_> = days
        .iter()
        .map(|day| to_stdvec(day).expect("bytes"))
        .collect();
    tries("saved_bytes", 5_000, &packed, |bytes| {
        go_on(from_bytes(bytes).map_err(|error| error.to_string()))
    });
}
