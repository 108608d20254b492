use quickbeam::{behavior_tree, Status};

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

fn main() {
    let trees = vec![
        behavior_tree! { fallback< look, sleep > }, behavior_tree! { sequence< look, sleep > },
        //                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ ERROR mismatched types
    ];
    for mut tree in trees {
        tree.tick(&mut Hero);
    }
    let mut tree = behavior_tree! { |hero: &mut Hero| fallback< { let _ = hero; false }, sleep > };
    tree = behavior_tree! { |hero: &mut Hero| sequence< { let _ = hero; true }, sleep > };
    //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ ERROR mismatched types
    tree.tick(&mut Hero);
}
