//! The operations of one tree, in little space, and the tree at any of them.

use super::statistics::Statistics;
use super::trouble::Trouble;
use crate::model::{Model, Snapshot};
use crate::record::{Decoder, Encoder, Entry, Operation};
use bt_core::info::TreeInfo;
use std::collections::VecDeque;

/// After so many operations there is a state to start from again.
const MOST_OPERATIONS: u64 = 256;
/// And after so many bytes, if they are many.
const MOST_BYTES: usize = 16 << 10;

/// What one tree did, operation by operation.
///
/// Operations are numbered from 0, and keep their numbers when older ones are dropped.
#[derive(Debug, Clone)]
pub struct Timeline {
    info: &'static TreeInfo,
    live: Model,
    chunks: VecDeque<Chunk>,
    end: u64,
    bytes: usize,
    statistics: Statistics,
    /// The latest trouble, with the number of its operation.
    trouble: Option<(u64, Trouble)>,
    context: Option<String>,
    shown: Option<Shown>,
}

/// Operations, and the state before the first of them.
#[derive(Debug, Clone)]
struct Chunk {
    first: u64,
    count: u64,
    /// The moment of the first, on the axis of all agents.
    moment: u64,
    before: Snapshot,
    encoder: Encoder,
    last_moment: u64,
    bytes: Vec<u8>,
}

/// Where the tree was looked at last: so the next operation is near.
#[derive(Debug, Clone)]
struct Shown {
    number: u64,
    model: Model,
    reader: Reader,
    operation: Operation,
    moment: u64,
    trouble: Option<Trouble>,
}

#[derive(Debug, Clone)]
struct Reader {
    chunk: u64,
    at: usize,
    moment: u64,
    decoder: Decoder,
}

/// A tree after one of its operations.
#[derive(Debug)]
#[non_exhaustive]
pub struct Moment<'a> {
    /// The operation's number.
    pub number: u64,
    /// The operation.
    pub operation: &'a Operation,
    /// When it was, on the axis of all agents of a [`Fleet`](super::Fleet): how many operations of any agent came before.
    pub moment: u64,
    /// The tree: what each node did in this operation, its last status, what runs.
    pub model: &'a Model,
    /// Why it is not known what the operation did.
    pub trouble: Option<Trouble>,
}

impl Timeline {
    /// An idle tree that has done nothing.
    pub fn new(info: &'static TreeInfo) -> Self {
        Self::of(Model::of_observed(info))
    }

    pub(super) fn of(live: Model) -> Self {
        let info = live.info();
        Self {
            info,
            statistics: Statistics::new(info),
            live,
            chunks: VecDeque::new(),
            end: 0,
            bytes: 0,
            trouble: None,
            context: None,
            shown: None,
        }
    }

    /// The tree's description.
    pub fn info(&self) -> &'static TreeInfo {
        self.info
    }

    /// Adds an operation. The trouble with it, if there is any; it is kept nevertheless.
    pub fn push(&mut self, operation: &Operation) -> Option<Trouble> {
        let moment = self.chunks.back().map_or(0, |chunk| chunk.last_moment + 1);
        self.push_at(moment, operation)
    }

    /// Adds an operation that was at this moment, which is later than all before.
    pub(super) fn push_at(&mut self, moment: u64, operation: &Operation) -> Option<Trouble> {
        let is_full = self
            .chunks
            .back()
            .is_none_or(|chunk| chunk.count >= MOST_OPERATIONS || chunk.bytes.len() >= MOST_BYTES);
        if is_full {
            self.begin_chunk(moment);
        }
        if let Some(chunk) = self.chunks.back_mut() {
            let before = chunk.bytes.len();
            chunk.put(moment, operation);
            self.bytes += chunk.bytes.len() - before;
        }
        let was_lost = self.live.is_lost();
        let trouble = follow(&mut self.live, operation);
        self.statistics
            .add(&self.live, operation, trouble.is_some());
        if let Some(trouble) = trouble {
            if !was_lost {
                self.trouble = Some((self.end, trouble));
            }
        }
        self.end += 1;
        if operation.context.is_some() {
            self.context.clone_from(&operation.context);
        }
        trouble
    }

    /// Operations are missing here.
    pub fn miss(&mut self, count: u64) {
        self.live.lose();
        self.statistics.miss(count);
        self.trouble = Some((self.end, Trouble::Missing(count)));
        // The state from which the next operations are followed says that it is not known.
        self.begin_next_chunk();
    }

    /// The tree is idle again, and has forgotten everything: another run of the program.
    pub(super) fn begin_again(&mut self, idle: Model) {
        self.live = idle;
        self.statistics.miss(0);
        self.begin_next_chunk();
    }

    /// The tree was done things to that nobody saw, and these nodes run now.
    pub(super) fn attach(&mut self, running: &[u16]) {
        self.live = Model::joined(self.info, running.iter().copied());
        self.statistics.miss(0);
        self.begin_next_chunk();
    }

    /// From now on nobody sees what is done to the tree.
    pub(super) fn lose(&mut self) {
        self.live.lose();
        self.begin_next_chunk();
    }

    /// Begins a chunk behind the last operation. An empty one gives way to it: no moment lies between them, and what is said
    /// many times of no operation takes no memory.
    fn begin_next_chunk(&mut self) {
        let mut moment = self.chunks.back().map_or(0, |chunk| chunk.last_moment + 1);
        if self.chunks.back().is_some_and(|chunk| chunk.count == 0) {
            if let Some(empty) = self.chunks.pop_back() {
                moment = empty.moment;
                self.bytes -= empty.size();
                self.shown = None;
            }
        }
        self.begin_chunk(moment);
    }

    fn begin_chunk(&mut self, moment: u64) {
        let chunk = Chunk {
            first: self.end,
            count: 0,
            moment,
            before: self.live.snapshot(),
            encoder: Encoder::default(),
            last_moment: moment,
            bytes: Vec::new(),
        };
        self.bytes += chunk.size();
        self.chunks.push_back(chunk);
    }

    /// The number of the first operation that is kept.
    pub fn first(&self) -> u64 {
        self.chunks.front().map_or(self.end, |chunk| chunk.first)
    }

    /// How many operations there were: one more than the number of the last.
    pub fn end(&self) -> u64 {
        self.end
    }

    /// About how many bytes the operations and states take.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// The moment of the oldest operation that could be dropped.
    pub(super) fn oldest(&self) -> Option<u64> {
        (self.chunks.len() > 1).then(|| self.chunks[0].moment)
    }

    /// Drops the oldest operations, some hundred of them. Those that are still being added to are kept.
    pub fn drop_oldest(&mut self) -> bool {
        if self.chunks.len() <= 1 {
            return false;
        }
        if let Some(chunk) = self.chunks.pop_front() {
            self.bytes -= chunk.size();
        }
        self.shown = None;
        true
    }

    /// The tree after its last operation.
    pub fn now(&self) -> &Model {
        &self.live
    }

    /// The context after the last operation that came with one.
    pub fn context(&self) -> Option<&str> {
        self.context.as_deref()
    }

    /// The latest trouble, with the number of the operation.
    pub fn trouble(&self) -> Option<(u64, Trouble)> {
        self.trouble
    }

    /// What the nodes did since the beginning, dropped operations included.
    pub fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    /// The tree after the operation with this number; `None` if it is not kept, or not there yet.
    pub fn at(&mut self, number: u64) -> Option<Moment<'_>> {
        if number < self.first() || number >= self.end {
            return None;
        }
        let chunk = self.chunk_of(number)?;
        let first = self.chunks[chunk].first;
        let mut shown = match self.shown.take() {
            Some(shown) if shown.number <= number && shown.reader.chunk == first => shown,
            _ => self.begin_at(chunk)?,
        };
        while shown.number < number {
            shown.step(&self.chunks[chunk])?;
        }
        let shown = self.shown.insert(shown);
        Some(Moment {
            number,
            operation: &shown.operation,
            moment: shown.moment,
            model: &shown.model,
            trouble: shown.trouble,
        })
    }

    fn chunk_of(&self, number: u64) -> Option<usize> {
        let after = self.chunks.partition_point(|chunk| chunk.first <= number);
        // Where operations are missing, a chunk may be empty.
        (0..after).rev().find(|chunk| self.chunks[*chunk].count > 0)
    }

    /// The tree after the first operation of a chunk.
    fn begin_at(&self, chunk: usize) -> Option<Shown> {
        let chunk = &self.chunks[chunk];
        let mut model = self.live.clone();
        model.restore(&chunk.before);
        let mut shown = Shown {
            number: chunk.first,
            model,
            reader: Reader {
                chunk: chunk.first,
                at: 0,
                moment: chunk.moment,
                decoder: Decoder::default(),
            },
            operation: Operation::default(),
            moment: chunk.moment,
            trouble: None,
        };
        shown.read(chunk)?;
        Some(shown)
    }

    /// The number of the last operation that was at this moment or before.
    pub fn number_at(&self, moment: u64) -> Option<u64> {
        let after = self.chunks.partition_point(|chunk| chunk.moment <= moment);
        let chunks = self.chunks.iter().take(after).rev();
        let chunk = chunks.into_iter().find(|chunk| chunk.count > 0)?;
        let mut reader = Reader {
            chunk: chunk.first,
            at: 0,
            moment: chunk.moment,
            decoder: Decoder::default(),
        };
        let mut number = chunk.first;
        for next in chunk.first..chunk.first + chunk.count {
            reader.next(chunk)?;
            if reader.moment > moment {
                break;
            }
            number = next;
        }
        Some(number)
    }
}

/// Leads a model through an operation; what does not fit.
fn follow(model: &mut Model, operation: &Operation) -> Option<Trouble> {
    let answers = operation.answers.iter().copied();
    let followed = model.follow(operation.call.into(), answers, operation.given);
    followed.err().map(Trouble::Lost)
}

impl Shown {
    fn step(&mut self, chunk: &Chunk) -> Option<()> {
        self.number += 1;
        self.read(chunk)
    }

    fn read(&mut self, chunk: &Chunk) -> Option<()> {
        self.operation = self.reader.next(chunk)?;
        self.moment = self.reader.moment;
        self.trouble = follow(&mut self.model, &self.operation);
        Some(())
    }
}

impl Reader {
    fn next(&mut self, chunk: &Chunk) -> Option<Operation> {
        let mut cursor = crate::record::Cursor::new(&chunk.bytes);
        cursor.at = self.at;
        self.moment += cursor.number().ok()?;
        let (entry, length) = self.decoder.take(&chunk.bytes[cursor.at..]).ok()??;
        self.at = cursor.at + length;
        match entry {
            Entry::Operation { operation, .. } => Some(operation),
            _ => None,
        }
    }
}

impl Chunk {
    fn put(&mut self, moment: u64, operation: &Operation) {
        crate::record::put_number(&mut self.bytes, moment - self.last_moment);
        self.last_moment = moment;
        self.encoder.put_operation(0, operation, &mut self.bytes);
        self.count += 1;
    }

    fn size(&self) -> usize {
        size_of::<Self>() + self.before.size() + self.bytes.len()
    }
}
