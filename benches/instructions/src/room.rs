//! How much room a ring needs for what it keeps: an observer that counts it, here and on a Cortex-M.

use quickbeam::observe::{Answer, Observer, Operation, Within};
use quickbeam::Status;

/// Counts what a ring keeps, by the room that it takes: that of an answer, or twice as much.
#[derive(Default)]
pub struct Room(pub u64);

impl Observer for Room {
    type Within<'a> = Within<'a, Self>;

    fn within(&mut self, base: u16) -> Within<'_, Self> {
        Within::of(self, base)
    }

    fn answer(&mut self, _: u16, answer: Answer) {
        self.0 += match answer {
            Answer::Status(_) | Answer::Elapsed(_) | Answer::Finished(_) => 1,
            _ => 2,
        };
    }

    fn end(&mut self, _: Operation, status: Option<Status>) {
        self.0 += if status == Some(Status::Running) {
            1
        } else {
            2
        };
    }
}
