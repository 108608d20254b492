//! `test` and `set`.

use quickbeam::{behavior_tree, Status};

#[derive(Debug, Clone, Default, PartialEq)]
struct Agent {
    health: i32,
    speed: f64,
    name: String,
    limits: (i32, [i32; 2]),
    target: Option<Target>,
    evaluated: u32,
}

#[derive(Debug, Clone, Default, PartialEq)]
struct Target {
    distance: f32,
    friend: Option<Box<Target>>,
}

impl Agent {
    fn next(&mut self) -> i32 {
        self.evaluated += 1;
        self.health + 1
    }
}

/// What a leaf gives on an agent, in both forms.
macro_rules! gives {
    ($agent:expr, |$name:ident| $($leaf:tt)*) => {{
        behavior_tree! { tree Item($name: &mut Agent) { $($leaf)* } }
        let mut agent: Agent = $agent.clone();
        let mut tree = Item::new();
        let status = tree.tick(&mut agent);
        assert!(!tree.is_running());
        let mut again = $agent.clone();
        let mut closure = behavior_tree! { |$name: &mut Agent| $($leaf)* };
        assert_eq!(closure.tick(&mut again), status);
        // What is not a number does not equal itself.
        assert_eq!(format!("{again:?}"), format!("{agent:?}"));
        std::mem::swap(&mut $agent, &mut agent);
        status == Status::Success
    }};
}

#[test]
fn every_operator() {
    let mut agent = Agent {
        health: 10,
        ..Agent::default()
    };
    assert!(!gives!(agent, |agent| test(health < 10)));
    assert!(gives!(agent, |agent| test(health < 11)));
    assert!(gives!(agent, |agent| test(health <= 10)));
    assert!(!gives!(agent, |agent| test(health <= 9)));
    assert!(gives!(agent, |agent| test(health > 9)));
    assert!(!gives!(agent, |agent| test(health > 10)));
    assert!(gives!(agent, |agent| test(health >= 10)));
    assert!(!gives!(agent, |agent| test(health >= 11)));
    assert!(gives!(agent, |agent| test(health == 10)));
    assert!(!gives!(agent, |agent| test(health == 9)));
    assert!(gives!(agent, |agent| test(health != 9)));
    assert!(!gives!(agent, |agent| test(health != 10)));
}

#[test]
fn within_a_precision() {
    let mut agent = Agent {
        speed: 1.4,
        health: 10,
        ..Agent::default()
    };
    assert!(gives!(agent, |agent| test(speed == 1.5, within = 0.2)));
    assert!(gives!(agent, |agent| test(speed == 1.3, within = 0.2)));
    assert!(!gives!(agent, |agent| test(speed == 1.5, within = 0.05)));
    assert!(!gives!(agent, |agent| test(speed == 1.3, within = 0.05)));
    assert!(gives!(agent, |agent| test(speed == 1.4, within = 0.0)));
    assert!(gives!(agent, |agent| test(health == 12, within = 2)));
    assert!(!gives!(agent, |agent| test(health == 13, within = 2)));
    agent.speed = f64::NAN;
    assert!(!gives!(agent, |agent| test(speed == 1.5, within = 100.0)));
}

#[test]
fn expressions_see_the_context() {
    let mut agent = Agent {
        health: 3,
        limits: (4, [5, 6]),
        ..Agent::default()
    };
    assert!(gives!(agent, |agent| test(health < agent.limits.0)));
    assert!(gives!(agent, |agent| test(limits.0 == agent.health + 1)));
    assert!(gives!(agent, |agent| test(health < agent.next())));
    assert_eq!(agent.evaluated, 1);
}

#[test]
fn a_missing_record_fails() {
    let mut agent = Agent::default();
    assert!(!gives!(agent, |agent| test(target?.distance < 3.0)));
    assert!(!gives!(agent, |agent| test(target?.distance >= 3.0)));
    assert!(!gives!(agent, |agent| set(target?.distance = 2.0)));
    assert_eq!(agent, Agent::default());

    agent.target = Some(Target::default());
    assert!(gives!(agent, |agent| test(target?.distance < 3.0)));
    assert!(gives!(agent, |agent| set(target?.distance = 2.5)));
    assert!(gives!(agent, |agent| test(
        target?.distance == 2.5,
        within = 0.001
    )));
    assert!(!gives!(agent, |agent| test(
        target?.friend?.distance >= 0.0
    )));
    assert!(!gives!(agent, |agent| set(target?.friend?.distance = 1.0)));

    agent.target.get_or_insert_default().friend = Some(Box::default());
    assert!(gives!(agent, |agent| set(target?.friend?.distance = 1.0)));
    assert!(gives!(agent, |agent| test(target?.friend?.distance >= 1.0)));
    assert!(gives!(agent, |agent| set(target?.friend = None)));
    assert!(gives!(agent, |agent| set(target = None)));
    assert_eq!(agent, Agent::default());
}

#[test]
fn set_evaluates_before_it_borrows() {
    let mut agent = Agent {
        health: 3,
        ..Agent::default()
    };
    assert!(gives!(agent, |agent| set(health = agent.health * 2)));
    assert_eq!(agent.health, 6);
    assert!(gives!(agent, |agent| set(health = agent.next())));
    assert_eq!((agent.health, agent.evaluated), (7, 1));
    assert!(gives!(agent, |agent| set(
        limits.1 = [agent.health, agent.limits.0]
    )));
    assert_eq!(agent.limits, (0, [7, 0]));
    assert!(gives!(agent, |agent| set(
        name = format!("agent {}", agent.health)
    )));
    assert_eq!(agent.name, "agent 7");
}

#[test]
fn they_are_leaves_as_others_are() {
    let mut agent = Agent::default();
    let mut tree = behavior_tree! {
        |agent: &mut Agent| fallback<
            sequence< test(health >= 2), set(name = "well".to_owned()) >,
            sequence< set(health = agent.health + 1), failure >
        >
    };
    assert_eq!(tree.tick(&mut agent), Status::Failure);
    assert_eq!(tree.tick(&mut agent), Status::Failure);
    assert_eq!(tree.tick(&mut agent), Status::Success);
    assert_eq!((agent.health, agent.name.as_str()), (2, "well"));
}
