//! Lamps: agents that switch something on, which has to be switched off however they end.
#![allow(dead_code, missing_docs)] // each test uses a part

use bevy_app::{App, Update};
use bevy_ecs::prelude::*;
use bevy_quickbeam::{AgentContext, TreePlugin};
use quickbeam::{Behavior, Status, behavior_tree};

#[derive(Component)]
pub struct Energy(pub u32);
/// What the tree switches on while it runs.
#[derive(Component)]
pub struct Glow;
#[derive(Component, Default)]
pub struct Diary(pub Vec<String>);
#[derive(Resource)]
pub struct Weather(pub &'static str);

#[derive(AgentContext)]
pub struct Lamp<'a> {
    agent: Entity,
    energy: &'a Energy,
    diary: Mut<'a, Diary>,
    #[resource]
    weather: &'a Weather,
    #[commands]
    commands: Commands<'a, 'a>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Shine;

impl Behavior<Lamp<'_>> for Shine {
    fn start(&mut self, lamp: &mut Lamp<'_>) -> Status {
        lamp.commands.entity(lamp.agent).try_insert(Glow);
        lamp.diary.0.push("on".to_owned());
        Status::Running
    }

    fn tick(&mut self, lamp: &mut Lamp<'_>) -> Status {
        lamp.diary.0.push("shines".to_owned());
        Status::Running
    }

    fn halt(&mut self, lamp: &mut Lamp<'_>) {
        lamp.commands.entity(lamp.agent).try_remove::<Glow>();
        let (energy, weather) = (lamp.energy.0, lamp.weather.0);
        lamp.diary.0.push(format!("off at {energy}, {weather}"));
    }
}

behavior_tree! {
    #[derive(Component, Clone, Copy, Debug, PartialEq)]
    pub tree Light(lamp: &mut Lamp<'_>) {
        sequence< success, Shine >
    }

    #[derive(Component)]
    pub tree Dark(lamp: &mut Lamp<'_>) {
        { lamp.diary.0.push("dark".to_owned()) }
    }
}

pub fn app() -> App {
    let mut app = App::new();
    app.insert_resource(Weather("rain"));
    app.add_plugins((
        TreePlugin::<Light, Lamp>::new(Update),
        TreePlugin::<Dark, Lamp>::new(Update),
    ));
    app
}

pub fn lamp(app: &mut App) -> Entity {
    let agent = app
        .world_mut()
        .spawn((Energy(7), Diary::default(), Light::new()));
    agent.id()
}

/// Takes out what the agent has written since it was asked last.
pub fn diary(app: &mut App, agent: Entity) -> String {
    let mut diary = app.world_mut().get_mut::<Diary>(agent).expect("a diary");
    std::mem::take(&mut diary.0).join("; ")
}

pub fn glows(app: &App, agent: Entity) -> bool {
    app.world().get::<Glow>(agent).is_some()
}

/// A lamp that has been on for two ticks.
pub fn shining() -> (App, Entity) {
    let mut app = app();
    let agent = lamp(&mut app);
    app.update();
    app.update();
    assert_eq!(diary(&mut app, agent), "on; shines");
    assert!(glows(&app, agent));
    (app, agent)
}
