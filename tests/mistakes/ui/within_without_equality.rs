use quickbeam::behavior_tree;

struct Hero {
    energy: u32,
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        test(energy < 3, within = 1)
        //          ^ ERROR `within` goes with `==` only
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero { energy: 3 });
    night.halt(&mut Hero { energy: 3 });
}
