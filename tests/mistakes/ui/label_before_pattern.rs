use quickbeam::{behavior_tree, Status};

struct Hero {
    energy: u32,
}

fn look(_hero: &Hero) -> bool {
    false
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        switch(hero.energy)< tired: 0 => sleep, _ => look >
        //                   ^^^^^ ERROR the label stands after the `=>`
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero { energy: 3 });
    night.halt(&mut Hero { energy: 3 });
}
