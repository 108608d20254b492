// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use crate::compiled::random_tree;
use crate::world::*;

random_tree! {
    random_437, Random437, 437, 8, |world|
    parallel(success = 1, failure = times(world, 0), each = tick)<
        context(mood(world, 1),
            switch(choice(world, 2))< _ => while_do_else< condition(4), slow_condition(5) > >
        ),
        Action(6)
    >
}

random_tree! {
    random_439, Random439, 439, 16, |world|
    reactive_sequence<
        fallback< Action(2), condition(3), slow_condition(4) >,
        parallel(success = times(world, 5), failure = all, each = tick)<
            invert(Scripted(7)< Action(8) >)
        >
    >
}

random_tree! {
    random_440, Random440, 440, 8, |world|
    interrupter(
        parallel_all(failures = times(world, 1))< reactive_sequence< success > >,
        reactive_sequence(on_running = continue)<
            reactive_sequence(on_running = continue)< condition(6), condition(7) >
        >
    )
}

random_tree! {
    random_441, Random441, 441, 16, |world|
    timeout(9ns,
        keep_running_until_failure(
            async_fallback(yield = sync)< on_failure(handle(3), repeat(Action(5))), Action(6) >
        )
    )
}

random_tree! {
    random_444, Random444, 444, 24, |world|
    timeout(1ns,
        sequence<
            switch(choice(world, 2))<
                0 => retry(4, yield = never, Scripted(4)< Action(5) >),
                _ => Action(6)
            >,
            slow_condition(7),
            Action(8)
        >
    )
}

random_tree! {
    random_446, Random446, 446, 32, |world|
    fallback<
        sequence_with_memory<
            parallel(success = 1, failure = times(world, 2), each = tick)< wait(1ns) >
        >,
        fallback< slow_condition(5) >,
        wait(limit(world, 6))
    >
}

random_tree! {
    random_447, Random447, 447, 4, |world|
    priority(most_urgent)< 0 => Scripted(1)< fallback< condition(3) > > >
}

random_tree! {
    random_448, Random448, 448, 16, |world|
    while_do_else<
        invert(async_sequence< async_sequence< condition(4) >, instant(wait(7ns)) >),
        slow_condition(7),
        condition(8)
    >
}

random_tree! {
    random_449, Random449, 449, 4, |world|
    try_catch< Action(1), success, slow_condition(3) >
}

random_tree! {
    random_451, Random451, 451, 10, |world|
    repeat(
        retry(yield = never,
            sequence_with_memory<
                repeat(3, yield = never,
                    async_fallback(yield = sync)<
                        async_sequence(yield = sync)< Action(6), Action(7) >,
                        Action(8)
                    >
                )
            >
        )
    )
}

random_tree! {
    random_452, Random452, 452, 40, |world|
    parallel(success = times(world, 0), failure = all)<
        slow_condition(1),
        fallback< condition(3) >,
        timeout(limit(world, 4), on_start(handle(5), slow_condition(6))),
        Scripted(7)< Action(8) >,
        slow_condition(9)
    >
}

random_tree! {
    random_453, Random453, 453, 32, |world|
    on_success(handle(0),
        timeout(limit(world, 1),
            reactive_fallback(on_running = continue)<
                fallback< invert(Action(5)) >,
                invert(condition(7)),
                Scripted(8)< running >
            >
        )
    )
}

random_tree! {
    random_455, Random455, 455, 4, |world|
    priority(most_urgent)<
        0 => reactive_sequence(on_running = continue)< Action(2) >,
        1 => condition(3)
    >
}

random_tree! {
    random_456, Random456, 456, 24, |world|
    repeat(2, yield = never, while_do_else< fallback< delay(9ns, wait(6ns)) >, success >)
}

random_tree! {
    random_457, Random457, 457, 12, |world|
    sequence_with_memory<
        sequence_with_memory< run_once(reactive_fallback< Action(4) >), async_fallback< success > >,
        Scripted(7)< slow_condition(8) >,
        Action(9)
    >
}

random_tree! {
    random_458, Random458, 458, 40, |world|
    reactive_fallback(on_running = continue)<
        sequence<
            slow_condition(2),
            wait(limit(world, 3)),
            parallel_all(failures = 2)< condition(5), wait(7ns) >,
            Action(7)
        >,
        Scripted(8)< condition(9) >
    >
}

random_tree! {
    random_460, Random460, 460, 16, |world|
    try_catch<
        Scripted(1)< slow_condition(2) >,
        utility< score(3) => condition(4), score(3) => wait(6ns) >
    >
}

random_tree! {
    random_462, Random462, 462, 16, |world|
    repeater(yield = never,
        if_then_else<
            parallel(success = times(world, 2), failure = all, each = tick)<
                on_halt(handle(3), Action(4))
            >,
            Scripted(5)< slow_condition(6) >
        >,
        Action(7)
    )
}

random_tree! {
    random_466, Random466, 466, 16, |world|
    repeater(
        while_do_else< Scripted(2)< wait(1ns) >, slow_condition(4) >,
        on_success(handle(5), async_fallback< sequence< sequence< Action(9) > > >)
    )
}

random_tree! {
    random_468, Random468, 468, 4, |world|
    reactive_sequence< fallback< condition(2) >, Action(3) >
}

random_tree! {
    random_469, Random469, 469, 12, |world|
    Scripted(0)<
        repeat(failure),
        async_sequence< condition(4) >,
        repeat(times(world, 5), yield = never, condition(6))
    >
}

random_tree! {
    random_471, Random471, 471, 24, |world|
    try_catch<
        Scripted(1)<
            cooldown(limit(world, 2), on_success(handle(3), condition(4))),
            sequence< wait(4ns), run_once(reactive_sequence< fallback< slow_condition(10) > >) >
        >,
        slow_condition(11)
    >
}

random_tree! {
    random_475, Random475, 475, 4, |world|
    sequence< utility< score(1) => sequence< Action(3) > > >
}

random_tree! {
    random_476, Random476, 476, 48, |world|
    delay(1ns,
        context(mood(world, 1),
            reactive_fallback<
                sequence<
                    delay(limit(world, 4), invert(condition(6))),
                    cooldown(limit(world, 7), success)
                >
            >
        )
    )
}

random_tree! {
    random_478, Random478, 478, 32, |world|
    Scripted(0)<
        reactive_sequence< delay(1ns, while_do_else< slow_condition(4), condition(5) >) >,
        Scripted(6)< while_do_else< Action(8), slow_condition(9) >, slow_condition(10), Action(11) >,
        async_sequence(yield = sync)< Action(13) >
    >
}

random_tree! {
    random_479, Random479, 479, 24, |world|
    parallel_all(failures = times(world, 0))<
        Scripted(1)< failure >,
        timeout(4ns, while_do_else< force_success(reactive_fallback< running >), running >)
    >
}

random_tree! {
    random_480, Random480, 480, 6, |world|
    reactive_fallback<
        interrupter(if_then_else< Action(3), slow_condition(4) >, running),
        Action(6)
    >
}

random_tree! {
    random_481, Random481, 481, 4, |world|
    fallback< context(mood(world, 1), reactive_sequence< Action(3) >) >
}

random_tree! {
    random_488, Random488, 488, 12, |world|
    context(mood(world, 0),
        sequence_with_memory<
            async_fallback(yield = sync)< instant(condition(4)) >,
            reactive_sequence(on_running = continue)< on_failure(handle(6), sequence< Action(8) >) >,
            Scripted(9)< Action(10) >,
            Action(11)
        >
    )
}

random_tree! {
    random_489, Random489, 489, 12, |world|
    parallel_all(failures = times(world, 0))<
        fallback< slow_condition(2) >,
        parallel(success = 1, failure = all, each = tick)< slow_condition(4) >,
        slow_condition(5),
        Scripted(6)< failure >
    >
}

random_tree! {
    random_490, Random490, 490, 16, |world|
    retry(2, yield = never,
        priority(most_urgent)<
            100 => cooldown(limit(world, 2), on_start(handle(3), fallback< Action(5) >))
        >
    )
}

random_tree! {
    random_491, Random491, 491, 2, |world|
    run_once(while_do_else< reactive_sequence< slow_condition(3) >, success, slow_condition(5) >)
}

random_tree! {
    random_492, Random492, 492, 32, |world|
    parallel(success = 1, failure = 3, each = tick)<
        while_do_else< async_sequence< Action(3) >, delay(8ns, wait(5ns)) >,
        Action(6),
        priority(most_urgent)< 700 => condition(8), 701 => slow_condition(9) >
    >
}

random_tree! {
    random_494, Random494, 494, 2, |world|
    reactive_fallback<
        reactive_sequence< sequence_with_memory< condition(3) > >,
        slow_condition(4)
    >
}

random_tree! {
    random_496, Random496, 496, 32, |world|
    delay(limit(world, 0),
        run_once(
            context(mood(world, 2),
                on_failure(handle(3),
                    run_once(
                        priority(most_urgent)<
                            500 => async_fallback(yield = sync)<
                                instant(condition(8)),
                                instant(slow_condition(10))
                            >
                        >
                    )
                )
            )
        )
    )
}

random_tree! {
    random_498, Random498, 498, 3, |world|
    switch(choice(world, 0))<
        0 => reactive_fallback< retry(1, yield = never, slow_condition(3)), running >,
        _ => parallel_all(failures = all)< fallback< condition(7) >, slow_condition(8) >
    >
}

random_tree! {
    random_499, Random499, 499, 4, |world|
    invert(repeat(utility< score(2) => async_sequence(yield = sync)< instant(Action(5)) > >))
}

random_tree! {
    random_500, Random500, 500, 12, |world|
    run_once(
        Scripted(1)<
            async_sequence(yield = sync)< instant(sequence_with_memory< Action(5) >) >,
            failure,
            Action(7)
        >
    )
}

random_tree! {
    random_502, Random502, 502, 10, |world|
    Scripted(0)<
        context(mood(world, 1), try_catch< slow_condition(3), condition(4) >),
        repeat(257, yield = always, interrupter(Action(7), slow_condition(8)))
    >
}

random_tree! {
    random_503, Random503, 503, 4, |world|
    keep_running_until_failure(
        invert(utility< score(2) => Scripted(3)< condition(4) >, score(2) => condition(5) >)
    )
}

random_tree! {
    random_505, Random505, 505, 32, |world|
    reactive_fallback(on_running = continue)<
        Action(1),
        reactive_fallback< Action(3), slow_condition(4) >,
        wait(limit(world, 5))
    >
}

random_tree! {
    random_506, Random506, 506, 24, |world|
    on_failure(handle(0),
        repeat(2, yield = always,
            Scripted(2)< fallback< cooldown(6ns, delay(3ns, failure)), Action(7) > >
        )
    )
}

random_tree! {
    random_508, Random508, 508, 10, |world|
    async_fallback(yield = sync)<
        instant(repeat(258, Scripted(3)< success >)),
        switch(choice(world, 5))< _ => reactive_fallback< Action(7) > >,
        Action(8)
    >
}

random_tree! {
    random_509, Random509, 509, 6, |world|
    keep_running_until_failure(
        retry(yield = never,
            reactive_sequence(on_running = continue)< Scripted(3)< slow_condition(4) > >
        )
    )
}

random_tree! {
    random_510, Random510, 510, 18, |world|
    fallback<
        fallback<
            slow_condition(2),
            on_failure(handle(3), retry(2, repeater(yield = never, Action(6), Action(7)))),
            Scripted(8)< Action(9) >
        >,
        repeat(1, sequence< Scripted(12)< Action(13) > >)
    >
}

random_tree! {
    random_511, Random511, 511, 4, |world|
    context(mood(world, 0), repeat(2, yield = always, parallel_all(failures = all)< failure >))
}

random_tree! {
    random_513, Random513, 513, 16, |world|
    try_catch<
        fallback< wait(2ns) >,
        fallback< context(mood(world, 4), while_do_else< Action(6), Action(7) >) >,
        slow_condition(8),
        slow_condition(9)
    >
}

random_tree! {
    random_515, Random515, 515, 56, |world|
    on_start(handle(0),
        retry(2,
            repeat(2,
                on_halt(handle(3),
                    sequence_with_memory<
                        parallel(success = times(world, 5), failure = all)<
                            repeat(times(world, 6), yield = never, reactive_sequence< Action(8) >),
                            context(mood(world, 9), timeout(6ns, wait(limit(world, 11))))
                        >
                    >
                )
            )
        )
    )
}

random_tree! {
    random_518, Random518, 518, 16, |world|
    delay(1ns,
        force_failure(
            try_catch<
                Scripted(3)< slow_condition(4) >,
                async_fallback< instant(slow_condition(7)) >
            >
        )
    )
}

random_tree! {
    random_520, Random520, 520, 8, |world|
    if_then_else<
        sequence_with_memory<
            Action(2),
            sequence< while_do_else< slow_condition(5), Action(6) > >,
            fallback< utility< score(8) => condition(9), score(8) => success > >
        >,
        run_once(invert(condition(13)))
    >
}
