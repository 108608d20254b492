use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

fn main() {
    let mut night = behavior_tree! {
        #[inline]
        //^^^^^^ ERROR the attribute `inline` is not possible on a node
        |hero: &mut Hero| look
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
