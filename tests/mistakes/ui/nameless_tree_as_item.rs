use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! { |hero: &mut Hero| sleep }
//               ^ ERROR a tree without a name is a value, and items are due here

fn main() {}
