// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::world::*;
use quickbeam::behavior_tree;

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C503(world: &mut World) {
        repeat(2, sequence_with_memory< Action(0), Action(1), Action(2), condition(3) >)
    }
}

recorded!(C503, remembers);

#[test]
fn c503() {
    let scripts = ["SSRSFFRR", "FSSFR", "SRFR", "FFS"];
    let trace = "
        t R: start 0 S
        t F: start 1 F
        t R: start 1 S
        +30
        t R: start 2 S
        +40
        h
        t F: cond 3 F
        t F: cond 3 F
        +15
        t R: cond 3 S
        t R: start 0 S
        +30
        t R: start 1 S
        h
        t R: start 2 R
        +20
        t F: run 2 F
        +40
        t R: start 2 R
        +30
        t F: run 2 S, cond 3 F
        +20
        h
        t F: cond 3 F
    ";
    perform(&mut C503::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C505(world: &mut World) {
        async_sequence(yield = sync)< Action(0), sync_action(1), Action(2), sync_action(3) >
    }
}

recorded!(C505);

#[test]
fn c505() {
    let scripts = ["FRSSSRRF", "SSFSFSSS", "R", "SFFSFFSS"];
    let trace = "
        t F: start 0 F
        +0
        t R: start 0 R
        t R: run 0 S, sync 1 S
        h
        t R: start 0 S
        t R: sync 1 S
        +40
        h
        t R: start 0 S
        +40
        h
        t R: start 0 R
        +0
        t R: run 0 R
        +15
        t F: run 0 F
    ";
    perform(&mut C505::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C508(world: &mut World) {
        reactive_sequence< condition(0), Action(1), sync_action(2) >
    }
}

recorded!(C508);

#[test]
fn c508() {
    let scripts = ["SFFFSFS", "FRR", "SFFFSFF"];
    let trace = "
        t F: cond 0 S, start 1 F
        t F: cond 0 F
        +20
        t F: cond 0 F
        +10
        t F: cond 0 F
        t R: cond 0 S, start 1 R
        t F: cond 0 F, halt 1
    ";
    perform(&mut C508::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C509(world: &mut World) {
        sequence_with_memory< sync_action(0), Action(1), retry(timeout(30ms, Action(2))) >
    }
}

recorded!(C509, remembers);

#[test]
fn c509() {
    let scripts = ["FSF", "SSS", "RSRRR"];
    let trace = "
        t F: sync 0 F
        t R: sync 0 S
        +30
        t R: start 1 S
        +20
        t R: start 2 R
        +0
        t S: run 2 S
        t F: sync 0 F
        +20
        t F: sync 0 F
        +15
        t R: sync 0 S
        +20
        t R: start 1 S
        +15
        t R: start 2 R
        +40: halt 2
        t R: start 2 R
        +40: halt 2
        t R: start 2 R
        +5
        t R: run 2 R
        +20
        t S: run 2 S
    ";
    perform(&mut C509::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C512(world: &mut World) {
        async_sequence(yield = sync)<
            force_failure(timeout(50ms, condition(0))),
            repeat(2, timeout(20ms, invert(sync_action(1))))
        >
    }
}

recorded!(C512);

#[test]
fn c512() {
    let scripts = ["FFSFF", "SFS"];
    let trace = "
        t F: cond 0 F
        +40
        t F: cond 0 F
        +15
        t F: cond 0 S
        +20
        t F: cond 0 F
        t F: cond 0 F
        +40
        t F: cond 0 F
        +10
        t F: cond 0 F
        t F: cond 0 S
        t F: cond 0 F
        +15
        t F: cond 0 F
    ";
    perform(&mut C512::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C513(world: &mut World) {
        timeout(10ms, async_sequence(yield = sync)< condition(0), sync_action(1), condition(2) >)
    }
}

recorded!(C513);

#[test]
fn c513() {
    let scripts = ["SFSFF", "SFFFFFF", "SFSFFF"];
    let trace = "
        t R: cond 0 S
        +15
        t F
        +10
        t F: cond 0 F
        +30
        t R: cond 0 S
        +15
        t F
        +0
        t F: cond 0 F
        +40
        t F: cond 0 F
        t R: cond 0 S
        t R: sync 1 S
    ";
    perform(&mut C513::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C514(world: &mut World) {
        reactive_sequence<
            sequence< sync_action(0), Action(1), Action(2) >,
            fallback<
                repeat(async_fallback(yield = sync)< condition(3), condition(4) >),
                sync_action(5)
            >,
            retry(2, retry(4, condition(6)))
        >
    }
}

recorded!(C514);

#[test]
fn c514() {
    let scripts = ["SF", "F", "FR", "FFFFFSFF", "SFFFFFF", "SFSSSSF", "SFSSFSSF"];
    let trace = "
        t F: sync 0 S, start 1 F
        +0
        t F: sync 0 F
        t F: sync 0 S, start 1 F
        t F: sync 0 F
        +20
        t F: sync 0 S, start 1 F
        t F: sync 0 F
    ";
    perform(&mut C514::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C515(world: &mut World) {
        sequence< timeout(50ms, condition(0)), retry(2, condition(1)) >
    }
}

recorded!(C515);

#[test]
fn c515() {
    let scripts = ["S", "FSS"];
    let trace = "
        t R: cond 0 S, cond 1 F
        h
        t S: cond 0 S, cond 1 S
        t S: cond 0 S, cond 1 S
        t R: cond 0 S, cond 1 F
        +30
        t S: cond 1 S
        +15
        t S: cond 0 S, cond 1 S
        h
    ";
    perform(&mut C515::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C518(world: &mut World) {
        async_sequence(yield = sync)< condition(0), Action(1), Action(2), condition(3) >
    }
}

recorded!(C518);

#[test]
fn c518() {
    let scripts = ["FFFFS", "FS", "SR", "SF"];
    let trace = "
        t F: cond 0 F
        +20
        t F: cond 0 F
        +30
        t F: cond 0 F
        +40
        h
        t F: cond 0 F
        t R: cond 0 S
        +15
        t F: start 1 F
        +5
        t F: cond 0 F
        +20
        t F: cond 0 F
        +40
        t F: cond 0 F
        h
    ";
    perform(&mut C518::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C519(world: &mut World) {
        fallback< Action(0), Action(1), Action(2) >
    }
}

recorded!(C519);

#[test]
fn c519() {
    let scripts = ["RSRRFF", "SFFRRSF", "RSRRSSR"];
    let trace = "
        t R: start 0 R
        t S: run 0 S
        +15
        t R: start 0 R
        t R: run 0 R
        t S: run 0 F, start 1 S
        t R: start 0 F, start 1 F, start 2 R
        +15
        t S: run 2 S
        +0
        t R: start 0 R
        +20
        t S: run 0 S
        t R: start 0 R
        +10
        t R: run 0 R
        +20
        t R: run 0 F, start 1 F, start 2 R
        +30
        t R: run 2 R
        +15
        t S: run 2 S
    ";
    perform(&mut C519::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C520(world: &mut World) {
        sequence_with_memory< sync_action(0), condition(1), sync_action(2) >
    }
}

recorded!(C520, remembers);

#[test]
fn c520() {
    let scripts = ["FSSF", "FFFSFSSF", "FSFSSF"];
    let trace = "
        t F: sync 0 F
        t R: sync 0 S
        +10
        t F: cond 1 F
        +5
        t F: cond 1 F
        t F: cond 1 F
        +10
        t R: cond 1 S
        +5
        t F: sync 2 F
        +30
        t S: sync 2 S
        +0
        t R: sync 0 S
        +5
        t F: cond 1 F
        +0
        t R: cond 1 S
        +10
        t F: sync 2 F
        t S: sync 2 S
    ";
    perform(&mut C520::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C521(world: &mut World) {
        sequence_with_memory<
            reactive_fallback< sequence< condition(0), condition(1), Action(2) > >
        >
    }
}

recorded!(C521, remembers);

#[test]
fn c521() {
    let scripts = ["FSS", "S", "RF"];
    let trace = "
        t F: cond 0 F
        +40
        t R: cond 0 S, cond 1 S, start 2 R
        +15
        t F: run 2 F
        t R: cond 0 S, cond 1 S, start 2 R
        +30
        t F: run 2 F
        +40
        t F: cond 0 F
        +10
        t R: cond 0 S, cond 1 S, start 2 R
        +15
        t F: run 2 F
        +0
        t R: cond 0 S, cond 1 S, start 2 R
    ";
    perform(&mut C521::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C522(world: &mut World) {
        fallback< fallback< Action(0), keep_running_until_failure(Action(1)) > >
    }
}

recorded!(C522);

#[test]
fn c522() {
    let scripts = ["S", "RSRFSRRR"];
    let trace = "
        t S: start 0 S
        +5
        t S: start 0 S
        t S: start 0 S
        +5
        t S: start 0 S
        t S: start 0 S
        +10
        t S: start 0 S
        t S: start 0 S
        +30
        t S: start 0 S
        +10
        t S: start 0 S
        +5
        t S: start 0 S
        t S: start 0 S
        t S: start 0 S
        +0
        t S: start 0 S
    ";
    perform(&mut C522::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C526(world: &mut World) {
        sequence< condition(0), sync_action(1), Action(2), Action(3) >
    }
}

recorded!(C526);

#[test]
fn c526() {
    let scripts = ["FS", "FFSSFSFS", "FFRS", "R"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 S, sync 1 F
        +10
        h
        t F: cond 0 F
        +0
        t F: cond 0 S, sync 1 F
        +0
        h
        t F: cond 0 F
    ";
    perform(&mut C526::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C527(world: &mut World) {
        async_sequence(yield = sync)<
            sync_action(0),
            async_sequence(yield = sync)< Action(1), Action(2), Action(3) >,
            condition(4),
            condition(5)
        >
    }
}

recorded!(C527);

#[test]
fn c527() {
    let scripts = ["FFSF", "S", "SRS", "R", "S", "SSFSF"];
    let trace = "
        t F: sync 0 F
        t F: sync 0 F
        t R: sync 0 S
        +40
        t R: start 1 S
        +15
        t R: start 2 S
        +20
        t R: start 3 R
        +30
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
        t R: run 3 R
    ";
    perform(&mut C527::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C531(world: &mut World) {
        async_sequence(yield = sync)< invert(sync_action(0)), condition(1) >
    }
}

recorded!(C531);

#[test]
fn c531() {
    let scripts = ["FFSFSS", "SS"];
    let trace = "
        t R: sync 0 F
        t S: cond 1 S
        t R: sync 0 F
        +40
        t S: cond 1 S
        t F: sync 0 S
        +30
        t R: sync 0 F
        +5
        t S: cond 1 S
        +20
        t F: sync 0 S
        t F: sync 0 S
        t R: sync 0 F
    ";
    perform(&mut C531::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C532(world: &mut World) {
        timeout(30ms,
            sequence<
                async_fallback(yield = sync)<
                    condition(0),
                    sync_action(1),
                    condition(2),
                    Action(3)
                >
            >
        )
    }
}

recorded!(C532);

#[test]
fn c532() {
    let scripts = ["SSS", "SS", "SFFSFSFF", "SSSS"];
    let trace = "
        t S: cond 0 S
        +40
        t S: cond 0 S
        +0
        t S: cond 0 S
        +5
        t S: cond 0 S
        +15
        t S: cond 0 S
        t S: cond 0 S
        +20
        t S: cond 0 S
        +10
        t S: cond 0 S
        t S: cond 0 S
    ";
    perform(&mut C532::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C537(world: &mut World) {
        repeat(reactive_fallback< Action(0), condition(1), condition(2) >)
    }
}

recorded!(C537);

#[test]
fn c537() {
    let scripts = ["RRRRRRRR", "FSFF", "FSFFSSSS"];
    let trace = "
        t R: start 0 R
        +5
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        +20
        t R: run 0 R
        +0
        t R: run 0 R
        t R: run 0 R
        t R: run 0 R
        +40
        t R: run 0 R
    ";
    perform(&mut C537::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C538(world: &mut World) {
        timeout(50ms, timeout(80ms, Action(0)))
    }
}

recorded!(C538);

#[test]
fn c538() {
    let scripts = ["SFRSFFRR"];
    let trace = "
        t S: start 0 S
        t F: start 0 F
        t R: start 0 R
        t S: run 0 S
        t F: start 0 F
        t F: start 0 F
        t R: start 0 R
    ";
    perform(&mut C538::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C541(world: &mut World) {
        retry(2,
            timeout(50ms,
                sequence_with_memory<
                    sequence_with_memory<
                        repeat(1, reactive_fallback< retry(1, sync_action(0)) >),
                        Action(1)
                    >
                >
            )
        )
    }
}

recorded!(C541, remembers);

#[test]
fn c541() {
    let scripts = ["FSSSSS", "FR"];
    let trace = "
        t R: sync 0 F
        t R: sync 0 S
        +15
        t F: start 1 F
        +0
        t R: start 1 R
        +20
        t R: run 1 F, start 1 R
        t F: run 1 F
        +0
        t R: start 1 R
        +30
        t R: run 1 F, start 1 R
        +30
        t F: run 1 F
        +5
        t R: start 1 R
    ";
    perform(&mut C541::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C542(world: &mut World) {
        reactive_fallback<
            fallback<
                timeout(10ms, Action(0)),
                timeout(30ms,
                    async_sequence(yield = sync)<
                        condition(1),
                        Action(2),
                        delay(50ms, condition(3))
                    >
                )
            >,
            keep_running_until_failure(condition(4))
        >
    }
}

recorded!(C542);

#[test]
fn c542() {
    let scripts = ["SSSR", "FFS", "SSRSRRS", "SFSSS", "SFFFSSFS"];
    let trace = "
        t S: start 0 S
        +40
        t S: start 0 S
        +10
        h
        t S: start 0 S
        +30
        t R: start 0 R
        +0
        t S: run 0 S
        +15
        h
        t S: start 0 S
        t S: start 0 S
        t R: start 0 R
        t S: run 0 S
        t S: start 0 S
        +5
        t S: start 0 S
        t R: start 0 R
        +20: halt 0
        t R: cond 1 F, cond 4 S
        h
    ";
    perform(&mut C542::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C549(world: &mut World) {
        reactive_sequence< Action(0), Action(1), condition(2) >
    }
}

recorded!(C549);

#[test]
fn c549() {
    let scripts = ["RSFFSSSF", "FRF", "SFSFF"];
    let trace = "
        t R: start 0 R
        t F: run 0 S, start 1 F
        +0
        t F: start 0 F
        t F: start 0 F
        +0
        t R: start 0 S, start 1 R
        t F: start 0 S, run 1 F
        t F: start 0 S, start 1 F
        t F: start 0 F
        +20
        t R: start 0 R
        +20
        t R: run 0 S, start 1 R
        +15
        t F: start 0 F, halt 1
        t F: start 0 F
        +0
        t F: start 0 S, start 1 F
    ";
    perform(&mut C549::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C551(world: &mut World) {
        reactive_fallback<
            timeout(20ms, sync_action(0)),
            fallback< condition(1), Action(2) >,
            force_success(Action(3)),
            keep_running_until_failure(condition(4))
        >
    }
}

recorded!(C551);

#[test]
fn c551() {
    let scripts = ["FSSS", "FSFFFSFS", "FFRSSRF", "RRRRRSRR", "SFF"];
    let trace = "
        t R: sync 0 F, cond 1 F, start 2 F, start 3 R
        t S: sync 0 S, halt 3
        +40
        t S: sync 0 S
        +30
        t S: sync 0 S
        t S: sync 0 F, cond 1 S
        t S: sync 0 S
        t S: sync 0 S
    ";
    perform(&mut C551::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C552(world: &mut World) {
        force_success(
            async_fallback(yield = sync)< condition(0), condition(1), condition(2), Action(3) >
        )
    }
}

recorded!(C552);

#[test]
fn c552() {
    let scripts = ["SSSFSFFF", "FF", "SS", "RRSRSFSR"];
    let trace = "
        t S: cond 0 S
        +20
        t S: cond 0 S
        +40
        t S: cond 0 S
        t R: cond 0 F
        +0
        t R: cond 1 F
        +20
        t S: cond 2 S
        t S: cond 0 S
        +20
        t R: cond 0 F
        +40
        t R: cond 1 F
        +5
        t S: cond 2 S
    ";
    perform(&mut C552::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C553(world: &mut World) {
        fallback< sync_action(0), condition(1), sync_action(2), Action(3) >
    }
}

recorded!(C553);

#[test]
fn c553() {
    let scripts = ["FFS", "FSSSF", "FFSSFSFF", "SFRRFSRS"];
    let trace = "
        t S: sync 0 F, cond 1 F, sync 2 F, start 3 S
        +30
        t S: sync 0 F, cond 1 S
        t S: sync 0 S
        +30
        t S: sync 0 F, cond 1 S
        t S: sync 0 F, cond 1 S
        t S: sync 0 S
        +5
        t F: sync 0 F, cond 1 F, sync 2 F, start 3 F
    ";
    perform(&mut C553::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C554(world: &mut World) {
        invert(timeout(20ms, sync_action(0)))
    }
}

recorded!(C554);

#[test]
fn c554() {
    let scripts = ["FSSSSFS"];
    let trace = "
        t S: sync 0 F
        t F: sync 0 S
        h
        t F: sync 0 S
        +30
        t F: sync 0 S
        +20
        t F: sync 0 S
        +5
        h
        t S: sync 0 F
        +5
        t F: sync 0 S
        t S: sync 0 F
        +5
        h
        t F: sync 0 S
        +20
        t F: sync 0 S
        +10
        t F: sync 0 S
        h
        t F: sync 0 S
        +40
        t S: sync 0 F
    ";
    perform(&mut C554::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C556(world: &mut World) {
        reactive_fallback<
            condition(0),
            Action(1),
            fallback< Action(2), condition(3), Action(4), condition(5) >
        >
    }
}

recorded!(C556);

#[test]
fn c556() {
    let scripts = ["F", "SSFF", "SFRFR", "SSF", "S", "FSFSFSFF"];
    let trace = "
        t S: cond 0 F, start 1 S
        t S: cond 0 F, start 1 S
        t S: cond 0 F, start 1 F, start 2 S
        t S: cond 0 F, start 1 F, start 2 F, cond 3 S
        +30
        t S: cond 0 F, start 1 S
        +15
        t S: cond 0 F, start 1 S
        +0
        t R: cond 0 F, start 1 F, start 2 R
        +15
        t S: cond 0 F, start 1 F, run 2 F, cond 3 S
        +40
        t S: cond 0 F, start 1 S
        +0
        h
        t S: cond 0 F, start 1 S
        t R: cond 0 F, start 1 F, start 2 R
        t S: cond 0 F, start 1 F, run 2 S
        t S: cond 0 F, start 1 S
        t S: cond 0 F, start 1 S
    ";
    perform(&mut C556::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C560(world: &mut World) {
        timeout(10ms, timeout(50ms, fallback< condition(0), condition(1) >))
    }
}

recorded!(C560);

#[test]
fn c560() {
    let scripts = ["FS", "S"];
    let trace = "
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        +40
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        +5
        t S: cond 0 S
        +0
        t S: cond 0 F, cond 1 S
        +0
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        +10
        t S: cond 0 F, cond 1 S
    ";
    perform(&mut C560::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C561(world: &mut World) {
        async_sequence(yield = sync)< Action(0), condition(1), condition(2) >
    }
}

recorded!(C561);

#[test]
fn c561() {
    let scripts = ["FSRRFRF", "FFSSFFF", "SF"];
    let trace = "
        t F: start 0 F
        +20
        t R: start 0 S
        +0
        t F: cond 1 F
        +15
        t R: start 0 R
        +30
        t R: run 0 R
        +10
        t F: run 0 F
        +30
        t R: start 0 R
        +10
        t F: run 0 F
        +15
        t F: start 0 F
        t R: start 0 S
        +30
        t F: cond 1 F
        t R: start 0 R
        +0
        t R: run 0 R
    ";
    perform(&mut C561::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C565(world: &mut World) {
        invert(
            sequence<
                retry(2,
                    invert(
                        force_success(
                            reactive_fallback<
                                sync_action(0),
                                condition(1),
                                condition(2),
                                condition(3)
                            >
                        )
                    )
                )
            >
        )
    }
}

recorded!(C565);

#[test]
fn c565() {
    let scripts = ["SFSSSSFF", "SS", "FSSSFFFS", "FFSFFF"];
    let trace = "
        t R: sync 0 S
        t S: sync 0 F, cond 1 S
        t R: sync 0 S
        +5
        t S: sync 0 S
        +5
        t R: sync 0 S
        t S: sync 0 S
    ";
    perform(&mut C565::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C566(world: &mut World) {
        reactive_fallback< Action(0), Action(1), condition(2), condition(3) >
    }
}

recorded!(C566);

#[test]
fn c566() {
    let scripts = ["SSFRRS", "SSRRR", "SFSFFFSF", "FFSFFFS"];
    let trace = "
        t S: start 0 S
        +10
        t S: start 0 S
        +30
        t S: start 0 F, start 1 S
        t R: start 0 R
        t R: run 0 R
    ";
    perform(&mut C566::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C567(world: &mut World) {
        reactive_fallback< condition(0), condition(1), Action(2) >
    }
}

recorded!(C567);

#[test]
fn c567() {
    let scripts = ["FSFSS", "SSF", "S"];
    let trace = "
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        +15
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        t S: cond 0 S
        +30
        t S: cond 0 F, cond 1 F, start 2 S
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        +30
        t S: cond 0 S
    ";
    perform(&mut C567::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C569(world: &mut World) {
        keep_running_until_failure(
            async_fallback(yield = sync)<
                Action(0),
                force_success(Action(1)),
                sync_action(2),
                timeout(30ms, Action(3))
            >
        )
    }
}

recorded!(C569);

#[test]
fn c569() {
    let scripts = ["RRSSSRRR", "FRFRSRFS", "SSS", "SFSFFF"];
    let trace = "
        t R: start 0 R
        +20
        t R: run 0 R
        t R: run 0 S
        t R: start 0 S
        t R: start 0 S
        +30
        t R: start 0 R
    ";
    perform(&mut C569::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C574(world: &mut World) {
        sequence< condition(0), condition(1), condition(2), Action(3) >
    }
}

recorded!(C574);

#[test]
fn c574() {
    let scripts = ["FSFFFF", "FFSFFFFF", "FFFFS", "FSRSF"];
    let trace = "
        t F: cond 0 F
        +10
        t F: cond 0 S, cond 1 F
        +20
        t F: cond 0 F
        t F: cond 0 F
        +15
        t F: cond 0 F
        +15
        t F: cond 0 F
        t F: cond 0 F
        +20
        t F: cond 0 S, cond 1 F
        +40
        t F: cond 0 F
    ";
    perform(&mut C574::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C578(world: &mut World) {
        async_fallback(yield = sync)< sync_action(0), Action(1), condition(2) >
    }
}

recorded!(C578);

#[test]
fn c578() {
    let scripts = ["FSS", "RSR", "F"];
    let trace = "
        t R: sync 0 F
        +30
        t R: start 1 R
        +30
        t S: run 1 S
        t S: sync 0 S
        h
        t S: sync 0 S
        t R: sync 0 F
        +5
        t R: start 1 R
        t R: run 1 R
        +40
        h: halt 1
        t S: sync 0 S
        +20
        t S: sync 0 S
        +15
        h
    ";
    perform(&mut C578::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C579(world: &mut World) {
        sequence< condition(0), timeout(50ms, condition(1)) >
    }
}

recorded!(C579);

#[test]
fn c579() {
    let scripts = ["FS", "FSSSFS"];
    let trace = "
        t F: cond 0 F
        +20
        t F: cond 0 S, cond 1 F
        t F: cond 0 F
        +15
        t S: cond 0 S, cond 1 S
        +30
        t F: cond 0 F
        t S: cond 0 S, cond 1 S
        t F: cond 0 F
    ";
    perform(&mut C579::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C581(world: &mut World) {
        retry(2,
            reactive_fallback<
                timeout(80ms, async_fallback(yield = sync)< Action(0), condition(1) >),
                Action(2),
                reactive_fallback<
                    sync_action(3),
                    Action(4),
                    fallback< sequence< sync_action(5), sync_action(6), condition(7) > >
                >
            >
        )
    }
}

recorded!(C581);

#[test]
fn c581() {
    let scripts = ["RRRF", "SFS", "SRS", "SFFFSSSS", "SRRF", "FSF", "SSF", "FFF"];
    let trace = "
        t R: start 0 R
        +15
        t R: run 0 R
        +40
        t R: run 0 R
        t S: run 0 F, cond 1 S
        +10
        t R: start 0 R
        +20
        t R: run 0 R
        +5
        t R: run 0 R
        t S: run 0 F, cond 1 F, start 2 S
        +30
        t R: start 0 R
        +20
        h: halt 0
        t R: start 0 R
        h: halt 0
        t R: start 0 R
        t S: run 0 F, cond 1 S
        +30
        t R: start 0 R
    ";
    perform(&mut C581::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C583(world: &mut World) {
        reactive_sequence<
            async_fallback(yield = sync)< Action(0), Action(1) >,
            async_fallback(yield = sync)< condition(2), condition(3), condition(4) >,
            condition(5)
        >
    }
}

recorded!(C583);

#[test]
fn c583() {
    let scripts = ["FSF", "SSRS", "FS", "FSFS", "FFSFSS", "SFS"];
    let trace = "
        t R: start 0 F
        +30
        t R: start 1 S, cond 2 F
        +0
        t R: start 0 S, cond 3 F
        t R: start 0 F
    ";
    perform(&mut C583::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C584(world: &mut World) {
        fallback< condition(0), force_success(sync_action(1)) >
    }
}

recorded!(C584);

#[test]
fn c584() {
    let scripts = ["FFFFFS", "FF"];
    let trace = "
        t S: cond 0 F, sync 1 F
        +10
        t S: cond 0 F, sync 1 F
        +0
        t S: cond 0 F, sync 1 F
        t S: cond 0 F, sync 1 F
        +10
        t S: cond 0 F, sync 1 F
        +15
        t S: cond 0 S
    ";
    perform(&mut C584::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C585(world: &mut World) {
        retry(sequence< Action(0), Action(1), condition(2) >)
    }
}

recorded!(C585);

#[test]
fn c585() {
    let scripts = ["RFRSFFSF", "SRRSRR", "SSSF"];
    let trace = "
        t R: start 0 R
        +15
        t R: run 0 F, start 0 R
        t S: run 0 S, start 1 S, cond 2 S
        +0
        t R: start 0 F
        t R: start 0 F
    ";
    perform(&mut C585::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C586(world: &mut World) {
        fallback< condition(0), condition(1) >
    }
}

recorded!(C586);

#[test]
fn c586() {
    let scripts = ["S", "SFSSFSS"];
    let trace = "
        t S: cond 0 S
        +5
        t S: cond 0 S
        +0
        t S: cond 0 S
        +15
        t S: cond 0 S
        t S: cond 0 S
        +10
        t S: cond 0 S
        +0
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        +20
        t S: cond 0 S
        +5
        t S: cond 0 S
        +15
        t S: cond 0 S
        t S: cond 0 S
        +15
        t S: cond 0 S
    ";
    perform(&mut C586::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C587(world: &mut World) {
        async_fallback(yield = sync)<
            timeout(30ms, condition(0)),
            reactive_sequence< Action(1), condition(2) >
        >
    }
}

recorded!(C587);

#[test]
fn c587() {
    let scripts = ["SSS", "RFSRRR", "FSSFFFFS"];
    let trace = "
        t S: cond 0 S
        +30
        t S: cond 0 S
        +30
        t S: cond 0 S
        t S: cond 0 S
        +0
        t S: cond 0 S
        +40
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        +10
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        +5
        t S: cond 0 S
        +30
        t S: cond 0 S
    ";
    perform(&mut C587::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C588(world: &mut World) {
        async_fallback(yield = sync)<
            retry(3, timeout(10ms, Action(0))),
            reactive_sequence< sync_action(1), Action(2), condition(3) >,
            force_failure(condition(4))
        >
    }
}

recorded!(C588);

#[test]
fn c588() {
    let scripts = ["SFRR", "FFFSSFF", "RSRRSFFR", "SFSS", "FFSFS"];
    let trace = "
        t S: start 0 S
        h
        t R: start 0 F
        t R: start 0 R
        +20: halt 0
        h
        t R: start 0 R
        +10: halt 0
        t S: start 0 S
        h
        t R: start 0 F
        t R: start 0 R
        t R: run 0 R
        +40: halt 0
        t S: start 0 S
        h
        t R: start 0 F
        +30
        t R: start 0 R
        +0
        t R: run 0 R
        +30: halt 0
        h
        t S: start 0 S
        +40
        t R: start 0 F
        +15
        h
    ";
    perform(&mut C588::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C589(world: &mut World) {
        async_fallback(yield = sync)<
            delay(30ms, reactive_fallback< condition(0), Action(1), sync_action(2) >),
            run_once(sync_action(3)),
            condition(4)
        >
    }
}

recorded!(C589, remembers);

#[test]
fn c589() {
    let scripts = ["FFSSFF", "RRRR", "F", "SFSSS", "FSS"];
    let trace = "
        t R
        +40
        t R: cond 0 F, start 1 R
        +10
        t R: cond 0 F, run 1 R
        +10
        t S: cond 0 S, halt 1
        +15
        t R
        t R
        +0
        t R
        +30
        t S: cond 0 S
        h
        t R
        +15
        h
        t R
        +40
        t R: cond 0 F, start 1 R
    ";
    perform(&mut C589::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C591(world: &mut World) {
        async_sequence(yield = sync)<
            sequence< Action(0), force_success(Action(1)), sync_action(2) >
        >
    }
}

recorded!(C591);

#[test]
fn c591() {
    let scripts = ["SRFRRFSR", "SRSRFSR", "FSFF"];
    let trace = "
        t F: start 0 S, start 1 S, sync 2 F
        h
        t R: start 0 R
        h: halt 0
        t F: start 0 F
        h
        t R: start 0 R
        +30
        t R: run 0 R
        t F: run 0 F
        +40
        t R: start 0 S, start 1 R
        +20
        t S: run 1 S, sync 2 S
        +30
        h
        t R: start 0 R
        +5
        t R: run 0 S, start 1 R
        t F: run 1 F, sync 2 F
        t R: start 0 R
        +20
        h: halt 0
        t F: start 0 F
        +30
        t R: start 0 R
    ";
    perform(&mut C591::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C592(world: &mut World) {
        timeout(20ms,
            retry(2,
                reactive_fallback<
                    Action(0),
                    sequence< force_success(condition(1)), force_success(condition(2)) >,
                    condition(3)
                >
            )
        )
    }
}

recorded!(C592);

#[test]
fn c592() {
    let scripts = ["RSFF", "SFFS", "FSFFSSS", "SFSFFSFS"];
    let trace = "
        t R: start 0 R
        t S: run 0 S
        +20
        t S: start 0 F, cond 1 S, cond 2 F
        +20
        t S: start 0 F, cond 1 F, cond 2 S
    ";
    perform(&mut C592::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C594(world: &mut World) {
        repeat(
            reactive_sequence<
                Action(0),
                retry(condition(1)),
                retry(2, sync_action(2)),
                condition(3)
            >
        )
    }
}

recorded!(C594);

#[test]
fn c594() {
    let scripts = ["FRRFR", "SFSFSS", "F", "SSFFSFFS"];
    let trace = "
        t F: start 0 F
        +5
        t R: start 0 R
        t R: run 0 R
        t F: run 0 F
        +30
        t R: start 0 R
    ";
    perform(&mut C594::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C595(world: &mut World) {
        sequence_with_memory< Action(0), delay(20ms, Action(1)) >
    }
}

recorded!(C595, remembers);

#[test]
fn c595() {
    let scripts = ["FSRSSFSR", "S"];
    let trace = "
        t F: start 0 F
        t R: start 0 S
        +5
        t R
        +5
        t R
        +30
        t S: start 1 S
        +40
        t R: start 0 R
        t R: run 0 S
        t R
        +40
        t S: start 1 S
        +15
        t R: start 0 S
        +10
        t R
    ";
    perform(&mut C595::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C597(world: &mut World) {
        sequence<
            condition(0),
            run_once(Action(1)),
            delay(30ms, Action(2)),
            fallback< condition(3), Action(4), sync_action(5) >
        >
    }
}

recorded!(C597, remembers);

#[test]
fn c597() {
    let scripts = ["FFSFSF", "SF", "SRSS", "FF", "FRSRRF", "FFSSSSS"];
    let trace = "
        t F: cond 0 F
        t F: cond 0 F
        +10
        t R: cond 0 S, start 1 S
        t R
        +20
        t R
        +10
        t F: start 2 S, cond 3 F, start 4 F, sync 5 F
        +5
        t F: cond 0 F
    ";
    perform(&mut C597::new(), &scripts, trace);
}
