use quickbeam::{behavior_tree, Status};

struct Meadow;

struct Bee<'m> {
    _meadow: &'m Meadow,
}

fn fly(_bee: &mut Bee<'_>) -> Status {
    Status::Running
}

behavior_tree! {
    tree Day(bee: &mut Bee<'_>) {
        fallback< timeout(8h, delay(3s, fly)), fly >
        //        ^^^^^^^ ERROR `Bee<'_>` has no clock
    }
}

fn main() {
    let (meadow, limit) = (Meadow, std::time::Duration::ZERO);
    let mut bee = Bee { _meadow: &meadow };
    let mut day = behavior_tree! {
        |bee: &mut Bee<'_>| sequence< wait(3s), timeout(1h, fly) >
        //                            ^^^^ ERROR `Bee<'_>` has no clock
    };
    day.tick(&mut bee);
    let mut day = behavior_tree! {
        |bee: &mut Bee<'_>| cooldown(limit, delay(limit, fly))
        //                  ^^^^^^^^ ERROR `Bee<'_>` has no clock
    };
    day.tick(&mut bee);
    let mut day = behavior_tree! {
        |bee: &mut Bee<'_>| sequence< context(3, fly), context(4, fly) >
        //                            ^^^^^^^ ERROR `context(…)` cannot change the context `Bee<'_>`
    };
    day.tick(&mut bee);
}
