//! How recordings and wires write kinds of nodes, byte for byte: a viewer of another release has to read them.

use bt_core::info::{Kind, Leaf, Mode, Quota, Time, Times, Yield};
use bt_core::wire::{put_kind, put_number};
use core::time::Duration;

const LITERAL: Time = Time::Literal(Duration::new(200, 5));

fn written(kinds: &[(Kind, &[u8])]) {
    for (kind, expected) in kinds {
        let mut bytes = Vec::new();
        put_kind(&mut |byte| bytes.push(byte), *kind);
        assert_eq!(bytes, *expected, "{kind:?}");
    }
}

#[test]
fn leaves_have_their_bytes() {
    let leaves: [(Kind, &[u8]); 10] = [
        (Kind::Leaf(Leaf::Function), &[0, 0]),
        (Kind::Leaf(Leaf::Method), &[0, 1]),
        (Kind::Leaf(Leaf::Block), &[0, 2]),
        (Kind::Leaf(Leaf::Value), &[0, 3]),
        (Kind::Leaf(Leaf::Test), &[0, 4]),
        (Kind::Leaf(Leaf::Set), &[0, 5]),
        (Kind::Leaf(Leaf::Wait(LITERAL)), &[0, 6, 0, 200, 1, 5]),
        (Kind::Leaf(Leaf::Success), &[0, 7]),
        (Kind::Leaf(Leaf::Failure), &[0, 8]),
        (Kind::Leaf(Leaf::Running), &[0, 9]),
    ];
    written(&leaves);
}

#[test]
fn kinds_have_their_bytes() {
    const YIELDS: Yield = Yield::Always;
    const PRIORITY: Kind = Kind::Priority {
        query: "q",
        each_tick: false,
    };
    const EACH_TICK: Kind = Kind::Priority {
        query: "q",
        each_tick: true,
    };
    let (literal, computed) = (LITERAL, Time::Computed("t"));
    let async_mode = |yields| Mode::Async(yields);
    let kinds: [(Kind, &[u8]); 40] = [
        (Kind::Fallback(Mode::Memory), &[1, 0]),
        (Kind::Fallback(Mode::Reactive), &[1, 1]),
        (Kind::Sequence(Mode::ReactiveContinue), &[2, 2]),
        (Kind::Sequence(async_mode(Yield::Always)), &[2, 3, 0]),
        (Kind::Sequence(async_mode(Yield::Sync)), &[2, 3, 1]),
        (Kind::Fallback(async_mode(Yield::Never)), &[1, 3, 2]),
        (Kind::SequenceWithMemory, &[3]),
        (Kind::Instant, &[4]),
        (
            Kind::Parallel {
                success: Quota::Literal(300),
                failure: Quota::Computed("n"),
                each_tick: true,
            },
            &[5, 1, 172, 2, 2, 1, b'n', 1],
        ),
        (
            Kind::Parallel {
                success: Quota::All,
                failure: Quota::Literal(1),
                each_tick: false,
            },
            &[5, 0, 1, 1, 0],
        ),
        (
            Kind::ParallelAll {
                failures: Quota::Literal(2),
            },
            &[6, 1, 2],
        ),
        (Kind::IfThenElse, &[7]),
        (Kind::WhileDoElse, &[8]),
        (Kind::Switch { on: "mood" }, &[9, 4, b'm', b'o', b'o', b'd']),
        (PRIORITY, &[10, 1, b'q']),
        (Kind::Utility { each_tick: false }, &[11]),
        (EACH_TICK, &[33, 1, b'q']),
        (Kind::Utility { each_tick: true }, &[34]),
        (Kind::TryCatch { on_halt: false }, &[12]),
        (Kind::Invert, &[13]),
        (Kind::ForceSuccess, &[14]),
        (Kind::ForceFailure, &[15]),
        (
            Kind::Repeat {
                times: Times::Forever,
                yields: YIELDS,
            },
            &[16, 0, 0],
        ),
        (
            Kind::Repeat {
                times: Times::Literal(128),
                yields: Yield::Sync,
            },
            &[16, 1, 128, 1, 1],
        ),
        (
            Kind::Retry {
                times: Times::Computed("n"),
                yields: Yield::Never,
            },
            &[17, 2, 1, b'n', 2],
        ),
        (Kind::KeepRunningUntilFailure, &[18]),
        (Kind::RunOnce, &[19]),
        (Kind::Timeout(literal), &[20, 0, 200, 1, 5]),
        (Kind::Delay(computed), &[21, 1, 1, b't']),
        (Kind::Cooldown(computed), &[22, 1, 1, b't']),
        (Kind::Interrupter, &[23]),
        (
            Kind::Repeater {
                yields: Yield::Never,
            },
            &[24, 2],
        ),
        (Kind::Context { value: "v" }, &[25, 1, b'v']),
        (Kind::OnStart { handler: "h" }, &[26, 1, b'h']),
        (Kind::OnSuccess { handler: "h" }, &[27, 1, b'h']),
        (Kind::OnFailure { handler: "h" }, &[28, 1, b'h']),
        (Kind::OnHalt { handler: "h" }, &[29, 1, b'h']),
        (Kind::Custom, &[30]),
        (Kind::TryCatch { on_halt: true }, &[31]),
        (Kind::OnEnd { handler: "h" }, &[32, 1, b'h']),
    ];
    written(&kinds);
}

#[test]
fn numbers_take_seven_bits_a_byte() {
    for (number, expected) in [
        (0, &[0][..]),
        (127, &[127]),
        (128, &[128, 1]),
        (16_384, &[128, 128, 1]),
        (u64::MAX, &[255, 255, 255, 255, 255, 255, 255, 255, 255, 1]),
    ] {
        let mut bytes = Vec::new();
        put_number(&mut |byte| bytes.push(byte), number);
        assert_eq!(bytes, expected, "{number}");
    }
}
