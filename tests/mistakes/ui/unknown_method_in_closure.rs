use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero) -> bool {
    false
}

impl Hero {
    fn rest(&mut self, hours: u32) -> bool {
        hours > 8
    }
}

fn main() {
    let mut night = behavior_tree! {
        |hero: &mut Hero| fallback< look, .resst(8) >
        //                                 ^^^^^ ERROR no method named `resst` found for mutable reference `&mut Hero` in the current scope
    };
    night.tick(&mut Hero);
    night.halt(&mut Hero);
}
