//! A tidy layout: children in order and centred under their parent, as near to each other as their own children allow,
//! levels in line.
//!
//! Lengths are in pixels. "Along" is the direction in which a tree grows, "across" the one in which children stand side by
//! side.

/// The space between two neighbours.
const BESIDE: f64 = 18.0;
/// The space between two levels.
pub const BETWEEN: f64 = 44.0;

/// The size of a node.
#[derive(Debug, Clone, Copy)]
pub struct Extent {
    pub across: f64,
    pub along: f64,
}

/// The middle of a node across, where it begins along, and where the longest node of its level ends.
#[derive(Debug, Clone, Copy, Default)]
pub struct Placement {
    pub across: f64,
    pub along: f64,
    pub level_end: f64,
}

/// How far a subtree reaches at each level below its root, from the middle of the root.
type Contour = Vec<(f64, f64)>;

/// Places the nodes, of which each comes before its children. `between` is what has to fit between a node and its children.
pub fn lay_out(extents: &[Extent], children: &[&[usize]], between: &[f64]) -> Vec<Placement> {
    let mut contours: Vec<Contour> = vec![Contour::new(); extents.len()];
    // From the middle of the parent.
    let mut offsets = vec![0.0; extents.len()];
    for node in (0..extents.len()).rev() {
        let mut row: Contour = Vec::new();
        let mut at = Vec::new();
        for &child in children[node] {
            let contour = std::mem::take(&mut contours[child]);
            let overlap = row
                .iter()
                .zip(&contour)
                .map(|(left, right)| left.1 + BESIDE - right.0);
            let offset = overlap.fold(f64::NEG_INFINITY, f64::max);
            let offset = if offset.is_finite() { offset } else { 0.0 };
            at.push(offset);
            for (level, (from, to)) in contour.into_iter().enumerate() {
                match row.get_mut(level) {
                    Some(reach) => reach.1 = to + offset,
                    None => row.push((from + offset, to + offset)),
                }
            }
        }
        let middle = match (at.first(), at.last()) {
            (Some(first), Some(last)) => f64::midpoint(*first, *last),
            _ => 0.0,
        };
        for (&child, offset) in children[node].iter().zip(at) {
            offsets[child] = offset - middle;
        }
        let half = extents[node].across / 2.0;
        let mut contour = vec![(-half, half)];
        contour.extend(
            row.into_iter()
                .map(|(from, to)| (from - middle, to - middle)),
        );
        contours[node] = contour;
    }
    let left = contours[0].iter().map(|reach| reach.0).fold(0.0, f64::min);
    places(extents, children, between, &offsets, -left)
}

fn places(
    extents: &[Extent],
    children: &[&[usize]],
    between: &[f64],
    offsets: &[f64],
    root: f64,
) -> Vec<Placement> {
    let mut levels = vec![0usize; extents.len()];
    let mut places = vec![Placement::default(); extents.len()];
    places[0].across = root;
    // How long each level is, and how much must fit before it.
    let mut lengths: Vec<(f64, f64)> = Vec::new();
    for node in 0..extents.len() {
        let level = levels[node];
        if lengths.len() == level {
            lengths.push((0.0, 0.0));
        }
        lengths[level].0 = lengths[level].0.max(extents[node].along);
        lengths[level].1 = lengths[level].1.max(between[node]);
        for &child in children[node] {
            levels[child] = level + 1;
            places[child].across = places[node].across + offsets[child];
        }
    }
    let mut begins = Vec::new();
    let mut along = 0.0;
    for (level, (length, before)) in lengths.into_iter().enumerate() {
        if level > 0 {
            along += BETWEEN + before;
        }
        begins.push((along, along + length));
        along += length;
    }
    for (place, level) in places.iter_mut().zip(levels) {
        (place.along, place.level_end) = begins[level];
    }
    places
}
