//! Errors as rustc prints them.

use crate::commands::{plain, Failure};
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use bt_tools::source::{Annotation, File, Problem};

/// Prints why a command could not do its work.
pub fn failure(failure: &Failure) {
    match failure {
        Failure::InFile(file, problems) => {
            for problem in problems {
                in_file(Severity::Error, file, problem);
            }
        }
        Failure::Said => {}
        Failure::Other(message) => {
            let message = plain(message);
            let report = [Group::with_title(Level::ERROR.primary_title(&*message))];
            anstream::eprintln!("{}", Renderer::styled().render(&report));
        }
    }
}

/// How bad something is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Severity {
    Error,
    Note,
}

impl Severity {
    /// As rustc says it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Note => "note",
        }
    }
}

/// Prints something about a place in a file.
pub fn in_file(severity: Severity, file: &File, problem: &Problem) {
    let text = rendered(&Renderer::styled(), severity, file, problem);
    anstream::eprintln!("{text}\n");
}

/// The same as text without colours.
pub fn text_of(severity: Severity, file: &File, problem: &Problem) -> String {
    rendered(&Renderer::plain(), severity, file, problem) + "\n"
}

fn rendered(renderer: &Renderer, severity: Severity, file: &File, problem: &Problem) -> String {
    let path = file.path().to_string_lossy();
    let path = plain(&path);
    let snippet = Snippet::source(file.text())
        .path(&*path)
        .annotation(AnnotationKind::Primary.span(problem.range.clone()));
    let level = match severity {
        Severity::Error => Level::ERROR,
        Severity::Note => Level::NOTE,
    };
    let message = plain(&problem.message);
    let group = level.primary_title(&*message).element(snippet);
    let annotations = problem
        .annotations
        .iter()
        .map(|annotation| match annotation {
            Annotation::Help(text) => Level::HELP.message(plain(text)),
            Annotation::Note(text) => Level::NOTE.message(plain(text)),
        });
    let text = renderer.render(&[group.elements(annotations)]);
    // Of the source other controls are replaced already, and colours are made of them; these are sequences of one character.
    text.replace(|letter| matches!(letter, '\u{80}'..='\u{9f}'), "\u{fffd}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looks_as_from_rustc() {
        let file = File::new("src/ai.rs", "fn f() {\n    ) }\n");
        let problem = Problem {
            message: "no".to_owned(),
            range: 13..14,
            annotations: vec![
                Annotation::Help("yes".to_owned()),
                Annotation::Note("so".to_owned()),
            ],
        };
        let expected = "\
error: no
 --> src/ai.rs:2:5
  |
2 |     ) }
  |     ^
  |
  = help: yes
  = note: so";
        assert_eq!(
            text_of(Severity::Error, &file, &problem).trim_end(),
            expected
        );
    }
}
