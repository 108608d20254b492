// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::world::*;
use quickbeam::behavior_tree;

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random1(world: &mut World) {
        reactive_sequence<
            invert(
                invert(
                    reactive_fallback<
                        reactive_fallback<
                            sequence< Action(0), Action(1), condition(2), slow_condition(3) >
                        >,
                        condition(4),
                        invert(Action(5)),
                        reactive_fallback(on_running = continue)< slow_condition(6) >
                    >
                )
            )
        >
    }
}

recorded!(Random1);

#[test]
fn random_1() {
    let scripts = ["SRRFF", "FRRR", "SSFSS", "FSR", "F", "RFRRR", "F"];
    let trace = "
        t R: start 0 S, start 1 F, cond 4 F, start 5 R
        h: halt 5
        t R: start 0 R
        t R: run 0 R
        +7ns
        t S: run 0 F, cond 4 F, start 5 F
        t R: start 0 F, cond 4 F, start 5 R
        t R: start 0 S, start 1 R, halt 5
        t R: run 1 R
        t R: run 1 R
        t R: run 1 F, cond 4 F, start 5 R
        t R: start 0 R, halt 5
        t R: run 0 R
        t R: run 0 F, cond 4 F, start 5 R
        t R: start 0 F, cond 4 F, run 5 R
        t R: start 0 S, start 1 R, halt 5
    ";
    perform(&mut Random1::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random3(world: &mut World) {
        invert(
            timeout(8ns,
                fallback<
                    reactive_sequence< reactive_fallback< Action(0) >, Action(1) >,
                    Action(2),
                    Action(3),
                    Action(4)
                >
            )
        )
    }
}

recorded!(Random3);

#[test]
fn random_3() {
    let scripts = ["RRS", "RRFRR", "RRRR", "RRR", "RFRS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 S, start 1 R
        +8ns
        h: halt 1
        t R: start 0 R
        t R: run 0 R
        +8ns
        t S: halt 0
        t R: start 0 S, start 1 R
        t R: start 0 R, halt 1
        +3ns
        h: halt 0
        t R: start 0 R
    ";
    perform(&mut Random3::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random5(world: &mut World) {
        timeout(limit(world, 0),
            reactive_fallback(on_running = continue)< condition(1), condition(2), Action(3) >
        )
    }
}

recorded!(Random5);

#[test]
fn random_5() {
    let scripts = ["40", "FSFS", "FFS", "RRFF"];
    let trace = "
        +8ns
        t R: limit 0 4, cond 1 F, cond 2 F, start 3 R
        t S: cond 1 S, halt 3
        t R: limit 0 0, cond 1 F, cond 2 F, start 3 R
        t F: halt 3
        h
        +1ns
        t S: limit 0 4, cond 1 S
        h
        t S: limit 0 0, cond 1 F, cond 2 S
        t S: limit 0 4, cond 1 S
        h
        t F: limit 0 0, cond 1 F, cond 2 F, start 3 F
        h
        +6ns
        t S: limit 0 4, cond 1 S
        t F: limit 0 0, cond 1 F, cond 2 F, start 3 F
        t S: limit 0 4, cond 1 S
    ";
    perform(&mut Random5::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random8(world: &mut World) {
        reactive_fallback<
            timeout(8ns, reactive_sequence< slow_condition(0) >),
            invert(slow_condition(1))
        >
    }
}

recorded!(Random8);

#[test]
fn random_8() {
    let scripts = ["SRRFR", "SR"];
    let trace = "
        t S: cond 0 S
        t R: cond 0 R
        +9ns
        t F: cond 1 S
        t R: cond 0 R
        +6ns
        t R: cond 0 F, cond 1 R
        t R: cond 0 R
        t S: cond 0 S
    ";
    perform(&mut Random8::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random9(world: &mut World) {
        reactive_fallback(on_running = continue)<
            failure,
            reactive_sequence<
                reactive_sequence(on_running = continue)< slow_condition(0), Action(1) >,
                sequence< Action(2), condition(3) >
            >,
            sequence< running >
        >
    }
}

recorded!(Random9);

#[test]
fn random_9() {
    let scripts = ["RFFRF", "SRS", "FR", "FF"];
    let trace = "
        t R: cond 0 R, start 1 S
        t R: cond 0 F
        +2ns
        t R: cond 0 F
        t R: cond 0 R, start 1 R
        t R: cond 0 F, halt 1
        t R: cond 0 R, start 1 S
        t R: cond 0 F
        t R: cond 0 F
        h
        t R: cond 0 R, start 1 S
        t R: cond 0 F
        +4ns
        t R: cond 0 R, start 1 R
        t R: cond 0 F, halt 1
        t R: cond 0 F
        t R: cond 0 R, start 1 S
        +9ns
        h
        t R: cond 0 F
        t R: cond 0 R, start 1 S
        h
        t R: cond 0 F
        h
    ";
    perform(&mut Random9::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random12(world: &mut World) {
        reactive_sequence< sequence< Action(0), slow_condition(1) > >
    }
}

recorded!(Random12);

#[test]
fn random_12() {
    let scripts = ["R", "RRRF"];
    let trace = "
        +5ns
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        h: halt 0
        t R: start 0 R
        +6ns
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        h: halt 0
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut Random12::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random13(world: &mut World) {
        reactive_sequence<
            fallback<
                reactive_fallback<
                    reactive_fallback<
                        sequence< reactive_fallback(on_running = continue)< slow_condition(0) > >,
                        invert(Action(1))
                    >,
                    condition(2)
                >
            >
        >
    }
}

recorded!(Random13);

#[test]
fn random_13() {
    let scripts = ["RRS", "RRRFS", "F"];
    let trace = "
        t R: cond 0 R
        +7ns
        +2ns
        t R: cond 0 R
        t S: cond 0 S
        +8ns
        t R: cond 0 R
        t R: cond 0 R
        t S: cond 0 S
        t R: cond 0 R
        t R: cond 0 R
        t S: cond 0 S
        +9ns
        t R: cond 0 R
        t R: cond 0 R
        +6ns
        t S: cond 0 S
        h
        h
        t R: cond 0 R
    ";
    perform(&mut Random13::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random21(world: &mut World) {
        timeout(6ns,
            timeout(limit(world, 0),
                sequence<
                    reactive_fallback(on_running = continue)< condition(1) >,
                    sequence<
                        fallback< fallback< condition(2) >, sequence< Action(3) > >,
                        condition(4)
                    >
                >
            )
        )
    }
}

recorded!(Random21);

#[test]
fn random_21() {
    let scripts = ["054", "FSF", "SS", "F", "FF"];
    let trace = "
        t F: limit 0 0, cond 1 F
        t F: limit 0 5, cond 1 S, cond 2 S, cond 4 F
        t F: limit 0 4, cond 1 F
        t F: limit 0 0, cond 1 F
        t F: limit 0 5, cond 1 S, cond 2 S, cond 4 F
        h
        t F: limit 0 4, cond 1 F
        t F: limit 0 0, cond 1 F
        t F: limit 0 5, cond 1 S, cond 2 S, cond 4 F
        t F: limit 0 4, cond 1 F
        t F: limit 0 0, cond 1 F
        t F: limit 0 5, cond 1 S, cond 2 S, cond 4 F
        t F: limit 0 4, cond 1 F
        +3ns
        t F: limit 0 0, cond 1 F
        t F: limit 0 5, cond 1 S, cond 2 S, cond 4 F
    ";
    perform(&mut Random21::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random22(world: &mut World) {
        fallback< fallback< Action(0) >, sequence< reactive_fallback< sequence< Action(1) > > > >
    }
}

recorded!(Random22);

#[test]
fn random_22() {
    let scripts = ["RS", "RRF"];
    let trace = "
        +6ns
        t R: start 0 R
        t S: run 0 S
        +9ns
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
        t S: run 0 S
    ";
    perform(&mut Random22::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random24(world: &mut World) {
        sequence< sequence< force_success(condition(0)), condition(1), fallback< condition(2) > > >
    }
}

recorded!(Random24);

#[test]
fn random_24() {
    let scripts = ["SF", "S", "SSFSF"];
    let trace = "
        t S: cond 0 S, cond 1 S, cond 2 S
        +5ns
        t S: cond 0 F, cond 1 S, cond 2 S
        t F: cond 0 S, cond 1 S, cond 2 F
        t S: cond 0 F, cond 1 S, cond 2 S
        +4ns
        t F: cond 0 S, cond 1 S, cond 2 F
        t S: cond 0 F, cond 1 S, cond 2 S
        t S: cond 0 S, cond 1 S, cond 2 S
        h
        t F: cond 0 F, cond 1 S, cond 2 F
        t S: cond 0 S, cond 1 S, cond 2 S
        t F: cond 0 F, cond 1 S, cond 2 F
        t S: cond 0 S, cond 1 S, cond 2 S
        t S: cond 0 F, cond 1 S, cond 2 S
        t F: cond 0 S, cond 1 S, cond 2 F
        t S: cond 0 F, cond 1 S, cond 2 S
    ";
    perform(&mut Random24::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random27(world: &mut World) {
        timeout(8ns,
            fallback<
                reactive_fallback< slow_condition(0) >,
                reactive_fallback< slow_condition(1), condition(2), force_failure(condition(3)) >
            >
        )
    }
}

recorded!(Random27);

#[test]
fn random_27() {
    let scripts = ["RRS", "RFRFS", "FSSFS", "F"];
    let trace = "
        t R: cond 0 R
        h
        t R: cond 0 R
        h
        t S: cond 0 S
        +2ns
        t R: cond 0 R
        t R: cond 0 R
        t S: cond 0 S
        t R: cond 0 R
        t R: cond 0 R
        t S: cond 0 S
        t R: cond 0 R
        t R: cond 0 R
        +7ns
        t S: cond 0 S
        t R: cond 0 R
        t R: cond 0 R
        t S: cond 0 S
        t R: cond 0 R
    ";
    perform(&mut Random27::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random31(world: &mut World) {
        sequence< sequence< condition(0) >, invert(running) >
    }
}

recorded!(Random31);

#[test]
fn random_31() {
    let scripts = ["F"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        h
        h
        +8ns
        +2ns
        t F: cond 0 F
        +8ns
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
    ";
    perform(&mut Random31::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random36(world: &mut World) {
        reactive_fallback(on_running = continue)<
            sequence< reactive_sequence< reactive_fallback< condition(0) > > >
        >
    }
}

recorded!(Random36);

#[test]
fn random_36() {
    let scripts = ["SS"];
    let trace = "
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        +7ns
        +2ns
        t S: cond 0 S
    ";
    perform(&mut Random36::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random38(world: &mut World) {
        timeout(limit(world, 0),
            timeout(limit(world, 1),
                reactive_fallback< fallback< Action(2), condition(3) >, running >
            )
        )
    }
}

recorded!(Random38);

#[test]
fn random_38() {
    let scripts = ["7", "8306", "SF", "FS"];
    let trace = "
        t S: limit 0 7, limit 1 8, start 2 S
        t R: limit 0 7, limit 1 3, start 2 F, cond 3 F
        h
        t S: limit 0 7, limit 1 0, start 2 S
        t S: limit 0 7, limit 1 6, start 2 F, cond 3 S
        t S: limit 0 7, limit 1 8, start 2 S
        t R: limit 0 7, limit 1 3, start 2 F, cond 3 F
        t S: start 2 S
        t S: limit 0 7, limit 1 0, start 2 F, cond 3 S
        t S: limit 0 7, limit 1 6, start 2 S
        t R: limit 0 7, limit 1 8, start 2 F, cond 3 F
        t S: start 2 S
        t S: limit 0 7, limit 1 3, start 2 F, cond 3 S
        h
        t S: limit 0 7, limit 1 0, start 2 S
        h
        t R: limit 0 7, limit 1 6, start 2 F, cond 3 F
        +1ns
        t S: start 2 S
        t S: limit 0 7, limit 1 8, start 2 F, cond 3 S
        +5ns
        +5ns
        t S: limit 0 7, limit 1 3, start 2 S
        t R: limit 0 7, limit 1 0, start 2 F, cond 3 F
    ";
    perform(&mut Random38::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random40(world: &mut World) {
        fallback<
            fallback<
                Action(0),
                reactive_sequence< condition(1), Action(2), slow_condition(3), condition(4) >,
                failure,
                slow_condition(5)
            >,
            fallback< condition(6) >
        >
    }
}

recorded!(Random40);

#[test]
fn random_40() {
    let scripts = ["SSSF", "SSFS", "RR", "RFS", "F", "RRRRR", "SSSSS"];
    let trace = "
        t S: start 0 S
        t S: start 0 S
        t S: start 0 S
        t R: start 0 F, cond 1 S, start 2 R
        t R: cond 1 S, run 2 R
        t R: cond 1 F, halt 2, cond 5 R
        t R: cond 5 R
        t R: cond 5 R
        t R: cond 5 R
        h
        h
        t S: start 0 S
        t S: start 0 S
        t S: start 0 S
        t R: start 0 F, cond 1 S, start 2 R
        t R: cond 1 S, run 2 R
        t R: cond 1 S, run 2 R
        +2ns
        t R: cond 1 F, halt 2, cond 5 R
        t R: cond 5 R
        t R: cond 5 R
        h
        +7ns
    ";
    perform(&mut Random40::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random41(world: &mut World) {
        sequence<
            reactive_fallback<
                fallback< fallback< condition(0) > >,
                reactive_sequence< force_success(condition(1)) >
            >,
            Action(2)
        >
    }
}

recorded!(Random41);

#[test]
fn random_41() {
    let scripts = ["S", "FFFS", "FFFSR"];
    let trace = "
        t F: cond 0 S, start 2 F
        t F: cond 0 S, start 2 F
        t F: cond 0 S, start 2 F
        h
        t S: cond 0 S, start 2 S
        t R: cond 0 S, start 2 R
        h: halt 2
        +3ns
        t F: cond 0 S, start 2 F
        t F: cond 0 S, start 2 F
        t F: cond 0 S, start 2 F
        t S: cond 0 S, start 2 S
        t R: cond 0 S, start 2 R
    ";
    perform(&mut Random41::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random42(world: &mut World) {
        reactive_fallback<
            fallback< timeout(6ns, fallback< Action(0) >), slow_condition(1) >,
            reactive_sequence< Action(2) >
        >
    }
}

recorded!(Random42);

#[test]
fn random_42() {
    let scripts = ["RSR", "FR", "RRF"];
    let trace = "
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t R: run 0 R
        t S: run 0 S
        t R: start 0 R
        +5ns
        t R: run 0 R
        t S: run 0 S
        t R: start 0 R
        t R: run 0 R
        +2ns
        t S: run 0 S
        +4ns
        +3ns
        t R: start 0 R
        +8ns
        t R: halt 0, cond 1 F, start 2 R
        t R: start 0 R, halt 2
        +6ns
        t R: halt 0, cond 1 R
        t R: cond 1 F, start 2 R
        t S: start 0 S, halt 2
    ";
    perform(&mut Random42::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random43(world: &mut World) {
        reactive_sequence<
            fallback< sequence< condition(0) >, condition(1) >,
            reactive_sequence< Action(2), condition(3) >
        >
    }
}

recorded!(Random43);

#[test]
fn random_43() {
    let scripts = ["FS", "SFFF", "SRSF", "FSSSS"];
    let trace = "
        t F: cond 0 F, cond 1 S, start 2 S, cond 3 F
        t R: cond 0 S, start 2 R
        t F: cond 0 F, cond 1 F, halt 2
        t S: cond 0 S, start 2 S, cond 3 S
        t F: cond 0 F, cond 1 F
        t F: cond 0 S, start 2 F
        +4ns
        t F: cond 0 F, cond 1 F
        h
        t S: cond 0 S, start 2 S, cond 3 S
        t R: cond 0 F, cond 1 S, start 2 R
        t S: cond 0 S, run 2 S, cond 3 S
        t F: cond 0 F, cond 1 F
        t F: cond 0 S, start 2 F
        t F: cond 0 F, cond 1 F
    ";
    perform(&mut Random43::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random45(world: &mut World) {
        fallback<
            reactive_fallback<
                slow_condition(0),
                fallback< slow_condition(1), Action(2), slow_condition(3) >
            >
        >
    }
}

recorded!(Random45);

#[test]
fn random_45() {
    let scripts = ["R", "FR", "FR", "RSR"];
    let trace = "
        t R: cond 0 R
        +1ns
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        +1ns
        h
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
    ";
    perform(&mut Random45::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random47(world: &mut World) {
        fallback<
            sequence< invert(sequence< Action(0) >), reactive_sequence< condition(1) > >,
            reactive_fallback< Action(2), Action(3), condition(4) >,
            slow_condition(5)
        >
    }
}

recorded!(Random47);

#[test]
fn random_47() {
    let scripts = ["RFSRR", "FF", "FRS", "R", "FFFFS", "RRS"];
    let trace = "
        h
        +8ns
        t R: start 0 R
        t R: run 0 F, cond 1 F, start 2 F, start 3 R
        t R: start 2 R, halt 3
        t S: run 2 S
        +3ns
        t R: start 0 S, start 2 F, start 3 R
        t R: start 2 R, halt 3
        t S: run 2 S
        t R: start 0 R
        t R: run 0 R
    ";
    perform(&mut Random47::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random49(world: &mut World) {
        invert(
            fallback<
                timeout(limit(world, 0), Action(1)),
                sequence< fallback< slow_condition(2) > >,
                Action(3)
            >
        )
    }
}

recorded!(Random49);

#[test]
fn random_49() {
    let scripts = ["58", "RSRSF", "RR", "F"];
    let trace = "
        t R: limit 0 5, start 1 R
        t F: run 1 S
        t R: limit 0 8, start 1 R
        t F: run 1 S
        +6ns
        t R: limit 0 5, start 1 F, cond 2 R
        h
        t R: limit 0 8, start 1 R
        t F: run 1 S
        t R: limit 0 5, start 1 R
        h: halt 1
        t F: limit 0 8, start 1 S
        t R: limit 0 5, start 1 F, cond 2 R
    ";
    perform(&mut Random49::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random50(world: &mut World) {
        reactive_fallback<
            sequence< slow_condition(0) >,
            reactive_fallback(on_running = continue)<
                sequence< condition(1), Action(2) >,
                sequence< invert(timeout(5ns, sequence< Action(3) >)) >
            >
        >
    }
}

recorded!(Random50);

#[test]
fn random_50() {
    let scripts = ["RFF", "FF", "RF", "RR"];
    let trace = "
        t R: cond 0 R
        t R: cond 0 F, cond 1 F, start 3 R
        t R: cond 0 F, cond 1 F, run 3 R
        t R: cond 0 R, halt 3
        t R: cond 0 F, cond 1 F, start 3 R
        t R: cond 0 F, cond 1 F, run 3 R
        t R: cond 0 R, halt 3
        +1ns
        h
        h
        t R: cond 0 F, cond 1 F, start 3 R
        t R: cond 0 F, cond 1 F, run 3 R
        t R: cond 0 R, halt 3
        h
        t R: cond 0 F, cond 1 F, start 3 R
        +2ns
    ";
    perform(&mut Random50::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random53(world: &mut World) {
        force_success(
            force_failure(
                sequence< slow_condition(0), fallback< success >, fallback< slow_condition(1) > >
            )
        )
    }
}

recorded!(Random53);

#[test]
fn random_53() {
    let scripts = ["SRRRR", "S"];
    let trace = "
        +8ns
        t S: cond 0 S, cond 1 S
        t R: cond 0 R
        t R: cond 0 R
        +4ns
        t R: cond 0 R
        t R: cond 0 R
        +3ns
        +9ns
        t S: cond 0 S, cond 1 S
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t S: cond 0 S, cond 1 S
        t R: cond 0 R
        h
        h
    ";
    perform(&mut Random53::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random59(world: &mut World) {
        sequence<
            fallback< sequence< timeout(limit(world, 0), condition(1)) >, Action(2) >,
            reactive_fallback< slow_condition(3) >,
            slow_condition(4)
        >
    }
}

recorded!(Random59);

#[test]
fn random_59() {
    let scripts = ["053", "SSSSS", "RFRR", "RF", "RSRR"];
    let trace = "
        +9ns
        t R: limit 0 0, cond 1 S, cond 3 R
        t F: cond 3 F
        t R: limit 0 5, cond 1 S, cond 3 R
        t F: cond 3 F
        t R: limit 0 3, cond 1 S, cond 3 R
        h
        t F: limit 0 0, cond 1 S, cond 3 F
        t R: limit 0 5, cond 1 S, cond 3 R
        +6ns
        t F: cond 3 F
        t R: limit 0 3, cond 1 S, cond 3 R
        t F: cond 3 F
        t R: limit 0 0, cond 1 S, cond 3 R
    ";
    perform(&mut Random59::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random60(world: &mut World) {
        timeout(3ns,
            reactive_sequence<
                invert(slow_condition(0)),
                fallback<
                    reactive_fallback(on_running = continue)< Action(1), Action(2) >,
                    slow_condition(3)
                >
            >
        )
    }
}

recorded!(Random60);

#[test]
fn random_60() {
    let scripts = ["RRRRR", "SSFF", "RR", "RRRRR"];
    let trace = "
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
    ";
    perform(&mut Random60::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random62(world: &mut World) {
        sequence< reactive_sequence(on_running = continue)< fallback< success > > >
    }
}

recorded!(Random62);

#[test]
fn random_62() {
    let scripts = [];
    let trace = "
        t S
        t S
        h
        t S
        h
        t S
        h
        t S
    ";
    perform(&mut Random62::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random66(world: &mut World) {
        invert(
            invert(
                force_success(
                    reactive_sequence(on_running = continue)<
                        timeout(5ns,
                            fallback< reactive_sequence(on_running = continue)< condition(0) > >
                        ),
                        slow_condition(1)
                    >
                )
            )
        )
    }
}

recorded!(Random66);

#[test]
fn random_66() {
    let scripts = ["FS", "SR"];
    let trace = "
        t S: cond 0 F
        t S: cond 0 S, cond 1 S
        h
        +2ns
        t S: cond 0 F
        +3ns
        t R: cond 0 S, cond 1 R
        t S: cond 0 F
        t S: cond 0 S, cond 1 S
        h
        t S: cond 0 F
    ";
    perform(&mut Random66::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random67(world: &mut World) {
        reactive_fallback<
            fallback<
                force_failure(timeout(limit(world, 0), sequence< sequence< invert(Action(1)) > >))
            >
        >
    }
}

recorded!(Random67);

#[test]
fn random_67() {
    let scripts = ["6201", "R"];
    let trace = "
        t R: limit 0 6, start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        h: halt 1
        +3ns
        t R: limit 0 2, start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        h: halt 1
        t R: limit 0 0, start 1 R
        t F: halt 1
        +3ns
        t R: limit 0 1, start 1 R
        t R: run 1 R
        +5ns
        +4ns
        t F: halt 1
        h
        t R: limit 0 6, start 1 R
        t R: run 1 R
        h: halt 1
    ";
    perform(&mut Random67::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random68(world: &mut World) {
        sequence<
            reactive_sequence(on_running = continue)< reactive_fallback< slow_condition(0) > >,
            fallback<
                reactive_sequence(on_running = continue)< slow_condition(1), condition(2) >,
                slow_condition(3)
            >,
            running
        >
    }
}

recorded!(Random68);

#[test]
fn random_68() {
    let scripts = ["RRRSS", "RRRFR", "FF", "RF"];
    let trace = "
        t R: cond 0 R
        +2ns
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 S, cond 1 R, cond 2 F, cond 3 R
        t F: cond 3 F
        +3ns
        t R: cond 0 S, cond 1 R, cond 2 F, cond 3 R
        t F: cond 3 F
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 S, cond 1 R, cond 2 F, cond 3 R
        t F: cond 3 F
        t R: cond 0 S, cond 1 F, cond 3 R
        t F: cond 3 F
        h
        +5ns
        t R: cond 0 R
        t R: cond 0 R
    ";
    perform(&mut Random68::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random75(world: &mut World) {
        reactive_fallback<
            fallback<
                force_failure(invert(Action(0))),
                reactive_fallback(on_running = continue)< Action(1) >
            >,
            slow_condition(2),
            slow_condition(3)
        >
    }
}

recorded!(Random75);

#[test]
fn random_75() {
    let scripts = ["F", "RSFSS", "S", "SSR"];
    let trace = "
        t R: start 0 F, start 1 R
        h: halt 1
        +9ns
        t S: start 0 F, start 1 S
        t S: start 0 F, start 1 F, cond 2 S
        t S: start 0 F, start 1 S
        t S: start 0 F, start 1 S
        t R: start 0 F, start 1 R
    ";
    perform(&mut Random75::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random78(world: &mut World) {
        reactive_sequence(on_running = continue)<
            Action(0),
            reactive_sequence< condition(1) >,
            invert(fallback< condition(2) >),
            condition(3)
        >
    }
}

recorded!(Random78);

#[test]
fn random_78() {
    let scripts = ["RRRFS", "FFSF", "SFSS", "SFFFS"];
    let trace = "
        t F: start 0 R, cond 1 F, halt 0
        t F: start 0 R, cond 1 F, halt 0
        t F: start 0 R, cond 1 S, cond 2 S, halt 0
        t F: start 0 F
        t F: start 0 S, cond 1 F
        t F: start 0 R, cond 1 F, halt 0
    ";
    perform(&mut Random78::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random80(world: &mut World) {
        reactive_fallback< fallback< Action(0) >, reactive_fallback< slow_condition(1) >, running >
    }
}

recorded!(Random80);

#[test]
fn random_80() {
    let scripts = ["SR", "RR"];
    let trace = "
        t S: start 0 S
        t R: start 0 R
        h: halt 0
        t S: start 0 S
        t R: start 0 R
        t S: run 0 S
        +4ns
        t R: start 0 R
        t S: run 0 S
        +5ns
        h
        t R: start 0 R
        +8ns
        h: halt 0
        t S: start 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        t S: run 0 S
        t R: start 0 R
        +6ns
    ";
    perform(&mut Random80::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random83(world: &mut World) {
        reactive_sequence< fallback< invert(success) > >
    }
}

recorded!(Random83);

#[test]
fn random_83() {
    let scripts = [];
    let trace = "
        h
        t F
        +1ns
        t F
        t F
        t F
        t F
        h
        t F
        t F
        t F
        t F
        t F
        +7ns
        t F
        t F
        +6ns
        t F
        t F
    ";
    perform(&mut Random83::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random84(world: &mut World) {
        reactive_fallback<
            force_failure(condition(0)),
            sequence< slow_condition(1), Action(2), Action(3), Action(4) >,
            condition(5),
            Action(6),
            condition(7)
        >
    }
}

recorded!(Random84);

#[test]
fn random_84() {
    let scripts = ["FFS", "RS", "RFRR", "FRRS", "FSR", "SS", "RSFFR", "SS"];
    let trace = "
        +7ns
        t R: cond 0 F, cond 1 R
        t R: cond 0 F, cond 1 S, start 2 R
        t S: cond 0 S, run 2 F, cond 5 S
        t R: cond 0 F, cond 1 R
        t R: cond 0 F, cond 1 S, start 2 R
        t R: cond 0 S, run 2 R
        t R: cond 0 F, run 2 R
        t S: cond 0 F, run 2 F, cond 5 S
    ";
    perform(&mut Random84::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random87(world: &mut World) {
        timeout(limit(world, 0),
            sequence<
                timeout(8ns, force_success(Action(1))),
                slow_condition(2),
                reactive_sequence< sequence< slow_condition(3) > >,
                running
            >
        )
    }
}

recorded!(Random87);

#[test]
fn random_87() {
    let scripts = ["3264", "SFS", "FRR", "RRF"];
    let trace = "
        t F: limit 0 3, start 1 S, cond 2 F
        t R: limit 0 2, start 1 F, cond 2 R
        t R: cond 2 R
        t F: cond 2 F
        t R: limit 0 6, start 1 S, cond 2 R
        t R: cond 2 R
        t F: cond 2 F
        t R: limit 0 4, start 1 S, cond 2 R
        t R: cond 2 R
        t F: cond 2 F
        t R: limit 0 3, start 1 F, cond 2 R
        t R: cond 2 R
        t F: cond 2 F
        t R: limit 0 2, start 1 S, cond 2 R
        t R: cond 2 R
        t F: cond 2 F
        t R: limit 0 6, start 1 S, cond 2 R
        t R: cond 2 R
        t F: cond 2 F
        t R: limit 0 4, start 1 F, cond 2 R
        t R: cond 2 R
        +3ns
        t F: cond 2 F
    ";
    perform(&mut Random87::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random90(world: &mut World) {
        reactive_fallback<
            fallback< sequence< Action(0), condition(1) > >,
            sequence< fallback< reactive_sequence< Action(2) >, condition(3) > >
        >
    }
}

recorded!(Random90);

#[test]
fn random_90() {
    let scripts = ["RS", "FSF", "RSRRR", "SFSFS"];
    let trace = "
        t R: start 0 R
        t R: run 0 S, cond 1 F, start 2 R
        t R: start 0 R, halt 2
        h: halt 0
        t S: start 0 S, cond 1 S
        t R: start 0 R
        +1ns
        t S: run 0 S, cond 1 F, start 2 S
        t R: start 0 R
        t R: run 0 S, cond 1 F, start 2 R
        t R: start 0 R, halt 2
        +1ns
        t S: run 0 S, cond 1 S
    ";
    perform(&mut Random90::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random93(world: &mut World) {
        reactive_fallback(on_running = continue)<
            force_failure(
                reactive_fallback(on_running = continue)< sequence< failure >, slow_condition(0) >
            )
        >
    }
}

recorded!(Random93);

#[test]
fn random_93() {
    let scripts = ["RRS"];
    let trace = "
        t R: cond 0 R
        t R: cond 0 R
        t F: cond 0 S
        t R: cond 0 R
        t R: cond 0 R
        t F: cond 0 S
        +4ns
        t R: cond 0 R
        t R: cond 0 R
        +2ns
        t F: cond 0 S
        +9ns
        +5ns
        t R: cond 0 R
        h
        t R: cond 0 R
        t F: cond 0 S
        h
        t R: cond 0 R
        t R: cond 0 R
        t F: cond 0 S
        t R: cond 0 R
    ";
    perform(&mut Random93::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random94(world: &mut World) {
        reactive_fallback<
            fallback<
                timeout(3ns,
                    force_failure(
                        reactive_fallback<
                            reactive_fallback(on_running = continue)< slow_condition(0) >,
                            condition(1)
                        >
                    )
                )
            >
        >
    }
}

recorded!(Random94);

#[test]
fn random_94() {
    let scripts = ["FRRFF", "FSSFS"];
    let trace = "
        +6ns
        t F: cond 0 F, cond 1 F
        +5ns
        t R: cond 0 R
        h
        t R: cond 0 R
        h
        t F: cond 0 F, cond 1 S
        +7ns
        t F: cond 0 F, cond 1 S
        h
        t F: cond 0 F, cond 1 F
        t R: cond 0 R
        t R: cond 0 R
        t F: cond 0 F, cond 1 S
    ";
    perform(&mut Random94::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random99(world: &mut World) {
        reactive_sequence<
            sequence<
                timeout(limit(world, 0),
                    reactive_fallback<
                        timeout(9ns,
                            reactive_fallback<
                                Action(1),
                                Action(2),
                                reactive_sequence< fallback< Action(3) > >
                            >
                        ),
                        fallback< invert(invert(slow_condition(4))), slow_condition(5) >,
                        slow_condition(6),
                        success
                    >
                ),
                reactive_sequence< slow_condition(7) >
            >,
            fallback< slow_condition(8) >,
            reactive_fallback(on_running = continue)< Action(9) >,
            condition(10)
        >
    }
}

recorded!(Random99);

#[test]
fn random_99() {
    let scripts = ["83", "SRRRR", "RSRRS", "SFR", "FR", "R", "SRRS", "SRR", "FRR", "R", "SSFFF"];
    let trace = "
        t F: limit 0 8, start 1 S, cond 7 S, cond 8 F
        t R: limit 0 3, start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        +2ns
        t R: run 1 S, cond 7 R
        t R: cond 7 R
        h
        t R: limit 0 8, start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 S, cond 7 S, cond 8 R
        +7ns
        t R: limit 0 3, start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 S, cond 7 R
        t R: cond 7 R
        h
    ";
    perform(&mut Random99::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random102(world: &mut World) {
        reactive_sequence(on_running = continue)<
            invert(slow_condition(0)),
            reactive_fallback(on_running = continue)< condition(1) >
        >
    }
}

recorded!(Random102);

#[test]
fn random_102() {
    let scripts = ["FSFRR", "FF"];
    let trace = "
        t F: cond 0 F, cond 1 F
        t F: cond 0 S
        t F: cond 0 F, cond 1 F
        h
        t F: cond 0 R, cond 1 F
        t F: cond 0 R, cond 1 F
        +7ns
        t F: cond 0 F, cond 1 F
        +7ns
        t F: cond 0 S
        t F: cond 0 F, cond 1 F
        t F: cond 0 R, cond 1 F
        t F: cond 0 R, cond 1 F
        t F: cond 0 F, cond 1 F
        t F: cond 0 S
    ";
    perform(&mut Random102::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random103(world: &mut World) {
        force_failure(
            reactive_fallback(on_running = continue)<
                fallback< sequence< slow_condition(0) > >,
                reactive_sequence(on_running = continue)< Action(1) >,
                Action(2)
            >
        )
    }
}

recorded!(Random103);

#[test]
fn random_103() {
    let scripts = ["RRR", "RRRS", "R"];
    let trace = "
        t R: cond 0 R, start 1 R, start 2 R
        t R: cond 0 R, run 1 R, run 2 R
        t R: cond 0 R, run 1 R, run 2 R
        t F: cond 0 R, run 1 S, halt 2
        +7ns
        t R: cond 0 R, start 1 R, start 2 R
        t R: cond 0 R, run 1 R, run 2 R
        t R: cond 0 R, run 1 R, run 2 R
    ";
    perform(&mut Random103::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random106(world: &mut World) {
        reactive_fallback<
            force_failure(
                reactive_sequence(on_running = continue)<
                    fallback<
                        reactive_sequence(on_running = continue)< sequence< slow_condition(0) > >
                    >,
                    Action(1),
                    reactive_sequence< sequence< success > >
                >
            )
        >
    }
}

recorded!(Random106);

#[test]
fn random_106() {
    let scripts = ["RSSR", "RRR"];
    let trace = "
        +4ns
        t R: cond 0 R, start 1 R
        +4ns
        +3ns
        t R: cond 0 S, run 1 R
        t R: cond 0 S, run 1 R
        t R: cond 0 R, run 1 R
        h: halt 1
    ";
    perform(&mut Random106::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random108(world: &mut World) {
        reactive_sequence<
            sequence< reactive_fallback< invert(slow_condition(0)) >, Action(1) >,
            sequence<
                success,
                reactive_sequence< reactive_fallback(on_running = continue)< Action(2) > >
            >
        >
    }
}

recorded!(Random108);

#[test]
fn random_108() {
    let scripts = ["RRF", "RRS", "S"];
    let trace = "
        t R: cond 0 R
        t R: cond 0 R
        +7ns
        t R: cond 0 F, start 1 R
        +9ns
        t R: run 1 R
        t S: run 1 S, start 2 S
        t R: cond 0 R
        +1ns
        h
        t R: cond 0 R
        t R: cond 0 F, start 1 R
        t R: run 1 R
        t S: run 1 S, start 2 S
        t R: cond 0 R
    ";
    perform(&mut Random108::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random112(world: &mut World) {
        sequence< fallback< Action(0) >, fallback< running > >
    }
}

recorded!(Random112);

#[test]
fn random_112() {
    let scripts = ["FR"];
    let trace = "
        t F: start 0 F
        +3ns
        t R: start 0 R
        t F: run 0 F
        h
        t R: start 0 R
        +7ns
        +9ns
        t F: run 0 F
    ";
    perform(&mut Random112::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random113(world: &mut World) {
        fallback< reactive_fallback< slow_condition(0) >, force_success(slow_condition(1)) >
    }
}

recorded!(Random113);

#[test]
fn random_113() {
    let scripts = ["RRR", "RRR"];
    let trace = "
        +6ns
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        +9ns
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
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
    ";
    perform(&mut Random113::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random115(world: &mut World) {
        invert(
            fallback<
                reactive_sequence(on_running = continue)<
                    sequence<
                        reactive_fallback(on_running = continue)< Action(0) >,
                        sequence< slow_condition(1) >
                    >
                >,
                sequence< Action(2) >
            >
        )
    }
}

recorded!(Random115);

#[test]
fn random_115() {
    let scripts = ["RRR", "R", "RR"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        h: halt 0
        t R: start 0 R
        +4ns
        t R: run 0 R
        t R: run 0 R
        h: halt 0
        h
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut Random115::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random117(world: &mut World) {
        timeout(limit(world, 0), sequence< invert(condition(1)), invert(timeout(2ns, Action(2))) >)
    }
}

recorded!(Random117);

#[test]
fn random_117() {
    let scripts = ["4136", "FF", "RSFR"];
    let trace = "
        t R: limit 0 4, cond 1 F, start 2 R
        t F: run 2 S
        t S: limit 0 1, cond 1 F, start 2 F
        t R: limit 0 3, cond 1 F, start 2 R
        t R: run 2 R
        t F: run 2 S
        t S: limit 0 6, cond 1 F, start 2 F
        h
        +7ns
        t R: limit 0 4, cond 1 F, start 2 R
        t R: run 2 R
    ";
    perform(&mut Random117::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random120(world: &mut World) {
        fallback< fallback< force_failure(reactive_sequence< sequence< slow_condition(0) > >) > >
    }
}

recorded!(Random120);

#[test]
fn random_120() {
    let scripts = ["FSRRR"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 S
        t R: cond 0 R
        t R: cond 0 R
        h
        +4ns
        +3ns
        +1ns
        t R: cond 0 R
    ";
    perform(&mut Random120::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random122(world: &mut World) {
        reactive_sequence<
            condition(0),
            sequence< condition(1) >,
            reactive_sequence< slow_condition(2) >,
            slow_condition(3)
        >
    }
}

recorded!(Random122);

#[test]
fn random_122() {
    let scripts = ["F", "FFSFF", "R", "RS"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        +3ns
        +9ns
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        h
        t F: cond 0 F
        +6ns
        t F: cond 0 F
        t F: cond 0 F
    ";
    perform(&mut Random122::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random127(world: &mut World) {
        reactive_sequence(on_running = continue)<
            timeout(2ns, Action(0)),
            sequence< timeout(9ns, sequence< slow_condition(1) >) >,
            sequence< condition(2) >
        >
    }
}

recorded!(Random127);

#[test]
fn random_127() {
    let scripts = ["RRR", "F", "FF"];
    let trace = "
        t F: start 0 R, cond 1 F, halt 0
        +3ns
        +7ns
        t F: start 0 R, cond 1 F, halt 0
        t F: start 0 R, cond 1 F, halt 0
        h
        t F: start 0 R, cond 1 F, halt 0
        +1ns
        t F: start 0 R, cond 1 F, halt 0
        +9ns
    ";
    perform(&mut Random127::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random131(world: &mut World) {
        fallback< Action(0), condition(1), timeout(8ns, slow_condition(2)) >
    }
}

recorded!(Random131);

#[test]
fn random_131() {
    let scripts = ["RSR", "S", "RRRR"];
    let trace = "
        t R: start 0 R
        h: halt 0
        t S: start 0 S
        t R: start 0 R
        t R: run 0 R
        t S: run 0 S
        t R: start 0 R
        t R: run 0 R
        t S: run 0 S
        t R: start 0 R
        t R: run 0 R
        t S: run 0 S
    ";
    perform(&mut Random131::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random132(world: &mut World) {
        reactive_sequence<
            timeout(2ns, reactive_sequence(on_running = continue)< Action(0) >),
            reactive_fallback< fallback< running > >
        >
    }
}

recorded!(Random132);

#[test]
fn random_132() {
    let scripts = ["RRFFR"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t F: run 0 F
        t F: start 0 F
        h
        h
        t R: start 0 R
        t R: run 0 R
        +5ns
        t F: halt 0
        t R: start 0 R
        t F: run 0 F
        t F: start 0 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        +2ns
        t F: halt 0
        t F: start 0 F
        t F: start 0 F
        t R: start 0 R
        t R: run 0 R
    ";
    perform(&mut Random132::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random133(world: &mut World) {
        reactive_fallback< fallback< Action(0), slow_condition(1) > >
    }
}

recorded!(Random133);

#[test]
fn random_133() {
    let scripts = ["R", "RFFS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        +6ns
        t R: run 0 R
    ";
    perform(&mut Random133::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random135(world: &mut World) {
        fallback< reactive_sequence(on_running = continue)< condition(0) >, Action(1) >
    }
}

recorded!(Random135);

#[test]
fn random_135() {
    let scripts = ["SFFSF", "R"];
    let trace = "
        t S: cond 0 S
        t R: cond 0 F, start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        +9ns
        h: halt 1
        t R: cond 0 F, start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
    ";
    perform(&mut Random135::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random136(world: &mut World) {
        sequence< reactive_sequence< reactive_sequence< Action(0), Action(1) >, Action(2) > >
    }
}

recorded!(Random136);

#[test]
fn random_136() {
    let scripts = ["R", "R", "RRRRR"];
    let trace = "
        t R: start 0 R
        h: halt 0
        t R: start 0 R
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
    perform(&mut Random136::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random137(world: &mut World) {
        fallback<
            reactive_sequence(on_running = continue)<
                timeout(limit(world, 0),
                    reactive_fallback< reactive_fallback< Action(1) >, condition(2) >
                )
            >
        >
    }
}

recorded!(Random137);

#[test]
fn random_137() {
    let scripts = ["0153", "RRRRR", "F"];
    let trace = "
        t R: limit 0 0, start 1 R
        t F: halt 1
        +7ns
        t R: limit 0 1, start 1 R
        t R: run 1 R
        h: halt 1
        +4ns
        t R: limit 0 5, start 1 R
        +6ns
        t F: halt 1
        +7ns
        +4ns
        +2ns
        t R: limit 0 3, start 1 R
        t R: run 1 R
        t R: run 1 R
        h: halt 1
        t R: limit 0 0, start 1 R
        t F: halt 1
    ";
    perform(&mut Random137::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random148(world: &mut World) {
        fallback< sequence< fallback< slow_condition(0), Action(1) > > >
    }
}

recorded!(Random148);

#[test]
fn random_148() {
    let scripts = ["RRFF", "R"];
    let trace = "
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 F, start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        h: halt 1
        t R: cond 0 F, start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        h: halt 1
        +7ns
        t R: cond 0 R
    ";
    perform(&mut Random148::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random149(world: &mut World) {
        reactive_fallback(on_running = continue)< sequence< slow_condition(0) >, Action(1) >
    }
}

recorded!(Random149);

#[test]
fn random_149() {
    let scripts = ["FRRRR", "RR"];
    let trace = "
        +1ns
        t R: cond 0 F, start 1 R
        t R: cond 0 R, run 1 R
        t R: cond 0 R, run 1 R
        t R: cond 0 R, run 1 R
        t R: cond 0 R, run 1 R
        t R: cond 0 F, run 1 R
        t R: cond 0 R, run 1 R
        t R: cond 0 R, run 1 R
        t R: cond 0 R, run 1 R
        t R: cond 0 R, run 1 R
        t R: cond 0 F, run 1 R
    ";
    perform(&mut Random149::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random156(world: &mut World) {
        force_failure(
            fallback<
                sequence< Action(0) >,
                sequence< Action(1), condition(2) >,
                reactive_fallback(on_running = continue)<
                    sequence< fallback< Action(3), timeout(limit(world, 4), condition(5)) > >,
                    invert(
                        timeout(limit(world, 6),
                            fallback<
                                sequence< timeout(9ns, condition(7)) >,
                                timeout(limit(world, 8), condition(9))
                            >
                        )
                    ),
                    Action(10)
                >
            >
        )
    }
}

recorded!(Random156);

#[test]
fn random_156() {
    let scripts = ["RSR", "SFR", "SFF", "SSR", "28316", "FFS", "4367", "SFF", "2", "S", "F"];
    let trace = "
        t R: start 0 R
        t F: run 0 S
        t R: start 0 R
        t R: run 0 R
        t F: run 0 S
        t R: start 0 R
        t R: run 0 R
        t F: run 0 S
        t R: start 0 R
        t R: run 0 R
        t F: run 0 S
        t R: start 0 R
        +9ns
    ";
    perform(&mut Random156::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random157(world: &mut World) {
        invert(
            reactive_fallback(on_running = continue)<
                fallback< reactive_fallback< sequence< slow_condition(0) > > >
            >
        )
    }
}

recorded!(Random157);

#[test]
fn random_157() {
    let scripts = ["RR"];
    let trace = "
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        h
        t R: cond 0 R
        t R: cond 0 R
        +1ns
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        +1ns
        t R: cond 0 R
        t R: cond 0 R
        h
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
    ";
    perform(&mut Random157::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random158(world: &mut World) {
        reactive_sequence<
            sequence< fallback< Action(0) > >,
            timeout(3ns,
                reactive_sequence<
                    reactive_fallback(on_running = continue)<
                        reactive_sequence(on_running = continue)< condition(1) >,
                        reactive_sequence<
                            reactive_sequence(on_running = continue)< Action(2) >,
                            Action(3)
                        >,
                        slow_condition(4)
                    >,
                    condition(5),
                    reactive_fallback< Action(6) >,
                    invert(failure)
                >
            )
        >
    }
}

recorded!(Random158);

#[test]
fn random_158() {
    let scripts = ["RR", "FSFF", "R", "SRF", "RSR", "SS", "SSRR"];
    let trace = "
        t R: start 0 R
        +6ns
        t R: run 0 R
        +4ns
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut Random158::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random159(world: &mut World) {
        reactive_fallback<
            invert(
                fallback<
                    reactive_fallback< slow_condition(0), Action(1), Action(2), slow_condition(3) >,
                    failure
                >
            )
        >
    }
}

recorded!(Random159);

#[test]
fn random_159() {
    let scripts = ["SRS", "RRSF", "RRSRR", "RRR"];
    let trace = "
        t F: cond 0 S
        t R: cond 0 R
        +6ns
        h
        t F: cond 0 S
        t F: cond 0 S
        t R: cond 0 R
        t F: cond 0 S
        t F: cond 0 S
    ";
    perform(&mut Random159::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random161(world: &mut World) {
        reactive_sequence< fallback< sequence< condition(0) > > >
    }
}

recorded!(Random161);

#[test]
fn random_161() {
    let scripts = ["FFS"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t S: cond 0 S
        t F: cond 0 F
        t F: cond 0 F
        +3ns
        t S: cond 0 S
        +9ns
        h
        t F: cond 0 F
        h
        t F: cond 0 F
        h
        t S: cond 0 S
    ";
    perform(&mut Random161::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random163(world: &mut World) {
        reactive_fallback< sequence< fallback< condition(0), Action(1) >, condition(2) > >
    }
}

recorded!(Random163);

#[test]
fn random_163() {
    let scripts = ["FFSFF", "RRRRR", "SSFS"];
    let trace = "
        t R: cond 0 F, start 1 R
        +4ns
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        +5ns
        t R: run 1 R
        +8ns
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        +3ns
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        +4ns
    ";
    perform(&mut Random163::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random164(world: &mut World) {
        timeout(limit(world, 0),
            timeout(7ns,
                sequence<
                    fallback< timeout(6ns, Action(1)), slow_condition(2) >,
                    sequence<
                        reactive_sequence(on_running = continue)< fallback< condition(3) > >,
                        timeout(2ns, slow_condition(4)),
                        slow_condition(5)
                    >
                >
            )
        )
    }
}

recorded!(Random164);

#[test]
fn random_164() {
    let scripts = ["6002", "R", "RR", "SFFFF", "RSSR", "R"];
    let trace = "
        t R: limit 0 6, start 1 R
        t R: run 1 R
        +6ns
        t F: halt 1
        t R: limit 0 0, start 1 R
        t F: halt 1
        t R: limit 0 0, start 1 R
        t F: halt 1
    ";
    perform(&mut Random164::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random165(world: &mut World) {
        fallback<
            reactive_fallback< sequence< fallback< fallback< slow_condition(0) >, condition(1) > > >,
            reactive_fallback< timeout(limit(world, 2), fallback< failure >) >
        >
    }
}

recorded!(Random165);

#[test]
fn random_165() {
    let scripts = ["SRFR", "SSSF", "2"];
    let trace = "
        t S: cond 0 S
        t R: cond 0 R
        +6ns
        t S: cond 0 F, cond 1 S
        h
        t R: cond 0 R
        h
        t S: cond 0 S
        h
        t R: cond 0 R
        t S: cond 0 F, cond 1 S
        t R: cond 0 R
        t S: cond 0 S
    ";
    perform(&mut Random165::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random171(world: &mut World) {
        fallback<
            condition(0),
            invert(
                invert(
                    reactive_fallback(on_running = continue)<
                        Action(1),
                        reactive_fallback(on_running = continue)<
                            sequence< reactive_sequence< Action(2), Action(3) > >
                        >
                    >
                )
            )
        >
    }
}

recorded!(Random171);

#[test]
fn random_171() {
    let scripts = ["FSFS", "SFFSR", "R", "SFR"];
    let trace = "
        +4ns
        t S: cond 0 F, start 1 S
        t S: cond 0 S
        t R: cond 0 F, start 1 F, start 2 R
        t R: start 1 F, run 2 R
        t S: start 1 S, halt 2
        t S: cond 0 S
        +8ns
        t R: cond 0 F, start 1 R, start 2 R
    ";
    perform(&mut Random171::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random176(world: &mut World) {
        invert(
            reactive_fallback<
                invert(
                    reactive_sequence<
                        reactive_fallback< Action(0), fallback< Action(1) > >,
                        force_failure(sequence< condition(2) >)
                    >
                )
            >
        )
    }
}

recorded!(Random176);

#[test]
fn random_176() {
    let scripts = ["S", "FRR", "SSSSS"];
    let trace = "
        t F: start 0 S, cond 2 S
        t F: start 0 S, cond 2 S
        t F: start 0 S, cond 2 S
        t F: start 0 S, cond 2 S
        +3ns
        t F: start 0 S, cond 2 S
        t F: start 0 S, cond 2 S
        h
        t F: start 0 S, cond 2 S
        h
        +9ns
        t F: start 0 S, cond 2 S
        t F: start 0 S, cond 2 S
        t F: start 0 S, cond 2 S
    ";
    perform(&mut Random176::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random177(world: &mut World) {
        sequence<
            invert(
                reactive_sequence(on_running = continue)<
                    reactive_fallback(on_running = continue)< Action(0) >
                >
            ),
            reactive_sequence(on_running = continue)< Action(1) >
        >
    }
}

recorded!(Random177);

#[test]
fn random_177() {
    let scripts = ["RRR", "R"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        +5ns
        t R: run 0 R
        t R: run 0 R
        +7ns
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        +7ns
        t R: run 0 R
        h: halt 0
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut Random177::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random190(world: &mut World) {
        invert(
            invert(
                timeout(limit(world, 0), reactive_fallback(on_running = continue)< condition(1) >)
            )
        )
    }
}

recorded!(Random190);

#[test]
fn random_190() {
    let scripts = ["8162", "FSFFF"];
    let trace = "
        h
        t F: limit 0 8, cond 1 F
        t S: limit 0 1, cond 1 S
        t F: limit 0 6, cond 1 F
        t F: limit 0 2, cond 1 F
        t F: limit 0 8, cond 1 F
        h
        h
        +9ns
        t F: limit 0 1, cond 1 F
        h
        t S: limit 0 6, cond 1 S
    ";
    perform(&mut Random190::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random191(world: &mut World) {
        reactive_sequence(on_running = continue)<
            reactive_fallback(on_running = continue)< slow_condition(0) >,
            slow_condition(1)
        >
    }
}

recorded!(Random191);

#[test]
fn random_191() {
    let scripts = ["SFR", "RRS"];
    let trace = "
        t R: cond 0 S, cond 1 R
        t F: cond 0 F
        +6ns
        t R: cond 0 R, cond 1 R
        t S: cond 0 S, cond 1 S
        +3ns
        +2ns
        t F: cond 0 F
        t R: cond 0 R, cond 1 R
        t R: cond 0 S, cond 1 R
        +3ns
        t F: cond 0 F
        t R: cond 0 R, cond 1 S
        t R: cond 0 S, cond 1 R
        t F: cond 0 F
        t R: cond 0 R, cond 1 R
        t S: cond 0 S, cond 1 S
        h
        t F: cond 0 F
        t R: cond 0 R, cond 1 R
        t R: cond 0 S, cond 1 R
        t F: cond 0 F
        t R: cond 0 R, cond 1 S
        h
    ";
    perform(&mut Random191::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random200(world: &mut World) {
        sequence< invert(fallback< condition(0), Action(1) >) >
    }
}

recorded!(Random200);

#[test]
fn random_200() {
    let scripts = ["SSFSF", "RRRR"];
    let trace = "
        t F: cond 0 S
        t F: cond 0 S
        +5ns
        t R: cond 0 F, start 1 R
        +9ns
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        +7ns
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        +6ns
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        h: halt 1
    ";
    perform(&mut Random200::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random202(world: &mut World) {
        force_success(sequence< force_success(condition(0)), slow_condition(1) >)
    }
}

recorded!(Random202);

#[test]
fn random_202() {
    let scripts = ["SFSSS", "RFSF"];
    let trace = "
        t R: cond 0 S, cond 1 R
        t S: cond 1 F
        t S: cond 0 F, cond 1 S
        +7ns
        +1ns
        t S: cond 0 S, cond 1 F
    ";
    perform(&mut Random202::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random204(world: &mut World) {
        reactive_sequence< Action(0), condition(1), Action(2) >
    }
}

recorded!(Random204);

#[test]
fn random_204() {
    let scripts = ["SRRRR", "FFFSF", "RRFRF"];
    let trace = "
        t F: start 0 S, cond 1 F
        t R: start 0 R
        +5ns
        t R: run 0 R
        t R: run 0 R
        +3ns
        +5ns
        t R: run 0 R
        t F: run 0 S, cond 1 F
    ";
    perform(&mut Random204::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random208(world: &mut World) {
        timeout(3ns,
            force_failure(sequence< sequence< reactive_fallback< slow_condition(0) >, Action(1) > >)
        )
    }
}

recorded!(Random208);

#[test]
fn random_208() {
    let scripts = ["RFRRR", "RFSRS"];
    let trace = "
        +5ns
        t R: cond 0 R
        h
        t F: cond 0 F
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t F: cond 0 F
        t R: cond 0 R
        t R: cond 0 R
        +6ns
        t F
        t R: cond 0 R
    ";
    perform(&mut Random208::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random209(world: &mut World) {
        force_success(
            timeout(4ns,
                sequence<
                    reactive_sequence<
                        timeout(9ns, reactive_sequence< condition(0) >),
                        sequence< Action(1) >
                    >
                >
            )
        )
    }
}

recorded!(Random209);

#[test]
fn random_209() {
    let scripts = ["FFF", "R"];
    let trace = "
        t S: cond 0 F
        h
        t S: cond 0 F
        +3ns
        t S: cond 0 F
        t S: cond 0 F
        t S: cond 0 F
        t S: cond 0 F
        +6ns
        +3ns
        t S: cond 0 F
        h
        t S: cond 0 F
        t S: cond 0 F
        t S: cond 0 F
    ";
    perform(&mut Random209::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random211(world: &mut World) {
        reactive_sequence(on_running = continue)<
            timeout(6ns,
                reactive_fallback<
                    timeout(3ns, force_failure(timeout(1ns, invert(force_success(Action(0))))))
                >
            )
        >
    }
}

recorded!(Random211);

#[test]
fn random_211() {
    let scripts = ["SFSRR"];
    let trace = "
        t F: start 0 S
        t F: start 0 F
        t F: start 0 S
        t R: start 0 R
        t R: run 0 R
        t F: run 0 S
        t F: start 0 F
        h
        t F: start 0 S
        t R: start 0 R
        t R: run 0 R
        t F: run 0 S
        t F: start 0 F
        t F: start 0 S
        t R: start 0 R
    ";
    perform(&mut Random211::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random212(world: &mut World) {
        reactive_sequence(on_running = continue)<
            reactive_fallback< sequence< Action(0) > >,
            condition(1)
        >
    }
}

recorded!(Random212);

#[test]
fn random_212() {
    let scripts = ["SRR", "SSSFS"];
    let trace = "
        t S: start 0 S, cond 1 S
        +1ns
        t R: start 0 R, cond 1 S
        h: halt 0
        +9ns
        h
        t R: start 0 R, cond 1 S
        t F: run 0 S, cond 1 F
        t R: start 0 R, cond 1 S
        t R: run 0 R, cond 1 S
        t S: run 0 S, cond 1 S
        t R: start 0 R, cond 1 S
    ";
    perform(&mut Random212::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random213(world: &mut World) {
        fallback<
            timeout(limit(world, 0), reactive_fallback(on_running = continue)< condition(1) >),
            fallback< condition(2) >,
            reactive_fallback(on_running = continue)< Action(3) >,
            slow_condition(4)
        >
    }
}

recorded!(Random213);

#[test]
fn random_213() {
    let scripts = ["62033", "SF", "SFSS", "SRR", "RFF"];
    let trace = "
        t S: limit 0 6, cond 1 S
        +8ns
        t S: limit 0 2, cond 1 F, cond 2 S
        t S: limit 0 0, cond 1 S
        h
        t S: limit 0 3, cond 1 F, cond 2 F, start 3 S
        +8ns
        t S: limit 0 3, cond 1 S
        t S: limit 0 6, cond 1 F, cond 2 S
        t S: limit 0 2, cond 1 S
        h
        t S: limit 0 0, cond 1 F, cond 2 S
        t S: limit 0 3, cond 1 S
        t S: limit 0 3, cond 1 F, cond 2 S
        t S: limit 0 6, cond 1 S
    ";
    perform(&mut Random213::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random216(world: &mut World) {
        invert(reactive_fallback< force_failure(invert(fallback< slow_condition(0) >)) >)
    }
}

recorded!(Random216);

#[test]
fn random_216() {
    let scripts = ["RS"];
    let trace = "
        t R: cond 0 R
        t S: cond 0 S
        t R: cond 0 R
        t S: cond 0 S
        t R: cond 0 R
        h
        h
        t S: cond 0 S
        t R: cond 0 R
        +3ns
        +6ns
        t S: cond 0 S
        h
        t R: cond 0 R
        t S: cond 0 S
    ";
    perform(&mut Random216::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random218(world: &mut World) {
        sequence< reactive_sequence< reactive_fallback(on_running = continue)< running > > >
    }
}

recorded!(Random218);

#[test]
fn random_218() {
    let scripts = [];
    let trace = "
        +3ns
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        +2ns
        t R
        t R
        +1ns
        t R
        +1ns
        t R
        t R
        h
        t R
        t R
        t R
        +1ns
        t R
        t R
        t R
    ";
    perform(&mut Random218::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random219(world: &mut World) {
        timeout(limit(world, 0),
            reactive_sequence(on_running = continue)<
                sequence< sequence< slow_condition(1), fallback< condition(2) > > >
            >
        )
    }
}

recorded!(Random219);

#[test]
fn random_219() {
    let scripts = ["326", "FRR", "FSFS"];
    let trace = "
        t F: limit 0 3, cond 1 F
        t R: limit 0 2, cond 1 R
        t R: cond 1 R
        t F: cond 1 F
        t R: limit 0 6, cond 1 R
        h
        t R: limit 0 3, cond 1 R
        t F: cond 1 F
        t R: limit 0 2, cond 1 R
        t R: cond 1 R
        +4ns
        t F
    ";
    perform(&mut Random219::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random220(world: &mut World) {
        invert(
            reactive_sequence(on_running = continue)<
                invert(
                    reactive_fallback<
                        fallback< reactive_sequence< condition(0), condition(1) > >,
                        sequence< condition(2) >
                    >
                ),
                sequence< condition(3) >
            >
        )
    }
}

recorded!(Random220);

#[test]
fn random_220() {
    let scripts = ["S", "FFF", "FF", "FSFS"];
    let trace = "
        t S: cond 0 S, cond 1 F, cond 2 F, cond 3 F
        t F: cond 0 S, cond 1 F, cond 2 F, cond 3 S
        t S: cond 0 S, cond 1 F, cond 2 F, cond 3 F
        t F: cond 0 S, cond 1 F, cond 2 F, cond 3 S
        t S: cond 0 S, cond 1 F, cond 2 F, cond 3 F
        +2ns
        +1ns
        t F: cond 0 S, cond 1 F, cond 2 F, cond 3 S
        t S: cond 0 S, cond 1 F, cond 2 F, cond 3 F
        +6ns
        h
        +2ns
        t F: cond 0 S, cond 1 F, cond 2 F, cond 3 S
        t S: cond 0 S, cond 1 F, cond 2 F, cond 3 F
        t F: cond 0 S, cond 1 F, cond 2 F, cond 3 S
    ";
    perform(&mut Random220::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random221(world: &mut World) {
        fallback<
            Action(0),
            reactive_sequence<
                sequence< fallback< condition(1), slow_condition(2) >, slow_condition(3) >,
                slow_condition(4)
            >
        >
    }
}

recorded!(Random221);

#[test]
fn random_221() {
    let scripts = ["FRFS", "FFFF", "SF", "SR", "S"];
    let trace = "
        t S: start 0 F, cond 1 F, cond 2 S, cond 3 S, cond 4 S
        t R: start 0 R
        t F: run 0 F, cond 1 F, cond 2 F
        t S: start 0 S
        +5ns
        t R: start 0 F, cond 1 F, cond 2 S, cond 3 R
        t S: cond 3 S, cond 4 S
        t R: start 0 R
        t F: run 0 F, cond 1 F, cond 2 F
        t S: start 0 S
        t R: start 0 F, cond 1 F, cond 2 S, cond 3 R
        t S: cond 3 S, cond 4 S
        t R: start 0 R
        t F: run 0 F, cond 1 F, cond 2 F
        t S: start 0 S
    ";
    perform(&mut Random221::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random224(world: &mut World) {
        reactive_fallback< slow_condition(0), reactive_sequence< slow_condition(1), running > >
    }
}

recorded!(Random224);

#[test]
fn random_224() {
    let scripts = ["RFRR", "FFRSR"];
    let trace = "
        t R: cond 0 R
        t F: cond 0 F, cond 1 F
        t R: cond 0 R
        +5ns
        t R: cond 0 R
        t R: cond 0 R
        h
        t F: cond 0 F, cond 1 F
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
    ";
    perform(&mut Random224::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random229(world: &mut World) {
        reactive_fallback(on_running = continue)< fallback< invert(condition(0)), Action(1) > >
    }
}

recorded!(Random229);

#[test]
fn random_229() {
    let scripts = ["FFS", "FRFF"];
    let trace = "
        h
        t S: cond 0 F
        t S: cond 0 F
        t F: cond 0 S, start 1 F
        t S: cond 0 F
        t S: cond 0 F
    ";
    perform(&mut Random229::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random230(world: &mut World) {
        reactive_fallback<
            reactive_fallback<
                timeout(2ns,
                    reactive_sequence(on_running = continue)<
                        reactive_fallback< Action(0) >,
                        slow_condition(1)
                    >
                ),
                condition(2)
            >,
            running
        >
    }
}

recorded!(Random230);

#[test]
fn random_230() {
    let scripts = ["RR", "RR", "S"];
    let trace = "
        t R: start 0 R, cond 1 R
        t R: run 0 R, cond 1 R
        h: halt 0
        t R: start 0 R, cond 1 R
        t R: run 0 R, cond 1 R
        t R: run 0 R, cond 1 R
        t R: run 0 R, cond 1 R
        t R: run 0 R, cond 1 R
        t R: run 0 R, cond 1 R
        t R: run 0 R, cond 1 R
        +1ns
        t R: run 0 R, cond 1 R
        t R: run 0 R, cond 1 R
        h: halt 0
        t R: start 0 R, cond 1 R
        t R: run 0 R, cond 1 R
        t R: run 0 R, cond 1 R
    ";
    perform(&mut Random230::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random231(world: &mut World) {
        reactive_fallback(on_running = continue)<
            Action(0),
            invert(timeout(limit(world, 1), fallback< condition(2) >))
        >
    }
}

recorded!(Random231);

#[test]
fn random_231() {
    let scripts = ["SR", "024", "SFSFS"];
    let trace = "
        t S: start 0 S
        t R: start 0 R, limit 1 0, cond 2 S
        t S: run 0 S
        t S: start 0 R, limit 1 2, cond 2 F, halt 0
        t S: start 0 S
        t R: start 0 R, limit 1 4, cond 2 S
        t S: run 0 S
        t S: start 0 R, limit 1 0, cond 2 F, halt 0
        t S: start 0 S
        t R: start 0 R, limit 1 2, cond 2 S
        t S: run 0 S
    ";
    perform(&mut Random231::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random232(world: &mut World) {
        fallback<
            condition(0),
            fallback<
                sequence<
                    slow_condition(1),
                    reactive_sequence(on_running = continue)< slow_condition(2) >
                >,
                Action(3)
            >
        >
    }
}

recorded!(Random232);

#[test]
fn random_232() {
    let scripts = ["SS", "SRR", "FRRR", "F"];
    let trace = "
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
    ";
    perform(&mut Random232::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random238(world: &mut World) {
        fallback< timeout(9ns, condition(0)), condition(1) >
    }
}

recorded!(Random238);

#[test]
fn random_238() {
    let scripts = ["FF", "FFSS"];
    let trace = "
        t F: cond 0 F, cond 1 F
        t F: cond 0 F, cond 1 F
        +7ns
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t F: cond 0 F, cond 1 F
        h
        t F: cond 0 F, cond 1 F
        t S: cond 0 F, cond 1 S
        h
        t S: cond 0 F, cond 1 S
        t F: cond 0 F, cond 1 F
        t F: cond 0 F, cond 1 F
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t F: cond 0 F, cond 1 F
        +2ns
        t F: cond 0 F, cond 1 F
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t F: cond 0 F, cond 1 F
    ";
    perform(&mut Random238::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random240(world: &mut World) {
        invert(
            sequence<
                fallback< reactive_sequence< invert(Action(0)), Action(1) > >,
                sequence< force_failure(reactive_sequence< running >) >
            >
        )
    }
}

recorded!(Random240);

#[test]
fn random_240() {
    let scripts = ["RRRR", "RR"];
    let trace = "
        h
        t R: start 0 R
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
        +5ns
        +4ns
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut Random240::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random244(world: &mut World) {
        sequence<
            slow_condition(0),
            fallback< reactive_fallback< slow_condition(1) > >,
            slow_condition(2)
        >
    }
}

recorded!(Random244);

#[test]
fn random_244() {
    let scripts = ["RF", "RFRR", "FRRSF"];
    let trace = "
        t R: cond 0 R
        h
        +1ns
        t F: cond 0 F
        t R: cond 0 R
        t F: cond 0 F
        t R: cond 0 R
        t F: cond 0 F
        +8ns
        t R: cond 0 R
        h
        h
    ";
    perform(&mut Random244::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random248(world: &mut World) {
        fallback<
            sequence< Action(0), sequence< Action(1), slow_condition(2) >, slow_condition(3) >,
            Action(4)
        >
    }
}

recorded!(Random248);

#[test]
fn random_248() {
    let scripts = ["RRRFR", "RFRRF", "FRSRR", "RS", "SRRRS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        h: halt 0
        t R: start 0 R
        h: halt 0
        t S: start 0 F, start 4 S
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        +6ns
    ";
    perform(&mut Random248::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random252(world: &mut World) {
        timeout(4ns,
            sequence<
                invert(reactive_fallback(on_running = continue)< invert(condition(0)) >),
                sequence< invert(fallback< slow_condition(1) >) >,
                force_failure(Action(2))
            >
        )
    }
}

recorded!(Random252);

#[test]
fn random_252() {
    let scripts = ["SFFSF", "RSS", "RRR"];
    let trace = "
        t R: cond 0 S, cond 1 R
        +2ns
        h
        t F: cond 0 F
        t F: cond 0 F
        h
        +4ns
        +4ns
        +2ns
        t F: cond 0 S, cond 1 S
        +2ns
        t F: cond 0 F
        t F: cond 0 S, cond 1 S
        t F: cond 0 F
        +3ns
        t F: cond 0 F
        +3ns
    ";
    perform(&mut Random252::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random253(world: &mut World) {
        force_failure(
            invert(
                reactive_fallback<
                    invert(
                        invert(
                            reactive_sequence<
                                reactive_fallback< fallback< Action(0), Action(1) > >,
                                slow_condition(2)
                            >
                        )
                    )
                >
            )
        )
    }
}

recorded!(Random253);

#[test]
fn random_253() {
    let scripts = ["FS", "FR", "RRRS"];
    let trace = "
        t F: start 0 F, start 1 F
        t R: start 0 S, cond 2 R
        t R: start 0 F, start 1 R
        +1ns
        t F: run 1 F
        t R: start 0 S, cond 2 R
        t R: start 0 F, start 1 R
        t F: run 1 F
        t R: start 0 S, cond 2 R
        +5ns
        t R: start 0 F, start 1 R
        t F: run 1 F
        +9ns
        h
        t F: start 0 S, cond 2 S
        +8ns
        t R: start 0 F, start 1 R
    ";
    perform(&mut Random253::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random262(world: &mut World) {
        fallback< Action(0), Action(1), running >
    }
}

recorded!(Random262);

#[test]
fn random_262() {
    let scripts = ["F", "RFF"];
    let trace = "
        t R: start 0 F, start 1 R
        t R: run 1 F
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
        +4ns
    ";
    perform(&mut Random262::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random263(world: &mut World) {
        force_failure(
            reactive_fallback(on_running = continue)<
                reactive_sequence< invert(Action(0)), slow_condition(1) >
            >
        )
    }
}

recorded!(Random263);

#[test]
fn random_263() {
    let scripts = ["SFR", "FRR"];
    let trace = "
        +9ns
        t F: start 0 S
        t F: start 0 F, cond 1 F
        t R: start 0 R
        t F: run 0 S
        t R: start 0 F, cond 1 R
        t R: start 0 R
        t F: run 0 S
        t R: start 0 F, cond 1 R
        t R: start 0 R
        t F: run 0 S
        +9ns
        t F: start 0 F, cond 1 F
        t R: start 0 R
        t F: run 0 S
        +3ns
        t R: start 0 F, cond 1 R
        t R: start 0 R
        t F: run 0 S
        t R: start 0 F, cond 1 R
        t R: start 0 R
        t F: run 0 S
        t F: start 0 F, cond 1 F
        t R: start 0 R
    ";
    perform(&mut Random263::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random266(world: &mut World) {
        fallback<
            sequence< invert(condition(0)), sequence< slow_condition(1), Action(2) > >,
            reactive_fallback< slow_condition(3) >,
            slow_condition(4),
            Action(5)
        >
    }
}

recorded!(Random266);

#[test]
fn random_266() {
    let scripts = ["FFSFS", "RFR", "RRRFS", "FRSRR", "RRRS", "FRRR"];
    let trace = "
        t R: cond 0 F, cond 1 R
        +1ns
        t R: cond 1 F, cond 3 F, cond 4 R
        t R: cond 4 R
        +1ns
        h
        t R: cond 0 F, cond 1 R
    ";
    perform(&mut Random266::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random268(world: &mut World) {
        reactive_fallback(on_running = continue)<
            reactive_fallback< reactive_sequence(on_running = continue)< Action(0) >, Action(1) >,
            reactive_sequence< fallback< condition(2) >, condition(3) >,
            timeout(1ns, condition(4))
        >
    }
}

recorded!(Random268);

#[test]
fn random_268() {
    let scripts = ["S", "RSRR", "SSFF", "FF", "FS"];
    let trace = "
        t S: start 0 S
        +3ns
        t S: start 0 S
        t S: start 0 S
        t S: start 0 S
        h
        +6ns
        t S: start 0 S
        t S: start 0 S
        +2ns
        +5ns
        +3ns
    ";
    perform(&mut Random268::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random271(world: &mut World) {
        sequence<
            sequence<
                slow_condition(0),
                sequence<
                    Action(1),
                    invert(fallback< timeout(limit(world, 2), Action(3)), slow_condition(4) >)
                >
            >,
            reactive_fallback< condition(5) >
        >
    }
}

recorded!(Random271);

#[test]
fn random_271() {
    let scripts = ["RS", "RFRRR", "05467", "R", "RSRS", "S"];
    let trace = "
        t R: cond 0 R
        t R: cond 0 S, start 1 R
        t F: run 1 F
        t R: cond 0 R
        t R: cond 0 S, start 1 R
        t R: run 1 R
        h: halt 1
        t R: cond 0 R
        t R: cond 0 S, start 1 R
        t R: run 1 R
        t F: run 1 F
        t R: cond 0 R
        t R: cond 0 S, start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t F: run 1 F
        t R: cond 0 R
        t R: cond 0 S, start 1 R
        t R: run 1 R
        h: halt 1
        h
    ";
    perform(&mut Random271::new(), &scripts, trace);
}
