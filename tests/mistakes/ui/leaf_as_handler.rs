use quickbeam::{behavior_tree, Status};

struct Dog;

fn bark(_dog: &mut Dog) -> Status {
    Status::Running
}

fn stop_barking(_dog: &mut Dog) {}

behavior_tree! {
    tree Guard(dog: &mut Dog) {
        on_halt(bark, stop_barking)
        //      ^^^^ ERROR this leaf can run, and would never be ticked again
    }
}

fn main() {
    let mut guard = Guard::new();
    guard.tick(&mut Dog);
    guard.halt(&mut Dog);
}
