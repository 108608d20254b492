//! How a ready node learns what only the user's context knows.

/// A question to a context of type `C`: is there another element, where is the robot, what is the goal.
///
/// Nodes such as [`ForEach`](super::ForEach) and [`Distance`](super::Distance) hold a value that asks.
///
/// ```
/// use bt_core::composites::Ask;
///
/// struct Robot { places: Vec<u32>, place: u32 }
///
/// /// Goes through the places of a robot.
/// struct EachPlace { next: usize }
///
/// impl Ask<Robot> for EachPlace {
///     type Answer = bool;
///
///     fn begin(&mut self, _robot: &mut Robot) {
///         self.next = 0;
///     }
///
///     fn ask(&mut self, robot: &mut Robot) -> bool {
///         let Some(&place) = robot.places.get(self.next) else { return false };
///         robot.place = place;
///         self.next += 1;
///         true
///     }
/// }
///
/// let mut robot = Robot { places: vec![4], place: 0 };
/// let mut each = EachPlace { next: 0 };
/// assert!(each.ask(&mut robot) && robot.place == 4);
/// assert!(!each.ask(&mut robot));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not ask contexts of type `{C}`",
    label = "`{Self}` does not implement `Ask<{C}>`"
)]
pub trait Ask<C: ?Sized> {
    /// What comes back.
    type Answer;

    /// Called when the node that asks starts. By default nothing.
    #[inline]
    fn begin(&mut self, _ctx: &mut C) {}

    /// Asks.
    fn ask(&mut self, ctx: &mut C) -> Self::Answer;
}
