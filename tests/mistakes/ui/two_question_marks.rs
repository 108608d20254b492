use quickbeam::behavior_tree;

struct Hero {
    energy: u32,
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        test(energy??.now == 3)
        //           ^ ERROR a step goes through one `Option`
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero { energy: 3 });
    night.halt(&mut Hero { energy: 3 });
}
