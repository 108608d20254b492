//! What a tree did, worked out from a record without the numbers of nodes.

use crate::{Answer, Answers, Asked, Hooks, Loss, Lost, Model, Question, Replayed};
use alloc::vec::Vec;
use bt_core::info::TreeInfo;
use bt_core::observe::Mark;
use bt_core::Status;

/// Reads what a [`Packed`](bt_core::observe::Packed) has written, operation by operation: which node each answer is about, and what every
/// node did. The order of the answers tells it.
///
/// ```
/// # use bt_core::info::{Kind, Leaf, Mode, Node, TreeInfo};
/// # static NIGHT: TreeInfo = TreeInfo::new("Night", 1, &[
/// #     Node::root(Kind::Fallback(Mode::Memory), "fallback< … >").with_children(&[1, 2]),
/// #     Node::below(0, Kind::Leaf(Leaf::Function), "door_open"),
/// #     Node::below(0, Kind::Leaf(Leaf::Function), "sleep"),
/// # ]);
/// use bt_core::observe::{Observer, Operation, Packed};
/// use bt_core::Status::{Failure, Running};
/// use bt_model::{Answer, Unpacker};
///
/// // `fallback< door_open, sleep >`: `night.tick_with(&mut hero, &mut packed)` tells it this, a hundred times.
/// let mut bytes = Vec::new();
/// let mut packed = Packed::new(|byte| bytes.push(byte));
/// let answers = [(1, Answer::Status(Failure)), (2, Answer::Status(Running))];
/// for tick in 0..100 {
///     packed.begin(Operation::Tick, &NIGHT);
///     for (node, answer) in &answers[if tick == 0 { 0 } else { 1 }..] {
///         packed.answer(*node, *answer);
///     }
///     packed.end(Operation::Tick, Some(Running));
/// }
/// packed.flush();
/// assert_eq!(bytes.len(), 76); // a hundred ticks
///
/// let mut ticks = Unpacker::new(&NIGHT, bytes);
/// let first = ticks.next().expect("a tick")?;
/// assert_eq!(first.events.len(), 6); // three nodes start, and give something
/// assert_eq!(ticks.answers(), answers);
/// assert_eq!(ticks.count(), 99);
/// # Ok::<(), bt_model::Loss>(())
/// ```
///
/// It begins with an idle tree that remembers nothing. What does not fit the tree is said ([`Loss`]), and ends it: nothing after it can be
/// read.
#[derive(Debug, Clone)]
pub struct Unpacker<I> {
    model: Model,
    digits: Digits<I>,
    operations: u64,
    answers: Vec<(u16, Answer)>,
    is_over: bool,
}

impl<I: Iterator<Item = u8>> Unpacker<I> {
    /// Reads the bytes of this tree.
    pub fn new(info: &'static TreeInfo, bytes: impl IntoIterator<IntoIter = I>) -> Self {
        Self {
            model: Model::of_observed(info),
            digits: Digits {
                bytes: bytes.into_iter(),
                byte: 0,
                left: 0,
                instead: None,
            },
            operations: 0,
            answers: Vec::new(),
            is_over: false,
        }
    }

    /// The tree after the last operation that was read.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// The answers of that operation, with the numbers of the nodes that they are about.
    pub fn answers(&self) -> &[(u16, Answer)] {
        &self.answers
    }

    fn operation(&mut self) -> Option<Result<Mark, Lost>> {
        let operation = loop {
            match self.digits.next()? {
                NONE => self.digits.left = 0,
                operation => break operation,
            }
        };
        self.answers.clear();
        Some(match operation {
            0 => self.tick(),
            1 => self.between(Mark::Halted),
            _ => self.between(Mark::Reset),
        })
    }

    fn between(&mut self, mark: Mark) -> Result<Mark, Lost> {
        let mut reader = Reader {
            digits: &mut self.digits,
            answers: &mut self.answers,
        };
        if mark == Mark::Halted {
            self.model.halt_with(&mut reader)?;
        } else {
            self.model.reset_with(&mut reader)?;
        }
        match self.digits.instead.take() {
            None => Ok(mark),
            // An answer for a whole tree that nothing asked about.
            Some(_) => Err(Lost::Endless),
        }
    }

    fn tick(&mut self) -> Result<Mark, Lost> {
        let mut reader = Reader {
            digits: &mut self.digits,
            answers: &mut self.answers,
        };
        let expected = self.model.tick(&mut reader)?;
        let instead = self.digits.instead;
        match (instead, self.digits.status()) {
            (None, Some(Answer::Status(found))) if found == expected => Ok(Mark::Ticked(found)),
            (None, Some(Answer::Status(found))) => Err(Lost::Otherwise { expected, found }),
            // An answer for a whole tree that nothing asked about.
            (Some(node), Some(answer)) => Err(Lost::Surplus {
                node: Some(node),
                answer,
            }),
            _ => Err(Lost::Endless),
        }
    }
}

impl<I: Iterator<Item = u8>> Iterator for Unpacker<I> {
    type Item = Result<Replayed, Loss>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let done = self.operation()?;
        self.operations += 1;
        Some(match done {
            Ok(what) => Ok(Replayed {
                what,
                events: self.model.events().to_vec(),
                is_certain: true,
            }),
            Err(why) => {
                self.is_over = true;
                self.model.lose();
                Err(Loss {
                    operation: self.operations,
                    why,
                })
            }
        })
    }
}

/// Two bits that are no status.
const NONE: u8 = 3;

/// Two bits after two bits.
#[derive(Debug, Clone)]
struct Digits<I> {
    bytes: I,
    byte: u8,
    /// How many of them the byte still has.
    left: u8,
    /// The number of the leaf that the next answer stands for as a whole, if it was read already.
    instead: Option<u16>,
}

impl<I: Iterator<Item = u8>> Digits<I> {
    fn next(&mut self) -> Option<u8> {
        if self.left == 0 {
            (self.byte, self.left) = (self.bytes.next()?, 4);
        }
        let digit = self.byte & 3;
        self.byte >>= 2;
        self.left -= 1;
        Some(digit)
    }

    fn number(&mut self) -> Option<u32> {
        match self.next()? {
            NONE => return None,
            2 => {}
            small => return Some(small.into()),
        }
        let digits = [1, 2, 4, 16][usize::from(self.next()?)];
        let mut number = 0;
        for digit in 0..digits {
            number |= u32::from(self.next()?) << (2 * digit);
        }
        number.checked_add(2)
    }

    fn status(&mut self) -> Option<Answer> {
        Some(Answer::Status(match self.next()? {
            0 => Status::Success,
            1 => Status::Failure,
            2 => Status::Running,
            _ => return None,
        }))
    }

    fn flag(&mut self) -> Option<bool> {
        match self.next()? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }

    fn child(&mut self) -> Option<u16> {
        u16::try_from(self.number()?).ok()
    }

    fn read(&mut self, asked: Asked) -> Option<Answer> {
        Some(match asked {
            Asked::Status { .. } => self.status()?,
            Asked::Elapsed => Answer::Elapsed(self.flag()?),
            Asked::Finished => Answer::Finished(self.flag()?),
            Asked::Successes | Asked::Failures => Answer::Quota(self.number()?),
            Asked::Choice => match self.number()?.checked_sub(1) {
                None => Answer::Child(None),
                Some(child) => Answer::Child(Some(u16::try_from(child).ok()?)),
            },
            Asked::Act => match self.next()? {
                0 => self.status()?,
                1 => Answer::Tick(self.child()?),
                2 => Answer::Halt(self.child()?),
                _ => return None,
            },
        })
    }

    /// Whether an answer for a whole tree is next, and for which: peeked at, so that what is none is still there.
    fn peek_instead(&mut self) -> Option<u16> {
        if self.instead.is_none() {
            if self.left == 0 {
                (self.byte, self.left) = (self.bytes.next()?, 4);
            }
            if self.byte & 3 == NONE {
                self.next();
                self.instead = u16::try_from(self.number()?).ok();
            }
        }
        self.instead
    }
}

/// Answers a model, and keeps what it has answered.
struct Reader<'a, I> {
    digits: &'a mut Digits<I>,
    answers: &'a mut Vec<(u16, Answer)>,
}

impl<I> Hooks for Reader<'_, I> {}

impl<I: Iterator<Item = u8>> Answers for Reader<'_, I> {
    fn answer(&mut self, question: Question) -> Option<Answer> {
        if self.digits.instead.is_some() {
            return None;
        }
        let answer = self.digits.read(question.asked)?;
        self.answers.push((question.node, answer));
        Some(answer)
    }

    fn instead(&mut self, leaf: u16) -> Option<Status> {
        if self.digits.peek_instead() != Some(leaf) {
            return None;
        }
        self.digits.instead = None;
        let answer = self.digits.status()?;
        self.answers.push((leaf, answer));
        match answer {
            Answer::Status(status) => Some(status),
            _ => None,
        }
    }
}
