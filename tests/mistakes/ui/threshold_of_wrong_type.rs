use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero, enough: usize) {
        parallel(success = enough)< sleep, sleep >
        //                 ^^^^^^ ERROR mismatched types
    }
}

fn main() {
    let mut night = Night::new(1);
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
