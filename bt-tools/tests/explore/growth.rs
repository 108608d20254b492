//! How states grow with the size of a tree: counted, and drawn for the guide.

use super::large::{checklist, reactive, side_by_side};
use bt_tools::explore::Exploration;
use quickbeam::Status;
use std::fmt::Write as _;

const FILE: &str = "../src/guide/check_your_tree/growth.svg";

/// What is drawn of one kind of tree: how many nodes it has, and how many of something there are.
struct Curve {
    name: &'static str,
    color: &'static str,
    is_dashed: bool,
    points: Vec<(f64, f64)>,
}

/// Trees by the number of their nodes.
type Trees = Vec<(u16, Exploration)>;

#[allow(clippy::cast_precision_loss)] // It is drawn.
fn states(trees: &Trees) -> Vec<(f64, f64)> {
    let points = trees.iter().map(|(nodes, exploration)| {
        let facts = exploration.facts();
        assert!(facts.is_complete());
        (f64::from(*nodes), facts.moments() as f64)
    });
    points.collect()
}

/// Whole ticks, from all states between two ticks.
#[allow(clippy::cast_precision_loss)] // It is drawn.
fn ways(trees: &Trees) -> Vec<(f64, f64)> {
    let points = trees.iter().filter_map(|(nodes, exploration)| {
        let all = exploration.facts().ways(Status::Success).of_all()?;
        Some((f64::from(*nodes), all as f64))
    });
    points.filter(|point| point.1 < MOST).collect()
}

fn curves() -> Vec<Curve> {
    let sizes = [2, 4, 8, 16, 32, 64, 128, 256, 512];
    let reactive = sizes.map(|leaves| (leaves + 1, reactive(leaves))).into();
    let checks: Trees = sizes
        .map(|pairs| (3 * pairs + 1, checklist(pairs, 0)))
        .into();
    let few = (1..=14).map(|pairs| (3 * pairs + 1, checklist(pairs, 0)));
    let beside = (1..=11).map(|leaves| (leaves + 1, side_by_side(leaves)));
    let curve = |name, color, is_dashed, points| Curve {
        name,
        color,
        is_dashed,
        points,
    };
    vec![
        curve(
            "whole ticks of a checklist",
            "#C2410C",
            true,
            ways(&few.collect()),
        ),
        curve("parallel_all", "#7C3AED", false, states(&beside.collect())),
        curve("reactive_fallback", "#0F766E", false, states(&reactive)),
        curve("a checklist", "#1D4ED8", false, states(&checks)),
    ]
}

const SIZE: (f64, f64) = (760.0, 440.0);
const FROM: (f64, f64) = (80.0, 380.0);
const TO: (f64, f64) = (590.0, 50.0);
const MOST_NODES: f64 = 2_000.0;
const MOST: f64 = 1_000_000.0;

fn place((nodes, states): (f64, f64)) -> (f64, f64) {
    let x = FROM.0 + (TO.0 - FROM.0) * nodes.ln() / MOST_NODES.ln();
    let y = FROM.1 + (TO.1 - FROM.1) * states.ln() / MOST.ln();
    (x, y)
}

fn svg(curves: &[Curve]) -> String {
    let (width, height) = SIZE;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"sans-serif\" font-size=\"13\" fill=\"#1F2937\">\n\
         <title>States of trees by their nodes</title>\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"6\" fill=\"#FFFFFF\" stroke=\"#D1D5DB\"/>\n\
         <text x=\"{}\" y=\"28\" text-anchor=\"middle\" font-size=\"15\">States to be looked at, those in the middle of ticks included</text>\n",
        width / 2.0
    );
    let mut put = |line: String| {
        // Writing to a string cannot fail.
        let _ = writeln!(svg, "{line}");
    };
    let ((left, bottom), (right, top)) = (FROM, TO);
    for (states, text) in [
        (1.0, "1"),
        (10.0, "10"),
        (100.0, "100"),
        (1e3, "1,000"),
        (1e4, "10,000"),
        (1e5, "100,000"),
        (1e6, "1,000,000"),
    ] {
        let y = place((1.0, states)).1;
        put(format!("<line x1=\"{left:.1}\" x2=\"{right:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#E5E7EB\"/>"));
        let (x, y) = (left - 8.0, y + 4.0);
        put(format!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"end\">{text}</text>"
        ));
    }
    for (nodes, text) in [(1.0, "1"), (10.0, "10"), (100.0, "100"), (1e3, "1,000")] {
        let x = place((nodes, 1.0)).0;
        put(format!("<line x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{top:.1}\" y2=\"{bottom:.1}\" stroke=\"#E5E7EB\"/>"));
        let y = bottom + 20.0;
        put(format!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\">{text}</text>"
        ));
    }
    let (x, y) = (f64::midpoint(left, right), bottom + 42.0);
    put(format!(
        "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\">nodes of the tree</text>"
    ));
    for curve in curves {
        let Curve { name, color, .. } = curve;
        let places: Vec<(f64, f64)> = curve.points.iter().copied().map(place).collect();
        let line: Vec<String> = places
            .iter()
            .map(|(x, y)| format!("{x:.1},{y:.1}"))
            .collect();
        let dashes = if curve.is_dashed {
            " stroke-dasharray=\"6 4\""
        } else {
            ""
        };
        let line = line.join(" ");
        put(format!("<polyline points=\"{line}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"2\"{dashes}/>"));
        for (x, y) in &places {
            put(format!(
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"{color}\"/>"
            ));
        }
        let (x, y) = places.last().expect("a curve has points");
        // Where other lines are not.
        let (x, y, anchor) = match curve.name {
            "parallel_all" | "reactive_fallback" => (x - 8.0, y + 1.0, "end"),
            _ => (x + 8.0, y + 4.0, "start"),
        };
        put(format!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"{color}\">{name}</text>"
        ));
    }
    svg.push_str("</svg>\n");
    svg
}

/// The picture in the guide is drawn from what is counted.
#[test]
fn the_guide_shows_how_states_grow() {
    let curves = curves();
    let slope = |curve: &Curve| {
        let points = &curve.points;
        let (from, to) = (points[points.len() - 3], points[points.len() - 1]);
        (to.1 / from.1).ln() / (to.0 / from.0).ln()
    };
    // Where no children run side by side, four times the nodes are sixteen times the states.
    assert!(slope(&curves[2]) < 2.1 && slope(&curves[3]) < 2.1);
    assert!(slope(&curves[0]) > 4.0 && slope(&curves[1]) > 4.0);
    let svg = svg(&curves);
    if std::env::var_os("QUICKBEAM_REGENERATE").is_some() {
        std::fs::write(FILE, &svg).expect("it can be written");
    }
    let found = std::fs::read_to_string(FILE).expect("it is there");
    assert!(
        found == svg,
        "{FILE} differs: QUICKBEAM_REGENERATE=1 draws it anew"
    );
}
