//! Fallbacks and sequences in all their modes.

use crate::hero::*;

tree! { fallback, "a: F R F, b: R F, c: S", "tick tick halt tick tick", T::new(),
    tree T(hero: &mut Hero) { fallback< a, b, c > }
}

tree! { sequence, "a: S R F, b: R S, c: R S", "tick tick tick tick tick", T::new(),
    tree T(hero: &mut Hero) { sequence< a, b, c > }
}

tree! { reactive_fallback, "a: F F R F, b: F R F, Walk: R R", "tick tick tick tick", T::new(),
    tree T(hero: &mut Hero) { reactive_fallback< a, b, Walk::to(3) > }
}

tree! { reactive_sequence, "a: S S R S F, b: S R S, Walk: R R", "tick tick tick tick tick", T::new(),
    tree T(hero: &mut Hero) { reactive_sequence< a, b, Walk::to(3) > }
}

tree! { reactive_fallback_continue, "a: R F, b: R S", "tick tick tick", T::new(),
    tree T(hero: &mut Hero) { reactive_fallback(on_running = continue)< a, b > }
}

tree! { reactive_sequence_continue, "a: R S, Walk: R R S", "tick halt tick tick", T::new(),
    tree T(hero: &mut Hero) { reactive_sequence(on_running = continue)< a, Walk::to(3) > }
}

tree! { async_fallback, "a: F R F, b: F, c: S", "tick tick tick tick tick tick", T::new(),
    tree T(hero: &mut Hero) { async_fallback< a, b, c > }
}

tree! { async_sequence, "a: S R S, b: S, c: S", "tick tick tick tick tick tick", T::new(),
    tree T(hero: &mut Hero) { async_sequence< a, b, c > }
}

tree! { async_sequence_sync, "a: S R S, b: S, c: S", "tick tick tick tick tick", T::new(),
    tree T(hero: &mut Hero) { async_sequence(yield = sync)< a, b, c > }
}

tree! { instant, "a: S, b: S, c: S", "tick tick", T::new(),
    tree T(hero: &mut Hero) { async_sequence< instant(a), b, c > }
}

tree! { sequence_with_memory, "a: S, b: F R S, c: R S", "tick tick halt tick tick tick", T::new(),
    tree T(hero: &mut Hero) { sequence_with_memory< a, b, c > }
}
