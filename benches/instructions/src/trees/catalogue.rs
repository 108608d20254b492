//! Parallel and conditional nodes, choices, controls, subtrees, values, composites of one's own.

use crate::by_hand::composing::Errand;
use crate::world::{job, lucky, World};
use quickbeam::{behavior_tree, Behavior, Children, Composite, Status};

in_both_forms! {
    Parallel parallel |world| { parallel< job(0), job(1), job(2) > }
    ParallelTwo parallel_two |world| { parallel(success = 2, failure = 2)< job(0), job(1), job(2) > }
    ParallelEach parallel_each |world| { parallel(success = 2, failure = 2, each = tick)< job(0), job(1), job(2) > }
    ParallelAll parallel_all |world| { parallel_all< job(0), job(1), job(2) > }
    ParallelSequences parallel_sequences |world| {
        parallel< sequence< job(0), job(1) >, sequence< job(2), job(3) > >
    }

    IfThenElse if_then_else |world| { if_then_else< job(0), job(1), job(2) > }
    WhileDoElse while_do_else |world| {
        while_do_else< lucky, sequence< job(0), job(1) >, sequence< job(2), job(3) > >
    }
    WhileRuns while_runs |world| { while_do_else< job(0), job(1), job(2) > }
    TryCatch try_catch |world| { try_catch< job(0), job(1), job(2) > }
    Switch switch |world| {
        switch(world.calls >> 3 & 3)< 0 => sequence< job(0), job(1) >, 1 | 2 => job(2), _ => job(3) >
    }
    Priority priority |world| { priority(.needs)< 0 => sequence< job(0), job(1) >, 1 => job(2), 2 => job(3) > }
    Utility utility |world| {
        utility< { world.chance & 7 } => sequence< job(0), job(1) >, { world.chance >> 8 & 7 } => job(2) >
    }
    Interrupter interrupter |world| { interrupter(lucky, sequence< job(0), job(1) >) }
    Repeater repeater |world| { repeater(job(0), job(1)) }
    Handlers handlers |world| { on_start({ world.effort += 1; }, on_success({ world.effort += 2; }, job(0))) }

    ReactiveOverMemory reactive_over_memory |world| {
        reactive_sequence< lucky, sequence< job(0), job(1), job(2) > >
    }
    Subtree subtree |world| { sequence< job(0), Errands::new(), job(3) > }
    Values values |world| { sequence< Errand::new(0), Errand::new(1), Errand::new(2) > }
    RoundRobin round_robin |world| { Turns::new()< job(0), job(1), job(2) > }
}

behavior_tree! {
    tree Errands(world: &mut World) {
        fallback< job(1), job(2) >
    }
}

/// Each activation is the next child's turn.
struct Turns {
    turn: u8,
}

impl Turns {
    const fn new() -> Self {
        Self { turn: 0 }
    }
}

impl<C: ?Sized> Composite<C> for Turns {
    #[inline]
    fn tick(&mut self, children: &mut impl Children<C>, ctx: &mut C) -> Status {
        let status = children.tick(self.turn.into(), ctx);
        if status != Status::Running {
            self.turn += 1;
            if usize::from(self.turn) == children.len() {
                self.turn = 0;
            }
        }
        status
    }
}
