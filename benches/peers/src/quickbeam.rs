//! quickbeam, this project: nothing is missing. Each tree is entered as an item and as a closure.

use crate::contest::Judge;
use crate::world::*;
use ::quickbeam::{behavior_tree, Behavior};

pub fn enter(judge: &mut impl Judge) {
    macro_rules! enter {
        ($($workload:ident $closure:ident)*) => {
            $(
                let workload = Workload::$workload;
                judge.entry("quickbeam-item", workload, $workload::new, $workload::tick);
                judge.entry("quickbeam-closure", workload, $closure, Behavior::tick);
            )*
        };
    }
    enter! { Door door Wide wide Deep deep Patrol patrol }
}

/// Each tree in both forms, and as text.
macro_rules! in_both_forms {
    ($($item:ident $closure:ident { $($tree:tt)* })*) => {
        /// The tree for a workload, as it is written.
        pub fn text(workload: Workload) -> &'static str {
            match workload {
                Workload::Nothing => "",
                $(Workload::$item => stringify!($($tree)*),)*
            }
        }

        $(
            behavior_tree! {
                pub tree $item(world: &mut World) { $($tree)* }
            }

            pub fn $closure() -> impl Behavior<World> {
                behavior_tree! { $($tree)* }
            }
        )*
    };
}

in_both_forms! {
    Door door {
        fallback<
            holds(0),
            reactive_fallback< holds(1), timeout(8h, sleep) >
        >
    }

    Wide wide {
        fallback<
            holds(0), holds(1), holds(2), holds(3), holds(4), holds(5), holds(6), holds(7),
            holds(8), holds(9), holds(10), holds(11), holds(12), holds(13), holds(14), holds(15),
            holds(16), holds(17), holds(18), holds(19), holds(20), holds(21), holds(22), holds(23),
            holds(24), holds(25), holds(26), holds(27), holds(28), holds(29), holds(30), holds(31)
        >
    }

    Deep deep {
        sequence< holds(0), fallback< holds(1),
        sequence< holds(2), fallback< holds(3),
        sequence< holds(4), fallback< holds(5),
        sequence< holds(6), fallback< holds(7),
        sequence< holds(8), fallback< holds(9),
        sequence< holds(10), fallback< holds(11),
        sequence< holds(12), fallback< holds(13),
        sequence< holds(14), fallback< holds(15), sleep
        > > > > > > > > > > > > > > > >
    }

    Patrol patrol {
        reactive_fallback<
            sequence< holds(LOW_HEALTH), flee >,
            sequence<
                holds(ENEMY),
                !holds(NO_AMMO),
                parallel<
                    track,
                    fallback< sequence< holds(IN_RANGE), shoot >, approach >
                >
            >,
            sequence< holds(NOISE), retry(3, yield = never, goto_noise) >,
            sequence< !holds(ALARM), goto_waypoint, wait_there, next_waypoint >
        >
    }
}
