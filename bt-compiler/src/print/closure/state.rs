//! The state's type: what rustc is to infer becomes a type parameter.

use crate::check::model::{Kind, Leaf, NodeId};
use crate::code::below::BelowId;
use crate::code::body::Body;
use crate::print::below_name;
use crate::print::describe::Values;
use crate::print::state::{Content, Field};
use crate::tokens::{code, located, mixed, number, runtime};
use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;

/// The state's type, and those of its parts that lie below composites.
pub struct State {
    /// All type parameters of the state.
    pub parameters: Vec<Ident>,
    /// The types of values.
    pub values: Vec<(NodeId, TokenStream)>,
    /// The type of all times: they are of the context's clock. Types that rustc has still to infer are looked at again and again.
    pub instant: Option<TokenStream>,
    /// What is no part's own.
    own: Fields,
    /// By what lies below a composite.
    parts: Vec<Fields>,
}

/// The fields of one type.
#[derive(Default)]
pub struct Fields {
    pub declared: Vec<TokenStream>,
    /// Their names, what they begin with, and the nodes of those that are values.
    inits: Vec<(Ident, TokenStream, Option<NodeId>)>,
    /// Whether there are times.
    pub has_times: bool,
}

impl Fields {
    /// The values among them.
    pub fn values(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.inits.iter().filter_map(|(_, _, node)| *node)
    }
}

impl State {
    pub fn of(fields: &[Field], body: &Body) -> Self {
        let runtime = runtime();
        let number = number();
        let (belows, all) = (body.belows, body.belows.all.iter());
        let mut state = Self {
            parameters: Vec::new(),
            values: Vec::new(),
            instant: None,
            own: Fields::default(),
            parts: all.map(|_| Fields::default()).collect(),
        };
        for field in fields {
            let Field {
                name,
                docs,
                content,
                node,
            } = field;
            let (ty, init) = match content {
                Content::Resume => {
                    let numbers = crate::tokens::numbers();
                    (code! { #number }, code! { #numbers::IDLE })
                }
                Content::Slot(kind) => {
                    let ty = kind.ty(&code! { #runtime });
                    let ty = ty.unwrap_or_else(|| state.instant());
                    // What is no instant is told at the node, where more asks for it.
                    let init = if kind.is_time() {
                        located(kind.initial(), body.sources[*node].span)
                    } else {
                        kind.initial()
                    };
                    (ty, init)
                }
                Content::Value { init, .. } => {
                    let ty = state.parameter();
                    state.values.push((*node, ty.clone()));
                    (ty, init.clone())
                }
            };
            let docs = format!(" {docs}");
            let whose = state.fields_of(belows.of_node(*node));
            whose.has_times |= content.is_time();
            whose.declared.push(code! { #[doc = #docs] #name: #ty, });
            let node = field.is_value().then_some(*node);
            whose.inits.push((name.clone(), init, node));
        }
        state
    }

    fn fields_of(&mut self, part: Option<BelowId>) -> &mut Fields {
        match part {
            None => &mut self.own,
            Some(part) => &mut self.parts[part],
        }
    }

    /// The fields of what lies below a composite.
    pub fn part(&self, part: BelowId) -> &Fields {
        &self.parts[part]
    }

    /// The type of a value.
    pub fn value(&self, node: NodeId) -> Option<&TokenStream> {
        let found = self.values.iter().find(|(value, _)| *value == node);
        found.map(|(_, ty)| ty)
    }

    /// The types that the fields of a part need, but for those of parts in it.
    pub fn types(&self, part: BelowId) -> Vec<&TokenStream> {
        let fields = &self.parts[part];
        let instant = self.instant.as_ref().filter(|_| fields.has_times);
        let values = fields.values().filter_map(|node| self.value(node));
        instant.into_iter().chain(values).collect()
    }

    /// A part's type in the state.
    fn part_type(&self, body: &Body, part: BelowId) -> TokenStream {
        let (name, types) = (below_name(part), self.types(part));
        let inner = body.belows.right_below(Some(part));
        let inner = inner.map(|inner| self.part_type(body, inner));
        code! { #name<#(#types,)* #(#inner),*> }
    }

    /// The fields of the state's own parts.
    fn declared_parts(&self, body: &Body) -> TokenStream {
        let parts = body.belows.right_below(None).map(|part| {
            let composite = body.belows.all[part].composite;
            let (name, ty) = (body.below(composite), self.part_type(body, part));
            let docs = format!(" What is below `{}`.", body.tree.nodes[composite].quote);
            code! { #[doc = #docs] #name: #ty, }
        });
        parts.collect()
    }

    /// The type, and whether the tree runs.
    pub fn declaration(&self, body: &Body) -> TokenStream {
        let (runtime, numbers) = (runtime(), crate::tokens::numbers());
        let (state, index) = (mixed(crate::print::STATE), &body.names.resume[0]);
        let (declared, parameters) = (&self.own.declared, &self.parameters);
        let parts = self.declared_parts(body);
        code! {
            /// What the tree keeps between two ticks.
            #[derive(#runtime::Clone, #runtime::Copy, #runtime::Debug)]
            struct #state<#(#parameters),*> {
                #(#declared)*
                #parts
            }
            impl<#(#parameters),*> #runtime::ClosureState for #state<#(#parameters),*> {
                type At = #numbers;
                #[inline]
                fn state_runs(&self) -> #runtime::bool {
                    self.#index != #numbers::IDLE
                }
            }
        }
    }

    /// The state of an idle tree.
    pub fn idle(&self, body: &Body) -> TokenStream {
        let state = mixed(crate::print::STATE);
        if self.parts.is_empty() {
            let fields = self.own.inits.iter();
            let fields = fields.map(|(name, init, _)| code! { #name: #init, });
            return code! { #state { #(#fields)* } };
        }
        // Values are made in the order in which they are written, and what they borrow may be temporary. Then the innermost part is made first:
        // of parts that are written in one another rustc looks at the types below each, again and again.
        let mut values: Vec<(NodeId, &Ident, &TokenStream)> = Vec::new();
        for fields in self.parts.iter().chain([&self.own]) {
            let inits = fields.inits.iter();
            values.extend(inits.filter_map(|(name, init, node)| Some(((*node)?, name, init))));
        }
        values.sort_by_key(|(node, ..)| *node);
        let (names, inits): (Vec<&Ident>, Vec<&TokenStream>) = values
            .into_iter()
            .map(|(_, name, init)| (name, init))
            .unzip();
        let parts = (0..self.parts.len()).rev().map(|part| {
            let (variable, name) = (Body::part(part), below_name(part));
            let fields = self.made(body, Some(part));
            code! { let #variable = #name { #fields }; }
        });
        let fields = self.made(body, None);
        code! {
            match (#(#inits,)*) {
                (#(#names,)*) => { #(#parts)* #state { #fields } }
            }
        }
    }

    /// The fields of a part, or of the state itself, of values and parts that are there.
    fn made(&self, body: &Body, part: Option<BelowId>) -> TokenStream {
        let fields = part.map_or(&self.own, |part| &self.parts[part]);
        let inits = fields.inits.iter();
        let own = inits.map(|(name, init, node)| match node {
            Some(_) => code! { #name, },
            None => code! { #name: #init, },
        });
        let inner = body.belows.right_below(part).map(|inner| {
            let (name, variable) = (
                body.below(body.belows.all[inner].composite),
                Body::part(inner),
            );
            code! { #name: #variable, }
        });
        own.chain(inner).collect()
    }

    /// What the tree says of itself. Whether leaf values are trees depends on their types alone, but to ask takes a
    /// context.
    pub fn described(&self, body: &Body) -> TokenStream {
        let (runtime, state) = (runtime(), mixed(crate::print::STATE));
        let context = mixed("C");
        let values = self
            .values
            .iter()
            .filter(|(node, _)| body.tree.nodes[*node].kind == Kind::Leaf(Leaf::Value));
        let values: Vec<&(NodeId, TokenStream)> = values.collect();
        let types = Values {
            ty: &|node| {
                let value = values.iter().find(|(value, _)| *value == node)?;
                Some(value.1.clone())
            },
            context: context.to_token_stream(),
            tree: None,
        };
        let of_self = Body {
            state: code! { self },
            ..body.clone()
        };
        let info = body.info("", &types);
        let info = code! { &#info };
        let described = code! { <Self as #runtime::Described<#context>>::DESCRIBED };
        let running = of_self.visit_running(&types, &described);
        let large = body.allowing_large_info();
        let parameters = self.parameters.iter().map(|parameter| {
            let is_value = values
                .iter()
                .any(|(_, ty)| ty.to_string() == *parameter.to_string());
            let bound = is_value.then(|| code! { : #runtime::Behavior<#context> });
            code! { #parameter #bound }
        });
        let all = &self.parameters;
        code! {
            impl<#context: ?#runtime::Sized #(, #parameters)*> #runtime::Described<#context> for #state<#(#all),*> {
                #large
                const DESCRIBED: &'static #runtime::TreeInfo = #info;
                #running
            }
        }
    }

    fn instant(&mut self) -> TokenStream {
        if let Some(instant) = &self.instant {
            return instant.clone();
        }
        let instant = self.parameter();
        self.instant.insert(instant).clone()
    }

    /// A new type parameter.
    fn parameter(&mut self) -> TokenStream {
        let parameter = mixed(&format!("T{}", self.parameters.len() + 1));
        self.parameters.push(parameter.clone());
        parameter.to_token_stream()
    }
}
