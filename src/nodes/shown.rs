// What the trees on the pages are made of. Each page's example includes this; it is part of no module.

use quickbeam::{Clock, Contextual, ManualClock, Status};

struct Hero {
    clock: ManualClock,
    mood: Mood,
    tired: bool,
    health: u32,
    steps: u32,
    score: u32,
    reach: f64,
    rested: f64,
    target: Option<Target>,
}

#[allow(dead_code)] // Not every mood is on every page.
enum Mood {
    Brave,
    Angry,
    Calm,
    Sad,
}

#[allow(dead_code)] // Nor every need.
#[derive(Clone, Copy, PartialEq)]
enum Need {
    Food,
    Sleep,
    Play,
}

#[allow(dead_code)] // Nor every place.
#[derive(Default)]
enum Place {
    #[default]
    Home,
    Market,
}

struct Target {
    distance: f64,
    marked: bool,
}

impl Hero {
    fn new() -> Self {
        Self {
            clock: ManualClock::new(),
            mood: Mood::Calm,
            tired: true,
            health: 30,
            steps: 0,
            score: 0,
            reach: 2.0,
            rested: 0.5,
            target: Some(Target {
                distance: 2.05,
                marked: false,
            }),
        }
    }

    fn say(&mut self, _words: &str) {}

    fn most_urgent(&self, needs: &[Need]) -> Option<Need> {
        needs.last().copied()
    }
}

impl Clock for Hero {
    type Instant = core::time::Duration;

    fn now(&self) -> Self::Instant {
        self.clock.now()
    }

    fn elapsed(&self, since: Self::Instant) -> core::time::Duration {
        self.clock.elapsed(since)
    }
}

impl Contextual for Hero {
    type Context = Place;

    fn set_context(&mut self, _place: Place) {}
}

fn hunger(hero: &Hero) -> f64 {
    hero.rested
}

fn boredom(hero: &Hero, factor: f64) -> f64 {
    hero.rested * factor
}

#[allow(dead_code)]
fn beep(_hero: &mut Hero) {}

#[allow(dead_code)]
fn stop_motors(_hero: &mut Hero) {}

macro_rules! leaves {
    ($($name:ident)*) => {
        $(
            #[allow(dead_code)]
            fn $name(_hero: &mut Hero) -> Status {
                Status::Success
            }
        )*
    };
}

leaves! {
    ask battery_good battery_ok call_ann call_bob call_eve carry_box cast_spell close_door
    close_valve door_locked door_open drive drive_home drive_to_goal eat emergency_stop explore
    fight fill_tank find_box find_key find_treasure flee greet introduce_oneself knock lift_box
    look_around more_boxes no_time_left open_door open_valve path_clear patrol play rest rested
    return_to_dock ring_the_bell search_drawer search_left search_right search_shelf sleep
    smash_door strike swing_sword talk trade turn_left turn_right unlock walk_in
    walk_on walk_to_door
}
