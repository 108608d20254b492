use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn say(_hero: &mut Hero, _words: String) -> bool {
    true
}

fn main() {
    let words = String::from("good night");
    let mut night = behavior_tree! {
        sequence< look, say(words) >
        //                  ^^^^^ ERROR cannot move out of value, a captured variable in an `FnMut` closure
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
