pub struct Night {
    /// When it started: `timeout(8h, …)`.
    timeout_started: <Hero as ::quickbeam::__v1::Timed<Night>>::Instant,
    /// Where the tree goes on at its next tick; 0 while it is idle.
    resume: u8,
    /// The leaf `Walk::to(3)`.
    walk: Walk,
}

impl Night {
    /// An idle tree.
    #[inline]
    pub fn new() -> Self {
        use ::quickbeam::__v1::Instant;
        Self {
            timeout_started: Instant::IDLE,
            resume: 0,
            walk: <Walk>::to(3),
        }
    }

    /// Ticks the tree once.
    #[doc(alias("update", "run", "step", "execute", "tick_once", "tick_root"))]
    #[inline]
    pub fn tick(&mut self, hero: &mut Hero) -> ::quickbeam::Status {
        ::quickbeam::Behavior::tick(self, hero)
    }

    /// Halts the tree: every running leaf is halted, and the next tick starts afresh.
    /// Does nothing to an idle tree.
    #[doc(alias("stop", "abort", "cancel", "terminate"))]
    #[inline]
    pub fn halt(&mut self, hero: &mut Hero) {
        ::quickbeam::Behavior::halt(self, hero);
    }

    /// Halts the tree and forgets all memory.
    #[doc(alias("restart"))]
    #[inline]
    pub fn reset(&mut self, hero: &mut Hero) {
        ::quickbeam::Behavior::forget(self, hero);
    }

    /// Whether the last tick gave `Running`, and no halt came since.
    #[inline]
    pub const fn is_running(&self) -> bool {
        self.resume != 0
    }

    /// The resume index of a fallback or sequence that is not reactive: the position, from
    /// 0, of the child its next tick goes on with.
    ///
    /// Nodes are numbered in the order in which they are written, the root being 0; each
    /// label has a constant. Gives `None` for a node that keeps no place among its children.
    #[inline]
    pub const fn resume_index(&self, node: u16) -> Option<usize> {
        Self::__resume_index(self, node)
    }

    /// What runs: for each part of the tree that runs by itself, the number of the deepest node that is known to
    /// be running, subtrees included.
    #[inline]
    pub fn running(&self) -> ::quickbeam::__v1::Running<'_, Self> {
        ::quickbeam::Tree::running(self)
    }

    /// Whether the node with this number is known to be running, itself or something below it.
    #[inline]
    pub fn is_running_at(&self, node: u16) -> bool {
        ::quickbeam::Tree::is_running_at(self, node)
    }
}

const _: () = ::quickbeam::__v1::fit_clock(
    28800000000000,
    <Hero as ::quickbeam::__v1::Timed<Night>>::LONGEST,
    "`timeout(8h, …)` is longer than the clock of the context can measure\n\n  = help: see `Clock::LONGEST`",
);

const _: () = {
    use ::quickbeam::__v1::{
        Behavior, CanFail, Checked, Checks, Clock, Described, Duration, FnMut, Instant,
        IntoStatus, IsTree, Kind, MaybeTree, Passed, PhantomData, Sized, Status, Tree,
        TreeInfo, ask, ask_context, base_of, fallback, function, info, lasting, linked,
        node, reactive_fallback, value, visit_known,
    };

    /// What the nodes ask of the context and of leaf values.
    impl Checks for Night {
        type Checks = Passed<
            {
                ask_context::<Hero, _>(Clock::now);
                ask::<Walk, Hero>(Behavior::halt);
                true
            },
        >;
    }
    /// The context, if that holds.
    type Context = Checked<Hero, Night>;

    /// Where control can be. Debuggers find what rests at an index in it.
    enum At {
        resume_door_open = 1,
        resume_rested = 2,
        resume_walk = 3,
    }
    type Number = u8;

    impl At {
        /// Nothing runs.
        const IDLE: Number = 0;
        const DOOR_OPEN: Number = 1;
        const RESTED: Number = 2;
        const WALK: Number = 3;
    }

    impl Night {
        const fn __resume_index(&self, node: u16) -> Option<usize> {
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
        fn tick(&mut self, hero: &mut Hero) -> Status {
            let _at = PhantomData::<(Self, At)>;
            let door_open_status = IntoStatus::into_status;
            let rested_status = IntoStatus::into_status;
            let rested_can_run = IntoStatus::can_run(rested_status);
            let was = self.resume;
            let status = 'tree: {
                let at = match was {
                    At::RESTED | At::WALK => {
                        if rested_can_run {
                            self.resume = At::RESTED;
                        }
                        At::RESTED
                    }
                    _ => {
                        if IntoStatus::can_run(door_open_status) {
                            self.resume = At::DOOR_OPEN;
                        }
                        At::DOOR_OPEN
                    }
                };

                /// `door_open`
                if at == At::DOOR_OPEN {
                    match door_open_status(CanFail::demanded_of(door_open(hero))) {
                        Status::Success => break 'tree Status::Success,
                        Status::Failure => {
                            if rested_can_run {
                                self.resume = At::RESTED;
                            }
                        }
                        Status::Running => return Status::Running,
                    }
                }

                /// `rested`
                match rested_status(CanFail::demanded_of(rested(hero))) {
                    Status::Success => {
                        if was == At::WALK {
                            Behavior::<Context>::halt_node(&mut self.walk, hero);
                            self.timeout_started = Instant::IDLE;
                        }
                        break 'tree Status::Success;
                    }
                    Status::Failure => {
                        if was == At::WALK {
                            if rested_can_run {
                                self.resume = was;
                            }
                            if <Context as Clock>::has_elapsed(
                                hero,
                                self.timeout_started,
                                Duration::from_secs(28800),
                            ) {
                                if was == At::WALK {
                                    Behavior::<Context>::halt_node(&mut self.walk, hero);
                                }
                                self.timeout_started = Instant::IDLE;
                                break 'tree Status::Failure;
                            }
                        } else {
                            self.timeout_started = <Context as Clock>::now(hero);
                            self.resume = At::WALK;
                        }
                    }
                    Status::Running => {
                        if was == At::WALK {
                            Behavior::<Context>::halt_node(&mut self.walk, hero);
                            self.timeout_started = Instant::IDLE;
                        }
                        return Status::Running;
                    }
                }

                /// `Walk::to(3)`
                let outcome = if was == At::WALK {
                    Behavior::<Context>::execute_tick(&mut self.walk, hero)
                } else {
                    Behavior::<Context>::execute_start(&mut self.walk, hero)
                };
                match outcome {
                    Status::Running => {
                        <Context as Clock>::wake_after(
                            hero,
                            self.timeout_started,
                            Duration::from_secs(28800),
                        );
                        return Status::Running;
                    }
                    done => {
                        self.timeout_started = Instant::IDLE;
                        done
                    }
                }
            };
            self.resume = At::IDLE;
            status
        }

        #[inline]
        fn halt(&mut self, hero: &mut Hero) {
            if self.resume == At::WALK {
                Behavior::<Context>::halt_node(&mut self.walk, hero);
                self.timeout_started = Instant::IDLE;
            }
            self.resume = At::IDLE;
        }

        #[inline]
        fn forget(&mut self, hero: &mut Hero) {
            Self::halt(self, hero);
            Behavior::<Context>::forget(&mut self.walk, hero);
        }

        fn described() -> impl MaybeTree {
            IsTree::<Self>::it_is()
        }

        fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16)) {
            Tree::visit_running(self, base, visit);
        }
    }

    #[automatically_derived]
    impl<__C: ?Sized> Described<__C> for Night {
        const DESCRIBED: &'static TreeInfo = &info(
            "Night",
            0xf019_34ce_0270_1648,
            &linked([
                fallback("fallback< … >", &[1, 2]),
                function("door_open"),
                reactive_fallback("reactive_fallback< … >", &[3, 4]),
                function("rested"),
                node(Kind::Timeout(lasting(28800, 0)), "timeout(8h, …)", &[5]),
                value("Walk::to(3)", <Walk as Behavior<Context>>::described),
            ]),
        );

        fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16)) {
            visit_known(base, self.resume, &[1, 3, 5], visit);
            Behavior::<
                Context,
            >::visit_running(&self.walk, base_of::<Self, 5>(base), visit);
        }
    }
};
