//! Trees of very many leaves: what is declared when, and who is asked.

use super::cut::{Cut, POINTS};
use crate::check::{check, Scope};
use crate::diagnostics::Diagnostics;
use crate::expand::compile;
use crate::lower::graph::Region;
use crate::lower::lower;
use crate::syntax::{ast::Input, parse};
use quote::quote;
use std::ops::Range;

/// The words of the code of a tree of so many leaves, in halves, from each of which the first half
/// leads to the second.
fn words(leaves: usize) -> Vec<String> {
    let names = |numbers: std::ops::Range<usize>| {
        let names: Vec<String> = numbers.map(|number| format!("a{number}")).collect();
        format!("sequence< {} >", names.join(", "))
    };
    let (first, second) = (names(0..leaves / 2), names(leaves / 2..leaves));
    let tree = format!("tree T(x: &mut X) {{ fallback< {first}, {second} > }}");
    let expansion = compile(&quote! { ::quickbeam }, tree.parse().expect("tokens"));
    assert!(expansion.errors.is_empty());
    let text = expansion.code.to_string();
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

fn places(words: &[String], of: &str) -> Vec<usize> {
    let places = words.iter().enumerate();
    let places = places.filter(|(_, word)| *word == of);
    places.map(|(place, _)| place).collect()
}

#[test]
fn a_few_leaves_are_not_cut() {
    let words = words(256);
    let first = places(&words, "a0_type")[0];
    let declared = words[first..].iter().step_by(5).take(256);
    // `let a0_type = __quickbeam::LeafType::inferred();`
    let expected = (0..256).map(|leaf| format!("a{leaf}_type"));
    assert!(declared.cloned().eq(expected));
}

/// rustc keeps in mind what has been declared: not for longer than a part.
#[test]
fn types_of_many_leaves_are_open_within_their_part() {
    const LEAVES: usize = 600;
    let words = words(LEAVES);
    assert_eq!(places(&words, "inferred").len(), LEAVES);
    for leaf in 0..LEAVES {
        let uses = places(&words, &format!("a{leaf}_type"));
        assert_eq!(words[uses[0] - 1], "let");
        let later = uses[1..].iter();
        assert!(
            later.clone().all(|&place| words[place - 1] != "let"),
            "{leaf}"
        );
        let is_call = |word: &&String| *word == "into_status";
        let last = uses[uses.len() - 1];
        let calls = words[uses[0]..last].iter().filter(is_call).count();
        assert!(calls <= POINTS, "{leaf}");
    }
}

/// Within a part a leaf asks whether the next can run; from outside it is taken to.
#[test]
fn what_is_in_another_part_is_not_asked() {
    let words = words(600);
    let asked = places(&words, "start").len();
    // Each leaf leads to the next, but for the first of a part and the last, which is one by itself.
    let next = 598 - 598 / POINTS - 1;
    // The end of the first half leads to the second, too.
    let over = 300 % POINTS;
    assert_eq!(asked, next + over);
}

/// Else each tick would come by all of them.
#[test]
fn parts_that_control_is_not_meant_for_are_passed_by() {
    const LEAVES: usize = 600;
    let words = words(LEAVES);
    let asked = places(&words, "let").into_iter();
    let asked = asked.filter(|&place| words[place - 1] == "if").count();
    assert!(asked >= LEAVES / POINTS, "{asked}");
}

/// The first region of a tree in closure form, and how it is cut.
fn cut(tree: &str) -> (Region, Cut) {
    let mut diagnostics = Diagnostics::default();
    let tokens = tree.parse().expect("tokens");
    let Some(Input::Closure(closure)) = parse(tokens, &mut diagnostics) else {
        panic!("no closure form: {tree}");
    };
    let scope = Scope::of_closure(&closure);
    let checked = check(closure.root, &scope, &mut diagnostics).expect("no mistakes");
    let region = lower(&checked.tree).regions.swap_remove(0);
    let cut = Cut::of(&region, None, &mut 0).expect("many points");
    (region, cut)
}

fn leaves(numbers: Range<usize>) -> String {
    let names: Vec<String> = numbers.map(|number| format!("a{number}")).collect();
    names.join(", ")
}

fn points(cut: &Cut) -> Vec<Range<usize>> {
    let mut points: Vec<_> = cut.parts.values().map(|part| part.points.clone()).collect();
    points.sort_by_key(|points| points.start);
    points
}

#[test]
fn parts_follow_one_another() {
    let (region, cut) = cut(&format!("fallback< {} >", leaves(0..100)));
    let points = points(&cut);
    assert_eq!(points[0].start, 0);
    assert_eq!(points[points.len() - 1].end, region.points.len());
    assert!(points.windows(2).all(|pair| pair[0].end == pair[1].start));
    assert!(points.iter().all(|points| points.len() <= POINTS));
    // The last point has a number of its own.
    assert_eq!(cut.last, points.len());
}

#[test]
fn small_loops_stay_whole() {
    let looping = |at: usize| {
        format!(
            "repeat(3, yield = never, sequence< {} >)",
            leaves(at..at + 4)
        )
    };
    let all: Vec<String> = (0..20).map(|number| looping(10 * number)).collect();
    let (region, cut) = cut(&format!("fallback< {} >", all.join(", ")));
    assert_eq!(region.loops.len(), 20);
    let points = points(&cut);
    assert!(points.len() > 4);
    for looping in &region.loops {
        let around = |points: &Range<usize>| {
            points.start <= looping.points.start && looping.points.end <= points.end
        };
        assert!(points.iter().any(around), "{:?} {points:?}", looping.points);
    }
}

#[test]
fn large_loops_are_cut_inside() {
    let looping = format!("repeat(3, yield = never, sequence< {} >)", leaves(0..60));
    let (region, cut) = cut(&format!("fallback< b, {looping}, c >"));
    let inside = cut.parts.values().filter(|part| part.is_in_loop);
    let inside: Vec<_> = inside.map(|part| part.points.clone()).collect();
    let of_loop = &region.loops[0].points;
    assert!(inside.len() >= 3);
    assert!(inside
        .iter()
        .all(|points| of_loop.start <= points.start && points.end <= of_loop.end));
    assert_eq!(inside.iter().map(Range::len).sum::<usize>(), of_loop.len());
}
