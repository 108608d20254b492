use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    #[budget]
    //^^^^^^ ERROR expected `bytes` or `calls`, found nothing
    tree Night(hero: &mut Hero) {
        sleep
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
