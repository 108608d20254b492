// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use crate::compiled::random_tree;
use crate::world::*;

random_tree! {
    random_320, Random320, 320, 16, |world|
    retry(4, yield = always,
        context(mood(world, 1),
            reactive_fallback(on_running = continue)< if_then_else< wait(6ns), slow_condition(5) > >
        )
    )
}

random_tree! {
    random_322, Random322, 322, 6, |world|
    parallel_all(failures = 1)< slow_condition(1), Action(2), failure >
}

random_tree! {
    random_326, Random326, 326, 16, |world|
    sequence<
        utility<
            score(1) => repeater(yield = never, failure, wait(2ns)),
            score(1) => fallback< on_halt(handle(6), Action(7)) >
        >,
        sequence< Action(9) >
    >
}

random_tree! {
    random_327, Random327, 327, 20, |world|
    invert(
        async_fallback(yield = sync)<
            async_sequence< instant(Action(4)) >,
            parallel(success = times(world, 5), failure = 1, each = tick)<
                sequence< Action(7), Scripted(8)< Action(9) > >
            >,
            Action(10)
        >
    )
}

random_tree! {
    random_330, Random330, 330, 16, |world|
    parallel_all(failures = all)<
        cooldown(4ns, async_sequence(yield = sync)< slow_condition(3) >),
        Action(4),
        condition(5)
    >
}

random_tree! {
    random_332, Random332, 332, 32, |world|
    on_halt(handle(0),
        timeout(limit(world, 1),
            sequence< keep_running_until_failure(Scripted(4)< success >), Action(6), Action(7) >
        )
    )
}

random_tree! {
    random_333, Random333, 333, 40, |world|
    parallel(success = 3, failure = 3)<
        Action(1),
        sequence< sequence< async_sequence< instant(running) > > >,
        timeout(limit(world, 7), fallback< sequence_with_memory< Action(10) > >)
    >
}

random_tree! {
    random_334, Random334, 334, 20, |world|
    reactive_fallback(on_running = continue)<
        run_once(Scripted(2)< invert(Action(4)) >),
        reactive_fallback(on_running = continue)< Action(6) >,
        parallel_all(failures = all)< repeat(2, yield = always, Action(9)) >
    >
}

random_tree! {
    random_335, Random335, 335, 1, |world|
    reactive_fallback(on_running = continue)<
        reactive_sequence< fallback< condition(3) > >,
        slow_condition(4),
        failure
    >
}

random_tree! {
    random_337, Random337, 337, 6, |world|
    force_failure(
        priority(most_urgent)<
            100 => retry(
                interrupter(repeater(yield = never, Action(5), condition(6)), condition(7))
            )
        >
    )
}

random_tree! {
    random_339, Random339, 339, 24, |world|
    fallback<
        reactive_sequence<
            parallel(success = 1, failure = times(world, 2), each = tick)< Action(3) >,
            parallel(success = times(world, 4), failure = 2)<
                fallback< slow_condition(6) >,
                condition(7)
            >
        >,
        wait(1ns)
    >
}

random_tree! {
    random_340, Random340, 340, 4, |world|
    fallback<
        fallback< slow_condition(2) >,
        Scripted(3)< slow_condition(4) >,
        on_success(handle(5), success)
    >
}

random_tree! {
    random_341, Random341, 341, 32, |world|
    delay(2ns,
        parallel(success = all, failure = 2, each = tick)<
            retry(times(world, 2), yield = always,
                retry(times(world, 3), yield = never,
                    sequence< wait(9ns), sequence< if_then_else< wait(5ns), slow_condition(9) > > >
                )
            ),
            Action(10),
            Action(11)
        >
    )
}

random_tree! {
    random_343, Random343, 343, 32, |world|
    parallel_all(failures = times(world, 0))<
        fallback<
            parallel(success = 1, failure = all, each = tick)<
                repeat(1,
                    parallel_all(failures = 1)<
                        sequence< slow_condition(6), sequence< wait(5ns) > >
                    >
                ),
                Scripted(9)< Action(10) >
            >
        >
    >
}

random_tree! {
    random_344, Random344, 344, 8, |world|
    sequence<
        Action(1),
        parallel_all(failures = all)< parallel_all(failures = 1)< slow_condition(4) > >
    >
}

random_tree! {
    random_346, Random346, 346, 10, |world|
    repeat(2,
        context(mood(world, 1),
            context(mood(world, 2),
                on_halt(handle(3),
                    sequence<
                        retry(yield = always, on_halt(handle(6), Scripted(7)< condition(8) >)),
                        Scripted(9)< Action(10) >
                    >
                )
            )
        )
    )
}

random_tree! {
    random_351, Random351, 351, 56, |world|
    cooldown(2ns,
        parallel_all(failures = 3)<
            sequence<
                slow_condition(3),
                repeat(times(world, 4), cooldown(3ns, condition(6))),
                Action(7)
            >,
            fallback<
                sequence_with_memory<
                    parallel(success = 1, failure = times(world, 10))< wait(4ns) >
                >
            >,
            Scripted(12)< Action(13) >
        >
    )
}

random_tree! {
    random_354, Random354, 354, 4, |world|
    try_catch<
        keep_running_until_failure(
            sequence_with_memory< slow_condition(3), keep_running_until_failure(running) >
        ),
        retry(2, slow_condition(7)),
        Scripted(8)< condition(9) >,
        condition(10)
    >
}

random_tree! {
    random_355, Random355, 355, 48, |world|
    reactive_sequence<
        delay(1ns,
            priority(most_urgent)<
                200 => async_sequence< instant(delay(limit(world, 5), wait(7ns))) >,
                201 => Action(7),
                202 => condition(8)
            >
        ),
        Action(9),
        Action(10)
    >
}

random_tree! {
    random_356, Random356, 356, 24, |world|
    fallback<
        slow_condition(1),
        cooldown(3ns,
            on_failure(handle(3),
                delay(3ns,
                    invert(
                        keep_running_until_failure(reactive_sequence< Scripted(8)< condition(9) > >)
                    )
                )
            )
        )
    >
}

random_tree! {
    random_358, Random358, 358, 8, |world|
    async_fallback< Action(1), instant(Scripted(3)< Action(4) >) >
}

random_tree! {
    random_359, Random359, 359, 1, |world|
    async_fallback(yield = sync)< instant(force_failure(context(mood(world, 3), condition(4)))) >
}

random_tree! {
    random_360, Random360, 360, 4, |world|
    async_fallback(yield = sync)<
        condition(1),
        context(mood(world, 2), reactive_fallback< Action(4) >)
    >
}

random_tree! {
    random_363, Random363, 363, 14, |world|
    fallback<
        if_then_else<
            parallel_all(failures = 1)<
                reactive_fallback< Scripted(4)< Action(5), running >, Action(7) >
            >,
            Action(8)
        >,
        keep_running_until_failure(success)
    >
}

random_tree! {
    random_368, Random368, 368, 40, |world|
    async_fallback<
        parallel(success = times(world, 1), failure = 1)< slow_condition(2) >,
        timeout(9ns, Scripted(4)< Action(5) >),
        async_sequence< condition(7), condition(8), running >,
        async_sequence(yield = sync)< wait(limit(world, 11)) >
    >
}

random_tree! {
    random_369, Random369, 369, 24, |world|
    sequence<
        if_then_else<
            Action(2),
            async_fallback(yield = sync)< instant(Action(5)) >,
            cooldown(limit(world, 6), on_failure(handle(7), Action(8)))
        >,
        sequence< Action(10) >
    >
}

random_tree! {
    random_370, Random370, 370, 16, |world|
    fallback< delay(3ns, sequence< slow_condition(3) >), Action(4) >
}

random_tree! {
    random_375, Random375, 375, 24, |world|
    Scripted(0)< repeater(yield = never, wait(7ns), wait(4ns)) >
}

random_tree! {
    random_376, Random376, 376, 6, |world|
    while_do_else< Scripted(1)< slow_condition(2) >, running >
}

random_tree! {
    random_378, Random378, 378, 16, |world|
    retry(2,
        while_do_else<
            async_sequence(yield = sync)< instant(on_halt(handle(4), async_sequence< wait(6ns) >)) >,
            sequence_with_memory< success >
        >
    )
}

random_tree! {
    random_383, Random383, 383, 16, |world|
    cooldown(limit(world, 0),
        Scripted(1)< sequence< async_fallback< instant(sequence< Action(6) >) > > >
    )
}

random_tree! {
    random_388, Random388, 388, 12, |world|
    context(mood(world, 0),
        sequence_with_memory<
            async_sequence(yield = sync)< instant(slow_condition(4)) >,
            Action(5),
            Scripted(6)< Action(7) >,
            Scripted(8)< running >
        >
    )
}

random_tree! {
    random_394, Random394, 394, 6, |world|
    sequence< keep_running_until_failure(Scripted(2)< Action(3) >) >
}

random_tree! {
    random_397, Random397, 397, 24, |world|
    priority(most_urgent)<
        0 => parallel(success = times(world, 1), failure = 2, each = tick)<
            on_success(handle(2), Scripted(3)< Action(4) >),
            condition(5)
        >,
        1 => invert(reactive_sequence< slow_condition(8) >),
        2 => wait(8ns),
        3 => Action(10)
    >
}

random_tree! {
    random_401, Random401, 401, 1, |world|
    fallback<
        async_sequence< instant(context(mood(world, 3), slow_condition(4))), failure >,
        invert(condition(7)),
        condition(8)
    >
}

random_tree! {
    random_404, Random404, 404, 6, |world|
    retry(2,
        if_then_else<
            Action(2),
            on_halt(handle(3), force_success(reactive_sequence< slow_condition(6) >)),
            Action(7)
        >
    )
}

random_tree! {
    random_409, Random409, 409, 24, |world|
    timeout(6ns,
        force_success(
            sequence_with_memory<
                parallel(success = 1, failure = times(world, 3))<
                    parallel_all(failures = times(world, 4))< sequence_with_memory< running > >
                >
            >
        )
    )
}

random_tree! {
    random_411, Random411, 411, 88, |world|
    fallback<
        reactive_sequence(on_running = continue)<
            run_once(sequence< Action(4), wait(limit(world, 5)) >),
            reactive_sequence(on_running = continue)<
                delay(limit(world, 7),
                    invert(parallel(success = all, failure = 1)< wait(limit(world, 10)) >)
                ),
                Action(11)
            >
        >,
        failure
    >
}

random_tree! {
    random_414, Random414, 414, 12, |world|
    sequence<
        sequence_with_memory<
            repeat(1, yield = always,
                parallel(success = times(world, 3), failure = 1, each = tick)< run_once(Action(5)) >
            )
        >
    >
}

random_tree! {
    random_415, Random415, 415, 1, |world|
    on_start(handle(0), async_sequence< instant(condition(3)) >)
}

random_tree! {
    random_416, Random416, 416, 4, |world|
    try_catch<
        run_once(on_halt(handle(2), condition(3))),
        Action(4),
        slow_condition(5),
        slow_condition(6)
    >
}

random_tree! {
    random_417, Random417, 417, 12, |world|
    on_failure(handle(0),
        sequence<
            fallback< condition(3) >,
            run_once(repeat(times(world, 5), yield = always, Scripted(6)< Action(7) >)),
            slow_condition(8)
        >
    )
}

random_tree! {
    random_420, Random420, 420, 24, |world|
    on_halt(handle(0),
        repeater(
            parallel_all(failures = times(world, 2))<
                reactive_fallback(on_running = continue)< failure >,
                wait(9ns)
            >,
            on_start(handle(6), success)
        )
    )
}

random_tree! {
    random_424, Random424, 424, 32, |world|
    run_once(
        parallel_all(failures = times(world, 1))<
            Action(2),
            Action(3),
            cooldown(limit(world, 4), Scripted(5)< failure >)
        >
    )
}

random_tree! {
    random_428, Random428, 428, 24, |world|
    reactive_fallback(on_running = continue)<
        timeout(7ns, async_sequence< instant(Action(4)) >),
        Scripted(5)< slow_condition(6), slow_condition(7) >
    >
}

random_tree! {
    random_429, Random429, 429, 10, |world|
    reactive_sequence(on_running = continue)<
        retry(2, yield = always, sequence_with_memory< condition(3) >),
        on_success(handle(4), Action(5)),
        slow_condition(6),
        Action(7)
    >
}

random_tree! {
    random_432, Random432, 432, 40, |world|
    retry(cooldown(limit(world, 1), sequence< wait(limit(world, 3)) >))
}

random_tree! {
    random_433, Random433, 433, 32, |world|
    sequence<
        wait(3ns),
        reactive_fallback< Action(3) >,
        reactive_sequence(on_running = continue)< wait(limit(world, 5)) >
    >
}

random_tree! {
    random_435, Random435, 435, 8, |world|
    on_failure(handle(0),
        reactive_fallback(on_running = continue)<
            condition(2),
            async_fallback(yield = sync)< instant(Scripted(5)< Action(6) >) >,
            condition(7)
        >
    )
}

random_tree! {
    random_436, Random436, 436, 24, |world|
    fallback<
        sequence_with_memory<
            on_halt(handle(2),
                parallel(success = 1, failure = all)<
                    while_do_else< wait(2ns), Action(6) >,
                    reactive_fallback< condition(8) >
                >
            ),
            parallel(success = times(world, 9), failure = 1)< Action(10) >
        >,
        Action(11),
        condition(12)
    >
}
