//! Whether a name is taken by a type beside a macro call.

use super::names::behind;
use super::{code_end, is_name, module_of, open_brackets};

/// What declares a type. A `trait` takes its name likewise.
pub const KEYWORDS: [&str; 5] = ["struct ", "enum ", "union ", "type ", "trait "];

/// Attributes that leave an item as it is, whatever is in them.
const HARMLESS: [&str; 11] = [
    "allow",
    "automatically_derived",
    "deny",
    "deprecated",
    "derive",
    "doc",
    "expect",
    "must_use",
    "non_exhaustive",
    "repr",
    "warn",
];

/// A type that takes the name of a tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    /// Functions of the tree can be functions of it: it is a type without parameters, and no `impl` in the file names it.
    Free,
    /// It may have such functions itself, or it cannot have any.
    Other,
}

/// The type that is declared in the scope of a macro call and has this name, if it is certain that there is one whenever there is a call:
/// the text before the first token of the call is known. Nothing within a function or the call of another macro, and nothing with an
/// attribute that may take it away.
pub fn taken(before: &str, text: &str, name: &str) -> Option<Taken> {
    let declared = |keyword: &'static str, text| {
        let found = behind(keyword, text).filter(|(_, found, _)| *found == name);
        found.map(|(head, _, rest)| (head, rest))
    };
    let mut types = KEYWORDS.into_iter().flat_map(|keyword| {
        let found = declared(keyword, text);
        found.map(move |(head, rest)| (keyword, head, rest))
    });
    // Of two trees the first has the name.
    let mut trees = declared("tree ", before);
    let (first_type, first_tree) = (types.next(), trees.next());
    if first_type.is_none() && first_tree.is_none() {
        return None;
    }
    let mut around = open_brackets(before)?;
    let call = before_call(&before[..around.pop()?])?;
    let is_of_modules = around.iter().all(|&open| module_of(before, open).is_some());
    if !is_of_modules || !is_always_there(call) {
        return None;
    }
    let is_beside = |item: &str| {
        is_code(item) && open_brackets(item).as_ref() == Some(&around) && is_always_there(item)
    };
    if first_tree
        .into_iter()
        .chain(trees)
        .any(|(head, _)| is_in_call(head, is_beside))
    {
        return Some(Taken::Other);
    }
    let (keyword, _, rest) = first_type
        .into_iter()
        .chain(types)
        .find(|(keyword, head, _)| {
            let item = head.trim_end().strip_suffix(keyword.trim_end());
            item.is_some_and(is_beside)
        })?;
    let has_functions = matches!(keyword, "struct " | "enum " | "union ");
    let is_plain = !rest.trim_start().starts_with('<');
    let is_free = has_functions && is_plain && !has_impl(text, name);
    Some(if is_free { Taken::Free } else { Taken::Other })
}

/// What stands before the path of a macro call whose bracket follows: `quickbeam::behavior_tree!`.
fn before_call(text: &str) -> Option<&str> {
    let path = code_end(text).strip_suffix('!')?;
    let before = path.trim_end_matches(|letter| is_name(letter) || letter == ':');
    (before.len() < path.len()).then_some(before)
}

/// Whether a tree, whose name stands behind the text, is one of a call that is so.
fn is_in_call(head: &str, is_beside: impl Fn(&str) -> bool) -> bool {
    let tree = head.trim_end().strip_suffix("tree").map(str::trim_end);
    let tree = tree.map(|tree| tree.strip_suffix("const").unwrap_or(tree));
    let open = tree.and_then(|tree| open_brackets(tree)?.last().copied());
    let (Some(tree), Some(open)) = (tree, open) else {
        return false;
    };
    let is_call = code_end(&head[..open]).ends_with("behavior_tree!");
    is_call
        && is_code(tree)
        && is_always_there(tree)
        && before_call(&head[..open]).is_some_and(is_beside)
}

/// Whether the end of the text is code, and in neither a comment nor a string: a mark there would be a bracket.
fn is_code(text: &str) -> bool {
    let marked = format!("{text}(");
    open_brackets(&marked).is_some_and(|open| open.last() == Some(&text.len()))
}

/// Whether an attribute of this name leaves an item as it is.
pub fn is_harmless(attribute: &str) -> bool {
    HARMLESS.contains(&attribute)
}

/// Whether nothing before an item that begins here takes it away, as `#[cfg(test)]` may. `pub` and comments may stand there.
fn is_always_there(before: &str) -> bool {
    let mut text = code_end(before);
    loop {
        // `pub`, `pub(crate)`
        if let Some(rest) = text.strip_suffix(')') {
            let Some((rest, inside)) = rest.rsplit_once('(') else {
                return false;
            };
            let is_visibility = inside.split_whitespace().all(|word| {
                word.trim_matches(':')
                    .split("::")
                    .all(|word| word.chars().all(is_name))
            });
            if !is_visibility || !ends_with_word(code_end(rest), "pub") {
                return false;
            }
            text = code_end(rest);
        }
        if ends_with_word(text, "pub") {
            text = code_end(&text[..text.len() - "pub".len()]);
        }
        // The end of the item before, or the beginning of the scope.
        let Some(attribute) = text.strip_suffix(']') else {
            return text.is_empty() || text.ends_with(['{', '}', ';', '(']);
        };
        let open = open_brackets(attribute).and_then(|open| open.last().copied());
        let Some(open) = open.filter(|&open| attribute[open..].starts_with('[')) else {
            return false;
        };
        let inside = attribute[open + 1..].trim_start();
        let word = inside
            .split(|letter| !is_name(letter))
            .next()
            .unwrap_or_default();
        let head = code_end(&attribute[..open]);
        if let Some(of_scope) = head.strip_suffix('!') {
            return of_scope.ends_with('#');
        }
        let Some(head) = head.strip_suffix('#').filter(|_| is_harmless(word)) else {
            return false;
        };
        text = code_end(head);
    }
}

fn ends_with_word(text: &str, word: &str) -> bool {
    text.strip_suffix(word)
        .is_some_and(|before| !before.ends_with(is_name))
}

/// Whether an `impl` may be one of the type.
fn has_impl(text: &str, name: &str) -> bool {
    text.match_indices("impl").any(|(at, _)| {
        let head = text[at..].split('{').next().unwrap_or_default();
        let mut words = head.split(|letter| !is_name(letter));
        words.any(|word| word == name)
    })
}

#[cfg(test)]
mod tests {
    use super::{taken, Taken};

    /// Of the file in which `@` is the first token of a call.
    fn of(file: &str) -> Option<Taken> {
        let at = file.find('@').expect("a call");
        taken(&file[..at], file, "Pipe")
    }

    #[test]
    fn taken_names() {
        for file in [
            "struct Pipe; behavior_tree! { @ }",
            "behavior_tree! { @ } pub struct Pipe { a: u8 }",
            "#![allow(dead_code)]\nstruct Pipe(u8);\nquickbeam::behavior_tree!(@);",
            "use a::B;\n/// A pipe.\n#[derive(Debug)]\n// Of course.\n#[must_use]\npub(crate) enum Pipe { A }\n\n// A tree.\n::quickbeam::behavior_tree! { @ }",
            "mod a { pub(in crate::a) union Pipe { a: u8 } fn f() {} behavior_tree![ @ ]; }",
            "mod a { struct Pipe; } mod b { struct Pipe; behavior_tree! { @ } }",
            "// struct Pipe;\nstruct Pipe; behavior_tree! { @ }",
        ] {
            assert_eq!(of(file), Some(Taken::Free), "{file}");
        }
    }

    #[test]
    fn taken_by_what_may_have_functions_or_can_have_none() {
        for file in [
            "trait Pipe {} behavior_tree! { @ }",
            "type Pipe = u8; behavior_tree! { @ }",
            "struct Pipe<T>(T); behavior_tree! { @ }",
            "struct Pipe; impl Pipe {} behavior_tree! { @ }",
            "behavior_tree! { tree Pipe(a: &mut A) { b } } behavior_tree! { tree A(a: &mut A) { b } @ }",
            "mod a { x::behavior_tree!(#[derive(Debug)] pub const tree Pipe(a: &mut A) { b }); behavior_tree! { @ } }",
            "struct Pipe; behavior_tree! { @ } impl<'a> Behavior<Hero<'a>> for Pipe {}",
        ] {
            assert_eq!(of(file), Some(Taken::Other), "{file}");
        }
    }

    #[test]
    fn names_that_may_not_be_taken() {
        for file in [
            "behavior_tree! { @ }",
            "struct Pipes; enum Pip {} behavior_tree! { @ }",
            "// struct Pipe;\nbehavior_tree! { @ }",
            "/* struct Pipe; */ behavior_tree! { @ }",
            "const A: &str = \"struct Pipe;\"; behavior_tree! { @ }",
            "mod a { struct Pipe; } behavior_tree! { @ }",
            "struct Pipe; mod a { behavior_tree! { @ } }",
            "mod a { struct Pipe; } mod b { behavior_tree! { @ } }",
            "fn f() { struct Pipe; } behavior_tree! { @ }",
            "fn f() { struct Pipe; behavior_tree! { @ } }",
            "macro_rules! a { () => { struct Pipe; } } behavior_tree! { @ }",
            "a! { struct Pipe; behavior_tree! { @ } }",
            "a! { struct Pipe; } behavior_tree! { @ }",
            "#[cfg(test)] struct Pipe; behavior_tree! { @ }",
            "#[cfg(test)] #[derive(Debug)] pub struct Pipe; behavior_tree! { @ }",
            "#[derive(Debug)] #[cfg_attr(a, b)] /* c */ struct Pipe; behavior_tree! { @ }",
            "#[renamed] struct Pipe; behavior_tree! { @ }",
            "struct Pipe; #[cfg(test)] behavior_tree! { @ }",
            "struct Pipe; #[cfg(test)]\n// So.\nquickbeam::behavior_tree! { @ }",
            "impl A for B { type Pipe = u8; } behavior_tree! { @ }",
            "a! { b } c struct Pipe; behavior_tree! { @ }",
            "behavior_tree! { tree A(struct Pipe) @ }",
            "behavior_tree! { @ } behavior_tree! { tree Pipe(a: &mut A) { b } }",
            "behavior_tree! { #[cfg(a)] tree Pipe(a: &mut A) { b } } behavior_tree! { @ }",
            "#[cfg(a)] behavior_tree! { tree Pipe(a: &mut A) { b } } behavior_tree! { @ }",
            "mod a { behavior_tree! { tree Pipe(a: &mut A) { b } } } behavior_tree! { @ }",
            "mine! { tree Pipe(a: &mut A) { b } } behavior_tree! { @ }",
        ] {
            assert_eq!(of(file), None, "{file}");
        }
    }
}
