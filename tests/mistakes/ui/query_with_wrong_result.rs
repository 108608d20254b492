use quickbeam::{behavior_tree, Status};

struct Hero;

fn most_urgent(_hero: &Hero, _needs: &[u8]) -> bool {
    true
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        priority(most_urgent)< 1_u8 => sleep, 2_u8 => sleep >
        //       ^^^^^^^^^^^ ERROR the trait bound `Option<u8>: From<bool>` is not satisfied
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
