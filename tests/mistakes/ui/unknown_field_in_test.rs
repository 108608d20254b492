use quickbeam::behavior_tree;

struct Hero {
    energy: u32,
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        sequence< test(enrgy > 3), set(energy = 4) >
        //             ^^^^^ ERROR no field `enrgy` on type `&mut Hero`
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero { energy: 3 });
}
