//! What determines the ticks of a tree in two bits an answer: the order tells which node it is about.

use super::{Answer, Observer, Operation, Within};
use crate::info::{Kind, Node};
use crate::{Status, TreeInfo};

/// Writes what a tree answers, two bits an answer, without the numbers of nodes: an answer's place in the order tells which node it is
/// about. `bt_tools::model::Unpacker` reads it, and tells what every node did.
///
/// A tick takes four bits besides, a halt or reset two; chosen children, computed quotas and the children that a composite ticks or halts
/// take two to eight bits, and more from the eighteenth on. It is written from the beginning on, when the tree is idle
/// and remembers nothing, and is readable as long as nothing of it is lost.
///
/// Bytes go to a function, as soon as they are full; [`flush`](Self::flush) fills the last one.
///
/// ```
/// use bt_core::info::{Kind, Leaf, Node, TreeInfo};
/// use bt_core::observe::{Answer, Observer, Operation, Packed};
/// use bt_core::Status;
///
/// # static WALK: TreeInfo = TreeInfo::new("Walk", 1, &[Node::root(Kind::Leaf(Leaf::Function), "walk")]);
/// let mut bytes = Vec::new();
/// let mut packed = Packed::new(|byte| bytes.push(byte));
/// // `walk.tick_with(&mut hero, &mut packed)` tells it, of a tree that is one leaf:
/// packed.begin(Operation::Tick, &WALK);
/// packed.answer(0, Answer::Status(Status::Running));
/// packed.end(Operation::Tick, Some(Status::Running));
/// packed.flush();
/// assert_eq!(bytes, [0b11_10_10_00]);
/// ```
#[derive(Debug, Clone)]
pub struct Packed<W> {
    write: W,
    byte: u8,
    /// How many bits of it are there.
    bits: u8,
    tree: Option<&'static TreeInfo>,
}

/// Two bits that stand for no status. At the beginning of an operation: the rest of the byte is empty. Before an answer: it stands for
/// a whole tree, whose number follows.
const NONE: u8 = 3;

impl<W: FnMut(u8)> Packed<W> {
    /// Writes to this function, byte for byte.
    pub const fn new(write: W) -> Self {
        Self {
            write,
            byte: 0,
            bits: 0,
            tree: None,
        }
    }

    /// Fills the last byte and writes it, so that all operations until now are there.
    pub fn flush(&mut self) {
        while self.bits > 0 {
            self.put(NONE);
        }
    }

    /// The lowest two bits.
    fn put(&mut self, two: u8) {
        self.byte |= (two & 3) << self.bits;
        self.bits += 2;
        if self.bits == 8 {
            (self.write)(self.byte);
            (self.byte, self.bits) = (0, 0);
        }
    }

    /// 0 and 1 as they are; from 2 on the number of digits to the base of four, then these, the lowest first.
    #[allow(clippy::cast_possible_truncation)] // Two bits are meant.
    fn put_number(&mut self, number: u32) {
        let Some(mut rest) = number.checked_sub(2) else {
            return self.put(number as u8);
        };
        self.put(2);
        let (size, digits) = match rest {
            0..=3 => (0, 1),
            4..=15 => (1, 2),
            16..=255 => (2, 4),
            _ => (3, 16),
        };
        self.put(size);
        for _ in 0..digits {
            self.put(rest as u8);
            rest >>= 2;
        }
    }
}

#[diagnostic::do_not_recommend]
impl<W: FnMut(u8)> Observer for Packed<W> {
    type Within<'a>
        = Within<'a, Self>
    where
        Self: 'a;

    #[inline]
    fn within(&mut self, base: u16) -> Within<'_, Self> {
        Within::of(self, base)
    }

    fn answer(&mut self, node: u16, answer: Answer) {
        match answer {
            Answer::Status(status) => {
                let told = self.tree.and_then(|tree| tree.node(node));
                if told.is_some_and(|node| node.kind == Kind::Custom) {
                    self.put(0);
                } else if told.is_some_and(Node::is_seen_below) {
                    self.put(NONE);
                    self.put_number(node.into());
                }
                self.put(status as u8);
            }
            Answer::Elapsed(so) | Answer::Finished(so) => self.put(so.into()),
            Answer::Quota(quota) => self.put_number(quota),
            Answer::Child(child) => self.put_number(child.map_or(0, |child| u32::from(child) + 1)),
            Answer::Tick(child) => {
                self.put(1);
                self.put_number(child.into());
            }
            Answer::Halt(child) => {
                self.put(2);
                self.put_number(child.into());
            }
        }
    }

    fn begin(&mut self, operation: Operation, tree: &'static TreeInfo) {
        self.tree = Some(tree);
        self.put(match operation {
            Operation::Tick => 0,
            Operation::Halt => 1,
            Operation::Reset => 2,
        });
    }

    fn end(&mut self, _: Operation, status: Option<Status>) {
        if let Some(status) = status {
            self.put(status as u8);
        }
    }
}
