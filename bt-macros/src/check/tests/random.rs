//! No input makes the compiler panic, and every complaint points into the input.

use super::*;
use crate::check::model::{Leaf, Threshold, Time, Times};

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
    "| hero : & mut Hero | parallel ( success = 2 , failure = all , each = tick ) < \
     switch ( hero . mood ) < A | B if hero . x > 3 => l : a , C :: < u8 , u8 > :: D => b , _ => c > , \
     priority ( . query ) < Id :: A => d , B => e > , utility < score ( 3 ) => f , { 0.5 } => g , . h => i > , \
     parallel_all ( failures = n ) < a , RoundRobin < b , RateLimit :: < u64 > :: hz ( 10 ) < c > > > >",
    "| hero : & mut Hero | try_catch < if_then_else < a , b , c > , while_do_else < a , b > , interrupter ( a , b ) , \
     repeater ( yield = never , a , b ) , context ( A { b : 3 } , c ) , on_start ( x ( 3 ) , d ) , on_halt ( { hero . y } , e ) , \
     test ( target ? . pos . 0 . x ( 3 ) [ 4 ] == hero . x , within = 0.1 ) , set ( a . b ? = hero . c + 1 ) >",
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
    "parallel",
    "switch",
    "priority",
    "utility",
    "try_catch",
    "repeater",
    "on_start",
    "context",
    "test",
    "set",
    "within",
    "success =",
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
    let mut compiled = Vec::new();
    match parse(tokens, &mut diagnostics) {
        Some(Input::Closure(tree)) => {
            let scope = Scope::of_closure(&tree);
            compiled.extend(check(tree.root, &scope, &mut diagnostics));
        }
        Some(Input::Items(items)) => {
            for item in items {
                let scope = Scope::of_item(&item);
                compiled.extend(check(item.root, &scope, &mut diagnostics));
            }
        }
        None => {}
    }
    for checked in &compiled {
        assert_complete(checked, text);
    }
    let errors = diagnostics.take();
    assert!(
        !compiled.is_empty() || !errors.is_empty(),
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

/// What a tree that is compiled needs is there, even if something else was wrong.
fn assert_complete(checked: &Checked, text: &str) {
    let nodes = &checked.tree.nodes;
    assert_eq!(nodes.len(), checked.sources.len());
    for (id, (node, source)) in nodes.iter().zip(&checked.sources).enumerate() {
        let (leaf, count) = (source.leaf.is_some(), source.count.is_some());
        let (computed, failure_computed) = (Threshold::Computed, source.failure_count.is_some());
        let children = node.children.len();
        let arms = node
            .children
            .iter()
            .all(|child| checked.sources[*child].arm.is_some());
        let right = match &node.kind {
            Kind::Leaf(Leaf::Call | Leaf::Value) => leaf && children == 0,
            Kind::Leaf(Leaf::Wait(Time::Computed)) => source.duration.is_some(),
            Kind::Leaf(_) => !leaf && source.keyword.is_some() && children == 0,
            Kind::Timeout(time) | Kind::Delay(time) | Kind::Cooldown(time) => {
                children == 1 && source.duration.is_some() == (*time == Time::Computed)
            }
            Kind::Repeat { times, .. } => children == 1 && count == (*times == Times::Computed),
            Kind::Parallel {
                success, failure, ..
            } => count == (*success == computed) && failure_computed == (*failure == computed),
            Kind::ParallelAll { failures } => count == (*failures == computed),
            Kind::Switch => arms && source.expression.is_some(),
            Kind::Priority => arms && source.handler.is_some(),
            Kind::Utility => arms,
            Kind::IfThenElse | Kind::WhileDoElse => children == 2 || children == 3,
            Kind::TryCatch => children >= 2,
            Kind::Interrupter | Kind::Repeater(_) => children == 2,
            Kind::Context => children == 1 && source.expression.is_some(),
            Kind::Handler(_) => children == 1 && source.handler.is_some(),
            Kind::Custom => leaf && children > 0,
            Kind::Ordered { .. } | Kind::SequenceWithMemory => children > 0,
            _ => children == 1,
        };
        assert!(right, "node {id} is not complete: {text}");
    }
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
fn the_seeds_are_right() {
    for text in RIGHT {
        assert_eq!(survive(text), Some(0), "{text}");
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
