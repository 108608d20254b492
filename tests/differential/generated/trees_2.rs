// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use crate::compiled::random_tree;
use crate::world::*;

random_tree! {
    random_218, Random218, 218, 56, |world|
    timeout(6ns,
        parallel(success = all, failure = times(world, 1), each = tick)<
            async_sequence(yield = sync)< instant(wait(7ns)) >,
            Scripted(5)< wait(limit(world, 6)) >
        >
    )
}

random_tree! {
    random_219, Random219, 219, 14, |world|
    async_fallback(yield = sync)<
        Scripted(1)< reactive_sequence(on_running = continue)< Action(3) >, slow_condition(4) >,
        fallback< sequence_with_memory< async_fallback< instant(Scripted(9)< Action(10) >) > > >
    >
}

random_tree! {
    random_221, Random221, 221, 16, |world|
    run_once(
        repeat(times(world, 1), yield = always,
            switch(choice(world, 2))<
                0 => interrupter(Scripted(4)< condition(5) >, Action(6)),
                _ => Scripted(7)< slow_condition(8) >
            >
        )
    )
}

random_tree! {
    random_222, Random222, 222, 12, |world|
    switch(choice(world, 0))<
        _ => repeat(4,
            retry(times(world, 2), on_start(handle(3), Scripted(4)< slow_condition(5) >))
        )
    >
}

random_tree! {
    random_223, Random223, 223, 40, |world|
    reactive_sequence<
        priority(most_urgent)< 100 => sequence_with_memory< timeout(1ns, Action(4)) > >,
        condition(5),
        wait(limit(world, 6))
    >
}

random_tree! {
    random_224, Random224, 224, 6, |world|
    on_success(handle(0), async_sequence< instant(Action(3)), Action(4) >)
}

random_tree! {
    random_228, Random228, 228, 32, |world|
    Scripted(0)<
        if_then_else<
            sequence< slow_condition(3), delay(limit(world, 4), reactive_fallback< condition(6) >) >,
            reactive_fallback< Action(8) >,
            reactive_sequence(on_running = continue)< running >
        >,
        running
    >
}

random_tree! {
    random_230, Random230, 230, 10, |world|
    parallel_all(failures = all)<
        running,
        reactive_fallback< slow_condition(3) >,
        Scripted(4)< Action(5) >,
        reactive_fallback< slow_condition(7), running >
    >
}

random_tree! {
    random_231, Random231, 231, 6, |world|
    repeater(Scripted(1)< condition(2) >, condition(3))
}

random_tree! {
    random_232, Random232, 232, 16, |world|
    fallback<
        slow_condition(1),
        Scripted(2)<
            parallel_all(failures = 1)< sequence_with_memory< Action(5) > >,
            Scripted(6)< Action(7) >
        >
    >
}

random_tree! {
    random_233, Random233, 233, 40, |world|
    async_fallback(yield = sync)<
        slow_condition(1),
        async_sequence<
            switch(choice(world, 3))<
                0 => wait(limit(world, 4)),
                1 => success,
                _ => slow_condition(6)
            >,
            Scripted(7)< Action(8) >
        >,
        parallel_all(failures = times(world, 9))< delay(4ns, condition(11)) >
    >
}

random_tree! {
    random_238, Random238, 238, 16, |world|
    repeat(times(world, 0), yield = always,
        run_once(
            async_sequence<
                instant(Action(4)),
                fallback< Scripted(6)< slow_condition(7) > >,
                instant(slow_condition(9)),
                Action(10)
            >
        )
    )
}

random_tree! {
    random_239, Random239, 239, 40, |world|
    while_do_else<
        delay(limit(world, 1), Action(2)),
        repeater(yield = never, fallback< async_fallback< Action(6) > >, Action(7)),
        Action(8)
    >
}

random_tree! {
    random_240, Random240, 240, 32, |world|
    cooldown(1ns,
        reactive_fallback(on_running = continue)<
            parallel_all(failures = all)<
                cooldown(4ns, Scripted(4)< Action(5) >),
                condition(6),
                slow_condition(7),
                condition(8)
            >,
            Action(9),
            slow_condition(10)
        >
    )
}

random_tree! {
    random_242, Random242, 242, 12, |world|
    while_do_else<
        utility<
            score(1) => repeat(times(world, 2),
                repeater(yield = never,
                    parallel_all(failures = all)< Action(5) >,
                    slow_condition(6)
                )
            ),
            score(1) => condition(7)
        >,
        slow_condition(8),
        condition(9)
    >
}

random_tree! {
    random_244, Random244, 244, 32, |world|
    reactive_sequence< Action(1), run_once(async_sequence< instant(wait(limit(world, 5))) >) >
}

random_tree! {
    random_246, Random246, 246, 4, |world|
    sequence<
        on_halt(handle(1),
            context(mood(world, 2),
                reactive_sequence<
                    keep_running_until_failure(
                        sequence<
                            utility< score(6) => condition(7), score(6) => slow_condition(8) >
                        >
                    ),
                    fallback< Action(10) >
                >
            )
        )
    >
}

random_tree! {
    random_247, Random247, 247, 4, |world|
    async_fallback(yield = sync)<
        slow_condition(1),
        instant(
            parallel(success = 3, failure = 1, each = tick)<
                sequence< fallback< Action(6) > >,
                running,
                success
            >
        )
    >
}

random_tree! {
    random_253, Random253, 253, 40, |world|
    retry(3,
        invert(
            parallel_all(failures = times(world, 2))<
                fallback< run_once(Action(5)), delay(limit(world, 6), Action(7)) >
            >
        )
    )
}

random_tree! {
    random_254, Random254, 254, 16, |world|
    parallel_all(failures = 2)<
        condition(1),
        Scripted(2)< condition(3) >,
        on_success(handle(4), parallel_all(failures = all)< Action(6) >),
        Action(7)
    >
}

random_tree! {
    random_256, Random256, 256, 8, |world|
    keep_running_until_failure(
        fallback<
            priority(most_urgent)< 200 => async_fallback(yield = sync)< instant(condition(5)) > >,
            parallel(success = all, failure = times(world, 6), each = tick)<
                keep_running_until_failure(Action(8))
            >
        >
    )
}

random_tree! {
    random_257, Random257, 257, 3, |world|
    fallback< slow_condition(1), parallel_all(failures = 1)< failure > >
}

random_tree! {
    random_261, Random261, 261, 16, |world|
    force_failure(
        if_then_else<
            sequence< delay(2ns, Action(4)) >,
            running,
            Scripted(6)< fallback< Action(8) > >
        >
    )
}

random_tree! {
    random_263, Random263, 263, 40, |world|
    sequence<
        fallback<
            retry(1,
                cooldown(7ns,
                    on_failure(handle(4), while_do_else< Action(6), wait(limit(world, 7)) >)
                )
            )
        >,
        wait(limit(world, 8)),
        wait(2ns)
    >
}

random_tree! {
    random_264, Random264, 264, 8, |world|
    parallel_all(failures = all)< on_failure(handle(1), Scripted(2)< condition(3) >) >
}

random_tree! {
    random_266, Random266, 266, 16, |world|
    run_once(
        sequence<
            retry(4, yield = never, Scripted(3)< Action(4) >),
            reactive_fallback(on_running = continue)<
                failure,
                Scripted(7)< slow_condition(8) >,
                Action(9)
            >,
            failure
        >
    )
}

random_tree! {
    random_269, Random269, 269, 12, |world|
    on_failure(handle(0),
        invert(
            parallel_all(failures = 1)<
                reactive_sequence(on_running = continue)<
                    retry(times(world, 4),
                        on_halt(handle(5),
                            sequence_with_memory<
                                utility< score(7) => condition(8), score(7) => slow_condition(9) >
                            >
                        )
                    ),
                    condition(10)
                >
            >
        )
    )
}

random_tree! {
    random_271, Random271, 271, 12, |world|
    Scripted(0)<
        reactive_fallback< Action(2), fallback< slow_condition(4) > >,
        interrupter(
            while_do_else<
                slow_condition(7),
                retry(2, parallel(success = 1, failure = 1, each = tick)< Action(10) >)
            >,
            slow_condition(11)
        )
    >
}

random_tree! {
    random_274, Random274, 274, 48, |world|
    keep_running_until_failure(
        parallel_all(failures = all)<
            keep_running_until_failure(delay(5ns, async_fallback< instant(Action(6)) >)),
            run_once(
                delay(limit(world, 8),
                    fallback<
                        parallel(success = times(world, 10), failure = 1)< Action(11) >,
                        running
                    >
                )
            )
        >
    )
}

random_tree! {
    random_277, Random277, 277, 16, |world|
    repeater(yield = never, failure, sequence< condition(3), delay(5ns, Action(5)), Action(6) >)
}

random_tree! {
    random_279, Random279, 279, 20, |world|
    on_halt(handle(0),
        parallel(success = 3, failure = times(world, 1))<
            try_catch< sequence< try_catch< Action(5), Action(6) >, running >, Action(8) >,
            success,
            Action(10),
            condition(11)
        >
    )
}

random_tree! {
    random_282, Random282, 282, 32, |world|
    repeat(yield = always, delay(limit(world, 1), sequence_with_memory< condition(3) >))
}

random_tree! {
    random_283, Random283, 283, 1, |world|
    fallback<
        fallback< slow_condition(2) >,
        parallel(success = all, failure = 1, each = tick)< slow_condition(4) >,
        running
    >
}

random_tree! {
    random_286, Random286, 286, 8, |world|
    keep_running_until_failure(
        Scripted(1)< Action(2), sequence< slow_condition(4), condition(5) > >
    )
}

random_tree! {
    random_287, Random287, 287, 32, |world|
    sequence_with_memory<
        interrupter(
            timeout(limit(world, 2), utility< score(3) => Action(4), score(3) => condition(5) >),
            slow_condition(6)
        )
    >
}

random_tree! {
    random_288, Random288, 288, 6, |world|
    fallback<
        context(mood(world, 1), if_then_else< condition(3), Scripted(4)< Action(5) > >),
        slow_condition(6)
    >
}

random_tree! {
    random_289, Random289, 289, 16, |world|
    on_halt(handle(0),
        run_once(timeout(9ns, sequence< repeat(times(world, 4), yield = always, Action(5)) >))
    )
}

random_tree! {
    random_292, Random292, 292, 16, |world|
    reactive_sequence< parallel_all(failures = 1)< running, wait(5ns) > >
}

random_tree! {
    random_295, Random295, 295, 32, |world|
    sequence<
        sequence<
            wait(limit(world, 2)),
            reactive_fallback<
                condition(4),
                reactive_sequence(on_running = continue)< Action(6) >,
                slow_condition(7)
            >
        >
    >
}

random_tree! {
    random_300, Random300, 300, 1, |world|
    invert(
        on_halt(handle(1),
            fallback<
                async_sequence(yield = sync)<
                    instant(reactive_fallback(on_running = continue)< condition(6) >)
                >
            >
        )
    )
}

random_tree! {
    random_301, Random301, 301, 24, |world|
    interrupter(cooldown(2ns, priority(most_urgent)< 200 => Scripted(3)< wait(4ns) > >), Action(5))
}

random_tree! {
    random_302, Random302, 302, 32, |world|
    Scripted(0)<
        parallel_all(failures = 3)<
            force_success(
                Scripted(3)< Action(4), reactive_fallback(on_running = continue)< Action(6) > >
            ),
            parallel_all(failures = times(world, 7))<
                parallel_all(failures = times(world, 8))< condition(9) >
            >,
            condition(10)
        >
    >
}

random_tree! {
    random_303, Random303, 303, 32, |world|
    reactive_sequence<
        reactive_sequence< condition(2) >,
        delay(limit(world, 3), try_catch< Action(5), condition(6) >),
        failure
    >
}

random_tree! {
    random_305, Random305, 305, 16, |world|
    try_catch<
        parallel_all(failures = 2)<
            timeout(9ns, repeater(Action(4), running)),
            sequence_with_memory< sequence< slow_condition(8) > >
        >,
        force_success(running)
    >
}

random_tree! {
    random_309, Random309, 309, 16, |world|
    sequence<
        async_sequence< instant(wait(8ns)) >,
        fallback< fallback< condition(6) >, Action(7), Action(8) >
    >
}

random_tree! {
    random_310, Random310, 310, 16, |world|
    on_success(handle(0),
        reactive_sequence(on_running = continue)< reactive_sequence< Scripted(3)< wait(8ns) > > >
    )
}

random_tree! {
    random_313, Random313, 313, 16, |world|
    context(mood(world, 0),
        if_then_else<
            fallback< Scripted(3)< wait(4ns) >, slow_condition(5), Action(6), slow_condition(7) >,
            slow_condition(8)
        >
    )
}

random_tree! {
    random_315, Random315, 315, 32, |world|
    context(mood(world, 0),
        priority(most_urgent)<
            100 => reactive_sequence(on_running = continue)< timeout(9ns, slow_condition(4)) >,
            101 => wait(limit(world, 5)),
            102 => slow_condition(6)
        >
    )
}

random_tree! {
    random_318, Random318, 318, 8, |world|
    while_do_else<
        invert(
            sequence< reactive_fallback(on_running = continue)< Action(4) >, run_once(Action(6)) >
        ),
        condition(7),
        condition(8)
    >
}

random_tree! {
    random_319, Random319, 319, 12, |world|
    sequence<
        repeater(yield = never,
            on_failure(handle(2), parallel(success = all, failure = 1)< Action(4) >),
            while_do_else< Action(6), Action(7) >
        ),
        while_do_else< sequence< sequence< slow_condition(11) > >, Action(12) >
    >
}
