use quickbeam::behavior_tree;

struct Hero {
    energy: u32,
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        test(3 < energy)
        //   ^ ERROR expected a field, found `3`
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero { energy: 3 });
    night.halt(&mut Hero { energy: 3 });
}
