//! What the door tree's expansion is made of: guards in a row, and nothing that loops, allocates,
//! dispatches dynamically, observes or could panic.

use bt_compiler::source;
use quote::ToTokens;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, File, Stmt};

/// Both forms of the tree in the README.
fn doors() -> [File; 2] {
    const NODE: &str = "fallback< door_open, reactive_fallback< rested, timeout(8h, sleep) > >";
    let item = format!("tree Night(hero: &mut Hero) {{ {NODE} }}");
    [item, NODE.to_owned()].map(|tree| {
        let text = source(tree.parse().expect("tokens")).expect("no mistakes");
        let file =
            syn::parse_file(&text).or_else(|_| syn::parse_file(&format!("fn closure() {text}")));
        file.expect("Rust")
    })
}

#[test]
fn nothing_loops_or_panics_or_is_hidden() {
    for door in doors() {
        Plain::default().visit_file(&door);
    }
}

/// Fails on whatever is not plain code.
#[derive(Default)]
struct Plain {
    /// Within a constant, a check of durations may fail: while compiling.
    constant: bool,
}

impl<'ast> Visit<'ast> for Plain {
    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        let outside = std::mem::replace(&mut self.constant, is_unit(&item.ty) && !has_items(item));
        visit::visit_item_const(self, item);
        self.constant = outside;
    }

    fn visit_expr(&mut self, expr: &'ast Expr) {
        let refused = match expr {
            Expr::ForLoop(_) | Expr::Loop(_) | Expr::While(_) => "a loop",
            Expr::Unsafe(_) => "unsafe code",
            Expr::Index(_) => "an index",
            Expr::Macro(_) if !self.constant => "a macro",
            Expr::Binary(binary) if !compares(&binary.op) => "arithmetic",
            Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Neg(_)) => "arithmetic",
            _ => return visit::visit_expr(self, expr),
        };
        panic!("{refused}: {}", expr.to_token_stream());
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        assert!(self.constant, "a macro: {}", call.to_token_stream());
    }

    fn visit_type_trait_object(&mut self, object: &'ast syn::TypeTraitObject) {
        panic!("dynamic dispatch: {}", object.to_token_stream());
    }

    fn visit_ident(&mut self, name: &'ast proc_macro2::Ident) {
        let name = name.to_string();
        let refused = ["Box", "unwrap", "expect", "Observer", "Event", "event"];
        assert!(!refused.contains(&name.as_str()), "`{name}`");
    }
}

fn is_unit(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Tuple(tuple) if tuple.elems.is_empty())
}

/// `const _: () = { impl … }` is a place for items rather than a constant.
fn has_items(item: &syn::ItemConst) -> bool {
    matches!(&*item.expr, Expr::Block(_))
}

fn compares(operator: &BinOp) -> bool {
    matches!(
        operator,
        BinOp::Eq(_) | BinOp::Ne(_) | BinOp::Lt(_) | BinOp::Le(_) | BinOp::And(_) | BinOp::Or(_)
    )
}

#[test]
fn guards_stand_in_a_row() {
    for door in doors() {
        let mut guards = Guards::default();
        guards.visit_file(&door);
        assert_eq!(guards.blocks, 1, "one block that the whole tree leaves by");
        // Where to begin; then `door_open`, which only a fresh tick asks; `rested`; `sleep`.
        assert_eq!(guards.statements, ["let", "if", "match", "match"]);
    }
}

/// The statements of labelled blocks.
#[derive(Default)]
struct Guards {
    blocks: usize,
    statements: Vec<&'static str>,
}

impl<'ast> Visit<'ast> for Guards {
    fn visit_expr_block(&mut self, block: &'ast syn::ExprBlock) {
        if block.label.is_some() {
            self.blocks += 1;
            self.statements
                .extend(block.block.stmts.iter().map(|statement| match statement {
                    Stmt::Local(_) => "let",
                    Stmt::Expr(Expr::If(_), _) => "if",
                    Stmt::Expr(Expr::Match(_), _) => "match",
                    _ => "other",
                }));
        }
        visit::visit_expr_block(self, block);
    }
}

/// A condition before many leaves stands in a function of its own, which knows whether it can run: else
/// each tick would note that it has started, and then again what goes on.
#[test]
fn nothing_is_kept_of_a_condition_that_cannot_run() {
    let acts = "act, ".repeat(100);
    let tree =
        format!("tree T(hero: &mut Hero) {{ reactive_sequence< rested, sequence< {acts} > > }}");
    let text = source(tree.parse().expect("tokens")).expect("no mistakes");
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ");
    let only_if_it_runs = |stored: &str| {
        let guarded = format!("if rested_can_run {{ self.resume = {stored}; }}");
        let stores = format!("self.resume = {stored};");
        assert!(text.contains(&guarded), "{stored}: {text}");
        assert_eq!(text.matches(&stores).count(), 1, "{stored}: {text}");
    };
    only_if_it_runs("At::RESTED");
    only_if_it_runs("was");
    // What goes on begins in its own function, which knows of it.
    let goes_on = "match was { At::IDLE..=At::ACT => return ControlFlow::Continue(At::ACT),";
    assert!(text.contains(goes_on), "{text}");
    let begins =
        "if at == At::ACT { if IntoStatus::can_run(act_status) { self.resume = At::ACT; } }";
    assert!(text.contains(begins), "{text}");
    // So does the condition where it is not the first of a tick; what is past it is not known there.
    let tree = format!("tree T(hero: &mut Hero) {{ sequence< {acts} reactive_sequence< rested, sequence< {acts} > > > }}");
    let text = source(tree.parse().expect("tokens")).expect("no mistakes");
    assert!(text.contains("self.resume = was;"), "{text}");
    let words: Vec<&str> = text.split_whitespace().collect();
    let begins = "if rested_can_run { self.resume = At::RESTED; }";
    assert!(words.join(" ").contains(begins), "{text}");
}
