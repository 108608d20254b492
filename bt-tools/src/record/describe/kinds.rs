//! What nodes are, from bytes. The way there is in `bt_core::wire`.

use super::super::bytes::{Cursor, Trouble};
use bt_core::info::{Kind, Leaf, Mode, Quota, Time, Times, Yield};
use std::time::Duration;

/// The kind that comes next. `keep` makes texts live for ever.
pub fn read(
    cursor: &mut Cursor<'_>,
    keep: &mut dyn FnMut(&str) -> &'static str,
) -> Result<Kind, Trouble> {
    Ok(match cursor.byte()? {
        0 => Kind::Leaf(leaf(cursor, keep)?),
        1 => Kind::Fallback(mode(cursor)?),
        2 => Kind::Sequence(mode(cursor)?),
        3 => Kind::SequenceWithMemory,
        4 => Kind::Instant,
        5 => Kind::Parallel {
            success: quota(cursor, keep)?,
            failure: quota(cursor, keep)?,
            each_tick: flag(cursor)?,
        },
        6 => Kind::ParallelAll {
            failures: quota(cursor, keep)?,
        },
        7 => Kind::IfThenElse,
        8 => Kind::WhileDoElse,
        9 => Kind::Switch {
            on: keep(cursor.text()?),
        },
        10 => Kind::Priority {
            query: keep(cursor.text()?),
            each_tick: false,
        },
        11 => Kind::Utility { each_tick: false },
        12 => Kind::TryCatch { on_halt: false },
        13 => Kind::Invert,
        14 => Kind::ForceSuccess,
        15 => Kind::ForceFailure,
        16 => Kind::Repeat {
            times: times(cursor, keep)?,
            yields: yields(cursor)?,
        },
        17 => Kind::Retry {
            times: times(cursor, keep)?,
            yields: yields(cursor)?,
        },
        18 => Kind::KeepRunningUntilFailure,
        19 => Kind::RunOnce,
        23 => Kind::Interrupter,
        24 => Kind::Repeater {
            yields: yields(cursor)?,
        },
        25 => Kind::Context {
            value: keep(cursor.text()?),
        },
        26 => Kind::OnStart {
            handler: keep(cursor.text()?),
        },
        27 => Kind::OnSuccess {
            handler: keep(cursor.text()?),
        },
        28 => Kind::OnFailure {
            handler: keep(cursor.text()?),
        },
        29 => Kind::OnHalt {
            handler: keep(cursor.text()?),
        },
        30 => Kind::Custom,
        31 => Kind::TryCatch { on_halt: true },
        33 => Kind::Priority {
            query: keep(cursor.text()?),
            each_tick: true,
        },
        34 => Kind::Utility { each_tick: true },
        32 => Kind::OnEnd {
            handler: keep(cursor.text()?),
        },
        number => match timed(number) {
            Some(kind) => kind(time(cursor, keep)?),
            None => return Err(Trouble::Wrong("a node that this version does not know")),
        },
    })
}

/// The decorator of that number that measures a time.
fn timed(number: u8) -> Option<fn(Time) -> Kind> {
    let mut timed = Kind::TIMED.iter().copied();
    timed.find(|kind| kind(Time::Literal(Duration::ZERO)).number() == number)
}

fn leaf(
    cursor: &mut Cursor<'_>,
    keep: &mut dyn FnMut(&str) -> &'static str,
) -> Result<Leaf, Trouble> {
    Ok(match cursor.byte()? {
        0 => Leaf::Function,
        1 => Leaf::Method,
        2 => Leaf::Block,
        3 => Leaf::Value,
        4 => Leaf::Test,
        5 => Leaf::Set,
        6 => Leaf::Wait(time(cursor, keep)?),
        7 => Leaf::Success,
        8 => Leaf::Failure,
        9 => Leaf::Running,
        _ => return Err(Trouble::Wrong("a leaf that this version does not know")),
    })
}

fn mode(cursor: &mut Cursor<'_>) -> Result<Mode, Trouble> {
    Ok(match cursor.byte()? {
        0 => Mode::Memory,
        1 => Mode::Reactive,
        2 => Mode::ReactiveContinue,
        3 => Mode::Async(yields(cursor)?),
        _ => return Err(Trouble::Wrong("a mode that this version does not know")),
    })
}

fn yields(cursor: &mut Cursor<'_>) -> Result<Yield, Trouble> {
    Ok(match cursor.byte()? {
        0 => Yield::Always,
        1 => Yield::Sync,
        2 => Yield::Never,
        _ => return Err(Trouble::Wrong("a yield that this version does not know")),
    })
}

fn times(
    cursor: &mut Cursor<'_>,
    keep: &mut dyn FnMut(&str) -> &'static str,
) -> Result<Times, Trouble> {
    Ok(match cursor.byte()? {
        0 => Times::Forever,
        1 => Times::Literal(cursor.fit()?),
        2 => Times::Computed(keep(cursor.text()?)),
        _ => return Err(Trouble::Wrong("a count that this version does not know")),
    })
}

fn quota(
    cursor: &mut Cursor<'_>,
    keep: &mut dyn FnMut(&str) -> &'static str,
) -> Result<Quota, Trouble> {
    Ok(match cursor.byte()? {
        0 => Quota::All,
        1 => Quota::Literal(cursor.fit()?),
        2 => Quota::Computed(keep(cursor.text()?)),
        _ => return Err(Trouble::Wrong("a quota that this version does not know")),
    })
}

fn time(
    cursor: &mut Cursor<'_>,
    keep: &mut dyn FnMut(&str) -> &'static str,
) -> Result<Time, Trouble> {
    Ok(match cursor.byte()? {
        0 => {
            let seconds = cursor.number()?;
            let nanoseconds: u32 = cursor.fit()?;
            if nanoseconds >= 1_000_000_000 {
                return Err(Trouble::Wrong("a second of too many nanoseconds"));
            }
            Time::Literal(Duration::new(seconds, nanoseconds))
        }
        1 => Time::Computed(keep(cursor.text()?)),
        _ => return Err(Trouble::Wrong("a time that this version does not know")),
    })
}

pub fn flag(cursor: &mut Cursor<'_>) -> Result<bool, Trouble> {
    match cursor.byte()? {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(Trouble::Wrong("neither yes nor no")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_comes_back_as_it_was() {
        let times = [
            Time::Literal(Duration::new(3, 5)),
            Time::Computed("self.limit"),
        ];
        let yields = [Yield::Always, Yield::Sync, Yield::Never];
        let mut kinds = vec![
            Kind::SequenceWithMemory,
            Kind::Instant,
            Kind::ParallelAll {
                failures: Quota::Literal(300),
            },
            Kind::IfThenElse,
            Kind::WhileDoElse,
            Kind::Switch { on: "a" },
            Kind::Utility { each_tick: false },
            Kind::Utility { each_tick: true },
            Kind::TryCatch { on_halt: false },
            Kind::TryCatch { on_halt: true },
            Kind::Invert,
            Kind::ForceSuccess,
            Kind::ForceFailure,
            Kind::KeepRunningUntilFailure,
            Kind::RunOnce,
            Kind::Interrupter,
            Kind::Context { value: "c" },
            Kind::OnStart { handler: "d" },
            Kind::OnSuccess { handler: "e" },
            Kind::OnFailure { handler: "f" },
            Kind::OnHalt { handler: "g" },
            Kind::OnEnd { handler: "h" },
            Kind::Custom,
        ];
        for time in times {
            kinds.push(Kind::Leaf(Leaf::Wait(time)));
            kinds.extend(Kind::TIMED.iter().map(|kind| kind(time)));
        }
        for each_tick in [false, true] {
            let query = "b";
            kinds.push(Kind::Priority { query, each_tick });
            let (success, failure) = (Quota::All, Quota::Computed("n"));
            kinds.push(Kind::Parallel {
                success,
                failure,
                each_tick,
            });
        }
        for yields in yields {
            kinds.extend(
                [Times::Forever, Times::Literal(4), Times::Computed("n")]
                    .map(|times| Kind::Repeat { times, yields }),
            );
            let times = Times::Literal(1);
            kinds.push(Kind::Retry { times, yields });
            kinds.push(Kind::Repeater { yields });
            kinds.push(Kind::Fallback(Mode::Async(yields)));
        }
        for mode in [Mode::Memory, Mode::Reactive, Mode::ReactiveContinue] {
            kinds.push(Kind::Sequence(mode));
        }
        kinds.extend(
            [
                Leaf::Function,
                Leaf::Method,
                Leaf::Block,
                Leaf::Value,
                Leaf::Test,
                Leaf::Set,
                Leaf::Success,
                Leaf::Failure,
                Leaf::Running,
            ]
            .map(Kind::Leaf),
        );
        for kind in kinds {
            let mut bytes = Vec::new();
            bt_core::wire::put_kind(&mut |byte| bytes.push(byte), kind);
            let mut cursor = Cursor::new(&bytes);
            let found = read(&mut cursor, &mut |text| text.to_owned().leak());
            assert_eq!(found, Ok(kind));
            assert!(cursor.is_at_end(), "{kind:?}");
        }
    }
}
