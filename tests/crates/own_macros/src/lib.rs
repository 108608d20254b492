//! A crate that writes its trees with macros of its own, and leaves some of them out.

/// Trees whose parts come from elsewhere.
pub mod trees {
    use quickbeam::{behavior_tree, Behavior, Clock, ManualClock, Status};
    use std::time::Duration;

    /// What the trees act on.
    #[derive(Debug, Default)]
    pub struct Hero {
        /// Hours slept.
        pub hours: u32,
        clock: ManualClock,
    }

    impl Clock for Hero {
        type Instant = Duration;

        fn now(&self) -> Duration {
            self.clock.now()
        }

        fn elapsed(&self, since: Duration) -> Duration {
            self.clock.elapsed(since)
        }
    }

    mod senses {
        pub(super) fn door_open(_: &super::Hero) -> bool {
            false
        }
    }

    fn slept(hero: &Hero, hours: u32) -> bool {
        hero.hours == hours
    }

    fn sleep(hero: &mut Hero) -> Status {
        hero.hours += 1;
        Status::Running
    }

    /// A leaf with a field.
    #[derive(Debug, Clone, Copy, PartialEq)]
    pub struct Nap(u32);

    impl Behavior<Hero> for Nap {
        fn tick(&mut self, hero: &mut Hero) -> Status {
            hero.hours += self.0;
            Status::Failure
        }
    }

    macro_rules! guarded {
        (
            $(#[$attribute:meta])*
            $visibility:vis $name:ident($hero:ident: $context:ty): $label:ident
            $condition:path, $limit:literal, $leaf:ident, $hours:expr, $sum:tt, $block:block
        ) => {
            behavior_tree! {
                $(#[$attribute])*
                $visibility tree $name($hero: &mut $context, hours: u32) {
                    $label: fallback<
                        $condition,
                        slept($hours),
                        slept(hours + $sum),
                        Nap($hours),
                        $block,
                        timeout($limit, $leaf),
                        { $hero.hours > 100 }
                    >
                }
            }
        };
    }

    guarded! {
        /// For everyone.
        #[derive(Debug, Clone, Copy, PartialEq)]
        pub Public(hero: Hero): search senses::door_open, 8h, sleep, 1 + 2, (40 + 2), { false }
    }
    guarded! {
        /// For this crate.
        pub(crate) Restricted(hero: Hero): search self::senses::door_open, 90m, sleep, 3, 5, { 3 > 4 }
    }
    guarded! { Private(hero: Hero): search senses::door_open, 1.5s, sleep, 3, 5, { false } }

    macro_rules! tree {
        ($($tokens:tt)*) => {
            behavior_tree! { $($tokens)* }
        };
    }

    behavior_tree! {
        /// Not there, and neither are its leaves.
        #[cfg(any())]
        pub tree Absent(hero: &mut Nobody) {
            sequence< nothing, Nothing::new(), timeout(1h, nothing) >
        }

        /// There.
        #[cfg(all())]
        pub tree Present(hero: &mut Hero) {
            sequence< slept(0), sleep >
        }
    }

    /// Runs the trees in closure form.
    ///
    /// # Panics
    ///
    /// If one does not do what it should.
    pub fn exercise_closures() {
        let mut hero = Hero::default();
        let mut asked = 0;
        let mut tree = tree! {
            |hero: &mut Hero| fallback< { 'tree: { asked += 1; break 'tree hero.hours > 9 } }, timeout(8h, sleep) >
        };
        assert_eq!(tree.tick(&mut hero), Status::Running);
        assert_eq!(tree.tick(&mut hero), Status::Running);
        assert_eq!((hero.hours, asked), (2, 1));
    }

    /// Runs the trees in item form.
    ///
    /// # Panics
    ///
    /// If one does not do what it should.
    pub fn exercise_items() {
        let mut hero = Hero::default();
        let mut public = Public::new(1);
        assert_eq!(public.tick(&mut hero), Status::Running);
        assert_eq!(
            (hero.hours, public.resume_index(Public::SEARCH)),
            (4, Some(5))
        );
        assert_eq!(Restricted::new(0).tick(&mut hero), Status::Running);
        assert_eq!(Private::new(0).tick(&mut hero), Status::Running);
        assert_eq!(Present::new().tick(&mut Hero::default()), Status::Running);
    }
}
