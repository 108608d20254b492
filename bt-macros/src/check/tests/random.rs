//! No input makes the compiler panic, and every complaint points into the input.

use super::*;

/// A small generator of its own, so that a failure comes back (Marsaglia's xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit as u64).unwrap_or(0)
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len())]
    }
}

const RIGHT: &[&str] = &[
    "fallback < door_open , reactive_fallback < rested , timeout ( 8h , sleep ) > >",
    "| hero : & mut Hero | sequence < . sleep ( 8 , 9 ) , { hero . x > 3 } , ! a , Sleep :: new ( 3 ) , >",
    "pub const tree Night < T : Copy > ( hero : & mut Hero < T > , speed : f32 ) where T : Clone { search : a } \
     tree B ( x : & mut X ) { reactive_sequence ( on_running = continue ) < b , force_success ( running ) > }",
    "async_fallback ( yield = sync ) < instant ( a ) , retry ( 3 , yield = never , b ) , delay ( 8h , c ) , \
     sequence_with_memory < repeat ( n + 1 , d ) , wait ( 1.5s ) > , run_once ( keep_running_until_failure ( e ) ) , \
     async_sequence < cooldown ( limit ( 3 ) , f ) > >",
    "< # [ doc = \" text\" ] near :: < 3 > ( | a , b | a < b ) >",
];

const WORDS: &[&str] = &[
    "<",
    ">",
    "<",
    ">",
    ",",
    ",",
    ":",
    "::",
    "=",
    "=>",
    "->",
    "|",
    "||",
    "!",
    "#",
    ".",
    "..",
    "?",
    ";",
    "&",
    "-",
    "'a",
    "'x'",
    "$",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "( )",
    "< >",
    "{ }",
    "_",
    "8h",
    "-5s",
    "0x",
    "1.5",
    "\"text\"",
    "b'x'",
    "3",
    "1e9h",
    "fallback",
    "sequence",
    "invert",
    "timeout",
    "success",
    "running",
    "reactive_fallback",
    "async_sequence",
    "instant",
    "repeat",
    "retry",
    "wait",
    "yield",
    "never",
    "sync",
    "selector",
    "on_running",
    "continue",
    "tree",
    "pub",
    "const",
    "move",
    "mut",
    "hero",
    "Hero",
    "MAX",
    "Sleep",
    "r#match",
    "self",
    "crate",
    "if",
    "true",
    "fn",
    "where",
    "as",
    "return",
    "größe",
    "doc",
    "# [ cfg ( x ) ]",
    "# ! [ doc = \"x\" ]",
    "/// text\n",
    "macro ! ( x )",
];

fn mutated(random: &mut Random) -> String {
    let mut words: Vec<&str> = random.pick(RIGHT).split(' ').collect();
    for _ in 0..=random.below(4) {
        let at = random.below(words.len());
        match random.below(4) {
            0 => {
                words.remove(at);
            }
            1 => words.insert(at, random.pick(WORDS)),
            2 => words[at] = random.pick(WORDS),
            _ => {
                let other = random.below(words.len());
                words.swap(at, other);
            }
        }
        if words.is_empty() {
            break;
        }
    }
    words.join(if random.below(2) == 0 { " " } else { "" })
}

fn soup(random: &mut Random) -> String {
    let length = random.below(30);
    let words: Vec<&str> = (0..length).map(|_| random.pick(WORDS)).collect();
    words.join(" ")
}

/// Reads and checks anything; gives how many errors there are.
fn survive(text: &str) -> Option<usize> {
    let tokens: TokenStream = text.parse().ok()?;
    let mut places = Vec::new();
    collect_places(&tokens, &mut places);
    let mut diagnostics = Diagnostics::default();
    let mut compiled = 0;
    match parse(tokens, &mut diagnostics) {
        Some(Input::Closure(tree)) => {
            let scope = Scope::of_closure(&tree);
            compiled += usize::from(check(tree.root, &scope, &mut diagnostics).is_some());
        }
        Some(Input::Items(items)) => {
            for item in items {
                let scope = Scope::of_item(&item);
                compiled += usize::from(check(item.root, &scope, &mut diagnostics).is_some());
            }
        }
        None => {}
    }
    let errors = diagnostics.take();
    assert!(
        compiled > 0 || !errors.is_empty(),
        "no tree and no complaint: {text}"
    );
    for (span, message) in &errors {
        let start = (span.start().line, span.start().column);
        assert!(
            places.is_empty() || places.contains(&start),
            "{message}\nnot on a token of: {text}"
        );
        assert!(!message.is_empty());
    }
    Some(errors.len())
}

/// Where tokens begin, and brackets end.
fn collect_places(tokens: &TokenStream, places: &mut Vec<(usize, usize)>) {
    for token in tokens.clone() {
        let start = token.span().start();
        places.push((start.line, start.column));
        if let proc_macro2::TokenTree::Group(group) = token {
            collect_places(&group.stream(), places);
            let close = group.span_close().start();
            places.push((close.line, close.column));
        }
    }
}

#[test]
fn survives_mutations() {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let mut wrong = 0;
    for _ in 0..20_000 {
        wrong += usize::from(survive(&mutated(&mut random)).is_some_and(|errors| errors > 0));
    }
    assert!(wrong > 2_500, "the mutations find mistakes: {wrong}");
}

#[test]
fn survives_soup() {
    let mut random = Random(0xD1B5_4A32_D192_ED03);
    for _ in 0..20_000 {
        survive(&soup(&mut random));
    }
}

#[test]
fn an_early_end_is_reported() {
    for text in RIGHT {
        let words: Vec<&str> = text.split(' ').collect();
        for end in 0..words.len() {
            survive(&words[..end].join(" "));
        }
    }
}
