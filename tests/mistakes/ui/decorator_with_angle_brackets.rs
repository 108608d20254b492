use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        invert< look >
        //    ^ ERROR `invert` takes its child in parentheses
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
