//! Trees from XML, by way of the importer: what a leaf of the file calls is what its imported tree calls.

use super::functions;
use super::leaves::Leaves;
use super::named::{Named, Words};
use super::plan::{apart, Plan};
use super::reader::{read_whole, Table};
use crate::import::{import, Imported};
use crate::source::{File, Problem};
use crate::xml::{read_text, Mistakes, Project};
use bt_compiler::syntax::ast::{Leaf, LeafKind};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

pub(super) fn plan_of_xml<C: 'static>(
    text: &str,
    leaves: &Leaves<C>,
) -> Result<Plan<functions::Call<C>>, Vec<Problem>> {
    apart(|| {
        let xml = Xml::of(text)?;
        let main = xml.project.main.as_deref();
        let main = main.or_else(|| Some(xml.project.trees.first()?.id.as_str()));
        let name = main.map(crate::import::camel);
        let function = |leaf: &Leaf| {
            let (name, arguments) = of_robot(leaf)?;
            // By the name in the file, if that is in the table.
            let mut written = xml.imported.written.iter();
            let id = written
                .find(|(id, function)| *function == name && leaves.functions.contains_key(id));
            Some((id.map_or(name, |(id, _)| id.clone()), arguments))
        };
        let table = Named {
            leaves,
            reads: Some(&function),
        };
        xml.read(name.as_deref(), &table)
    })
}

/// A text of XML, and what is imported from it.
pub(super) struct Xml {
    file: File,
    project: Project,
    imported: Imported,
}

impl Xml {
    pub fn of(text: &str) -> Result<Self, Vec<Problem>> {
        let file = File::new("", text);
        let project = read_text("", text).map_err(|mistakes| problems(&file, &mistakes))?;
        let imported = import(&project).map_err(|mistakes| problems(&file, &mistakes))?;
        Ok(Self {
            file,
            project,
            imported,
        })
    }

    /// The tree of this name, or the first.
    pub fn read<T: Table>(
        &self,
        name: Option<&str>,
        table: &T,
    ) -> Result<Plan<T::Leaf>, Vec<Problem>> {
        let source = File::new("", &*self.imported.text);
        let calls = source.calls().map_err(|problem| vec![problem])?;
        let trees = calls
            .first()
            .map_or("", |call| &source.text()[call.input.clone()]);
        read_whole(trees, name, table).map_err(|found| {
            let place =
                |problem: &Problem| place(&self.file, &self.project, &trees[..problem.range.start]);
            found
                .into_iter()
                .map(|problem| Problem {
                    range: place(&problem),
                    ..problem
                })
                .collect()
        })
    }
}

/// `{ open(&mut bb.robot, 0.5) }`, as the importer writes a call: `open`, `0.5`.
fn of_robot(leaf: &Leaf) -> Option<Words> {
    let LeafKind::Block { body, .. } = &leaf.kind else {
        return None;
    };
    let body: Vec<TokenTree> = body.clone().into_iter().collect();
    let [TokenTree::Ident(name), TokenTree::Group(group)] = &body[..] else {
        return None;
    };
    if group.delimiter() != Delimiter::Parenthesis {
        return None;
    }
    let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
    let mut arguments =
        tokens.split(|token| matches!(token, TokenTree::Punct(comma) if comma.as_char() == ','));
    let robot: TokenStream = arguments.next()?.iter().cloned().collect();
    let is_robot = matches!(
        robot.to_string().replace(' ', "").as_str(),
        "&bb.robot" | "&mutbb.robot"
    );
    let arguments = arguments.filter(|argument| !argument.is_empty());
    let arguments = arguments.map(|argument| argument.iter().cloned().collect());
    is_robot.then(|| (name.to_string(), arguments.collect()))
}

fn problems(file: &File, mistakes: &Mistakes) -> Vec<Problem> {
    let mistakes = mistakes.mistakes.iter();
    let problems = mistakes.map(|remark| {
        let at = file.byte(remark.place.line, remark.place.column);
        Problem::new(&remark.message, at..at)
    });
    problems.collect()
}

/// Where the element stands whose node comes next behind this text. Above each leaf it says what element it was.
fn place(file: &File, project: &Project, before: &str) -> std::ops::Range<usize> {
    let mark = before
        .lines()
        .rev()
        .find(|line| line.trim().starts_with("/// <"));
    let mark = mark.unwrap_or_default();
    let (mut found, mut is_exact) = (None, false);
    for tree in &project.trees {
        tree.root.walk(&mut |node| {
            let named = format!("\"{}\"", node.kind);
            let is_it = mark.contains(&named) || mark.contains(&format!("<{} ", node.kind));
            let has = |name: &str, value: &str| mark.contains(&format!("{name}=\"{value}\""));
            let all = node.ports.iter().all(|port| has(&port.name, &port.value));
            if is_it && (found.is_none() || all && !is_exact) {
                found = Some(node.place);
                is_exact = all;
            }
        });
    }
    let at = found.map_or(0, |place| file.byte(place.line, place.column));
    at..at
}
