use quickbeam::{behavior_tree, Status};

struct Hero;

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        fallback<
            sequence< { hero.energy += 1; todo!() }, { unimplemented!("the door") } >,
            //               ^^^^^^ ERROR no field `energy` on type `&mut Hero`
            { loop { sleep(hero); } },
            slep
          //^^^^ ERROR cannot find function `slep` in this scope
        >
    }
}

fn main() {
    let mut night = behavior_tree! {
        |hero: &mut Hero| fallback< { todo!("look", hero) }, sleep >
        //                                          ^^^^ ERROR argument never used
    };
    night.tick(&mut Hero);
    Night::new().tick(&mut Hero);
}
