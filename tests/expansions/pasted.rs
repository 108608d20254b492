pub struct Night {
    /// When it started: `timeout(8h, …)`.
    timeout_started: <Hero as ::quickbeam::__v1::Timed<Night>>::Instant,
    /// Where the tree goes on at its next tick; 0 while it is idle.
    resume: u8,
    /// The leaf `Walk::to(3)`.
    walk: Walk,
}

const _: () = {
    use ::quickbeam::__v1::{
        Behavior, Checked, Checks, Clock, Duration, IntoStatus, LeafType, Passed, Status,
        fits,
    };

    /// What the nodes ask of the context and of leaf values.
    impl Checks for Night {
        type Checks = Passed<
            {
                let _: fn(&'static Hero) -> _ = Clock::now;
                let _ = <Walk as Behavior<Hero>>::halt;
                true
            },
        >;
    }
    /// The context, if that holds.
    type Context = Checked<Hero, Night>;

    /// Where control can be.
    struct At;

    impl At {
        /// Nothing runs.
        const IDLE: u8 = 0;
        /// `door_open`
        const DOOR_OPEN: u8 = 1;
        /// `rested`
        const RESTED: u8 = 2;
        /// `Walk::to(3)`
        const WALK: u8 = 3;
    }
    const _: () = assert!(
        fits(28800000000000, <Context as Clock>::LONGEST),
        "`timeout(8h, …)` is longer than the clock of the context can measure\n\n  = help: see `Clock::LONGEST`",
    );

    impl Night {
        /// An idle tree.
        #[inline]
        pub fn new() -> Self {
            Self {
                timeout_started: Default::default(),
                resume: At::IDLE,
                walk: Walk::to(3),
            }
        }

        /// Ticks the tree once.
        #[inline]
        pub fn tick(&mut self, hero: &mut Hero) -> Status {
            let door_open_type = LeafType::inferred();
            let rested_type = LeafType::inferred();
            let was = self.resume;
            let status = 'tree: {
                let at = match was {
                    At::RESTED | At::WALK => {
                        self.resume = rested_type.start(self.resume, At::RESTED);
                        At::RESTED
                    }
                    _ => {
                        self.resume = door_open_type.start(self.resume, At::DOOR_OPEN);
                        At::DOOR_OPEN
                    }
                };

                /// `door_open`
                if at == At::DOOR_OPEN {
                    match IntoStatus::into_status(
                        door_open_type.needs_failure(0).of(door_open(hero)),
                    ) {
                        Status::Success => break 'tree Status::Success,
                        Status::Failure => {
                            self.resume = rested_type.start(self.resume, At::RESTED);
                        }
                        Status::Running => return Status::Running,
                    }
                }

                /// `rested`
                match IntoStatus::into_status(
                    rested_type.needs_failure(0).of(rested(hero)),
                ) {
                    Status::Success => {
                        if was == At::WALK {
                            Behavior::<Context>::halt(&mut self.walk, hero);
                            self.timeout_started = Default::default();
                        }
                        break 'tree Status::Success;
                    }
                    Status::Failure => {
                        if was == At::WALK {
                            if rested_type.can_run() {
                                self.resume = was;
                            }
                            if <Context as Clock>::has_elapsed(
                                hero,
                                self.timeout_started,
                                Duration::from_secs(28800),
                            ) {
                                if was == At::WALK {
                                    Behavior::<Context>::halt(&mut self.walk, hero);
                                }
                                self.timeout_started = Default::default();
                                break 'tree Status::Failure;
                            }
                        } else {
                            self.timeout_started = <Context as Clock>::now(hero);
                            self.resume = At::WALK;
                        }
                    }
                    Status::Running => {
                        if was == At::WALK {
                            Behavior::<Context>::halt(&mut self.walk, hero);
                            self.timeout_started = Default::default();
                        }
                        return Status::Running;
                    }
                }

                /// `Walk::to(3)`
                let outcome = if was == At::WALK {
                    Behavior::<Context>::tick(&mut self.walk, hero)
                } else {
                    Behavior::<Context>::start(&mut self.walk, hero)
                };
                match outcome {
                    Status::Running => return Status::Running,
                    done => {
                        self.timeout_started = Default::default();
                        done
                    }
                }
            };
            self.resume = At::IDLE;
            status
        }

        /// Halts the tree: every running leaf is halted, and the next tick starts afresh.
        /// Does nothing to an idle tree.
        #[inline]
        pub fn halt(&mut self, hero: &mut Hero) {
            if self.resume == At::WALK {
                Behavior::<Context>::halt(&mut self.walk, hero);
                self.timeout_started = Default::default();
            }
            self.resume = At::IDLE;
        }

        /// Halts the tree and forgets all memory.
        #[inline]
        pub fn reset(&mut self, hero: &mut Hero) {
            Self::halt(self, hero);
            Behavior::<Context>::forget(&mut self.walk, hero);
        }

        /// Whether the last tick gave `Running`, and no halt came since.
        #[inline]
        pub const fn is_running(&self) -> bool {
            self.resume != At::IDLE
        }

        /// The resume index of a fallback or sequence that is not reactive: the position, from
        /// 0, of the child its next tick goes on with.
        ///
        /// Nodes are numbered in the order in which they are written, the root being 0; each
        /// label has a constant. Gives `None` for a node that keeps no place among its children.
        pub const fn resume_index(&self, node: u16) -> Option<usize> {
            match node {
                0 => {
                    match self.resume {
                        At::RESTED..=At::WALK => Some(1),
                        _ => Some(0),
                    }
                }
                _ => None,
            }
        }
    }

    impl Behavior<Hero> for Night {
        #[inline]
        fn tick(&mut self, ctx: &mut Hero) -> Status {
            Self::tick(self, ctx)
        }

        #[inline]
        fn halt(&mut self, ctx: &mut Hero) {
            Self::halt(self, ctx);
        }

        #[inline]
        fn forget(&mut self, ctx: &mut Hero) {
            Self::reset(self, ctx);
        }
    }
};
