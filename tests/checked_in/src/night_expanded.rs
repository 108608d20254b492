// Written by `cargo quickbeam expand night.rs`, version 0.1.0. Change that file, and run it again.
// source: 5e42d26fbf41ac83
#![cfg_attr(rustfmt, rustfmt_skip)]
// Lints look at the file that this is written from.
#![allow(dead_code, non_camel_case_types, unused_braces, clippy::all, clippy::pedantic)]

//! A tree and what it calls.

use bt_core::Status;

/// Who sleeps.
#[derive(Default)]
pub struct Hero {
    /// What was called, a letter each.
    pub called: String,
    /// Hours since the beginning.
    pub now: u32,
}

fn door_open(hero: &mut Hero) -> bool {
    hero.called.push('d');
    hero.now % 11 == 10
}

fn sleep(hero: &mut Hero) -> Status {
    hero.called.push('s');
    match hero.now % 17 {
        16 => Status::Failure,
        _ => Status::Running,
    }
}

// behavior_tree! {
//     /// Sleeps until it is rested.
//     pub tree Night(hero: &mut Hero) {
//         fallback<
//             door_open,
//             reactive_fallback< { hero.now % 7 == 5 }, sleep >
//         >
//     }
// }
/// Sleeps until it is rested.
pub struct Night {
    /// Where the tree goes on at its next tick; 0 while it is idle.
    resume: u8,
}

impl Night {
    /// An idle tree.
    #[inline]
    pub const fn new() -> Self {
        Self { resume: 0 }
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

const _: () = {
    use ::bt_core::__v1::{
        Behavior, CanFail, Described, FnMut, IntoStatus, IsTree, MaybeTree, PhantomData,
        Sized, Status, Tree, TreeInfo, block, fallback, function, info, linked,
        reactive_fallback, visit_known,
    };

    /// Where control can be. Debuggers find what rests at an index in it.
    enum At {
        resume_door_open = 1,
        resume_block = 2,
        resume_sleep = 3,
    }
    type Number = u8;

    impl At {
        /// Nothing runs.
        const IDLE: Number = 0;
        const DOOR_OPEN: Number = 1;
        const BLOCK: Number = 2;
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
            let _at = PhantomData::<(Self, At)>;
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

                // `{ hero.now % 7 == 5 }`
                match block_status(CanFail::demanded_of({ hero.now % 7 == 5 })) {
                    Status::Success => break 'tree Status::Success,
                    Status::Failure => {}
                    Status::Running => return Status::Running,
                }

                // Where `sleep` goes on, or starts.
                {
                    if sleep_can_run {
                        self.resume = At::SLEEP;
                    }
                }

                // `sleep`
                match sleep_status(sleep(hero)) {
                    Status::Running => return Status::Running,
                    done => done,
                }
            };
            self.resume = At::IDLE;
            status
        }

        #[inline]
        fn halt(&mut self, _hero: &mut Hero) {
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
            0x0a90_dca7_5f14_61ba,
            &linked([
                fallback("fallback< … >", &[1, 2]),
                function("door_open"),
                reactive_fallback("reactive_fallback< … >", &[3, 4]),
                block("{ hero.now % 7 == 5 }"),
                function("sleep"),
            ]),
        );

        fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16)) {
            visit_known(base, self.resume, &[1, 3, 4], visit);
        }
    }
};

/// Ticks a tree without a name.
pub fn nap(hero: &mut Hero) -> bt_core::Status {
    let mut nap =
// behavior_tree! { |hero: &mut Hero| sequence< door_open, { hero.now > 3 } > }
{
    use ::bt_core::__v1::{
        CanSucceed, ClosureState, ClosureTree, Debug, Described, FnMut, IntoStatus,
        Operation, Same, Sized, Status, TreeInfo, block, function, info, linked,
        sequence, visit_known,
    };

    /// Where control can be. Debuggers find what rests at an index in it.
    enum At {
        resume_door_open = 1,
        resume_block = 2,
    }
    type Number = u8;

    impl At {
        /// Nothing runs.
        const IDLE: Number = 0;
        const DOOR_OPEN: Number = 1;
        const BLOCK: Number = 2;
    }

    /// What the tree keeps between two ticks.
    #[derive(Clone, Copy, Debug)]
    struct State {
        /// Where the tree goes on at its next tick; 0 while it is idle.
        resume: Number,
    }

    impl ClosureState for State {
        type At = At;

        #[inline]
        fn state_runs(&self) -> bool {
            self.resume != At::IDLE
        }
    }

    impl<C: ?Sized> Described<C> for State {
        const DESCRIBED: &'static TreeInfo = &info(
            "",
            0xbd14_45c3_fe67_c141,
            &linked([
                sequence("sequence< … >", &[1, 2]),
                function("door_open"),
                block("{ hero.now > 3 }"),
            ]),
        );

        fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16)) {
            visit_known(base, self.resume, &[1, 2], visit);
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
                        let block_status = IntoStatus::into_status;
                        let block_can_run = IntoStatus::can_run(block_status);
                        let was = state.resume;
                        let status = 'tree: {
                            let at = match was {
                                At::BLOCK if block_can_run => At::BLOCK,
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
                                    CanSucceed::demanded_of(door_open(hero)),
                                ) {
                                    Status::Success => {
                                        if block_can_run {
                                            state.resume = At::BLOCK;
                                        }
                                    }
                                    Status::Failure => break 'tree Status::Failure,
                                    Status::Running => return Status::Running,
                                }
                            }

                            // `{ hero.now > 3 }`
                            match block_status({ hero.now > 3 }) {
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
