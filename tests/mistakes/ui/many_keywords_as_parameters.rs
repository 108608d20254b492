use quickbeam::behavior_tree;

struct Hero;

fn look(_hero: &Hero, _far: u8) -> bool {
    true
}

behavior_tree! {
    tree Watch(continue: &mut Hero, far: u8) {
        //     ^^^^^^^^ ERROR expected a name, found `continue`
        look(far)
    }

    tree Spy(hero: &mut Hero, where: u8) {
        //                    ^^^^^ ERROR expected a name, found `where`
        look(where)
    }

    tree Stare(mut hero: &mut Hero) {
        //     ^^^ ERROR expected a name, found `mut`
        look(3)
    }

    tree Peek(r#continue: &mut Hero, r#where: u8) {
        look(r#where)
    }
}

fn main() {
    let mut tree = behavior_tree! {
        |match: &mut Hero| look(3)
      // ^^^^^ ERROR expected a name, found `match`
    };
    tree.tick(&mut Hero);
    let mut watch = Watch::new(2);
    watch.tick(&mut Hero);
    Peek::new(2).tick(&mut Hero);
}
