//! "Did you mean …": names of other frameworks, and misspellings.

use super::absent::instead;
use super::{all, Row};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The row of a keyword.
pub fn find(keyword: &str) -> Option<&'static Row> {
    called(keyword).filter(|row| row.keyword == keyword)
}

/// The node that this is the name of, here or in another framework, in whatever case.
pub fn named_exactly(written: &str) -> Option<&'static Row> {
    let name = snake_case(written);
    let short = name.strip_suffix("_node").unwrap_or(&name);
    called(short).or_else(|| called(&name))
}

/// Words that are one letter away from a keyword.
const WORDS: &str = "insert invent invest inert contest content repeal repent reheat reseat repeated interrupted run_one";

/// The keyword that somebody's function may be a misspelling of: one letter away, or two in a long name. What is longer at its end alone is none.
pub fn misspelled(name: &str) -> Option<&'static Row> {
    let letters = name.chars().count();
    if letters < 6 || WORDS.split(' ').any(|word| word == name) || called(name).is_some() {
        return None;
    }
    // `is_success` is no `on_success`.
    let begins_alike = |row: &&Row| {
        !name.starts_with(row.keyword) && name.chars().next() == row.keyword.chars().next()
    };
    let keywords = all().filter(begins_alike).map(|row| row.keyword);
    let most = if letters < 10 { 1 } else { 2 };
    within(most, name, keywords).and_then(find)
}

/// The row with this keyword or synonym. This is asked about each leaf of a tree.
fn called(name: &str) -> Option<&'static Row> {
    static ROWS: OnceLock<BTreeMap<&str, &Row>> = OnceLock::new();
    let rows = ROWS.get_or_init(|| {
        let names_of = |row: &'static Row| row.synonyms().chain([row.keyword]);
        let named = all().flat_map(|row| names_of(row).map(move |name| (name, row)));
        named.collect()
    });
    rows.get(name).copied()
}

/// The node that somebody who wrote `name` most likely meant.
pub fn suggest(name: &str) -> Option<&'static Row> {
    named_exactly(name).or_else(|| {
        if instead(name).is_some() {
            return None;
        }
        let name = snake_case(name);
        let short = name.strip_suffix("_node").unwrap_or(&name);
        let keywords = all().map(|row| row.keyword);
        let keywords = keywords.filter(|keyword| !has_other_word(short, keyword));
        let keyword = within(2, short, keywords).and_then(find);
        // Of short words, many resemble `loop` or `fail`.
        let letters = short.chars().count();
        let synonyms = all().flat_map(Row::synonyms).filter(|_| letters >= 5);
        let most = (letters / 4).min(2);
        keyword.or_else(|| within(most, short, synonyms).and_then(called))
    })
}

/// The candidate that `name` is most likely a misspelling of.
pub fn closest<'a>(name: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    within(usize::MAX, name, candidates)
}

/// The same, with at most so many mistakes in it.
fn within<'a>(
    most: usize,
    name: &str,
    candidates: impl Iterator<Item = &'a str>,
) -> Option<&'a str> {
    let allowed = (name.chars().count().max(3) / 3).min(most);
    candidates
        .filter_map(|candidate| Some((distance_within(allowed, name, candidate)?, candidate)))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// Whether one of the words that make up a name is another word, and no misspelling: `parallel_two` for `parallel_all`.
fn has_other_word(name: &str, keyword: &str) -> bool {
    let mut words = name.split('_').zip(keyword.split('_'));
    name.split('_').count() == keyword.split('_').count()
        && words.any(|(word, of_keyword)| {
            distance(word, of_keyword) * 2 > of_keyword.len().max(word.len())
        })
}

/// Whether an option is called as what names a node elsewhere.
pub fn is_name_of_node(option: &str) -> bool {
    ["name", "label", "id", "ID"].contains(&option)
}

/// A text as a label.
pub fn label_of(text: &str) -> String {
    let label = snake_case(text.trim_matches('"')).replace(' ', "_");
    match syn::parse_str::<proc_macro2::Ident>(&label) {
        Ok(_) => label,
        Err(_) => "label".to_owned(),
    }
}

/// `ReactiveFallback` → `reactive_fallback`
pub fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    let mut previous_is_lower = false;
    for letter in name.trim_start_matches("r#").chars() {
        if letter.is_uppercase() && previous_is_lower {
            snake.push('_');
        }
        previous_is_lower = letter.is_lowercase() || letter.is_numeric();
        snake.extend(letter.to_lowercase());
    }
    snake
}

/// How many insertions, deletions, replacements and swaps of neighbours lead
/// from one word to the other (Damerau and Levenshtein's distance, each part
/// of the word edited once).
fn distance(from: &str, to: &str) -> usize {
    distance_within(usize::MAX, from, to).expect("no distance is larger")
}

/// The distance, if it is at most this: given up early, since each leaf of a tree is compared with each name of a node.
fn distance_within(most: usize, from: &str, to: &str) -> Option<usize> {
    let from: Vec<char> = from.chars().collect();
    let to: Vec<char> = to.chars().collect();
    if from.len().abs_diff(to.len()) > most {
        return None;
    }
    let mut before_last = Vec::new();
    let mut last: Vec<usize> = (0..=to.len()).collect();
    let mut least_of_last = 0;
    for i in 1..=from.len() {
        let mut row = vec![i];
        let mut least = i;
        for j in 1..=to.len() {
            let replaced = last[j - 1] + usize::from(from[i - 1] != to[j - 1]);
            let mut best = replaced.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1] {
                best = best.min(before_last[j - 2] + 1);
            }
            least = least.min(best);
            row.push(best);
        }
        // Swaps look back two rows.
        if least > most && least_of_last > most {
            return None;
        }
        before_last = std::mem::replace(&mut last, row);
        least_of_last = least;
    }
    Some(last[to.len()]).filter(|distance| *distance <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn suggested(name: &str) -> Option<&'static str> {
        suggest(name).map(|row| row.keyword)
    }

    #[test]
    fn names_of_other_frameworks() {
        for (name, keyword) in [
            ("selector", "fallback"),
            ("Selector", "fallback"),
            ("SelectorNode", "fallback"),
            ("FallbackStar", "fallback"),
            ("RetryUntilSuccessful", "retry"),
            ("RetryNode", "retry"),
            ("KeepRunningUntilFailureNode", "keep_running_until_failure"),
            ("RepeatUntilFail", "keep_running_until_failure"),
            ("Sleep", "wait"),
            ("OneShot", "run_once"),
            ("SequenceStar", "sequence_with_memory"),
            ("Inverter", "invert"),
            ("ReactiveSequence", "reactive_sequence"),
            ("AlwaysSuccess", "success"),
            ("ForceFailure", "force_failure"),
            ("sequence_async", "async_sequence"),
            ("selector_reactive", "reactive_fallback"),
            ("FallbackAsync", "async_fallback"),
        ] {
            assert_eq!(suggested(name), Some(keyword), "{name}");
        }
    }

    #[test]
    fn misspellings() {
        for (name, keyword) in [
            ("falback", "fallback"),
            ("fallbakc", "fallback"),
            ("seqeunce", "sequence"),
            ("reactive_sequense", "reactive_sequence"),
            ("timeuot", "timeout"),
            ("slector", "fallback"),
        ] {
            assert_eq!(suggested(name), Some(keyword), "{name}");
        }
        assert_eq!(suggested("open_door"), None);
        assert_eq!(suggested(""), None);
        assert_eq!(suggested("x"), None);
    }

    #[test]
    fn distances() {
        assert_eq!(distance("abc", "abc"), 0);
        assert_eq!(distance("abc", "acb"), 1);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("kitten", "sitting"), 3);
        for (from, to) in [
            ("kitten", "sitting"),
            ("abcd", "badc"),
            ("abc", "acb"),
            ("", "ab"),
        ] {
            let exact = distance(from, to);
            assert_eq!(distance_within(exact, from, to), Some(exact));
            assert_eq!(distance_within(exact - 1, from, to), None);
        }
    }

    #[test]
    fn snake_cases() {
        assert_eq!(snake_case("ReactiveFallback"), "reactive_fallback");
        assert_eq!(snake_case("IMU"), "imu");
        assert_eq!(snake_case("r#match"), "match");
        assert_eq!(snake_case("Sleep8Hours"), "sleep8_hours");
    }
}
