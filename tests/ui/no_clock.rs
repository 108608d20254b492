use quickbeam::{behavior_tree, Status};

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback< look, timeout(8h, sleep) >
        //              ^^^^^^^ ERROR 6 times: the context `Hero` has no clock, and its tree measures time
        // A field has the clock's type of instants, and rustc says so again for each method that touches the
        // field, and for each variable that holds such a tree. A field cannot be of one type or another.
    }
}

fn main() {
    let mut night = Night::new();
    //  ^^^^^^^^^ ERROR the context `Hero` has no clock, and its tree measures time
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
