use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

fn count(_hero: &Hero) -> Option<u32> {
    Some(3)
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback< count, sleep >
        //        ^^^^^ ERROR `Option<u32>` is not the result of a leaf
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
