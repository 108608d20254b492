use quickbeam::behavior_tree;

fn main() {
    let _ = behavior_tree! {};
    //      ^^^^^^^^^^^^^^^^^ ERROR expected a tree, found nothing
}
