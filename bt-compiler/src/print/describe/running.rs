//! What of a tree runs, read off its resume indices.
//!
//! ```text
//! fn visit_running(&self, base: u16, visit: &mut impl FnMut(u16)) {
//!     visit_known(base, self.resume, &[1, 3, 5], visit);
//!     Behavior::<Hero>::visit_running(&self.walk, base_of::<Self, 5>(base), visit);
//! }
//! ```

use super::Values;
use crate::check::model::{Kind, Leaf, NodeId};
use crate::code::body::Body;
use crate::lower::graph::Kept;
use crate::lower::known_to_run;
use crate::tokens::{code, mixed, runtime};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::ToTokens;

impl Body<'_> {
    /// The method that visits what runs; `info` is the tree's description.
    pub fn visit_running(&self, values: &Values, info: &TokenStream) -> TokenStream {
        let runtime = runtime();
        let [base, visit] = ["base", "visit"].map(mixed);
        let regions = self.graph.regions.iter().zip(&self.names.resume);
        let regions = regions.zip(self.plans);
        let regions = regions.filter(|((region, _), _)| region.kept != Kept::Nothing);
        let regions = regions.map(|((region, resume), plan)| {
            let mut known = known_to_run(self.tree, region);
            if region.kept == Kept::Index {
                known = by_number(&known, &plan.numbers.suspends);
            }
            let known = known
                .into_iter()
                .map(|node| self.place(node, info).number());
            let resume = self.field(self.belows.of_node(region.root), resume);
            code! { #runtime::visit_known(#base, #resume, &[#(#known),*], #visit); }
        });
        let nodes = self.tree.nodes.iter().enumerate();
        let leaves = nodes.filter(|(_, data)| data.kind == Kind::Leaf(Leaf::Value));
        let leaves: Vec<NodeId> = leaves.map(|(node, _)| node).collect();
        let parts = self.parts(&code! { & });
        let bases = match values.tree {
            Some(_) => None,
            None => self.bases(&leaves, info),
        };
        let leaves = leaves.into_iter().map(|node| {
            let field = self.field(self.belows.of_node(node), self.names.leaf(node));
            let context = &values.context;
            let place = self.place(node, info);
            // What is wrong with the type of the context is shown where it is written, once.
            let here = |code| crate::tokens::located(code, self.sources[node].span);
            let base = if let (Some(tree), None) = (&values.tree, &place.base) {
                let leaf = Literal::usize_unsuffixed(place.own);
                code! { #runtime::base_of::<#tree, #leaf>(#base) }
            } else {
                let number = match &bases {
                    Some(_) => base_name(node).to_token_stream(),
                    None => place.base(),
                };
                code! { #base + #number }
            };
            let behavior = here(code! { #runtime::Behavior::< });
            let visited = here(code! { >::visit_running(&#field, #base, #visit); });
            code! { #behavior #context #visited }
        });
        code! {
            fn visit_running(&self, #base: #runtime::u16, #visit: &mut impl #runtime::FnMut(#runtime::u16)) {
                #parts
                #(#regions)*
                #bases
                #(#leaves)*
            }
        }
    }

    /// The bases of all these leaves as variables, from one constant. For each constant of its own rustc would prove of each of the
    /// types of a state in closure form that it is a behaviour.
    fn bases(&self, leaves: &[NodeId], info: &TokenStream) -> Option<TokenStream> {
        let name = mixed("info");
        let bases = leaves.iter().map(|&leaf| {
            let place = self.place(leaf, &name.to_token_stream());
            place.base_of_leaf()
        });
        let names = leaves.iter().map(|&leaf| base_name(leaf));
        (!leaves.is_empty()).then(|| {
            code! {
                let [#(#names),*] = const {
                    let #name = #info;
                    [#(#bases),*]
                };
            }
        })
    }
}

fn base_name(leaf: NodeId) -> Ident {
    mixed(&format!("base_{leaf}"))
}

/// What is known by suspend point, by the number of the suspend point, from number 1 on. In a region of several sections
/// the numbers have gaps, at which nothing ever rests.
fn by_number(known: &[NodeId], numbers: &[usize]) -> Vec<NodeId> {
    let largest = numbers.iter().copied().max().unwrap_or(0);
    let mut by_number = vec![0; largest];
    for (&node, &number) in known.iter().zip(numbers) {
        by_number[number - 1] = node;
    }
    by_number
}

/// Where a node stands among those that users count: in the tree, or in a subtree that was put in.
pub struct OwnNumber {
    /// The number of the subtree's root, if it is in one.
    base: Option<TokenStream>,
    /// The description of that tree.
    info: TokenStream,
    /// Its number in that tree.
    own: NodeId,
}

impl OwnNumber {
    pub fn number(&self) -> TokenStream {
        let own = Literal::usize_unsuffixed(self.own);
        match &self.base {
            Some(base) => code! { const { #base + #own } },
            None => code! { #own },
        }
    }

    /// Of the nodes of a leaf that is a tree.
    fn base(&self) -> TokenStream {
        let base = self.base_of_leaf();
        code! { const { #base } }
    }

    pub fn base_of_leaf(&self) -> TokenStream {
        let (info, own) = (&self.info, Literal::usize_unsuffixed(self.own));
        let base = self.base.as_ref().map(|base| code! { #base + });
        code! { #base #info.base_of(#own) }
    }
}

impl Body<'_> {
    pub fn place(&self, node: NodeId, info: &TokenStream) -> OwnNumber {
        let (subtree, own) = self.own_places[node];
        let Some(subtree) = subtree else {
            return OwnNumber {
                base: None,
                info: info.clone(),
                own,
            };
        };
        let (runtime, ty) = (runtime(), super::written_type(self, subtree));
        OwnNumber {
            base: Some(self.place(subtree, info).base_of_leaf()),
            info: code! { <#ty as #runtime::Tree>::INFO },
            own,
        }
    }
}
