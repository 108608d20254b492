//! A document laid out on lines of a width.

use super::{Doc, DocKind, Line, Start, PAGE, STEP};
use unicode_width::UnicodeWidthStr;

/// The place in a file at which a document is laid out.
pub struct Page<'a> {
    /// How far the line is indented.
    pub indent: usize,
    /// How much of the line is taken.
    pub column: usize,
    /// How much comes after the document on its last line.
    pub tail: usize,
    /// Whether lines are indented by tabs, each as wide as four spaces.
    pub tabs: bool,
    /// What ends a line.
    pub line_end: &'a str,
}

/// Lays out a document.
pub fn lay_out(doc: &Doc, page: &Page) -> String {
    let mut printer = Printer {
        page,
        out: String::new(),
        column: page.column,
        line_indent: page.indent,
        lines_due: 0,
        space_due: false,
    };
    printer.print(doc);
    printer.flush(page.indent);
    printer.out
}

#[derive(Clone, Copy, PartialEq)]
enum Mode {
    Flat,
    Broken,
}

struct Printer<'a> {
    page: &'a Page<'a>,
    out: String,
    column: usize,
    /// Of the line that is being written.
    line_indent: usize,
    lines_due: usize,
    space_due: bool,
}

impl Printer<'_> {
    fn print(&mut self, doc: &Doc) {
        let mut open: Vec<(usize, Mode, &Doc)> = vec![(self.page.indent, Mode::Broken, doc)];
        while let Some((indent, mode, doc)) = open.pop() {
            match &doc.0.kind {
                DocKind::Text(text) => self.text(text, indent),
                DocKind::Verbatim(lines) => self.verbatim(lines, indent),
                DocKind::Space => self.space_due = true,
                DocKind::Line if mode == Mode::Flat => self.space_due = true,
                DocKind::Soft if mode == Mode::Flat => {}
                DocKind::Line | DocKind::Soft | DocKind::Hard => {
                    self.lines_due = self.lines_due.max(1);
                }
                DocKind::Blank => self.lines_due = 2,
                DocKind::Concat(parts) => {
                    open.extend(parts.iter().rev().map(|part| (indent, mode, part)));
                }
                DocKind::Indent(inner) => open.push((indent + STEP, mode, inner)),
                DocKind::Group(inner) => {
                    let fits = mode == Mode::Flat || self.fits(doc, indent, &open);
                    let mode = if fits { Mode::Flat } else { Mode::Broken };
                    open.push((indent, mode, inner));
                }
                DocKind::Hug(group, hugged) => {
                    let flat = mode == Mode::Flat || self.fits(group, indent, &open);
                    let chosen =
                        if !flat && self.start(indent).saturating_add(hugged.0.lead) <= PAGE {
                            hugged
                        } else {
                            group
                        };
                    open.push((indent, mode, chosen));
                }
            }
        }
    }

    /// Where text would begin now.
    fn start(&self, indent: usize) -> usize {
        match self.lines_due {
            0 => self.column + usize::from(self.space_due),
            _ => indent,
        }
    }

    /// Whether a document and what must follow it on the same line fit on this one.
    fn fits(&self, doc: &Doc, indent: usize, rest: &[(usize, Mode, &Doc)]) -> bool {
        if doc.must_break() {
            return false;
        }
        let mut width = self.start(indent).saturating_add(doc.0.width);
        for (_, mode, after) in rest.iter().rev() {
            if *mode == Mode::Flat {
                width = width.saturating_add(after.0.width);
                continue;
            }
            width = width.saturating_add(after.0.lead);
            if after.0.can_break || width > PAGE {
                return width <= PAGE;
            }
        }
        width.saturating_add(self.page.tail) <= PAGE
    }

    fn text(&mut self, text: &str, indent: usize) {
        if text.is_empty() {
            return;
        }
        self.flush(indent);
        self.out.push_str(text);
        self.column += text.width();
    }

    fn verbatim(&mut self, lines: &[Line], indent: usize) {
        self.flush(indent);
        let base = self.line_indent;
        for line in lines {
            match &line.start {
                Start::First => {}
                Start::Indented(by) => {
                    self.out.push_str(self.page.line_end);
                    self.column = 0;
                    if !line.text.is_empty() {
                        self.indentation(base.saturating_add_signed(*by));
                    }
                }
                Start::Literal(line_end) => {
                    self.out.push_str(line_end);
                    self.column = 0;
                }
            }
            self.out.push_str(&line.text);
            self.column += line.text.width();
        }
    }

    /// Begins the lines that are due, or writes the space.
    fn flush(&mut self, indent: usize) {
        if self.lines_due > 0 {
            for _ in 0..self.lines_due {
                self.out.push_str(self.page.line_end);
            }
            self.column = 0;
            self.indentation(indent);
        } else if self.space_due {
            self.out.push(' ');
            self.column += 1;
        }
        self.lines_due = 0;
        self.space_due = false;
    }

    fn indentation(&mut self, width: usize) {
        let tabs = if self.page.tabs { width / STEP } else { 0 };
        let spaces = width - tabs * STEP;
        self.out.extend(std::iter::repeat_n('\t', tabs));
        self.out.extend(std::iter::repeat_n(' ', spaces));
        self.column = width;
        self.line_indent = width;
    }
}
