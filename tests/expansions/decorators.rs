//! Decorators that change results, repeat, and call handlers.

use crate::hero::*;

tree! { invert, "a: F S, b: R F", "tick tick tick", T::new(),
    tree T(hero: &mut Hero) { sequence< invert(a), !b > }
}

tree! { force_success, "a: F S, b: R S", "tick tick tick", T::new(),
    tree T(hero: &mut Hero) { sequence< force_success(a), b > }
}

tree! { force_failure, "a: S F, b: R S", "tick tick tick", T::new(),
    tree T(hero: &mut Hero) { fallback< force_failure(a), b > }
}

tree! { repeat, "a: R S S R S F", "tick tick tick tick tick", T::new(),
    tree T(hero: &mut Hero) { repeat(3, a) }
}

tree! { repeat_forever, "a: S R F", "tick tick tick", T::new(),
    tree T(hero: &mut Hero) { repeat(a) }
}

tree! { never_done, "a: S F R S", "tick tick tick tick halt tick", T::new(),
    tree T(hero: &mut Hero) { repeat(force_success(a)) }
}

tree! { repeat_computed, "a: S", "tick tick tick", T::new(2),
    tree T(hero: &mut Hero, times: u32) { repeat(times + hero.energy - 1, a) }
}

tree! { repeat_never, "a: S R S S R", "tick tick halt tick", T::new(),
    tree T(hero: &mut Hero) { repeat(3, yield = never, a) }
}

tree! { repeat_always, "a: S R S S", "tick tick tick tick", T::new(),
    tree T(hero: &mut Hero) { repeat(3, yield = always, a) }
}

tree! { retry, "a: F R F S", "tick tick tick", T::new(),
    tree T(hero: &mut Hero) { retry(3, a) }
}

tree! { keep_running_until_failure, "a: S R F", "tick tick tick", T::new(),
    tree T(hero: &mut Hero) { keep_running_until_failure(a) }
}

tree! { run_once, "a: R R F S", "tick halt tick tick tick reset tick", T::new(),
    tree T(hero: &mut Hero) { run_once(a) }
}

tree! { on_start, "a: R S R", "tick tick tick halt", T::new(),
    tree T(hero: &mut Hero) { on_start(say("here I come"), a) }
}

tree! { on_success, "a: R S F", "tick tick tick", T::new(),
    tree T(hero: &mut Hero) { on_success(say("done"), a) }
}

tree! { on_failure, "a: R S F", "tick tick tick", T::new(),
    tree T(hero: &mut Hero) { on_failure({ hero.energy = 0 }, a) }
}

tree! { on_halt, "a: R S R", "tick tick tick halt", T::new(),
    tree T(hero: &mut Hero) { on_halt(say("what a pity"), a) }
}

tree! { on_end, "a: R S F R", "tick tick tick tick halt", T::new(),
    tree T(hero: &mut Hero) { on_end(say("that was it"), a) }
}

tree! { context, "a: R S", "tick tick tick reset", T::new(),
    tree T(hero: &mut Hero) { context(Mood::Angry, a) }
}

closure! { context_in_closure, "a: R S", "tick tick tick reset",
    |hero: &mut Hero| context(Mood::Angry, a)
}
