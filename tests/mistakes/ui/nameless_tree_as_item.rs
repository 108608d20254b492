use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! { |hero: &mut Hero| sleep }
//               ^ ERROR macro expansion ignores `{` and any tokens following

fn main() {}
