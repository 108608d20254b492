use quickbeam::{behavior_tree, Status};

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

mod senses {}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback< look, senses::near(3), sleep >
        //                      ^^^^ ERROR cannot find function `near` in module `senses`
    }
}

fn main() {
    Night::new().tick(&mut Hero);
}
