//! Nodes within nodes, trees within trees, and the rest of the language.

use crate::hero::*;

// The tree of the README, in both forms.
tree! { door_item, "door_open: F F S, rested: F, sleep: R R R", "tick 3600s tick 28800s tick tick halt tick", Night::new(),
    tree Night(hero: &mut Hero) {
        fallback<
            door_open,
            reactive_fallback< rested, timeout(8h, sleep) >
        >
    }
}

closure! { door_closure, "door_open: F F S, rested: F, sleep: R R", "tick 3600s tick 28800s tick tick halt tick",
    fallback<
        door_open,
        reactive_fallback< rested, timeout(8h, sleep) >
    >
}

tree! { nested, "a: S S R S, b: F, c: F S, d: R S", "tick tick tick tick", T::new(),
    tree T(hero: &mut Hero) {
        fallback< sequence< a, fallback< b, sequence< c, d > > >, invert(force_success(a)) >
    }
}

// A reactive node over one with memory over one that does two things at once.
tree! { reactive_over_memory_over_parallel,
    "danger: F F F S F, a: S, b: R S S, Walk: R R S, c: R", "tick tick tick tick tick tick", T::new(),
    tree T(hero: &mut Hero) {
        reactive_sequence<
            !danger,
            sequence_with_memory< a, parallel(success = 2)< b, Walk::to(3) >, c >
        >
    }
}

tree! { parallel_over_reactive, "danger: F S, Walk: R, a: R R F, sleep: R", "tick tick tick halt", T::new(),
    tree T(hero: &mut Hero) {
        parallel_all(failures = 2)<
            reactive_fallback< danger, Walk::to(3) >,
            fallback< a, timeout(10s, sleep) >
        >
    }
}

tree! { loops_within_loops, "a: S S R S F, b: F F S F F F", "tick tick tick tick", T::new(),
    tree T(hero: &mut Hero) { repeat(2, yield = never, sequence< a, retry(3, yield = never, b) >) }
}

tree! { shared_slots, "a: F, b: R F, c: R", "tick 1s tick 5s tick 2s tick", T::new(),
    tree T(hero: &mut Hero) {
        fallback< timeout(1s, a), timeout(2s, retry(2, b)), timeout(3s, repeat(c)) >
    }
}

tree! { labels_and_docs, "rested: F S F, hungry: S, eat: R S", "tick tick tick tick", T::new(),
    tree T(hero: &mut Hero) {
        /// What to do about hunger.
        fallback<
            full: rested,
            /// Only what there is.
            eating: sequence< hungry, eat >
        >
    }
}

tree! { subtree, "a: R S, b: F", "tick tick", Outer::new(),
    tree Inner(hero: &mut Hero) { a }
    tree Outer(hero: &mut Hero) { fallback< b, Inner::new() > }
}

tree! { attributes_and_generics, "stroll: R S", "tick 1s tick halt", Stroll::<Walk, 3>::new(Walk::to(1)),
    /// Strolls for a while.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    #[must_use]
    pub(crate) const tree Stroll<W, const N: u32>(hero: &mut Hero, walk: W)
    where
        W: Copy + Into<Walk>,
    {
        timeout(8h, sequence< .stroll(N), { let walk: Walk = walk.into(); walk.to > 0 } >)
    }
}

tree! { borrowing_context, "", "tick", OfFrame::new(),
    tree Frame<'a>(frame: &mut (&'a Hero, u32)) {
        sequence< { frame.0.energy > 1 }, { frame.1 += 1; } >
    }
    tree OfFrame(hero: &mut Hero) {
        { let mut frame = (&*hero, 0); Frame::new().tick(&mut frame) }
    }
}

// Names of the runtime that are the user's own here.
mod of_their_own {
    use crate::hero::Hero;

    pub enum At {
        Home,
    }

    pub mod quickbeam {
        pub struct Status;
    }

    pub fn arrived(_: &mut Hero, _: At, _: quickbeam::Status) -> bool {
        true
    }
}

tree! { names_of_ones_own, "", "tick", T::new(),
    tree T(hero: &mut Hero) {
        of_their_own::arrived(of_their_own::At::Home, of_their_own::quickbeam::Status)
    }
}

#[test]
fn a_closure_captures() {
    let words = String::from("good night");
    let (graph, source, tree) = (
        quickbeam::compiler::behavior_tree_graph! { {} move |hero: &mut Hero| sequence< say(&words), sleep > },
        quickbeam::behavior_tree_source! { move |hero: &mut Hero| sequence< say(&words), sleep > },
        quickbeam::behavior_tree! { move |hero: &mut Hero| sequence< say(&words), sleep > },
    );
    crate::keep::keep(
        "moving_closure",
        graph,
        source,
        &crate::keep::run(tree, "sleep: R S", "tick tick"),
    );
}
