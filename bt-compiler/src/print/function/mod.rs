//! Structured code as tokens.
//!
//! One function at a time: what it calls and mentions decides its parameters, which of its variables
//! are mutable, and which return types of leaves are open in it. The code of its parts becomes
//! methods beside it, or closures that are called on the spot.

mod expression;
mod statement;

use crate::check::model::NodeId;
use crate::code::body::Body;
use crate::code::{Block, Form, Inlined, Part, Returns, Variable, VariableKind};
use crate::lower::graph::RegionId;
use crate::print::kept_param;
use crate::spans::within;
use crate::tokens::{code, mixed, number, runtime};
use crate::tokens::{mentions, mentions_outside_closures};
use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet};

/// The names of methods begin so: nobody else's do. Those of parts go on with the name and number of a part, those of [`Apart`] with
/// `halt` or `handle`, a name, and the number of a region or node: no part's name begins with these two.
const PART: &str = "__";

/// What one tree's functions are printed with.
pub struct Printer<'a> {
    pub body: &'a Body<'a>,
    /// Methods printed so far.
    methods: Vec<TokenStream>,
    /// The regions whose halting, or ticking on a halt, is called, but is not printed yet.
    apart: Vec<(RegionId, Apart)>,
    apart_asked: BTreeSet<(RegionId, Apart)>,
    /// Regions below composites whose halting is asked of the types for these.
    asked_below: BTreeSet<RegionId>,
    /// How the functions of sections are called that are called again.
    called: BTreeMap<(RegionId, usize), TokenStream>,
    /// By name: how many methods have it.
    taken: BTreeMap<String, usize>,
    /// Whether a composite of the user has its part of the state borrowed.
    is_below_composite: bool,
    function: Function,
}

/// What a region has a method for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Apart {
    /// Halting it.
    Halt,
    /// Ticking it on a halt: the handler of a `try_catch`.
    Handle,
    /// Halting what runs within one of its nodes.
    HaltWithin(NodeId),
}

/// What is known of the function that is being printed.
#[derive(Default)]
struct Function {
    /// The leaves that are called in it.
    calls: BTreeSet<NodeId>,
    /// Of these leaves the return type has a variable, as something is asked of it.
    asked: BTreeSet<NodeId>,
    /// The leaves of which it is asked more than once whether they can run: each answer has a variable.
    asked_often: BTreeSet<NodeId>,
    /// The variables that are stored to.
    stored: BTreeSet<Variable>,
    /// The variables that it has by reference.
    by_reference: BTreeSet<Variable>,
}

impl<'a> Printer<'a> {
    pub fn new(body: &'a Body<'a>) -> Self {
        Self {
            body,
            methods: Vec::new(),
            apart: Vec::new(),
            apart_asked: BTreeSet::new(),
            asked_below: BTreeSet::new(),
            called: BTreeMap::new(),
            taken: BTreeMap::new(),
            is_below_composite: false,
            function: Function::default(),
        }
    }

    /// The statements of a function.
    pub fn function(&mut self, block: &Block) -> TokenStream {
        self.within(block, BTreeSet::new())
    }

    /// The methods that the functions printed so far call.
    pub fn methods(&mut self) -> Vec<TokenStream> {
        while let Some((region, what)) = self.apart.pop() {
            let (code, verb) = match what {
                Apart::Halt => (self.body.halting_code(region, Form::Method), "Halts"),
                Apart::Handle => (
                    self.body.handling_code(region, Form::Method),
                    "On a halt: ticks",
                ),
                Apart::HaltWithin(node) => (
                    self.body.halting_within(region, node),
                    "Halts what runs within",
                ),
            };
            let name = self.apart_name(region, what);
            let halted = self.function(&code);
            let root = self.apart_node(region, what);
            let docs = format!(" {verb} `{}`.", self.body.tree.nodes[root].quote);
            let was = matches!(what, Apart::HaltWithin(_)).then(|| {
                let (was, number) = (mixed("was"), number());
                code! { , #was: #number }
            });
            let (context, ty) = (self.halt_context(&halted), &self.body.context_ty);
            let kept = self.kept_params(&halted);
            let (mut generics, mut observer) = (TokenStream::new(), TokenStream::new());
            let mut unused = None;
            if self.body.tells_of_halts() {
                (generics, observer) = self.observer_param();
                unused = self.body.unused_observer(&halted);
            }
            let halted = self.body.braced(code! { #unused #(#kept)* #halted });
            self.methods.push(code! {
                #[doc = #docs]
                #[inline]
                fn #name #generics (&mut self, #context: &mut #ty #was #observer)
                #halted
            });
        }
        std::mem::take(&mut self.methods)
    }

    /// Variables for what a tree was made with, as far as this code uses them.
    pub fn kept_params(&self, code: &TokenStream) -> Vec<TokenStream> {
        let params = self.body.params.into_iter().flatten();
        let used = params.filter(|param| mentions(code, &param.name));
        let hidden = self.body.may_hide_params;
        used.map(|param| {
            let (name, reborrow) = (&param.name, self.body.reborrow());
            let kept = kept_param(name, reborrow.as_ref());
            let used = hidden.then(|| code! { let _ = #name; });
            code! { #kept #used }
        })
        .collect()
    }

    /// The context, as what halts is given it.
    pub fn halt_context(&self, code: &TokenStream) -> Ident {
        let context = self.body.context;
        if mentions(code, context) {
            context.clone()
        } else {
            mixed(&format!("_{context}").replace("r#", ""))
        }
    }

    fn apart_name(&self, region: RegionId, what: Apart) -> Ident {
        let root = self.apart_node(region, what);
        let name = &self.body.tree.nodes[root].name;
        mixed(&match what {
            Apart::Halt => format!("{PART}halt_{name}_{region}"),
            Apart::Handle => format!("{PART}handle_{name}_{region}"),
            // No other name ends like this.
            Apart::HaltWithin(node) => format!("{PART}halt_{name}_{node}_within"),
        })
    }

    /// The node that it is about.
    fn apart_node(&self, region: RegionId, what: Apart) -> NodeId {
        match what {
            Apart::HaltWithin(node) => node,
            Apart::Halt | Apart::Handle => self.body.graph.regions[region].root,
        }
    }

    /// The method of the state that halts a region of a tree without a type.
    pub fn halt_of_state(&self, region: RegionId) -> Ident {
        self.apart_name(region, Apart::Halt)
    }

    /// `self.__halt_parallel_3(hero)`
    fn apart_call(
        &mut self,
        region: RegionId,
        what: Apart,
        was: Option<TokenStream>,
    ) -> TokenStream {
        if self.body.params.is_none() {
            let (state, name) = (&self.body.state, self.apart_name(region, what));
            return code! { #state.#name() };
        }
        let below = self.body.below_of(region);
        let is_elsewhere = below != self.body.here;
        if is_elsewhere {
            self.asked_below.insert(region);
        } else {
            self.ask_for(region, what);
        }
        let (name, context) = (self.apart_name(region, what), self.body.context);
        let observer = self.body.observer.as_ref();
        let observer = observer.filter(|_| self.body.tells_of_halts());
        let observer = observer.map(|observer| {
            let name = &observer.name;
            code! { , #name }
        });
        let whose = match below.filter(|_| is_elsewhere) {
            None => code! { self },
            Some(below) => self.body.right_below(below),
        };
        let was = was.map(|was| code! { , #was });
        code! { #whose.#name(#context #was #observer) }
    }

    /// Another function calls what halts a region.
    pub fn ask_for(&mut self, region: RegionId, what: Apart) {
        if self.apart_asked.insert((region, what)) {
            self.apart.push((region, what));
        }
    }

    /// What is asked of the types for what lies below composites, by the functions printed so far.
    pub fn asked_below(&mut self) -> BTreeSet<RegionId> {
        std::mem::take(&mut self.asked_below)
    }

    /// What a method with an observer has in addition: its generics, and its last parameter.
    pub fn observer_param(&self) -> (TokenStream, TokenStream) {
        let Some(observer) = &self.body.observer else {
            return (TokenStream::new(), TokenStream::new());
        };
        let (runtime, name, ty) = (runtime(), &observer.name, &observer.ty);
        (
            code! { <#ty: #runtime::Observer> },
            code! { , #name: &mut #ty },
        )
    }

    /// Prints a function, then goes on with the one around it.
    fn within(&mut self, block: &Block, by_reference: BTreeSet<Variable>) -> TokenStream {
        let calls = block.calls();
        let times = block.asked_to_run(&calls);
        let asked_often = times.iter().filter(|(_, times)| **times > 1);
        let asked_often = asked_often.map(|(leaf, _)| *leaf).collect();
        let function = Function {
            asked: self.body.asked(&calls, times.into_keys()),
            asked_often,
            calls,
            stored: block.stored(),
            by_reference,
        };
        let around = std::mem::replace(&mut self.function, function);
        let function = &self.function;
        let types = self
            .body
            .types_of(&function.calls, &function.asked, &function.asked_often);
        let root = self.body.graph.regions[0].root;
        let statements = within(self.body.sources[root].span, || self.block(block));
        self.function = around;
        code! { #types #statements }
    }

    /// Whether a leaf can run.
    fn can_run(&self, leaf: NodeId) -> TokenStream {
        if self.function.asked_often.contains(&leaf) {
            self.body.can_run_variable(leaf).into_token_stream()
        } else {
            self.body.can_run(leaf)
        }
    }

    /// A part that is a function of its own, called.
    fn part(&mut self, part: &Part) -> TokenStream {
        let runtime = runtime();
        let number = number();
        let gives = match part.gives {
            Returns::Status => code! { -> #runtime::Status },
            Returns::Next => code! { -> #runtime::ControlFlow<#runtime::Status, #number> },
            Returns::Decision => code! { -> #runtime::ControlFlow<#runtime::Status> },
            Returns::Nothing => TokenStream::new(),
        };
        if part.form == Form::Closure {
            return self.closure_part(part, &gives);
        }
        let (stored, free) = (part.stored(), part.free());
        // Where control goes is given back.
        let is_lent = |it: &&Variable| stored.contains(it) && it.kind != VariableKind::At;
        let lent: BTreeSet<Variable> = free.iter().filter(is_lent).copied().collect();
        let body = self.within(part.body(), lent.clone());
        let name = self.unique(&part.name);
        let (mut declared, mut given) = (TokenStream::new(), TokenStream::new());
        if mentions(&body, self.body.context) {
            let (context, ty) = (self.body.context, &self.body.context_ty);
            declared.extend(code! { #context: &mut #ty, });
            given.extend(code! { #context, });
        }
        let mut generics = TokenStream::new();
        if let Some(observer) = self.body.observer.as_ref() {
            let (name, ty) = (&observer.name, &observer.ty);
            if mentions(&body, name) {
                generics = self.observer_param().0;
                declared.extend(code! { #name: &mut #ty, });
                given.extend(code! { #name, });
            }
        }
        for variable in free {
            let name = mixed(variable.name);
            let ty = match variable.kind {
                VariableKind::Was | VariableKind::At => code! { #number },
                VariableKind::Flag => code! { #runtime::bool },
                VariableKind::Count => code! { #runtime::u32 },
                VariableKind::Value => continue,
            };
            let is_known = self.function.by_reference.contains(variable);
            if lent.contains(variable) {
                let borrowed = (!is_known).then(|| code! { &mut });
                declared.extend(code! { #name: &mut #ty, });
                given.extend(code! { #borrowed #name, });
            } else {
                let mutable = stored.contains(variable).then(|| code! { mut });
                let read = is_known.then(|| code! { * });
                declared.extend(code! { #mutable #name: #ty, });
                given.extend(code! { #read #name, });
            }
        }
        let kept = self.kept_params(&body);
        let inlined = match part.inlined {
            Inlined::Never => code! { #[inline(never)] },
            Inlined::Perhaps => code! { #[inline] },
            Inlined::Always => code! {
                #[cfg_attr(debug_assertions, inline)]
                #[cfg_attr(not(debug_assertions), inline(always))]
            },
        };
        let body = self.body.braced(code! { #(#kept)* #body });
        self.methods.push(code! {
            #inlined
            fn #name #generics (&mut self, #declared) #gives
            #body
        });
        let call = code! { self.#name(#given) };
        if let Some(section) = part.called_again {
            self.called.insert(section, call.clone());
        }
        call
    }

    /// A part as a closure that is called on the spot. It is given the whole state where it can be: of what a closure captures, rustc looks at
    /// each field, in each of the closures that stand in one another.
    fn closure_part(&mut self, part: &Part, gives: &TokenStream) -> TokenStream {
        let by_reference = self.function.by_reference.clone();
        let body = self.within(part.body(), by_reference);
        let (runtime, state) = (runtime(), mixed("state"));
        let is_given = !self.is_below_composite
            && mentions(&self.body.state, &state)
            && mentions_outside_closures(&body, &state);
        let given = is_given.then_some(&state);
        let head = self.body.head(code! { |#given| #gives });
        let mut closure = code! { #head { #body } };
        if part.inlined == Inlined::Never {
            // An attribute may stand before an expression that a block comes to.
            closure = code! { { #[inline(never)] #closure } };
        }
        if is_given {
            code! { #runtime::with_state(#state, #closure) }
        } else {
            code! { (#closure)() }
        }
    }

    fn unique(&mut self, name: &str) -> Ident {
        let taken = self.taken.entry(name.to_owned()).or_insert(0);
        *taken += 1;
        let number = *taken;
        mixed(&format!("{PART}{name}_{number}"))
    }
}
