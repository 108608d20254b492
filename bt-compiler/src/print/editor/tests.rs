//! What an editor is given; `tests/editor` asks a real one.

use crate::expand::expand_in_editor;
use proc_macro2::{TokenStream, TokenTree};
use quote::quote;

/// Every kind of node and leaf.
const TREE: &str = "
    fallback<
        a: door_open, senses::near(steps), .rest(2), { hero.energy > 3 }, Walk::to(steps),
        Slowed(2)< sleep, !rested >,
        reactive_sequence(on_running = continue)< timeout(hero.patience, sleep), retry(3, .rest) >,
        parallel(success = hero.many, failure = all)< sleep, test(target?.distance < hero.reach), set(energy = 3) >,
        switch(hero.mood)< Mood::Calm | Mood::Sad if hero.tired => sleep, _ => success >,
        priority(.wants)< Need::Food => eat, Need::Sleep => sleep >,
        utility< hunger => eat, { 0.5 } => wait(3s) >,
        on_halt(beep, repeat(steps, sleep)),
    >";

fn tokens(text: &str) -> Vec<TokenTree> {
    let tokens: TokenStream = text.parse().expect("tokens");
    tokens.into_iter().collect()
}

fn in_editor(tree: TokenStream) -> TokenStream {
    expand_in_editor(&quote! { quickbeam }, tree)
}

fn item(body: &[TokenTree]) -> String {
    let body = body.iter().cloned().collect::<TokenStream>();
    in_editor(quote! { tree Night(hero: &mut Hero, steps: u32) { #body } }).to_string()
}

fn closure(body: &[TokenTree]) -> String {
    let body = body.iter().cloned().collect::<TokenStream>();
    in_editor(quote! { |hero: &mut Hero| #body }).to_string()
}

#[test]
fn whatever_is_mentioned_is_there() {
    let code = item(&tokens(TREE));
    let mut file: syn::File = syn::parse_str(&code).expect("Rust");
    let [syn::Item::Const(_), syn::Item::Struct(night), syn::Item::Impl(_), syn::Item::Const(_)] =
        file.items.as_slice()
    else {
        panic!("{code}");
    };
    assert_eq!(night.ident, "Night");
    file.items.truncate(1);
    insta::assert_snapshot!(prettyplease::unparse(&file), @r#"
    const _: () = {
        const _: quickbeam::nodes::Choice = quickbeam::nodes::head::tree;
        #[allow(warnings)]
        fn tree(hero: &mut Hero, steps: u32) {
            use quickbeam::nodes::{
                fallback, reactive_fallback, async_fallback, sequence, reactive_sequence,
                async_sequence, sequence_with_memory, parallel, parallel_all, if_then_else,
                while_do_else, switch, priority, utility, try_catch, instant, invert,
                force_success, force_failure, repeat, retry, keep_running_until_failure,
                run_once, timeout, delay, cooldown, interrupter, repeater, context, on_start,
                on_success, on_failure, on_halt, on_end, wait, test, set, success, failure,
                running,
            };
            use quickbeam::nodes::options::retry::*;
            let _ = quickbeam::nodes::fallback;
            let _ = door_open(hero);
            let _ = senses::near(hero, (steps));
            let _ = hero.rest(2);
            let _ = { hero.energy > 3 };
            let _ = Walk::to(steps);
            let _ = Slowed(2);
            let _ = sleep(hero);
            let _ = quickbeam::nodes::invert;
            let _ = rested(hero);
            let _ = quickbeam::nodes::reactive_sequence;
            let _ = quickbeam::nodes::options::reactive_sequence::on_running;
            let _ = quickbeam::nodes::values::reactive_sequence::on_running::r#continue;
            let _ = quickbeam::nodes::timeout;
            let _ = || quickbeam::nodes::timeout(loop {}, loop {});
            let _ = (hero.patience,);
            let _ = sleep(hero);
            let _ = quickbeam::nodes::retry;
            let _ = || quickbeam::nodes::retry(loop {}, loop {});
            let _ = hero.rest();
            let _ = quickbeam::nodes::parallel;
            let _ = quickbeam::nodes::options::parallel::success;
            let _ = {
                use quickbeam::nodes::values::parallel::success::*;
                hero.many
            };
            let _ = quickbeam::nodes::options::parallel::failure;
            let _ = {
                use quickbeam::nodes::values::parallel::failure::*;
                all
            };
            let _ = sleep(hero);
            let _ = quickbeam::nodes::test;
            let _ = &quickbeam::__v1::inside(&hero.target).distance;
            let _ = (hero.reach,);
            let _ = quickbeam::nodes::set;
            let _ = &hero.energy;
            let _ = quickbeam::nodes::switch;
            let subject_1 = quickbeam::__v1::another(&(hero.mood));
            match quickbeam::__v1::another(&subject_1) {
                Mood::Calm | Mood::Sad if hero.tired => {}
                _ => {}
            }
            let _ = sleep(hero);
            match quickbeam::__v1::another(&subject_1) {
                _ => {}
                _ => {}
            }
            let _ = quickbeam::nodes::success;
            let _ = quickbeam::nodes::priority;
            let _ = hero.wants(quickbeam::__v1::unknown());
            let _ = (Need::Food,);
            let _ = eat(hero);
            let _ = (Need::Sleep,);
            let _ = sleep(hero);
            let _ = quickbeam::nodes::utility;
            let _ = hunger(hero);
            let _ = eat(hero);
            let _ = { 0.5 };
            let _ = quickbeam::nodes::wait;
            let _ = || quickbeam::nodes::wait(loop {});
            let _ = quickbeam::nodes::on_halt;
            let _ = || quickbeam::nodes::on_halt(loop {}, loop {});
            let _ = beep(hero);
            let _ = quickbeam::nodes::repeat;
            let _ = || quickbeam::nodes::repeat(loop {}, loop {});
            let _ = (steps,);
            let _ = sleep(hero);
            let _ = ((), ());
        }
    };
    "#);
}

#[test]
fn a_closure_form_keeps_its_closure() {
    let moving =
        quote! { move |hero: &mut Hero| fallback< .rest(2, hero.energy), { return true; } > };
    let bare = quote! { fallback< senses::near(3) > };
    let [moving, bare] = [moving, bare].map(in_editor);
    let file = syn::parse2(quote! { fn trees() { let moving = #moving; let bare = #bare; } });
    insta::assert_snapshot!(prettyplease::unparse(&file.expect("Rust")), @r#"
    fn trees() {
        let moving = {
            let tree = quickbeam::__v1::ClosureTree::new(
                quickbeam::__v1::EditedState,
                #[allow(warnings)]
                move |
                    _: &mut quickbeam::__v1::EditedState,
                    hero: &mut Hero,
                    _: quickbeam::__v1::Operation,
                | -> quickbeam::__v1::Status {
                    use quickbeam::nodes::{
                        fallback, reactive_fallback, async_fallback, sequence,
                        reactive_sequence, async_sequence, sequence_with_memory, parallel,
                        parallel_all, if_then_else, while_do_else, switch, priority, utility,
                        try_catch, instant, invert, force_success, force_failure, repeat,
                        retry, keep_running_until_failure, run_once, timeout, delay,
                        cooldown, interrupter, repeater, context, on_start, on_success,
                        on_failure, on_halt, on_end, wait, test, set, success, failure,
                        running,
                    };
                    let _ = quickbeam::nodes::fallback;
                    let _ = hero.rest(2, hero.energy);
                    let _ = (|| {
                        return true;
                    })();
                    let _ = ((), ());
                    loop {}
                },
            );
            tree
        };
        let bare = {
            let tree = quickbeam::__v1::ClosureTree::inferred(
                quickbeam::__v1::EditedState,
                #[allow(warnings)]
                |
                    _: &mut quickbeam::__v1::EditedState,
                    ctx: &mut _,
                    _: quickbeam::__v1::Operation,
                | -> quickbeam::__v1::Status {
                    use quickbeam::nodes::{
                        fallback, reactive_fallback, async_fallback, sequence,
                        reactive_sequence, async_sequence, sequence_with_memory, parallel,
                        parallel_all, if_then_else, while_do_else, switch, priority, utility,
                        try_catch, instant, invert, force_success, force_failure, repeat,
                        retry, keep_running_until_failure, run_once, timeout, delay,
                        cooldown, interrupter, repeater, context, on_start, on_success,
                        on_failure, on_halt, on_end, wait, test, set, success, failure,
                        running,
                    };
                    let _ = quickbeam::nodes::fallback;
                    let _ = senses::near(ctx, (3));
                    let _ = ((), ());
                    loop {}
                },
            );
            tree
        };
    }
    "#);
}

#[test]
fn a_tree_with_mistakes_is_given_the_same_shape() {
    let code = item(&tokens(
        "fallback< door_open, timeuot(8h, x), . , senses::, retry, sle",
    ));
    assert_eq!(code.matches("compile_error").count(), 4, "{code}");
    let (mentions, _) = code.split_once("struct Night").expect("the type");
    let (_, mentions) = mentions.split_once("} ; ").expect("mentions");
    insta::assert_snapshot!(mentions.replace(" ; ", " ;\n"), @r"
    use quickbeam :: nodes :: options :: retry :: * ;
    let _ = quickbeam :: nodes :: fallback ;
    let _ = door_open (hero) ;
    let _ = timeuot (hero) ;
    let _ = hero . ;
    let _ = senses ::(hero) ;
    let _ = quickbeam :: nodes :: retry ;
    let _ = sle (hero) ;
    let _ = (() , ()) ;
    } } ;
    ");
}

/// An editor puts a made-up word at the cursor, expands the tree with and without it, and takes
/// what it finds in one expansion to be at the same place in the other.
#[test]
fn a_word_at_the_cursor_changes_nothing_before_it() {
    let word: TokenTree = tokens("made_up_word").remove(0);
    for expanded in [item, closure] {
        let mut written = Vec::new();
        for token in tokens(TREE) {
            written.push(token);
            if !may_begin_a_node(&written) {
                continue;
            }
            let without = expanded(&written);
            let with = expanded(&[&written[..], std::slice::from_ref(&word)].concat());
            let at = with.find("made_up_word").expect("the word is mentioned");
            assert!(with[..at].contains("use quickbeam :: nodes"));
            assert_eq!(without.get(..at - 8), with.get(..at - 8), "{with}");
            let rest = &without[at - 8..];
            assert!(
                rest.contains('}'),
                "the cursor is out of the function: {without}"
            );
        }
    }
}

/// Whether a node may come next.
fn may_begin_a_node(written: &[TokenTree]) -> bool {
    match written {
        [.., TokenTree::Ident(_) | TokenTree::Group(_), TokenTree::Punct(last)] => {
            ['<', ','].contains(&last.as_char())
        }
        _ => false,
    }
}

#[test]
fn an_attribute_that_is_begun_is_a_word_to_complete() {
    for word in [
        "b",
        "bud",
        "budraCompletionMarker",
        "oraCompletionMarker",
        "observe",
        "so",
        "source",
    ] {
        let word: TokenStream = word.parse().unwrap();
        let shown =
            in_editor(quote! { #[#word] tree Night(hero: &mut Hero) { sleep } }).to_string();
        let mention = format!("nodes :: attributes :: {word} ;");
        assert!(shown.contains(&mention), "{word}: {shown}");
    }
    let other = in_editor(quote! { #[must_use] tree Night(hero: &mut Hero) { sleep } }).to_string();
    assert!(!other.contains("nodes :: attributes"), "{other}");
}
