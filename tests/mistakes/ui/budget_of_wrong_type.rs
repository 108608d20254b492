use quickbeam::{behavior_tree, Status};

const FEW: u8 = 8;

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    #[budget(bytes = FEW)]
    //               ^^^ ERROR mismatched types
    tree Night(hero: &mut Hero) {
        sleep
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
