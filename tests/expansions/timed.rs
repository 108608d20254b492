//! Nodes that measure time.

use crate::hero::*;
use std::time::Duration;

tree! { timeout_in_two_units, "a: R", "tick 5399s tick 1s tick tick halt", T::new(),
    tree T(hero: &mut Hero) { timeout(1h30m, a) }
}

tree! { timeout_of_a_value, "Walk: R", "tick 1s tick 2s tick", T::new(),
    tree T(hero: &mut Hero) { timeout(2s, Walk::to(9)) }
}

tree! { timeout_computed, "a: R R", "tick 5s tick 1s tick", T::new(Duration::from_secs(3)),
    tree T(hero: &mut Hero, limit: Duration) { timeout(limit * 2, a) }
}

tree! { wait, "a: S", "tick 1s tick 1s tick", T::new(),
    tree T(hero: &mut Hero) { sequence< wait(2s), a > }
}

tree! { short_durations, "a: R S, b: R", "tick 2s tick 1s tick tick 1s tick", T::new(),
    tree T(hero: &mut Hero) { sequence< wait(1500ms), delay(20us, a), timeout(7ns, b) > }
}
