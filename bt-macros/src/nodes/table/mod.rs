//! The rows, in the order of the documentation.

mod choices;
mod composites;
mod decorators;
mod leaves;

use super::Row;

const PARTS: &[&[Row]] = &[
    composites::ROWS,
    choices::ROWS,
    decorators::ROWS,
    leaves::ROWS,
];

/// All nodes, in the order of the documentation.
pub fn all() -> impl Iterator<Item = &'static Row> {
    PARTS.iter().copied().flatten()
}
