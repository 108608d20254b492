//! The curve in the guide: what a tick takes by the number of leaves, times what the machine by hand takes.

use std::fmt::Write;

use anyhow::{Context, Result};
use serde_json::Value;

use super::shapes::{POSITIONS, SHAPES};
use crate::figures::grouped;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 300.0;
/// Around the axes; at the right are the names of the lines.
const LEFT: f64 = 44.0;
const TOP: f64 = 14.0;
const RIGHT: f64 = 84.0;
const BOTTOM: f64 = 40.0;
/// They can be told apart on white and on black, and by their dashes without colours. In the order of `SHAPES`.
const LINES: &[(&str, &str)] = &[
    ("#2a7fd4", "none"),
    ("#d9822b", "7 3"),
    ("#3a9d5d", "2 3"),
    ("#c2519b", "9 3 2 3"),
];
const MOST: f64 = 1.6;
const STEPS: &[f64] = &[0.0, 0.4, 0.8, 1.0, 1.3, MOST];

/// As SVG in HTML: text and axes have the colour of the page. Markdown ends it at an empty line, so there is none.
pub fn drawn(rows: &[Value]) -> Result<String> {
    let mut sizes: Vec<u64> = rows.iter().filter_map(|row| row["size"].as_u64()).collect();
    sizes.sort_unstable();
    sizes.dedup();
    let [first, last] =
        [sizes.first(), sizes.last()].map(|size| size.map(|&size| (size as f64).ln()));
    let (first, last) = (first.context("a size")?, last.context("a size")?);
    let x =
        |size: u64| LEFT + (WIDTH - LEFT - RIGHT) * ((size as f64).ln() - first) / (last - first);
    let y = |ratio: f64| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - ratio / MOST);
    let mut svg = format!(
        "<div>\n<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" font-family=\"sans-serif\" font-size=\"12\" \
         fill=\"currentColor\" style=\"max-width: 100%; height: auto\">\n\
         <title>Instructions per tick by the number of leaves, times those of the machine by hand</title>\n"
    );
    for &step in STEPS {
        let is_line = [0.0, 1.0].contains(&step);
        let (opacity, dash) = if is_line {
            ("0.6", "")
        } else {
            ("0.3", " stroke-dasharray=\"3 4\"")
        };
        let (at, right) = (y(step), WIDTH - RIGHT);
        writeln!(svg, "<path d=\"M{LEFT} {at:.1}H{right}\" stroke=\"currentColor\" stroke-opacity=\"{opacity}\"{dash}/>")?;
        writeln!(
            svg,
            "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{step}</text>",
            LEFT - 8.0,
            at + 4.0
        )?;
    }
    let mut shown = f64::NEG_INFINITY;
    for &size in &sizes {
        // Neighbours such as 64 and 65 would cover each other.
        if x(size) - shown > 26.0 {
            let (at, below) = (x(size), HEIGHT - BOTTOM + 18.0);
            writeln!(
                svg,
                "<text x=\"{at:.1}\" y=\"{below}\" text-anchor=\"middle\">{}</text>",
                grouped(size as f64)
            )?;
            shown = at;
        }
    }
    let (middle, bottom) = (f64::midpoint(LEFT, WIDTH - RIGHT), HEIGHT - 4.0);
    writeln!(
        svg,
        "<text x=\"{middle:.0}\" y=\"{bottom}\" text-anchor=\"middle\">leaves</text>"
    )?;
    let mut lines = vec![];
    for (&(_, shape, _), style) in SHAPES.iter().zip(LINES) {
        let mut points = vec![];
        for row in rows.iter().filter(|row| row["shape"] == shape) {
            let ratio = |position: &&str| {
                Some(row["tree"][*position].as_f64()? / row["hand"][*position].as_f64()?)
            };
            let worst = POSITIONS.iter().filter_map(ratio).fold(0.0, f64::max);
            points.push((row["size"].as_u64().context("a size")?, worst));
        }
        let last = points
            .last()
            .with_context(|| format!("nothing of {shape}"))?
            .1;
        lines.push((last, shape, style, points));
    }
    lines.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut below = f64::NEG_INFINITY;
    for (last, shape, (colour, dash), points) in lines {
        let way: Vec<_> = points
            .iter()
            .map(|&(size, ratio)| format!("{:.1},{:.1}", x(size), y(ratio)))
            .collect();
        let way = way.join(" ");
        writeln!(svg, "<polyline points=\"{way}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dash}\"/>")?;
        // Where lines end together, their names are below each other.
        below = f64::max(y(last) + 4.0, below + 14.0);
        writeln!(
            svg,
            "<text x=\"{}\" y=\"{below:.1}\" fill=\"{colour}\">{shape}</text>",
            WIDTH - RIGHT + 8.0
        )?;
    }
    svg.push_str("</svg>\n</div>\n");
    Ok(svg)
}
