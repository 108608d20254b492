//! What a node says when it is put into another tree: parameters become what was given for them.

use super::rename::{Renaming, Within};
use crate::nodes::{ArgumentKind, OptionValues};
use crate::syntax::ast::{Argument, Arm, Control, FieldPath, Leaf, LeafKind, Node, NodeOption};
use proc_macro2::{Ident, TokenStream, TokenTree};

/// What the names in a tree that is put in mean; nothing for the outer tree's own nodes.
pub struct Around {
    pub names: Renaming,
    /// The tree.
    pub tree: Ident,
    /// The nodes put in the tree's places.
    pub places: Vec<(Ident, Node)>,
}

pub fn arm_in(arm: &Arm, around: Option<&Around>) -> Arm {
    let Some(Around { names, .. }) = around else {
        return arm.clone();
    };
    match arm {
        Arm::Pattern(tokens, end) => Arm::Pattern(names.pattern(tokens), *end),
        Arm::Id(tokens) => Arm::Id(names.expression(tokens, Within::Tick)),
        Arm::Score(leaf) => Arm::Score(leaf_in(leaf, around)),
    }
}

pub fn arguments_in(control: &Control, around: Option<&Around>) -> Vec<Argument> {
    let mut arguments = control.arguments.clone();
    let Some(Around { names, .. }) = around else {
        return arguments;
    };
    let kinds = control.row.arguments().iter();
    for (kind, argument) in kinds.zip(&mut arguments) {
        argument.tokens = match kind {
            ArgumentKind::Count => {
                let number = names.number(&argument.tokens);
                // A computed zero is allowed, a literal one is not.
                let is_zero = number.to_string().trim_end_matches("u32") == "0";
                if is_zero {
                    names.expression(&argument.tokens, Within::Tick)
                } else {
                    number
                }
            }
            _ => names.expression(&argument.tokens, Within::Tick),
        };
    }
    arguments
}

pub fn options_in(control: &Control, around: Option<&Around>) -> Vec<NodeOption> {
    let mut options = control.options.clone();
    if let Some(Around { names, .. }) = around {
        for option in &mut options {
            let known = control
                .row
                .options
                .iter()
                .find(|(name, _)| option.name == name);
            if known.is_some_and(|(_, values)| matches!(values, OptionValues::Words(_))) {
                continue;
            }
            option.value = names.expression(&option.value, Within::Tick);
        }
    }
    options
}

pub fn leaf_in(leaf: &Leaf, around: Option<&Around>) -> Leaf {
    let Some(around) = around else {
        return leaf.clone();
    };
    let names = &around.names;
    let expression = |tokens: &TokenStream| names.expression(tokens, Within::Tick);
    let all = |arguments: &[TokenStream]| arguments.iter().map(expression).collect();
    let kind = match &leaf.kind {
        LeafKind::Function { path, arguments } => LeafKind::Function {
            path: path.clone(),
            arguments: all(arguments),
        },
        LeafKind::Method {
            method,
            arguments,
            parentheses,
        } => LeafKind::Method {
            method: method.clone(),
            arguments: all(arguments),
            parentheses: *parentheses,
        },
        LeafKind::Block {
            body,
            close,
            leaves_early,
        } => LeafKind::Block {
            body: names.statements(body),
            close: *close,
            leaves_early: *leaves_early,
        },
        LeafKind::Value {
            ty,
            init,
            calls_function,
        } => LeafKind::Value {
            ty: ty.clone(),
            init: names.expression(init, Within::New),
            calls_function: *calls_function,
        },
        LeafKind::Test {
            field,
            operator,
            value,
            within,
        } => LeafKind::Test {
            field: field_in(field, names),
            operator: operator.clone(),
            value: expression(value),
            within: within.as_ref().map(expression),
        },
        LeafKind::Set { field, value } => LeafKind::Set {
            field: field_in(field, names),
            value: expression(value),
        },
        LeafKind::Constant(word, outcome) => LeafKind::Constant(word.clone(), *outcome),
        LeafKind::Running(word) => LeafKind::Running(word.clone()),
    };
    Leaf {
        kind,
        tokens: leaf.tokens.clone(),
    }
}

/// `[far]`, `nearest(far)`: what is in the brackets.
pub fn field_in(field: &FieldPath, names: &Renaming) -> FieldPath {
    let mut field = field.clone();
    for step in &mut field.steps {
        let tokens = step.access.clone().into_iter().map(|token| match token {
            TokenTree::Group(group) => TokenTree::Group(names.bracket(&group, Within::Tick)),
            token => token,
        });
        step.access = tokens.collect();
    }
    field
}
