use quickbeam::{behavior_tree, Status};

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        if_then_else< look, sleep, look, sleep >
        //                               ^^^^^ ERROR `if_then_else` takes at most three children
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
