// Written by `cargo quickbeam expand night.rs`, version 0.1.0. Change that file, and run it again.
// source: d37010dda39402f6
#![cfg_attr(rustfmt, rustfmt_skip)]
// Of leaves that are blocks, and of durations.
#![allow(unused_braces, clippy::unreadable_literal)]

//! A tree and what it calls.

use bt_core::{Clock, Status};
use std::time::Duration;

/// Who sleeps.
#[derive(Default)]
pub struct Hero {
    /// What was called, a letter each.
    pub called: String,
    /// Hours since the beginning.
    pub now: u32,
}

impl Clock for Hero {
    type Instant = u32;

    fn now(&self) -> u32 {
        self.now
    }

    fn elapsed(&self, since: u32) -> Duration {
        Duration::from_secs(3_600) * (self.now - since)
    }
}

fn door_open(hero: &mut Hero) -> bool {
    hero.called.push('d');
    hero.now % 11 == 10
}

fn sleep(hero: &mut Hero) -> Status {
    hero.called.push('s');
    Status::Running
}

// behavior_tree! {
//     /// Sleeps until it is rested.
//     #[derive(Debug, Clone, PartialEq)]
//     pub tree Night(hero: &mut Hero, rest: u32) {
//         fallback<
//             door_open,
//             reactive_fallback< { hero.now % 7 == rest }, timeout(3h, sleep) >
//         >
//     }
// }
/// Sleeps until it is rested.
#[allow(clippy::derive_partial_eq_without_eq)]
pub struct Night {
    /// When it started: `timeout(3h, …)`.
    timeout_started: <Hero as ::bt_core::__v1::Timed<Night>>::Instant,
    /// Where the tree goes on at its next tick; 0 while it is idle.
    resume: u8,
    /// The parameter `rest`.
    rest: u32,
}

impl Night {
    /// An idle tree.
    #[inline]
    pub const fn new(rest: u32) -> Self {
        use ::bt_core::__v1::Instant;
        Self {
            timeout_started: Instant::IDLE,
            resume: 0,
            rest,
        }
    }

    /// Ticks the tree once.
    #[doc(alias("update", "run", "step", "execute", "tick_once", "tick_root"))]
    #[inline]
    pub fn tick(&mut self, hero: &mut Hero) -> ::bt_core::Status {
        ::bt_core::Behavior::tick(self, hero)
    }

    /// Halts the tree: every running leaf is halted, and the next tick starts afresh.
    /// Does nothing to an idle tree.
    #[doc(alias("stop", "abort", "cancel", "terminate"))]
    #[inline]
    pub fn halt(&mut self, hero: &mut Hero) {
        ::bt_core::Behavior::halt(self, hero);
    }

    /// Halts the tree and forgets all memory.
    #[doc(alias("restart"))]
    #[inline]
    pub fn reset(&mut self, hero: &mut Hero) {
        ::bt_core::Behavior::forget(self, hero);
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
    pub fn running(&self) -> ::bt_core::__v1::Running<'_, Self> {
        ::bt_core::Tree::running(self)
    }

    /// Whether the node with this number is known to be running, itself or something below it.
    #[inline]
    pub fn is_running_at(&self, node: u16) -> bool {
        ::bt_core::Tree::is_running_at(self, node)
    }
}

const _: () = ::bt_core::__v1::fit_clock(
    10800000000000,
    <Hero as ::bt_core::__v1::Timed<Night>>::LONGEST,
    "`timeout(3h, …)` is longer than the clock of the context can measure\n\n  = help: see `Clock::LONGEST`",
);

const _: () = {
    use ::bt_core::__v1::{
        Behavior, CanFail, Checked, Checks, Clock, Described, Duration, FnMut, Instant,
        IntoStatus, IsTree, Kind, MaybeTree, Passed, PhantomData, Sized, Status, Tree,
        TreeInfo, ask_context, block, fallback, fmt, function, info, lasting, linked,
        node, reactive_fallback, visit_known,
    };

    /// What the nodes ask of the context and of leaf values.
    impl Checks for Night {
        type Checks = Passed<
            {
                ask_context(PhantomData::<Hero>, Clock::now);
                true
            },
        >;
    }
    /// The context, if that holds.
    type Context = Checked<Hero, Night>;

    /// Where control can be.
    struct At;
    type Number = u8;

    impl At {
        /// Nothing runs.
        const IDLE: Number = 0;
        /// `door_open`
        const DOOR_OPEN: Number = 1;
        /// `{ hero.now % 7 == rest }`
        const BLOCK: Number = 2;
        /// `sleep`
        const SLEEP: Number = 3;
    }

    impl Night {
        const fn __resume_index(&self, node: u16) -> Option<usize> {
            match node {
                0 => {
                    match self.resume {
                        At::BLOCK..=At::SLEEP => Some(1),
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
            let rest = self.rest;
            let door_open_status = IntoStatus::into_status;
            let block_status = IntoStatus::into_status;
            let block_can_run = IntoStatus::can_run(block_status);
            let sleep_status = IntoStatus::into_status;
            let sleep_can_run = IntoStatus::can_run(sleep_status);
            let was = self.resume;
            let status = 'tree: {
                let at = match was {
                    _ if was == At::BLOCK && block_can_run
                        || was == At::SLEEP && sleep_can_run => {
                        if block_can_run {
                            self.resume = At::BLOCK;
                        }
                        At::BLOCK
                    }
                    _ => {
                        if IntoStatus::can_run(door_open_status) {
                            self.resume = At::DOOR_OPEN;
                        }
                        At::DOOR_OPEN
                    }
                };

                // `door_open`
                if at == At::DOOR_OPEN {
                    match door_open_status(CanFail::demanded_of(door_open(hero))) {
                        Status::Success => break 'tree Status::Success,
                        Status::Failure => {
                            if block_can_run {
                                self.resume = At::BLOCK;
                            }
                        }
                        Status::Running => return Status::Running,
                    }
                }

                // `{ hero.now % 7 == rest }`
                match block_status(CanFail::demanded_of({ hero.now % 7 == rest })) {
                    Status::Success => {
                        self.timeout_started = Instant::IDLE;
                        break 'tree Status::Success;
                    }
                    Status::Failure => {
                        if was == At::SLEEP && sleep_can_run {
                            if block_can_run {
                                self.resume = was;
                            }
                            if <Context as Clock>::has_elapsed(
                                hero,
                                self.timeout_started,
                                Duration::from_secs(10800),
                            ) {
                                self.timeout_started = Instant::IDLE;
                                break 'tree Status::Failure;
                            }
                        } else {
                            self.timeout_started = <Context as Clock>::now(hero);
                            if sleep_can_run {
                                self.resume = At::SLEEP;
                            }
                        }
                    }
                    Status::Running => {
                        self.timeout_started = Instant::IDLE;
                        return Status::Running;
                    }
                }

                // `sleep`
                match sleep_status(sleep(hero)) {
                    Status::Running => {
                        <Context as Clock>::wake_after(
                            hero,
                            self.timeout_started,
                            Duration::from_secs(10800),
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
        fn halt(&mut self, _hero: &mut Hero) {
            self.timeout_started = Instant::IDLE;
            self.resume = At::IDLE;
        }

        #[inline]
        fn forget(&mut self, hero: &mut Hero) {
            Self::halt(self, hero);
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
            0x9388_1528_dac0_6dbc,
            &linked([
                fallback("fallback< … >", &[1, 2]),
                function("door_open"),
                reactive_fallback("reactive_fallback< … >", &[3, 4]),
                block("{ hero.now % 7 == rest }"),
                node(Kind::Timeout(lasting(10800, 0)), "timeout(3h, …)", &[5]),
                function("sleep"),
            ]),
        );

        fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16)) {
            visit_known(base, self.resume, &[1, 3, 5], visit);
        }
    }

    #[automatically_derived]
    impl fmt::Debug for Night {
        fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
            formatter
                .debug_struct("Night")
                .field("timeout_started", &self.timeout_started)
                .field("resume", &self.resume)
                .field("rest", &self.rest)
                .finish()
        }
    }

    #[automatically_derived]
    impl Clone for Night {
        fn clone(&self) -> Self {
            Self {
                timeout_started: Clone::clone(&self.timeout_started),
                resume: Clone::clone(&self.resume),
                rest: Clone::clone(&self.rest),
            }
        }
    }

    #[automatically_derived]
    impl PartialEq for Night {
        fn eq(&self, other: &Self) -> bool {
            PartialEq::eq(&self.timeout_started, &other.timeout_started)
                && PartialEq::eq(&self.resume, &other.resume)
                && PartialEq::eq(&self.rest, &other.rest)
        }
    }
};

/// Ticks a tree without a name.
pub fn nap(hero: &mut Hero) -> bt_core::Status {
    let mut nap =
// behavior_tree! { |hero: &mut Hero| sequence< !door_open, sleep > }
{
    use ::bt_core::__v1::{
        CanFail, ClosureState, ClosureTree, Debug, Described, FnMut, IntoStatus,
        Operation, Same, Sized, Status, TreeInfo, function, info, invert, linked,
        sequence, visit_known,
    };

    /// Where control can be.
    struct At;
    type Number = u8;

    impl At {
        /// Nothing runs.
        const IDLE: Number = 0;
        /// `door_open`
        const DOOR_OPEN: Number = 1;
        /// `sleep`
        const SLEEP: Number = 2;
    }

    /// What the tree keeps between two ticks.
    #[derive(Clone, Copy, Debug)]
    struct State {
        /// Where the tree goes on at its next tick; 0 while it is idle.
        resume: Number,
    }

    impl ClosureState for State {
        #[inline]
        fn state_runs(&self) -> bool {
            self.resume != At::IDLE
        }
    }

    impl<C: ?Sized> Described<C> for State {
        const DESCRIBED: &'static TreeInfo = &info(
            "",
            0x751d_2659_e05f_bea9,
            &linked([
                sequence("sequence< … >", &[1, 3]),
                invert("!…", &[2]),
                function("door_open"),
                function("sleep"),
            ]),
        );

        fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16)) {
            visit_known(base, self.resume, &[2, 3], visit);
        }
    }
    ClosureTree::<
        _,
        _,
        Hero,
    >::new(
            State { resume: At::IDLE },
            |state: &mut State, hero: Same<&mut Hero>, operation: Operation| -> Status {
                match operation {
                    Operation::Tick => {
                        let door_open_status = IntoStatus::into_status;
                        let sleep_status = IntoStatus::into_status;
                        let sleep_can_run = IntoStatus::can_run(sleep_status);
                        let was = state.resume;
                        let status = 'tree: {
                            let at = match was {
                                At::SLEEP if sleep_can_run => At::SLEEP,
                                _ => {
                                    if IntoStatus::can_run(door_open_status) {
                                        state.resume = At::DOOR_OPEN;
                                    }
                                    At::DOOR_OPEN
                                }
                            };

                            // `door_open`
                            if at == At::DOOR_OPEN {
                                match door_open_status(
                                    CanFail::demanded_of(door_open(hero)),
                                ) {
                                    Status::Success => break 'tree Status::Failure,
                                    Status::Failure => {
                                        if sleep_can_run {
                                            state.resume = At::SLEEP;
                                        }
                                    }
                                    Status::Running => return Status::Running,
                                }
                            }

                            // `sleep`
                            match sleep_status(sleep(hero)) {
                                Status::Running => return Status::Running,
                                done => done,
                            }
                        };
                        state.resume = At::IDLE;
                        status
                    }
                    Operation::Halt | Operation::Reset => {
                        state.resume = At::IDLE;
                        Status::Failure
                    }
                }
            },
        )
        .itself()
};
    nap.tick(hero)
}
