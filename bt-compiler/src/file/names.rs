//! What is declared in a file, as far as the words in it tell. Comments are not told from code.

use super::types::KEYWORDS;
use super::{code_end, is_name};
use crate::nodes::closest;
use crate::syntax::{is, is_primitive};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};

/// The names.
#[derive(Debug, Default)]
pub struct Names {
    /// Functions that have a `self`.
    methods: BTreeSet<String>,
    /// Those that have none.
    functions: BTreeSet<String>,
    /// Those of them that have attributes, which may make a type of them.
    with_attributes: BTreeSet<String>,
    /// What stands behind `const` or `static`.
    constants: BTreeSet<String>,
    /// The words of each `use`.
    imported: BTreeSet<String>,
    modules: BTreeSet<String>,
    /// How often each type is declared, trees among them.
    types: BTreeMap<String, usize>,
    /// Those that implement `Composite` and not `Behavior`, with their functions that take nothing: `Turns::new`.
    composites: BTreeSet<String>,
    /// Whether there may be more: by a `use` of everything, or by macros.
    has_more: bool,
}

impl Names {
    pub fn of(text: &str) -> Self {
        let mut names = Self::default();
        for (head, name, rest) in behind("fn ", text) {
            let set = if has_self(rest) {
                &mut names.methods
            } else {
                if has_attribute(head) {
                    names.with_attributes.insert(name.to_owned());
                }
                &mut names.functions
            };
            set.insert(name.to_owned());
        }
        for keyword in ["const ", "static "] {
            let declared = behind(keyword, text).map(|(_, name, _)| name.to_owned());
            names.constants.extend(declared);
        }
        for (at, _) in keywords("use ", text) {
            let used = &text[at..];
            let used = &used[..used.find(';').unwrap_or(0)];
            let words = used.split(|letter| !is_name(letter));
            names.imported.extend(words.map(str::to_owned));
        }
        let modules = behind("mod ", text).map(|(_, name, _)| name.to_owned());
        names.modules = modules.collect();
        let keywords = KEYWORDS.into_iter().chain(["tree "]);
        for (_, name, _) in keywords.flat_map(|keyword| behind(keyword, text)) {
            *names.types.entry(name.to_owned()).or_default() += 1;
        }
        names.composites = composites(text);
        names.has_more = text.contains("::*") || text.contains("macro_rules!");
        names
    }

    /// Whether methods are called so, and nothing else is.
    pub fn is_method_alone(&self, name: &str) -> bool {
        self.methods.contains(name) && !self.is_declared(name)
    }

    /// Whether a function, a constant or an import is called so.
    pub fn is_declared(&self, name: &str) -> bool {
        self.constants.contains(name) || self.is_function(name)
    }

    /// Whether a function without `self`, or an import, is called so.
    fn is_function(&self, name: &str) -> bool {
        self.functions.contains(name) || self.is_imported(name)
    }

    /// Whether such a function or import is there, and no attribute that may make a type of it.
    pub fn is_plain_function(&self, name: &str) -> bool {
        self.is_function(name) && !self.with_attributes.contains(name)
    }

    /// Whether it is a word of a `use`.
    fn is_imported(&self, name: &str) -> bool {
        self.imported.contains(name)
    }

    /// Whether nothing of this name comes from elsewhere: by its name, with all of a module, or out of a macro.
    pub fn is_known_whole(&self, name: &str) -> bool {
        !self.has_more && !self.is_imported(name)
    }

    /// Whether types of this name, and trees, are declared more than once.
    pub fn is_type_twice(&self, name: &str) -> bool {
        self.types.get(name).is_some_and(|count| *count > 1)
    }

    /// Whether a type of this name cannot be there, other than by those who begin every file.
    pub fn has_no_type(&self, name: &str) -> bool {
        // Where nothing is known of the file, nothing is declared in it.
        let is_known = !self.functions.is_empty();
        is_known && !self.types.contains_key(name) && self.is_known_whole(name)
    }

    /// Whether it is a function of a composite, `Turns::new`, and takes nothing.
    pub fn makes_composite_of_nothing(&self, path: &str) -> bool {
        let name = path.split("::").next().unwrap_or_default();
        // Of two modules, each may have its own.
        self.composites.contains(path)
            && self.types.get(name) == Some(&1)
            && !self.is_imported(name)
    }

    /// The modules that may be meant by paths in the code that begin with others.
    pub fn near_modules(&self, code: &TokenStream) -> BTreeSet<String> {
        let mut near = BTreeSet::new();
        if !self.modules.is_empty() {
            self.collect_near(code, &mut near);
        }
        near
    }

    fn collect_near(&self, code: &TokenStream, near: &mut BTreeSet<String>) {
        let tokens: Vec<TokenTree> = code.clone().into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            let begins = at
                .checked_sub(1)
                .is_none_or(|before| !is(&tokens[before], ':') && !is(&tokens[before], '.'));
            match (token, &tokens[at + 1..]) {
                (TokenTree::Group(group), _) => self.collect_near(&group.stream(), near),
                (TokenTree::Ident(name), [first, second, ..])
                    if begins && is(first, ':') && is(second, ':') && !is_primitive(name) =>
                {
                    let name = name.to_string();
                    if !self.modules.contains(&name) && !self.is_imported(&name) {
                        let modules = self.modules.iter().map(String::as_str);
                        near.extend(closest(&name, modules).map(str::to_owned));
                    }
                }
                _ => {}
            }
        }
    }
}

/// The functions without parameters of types that are composites, and no leaves.
fn composites(text: &str) -> BTreeSet<String> {
    let implementing = |name: &str| {
        let of_trait = keywords(name, text).filter_map(|(_, after)| {
            let (_, rest) = text[after..].split_once(" for ")?;
            rest.find(|letter| !is_name(letter)).map(|end| &rest[..end])
        });
        of_trait.collect::<BTreeSet<&str>>()
    };
    let composites = implementing("Composite<");
    if composites.is_empty() {
        return BTreeSet::new();
    }
    let behaviors = implementing("Behavior<");
    let starts: Vec<usize> = keywords("impl", text).map(|(at, _)| at).collect();
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    let blocks = starts
        .iter()
        .zip(ends)
        .map(|(start, end)| &text[*start..end]);
    let mut found = BTreeSet::new();
    for block in blocks {
        let Some((head, body)) = block.split_once('{') else {
            continue;
        };
        let mut words = head.split(|letter| !is_name(letter));
        let Some(name) = words.find(|word| composites.contains(word) && !behaviors.contains(word))
        else {
            continue;
        };
        if head.contains(" for ") {
            continue;
        }
        let functions = behind("fn ", body).filter(|(.., rest)| rest.starts_with("()"));
        found.extend(functions.map(|(_, function, _)| format!("{name}::{function}")));
    }
    found
}

/// Where a keyword stands, with its space, and where what follows does.
fn keywords<'t>(keyword: &'t str, text: &'t str) -> impl Iterator<Item = (usize, usize)> + 't {
    let found = text.match_indices(keyword);
    let found = found.filter(|(at, _)| !text[..*at].ends_with(is_name));
    found.map(|(at, keyword)| (at, at + keyword.len()))
}

/// The names behind a keyword, each between what stands before it and what follows it.
pub fn behind<'t>(
    keyword: &'t str,
    text: &'t str,
) -> impl Iterator<Item = (&'t str, &'t str, &'t str)> {
    keywords(keyword, text).filter_map(|(_, after)| {
        let rest = text[after..].trim_start();
        let rest = rest.strip_prefix("mut ").unwrap_or(rest);
        let length = rest.find(|letter| !is_name(letter))?;
        let (name, behind) = rest.split_at(length);
        (length > 0).then(|| (&text[..text.len() - rest.len()], name, behind))
    })
}

/// Whether attributes stand before a function, whose `fn` ends the text.
fn has_attribute(head: &str) -> bool {
    const BEFORE: &[&str] = &["fn", "pub", "const", "async", "unsafe", "extern", "\"C\""];
    let mut text = code_end(head);
    while let Some(rest) = BEFORE.iter().find_map(|word| text.strip_suffix(word)) {
        text = code_end(rest);
        if let Some((rest, _)) = text
            .strip_suffix(')')
            .and_then(|rest| rest.rsplit_once('('))
        {
            // `pub(crate)`
            text = rest;
        }
    }
    text.ends_with(']')
}

/// Whether the first of a function's parameters is `self`: the text begins behind its name.
fn has_self(rest: &str) -> bool {
    let Some((_, parameters)) = rest.split_once('(') else {
        return false;
    };
    let mut first = parameters.trim_start().trim_start_matches('&');
    if first.starts_with('\'') {
        first = first.trim_start_matches(|letter| letter == '\'' || is_name(letter));
    }
    let first = first.trim_start();
    let first = first.strip_prefix("mut ").unwrap_or(first);
    let word = first.find(|letter| !is_name(letter)).unwrap_or(0);
    &first[..word] == "self"
}

#[cfg(test)]
mod tests {
    use super::Names;

    const FILE: &str = "use crate::{deck::climb, hold};\nmod signals;\nconst LIMIT: u8 = 3;\n\
        impl Ship {\n    pub fn land(&mut self) {}\n    fn ring<'a, T>(&'a self, t: T) {}\n    const fn tall(self) -> bool {}\n    \
        fn new() -> Self {}\n    fn climb(&self) {}\n    fn owned(mut self) {}\n}\npub fn sail(ship: &mut Ship) {}\npub mod platform { fn open() {} }\n";

    #[test]
    fn what_is_a_method_and_nothing_else() {
        let names = Names::of(FILE);
        for (name, expected) in [
            ("land", true),
            ("ring", true),
            ("tall", true),
            ("owned", true),
            ("new", false),
            ("climb", false),
            ("hold", false),
            ("sail", false),
            ("nowhere", false),
        ] {
            assert_eq!(names.is_method_alone(name), expected, "{name}");
        }
        for name in ["sail", "hold", "LIMIT", "open", "new", "deck"] {
            assert!(names.is_declared(name), "{name}");
        }
        for name in ["land", "platform", "nowhere"] {
            assert!(!names.is_declared(name), "{name}");
        }
    }

    #[test]
    fn which_types_cannot_be_there() {
        let file =
            "use a::Held; struct Own; fn own() {} behavior_tree! { tree Walk(x: &mut X) { Land } }";
        let names = Names::of(file);
        assert!(names.has_no_type("Land"));
        assert!(names.is_plain_function("own"));
        let attributed = "#[leaf]\n/// Lands.\npub(crate) async fn land() {} #[inline] fn own() {} struct A; struct A; fn fly() {}";
        let attributed = Names::of(attributed);
        for (name, is_plain) in [
            ("land", false),
            ("own", false),
            ("fly", true),
            ("no", false),
        ] {
            assert_eq!(attributed.is_plain_function(name), is_plain, "{name}");
        }
        assert!(attributed.is_type_twice("A") && !names.is_type_twice("Own"));
        for name in ["Held", "Own", "Walk"] {
            assert!(!names.has_no_type(name), "{name}");
        }
        for more in ["use b::*;", "macro_rules! made { () => {} }"] {
            assert!(!Names::of(&format!("{file} {more}")).has_no_type("Land"));
        }
        assert!(!Names::default().has_no_type("Land"));
    }

    #[test]
    fn what_makes_composites_of_nothing() {
        let names = Names::of(
            "struct Turns; struct Both; struct Held; struct Nap; struct Two; mod a { struct Two; }\nuse b::Used; struct Used;\n\
             impl<C> Composite<C> for Two {} impl Two { fn new() {} } impl<C> Composite<C> for Used {} impl Used { fn new() {} }\n\
             impl<C: ?Sized> Composite<C> for Turns { fn tick() {} }\nimpl Turns {\n    pub const fn new() -> Self {}\n    fn of(n: u8) -> Self {}\n}\n\
             impl Composite<X> for Both {}\nimpl Behavior<X> for Both {}\nimpl Both { fn new() {} }\nimpl<T> Held<T> { fn new() {} }\n\
             impl<T> Composite<X> for Held<T> {}\nimpl Nap { fn new() {} }",
        );
        for (path, expected) in [
            ("Turns::new", true),
            ("Held::new", true),
            ("Two::new", false),
            ("Used::new", false),
            ("Turns::of", false),
            ("Turns::tick", false),
            ("Both::new", false),
            ("Nap::new", false),
        ] {
            assert_eq!(names.makes_composite_of_nothing(path), expected, "{path}");
        }
    }

    #[test]
    fn which_modules_are_meant() {
        let names = Names::of(FILE);
        for (code, expected) in [
            ("platfrom::open(3)", "platform"),
            ("sequence< a, invert(platfrm::open) >", "platform"),
            ("{ signal::all() }", "signals"),
            ("platform::open", ""),
            ("deck::climb", ""),
            ("u8::max(3)", ""),
            ("std::mem::take", ""),
            ("other::platfrom::open", ""),
            ("hero.platfrom", ""),
            ("platfrom", ""),
        ] {
            let near = names.near_modules(&code.parse().expect("tokens"));
            let near: Vec<String> = near.into_iter().collect();
            assert_eq!(near.join(" "), expected, "{code}");
        }
    }
}
