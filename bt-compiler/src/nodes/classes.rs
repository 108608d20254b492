//! Class names of other libraries: `BTSequence` (`LimboAI`), `SelectorReactiveComposite` (Beehave), `BTTask_Wait` (Unreal).

use super::snake_case;

/// What libraries put before the names of their classes.
const PREFIXES: &[&str] = &[
    "BTComposite_",
    "BTDecorator_",
    "BTTask_",
    "BTService_",
    "BT",
];
/// What they put after them.
const SUFFIXES: &[&str] = &["Composite", "Decorator", "Modifier"];

/// Whether only Unreal's classes are called so: no type of Rust has such a name.
pub fn is_class_of_unreal(name: &str) -> bool {
    let name = name.strip_prefix('U').unwrap_or(name);
    name.starts_with("BT")
        && PREFIXES
            .iter()
            .any(|prefix| prefix.len() > 2 && name.starts_with(prefix))
}

/// The name of the node, as it is called here or elsewhere, without what makes it the name of a class.
pub fn without_class(name: &str) -> Option<String> {
    let starts = |rest: &&str| rest.starts_with(char::is_uppercase);
    let own = name
        .strip_prefix('U')
        .filter(|own| own.starts_with("BT"))
        .unwrap_or(name);
    let prefixes = PREFIXES
        .iter()
        .filter_map(|prefix| own.strip_prefix(prefix));
    let mut short = prefixes.chain(
        SUFFIXES
            .iter()
            .filter_map(|suffix| own.strip_suffix(suffix)),
    );
    let snake = snake_case(short.find(starts)?);
    // Beehave's are told apart by what stands last.
    let turned = match snake.split_once('_') {
        Some((node, kind @ ("reactive" | "random"))) => format!("{kind}_{node}"),
        _ => snake,
    };
    Some(match turned.as_str() {
        "dynamic_sequence" => "reactive_sequence".to_owned(),
        "always_fail" => "force_failure".to_owned(),
        "time_limiter" => "timeout".to_owned(),
        "try_in_order" => "fallback".to_owned(),
        "run_in_parallel" => "parallel".to_owned(),
        "run_limit" => "run_once".to_owned(),
        "check_var" => "test".to_owned(),
        "set_var" => "set".to_owned(),
        "probability" => "random".to_owned(),
        _ => turned,
    })
}

#[cfg(test)]
mod tests {
    use super::super::{instead, named_exactly};
    use super::*;

    #[test]
    fn classes_lead_to_nodes() {
        for (name, keyword) in [
            ("BTSequence", "sequence"),
            ("BTDynamicSelector", "reactive_fallback"),
            ("BTAlwaysSucceed", "force_success"),
            ("BTWait", "wait"),
            ("SequenceComposite", "sequence"),
            ("SelectorReactiveComposite", "reactive_fallback"),
            ("SequenceStarComposite", "sequence_with_memory"),
            ("TimeLimiterDecorator", "timeout"),
            ("InverterDecorator", "invert"),
            ("BTComposite_Selector", "fallback"),
            ("UBTTask_Wait", "wait"),
            ("BTDecorator_Cooldown", "cooldown"),
            ("TryInOrderComposite", "fallback"),
        ] {
            assert_eq!(
                named_exactly(name).map(|row| row.keyword),
                Some(keyword),
                "{name}"
            );
        }
        for name in ["BTProbability", "SelectorRandomComposite"] {
            assert!(instead(name).is_some(), "{name}");
        }
        for name in [
            "BTree",
            "BT",
            "Composite",
            "GuardDecorator",
            "BTPatrol",
            "Utility2",
        ] {
            assert_eq!(named_exactly(name).map(|row| row.keyword), None, "{name}");
        }
    }

    #[test]
    fn classes_of_unreal() {
        for name in ["BTTask_Wait", "UBTComposite_Sequence", "BTTask_MoveTo"] {
            assert!(is_class_of_unreal(name), "{name}");
        }
        for name in ["BTWait", "UBTWait", "BTree", "Task_Wait"] {
            assert!(!is_class_of_unreal(name), "{name}");
        }
    }
}
