use quickbeam::{behavior_tree, Behavior, Status};

struct Sleep;

impl<C> Behavior<C> for Sleep {
    fn tick(&mut self, _context: &mut C) -> Status {
        Status::Running
    }
}

behavior_tree! {
    tree Night(hero: &mut Hearo) {
        //                ^^^^^ ERROR cannot find type `Hearo` in this scope
        timeout(8h, delay(3s, Sleep))
    }
}

fn main() {
    let _ = Night::new();
}
