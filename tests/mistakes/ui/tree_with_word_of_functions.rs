use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

behavior_tree! {
    async tree Night(hero: &mut Hero) {
  //^^^^^ ERROR expected `tree`, found `async`
        fallback< look, look >
    }
}

behavior_tree! {
    fn day() {}
  //^^ ERROR expected `tree`, found `fn`
}

fn main() {
    Night::new().tick(&mut Hero);
}
