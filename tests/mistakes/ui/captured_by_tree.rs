use quickbeam::behavior_tree;

struct Hero {
    energy: u32,
}

fn look(_hero: &Hero) -> bool {
    false
}

fn main() {
    let low = 3;

    behavior_tree! {
        tree Night(hero: &mut Hero) { sequence< look, { hero.energy > low } > }
        //                                                            ^^^ ERROR attempt to use a non-constant value in a constant
    }

    Night::new().tick(&mut Hero { energy: low });
}
