//! A plugin for each kind of tree.

use crate::tick::{self, AgentTree};
use crate::{AgentContext, notice};
use bevy_app::{App, Plugin};
use bevy_ecs::component::ComponentId;
use bevy_ecs::entity_disabling::Disabled;
use bevy_ecs::intern::Interned;
use bevy_ecs::lifecycle::{Discard, Insert, Remove};
use bevy_ecs::prelude::*;
use bevy_ecs::query::{Allow, QueryFilter, QueryState};
use bevy_ecs::schedule::ScheduleLabel;
use bevy_ecs::system::StaticSystemParam;
use std::any::type_name;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

/// Ticks the trees `T` of all agents with the context `C`, and halts them before they go.
///
/// ```
/// use bevy_app::{App, FixedUpdate};
/// use bevy_ecs::prelude::*;
/// use bevy_quickbeam::{AgentContext, TreePlugin};
/// use quickbeam::{behavior_tree, Status};
///
/// #[derive(Component)]
/// struct Position(i32);
///
/// #[derive(AgentContext)]
/// struct Walker<'a> { position: Mut<'a, Position> }
///
/// fn step(walker: &mut Walker<'_>) -> Status {
///     walker.position.0 += 1;
///     Status::Running
/// }
///
/// behavior_tree! {
///     #[derive(Component)]
///     tree Walk(walker: &mut Walker<'_>) { step }
/// }
///
/// let mut app = App::new();
/// app.add_plugins(TreePlugin::<Walk, Walker>::new(FixedUpdate));
/// let agent = app.world_mut().spawn((Position(0), Walk::new())).id();
/// app.world_mut().run_schedule(FixedUpdate);
/// assert_eq!(app.world().get::<Position>(agent).unwrap().0, 1);
/// ```
///
/// # When a tree is halted
///
/// A running tree is halted, with the agent's real context, just before
///
/// * it is replaced (`insert(Flee::new())` over an older `Flee`), removed (`remove::<Walk>()`) or despawned with its agent;
/// * something that its context cannot do without is removed;
/// * [`Stunned`](crate::Stunned) is inserted.
///
/// What Bevy cannot tell anybody about is an assignment, `*tree = Walk::new()` through a `&mut Walk`. It
/// drops a running tree without halting it, so builds with debug assertions warn when somebody writes to a tree. Who means it (to
/// roll back a whole world, where nothing is to be halted) writes through `bypass_change_detection`.
///
/// # Order
///
/// All trees are ticked in the set [`Trees`], those of one kind in [`TreesOf`].
pub struct TreePlugin<T, C> {
    schedule: Interned<dyn ScheduleLabel>,
    is_parallel: bool,
    /// Adds what shows agents that are watched, if these trees can be.
    watch: Option<fn(&mut App, Interned<dyn ScheduleLabel>)>,
    kind: PhantomData<fn() -> (T, C)>,
}

impl<T: AgentTree<C>, C: AgentContext> TreePlugin<T, C> {
    /// Ticks the trees once in each run of a schedule, in parallel where Bevy runs in parallel.
    pub fn new(schedule: impl ScheduleLabel) -> Self {
        Self {
            schedule: schedule.intern(),
            is_parallel: true,
            watch: None,
            kind: PhantomData,
        }
    }

    /// Ticks one agent after the other, in the order in which Bevy stores them, so that commands are
    /// carried out in that order too.
    #[must_use]
    pub fn one_by_one(mut self) -> Self {
        self.is_parallel = false;
        self
    }

    /// Shows the agents that have the marker [`Watched`](crate::Watched) in the [`LiveView`](crate::LiveView); it has their
    /// names. The trees must be marked `#[observe]`.
    ///
    /// Agents without the marker are ticked by the same code as ever, those with it one by one.
    #[cfg(feature = "watch")]
    #[must_use]
    pub fn watched(mut self) -> Self
    where
        T: for<'a> quickbeam::observe::Observed<C::Of<'a>, bt_tools::watch::Watched>,
        C: 'static,
    {
        self.watch = Some(crate::watch::show::<T, C>);
        self
    }

    fn add_ticks<F: QueryFilter + 'static>(&self, app: &mut App)
    where
        C: 'static,
    {
        let set = TreesOf::<T>::default();
        if self.is_parallel {
            app.add_systems(self.schedule, tick::in_parallel::<T, C, F>.in_set(set));
        } else {
            app.add_systems(self.schedule, tick::one_by_one::<T, C, F>.in_set(set));
        }
    }
}

impl<T: AgentTree<C>, C: AgentContext + 'static> Plugin for TreePlugin<T, C> {
    fn build(&self, app: &mut App) {
        let set = TreesOf::<T>::default();
        app.configure_sets(self.schedule, set.in_set(Trees));
        notice::Kinds::add::<T>(app.world_mut());
        match self.watch {
            None => {
                self.add_ticks::<tick::Awake>(app);
                #[cfg(feature = "watch")]
                app.add_systems(self.schedule, notice::unseen::<T>.after(set));
            }
            Some(show) => {
                #[cfg(feature = "watch")]
                self.add_ticks::<(tick::Awake, Without<crate::Watched>)>(app);
                show(app, self.schedule);
            }
        }
        let notices = notice::incomplete::<T, C>.after(set);
        app.add_systems(self.schedule, notices);
        if cfg!(debug_assertions) {
            app.init_resource::<notice::Inserted<T>>();
            app.add_observer(notice::inserted::<T>);
            app.add_systems(self.schedule, notice::written::<T>.before(set));
        }

        app.add_observer(halt_discarded::<T, C>);
        app.add_observer(halt_stunned::<T, C>);
        let needed = needed::<C>(app.world_mut());
        let incomplete = Observer::new(halt_incomplete::<T, C>).with_components(needed);
        app.world_mut().spawn(incomplete);
    }
}

/// The components that an agent cannot do without.
pub(crate) fn needed<C: AgentContext>(world: &mut World) -> Vec<ComponentId> {
    let own = QueryState::<C::Own>::new(world);
    own.component_access().with_filters().collect()
}

/// All agents, those that nobody sees too.
type All<'w, 's, T, C> = Query<'w, 's, (&'static mut T, <C as AgentContext>::Own), Allow<Disabled>>;

fn halt_discarded<T: AgentTree<C>, C: AgentContext>(
    tree: On<Discard<T>>,
    mut agents: All<T, C>,
    shared: StaticSystemParam<C::Shared>,
) {
    tick::halt_one::<T, C>(tree.entity, &mut agents, &shared);
}

fn halt_stunned<T: AgentTree<C>, C: AgentContext>(
    stun: On<Insert<crate::Stunned>>,
    mut agents: All<T, C>,
    shared: StaticSystemParam<C::Shared>,
) {
    tick::halt_one::<T, C>(stun.entity, &mut agents, &shared);
}

fn halt_incomplete<T: AgentTree<C>, C: AgentContext>(
    part: On<Remove<T>>,
    mut agents: All<T, C>,
    shared: StaticSystemParam<C::Shared>,
) {
    tick::halt_one::<T, C>(part.entity, &mut agents, &shared);
}

/// The set of systems in which all trees are ticked.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trees;

/// The set of systems in which the trees of one kind are ticked, to order others against.
///
/// ```
/// # use bevy_app::{App, FixedUpdate};
/// # use bevy_ecs::prelude::*;
/// # use bevy_quickbeam::{AgentContext, TreePlugin, TreesOf};
/// # #[derive(AgentContext)] struct Walker<'a> { agent: Entity, #[param] all: &'a Query<'a, 'a, Entity> }
/// # fn step(walker: &mut Walker<'_>) -> bool { walker.all.contains(walker.agent) }
/// # quickbeam::behavior_tree! {
/// #     #[derive(Component)] tree Look(walker: &mut Walker<'_>) { step }
/// #     #[derive(Component)] tree Walk(walker: &mut Walker<'_>) { step }
/// # }
/// # let mut app = App::new();
/// app.add_plugins((
///     TreePlugin::<Look, Walker>::new(FixedUpdate),
///     TreePlugin::<Walk, Walker>::new(FixedUpdate),
/// ));
/// app.configure_sets(FixedUpdate, TreesOf::<Look>::default().before(TreesOf::<Walk>::default()));
/// ```
#[derive(SystemSet)]
pub struct TreesOf<T: 'static>(PhantomData<fn() -> T>);

// By hand, since a derive asks the same of `T`.
impl<T> Default for TreesOf<T> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<T> Clone for TreesOf<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for TreesOf<T> {}

impl<T> PartialEq for TreesOf<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for TreesOf<T> {}

impl<T> Hash for TreesOf<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<T> fmt::Debug for TreesOf<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "TreesOf<{}>", type_name::<T>())
    }
}
