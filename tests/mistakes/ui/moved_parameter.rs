use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn say(_hero: &mut Hero, _words: String) -> bool {
    true
}

behavior_tree! {
    tree Night(hero: &mut Hero, words: String) {
    //                          ^^^^^ ERROR cannot move out of a mutable reference
        sequence< look, say(words) >
    }
}

fn main() {
    let mut night = Night::new(String::new());
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
