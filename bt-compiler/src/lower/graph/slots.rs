//! What a tree keeps besides its resume indices.

use crate::check::model::NodeId;

/// A part of the state that is not a resume index.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slot {
    /// The node it was made for.
    pub node: NodeId,
    /// What it holds.
    pub kind: SlotKind,
}

/// What a slot holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SlotKind {
    /// When a node started, by the context's clock.
    Instant,
    /// A computed duration.
    Duration,
    /// Cycles or results that a node counts, in an integer of this width.
    Counter(Width),
    /// A bit for each of up to [`BITS`] children.
    Bits(Width),
    /// A number that outlives the activation.
    Memory(Width),
    /// A time that outlives the activation.
    MemoryInstant,
}

/// For so many children one slot has bits: the widest integer there is.
pub const BITS: usize = 128;

/// Of an unsigned integer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Width {
    /// `u8`
    U8,
    /// `u16`
    U16,
    /// `u32`
    U32,
    /// `u64`
    U64,
    /// `u128`
    U128,
}

impl Width {
    /// The narrowest with so many bits.
    pub fn of_bits(bits: usize) -> Self {
        match bits {
            0..=8 => Self::U8,
            9..=16 => Self::U16,
            17..=32 => Self::U32,
            33..=64 => Self::U64,
            _ => Self::U128,
        }
    }

    /// The narrowest that holds this number.
    pub fn of(number: usize) -> Self {
        match number {
            0..=0xff => Self::U8,
            0x100..=0xffff => Self::U16,
            _ => Self::U32,
        }
    }
}

impl SlotKind {
    /// Whether the context's clock decides its type.
    pub fn is_time(self) -> bool {
        matches!(self, Self::Instant | Self::MemoryInstant)
    }

    /// Whether it outlives the activation, until `reset`.
    pub fn is_memory(self) -> bool {
        matches!(self, Self::Memory(_) | Self::MemoryInstant)
    }
}
