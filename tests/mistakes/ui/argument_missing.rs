use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn walk(_hero: &mut Hero, _to: i32) -> bool {
    true
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        sequence< look, walk >
        //              ^^^^ ERROR this function takes 2 arguments but 1 argument was supplied
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
