// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::world::*;
use quickbeam::behavior_tree;

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random3(world: &mut World) {
        keep_running_until_failure(
            keep_running_until_failure(
                reactive_fallback<
                    Action(0),
                    repeat(2, yield = never, reactive_fallback< condition(1) >),
                    timeout(7ns, Action(2)),
                    condition(3)
                >
            )
        )
    }
}

recorded!(Random3);

#[test]
fn random_3() {
    let scripts = ["SRR", "FFF", "FRRRR", "FSS"];
    let trace = "
        +9ns
        t R: start 0 S
        t R: start 0 R
        t R: run 0 R
        t R: run 0 S
        t R: start 0 R
    ";
    perform(&mut Random3::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random5(world: &mut World) {
        sequence_with_memory< Action(0), async_sequence(yield = sync)< slow_condition(1) > >
    }
}

recorded!(Random5, remembers);

#[test]
fn random_5() {
    let scripts = ["S", "RR"];
    let trace = "
        t R: start 0 S
        +8ns
        r
        t R: start 0 S
        t R: cond 1 R
        t R: cond 1 R
        h
        t R: cond 1 R
        t R: cond 1 R
        h
        h
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
    ";
    perform(&mut Random5::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random12(world: &mut World) {
        async_fallback(yield = sync)<
            reactive_fallback(on_running = continue)< slow_condition(0), Action(1) >
        >
    }
}

recorded!(Random12);

#[test]
fn random_12() {
    let scripts = ["RRRS", "F"];
    let trace = "
        t R: cond 0 R, start 1 F
        t R: cond 0 R, start 1 F
        t R: cond 0 R, start 1 F
        t S: cond 0 S
        h
        t R: cond 0 R, start 1 F
        t R: cond 0 R, start 1 F
        t R: cond 0 R, start 1 F
        t S: cond 0 S
        h
        t R: cond 0 R, start 1 F
        t R: cond 0 R, start 1 F
        t R: cond 0 R, start 1 F
        t S: cond 0 S
        +2ns
        +8ns
    ";
    perform(&mut Random12::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random20(world: &mut World) {
        reactive_sequence(on_running = continue)<
            async_fallback(yield = sync)< instant(condition(0)), run_once(slow_condition(1)) >
        >
    }
}

recorded!(Random20, remembers);

#[test]
fn random_20() {
    let scripts = ["F", "RRSR"];
    let trace = "
        h
        h
        +5ns
        t R: cond 0 F, cond 1 R
        t R: cond 1 R
        +7ns
        t S: cond 1 S
        r
        t R: cond 0 F, cond 1 R
        +1ns
        t R: cond 1 R
        +4ns
        t R: cond 1 R
        t S: cond 1 S
        +9ns
        t S: cond 0 F
        t S: cond 0 F
        h
        t S: cond 0 F
        t S: cond 0 F
        t S: cond 0 F
        +6ns
        t S: cond 0 F
    ";
    perform(&mut Random20::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random22(world: &mut World) {
        fallback<
            sequence< Action(0) >,
            fallback< reactive_sequence< reactive_sequence< Action(1) > > >
        >
    }
}

recorded!(Random22);

#[test]
fn random_22() {
    let scripts = ["RS", "RRF"];
    let trace = "
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        +5ns
        +2ns
        t S: run 0 S
        t R: start 0 R
        h: halt 0
        h
        t S: start 0 S
        +2ns
        +1ns
        +3ns
        h
    ";
    perform(&mut Random22::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random23(world: &mut World) {
        invert(
            force_success(
                reactive_sequence(on_running = continue)<
                    delay(3ns, run_once(slow_condition(0))),
                    sequence_with_memory< Action(1) >
                >
            )
        )
    }
}

recorded!(Random23, remembers);

#[test]
fn random_23() {
    let scripts = ["RRR", "R"];
    let trace = "
        +5ns
        t R: start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        h: halt 1
        t R: start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        +8ns
        t R: cond 0 R, run 1 R
        t R: cond 0 R, run 1 R
        t R: cond 0 R, run 1 R
        t R: cond 0 R, run 1 R
        t R: cond 0 R, run 1 R
        t R: cond 0 R, run 1 R
        t R: cond 0 R, run 1 R
        +5ns
        t R: cond 0 R, run 1 R
    ";
    perform(&mut Random23::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random26(world: &mut World) {
        timeout(6ns, reactive_fallback< reactive_fallback(on_running = continue)< condition(0) > >)
    }
}

recorded!(Random26);

#[test]
fn random_26() {
    let scripts = ["S"];
    let trace = "
        +7ns
        t S: cond 0 S
        t S: cond 0 S
        +1ns
        t S: cond 0 S
        +1ns
        t S: cond 0 S
        +6ns
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
    ";
    perform(&mut Random26::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random27(world: &mut World) {
        keep_running_until_failure(
            invert(
                run_once(
                    reactive_fallback(on_running = continue)<
                        run_once(
                            async_fallback(yield = sync)<
                                delay(6ns, sequence_with_memory< Action(0), slow_condition(1) >)
                            >
                        ),
                        Action(2)
                    >
                )
            )
        )
    }
}

recorded!(Random27, remembers);

#[test]
fn random_27() {
    let scripts = ["SRR", "RFS", "SRSFR"];
    let trace = "
        t F: start 2 S
        +3ns
        r
        r
        t R: start 2 R
        t F: run 2 S
        t F
        +5ns
        t F
        t F
        t F
        +9ns
        t F
        h
        t F
        t F
    ";
    perform(&mut Random27::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random31(world: &mut World) {
        keep_running_until_failure(
            sequence_with_memory< slow_condition(0), slow_condition(1), failure >
        )
    }
}

recorded!(Random31, remembers);

#[test]
fn random_31() {
    let scripts = ["RSFRR", "SSSS"];
    let trace = "
        t R: cond 0 R
        t R: cond 0 S, cond 1 S
        +1ns
        t F
        t F
        h
        t F
        t F
        t F
        t F
        t F
    ";
    perform(&mut Random31::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random32(world: &mut World) {
        reactive_sequence<
            cooldown(2ns, slow_condition(0)),
            reactive_sequence(on_running = continue)< sequence_with_memory< Action(1), Action(2) > >
        >
    }
}

recorded!(Random32, remembers);

#[test]
fn random_32() {
    let scripts = ["FRRR", "FRR", "RR"];
    let trace = "
        +9ns
        t F: cond 0 F
        t F
        t F
        t F
        t F
        t F
        t F
        t F
        t F
        t F
        t F
        h
        t F
        h
        t F
        h
        t F
        t F
        t F
        h
        t F
        h
        t F
    ";
    perform(&mut Random32::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random34(world: &mut World) {
        retry(
            fallback<
                sequence_with_memory<
                    slow_condition(0),
                    repeat(times(world, 1), run_once(async_sequence(yield = sync)< wait(3ns) >)),
                    slow_condition(2)
                >,
                sequence_with_memory<
                    sequence<
                        reactive_sequence(on_running = continue)< wait(limit(world, 3)) >,
                        Action(4)
                    >,
                    delay(7ns, success),
                    timeout(limit(world, 5), run_once(running))
                >
            >
        )
    }
}

recorded!(Random34, remembers);

#[test]
fn random_34() {
    let scripts = ["SR", "2", "RSSR", "4374", "RR", "867"];
    let trace = "
        t R: cond 0 S
        t R: number 1 2
        t R
        t R
        t R
        t R
        t R
        r
        t R: cond 0 R
        t R: cond 0 S, number 1 2
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        +6ns
        t R: cond 2 R
    ";
    perform(&mut Random34::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random35(world: &mut World) {
        sequence_with_memory<
            fallback< sequence_with_memory< condition(0) >, run_once(failure), slow_condition(1) >,
            timeout(limit(world, 2), reactive_sequence< Action(3) >),
            running
        >
    }
}

recorded!(Random35, remembers);

#[test]
fn random_35() {
    let scripts = ["FSF", "FFRF", "7", "RS"];
    let trace = "
        h
        t F: cond 0 F, cond 1 F
        +8ns
        t R: cond 0 S
        t R: number 2 7, start 3 R
        t R: run 3 S
        +9ns
        t R
        +6ns
        t R
        h
        t R
        h
        +5ns
    ";
    perform(&mut Random35::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random36(world: &mut World) {
        repeat(3, yield = always,
            reactive_fallback<
                retry(times(world, 0),
                    reactive_fallback<
                        reactive_sequence< Action(1), condition(2), Action(3), condition(4) >
                    >
                ),
                async_sequence(yield = sync)<
                    instant(invert(keep_running_until_failure(Action(5)))),
                    cooldown(9ns, sequence_with_memory< slow_condition(6), slow_condition(7) >),
                    instant(Action(8))
                >
            >
        )
    }
}

recorded!(Random36, remembers);

#[test]
fn random_36() {
    let scripts = ["1", "RFRS", "FFFS", "SRRR", "SSSS", "FRRS", "RS", "RSRRF", "RR"];
    let trace = "
        h
        h
        +7ns
        +3ns
        +4ns
        t R: number 0 1, start 1 R
        t R: run 1 F, start 5 F, cond 6 R
        +3ns
        t R: number 0 1, start 1 R
        t R: run 1 S, cond 2 F, start 5 R
        t R: number 0 1, start 1 R, halt 5
        t R: run 1 F, start 5 R
        t R: number 0 1, start 1 R, halt 5
        t R: run 1 S, cond 2 F, start 5 S
        t R: number 0 1, start 1 R
        +4ns
        t R: run 1 F, start 5 F, cond 6 S
        t R: number 0 1, start 1 R
        t R: run 1 S, cond 2 F, start 5 R
        t R: number 0 1, start 1 R, halt 5
        h: halt 1
        t R: number 0 1, start 1 F, start 5 R
    ";
    perform(&mut Random36::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random40(world: &mut World) {
        invert(
            timeout(limit(world, 0),
                cooldown(limit(world, 1),
                    fallback<
                        delay(limit(world, 2), invert(delay(5ns, wait(limit(world, 3))))),
                        retry(4, repeat(2, yield = always, Action(4))),
                        condition(5)
                    >
                )
            )
        )
    }
}

recorded!(Random40, remembers);

#[test]
fn random_40() {
    let scripts = ["86823", "23534", "18608", "687", "F", "SSF"];
    let trace = "
        t R: number 0 8, number 2 1
        t R
        h
        t R: number 0 6, number 2 8
        t R
        t R
        t R
        +6ns
        t S
        +7ns
        t R: number 0 8, number 2 6
        h
        t R: number 0 2, number 2 0
        r
        t R: number 0 3, number 2 8
        +3ns
        t S
        t R: number 0 8, number 2 1
        t R
    ";
    perform(&mut Random40::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random42(world: &mut World) {
        reactive_fallback< async_sequence< async_sequence< condition(0), slow_condition(1) > > >
    }
}

recorded!(Random42);

#[test]
fn random_42() {
    let scripts = ["FSFSF", "RSR"];
    let trace = "
        +2ns
        h
        t F: cond 0 F
        t R: cond 0 S
        t R: cond 1 R
        t S: cond 1 S
        t F: cond 0 F
        t R: cond 0 S
        t R: cond 1 R
        t R: cond 1 R
        +5ns
    ";
    perform(&mut Random42::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random43(world: &mut World) {
        sequence<
            reactive_fallback< invert(condition(0)), Action(1) >,
            slow_condition(2),
            async_fallback(yield = sync)< wait(9ns) >
        >
    }
}

recorded!(Random43);

#[test]
fn random_43() {
    let scripts = ["FSFSS", "FFRR", "RRR"];
    let trace = "
        t R: cond 0 F, cond 2 R
        t R: cond 2 R
        t R: cond 2 R
        h
        t F: cond 0 S, start 1 F
        +8ns
        +6ns
        t R: cond 0 F, cond 2 R
        t R: cond 2 R
        t R: cond 2 R
        t R: cond 2 R
        +2ns
        t R: cond 2 R
    ";
    perform(&mut Random43::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random50(world: &mut World) {
        reactive_fallback<
            cooldown(6ns, failure),
            fallback<
                async_fallback< Action(0) >,
                slow_condition(1),
                reactive_fallback(on_running = continue)< slow_condition(2) >
            >,
            condition(3),
            repeat(3, yield = always, failure)
        >
    }
}

recorded!(Random50, remembers);

#[test]
fn random_50() {
    let scripts = ["RFR", "F", "SRR", "FSSFF"];
    let trace = "
        h
        h
        t R: start 0 R
        +4ns
        h: halt 0
        h
    ";
    perform(&mut Random50::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random52(world: &mut World) {
        run_once(
            reactive_fallback(on_running = continue)<
                async_sequence(yield = sync)<
                    instant(sequence< fallback< slow_condition(0) >, Action(1) >)
                >
            >
        )
    }
}

recorded!(Random52, remembers);

#[test]
fn random_52() {
    let scripts = ["RSR", "R"];
    let trace = "
        t R: cond 0 R
        +2ns
        t R: cond 0 S, start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        +5ns
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        +6ns
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        +6ns
        t R: run 1 R
    ";
    perform(&mut Random52::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random55(world: &mut World) {
        sequence<
            reactive_sequence<
                reactive_sequence< wait(4ns) >,
                retry(3, yield = never, condition(0))
            >
        >
    }
}

recorded!(Random55);

#[test]
fn random_55() {
    let scripts = ["SFFSS"];
    let trace = "
        t R
        t R
        h
        t R
        t R
        t R
        t R
        t R
        t R
        h
        h
        t R
        t R
        t R
        t R
        t R
        h
        t R
        +9ns
        +1ns
        t S: cond 0 S
        t R
        t R
        +8ns
    ";
    perform(&mut Random55::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random56(world: &mut World) {
        keep_running_until_failure(
            sequence_with_memory<
                delay(2ns,
                    retry(times(world, 0),
                        repeat(times(world, 1), yield = never,
                            retry(4, yield = always,
                                repeat(times(world, 2), sequence< Action(3), Action(4) >)
                            )
                        )
                    )
                ),
                repeat(4,
                    fallback<
                        sequence<
                            reactive_fallback(on_running = continue)< Action(5), condition(6) >,
                            reactive_sequence(on_running = continue)<
                                async_fallback(yield = sync)< condition(7) >,
                                slow_condition(8)
                            >,
                            reactive_fallback(on_running = continue)< wait(8ns) >,
                            slow_condition(9),
                            slow_condition(10)
                        >,
                        sequence_with_memory<
                            force_success(retry(1, slow_condition(11))),
                            condition(12)
                        >
                    >
                )
            >
        )
    }
}

recorded!(Random56, remembers);

#[test]
fn random_56() {
    let scripts = ["2030", "1320", "10", "FR", "FFRSF", "RRSFR", "FSF", "FS", "RRR", "RSSSR", "FR", "RRS", "SFS"];
    let trace = "
        t R
        t R
        t R
        t R
        h
        t R
        t R
        t R
        t R
        t R
        +3ns
        t R: number 0 2, number 1 1, number 2 1, start 3 F
        t R: number 2 0, start 5 R, cond 6 F
    ";
    perform(&mut Random56::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random61(world: &mut World) {
        fallback<
            reactive_sequence< timeout(2ns, reactive_fallback< slow_condition(0) >) >,
            repeat(times(world, 1), yield = never, fallback< condition(2) >),
            repeat(times(world, 3), condition(4)),
            condition(5),
            running
        >
    }
}

recorded!(Random61);

#[test]
fn random_61() {
    let scripts = ["RFF", "333", "SF", "310", "FFFFS", "FFSF"];
    let trace = "
        h
        t R: cond 0 R
        t R: cond 0 F, number 1 3, cond 2 S, cond 2 F, number 3 3, cond 4 F, cond 5 F
        t R
        t R
        t R
        +5ns
        t R
        t R
        t R
    ";
    perform(&mut Random61::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random62(world: &mut World) {
        async_fallback(yield = sync)< retry(257, cooldown(4ns, Action(0))), failure >
    }
}

recorded!(Random62, remembers);

#[test]
fn random_62() {
    let scripts = ["SRRRR"];
    let trace = "
        h
        t S: start 0 S
        t R
        t R
        t R
        t R
        t R
        t R
        r
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        +3ns
        t S: run 0 S
        t R
        t R
        t R
        +4ns
    ";
    perform(&mut Random62::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random65(world: &mut World) {
        reactive_fallback(on_running = continue)<
            async_fallback(yield = sync)< instant(Action(0)), slow_condition(1) >
        >
    }
}

recorded!(Random65);

#[test]
fn random_65() {
    let scripts = ["RS", "RF"];
    let trace = "
        +7ns
        t R: start 0 R
        t S: run 0 S
        h
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        h: halt 0
        +9ns
        t S: start 0 S
    ";
    perform(&mut Random65::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random66(world: &mut World) {
        keep_running_until_failure(
            reactive_fallback(on_running = continue)<
                delay(limit(world, 0), reactive_sequence< fallback< Action(1) > >),
                Action(2),
                async_fallback< Action(3) >
            >
        )
    }
}

recorded!(Random66);

#[test]
fn random_66() {
    let scripts = ["5646", "SRR", "SSRFR", "RRRR"];
    let trace = "
        t R: number 0 5, start 2 S
        t R: number 0 6, start 2 S
        t R: number 0 4, start 2 R, start 3 R
        t R: run 2 F, run 3 R
        t R: start 2 R, run 3 R
        h: halt 2, halt 3
        t R: number 0 6, start 2 S
        +9ns
        t R: number 0 5, start 2 S
        +9ns
        t R: number 0 6, start 2 R, start 3 R
        t R: run 2 F, run 3 R
        h: halt 3
        t R: number 0 4, start 2 R, start 3 R
        +7ns
        t R: start 1 S, halt 2, halt 3
        t R: number 0 6, start 2 S
    ";
    perform(&mut Random66::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random68(world: &mut World) {
        fallback<
            keep_running_until_failure(
                async_sequence(yield = sync)< condition(0), slow_condition(1) >
            )
        >
    }
}

recorded!(Random68);

#[test]
fn random_68() {
    let scripts = ["FFSFF", "RSRRR"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        h
        t R: cond 0 S
        t R: cond 1 R
        t R: cond 1 S
        h
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        +9ns
        +5ns
    ";
    perform(&mut Random68::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random70(world: &mut World) {
        retry(3, yield = never, sequence_with_memory< run_once(sequence< Action(0) >) >)
    }
}

recorded!(Random70, remembers);

#[test]
fn random_70() {
    let scripts = ["FS"];
    let trace = "
        r
        r
        +3ns
        t F: start 0 F
        t F
        t F
        t F
        h
        +1ns
        +3ns
        t F
        r
        t S: start 0 S
        +8ns
        t S
        +4ns
        t S
        t S
    ";
    perform(&mut Random70::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random71(world: &mut World) {
        reactive_sequence(on_running = continue)<
            Action(0),
            run_once(timeout(5ns, fallback< Action(1), Action(2) >))
        >
    }
}

recorded!(Random71, remembers);

#[test]
fn random_71() {
    let scripts = ["R", "FRR", "SRR"];
    let trace = "
        t R: start 0 R, start 1 F, start 2 S
        t R: run 0 R
        +4ns
        t R: run 0 R
        h: halt 0
        r
        t R: start 0 R, start 1 R
        t R: run 0 R, run 1 R
        t R: run 0 R, run 1 F, start 2 R
        t R: run 0 R, run 2 R
        t R: run 0 R, run 2 S
        t R: run 0 R
        h: halt 0
        +6ns
        t R: start 0 R
        h: halt 0
        t R: start 0 R
        t R: run 0 R
        +9ns
        +1ns
        t R: run 0 R
    ";
    perform(&mut Random71::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random74(world: &mut World) {
        timeout(limit(world, 0),
            force_success(
                timeout(1ns,
                    async_fallback<
                        async_fallback(yield = sync)<
                            fallback< slow_condition(1), fallback< Action(2) > >
                        >
                    >
                )
            )
        )
    }
}

recorded!(Random74);

#[test]
fn random_74() {
    let scripts = ["20838", "FR", "SRSR"];
    let trace = "
        t S: number 0 2, cond 1 F, start 2 S
        +8ns
        t R: number 0 0, cond 1 R
        t F
        t R: number 0 8, cond 1 F, start 2 R
        t S: run 2 S
        +7ns
        t R: number 0 3, cond 1 R
        t R: cond 1 F, start 2 R
        +1ns
        r: halt 2
        t R: number 0 8, cond 1 R
        t S: cond 1 F, start 2 S
        t R: number 0 2, cond 1 R
        t R: cond 1 F, start 2 R
        t S: run 2 S
        +9ns
        t R: number 0 0, cond 1 R
        +7ns
        t F
        t R: number 0 8, cond 1 F, start 2 R
        t S: run 2 S
    ";
    perform(&mut Random74::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random88(world: &mut World) {
        async_sequence(yield = sync)<
            cooldown(6ns, repeat(4, yield = always, sequence< Action(0) >)),
            force_failure(retry(yield = never, retry(258, fallback< Action(1) >)))
        >
    }
}

recorded!(Random88, remembers);

#[test]
fn random_88() {
    let scripts = ["RRFRS", "SFRF"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t F: run 0 F
        t F
        t F
        r
        +1ns
    ";
    perform(&mut Random88::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random92(world: &mut World) {
        keep_running_until_failure(run_once(sequence_with_memory< Action(0), running >))
    }
}

recorded!(Random92, remembers);

#[test]
fn random_92() {
    let scripts = ["SFF"];
    let trace = "
        h
        t R: start 0 S
        +5ns
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        h
        t R
        r
        t F: start 0 F
        t F
        t F
        t F
        t F
        t F
    ";
    perform(&mut Random92::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random95(world: &mut World) {
        sequence<
            invert(force_failure(keep_running_until_failure(Action(0)))),
            delay(1ns, reactive_fallback(on_running = continue)< Action(1), slow_condition(2) >),
            slow_condition(3),
            condition(4)
        >
    }
}

recorded!(Random95);

#[test]
fn random_95() {
    let scripts = ["RRS", "RRRF", "RSF", "RRSRF", "FFS"];
    let trace = "
        +6ns
        t R: start 0 R
        t R: run 0 R
        t R: run 0 S
        t R: start 0 R
        t R: run 0 R
        t R: run 0 S
        t R: start 0 R
    ";
    perform(&mut Random95::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random102(world: &mut World) {
        force_failure(keep_running_until_failure(reactive_sequence< Action(0), Action(1) >))
    }
}

recorded!(Random102);

#[test]
fn random_102() {
    let scripts = ["F", "R"];
    let trace = "
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        +4ns
        +8ns
        t F: start 0 F
        t F: start 0 F
    ";
    perform(&mut Random102::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random106(world: &mut World) {
        async_fallback<
            repeat(4, yield = always,
                async_fallback<
                    async_sequence(yield = sync)<
                        slow_condition(0),
                        delay(2ns, slow_condition(1)),
                        instant(reactive_sequence(on_running = continue)< slow_condition(2) >)
                    >,
                    condition(3)
                >
            )
        >
    }
}

recorded!(Random106);

#[test]
fn random_106() {
    let scripts = ["RRS", "RRR", "SS", "FFF"];
    let trace = "
        +5ns
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 S
        +3ns
        +2ns
        t R: cond 1 R
        +8ns
        t R: cond 1 R
    ";
    perform(&mut Random106::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random108(world: &mut World) {
        async_sequence(yield = sync)<
            keep_running_until_failure(
                sequence< sequence_with_memory< slow_condition(0), slow_condition(1) > >
            )
        >
    }
}

recorded!(Random108, remembers);

#[test]
fn random_108() {
    let scripts = ["FRFS", "RRSR"];
    let trace = "
        t F: cond 0 F
        t R: cond 0 R
        t F: cond 0 F
        t R: cond 0 S
        t R: cond 1 R
        h
        t R: cond 1 R
        h
        t R: cond 1 S
    ";
    perform(&mut Random108::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random117(world: &mut World) {
        fallback<
            run_once(Action(0)),
            slow_condition(1),
            condition(2),
            Action(3),
            slow_condition(4)
        >
    }
}

recorded!(Random117, remembers);

#[test]
fn random_117() {
    let scripts = ["F", "FRRRF", "SSFSS", "RS", "RF"];
    let trace = "
        t S: start 0 F, cond 1 F, cond 2 S
        +8ns
        t R: cond 1 R
        +6ns
        t R: cond 1 R
        h
        t R: cond 1 R
        +3ns
        +1ns
        t S: cond 1 F, cond 2 S
        t R: cond 1 F, cond 2 F, start 3 R
        h: halt 3
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t S: cond 1 F, cond 2 S
        t S: cond 1 F, cond 2 S
        +4ns
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t S: cond 1 F, cond 2 S
    ";
    perform(&mut Random117::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random122(world: &mut World) {
        sequence_with_memory<
            condition(0),
            sequence_with_memory< Action(1) >,
            sequence< Action(2) >,
            success,
            condition(3),
            run_once(Action(4))
        >
    }
}

recorded!(Random122, remembers);

#[test]
fn random_122() {
    let scripts = ["F", "RRSSR", "R", "FSF", "RRRFF"];
    let trace = "
        +4ns
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        +4ns
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        +7ns
        h
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        r
        +1ns
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
    ";
    perform(&mut Random122::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random127(world: &mut World) {
        force_failure(
            keep_running_until_failure(
                fallback<
                    invert(condition(0)),
                    reactive_sequence< async_fallback(yield = sync)< slow_condition(1) > >,
                    Action(2)
                >
            )
        )
    }
}

recorded!(Random127);

#[test]
fn random_127() {
    let scripts = ["FSFFF", "RRRR", "RSRS"];
    let trace = "
        t R: cond 0 F
        t R: cond 0 S, cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        +2ns
        +3ns
        t R: cond 1 R
        t R: cond 1 R
        +4ns
        t R: cond 1 R
        t R: cond 1 R
    ";
    perform(&mut Random127::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random130(world: &mut World) {
        async_sequence< fallback< Action(0), slow_condition(1) >, sequence< Action(2), Action(3) > >
    }
}

recorded!(Random130);

#[test]
fn random_130() {
    let scripts = ["RRFF", "FRS", "FRFRF", "FRRRS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        h: halt 0
        t F: start 0 F, cond 1 F
        t R: start 0 F, cond 1 R
        +4ns
        t R: cond 1 S
        t F: start 2 F
        t R: start 0 R
        r: halt 0
        t R: start 0 R
        t F: run 0 F, cond 1 F
        +4ns
        r
        h
        t R: start 0 F, cond 1 R
        t R: cond 1 S
        +4ns
        t R: start 2 R
        t F: run 2 F
        t R: start 0 R
        t R: run 0 R
    ";
    perform(&mut Random130::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random131(world: &mut World) {
        repeat(1, fallback< retry(2, repeat(4, condition(0))) >)
    }
}

recorded!(Random131);

#[test]
fn random_131() {
    let scripts = ["SFFFF"];
    let trace = "
        t R: cond 0 S
        +8ns
        t F: cond 0 F, cond 0 F
        t R: cond 0 F
        +6ns
        t F: cond 0 F
        h
        +4ns
        +6ns
        t R: cond 0 S
        t F: cond 0 F, cond 0 F
        t R: cond 0 F
    ";
    perform(&mut Random131::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random135(world: &mut World) {
        run_once(retry(2, yield = always, sequence< slow_condition(0) >))
    }
}

recorded!(Random135, remembers);

#[test]
fn random_135() {
    let scripts = ["FRSF"];
    let trace = "
        +5ns
        t R: cond 0 F
        t R: cond 0 R
        t S: cond 0 S
        +7ns
        +4ns
        h
        +1ns
        t S
        t S
        t S
        t S
        t S
        t S
    ";
    perform(&mut Random135::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random137(world: &mut World) {
        repeat(times(world, 0), retry(force_failure(fallback< condition(1) >)))
    }
}

recorded!(Random137);

#[test]
fn random_137() {
    let scripts = ["310", "SS"];
    let trace = "
        t R: number 0 3, cond 1 S
        t R: cond 1 S
        t R: cond 1 S
        h
        t R: number 0 1, cond 1 S
        h
    ";
    perform(&mut Random137::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random144(world: &mut World) {
        fallback<
            sequence_with_memory< Action(0), run_once(running) >,
            force_failure(slow_condition(1)),
            Action(2)
        >
    }
}

recorded!(Random144, remembers);

#[test]
fn random_144() {
    let scripts = ["RF", "R", "RF"];
    let trace = "
        t R: start 0 R
        t R: run 0 F, cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        +3ns
        t R: cond 1 R
        t R: cond 1 R
        +3ns
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        h
        t R: start 0 R
        h: halt 0
        h
        h
        t R: start 0 F, cond 1 R
        h
        t R: start 0 R
    ";
    perform(&mut Random144::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random145(world: &mut World) {
        reactive_sequence(on_running = continue)<
            reactive_sequence(on_running = continue)<
                retry(repeat(3, condition(0))),
                slow_condition(1),
                reactive_fallback< Action(2) >
            >,
            condition(3)
        >
    }
}

recorded!(Random145);

#[test]
fn random_145() {
    let scripts = ["F", "S", "SSS", "F"];
    let trace = "
        t F: cond 0 F, cond 1 S, start 2 S, cond 3 F
        t F: cond 0 F, cond 1 S, start 2 S, cond 3 F
        t F: cond 0 F, cond 1 S, start 2 S, cond 3 F
        t F: cond 0 F, cond 1 S, start 2 S, cond 3 F
        t F: cond 0 F, cond 1 S, start 2 S, cond 3 F
        t F: cond 0 F, cond 1 S, start 2 S, cond 3 F
        t F: cond 0 F, cond 1 S, start 2 S, cond 3 F
        t F: cond 0 F, cond 1 S, start 2 S, cond 3 F
        t F: cond 0 F, cond 1 S, start 2 S, cond 3 F
        +6ns
        t F: cond 0 F, cond 1 S, start 2 S, cond 3 F
        t F: cond 0 F, cond 1 S, start 2 S, cond 3 F
        t F: cond 0 F, cond 1 S, start 2 S, cond 3 F
        t F: cond 0 F, cond 1 S, start 2 S, cond 3 F
        t F: cond 0 F, cond 1 S, start 2 S, cond 3 F
    ";
    perform(&mut Random145::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random146(world: &mut World) {
        timeout(limit(world, 0),
            reactive_fallback< force_failure(retry(3, yield = always, Action(1))) >
        )
    }
}

recorded!(Random146);

#[test]
fn random_146() {
    let scripts = ["33643", "FRFF"];
    let trace = "
        t R: number 0 3, start 1 F
        +5ns
        t F
        t R: number 0 3, start 1 R
        t R: run 1 F
        t R: start 1 F
        t F: start 1 F
        t R: number 0 6, start 1 R
        t R: run 1 F
        t R: start 1 F
        t F: start 1 F
    ";
    perform(&mut Random146::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random149(world: &mut World) {
        reactive_sequence(on_running = continue)< sequence< condition(0) >, condition(1) >
    }
}

recorded!(Random149);

#[test]
fn random_149() {
    let scripts = ["SFSFF", "SF"];
    let trace = "
        t S: cond 0 S, cond 1 S
        +3ns
        t F: cond 0 F
        t F: cond 0 S, cond 1 F
        t F: cond 0 F
        t F: cond 0 F
        +1ns
        +5ns
        +1ns
        t S: cond 0 S, cond 1 S
        t F: cond 0 F
        t F: cond 0 S, cond 1 F
    ";
    perform(&mut Random149::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random152(world: &mut World) {
        invert(
            invert(
                retry(2, yield = never,
                    delay(4ns, async_fallback(yield = sync)< slow_condition(0), condition(1) >)
                )
            )
        )
    }
}

recorded!(Random152);

#[test]
fn random_152() {
    let scripts = ["R", "FSFFF"];
    let trace = "
        t R
        t R
        t R
        h
        t R
        t R
        t R
        +6ns
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        h
        t R
        t R
        t R
        t R
        h
        t R
    ";
    perform(&mut Random152::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random153(world: &mut World) {
        sequence_with_memory<
            repeat(times(world, 0), repeat(258, yield = always, timeout(2ns, condition(1)))),
            repeat(4, yield = always, repeat(2, condition(2))),
            reactive_sequence< invert(slow_condition(3)) >
        >
    }
}

recorded!(Random153, remembers);

#[test]
fn random_153() {
    let scripts = ["120", "FSSF", "FFSS", "SRRRR"];
    let trace = "
        t F: number 0 1, cond 1 F
        t R: number 0 2, cond 1 S
        h
        t R: number 0 0
        +2ns
        h
        h
        t F: cond 2 F
        t F: cond 2 F
    ";
    perform(&mut Random153::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random156(world: &mut World) {
        async_fallback(yield = sync)<
            instant(
                reactive_sequence(on_running = continue)<
                    sequence< repeat(4, yield = always, sequence< Action(0) >) >,
                    run_once(keep_running_until_failure(running))
                >
            ),
            instant(invert(slow_condition(1))),
            instant(async_fallback< instant(retry(4, running)) >)
        >
    }
}

recorded!(Random156, remembers);

#[test]
fn random_156() {
    let scripts = ["R", "RRRRR"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        +2ns
        +8ns
        h: halt 0
    ";
    perform(&mut Random156::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random159(world: &mut World) {
        timeout(5ns,
            sequence<
                fallback<
                    reactive_sequence(on_running = continue)< invert(Action(0)) >,
                    condition(1)
                >
            >
        )
    }
}

recorded!(Random159);

#[test]
fn random_159() {
    let scripts = ["RRRRR", "SFFS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        h: halt 0
        h
        h
        t R: start 0 R
        h: halt 0
        +3ns
    ";
    perform(&mut Random159::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random161(world: &mut World) {
        retry(times(world, 0), yield = always,
            retry(times(world, 1),
                reactive_sequence<
                    reactive_sequence< Action(2), Action(3) >,
                    wait(limit(world, 4))
                >
            )
        )
    }
}

recorded!(Random161);

#[test]
fn random_161() {
    let scripts = ["0", "02131", "SS", "SRR", "4303"];
    let trace = "
        t F: number 0 0
        t F: number 0 0
        t F: number 0 0
        t F: number 0 0
        +3ns
        t F: number 0 0
        t F: number 0 0
        t F: number 0 0
        t F: number 0 0
        t F: number 0 0
        +4ns
        t F: number 0 0
        t F: number 0 0
        t F: number 0 0
        t F: number 0 0
        h
        t F: number 0 0
        t F: number 0 0
        t F: number 0 0
        h
    ";
    perform(&mut Random161::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random163(world: &mut World) {
        fallback<
            reactive_fallback< reactive_fallback< Action(0), slow_condition(1) >, Action(2) >
        >
    }
}

recorded!(Random163);

#[test]
fn random_163() {
    let scripts = ["RRFSF", "RRRRR", "SFSR"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 F, cond 1 R
        t S: start 0 S
        t R: start 0 F, cond 1 R
        t R: start 0 R
        +5ns
        t R: run 0 R
        +8ns
        t R: run 0 F, cond 1 R
        t S: start 0 S
        t R: start 0 F, cond 1 R
        t R: start 0 R
        r: halt 0
        t R: start 0 R
        t R: run 0 F, cond 1 R
        h
        t S: start 0 S
    ";
    perform(&mut Random163::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random174(world: &mut World) {
        reactive_sequence<
            reactive_sequence<
                run_once(async_sequence< Action(0) >),
                condition(1),
                cooldown(8ns, retry(yield = never, invert(repeat(3, yield = never, Action(2)))))
            >
        >
    }
}

recorded!(Random174, remembers);

#[test]
fn random_174() {
    let scripts = ["RSF", "FF", "RSRRF"];
    let trace = "
        t R: start 0 R
        +7ns
        h: halt 0
        t F: start 0 S, cond 1 F
        t F: cond 1 F
        t F: cond 1 F
        t F: cond 1 F
        t F: cond 1 F
        h
        r
        t F: start 0 F
        t F
    ";
    perform(&mut Random174::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random177(world: &mut World) {
        sequence_with_memory<
            retry(times(world, 0), run_once(async_fallback(yield = sync)< slow_condition(1) >)),
            reactive_sequence< slow_condition(2) >,
            wait(9ns)
        >
    }
}

recorded!(Random177, remembers);

#[test]
fn random_177() {
    let scripts = ["021", "RFFF", "RR"];
    let trace = "
        t F: number 0 0
        h
        t R: number 0 2, cond 1 R
        t F: cond 1 F
        t F: number 0 1
        t F: number 0 0
        h
        t R: number 0 2
        t F
        t F: number 0 1
        +6ns
        t F: number 0 0
        +2ns
        t R: number 0 2
        h
        +8ns
    ";
    perform(&mut Random177::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random182(world: &mut World) {
        invert(reactive_fallback(on_running = continue)< sequence_with_memory< running > >)
    }
}

recorded!(Random182, remembers);

#[test]
fn random_182() {
    let scripts = [];
    let trace = "
        t R
        h
        h
        t R
        t R
        +9ns
        t R
        t R
        t R
        +3ns
        +9ns
        +1ns
        t R
        t R
        t R
        t R
        +1ns
        +5ns
        t R
    ";
    perform(&mut Random182::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random183(world: &mut World) {
        force_failure(
            retry(256, yield = never,
                repeat(3, yield = never, retry(async_sequence< condition(0) >))
            )
        )
    }
}

recorded!(Random183);

#[test]
fn random_183() {
    let scripts = ["FFSF"];
    let trace = "
        h
        t R: cond 0 F
        t R: cond 0 F
        t R: cond 0 S, cond 0 F
        +8ns
        h
        h
        t R: cond 0 F
        t R: cond 0 F
        t R: cond 0 S, cond 0 F
        t R: cond 0 F
        t R: cond 0 F
        t R: cond 0 S, cond 0 F
        t R: cond 0 F
        t R: cond 0 F
        t F: cond 0 S
        t R: cond 0 F
        +9ns
        t R: cond 0 F
        h
        h
        t R: cond 0 F
    ";
    perform(&mut Random183::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random188(world: &mut World) {
        fallback<
            reactive_sequence(on_running = continue)<
                cooldown(2ns, delay(1ns, delay(8ns, slow_condition(0))))
            >
        >
    }
}

recorded!(Random188, remembers);

#[test]
fn random_188() {
    let scripts = ["SSRF"];
    let trace = "
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        +5ns
        t R
    ";
    perform(&mut Random188::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random190(world: &mut World) {
        delay(9ns, keep_running_until_failure(reactive_sequence< Action(0), running >))
    }
}

recorded!(Random190);

#[test]
fn random_190() {
    let scripts = ["F"];
    let trace = "
        t R
        t R
        t R
        +9ns
        t F: start 0 F
        +8ns
        +3ns
        t R
        t R
        t R
    ";
    perform(&mut Random190::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random193(world: &mut World) {
        run_once(
            async_sequence(yield = sync)<
                sequence< Action(0), slow_condition(1), condition(2) >,
                Action(3)
            >
        )
    }
}

recorded!(Random193, remembers);

#[test]
fn random_193() {
    let scripts = ["R", "SRR", "FSSSS", "S"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        h: halt 0
        t R: start 0 R
        t R: run 0 R
        +3ns
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        h: halt 0
        t R: start 0 R
        t R: run 0 R
    ";
    perform(&mut Random193::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random194(world: &mut World) {
        sequence<
            reactive_sequence< repeat(258, reactive_sequence< Action(0), condition(1) >) >,
            fallback< Action(2), Action(3) >,
            cooldown(limit(world, 4),
                reactive_sequence(on_running = continue)< Action(5), Action(6) >
            ),
            sequence< invert(slow_condition(7)) >,
            Action(8)
        >
    }
}

recorded!(Random194, remembers);

#[test]
fn random_194() {
    let scripts = ["RFR", "FFFF", "RRSF", "RSRS", "10102", "RFRSR", "RFSR", "RRRRR", "SRFF"];
    let trace = "
        t R: start 0 R
        t F: run 0 F
        h
        +9ns
        t R: start 0 R
        +7ns
        t R: run 0 R
        +6ns
        t F: run 0 F
        +1ns
        t R: start 0 R
    ";
    perform(&mut Random194::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random200(world: &mut World) {
        async_fallback(yield = sync)<
            timeout(9ns, cooldown(7ns, fallback< Action(0) >)),
            sequence_with_memory< force_failure(async_fallback< slow_condition(1) >) >
        >
    }
}

recorded!(Random200, remembers);

#[test]
fn random_200() {
    let scripts = ["RRF", "RSRS"];
    let trace = "
        +3ns
        +9ns
        +3ns
        t R: start 0 R
        t R: run 0 R
        +4ns
        t R: run 0 F, cond 1 R
        +5ns
        t F: cond 1 S
    ";
    perform(&mut Random200::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random202(world: &mut World) {
        timeout(4ns, sequence_with_memory< run_once(Action(0)), condition(1) >)
    }
}

recorded!(Random202, remembers);

#[test]
fn random_202() {
    let scripts = ["RRFSR", "FFFF"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t F: run 0 F
        t F
        t F
        t F
    ";
    perform(&mut Random202::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random205(world: &mut World) {
        reactive_sequence< delay(5ns, slow_condition(0)), keep_running_until_failure(Action(1)) >
    }
}

recorded!(Random205);

#[test]
fn random_205() {
    let scripts = ["SFR", "SR"];
    let trace = "
        t R
        t R
        h
        +6ns
        r
        t R
        +7ns
        t R: cond 0 S, start 1 S
        t R
        t R
        t R
        t R
        t R
        t R
        h
        h
        t R
        t R
    ";
    perform(&mut Random205::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random206(world: &mut World) {
        retry(yield = always,
            force_failure(
                retry(3,
                    reactive_fallback<
                        async_fallback<
                            async_sequence< delay(limit(world, 0), sequence< Action(1) >) >
                        >,
                        condition(2),
                        Action(3)
                    >
                )
            )
        )
    }
}

recorded!(Random206);

#[test]
fn random_206() {
    let scripts = ["188", "S", "FFSFS", "RR"];
    let trace = "
        t R: number 0 1
        t R
        t R
        h
        t R: number 0 8
        t R
        r
        t R: number 0 8
        t R
        t R
        t R
        +6ns
        t R
        +3ns
        +3ns
        h
        t R: number 0 1
        t R
        t R
    ";
    perform(&mut Random206::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random207(world: &mut World) {
        fallback<
            slow_condition(0),
            fallback< Action(1), slow_condition(2), Action(3), condition(4), run_once(Action(5)) >,
            condition(6)
        >
    }
}

recorded!(Random207, remembers);

#[test]
fn random_207() {
    let scripts = ["RRRRF", "RRRS", "SSRS", "SFRF", "FSFS", "RR", "SSFFF"];
    let trace = "
        t R: cond 0 R
        t R: cond 0 R
        r
        +8ns
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 F, start 1 R
        t R: run 1 R
        t R: run 1 R
    ";
    perform(&mut Random207::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random208(world: &mut World) {
        fallback<
            reactive_sequence(on_running = continue)<
                sequence_with_memory< run_once(condition(0)) >,
                wait(limit(world, 1))
            >,
            Action(2)
        >
    }
}

recorded!(Random208, remembers);

#[test]
fn random_208() {
    let scripts = ["FF", "0307", "R"];
    let trace = "
        +7ns
        +5ns
        t R: cond 0 F, start 2 R
        +6ns
        t R: run 2 R
        +3ns
        t R: run 2 R
        t R: run 2 R
        h: halt 2
        t R: start 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        h: halt 2
    ";
    perform(&mut Random208::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random212(world: &mut World) {
        cooldown(3ns, repeat(yield = never, sequence< Action(0), Action(1) >))
    }
}

recorded!(Random212, remembers);

#[test]
fn random_212() {
    let scripts = ["RS", "SRRR"];
    let trace = "
        t R: start 0 R
        t R: run 0 S, start 1 S, start 0 R
        t R: run 0 S, start 1 R
        t R: run 1 R
        t R: run 1 R
        r: halt 1
        t R: start 0 R
        t R: run 0 S, start 1 S, start 0 R
        t R: run 0 S, start 1 R
        t R: run 1 R
        +9ns
        t R: run 1 R
        t R: run 1 S, start 0 R
        +6ns
        t R: run 0 S, start 1 R
        +5ns
        t R: run 1 R
        t R: run 1 R
        t R: run 1 S, start 0 R
        t R: run 0 S, start 1 R
    ";
    perform(&mut Random212::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random215(world: &mut World) {
        fallback<
            timeout(limit(world, 0),
                reactive_sequence< fallback< Action(1), async_fallback< wait(5ns) > > >
            ),
            fallback< condition(2) >,
            cooldown(8ns, slow_condition(3))
        >
    }
}

recorded!(Random215, remembers);

#[test]
fn random_215() {
    let scripts = ["847", "SRRR", "F", "RSFR"];
    let trace = "
        +8ns
        t S: number 0 8, start 1 S
        t R: number 0 4, start 1 R
        t R: run 1 R
        t R: run 1 R
        t S: run 1 S
        t R: number 0 7, start 1 R
        t R: run 1 R
        t R: run 1 R
        t S: run 1 S
        t R: number 0 8, start 1 R
        t R: run 1 R
        h: halt 1
        +5ns
    ";
    perform(&mut Random215::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random216(world: &mut World) {
        async_fallback(yield = sync)<
            async_sequence(yield = sync)< Action(0), slow_condition(1), slow_condition(2) >
        >
    }
}

recorded!(Random216);

#[test]
fn random_216() {
    let scripts = ["RFRSF", "FRRRR", "SFRR"];
    let trace = "
        t R: start 0 R
        +1ns
        t F: run 0 F
        t R: start 0 R
        t F: run 0 S, cond 1 F
        t F: start 0 F
        t R: start 0 R
        t F: run 0 F
        t R: start 0 R
        t R: run 0 S, cond 1 R
    ";
    perform(&mut Random216::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random218(world: &mut World) {
        retry(yield = always,
            fallback<
                Action(0),
                sequence< retry(3, yield = never, delay(limit(world, 1), Action(2))) >
            >
        )
    }
}

recorded!(Random218);

#[test]
fn random_218() {
    let scripts = ["R", "7", "FRF"];
    let trace = "
        t R: start 0 R
        +7ns
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut Random218::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random220(world: &mut World) {
        repeat(times(world, 0), yield = always,
            fallback<
                reactive_sequence< cooldown(9ns, slow_condition(1)) >,
                sequence<
                    delay(limit(world, 2), sequence_with_memory< Action(3), slow_condition(4) >)
                >,
                run_once(success)
            >
        )
    }
}

recorded!(Random220, remembers);

#[test]
fn random_220() {
    let scripts = ["1323", "FRR", "302", "FRSR", "RRS"];
    let trace = "
        +7ns
        t R: number 0 1, cond 1 F, number 2 3
        +6ns
        +2ns
        +2ns
        +1ns
        r
        +8ns
        t R: number 0 3, cond 1 R
        t R: cond 1 R
        t R: cond 1 F, number 2 0, start 3 F
    ";
    perform(&mut Random220::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random224(world: &mut World) {
        repeat(
            keep_running_until_failure(
                retry(yield = never, async_sequence(yield = sync)< slow_condition(0) >)
            )
        )
    }
}

recorded!(Random224);

#[test]
fn random_224() {
    let scripts = ["RR"];
    let trace = "
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        +3ns
        t R: cond 0 R
        h
        +5ns
    ";
    perform(&mut Random224::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random231(world: &mut World) {
        repeat(
            reactive_fallback(on_running = continue)<
                sequence< reactive_sequence< condition(0), Action(1) > >
            >
        )
    }
}

recorded!(Random231);

#[test]
fn random_231() {
    let scripts = ["F", "RRRRR"];
    let trace = "
        h
        +2ns
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        +6ns
    ";
    perform(&mut Random231::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random232(world: &mut World) {
        reactive_sequence<
            slow_condition(0),
            repeat(4, yield = never,
                delay(1ns, fallback< timeout(4ns, sequence_with_memory< wait(6ns) >) >)
            )
        >
    }
}

recorded!(Random232, remembers);

#[test]
fn random_232() {
    let scripts = ["RS"];
    let trace = "
        t R: cond 0 R
        t R: cond 0 S
        t R: cond 0 R
        t R: cond 0 S
        t R: cond 0 R
        t R: cond 0 S
        h
        t R: cond 0 R
        +4ns
        +8ns
        +2ns
        t R: cond 0 S
        t R: cond 0 R
        h
        h
        +2ns
    ";
    perform(&mut Random232::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random235(world: &mut World) {
        sequence<
            delay(limit(world, 0), slow_condition(1)),
            reactive_fallback(on_running = continue)<
                cooldown(limit(world, 2), timeout(8ns, invert(wait(1ns)))),
                reactive_sequence< running >
            >
        >
    }
}

recorded!(Random235, remembers);

#[test]
fn random_235() {
    let scripts = ["01", "SRR", "1"];
    let trace = "
        t R: number 0 0, cond 1 S
        t R
        t R
        t R
        t R
        t R
        t R
        +6ns
        t R
        t R: number 2 1
        t R
        t R
        +6ns
    ";
    perform(&mut Random235::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random239(world: &mut World) {
        timeout(2ns,
            keep_running_until_failure(
                reactive_sequence<
                    fallback< Action(0), slow_condition(1) >,
                    reactive_fallback(on_running = continue)< wait(4ns) >,
                    reactive_fallback< run_once(slow_condition(2)) >
                >
            )
        )
    }
}

recorded!(Random239, remembers);

#[test]
fn random_239() {
    let scripts = ["RRR", "RFRRR", "RR"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut Random239::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random242(world: &mut World) {
        delay(limit(world, 0),
            cooldown(2ns,
                sequence<
                    sequence<
                        repeat(3, yield = always, Action(1)),
                        wait(3ns),
                        async_fallback(yield = sync)<
                            run_once(condition(2)),
                            cooldown(4ns, Action(3))
                        >
                    >,
                    slow_condition(4)
                >
            )
        )
    }
}

recorded!(Random242, remembers);

#[test]
fn random_242() {
    let scripts = ["3", "FFFF", "SF", "RRSF", "RSR"];
    let trace = "
        t R: number 0 3
        t R
        t R
        h
        t R: number 0 3
        t R
    ";
    perform(&mut Random242::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random244(world: &mut World) {
        invert(
            reactive_sequence<
                async_fallback(yield = sync)< failure, slow_condition(0) >,
                Action(1)
            >
        )
    }
}

recorded!(Random244);

#[test]
fn random_244() {
    let scripts = ["FF", "FF"];
    let trace = "
        t R
        t S: cond 0 F
        t R
        r
        t R
        +4ns
        h
        t R
        t S: cond 0 F
        t R
        h
        t R
        +3ns
        t S: cond 0 F
        t R
        t S: cond 0 F
        h
        t R
        +5ns
        t S: cond 0 F
    ";
    perform(&mut Random244::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random248(world: &mut World) {
        timeout(4ns,
            timeout(1ns,
                force_failure(
                    sequence_with_memory< fallback< fallback< Action(0) > >, condition(1) >
                )
            )
        )
    }
}

recorded!(Random248, remembers);

#[test]
fn random_248() {
    let scripts = ["SR", "FFSFS"];
    let trace = "
        h
        t R: start 0 S
        +5ns
        r
        t R: start 0 R
        +1ns
    ";
    perform(&mut Random248::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random253(world: &mut World) {
        run_once(
            retry(3,
                async_sequence(yield = sync)<
                    invert(
                        delay(limit(world, 0),
                            timeout(5ns, reactive_sequence(on_running = continue)< condition(1) >)
                        )
                    ),
                    timeout(3ns, sequence_with_memory< Action(2) >)
                >
            )
        )
    }
}

recorded!(Random253, remembers);

#[test]
fn random_253() {
    let scripts = ["6264", "FS", "RSS"];
    let trace = "
        h
        t R: number 0 6
        t R
        t R
        +4ns
        t R
        +6ns
        t R: cond 1 F, start 2 R
        h: halt 2
        t R: number 0 2
        t R
        t R
        t R
    ";
    perform(&mut Random253::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random256(world: &mut World) {
        keep_running_until_failure(
            fallback<
                async_fallback(yield = sync)<
                    async_sequence(yield = sync)<
                        condition(0),
                        instant(condition(1)),
                        force_failure(slow_condition(2))
                    >
                >
            >
        )
    }
}

recorded!(Random256);

#[test]
fn random_256() {
    let scripts = ["SSSFS", "SSFFF", "SR"];
    let trace = "
        t R: cond 0 S
        t F: cond 1 S, cond 2 S
        h
        t R: cond 0 S
        t R: cond 1 S, cond 2 R
        t F: cond 2 S
        t R: cond 0 S
        t F: cond 1 F
        t F: cond 0 F
        t R: cond 0 S
    ";
    perform(&mut Random256::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random259(world: &mut World) {
        invert(
            sequence<
                reactive_fallback(on_running = continue)<
                    fallback< Action(0), condition(1) >,
                    reactive_sequence(on_running = continue)< wait(6ns) >
                >,
                repeat(yield = always, invert(Action(2)))
            >
        )
    }
}

recorded!(Random259);

#[test]
fn random_259() {
    let scripts = ["RFR", "FS", "RRRR"];
    let trace = "
        t R: start 0 R
        t R: run 0 F, cond 1 F
        t R: start 0 R
        t R: run 0 R
        +4ns
        +6ns
        t R: run 0 F, cond 1 S, start 2 R
    ";
    perform(&mut Random259::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random262(world: &mut World) {
        repeat(sequence< sequence< Action(0) > >)
    }
}

recorded!(Random262);

#[test]
fn random_262() {
    let scripts = ["FFSR"];
    let trace = "
        t F: start 0 F
        t F: start 0 F
        t R: start 0 S
        t R: start 0 R
        t F: run 0 F
        t F: start 0 F
        t R: start 0 S
        h
        +7ns
        t R: start 0 R
        t F: run 0 F
        t F: start 0 F
        t R: start 0 S
        t R: start 0 R
        h: halt 0
        t F: start 0 F
        t F: start 0 F
        t R: start 0 S
        t R: start 0 R
        h: halt 0
    ";
    perform(&mut Random262::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random263(world: &mut World) {
        timeout(6ns,
            reactive_fallback<
                retry(2, sequence< condition(0), slow_condition(1) >),
                fallback< wait(3ns) >
            >
        )
    }
}

recorded!(Random263);

#[test]
fn random_263() {
    let scripts = ["FSSS", "SFFRR"];
    let trace = "
        h
        +2ns
        t R: cond 0 F
        +5ns
        t S: cond 0 S, cond 1 S
        t R: cond 0 S, cond 1 F
        t R: cond 0 S, cond 1 F
        t R: cond 0 F
        +9ns
        t F
        t R: cond 0 S, cond 1 R
        t R: cond 1 R
        t S: cond 1 S
        t R: cond 0 S, cond 1 F
        t R: cond 0 S, cond 1 F
        t R: cond 0 F
    ";
    perform(&mut Random263::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random265(world: &mut World) {
        run_once(
            retry(yield = always,
                retry(
                    keep_running_until_failure(
                        invert(fallback< async_fallback(yield = sync)< Action(0), success > >)
                    )
                )
            )
        )
    }
}

recorded!(Random265, remembers);

#[test]
fn random_265() {
    let scripts = ["RSRRS"];
    let trace = "
        +2ns
        t R: start 0 R
        t R: run 0 S, start 0 R
        t R: run 0 R
        t R: run 0 S, start 0 R
        h: halt 0
        h
        h
        t R: start 0 S
    ";
    perform(&mut Random265::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random266(world: &mut World) {
        reactive_fallback<
            sequence< reactive_sequence< Action(0) > >,
            sequence_with_memory< Action(1), Action(2) >
        >
    }
}

recorded!(Random266, remembers);

#[test]
fn random_266() {
    let scripts = ["RR", "RR", "R"];
    let trace = "
        t R: start 0 R
        h: halt 0
        +3ns
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        +8ns
        h: halt 0
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        +8ns
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut Random266::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random267(world: &mut World) {
        repeat(
            delay(limit(world, 0),
                invert(
                    fallback< condition(1), condition(2), run_once(async_fallback< Action(3) >) >
                )
            )
        )
    }
}

recorded!(Random267, remembers);

#[test]
fn random_267() {
    let scripts = ["16503", "FSFSS", "FFSS", "RRRRR"];
    let trace = "
        t R: number 0 1
        t R
        t R
        t R
        t R
        +3ns
        t R: cond 1 F, cond 2 F, start 3 R
        t R: run 3 R
        +6ns
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        h: halt 3
        t R: number 0 6
        +9ns
        t F: cond 1 S
        t R: number 0 5
        t R
        +1ns
    ";
    perform(&mut Random267::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random269(world: &mut World) {
        async_fallback<
            reactive_sequence<
                sequence< reactive_fallback< condition(0) > >,
                run_once(Action(1)),
                sequence_with_memory< Action(2), timeout(5ns, wait(4ns)) >
            >
        >
    }
}

recorded!(Random269, remembers);

#[test]
fn random_269() {
    let scripts = ["SFFF", "RRFRF", "FSSFR"];
    let trace = "
        t R: cond 0 S, start 1 R
        t F: cond 0 F, halt 1
        t F: cond 0 F
        t F: cond 0 F
        t R: cond 0 S, start 1 R
        t F: cond 0 F, halt 1
        t F: cond 0 F
        h
        t F: cond 0 F
        t F: cond 0 S, start 1 F
        +4ns
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 S
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 S
        h
    ";
    perform(&mut Random269::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random271(world: &mut World) {
        retry(1,
            keep_running_until_failure(
                repeat(4, yield = always,
                    invert(
                        sequence_with_memory<
                            slow_condition(0),
                            timeout(limit(world, 1),
                                sequence_with_memory< slow_condition(2), Action(3), Action(4) >
                            ),
                            Action(5)
                        >
                    )
                )
            )
        )
    }
}

recorded!(Random271, remembers);

#[test]
fn random_271() {
    let scripts = ["RRRRR", "64737", "RRRR", "RRRSR", "RS", "S"];
    let trace = "
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        +3ns
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        r
        t R: cond 0 R
        +2ns
        t R: cond 0 R
        +4ns
        t R: cond 0 R
        h
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        +8ns
    ";
    perform(&mut Random271::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random277(world: &mut World) {
        retry(2, yield = always,
            sequence<
                async_fallback< async_sequence(yield = sync)< Action(0) >, slow_condition(1) >,
                Action(2)
            >
        )
    }
}

recorded!(Random277);

#[test]
fn random_277() {
    let scripts = ["RFRF", "RR", "RFRR"];
    let trace = "
        +2ns
        h
        t R: start 0 R
        t R: run 0 F
        +3ns
        h
        t R: start 0 R
        t R: run 0 F
        t R: cond 1 R
        h
        t R: start 0 R
        t R: run 0 F
    ";
    perform(&mut Random277::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random279(world: &mut World) {
        sequence<
            retry(3,
                fallback<
                    slow_condition(0),
                    repeat(3, async_fallback(yield = sync)< slow_condition(1), condition(2) >),
                    running
                >
            )
        >
    }
}

recorded!(Random279);

#[test]
fn random_279() {
    let scripts = ["F", "R", "SSS"];
    let trace = "
        t R: cond 0 F, cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        +3ns
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
    ";
    perform(&mut Random279::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random282(world: &mut World) {
        async_fallback< repeat(4, Action(0)), wait(limit(world, 1)) >
    }
}

recorded!(Random282);

#[test]
fn random_282() {
    let scripts = ["RFSR", "03"];
    let trace = "
        t R: start 0 R
        t R: run 0 F
        t S: number 1 0
        t R: start 0 S
        t R: start 0 R
        +4ns
        t R: run 0 R
    ";
    perform(&mut Random282::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random286(world: &mut World) {
        run_once(force_success(run_once(run_once(fallback< condition(0) >))))
    }
}

recorded!(Random286, remembers);

#[test]
fn random_286() {
    let scripts = ["FSFS"];
    let trace = "
        t S: cond 0 F
        t S
        t S
        t S
        t S
        t S
        +7ns
        t S
        t S
        +2ns
        t S
        +8ns
        +1ns
        t S
        t S
        t S
        t S
        t S
        +1ns
        t S
        +2ns
        t S
    ";
    perform(&mut Random286::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random287(world: &mut World) {
        async_sequence< invert(fallback< delay(7ns, fallback< Action(0), wait(6ns) >) >) >
    }
}

recorded!(Random287);

#[test]
fn random_287() {
    let scripts = ["R"];
    let trace = "
        +8ns
        t R
        t R
        +1ns
        t R
        t R
        +8ns
        t R: start 0 R
        t R: run 0 R
        h: halt 0
        t R
        t R
        +1ns
        +8ns
        t R: start 0 R
    ";
    perform(&mut Random287::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random288(world: &mut World) {
        fallback<
            fallback< slow_condition(0), timeout(limit(world, 1), slow_condition(2)), Action(3) >,
            success
        >
    }
}

recorded!(Random288);

#[test]
fn random_288() {
    let scripts = ["RR", "72210", "SSSRF", "FFRFR"];
    let trace = "
        h
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        +1ns
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        h
        t R: cond 0 R
        t R: cond 0 R
    ";
    perform(&mut Random288::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random290(world: &mut World) {
        delay(1ns,
            reactive_sequence(on_running = continue)<
                reactive_fallback<
                    async_fallback< condition(0), Action(1), slow_condition(2) >,
                    Action(3)
                >
            >
        )
    }
}

recorded!(Random290);

#[test]
fn random_290() {
    let scripts = ["SSSF", "FRRSS", "R", "RS"];
    let trace = "
        t R
        t R
        h
        t R
        +4ns
        t S: cond 0 S
        t R
        +5ns
        t S: cond 0 S
        t R
        t R
        t R
        t R
    ";
    perform(&mut Random290::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random291(world: &mut World) {
        reactive_fallback<
            sequence<
                repeat(times(world, 0), yield = never, fallback< condition(1) >),
                slow_condition(2)
            >
        >
    }
}

recorded!(Random291);

#[test]
fn random_291() {
    let scripts = ["02", "SFSFF", "FRS"];
    let trace = "
        t F: number 0 0, cond 2 F
        t F: number 0 2, cond 1 S, cond 1 F
        h
        t R: number 0 0, cond 2 R
        +9ns
        h
        h
        t F: number 0 2, cond 1 S, cond 1 F
        t S: number 0 0, cond 2 S
        t F: number 0 2, cond 1 F
        t F: number 0 0, cond 2 F
        +3ns
        r
        t F: number 0 2, cond 1 S, cond 1 F
        t R: number 0 0, cond 2 R
        t S: cond 2 S
    ";
    perform(&mut Random291::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random292(world: &mut World) {
        run_once(
            sequence_with_memory<
                async_sequence< condition(0) >,
                async_sequence(yield = sync)< fallback< wait(6ns) >, slow_condition(1) >
            >
        )
    }
}

recorded!(Random292, remembers);

#[test]
fn random_292() {
    let scripts = ["FSFFS", "RRR"];
    let trace = "
        t F: cond 0 F
        t F
        t F
        t F
        t F
        t F
        t F
        t F
        t F
        t F
        t F
        t F
        t F
        t F
        h
        t F
        h
        t F
        +1ns
        t F
    ";
    perform(&mut Random292::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random294(world: &mut World) {
        cooldown(6ns,
            run_once(
                fallback<
                    cooldown(8ns,
                        async_sequence(yield = sync)<
                            run_once(reactive_fallback< force_success(condition(0)) >)
                        >
                    )
                >
            )
        )
    }
}

recorded!(Random294, remembers);

#[test]
fn random_294() {
    let scripts = ["F"];
    let trace = "
        +5ns
        +6ns
        t S: cond 0 F
        t F
        t F
        t F
        t F
        t F
        t F
        h
        +4ns
        t F
        t F
        t F
        t F
        h
        t F
        h
        t F
    ";
    perform(&mut Random294::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random298(world: &mut World) {
        sequence_with_memory<
            reactive_sequence< reactive_sequence< sequence< slow_condition(0) > > >,
            force_failure(
                async_sequence<
                    cooldown(1ns, run_once(cooldown(6ns, run_once(Action(1))))),
                    retry(2, yield = always, Action(2))
                >
            )
        >
    }
}

recorded!(Random298, remembers);

#[test]
fn random_298() {
    let scripts = ["FFR", "RRR", "RSRRF"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t R: cond 0 R
        t F: cond 0 F
        t F: cond 0 F
        +4ns
        t R: cond 0 R
        t F: cond 0 F
        +7ns
        t F: cond 0 F
        t R: cond 0 R
        t F: cond 0 F
        t F: cond 0 F
    ";
    perform(&mut Random298::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random299(world: &mut World) {
        fallback< invert(retry(times(world, 0), yield = never, sequence< Action(1) >)) >
    }
}

recorded!(Random299);

#[test]
fn random_299() {
    let scripts = ["13132", "RFR"];
    let trace = "
        +4ns
        t R: number 0 1, start 1 R
        t S: run 1 F
        t R: number 0 3, start 1 R
        t R: run 1 R
        h: halt 1
        h
        t S: number 0 1, start 1 F
        +8ns
        t R: number 0 3, start 1 R
        t R: run 1 R
        t R: run 1 F, start 1 R
        t R: run 1 R
        t R: run 1 F, start 1 R
        t R: run 1 R
        +7ns
        t S: run 1 F
        t R: number 0 2, start 1 R
    ";
    perform(&mut Random299::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random300(world: &mut World) {
        repeat(times(world, 0),
            keep_running_until_failure(
                sequence<
                    reactive_fallback(on_running = continue)< retry(slow_condition(1)) >,
                    slow_condition(2)
                >
            )
        )
    }
}

recorded!(Random300);

#[test]
fn random_300() {
    let scripts = ["32231", "FRSF", "RRRRR"];
    let trace = "
        t R: number 0 3, cond 1 F
        t R: cond 1 R
        t R: cond 1 S, cond 2 R
        t R: cond 2 R
        t R: cond 2 R
        t R: cond 2 R
        t R: cond 2 R
        r
        t R: number 0 2, cond 1 F
        t R: cond 1 F
        t R: cond 1 R
    ";
    perform(&mut Random300::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random301(world: &mut World) {
        retry(times(world, 0), yield = always,
            timeout(6ns, cooldown(limit(world, 1), async_sequence< Action(2), running >))
        )
    }
}

recorded!(Random301, remembers);

#[test]
fn random_301() {
    let scripts = ["12", "7372", "RFR"];
    let trace = "
        +1ns
        +4ns
        +7ns
        t R: number 0 1, start 2 R
        t F: run 2 F
        +4ns
        t R: number 0 2, number 1 7
    ";
    perform(&mut Random301::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random302(world: &mut World) {
        retry(4, yield = never,
            sequence<
                Action(0),
                timeout(7ns,
                    reactive_fallback(on_running = continue)<
                        reactive_fallback< Action(1), slow_condition(2) >,
                        Action(3)
                    >
                ),
                Action(4),
                running
            >
        )
    }
}

recorded!(Random302);

#[test]
fn random_302() {
    let scripts = ["S", "FSFR", "RRRRS", "FSS", "S"];
    let trace = "
        +6ns
        t R: start 0 S, start 1 F, cond 2 R, start 3 F
        t R: start 1 S, start 4 S
        h
        r
        h
        t R: start 0 S, start 1 F, cond 2 R, start 3 S, start 4 S
        r
        +9ns
        t R: start 0 S, start 1 R, start 3 S, halt 1, start 4 S
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        +3ns
        t R
        t R
        t R
        t R
        t R
    ";
    perform(&mut Random302::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random303(world: &mut World) {
        delay(6ns,
            reactive_sequence(on_running = continue)<
                async_fallback(yield = sync)< instant(Action(0)) >,
                sequence< Action(1) >
            >
        )
    }
}

recorded!(Random303);

#[test]
fn random_303() {
    let scripts = ["SSRR", "FFS"];
    let trace = "
        +3ns
        t R
        t R
        t R
        +6ns
        t F: start 0 S, start 1 F
        +7ns
        t R
        t R
        +9ns
        t F: start 0 S, start 1 F
        t R
        t R
        t R
        h
        +4ns
        +7ns
    ";
    perform(&mut Random303::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random304(world: &mut World) {
        reactive_sequence< Action(0), repeat(slow_condition(1)) >
    }
}

recorded!(Random304);

#[test]
fn random_304() {
    let scripts = ["RSSRR", "R"];
    let trace = "
        t R: start 0 R
        h: halt 0
        t R: start 0 S, cond 1 R
        +4ns
        t R: start 0 S, cond 1 R
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 S, cond 1 R
        t R: start 0 S, cond 1 R
        t R: start 0 R
        +2ns
        t R: run 0 R
        t R: run 0 R
        t R: run 0 S, cond 1 R
        t R: start 0 S, cond 1 R
        t R: start 0 R
        t R: run 0 R
        +6ns
        t R: run 0 R
        t R: run 0 S, cond 1 R
    ";
    perform(&mut Random304::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random305(world: &mut World) {
        delay(limit(world, 0),
            run_once(
                async_fallback(yield = sync)<
                    repeat(4, async_fallback(yield = sync)< slow_condition(1) >),
                    repeat(2, yield = never, run_once(fallback< run_once(condition(2)) >))
                >
            )
        )
    }
}

recorded!(Random305, remembers);

#[test]
fn random_305() {
    let scripts = ["4105", "F", "FSSF"];
    let trace = "
        t R: number 0 4
        +8ns
        t R: cond 1 F
        t F: cond 2 F
        t R: number 0 1
        t R
        +6ns
        t F
        +2ns
        +3ns
        t F: number 0 0
        h
        t R: number 0 5
        t R
        +4ns
    ";
    perform(&mut Random305::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random308(world: &mut World) {
        run_once(
            cooldown(limit(world, 0),
                reactive_fallback<
                    invert(
                        fallback<
                            async_fallback(yield = sync)< retry(2, slow_condition(1)) >,
                            fallback< condition(2) >
                        >
                    ),
                    invert(fallback< async_sequence< Action(3) >, Action(4) >),
                    Action(5)
                >
            )
        )
    }
}

recorded!(Random308, remembers);

#[test]
fn random_308() {
    let scripts = ["45805", "SR", "FFFS", "RSRR", "FRRS", "R"];
    let trace = "
        t R: cond 1 S, start 3 R
        t R: cond 1 R, halt 3
        t R: cond 1 S, start 3 S, start 5 R
        t R: cond 1 R, halt 5
        t R: cond 1 S, start 3 R
        t R: cond 1 R, halt 3
        t R: cond 1 S, start 3 R
        t R: cond 1 R, halt 3
        +5ns
        h
        t R: cond 1 S, start 3 R
        +4ns
        t R: cond 1 R, halt 3
        t R: cond 1 S, start 3 S, start 5 R
        h: halt 5
        t R: cond 1 R
        t R: cond 1 S, start 3 R
        t R: cond 1 R, halt 3
        t R: cond 1 S, start 3 R
        t R: cond 1 R, halt 3
        t R: cond 1 S, start 3 R
        t R: cond 1 R, halt 3
        +9ns
    ";
    perform(&mut Random308::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random310(world: &mut World) {
        keep_running_until_failure(timeout(1ns, delay(6ns, reactive_sequence< slow_condition(0) >)))
    }
}

recorded!(Random310);

#[test]
fn random_310() {
    let scripts = ["RFS"];
    let trace = "
        t R
        h
        +5ns
        t R
        t R
        t R
        t R
        +4ns
        +7ns
        +2ns
        h
    ";
    perform(&mut Random310::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random313(world: &mut World) {
        retry(yield = always,
            reactive_fallback<
                slow_condition(0),
                run_once(keep_running_until_failure(sequence< reactive_sequence< Action(1) > >))
            >
        )
    }
}

recorded!(Random313, remembers);

#[test]
fn random_313() {
    let scripts = ["F", "FFS"];
    let trace = "
        +2ns
        t R: cond 0 F, start 1 F
        r
        t R: cond 0 F, start 1 F
        t R: cond 0 F
        +7ns
        +5ns
        t R: cond 0 F
        t R: cond 0 F
    ";
    perform(&mut Random313::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random314(world: &mut World) {
        sequence<
            async_fallback(yield = sync)< instant(invert(Action(0))) >,
            reactive_fallback(on_running = continue)< reactive_sequence< wait(limit(world, 1)) > >,
            reactive_fallback<
                cooldown(4ns, reactive_fallback(on_running = continue)< slow_condition(2) >)
            >
        >
    }
}

recorded!(Random314, remembers);

#[test]
fn random_314() {
    let scripts = ["RSSRR", "6254", "FS"];
    let trace = "
        t R: start 0 R
        t F: run 0 S
        t F: start 0 S
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t F: run 0 S
        t F: start 0 S
        h
        t R: start 0 R
    ";
    perform(&mut Random314::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random315(world: &mut World) {
        cooldown(8ns,
            retry(times(world, 0), yield = always,
                invert(
                    sequence_with_memory<
                        retry(4, yield = never, slow_condition(1)),
                        fallback< force_failure(slow_condition(2)) >
                    >
                )
            )
        )
    }
}

recorded!(Random315, remembers);

#[test]
fn random_315() {
    let scripts = ["13", "RFRRR", "SFRR"];
    let trace = "
        +8ns
        t R: number 0 1, cond 1 R
        t R: cond 1 F, cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        +3ns
        t R: cond 1 R
        t R: cond 1 F, cond 1 R
        t R: cond 1 R
        t R: cond 1 R
    ";
    perform(&mut Random315::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random316(world: &mut World) {
        fallback<
            sequence_with_memory<
                sequence<
                    fallback< Action(0) >,
                    Action(1),
                    repeat(255, slow_condition(2)),
                    wait(7ns)
                >
            >
        >
    }
}

recorded!(Random316, remembers);

#[test]
fn random_316() {
    let scripts = ["FSRSR", "RR", "R"];
    let trace = "
        t F: start 0 F
        t R: start 0 S, start 1 R
        r: halt 1
        t R: start 0 R
        t R: run 0 S, start 1 R
        t R: run 1 R
        t R: run 1 R
        +5ns
    ";
    perform(&mut Random316::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random323(world: &mut World) {
        sequence_with_memory<
            sequence<
                sequence<
                    repeat(2, yield = always,
                        reactive_sequence(on_running = continue)<
                            fallback<
                                force_failure(condition(0)),
                                delay(9ns, delay(1ns, slow_condition(1)))
                            >
                        >
                    ),
                    Action(2)
                >,
                sequence< fallback< Action(3) >, running >
            >
        >
    }
}

recorded!(Random323, remembers);

#[test]
fn random_323() {
    let scripts = ["SFF", "RRRS", "FSRR", "SFFRR"];
    let trace = "
        +1ns
        t R: cond 0 S
        h
        t R: cond 0 F
        h
        t R: cond 0 F
        t R
        t R
        t R
        t R
        t R
        h
        h
        t R: cond 0 S
        t R
        +8ns
        +6ns
        t R
        t R
        +6ns
        h
    ";
    perform(&mut Random323::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random326(world: &mut World) {
        async_fallback(yield = sync)<
            sequence<
                async_sequence< wait(2ns), cooldown(limit(world, 0), Action(1)) >,
                Action(2),
                Action(3)
            >
        >
    }
}

recorded!(Random326, remembers);

#[test]
fn random_326() {
    let scripts = ["21155", "RS", "RFR", "RRFR"];
    let trace = "
        t R
        t R
        t R
        t R
        h
        +2ns
        t R
        t R
        h
        t R
        t R
        t R
        t R
        t R
        t R
        t R
    ";
    perform(&mut Random326::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random327(world: &mut World) {
        reactive_fallback(on_running = continue)<
            slow_condition(0),
            retry(2, yield = always, Action(1)),
            reactive_fallback< Action(2) >,
            Action(3)
        >
    }
}

recorded!(Random327);

#[test]
fn random_327() {
    let scripts = ["R", "RRF", "RRRRS", "F"];
    let trace = "
        t R: cond 0 R, start 1 R, start 2 R, start 3 F
        t R: cond 0 R, run 1 R, run 2 R, start 3 F
        t R: cond 0 R, run 1 F, run 2 R, start 3 F
        +5ns
        t R: cond 0 R, start 1 R, run 2 R, start 3 F
        t S: cond 0 R, run 1 R, run 2 S, halt 1
        t R: cond 0 R, start 1 F, start 2 R, start 3 F
        t R: cond 0 R, start 1 R, run 2 R, start 3 F
        t R: cond 0 R, run 1 R, run 2 R, start 3 F
        t R: cond 0 R, run 1 F, run 2 R, start 3 F
        t S: cond 0 R, start 1 R, run 2 S, halt 1
        t R: cond 0 R, start 1 R, start 2 R, start 3 F
        t R: cond 0 R, run 1 F, run 2 R, start 3 F
        t R: cond 0 R, start 1 R, run 2 R, start 3 F
    ";
    perform(&mut Random327::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random329(world: &mut World) {
        cooldown(limit(world, 0),
            sequence<
                async_fallback< fallback< Action(1) >, instant(fallback< failure >) >,
                Action(2),
                fallback<
                    fallback< slow_condition(3) >,
                    sequence< Action(4), wait(4ns) >,
                    Action(5)
                >,
                invert(condition(6)),
                Action(7)
            >
        )
    }
}

recorded!(Random329, remembers);

#[test]
fn random_329() {
    let scripts = ["56512", "RFRRR", "RR", "FR", "RRR", "FR", "SFS", "RFFS"];
    let trace = "
        +6ns
        t R: start 1 R
        t R: run 1 F
        +2ns
        h
        t R: start 1 R
        +5ns
    ";
    perform(&mut Random329::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random330(world: &mut World) {
        fallback< condition(0), sequence_with_memory< Action(1) >, reactive_fallback< wait(4ns) > >
    }
}

recorded!(Random330, remembers);

#[test]
fn random_330() {
    let scripts = ["F", "RSF"];
    let trace = "
        t R: cond 0 F, start 1 R
        t S: run 1 S
        t R: cond 0 F, start 1 F
        t R
        t R
        +7ns
        +4ns
        +2ns
        t S
        t R: cond 0 F, start 1 R
        t S: run 1 S
        t R: cond 0 F, start 1 F
        t R
        t R
        t R
        t R
        t R
        +4ns
    ";
    perform(&mut Random330::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random335(world: &mut World) {
        invert(
            reactive_sequence(on_running = continue)<
                keep_running_until_failure(cooldown(5ns, sequence< force_success(condition(0)) >))
            >
        )
    }
}

recorded!(Random335, remembers);

#[test]
fn random_335() {
    let scripts = ["SSSF"];
    let trace = "
        t R: cond 0 S
        t S
        h
        t S
        t S
        t S
        t S
        t S
        t S
        r
    ";
    perform(&mut Random335::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random337(world: &mut World) {
        cooldown(8ns,
            invert(fallback< delay(2ns, repeat(4, yield = never, async_sequence< Action(0) >)) >)
        )
    }
}

recorded!(Random337, remembers);

#[test]
fn random_337() {
    let scripts = ["FR"];
    let trace = "
        t R
        +7ns
        t S: start 0 F
        +9ns
        t R
        h
        t R
        t R
    ";
    perform(&mut Random337::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random340(world: &mut World) {
        invert(sequence< fallback< cooldown(9ns, Action(0)) >, running >)
    }
}

recorded!(Random340, remembers);

#[test]
fn random_340() {
    let scripts = ["RRR"];
    let trace = "
        h
        t R: start 0 R
        t R: run 0 R
        h: halt 0
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        +8ns
        h: halt 0
        t R: start 0 R
        h: halt 0
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        +3ns
        t R: run 0 R
        t R: run 0 R
        h: halt 0
        h
        t R: start 0 R
    ";
    perform(&mut Random340::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random341(world: &mut World) {
        async_fallback<
            slow_condition(0),
            instant(
                timeout(6ns,
                    sequence<
                        sequence_with_memory< repeat(times(world, 1), slow_condition(2)) >,
                        delay(limit(world, 3), retry(2, Action(4)))
                    >
                )
            ),
            Action(5)
        >
    }
}

recorded!(Random341, remembers);

#[test]
fn random_341() {
    let scripts = ["RSR", "01", "FRR", "18", "RRSSR", "RRRS"];
    let trace = "
        t R: cond 0 R
        t S: cond 0 S
        r
        t R: cond 0 R
        t R: cond 0 R
        t S: cond 0 S
    ";
    perform(&mut Random341::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random344(world: &mut World) {
        async_fallback(yield = sync)<
            Action(0),
            async_fallback< slow_condition(1), slow_condition(2) >,
            wait(8ns)
        >
    }
}

recorded!(Random344);

#[test]
fn random_344() {
    let scripts = ["RRRRR", "F", "R"];
    let trace = "
        +2ns
        t R: start 0 R
        +6ns
        t R: run 0 R
        t R: run 0 R
        +2ns
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut Random344::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random349(world: &mut World) {
        async_sequence<
            reactive_sequence(on_running = continue)< slow_condition(0) >,
            slow_condition(1),
            Action(2),
            slow_condition(3)
        >
    }
}

recorded!(Random349);

#[test]
fn random_349() {
    let scripts = ["FSSR", "RRRRF", "R", "SSR"];
    let trace = "
        t F: cond 0 F
        t R: cond 0 S
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t F: cond 1 F
        t R: cond 0 S
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t F: cond 1 F
        +6ns
        +1ns
        +4ns
        t R: cond 0 R
    ";
    perform(&mut Random349::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random355(world: &mut World) {
        reactive_fallback<
            run_once(
                timeout(1ns,
                    keep_running_until_failure(
                        sequence< sequence_with_memory< invert(Action(0)), Action(1) > >
                    )
                )
            )
        >
    }
}

recorded!(Random355, remembers);

#[test]
fn random_355() {
    let scripts = ["F", "RRRFR"];
    let trace = "
        t R: start 0 F
        t R: start 1 R
        t R: run 1 R
        +9ns
        h: halt 1
        h
        t R: start 1 R
        t F: run 1 F
        h
        t F
        t F
        t F
        +5ns
        h
        +7ns
        t F
        t F
    ";
    perform(&mut Random355::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random356(world: &mut World) {
        delay(1ns,
            keep_running_until_failure(
                retry(2, yield = always,
                    sequence<
                        reactive_fallback<
                            async_sequence< delay(3ns, async_sequence< Action(0) >), condition(1) >
                        >
                    >
                )
            )
        )
    }
}

recorded!(Random356);

#[test]
fn random_356() {
    let scripts = ["RRF", "FFF"];
    let trace = "
        +2ns
        t R
        t R
        t R
        t R
        t R
        t R
    ";
    perform(&mut Random356::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random358(world: &mut World) {
        delay(1ns, async_sequence(yield = sync)< Action(0), slow_condition(1), Action(2) >)
    }
}

recorded!(Random358);

#[test]
fn random_358() {
    let scripts = ["S", "RRF", "RF"];
    let trace = "
        t R
        +5ns
        r
        +7ns
        t R
        +5ns
        t R: start 0 S
        t R: cond 1 R
        +3ns
        t R: cond 1 R
        t F: cond 1 F
    ";
    perform(&mut Random358::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random359(world: &mut World) {
        reactive_sequence(on_running = continue)<
            reactive_fallback(on_running = continue)<
                keep_running_until_failure(
                    reactive_sequence(on_running = continue)< condition(0), slow_condition(1) >
                ),
                slow_condition(2),
                slow_condition(3)
            >,
            Action(4),
            sequence< async_fallback< wait(limit(world, 5)) > >
        >
    }
}

recorded!(Random359);

#[test]
fn random_359() {
    let scripts = ["SSSSF", "R", "SFR", "FRR", "R", "205"];
    let trace = "
        h
        t R: cond 0 S, cond 1 R, cond 2 S, start 4 R, number 5 2
        t R: cond 0 S, cond 1 R, cond 2 F, cond 3 F, run 4 R
        t R: cond 0 S, cond 1 R, cond 2 R, cond 3 R, run 4 R
        t R: cond 0 S, cond 1 R, cond 2 S, run 4 R
        h: halt 4
        +4ns
        t R: cond 0 F, cond 2 F, cond 3 R, start 4 R, number 5 0
        +7ns
        t R: cond 0 S, cond 1 R, cond 2 R, cond 3 F, run 4 R, number 5 5
        t R: cond 0 S, cond 1 R, cond 2 S, run 4 R
        t R: cond 0 S, cond 1 R, cond 2 F, cond 3 R, run 4 R
        t R: cond 0 S, cond 1 R, cond 2 R, cond 3 R, run 4 R
        +9ns
        t R: cond 0 F, cond 2 S, run 4 R
        t R: cond 0 S, cond 1 R, cond 2 F, cond 3 F, run 4 R, number 5 2
        +5ns
        t R: cond 0 S, cond 1 R, cond 2 R, cond 3 R, run 4 R
        t R: cond 0 S, cond 1 R, cond 2 S, run 4 R, number 5 0
        +8ns
        t R: cond 0 S, cond 1 R, cond 2 F, cond 3 R, run 4 R, number 5 5
        t R: cond 0 F, cond 2 R, cond 3 F, run 4 R
    ";
    perform(&mut Random359::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random360(world: &mut World) {
        reactive_sequence< fallback< Action(0) >, run_once(success) >
    }
}

recorded!(Random360, remembers);

#[test]
fn random_360() {
    let scripts = ["SR"];
    let trace = "
        t S: start 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S
        +6ns
        t R: start 0 R
        t S: run 0 S
        h
        h
        t R: start 0 R
        h: halt 0
    ";
    perform(&mut Random360::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random361(world: &mut World) {
        sequence< Action(0), Action(1), Action(2) >
    }
}

recorded!(Random361);

#[test]
fn random_361() {
    let scripts = ["RFS", "FRR", "RSR"];
    let trace = "
        h
        t R: start 0 R
        h: halt 0
        t F: start 0 F
        +8ns
        t F: start 0 S, start 1 F
        t R: start 0 R
        +2ns
        h: halt 0
        h
        t F: start 0 F
        t R: start 0 S, start 1 R
        h: halt 1
        t R: start 0 R
        h: halt 0
        +6ns
        t F: start 0 F
        t R: start 0 S, start 1 R
        t F: run 1 F
        t R: start 0 R
        t F: run 0 F
        t R: start 0 S, start 1 R
        t R: run 1 R
        t F: run 1 F
    ";
    perform(&mut Random361::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random362(world: &mut World) {
        sequence_with_memory<
            repeat(4, delay(5ns, sequence< condition(0) >)),
            async_sequence(yield = sync)<
                instant(slow_condition(1)),
                slow_condition(2),
                slow_condition(3),
                Action(4)
            >,
            timeout(1ns, repeat(3, yield = always, sequence< condition(5) >))
        >
    }
}

recorded!(Random362, remembers);

#[test]
fn random_362() {
    let scripts = ["FFF", "RRR", "RSR", "FFR", "RRRR", "F"];
    let trace = "
        t R
        t R
        t R
        +5ns
        t F: cond 0 F
        t R
        t R
        t R
        t R
        +4ns
        t R
        +8ns
        t F: cond 0 F
        +8ns
    ";
    perform(&mut Random362::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random363(world: &mut World) {
        reactive_fallback<
            keep_running_until_failure(
                retry(times(world, 0), yield = never,
                    repeat(3, yield = never,
                        timeout(9ns, run_once(async_fallback< failure, failure >))
                    )
                )
            ),
            condition(1)
        >
    }
}

recorded!(Random363, remembers);

#[test]
fn random_363() {
    let scripts = ["0222", "FFF"];
    let trace = "
        t F: number 0 0, cond 1 F
        t R: number 0 2
        t F: cond 1 F
        t F: number 0 2, cond 1 F
        t F: number 0 2, cond 1 F
        h
    ";
    perform(&mut Random363::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random367(world: &mut World) {
        async_sequence<
            timeout(7ns,
                cooldown(7ns,
                    fallback<
                        async_fallback(yield = sync)<
                            instant(sequence< condition(0), slow_condition(1) >)
                        >,
                        Action(2)
                    >
                )
            ),
            async_fallback< wait(3ns) >,
            instant(async_sequence< success >),
            slow_condition(3),
            reactive_sequence< condition(4) >,
            slow_condition(5)
        >
    }
}

recorded!(Random367, remembers);

#[test]
fn random_367() {
    let scripts = ["S", "RRR", "FRSR", "RRSRR", "F", "FS"];
    let trace = "
        t R: cond 0 S, cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        +4ns
        h
        t R: cond 0 S, cond 1 R
        t R: cond 1 R
        +5ns
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
    ";
    perform(&mut Random367::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random369(world: &mut World) {
        timeout(limit(world, 0),
            cooldown(8ns,
                force_success(
                    invert(
                        sequence<
                            async_sequence< retry(times(world, 1), yield = always, Action(2)) >,
                            cooldown(limit(world, 3), running)
                        >
                    )
                )
            )
        )
    }
}

recorded!(Random369, remembers);

#[test]
fn random_369() {
    let scripts = ["076", "01010", "FSSRR", "76"];
    let trace = "
        t S: number 0 0, number 1 0
        t F: number 0 7
        +4ns
        h
        t F: number 0 6
        h
        +1ns
        h
        t S: number 0 0, number 1 1, start 2 F
        t F: number 0 7
        t F: number 0 6
        t F: number 0 0
        t F: number 0 7
    ";
    perform(&mut Random369::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random370(world: &mut World) {
        reactive_sequence(on_running = continue)< fallback< sequence< slow_condition(0) > > >
    }
}

recorded!(Random370);

#[test]
fn random_370() {
    let scripts = ["R"];
    let trace = "
        h
        h
        h
        r
        +7ns
        t R: cond 0 R
    ";
    perform(&mut Random370::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random376(world: &mut World) {
        cooldown(5ns, run_once(timeout(limit(world, 0), repeat(yield = never, failure))))
    }
}

recorded!(Random376, remembers);

#[test]
fn random_376() {
    let scripts = ["70576"];
    let trace = "
        t F: number 0 7
        t F
        +6ns
        h
        t F
        t F
        t F
        t F
        +2ns
        h
        t F
        +5ns
        t F
        t F
        t F
        t F
        +9ns
        t F
        t F
        t F
        t F
        +2ns
        t F
        t F
    ";
    perform(&mut Random376::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random379(world: &mut World) {
        force_failure(
            fallback<
                timeout(limit(world, 0),
                    sequence_with_memory<
                        reactive_fallback< keep_running_until_failure(condition(1)) >
                    >
                ),
                Action(2),
                condition(3),
                wait(9ns)
            >
        )
    }
}

recorded!(Random379, remembers);

#[test]
fn random_379() {
    let scripts = ["0646", "SSSFS", "R", "FFFS"];
    let trace = "
        t R: number 0 0, cond 1 S
        t R: start 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        r: halt 2
        r
        +8ns
        t R: number 0 6, cond 1 S
        t R: cond 1 S
        +5ns
        +8ns
        +8ns
        t R: start 2 R
    ";
    perform(&mut Random379::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random380(world: &mut World) {
        force_success(async_sequence(yield = sync)< async_sequence(yield = sync)< Action(0) > >)
    }
}

recorded!(Random380);

#[test]
fn random_380() {
    let scripts = ["RRFF"];
    let trace = "
        t R: start 0 R
        h: halt 0
        t R: start 0 R
        t S: run 0 F
        +7ns
        t S: start 0 F
        t R: start 0 R
        t R: run 0 R
        h: halt 0
        t S: start 0 F
        t S: start 0 F
        t R: start 0 R
        +7ns
        t R: run 0 R
        t S: run 0 F
    ";
    perform(&mut Random380::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random382(world: &mut World) {
        force_success(fallback< reactive_fallback< sequence< Action(0) > > >)
    }
}

recorded!(Random382);

#[test]
fn random_382() {
    let scripts = ["RFSR"];
    let trace = "
        h
        t R: start 0 R
        +3ns
        t S: run 0 F
        +6ns
        t S: start 0 S
        t R: start 0 R
        +8ns
        t R: run 0 R
        h: halt 0
        t S: start 0 F
        h
        t S: start 0 S
        +9ns
        t R: start 0 R
        +8ns
        h: halt 0
        t R: start 0 R
        +6ns
        t S: run 0 F
        t S: start 0 S
        +9ns
        t R: start 0 R
    ";
    perform(&mut Random382::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random386(world: &mut World) {
        retry(1,
            repeat(3,
                delay(4ns,
                    reactive_fallback<
                        repeat(256, yield = never,
                            keep_running_until_failure(sequence< Action(0) >)
                        )
                    >
                )
            )
        )
    }
}

recorded!(Random386);

#[test]
fn random_386() {
    let scripts = ["RRRRF"];
    let trace = "
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        h
        t R
        h
        t R
        t R
        t R
        h
        h
        t R
        +7ns
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        +3ns
    ";
    perform(&mut Random386::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random388(world: &mut World) {
        async_fallback<
            instant(
                sequence_with_memory<
                    keep_running_until_failure(
                        retry(times(world, 0), sequence< cooldown(3ns, Action(1)), condition(2) >)
                    )
                >
            ),
            slow_condition(3)
        >
    }
}

recorded!(Random388, remembers);

#[test]
fn random_388() {
    let scripts = ["003", "R", "FFFF", "FFRR"];
    let trace = "
        t F: number 0 0, cond 3 F
        h
        +6ns
        t F: number 0 0, cond 3 F
        +2ns
        t R: number 0 3, start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        +3ns
    ";
    perform(&mut Random388::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random398(world: &mut World) {
        retry(1,
            async_sequence<
                reactive_sequence<
                    async_fallback<
                        fallback<
                            force_failure(delay(4ns, sequence< slow_condition(0) >)),
                            Action(1)
                        >,
                        sequence< repeat(times(world, 2), yield = always, run_once(Action(3))) >,
                        slow_condition(4),
                        retry(yield = always, sequence< fallback< slow_condition(5), running > >)
                    >
                >
            >
        )
    }
}

recorded!(Random398, remembers);

#[test]
fn random_398() {
    let scripts = ["FRR", "FRFS", "02200", "FSS", "RSFRR", "RFRSS"];
    let trace = "
        t R
        t R
        r
        t R
        h
        t R
        +1ns
        r
        h
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        h
    ";
    perform(&mut Random398::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random404(world: &mut World) {
        reactive_sequence(on_running = continue)<
            async_fallback(yield = sync)< instant(Action(0)) >,
            retry(3, yield = never, condition(1)),
            sequence< Action(2) >
        >
    }
}

recorded!(Random404);

#[test]
fn random_404() {
    let scripts = ["RRRSR", "SFS", "RSRS"];
    let trace = "
        t R: start 0 R, cond 1 S, start 2 R
        t R: run 0 R, cond 1 F, cond 1 S, run 2 S
        t R: run 0 R, cond 1 S, start 2 R
        +5ns
        +1ns
        t S: run 0 S, cond 1 F, cond 1 S, run 2 S
    ";
    perform(&mut Random404::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random408(world: &mut World) {
        delay(4ns,
            invert(
                async_sequence(yield = sync)<
                    keep_running_until_failure(
                        reactive_sequence(on_running = continue)<
                            sequence_with_memory<
                                reactive_fallback(on_running = continue)<
                                    fallback< slow_condition(0) >,
                                    retry(4, yield = always, Action(1)),
                                    Action(2)
                                >,
                                reactive_sequence<
                                    fallback< slow_condition(3) >,
                                    force_success(wait(5ns))
                                >,
                                retry(2, wait(limit(world, 4))),
                                Action(5)
                            >,
                            running
                        >
                    )
                >
            )
        )
    }
}

recorded!(Random408, remembers);

#[test]
fn random_408() {
    let scripts = ["RS", "RRR", "RRFRR", "S", "7", "SSRF"];
    let trace = "
        +7ns
        t R
        t R
        +7ns
        t R: cond 0 R, start 1 R, start 2 R
        +9ns
        t R: cond 0 S, halt 1, halt 2, cond 3 S
        h
        t R
        +2ns
        +7ns
        t R: cond 3 S
        t R: cond 3 S
        h
        t R
        +5ns
        t R: cond 3 S
        t R: cond 3 S
        h
        +6ns
    ";
    perform(&mut Random408::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random415(world: &mut World) {
        keep_running_until_failure(
            repeat(cooldown(limit(world, 0), run_once(reactive_sequence< cooldown(7ns, failure) >)))
        )
    }
}

recorded!(Random415, remembers);

#[test]
fn random_415() {
    let scripts = ["1"];
    let trace = "
        t F
        +6ns
        t F: number 0 1
        +9ns
        t F: number 0 1
        t F: number 0 1
        t F: number 0 1
        h
        r
        t F
        +4ns
        t F: number 0 1
        t F: number 0 1
        t F: number 0 1
        t F: number 0 1
        t F: number 0 1
        +7ns
    ";
    perform(&mut Random415::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random424(world: &mut World) {
        repeat(4, yield = always,
            force_failure(
                force_failure(
                    sequence<
                        cooldown(limit(world, 0),
                            reactive_sequence(on_running = continue)< success >
                        )
                    >
                )
            )
        )
    }
}

recorded!(Random424, remembers);

#[test]
fn random_424() {
    let scripts = ["17"];
    let trace = "
        t F
        t F: number 0 1
        t F: number 0 7
        t F: number 0 1
        t F: number 0 7
        t F: number 0 1
        t F: number 0 7
    ";
    perform(&mut Random424::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random435(world: &mut World) {
        async_fallback<
            instant(
                async_sequence<
                    instant(async_fallback(yield = sync)< slow_condition(0), slow_condition(1) >),
                    Action(2)
                >
            )
        >
    }
}

recorded!(Random435);

#[test]
fn random_435() {
    let scripts = ["FR", "RRR", "SSS"];
    let trace = "
        t R: cond 0 F
        t R: cond 1 R
        t R: cond 1 R
        +8ns
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        +2ns
    ";
    perform(&mut Random435::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random439(world: &mut World) {
        async_sequence(yield = sync)<
            fallback< reactive_sequence< slow_condition(0) >, failure >,
            Action(1),
            instant(Action(2))
        >
    }
}

recorded!(Random439);

#[test]
fn random_439() {
    let scripts = ["RRR", "RRRR", "RSF"];
    let trace = "
        +1ns
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        h
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        +8ns
    ";
    perform(&mut Random439::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random440(world: &mut World) {
        run_once(
            sequence<
                async_fallback(yield = sync)< success >,
                delay(limit(world, 0), run_once(fallback< Action(1) >))
            >
        )
    }
}

recorded!(Random440, remembers);

#[test]
fn random_440() {
    let scripts = ["8", "FFFFS"];
    let trace = "
        t R: number 0 8
        +1ns
        +4ns
        t R
        r
        h
    ";
    perform(&mut Random440::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random441(world: &mut World) {
        run_once(
            fallback<
                async_fallback(yield = sync)<
                    instant(sequence_with_memory< slow_condition(0), running >)
                >
            >
        )
    }
}

recorded!(Random441, remembers);

#[test]
fn random_441() {
    let scripts = ["SR"];
    let trace = "
        +8ns
        t R: cond 0 S
        t R
        t R
        t R
        h
        t R
        h
        +6ns
        t R
        r
        t R: cond 0 R
        +2ns
        t R: cond 0 S
        t R
        t R
        t R
        t R
        t R
    ";
    perform(&mut Random441::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random446(world: &mut World) {
        sequence<
            reactive_sequence< reactive_sequence< Action(0) > >,
            Action(1),
            Action(2),
            Action(3)
        >
    }
}

recorded!(Random446);

#[test]
fn random_446() {
    let scripts = ["RFRSR", "F", "RS", "FRR"];
    let trace = "
        h
        h
        h
        +9ns
        t R: start 0 R
        t F: run 0 F
        t R: start 0 R
        +5ns
        t F: run 0 S, start 1 F
        t R: start 0 R
        t R: run 0 R
        t F: run 0 F
        t R: start 0 R
        t F: run 0 S, start 1 F
        t R: start 0 R
        t R: run 0 R
        r: halt 0
        +6ns
        t F: start 0 F
        t R: start 0 R
        +3ns
        t F: run 0 S, start 1 F
        t R: start 0 R
        t R: run 0 R
    ";
    perform(&mut Random446::new(), &scripts, trace);
}
