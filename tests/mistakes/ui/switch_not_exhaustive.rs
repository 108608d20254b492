use quickbeam::{behavior_tree, Status};

enum Mood {
    Calm,
    Angry,
}

struct Hero {
    mood: Mood,
}

fn sleep(_hero: &mut Hero) -> Status {
    Status::Running
}

behavior_tree! {
    tree Night(hero: &mut Hero) {
        switch(hero.mood)< Mood::Calm => sleep >
        //     ^^^^^^^^^ ERROR non-exhaustive patterns: `Mood::Angry` not covered
    }
}

fn main() {
    let mut night = Night::new();
    night.tick(&mut Hero { mood: Mood::Angry });
    night.halt(&mut Hero { mood: Mood::Calm });
}
