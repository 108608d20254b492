// Trees in every spelling, included in a module of each of the crates here after `leaves.rs`.

api::behavior_tree! {
    /// The door tree.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    #[observe]
    pub tree Night(hero: &mut Hero) {
        fallback<
            door_open,
            reactive_fallback< rested, timeout(8h, sleep) >
        >
    }
}

api::behavior_tree! {
    /// Several trees in one call, this one with parameters of which the tick needs all.
    #[derive(Debug, Clone, Copy, PartialEq)]
    #[must_use]
    #[observe]
    pub tree Walking(hero: &mut Hero, steps: u32, patience: ::core::time::Duration) {
        search: sequence<
            /// A leaf with an argument.
            walk(steps),
            senses::near(steps),
            self::senses::near(
                1,
            ),
            farther_than::<3>,
            self::timeout(1),
            timeout(patience, .rest(steps)),
        >
    }

    /// A tree of functions, for a `static`.
    #[derive(Debug, Clone, Copy, PartialEq)]
    #[observe]
    pub const tree Plain(hero: &mut Hero) {
        sequence< door_open, sleep >
    }

    /// Subtrees and other values.
    #[derive(Debug, Clone, Copy, PartialEq)]
    #[observe]
    pub tree Day(hero: &mut Hero, ticks: u32) {
        last: fallback<
            Idle,
            sequence< Nap(0), Nap::new(ticks), Count { to: 2 }, Night::new(), failure >,
            self::Plain::new(),
            success
        >
    }

    // Not public, and only ticked.
    #[observe]
    tree Hidden(hero: &mut Hero) {
        sequence< !door_open, Nap(1) >
    }

    /// Visible in the crate.
    #[derive(Clone)]
    #[observe]
    pub(crate) tree Halfway(hero: &mut Hero) {
        running
    }

    /// A sketch: what is to come may end in any way.
    pub tree Sketch(hero: &mut Hero) {
        fallback<
            sequence< door_open, { ::core::todo!() } >,
            retry(3, yield = never, { hero.steps += 1; ::core::unimplemented!("steps") }),
            { ::core::unreachable!(); },
            force_failure({ ::core::panic!("no") }),
            { loop { hero.steps += 1; } }
        >
    }

    /// A label that nobody asks for, on a leaf, in a tree that nobody else sees.
    tree Unasked(hero: &mut Hero) {
        fallback<
            first: door_open,
            /** A block comment. */
            second: sleep
        >
    }
}

api::behavior_tree! {
    /// Every node there is.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    #[observe]
    pub tree Everything(hero: &mut Hero, limit: u32) {
        fallback<
            reactive_sequence< invert(door_open), find_key, sleep >,
            reactive_sequence(on_running = continue)< breathe, knock, Count { to: 4 }, sleep >,
            reactive_fallback(on_running = continue)<
                force_failure(sleep),
                invert(force_success(Nap(1))),
                sequence< .is_tired, .rest(1), failure >,
            >,
            timeout(1h30m, timeout(1.5s, timeout(500ms, timeout(20us, timeout(100ns, listen))))),
            sequence<
                { hero.steps += 1; hero.steps > limit },
                { if hero.steps > 100 { return api::Status::Failure; } api::Status::Success },
                { let code = knock(hero)?; ::core::result::Result::<bool, u8>::Ok(code) },
                { },
                success,
                running
            >,
            !!failure
        >
    }
}

api::behavior_tree! {
    /// The nodes that yield, count, wait and remember.
    #[derive(Debug, Clone, Copy, PartialEq, Default)]
    #[observe]
    pub tree Patient(hero: &mut Hero) {
        async_fallback<
            async_sequence(yield = sync)< instant(door_open), walk(1), Nap(2) >,
            instant(!repeat(2, retry(300, yield = always, sequence< walk(0), wait(1h), knock >))),
            first: instant(sequence_with_memory< breathe, door_open, sleep >),
            async_fallback(yield = sync)< find_key, run_once(Nap::new(1)), run_once(failure) >,
            async_sequence<
                retry(hero.steps, yield = never, .rest(1)),
                repeat({ let steps = hero.steps; steps + 1 }, door_open),
                delay(::core::time::Duration::MAX, breathe),
                cooldown(1h30m, listen)
            >,
            timeout(1h, keep_running_until_failure(reactive_sequence<
                !door_open,
                repeat(retry(yield = always, walk(1)))
            >)),
            wait(20us)
        >
    }
}

api::behavior_tree! {
    /// A named lifetime, which the context may have.
    #[observe]
    pub tree Borrowing<'world>(frame: &mut Frame<'world>) {
        sequence< frame_is_quiet, .hero_sleeps >
    }

    /// An elided one.
    #[observe]
    pub tree Elided(frame: &mut Frame<'_>) {
        sequence< { !frame.hero.is_tired() }, .hero_sleeps >
    }

    /// Types and bounds.
    #[derive(Debug, Clone, Copy, PartialEq)]
    #[observe]
    pub tree Comparing<T: ::core::marker::Copy>(stack: &mut Stack<T>, limit: T)
    where
        T: ::core::cmp::PartialOrd,
    {
        fallback< top_above(limit), Count { to: 2 } >
    }

    /// Constants.
    #[observe]
    pub tree Fixed<const N: usize>(bits: &mut [bool; N]) {
        sequence< first_is_set, { bits.len() > 1 && !bits.contains(&false) } >
    }
}

/// The tree in a static is plain data.
pub static PLAIN: Plain = Plain::new();

/// Infers its context from its functions.
#[must_use]
pub fn bare() -> impl api::Behavior<Hero> {
    api::behavior_tree! {
        fallback<
            door_open,
            reactive_fallback< rested, timeout(8h, sleep) >
        >
    }
}

/// With the outer brackets.
#[must_use]
pub fn in_brackets() -> impl api::Behavior<Hero> {
    api::behavior_tree! { < sequence< Nap(2), walk(1), Idle > > }
}

/// Names its context.
#[must_use]
pub fn named() -> impl api::Behavior<Hero> {
    api::behavior_tree! { |hero| sequence< breathe, walk(hero.energy) > }
}

/// Names its context and the type of it.
#[must_use]
pub fn annotated() -> impl api::Behavior<Hero> {
    api::behavior_tree! {
        |hero: &mut Hero| fallback<
            { hero.door_is_open },
            { if hero.energy > 1 { return true; } hero.energy += 1; false },
            .is_tired,
            .rest(hero.steps + 1)
        >
    }
}

/// Owns what it captures.
#[must_use]
pub fn moved(limit: u32) -> impl api::Behavior<Hero> {
    api::behavior_tree! {
        move |hero: &mut Hero| < fallback< { hero.steps > limit }, walk(limit) > >
    }
}

/// Counts by what it captures and by its context, and names neither for its times.
#[must_use]
pub fn patient(times: u32) -> impl api::Behavior<Hero> {
    api::behavior_tree! {
        move |hero: &mut Hero| repeat(times, sequence<
            retry(hero.steps, yield = never, door_open),
            async_fallback< cooldown(1h, find_key), run_once(knock), delay(5ms, breathe) >,
            wait(1h)
        >)
    }
}

/// Borrows what it captures, in two leaves, and has a context with a lifetime. Gives how often it was asked.
///
/// # Panics
///
/// If it does not do what it should.
pub fn capturing(hero: &mut Hero) -> u32 {
    let mut asked = 0;
    let mut tree = api::behavior_tree! {
        |frame: &mut Frame<'_>| reactive_fallback<
            { asked += 1; frame.hero.door_is_open },
            sequence< { asked += 10; }, .hero_sleeps >
        >
    };
    for _ in 0..3 {
        let mut frame = Frame { hero: &mut *hero };
        ::core::assert!(tree.tick(&mut frame) == api::Status::Running);
    }
    ::core::assert!(tree.is_running());
    tree.halt(&mut Frame { hero: &mut *hero });
    ::core::assert!(!tree.is_running());
    tree.reset(&mut Frame { hero });
    asked
}

fn tick(tree: &mut impl api::Behavior<Hero>, hero: &mut Hero) -> api::Status {
    api::Behavior::tick(tree, hero)
}

/// Runs the trees in closure form.
///
/// # Panics
///
/// If one does not do what it should.
pub fn exercise_closures() {
    let mut hero = Hero::new();
    let mut night = bare();
    for _ in 0..6 {
        ::core::assert!(tick(&mut night, &mut hero) == api::Status::Running);
        hero.pass_hours(1);
    }
    ::core::assert!(tick(&mut night, &mut hero) == api::Status::Success);

    let mut tree = in_brackets();
    ::core::assert!(tick(&mut tree, &mut hero) == api::Status::Running);
    api::Behavior::halt(&mut tree, &mut hero);
    ::core::assert!(hero.halts == 1);
    ::core::assert!(tick(&mut named(), &mut hero) == api::Status::Success);
    ::core::assert!(tick(&mut annotated(), &mut hero) == api::Status::Success);
    ::core::assert!(tick(&mut moved(3), &mut hero) == api::Status::Success);
    ::core::assert!(tick(&mut patient(0), &mut hero) == api::Status::Success);
    let mut waiting = patient(2);
    ::core::assert!(tick(&mut waiting, &mut hero) == api::Status::Failure);
    ::core::assert!(capturing(&mut hero) == 13);
    let mut observed = api::behavior_tree! {
        |frame: &mut Frame<'_>, observer: &mut ()| reactive_fallback<
            { frame.hero.door_is_open },
            .hero_sleeps
        >
    };
    let mut frame = Frame { hero: &mut hero };
    ::core::assert!(observed.tick_with(&mut frame, &mut ()) == api::Status::Running);
    observed.halt_with(&mut frame, &mut ());
    observed.reset_with(&mut frame, &mut ());
}

/// Runs the trees in item form.
///
/// # Panics
///
/// If one does not do what it should.
pub fn exercise_items() {
    let mut hero = Hero::new();
    let mut night = Night::new();
    ::core::assert!(night.tick(&mut hero) == api::Status::Running);
    hero.pass_hours(8);
    ::core::assert!(night.is_running());
    ::core::assert!(night.tick(&mut hero) == api::Status::Failure);
    ::core::assert!(night == Night::new());
    ::core::assert!(night.tick_with(&mut hero, &mut ()) == api::Status::Running);
    night.halt_with(&mut hero, &mut ());
    night.reset_with(&mut hero, &mut ());

    let mut walking = Walking::new(2, ::core::time::Duration::from_secs(9));
    ::core::assert!(walking.tick(&mut hero) == api::Status::Running);
    ::core::assert!(walking.resume_index(Walking::SEARCH) == ::core::option::Option::Some(0));
    walking.reset(&mut hero);

    let mut day = Day::new(1);
    ::core::assert!(day.tick(&mut hero) == api::Status::Running);
    ::core::assert!(day.resume_index(Day::LAST) == ::core::option::Option::Some(1));
    day.halt(&mut hero);
    ::core::assert!(hero.halts == 1);

    let mut plain = Plain::new();
    ::core::assert!(plain.tick(&mut hero) == api::Status::Failure);
    ::core::assert!(!PLAIN.is_running());
    ::core::assert!(Hidden::new().tick(&mut hero) == api::Status::Running);
    ::core::assert!(
        ::core::clone::Clone::clone(&Halfway::new()).tick(&mut hero) == api::Status::Running
    );
    ::core::assert!(Unasked::new().tick(&mut hero) == api::Status::Running);

    let mut everything = Everything::new(7);
    for _ in 0..9 {
        everything.tick(&mut hero);
        hero.pass_hours(1);
    }
    everything.halt(&mut hero);
    ::core::assert!(everything == Everything::new(7));

    let mut patient = Patient::new();
    for _ in 0..9 {
        patient.tick(&mut hero);
        hero.pass_hours(1);
    }
    patient.reset(&mut hero);
    ::core::assert!(patient == Patient::new());

    ::core::assert!(Borrowing::new().tick(&mut Frame { hero: &mut hero }) == api::Status::Running);
    let status = Borrowing::new().tick_with(&mut Frame { hero: &mut hero }, &mut ());
    ::core::assert!(status == api::Status::Running);
    ::core::assert!(
        Comparing::new(2.5).tick_with(&mut Stack { top: 3.0 }, &mut ()) == api::Status::Success
    );
    ::core::assert!(Elided::new().tick(&mut Frame { hero: &mut hero }) == api::Status::Running);
    ::core::assert!(Comparing::new(2.5).tick(&mut Stack { top: 3.0 }) == api::Status::Success);
    ::core::assert!(Fixed::new().tick(&mut [true, false]) == api::Status::Failure);
}
