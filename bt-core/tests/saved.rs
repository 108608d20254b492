//! Saved trees: fields by name, by number or in order, in any format; what does not fit is refused.
#![cfg(feature = "serde")]

use bt_core::saved::{load, within, Fields};
use bt_core::{Clock, ManualClock, Ticks};
use core::time::Duration;
use serde::de::value::{BytesDeserializer, Error, MapDeserializer, SeqDeserializer};
use serde::de::IntoDeserializer;
use serde::Deserialize;

const SHAPE: u64 = 0x2a;
const NAMES: &[&str] = &["shape", "resume", "count"];

type State = (u8, (u32, ()));

/// The same fields in another order, with one that there is no longer, and so on.
fn by_name<'a, K: IntoDeserializer<'a, Error>>(
    fields: impl IntoIterator<Item = (K, u32)>,
) -> Result<State, Error> {
    let map = MapDeserializer::new(fields.into_iter());
    load::<State, _>(map, "Night", NAMES, SHAPE)
}

fn in_order(fields: impl IntoIterator<Item = u32>) -> Result<State, Error> {
    let fields = SeqDeserializer::new(fields.into_iter());
    load::<State, _>(fields, "Night", NAMES, SHAPE)
}

const SAVED: State = (3, (700, ()));

#[test]
fn fields_are_read_by_name_in_any_order() {
    for fields in [
        [("shape", 0x2a), ("resume", 3), ("count", 700)],
        [("count", 700), ("shape", 0x2a), ("resume", 3)],
    ] {
        assert_eq!(by_name(fields), Ok(SAVED));
    }
}

/// A name as the bytes of a text.
struct Bytes(&'static str);

impl IntoDeserializer<'_, Error> for Bytes {
    type Deserializer = BytesDeserializer<'static, Error>;

    fn into_deserializer(self) -> Self::Deserializer {
        BytesDeserializer::new(self.0.as_bytes())
    }
}

#[test]
fn names_may_be_bytes() {
    let fields = [("resume", 3), ("count", 700), ("shape", 0x2a)];
    assert_eq!(
        by_name(fields.map(|(name, value)| (Bytes(name), value))),
        Ok(SAVED)
    );
    let unknown = [
        ("resumes", 9),
        ("shap", 9),
        ("shape", 0x2a),
        ("count", 700),
        ("resume", 3),
    ];
    assert_eq!(
        by_name(unknown.map(|(name, value)| (Bytes(name), value))),
        Ok(SAVED)
    );
}

#[test]
fn fields_are_read_by_number_in_any_order() {
    for fields in [[(0, 0x2a), (1, 3), (2, 700)], [(2, 700), (1, 3), (0, 0x2a)]] {
        assert_eq!(
            by_name(fields.map(|(number, value): (u64, u32)| (number, value))),
            Ok(SAVED)
        );
    }
}

#[test]
fn fields_that_the_tree_does_not_have_are_left_out() {
    let names = [
        ("sleep", 9),
        ("shape", 0x2a),
        ("resume", 3),
        ("count", 700),
        ("", 9),
    ];
    assert_eq!(by_name(names), Ok(SAVED));
    let numbers = [(3, 9), (0, 0x2a), (u64::MAX, 9), (1, 3), (2, 700)];
    assert_eq!(by_name(numbers), Ok(SAVED));
}

#[test]
fn a_field_that_the_tree_does_not_have_may_hold_anything() {
    let json =
        r#"{"dreams": [{"of": null}, 3], "shape": 42, "resume": 3, "sheep": "many", "count": 700}"#;
    let mut deserializer = serde_json::Deserializer::from_str(json);
    let state = load::<State, _>(&mut deserializer, "Night", NAMES, SHAPE);
    assert_eq!(state.expect("a state"), SAVED);
}

#[test]
fn fields_are_read_in_order() {
    assert_eq!(in_order([0x2a, 3, 700]), Ok(SAVED));
}

fn refused<T: std::fmt::Debug>(result: Result<T, Error>) -> String {
    result.expect_err("it does not fit").to_string()
}

#[test]
fn a_missing_field_is_named() {
    assert_eq!(
        refused(by_name([("shape", 0x2a), ("count", 700)])),
        "missing field `resume`"
    );
    assert_eq!(
        refused(by_name([("shape", 0x2a), ("resume", 3)])),
        "missing field `count`"
    );
    assert_eq!(
        refused(by_name([("resume", 3), ("count", 700)])),
        "missing field `shape`"
    );
    assert_eq!(refused(in_order([0x2a, 3])), "missing field `count`");
    assert_eq!(refused(in_order([0x2a])), "missing field `resume`");
    assert_eq!(refused(in_order([])), "missing field `shape`");
}

#[test]
fn the_state_of_another_tree_is_refused() {
    let expected = "saved from a tree of another shape than `Night`: \
        0x000000000000002b, not 0x000000000000002a";
    assert_eq!(
        refused(by_name([("shape", 0x2b), ("resume", 3), ("count", 700)])),
        expected
    );
    // Before anything else is read, which need not even fit.
    assert_eq!(refused(in_order([0x2b, 70_000])), expected);
}

#[test]
fn what_is_no_tree_at_all_is_refused() {
    let number: Result<State, _> = load(5_u32.into_deserializer(), "Night", NAMES, SHAPE);
    assert_eq!(
        refused::<State>(number),
        "invalid type: integer `5`, expected the state of a tree `Night`"
    );
    let keys = MapDeserializer::new([(true, 1_u32)].into_iter());
    let keys: Result<State, Error> = load(keys, "Night", NAMES, SHAPE);
    assert_eq!(
        refused(keys),
        "invalid type: boolean `true`, expected the name of a field"
    );
}

#[test]
fn a_tree_without_fields_has_its_shape() {
    let only = |shape: u32| {
        let fields = SeqDeserializer::<_, Error>::new([shape].into_iter());
        load::<(), _>(fields, "Rest", &["shape"], SHAPE)
    };
    assert_eq!(only(0x2a), Ok(()));
    assert!(only(0x2b).is_err());
    // Generated code gives a name for each field; without one, nothing is said of it.
    let mut none = SeqDeserializer::<_, Error>::new([0_u32; 0].into_iter());
    let missing = <State as Fields>::fields_in_order(&mut none, &[]);
    assert_eq!(refused(missing), "missing field ``");
}

#[test]
fn a_number_that_the_tree_cannot_have_left_there_is_refused() {
    for fits in [0_u8, 6, 7] {
        assert_eq!(within::<_, Error>(fits, 7, "resume"), Ok(fits));
    }
    assert_eq!(
        refused(within::<_, Error>(8_u8, 7, "resume")),
        "the field `resume` of a saved tree is at most 7, not 8"
    );
    assert_eq!(
        within::<_, Error>(u128::MAX, u128::MAX, "bits"),
        Ok(u128::MAX)
    );
}

#[test]
fn clocks_are_saved_as_the_time_they_show() {
    let clock = ManualClock::at(Duration::new(7, 5));
    let json = serde_json::to_string(&clock).expect("JSON");
    assert_eq!(json, r#"{"secs":7,"nanos":5}"#);
    let loaded: ManualClock = serde_json::from_str(&json).expect("a clock");
    assert_eq!(loaded.now(), Duration::new(7, 5));

    let ticks = Ticks::<u32, 1_000>::at(65_000);
    let json = serde_json::to_string(&ticks).expect("JSON");
    assert_eq!(json, "65000");
    let loaded: Ticks<u32, 1_000> = serde_json::from_str(&json).expect("a clock");
    assert_eq!(loaded, ticks);
    assert!(serde_json::from_str::<Ticks<u32, 1_000>>("4294967296").is_err());
    let text: Result<ManualClock, Error> = Deserialize::deserialize("noon".into_deserializer());
    assert!(text.is_err());
}
