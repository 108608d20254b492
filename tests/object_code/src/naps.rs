//! A tree with every way of waiting, which tells its clock when the next tick is due; and, with the feature `silent`, the same
//! tree without these calls.

/// Has it compiled by one macro or the other.
#[macro_export]
macro_rules! naps {
    ($compile:ident) => {
        quickbeam::$compile! {
            pub tree Naps(world: &mut World) {
                fallback<
                    timeout(3s, { world.rest(1) }),
                    delay(1s, { world.rest(2) }),
                    cooldown(2s, { world.rest(3) }),
                    sequence< wait(5s), retry(4, { world.rest(4) }), repeat(4, { world.rest(5) }) >,
                    async_sequence< { world.rest(6) }, { world.rest(7) } >,
                    keep_running_until_failure({ world.rest(8) })
                >
            }
        }
    };
}

#[cfg(not(feature = "silent"))]
mod tree {
    use crate::trees::World;

    crate::naps!(behavior_tree);
}

#[cfg(feature = "silent")]
mod tree {
    use crate::trees::World;

    include!(env!("SILENT"));
}

pub use tree::Naps;
