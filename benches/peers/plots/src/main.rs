//! Draws how time and memory grow with the number of agents.
//!
//! ```text
//! plots RESULTS.json DIRECTORY      writes time.svg and memory.svg there
//! ```

use plotters::coord::combinators::IntoLogRange;
use plotters::prelude::*;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::error::Error;
use std::ops::Range;
use std::path::Path;

/// The part of the results that is drawn.
#[derive(Deserialize)]
struct Results {
    scale: Scale,
}

#[derive(Deserialize)]
struct Scale {
    measured: Vec<Measured>,
}

#[derive(Deserialize)]
struct Measured {
    contestant: String,
    threads: String,
    agents: u64,
    nanoseconds: f64,
    bytes: f64,
}

/// What is drawn over the number of agents.
struct Quantity {
    file: &'static str,
    title: &'static str,
    unit: &'static str,
    range: Range<f64>,
    of: fn(&Measured) -> f64,
    /// Whether threads make a difference to it.
    by_threads: bool,
}

const QUANTITIES: [Quantity; 2] = [
    Quantity {
        file: "time.svg",
        title: "Time to tick all agents once",
        unit: "milliseconds",
        range: 0.001..20_000.0,
        of: |m| m.nanoseconds * m.agents as f64 / 1e6,
        by_threads: true,
    },
    Quantity {
        file: "memory.svg",
        title: "Memory of all agents, contexts included",
        unit: "megabytes",
        range: 0.03..20_000.0,
        of: |m| m.bytes * m.agents as f64 / 1e6,
        by_threads: false,
    },
];

/// Colours that people with any colour vision can tell apart (Okabe and Ito), the same in all drawings.
fn colour(contestant: &str, threads: &str) -> RGBColor {
    match (contestant, threads) {
        ("quickbeam", "one") => RGBColor(213, 94, 0),
        ("quickbeam", _) => RGBColor(230, 159, 0),
        ("bhv", _) => RGBColor(0, 158, 115),
        ("bonsai-bt", "one") => RGBColor(0, 114, 178),
        ("bonsai-bt", _) => RGBColor(86, 180, 233),
        _ => BLACK,
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [results, directory] = &arguments[..] else {
        return Err("usage: plots RESULTS.json DIRECTORY".into());
    };
    let results: Results = serde_json::from_str(&std::fs::read_to_string(results)?)?;
    for quantity in &QUANTITIES {
        let path = Path::new(directory).join(quantity.file);
        draw(quantity, &results.scale.measured, &path)?;
        tidy(&path)?;
    }
    Ok(())
}

fn draw(quantity: &Quantity, measured: &[Measured], path: &Path) -> Result<(), Box<dyn Error>> {
    let area = SVGBackend::new(path, (760, 480)).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .caption(quantity.title, ("sans-serif", 20))
        .margin(14)
        .x_label_area_size(46)
        .y_label_area_size(72)
        .build_cartesian_2d(
            (900.0..12_000_000.0).log_scale(),
            quantity.range.clone().log_scale(),
        )?;
    chart
        .configure_mesh()
        .x_desc("agents")
        .y_desc(quantity.unit)
        .x_label_formatter(&|agents| number(*agents))
        .y_label_formatter(&|value| number(*value))
        .axis_desc_style(("sans-serif", 15))
        .label_style(("sans-serif", 13))
        .bold_line_style(RGBColor(210, 210, 210))
        .light_line_style(RGBColor(240, 240, 240))
        .draw()?;

    for (contestant, threads) in lines(quantity, measured) {
        let colour = colour(contestant, threads);
        let points: Vec<(f64, f64)> = measured
            .iter()
            .filter(|m| m.contestant == contestant && m.threads == threads)
            .map(|m| (m.agents as f64, (quantity.of)(m)))
            .collect();
        let name = if contestant == "hand" {
            "by hand"
        } else {
            contestant
        };
        let label = match (quantity.by_threads, threads) {
            (true, "all") => format!("{name}, rayon"),
            (true, _) => format!("{name}, one thread"),
            (false, _) => name.to_owned(),
        };
        // Lines that nearly coincide can still be told apart.
        let width = if contestant == "hand" { 5 } else { 2 };
        let style = colour.stroke_width(width);
        chart
            .draw_series(LineSeries::new(points.clone(), style))?
            .label(label)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 22, y)], style));
        chart.draw_series(
            points
                .into_iter()
                .map(|at| Circle::new(at, 3, colour.filled())),
        )?;
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::LowerRight)
        .legend_area_size(30)
        .margin(10)
        .label_font(("sans-serif", 14))
        .background_style(WHITE)
        .border_style(RGBColor(160, 160, 160))
        .draw()?;
    area.present()?;
    Ok(())
}

/// The lines of a drawing, in the order of the results.
fn lines<'a>(quantity: &Quantity, measured: &'a [Measured]) -> Vec<(&'a str, &'a str)> {
    let mut seen = BTreeSet::new();
    measured
        .iter()
        .map(|m| (m.contestant.as_str(), m.threads.as_str()))
        .filter(|(_, threads)| quantity.by_threads || *threads == "one")
        .filter(|line| seen.insert(*line))
        .collect()
}

/// `10 k`, `1 M`, `0.01`.
fn number(number: f64) -> String {
    match number {
        n if n >= 1e6 => format!("{} M", n / 1e6),
        n if n >= 1e3 => format!("{} k", n / 1e3),
        n => format!("{n}"),
    }
}

/// Without empty lines, which would end the drawing inside a Markdown page.
fn tidy(path: &Path) -> Result<(), Box<dyn Error>> {
    let svg = std::fs::read_to_string(path)?;
    let lines: Vec<&str> = svg.lines().filter(|line| !line.trim().is_empty()).collect();
    std::fs::write(path, lines.join("\n") + "\n")?;
    Ok(())
}
