use quickbeam::behavior_tree;
use std::convert::Infallible;

struct Hero;

fn knock(_hero: &mut Hero) -> Option<Infallible> {
    None
}

fn ring(_hero: &mut Hero) -> Result<Infallible, u8> {
    Err(3)
}

fn open(_hero: &mut Hero) -> bool {
    false
}

fn main() {
    let mut enter = behavior_tree! {
        sequence<
            retry(yield = never, fallback< knock, ring, open >),
            retry(yield = never, fallback< knock, ring >),
          //^^^^^ ERROR this loop would never come back: no leaf in it runs, and none ends it
            repeater(yield = never, force_success(open), open)
          //^^^^^^^^ ERROR this loop would never come back: no leaf in it runs, and none ends it
        >
    };
    enter.tick(&mut Hero);
    enter.halt(&mut Hero);
}
