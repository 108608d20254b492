use quickbeam::behavior_tree;

struct Hero;

fn say(_hero: &mut Hero, _words: String) -> bool {
    true
}

fn main() {
    let words = String::from("good night");
    let mut night = behavior_tree! {
        move |_hero: &mut Hero| sequence< say(words), say(words) >
     // ^^^^^^^^^^^ ERROR 2 times: expected a closure that implements the `FnMut` trait, but this closure only implements `FnOnce`
        // Once for each call. That the closure has to be callable again could be said where it is made
        // only for contexts without lifetimes.
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
