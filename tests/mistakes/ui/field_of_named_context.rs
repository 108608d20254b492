use quickbeam::behavior_tree;

struct Hero {
    energy: u32,
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        test(hero.energy < 3)
        //   ^^^^ ERROR a field is written without the context's name
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero { energy: 3 });
    night.halt(&mut Hero { energy: 3 });
}
