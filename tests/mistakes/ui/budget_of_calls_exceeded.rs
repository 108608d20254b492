use quickbeam::{behavior_tree, Status};

struct Hero;

fn knock(_hero: &mut Hero) -> Status {
    Status::Failure
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    #[budget(calls = 3)]
    //               ^ ERROR a tick of `Night` may make 4 leaf calls, more than its budget of 3
    tree Night(hero: &mut Hero) {
        fallback< retry(3, yield = never, knock), sleep >
    }
}

behavior_tree! {
    #[budget(bytes = 1, calls = 2)]
    tree Calmer(hero: &mut Hero) {
        fallback< knock, sleep >
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
    Calmer::new().tick(&mut Hero);
}
