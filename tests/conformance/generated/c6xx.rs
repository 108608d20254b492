// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::world::*;
use quickbeam::behavior_tree;

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C600(world: &mut World) {
        fallback< invert(condition(0)), condition(1) >
    }
}

recorded!(C600);

#[test]
fn c600() {
    let scripts = ["SFFFFS", "FFF"];
    let trace = "
        t F: cond 0 S, cond 1 F
        t S: cond 0 F
        +0
        t S: cond 0 F
        t S: cond 0 F
        t S: cond 0 F
    ";
    perform(&mut C600::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C602(world: &mut World) {
        repeat(3, retry(condition(0)))
    }
}

recorded!(C602);

#[test]
fn c602() {
    let scripts = ["SFSSSSS"];
    let trace = "
        t R: cond 0 S
        +20
        t R: cond 0 F
        +20
        t S: cond 0 S, cond 0 S
        +30
        t R: cond 0 S
        +10
        t R: cond 0 S
        +5
        t S: cond 0 S
        +40
        t R: cond 0 S
        t R: cond 0 F
        t S: cond 0 S, cond 0 S
        t R: cond 0 S
        t R: cond 0 S
        +10
        t S: cond 0 S
    ";
    perform(&mut C602::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C603(world: &mut World) {
        sequence< reactive_fallback< condition(0), condition(1), condition(2) >, condition(3) >
    }
}

recorded!(C603);

#[test]
fn c603() {
    let scripts = ["FSSFSS", "FFFFFSFF", "SSSFSF", "FFFFSS"];
    let trace = "
        t F: cond 0 F, cond 1 F, cond 2 S, cond 3 F
        +20
        t F: cond 0 S, cond 3 F
        +30
        t F: cond 0 S, cond 3 F
        +40
        t F: cond 0 F, cond 1 F, cond 2 S, cond 3 F
        +10
        t S: cond 0 S, cond 3 S
        +15
        h
        t S: cond 0 S, cond 3 S
        +15
        t F: cond 0 F, cond 1 F, cond 2 S, cond 3 F
        h
    ";
    perform(&mut C603::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C621(world: &mut World) {
        sequence<
            invert(
                fallback<
                    reactive_sequence< condition(0), condition(1), Action(2) >,
                    sync_action(3),
                    Action(4)
                >
            ),
            force_failure(retry(invert(Action(5))))
        >
    }
}

recorded!(C621);

#[test]
fn c621() {
    let scripts = ["FS", "SSSSSFSF", "R", "SSS", "SRRRSFRS", "RF"];
    let trace = "
        t F: cond 0 F, sync 3 S
        t R: cond 0 S, cond 1 S, start 2 R
        t F: cond 0 F, halt 2, sync 3 S
        t R: cond 0 S, cond 1 S, start 2 R
        +30
        h: halt 2
        t F: cond 0 F, sync 3 S
        +5
        t R: cond 0 S, cond 1 S, start 2 R
        +0
        t F: cond 0 F, halt 2, sync 3 S
    ";
    perform(&mut C621::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C622(world: &mut World) {
        invert(invert(condition(0)))
    }
}

recorded!(C622);

#[test]
fn c622() {
    let scripts = ["SSSSFFS"];
    let trace = "
        t S: cond 0 S
        +0
        t S: cond 0 S
        +30
        t S: cond 0 S
        +30
        t S: cond 0 S
        +30
        t F: cond 0 F
        +15
        t F: cond 0 F
        +40
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        +20
        t S: cond 0 S
    ";
    perform(&mut C622::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C623(world: &mut World) {
        keep_running_until_failure(
            async_sequence(yield = sync)<
                retry(2,
                    repeat(3,
                        sequence<
                            reactive_fallback<
                                condition(0),
                                repeat(reactive_fallback< invert(force_failure(condition(1))) >)
                            >
                        >
                    )
                ),
                sequence_with_memory< delay(20ms, Action(2)), Action(3) >
            >
        )
    }
}

recorded!(C623, remembers);

#[test]
fn c623() {
    let scripts = ["SFS", "FFS", "SRF", "SF"];
    let trace = "
        t R: cond 0 S
        t R: cond 0 F, cond 1 F
        t R: cond 0 S, cond 0 S
        +0
        t R
        +20
        t R: start 2 S, start 3 S
        t R: cond 0 F, cond 1 F
        t R: cond 0 S, cond 0 S
        +10
        t R: cond 0 F, cond 1 S
        t R: cond 0 S
        t R
        +5
        t R
    ";
    perform(&mut C623::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C627(world: &mut World) {
        reactive_sequence< timeout(50ms, sync_action(0)), force_failure(Action(1)) >
    }
}

recorded!(C627);

#[test]
fn c627() {
    let scripts = ["FSSFS", "RFSR"];
    let trace = "
        t F: sync 0 F
        +0
        h
        t R: sync 0 S, start 1 R
        +5
        t F: sync 0 S, run 1 F
        +20
        t F: sync 0 F
        +5
        t F: sync 0 S, start 1 S
        t F: sync 0 F
        +15
        h
        t R: sync 0 S, start 1 R
        +40
        t R: sync 0 S, run 1 R
        t F: sync 0 F, halt 1
        +5
        t F: sync 0 S, start 1 F
        +30
        h
        t F: sync 0 F
        +15
        h
        t F: sync 0 S, start 1 S
        +15
        t R: sync 0 S, start 1 R
        +5
        t F: sync 0 F, halt 1
    ";
    perform(&mut C627::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C629(world: &mut World) {
        reactive_sequence<
            Action(0),
            sequence_with_memory< Action(1), Action(2), Action(3), sync_action(4) >
        >
    }
}

recorded!(C629, remembers);

#[test]
fn c629() {
    let scripts = ["RS", "SRSSFRF", "RRR", "RSS", "S"];
    let trace = "
        t R: start 0 R
        +15
        t R: run 0 S, start 1 S
        +0
        t R: start 0 R
        +40
        t R: run 0 S, start 2 R
        t R: start 0 R, halt 2
        +20
        t R: run 0 S, start 2 R
        +10
        t R: start 0 R, halt 2
    ";
    perform(&mut C629::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C630(world: &mut World) {
        async_sequence(yield = sync)<
            reactive_sequence<
                async_sequence(yield = sync)<
                    force_success(condition(0)),
                    condition(1),
                    reactive_fallback< condition(2), Action(3), Action(4), condition(5) >
                >,
                fallback< retry(4, Action(6)), invert(sync_action(7)), condition(8), Action(9) >,
                force_success(sync_action(10))
            >
        >
    }
}

recorded!(C630);

#[test]
fn c630() {
    let scripts = ["S", "S", "SS", "FSFSRRRS", "RFR", "FFSF", "S", "SFFSSSSS", "FSSFFS", "RRRS", "SFFS"];
    let trace = "
        t R: cond 0 S
        t R: cond 1 S
        h
        t R: cond 0 S
        t R: cond 1 S
        +10
        h
        t R: cond 0 S
        +15
        t R: cond 1 S
    ";
    perform(&mut C630::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C631(world: &mut World) {
        async_fallback(yield = sync)<
            invert(Action(0)),
            sequence< async_fallback(yield = sync)< condition(1), sync_action(2) > >,
            timeout(20ms, reactive_sequence< Action(3), Action(4), sync_action(5) >)
        >
    }
}

recorded!(C631);

#[test]
fn c631() {
    let scripts = ["FR", "FSSFS", "FFFFS", "RFFSR", "FRRSFR", "FSS"];
    let trace = "
        t S: start 0 F
        +20
        t R: start 0 R
        t S: run 0 F
        t R: start 0 R
        +15
        t S: run 0 F
    ";
    perform(&mut C631::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C635(world: &mut World) {
        reactive_fallback< condition(0), Action(1), reactive_sequence< Action(2), Action(3) > >
    }
}

recorded!(C635);

#[test]
fn c635() {
    let scripts = ["SF", "FSRF", "RRSSS", "RFR"];
    let trace = "
        t S: cond 0 S
        +5
        t R: cond 0 F, start 1 F, start 2 R
        +5
        t S: cond 0 S, halt 2
        +10
        t S: cond 0 F, start 1 S
        t S: cond 0 S
        +10
        t R: cond 0 F, start 1 R
        +15
        t S: cond 0 S, halt 1
        +0
        h
        t R: cond 0 F, start 1 F, start 2 R
        t S: cond 0 S, halt 2
        t R: cond 0 F, start 1 F, start 2 S, start 3 R
        h: halt 3
    ";
    perform(&mut C635::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C636(world: &mut World) {
        timeout(20ms,
            reactive_sequence<
                Action(0),
                reactive_fallback< Action(1), condition(2), sync_action(3) >,
                fallback< Action(4), sync_action(5), Action(6) >,
                fallback< condition(7), Action(8), sync_action(9) >
            >
        )
    }
}

recorded!(C636);

#[test]
fn c636() {
    let scripts = ["R", "SSSR", "FFSSS", "S", "SRRSFRRR", "F", "RRS", "SSSS", "FR", "FFFFSS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        +40: halt 0
        t F
        +5
        t R: start 0 R
        t R: run 0 R
        +20: halt 0
        t F
        +10
        t R: start 0 R
        t R: run 0 R
        +30: halt 0
        t F
    ";
    perform(&mut C636::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C640(world: &mut World) {
        sequence_with_memory< condition(0), Action(1), condition(2), condition(3) >
    }
}

recorded!(C640, remembers);

#[test]
fn c640() {
    let scripts = ["SSFF", "FRRRFRRR", "SFSF", "SFSSFFSF"];
    let trace = "
        t R: cond 0 S
        +20
        t F: start 1 F
        +0
        t R: start 1 R
        t R: run 1 R
        +15
        t R: run 1 R
        +20
        h: halt 1
    ";
    perform(&mut C640::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C643(world: &mut World) {
        sequence_with_memory<
            async_fallback(yield = sync)< sync_action(0), Action(1) >,
            condition(2),
            condition(3)
        >
    }
}

recorded!(C643, remembers);

#[test]
fn c643() {
    let scripts = ["SF", "SSSSRRSF", "SFFFFF", "FSSS"];
    let trace = "
        t R: sync 0 S
        t R: cond 2 S
        t F: cond 3 F
        +30
        t S: cond 3 S
        +30
        t R: sync 0 F
        t F: start 1 S, cond 2 F
    ";
    perform(&mut C643::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C645(world: &mut World) {
        timeout(80ms, reactive_sequence< Action(0), condition(1), sync_action(2), condition(3) >)
    }
}

recorded!(C645);

#[test]
fn c645() {
    let scripts = ["RRSSR", "FFSFF", "SF", "FFSFFFSS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t F: run 0 S, cond 1 F
        t F: start 0 S, cond 1 F
        +15
        t R: start 0 R
        +40
        t R: run 0 R
        +20
        t R: run 0 R
        +30: halt 0
        t F
        +0
        t F: start 0 S, cond 1 S, sync 2 S, cond 3 F
        +0
        t F: start 0 S, cond 1 F
    ";
    perform(&mut C645::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C651(world: &mut World) {
        fallback<
            reactive_sequence<
                repeat(2, fallback< condition(0), run_once(Action(1)), condition(2) >)
            >
        >
    }
}

recorded!(C651, remembers);

#[test]
fn c651() {
    let scripts = ["FFSFFFSS", "SSRRF", "F"];
    let trace = "
        t R: cond 0 F, start 1 S
        +10
        t S: cond 0 F
        +40
        t R: cond 0 S
        +20
        t S: cond 0 F
        t R: cond 0 F
        t S: cond 0 F
        t R: cond 0 S
        +0
        t S: cond 0 S
        +5
        t R: cond 0 F
        t S: cond 0 F
        +20
        t R: cond 0 S
    ";
    perform(&mut C651::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C652(world: &mut World) {
        fallback< reactive_sequence< Action(0), Action(1), Action(2), Action(3) >, sync_action(4) >
    }
}

recorded!(C652);

#[test]
fn c652() {
    let scripts = ["R", "SRR", "FFFRFFS", "RR", "FFFSFF"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        +20
        t R: run 0 R
    ";
    perform(&mut C652::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C653(world: &mut World) {
        retry(1, force_success(condition(0)))
    }
}

recorded!(C653);

#[test]
fn c653() {
    let scripts = ["S"];
    let trace = "
        t S: cond 0 S
        t S: cond 0 S
        +10
        t S: cond 0 S
        +20
        t S: cond 0 S
        +30
        t S: cond 0 S
        +40
        t S: cond 0 S
        +20
        t S: cond 0 S
        t S: cond 0 S
    ";
    perform(&mut C653::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C654(world: &mut World) {
        async_fallback(yield = sync)< Action(0), Action(1), Action(2) >
    }
}

recorded!(C654);

#[test]
fn c654() {
    let scripts = ["SRSRRRR", "SRRSR", "RRFRS"];
    let trace = "
        t S: start 0 S
        +15
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t R: run 0 R
        +30
        t R: run 0 R
        +30
        t R: run 0 R
        t S: run 0 S
        +30
        h
        t R: start 0 R
        t S: run 0 S
        +20
        t R: start 0 R
        t R: run 0 R
        h: halt 0
        t R: start 0 R
        +40
        h: halt 0
        t R: start 0 R
    ";
    perform(&mut C654::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C656(world: &mut World) {
        sequence_with_memory< run_once(Action(0)), Action(1), Action(2) >
    }
}

recorded!(C656, remembers);

#[test]
fn c656() {
    let scripts = ["SRR", "RRF", "RSRSSRR"];
    let trace = "
        t R: start 0 S
        +10
        t R: start 1 R
        t R: run 1 R
        t F: run 1 F
        +20
        t R: start 1 R
        +15
        t R: run 1 R
        t F: run 1 F
        t R: start 1 R
        t R: run 1 R
        +15
        t F: run 1 F
        +5
        t R: start 1 R
    ";
    perform(&mut C656::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C657(world: &mut World) {
        sequence_with_memory<
            repeat(sync_action(0)),
            delay(30ms, sync_action(1)),
            repeat(4, condition(2)),
            Action(3)
        >
    }
}

recorded!(C657, remembers);

#[test]
fn c657() {
    let scripts = ["FFS", "SSFF", "FFSSFSFF", "SSFF"];
    let trace = "
        t F: sync 0 F
        +0
        h
        t F: sync 0 F
        +10
        t R: sync 0 S
        t F: sync 0 F
        +0
        t F: sync 0 F
        +20
        h
        t R: sync 0 S
        +15
        t F: sync 0 F
        t F: sync 0 F
        +15
        t R: sync 0 S
        t F: sync 0 F
        +40
        h
        t F: sync 0 F
    ";
    perform(&mut C657::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C658(world: &mut World) {
        fallback<
            reactive_fallback< condition(0), condition(1), condition(2) >,
            condition(3),
            invert(Action(4)),
            sync_action(5)
        >
    }
}

recorded!(C658);

#[test]
fn c658() {
    let scripts = ["SSFFF", "FFFS", "FF", "FS", "R", "FSSSFSS"];
    let trace = "
        t S: cond 0 S
        +20
        t S: cond 0 S
        +30
        t R: cond 0 F, cond 1 F, cond 2 F, cond 3 F, start 4 R
        t R: run 4 R
        +15
        t R: run 4 R
        t R: run 4 R
        +20
        t R: run 4 R
        +15
        t R: run 4 R
        t R: run 4 R
        +10
        t R: run 4 R
        t R: run 4 R
    ";
    perform(&mut C658::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C660(world: &mut World) {
        sequence<
            reactive_fallback< sync_action(0), sync_action(1), Action(2), sync_action(3) >,
            sequence_with_memory< Action(4), Action(5), condition(6), Action(7) >
        >
    }
}

recorded!(C660, remembers);

#[test]
fn c660() {
    let scripts = ["S", "F", "SFRRRSF", "F", "SRRF", "RSSSF", "SFS", "SSSRSFSF"];
    let trace = "
        t R: sync 0 S, start 4 S
        +5
        t R: start 5 R
        +40
        t R: run 5 S, cond 6 S
        t S: start 7 S
        +5
        t R: sync 0 S, start 4 R
        +20
        t R: run 4 R
        t F: run 4 F
        +0
        t R: sync 0 S, start 4 S
        +5
        t R: start 5 S
    ";
    perform(&mut C660::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C661(world: &mut World) {
        reactive_sequence<
            async_fallback(yield = sync)< condition(0), Action(1), condition(2) >,
            sync_action(3),
            condition(4),
            Action(5)
        >
    }
}

recorded!(C661);

#[test]
fn c661() {
    let scripts = ["F", "FSR", "FSFFF", "F", "FS", "RSRRRR"];
    let trace = "
        t R: cond 0 F
        t R: start 1 F
        +0
        t F: cond 2 F
        t R: cond 0 F
        +0
        t F: start 1 S, sync 3 F
        +30
        t R: cond 0 F
        +10
        t R: start 1 R
        +10
        t F: run 1 F, cond 2 S, sync 3 F
        h
        t R: cond 0 F
    ";
    perform(&mut C661::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C662(world: &mut World) {
        sequence_with_memory< Action(0), Action(1), condition(2), condition(3) >
    }
}

recorded!(C662, remembers);

#[test]
fn c662() {
    let scripts = ["RFSSR", "SSSRSRRR", "FFFFSFS", "F"];
    let trace = "
        t R: start 0 R
        t F: run 0 F
        +15
        t R: start 0 S
        t R: start 1 S
        t F: cond 2 F
        t F: cond 2 F
        t F: cond 2 F
        +15
        t F: cond 2 F
        +40
        t R: cond 2 S
        t F: cond 3 F
    ";
    perform(&mut C662::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C665(world: &mut World) {
        async_sequence(yield = sync)< repeat(1, Action(0)) >
    }
}

recorded!(C665);

#[test]
fn c665() {
    let scripts = ["RSFRSR"];
    let trace = "
        t R: start 0 R
        t S: run 0 S
        +40
        t F: start 0 F
        +15
        t R: start 0 R
        +15
        t S: run 0 S
        t R: start 0 R
        +40
        t R: run 0 R
        +30
        t S: run 0 S
        t F: start 0 F
        +10
        t R: start 0 R
    ";
    perform(&mut C665::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C666(world: &mut World) {
        sequence< Action(0), Action(1), sync_action(2), Action(3) >
    }
}

recorded!(C666);

#[test]
fn c666() {
    let scripts = ["FSR", "R", "FSSSS", "RR"];
    let trace = "
        t F: start 0 F
        t R: start 0 S, start 1 R
        +10
        h: halt 1
        t R: start 0 R
        t F: run 0 F
        +40
        h
        t R: start 0 S, start 1 R
        +0
        t R: run 1 R
        +5
        h: halt 1
    ";
    perform(&mut C666::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C671(world: &mut World) {
        sequence<
            retry(2, condition(0)),
            fallback< Action(1), sync_action(2), Action(3), Action(4) >,
            timeout(10ms,
                timeout(20ms,
                    reactive_sequence<
                        fallback< invert(Action(5)), repeat(2, condition(6)) >,
                        timeout(30ms, Action(7)),
                        reactive_sequence< repeat(2, sync_action(8)) >,
                        Action(9)
                    >
                )
            )
        >
    }
}

recorded!(C671);

#[test]
fn c671() {
    let scripts = ["F", "RRRF", "SSFS", "RRRR", "SFRRFRFF", "RF", "SSFF", "SRFRSSS", "S", "RR"];
    let trace = "
        t R: cond 0 F
        +20
        t F: cond 0 F
        +5
        t R: cond 0 F
        +15
        t F: cond 0 F
        +30
        t R: cond 0 F
    ";
    perform(&mut C671::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C673(world: &mut World) {
        reactive_sequence< sync_action(0), Action(1), Action(2) >
    }
}

recorded!(C673);

#[test]
fn c673() {
    let scripts = ["FS", "SFSRRRS", "RFSRF"];
    let trace = "
        t F: sync 0 F
        +20
        t R: sync 0 S, start 1 S, start 2 R
        t F: sync 0 F, halt 2
        t F: sync 0 S, start 1 F
        +40
        t F: sync 0 F
        t F: sync 0 S, start 1 S, start 2 F
        +10
        t F: sync 0 F
        +5
        t R: sync 0 S, start 1 R
        +20
        t F: sync 0 F, halt 1
        t R: sync 0 S, start 1 R
        +40
        t F: sync 0 F, halt 1
    ";
    perform(&mut C673::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C674(world: &mut World) {
        reactive_fallback< Action(0), retry(4, Action(1)), force_failure(Action(2)) >
    }
}

recorded!(C674);

#[test]
fn c674() {
    let scripts = ["SR", "FSF", "SRR"];
    let trace = "
        t S: start 0 S
        +20
        t R: start 0 R
        +40
        t S: run 0 S
        t R: start 0 R
    ";
    perform(&mut C674::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C676(world: &mut World) {
        repeat(2,
            async_fallback(yield = sync)<
                sync_action(0),
                reactive_fallback<
                    sync_action(1),
                    sequence_with_memory< Action(2), condition(3), condition(4) >
                >
            >
        )
    }
}

recorded!(C676, remembers);

#[test]
fn c676() {
    let scripts = ["FFSFSFF", "SFFFS", "RRRSR", "FFFF", "SFSSSFFF"];
    let trace = "
        t R: sync 0 F
        +40
        t R: sync 1 S, sync 0 F
        t R: sync 1 F, start 2 R
        t R: sync 1 F, run 2 R
        +20
        h: halt 2
        t R: sync 0 S
        +15
        t R: sync 0 F
        t R: sync 1 F, start 2 R
        t S: sync 1 S, halt 2
        +15
        t R: sync 0 S
        +20
        t R: sync 0 F
        t S: sync 1 S
    ";
    perform(&mut C676::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C682(world: &mut World) {
        sequence_with_memory<
            force_failure(
                force_failure(
                    reactive_sequence< condition(0), condition(1), Action(2), condition(3) >
                )
            )
        >
    }
}

recorded!(C682, remembers);

#[test]
fn c682() {
    let scripts = ["SFFF", "FSSS", "SFRRRF", "SSSFSS"];
    let trace = "
        t F: cond 0 S, cond 1 F
        t F: cond 0 F
        +20
        t F: cond 0 F
        t F: cond 0 F
        +20
        t F: cond 0 S, cond 1 S, start 2 S, cond 3 S
        +30
        t F: cond 0 F
        t F: cond 0 F
        +20
        t F: cond 0 F
    ";
    perform(&mut C682::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C683(world: &mut World) {
        invert(
            sequence< reactive_fallback< Action(0), Action(1), condition(2) >, invert(Action(3)) >
        )
    }
}

recorded!(C683);

#[test]
fn c683() {
    let scripts = ["FR", "SFR", "F", "RSRR"];
    let trace = "
        t R: start 0 F, start 1 S, start 3 R
        +30
        t S: run 3 S
        t R: start 0 R
        t S: run 0 F, start 1 F, cond 2 F
        +0
        t R: start 0 R
    ";
    perform(&mut C683::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C686(world: &mut World) {
        async_fallback(yield = sync)<
            Action(0),
            async_fallback(yield = sync)< sync_action(1), Action(2), Action(3) >,
            reactive_sequence< sync_action(4), Action(5) >
        >
    }
}

recorded!(C686);

#[test]
fn c686() {
    let scripts = ["RR", "SFSFFS", "FRFSSRS", "SSRRRSSS", "SFSFSFSF", "FRSSRFRS"];
    let trace = "
        t R: start 0 R
        +10
        t R: run 0 R
        +10
        t R: run 0 R
        +30
        t R: run 0 R
        t R: run 0 R
        +0
        t R: run 0 R
        +15
        t R: run 0 R
        +40
        t R: run 0 R
        +40
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut C686::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C688(world: &mut World) {
        sequence_with_memory< retry(3, condition(0)), Action(1) >
    }
}

recorded!(C688, remembers);

#[test]
fn c688() {
    let scripts = ["SSF", "RRSRRR"];
    let trace = "
        t R: cond 0 S
        +30
        t R: start 1 R
        t R: run 1 R
        t S: run 1 S
        t R: cond 0 S
        t R: start 1 R
        t R: run 1 R
        +40
        t R: run 1 R
        +30
        t R: run 1 R
        t R: run 1 R
        t S: run 1 S
        t R: cond 0 F
        t R: cond 0 S, start 1 R
        t R: run 1 R
    ";
    perform(&mut C688::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C689(world: &mut World) {
        delay(20ms, fallback< Action(0), Action(1) >)
    }
}

recorded!(C689);

#[test]
fn c689() {
    let scripts = ["SRSRRRFR", "R"];
    let trace = "
        t R
        t R
        t R
        +40
        t S: start 0 S
        t R
        t R
        +30
        t R: start 0 R
        +40
        t S: run 0 S
        t R
        +30
        t R: start 0 R
        t R: run 0 R
        +20
        t R: run 0 R
    ";
    perform(&mut C689::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C693(world: &mut World) {
        reactive_fallback<
            sync_action(0),
            reactive_fallback< condition(1), invert(condition(2)), condition(3), Action(4) >
        >
    }
}

recorded!(C693);

#[test]
fn c693() {
    let scripts = ["SFFFSS", "SSSSSSS", "FFSSFFF", "FSFFFF", "RRRRSSSR"];
    let trace = "
        t S: sync 0 S
        t S: sync 0 F, cond 1 S
        +15
        t S: sync 0 F, cond 1 S
        +5
        t S: sync 0 F, cond 1 S
        +15
        t S: sync 0 S
        +5
        t S: sync 0 S
        +5
        t S: sync 0 S
        h
        t S: sync 0 F, cond 1 S
        +40
        h
        t S: sync 0 F, cond 1 S
        t S: sync 0 F, cond 1 S
        +30
        t S: sync 0 S
        +40
        h
        t S: sync 0 S
        t S: sync 0 S
        +30
        t S: sync 0 F, cond 1 S
        h
    ";
    perform(&mut C693::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C694(world: &mut World) {
        repeat(3,
            async_sequence(yield = sync)<
                reactive_sequence<
                    Action(0),
                    reactive_fallback< sync_action(1), delay(20ms, condition(2)) >,
                    condition(3),
                    repeat(4, Action(4))
                >,
                async_sequence(yield = sync)< condition(5), Action(6), sync_action(7) >,
                delay(30ms, keep_running_until_failure(condition(8)))
            >
        )
    }
}

recorded!(C694);

#[test]
fn c694() {
    let scripts = ["SSFR", "SS", "SSSFFSFS", "FFFSFFSS", "FRR", "SFFFSFF", "RRR", "SSFFSSSS", "F"];
    let trace = "
        t F: start 0 S, sync 1 S, cond 3 F
        +5
        t F: start 0 S, sync 1 S, cond 3 F
        t F: start 0 F
        +10
        t R: start 0 R
        +20
        t F: run 0 S, sync 1 S, cond 3 F
        t F: start 0 S, sync 1 S, cond 3 S, start 4 F
        t F: start 0 F
        +10
        t R: start 0 R
        +20
        t F: run 0 S, sync 1 S, cond 3 F
        t F: start 0 S, sync 1 S, cond 3 F
        t F: start 0 F
        t R: start 0 R
        +40
        t R: run 0 S, sync 1 S, cond 3 S, start 4 R
        t R: start 0 S, sync 1 S, cond 3 S, run 4 R
    ";
    perform(&mut C694::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C697(world: &mut World) {
        timeout(80ms,
            reactive_fallback<
                sync_action(0),
                retry(2, sync_action(1)),
                retry(2, Action(2)),
                delay(30ms, condition(3))
            >
        )
    }
}

recorded!(C697);

#[test]
fn c697() {
    let scripts = ["FSFSSS", "SSF", "RFRSSSRR", "SSSFSS"];
    let trace = "
        t S: sync 0 F, sync 1 S
        +40
        t S: sync 0 S
        t S: sync 0 F, sync 1 S
        h
        t S: sync 0 S
        +0
        t S: sync 0 S
        +5
        h
        t S: sync 0 S
    ";
    perform(&mut C697::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C699(world: &mut World) {
        async_fallback(yield = sync)<
            async_sequence(yield = sync)< condition(0), delay(30ms, Action(1)), sync_action(2) >,
            keep_running_until_failure(sync_action(3)),
            invert(condition(4)),
            sequence<
                sequence<
                    Action(5),
                    Action(6),
                    sequence_with_memory< condition(7), condition(8), Action(9) >
                >
            >
        >
    }
}

recorded!(C699, remembers);

#[test]
fn c699() {
    let scripts = ["FS", "RR", "SFSFSS", "F", "SFS", "R", "SF", "FFFFSFFS", "SSSF", "F"];
    let trace = "
        t R: cond 0 F
        +15
        t R: sync 3 F
        +40
        t R: cond 4 S
        t R: start 5 R
        t R: run 5 R
        +10
        t R: run 5 R
        +40
        t R: run 5 R
        +40
        t R: run 5 R
        t R: run 5 R
        +30
        t R: run 5 R
        +30
        t R: run 5 R
        t R: run 5 R
        t R: run 5 R
    ";
    perform(&mut C699::new(), &scripts, trace);
}
