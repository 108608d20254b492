//! Questions about trees that are compiled as well.

use super::counterexample;
use bt_tools::explore::{
    between, completed, explore, failed, halted, running, started, succeeded, ticked, MostCalls,
    Trace, Verdict,
};
use quickbeam::Status::{Failure, Running, Success};
use quickbeam::{behavior_tree, Status};

struct Hero;

fn leaf(_: &mut Hero) -> Status {
    Success
}

fn knock(hero: &mut Hero) -> Status {
    leaf(hero)
}

fn open_door(hero: &mut Hero) -> Status {
    leaf(hero)
}

fn close_door(hero: &mut Hero) -> Status {
    leaf(hero)
}

fn sleep(hero: &mut Hero) -> Status {
    leaf(hero)
}

fn tired(_: &Hero) -> Status {
    Success
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        reactive_fallback<
            sequence< knock, open_door >,
            sequence< close_door, sleep >,
        >
    }

    tree Mended(hero: &mut Hero) {
        reactive_fallback<
            sequence< knock, open_door, close_door >,
            sequence< close_door, sleep >,
        >
    }

    tree Twice(hero: &mut Hero) {
        sequence<
            invert(tired),
            fallback< tired, sleep >
        >
    }

    tree Forever(hero: &mut Hero) {
        sequence< knock, running >
    }

    tree Dead(hero: &mut Hero) {
        fallback< force_success(knock), sleep >
    }

    tree Again(hero: &mut Hero) {
        retry(3, yield = never, sequence< knock, sleep >)
    }

    tree Round(hero: &mut Hero) {
        repeat(yield = never, sequence< knock, sleep >)
    }

    tree Once(hero: &mut Hero) {
        run_once(knock)
    }

    tree OnceAndOnce(hero: &mut Hero) {
        run_once(run_once(knock))
    }

    tree Two(hero: &mut Hero) {
        parallel(success = 1)< first: Again::new(), second: Again::new() >
    }
}

#[test]
fn a_door_that_is_open_while_sleeping_is_found() {
    let night = explore::<Night>()
        .never_runs("open_door")
        .never_runs("close_door");
    let open = between(succeeded("open_door"), succeeded("close_door"));
    let awake = night.never(started("sleep"), &open);
    assert!(awake.holds(), "{awake}");
    // The knock wakes up whoever sleeps: the door is open only then.
    let night = night.with((false, false), |(is_open, sleeps), happening| {
        if happening.gave("open_door", Success) {
            *is_open = true;
        }
        if happening.gave("close_door", Success) {
            *is_open = false;
        }
        if happening.is_at("sleep") {
            *sleeps = happening.started("sleep") || happening.gave("sleep", Running);
        }
    });
    let shut = night.always(
        "the door is shut at the end of a tick",
        |(is_open, _), _| !is_open,
    );
    let trace = counterexample(&shut);
    assert_eq!(trace.ticks(), 1);
    let expected = "\
not always: the door is shut at the end of a tick

tick 1
    knock      succeeds
    open_door  succeeds
    the tree succeeds
";
    assert_eq!(trace.to_string(), expected);
    let mended = explore::<Mended>()
        .never_runs("open_door")
        .gives("close_door", [Success]);
    let shut = mended
        .with(false, |is_open, happening| {
            *is_open = (*is_open || happening.gave("open_door", Success))
                && !happening.gave("close_door", Success);
        })
        .always("the door is shut at the end of a tick", |is_open, _| {
            !is_open
        });
    assert!(shut.holds(), "{shut}");
}

#[test]
fn the_shortest_way_has_the_fewest_ticks_and_then_the_fewest_answers() {
    let night = explore::<Night>();
    let trace = night.shortest(halted("sleep")).expect("a knock");
    let expected = "\
`sleep` is halted

tick 1
    knock       fails
    close_door  succeeds
    sleep       is running
    the tree is running

tick 2
    knock  is running
    sleep  is halted
    the tree is running
";
    assert_eq!(trace.to_string(), expected);
    let test = trace.to_test();
    let expected = "\
/// `sleep` is halted
#[test]
fn it_happens() {
    use quickbeam::Status::{Failure, Running, Success};
    let mut tree = bt_tools::testing::Rehearsal::of(<Night as quickbeam::Tree>::INFO);
    tree.give(\"knock\", [Failure]);
    tree.give(\"close_door\", [Success]);
    tree.give(\"sleep\", [Running]);
    tree.assert_tick(\"knock Failure, close_door Success, sleep Running → Running\");
    tree.give(\"knock\", [Running]);
    tree.assert_tick(\"knock Running, sleep halted → Running\");
}
";
    assert_eq!(test, expected);
    assert_eq!(
        trace.outline(),
        "\
reactive_fallback< … >  Running ◀
  sequence< … >  Running ◀
    knock  Running ◀
    open_door
  sequence< … >  halted
    close_door
    sleep  halted
"
    );
}

/// The test above, as it was written.
#[test]
fn it_happens() {
    use quickbeam::Status::{Failure, Running, Success};
    let mut tree = bt_tools::testing::Rehearsal::of(<Night as quickbeam::Tree>::INFO);
    tree.give("knock", [Failure]);
    tree.give("close_door", [Success]);
    tree.give("sleep", [Running]);
    tree.assert_tick("knock Failure, close_door Success, sleep Running → Running");
    tree.give("knock", [Running]);
    tree.assert_tick("knock Running, sleep halted → Running");
}

#[test]
fn conditions_may_be_stable_within_a_tick() {
    let free = explore::<Twice>().never_runs("tired");
    assert!(
        free.shortest(succeeded("#4")).is_some(),
        "first not tired, then tired"
    );
    let stable = free.clone().stable("tired");
    assert!(stable.never_at_all(succeeded("#4")).holds());
    assert!(stable.shortest(ticked("sleep")).is_some());
    let exclusive = free.exclusive(["tired", "sleep"]);
    assert!(exclusive.shortest(succeeded("sleep")).is_some());
}

#[test]
fn what_follows_depends_on_what_is_assumed() {
    let night = explore::<Night>();
    let ends = |verdict: &Verdict| verdict.counterexample().and_then(Trace::back_to);
    let wakes = night.always_followed_by(started("sleep"), completed("sleep"));
    assert!(ends(&wakes).is_some(), "it may run for ever: {wakes}");
    counterexample(&wakes);
    // It may be halted, for ever: by a knock that runs.
    let night = night.eventually_completes("sleep");
    let wakes = night.always_followed_by(started("sleep"), completed("sleep"));
    let trace = counterexample(&wakes);
    assert!(
        trace
            .to_string()
            .contains("← and from here again, for ever"),
        "{trace}"
    );
    let quiet = night.clone().gives("knock", [Failure]);
    let wakes = quiet.always_followed_by(started("sleep"), completed("sleep"));
    assert!(wakes.holds(), "{wakes}");
    let succeeds = quiet.always_followed_by(started("sleep"), succeeded("sleep"));
    counterexample(&succeeds);
    let succeeds = quiet
        .eventually_gives("sleep", Success)
        .all_eventually_complete()
        .eventually_gives("close_door", Success)
        .always_followed_by(started("sleep"), succeeded("sleep"));
    assert!(succeeds.holds(), "{succeeds}");
    // Knocks may halt for ever what is about to complete.
    let night = explore::<Night>().all_eventually_complete();
    counterexample(&night.always_completes());
    assert!(night.gives("knock", [Failure]).always_completes().holds());
    let forever = explore::<Forever>().all_eventually_complete();
    counterexample(&forever.always_completes());
}

#[test]
fn facts_need_no_question() {
    let forever = explore::<Forever>().facts();
    assert!(forever.is_complete());
    assert_eq!(forever.states(), 3);
    let rests = forever.rests_for_ever().expect("behind the knock");
    rests.replay(|_| {});
    assert_eq!((rests.ticks(), rests.back_to()), (2, Some(1)), "{rests}");
    assert!(!forever.can_give(Success) && forever.can_give(Failure));

    let dead = explore::<Dead>().facts();
    let unreached: Vec<String> = dead.unreached().iter().map(ToString::to_string).collect();
    assert!(
        unreached
            .iter()
            .any(|line| line.ends_with("`sleep` in Dead was never ticked")),
        "{unreached:?}"
    );
    assert!(dead.rests_for_ever().is_none());

    let again = explore::<Again>().facts();
    assert_eq!(again.most_calls().calls(), Some(6));
    assert!(again.endless_tick().is_none());
    let round = explore::<Round>().facts();
    assert!(matches!(round.most_calls(), MostCalls::Unbounded(_)));
    assert!(round.endless_tick().is_some());
    assert!(explore::<Two>().facts().unreached().is_empty());
    assert_eq!(explore::<Two>().facts().most_calls().calls(), Some(12));
}

#[test]
fn the_ways_to_fail_are_counted() {
    let night = explore::<Night>()
        .never_runs("knock")
        .never_runs("open_door")
        .gives("close_door", [Success])
        .never_fails("sleep");
    let facts = night.facts();
    assert!(!facts.ways(Failure).is_possible());
    assert_eq!(facts.ways(Failure).to_string(), "the tree can never fail");
    let ways = facts.ways(Running);
    // From idle and from asleep: no knock, or a door that stays shut.
    assert_eq!((ways.count(), ways.of_all()), (Some(4), Some(10)));
    assert_eq!(ways.by_decision().len(), 1);
    assert_eq!(ways.by_decision()[0].trace().ticks(), 1);
}

#[test]
fn trees_are_compared() {
    let night = explore::<Night>();
    assert!(night.behaves_like(&night).holds());
    let differs = night.behaves_like(&explore::<Mended>());
    let trace = counterexample(&differs);
    assert_eq!(
        trace.says(),
        "the trees differ: one succeeds, the other asks `close_door` Status { starts: true }"
    );
    // As long as the door stays shut, nobody can tell.
    let shut = explore::<Night>().gives("open_door", [Failure, Running]);
    assert!(shut.behaves_like(&explore::<Mended>()).holds());
}

#[test]
fn limits_are_said() {
    let night = explore::<Night>().at_most_states(4);
    assert_eq!(
        night.never_at_all(halted("sleep")),
        Verdict::Undecided { states: 4 }
    );
    let night = explore::<Night>().at_most_ticks(1);
    assert!(matches!(
        night.never_at_all(halted("sleep")),
        Verdict::Undecided { .. }
    ));
    assert!(!night.facts().is_complete());
}

#[test]
fn resets_are_behaviours_if_asked_for() {
    let once = explore::<Once>().gives("knock", [Success, Running]);
    let again = || between(succeeded("knock"), halted("run_once"));
    assert!(once.never(ticked("knock"), &again()).holds());
    // A halt forgets nothing that is complete.
    let halts = once.clone().with_halts();
    assert!(halts.never(ticked("knock"), &again()).holds());
    let resets = once.clone().with_resets();
    let verdict = resets.never(ticked("knock"), &again());
    let trace = counterexample(&verdict);
    let expected = "\
`knock` is ticked while (`knock` succeeds … `run_once` is halted)

tick 1
    knock  succeeds
    the tree succeeds

the tree is reset

tick 2
    knock  succeeds
    the tree succeeds
";
    assert_eq!(trace.to_string(), expected);
    assert_eq!((trace.ticks(), trace.turns().len()), (2, 3));
    assert!(trace.to_test().contains("    tree.reset();\n"));
    // An idle tree that remembers nothing is as new: nothing is left to reset.
    let facts = |tree: &bt_tools::explore::Exploration| tree.facts();
    assert_eq!(facts(&once).states(), 3);
    assert_eq!(facts(&resets).states(), 3);
    assert_eq!(facts(&resets).steps(), facts(&once).steps() + 2);
    // It is not done for ever, as what must happen would never.
    assert!(resets
        .eventually_completes("knock")
        .always_completes()
        .holds());
    // Two trees that only a reset tells apart.
    let other = explore::<OnceAndOnce>().gives("knock", [Success, Running]);
    assert!(once.behaves_like(&other).holds());
    assert!(once.clone().with_resets().behaves_like(&other).holds());
}

#[test]
fn halts_are_behaviours_if_asked_for() {
    let forever = explore::<Forever>();
    assert!(forever.never_at_all(halted("knock")).holds());
    let halted_knock = forever.clone().with_halts().shortest(halted("knock"));
    assert_eq!(halted_knock.expect("between two ticks").turns().len(), 2);
    let never = forever.never(failed("knock"), &running("running"));
    assert!(never.holds(), "{never}");
}
