use quickbeam::behavior_tree;

struct Hero {
    energy: u32,
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        set(energy == 3)
        //         ^ ERROR expected `=`, found `==`
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero { energy: 3 });
    night.halt(&mut Hero { energy: 3 });
}
