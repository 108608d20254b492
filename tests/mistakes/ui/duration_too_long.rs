use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        timeout(9999999999999999999999h, sleep)
        //      ^^^^^^^^^^^^^^^^^^^^^^^ ERROR the duration `9999999999999999999999h` is too long
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
