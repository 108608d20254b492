//! The trees whose instructions, flash and RAM are measured beside machines by hand.

use crate::world::guard::{
    approach, flee, goto_noise, goto_waypoint, next_waypoint, shoot, track, wait_there, ALARM,
    ENEMY, IN_RANGE, LOW_HEALTH, NOISE, NO_AMMO,
};
use crate::world::{holds, work, World};
use quickbeam::behavior_tree;

behavior_tree! {
    /// Sleeps before a closed door, until rested, but for eight hours at most.
    pub const tree Door(world: &mut World) {
        fallback<
            holds::<0>,
            reactive_fallback< holds::<1>, timeout(8h, work) >
        >
    }

    /// The first of 32 conditions.
    pub tree Wide(world: &mut World) {
        fallback<
            holds::<0>,
            holds::<1>,
            holds::<2>,
            holds::<3>,
            holds::<4>,
            holds::<5>,
            holds::<6>,
            holds::<7>,
            holds::<8>,
            holds::<9>,
            holds::<10>,
            holds::<11>,
            holds::<12>,
            holds::<13>,
            holds::<14>,
            holds::<15>,
            holds::<16>,
            holds::<17>,
            holds::<18>,
            holds::<19>,
            holds::<20>,
            holds::<21>,
            holds::<22>,
            holds::<23>,
            holds::<24>,
            holds::<25>,
            holds::<26>,
            holds::<27>,
            holds::<28>,
            holds::<29>,
            holds::<30>,
            holds::<31>
        >
    }

    /// Sixteen levels, with a condition at each and a job at the bottom.
    pub tree Deep(world: &mut World) {
        sequence<
            holds::<0>,
            fallback<
                holds::<1>,
                sequence<
                    holds::<2>,
                    fallback<
                        holds::<3>,
                        sequence<
                            holds::<4>,
                            fallback<
                                holds::<5>,
                                sequence<
                                    holds::<6>,
                                    fallback<
                                        holds::<7>,
                                        sequence<
                                            holds::<8>,
                                            fallback<
                                                holds::<9>,
                                                sequence<
                                                    holds::<10>,
                                                    fallback<
                                                        holds::<11>,
                                                        sequence<
                                                            holds::<12>,
                                                            fallback<
                                                                holds::<13>,
                                                                sequence<
                                                                    holds::<14>,
                                                                    fallback< holds::<15>, work >
                                                                >
                                                            >
                                                        >
                                                    >
                                                >
                                            >
                                        >
                                    >
                                >
                            >
                        >
                    >
                >
            >
        >
    }

    /// A guard.
    pub tree Patrol(world: &mut World) {
        reactive_fallback<
            sequence< holds::<LOW_HEALTH>, flee >,
            sequence<
                holds::<ENEMY>,
                !holds::<NO_AMMO>,
                parallel<
                    track,
                    fallback<
                        sequence< holds::<IN_RANGE>, shoot >,
                        approach
                    >
                >
            >,
            sequence< holds::<NOISE>, retry(3, yield = never, goto_noise) >,
            sequence< !holds::<ALARM>, goto_waypoint, wait_there, next_waypoint >
        >
    }
}
