//! Short pieces of Rust code, with the spaces that rustfmt would put in them.

use super::verify::is_same;

/// What a piece of Rust code is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Code {
    /// `hero.steps + 1`, a path, a call.
    Expression,
    /// `rest::<u8>`
    Method,
    /// `A | B if c`
    Pattern,
    /// `#[derive(Debug)]`
    Attribute,
    /// `pub(crate)`
    Visibility,
    /// `<'a, T: Copy>`
    Generics,
    /// `hero: &mut Hero`
    Parameter,
    /// `T: Copy`
    Predicate,
    /// `-> bool`
    Return,
    /// `move |hero: &mut Hero|`
    Bars,
    /// Anything else: as it was written, with one space where there are several.
    Written,
    /// As it was written.
    Kept,
}

/// The longest piece that is given new spaces; longer ones would be broken by the printer.
const LONGEST: usize = 80;

/// The code on one line, if it can be read and stands on one. Its tokens are those of the text.
pub fn on_one_line(code: Code, text: &str) -> Option<String> {
    let (before, after, line) = frame(code)?;
    let file = syn::parse_file(&format!("{before}{text}{after}")).ok()?;
    let printed = prettyplease::unparse(&file);
    let printed = cut(code, printed.lines().nth(line)?.trim())?;
    let whole = printed.len() <= LONGEST && is_same(text, printed);
    whole.then(|| printed.to_owned())
}

/// What is written before and after the code to make an item of it, and the line on which it is printed.
fn frame(code: Code) -> Option<(&'static str, &'static str, usize)> {
    Some(match code {
        Code::Expression => ("const A: () = ", ";", 0),
        Code::Method => ("const A: () = a.", "();", 0),
        Code::Pattern => ("const A: () = match a {", " => {} };", 1),
        Code::Attribute | Code::Visibility => ("", " struct A;", 0),
        Code::Generics => ("struct A", ";", 0),
        Code::Parameter => ("fn a(", ") {}", 0),
        Code::Predicate => ("struct A where ", " {}", 2),
        Code::Return => ("fn a() ", " {}", 0),
        Code::Bars => ("const A: () = ", " 0;", 0),
        Code::Written | Code::Kept => return None,
    })
}

/// Cuts the frame away again.
fn cut(code: Code, printed: &str) -> Option<&str> {
    let (before, after) = match code {
        Code::Expression => ("const A: () = ", ";"),
        Code::Method => ("const A: () = a.", "();"),
        Code::Pattern => ("", " => {}"),
        // On a line of its own.
        Code::Attribute | Code::Written | Code::Kept => ("", ""),
        Code::Visibility => ("", " struct A;"),
        Code::Generics => ("struct A", ";"),
        Code::Parameter => ("fn a(", ") {}"),
        // With a comma that the printer adds.
        Code::Predicate => ("", ","),
        Code::Return => ("fn a() ", " {}"),
        Code::Bars => ("const A: () = ", " 0;"),
    };
    printed.strip_prefix(before)?.strip_suffix(after)
}

/// The byte ranges of the expressions between commas, within the text; none if it cannot be read.
pub fn arguments(text: &str) -> Option<Vec<std::ops::Range<usize>>> {
    use syn::parse::Parser;
    use syn::punctuated::Punctuated;
    use syn::spanned::Spanned;
    let parse = Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated;
    let all = parse.parse_str(text).ok()?;
    Some(all.iter().map(|one| one.span().byte_range()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_are_those_of_rustfmt() {
        for (code, text, expected) in [
            (Code::Expression, "hero . steps+1", "hero.steps + 1"),
            (Code::Expression, "8h", "8h"),
            (Code::Expression, "&mut  x", "&mut x"),
            (Code::Expression, "Count{to:4}", "Count { to: 4 }"),
            (Code::Expression, "f :: < 3 >", "f::<3>"),
            (Code::Expression, "continue", "continue"),
            (Code::Method, "rest :: <u8>", "rest::<u8>"),
            (Code::Pattern, "A|B  if c", "A | B if c"),
            (
                Code::Attribute,
                "#[derive(Debug,Clone)]",
                "#[derive(Debug, Clone)]",
            ),
            (Code::Visibility, "pub ( in  crate::a)", "pub(in crate::a)"),
            (
                Code::Generics,
                "<'a,T:Copy+'a,const N:usize>",
                "<'a, T: Copy + 'a, const N: usize>",
            ),
            (Code::Parameter, "hero:&mut Hero<'_>", "hero: &mut Hero<'_>"),
            (Code::Predicate, "T:Copy", "T: Copy"),
            (Code::Return, "->bool", "-> bool"),
            (Code::Bars, "move|hero:&mut Hero|", "move |hero: &mut Hero|"),
        ] {
            assert_eq!(on_one_line(code, text).as_deref(), Some(expected), "{text}");
        }
    }

    #[test]
    fn what_has_lines_or_cannot_be_read_is_left() {
        for text in ["match x { A => 1, B => 2 }", "hero.", "a, b", "f(3,)"] {
            assert_eq!(on_one_line(Code::Expression, text), None, "{text}");
        }
        assert_eq!(on_one_line(Code::Written, "a+b"), None);
        let long = format!("f({})", "x + ".repeat(30));
        assert_eq!(on_one_line(Code::Expression, &long), None);
    }

    #[test]
    fn arguments_are_found_between_commas() {
        let text = "1, f::<A, B>(x), |a, b| a + b,";
        let ranges = arguments(text).unwrap();
        let found: Vec<&str> = ranges.into_iter().map(|range| &text[range]).collect();
        assert_eq!(found, ["1", "f::<A, B>(x)", "|a, b| a + b"]);
        assert_eq!(arguments("").unwrap(), Vec::new());
        assert!(arguments("1 2").is_none());
    }
}
