//! Decorators that measure a time, each as the node table says that it is used.
//!
//! Written from there: see `bt-compiler/tests/nodes`.

use crate::hero::*;

tree! { timeout, "a: R S R", "tick tick tick 28800s tick tick halt tick 28800s tick reset", T::new(),
    tree T(hero: &mut Hero) { timeout(8h, a) }
}

tree! { delay, "a: R S R", "tick tick tick 1s tick tick halt tick 1s tick reset", T::new(),
    tree T(hero: &mut Hero) { delay(500ms, a) }
}

tree! { cooldown, "a: R S R", "tick tick tick 30s tick tick halt tick 30s tick reset", T::new(),
    tree T(hero: &mut Hero) { cooldown(30s, a) }
}
