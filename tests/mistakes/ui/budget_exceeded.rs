use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    #[budget(bytes = 20)]
    //               ^^ ERROR evaluation panicked: the state of `Night` takes 24 bytes, more than its budget of 20
    tree Night(hero: &mut Hero, n: u32) {
        parallel< repeat(n, sleep), repeat(n + 1, sleep), repeat(n + 2, sleep) >
    }
}

behavior_tree! {
    #[budget(bytes = 24)]
    tree Cheaper(hero: &mut Hero, n: u32) {
        parallel< repeat(n, sleep), repeat(n + 1, sleep), repeat(n + 2, sleep) >
    }
}

fn main() {
    let mut night = Night::new(1);
    night.tick(&mut Hero);
    Cheaper::new(1).tick(&mut Hero);
}
