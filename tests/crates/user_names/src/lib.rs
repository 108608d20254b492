//! A crate whose functions, contexts, parameters, captured variables and labels are called like the
//! locals, fields, methods and constants of an expansion.

/// Trees with confusing names.
pub mod trees {
    use quickbeam::{behavior_tree, Behavior, Clock, ManualClock, Status};
    use std::time::Duration;

    /// What the leaves are counted in, and the clock.
    #[derive(Debug, Default)]
    pub struct Calls {
        /// Leaf calls so far.
        pub count: u32,
        clock: ManualClock,
    }

    impl Clock for Calls {
        type Instant = <ManualClock as Clock>::Instant;

        fn now(&self) -> Self::Instant {
            self.clock.now()
        }

        fn elapsed(&self, since: Self::Instant) -> Duration {
            self.clock.elapsed(since)
        }
    }

    macro_rules! leaves {
        ($($name:ident)*) => {
            $(
                fn $name(calls: &mut Calls, more: u32) -> Status {
                    calls.count += more;
                    Status::Success
                }
            )*
        };
    }

    leaves! {
        any_running argument_1 argument_2 at body case child ctx done entry fresh halt hero index is_running leaf
        leaf_type marker new node number numbers operation outcome p0 p1 quickbeam_ reset result resume resume_index
        resume_1 returned running_ self_ start started state status step stop tick timeout_started tree value was
        __quickbeam __at __state
    }

    // Constants take part in patterns.
    #[allow(dead_code)]
    const IDLE: u8 = 77;
    #[allow(dead_code)]
    const STATUS: u8 = 78;

    behavior_tree! {
        /// All of them in a row.
        #[derive(Debug, Clone, Copy, PartialEq)]
        pub tree Row(calls: &mut Calls) {
            reactive_sequence<
                sequence<
                    any_running(1),
                    argument_1(1),
                    argument_2(1),
                    at(1),
                    body(1),
                    case(1),
                    child(1),
                    ctx(1),
                    done(1),
                    entry(1),
                    fresh(1),
                    halt(1),
                    hero(1),
                    index(1),
                    is_running(1),
                    leaf(1),
                    leaf_type(1),
                    marker(1),
                    new(1),
                    node(1),
                    number(1),
                    numbers(1),
                    operation(1),
                    outcome(1)
                >,
                sequence<
                    p0(1),
                    p1(1),
                    quickbeam_(1),
                    reset(1),
                    result(1),
                    resume(1),
                    resume_index(1),
                    resume_1(1),
                    returned(1),
                    running_(1),
                    self_(1),
                    start(1),
                    started(1),
                    state(1),
                    status(1),
                    step(1),
                    stop(1),
                    tick(1),
                    timeout_started(1),
                    tree(1),
                    value(1),
                    was(1),
                    __quickbeam(1),
                    __at(1),
                    __state(1)
                >
            >
        }

        /// Arguments that use a context called `at`, in leaves called like the names for them.
        pub tree Arguments(at: &mut Calls) {
            sequence< argument_1(at.count), argument_2(at.count + 1), state(at.count) >
        }

        /// Parameters called like locals and fields.
        #[derive(Debug, Clone, Copy, PartialEq)]
        pub tree Parameters(
            state: &mut Calls,
            was: u32,
            status: u32,
            resume: u32,
            done: u32,
            marker: u32,
            timeout_started: u32
        ) {
            fallback<
                invert(at(was)),
                invert(at(status)),
                invert(at(resume)),
                invert(at(done)),
                invert(at(marker)),
                invert(at(timeout_started)),
                reactive_fallback(on_running = continue)<
                    failure,
                    timeout(3h, sequence< { state.count += was; }, running >)
                >
            >
        }

        /// Labels called like locals, methods and constants.
        pub tree Labels(was: &mut Calls) {
            idle: sequence<
                at: at(1),
                was: ctx(2),
                tick: body(3),
                new: { was.count += 4; },
                status: running
            >
        }

        /// Labels called like the nodes they stand at.
        pub tree SameLabels(calls: &mut Calls) {
            sequence: sequence<
                done: done(1),
                timeout: timeout(1s, stop(1)),
                fallback: fallback< start: start(1) >
            >
        }
    }

    /// Runs the trees in closure form.
    ///
    /// # Panics
    ///
    /// If one does not do what it should.
    pub fn exercise_closures() {
        // Captured variables called like the closure's own.
        let (state, operation, status, was) = (1, 2, 3, 4);
        let mut at = 0;
        let mut row = behavior_tree! {
            |ctx: &mut Calls| sequence<
                self::status(state),
                self::ctx(operation),
                done(status),
                self::at(was),
                argument_1(ctx.count),
                argument_2({ ctx.count - 10 }),
                { at += 1; let done = ctx.count; done == 30 },
                running
            >
        };
        let mut calls = Calls::default();
        assert_eq!(row.tick(&mut calls), Status::Running);
        assert!(row.is_running());
        assert_eq!(row.tick(&mut calls), Status::Running);
        row.halt(&mut calls);
        assert_eq!((calls.count, at), (30, 1));

        calls = Calls::default();
        let mut bare =
            behavior_tree! { sequence< self::state(1), self::operation(2), ctx(3), self::at(4) > };
        assert_eq!(bare.tick(&mut calls), Status::Success);
        let mut named =
            behavior_tree! { |state| sequence< self::state(1), done(2), step(state.count) > };
        assert_eq!(
            Behavior::<Calls>::tick(&mut named, &mut calls),
            Status::Success
        );
        assert_eq!(calls.count, 26);
    }

    /// Runs the trees in item form.
    ///
    /// # Panics
    ///
    /// If one does not do what it should.
    pub fn exercise_items() {
        let mut calls = Calls::default();
        let mut row = Row::new();
        assert_eq!(row.tick(&mut calls), Status::Success);
        assert_eq!(calls.count, 49);

        assert_eq!(Arguments::new().tick(&mut calls), Status::Success);
        assert_eq!(calls.count, 49 + 49 + 99 + 197);

        calls = Calls::default();
        let mut parameters = Parameters::new(1, 2, 3, 4, 5, 6);
        assert_eq!(parameters.tick(&mut calls), Status::Running);
        assert_eq!(calls.count, 22);
        calls.clock.advance(Duration::from_secs(3 * 3600));
        assert_eq!(parameters.tick(&mut calls), Status::Failure);
        assert_eq!(parameters, Parameters::new(1, 2, 3, 4, 5, 6));

        calls = Calls::default();
        let mut labels = Labels::new();
        assert_eq!(labels.tick(&mut calls), Status::Running);
        assert_eq!(
            (calls.count, labels.resume_index(Labels::IDLE)),
            (10, Some(4))
        );
        assert_eq!(
            [
                Labels::AT,
                Labels::WAS,
                Labels::TICK,
                Labels::NEW,
                Labels::STATUS
            ],
            [1, 2, 3, 4, 5]
        );
        labels.halt(&mut calls);
        labels.reset(&mut calls);
        assert!(!labels.is_running());

        assert_eq!(SameLabels::new().tick(&mut calls), Status::Success);
        assert_eq!(
            (
                SameLabels::SEQUENCE,
                SameLabels::DONE,
                SameLabels::TIMEOUT,
                SameLabels::START
            ),
            (0, 1, 2, 5)
        );
    }
}
