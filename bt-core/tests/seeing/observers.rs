//! Observers of subtrees, in pairs, and closures.

use crate::log::{Log, NIGHT};
use bt_core::info::{Kind, Leaf, Node, TreeInfo};
use bt_core::observe::{from_fn, name_of, Answer, Observer, Operation};
use bt_core::Status;
use Status::{Failure, Success};

/// Tells an observer something of each kind.
fn tell(observer: &mut impl Observer) -> Option<Status> {
    observer.begin(Operation::Tick, NIGHT);
    let instead = observer.before(1);
    observer.answer(2, Answer::Elapsed(true));
    observer.error(2, &"rain");
    observer.halt(3);
    observer.end(Operation::Tick, Some(Success));
    instead
}

fn told(base: u16) -> [String; 6] {
    [
        "Tick Night".to_owned(),
        format!("{}?", base + 1),
        format!("{} Elapsed(true)", base + 2),
        format!("{} \"rain\"", base + 2),
        format!("{} is halted", base + 3),
        "Tick gave Some(Success)".to_owned(),
    ]
}

#[test]
fn a_subtree_is_seen_under_the_numbers_of_the_whole_tree() {
    let mut log = Log::instead(31, Failure);
    assert_eq!(tell(&mut log), None);
    assert_eq!(log.take(), told(0));
    assert_eq!(tell(&mut log.within(10)), None);
    assert_eq!(log.take(), told(10));
    // A subtree of the subtree, whose root is its node 20.
    assert_eq!(tell(&mut log.within(10).within(20)), Some(Failure));
    assert_eq!(log.take(), told(30));
}

#[test]
fn a_pair_sees_with_both_and_the_first_answers_first() {
    let mut both = (Log::default(), Log::default());
    assert_eq!(tell(&mut both), None);
    assert_eq!(
        (both.0.take(), both.1.take()),
        (told(0).into(), told(0).into())
    );
    assert_eq!(tell(&mut both.within(5)), None);
    assert_eq!(
        (both.0.take(), both.1.take()),
        (told(5).into(), told(5).into())
    );

    let mut second = (Log::default(), Log::instead(1, Failure));
    assert_eq!(tell(&mut second), Some(Failure));
    let mut first = (Log::instead(1, Success), Log::instead(1, Failure));
    assert_eq!(tell(&mut first), Some(Success));
    let mut unasked = told(0).to_vec();
    unasked.remove(1);
    assert_eq!((first.0.take(), first.1.take()), (told(0).into(), unasked));
}

#[test]
fn a_closure_is_told_the_answers_and_nothing_else() {
    let mut answers = Vec::new();
    let mut note = from_fn(|node, answer| answers.push((node, answer)));
    assert_eq!(tell(&mut note), None);
    assert_eq!(tell(&mut note.within(40)), None);
    assert_eq!(
        answers,
        [(2, Answer::Elapsed(true)), (42, Answer::Elapsed(true))]
    );
}

#[test]
fn borrowed_observers_see_together() {
    let (mut first, mut second, mut third) =
        (Log::default(), Log::instead(1, Failure), Log::default());
    let mut all = (&mut first, &mut second, (), &mut third);
    assert_eq!(tell(&mut all), Some(Failure));
    let mut inner = all.within(5);
    assert_eq!(tell(&mut inner), None);
    let mut three = (&mut first, &mut third, ());
    tell(&mut three);
    let seen = [first.take(), second.take()];
    assert!(seen.iter().all(|seen| !seen.is_empty()));
    assert_eq!(seen[0].len(), 3 * told(0).len());
    assert!(
        third.take().len() < seen[0].len(),
        "it is not asked where another answers"
    );
}

#[test]
fn the_empty_observer_stands_in_for_nothing() {
    assert_eq!(tell(&mut ()), None);
    ().within(3);
}

#[test]
fn a_node_is_called_by_its_label_or_as_it_is_written() {
    const TREE: &TreeInfo = &TreeInfo::new(
        "Night",
        1,
        &[
            Node::root(Kind::Invert, "invert(…)").with_children(&[1]),
            Node::below(0, Kind::Leaf(Leaf::Function), "sleep(8)").with_label("bed"),
        ],
    );
    let names = [0, 1, 2].map(|node| name_of(TREE, node));
    assert_eq!(names, ["invert(…)", "bed", "?"]);
}
