// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::{perform::*, world::*};
use quickbeam::behavior_tree;

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random1(world: &mut World) {
        delay(6ns,
            switch(choice(world, 0))<
                0 => slow_condition(1),
                1 => force_success(
                    force_failure(while_do_else< slow_condition(2), slow_condition(3) >)
                ),
                2 => Action(4),
                _ => utility<
                    score(5) => while_do_else<
                        async_sequence(yield = sync)< wait(4ns) >,
                        condition(6)
                    >,
                    score(5) => Action(7)
                >
            >
        )
    }
}

recorded!(Random1);

#[test]
fn random_1() {
    let scripts = ["4001", "SRR", "FFSFR", "FRRR", "RRSSR", "2", "FSSFS", "RFRF"];
    let trace = "
        t R
        t R
        t R
        t R
        t R
        t R
        +6ns
        t R: number 0 4, number 5 2, number 5 2
        t S: number 0 0, cond 1 S
        t R
        +5ns
    ";
    perform(&mut Random1::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random3(world: &mut World) {
        repeat(3, yield = always,
            fallback<
                sequence<
                    timeout(limit(world, 0),
                        switch(choice(world, 1))< _ => interrupter(condition(2), success) >
                    ),
                    slow_condition(3),
                    slow_condition(4)
                >
            >
        )
    }
}

recorded!(Random3);

#[test]
fn random_3() {
    let scripts = ["830", "1110", "FSSSS", "FSRR", "SRFR"];
    let trace = "
        +7ns
        t F: number 0 8, number 1 1, cond 2 F
        +0ns
        t F: number 0 3, number 1 1, cond 2 S, cond 3 F
        t R: number 0 0, number 1 1, cond 2 S, cond 3 S, cond 4 S
        t R: number 0 8, number 1 0, cond 2 S, cond 3 R
        t R: cond 3 R
        t F: cond 3 F
        t R: number 0 3, number 1 1, cond 2 S, cond 3 S, cond 4 R
        t F: cond 4 F
        t F: number 0 0, number 1 1, cond 2 F
        +2ns
        h
        +4ns
        h
        t R: number 0 8, number 1 1, cond 2 S, cond 3 R
        t R: cond 3 R
        +8ns
        t F: cond 3 F
        t R: number 0 3, number 1 0, cond 2 S, cond 3 S, cond 4 R
        t R: cond 4 S
        r
    ";
    perform(&mut Random3::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random13(world: &mut World) {
        async_sequence(yield = sync)<
            instant(
                sequence<
                    if_then_else<
                        keep_running_until_failure(Action(0)),
                        slow_condition(1),
                        Scripted(2)< condition(3) >
                    >
                >
            )
        >
    }
}

recorded!(Random13);

#[test]
fn random_13() {
    let scripts = ["FRR", "RRS", "F/?1h1=/t1S/t1t0t1R", "FFFFF"];
    let trace = "
        t F: start 0 F, start 2 F
        t R: start 0 R
        h: halt 0
        t R: start 0 R
        h: halt 0
        t S: start 0 F, asked 2 1 false, start 2 S
        t R: start 0 R
        h: halt 0
        t R: start 0 R
        +8ns
    ";
    perform(&mut Random13::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random20(world: &mut World) {
        reactive_fallback<
            repeat(retry(reactive_sequence(on_running = continue)< Action(0), Action(1) >))
        >
    }
}

recorded!(Random20);

#[test]
fn random_20() {
    let scripts = ["FFF", "FRRR"];
    let trace = "
        t R: start 0 F
        t R: start 0 F
        +3ns
        t R: start 0 F
        t R: start 0 F
        +8ns
        t R: start 0 F
        t R: start 0 F
        h
        t R: start 0 F
        t R: start 0 F
        t R: start 0 F
        +5ns
        t R: start 0 F
        t R: start 0 F
        +7ns
    ";
    perform(&mut Random20::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random21(world: &mut World) {
        Scripted(0)<
            repeater(yield = never, wait(6ns), delay(2ns, interrupter(slow_condition(1), failure))),
            switch(choice(world, 2))<
                0 => context(mood(world, 3), running),
                _ => slow_condition(4)
            >,
            wait(limit(world, 5))
        >
    }
}

recorded!(Random21);

#[test]
fn random_21() {
    let scripts = ["R/h1h3=/R", "RSRS", "10222", "445", "FR", "57"];
    let trace = "
        t R: start 0 R
        t S: run 0 S
        +0ns
        t R: start 0 R
        t R: run 0 R
        t S: run 0 S
        h
        t R: start 0 R
        t R: run 0 R
        t S: run 0 S
        +7ns
    ";
    perform(&mut Random21::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random22(world: &mut World) {
        timeout(2ns,
            keep_running_until_failure(retry(Scripted(0)< Action(1), fallback< Action(2) > >))
        )
    }
}

recorded!(Random22);

#[test]
fn random_22() {
    let scripts = ["=/t1R/t2h1t2R/h0R/=", "FSFRR", "RFRSR"];
    let trace = "
        t R: start 0 S
        t R: start 2 R, saw 0 1 R, start 0 R
        t R: saw 0 2 F, halt 2, saw 0 2 F, run 0 R
        t R: run 0 R
        t R: run 0 S
        t R: start 0 S
        h
        t R: start 2 F, saw 0 1 F, start 0 R
    ";
    perform(&mut Random22::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random23(world: &mut World) {
        priority(most_urgent)<
            0 => on_success(handle(1), interrupter(Action(2), Action(3))),
            1 => context(mood(world, 4), retry(1, Action(5)))
        >
    }
}

recorded!(Random23);

#[test]
fn random_23() {
    let scripts = ["20110", "", "RRS", "RRFR", "4", "RSRR"];
    let trace = "
        t F: number 0 2
        t R: number 0 0, start 2 R
        t R: run 2 R
        t R: run 2 S, start 3 R
        t R: start 2 R
        t R: run 2 R
        t R: run 2 S, run 3 R
        h: halt 3
        h
        t R: number 0 1, number 4 4, context 4, start 5 R
        +1ns
        t S: number 4 4, context 4, run 5 S
        t R: number 0 1, number 4 4, context 4, start 5 R
        t R: number 4 4, context 4, run 5 R
        t R: number 4 4, context 4, run 5 R
        h: halt 5
        h
        t R: number 0 0, start 2 R
    ";
    perform(&mut Random23::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random27(world: &mut World) {
        utility<
            score(0) => parallel(success = times(world, 1), failure = times(world, 1))<
                running,
                Action(2),
                async_sequence< success >
            >,
            score(0) => cooldown(8ns,
                retry(yield = always, parallel_all(failures = 1)< Action(3), Action(4) >)
            )
        >
    }
}

recorded!(Random27, remembers);

#[test]
fn random_27() {
    let scripts = ["30131", "110", "RRR", "RRF", "R"];
    let trace = "
        t S: number 0 3, number 0 0, number 1 1, number 1 1, start 2 R, halt 2
        t R: number 0 1, number 0 3, start 3 R, start 4 R
        h: halt 3, halt 4
        t R: number 0 1, number 0 3, start 3 R, start 4 R
        t R: run 3 F, run 4 R
        +1ns
    ";
    perform(&mut Random27::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random31(world: &mut World) {
        delay(8ns, repeat(sequence< sequence_with_memory< condition(0) > >))
    }
}

recorded!(Random31, remembers);

#[test]
fn random_31() {
    let scripts = ["SSSF"];
    let trace = "
        +2ns
        t R
        t R
        t R
        +6ns
        t R
        +0ns
        t R
        t R
        h
        t R
        t R
        t R
        t R
        t R
        +6ns
        t R
        t R
        h
    ";
    perform(&mut Random31::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random32(world: &mut World) {
        parallel(success = times(world, 0), failure = times(world, 0))<
            async_sequence<
                instant(
                    if_then_else< Scripted(1)< slow_condition(2) >, on_start(handle(3), Action(4)) >
                )
            >
        >
    }
}

recorded!(Random32);

#[test]
fn random_32() {
    let scripts = ["00", "t0t0?1R/=/t1t1F/t1t1=/t1F", "RRRRR", "", "FR"];
    let trace = "
        +4ns
        t R: number 0 0, number 0 0, cond 2 R, saw 1 0 R, cond 2 R, saw 1 0 R, asked 1 1 false, start 1 R
        t F: run 1 S, handle 3, start 4 F
        +2ns
        t F: number 0 0, number 0 0, saw 1 1 F, saw 1 1 F, start 1 F
        t F: number 0 0, number 0 0, saw 1 1 F, saw 1 1 F, start 1 F
        r
        +4ns
        t F: number 0 0, number 0 0, saw 1 1 F, start 1 F
        t R: number 0 0, number 0 0, cond 2 R, saw 1 0 R, cond 2 R, saw 1 0 R, asked 1 1 false, start 1 R
        r: halt 1
        +2ns
        h
        +8ns
        +4ns
        t R: number 0 0, number 0 0, start 1 S, handle 3, start 4 R
        +6ns
        t F: run 4 F
        +7ns
        +7ns
        h
        +7ns
        t F: number 0 0, number 0 0, saw 1 1 F, saw 1 1 F, start 1 F
    ";
    perform(&mut Random32::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random35(world: &mut World) {
        sequence<
            reactive_sequence<
                async_sequence< slow_condition(0) >,
                Action(1),
                on_success(handle(2), Action(3))
            >,
            repeat(2, yield = never, sequence_with_memory< wait(2ns) >),
            Action(4)
        >
    }
}

recorded!(Random35, remembers);

#[test]
fn random_35() {
    let scripts = ["SRFRF", "FF", "", "SRR", "R"];
    let trace = "
        +5ns
        t F: cond 0 S, start 1 F
        h
        t R: cond 0 R
        h
        +4ns
        t F: cond 0 F
        t R: cond 0 R
        +2ns
    ";
    perform(&mut Random35::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random36(world: &mut World) {
        interrupter(
            fallback<
                sequence< Action(0) >,
                parallel(success = times(world, 1), failure = times(world, 1), each = tick)<
                    async_fallback< instant(condition(2)) >
                >,
                slow_condition(3)
            >,
            sequence<
                invert(
                    parallel(success = all, failure = times(world, 4))<
                        run_once(
                            while_do_else<
                                keep_running_until_failure(failure),
                                fallback< Action(5) >
                            >
                        ),
                        invert(slow_condition(6)),
                        invert(fallback< async_sequence(yield = sync)< Action(7) > >),
                        failure
                    >
                )
            >
        )
    }
}

recorded!(Random36, remembers);

#[test]
fn random_36() {
    let scripts = ["SRF", "121", "SSFF", "RRR", "0", "FRRS", "RRRRS", "RRR"];
    let trace = "
        +3ns
        t S: start 0 S, number 4 0
        t R: start 0 R
        +2ns
        t S: run 0 F, number 1 1, number 1 2, cond 2 S, number 4 0
        t S: start 0 S, number 4 0
    ";
    perform(&mut Random36::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random37(world: &mut World) {
        async_sequence(yield = sync)<
            invert(
                priority(most_urgent)<
                    0 => reactive_fallback(on_running = continue)<
                        cooldown(5ns, cooldown(limit(world, 1), fallback< slow_condition(2) >)),
                        parallel(success = times(world, 3), failure = 1)<
                            sequence< Action(4), Action(5) >
                        >,
                        Action(6),
                        condition(7),
                        slow_condition(8),
                        Action(9)
                    >,
                    1 => Action(10)
                >
            ),
            instant(async_fallback< instant(Action(11)) >)
        >
    }
}

recorded!(Random37, remembers);

#[test]
fn random_37() {
    let scripts = ["2", "2", "RR", "0001", "R", "SF", "SS", "F", "RR", "SRSF", "RRR", "FRS"];
    let trace = "
        t R: number 0 2
        t F: start 11 F
        t R: number 0 2
        t R: start 11 R
        t S: run 11 S
        +7ns
        t R: number 0 2
        t F: start 11 F
        h
        t R: number 0 2
        t R: start 11 R
        h: halt 11
        t R: number 0 2
        +2ns
        +3ns
        h
        t R: number 0 2
        h
        t R: number 0 2
        t S: start 11 S
        +6ns
        t R: number 0 2
    ";
    perform(&mut Random37::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random38(world: &mut World) {
        sequence<
            parallel(success = times(world, 0), failure = times(world, 0), each = tick)< running >,
            run_once(reactive_sequence(on_running = continue)< Action(1) >),
            Action(2)
        >
    }
}

recorded!(Random38, remembers);

#[test]
fn random_38() {
    let scripts = ["0", "F", "FFS"];
    let trace = "
        r
        +6ns
        t R: number 0 0, number 0 0
        t R
        +3ns
        t R
        t R
        t R
        t R
        h
        t R: number 0 0, number 0 0
        h
        t R: number 0 0, number 0 0
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        h
        +4ns
    ";
    perform(&mut Random38::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random39(world: &mut World) {
        reactive_sequence<
            fallback<
                sequence<
                    retry(1, fallback< Scripted(0)< slow_condition(1) > >),
                    fallback<
                        utility<
                            score(2) => reactive_fallback<
                                on_halt(handle(3), condition(4)),
                                condition(5),
                                wait(5ns)
                            >,
                            score(2) => slow_condition(6)
                        >,
                        slow_condition(7)
                    >,
                    Action(8)
                >,
                timeout(6ns, fallback< failure >),
                running
            >
        >
    }
}

recorded!(Random39);

#[test]
fn random_39() {
    let scripts = ["t0?0t1R/t0h1t0?1R/t1?1t1t1F/S/?1t0h0=", "SRRFR", "12", "", "SFFF", "S", "SF", "SRRRF", "RSFR"];
    let trace = "
        t R: cond 1 S, saw 0 0 S, asked 0 0 false, saw 0 1 F, start 0 R
        t R: cond 1 R, saw 0 0 R, cond 1 R, saw 0 0 R, asked 0 1 false, run 0 R
        +8ns
        t R: saw 0 1 F, asked 0 1 false, saw 0 1 F, saw 0 1 F, run 0 F
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
    ";
    perform(&mut Random39::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random40(world: &mut World) {
        async_fallback<
            instant(
                Scripted(0)<
                    async_sequence<
                        instant(
                            parallel(success = all, failure = 1, each = tick)< slow_condition(1) >
                        )
                    >,
                    timeout(limit(world, 2), async_sequence(yield = sync)< condition(3) >),
                    Action(4)
                >
            )
        >
    }
}

recorded!(Random40);

#[test]
fn random_40() {
    let scripts = ["R", "R", "2146", "SFFS", "F"];
    let trace = "
        t R: start 0 R
        +4ns
        +1ns
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        h: halt 0
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        +5ns
        t R: run 0 R
        +6ns
    ";
    perform(&mut Random40::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random45(world: &mut World) {
        async_fallback(yield = sync)<
            parallel(success = 1, failure = 1)<
                parallel(success = times(world, 0), failure = times(world, 0), each = tick)<
                    reactive_fallback<
                        sequence< reactive_sequence(on_running = continue)< Action(1) > >
                    >
                >,
                wait(9ns)
            >,
            slow_condition(2)
        >
    }
}

recorded!(Random45);

#[test]
fn random_45() {
    let scripts = ["2", "RSFFF", "SRSR"];
    let trace = "
        t R: number 0 2, number 0 2, start 1 R, halt 1
        t S: cond 2 S
        t R: number 0 2, number 0 2, start 1 S
        t R: cond 2 R
        +4ns
        +4ns
        h
        t R: number 0 2, number 0 2, start 1 F
        t S: cond 2 S
        t R: number 0 2, number 0 2, start 1 F
        t R: cond 2 R
        +6ns
    ";
    perform(&mut Random45::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random48(world: &mut World) {
        while_do_else<
            switch(choice(world, 0))<
                0 => force_failure(Scripted(1)< Action(2) >),
                1 => reactive_sequence< wait(3ns) >,
                _ => Scripted(3)< Action(4) >
            >,
            sequence<
                async_sequence(yield = sync)<
                    instant(timeout(2ns, Action(5))),
                    force_success(Scripted(6)< running >),
                    condition(7)
                >,
                reactive_sequence(on_running = continue)< retry(Action(8)), Action(9) >,
                cooldown(2ns, async_fallback(yield = sync)< condition(10) >),
                Action(11)
            >,
            parallel(success = all, failure = times(world, 12))< success >
        >
    }
}

recorded!(Random48, remembers);

#[test]
fn random_48() {
    let scripts = ["1222", "t1t1h0?1=", "RSRRS", "h0t0t0=/t0t1?1R", "FFRFR", "SRRRS", "t1F", "FF", "F", "SRRSF", "SSSSS", "RSRFS", "10222"];
    let trace = "
        +1ns
        +4ns
        t R: number 0 1
        t S: number 0 2, start 4 F, saw 3 0 F, start 4 F, saw 3 0 F, start 3 F, number 12 1
        t R: number 0 2, start 4 R, saw 3 0 R, saw 3 1 F, asked 3 1 false, start 3 R
        t R: number 0 2, halt 4, start 4 F, saw 3 0 F, start 4 R, saw 3 0 R, run 3 R
        t R: number 0 1, halt 4, halt 3
        t R: number 0 2, start 4 F, saw 3 0 F, saw 3 1 F, asked 3 1 false, start 3 R
        t R: number 0 2, start 4 F, saw 3 0 F, start 4 R, saw 3 0 R, run 3 R
    ";
    perform(&mut Random48::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random53(world: &mut World) {
        if_then_else<
            Scripted(0)< slow_condition(1) >,
            while_do_else< slow_condition(2), slow_condition(3) >,
            run_once(fallback< retry(4, condition(4)) >)
        >
    }
}

recorded!(Random53, remembers);

#[test]
fn random_53() {
    let scripts = ["t1t0t0R/S/t0S/?0?0t0R", "RSRR", "SRFFR", "SR", "FFSS"];
    let trace = "
        t R: saw 0 1 F, cond 1 R, saw 0 0 R, cond 1 S, saw 0 0 S, start 0 R
        h: halt 0
        t S: start 0 S, cond 2 S, cond 3 S
        h
        t R: cond 1 R, saw 0 0 R, start 0 S, cond 2 R
        t F: cond 2 F
        t R: asked 0 0 false, asked 0 0 false, cond 1 R, saw 0 0 R, start 0 R
        t R: saw 0 1 F, cond 1 R, saw 0 0 R, cond 1 S, saw 0 0 S, run 0 R
        t F: run 0 S, cond 2 F
        t R: cond 1 R, saw 0 0 R, start 0 S, cond 2 R
        h
        t R: asked 0 0 false, asked 0 0 false, cond 1 R, saw 0 0 R, start 0 R
        +3ns
        t R: saw 0 1 F, cond 1 R, saw 0 0 R, cond 1 S, saw 0 0 S, run 0 R
        +3ns
        t R: run 0 S, cond 2 S, cond 3 R
        t R: cond 2 R
    ";
    perform(&mut Random53::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random55(world: &mut World) {
        run_once(reactive_fallback< condition(0), utility< score(1) => condition(2) >, Action(3) >)
    }
}

recorded!(Random55, remembers);

#[test]
fn random_55() {
    let scripts = ["FFFS", "2", "SFFSS", "SS"];
    let trace = "
        t S: cond 0 F, number 1 2, cond 2 S
        t S
        t S
        t S
        t S
        h
        t S
        +8ns
        +0ns
        t S
        t S
        t S
        +7ns
        t S
        t S
        t S
        t S
        t S
    ";
    perform(&mut Random55::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random58(world: &mut World) {
        cooldown(9ns,
            parallel(success = times(world, 0), failure = 1, each = tick)<
                reactive_fallback<
                    reactive_fallback<
                        fallback< Action(1) >,
                        Action(2),
                        fallback<
                            slow_condition(3),
                            Action(4),
                            parallel_all(failures = 1)< slow_condition(5) >
                        >,
                        running
                    >
                >,
                running,
                parallel(success = 1, failure = all, each = tick)< slow_condition(6) >
            >
        )
    }
}

recorded!(Random58, remembers);

#[test]
fn random_58() {
    let scripts = ["2312", "SRRRR", "R", "RSS", "S", "RRRRF", "SRRRR"];
    let trace = "
        +0ns
        t S: number 0 2, start 1 S, cond 6 S
        t F
        h
        +3ns
        t F
        +4ns
        t F
        t F
    ";
    perform(&mut Random58::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random59(world: &mut World) {
        sequence<
            async_fallback(yield = sync)< slow_condition(0), try_catch< Action(1), Action(2) > >,
            priority(most_urgent)< 300 => fallback< failure > >
        >
    }
}

recorded!(Random59);

#[test]
fn random_59() {
    let scripts = ["RRR", "R", "RFRR", "00"];
    let trace = "
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        r
        t R: cond 0 R
    ";
    perform(&mut Random59::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random60(world: &mut World) {
        parallel(success = 1, failure = 1)<
            parallel(success = 2, failure = 2, each = tick)< slow_condition(0), slow_condition(1) >
        >
    }
}

recorded!(Random60);

#[test]
fn random_60() {
    let scripts = ["FFRRR", "SRRR"];
    let trace = "
        t R: cond 0 F, cond 1 S
        +2ns
        +8ns
        t R: cond 0 F, cond 1 R
        t R: cond 0 R, cond 1 R
        t R: cond 0 R, cond 1 R
        h
        r
        +6ns
        t R: cond 0 R, cond 1 S
        t R: cond 0 F, cond 1 R
        t R: cond 0 F, cond 1 R
        t R: cond 0 R, cond 1 R
        t R: cond 0 R, cond 1 S
        t R: cond 0 R, cond 1 R
        t R: cond 0 F, cond 1 R
        t R: cond 0 F, cond 1 R
        t R: cond 0 R, cond 1 S
        t R: cond 0 R, cond 1 R
        t R: cond 0 R, cond 1 R
        t R: cond 0 F, cond 1 R
        h
        t R: cond 0 F, cond 1 S
    ";
    perform(&mut Random60::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random61(world: &mut World) {
        reactive_fallback(on_running = continue)<
            reactive_sequence<
                while_do_else< Action(0), Action(1) >,
                repeat(4, yield = never, Action(2))
            >,
            Action(3),
            Action(4),
            utility< score(5) => retry(3, Action(6)) >
        >
    }
}

recorded!(Random61);

#[test]
fn random_61() {
    let scripts = ["RRFFR", "SRR", "FRR", "R", "R", "13100", "F"];
    let trace = "
        h
        t R: start 0 R, start 3 R, start 4 R, number 5 1, start 6 F
        t R: run 0 R, run 3 R, run 4 R, start 6 F
        t R: run 0 F, run 3 R, run 4 R, start 6 F
        t R: start 0 F, run 3 R, run 4 R, number 5 3, start 6 F
        t R: start 0 R, run 3 R, run 4 R, start 6 F
        +4ns
        t R: run 0 R, run 3 R, run 4 R, start 6 F
        t R: run 0 R, run 3 R, run 4 R, number 5 1, start 6 F
        t R: run 0 F, run 3 R, run 4 R, start 6 F
    ";
    perform(&mut Random61::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random62(world: &mut World) {
        async_sequence< instant(slow_condition(0)), slow_condition(1) >
    }
}

recorded!(Random62);

#[test]
fn random_62() {
    let scripts = ["RS", "R"];
    let trace = "
        +5ns
        +3ns
        t R: cond 0 R
        h
        t R: cond 0 S, cond 1 R
        h
        h
        t R: cond 0 R
        t R: cond 0 S, cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
    ";
    perform(&mut Random62::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random65(world: &mut World) {
        async_fallback<
            reactive_fallback(on_running = continue)< Action(0), slow_condition(1) >,
            failure
        >
    }
}

recorded!(Random65);

#[test]
fn random_65() {
    let scripts = ["RS", "RF"];
    let trace = "
        h
        t R: start 0 R, cond 1 R
        t S: run 0 S
        t R: start 0 R, cond 1 F
        t S: run 0 S
        t R: start 0 R, cond 1 R
    ";
    perform(&mut Random65::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random70(world: &mut World) {
        Scripted(0)<
            timeout(1ns,
                context(mood(world, 1),
                    parallel(success = 1, failure = 1, each = tick)< Action(2) >
                )
            )
        >
    }
}

recorded!(Random70);

#[test]
fn random_70() {
    let scripts = ["t0=/R/t0R/?0R/S", "848", "FS"];
    let trace = "
        t F: number 1 8, context 8, start 2 F, saw 0 0 F, start 0 F
        t R: start 0 R
        +5ns
        t R: number 1 4, context 4, start 2 S, saw 0 0 S, run 0 R
        +4ns
        t R: asked 0 0 false, run 0 R
    ";
    perform(&mut Random70::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random72(world: &mut World) {
        sequence< try_catch< condition(0), condition(1), condition(2) > >
    }
}

recorded!(Random72);

#[test]
fn random_72() {
    let scripts = ["FFSFF", "FS", "F"];
    let trace = "
        t F: cond 0 F, cond 2 F
        +2ns
        t F: cond 0 F, cond 2 F
        +6ns
        +6ns
        t F: cond 0 S, cond 1 F, cond 2 F
        t F: cond 0 F, cond 2 F
        t F: cond 0 F, cond 2 F
        +2ns
        t F: cond 0 F, cond 2 F
        t F: cond 0 F, cond 2 F
        t S: cond 0 S, cond 1 S
        t F: cond 0 F, cond 2 F
        +7ns
        +1ns
        t F: cond 0 F, cond 2 F
        t F: cond 0 F, cond 2 F
        t F: cond 0 F, cond 2 F
    ";
    perform(&mut Random72::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random75(world: &mut World) {
        interrupter(
            repeat(yield = never,
                sequence_with_memory<
                    reactive_fallback<
                        on_failure(handle(0), on_start(handle(1), Scripted(2)< failure >))
                    >
                >
            ),
            cooldown(limit(world, 3), async_fallback< Action(4) >)
        )
    }
}

recorded!(Random75, remembers);

#[test]
fn random_75() {
    let scripts = ["", "", "t0F/t0t1t0t0=/t1t1h0F/t1t1t1R/t0?0R", "80", "RRF"];
    let trace = "
        h
        t F: handle 1, saw 2 0 F, start 2 F, handle 0
        t F: handle 1, saw 2 0 F, saw 2 1 F, saw 2 0 F, saw 2 0 F, start 2 F, handle 0
        t F: handle 1, saw 2 1 F, saw 2 1 F, start 2 F, handle 0
        t R: handle 1, saw 2 1 F, saw 2 1 F, saw 2 1 F, start 2 R
        t R: saw 2 0 F, asked 2 0 false, run 2 R
        t F: saw 2 0 F, run 2 F, handle 0
        t F: handle 1, saw 2 0 F, saw 2 1 F, saw 2 0 F, saw 2 0 F, start 2 F, handle 0
        t F: handle 1, saw 2 1 F, saw 2 1 F, start 2 F, handle 0
        h
    ";
    perform(&mut Random75::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random76(world: &mut World) {
        keep_running_until_failure(
            on_start(handle(0), reactive_fallback< slow_condition(1), async_fallback< Action(2) > >)
        )
    }
}

recorded!(Random76);

#[test]
fn random_76() {
    let scripts = ["", "F", "RR"];
    let trace = "
        h
        t R: handle 0, cond 1 F, start 2 R
        r: halt 2
        t R: handle 0, cond 1 F, start 2 R
        h: halt 2
        t R: handle 0, cond 1 F, start 2 R
        t R: cond 1 F, run 2 R
        h: halt 2
        t R: handle 0, cond 1 F, start 2 R
        t R: cond 1 F, run 2 R
        +0ns
        t R: cond 1 F, run 2 R
        +5ns
        +5ns
        t R: cond 1 F, run 2 R
        r: halt 2
        t R: handle 0, cond 1 F, start 2 R
        t R: cond 1 F, run 2 R
        t R: cond 1 F, run 2 R
        t R: cond 1 F, run 2 R
        +5ns
    ";
    perform(&mut Random76::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random80(world: &mut World) {
        sequence_with_memory< on_halt(handle(0), condition(1)), Action(2), repeat(Action(3)) >
    }
}

recorded!(Random80, remembers);

#[test]
fn random_80() {
    let scripts = ["", "SF", "S", "RFRSR"];
    let trace = "
        r
        t R: cond 1 S
        t R: start 2 S
        t R: start 3 R
        +1ns
        h: halt 3
        t F: start 3 F
        t R: start 3 R
        t R: run 3 S, start 3 R
        t R: run 3 R
        t F: run 3 F
        +5ns
        t R: start 3 R
        t R: run 3 S, start 3 R
        t R: run 3 R
        t F: run 3 F
        t R: start 3 R
        t R: run 3 S, start 3 R
        t R: run 3 R
    ";
    perform(&mut Random80::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random82(world: &mut World) {
        fallback<
            sequence<
                sequence_with_memory<
                    parallel_all(failures = all)< sequence< slow_condition(0) >, Action(1) >,
                    Action(2)
                >,
                fallback< Action(3), Action(4), Action(5) >,
                timeout(limit(world, 6),
                    fallback<
                        fallback< Action(7), failure >,
                        sequence< parallel_all(failures = 1)< slow_condition(8) > >,
                        wait(limit(world, 9))
                    >
                )
            >
        >
    }
}

recorded!(Random82, remembers);

#[test]
fn random_82() {
    let scripts = ["FFR", "RRRR", "FR", "RSR", "R", "FR", "0", "RS", "FR", "27"];
    let trace = "
        t R: cond 0 F, start 1 R
        r: halt 1
        t R: cond 0 F, start 1 R
        +2ns
        h: halt 1
        +0ns
        t R: cond 0 R, start 1 R
        h: halt 1
        t R: cond 0 F, start 1 R
        t R: run 1 R
    ";
    perform(&mut Random82::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random83(world: &mut World) {
        sequence<
            context(mood(world, 0), async_fallback< condition(1) >),
            keep_running_until_failure(condition(2)),
            slow_condition(3),
            fallback< async_fallback(yield = sync)< instant(slow_condition(4)) > >,
            slow_condition(5)
        >
    }
}

recorded!(Random83);

#[test]
fn random_83() {
    let scripts = ["400", "FF", "FFS", "RRRSR", "RFRSS", "RRSR"];
    let trace = "
        +6ns
        t F: number 0 4, context 4, cond 1 F
        t F: number 0 0, context 0, cond 1 F
        t F: number 0 0, context 0, cond 1 F
        t F: number 0 4, context 4, cond 1 F
        t F: number 0 0, context 0, cond 1 F
        +2ns
        t F: number 0 0, context 0, cond 1 F
        t F: number 0 4, context 4, cond 1 F
        +6ns
        +7ns
        t F: number 0 0, context 0, cond 1 F
        t F: number 0 0, context 0, cond 1 F
        t F: number 0 4, context 4, cond 1 F
        +2ns
    ";
    perform(&mut Random83::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random84(world: &mut World) {
        async_fallback< instant(async_fallback(yield = sync)< instant(running) >) >
    }
}

recorded!(Random84);

#[test]
fn random_84() {
    let scripts = [];
    let trace = "
        t R
        h
        t R
        t R
        t R
        t R
        t R
        h
        +1ns
        +4ns
        t R
        t R
        t R
    ";
    perform(&mut Random84::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random87(world: &mut World) {
        async_sequence< async_fallback< slow_condition(0), slow_condition(1) > >
    }
}

recorded!(Random87);

#[test]
fn random_87() {
    let scripts = ["RSRS", "RRFRR"];
    let trace = "
        t R: cond 0 R
        t S: cond 0 S
        t R: cond 0 R
        r
        t S: cond 0 S
        +3ns
        t R: cond 0 R
        h
        +2ns
        t S: cond 0 S
        +4ns
        t R: cond 0 R
        t S: cond 0 S
        t R: cond 0 R
        h
        t S: cond 0 S
        t R: cond 0 R
        t S: cond 0 S
        +2ns
        +7ns
    ";
    perform(&mut Random87::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random88(world: &mut World) {
        retry(times(world, 0), yield = always,
            try_catch<
                timeout(limit(world, 1),
                    reactive_sequence< async_fallback< Action(2) >, Scripted(3)< Action(4) > >
                ),
                condition(5),
                slow_condition(6)
            >
        )
    }
}

recorded!(Random88);

#[test]
fn random_88() {
    let scripts = ["32203", "2", "SFFS", "t1S", "R", "S", "RR"];
    let trace = "
        +0ns
        t S: number 0 3, number 1 2, start 2 S, saw 3 1 F, start 3 S, cond 5 S
        t R: number 0 2, number 1 2, start 2 F, cond 6 R
        +0ns
        t R: cond 6 R
        t R: cond 6 R
        h
        t R: number 0 2, number 1 2, start 2 F, cond 6 R
        t R: cond 6 R
        t R: cond 6 R
        r
        h
        t F: number 0 0
        +3ns
        t S: number 0 3, number 1 2, start 2 S, saw 3 1 F, start 3 S, cond 5 S
        t S: number 0 3, number 1 2, start 2 S, saw 3 1 F, start 3 S, cond 5 S
        t R: number 0 2, number 1 2, start 2 F, cond 6 R
        t R: cond 6 R
        +5ns
        t R: cond 6 R
    ";
    perform(&mut Random88::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random90(world: &mut World) {
        repeat(
            sequence_with_memory< interrupter(condition(0), condition(1)), invert(condition(2)) >
        )
    }
}

recorded!(Random90, remembers);

#[test]
fn random_90() {
    let scripts = ["FF", "SSSFS", "SS"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        r
        +1ns
        t F: cond 0 F
        +6ns
        h
        t F: cond 0 F
        +1ns
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        +2ns
        h
        t F: cond 0 F
        h
        +7ns
        t F: cond 0 F
        t F: cond 0 F
    ";
    perform(&mut Random90::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random91(world: &mut World) {
        sequence_with_memory<
            async_fallback(yield = sync)<
                instant(
                    parallel(success = 1, failure = times(world, 0))<
                        reactive_fallback< Scripted(1)< Action(2) > >,
                        wait(3ns)
                    >
                )
            >,
            Action(3)
        >
    }
}

recorded!(Random91, remembers);

#[test]
fn random_91() {
    let scripts = ["212", "h1t1t1t1=/=", "SF", "RFSRR"];
    let trace = "
        h
        +7ns
        t R: number 0 2, saw 1 1 F, saw 1 1 F, saw 1 1 F, start 1 F
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        +3ns
        t R: start 3 R
        t F: run 3 F
        t S: start 3 S
        t R: number 0 1, start 1 S
        t R: start 3 R
        t R: run 3 R
        t R: run 3 R
        t F: run 3 F
        t S: start 3 S
        r
        t R: number 0 2, saw 1 1 F, saw 1 1 F, saw 1 1 F, start 1 F
        t R
    ";
    perform(&mut Random91::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random92(world: &mut World) {
        while_do_else< Scripted(0)< async_fallback(yield = sync)< success > >, Action(1) >
    }
}

recorded!(Random92);

#[test]
fn random_92() {
    let scripts = ["?0=/=", "RRFSR"];
    let trace = "
        t R: asked 0 0 false, start 0 S, start 1 R
        t R: start 0 S, run 1 R
        h: halt 1
        t F: asked 0 0 false, start 0 S, start 1 F
        r
        t S: start 0 S, start 1 S
        t R: asked 0 0 false, start 0 S, start 1 R
        t R: start 0 S, run 1 R
        t R: asked 0 0 false, start 0 S, run 1 R
        t F: start 0 S, run 1 F
        t S: asked 0 0 false, start 0 S, start 1 S
        t R: start 0 S, start 1 R
        t R: asked 0 0 false, start 0 S, run 1 R
        h: halt 1
    ";
    perform(&mut Random92::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random93(world: &mut World) {
        async_fallback(yield = sync)<
            async_fallback<
                instant(sequence< reactive_sequence< slow_condition(0) > >),
                instant(condition(1))
            >,
            instant(condition(2))
        >
    }
}

recorded!(Random93);

#[test]
fn random_93() {
    let scripts = ["RRS", "FFSF", "SFFSF"];
    let trace = "
        +6ns
        t R: cond 0 R
        t R: cond 0 R
        t S: cond 0 S
        t R: cond 0 R
        t R: cond 0 R
        t S: cond 0 S
        r
        t R: cond 0 R
        +4ns
        +6ns
        t R: cond 0 R
        t S: cond 0 S
        h
        t R: cond 0 R
    ";
    perform(&mut Random93::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random95(world: &mut World) {
        parallel_all(failures = all)<
            repeat(times(world, 0), reactive_sequence< Action(1) >),
            invert(Action(2))
        >
    }
}

recorded!(Random95);

#[test]
fn random_95() {
    let scripts = ["332", "FSRS", "RF"];
    let trace = "
        h
        t R: number 0 3, start 1 F, start 2 R
        t S: run 2 F
        t R: number 0 3, start 1 S, start 2 R
        t R: start 1 R, run 2 F
        t S: run 1 S, start 1 F
        t R: number 0 2, start 1 S, start 2 R
        t R: start 1 R, run 2 F
        +3ns
        t S: run 1 S
        t R: number 0 3, start 1 F, start 2 R
        t S: run 2 F
        t R: number 0 3, start 1 S, start 2 R
        h: halt 2
        t R: number 0 2, start 1 R, start 2 F
        t S: run 1 S, start 1 F
        +4ns
        h
        t R: number 0 3, start 1 S, start 2 R
        t R: start 1 R, run 2 F
        t S: run 1 S, start 1 F
        t R: number 0 3, start 1 S, start 2 R
        t R: start 1 R, run 2 F
        +7ns
    ";
    perform(&mut Random95::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random106(world: &mut World) {
        fallback<
            on_start(handle(0),
                Scripted(1)<
                    Scripted(2)< success >,
                    parallel_all(failures = 1)< async_sequence(yield = sync)< slow_condition(3) > >,
                    force_failure(Action(4)),
                    Action(5)
                >
            )
        >
    }
}

recorded!(Random106);

#[test]
fn random_106() {
    let scripts = ["", "t0?4t2F/h3t3=", "t1t1?1R/=", "RRRR", "R", "FRR"];
    let trace = "
        t F: handle 0, saw 2 1 F, saw 2 1 F, asked 2 1 false, start 2 R, saw 1 0 R, asked 1 4 false, start 4 R, saw 1 2 R, start 1 F, halt 2, halt 4
        t F: handle 0, start 5 F, saw 1 3 F, start 1 F
        t F: handle 0, start 2 S, saw 1 0 S, asked 1 4 false, start 4 R, saw 1 2 R, start 1 F, halt 4
        +4ns
        h
        +1ns
        t R: handle 0, start 5 R, saw 1 3 R, start 1 R
        +7ns
        +0ns
        t F: saw 2 1 F, saw 2 1 F, asked 2 1 false, start 2 R, saw 1 0 R, asked 1 4 false, start 4 R, saw 1 2 R, run 1 F, halt 2, halt 4, halt 5
        t R: handle 0, start 5 R, saw 1 3 R, start 1 R
        t F: start 2 S, saw 1 0 S, asked 1 4 false, start 4 R, saw 1 2 R, run 1 F, halt 4, halt 5
        +2ns
        h
    ";
    perform(&mut Random106::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random113(world: &mut World) {
        fallback< interrupter(Action(0), reactive_fallback< condition(1) >) >
    }
}

recorded!(Random113);

#[test]
fn random_113() {
    let scripts = ["RR", "SSS"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        h: halt 0
        t R: start 0 R
        t R: run 0 R
        h: halt 0
        +8ns
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        +8ns
        t R: run 0 R
        +8ns
        t R: run 0 R
        t R: run 0 R
        h: halt 0
    ";
    perform(&mut Random113::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random116(world: &mut World) {
        cooldown(8ns,
            while_do_else<
                fallback< repeat(2, keep_running_until_failure(slow_condition(0))), condition(1) >,
                Action(2),
                condition(3)
            >
        )
    }
}

recorded!(Random116, remembers);

#[test]
fn random_116() {
    let scripts = ["RRR", "F", "FRRSF", "SS"];
    let trace = "
        +4ns
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        +2ns
    ";
    perform(&mut Random116::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random120(world: &mut World) {
        cooldown(limit(world, 0),
            if_then_else<
                parallel_all(failures = all)< Action(1) >,
                Action(2),
                reactive_sequence< Action(3) >
            >
        )
    }
}

recorded!(Random120, remembers);

#[test]
fn random_120() {
    let scripts = ["247", "RRRFS", "SRFS", "RRFR"];
    let trace = "
        +7ns
        t R: start 1 R
        t R: run 1 R
        t R: run 1 R
        +8ns
        +1ns
        t R: run 1 F, start 3 R
        t R: run 3 R
        t F: run 3 F
        t F: number 0 2
        t F: number 0 4
        t F: number 0 7
        r
        t S: start 1 S, start 2 S
    ";
    perform(&mut Random120::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random122(world: &mut World) {
        delay(1ns, if_then_else< fallback< Action(0), running >, condition(1) >)
    }
}

recorded!(Random122);

#[test]
fn random_122() {
    let scripts = ["RRR", "SSFS"];
    let trace = "
        t R
        h
        t R
        t R
        +1ns
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
    ";
    perform(&mut Random122::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random127(world: &mut World) {
        sequence<
            fallback< condition(0) >,
            Scripted(1)< Action(2) >,
            Scripted(3)< condition(4) >,
            Scripted(5)< running >
        >
    }
}

recorded!(Random127);

#[test]
fn random_127() {
    let scripts = ["FSFFF", "t1h1t0S/?1t1t0?0=", "RS", "h0h0t0t1R/t0h0t0t1=/t1t0t0?0R", "FSSF", "t0t0t0t1R/?0t1h1t0F/=/t0?1t0F/t1t0="];
    let trace = "
        t F: cond 0 F
        t R: cond 0 S, saw 1 1 F, start 2 R, saw 1 0 R, start 1 S, halt 2, cond 4 F, saw 3 0 F, saw 3 1 F, start 3 R
        t F: cond 4 S, saw 3 0 S, cond 4 S, saw 3 0 S, saw 3 1 F, run 3 F
        t F: cond 0 F
        h
        h
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        t R: cond 0 S, asked 1 1 false, saw 1 1 F, start 2 S, saw 1 0 S, asked 1 0 false, start 1 S, saw 3 1 F, cond 4 F, saw 3 0 F, cond 4 F, saw 3 0 F, asked 3 0 false, start 3 R
        +0ns
        t R: cond 4 S, saw 3 0 S, saw 3 1 F, run 3 R
        +7ns
        t F: cond 4 S, saw 3 0 S, cond 4 F, saw 3 0 F, saw 3 1 F, run 3 F
        +1ns
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 F
        +4ns
        t F: cond 0 F
        r
        t R: cond 0 S, saw 1 1 F, start 2 R, saw 1 0 R, start 1 S, halt 2, saw 3 1 F, cond 4 F, saw 3 0 F, cond 4 S, saw 3 0 S, asked 3 0 false, start 3 R
        t R: cond 4 S, saw 3 0 S, saw 3 1 F, run 3 R
        t F: cond 4 F, saw 3 0 F, cond 4 F, saw 3 0 F, saw 3 1 F, run 3 F
    ";
    perform(&mut Random127::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random128(world: &mut World) {
        async_sequence<
            instant(cooldown(5ns, cooldown(7ns, delay(7ns, slow_condition(0))))),
            repeat(retry(2, repeat(2, fallback< condition(1) >))),
            if_then_else<
                repeat(times(world, 2), yield = always, Scripted(3)< Action(4) >),
                Action(5)
            >
        >
    }
}

recorded!(Random128, remembers);

#[test]
fn random_128() {
    let scripts = ["RSSR", "S", "110", "t1=/?0?0t1t0R/R", "SR", "SR"];
    let trace = "
        t R
        +3ns
        +4ns
        h
        t R
        t R
        +2ns
        t R
        t R
    ";
    perform(&mut Random128::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random130(world: &mut World) {
        on_halt(handle(0),
            sequence<
                parallel(success = 1, failure = 2)< Action(1), slow_condition(2) >,
                Action(3)
            >
        )
    }
}

recorded!(Random130);

#[test]
fn random_130() {
    let scripts = ["", "RRFF", "FRS", "FRFRF"];
    let trace = "
        t R: start 1 R, cond 2 F
        +8ns
        t R: run 1 R
        t F: run 1 F
        t R: start 1 F, cond 2 R
        t F: cond 2 S, start 3 F
        t R: start 1 R, cond 2 F
        +5ns
    ";
    perform(&mut Random130::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random134(world: &mut World) {
        timeout(limit(world, 0),
            parallel(success = 2, failure = 1, each = tick)<
                Scripted(1)< fallback< Scripted(2)< slow_condition(3) > > >,
                Scripted(4)< Action(5) >
            >
        )
    }
}

recorded!(Random134);

#[test]
fn random_134() {
    let scripts = ["5", "h1t1R/t1t0h0R/=/S", "t0h1?0R", "RRRSR", "t0h1t0=/t0S/?0t0F", "RR"];
    let trace = "
        t R: number 0 5, saw 1 1 F, start 1 R, start 5 R, saw 4 0 R, run 5 R, saw 4 0 R, start 4 R
        t R: saw 1 1 F, cond 3 R, saw 2 0 R, asked 2 0 true, start 2 R, saw 1 0 R, halt 2, run 1 R, run 5 R, saw 4 0 R, run 4 S, halt 5
        +3ns
        t F: run 1 S, asked 4 0 false, start 5 R, saw 4 0 R, start 4 F, halt 5
        t R: number 0 5, start 1 S, start 5 R, saw 4 0 R, run 5 R, saw 4 0 R, start 4 R
        +1ns
        t R: saw 1 1 F, start 1 R, run 5 R, saw 4 0 R, run 4 S, halt 5
        t F: saw 1 1 F, cond 3 R, saw 2 0 R, asked 2 0 true, start 2 R, saw 1 0 R, halt 2, run 1 R, asked 4 0 false, start 5 R, saw 4 0 R, start 4 F, halt 5, halt 1
        +8ns
        +0ns
        +8ns
    ";
    perform(&mut Random134::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random136(world: &mut World) {
        reactive_sequence< async_sequence< fallback< Action(0), slow_condition(1) >, Action(2) > >
    }
}

recorded!(Random136);

#[test]
fn random_136() {
    let scripts = ["SRSFF", "R", "RR"];
    let trace = "
        h
        t R: start 0 S
        t R: start 2 R
        +3ns
        t R: run 2 R
        t R: run 2 R
        h: halt 2
        t R: start 0 R
        +2ns
        t R: run 0 S
        t R: start 2 R
        h: halt 2
        t R: start 0 F, cond 1 R
        t R: cond 1 R
        +6ns
        h
        r
        +2ns
        t R: start 0 F, cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
    ";
    perform(&mut Random136::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random140(world: &mut World) {
        parallel(success = times(world, 0), failure = all, each = tick)<
            while_do_else<
                cooldown(2ns, async_sequence(yield = sync)< wait(8ns) >),
                condition(1),
                condition(2)
            >,
            run_once(Action(3)),
            Scripted(4)< Action(5) >,
            wait(4ns)
        >
    }
}

recorded!(Random140, remembers);

#[test]
fn random_140() {
    let scripts = ["04", "SSF", "SFFFF", "SR", "t1h0=/t0t1F", "RRF"];
    let trace = "
        t S: number 0 0, start 3 S, saw 4 1 F, start 4 F
        t R: number 0 4, start 5 R, saw 4 0 R, saw 4 1 F, start 4 F, halt 5
        t R: saw 4 1 F, start 4 F
        t R: start 5 R, saw 4 0 R, saw 4 1 F, start 4 F, halt 5
        +8ns
        t R: cond 1 S, saw 4 1 F, start 4 F
        +3ns
        +6ns
        t R: start 5 F, saw 4 0 F, saw 4 1 F, start 4 F
        t R: saw 4 1 F, start 4 F
        +4ns
        t R: start 5 R, saw 4 0 R, saw 4 1 F, start 4 F, halt 5
        t R: saw 4 1 F, start 4 F
        t R: start 5 R, saw 4 0 R, saw 4 1 F, start 4 F, halt 5
        t R: saw 4 1 F, start 4 F
        t R: start 5 F, saw 4 0 F, saw 4 1 F, start 4 F
        t R: saw 4 1 F, start 4 F
        t R: start 5 R, saw 4 0 R, saw 4 1 F, start 4 F, halt 5
        t R: saw 4 1 F, start 4 F
        t R: start 5 R, saw 4 0 R, saw 4 1 F, start 4 F, halt 5
        t R: saw 4 1 F, start 4 F
    ";
    perform(&mut Random140::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random145(world: &mut World) {
        fallback<
            on_halt(handle(0),
                sequence<
                    parallel_all(failures = 1)< Scripted(1)< Action(2) > >,
                    fallback< success >
                >
            ),
            Action(3)
        >
    }
}

recorded!(Random145);

#[test]
fn random_145() {
    let scripts = ["", "t1t0?0t0R/=", "RRRS", "RR"];
    let trace = "
        t R: saw 1 1 F, start 2 R, saw 1 0 R, asked 1 0 true, run 2 R, saw 1 0 R, start 1 R
        t S: run 1 S, halt 2
        t R: saw 1 1 F, start 2 R, saw 1 0 R, asked 1 0 true, run 2 S, saw 1 0 S, start 1 R
        t S: run 1 S
        +7ns
        t R: saw 1 1 F, start 2 R, saw 1 0 R, asked 1 0 true, run 2 R, saw 1 0 R, start 1 R
        t S: run 1 S, halt 2
        t R: saw 1 1 F, start 2 R, saw 1 0 R, asked 1 0 true, run 2 S, saw 1 0 S, start 1 R
        h: halt 1, handle 0
        t S: start 1 S
        t R: saw 1 1 F, start 2 R, saw 1 0 R, asked 1 0 true, run 2 R, saw 1 0 R, start 1 R
    ";
    perform(&mut Random145::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random146(world: &mut World) {
        utility<
            score(0) => Scripted(1)< running, async_fallback< instant(success) > >,
            score(0) => slow_condition(2),
            score(0) => failure,
            score(0) => slow_condition(3)
        >
    }
}

recorded!(Random146);

#[test]
fn random_146() {
    let scripts = ["0100", "=", "SFFR", "RRRF"];
    let trace = "
        +0ns
        +8ns
        t S: number 0 0, number 0 1, number 0 0, number 0 0, cond 2 S
        t F: number 0 0, number 0 1, number 0 0, number 0 0, cond 2 F
        t F: number 0 0, number 0 1, number 0 0, number 0 0, cond 2 F
        t R: number 0 0, number 0 1, number 0 0, number 0 0, cond 2 R
        t S: cond 2 S
        h
        t F: number 0 0, number 0 1, number 0 0, number 0 0, cond 2 F
        t F: number 0 0, number 0 1, number 0 0, number 0 0, cond 2 F
        t R: number 0 0, number 0 1, number 0 0, number 0 0, cond 2 R
        t S: cond 2 S
        t F: number 0 0, number 0 1, number 0 0, number 0 0, cond 2 F
        t F: number 0 0, number 0 1, number 0 0, number 0 0, cond 2 F
        t R: number 0 0, number 0 1, number 0 0, number 0 0, cond 2 R
        t S: cond 2 S
        t F: number 0 0, number 0 1, number 0 0, number 0 0, cond 2 F
        t F: number 0 0, number 0 1, number 0 0, number 0 0, cond 2 F
    ";
    perform(&mut Random146::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random148(world: &mut World) {
        on_failure(handle(0),
            parallel_all(failures = 3)<
                Scripted(1)< slow_condition(2) >,
                retry(times(world, 3), yield = never, fallback< Action(4), wait(1ns) >),
                context(mood(world, 5), Scripted(6)< slow_condition(7) >),
                Scripted(8)< condition(9) >
            >
        )
    }
}

recorded!(Random148);

#[test]
fn random_148() {
    let scripts = ["", "t1h0?0F/t0t1t0h1S/F", "RS", "00", "FRRSR", "8", "t0h1=/h1R/R/t1t0R", "RRRFR", "=/R/h1h0t0t1S/t1t0F", "FSS"];
    let trace = "
        +8ns
        t R: saw 1 1 F, asked 1 0 false, start 1 F, number 3 0, number 5 8, context 8, cond 7 R, saw 6 0 R, start 6 R, start 8 S
        t R: number 5 8, context 8, run 6 R
        t R: number 5 8, context 8, run 6 R
        t R: number 5 8, context 8, saw 6 1 F, cond 7 R, saw 6 0 R, run 6 R
        +7ns
        t R: number 5 8, context 8, cond 7 R, saw 6 0 R, run 6 R
        +7ns
        t R: number 5 8, context 8, run 6 R
        t R: number 5 8, context 8, run 6 R
    ";
    perform(&mut Random148::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random149(world: &mut World) {
        context(mood(world, 0), invert(force_success(slow_condition(1))))
    }
}

recorded!(Random149);

#[test]
fn random_149() {
    let scripts = ["447", "FRR"];
    let trace = "
        t F: number 0 4, context 4, cond 1 F
        h
        t R: number 0 4, context 4, cond 1 R
        t R: number 0 7, context 7, cond 1 R
        t F: number 0 4, context 4, cond 1 F
        h
        +1ns
        t R: number 0 4, context 4, cond 1 R
        +2ns
        +2ns
    ";
    perform(&mut Random149::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random152(world: &mut World) {
        reactive_fallback<
            fallback< fallback< timeout(limit(world, 0), running) > >,
            Scripted(1)< Action(2) >
        >
    }
}

recorded!(Random152);

#[test]
fn random_152() {
    let scripts = ["4", "t1h1t1t0R/=/t1R/t1t0h1t1S/t0R", "R"];
    let trace = "
        t R: number 0 4
        t R
        t R
        t R
        +6ns
        +5ns
        r
        r
        t R: number 0 4
        t R
        t R
    ";
    perform(&mut Random152::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random153(world: &mut World) {
        sequence_with_memory<
            repeater(slow_condition(0), reactive_fallback(on_running = continue)< Action(1) >)
        >
    }
}

recorded!(Random153, remembers);

#[test]
fn random_153() {
    let scripts = ["SRR", "RRFRR"];
    let trace = "
        +2ns
        t R: start 1 R
        t R: run 1 R
        t R: run 1 F, cond 0 S
        h
        t R: start 1 R
        t R: run 1 R
        t R: run 1 R
    ";
    perform(&mut Random153::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random157(world: &mut World) {
        repeater(repeat(times(world, 0), retry(times(world, 1), failure)), Scripted(2)< wait(2ns) >)
    }
}

recorded!(Random157);

#[test]
fn random_157() {
    let scripts = ["102", "1", "R"];
    let trace = "
        h
        t R: start 2 R
        +7ns
        h: halt 2
        h
        t R: start 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        +2ns
    ";
    perform(&mut Random157::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random162(world: &mut World) {
        while_do_else< Action(0), sequence< Scripted(1)< slow_condition(2) > >, condition(3) >
    }
}

recorded!(Random162);

#[test]
fn random_162() {
    let scripts = ["F", "S/t1t0S/t1h1t0R/t1h0t0R/?0t0R", "RRFF", "FFF"];
    let trace = "
        t F: start 0 F, cond 3 F
        h
        t F: start 0 F, cond 3 F
        t F: start 0 F, cond 3 F
        t F: start 0 F, cond 3 F
        t F: start 0 F, cond 3 F
        t F: start 0 F, cond 3 F
        t F: start 0 F, cond 3 F
        t F: start 0 F, cond 3 F
        t F: start 0 F, cond 3 F
        t F: start 0 F, cond 3 F
        t F: start 0 F, cond 3 F
        +6ns
        t F: start 0 F, cond 3 F
        t F: start 0 F, cond 3 F
        t F: start 0 F, cond 3 F
        r
        h
        t F: start 0 F, cond 3 F
        t F: start 0 F, cond 3 F
        h
        t F: start 0 F, cond 3 F
    ";
    perform(&mut Random162::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random165(world: &mut World) {
        fallback<
            while_do_else<
                parallel(success = all, failure = 1, each = tick)<
                    slow_condition(0),
                    force_success(wait(5ns))
                >,
                running,
                Action(1)
            >,
            repeat(Scripted(2)< running >)
        >
    }
}

recorded!(Random165);

#[test]
fn random_165() {
    let scripts = ["FSR", "FRRR", "h0h1R"];
    let trace = "
        h
        t R: cond 0 F, start 1 F, start 2 R
        +5ns
        t R: run 2 R
        +8ns
        +1ns
        t R: run 2 R
        +5ns
        +8ns
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        h: halt 2
    ";
    perform(&mut Random165::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random166(world: &mut World) {
        sequence_with_memory<
            run_once(
                retry(
                    on_start(handle(0),
                        reactive_fallback<
                            reactive_sequence<
                                context(mood(world, 1), context(mood(world, 2), Action(3))),
                                slow_condition(4)
                            >,
                            sequence_with_memory<
                                slow_condition(5),
                                timeout(9ns, sequence_with_memory< Action(6) >),
                                fallback< condition(7) >,
                                condition(8)
                            >
                        >
                    )
                )
            ),
            Scripted(9)< Action(10) >
        >
    }
}

recorded!(Random166, remembers);

#[test]
fn random_166() {
    let scripts = ["", "6075", "56", "S", "RRR", "R", "RRRR", "F", "F", "h0t1R/t0t0=/?1t1t1h1=", "R"];
    let trace = "
        t R: handle 0, number 1 6, context 6, number 2 5, context 5, start 3 S, cond 4 R
        t R: number 1 0, context 0, number 2 6, context 6, start 3 S, cond 4 R
        t R: number 1 7, context 7, number 2 5, context 5, start 3 S, cond 4 R
        t R: number 1 5, context 5, number 2 6, context 6, start 3 S, cond 4 R
        t R: number 1 6, context 6, number 2 5, context 5, start 3 S, cond 4 R
        t R: number 1 0, context 0, number 2 6, context 6, start 3 S, cond 4 R
        t R: number 1 7, context 7, number 2 5, context 5, start 3 S, cond 4 R
        t R: number 1 5, context 5, number 2 6, context 6, start 3 S, cond 4 R
    ";
    perform(&mut Random166::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random171(world: &mut World) {
        timeout(7ns,
            sequence<
                timeout(9ns,
                    retry(2, yield = never,
                        async_fallback(yield = sync)<
                            timeout(limit(world, 0),
                                on_success(handle(1), timeout(3ns, condition(2)))
                            ),
                            Scripted(3)< slow_condition(4) >
                        >
                    )
                )
            >
        )
    }
}

recorded!(Random171);

#[test]
fn random_171() {
    let scripts = ["12", "", "F", "t0t1F", "R"];
    let trace = "
        t R: number 0 1, cond 2 F
        t R: cond 4 R, saw 3 0 R, saw 3 1 F, start 3 F, number 0 2, cond 2 F
        t F: cond 4 R, saw 3 0 R, saw 3 1 F, start 3 F
        t R: number 0 1, cond 2 F
        t R: cond 4 R, saw 3 0 R, saw 3 1 F, start 3 F, number 0 2, cond 2 F
        t F: cond 4 R, saw 3 0 R, saw 3 1 F, start 3 F
    ";
    perform(&mut Random171::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random177(world: &mut World) {
        repeat(4,
            timeout(6ns,
                keep_running_until_failure(
                    repeater(yield = never, sequence< Action(0) >, condition(1))
                )
            )
        )
    }
}

recorded!(Random177);

#[test]
fn random_177() {
    let scripts = ["FFFF", "FFFSS"];
    let trace = "
        t F: cond 1 F, start 0 F
        h
        t F: cond 1 F, start 0 F
        t F: cond 1 F, start 0 F
        t R: cond 1 S, start 0 F
        t R: cond 1 S, start 0 F
        h
        t F: cond 1 F, start 0 F
        t F: cond 1 F, start 0 F
        t F: cond 1 F, start 0 F
        +5ns
        t R: cond 1 S, start 0 F
        +1ns
        t R: cond 1 S, start 0 F
        h
        +7ns
    ";
    perform(&mut Random177::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random178(world: &mut World) {
        Scripted(0)<
            invert(force_failure(Action(1))),
            try_catch< reactive_sequence< slow_condition(2) >, condition(3) >,
            run_once(
                sequence_with_memory<
                    switch(choice(world, 4))< _ => fallback< condition(5) > >,
                    fallback<
                        reactive_fallback<
                            condition(6),
                            async_sequence< Action(7), instant(slow_condition(8)) >
                        >,
                        reactive_sequence< retry(yield = always, slow_condition(9)) >
                    >
                >
            ),
            Action(10)
        >
    }
}

recorded!(Random178, remembers);

#[test]
fn random_178() {
    let scripts = ["h2h3t3=/t3?4S/t4R/h0?1F/S", "RR", "FSR", "F", "0", "F", "FFF", "RFR", "RFS", "RSRRF", "RRR"];
    let trace = "
        t R: start 10 R, saw 0 3 R, start 0 R
        t S: run 10 R, saw 0 3 R, asked 0 4 false, run 0 S, halt 10
        +5ns
        h
        +3ns
        t R: saw 0 4 F, start 0 R
        t F: asked 0 1 false, run 0 F
        t S: start 0 S
        t R: start 10 R, saw 0 3 R, start 0 R
        t S: run 10 R, saw 0 3 R, asked 0 4 false, run 0 S, halt 10
        t R: saw 0 4 F, start 0 R
        t F: asked 0 1 false, run 0 F
        t S: start 0 S
        t R: start 10 R, saw 0 3 R, start 0 R
        +3ns
        h: halt 10, halt 0
        t S: start 10 R, saw 0 3 R, asked 0 4 false, start 0 S, halt 10
        t R: saw 0 4 F, start 0 R
    ";
    perform(&mut Random178::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random182(world: &mut World) {
        reactive_sequence(on_running = continue)<
            slow_condition(0),
            reactive_fallback< Action(1), run_once(condition(2)) >,
            wait(8ns),
            success,
            Action(3)
        >
    }
}

recorded!(Random182, remembers);

#[test]
fn random_182() {
    let scripts = ["RF", "SFR", "FSSSS", "FF"];
    let trace = "
        t F: cond 0 R, start 1 S, start 3 F
        t F: cond 0 F
        t F: cond 0 R, start 1 F, cond 2 F
        t F: cond 0 F
        t F: cond 0 R, start 1 R, start 3 F, halt 1
        t F: cond 0 F
        h
        h
        t F: cond 0 R, start 1 S, start 3 F
        t F: cond 0 F
        t F: cond 0 R, start 1 F
        t F: cond 0 F
        +0ns
        t F: cond 0 R, start 1 R, start 3 F, halt 1
        t F: cond 0 F
        +6ns
        +1ns
        t F: cond 0 R, start 1 S, start 3 F
    ";
    perform(&mut Random182::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random183(world: &mut World) {
        while_do_else<
            reactive_fallback< context(mood(world, 0), condition(1)), Action(2) >,
            success
        >
    }
}

recorded!(Random183);

#[test]
fn random_183() {
    let scripts = ["15476", "SSSF", "RRRSS"];
    let trace = "
        t S: number 0 1, context 1, cond 1 S
        t S: number 0 5, context 5, cond 1 S
        t S: number 0 4, context 4, cond 1 S
        t R: number 0 7, context 7, cond 1 F, start 2 R
        t S: number 0 6, context 6, cond 1 S, halt 2
        t S: number 0 1, context 1, cond 1 S
        +8ns
        t S: number 0 5, context 5, cond 1 S
        h
        h
        t R: number 0 4, context 4, cond 1 F, start 2 R
        t S: number 0 7, context 7, cond 1 S, halt 2
        t S: number 0 6, context 6, cond 1 S
        t S: number 0 1, context 1, cond 1 S
        t R: number 0 5, context 5, cond 1 F, start 2 R
        +6ns
        t S: number 0 4, context 4, cond 1 S, halt 2
        +1ns
        t S: number 0 7, context 7, cond 1 S
        t S: number 0 6, context 6, cond 1 S
        t S: number 0 1, context 1, cond 1 F, start 2 S
        t S: number 0 5, context 5, cond 1 S
        +0ns
        h
    ";
    perform(&mut Random183::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random184(world: &mut World) {
        run_once(
            reactive_fallback(on_running = continue)<
                fallback<
                    repeat(times(world, 0), yield = never, Scripted(1)< running >),
                    sequence< slow_condition(2), Action(3), condition(4) >,
                    repeater(yield = never, reactive_sequence< failure >, slow_condition(5)),
                    parallel(success = all, failure = 1, each = tick)< Action(6), Action(7) >,
                    fallback< success >
                >,
                wait(limit(world, 8)),
                wait(5ns),
                slow_condition(9)
            >
        )
    }
}

recorded!(Random184, remembers);

#[test]
fn random_184() {
    let scripts = ["10", "t1t0t1=/t0S/t0t0t1F/t1t1t1?1R", "S", "RRR", "FFS", "RRS", "RRSS", "SRF", "6022", "RRFR"];
    let trace = "
        t R: number 0 1, saw 1 1 F, saw 1 0 R, saw 1 1 F, start 1 F, cond 2 S, start 3 R, number 8 6, cond 9 R
        t R: run 3 R, cond 9 R
        t R: run 3 R, cond 9 F
        t R: run 3 R, cond 9 R
        t R: run 3 R, cond 9 R
        t R: run 3 R, cond 9 R
        +3ns
        t R: run 3 R, cond 9 F
        t R: run 3 R, cond 9 R
        t R: run 3 R, cond 9 R
        t R: run 3 R, cond 9 R
        t R: run 3 R, cond 9 F
        +6ns
        t S: run 3 R, halt 3
        t S
        t S
        t S
        t S
        t S
        t S
    ";
    perform(&mut Random184::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random187(world: &mut World) {
        async_sequence<
            while_do_else<
                slow_condition(0),
                keep_running_until_failure(sequence_with_memory< Action(1) >)
            >,
            Action(2)
        >
    }
}

recorded!(Random187, remembers);

#[test]
fn random_187() {
    let scripts = ["R", "RRRRR", "F"];
    let trace = "
        t R: cond 0 R
        h
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
    ";
    perform(&mut Random187::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random188(world: &mut World) {
        reactive_sequence(on_running = continue)<
            reactive_fallback< while_do_else< Action(0), Action(1), condition(2) > >
        >
    }
}

recorded!(Random188);

#[test]
fn random_188() {
    let scripts = ["RRFS", "FFRR", "SF"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        h: halt 0
        t S: start 0 F, cond 2 S
        t F: start 0 S, start 1 F
        t R: start 0 R
        t R: run 0 R
        t F: run 0 F, cond 2 F
        t F: start 0 S, start 1 F
        t R: start 0 R
        t R: run 0 R
        t S: run 0 F, cond 2 S
        +2ns
        t R: start 0 S, start 1 R
        t R: start 0 R
        t R: run 0 R
        t F: run 0 F, halt 1, cond 2 F
        +7ns
        h
        t R: start 0 S, start 1 R
        t R: start 0 R
        t R: run 0 R
    ";
    perform(&mut Random188::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random190(world: &mut World) {
        try_catch< force_success(retry(2, slow_condition(0))), Action(1) >
    }
}

recorded!(Random190);

#[test]
fn random_190() {
    let scripts = ["R", "RS"];
    let trace = "
        +2ns
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        h
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        t R: cond 0 R
        +1ns
        +8ns
        t R: cond 0 R
        +3ns
        t R: cond 0 R
    ";
    perform(&mut Random190::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random191(world: &mut World) {
        sequence_with_memory<
            parallel(success = 1, failure = 1, each = tick)< slow_condition(0) >,
            slow_condition(1)
        >
    }
}

recorded!(Random191, remembers);

#[test]
fn random_191() {
    let scripts = ["RSF", "RRRRR"];
    let trace = "
        t R: cond 0 R
        t R: cond 0 S, cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        +4ns
        h
        t R: cond 1 R
        +8ns
    ";
    perform(&mut Random191::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random192(world: &mut World) {
        priority(most_urgent)<
            0 => Action(1),
            1 => utility< score(2) => Scripted(3)< Action(4) > >,
            2 => interrupter(condition(5), running),
            3 => Action(6),
            4 => running
        >
    }
}

recorded!(Random192);

#[test]
fn random_192() {
    let scripts = ["5403", "FF", "1132", "=", "FFRRR", "FS", "SRR"];
    let trace = "
        h
        t F: number 0 5
        t R: number 0 4
        t R
        t R
        h
        t F: number 0 0, start 1 F
        t S: number 0 3, start 6 S
        t F: number 0 5
        t R: number 0 4
        +3ns
        t R
        h
        t F: number 0 0, start 1 F
        t R: number 0 3, start 6 R
        t R: run 6 R
    ";
    perform(&mut Random192::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random194(world: &mut World) {
        while_do_else<
            context(mood(world, 0),
                priority(most_urgent)< 100 => sequence_with_memory< Action(2) >, 101 => Action(3) >
            ),
            force_success(
                sequence_with_memory<
                    sequence<
                        sequence<
                            async_fallback(yield = sync)<
                                instant(Scripted(4)< running >),
                                slow_condition(5)
                            >
                        >,
                        success
                    >
                >
            )
        >
    }
}

recorded!(Random194, remembers);

#[test]
fn random_194() {
    let scripts = ["5", "001", "RR", "R", "=/t1h0t1t0=/t0?1t1t0=", "R"];
    let trace = "
        t R: number 0 5, context 5, number 1 0, start 2 R
        t R: number 0 5, context 5, run 2 R
        t R: number 0 5, context 5, run 2 R
        t R: number 0 5, context 5, run 2 R
        t R: number 0 5, context 5, run 2 R
        t R: number 0 5, context 5, run 2 R
        t R: number 0 5, context 5, run 2 R
        +3ns
        t R: number 0 5, context 5, run 2 R
        t R: number 0 5, context 5, run 2 R
        t R: number 0 5, context 5, run 2 R
        +4ns
        t R: number 0 5, context 5, run 2 R
        t R: number 0 5, context 5, run 2 R
        t R: number 0 5, context 5, run 2 R
    ";
    perform(&mut Random194::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random200(world: &mut World) {
        invert(
            sequence_with_memory<
                repeat(times(world, 0),
                    retry(yield = always,
                        async_fallback< Action(1), instant(condition(2)), Action(3) >
                    )
                ),
                condition(4)
            >
        )
    }
}

recorded!(Random200, remembers);

#[test]
fn random_200() {
    let scripts = ["12310", "FFRR", "S", "RSRFR", "FSSS"];
    let trace = "
        t R: number 0 1, start 1 F
        +0ns
        t S: cond 2 S, cond 4 F
        t F: cond 4 S
        +5ns
        +8ns
        t R: number 0 2, start 1 F
        t R: cond 2 S, start 1 R
        t R: run 1 R
        +2ns
        t R: run 1 F
        t F: cond 2 S, cond 4 S
    ";
    perform(&mut Random200::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random204(world: &mut World) {
        repeater(yield = never, condition(0), on_halt(handle(1), condition(2)))
    }
}

recorded!(Random204);

#[test]
fn random_204() {
    let scripts = ["SSSF", "", "SF"];
    let trace = "
        +0ns
        t F: cond 2 S, cond 0 S, cond 2 F, cond 0 S, cond 2 S, cond 0 S, cond 2 F, cond 0 F
        r
        t F: cond 2 S, cond 0 S, cond 2 F, cond 0 S, cond 2 S, cond 0 S, cond 2 F, cond 0 F
        t F: cond 2 S, cond 0 S, cond 2 F, cond 0 S, cond 2 S, cond 0 S, cond 2 F, cond 0 F
        t F: cond 2 S, cond 0 S, cond 2 F, cond 0 S, cond 2 S, cond 0 S, cond 2 F, cond 0 F
        t F: cond 2 S, cond 0 S, cond 2 F, cond 0 S, cond 2 S, cond 0 S, cond 2 F, cond 0 F
        t F: cond 2 S, cond 0 S, cond 2 F, cond 0 S, cond 2 S, cond 0 S, cond 2 F, cond 0 F
    ";
    perform(&mut Random204::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random205(world: &mut World) {
        force_failure(
            sequence< priority(most_urgent)< 0 => parallel_all(failures = 1)< failure > > >
        )
    }
}

recorded!(Random205);

#[test]
fn random_205() {
    let scripts = ["1101"];
    let trace = "
        t F: number 0 1
        t F: number 0 1
        t F: number 0 0
        t F: number 0 1
        t F: number 0 1
        t F: number 0 1
        h
        +5ns
        r
        t F: number 0 0
    ";
    perform(&mut Random205::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random206(world: &mut World) {
        Scripted(0)<
            sequence<
                on_success(handle(1),
                    Scripted(2)<
                        parallel_all(failures = 1)< Action(3) >,
                        timeout(1ns, async_fallback< instant(slow_condition(4)) >),
                        slow_condition(5)
                    >
                )
            >
        >
    }
}

recorded!(Random206);

#[test]
fn random_206() {
    let scripts = ["=/t1?1?0t1=", "", "t0t0h0=/t1?2t0t3R/t1t0t3t3R/=/t2t2t2=", "F", "RF", "RRRR"];
    let trace = "
        t S: start 0 S
        h
        t F: saw 0 1 F, asked 0 1 false, asked 0 0 false, saw 0 1 F, start 0 F
        h
        t S: start 0 S
        t F: saw 0 1 F, asked 0 1 false, asked 0 0 false, saw 0 1 F, start 0 F
        +5ns
        t S: start 0 S
        h
        t F: saw 0 1 F, asked 0 1 false, asked 0 0 false, saw 0 1 F, start 0 F
        t S: start 0 S
        t F: saw 0 1 F, asked 0 1 false, asked 0 0 false, saw 0 1 F, start 0 F
        t S: start 0 S
        +3ns
        t F: saw 0 1 F, asked 0 1 false, asked 0 0 false, saw 0 1 F, start 0 F
        t S: start 0 S
        t F: saw 0 1 F, asked 0 1 false, asked 0 0 false, saw 0 1 F, start 0 F
        t S: start 0 S
        h
        t F: saw 0 1 F, asked 0 1 false, asked 0 0 false, saw 0 1 F, start 0 F
        t S: start 0 S
        h
        t F: saw 0 1 F, asked 0 1 false, asked 0 0 false, saw 0 1 F, start 0 F
    ";
    perform(&mut Random206::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random207(world: &mut World) {
        timeout(limit(world, 0),
            sequence<
                Scripted(1)<
                    async_fallback(yield = sync)< Action(2) >,
                    run_once(sequence< slow_condition(3) >),
                    condition(4),
                    slow_condition(5)
                >,
                Action(6),
                condition(7)
            >
        )
    }
}

recorded!(Random207, remembers);

#[test]
fn random_207() {
    let scripts = ["1", "h3t3h1S/t3t1t3t3R", "RSSR", "R", "SFF", "R", "RR", "SSFFF"];
    let trace = "
        t R: number 0 1, cond 5 R, saw 1 3 R, start 1 S, start 6 R
        t R: run 6 R
        t R: run 6 R
        r: halt 6
        +7ns
        t R: number 0 1, cond 5 R, saw 1 3 R, cond 3 R, saw 1 1 R, cond 5 R, saw 1 3 R, cond 5 R, saw 1 3 R, start 1 R
        t R: cond 5 R, saw 1 3 R, run 1 S, start 6 R
        t R: run 6 R
        t R: run 6 R
        t R: run 6 R
        +2ns
        +7ns
        t F: halt 6
        t R: number 0 1, cond 5 R, saw 1 3 R, cond 3 R, saw 1 1 R, cond 5 R, saw 1 3 R, cond 5 R, saw 1 3 R, start 1 R
        t R: cond 5 R, saw 1 3 R, run 1 S, start 6 R
        t R: run 6 R
        t R: run 6 R
        t R: run 6 R
        t R: run 6 R
        t R: run 6 R
        t R: run 6 R
        t R: run 6 R
        +3ns
    ";
    perform(&mut Random207::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random208(world: &mut World) {
        sequence< fallback< timeout(2ns, cooldown(7ns, Action(0))), Action(1) >, slow_condition(2) >
    }
}

recorded!(Random208, remembers);

#[test]
fn random_208() {
    let scripts = ["RRRRR", "RFSRS", "S"];
    let trace = "
        h
        t R: start 0 R
        +3ns
        t R: halt 0, start 1 R
        t F: run 1 F
        +0ns
        +6ns
        t R: start 0 R
        +7ns
        +5ns
        h: halt 0
        +6ns
        +3ns
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut Random208::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random209(world: &mut World) {
        retry(times(world, 0),
            timeout(limit(world, 1),
                reactive_sequence< fallback< on_success(handle(2), running) > >
            )
        )
    }
}

recorded!(Random209);

#[test]
fn random_209() {
    let scripts = ["30", "8848", ""];
    let trace = "
        h
        t R: number 0 3, number 1 8
        t R
        t R
        t R
        h
        +2ns
        h
        t F: number 0 0
        t R: number 0 3, number 1 8
        h
        t F: number 0 0
        t R: number 0 3, number 1 4
        t R
        r
        t F: number 0 0
    ";
    perform(&mut Random209::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random211(world: &mut World) {
        repeater(yield = never,
            reactive_sequence(on_running = continue)< slow_condition(0), Action(1) >,
            async_fallback(yield = sync)< sequence_with_memory< Scripted(2)< condition(3) > > >
        )
    }
}

recorded!(Random211, remembers);

#[test]
fn random_211() {
    let scripts = ["RF", "RSFR", "R/h1=/S/t1t1S", "SFSF"];
    let trace = "
        t R: start 2 R
        h: halt 2
        t R: start 2 S, cond 0 R, start 1 R
        t S: start 2 S, cond 0 F, halt 1
        t R: saw 2 1 F, saw 2 1 F, start 2 S, cond 0 R, start 1 S
        h
        t R: start 2 R
        t S: run 2 S, cond 0 F
        t S: start 2 S, cond 0 R, start 1 F
        t S: saw 2 1 F, saw 2 1 F, start 2 S, cond 0 F
        t R: start 2 R
        t R: run 2 S, cond 0 R, start 1 R
        t S: start 2 S, cond 0 F, halt 1
    ";
    perform(&mut Random211::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random212(world: &mut World) {
        retry(3, yield = never, sequence< slow_condition(0), fallback< Action(1) > >)
    }
}

recorded!(Random212);

#[test]
fn random_212() {
    let scripts = ["FSR", "RFRSR"];
    let trace = "
        t R: cond 0 F, cond 0 S, start 1 R
        t R: run 1 F, cond 0 R
        +8ns
        t F: cond 0 F
        t R: cond 0 S, start 1 R
        +5ns
        t S: run 1 S
        +4ns
        t R: cond 0 R
        t R: cond 0 F, cond 0 S, start 1 R
        t R: run 1 R
        t R: run 1 F, cond 0 R
        t F: cond 0 F
        t R: cond 0 S, start 1 R
        t S: run 1 S
        h
        t R: cond 0 R
        t R: cond 0 F, cond 0 S, start 1 R
        t R: run 1 R
        t R: run 1 F, cond 0 R
        t F: cond 0 F
        t R: cond 0 S, start 1 R
    ";
    perform(&mut Random212::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random213(world: &mut World) {
        run_once(
            fallback<
                sequence< Action(0) >,
                Scripted(1)< Scripted(2)< timeout(4ns, wait(limit(world, 3))) >, condition(4) >
            >
        )
    }
}

recorded!(Random213, remembers);

#[test]
fn random_213() {
    let scripts = ["F", "t0t1?2t2=", "?0t0t0h0R/S", "3414", "SF"];
    let trace = "
        t F: start 0 F, asked 2 0 false, number 3 3, saw 2 0 R, saw 2 0 R, start 2 R, saw 1 0 R, cond 4 S, saw 1 1 S, asked 1 2 false, saw 1 2 F, start 1 F, halt 2
        t F
        t F
        t F
        t F
        h
        t F
        +2ns
        +8ns
        h
        t F
        t F
        t F
        t F
    ";
    perform(&mut Random213::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random215(world: &mut World) {
        parallel_all(failures = 1)<
            parallel(success = 2, failure = 2)< slow_condition(0), Scripted(1)< wait(1ns) > >,
            switch(choice(world, 2))<
                _ => utility< score(3) => running, score(3) => condition(4) >
            >,
            Action(5)
        >
    }
}

recorded!(Random215);

#[test]
fn random_215() {
    let scripts = ["RF", "=/=/t0h1?0t0S/h1t0?0t0=/t1t1t0=", "01011", "111", "FSF", "RSR"];
    let trace = "
        t R: cond 0 R, start 1 S, number 2 0, number 3 1, number 3 1, start 5 R
        t R: cond 0 F, number 2 1, run 5 S
        t R: number 2 0
        t R: number 2 1
        t R: number 2 1
        t R: number 2 0
        t R: number 2 1
        t R: number 2 0
        t R: number 2 1
        +1ns
        t R: number 2 1
        +3ns
    ";
    perform(&mut Random215::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random216(world: &mut World) {
        reactive_sequence(on_running = continue)<
            async_fallback(yield = sync)< Action(0) >,
            parallel(success = 1, failure = 1)< timeout(6ns, Action(1)) >
        >
    }
}

recorded!(Random216);

#[test]
fn random_216() {
    let scripts = ["RFRSF", "RRFSF"];
    let trace = "
        t R: start 0 R, start 1 R
        +0ns
        t F: run 0 F, halt 1
        t R: start 0 R, start 1 R
        t F: run 0 S, run 1 F
        t F: start 0 F
        t R: start 0 R, start 1 S
        t F: run 0 F
        t F: start 0 R, start 1 F, halt 0
        t R: start 0 S, start 1 R
    ";
    perform(&mut Random216::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random218(world: &mut World) {
        timeout(6ns,
            parallel(success = all, failure = times(world, 0), each = tick)<
                async_sequence(yield = sync)< instant(wait(7ns)) >,
                Scripted(1)< wait(limit(world, 2)) >
            >
        )
    }
}

recorded!(Random218);

#[test]
fn random_218() {
    let scripts = ["030", "=/t0=/t0t0t0=/h0t1t0=", "5"];
    let trace = "
        +4ns
        t R: number 0 0, start 1 S
        h
        t R: number 0 3, number 2 5, saw 1 0 R, start 1 R
        t R: saw 1 0 R, saw 1 0 R, saw 1 0 R, run 1 R
        t R: saw 1 1 F, number 2 5, saw 1 0 R, run 1 R
        t R: run 1 S
        +4ns
        t F
        t R: number 0 0, number 2 5, saw 1 0 R, start 1 R
        +4ns
        t F: halt 1
        t R: number 0 0, number 2 5, saw 1 0 R, saw 1 0 R, saw 1 0 R, start 1 R
        t R: saw 1 1 F, number 2 5, saw 1 0 R, run 1 R
        t R: run 1 S
        t R: number 2 5, saw 1 0 R, start 1 R
        h: halt 1
        t R: number 0 3, number 2 5, saw 1 0 R, saw 1 0 R, saw 1 0 R, start 1 R
        t R: saw 1 1 F, number 2 5, saw 1 0 R, run 1 R
    ";
    perform(&mut Random218::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random221(world: &mut World) {
        run_once(
            repeat(times(world, 0), yield = always,
                switch(choice(world, 1))<
                    0 => interrupter(Scripted(2)< condition(3) >, Action(4)),
                    _ => Scripted(5)< slow_condition(6) >
                >
            )
        )
    }
}

recorded!(Random221, remembers);

#[test]
fn random_221() {
    let scripts = ["3", "21", "h0t1t1t1R/=/?1=/t1R", "SSSSS", "SR", "h1t0=/F/?1=", "RFR"];
    let trace = "
        t R: number 0 3, number 1 2, cond 6 R, saw 5 0 R, start 5 R
        t F: number 1 1, run 5 F
        h
        t F
        t F
        t F
        +0ns
        t F
        t F
        t F
        t F
        +2ns
        t F
        t F
        t F
        t F
        t F
        t F
        t F
        t F
    ";
    perform(&mut Random221::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random222(world: &mut World) {
        switch(choice(world, 0))<
            _ => repeat(4,
                retry(times(world, 1), on_start(handle(2), Scripted(3)< slow_condition(4) >))
            )
        >
    }
}

recorded!(Random222);

#[test]
fn random_222() {
    let scripts = ["11", "33332", "", "R/t1F/t1?0t0=", "RRRRR"];
    let trace = "
        +4ns
        t R: number 0 1, number 1 3, handle 2, start 3 R
        t R: number 0 1, saw 3 1 F, run 3 F, handle 2, saw 3 1 F, asked 3 0 false, cond 4 R, saw 3 0 R, start 3 R
        +3ns
        t R: number 0 1, run 3 R
        +4ns
        t R: number 0 1, saw 3 1 F, run 3 F, handle 2, saw 3 1 F, asked 3 0 false, cond 4 R, saw 3 0 R, start 3 R
        +7ns
        t R: number 0 1, run 3 R
        t F: number 0 1, saw 3 1 F, run 3 F
        h
        t R: number 0 1, number 1 3, handle 2, saw 3 1 F, asked 3 0 false, cond 4 R, saw 3 0 R, start 3 R
        t R: number 0 1, run 3 R
        t R: number 0 1, saw 3 1 F, run 3 F, handle 2, saw 3 1 F, asked 3 0 false, cond 4 R, saw 3 0 R, start 3 R
        t R: number 0 1, run 3 R
        t R: number 0 1, saw 3 1 F, run 3 F, handle 2, saw 3 1 F, asked 3 0 false, cond 4 R, saw 3 0 R, start 3 R
        t R: number 0 1, run 3 R
    ";
    perform(&mut Random222::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random223(world: &mut World) {
        reactive_sequence<
            priority(most_urgent)< 0 => sequence_with_memory< timeout(1ns, Action(1)) > >,
            condition(2),
            wait(limit(world, 3))
        >
    }
}

recorded!(Random223, remembers);

#[test]
fn random_223() {
    let scripts = ["000", "RR", "FSS", "23"];
    let trace = "
        +7ns
        +5ns
        t R: number 0 0, start 1 R
        r: halt 1
        t R: number 0 0, start 1 R
        t R: run 1 R
        t R: run 1 R
        +5ns
        +4ns
        t F: halt 1
        t R: number 0 0, start 1 R
        t R: run 1 R
        t R: run 1 R
    ";
    perform(&mut Random223::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random224(world: &mut World) {
        on_success(handle(0), async_sequence< instant(Action(1)), Action(2) >)
    }
}

recorded!(Random224);

#[test]
fn random_224() {
    let scripts = ["", "R", "RRFF"];
    let trace = "
        t R: start 1 R
        +2ns
        t R: run 1 R
        h: halt 1
        +4ns
        t R: start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        h: halt 1
        t R: start 1 R
        t R: run 1 R
        +8ns
        t R: run 1 R
        t R: run 1 R
        h: halt 1
    ";
    perform(&mut Random224::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random228(world: &mut World) {
        Scripted(0)<
            if_then_else<
                sequence<
                    slow_condition(1),
                    delay(limit(world, 2), reactive_fallback< condition(3) >)
                >,
                reactive_fallback< Action(4) >,
                reactive_sequence(on_running = continue)< running >
            >,
            running
        >
    }
}

recorded!(Random228);

#[test]
fn random_228() {
    let scripts = ["?2t1t2=/t1t0h1=/S/t1t1t1=/t2t2?0h1R", "R", "0", "SFFFS", "RRRRF"];
    let trace = "
        t F: asked 0 2 false, saw 0 1 R, saw 0 2 F, start 0 F
        t R: saw 0 1 R, cond 1 R, saw 0 0 R, start 0 R
        t S: run 0 S
        t R: saw 0 1 R, saw 0 1 R, saw 0 1 R, start 0 R
        t R: saw 0 2 F, saw 0 2 F, asked 0 0 false, run 0 R
        h: halt 0
        h
        t F: asked 0 2 false, saw 0 1 R, saw 0 2 F, start 0 F
        +2ns
        t R: saw 0 1 R, cond 1 R, saw 0 0 R, start 0 R
        t S: run 0 S
        t R: saw 0 1 R, saw 0 1 R, saw 0 1 R, start 0 R
    ";
    perform(&mut Random228::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random230(world: &mut World) {
        parallel_all(failures = all)<
            running,
            reactive_fallback< slow_condition(0) >,
            Scripted(1)< Action(2) >,
            reactive_fallback< slow_condition(3), running >
        >
    }
}

recorded!(Random230);

#[test]
fn random_230() {
    let scripts = ["SF", "t1t0t0?1=/S/t0t1t0R/R", "RR", "RSR"];
    let trace = "
        t R: cond 0 S, saw 1 1 F, start 2 R, saw 1 0 R, run 2 R, saw 1 0 R, asked 1 1 false, start 1 R, cond 3 R
        h: halt 2, halt 1
        t R: cond 0 F, start 1 S, cond 3 S
        h
        h
        h
        +3ns
        t R: cond 0 S, start 2 R, saw 1 0 R, saw 1 1 F, run 2 R, saw 1 0 R, start 1 R, cond 3 R
        t R: run 1 R, cond 3 R
        h: halt 2, halt 1
        t R: cond 0 F, saw 1 1 F, start 2 R, saw 1 0 R, run 2 R, saw 1 0 R, asked 1 1 false, start 1 R, cond 3 S
        +4ns
        +7ns
        +3ns
        +2ns
        +7ns
        t R: run 1 S, halt 2
        t R
        t R
        t R
    ";
    perform(&mut Random230::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random231(world: &mut World) {
        repeater(Scripted(0)< condition(1) >, condition(2))
    }
}

recorded!(Random231);

#[test]
fn random_231() {
    let scripts = ["t1t1t0R/t0S", "F", "SFSFS"];
    let trace = "
        t R: cond 2 S, saw 0 1 F, saw 0 1 F, cond 1 F, saw 0 0 F, start 0 R
        t R: cond 2 F, cond 1 F, saw 0 0 F, run 0 S
        t R: cond 2 S, saw 0 1 F, saw 0 1 F, cond 1 F, saw 0 0 F, start 0 R
        t R: cond 2 F, cond 1 F, saw 0 0 F, run 0 S
        t R: cond 2 S, saw 0 1 F, saw 0 1 F, cond 1 F, saw 0 0 F, start 0 R
        +5ns
        +3ns
        t R: cond 2 S, cond 1 F, saw 0 0 F, run 0 S
        t R: cond 2 F, saw 0 1 F, saw 0 1 F, cond 1 F, saw 0 0 F, start 0 R
        +2ns
        t R: cond 2 S, cond 1 F, saw 0 0 F, run 0 S
    ";
    perform(&mut Random231::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random232(world: &mut World) {
        fallback<
            slow_condition(0),
            Scripted(1)<
                parallel_all(failures = 1)< sequence_with_memory< Action(2) > >,
                Scripted(3)< Action(4) >
            >
        >
    }
}

recorded!(Random232, remembers);

#[test]
fn random_232() {
    let scripts = ["RS", "=/t1t0t0R/h1t2=/t2t2F", "SRR", "t1t1?0R/t0?0h1t1S", "RRRFR"];
    let trace = "
        t R: cond 0 R
        t S: cond 0 S
        t R: cond 0 R
        t S: cond 0 S
        t R: cond 0 R
        t S: cond 0 S
        t R: cond 0 R
        t S: cond 0 S
        t R: cond 0 R
        t S: cond 0 S
        +5ns
        +2ns
        t R: cond 0 R
        t S: cond 0 S
        t R: cond 0 R
        t S: cond 0 S
        h
    ";
    perform(&mut Random232::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random234(world: &mut World) {
        async_fallback<
            instant(
                reactive_sequence<
                    priority(most_urgent)<
                        0 => switch(choice(world, 1))< _ => Action(2) >,
                        1 => Scripted(3)< sequence< Action(4) > >,
                        2 => Action(5)
                    >,
                    sequence<
                        async_fallback(yield = sync)< Action(6) >,
                        Action(7),
                        fallback< slow_condition(8) >
                    >
                >
            )
        >
    }
}

recorded!(Random234);

#[test]
fn random_234() {
    let scripts = ["03330", "011", "FSRR", "t0t1=/t0t0t0=/S/t1F", "RR", "RSRF", "RRR", "RR", "RS"];
    let trace = "
        t F: number 0 0, number 1 0, start 2 F
        t F: number 0 3
        h
        h
        t F: number 0 3
        t F: number 0 3
        t R: number 0 0, number 1 1, start 2 S, start 6 R
        t R: number 0 0, number 1 1, start 2 R, halt 6
    ";
    perform(&mut Random234::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random240(world: &mut World) {
        cooldown(1ns,
            reactive_fallback(on_running = continue)<
                parallel_all(failures = all)<
                    cooldown(4ns, Scripted(0)< Action(1) >),
                    condition(2),
                    slow_condition(3),
                    condition(4)
                >,
                Action(5),
                slow_condition(6)
            >
        )
    }
}

recorded!(Random240, remembers);

#[test]
fn random_240() {
    let scripts = ["t1=/t0?0t0?0F/?0F", "RRRSF", "SSS", "RRSRR", "F", "SRFR", "RRFRS"];
    let trace = "
        t S: saw 0 1 F, start 0 F, cond 2 S, cond 3 R, cond 4 F, start 5 S
        t F
        t F
        t F
        t F
        t F
        +1ns
        t R: cond 2 S, cond 3 R, cond 4 F, start 5 R, cond 6 R
        t S: cond 3 S, halt 5
        t F
        t F
        t F
        t F
        +6ns
        t R: start 1 R, saw 0 0 R, asked 0 0 true, run 1 R, saw 0 0 R, asked 0 0 true, start 0 F, halt 1, cond 2 S, cond 3 R, cond 4 F, start 5 F, cond 6 R
    ";
    perform(&mut Random240::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random242(world: &mut World) {
        while_do_else<
            utility<
                score(0) => repeat(times(world, 1),
                    repeater(yield = never,
                        parallel_all(failures = all)< Action(2) >,
                        slow_condition(3)
                    )
                ),
                score(0) => condition(4)
            >,
            slow_condition(5),
            condition(6)
        >
    }
}

recorded!(Random242);

#[test]
fn random_242() {
    let scripts = ["30", "13", "RFR", "RRRS", "SF", "RFR", "FSFF"];
    let trace = "
        t R: number 0 3, number 0 0, number 1 1, cond 3 R
        t R: cond 3 R
        t R: cond 3 R
        t R: cond 3 S, start 2 R
        t R: cond 3 R
        t R: cond 3 R
        h: halt 2
        t R: number 0 3, number 0 0, number 1 3, cond 3 R
        t R: cond 3 S, start 2 F, cond 3 R
        t R: cond 3 R
        t R: cond 3 R
        +5ns
        +1ns
        h
        +2ns
        t R: number 0 3, number 0 0, number 1 1, cond 3 S, start 2 R
        t R: cond 3 R
    ";
    perform(&mut Random242::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random244(world: &mut World) {
        reactive_sequence< Action(0), run_once(async_sequence< instant(wait(limit(world, 1))) >) >
    }
}

recorded!(Random244, remembers);

#[test]
fn random_244() {
    let scripts = ["RF", "2615"];
    let trace = "
        +7ns
        t R: start 0 R
        t F: run 0 F
        t R: start 0 R
        r: halt 0
        t F: start 0 F
        +3ns
        h
        t R: start 0 R
        t F: run 0 F
        t R: start 0 R
        h: halt 0
    ";
    perform(&mut Random244::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random246(world: &mut World) {
        sequence<
            on_halt(handle(0),
                context(mood(world, 1),
                    reactive_sequence<
                        keep_running_until_failure(
                            sequence<
                                utility< score(2) => condition(3), score(2) => slow_condition(4) >
                            >
                        ),
                        fallback< Action(5) >
                    >
                )
            )
        >
    }
}

recorded!(Random246);

#[test]
fn random_246() {
    let scripts = ["", "507", "20302", "SF", "SSR", "RRR"];
    let trace = "
        t R: number 1 5, context 5, number 2 2, number 2 0, cond 3 S
        t F: number 1 0, context 0, number 2 3, number 2 0, cond 3 F
        t R: number 1 7, context 7, number 2 2, number 2 2, cond 3 S
        t R: number 1 5, context 5, number 2 0, number 2 3, cond 4 S
        +1ns
        t R: number 1 0, context 0, number 2 0, number 2 2, cond 4 S
        t F: number 1 7, context 7, number 2 2, number 2 0, cond 3 F
        +0ns
        +3ns
        t R: number 1 5, context 5, number 2 3, number 2 0, cond 3 S
        t F: number 1 0, context 0, number 2 2, number 2 2, cond 3 F
        r: context 0
        t R: number 1 7, context 7, number 2 0, number 2 3, cond 4 R
        h: handle 0
        t R: number 1 5, context 5, number 2 0, number 2 2, cond 4 S
        +5ns
        t R: number 1 0, context 0, number 2 2, number 2 0, cond 3 S
        t F: number 1 7, context 7, number 2 3, number 2 0, cond 3 F
        t R: number 1 5, context 5, number 2 2, number 2 2, cond 3 S
        t R: number 1 0, context 0, number 2 0, number 2 3, cond 4 S
        t R: number 1 7, context 7, number 2 0, number 2 2, cond 4 R
        t R: number 1 5, context 5, cond 4 S
    ";
    perform(&mut Random246::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random247(world: &mut World) {
        async_fallback(yield = sync)<
            slow_condition(0),
            instant(
                parallel(success = 3, failure = 1, each = tick)<
                    sequence< fallback< Action(1) > >,
                    running,
                    success
                >
            )
        >
    }
}

recorded!(Random247);

#[test]
fn random_247() {
    let scripts = ["RFF", "RSRRR"];
    let trace = "
        t R: cond 0 R
        t R: cond 0 F, start 1 R
        t R: run 1 S
        t R: start 1 R
        t R: run 1 R
        t R: run 1 R
        +3ns
        t R: run 1 R
        t R: run 1 S
    ";
    perform(&mut Random247::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random253(world: &mut World) {
        retry(3,
            invert(
                parallel_all(failures = times(world, 0))<
                    fallback< run_once(Action(1)), delay(limit(world, 2), Action(3)) >
                >
            )
        )
    }
}

recorded!(Random253, remembers);

#[test]
fn random_253() {
    let scripts = ["222", "RRF", "0", "RS"];
    let trace = "
        t R: number 0 2, start 1 R
        t R: run 1 R
        t R: run 1 F, number 2 0, start 3 R
        t R: run 3 S, number 0 2, number 2 0, start 3 R
        r: halt 3
        t R: number 0 2, start 1 R
        h: halt 1
        t R: number 0 2, start 1 R
        t R: run 1 F, number 2 0, start 3 S, number 0 2, number 2 0, start 3 R
        t R: run 3 S, number 0 2, number 2 0, start 3 R
        +3ns
        t F: run 3 S
        +5ns
    ";
    perform(&mut Random253::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random254(world: &mut World) {
        parallel_all(failures = 2)<
            condition(0),
            Scripted(1)< condition(2) >,
            on_success(handle(3), parallel_all(failures = all)< Action(4) >),
            Action(5)
        >
    }
}

recorded!(Random254);

#[test]
fn random_254() {
    let scripts = ["FFSSF", "t1t1t1=/?1t1=/t0t0R/R", "SSSFS", "", "RRRRR", "FSF"];
    let trace = "
        +8ns
        +1ns
        t R: cond 0 F, saw 1 1 F, saw 1 1 F, saw 1 1 F, start 1 F, start 4 R, start 5 F
        t R: run 4 R
        t R: run 4 R
        t R: run 4 R
        t R: run 4 R
        t R: run 4 R
        t R: run 4 R
        t R: run 4 R
        t R: run 4 R
        t R: run 4 R
    ";
    perform(&mut Random254::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random255(world: &mut World) {
        parallel_all(failures = 3)<
            force_success(
                parallel(success = times(world, 0), failure = 1, each = tick)<
                    context(mood(world, 1),
                        retry(times(world, 2),
                            utility<
                                score(3) => retry(
                                    reactive_sequence(on_running = continue)< condition(4) >
                                ),
                                score(3) => repeat(4, yield = always, slow_condition(5)),
                                score(3) => Action(6)
                            >
                        )
                    ),
                    repeater(Action(7), sequence< condition(8) >)
                >
            ),
            fallback< context(mood(world, 9), Action(10)), slow_condition(11) >,
            invert(
                sequence_with_memory<
                    parallel_all(failures = times(world, 12))<
                        reactive_sequence< run_once(Action(13)), Action(14) >,
                        Action(15),
                        condition(16),
                        Action(17)
                    >
                >
            )
        >
    }
}

recorded!(Random255, remembers);

#[test]
fn random_255() {
    let scripts = ["0301", "041", "0132", "311", "FFFF", "FRFFR", "SS", "RRS", "F", "8", "SRS", "RFRRR", "00235", "R", "R", "RF", "SFSS", "RSRR"];
    let trace = "
        t R: number 0 0, number 1 0, context 0, number 2 0, cond 8 F, start 7 R, halt 7, number 9 8, context 8, start 10 S, number 12 0, start 13 R, start 15 R, cond 16 S, start 17 R
        t R: run 13 R, run 15 F, run 17 S
        t R: run 13 R
        h: halt 13
        t R: number 0 3, number 1 4, context 4, number 2 1, number 3 3, number 3 1, number 3 1, cond 4 F, cond 8 F, start 7 R, halt 7, number 9 8, context 8, start 10 R, number 12 0, start 13 R, start 15 R, cond 16 F, start 17 R
        t R: number 9 8, context 8, run 10 S, run 13 R, run 15 F, run 17 R
        +2ns
        t R: run 13 R, run 17 R
        +6ns
        +8ns
        t R: run 13 R, run 17 S
        t R: run 13 R
        t R: run 13 R
        t R: run 13 R
        +5ns
        t R: run 13 R
        h: halt 13
        +5ns
        h
        t R: number 0 0, number 1 1, context 1, number 2 3, number 3 3, number 3 1, number 3 1, cond 4 F, cond 8 F, start 7 S, number 9 8, context 8, start 10 S, number 12 2, start 13 R, start 15 R, cond 16 S, start 17 R
        t R: number 1 0, context 0, cond 4 F, cond 8 F, start 7 R, run 13 R, run 15 F, run 17 R
        +6ns
        +5ns
    ";
    perform(&mut Random255::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random256(world: &mut World) {
        keep_running_until_failure(
            fallback<
                priority(most_urgent)< 0 => async_fallback(yield = sync)< instant(condition(1)) > >,
                parallel(success = all, failure = times(world, 2), each = tick)<
                    keep_running_until_failure(Action(3))
                >
            >
        )
    }
}

recorded!(Random256);

#[test]
fn random_256() {
    let scripts = ["0110", "SSSFS", "01", "RRSS"];
    let trace = "
        h
        t R: number 0 0, cond 1 S
        t R: number 0 1, number 2 0, start 3 R
        t R: run 3 R
        t R: run 3 S
        t R: start 3 S
        t R: start 3 R
        t R: run 3 R
        t R: run 3 S
        t R: start 3 S
    ";
    perform(&mut Random256::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random257(world: &mut World) {
        fallback< slow_condition(0), parallel_all(failures = 1)< failure > >
    }
}

recorded!(Random257);

#[test]
fn random_257() {
    let scripts = ["FRR"];
    let trace = "
        h
        h
        t F: cond 0 F
        +3ns
        t R: cond 0 R
        t R: cond 0 R
        t F: cond 0 F
        t R: cond 0 R
        t R: cond 0 R
        t F: cond 0 F
        t R: cond 0 R
        t R: cond 0 R
        t F: cond 0 F
        t R: cond 0 R
        h
        +6ns
    ";
    perform(&mut Random257::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random261(world: &mut World) {
        force_failure(
            if_then_else<
                sequence< delay(2ns, Action(0)) >,
                running,
                Scripted(1)< fallback< Action(2) > >
            >
        )
    }
}

recorded!(Random261);

#[test]
fn random_261() {
    let scripts = ["R", "R/R/S", "RFF"];
    let trace = "
        t R
        t R
        t R
        t R
        t R
        t R
        t R
    ";
    perform(&mut Random261::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random263(world: &mut World) {
        sequence<
            fallback<
                retry(1,
                    cooldown(7ns,
                        on_failure(handle(0), while_do_else< Action(1), wait(limit(world, 2)) >)
                    )
                )
            >,
            wait(limit(world, 3)),
            wait(2ns)
        >
    }
}

recorded!(Random263, remembers);

#[test]
fn random_263() {
    let scripts = ["", "FRRSF", "274", "102"];
    let trace = "
        +4ns
        t F: start 1 F, handle 0
        t F
        t F
        t F
        +8ns
        t R: start 1 R
        t R: run 1 R
        t R: run 1 S, number 2 2
        t F: start 1 F, handle 0
        t F
        t F
        t F
        t F
        +0ns
        t F
        t F
        t F
        +2ns
        t F
        t F
        t F
        h
    ";
    perform(&mut Random263::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random264(world: &mut World) {
        parallel_all(failures = all)< on_failure(handle(0), Scripted(1)< condition(2) >) >
    }
}

recorded!(Random264);

#[test]
fn random_264() {
    let scripts = ["", "h1t1F/t1=", "S"];
    let trace = "
        +5ns
        +3ns
        t F: saw 1 1 F, start 1 F, handle 0
        +4ns
        t F: saw 1 1 F, start 1 F, handle 0
        t F: saw 1 1 F, start 1 F, handle 0
        t F: saw 1 1 F, start 1 F, handle 0
        t F: saw 1 1 F, start 1 F, handle 0
        h
        t F: saw 1 1 F, start 1 F, handle 0
        h
        +4ns
        t F: saw 1 1 F, start 1 F, handle 0
        t F: saw 1 1 F, start 1 F, handle 0
        t F: saw 1 1 F, start 1 F, handle 0
    ";
    perform(&mut Random264::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random266(world: &mut World) {
        run_once(
            sequence<
                retry(4, yield = never, Scripted(0)< Action(1) >),
                reactive_fallback(on_running = continue)<
                    failure,
                    Scripted(2)< slow_condition(3) >,
                    Action(4)
                >,
                failure
            >
        )
    }
}

recorded!(Random266, remembers);

#[test]
fn random_266() {
    let scripts = ["?1t0t0R/t1t0R/?1?1t0R", "RR", "t1R/t1=/F/S", "FRSRR", "RS"];
    let trace = "
        t R: asked 0 1 false, start 1 R, saw 0 0 R, run 1 R, saw 0 0 R, start 0 R
        +0ns
        t R: saw 0 1 F, run 1 R, saw 0 0 R, run 0 R
        t R: asked 0 1 false, asked 0 1 false, run 1 R, saw 0 0 R, run 0 R
        +0ns
        +8ns
        +2ns
    ";
    perform(&mut Random266::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random269(world: &mut World) {
        on_failure(handle(0),
            invert(
                parallel_all(failures = 1)<
                    reactive_sequence(on_running = continue)<
                        retry(times(world, 1),
                            on_halt(handle(2),
                                sequence_with_memory<
                                    utility<
                                        score(3) => condition(4),
                                        score(3) => slow_condition(5)
                                    >
                                >
                            )
                        ),
                        condition(6)
                    >
                >
            )
        )
    }
}

recorded!(Random269, remembers);

#[test]
fn random_269() {
    let scripts = ["", "0", "", "3", "SSFSS", "FRRR", "SS"];
    let trace = "
        t S: number 1 0
        t S: number 1 0
        t S: number 1 0
        t S: number 1 0
        t S: number 1 0
        t S: number 1 0
        t S: number 1 0
    ";
    perform(&mut Random269::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random271(world: &mut World) {
        Scripted(0)<
            reactive_fallback< Action(1), fallback< slow_condition(2) > >,
            interrupter(
                while_do_else<
                    slow_condition(3),
                    retry(2, parallel(success = 1, failure = 1, each = tick)< Action(4) >)
                >,
                slow_condition(5)
            )
        >
    }
}

recorded!(Random271);

#[test]
fn random_271() {
    let scripts = ["F", "R", "RRRR", "F", "RRR", "RSRSR"];
    let trace = "
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        +2ns
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
        r
        t F: start 0 F
        +1ns
        t F: start 0 F
        +3ns
        t F: start 0 F
        h
        t F: start 0 F
        t F: start 0 F
        t F: start 0 F
    ";
    perform(&mut Random271::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random274(world: &mut World) {
        keep_running_until_failure(
            parallel_all(failures = all)<
                keep_running_until_failure(delay(5ns, async_fallback< instant(Action(0)) >)),
                run_once(
                    delay(limit(world, 1),
                        fallback<
                            parallel(success = times(world, 2), failure = 1)< Action(3) >,
                            running
                        >
                    )
                )
            >
        )
    }
}

recorded!(Random274, remembers);

#[test]
fn random_274() {
    let scripts = ["R", "607", "22", "RS"];
    let trace = "
        t R: number 1 6
        h
        t R: number 1 0, number 2 2, start 3 R, halt 3
        t R
        +7ns
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        +6ns
        t R: run 0 R
        +7ns
        t R: run 0 R
        t R: run 0 R
    ";
    perform(&mut Random274::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random277(world: &mut World) {
        repeater(yield = never, failure, sequence< condition(0), delay(5ns, Action(1)), Action(2) >)
    }
}

recorded!(Random277);

#[test]
fn random_277() {
    let scripts = ["SFFSS", "FFR", "R"];
    let trace = "
        t R: cond 0 S
        t R
        r
        h
        t F: cond 0 F
        t F: cond 0 F
        t R: cond 0 S
        +1ns
        h
        t R: cond 0 S
        t R
        +2ns
        h
        t R: cond 0 S
        t R
        t R
        h
        t F: cond 0 F
        t F: cond 0 F
        t R: cond 0 S
        t R
        t R
        t R
    ";
    perform(&mut Random277::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random283(world: &mut World) {
        fallback<
            fallback< slow_condition(0) >,
            parallel(success = all, failure = 1, each = tick)< slow_condition(1) >,
            running
        >
    }
}

recorded!(Random283);

#[test]
fn random_283() {
    let scripts = ["RSRR", "SRRR"];
    let trace = "
        +7ns
        t R: cond 0 R
        +0ns
        t S: cond 0 S
        t R: cond 0 R
        t R: cond 0 R
        +8ns
    ";
    perform(&mut Random283::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random287(world: &mut World) {
        sequence_with_memory<
            interrupter(
                timeout(limit(world, 0), utility< score(1) => Action(2), score(1) => condition(3) >),
                slow_condition(4)
            )
        >
    }
}

recorded!(Random287, remembers);

#[test]
fn random_287() {
    let scripts = ["06707", "22", "SRRFS", "SSFF", "R"];
    let trace = "
        t R: number 0 0, number 1 2, number 1 2, start 2 S, cond 4 R
        t R: number 0 6, number 1 2, number 1 2, start 2 R
        +4ns
        +4ns
        t F: halt 2
        +1ns
        h
        +3ns
        t R: number 0 7, number 1 2, number 1 2, start 2 R
        t F: run 2 F
        +8ns
        t R: number 0 0, number 1 2, number 1 2, start 2 S, cond 4 R
        t R: number 0 7, number 1 2, number 1 2, start 2 S, cond 4 R
        +1ns
    ";
    perform(&mut Random287::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random288(world: &mut World) {
        fallback<
            context(mood(world, 0), if_then_else< condition(1), Scripted(2)< Action(3) > >),
            slow_condition(4)
        >
    }
}

recorded!(Random288);

#[test]
fn random_288() {
    let scripts = ["440", "S", "t0t1?0R", "RRRR", "SR"];
    let trace = "
        t R: number 0 4, context 4, cond 1 S, start 3 R, saw 2 0 R, saw 2 1 F, asked 2 0 true, start 2 R
        +6ns
        h: halt 3, halt 2
        t R: number 0 4, context 4, cond 1 S, start 3 R, saw 2 0 R, saw 2 1 F, asked 2 0 true, start 2 R
        +8ns
        t R: number 0 0, context 0, run 3 R, saw 2 0 R, saw 2 1 F, asked 2 0 true, run 2 R
        h: halt 3, halt 2
        t R: number 0 4, context 4, cond 1 S, start 3 R, saw 2 0 R, saw 2 1 F, asked 2 0 true, start 2 R
        t R: number 0 4, context 4, run 3 R, saw 2 0 R, saw 2 1 F, asked 2 0 true, run 2 R
        t R: number 0 0, context 0, run 3 R, saw 2 0 R, saw 2 1 F, asked 2 0 true, run 2 R
    ";
    perform(&mut Random288::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random289(world: &mut World) {
        on_halt(handle(0),
            run_once(timeout(9ns, sequence< repeat(times(world, 1), yield = always, Action(2)) >))
        )
    }
}

recorded!(Random289, remembers);

#[test]
fn random_289() {
    let scripts = ["", "33033", "R"];
    let trace = "
        t R: number 1 3, start 2 R
        t R: run 2 R
        +4ns
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        t R: run 2 R
        +7ns
        t F: halt 2
        t F
        h
    ";
    perform(&mut Random289::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random292(world: &mut World) {
        reactive_sequence< parallel_all(failures = 1)< running, wait(5ns) > >
    }
}

recorded!(Random292);

#[test]
fn random_292() {
    let scripts = [];
    let trace = "
        t R
        t R
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
        t R
        t R
        t R
        t R
        t R
        +3ns
        t R
        t R
        +5ns
    ";
    perform(&mut Random292::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random295(world: &mut World) {
        sequence<
            sequence<
                wait(limit(world, 0)),
                reactive_fallback<
                    condition(1),
                    reactive_sequence(on_running = continue)< Action(2) >,
                    slow_condition(3)
                >
            >
        >
    }
}

recorded!(Random295);

#[test]
fn random_295() {
    let scripts = ["5235", "S", "S", "RRR"];
    let trace = "
        t R: number 0 5
        t R
        t R
        t R
        h
        h
        t R: number 0 2
        +3ns
        +0ns
    ";
    perform(&mut Random295::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random299(world: &mut World) {
        async_fallback<
            interrupter(
                parallel(success = times(world, 0), failure = 1)< sequence< slow_condition(1) > >,
                Scripted(2)< slow_condition(3) >
            ),
            async_fallback< condition(4) >,
            sequence_with_memory< Action(5) >,
            sequence< Action(6) >,
            repeat(cooldown(limit(world, 7), condition(8)))
        >
    }
}

recorded!(Random299, remembers);

#[test]
fn random_299() {
    let scripts = ["001", "FRRS", "S/t0t1?1t0=/R", "RRFR", "FSFFS", "RFRF", "SSSSF", "81", "F"];
    let trace = "
        t R: number 0 0, cond 1 F
        t R: cond 4 F
        +1ns
        +1ns
        t R: start 5 R
        t R: run 5 F
        t S: start 6 S
        t R: number 0 0, cond 1 R
        t R: cond 1 R
        h
        h
        +5ns
        t S: number 0 1, cond 1 S, start 2 S
        t R: number 0 0, cond 1 F
        t S: cond 4 S
        t R: number 0 0, cond 1 R
    ";
    perform(&mut Random299::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random300(world: &mut World) {
        invert(
            on_halt(handle(0),
                fallback<
                    async_sequence(yield = sync)<
                        instant(reactive_fallback(on_running = continue)< condition(1) >)
                    >
                >
            )
        )
    }
}

recorded!(Random300);

#[test]
fn random_300() {
    let scripts = ["", "FS"];
    let trace = "
        t S: cond 1 F
        t F: cond 1 S
        t S: cond 1 F
        t F: cond 1 S
        t S: cond 1 F
        t F: cond 1 S
        t S: cond 1 F
        t F: cond 1 S
        t S: cond 1 F
        +0ns
        +7ns
        t F: cond 1 S
        t S: cond 1 F
        t F: cond 1 S
        t S: cond 1 F
        t F: cond 1 S
        t S: cond 1 F
        t F: cond 1 S
        t S: cond 1 F
        r
    ";
    perform(&mut Random300::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random303(world: &mut World) {
        reactive_sequence<
            reactive_sequence< condition(0) >,
            delay(limit(world, 1), try_catch< Action(2), condition(3) >),
            failure
        >
    }
}

recorded!(Random303);

#[test]
fn random_303() {
    let scripts = ["FFS", "1277", "FFS", "SSSSS"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        h
        +3ns
        +6ns
        t R: cond 0 S, number 1 1
        +0ns
        t F: cond 0 F
        t F: cond 0 F
        h
        t R: cond 0 S, number 1 2
        t F: cond 0 F
        t F: cond 0 F
        t R: cond 0 S, number 1 7
        h
        h
        t F: cond 0 F
        t F: cond 0 F
        t R: cond 0 S, number 1 7
    ";
    perform(&mut Random303::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random305(world: &mut World) {
        try_catch<
            parallel_all(failures = 2)<
                timeout(9ns, repeater(Action(0), running)),
                sequence_with_memory< sequence< slow_condition(1) > >
            >,
            force_success(running)
        >
    }
}

recorded!(Random305, remembers);

#[test]
fn random_305() {
    let scripts = ["RRF", "RSF"];
    let trace = "
        +8ns
        t R: cond 1 R
        +7ns
        t R: cond 1 S
        t R
        t R
        t R
        +5ns
        t S
        +1ns
    ";
    perform(&mut Random305::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random309(world: &mut World) {
        sequence<
            async_sequence< instant(wait(8ns)) >,
            fallback< fallback< condition(0) >, Action(1), Action(2) >
        >
    }
}

recorded!(Random309);

#[test]
fn random_309() {
    let scripts = ["FSSF", "RSS", "FR"];
    let trace = "
        h
        t R
        h
        t R
        t R
        r
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
    ";
    perform(&mut Random309::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random310(world: &mut World) {
        on_success(handle(0),
            reactive_sequence(on_running = continue)<
                reactive_sequence< Scripted(1)< wait(8ns) > >
            >
        )
    }
}

recorded!(Random310);

#[test]
fn random_310() {
    let scripts = ["", "R"];
    let trace = "
        t R: start 1 R
        h: halt 1
        +4ns
        t R: start 1 R
        t R: run 1 R
        t R: run 1 R
        t R: run 1 R
        +3ns
        +6ns
        +1ns
        h: halt 1
    ";
    perform(&mut Random310::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random313(world: &mut World) {
        context(mood(world, 0),
            if_then_else<
                fallback<
                    Scripted(1)< wait(4ns) >,
                    slow_condition(2),
                    Action(3),
                    slow_condition(4)
                >,
                slow_condition(5)
            >
        )
    }
}

recorded!(Random313);

#[test]
fn random_313() {
    let scripts = ["438", "t1t1R/t1t0F/?0t0?1?0R", "F", "SRRR", "SR", "RRR"];
    let trace = "
        t R: number 0 4, context 4, saw 1 1 F, saw 1 1 F, start 1 R
        t R: number 0 3, context 3, saw 1 1 F, saw 1 0 R, run 1 F, cond 2 F, start 3 S, cond 5 R
        h
        t R: number 0 8, context 8, asked 1 0 false, saw 1 0 R, asked 1 1 false, asked 1 0 true, start 1 R
        t R: number 0 4, context 4, saw 1 1 F, saw 1 1 F, run 1 R
        t R: number 0 3, context 3, saw 1 1 F, saw 1 0 R, run 1 F, cond 2 F, start 3 R
        t R: number 0 8, context 8, run 3 R
        t R: number 0 4, context 4, run 3 R
        t R: number 0 3, context 3, run 3 S, cond 5 R
        t R: number 0 8, context 8, cond 5 R
        t R: number 0 4, context 4, cond 5 R
        t R: number 0 3, context 3, cond 5 R
        +6ns
        +3ns
        +3ns
        +8ns
    ";
    perform(&mut Random313::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random315(world: &mut World) {
        context(mood(world, 0),
            priority(most_urgent)<
                100 => reactive_sequence(on_running = continue)< timeout(9ns, slow_condition(2)) >,
                101 => wait(limit(world, 3)),
                102 => slow_condition(4)
            >
        )
    }
}

recorded!(Random315);

#[test]
fn random_315() {
    let scripts = ["45056", "1212", "RRRF", "247", "SFRR"];
    let trace = "
        +2ns
        t R: number 0 4, context 4, number 1 1, number 3 2
        t R: number 0 5, context 5
        t S: number 0 0, context 0
        t S: number 0 5, context 5, number 1 2, cond 4 S
        t R: number 0 6, context 6, number 1 1, number 3 4
        h
        t F: number 0 4, context 4, number 1 2, cond 4 F
        +3ns
        t R: number 0 5, context 5, number 1 1, number 3 7
        t R: number 0 0, context 0
        t R: number 0 5, context 5
        h
        t R: number 0 6, context 6, number 1 2, cond 4 R
        t R: number 0 4, context 4, cond 4 R
        t S: number 0 5, context 5, cond 4 S
        t R: number 0 0, context 0, number 1 1, number 3 2
        h
        h
        +6ns
        t F: number 0 5, context 5, number 1 2, cond 4 F
        t R: number 0 6, context 6, number 1 1, number 3 4
        t R: number 0 4, context 4
    ";
    perform(&mut Random315::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random316(world: &mut World) {
        async_sequence<
            instant(
                on_failure(handle(0),
                    async_sequence(yield = sync)<
                        retry(255, yield = never,
                            parallel_all(failures = 2)<
                                if_then_else< slow_condition(1), slow_condition(2) >,
                                utility< score(3) => wait(8ns), score(3) => Action(4) >
                            >
                        ),
                        instant(
                            Scripted(5)<
                                condition(6),
                                fallback< slow_condition(7), running >,
                                slow_condition(8)
                            >
                        ),
                        slow_condition(9)
                    >
                )
            ),
            sequence< Scripted(10)< Scripted(11)< slow_condition(12) > > >,
            retry(2, async_fallback< instant(slow_condition(13)) >)
        >
    }
}

recorded!(Random316);

#[test]
fn random_316() {
    let scripts = ["", "R", "FRSFR", "1302", "RS", "?2h2t0R", "S", "RRRR", "RRSSR", "RFFS", "t0t0t1h1=", "t0R/t0t0t0S/t1R/t1h0t1t1R/t0?0t0S", "SRRSS", "RFRSR"];
    let trace = "
        t R: cond 1 R, number 3 1, number 3 3, start 4 R
        +7ns
        t R: cond 1 R, run 4 S
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        +7ns
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        h
        t R: cond 1 R, number 3 0, number 3 2, start 4 R
        t R: cond 1 R, run 4 S
        +0ns
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        t R: cond 1 R
        +3ns
        h
    ";
    perform(&mut Random316::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random318(world: &mut World) {
        while_do_else<
            invert(
                sequence<
                    reactive_fallback(on_running = continue)< Action(0) >,
                    run_once(Action(1))
                >
            ),
            condition(2),
            condition(3)
        >
    }
}

recorded!(Random318, remembers);

#[test]
fn random_318() {
    let scripts = ["RRRFR", "SRRRR", "FS", "SSSF"];
    let trace = "
        t R: start 0 R
        h: halt 0
        +4ns
        t R: start 0 R
        t R: run 0 R
        t F: run 0 F, cond 2 F
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        +2ns
        t R: run 0 R
        t S: run 0 F, cond 2 S
        t R: start 0 R
    ";
    perform(&mut Random318::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random319(world: &mut World) {
        sequence<
            repeater(yield = never,
                on_failure(handle(0), parallel(success = all, failure = 1)< Action(1) >),
                while_do_else< Action(2), Action(3) >
            ),
            while_do_else< sequence< sequence< slow_condition(4) > >, Action(5) >
        >
    }
}

recorded!(Random319);

#[test]
fn random_319() {
    let scripts = ["", "R", "RFRF", "FRRR", "RSSSR", "RFFRR"];
    let trace = "
        t R: start 2 R
        t R: run 2 F, start 1 R
        t R: start 2 R
        t R: run 2 F, run 1 R
        r: halt 1
        t R: start 2 R
        +0ns
        t R: run 2 F, start 1 R
        h: halt 1
        t R: start 2 R
    ";
    perform(&mut Random319::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random322(world: &mut World) {
        parallel_all(failures = 1)< slow_condition(0), Action(1), failure >
    }
}

recorded!(Random322);

#[test]
fn random_322() {
    let scripts = ["F", "SFRRR"];
    let trace = "
        t F: cond 0 F, start 1 S
        t F: cond 0 F, start 1 F
        +8ns
        t R: cond 0 F, start 1 R
        h: halt 1
        t R: cond 0 F, start 1 R
        +1ns
        t R: run 1 R
        t F: run 1 S
        t F: cond 0 F, start 1 F
        t R: cond 0 F, start 1 R
        t R: run 1 R
        h: halt 1
        t R: cond 0 F, start 1 R
        t F: run 1 S
    ";
    perform(&mut Random322::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random323(world: &mut World) {
        reactive_sequence(on_running = continue)<
            retry(3, yield = always,
                reactive_sequence<
                    parallel(success = times(world, 0), failure = times(world, 0))<
                        try_catch<
                            slow_condition(1),
                            slow_condition(2),
                            context(mood(world, 3), slow_condition(4)),
                            Action(5)
                        >,
                        Action(6),
                        Scripted(7)< Action(8) >
                    >,
                    reactive_fallback< Action(9) >
                >
            )
        >
    }
}

recorded!(Random323);

#[test]
fn random_323() {
    let scripts = ["114", "R", "S", "42", "RSRRR", "SRRFS", "SRRS", "=/=", "SFFRR", "R"];
    let trace = "
        t R: number 0 1, number 0 1, cond 1 R, start 6 S, start 9 R
        +5ns
        h: halt 9
        +5ns
        +3ns
        t R: number 0 4, number 0 1, cond 1 R
        t R: number 0 1, number 0 4, cond 1 R, start 6 R, start 7 S, halt 6, start 9 R
        t R: number 0 1, number 0 1, cond 1 R, start 6 R, start 7 S, halt 6, run 9 R
        t R: number 0 4, number 0 1, cond 1 R, halt 9
        h
        t R: number 0 1, number 0 4, cond 1 R, start 6 S, start 9 R
        t R: number 0 1, number 0 1, cond 1 R, start 6 S, run 9 R
        t R: number 0 4, number 0 1, cond 1 R, halt 9
        t R: number 0 1, number 0 4, cond 1 R, start 6 R, start 7 S, halt 6, start 9 R
        h: halt 9
        t R: number 0 1, number 0 1, cond 1 R, start 6 R, start 7 S, halt 6, start 9 R
        h: halt 9
        +4ns
        t R: number 0 4, number 0 1, cond 1 R
        t R: number 0 1, number 0 4, cond 1 R, start 6 S, start 9 R
    ";
    perform(&mut Random323::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random326(world: &mut World) {
        sequence<
            utility<
                score(0) => repeater(yield = never, failure, wait(2ns)),
                score(0) => fallback< on_halt(handle(1), Action(2)) >
            >,
            sequence< Action(3) >
        >
    }
}

recorded!(Random326);

#[test]
fn random_326() {
    let scripts = ["230", "", "FRSFS", "RF"];
    let trace = "
        t F: number 0 2, number 0 3, start 2 F
        +3ns
        t R: number 0 0, number 0 2, start 2 R
        t R: run 2 S, start 3 R
        t F: run 3 F
        t R: number 0 3, number 0 0
        h
        +1ns
        t F: number 0 2, number 0 3, start 2 F
        t R: number 0 0, number 0 2, start 2 S, start 3 R
        h: halt 3
        t R: number 0 3, number 0 0
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
    ";
    perform(&mut Random326::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random327(world: &mut World) {
        invert(
            async_fallback(yield = sync)<
                async_sequence< instant(Action(0)) >,
                parallel(success = times(world, 1), failure = 1, each = tick)<
                    sequence< Action(2), Scripted(3)< Action(4) > >
                >,
                Action(5)
            >
        )
    }
}

recorded!(Random327);

#[test]
fn random_327() {
    let scripts = ["RRR", "10110", "RRRRS", "F/t1t0=", "FR", "SF"];
    let trace = "
        +6ns
        t R: start 0 R
        h: halt 0
        +5ns
        t R: start 0 R
        h: halt 0
        +1ns
        t R: start 0 R
        +3ns
        +8ns
        +3ns
        t R: run 0 R
    ";
    perform(&mut Random327::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random330(world: &mut World) {
        parallel_all(failures = all)<
            cooldown(4ns, async_sequence(yield = sync)< slow_condition(0) >),
            Action(1),
            condition(2)
        >
    }
}

recorded!(Random330, remembers);

#[test]
fn random_330() {
    let scripts = ["RRR", "R", "SFSSS"];
    let trace = "
        +1ns
        t R: cond 0 R, start 1 R, cond 2 S
        t R: cond 0 R, run 1 R
        t R: cond 0 R, run 1 R
        t R: cond 0 R, run 1 R
        t R: cond 0 R, run 1 R
        t R: cond 0 R, run 1 R
        t R: cond 0 R, run 1 R
        t R: cond 0 R, run 1 R
        t R: cond 0 R, run 1 R
        +3ns
        +3ns
        t R: cond 0 R, run 1 R
    ";
    perform(&mut Random330::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random331(world: &mut World) {
        fallback<
            fallback<
                run_once(sequence_with_memory< condition(0) >),
                sequence<
                    slow_condition(1),
                    repeat(yield = always, Scripted(2)< Action(3) >),
                    delay(3ns, sequence< Action(4) >),
                    repeat(yield = always, slow_condition(5)),
                    slow_condition(6),
                    Action(7)
                >
            >
        >
    }
}

recorded!(Random331, remembers);

#[test]
fn random_331() {
    let scripts = ["SSSF", "SSRSR", "t0t1t1S/h1t1t1t0=/t1S/?0t0t1S/t0t1R", "RF", "RF", "RRS", "FFRSR", "FRS"];
    let trace = "
        t S: cond 0 S
        t S
        t S
        t S
        t S
        t S
        +5ns
        +6ns
        h
        h
        +5ns
        t S
        +5ns
        t S
        +6ns
        t S
        t S
        t S
        t S
        t S
    ";
    perform(&mut Random331::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random332(world: &mut World) {
        on_halt(handle(0),
            timeout(limit(world, 1),
                sequence< keep_running_until_failure(Scripted(2)< success >), Action(3), Action(4) >
            )
        )
    }
}

recorded!(Random332);

#[test]
fn random_332() {
    let scripts = ["", "75350", "=/h0?0h1?0R/h1R/h0t1t1R", "S", "FSFF"];
    let trace = "
        t R: number 1 7, start 2 S
        +6ns
        t R: asked 2 0 false, asked 2 0 false, start 2 R
        t R: run 2 R
        h: halt 2, handle 0
        t R: number 1 5, saw 2 1 F, saw 2 1 F, start 2 R
        t R: run 2 S
        t R: asked 2 0 false, asked 2 0 false, start 2 R
        t R: run 2 R
        t R: saw 2 1 F, saw 2 1 F, run 2 R
        +2ns
        t R: run 2 S
        h: handle 0
        t R: number 1 3, asked 2 0 false, asked 2 0 false, start 2 R
        +2ns
        t R: run 2 R
        r: halt 2, handle 0
        t R: number 1 5, saw 2 1 F, saw 2 1 F, start 2 R
        +8ns
        +2ns
    ";
    perform(&mut Random332::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random335(world: &mut World) {
        reactive_fallback(on_running = continue)<
            reactive_sequence< fallback< condition(0) > >,
            slow_condition(1),
            failure
        >
    }
}

recorded!(Random335);

#[test]
fn random_335() {
    let scripts = ["S", "R"];
    let trace = "
        h
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        r
        t S: cond 0 S
        t S: cond 0 S
        h
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        h
        t S: cond 0 S
        +8ns
        t S: cond 0 S
        t S: cond 0 S
        +4ns
        +2ns
        t S: cond 0 S
    ";
    perform(&mut Random335::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random337(world: &mut World) {
        force_failure(
            priority(most_urgent)<
                0 => retry(
                    interrupter(repeater(yield = never, Action(1), condition(2)), condition(3))
                )
            >
        )
    }
}

recorded!(Random337);

#[test]
fn random_337() {
    let scripts = ["01110", "RFSS", "FSFSS", "SSS"];
    let trace = "
        t R: number 0 0, cond 2 F, start 1 R
        +1ns
        t F: cond 2 S, run 1 F, cond 3 S
        +4ns
        t F: number 0 1
        t F: number 0 1
        t F: number 0 1
        t R: number 0 0, cond 2 F, start 1 S, cond 2 S, start 1 S, cond 2 S, start 1 R
        t R: cond 2 F, run 1 F, cond 2 S, start 1 S, cond 2 F, start 1 S, cond 2 S, start 1 R
        t F: cond 2 S, run 1 F, cond 3 S
        t R: number 0 0, cond 2 F, start 1 S, cond 2 S, start 1 S, cond 2 F, start 1 R
        t F: cond 2 S, run 1 F, cond 3 S
        h
        h
        +1ns
        +8ns
        t F: number 0 1
        t F: number 0 1
        +6ns
        h
        t F: number 0 1
        +6ns
        t R: number 0 0, cond 2 S, start 1 S, cond 2 F, start 1 S, cond 2 S, start 1 R
        t R: cond 2 F, run 1 F, cond 2 S, start 1 S, cond 2 S, start 1 S, cond 2 F, start 1 R
    ";
    perform(&mut Random337::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random339(world: &mut World) {
        fallback<
            reactive_sequence<
                parallel(success = 1, failure = times(world, 0), each = tick)< Action(1) >,
                parallel(success = times(world, 2), failure = 2)<
                    fallback< slow_condition(3) >,
                    condition(4)
                >
            >,
            wait(1ns)
        >
    }
}

recorded!(Random339);

#[test]
fn random_339() {
    let scripts = ["12", "FRR", "03212", "SF", "SFF"];
    let trace = "
        t R: number 0 1, start 1 F
        t R
        h
        t R: number 0 2, start 1 R
        t R: run 1 R
        t R: run 1 F
        h
        t R: number 0 1, start 1 R
    ";
    perform(&mut Random339::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random341(world: &mut World) {
        delay(2ns,
            parallel(success = all, failure = 2, each = tick)<
                retry(times(world, 0), yield = always,
                    retry(times(world, 1), yield = never,
                        sequence<
                            wait(9ns),
                            sequence< if_then_else< wait(5ns), slow_condition(2) > >
                        >
                    )
                ),
                Action(3),
                Action(4)
            >
        )
    }
}

recorded!(Random341);

#[test]
fn random_341() {
    let scripts = ["032", "32", "RRR", "RRSSR", "RRRS"];
    let trace = "
        t R
        t R
        t R
        h
        t R
        t R
        t R
        t R
        t R
        t R
        r
        t R
        h
    ";
    perform(&mut Random341::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random343(world: &mut World) {
        parallel_all(failures = times(world, 0))<
            fallback<
                parallel(success = 1, failure = all, each = tick)<
                    repeat(1,
                        parallel_all(failures = 1)<
                            sequence< slow_condition(1), sequence< wait(5ns) > >
                        >
                    ),
                    Scripted(2)< Action(3) >
                >
            >
        >
    }
}

recorded!(Random343);

#[test]
fn random_343() {
    let scripts = ["212", "RR", "h0=/t0t0t1t0R/t0R", "SFFF"];
    let trace = "
        t S: number 0 2, cond 1 R, start 2 S
        +4ns
        t R: number 0 1, cond 1 R, start 3 S, saw 2 0 S, start 3 F, saw 2 0 F, saw 2 1 F, start 3 F, saw 2 0 F, start 2 R
        +8ns
        t R: cond 1 R, start 3 F, saw 2 0 F, run 2 R
        t S: cond 1 R, run 2 S
        +5ns
    ";
    perform(&mut Random343::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random344(world: &mut World) {
        sequence<
            Action(0),
            parallel_all(failures = all)< parallel_all(failures = 1)< slow_condition(1) > >
        >
    }
}

recorded!(Random344);

#[test]
fn random_344() {
    let scripts = ["RRRRR", "S"];
    let trace = "
        t R: start 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        +4ns
        +1ns
        t R: run 0 R
        +5ns
        t R: run 0 R
        t R: run 0 R
        +1ns
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        h: halt 0
        h
    ";
    perform(&mut Random344::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random354(world: &mut World) {
        try_catch<
            keep_running_until_failure(
                sequence_with_memory< slow_condition(0), keep_running_until_failure(running) >
            ),
            retry(2, slow_condition(1)),
            Scripted(2)< condition(3) >,
            condition(4)
        >
    }
}

recorded!(Random354, remembers);

#[test]
fn random_354() {
    let scripts = ["SSF", "FSR", "t1t0F/t1t0h1t0=/h0R", "FSS", "F"];
    let trace = "
        t R: cond 0 S
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        t R
        +7ns
        +1ns
        t R
        t R
        t R
        t R
        t R
        +1ns
        t R
        t R
        t R
        +6ns
        t R
        t R
        t R
    ";
    perform(&mut Random354::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random355(world: &mut World) {
        reactive_sequence<
            delay(1ns,
                priority(most_urgent)<
                    0 => async_sequence< instant(delay(limit(world, 1), wait(7ns))) >,
                    1 => Action(2),
                    2 => condition(3)
                >
            ),
            Action(4),
            Action(5)
        >
    }
}

recorded!(Random355);

#[test]
fn random_355() {
    let scripts = ["3", "1", "SRRR", "SS", "RR", "R"];
    let trace = "
        t R
        h
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
    ";
    perform(&mut Random355::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random356(world: &mut World) {
        fallback<
            slow_condition(0),
            cooldown(3ns,
                on_failure(handle(1),
                    delay(3ns,
                        invert(
                            keep_running_until_failure(
                                reactive_sequence< Scripted(2)< condition(3) > >
                            )
                        )
                    )
                )
            )
        >
    }
}

recorded!(Random356, remembers);

#[test]
fn random_356() {
    let scripts = ["RFS", "", "=/?0t0R/t0h0t0=/?0h0t0t1=", "S"];
    let trace = "
        t R: cond 0 R
        t R: cond 0 F
        t R
        t R
        t R
        t R
        t R
        +5ns
        t R: start 2 S
        t R: asked 2 0 false, cond 3 S, saw 2 0 S, start 2 R
        t R: cond 3 S, saw 2 0 S, cond 3 S, saw 2 0 S, run 2 S
        t S: asked 2 0 false, cond 3 S, saw 2 0 S, saw 2 1 F, start 2 F
        t S: cond 0 S
    ";
    perform(&mut Random356::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random358(world: &mut World) {
        async_fallback< Action(0), instant(Scripted(1)< Action(2) >) >
    }
}

recorded!(Random358);

#[test]
fn random_358() {
    let scripts = ["RSSR", "h0t0?0F/t1=/h0t1F", "RFRF"];
    let trace = "
        h
        t R: start 0 R
        t S: run 0 S
        t S: start 0 S
        t R: start 0 R
        t R: run 0 R
        h: halt 0
        t S: start 0 S
        t S: start 0 S
    ";
    perform(&mut Random358::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random359(world: &mut World) {
        async_fallback(yield = sync)<
            instant(force_failure(context(mood(world, 0), condition(1))))
        >
    }
}

recorded!(Random359);

#[test]
fn random_359() {
    let scripts = ["10", "SSSSF"];
    let trace = "
        h
        t F: number 0 1, context 1, cond 1 S
        t F: number 0 0, context 0, cond 1 S
        t F: number 0 1, context 1, cond 1 S
        t F: number 0 0, context 0, cond 1 S
        t F: number 0 1, context 1, cond 1 F
        h
        t F: number 0 0, context 0, cond 1 S
        t F: number 0 1, context 1, cond 1 S
        +1ns
        t F: number 0 0, context 0, cond 1 S
        t F: number 0 1, context 1, cond 1 S
        t F: number 0 0, context 0, cond 1 F
        +5ns
        t F: number 0 1, context 1, cond 1 S
        t F: number 0 0, context 0, cond 1 S
        +2ns
        t F: number 0 1, context 1, cond 1 S
        t F: number 0 0, context 0, cond 1 S
        t F: number 0 1, context 1, cond 1 F
        t F: number 0 0, context 0, cond 1 S
    ";
    perform(&mut Random359::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree Random360(world: &mut World) {
        async_fallback(yield = sync)<
            condition(0),
            context(mood(world, 1), reactive_fallback< Action(2) >)
        >
    }
}

recorded!(Random360);

#[test]
fn random_360() {
    let scripts = ["F", "8", "R"];
    let trace = "
        t R: cond 0 F
        t R: number 1 8, context 8, start 2 R
        t R: number 1 8, context 8, run 2 R
        t R: number 1 8, context 8, run 2 R
        t R: number 1 8, context 8, run 2 R
        +5ns
        t R: number 1 8, context 8, run 2 R
        t R: number 1 8, context 8, run 2 R
        h: halt 2
        h
        t R: cond 0 F
        h
        t R: cond 0 F
        h
        +1ns
        t R: cond 0 F
        t R: number 1 8, context 8, start 2 R
        +5ns
    ";
    perform(&mut Random360::new(), &scripts, trace);
}
