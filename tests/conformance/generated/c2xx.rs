// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use super::super::world::*;
use quickbeam::behavior_tree;

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C203(world: &mut World) {
        reactive_sequence< reactive_fallback< condition(0), condition(1), Action(2) > >
    }
}

recorded!(C203);

#[test]
fn c203() {
    let scripts = ["SFSSF", "SFSS", "FRFR"];
    let trace = "
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        t S: cond 0 S
        t F: cond 0 F, cond 1 F, start 2 F
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
    ";
    perform(&mut C203::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C204(world: &mut World) {
        reactive_sequence< Action(0), Action(1), sync_action(2) >
    }
}

recorded!(C204);

#[test]
fn c204() {
    let scripts = ["RFRRSSF", "S", "FSS"];
    let trace = "
        t R: start 0 R
        t F: run 0 F
        t R: start 0 R
        t R: run 0 R
        t F: run 0 S, start 1 S, sync 2 F
        t S: start 0 S, start 1 S, sync 2 S
        t F: start 0 F
        t R: start 0 R
        t F: run 0 F
    ";
    perform(&mut C204::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C209(world: &mut World) {
        sequence<
            fallback< reactive_fallback< condition(0), condition(1), sync_action(2), Action(3) > >,
            condition(4),
            reactive_sequence< Action(5), Action(6), condition(7), Action(8) >
        >
    }
}

recorded!(C209);

#[test]
fn c209() {
    let scripts = ["FFSF", "FSFFSSSF", "FSFF", "FRFFSR", "SFSS", "RRSFSR", "FR", "SSSSFS", "RRRFFRF"];
    let trace = "
        t F: cond 0 F, cond 1 F, sync 2 F, start 3 F
        t R: cond 0 F, cond 1 S, cond 4 S, start 5 R
        t R: run 5 R
        h: halt 5
        t F: cond 0 S, cond 4 F
        h
        t F: cond 0 F, cond 1 F, sync 2 S, cond 4 S, start 5 S, start 6 F
        t R: cond 0 F, cond 1 F, sync 2 F, start 3 R
        h: halt 3
        t F: cond 0 F, cond 1 S, cond 4 S, start 5 F
        t R: cond 0 S, cond 4 S, start 5 S, start 6 R
        t R: start 5 R, halt 6
        t R: run 5 R
        t R: run 5 R
    ";
    perform(&mut C209::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C233(world: &mut World) {
        invert(
            fallback<
                force_failure(condition(0)),
                sequence< condition(1), sync_action(2), condition(3) >
            >
        )
    }
}

recorded!(C233);

#[test]
fn c233() {
    let scripts = ["S", "SSS", "SSSSSSFS", "FSFSF"];
    let trace = "
        t S: cond 0 S, cond 1 S, sync 2 S, cond 3 F
        t F: cond 0 S, cond 1 S, sync 2 S, cond 3 S
        t S: cond 0 S, cond 1 S, sync 2 S, cond 3 F
        t F: cond 0 S, cond 1 S, sync 2 S, cond 3 S
        t S: cond 0 S, cond 1 S, sync 2 S, cond 3 F
        t S: cond 0 S, cond 1 S, sync 2 S, cond 3 F
        t S: cond 0 S, cond 1 S, sync 2 F
        t F: cond 0 S, cond 1 S, sync 2 S, cond 3 S
        t S: cond 0 S, cond 1 S, sync 2 S, cond 3 F
        t F: cond 0 S, cond 1 S, sync 2 S, cond 3 S
        t S: cond 0 S, cond 1 S, sync 2 S, cond 3 F
        t S: cond 0 S, cond 1 S, sync 2 S, cond 3 F
        t F: cond 0 S, cond 1 S, sync 2 S, cond 3 S
        t S: cond 0 S, cond 1 S, sync 2 S, cond 3 F
    ";
    perform(&mut C233::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C234(world: &mut World) {
        reactive_sequence< force_success(condition(0)), Action(1), invert(condition(2)) >
    }
}

recorded!(C234);

#[test]
fn c234() {
    let scripts = ["F", "RSSRRF", "SFSFS"];
    let trace = "
        t R: cond 0 F, start 1 R
        t F: cond 0 F, run 1 S, cond 2 S
        t S: cond 0 F, start 1 S, cond 2 F
        t R: cond 0 F, start 1 R
        t R: cond 0 F, run 1 R
        t F: cond 0 F, run 1 F
        t R: cond 0 F, start 1 R
        t F: cond 0 F, run 1 S, cond 2 S
        t S: cond 0 F, start 1 S, cond 2 F
        t R: cond 0 F, start 1 R
        t R: cond 0 F, run 1 R
        t F: cond 0 F, run 1 F
    ";
    perform(&mut C234::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C244(world: &mut World) {
        reactive_sequence< condition(0), Action(1), condition(2), condition(3) >
    }
}

recorded!(C244);

#[test]
fn c244() {
    let scripts = ["FSSF", "SR", "FF", "F"];
    let trace = "
        t F: cond 0 F
        h
        t F: cond 0 S, start 1 S, cond 2 F
        t R: cond 0 S, start 1 R
        t F: cond 0 F, halt 1
        t F: cond 0 F
        t F: cond 0 S, start 1 S, cond 2 F
        t R: cond 0 S, start 1 R
        t F: cond 0 F, halt 1
        h
        t F: cond 0 F
    ";
    perform(&mut C244::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C246(world: &mut World) {
        reactive_fallback< condition(0), Action(1), Action(2), Action(3) >
    }
}

recorded!(C246);

#[test]
fn c246() {
    let scripts = ["FFFFSF", "RRRSRSF", "RSR", "FSRR"];
    let trace = "
        t R: cond 0 F, start 1 R
        t R: cond 0 F, run 1 R
        t R: cond 0 F, run 1 R
        t S: cond 0 F, run 1 S
        t S: cond 0 S
    ";
    perform(&mut C246::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C252(world: &mut World) {
        sequence<
            fallback< sync_action(0), Action(1), Action(2), sync_action(3) >,
            fallback< force_success(force_success(invert(Action(4)))) >
        >
    }
}

recorded!(C252);

#[test]
fn c252() {
    let scripts = ["SFFFSSFF", "RRRS", "FRSFR", "SSFFS", "RRF"];
    let trace = "
        t R: sync 0 S, start 4 R
        t R: run 4 R
        t S: run 4 F
        t R: sync 0 F, start 1 R
    ";
    perform(&mut C252::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C256(world: &mut World) {
        fallback< force_success(condition(0)) >
    }
}

recorded!(C256);

#[test]
fn c256() {
    let scripts = ["FSSSFSFF"];
    let trace = "
        t S: cond 0 F
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 F
        t S: cond 0 S
        h
        t S: cond 0 F
        t S: cond 0 F
        t S: cond 0 F
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 F
    ";
    perform(&mut C256::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C258(world: &mut World) {
        reactive_fallback< condition(0), Action(1), force_success(Action(2)), Action(3) >
    }
}

recorded!(C258);

#[test]
fn c258() {
    let scripts = ["S", "SS", "FRRF", "FS"];
    let trace = "
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
        t S: cond 0 S
    ";
    perform(&mut C258::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C265(world: &mut World) {
        force_failure(reactive_fallback< condition(0), Action(1), condition(2), condition(3) >)
    }
}

recorded!(C265);

#[test]
fn c265() {
    let scripts = ["SS", "FSSRSR", "SFFFSFF", "SSS"];
    let trace = "
        t F: cond 0 S
        t F: cond 0 S
        t F: cond 0 S
        t F: cond 0 S
    ";
    perform(&mut C265::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C267(world: &mut World) {
        sequence< sync_action(0), sync_action(1) >
    }
}

recorded!(C267);

#[test]
fn c267() {
    let scripts = ["F", "SFFF"];
    let trace = "
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
        t F: sync 0 F
    ";
    perform(&mut C267::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C272(world: &mut World) {
        sequence< condition(0), condition(1), Action(2) >
    }
}

recorded!(C272);

#[test]
fn c272() {
    let scripts = ["SSFFSFSF", "FFFFSFFF", "RS"];
    let trace = "
        t F: cond 0 S, cond 1 F
        t F: cond 0 S, cond 1 F
        t F: cond 0 F
        t F: cond 0 F
        t F: cond 0 S, cond 1 F
        t F: cond 0 F
        t F: cond 0 S, cond 1 F
        t F: cond 0 F
        t R: cond 0 S, cond 1 S, start 2 R
    ";
    perform(&mut C272::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C288(world: &mut World) {
        reactive_sequence< Action(0), condition(1), condition(2) >
    }
}

recorded!(C288);

#[test]
fn c288() {
    let scripts = ["RSRF", "SFFSSS", "SFF"];
    let trace = "
        t R: start 0 R
        t S: run 0 S, cond 1 S, cond 2 S
        t R: start 0 R
        t F: run 0 F
    ";
    perform(&mut C288::new(), &scripts, trace);
}

behavior_tree! {
    #[derive(Debug, Clone, PartialEq)]
    pub tree C290(world: &mut World) {
        force_success(fallback< condition(0), condition(1) >)
    }
}

recorded!(C290);

#[test]
fn c290() {
    let scripts = ["FSFFFFFF", "SS"];
    let trace = "
        t S: cond 0 F, cond 1 S
        t S: cond 0 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
        t S: cond 0 F, cond 1 S
    ";
    perform(&mut C290::new(), &scripts, trace);
}
