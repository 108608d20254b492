use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        sleep
    }
    ;
  //^ ERROR expected `tree`, found `;`
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
