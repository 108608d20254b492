//! Nodes that do several things at once, choose or control, and composites of one's own.

use crate::hero::*;

tree! { parallel, "a: R S, b: R F, Walk: R R", "tick tick halt", T::new(),
    tree T(hero: &mut Hero) { parallel(success = 2, failure = all)< a, b, Walk::to(3) > }
}

tree! { observed, "a: F F, Walk: R R", "tick tick halt", T::new(),
    #[observe]
    tree T(hero: &mut Hero) { reactive_fallback< a, timeout(3s, Walk::to(3)) > }
}

tree! { parallel_of_one, "a: R R S, b: R F", "tick tick tick", T::new(),
    tree T(hero: &mut Hero) { parallel(success = 1, failure = 2)< a, b > }
}

tree! { parallel_each, "a: R S S, b: R R S", "tick tick tick", T::new(),
    tree T(hero: &mut Hero) { parallel(each = tick)< a, b > }
}

tree! { parallel_computed, "a: R S, b: R R S, Walk: R", "tick tick tick", T::new(2),
    tree T(hero: &mut Hero, enough: u32) { parallel(success = enough, failure = all)< a, b, Walk::to(3) > }
}

tree! { parallel_each_computed, "a: R S, b: S R", "tick tick", T::new(1),
    tree T(hero: &mut Hero, enough: u32) { parallel(each = tick, success = enough)< a, b > }
}

tree! { parallel_all_computed, "a: F, b: R S", "tick tick", T::new(2),
    tree T(hero: &mut Hero, failures: u32) { parallel_all(failures = failures)< a, b > }
}

tree! { parallel_with_running, "a: R F", "tick tick", T::new(),
    tree T(hero: &mut Hero) { parallel(success = 1)< running, a > }
}

tree! { parallel_all, "a: R F, b: S R, Walk: R S", "tick tick tick halt", T::new(),
    tree T(hero: &mut Hero) { parallel_all(failures = 1)< a, b, Walk::to(3) > }
}

tree! { if_then_else, "door_open: S F, a: R S, b: F", "tick tick tick", T::new(),
    tree T(hero: &mut Hero) { if_then_else< door_open, a, b > }
}

tree! { if_then, "a: R S F, b: R S", "tick tick tick tick", T::new(),
    tree T(hero: &mut Hero) { if_then_else< a, b > }
}

tree! { while_do_else, "danger: F S S F, Walk: R R, a: R S", "tick tick tick tick", T::new(),
    tree T(hero: &mut Hero) { while_do_else< danger, Walk::to(0), a > }
}

tree! { while_do, "danger: S F, Walk: R", "tick tick", T::new(),
    tree T(hero: &mut Hero) { while_do_else< danger, Walk::to(0) > }
}

tree! { switch, "Walk: R, a: R S", "tick tick enrage tick tick", T::new(),
    tree T(hero: &mut Hero) {
        switch(hero.mood)< Mood::Calm => Walk::to(3), Mood::Angry => a >
    }
}

tree! { switch_with_times, "a: R, b: R", "tick enrage tick 1s tick 1s tick halt", T::new(),
    tree T(hero: &mut Hero) {
        switch(hero.mood)< Mood::Calm => timeout(1s, a), Mood::Angry => timeout(2s, b) >
    }
}

tree! { priority, "a: R S, b: R", "tick tick enrage tick halt", T::new(),
    tree T(hero: &mut Hero) { priority(.most_urgent)< Mood::Angry => b, Mood::Calm => a > }
}

tree! { priority_each_tick, "a: R R, b: R", "tick tick enrage tick halt", T::new(),
    tree T(hero: &mut Hero) { priority(.most_urgent, each = tick)< Mood::Angry => b, Mood::Calm => on_halt(say("enough"), a) > }
}

tree! { utility_each_tick, "a: R S, hungry: S S", "tick tick", T::new(),
    tree T(hero: &mut Hero) { utility(each = tick)< hungry => a, { hero.energy == 0 } => failure > }
}

tree! { utility, "a: R S, hungry: S", "tick tick tick", T::new(),
    tree T(hero: &mut Hero) { utility< hungry => a, { hero.energy == 0 } => failure > }
}

tree! { try_catch, "a: S R F, b: F, c: R S", "tick tick tick tick", T::new(),
    tree T(hero: &mut Hero) { try_catch< a, b, c > }
}

tree! { try_catch_on_halt, "a: S S, Walk: R F, c: S R S", "tick halt tick tick halt", T::new(),
    tree T(hero: &mut Hero) { try_catch(on_halt = handler)< a, Walk::to(3), c > }
}

tree! { try_catch_on_halt_of_several_nodes, "Walk: R R F, a: S S, b: S F", "tick halt tick tick", T::new(),
    tree T(hero: &mut Hero) { try_catch(on_halt = handler)< Walk::to(3), sequence< a, b > > }
}

tree! { interrupter, "a: S R F S, Walk: R", "tick tick tick tick halt", T::new(),
    tree T(hero: &mut Hero) { interrupter(a, Walk::to(3)) }
}

tree! { repeater, "a: S R F, b: R S S R F", "tick tick tick tick tick", T::new(),
    tree T(hero: &mut Hero) { repeater(a, b) }
}

tree! { repeater_never, "a: S R F, b: S S F", "tick tick tick", T::new(),
    tree T(hero: &mut Hero) { repeater(yield = never, a, b) }
}

tree! { custom, "a: R S, Walk: R R", "tick tick tick halt tick reset", T::new(),
    tree T(hero: &mut Hero) { RoundRobin::new()< a, Walk::to(3) > }
}

tree! { success, "", "tick", T::new(),
    tree T(hero: &mut Hero) { success }
}

tree! { failure, "a: R S", "tick tick", T::new(),
    tree T(hero: &mut Hero) { sequence< a, failure > }
}

tree! { running, "a: F S", "tick tick tick halt", T::new(),
    tree T(hero: &mut Hero) { sequence< a, running > }
}
