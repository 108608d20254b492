//! Every kind of leaf.

use crate::hero::*;

closure! { function, "a: R S", "tick tick", a }

closure! { condition, "door_open: S F", "tick tick", door_open }

tree! { function_with_arguments, "", "tick", T::new(1),
    tree T(hero: &mut Hero, metres: u32) {
        sequence< senses::near(metres), say(&format!("{metres} of {}", hero.energy)) >
    }
}

closure! { method, "rest: R S, stroll: R S", "tick tick tick",
    |hero: &mut Hero| sequence< .rest, .stroll(hero.energy + 1) >
}

closure! { block, "", "tick tick",
    |hero: &mut Hero| { hero.energy += 1; hero.energy > 3 }
}

closure! { block_that_returns, "", "tick",
    |hero: &mut Hero| { let target = hero.target?; if target.speed > 3.0 { return None } Some(()) }
}

tree! { value, "Sleep: R S, Dig: R S, Eat: R S", "tick tick tick tick", T::new(),
    tree T(hero: &mut Hero) { sequence< Sleep, Dig(3), Eat { meals: 2 } > }
}

tree! { value_constructed, "rested: S S F, Walk: R R", "tick tick tick", T::new(),
    tree T(hero: &mut Hero) { reactive_sequence< rested, Walk::to(3) > }
}

closure! { value_in_closure, "Sleep: S, Walk: R R S", "tick halt tick tick", sequence< Sleep, Walk::to(3) > }

tree! { test_and_set, "", "tick tick", T::new(),
    tree T(hero: &mut Hero) {
        sequence<
            test(energy < 3),
            test(mood == Mood::Calm),
            !test(target?.speed == 1.5, within = 0.1),
            set(energy = hero.energy + 1)
        >
    }
}
