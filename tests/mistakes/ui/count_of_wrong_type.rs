use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero, times: u64) {
        repeat(times, sleep)
        //     ^^^^^ ERROR mismatched types
    }
}

fn main() {
    let mut night = Night::new(3);
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
