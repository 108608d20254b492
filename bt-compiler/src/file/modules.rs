//! Functions of a module in the same file.

use super::names::behind;
use super::{module_of, open_brackets, Names};

/// Whether a file has a function only in a module of this name, so that nobody calls it without naming the module: not from outside,
/// where the call stands whose text before it is known.
pub fn is_only_in_module(
    names: &Names,
    (before, text): (&str, &str),
    (module, function): (&str, &str),
) -> bool {
    let mut functions = behind("fn ", text)
        .filter(|(_, name, _)| *name == function)
        .peekable();
    let is_outside = modules(before).is_some_and(|around| !around.contains(&Some(module)));
    let has_module = functions.peek().is_some()
        && functions.all(|(head, ..)| {
            modules(head).is_some_and(|around| around.last() == Some(&Some(module)))
        });
    is_outside && has_module && names.is_known_whole(function)
}

/// For each open bracket the module that it is of, if it is that of one.
fn modules(text: &str) -> Option<Vec<Option<&str>>> {
    let open = open_brackets(text)?;
    Some(open.into_iter().map(|open| module_of(text, open)).collect())
}

#[cfg(test)]
mod tests {
    use super::{is_only_in_module, Names};

    const MODULE: &str = "mod platform {\n    pub fn open_doors() { if a {} }\n}\n";

    fn is_only(file: &str) -> bool {
        let call = file.find("behavior_tree! {").expect("a call");
        let texts = (&file[..call + 16], file);
        is_only_in_module(&Names::of(file), texts, ("platform", "open_doors"))
    }

    #[test]
    fn of_the_module() {
        for file in [
            &format!("{MODULE} behavior_tree! {{ platform:open_doors }}"),
            &format!("use crate::platform; fn f() {{ behavior_tree! {{ }} }} {MODULE}"),
            &format!("mod a {{ behavior_tree! {{ }} }} {MODULE}"),
        ] {
            assert!(is_only(file), "{file}");
        }
    }

    #[test]
    fn of_others_too() {
        for file in [
            "behavior_tree! { platform:open_doors }",
            "mod platform; behavior_tree! { platform:open_doors }",
            "mod platform { impl A { fn open_doors(&self) {} } } behavior_tree! { }",
            &format!("{MODULE} fn open_doors() {{}} behavior_tree! {{ }}"),
            &format!("{MODULE} use platform::*; behavior_tree! {{ }}"),
            &format!("{MODULE} use crate::world::*; behavior_tree! {{ }}"),
            &format!("{MODULE} macro_rules! made {{ () => {{}} }} behavior_tree! {{ }}"),
            &format!("{MODULE} use platform::{{close, open_doors}}; behavior_tree! {{ }}"),
            "mod platform { fn open_doors() {} behavior_tree! { } }",
            "mod platform { fn open_doors() {} mod a { behavior_tree! { } } }",
        ] {
            assert!(!is_only(file), "{file}");
        }
    }
}
