//! Halting: exactly what runs, innermost first.
//!
//! What halts an inner region stands once, as a method, where other regions are nested in it: each
//! node around it may have to halt it. So does what ticks the handler of a `try_catch` on a halt.

use super::halt_groups::{Group, Halted};
use super::halt_in_place::Place;
use super::sections::SECTION;
use super::{local, was, RegionBuild};
use crate::check::model::{Kind, NodeId};
use crate::code::body::Body;
use crate::code::{Block, Expr, Form, Match, MatchArm, Number, Part, Pattern, Returns, Statement};

use crate::lower::graph::{suspends_near, Cleanup, Kept, RegionId, SlotId};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// What halting puts back to its initial value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Location {
    /// The resume index of an inner region.
    Resume(RegionId),
    Slot(SlotId),
}

impl RegionBuild<'_> {
    /// Halts the suspend point that `was` running if it lies in this part of the tree.
    pub fn halt_within(&self, nodes: &Range<NodeId>) -> Block {
        let index = Expr::Variable(was(self.id));
        self.body
            .halt_suspends(self.halted(nodes), index, self.form)
    }

    fn halted<'n>(&self, nodes: &'n Range<NodeId>) -> Halted<'n> {
        Halted {
            region: self.id,
            nodes: Some(nodes),
            method_of: None,
        }
    }

    /// The same for each of several children one of which may be running instead, perhaps with the
    /// same slots.
    pub fn halt_each(&self, children: &[NodeId]) -> Vec<Block> {
        let (body, tree) = (self.body, self.body.tree);
        let slots = children.iter();
        let slots = slots.map(|&child| body.slots_within(self.id, &tree.subtree(child)));
        let slots: Vec<BTreeSet<SlotId>> = slots.collect();
        let mut users: BTreeMap<SlotId, usize> = BTreeMap::new();
        for &slot in slots.iter().flatten() {
            *users.entry(slot).or_default() += 1;
        }
        let halts = children.iter().zip(&slots).map(|(&child, own)| {
            let nodes = tree.subtree(child);
            let halted = self.halted(&nodes);
            let was = Expr::Variable(was(self.id));
            let others = |slot: &SlotId| {
                let own = usize::from(own.contains(slot));
                users.get(slot).is_some_and(|&users| users > own)
            };
            let shares =
                |location: &Location| matches!(location, Location::Slot(slot) if others(slot));
            let groups = body.cleanups(halted);
            match body.put_back(&groups) {
                Some(locations) if locations.iter().any(shares) => {
                    body.by_suspend(halted, groups, was, self.form)
                }
                _ => body.halt_suspends(halted, was, self.form),
            }
        });
        halts.collect()
    }
}

impl Body<'_> {
    /// Halts whatever runs in a region, and leaves it idle.
    pub fn halt_region(&self, region: RegionId, form: Form) -> Block {
        if let Some(halted) = self.halt_part(region) {
            return halted;
        }
        if !self.halting.takes_something[region] {
            return Block::default();
        }
        let is_method = self.halts_by_method(region, form);
        let suspends = &self.graph.regions[region].suspends;
        let takes_code = suspends.iter().any(|suspend| !suspend.cleanup.is_empty());
        let is_below = self.below_of(region) != self.here;
        if is_below && !is_method && !takes_code {
            let index = Expr::tokens(self.seen_below(self.below_of(region)).resume(region));
            let mut code = Block::default();
            code.store(index, Expr::Number(Number::Idle));
            return code;
        }
        if is_method || is_below {
            return Statement::Do(Expr::Halt(region)).into();
        }
        self.halting_code(region, form)
    }

    /// Whether there is a method for halting a region that code of this form can call.
    pub fn halts_by_method(&self, region: RegionId, form: Form) -> bool {
        match self.params {
            Some(_) => self.halting.is_method[region] && form == Form::Method,
            None => self.halting.is_of_state[region],
        }
    }

    /// What it takes to halt a region.
    pub fn halting_code(&self, region: RegionId, form: Form) -> Block {
        let form = if self.params.is_some() {
            form
        } else {
            Form::Closure
        };
        let halted = Halted {
            region,
            nodes: None,
            method_of: None,
        };
        let mut code = self.halt_suspends(halted, Expr::Index(region), form);
        code.store(Expr::Index(region), Expr::Number(Number::Idle));
        code
    }

    /// Ticks the handler of a `try_catch` on a halt.
    fn handle_region(&self, region: RegionId, form: Form) -> Block {
        if form == Form::Method && self.params.is_some() {
            return Statement::Do(Expr::Handle(region)).into();
        }
        self.handling_code(region, form)
    }

    /// What it takes to tick a handler on a halt: once, and what it gives is dropped. If it runs, it is halted.
    pub fn handling_code(&self, region: RegionId, form: Form) -> Block {
        let within = Body {
            is_halting: true,
            ..self.clone()
        };
        let mut code = Block::default();
        let status = within.inner_region(region, form, false);
        code.push(Statement::Let(local("_"), Some(status)));
        code.extend(within.halt_region(region, form));
        code
    }

    /// The slots that halting puts back somewhere within these nodes of a region.
    fn slots_within(&self, region: RegionId, nodes: &Range<NodeId>) -> BTreeSet<SlotId> {
        let mut slots = BTreeSet::new();
        let mut open = vec![region];
        while let Some(region) = open.pop() {
            let suspends = &self.graph.regions[region].suspends;
            let near = &suspends[suspends_near(suspends, nodes)];
            for (node, cleanup) in near.iter().flat_map(|suspend| &suspend.cleanup) {
                match cleanup {
                    Cleanup::Reset(slot) if nodes.contains(node) => _ = slots.insert(*slot),
                    Cleanup::HaltRegion(inner) if nodes.contains(node) && !open.contains(inner) => {
                        open.push(*inner);
                    }
                    _ => {}
                }
            }
        }
        slots
    }

    /// Halts the suspend point that `index` names, if it is one of these.
    pub fn halt_suspends(&self, halted: Halted, index: Expr, form: Form) -> Block {
        let groups = self.cleanups(halted);
        // Putting a location back does no harm where its owner was not running.
        match self.put_back(&groups) {
            Some(locations) => self.reset_locations(&locations),
            None => self.by_suspend(halted, groups, index, form),
        }
    }

    /// The locations that go back to their initial values, if halting any of these suspend points comes to no
    /// more than that. Where they are many in several regions, most are those of others: to ask
    /// which suspend point it is takes less then.
    fn put_back(&self, groups: &[Group]) -> Option<BTreeSet<Location>> {
        const TOO_MANY: usize = 8;
        let mut locations = BTreeSet::new();
        let mut found = self.reset_by(
            groups.iter().flat_map(|group| &group.cleanup),
            &mut locations,
        )?;
        while let Some(id) = found.pop() {
            if locations.insert(Location::Resume(id)) {
                let suspends = self.graph.regions[id].suspends.iter();
                let all = suspends.flat_map(|suspend| &suspend.cleanup);
                found.extend(self.reset_by(all.map(|(_, part)| part), &mut locations)?);
            }
            if locations.len() > TOO_MANY {
                return None;
            }
        }
        Some(locations)
    }

    /// Adds the slots that these cleanups reset, and gives the regions that they halt; none if they do something else.
    fn reset_by<'c>(
        &self,
        cleanups: impl Iterator<Item = &'c Cleanup>,
        locations: &mut BTreeSet<Location>,
    ) -> Option<Vec<RegionId>> {
        let mut regions = Vec::new();
        for cleanup in cleanups {
            match *cleanup {
                Cleanup::Reset(slot) => _ = locations.insert(Location::Slot(slot)),
                Cleanup::HaltRegion(id) if !self.halting.takes_something[id] => {}
                Cleanup::HaltRegion(id) if self.below_of(id) == self.here => regions.push(id),
                Cleanup::HaltRegion(_)
                | Cleanup::HaltLeaf(_)
                | Cleanup::Idle(_)
                | Cleanup::Handle(_)
                | Cleanup::TickRegion(_) => return None,
            }
        }
        Some(regions)
    }

    fn reset_locations(&self, locations: &BTreeSet<Location>) -> Block {
        let mut code = Block::default();
        for location in locations {
            match *location {
                Location::Resume(region) => {
                    code.store(Expr::Index(region), Expr::Number(Number::Idle));
                }
                Location::Slot(slot) => self.reset_slot(slot, &mut code),
            }
        }
        code
    }

    fn by_suspend(&self, halted: Halted, mut groups: Vec<Group>, index: Expr, form: Form) -> Block {
        let region = halted.region;
        if form == Form::Method && self.params.is_some() {
            groups = self.by_methods(halted, groups);
        } else if self.has_much_in_common(halted, &groups) {
            let place = Place {
                region,
                index,
                form,
            };
            return self.halt_in_place(&place, &groups);
        }
        let mut code = Block::default();
        if let [group] = &groups[..] {
            let suspends = &group.suspends;
            let runs = self.graph.regions[region].kept == Kept::Running;
            if runs || suspends.len() == 1 {
                let number = Expr::Number(self.suspend_number(region, suspends[0]));
                let cleanup = self.group_cleanup(region, group, &index, form);
                code.only_if(Expr::equal(index, number), cleanup);
                return code;
            }
        }
        let arms = groups.iter().map(|group| {
            let ranges = self.ranges(region, &group.suspends);
            let cleanup = self.group_cleanup(region, group, &index, form);
            MatchArm::new(Pattern::Numbers(ranges), cleanup)
        });
        let arms = arms.collect();
        let name = &self.tree.nodes[self.graph.regions[region].root].name;
        code.extend(in_steps(index, arms, &format!("halts_of_{name}"), form));
        code
    }

    pub fn cleanup(&self, cleanups: &[Cleanup], form: Form) -> Block {
        let mut code = Block::default();
        let mut below = None;
        for cleanup in cleanups {
            if let Cleanup::HaltRegion(region) = cleanup {
                let of = self.below_of(*region);
                if let Some(id) = of.filter(|_| of != below && of != self.here) {
                    // Once for all children of the composite.
                    code.statements.extend(self.borrow_below(id));
                    below = of;
                }
            }
            match cleanup {
                Cleanup::HaltLeaf(node) => {
                    code.evaluate(Expr::tokens(self.halt_leaf(*node)));
                }
                Cleanup::Idle(node) if below.is_some() && self.belows.of_node(*node) == below => {
                    // Where it lies in another part of the state, it is idle already.
                    if !self.belows.are_parts {
                        code.evaluate(self.seen_below(below).idle(*node));
                    }
                }
                Cleanup::Idle(node) => code.evaluate(self.idle(*node)),
                // The handler of a `try_catch` is a node, of which an observer is told.
                Cleanup::Handle(node)
                    if self.observer.is_some() && self.sources[*node].handler.is_none() =>
                {
                    code.push(Statement::Let(local("_"), Some(Expr::Call(*node))));
                }
                Cleanup::Handle(node) => code.declare(self.handle_halt(*node)),
                Cleanup::TickRegion(region) => code.extend(self.handle_region(*region, form)),
                Cleanup::HaltRegion(region) => code.extend(self.halt_region(*region, form)),
                Cleanup::Reset(slot) => self.reset_slot(*slot, &mut code),
            }
        }
        code
    }

    /// Where it is idle only with its parent, that says so next.
    fn halt_leaf(&self, node: NodeId) -> proc_macro2::TokenStream {
        let method = if self.stays_completed[node] {
            "halt"
        } else {
            "halt_node"
        };
        self.halt_observed(node, self.users_call(node, method))
    }

    /// A user's node is idle again.
    pub fn idle(&self, node: NodeId) -> Expr {
        Expr::tokens(self.users_call(node, "idle"))
    }

    /// Halts a child in a region of its own, for good: it is idle then.
    pub fn halt_for_good(&self, region: RegionId, form: Form) -> Block {
        if let Some(halted) = self.halt_part(region) {
            return halted;
        }
        let mut code = self.halt_region(region, form);
        let child = self.graph.regions[region].root;
        if self.stays_completed[child] {
            code.evaluate(self.seen_below(self.below_of(region)).idle(child));
        }
        code
    }

    fn users_call(&self, node: NodeId, method: &str) -> proc_macro2::TokenStream {
        if self.tree.nodes[node].kind == Kind::Custom {
            return self.custom_call(node, method);
        }
        self.value_call(node, method)
    }
}

/// Does one of many things by a number: those that are too many for one function in several, one of
/// which is called.
pub fn in_steps(index: Expr, mut arms: Vec<MatchArm>, name: &str, form: Form) -> Block {
    if arms.len() <= SECTION {
        arms.push(MatchArm::new(Pattern::Rest, Block::default()));
        return Statement::Match(Match { on: index, arms }).into();
    }
    let mut outer = Vec::new();
    let mut arms = arms.into_iter().peekable();
    while arms.peek().is_some() {
        let mut own: Vec<MatchArm> = arms.by_ref().take(SECTION).collect();
        let all = own.iter().filter_map(|arm| match &arm.pattern {
            Pattern::Numbers(numbers) => Some(numbers.clone()),
            _ => None,
        });
        let all: Vec<(Number, Number)> = all.flatten().collect();
        own.push(MatchArm::new(Pattern::Rest, Block::default()));
        let on = index.clone();
        let part = Expr::Part(Box::new(Part::new(
            name.to_owned(),
            Returns::Nothing,
            form,
            Statement::Match(Match { on, arms: own }).into(),
        )));
        outer.push(MatchArm::new(spanning(&all), Statement::Do(part).into()));
    }
    outer.push(MatchArm::new(Pattern::Rest, Block::default()));
    Statement::Match(Match {
        on: index,
        arms: outer,
    })
    .into()
}

/// From the first of these numbers to the last; they are in order, and no other function's lie between.
fn spanning(numbers: &[(Number, Number)]) -> Pattern {
    match (numbers.first(), numbers.last()) {
        (Some((first, _)), Some((_, last))) => Pattern::Numbers(vec![(*first, *last)]),
        _ => Pattern::Rest,
    }
}
