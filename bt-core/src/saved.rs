//! Saving and loading the state of trees, with the feature `serde`.
//!
//! A tree is saved as a struct: its shape first, then its fields. What generated code needs for that is
//! here, so that it stays short there.

pub use serde::de::Deserializer;
pub use serde::ser::{SerializeStruct, Serializer};

use core::fmt;
use core::marker::PhantomData;
use serde::de::{DeserializeSeed, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
pub use serde::{Deserialize, Serialize};

/// The name of the field that comes first.
const SHAPE: &str = "shape";

/// The fields of a tree, as they are read: `(u8, (Instant, ()))`.
pub trait Fields<'de>: Sized {
    /// As far as they were read: `(Option<u8>, (Option<Instant>, ()))`.
    type Partly: Default;

    /// Reads all of them, in order.
    fn fields_in_order<A: SeqAccess<'de>>(
        seq: &mut A,
        names: &[&'static str],
    ) -> Result<Self, A::Error>;

    /// Reads the one with this position.
    fn one_field<A: MapAccess<'de>>(
        partly: &mut Self::Partly,
        position: usize,
        map: &mut A,
    ) -> Result<(), A::Error>;

    /// None may be missing.
    fn all_fields<E: Error>(partly: Self::Partly, names: &[&'static str]) -> Result<Self, E>;
}

impl<'de> Fields<'de> for () {
    type Partly = ();

    fn fields_in_order<A: SeqAccess<'de>>(_: &mut A, _: &[&'static str]) -> Result<Self, A::Error> {
        Ok(())
    }

    fn one_field<A: MapAccess<'de>>((): &mut (), _: usize, map: &mut A) -> Result<(), A::Error> {
        // Of an older or newer tree, which the shape tells.
        map.next_value::<IgnoredAny>().map(|_| ())
    }

    fn all_fields<E: Error>((): (), _: &[&'static str]) -> Result<Self, E> {
        Ok(())
    }
}

impl<'de, T: Deserialize<'de>, Rest: Fields<'de>> Fields<'de> for (T, Rest) {
    type Partly = (Option<T>, Rest::Partly);

    fn fields_in_order<A: SeqAccess<'de>>(
        seq: &mut A,
        names: &[&'static str],
    ) -> Result<Self, A::Error> {
        let (name, names) = first(names);
        let field = seq.next_element()?.ok_or_else(|| missing(name))?;
        Ok((field, Rest::fields_in_order(seq, names)?))
    }

    fn one_field<A: MapAccess<'de>>(
        partly: &mut Self::Partly,
        position: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match position.checked_sub(1) {
            Some(position) => Rest::one_field(&mut partly.1, position, map),
            None => {
                partly.0 = Some(map.next_value()?);
                Ok(())
            }
        }
    }

    fn all_fields<E: Error>(partly: Self::Partly, names: &[&'static str]) -> Result<Self, E> {
        let (name, names) = first(names);
        let field = partly.0.ok_or_else(|| missing(name))?;
        Ok((field, Rest::all_fields(partly.1, names)?))
    }
}

fn first<'a>(names: &'a [&'static str]) -> (&'static str, &'a [&'static str]) {
    names
        .split_first()
        .map_or(("", names), |(name, names)| (*name, names))
}

fn missing<E: Error>(name: &'static str) -> E {
    E::missing_field(name)
}

/// Loads the fields of the tree `name`, of which `names` are the fields, that of the shape first.
///
/// # Errors
///
/// If the state is one of a tree of another shape.
pub fn load<'de, F: Fields<'de>, D: Deserializer<'de>>(
    deserializer: D,
    name: &'static str,
    names: &'static [&'static str],
    shape: u64,
) -> Result<F, D::Error> {
    let tree = Saved {
        name,
        names,
        shape,
        fields: PhantomData,
    };
    deserializer.deserialize_struct(name, names, tree)
}

/// What a tree is saved as.
struct Saved<F> {
    name: &'static str,
    names: &'static [&'static str],
    shape: u64,
    fields: PhantomData<fn() -> F>,
}

impl<F> Saved<F> {
    fn check<E: Error>(&self, shape: u64) -> Result<(), E> {
        if shape == self.shape {
            return Ok(());
        }
        Err(E::custom(format_args!(
            "saved from a tree of another shape than `{}`: {shape:#018x}, not {:#018x}",
            self.name, self.shape
        )))
    }
}

impl<'de, F: Fields<'de>> Visitor<'de> for Saved<F> {
    type Value = F;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "the state of a tree `{}`", self.name)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<F, A::Error> {
        let (name, names) = first(self.names);
        let shape = seq.next_element()?.ok_or_else(|| missing(name))?;
        // Before anything else is read that might mean something else.
        self.check(shape)?;
        F::fields_in_order(&mut seq, names)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<F, A::Error> {
        let (_, names) = first(self.names);
        let mut shape = None;
        let mut partly = F::Partly::default();
        while let Some(position) = map.next_key_seed(Name(self.names))? {
            if let Some(position) = position.checked_sub(1) {
                F::one_field(&mut partly, position, &mut map)?;
            } else {
                let given = map.next_value()?;
                self.check(given)?;
                shape = Some(given);
            }
        }
        shape.map_or_else(|| Err(missing(SHAPE)), |_| F::all_fields(partly, names))
    }
}

/// The position of a field by its name, or by its number.
struct Name(&'static [&'static str]);

impl<'de> DeserializeSeed<'de> for Name {
    type Value = usize;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<usize, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Name {
    type Value = usize;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("the name of a field")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<usize, E> {
        let position = self.0.iter().position(|field| *field == name);
        Ok(position.unwrap_or(self.0.len()))
    }

    fn visit_bytes<E: Error>(self, name: &[u8]) -> Result<usize, E> {
        let position = self.0.iter().position(|field| field.as_bytes() == name);
        Ok(position.unwrap_or(self.0.len()))
    }

    fn visit_u64<E: Error>(self, position: u64) -> Result<usize, E> {
        Ok(usize::try_from(position).unwrap_or(self.0.len()))
    }
}

/// A resume index, a counter or bits that the tree can have left there: no more than `most`.
///
/// # Errors
///
/// If it is more.
pub fn within<T: Copy + Into<u128>, E: Error>(
    value: T,
    most: u128,
    field: &'static str,
) -> Result<T, E> {
    let number: u128 = value.into();
    if number <= most {
        return Ok(value);
    }
    Err(E::custom(format_args!(
        "the field `{field}` of a saved tree is at most {most}, not {number}"
    )))
}

/// How many bits are set.
pub fn ones<T: Into<u128>>(bits: T) -> u32 {
    bits.into().count_ones()
}

/// A number of results; more than there can be is as good as the most.
pub fn number<T: Into<u128>>(number: T) -> u32 {
    u32::try_from(number.into())
        .unwrap_or(u32::MAX)
        .min(u32::MAX / 4)
}

/// The children of a node that have completed, and the numbers of their results, agree.
///
/// # Errors
///
/// If they do not: the tree would rest for ever.
pub fn agree<E: Error>(is_so: bool, field: &'static str) -> Result<(), E> {
    if is_so {
        return Ok(());
    }
    Err(E::custom(format_args!(
        "the field `{field}` of a saved tree says that other children have completed than its numbers of results"
    )))
}

/// A part of the tree runs, and counts, only while the node does to which it belongs.
///
/// # Errors
///
/// If that does not: leaves would be ticked on that never started.
pub fn live<E: Error>(is_so: bool, field: &'static str) -> Result<(), E> {
    if is_so {
        return Ok(());
    }
    Err(E::custom(format_args!(
        "the field `{field}` of a saved tree says that something goes on within a node that does not run"
    )))
}

impl Serialize for crate::ManualClock {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        crate::Clock::now(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for crate::ManualClock {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut clock = Self::new();
        clock.advance(Deserialize::deserialize(deserializer)?);
        Ok(clock)
    }
}

impl<T: crate::Counter + Serialize, const HZ: u32> Serialize for crate::Ticks<T, HZ> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.count().serialize(serializer)
    }
}

impl<'de, T: crate::Counter + Deserialize<'de>, const HZ: u32> Deserialize<'de>
    for crate::Ticks<T, HZ>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(Self::at)
    }
}
