//! The time of the game.

use bevy_app::{App, Plugin};
use bevy_ecs::intern::Interned;
use bevy_ecs::prelude::*;
use bevy_ecs::schedule::ScheduleLabel;
use bevy_time::Time;
use quickbeam::{Clock, Ticks};
use std::time::Duration;

/// What the clock counts in.
type Millis = Ticks<u32, 1_000>;

const NANOS_PER_MILLI: u128 = 1_000_000;

/// The time of the game, a resource: milliseconds in a `u32`, which can be paused and is saved with the
/// game.
///
/// An instant takes 4 bytes in a tree, where a `Duration` takes 16, and "has it passed?" is a
/// subtraction and a comparison. It counts for 49 days and 17 hours of play and then begins at 0 again,
/// which trees do not notice: see [`Ticks`] for what to know about cooldowns as long as that.
///
/// [`GameClockPlugin`] lets it go on with Bevy's [`Time`]: in `FixedUpdate` by a fixed step, and paused,
/// slowed down or sped up with `Time<Virtual>`. What is left of a millisecond is kept, so that sixty
/// steps of 1/60 s are a second.
///
/// ```
/// use bevy_quickbeam::GameClock;
/// use quickbeam::Clock;
/// use std::time::Duration;
///
/// let mut clock = GameClock::default();
/// let since = clock.now();
/// clock.advance(Duration::from_micros(1_500));
/// assert_eq!(clock.now().count(), 1);
/// clock.advance(Duration::from_micros(500));
/// assert!(clock.has_elapsed(since, Duration::from_millis(2)));
///
/// clock.pause();
/// clock.advance(Duration::from_secs(8 * 60 * 60));
/// assert_eq!(clock.now().count(), 2);
/// ```
///
/// # In a saved game
///
/// The instants in trees mean something to the clock that gave them. Save this one with the trees and
/// put it back with them, and a nap that had 1.8 s left has 1.8 s left.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameClock {
    millis: u32,
    /// Of the next millisecond, that have passed already.
    nanos: u32,
    is_paused: bool,
}

impl GameClock {
    /// Lets time pass, unless the clock is paused. It wraps after 2³² ms.
    pub fn advance(&mut self, duration: Duration) {
        if self.is_paused {
            return;
        }
        let nanos = duration.as_nanos() + u128::from(self.nanos);
        // Both are below what they are divided by: nothing is cut off but what wraps.
        #[allow(clippy::cast_possible_truncation)]
        let (millis, rest) = (
            (nanos / NANOS_PER_MILLI) as u32,
            (nanos % NANOS_PER_MILLI) as u32,
        );
        self.millis = self.millis.wrapping_add(millis);
        self.nanos = rest;
    }

    /// The milliseconds of play.
    pub const fn millis(&self) -> u32 {
        self.millis
    }

    /// Stops the clock. Trees are ticked on; their times do not pass.
    pub const fn pause(&mut self) {
        self.is_paused = true;
    }

    /// Lets the clock go on where it was paused.
    pub const fn resume(&mut self) {
        self.is_paused = false;
    }

    /// Whether it is paused.
    pub const fn is_paused(&self) -> bool {
        self.is_paused
    }

    fn counter(self) -> Millis {
        Millis::at(self.millis)
    }
}

impl Clock for GameClock {
    type Instant = Millis;

    #[inline]
    fn now(&self) -> Self::Instant {
        self.counter()
    }

    #[inline]
    fn elapsed(&self, since: Self::Instant) -> Duration {
        self.counter().elapsed(since)
    }

    #[inline]
    fn has_elapsed(&self, since: Self::Instant, duration: Duration) -> bool {
        self.counter().has_elapsed(since, duration)
    }
}

/// Adds the [`GameClock`] and lets it go on with [`Time`], before the trees are ticked.
///
/// ```
/// # use bevy_app::{App, FixedUpdate};
/// use bevy_quickbeam::GameClockPlugin;
/// # let mut app = App::new();
/// app.add_plugins(GameClockPlugin::new(FixedUpdate));
/// ```
pub struct GameClockPlugin {
    schedule: Interned<dyn ScheduleLabel>,
}

impl GameClockPlugin {
    /// The clock goes on in this schedule, which should be the one that the trees are ticked in.
    pub fn new(schedule: impl ScheduleLabel) -> Self {
        Self {
            schedule: schedule.intern(),
        }
    }
}

impl Plugin for GameClockPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<GameClock>();
        app.add_systems(self.schedule, go_on.in_set(Clocks).before(crate::Trees));
    }
}

/// The set of systems in which the [`GameClock`] goes on.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clocks;

fn go_on(mut clock: ResMut<GameClock>, time: Option<Res<Time>>) {
    if let Some(time) = time {
        clock.advance(time.delta());
    }
}
