use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

struct Walk;

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback< look, Walk<Hero>::new() >
        //                  ^ ERROR generic arguments in an expression need `::`
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
