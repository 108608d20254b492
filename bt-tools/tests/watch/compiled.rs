//! Compiled trees, recorded and watched through their observers.

use bt_core::observe::{Observer, Within};
use bt_core::{Status, Tree};
use bt_tools::model::Follower;
use bt_tools::record::{Recorder, Recording};
use bt_tools::watch::Watch;
use quickbeam::behavior_tree;
use std::time::Duration;

#[derive(Debug, Default)]
struct Hero {
    turn: u32,
}

fn often(hero: &mut Hero) -> bool {
    hero.turn += 1;
    hero.turn % 3 != 0
}

fn walk(hero: &mut Hero, to: u32) -> Status {
    hero.turn += to;
    match hero.turn % 4 {
        0 => Status::Success,
        1 => Status::Failure,
        _ => Status::Running,
    }
}

behavior_tree! {
    #[observe]
    tree Round(hero: &mut Hero, to: u32) {
        sequence< often, walk(to) >
    }
}

behavior_tree! {
    tree Unseen(hero: &mut Hero) {
        sequence< often, walk(1) >
    }
}

behavior_tree! {
    #[observe]
    tree Night(hero: &mut Hero) {
        reactive_fallback<
            !often,
            parallel(success = 2, failure = all)<
                walk(3),
                Round::new(2),
                repeat(2, { hero.turn % 5 != 0 })
            >,
            Unseen::new()
        >
    }
}

/// Answers in place of the leaf that is `Round`, now and then, and counts how often.
struct Instead {
    leaf: u16,
    turn: u32,
    count: u32,
}

impl Observer for Instead {
    type Within<'a> = Within<'a, Self>;

    fn within(&mut self, base: u16) -> Within<'_, Self> {
        Within::of(self, base)
    }

    fn before(&mut self, node: u16) -> Option<Status> {
        if node != self.leaf {
            return None;
        }
        self.turn += 1;
        let instead = match self.turn % 7 {
            2 => Status::Success,
            4 => Status::Failure,
            _ => return None,
        };
        self.count += 1;
        Some(instead)
    }
}

#[test]
fn a_recording_says_what_a_follower_saw() {
    let mut recorder = Recorder::new(Vec::new()).unwrap();
    let agent = recorder.agent("hero", Night::INFO).unwrap();
    let (mut night, mut hero) = (Night::new(), Hero::default());
    let mut follower = Follower::new();
    let leaf = Night::INFO
        .nodes
        .iter()
        .position(|node| node.text.starts_with("Round"));
    let leaf = u16::try_from(leaf.expect("it is a leaf")).unwrap();
    let mut instead = Instead {
        leaf,
        turn: 0,
        count: 0,
    };
    let mut seen = Vec::new();
    for tick in 0u64..500 {
        recorder.at(Duration::from_millis(tick));
        let observers = (Within::of(&mut instead, 0), recorder.of(agent));
        let mut observers = (observers, Within::of(&mut follower, 0));
        match tick % 50 {
            17 => night.halt_with(&mut hero, &mut observers),
            33 => night.reset_with(&mut hero, &mut observers),
            _ => {
                night.tick_with(&mut hero, &mut observers);
            }
        }
        assert_eq!(follower.loss(), None, "tick {tick}");
        seen.push(follower.model().unwrap().events().to_vec());
    }
    assert!(instead.count > 20, "{}", instead.count);
    let file = recorder.finish().unwrap();
    let mut fleet = Recording::read(&file).unwrap().into_fleet();
    let timeline = &mut fleet.agent_mut(0).timeline;
    assert_eq!(timeline.end(), 500);
    for (number, events) in (0..).zip(&seen) {
        let moment = timeline.at(number).unwrap();
        assert_eq!(moment.trouble, None, "{number}");
        assert_eq!(moment.model.events(), events, "{number}");
        assert_eq!(moment.operation.at, Some(Duration::from_millis(number)));
    }
    // A leaf within the tree that is observed, and the leaf that is a tree nobody observes.
    let count = |text: &str| {
        let number = (0..Night::NODES).find(|number| {
            let node = Night::INFO.node(*number);
            node.is_some_and(|node| node.text.starts_with(text))
        });
        timeline
            .statistics()
            .node(number.expect("there is one"))
            .ticks
    };
    assert!(count("Round") > 100 && count("Unseen") > 10);
    assert!(count("walk(to)") > 50, "{}", timeline.statistics().table());
}

#[test]
fn one_line_watches_a_compiled_tree() {
    let watch = Watch::settings()
        .address(([127, 0, 0, 1], 0))
        .open()
        .unwrap();
    let mut eyes = watch.agent("hero", Night::INFO);
    let (mut night, mut hero) = (Night::new(), Hero::default());
    for _ in 0..100 {
        eyes.context(&hero);
        night.tick_with(&mut hero, &mut eyes);
    }
    let mut plain = (Night::new(), Hero::default());
    for _ in 0..100 {
        plain.0.tick(&mut plain.1);
    }
    assert_eq!(
        hero.turn, plain.1.turn,
        "a tree that is watched does the same"
    );
}
