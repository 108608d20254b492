use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn main() {
    let mut night = behavior_tree! {
        |hero: &mut Hero| fallback< look, { let _ = hero; 3u32 } >
        //                                ^^^^^^^^^^^^^^^^^^^^^^ ERROR `u32` is not the result of a leaf
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
