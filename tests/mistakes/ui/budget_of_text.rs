use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    #[budget(bytes = "small")]
    //               ^^^^^^^ ERROR expected a number of bytes, found `"small"`
    tree Night(hero: &mut Hero) {
        sleep
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
