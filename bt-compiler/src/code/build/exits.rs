//! Ways out of a region, and out of the function of one of its sections.

use super::RegionBuild;
use crate::code::{Block, Exit, Expr, Flow};
use crate::lower::graph::Kept;

impl RegionBuild<'_> {
    /// Leaves the block that ends with the region.
    pub(super) fn leave(&self, code: &mut Block, status: Expr) {
        code.leave(match self.section {
            Some(section) => self.end_of(section, status),
            None => Exit::Break(Some(self.label().clone()), Some(status)),
        });
    }

    /// Leaves the tick, with the region resting.
    pub(super) fn rest(&self, code: &mut Block) {
        let status = Expr::Status(None);
        if let Some(section) = self.section {
            return code.leave(self.end_of(section, status));
        }
        code.leave(match (self.region.kept, self.id) {
            // It makes no difference to a region that keeps nothing.
            (Kept::Nothing, id) if id > 0 || self.completes() => {
                Exit::Break(Some(self.label().clone()), Some(status))
            }
            (_, 0) => Exit::Return(status),
            _ => Exit::Break(
                Some(self.body.names.labels[self.id][1].clone()),
                Some(status),
            ),
        });
    }

    /// Leaves the function of a section, and the region with it.
    fn end_of(&self, section: usize, status: Expr) -> Exit {
        Exit::Return(if self.plan.sections.ends(section) {
            status
        } else {
            Expr::Flow(Flow::Break, Box::new(status))
        })
    }
}

/// Leaves the function of a section for a point of another.
pub(super) fn leave_for(code: &mut Block, number: Expr) {
    code.leave(Exit::Return(Expr::Flow(Flow::Continue, Box::new(number))));
}
