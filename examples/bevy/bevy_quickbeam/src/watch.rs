//! Agents that are shown in the browser while they run: those with a marker, and only those.

use crate::plugin::{TreesOf, needed};
use crate::tick::{AgentTree, Awake};
use crate::{AgentContext, GameClock, Stunned};
use bevy_app::App;
use bevy_ecs::entity::EntityHashMap;
use bevy_ecs::intern::Interned;
use bevy_ecs::lifecycle::{Discard, Insert, Remove};
use bevy_ecs::name::Name;
use bevy_ecs::prelude::*;
use bevy_ecs::schedule::ScheduleLabel;
use bevy_ecs::system::StaticSystemParam;
use bt_tools::watch::{Watch, Watched as Eyes};
use quickbeam::Tree;
use quickbeam::observe::{Observed, Observer as _, Operation};
use std::any::type_name;
use std::io;
use std::marker::PhantomData;
use std::time::Duration;

/// The page in the browser that shows agents, a resource. It lists the agents that are [`Watched`], each with its tree, what
/// runs there, and any tick before.
///
/// ```
/// use bevy_app::{App, FixedUpdate};
/// use bevy_ecs::prelude::*;
/// use bevy_quickbeam::{AgentContext, LiveView, TreePlugin, Watched};
/// use bt_tools::watch::Watch;
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
///     #[observe]
///     #[derive(Component)]
///     tree Walk(walker: &mut Walker<'_>) { step }
/// }
///
/// let mut app = App::new();
/// // `LiveView::open()` takes the usual port, 8421; this takes any that is free.
/// let watch = Watch::settings().address(([127, 0, 0, 1], 0)).open()?;
/// app.insert_resource(LiveView::of(watch));
/// app.add_plugins(TreePlugin::<Walk, Walker>::new(FixedUpdate).watched());
/// app.world_mut().spawn((Name::new("Anna"), Position(0), Walk::new(), Watched));
/// app.world_mut().spawn((Position(7), Walk::new())); // nobody looks at this one
/// # app.world_mut().run_schedule(FixedUpdate);
/// # assert_eq!(app.world().resource::<LiveView>().agents(), 1);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Resource, Debug)]
pub struct LiveView {
    watch: Watch,
    agents: usize,
}

impl LiveView {
    /// Serves the page at `http://127.0.0.1:8421`.
    ///
    /// # Errors
    ///
    /// If the port is taken.
    pub fn open() -> io::Result<Self> {
        Watch::open().map(Self::of)
    }

    /// The page of a watch with settings of its own.
    pub fn of(watch: Watch) -> Self {
        Self { watch, agents: 0 }
    }

    /// What serves the page: for marks on its timelines, and to know where it is.
    pub fn watch(&self) -> &Watch {
        &self.watch
    }

    /// How many agents it lists now. An agent with two trees is listed twice.
    pub fn agents(&self) -> usize {
        self.agents
    }
}

/// An agent with this marker is observed while it is ticked, and listed in the [`LiveView`]; all others are ticked plain.
///
/// It may come and go at any time. An agent that gets it while its tree runs is shown from the tick on at which that is idle
/// again. Kinds of trees are watched if their plugin says so: [`TreePlugin::watched`](crate::TreePlugin::watched); of those whose plugin does
/// not, it is warned.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Watched;

/// What tells the view about each agent with a tree of this kind.
#[derive(Resource)]
struct Shown<T> {
    eyes: EntityHashMap<Eyes>,
    kind: PhantomData<fn() -> T>,
}

/// Adds what shows the trees of one kind.
pub fn show<T, C>(app: &mut App, schedule: Interned<dyn ScheduleLabel>)
where
    T: AgentTree<C> + for<'a> Observed<C::Of<'a>, Eyes>,
    C: AgentContext + 'static,
{
    app.insert_resource(Shown::<T> {
        eyes: EntityHashMap::default(),
        kind: PhantomData,
    });
    let systems = (meet::<T>, tick_watched::<T, C>).chain();
    app.add_systems(schedule, systems.in_set(TreesOf::<T>::default()));

    app.add_observer(|tree: On<Discard<T>>, shown: ResMut<Shown<T>>| halted(tree.entity, shown));
    app.add_observer(|stun: On<Insert<Stunned>>, shown: ResMut<Shown<T>>| {
        halted(stun.entity, shown);
    });
    let needed = needed::<C>(app.world_mut());
    let incomplete = |part: On<Remove<T>>, shown: ResMut<Shown<T>>| halted(part.entity, shown);
    let incomplete = Observer::new(incomplete).with_components(needed);
    app.world_mut().spawn(incomplete);
}

/// Lists agents that are watched from now on, and takes those from the list that are not any more.
fn meet<T: Component + Tree>(
    agents: Query<(Entity, Option<&Name>), (With<T>, With<Watched>)>,
    view: Option<ResMut<LiveView>>,
    mut shown: ResMut<Shown<T>>,
) {
    let Some(mut view) = view else {
        return;
    };
    let eyes = &mut shown.eyes;
    let before = eyes.len();
    eyes.retain(|agent, _| agents.contains(*agent));
    let gone = before - eyes.len();
    for (agent, name) in &agents {
        eyes.entry(agent).or_insert_with(|| {
            let kind = type_name::<T>().rsplit("::").next().unwrap_or_default();
            let name = name.map_or_else(|| format!("{kind} of {agent}"), ToString::to_string);
            view.watch.agent(&name, T::INFO)
        });
    }
    let new = eyes.len() + gone - before;
    if new != gone {
        view.agents = view.agents + new - gone;
    }
}

fn tick_watched<T, C>(
    mut agents: Query<(Entity, &'static mut T, C::Own), (Awake, With<Watched>)>,
    shared: StaticSystemParam<C::Shared>,
    clock: Option<Res<GameClock>>,
    mut shown: ResMut<Shown<T>>,
) where
    T: AgentTree<C> + for<'a> Observed<C::Of<'a>, Eyes>,
    C: AgentContext + 'static,
{
    let shared = &*shared;
    for (agent, mut tree, own) in &mut agents {
        let tree = tree.bypass_change_detection();
        let eyes = shown.eyes.get_mut(&agent);
        C::with(own, shared, |context| match eyes {
            Some(eyes) => {
                if let Some(clock) = &clock {
                    eyes.at(Duration::from_millis(clock.millis().into()));
                }
                tree.tick_with(context, eyes);
            }
            // There is no view.
            None => {
                tree.tick(context);
            }
        });
    }
}

/// The tree of an agent is halted just now.
fn halted<T: Tree + Send + Sync + 'static>(agent: Entity, mut shown: ResMut<Shown<T>>) {
    if let Some(eyes) = shown.eyes.get_mut(&agent) {
        eyes.begin(Operation::Halt, T::INFO);
        eyes.end(Operation::Halt, None);
    }
}
