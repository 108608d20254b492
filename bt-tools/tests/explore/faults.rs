//! A fault in each of 20 trees: each is found, by the shortest behaviour that shows it, which the compiled tree goes through as
//! well; without it there is nothing to find.

use super::counterexample;
use super::script::{replay, Script};
use bt_core::info::TreeInfo;
use bt_tools::explore::{
    between, completed, failed, halted, running, started, succeeded, ticked, Exploration, Trace,
    Turn, Verdict,
};
use bt_tools::testing::Rehearsal;
use quickbeam::Status::{Failure, Success};
use quickbeam::{Status, Tree};

/// The leaves of all of them.
mod leaves {
    use super::{Script, Status};

    macro_rules! leaves {
        ($($name:ident)*) => {
            $(pub fn $name(script: &mut Script) -> Status {
                script.status(stringify!($name))
            })*
        };
    }

    leaves! {
        aim alarm arm beg bell calm charge close dial door_open drive eat enemy fight film fire go
        grip heat knock left lift load look near open pass plan release rest right safe say
        shut_it sleep stop tidy walk work
    }
}

pub struct Fault {
    pub name: &'static str,
    right: &'static TreeInfo,
    wrong: &'static TreeInfo,
    question: fn(&Exploration) -> Verdict,
    /// The path of each tick.
    found: &'static [&'static str],
    /// On the compiled tree with the fault.
    replay: fn(&Trace),
}

impl Fault {
    /// What is found in the tree with the fault.
    #[track_caller]
    pub fn trace(&self) -> Trace {
        let found = (self.question)(&Exploration::of(self.wrong));
        counterexample(&found).clone()
    }
}

macro_rules! faults {
    ($($name:ident {
        right: { $($right:tt)* },
        wrong: { $($wrong:tt)* },
        question: $question:expr,
        found: $found:expr,
    })*) => {
        $(pub mod $name {
            #[allow(unused_imports, clippy::wildcard_imports)] // Each uses some of them.
            use super::leaves::*;
            use super::Script;
            use quickbeam::behavior_tree;

            behavior_tree! {
                pub tree Right(script: &mut Script) { $($right)* }

                #[observe]
                pub tree Wrong(script: &mut Script) { $($wrong)* }
            }
        })*

        pub const FAULTS: &[Fault] = &[$(Fault {
            name: stringify!($name),
            right: $name::Right::INFO,
            wrong: $name::Wrong::INFO,
            question: $question,
            found: $found,
            replay: |trace| replay($name::Wrong::new, trace),
        }),*];
    };
}

faults! {
    shut_door {
        right: { sequence< close, sleep > },
        wrong: { sequence< force_success(close), sleep > },
        question: |tree| {
            let open = between(failed("close"), succeeded("close"));
            tree.never(started("sleep"), &open)
        },
        found: &["close Failure, sleep Success → Success"],
    }

    loaded {
        right: { sequence< aim, load, fire > },
        wrong: { sequence< aim, force_success(load), fire > },
        question: |tree| {
            let unloaded = between(failed("load"), succeeded("load"));
            tree.never(ticked("fire"), &unloaded)
        },
        found: &["aim Success, load Failure, fire Success → Success"],
    }

    alarm {
        right: { reactive_fallback< alarm, sleep > },
        wrong: { fallback< alarm, sleep > },
        question: |tree| {
            // Whoever sleeps has just listened.
            tree.never(ticked("sleep"), &between(ticked("sleep"), ticked("alarm")))
        },
        found: &[
            "alarm Failure, sleep Running → Running",
            "sleep Success → Success",
        ],
    }

    empty_hand {
        right: { sequence< grip, lift, release > },
        wrong: { sequence< grip, fallback< lift, release >, release > },
        question: |tree| {
            let empty = between(succeeded("release"), started("grip"));
            tree.never(ticked("release"), &empty)
        },
        found: &["grip Success, lift Failure, release Success, release Success → Success"],
    }

    guard {
        right: { reactive_sequence< safe, drive > },
        wrong: { sequence< safe, drive > },
        question: |tree| tree.never(ticked("drive"), &between(ticked("drive"), ticked("safe"))),
        found: &[
            "safe Success, drive Running → Running",
            "drive Success → Success",
        ],
    }

    stuck_stop {
        right: { fallback< charge, stop > },
        wrong: { fallback< charge, force_success(stop) > },
        question: |tree| {
            tree.with(false, |stuck, happening| {
                *stuck = happening.gave("stop", Failure) || *stuck && happening.node() != 1;
            })
            .always("a stop that fails is told", |stuck, tick| {
                !(*stuck && tick.gave() == Some(Success))
            })
        },
        found: &["charge Failure, stop Failure → Success"],
    }

    three_calls {
        right: { retry(3, yield = never, dial) },
        wrong: { retry(4, yield = never, dial) },
        question: |tree| {
            tree.with(0, |dialled, happening| {
                if happening.started("dial") {
                    *dialled += 1;
                }
                if happening.started("#0") {
                    *dialled = 0;
                }
            })
            .always("at most 3 times", |dialled, _| *dialled <= 3)
        },
        found: &["dial Failure, dial Failure, dial Failure, dial Success → Success"],
    }

    open_oven {
        right: { reactive_sequence< invert(door_open), heat > },
        wrong: { reactive_sequence< door_open, heat > },
        question: |tree| {
            let open = between(succeeded("door_open"), failed("door_open"));
            tree.never(ticked("heat"), &open)
        },
        found: &["door_open Success, heat Success → Success"],
    }

    enemy {
        right: { while_do_else< enemy, fight, rest > },
        wrong: { if_then_else< enemy, fight, rest > },
        question: |tree| tree.never(ticked("rest"), &between(ticked("rest"), ticked("enemy"))),
        found: &[
            "enemy Failure, rest Running → Running",
            "rest Success → Success",
        ],
    }

    film {
        right: { parallel< film, walk > },
        wrong: { parallel_all< film, walk > },
        question: |tree| tree.never(ticked("walk"), &between(failed("film"), started("film"))),
        found: &["film Failure, walk Success → Failure"],
    }

    bell {
        right: { sequence< open, pass, shut_it > },
        wrong: { reactive_fallback< bell, sequence< open, pass, shut_it > > },
        question: |tree| {
            tree.never(
                halted("pass"),
                &between(succeeded("open"), succeeded("shut_it")),
            )
        },
        found: &[
            "bell Failure, open Success, pass Running → Running",
            "bell Success, pass halted → Success",
        ],
    }

    longer_wait {
        right: { parallel(success = 1)< wait(3s), wait(5s) > },
        wrong: { parallel(success = 1)< wait(5s), wait(3s) > },
        question: |tree| tree.never_at_all(succeeded("wait(5s)")),
        found: &[
            "wait(5s) Running, wait(3s) Running → Running",
            "wait(5s) Success, wait(3s) halted → Success",
        ],
    }

    rearm {
        right: { sequence< arm, fire > },
        wrong: { sequence_with_memory< arm, fire > },
        question: |tree| tree.never(started("fire"), &between(failed("fire"), succeeded("arm"))),
        found: &[
            "arm Success → Running",
            "fire Failure → Failure",
            "fire Success → Success",
        ],
    }

    say_again {
        right: { repeat(2, say) },
        wrong: { run_once(repeat(2, say)) },
        question: |tree| {
            tree.with(false, |said, happening| {
                *said = happening.started("say") || *said && !happening.started("#0");
            })
            .always("each time something is said", |said, tick| {
                *said || tick.gave() != Some(Success)
            })
        },
        found: &[
            "say Success → Running",
            "say Success → Success",
            "→ Success",
        ],
    }

    beg {
        right: { fallback< eat, beg > },
        wrong: { fallback< eat, keep_running_until_failure(beg) > },
        question: |tree| tree.clone().all_eventually_complete().always_completes(),
        found: &[
            "eat Failure, beg Success → Running",
            "beg Success → Running",
        ],
    }

    knock {
        right: { sequence< knock, wait(1s) > },
        wrong: { sequence< knock, running > },
        question: |tree| tree.clone().all_eventually_complete().always_completes(),
        found: &[
            "knock Success, running Running → Running",
            "running Running → Running",
        ],
    }

    tidy {
        right: { try_catch< plan, go, tidy > },
        wrong: { sequence< plan, go, tidy > },
        question: |tree| {
            tree.clone()
                .all_eventually_complete()
                .always_followed_by(failed("go"), completed("tidy"))
        },
        found: &[
            "plan Success, go Failure → Failure",
            "plan Failure → Failure",
        ],
    }

    calm {
        right: { interrupter(calm, work) },
        wrong: { sequence< calm, work > },
        question: |tree| tree.never(ticked("work"), &between(ticked("work"), ticked("calm"))),
        found: &[
            "calm Success, work Running → Running",
            "work Success → Success",
        ],
    }

    either {
        right: { parallel_all(failures = all)< left, right > },
        wrong: { parallel_all< left, right > },
        question: |tree| {
            tree.with(false, |any, happening| {
                let begins = happening.started("#0");
                let succeeds = happening.gave("left", Success) || happening.gave("right", Success);
                *any = (*any && !begins) || succeeds;
            })
            .always("one of the two is enough", |any, tick| {
                !(*any && tick.gave() == Some(Failure))
            })
        },
        found: &["left Success, right Failure → Failure"],
    }

    near {
        right: { reactive_sequence< look, reactive_fallback< near, walk > > },
        wrong: { reactive_sequence< look, parallel(success = 1)< near, walk > > },
        question: |tree| tree.never(ticked("walk"), &running("near")),
        found: &["look Success, near Running, walk Success, near halted → Success"],
    }
}

#[test]
fn each_fault_is_found_by_its_shortest_path() {
    assert_eq!(FAULTS.len(), 20);
    let mut wrong = Vec::new();
    for fault in FAULTS {
        let found = (fault.question)(&Exploration::of(fault.wrong));
        let name = fault.name;
        let Some(trace) = found.counterexample() else {
            wrong.push(format!("{name}: nothing is found"));
            continue;
        };
        let paths = paths(counterexample(&found));
        if paths != fault.found {
            wrong.push(format!("{name}: {paths:?}\n{trace}"));
        }
        let holds = (fault.question)(&Exploration::of(fault.right));
        if !holds.holds() {
            wrong.push(format!("{name}, the right one: {holds}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_compiled_tree_goes_through_each_counterexample() {
    for fault in FAULTS {
        (fault.replay)(&fault.trace());
    }
}

/// The paths of a trace, in a rehearsal.
fn paths(trace: &Trace) -> Vec<String> {
    let mut rehearsal = Rehearsal::of(trace.info());
    let ticks = trace.turns().iter().map(|turn| {
        let Turn::Tick { answers, .. } = turn else {
            panic!("nothing is halted");
        };
        let answers = answers.iter();
        let answers: Vec<_> = answers
            .map(|(question, answer)| (question.node, *answer))
            .collect();
        rehearsal.follow(&answers);
        rehearsal.path()
    });
    ticks.collect()
}
