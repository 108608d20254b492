use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

behavior_tree! {
    pub fn night(hero: &mut Hero) { look }
    //  ^^ ERROR expected `tree`, found `fn`
}

fn main() {
    let _ = Hero;
}
