//! Trees of very many leaves.
//!
//! rustc goes through all types that are still open at each call it checks, and through all
//! variables at each way out. With a variable for the return type of each leaf, open from where the
//! tick begins, that would take it a quadratic time. So where leaves are many, a few share a variable,
//! which is declared right before it is first needed; the way in and ways far ahead take leaves to
//! run, which at worst notes a place in vain; and nothing else is asked of a return type.

use super::body::Body;
use super::{code, mixed, runtime};
use crate::check::model::{Kind, Leaf, NodeId, Tree};
use crate::check::Source;
use crate::emit::names::Names;
use crate::lower::graph::Graph;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote_spanned;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

/// More leaves than this in one tree are many.
const MANY: usize = 256;
/// So many share a variable.
const SHARING: usize = 16;

/// Which leaves share which variable, and how far the code is made.
pub struct ManyLeaves {
    /// The position of each leaf.
    positions: BTreeMap<NodeId, usize>,
    /// The variable of the leaf whose point is made; none while the way in is made.
    here: Cell<Option<usize>>,
    /// Variables that the code made so far needs, and those declared.
    needed: RefCell<BTreeSet<usize>>,
    declared: RefCell<BTreeSet<usize>>,
}

impl ManyLeaves {
    /// None where leaves are not many.
    pub fn of(tree: &Tree, sources: &[Source], graph: &Graph, names: &Names) -> Option<Self> {
        let stops = graph.regions.iter().flat_map(|region| &region.stops);
        let calls = stops.map(|stop| stop.node).filter(|&leaf| {
            let asks = names.asks(leaf) || !sources[leaf].needs.is_empty();
            tree.nodes[leaf].kind == Kind::Leaf(Leaf::Call) && asks
        });
        let calls: BTreeSet<NodeId> = calls.collect();
        let positions: BTreeMap<_, _> = calls.into_iter().zip(0..).collect();
        (positions.len() > MANY).then(|| Self {
            positions,
            here: Cell::new(None),
            needed: RefCell::default(),
            declared: RefCell::default(),
        })
    }

    /// As at the beginning of a body.
    pub fn forget(&self) {
        self.here.set(None);
        self.needed.take();
        self.declared.take();
    }

    /// The way in is made from here on.
    pub fn at_way_in(&self) {
        self.here.set(None);
    }

    /// A point of this node is made from here on.
    pub fn at_point(&self, node: NodeId) {
        if let Some(here) = self.variable_of(node) {
            self.here.set(Some(here));
        }
    }

    /// Whether to ask if a leaf can run would leave its type open for long.
    pub fn is_far(&self, leaf: NodeId) -> bool {
        let here = self.here.get();
        self.variable_of(leaf)
            .is_some_and(|there| here.is_none_or(|here| there > here + 1))
    }

    /// The number of the variable that a leaf shares.
    fn variable_of(&self, leaf: NodeId) -> Option<usize> {
        let position = self.positions.get(&leaf)?;
        Some(position / SHARING)
    }

    /// What stands for the return type of a leaf: `types_3.5`.
    pub fn leaf_type(&self, leaf: NodeId, span: proc_macro2::Span) -> Option<TokenStream> {
        let position = self.positions.get(&leaf)?;
        let (number, index) = (position / SHARING, position % SHARING);
        self.needed.borrow_mut().insert(number);
        let mut name = shared(number);
        name.set_span(span);
        let index = Literal::usize_unsuffixed(index);
        Some(quote_spanned! { span => #name.#index })
    }

    /// The variables that the code made since the last call needs, and no code before it.
    fn newly_needed(&self) -> TokenStream {
        let mut declared = self.declared.borrow_mut();
        let needed = self.needed.take().into_iter();
        let new = needed.filter(|number| declared.insert(*number));
        let variables = new.map(|number| {
            let (runtime, name) = (runtime(), shared(number));
            let sharing = SHARING.min(self.positions.len() - number * SHARING);
            let types = (0..sharing).map(|_| code! { #runtime::LeafType::inferred(), });
            code! { let #name = (#(#types)*); }
        });
        variables.collect()
    }
}

impl Body<'_> {
    /// Variables that are to stand before the code made since the last call, where leaves are many.
    pub fn newly_needed_types(&self) -> Option<TokenStream> {
        self.many_leaves.as_ref().map(ManyLeaves::newly_needed)
    }
}

/// `types_3`
fn shared(number: usize) -> Ident {
    mixed(&format!("types_{number}"))
}

#[cfg(test)]
mod tests {
    use super::SHARING;
    use crate::expand::compile;
    use quote::quote;
    use std::collections::BTreeSet;

    /// The words of the code of a tree of so many leaves, in halves, from each of which the first half
    /// leads to the second.
    fn words(leaves: usize) -> Vec<String> {
        let names = |numbers: std::ops::Range<usize>| {
            let names: Vec<String> = numbers.map(|number| format!("a{number}")).collect();
            format!("sequence< {} >", names.join(", "))
        };
        let (first, second) = (names(0..leaves / 2), names(leaves / 2..leaves));
        let tree = format!("tree T(x: &mut X) {{ fallback< {first}, {second} > }}");
        let expansion = compile(&quote! { ::quickbeam }, tree.parse().expect("tokens"));
        assert!(expansion.errors.is_empty());
        let text = expansion.code.to_string();
        let words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
        let words = words.filter(|word| !word.is_empty());
        words.map(str::to_owned).collect()
    }

    fn places(words: &[String], of: &str) -> Vec<usize> {
        let places = words.iter().enumerate();
        let places = places.filter(|(_, word)| *word == of);
        places.map(|(place, _)| place).collect()
    }

    #[test]
    fn a_few_leaves_have_a_variable_each() {
        let words = words(256);
        assert!(!words.iter().any(|word| word.starts_with("types_")));
    }

    /// The leaf that the first half leads to is asked only by those that share its variable or the one
    /// before it.
    #[test]
    fn what_is_far_is_not_asked() {
        let words = words(600);
        let asks = places(&words, "types_18");
        let asks = asks.iter().filter(|&&place| words[place + 1] == "12");
        let itself = 1;
        assert_eq!(asks.count(), 300 - 17 * SHARING + itself);
    }

    /// Each variable is there when it is needed, once, and not long before: rustc would keep its
    /// types in mind for all that time.
    #[test]
    fn many_leaves_share_variables_that_are_declared_late() {
        const LEAVES: usize = 600;
        let words = words(LEAVES);
        assert_eq!(places(&words, "inferred").len(), LEAVES);
        let variables = LEAVES.div_ceil(SHARING);
        for variable in 0..variables {
            let uses = places(&words, &format!("types_{variable}"));
            let declared: Vec<usize> = (uses.iter().copied())
                .filter(|&place| words[place - 1] == "let")
                .collect();
            assert_eq!(declared, uses[..1], "{variable}");
            // Each leaf has a place of its own in it.
            let indices = uses[1..].iter().map(|&place| words[place + 1].parse());
            let indices: BTreeSet<usize> = indices.map(|index| index.expect("an index")).collect();
            let sharing = SHARING.min(LEAVES - variable * SHARING);
            assert!(indices.into_iter().eq(0..sharing), "{variable}");
            // The way in asks for the last one; of the others, nothing is asked two before them.
            let asked_late = variable + 1 < variables;
            if let Some(before) = variable.checked_sub(2).filter(|_| asked_late) {
                let calls = places(&words, &format!("a{}", before * SHARING));
                let call = *calls.last().expect("a call");
                assert!(declared[0] > call, "{variable}");
            }
        }
    }
}
