//! Drawings as SVG, which stand on their own: no fonts, no scripts, one set of colours for light and dark pages.

use super::layout::{lay_out, Extent, BETWEEN};
use super::{Direction, Kind, Node, State, Tree};
use std::fmt::Write;
use unicode_width::UnicodeWidthStr;

/// Width of a column and height of a line of text, in pixels.
const COLUMN: f64 = 7.8;
const LINE: f64 = 17.0;
/// Between text and border.
const PADDING: f64 = 10.0;
/// Around the whole.
const MARGIN: f64 = 12.0;
/// Between a node and the arm before it.
const GAP: f64 = 6.0;
/// How many columns a line in a node has at most, and how many lines a node has.
const LONGEST: usize = 40;
const MOST_LINES: usize = 8;

/// A node with what is written in it, and where it is drawn.
pub(super) struct Drawn<'a> {
    node: &'a Node,
    label: Vec<String>,
    text: Vec<String>,
    arm: Vec<String>,
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
    /// Where its level ends, along.
    level_end: f64,
}

impl Tree {
    /// The tree as an SVG image.
    #[must_use]
    pub fn to_svg(&self, direction: Direction) -> String {
        self.svg(direction, None)
    }

    /// With numbers, each part has the class and number by which a page finds it.
    pub(super) fn svg(&self, direction: Direction, numbers: Option<&[usize]>) -> String {
        let mut drawn: Vec<Drawn> = self.nodes.iter().map(Drawn::new).collect();
        place(self, &mut drawn, direction);
        let (width, height) = size(&drawn, direction);
        let mut out = String::new();
        let _ = write!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" viewBox=\"0 0 {width:.0} {height:.0}\" \
             role=\"img\" font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"13\">"
        );
        if let Some(name) = &self.name {
            let _ = write!(out, "<title>{}</title>", escaped(name));
        }
        for (n, node) in self.nodes.iter().enumerate() {
            for &child in &node.children {
                let class = numbers
                    .map(|numbers| format!(" class=\"edge\" data-to=\"{}\"", numbers[child]));
                let class = class.unwrap_or_default();
                edge(&mut out, (&drawn[n], &drawn[child]), direction, &class);
            }
        }
        for (n, node) in drawn.iter().enumerate() {
            let class = numbers.map(|numbers| {
                let kind = node.node.kind.class();
                format!(" class=\"node {kind}\" data-node=\"{}\"", numbers[n])
            });
            node.draw(&mut out, &class.unwrap_or_default());
            node.draw_arm(&mut out, direction, numbers.is_some());
        }
        out.push_str("</svg>\n");
        out
    }
}

pub(super) fn place(tree: &Tree, drawn: &mut [Drawn], direction: Direction) {
    let turn = direction == Direction::Right;
    let extents: Vec<Extent> = drawn
        .iter()
        .map(|node| {
            // An arm stands before its node, and must not reach into its neighbour's.
            let (arm_width, _) = node.arm_size();
            if turn {
                Extent {
                    across: node.height.max(node.arm_size().1),
                    along: node.width,
                }
            } else {
                Extent {
                    across: node.width.max(arm_width),
                    along: node.height,
                }
            }
        })
        .collect();
    let between: Vec<f64> = drawn
        .iter()
        .map(|node| {
            if turn {
                node.arm_size().0
            } else {
                node.arm_size().1
            }
        })
        .collect();
    let children: Vec<&[usize]> = tree.nodes.iter().map(|node| &node.children[..]).collect();
    let places = lay_out(&extents, &children, &between);
    for (node, place) in drawn.iter_mut().zip(places) {
        let (across, along) = (MARGIN + place.across, MARGIN + place.along);
        node.level_end = MARGIN + place.level_end;
        if turn {
            (node.x, node.y) = (along, across - node.height / 2.0);
        } else {
            (node.x, node.y) = (across - node.width / 2.0, along);
        }
    }
}

pub(super) fn size(drawn: &[Drawn], direction: Direction) -> (f64, f64) {
    let reach = |node: &Drawn| {
        let (x, y, width, height) = node.arm_box(direction);
        let right = (node.x + node.width).max(x + width);
        let bottom = (node.y + node.height).max(y + height);
        (right, bottom)
    };
    let all = drawn.iter().map(reach);
    let (width, height) = all.fold((0.0, 0.0), |(x, y): (f64, f64), (a, b)| {
        (x.max(a), y.max(b))
    });
    ((width + MARGIN).ceil(), (height + MARGIN).ceil())
}

/// From parent to child, or to the arm before it: straight through the levels, where neighbours stand, and curved between
/// them. The points of the path: begin, begin and end of the curve, end.
fn route(parent: &Drawn, child: &Drawn, direction: Direction) -> [(f64, f64); 4] {
    let turned = |across: f64, along: f64| match direction {
        Direction::Down => (across, along),
        Direction::Right => (along, across),
    };
    let of = |node: &Drawn| match direction {
        Direction::Down => (node.x + node.width / 2.0, node.y, node.y + node.height),
        Direction::Right => (node.y + node.height / 2.0, node.x, node.x + node.width),
    };
    let (from, _, begin) = of(parent);
    let (to, end, _) = of(child);
    [
        turned(from, begin),
        turned(from, parent.level_end),
        turned(to, parent.level_end + BETWEEN - GAP),
        turned(to, end),
    ]
}

fn edge(out: &mut String, (parent, child): (&Drawn, &Drawn), direction: Direction, class: &str) {
    let [begin, from, to, end] = route(parent, child, direction);
    let (one, two) = match direction {
        Direction::Down => {
            let middle = f64::midpoint(from.1, to.1);
            ((from.0, middle), (to.0, middle))
        }
        Direction::Right => {
            let middle = f64::midpoint(from.0, to.0);
            ((middle, from.1), (middle, to.1))
        }
    };
    let _ = write!(
        out,
        "<path{class} d=\"M{:.1} {:.1}L{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}L{:.1} {:.1}\" fill=\"none\" stroke=\"#808080\" stroke-width=\"1.5\"/>",
        begin.0, begin.1, from.0, from.1, one.0, one.1, two.0, two.1, to.0, to.1, end.0, end.1
    );
}

impl<'a> Drawn<'a> {
    pub fn new(node: &'a Node) -> Self {
        let text = lines(&node.text);
        let label = node.label.as_deref().map(lines).unwrap_or_default();
        let arm = node.arm.as_deref().map(lines).unwrap_or_default();
        let columns = text.iter().chain(&label).map(|line| line.width()).max();
        let count = text.len() + label.len();
        // Ends that are round or pointed take some of the width.
        let ends = match node.kind {
            Kind::Composite | Kind::Value => 0.0,
            Kind::Decorator | Kind::Leaf | Kind::BuiltIn => 8.0,
        };
        Self {
            node,
            label,
            text,
            arm,
            x: 0.0,
            y: 0.0,
            level_end: 0.0,
            width: columns_wide(columns.unwrap_or(0)).max(30.0) + 2.0 * (PADDING + ends),
            height: lines_high(count) + PADDING,
        }
    }

    fn arm_size(&self) -> (f64, f64) {
        let columns = self.arm.iter().map(|line| line.width()).max();
        columns.map_or((0.0, 0.0), |columns| {
            (
                columns_wide(columns) + 12.0,
                lines_high(self.arm.len()) + 6.0,
            )
        })
    }

    /// Where its arm stands: before it, where its edge arrives.
    fn arm_box(&self, direction: Direction) -> (f64, f64, f64, f64) {
        let (width, height) = self.arm_size();
        let (x, y) = match direction {
            Direction::Down => (self.x + (self.width - width) / 2.0, self.y - height - GAP),
            Direction::Right => (self.x - width - GAP, self.y + (self.height - height) / 2.0),
        };
        (x, y, width, height)
    }

    fn draw(&self, out: &mut String, class: &str) {
        let Self {
            x,
            y,
            width,
            height,
            ..
        } = *self;
        let (fill, stroke) = match self.node.kind {
            Kind::Composite => ("#cfe0f5", "#5b84b8"),
            Kind::Decorator => ("#e6d9f2", "#8e6bb0"),
            Kind::Leaf => ("#d9ead3", "#6a9e59"),
            Kind::Value => ("#fbe3cd", "#c98a4b"),
            Kind::BuiltIn => ("#e4e4e4", "#8a8a8a"),
        };
        let (stroke, line) = match self.node.state {
            None => (stroke, "1.5"),
            Some(State::Running | State::PartlyCovered) => ("#d99a00", "4"),
            Some(State::Success | State::Covered) => ("#2e8b57", "4"),
            Some(State::Failure | State::NotCovered) => ("#d03a2b", "4"),
            Some(State::Halted) => ("#707070", "4\" stroke-dasharray=\"6 4"),
        };
        let paint = format!("fill=\"{fill}\" stroke=\"{stroke}\" stroke-width=\"{line}\"");
        let _ = write!(out, "<g{class}>");
        self.title(out);
        let _ = match self.node.kind {
            Kind::Decorator => {
                let (cut, right, bottom) = (8.0, x + width, y + height);
                write!(
                    out,
                    "<path d=\"M{:.1} {y:.1}H{:.1}L{right:.1} {:.1}V{:.1}L{:.1} {bottom:.1}H{:.1}L{x:.1} {:.1}V{:.1}Z\" {paint}/>",
                    x + cut, right - cut, y + cut, bottom - cut, right - cut, x + cut, bottom - cut, y + cut
                )
            }
            kind => {
                let round = match kind {
                    Kind::Leaf | Kind::BuiltIn => (height / 2.0).min(16.0),
                    _ => 3.0,
                };
                write!(out, "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"{round:.1}\" {paint}/>")
            }
        };
        if self.node.kind == Kind::Value {
            let _ = write!(
                out,
                "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"1\" fill=\"none\" stroke=\"{stroke}\"/>",
                x + 4.0, y + 4.0, width - 8.0, height - 8.0
            );
        }
        let middle = x + width / 2.0;
        let top = y + PADDING / 2.0;
        for (n, line) in self.label.iter().chain(&self.text).enumerate() {
            text(
                out,
                line,
                (middle, top + lines_high(n)),
                n < self.label.len(),
            );
        }
        out.push_str("</g>");
    }

    /// What is shown when the mouse rests on it.
    fn title(&self, out: &mut String) {
        let mut words = self.node.doc.clone();
        if let Some(state) = self.node.state {
            words = format!("{words}\n{}", state.word());
        }
        let full = self
            .node
            .text
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ");
        let _ = write!(
            out,
            "<title>{}</title>",
            escaped(format!("{full}\n{words}").trim())
        );
    }

    fn draw_arm(&self, out: &mut String, direction: Direction, has_class: bool) {
        if self.arm.is_empty() {
            return;
        }
        let (x, y, width, height) = self.arm_box(direction);
        if has_class {
            out.push_str("<g class=\"arm\">");
        }
        let _ = write!(
            out,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"3\" fill=\"#fff6c9\" stroke=\"#a89a50\"/>"
        );
        for (n, line) in self.arm.iter().enumerate() {
            text(out, line, (x + width / 2.0, y + 3.0 + lines_high(n)), false);
        }
        if has_class {
            out.push_str("</g>");
        }
    }
}

/// A line of text, as wide as its box was made for, whatever font there is.
fn text(out: &mut String, line: &str, (middle, top): (f64, f64), bold: bool) {
    let weight = if bold { " font-weight=\"bold\"" } else { "" };
    let _ = write!(
        out,
        "<text x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\" textLength=\"{:.1}\" lengthAdjust=\"spacingAndGlyphs\" fill=\"#1a1a1a\" xml:space=\"preserve\"{weight}>{}</text>",
        top + 12.5,
        columns_wide(line.width()),
        escaped(line)
    );
}

#[allow(clippy::cast_precision_loss)] // Of a line of text.
fn columns_wide(columns: usize) -> f64 {
    columns as f64 * COLUMN
}

#[allow(clippy::cast_precision_loss)] // Of a few lines.
fn lines_high(lines: usize) -> f64 {
    lines as f64 * LINE
}

/// Text in lines that are not too long, broken at spaces where that can be.
fn lines(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for written in text.lines() {
        let mut line = String::new();
        for word in written.split_whitespace() {
            let together = line.width() + usize::from(!line.is_empty()) + word.width();
            if !line.is_empty() && together > LONGEST {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            for character in word.chars() {
                if line.width() >= LONGEST {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(character);
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
    }
    if lines.len() > MOST_LINES {
        lines.truncate(MOST_LINES - 1);
        lines.push("…".to_owned());
    }
    lines
}

fn escaped(text: &str) -> String {
    let text = text
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;");
    // Control characters cannot be in XML at all.
    text.chars()
        .map(|character| {
            if character.is_control() && character != '\n' {
                '\u{fffd}'
            } else {
                character
            }
        })
        .collect()
}

#[cfg(test)]
#[path = "svg/tests.rs"]
mod tests;
