//! The nodes of other frameworks and libraries, each with what it is here.

use super::{instead, suggest};

/// What is suggested for each name; a `?` for a hint instead of a node, nothing for a name that
/// could be anybody's leaf.
const ELSEWHERE: &[(&str, &[&str])] = &[
    (
        "BehaviorTree.CPP 3",
        &[
            "AlwaysFailure failure",
            "AlwaysSuccess success",
            "SetBlackboard set",
            "Fallback fallback",
            "FallbackStar fallback",
            "ReactiveFallback reactive_fallback",
            "Sequence sequence",
            "SequenceStar sequence_with_memory",
            "ReactiveSequence reactive_sequence",
            "Parallel parallel",
            "IfThenElse if_then_else",
            "WhileDoElse while_do_else",
            "Switch2 switch",
            "Switch6 switch",
            "BlackboardCheckInt test",
            "BlackboardCheckDouble test",
            "BlackboardCheckString test",
            "BlackboardCheckBool test",
            "Delay delay",
            "ForceFailure force_failure",
            "ForceSuccess force_success",
            "Inverter invert",
            "KeepRunningUntilFailure keep_running_until_failure",
            "Repeat repeat",
            "RetryUntilSuccesful retry",
            "RetryUntilSuccessful retry",
            "SubTree ?",
            "SubTreePlus ?",
            "Timeout timeout",
        ],
    ),
    (
        "BehaviorTree.CPP 4",
        &[
            "AsyncFallback async_fallback",
            "AsyncSequence async_sequence",
            "SequenceWithMemory sequence_with_memory",
            "ParallelAll parallel_all",
            "TryCatch try_catch",
            "RunOnce run_once",
            "Precondition if_then_else",
            "ScriptCondition test",
            "Script set",
            "Sleep wait",
            "UnsetBlackboard set",
        ],
    ),
    (
        "Unreal Engine",
        &[
            "Selector fallback",
            "Sequence sequence",
            "SimpleParallel parallel",
            "Blackboard test",
            "CompareBBEntries test",
            "ConditionalLoop repeater",
            "Cooldown cooldown",
            "ForceSuccess force_success",
            "Loop repeat",
            "TagCooldown cooldown",
            "SetTagCooldown cooldown",
            "TimeLimit timeout",
            "Wait wait",
            "WaitBlackboardTime wait",
            "RunBehavior ?",
            "RunBehaviorDynamic ?",
            "MoveTo",
            "MoveDirectlyToward",
            "RotateToFaceBBEntry",
            "PlaySound",
            "DoesPathExist",
            "IsAtLocation",
        ],
    ),
    (
        "Unity Behavior",
        &[
            "Sequence sequence",
            "TryInOrder fallback",
            "RunInParallel parallel",
            "RunInParallelUntilAnyCompletes parallel",
            "RunInParallelUntilAnySucceeds parallel",
            "ConditionalBranch if_then_else",
            "Switch switch",
            "Repeat repeat",
            "RepeatUntilFail keep_running_until_failure",
            "RepeatUntilSuccess retry",
            "Inverter invert",
            "Succeeder force_success",
            "Cooldown cooldown",
            "TimeOut timeout",
            "Wait wait",
            "Random ?",
        ],
    ),
    (
        "py_trees",
        &[
            "Selector fallback",
            "Sequence sequence",
            "Parallel parallel",
            "EternalGuard interrupter",
            "FailureIsRunning retry",
            "FailureIsSuccess force_success",
            "Inverter invert",
            "OneShot run_once",
            "Repeat repeat",
            "Retry retry",
            "SuccessIsFailure force_failure",
            "SuccessIsRunning keep_running_until_failure",
            "Timeout timeout",
            "Timer wait",
            "Failure failure",
            "Running running",
            "Success success",
            "CheckBlackboardVariableValue test",
            "CheckBlackboardVariableValues test",
            "SetBlackboardVariable set",
            "UnsetBlackboardVariable set",
            "either_or if_then_else",
            "pick_up_where_you_left_off sequence_with_memory",
        ],
    ),
    (
        "Behave",
        &[
            "Sequence sequence",
            "Selector fallback",
            "Priority priority",
            "Parallel parallel",
            "Interrupter interrupter",
            "Repeater repeater",
            "Invert invert",
            "Instant instant",
            "Context context",
            "Tester test",
            "Writer set",
            "Action ?",
            "Comment ?",
            "Reference ?",
        ],
    ),
    (
        "bonsai-bt",
        &[
            "Wait wait",
            "WaitForever running",
            "Action ?",
            "Invert invert",
            "AlwaysSucceed force_success",
            "Select fallback",
            "If if_then_else",
            "Sequence sequence",
            "While while_do_else",
            "WhileAll while_do_else",
            "WhenAll parallel",
            "WhenAny parallel",
            "Race parallel",
        ],
    ),
    (
        "bhv",
        &[
            "sel fallback",
            "seq sequence",
            "cond ?",
            "action ?",
            "inv invert",
            "pass force_success",
            "run_if if_then_else",
            "repeat repeat",
            "repeat_until repeater",
            "repeat_until_pass retry",
            "repeat_until_fail keep_running_until_failure",
        ],
    ),
    (
        "behavior-tree-lite and behaviortree-rs",
        &[
            "Sequence sequence",
            "SequenceStar sequence_with_memory",
            "ReactiveSequence reactive_sequence",
            "Fallback fallback",
            "ReactiveFallback reactive_fallback",
            "ForceSuccess force_success",
            "ForceFailure force_failure",
            "Inverter invert",
            "Repeat repeat",
            "Retry retry",
            "KeepRunningUntilFailure keep_running_until_failure",
            "if if_then_else",
            "SetBool set",
            "IsTrue test",
        ],
    ),
];

#[test]
fn every_name_leads_somewhere() {
    let mut wrong = Vec::new();
    for (framework, names) in ELSEWHERE {
        for line in *names {
            let (name, here) = line.split_once(' ').unwrap_or((line, ""));
            let said = match (suggest(name), instead(name)) {
                (Some(row), _) => row.keyword,
                (None, Some(_)) => "?",
                (None, None) => "",
            };
            if said != here {
                wrong.push(format!(
                    "{framework}: {name} leads to {said:?}, not {here:?}"
                ));
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn names_without_a_node_are_nobodys_misspelling() {
    for name in [
        "sub_tree",
        "action",
        "condition",
        "comment",
        "random_selector",
        "cond",
    ] {
        assert!(instead(name).is_some(), "{name}");
        assert_eq!(suggest(name).map(|row| row.keyword), None, "{name}");
    }
}
