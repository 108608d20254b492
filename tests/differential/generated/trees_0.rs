// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use crate::compiled::random_tree;
use crate::world::*;

random_tree! {
    random_3, Random3, 3, 32, |world|
    repeat(3, yield = always,
        fallback<
            sequence<
                timeout(limit(world, 3),
                    switch(choice(world, 4))< _ => interrupter(condition(6), success) >
                ),
                slow_condition(8),
                slow_condition(9)
            >
        >
    )
}

random_tree! {
    random_9, Random9, 9, 6, |world|
    fallback<
        Action(1),
        retry(
            repeater(yield = never,
                priority(most_urgent)< 400 => retry(255, slow_condition(6)) >,
                slow_condition(7)
            )
        ),
        reactive_sequence(on_running = continue)< sequence_with_memory< failure > >
    >
}

random_tree! {
    random_12, Random12, 12, 16, |world|
    reactive_sequence< reactive_sequence(on_running = continue)< wait(1ns), condition(3) > >
}

random_tree! {
    random_13, Random13, 13, 6, |world|
    async_sequence(yield = sync)<
        instant(
            sequence<
                if_then_else<
                    keep_running_until_failure(Action(5)),
                    slow_condition(6),
                    Scripted(7)< condition(8) >
                >
            >
        )
    >
}

random_tree! {
    random_20, Random20, 20, 8, |world|
    reactive_fallback<
        repeat(retry(reactive_sequence(on_running = continue)< Action(4), Action(5) >))
    >
}

random_tree! {
    random_21, Random21, 21, 48, |world|
    Scripted(0)<
        repeater(yield = never, wait(6ns), delay(2ns, interrupter(slow_condition(5), failure))),
        switch(choice(world, 7))< 0 => context(mood(world, 8), running), _ => slow_condition(10) >,
        wait(limit(world, 11))
    >
}

random_tree! {
    random_22, Random22, 22, 24, |world|
    timeout(2ns, keep_running_until_failure(retry(Scripted(3)< Action(4), fallback< Action(6) > >)))
}

random_tree! {
    random_23, Random23, 23, 8, |world|
    priority(most_urgent)<
        0 => on_success(handle(1), interrupter(Action(3), Action(4))),
        1 => context(mood(world, 5), retry(1, Action(7)))
    >
}

random_tree! {
    random_24, Random24, 24, 16, |world|
    while_do_else<
        Scripted(1)< slow_condition(2), slow_condition(3) >,
        slow_condition(4),
        delay(8ns, running)
    >
}

random_tree! {
    random_25, Random25, 25, 8, |world|
    sequence_with_memory<
        parallel(success = times(world, 1), failure = 1, each = tick)<
            while_do_else< condition(3), slow_condition(4) >
        >,
        fallback<
            reactive_sequence(on_running = continue)< reactive_fallback< slow_condition(8) > >
        >
    >
}

random_tree! {
    random_26, Random26, 26, 1, |world|
    switch(choice(world, 0))<
        _ => on_failure(handle(1), reactive_fallback(on_running = continue)< slow_condition(3) >)
    >
}

random_tree! {
    random_27, Random27, 27, 32, |world|
    utility<
        score(0) => parallel(success = times(world, 1), failure = times(world, 1))<
            running,
            Action(3),
            async_sequence< success >
        >,
        score(0) => cooldown(8ns,
            retry(yield = always, parallel_all(failures = 1)< Action(9), Action(10) >)
        )
    >
}

random_tree! {
    random_31, Random31, 31, 16, |world|
    delay(8ns, repeat(sequence< sequence_with_memory< condition(4) > >))
}

random_tree! {
    random_32, Random32, 32, 20, |world|
    parallel(success = times(world, 0), failure = times(world, 0))<
        async_sequence<
            instant(
                if_then_else< Scripted(4)< slow_condition(5) >, on_start(handle(6), Action(7)) >
            )
        >
    >
}

random_tree! {
    random_35, Random35, 35, 24, |world|
    sequence<
        reactive_sequence<
            async_sequence< slow_condition(3) >,
            Action(4),
            on_success(handle(5), Action(6))
        >,
        repeat(2, yield = never, sequence_with_memory< wait(2ns) >),
        Action(10)
    >
}

random_tree! {
    random_38, Random38, 38, 16, |world|
    sequence<
        parallel(success = times(world, 1), failure = times(world, 1), each = tick)< running >,
        run_once(reactive_sequence(on_running = continue)< Action(5) >),
        Action(6)
    >
}

random_tree! {
    random_40, Random40, 40, 32, |world|
    async_fallback<
        instant(
            Scripted(2)<
                async_sequence<
                    instant(parallel(success = all, failure = 1, each = tick)< slow_condition(6) >)
                >,
                timeout(limit(world, 7), async_sequence(yield = sync)< condition(9) >),
                Action(10)
            >
        )
    >
}

random_tree! {
    random_41, Random41, 41, 12, |world|
    parallel(success = times(world, 0), failure = 1, each = tick)<
        fallback< Action(2), Action(3), slow_condition(4) >
    >
}

random_tree! {
    random_42, Random42, 42, 4, |world|
    fallback<
        parallel(success = 2, failure = 3)<
            condition(2),
            condition(3),
            run_once(slow_condition(5))
        >,
        condition(6),
        failure
    >
}

random_tree! {
    random_45, Random45, 45, 24, |world|
    async_fallback(yield = sync)<
        parallel(success = 1, failure = 1)<
            parallel(success = times(world, 2), failure = times(world, 2), each = tick)<
                reactive_fallback<
                    sequence< reactive_sequence(on_running = continue)< Action(6) > >
                >
            >,
            wait(9ns)
        >,
        slow_condition(8)
    >
}

random_tree! {
    random_50, Random50, 50, 12, |world|
    repeat(times(world, 0),
        reactive_sequence(on_running = continue)<
            run_once(
                fallback<
                    slow_condition(4),
                    fallback< reactive_sequence(on_running = continue)< Action(7) > >
                >
            )
        >
    )
}

random_tree! {
    random_53, Random53, 53, 6, |world|
    if_then_else<
        Scripted(1)< slow_condition(2) >,
        while_do_else< slow_condition(4), slow_condition(5) >,
        run_once(fallback< retry(4, condition(9)) >)
    >
}

random_tree! {
    random_55, Random55, 55, 4, |world|
    run_once(reactive_fallback< condition(2), utility< score(3) => condition(4) >, Action(5) >)
}

random_tree! {
    random_59, Random59, 59, 6, |world|
    sequence<
        async_fallback(yield = sync)< slow_condition(2), try_catch< Action(4), Action(5) > >,
        priority(most_urgent)< 600 => fallback< failure > >
    >
}

random_tree! {
    random_60, Random60, 60, 1, |world|
    parallel(success = 1, failure = 1)<
        parallel(success = 2, failure = 2, each = tick)< slow_condition(2), slow_condition(3) >
    >
}

random_tree! {
    random_61, Random61, 61, 20, |world|
    reactive_fallback(on_running = continue)<
        reactive_sequence<
            while_do_else< Action(3), Action(4) >,
            repeat(4, yield = never, Action(6))
        >,
        Action(7),
        Action(8),
        utility< score(9) => retry(3, Action(11)) >
    >
}

random_tree! {
    random_62, Random62, 62, 1, |world|
    async_sequence< instant(slow_condition(2)), slow_condition(3) >
}

random_tree! {
    random_65, Random65, 65, 4, |world|
    async_fallback<
        reactive_fallback(on_running = continue)< Action(2), slow_condition(3) >,
        failure
    >
}

random_tree! {
    random_66, Random66, 66, 16, |world|
    on_failure(handle(0),
        sequence_with_memory<
            reactive_sequence(on_running = continue)< Action(3), condition(4) >,
            sequence< Action(6) >,
            parallel(success = all, failure = times(world, 7), each = tick)< Action(8) >
        >
    )
}

random_tree! {
    random_67, Random67, 67, 18, |world|
    Scripted(0)<
        parallel_all(failures = 1)< running, run_once(Action(4)) >,
        Action(5),
        condition(6),
        reactive_fallback< force_failure(Action(9)) >
    >
}

random_tree! {
    random_68, Random68, 68, 32, |world|
    async_sequence<
        instant(
            parallel(success = all, failure = all, each = tick)<
                parallel(success = 1, failure = times(world, 3))< condition(4) >,
                reactive_sequence< condition(6) >
            >
        ),
        sequence< reactive_fallback< delay(limit(world, 9), slow_condition(10)) > >
    >
}

random_tree! {
    random_70, Random70, 70, 16, |world|
    Scripted(0)<
        timeout(1ns,
            context(mood(world, 2), parallel(success = 1, failure = 1, each = tick)< Action(4) >)
        )
    >
}

random_tree! {
    random_72, Random72, 72, 1, |world|
    sequence< try_catch< condition(2), condition(3), condition(4) > >
}

random_tree! {
    random_74, Random74, 74, 40, |world|
    sequence_with_memory<
        delay(9ns,
            reactive_fallback(on_running = continue)<
                wait(2ns),
                priority(most_urgent)< 400 => cooldown(limit(world, 5), Action(6)) >
            >
        ),
        fallback< Action(8) >
    >
}

random_tree! {
    random_75, Random75, 75, 24, |world|
    interrupter(
        repeat(yield = never,
            sequence_with_memory<
                reactive_fallback<
                    on_failure(handle(4), on_start(handle(5), Scripted(6)< failure >))
                >
            >
        ),
        cooldown(limit(world, 8), async_fallback< Action(10) >)
    )
}

random_tree! {
    random_76, Random76, 76, 4, |world|
    keep_running_until_failure(
        on_start(handle(1), reactive_fallback< slow_condition(3), async_fallback< Action(5) > >)
    )
}

random_tree! {
    random_78, Random78, 78, 16, |world|
    switch(choice(world, 0))<
        0 => cooldown(limit(world, 1), Scripted(2)< slow_condition(3) >),
        1 => keep_running_until_failure(reactive_fallback< slow_condition(6) >),
        _ => Action(7)
    >
}

random_tree! {
    random_80, Random80, 80, 6, |world|
    sequence_with_memory< on_halt(handle(1), condition(2)), Action(3), repeat(Action(5)) >
}

random_tree! {
    random_83, Random83, 83, 1, |world|
    sequence<
        context(mood(world, 1), async_fallback< condition(3) >),
        keep_running_until_failure(condition(5)),
        slow_condition(6),
        fallback< async_fallback(yield = sync)< instant(slow_condition(10)) > >,
        slow_condition(11)
    >
}

random_tree! {
    random_84, Random84, 84, 1, |world|
    async_fallback< instant(async_fallback(yield = sync)< instant(running) >) >
}

random_tree! {
    random_87, Random87, 87, 1, |world|
    async_sequence< async_fallback< slow_condition(2), slow_condition(3) > >
}

random_tree! {
    random_88, Random88, 88, 40, |world|
    retry(times(world, 0), yield = always,
        try_catch<
            timeout(limit(world, 2),
                reactive_sequence< async_fallback< Action(5) >, Scripted(6)< Action(7) > >
            ),
            condition(8),
            slow_condition(9)
        >
    )
}

random_tree! {
    random_90, Random90, 90, 2, |world|
    repeat(sequence_with_memory< interrupter(condition(3), condition(4)), invert(condition(6)) >)
}

random_tree! {
    random_91, Random91, 91, 24, |world|
    sequence_with_memory<
        async_fallback(yield = sync)<
            instant(
                parallel(success = 1, failure = times(world, 3))<
                    reactive_fallback< Scripted(5)< Action(6) > >,
                    wait(3ns)
                >
            )
        >,
        Action(8)
    >
}

random_tree! {
    random_92, Random92, 92, 8, |world|
    while_do_else< Scripted(1)< async_fallback(yield = sync)< success > >, Action(4) >
}

random_tree! {
    random_93, Random93, 93, 1, |world|
    async_fallback(yield = sync)<
        async_fallback<
            instant(sequence< reactive_sequence< slow_condition(5) > >),
            instant(condition(7))
        >,
        instant(condition(9))
    >
}

random_tree! {
    random_95, Random95, 95, 16, |world|
    parallel_all(failures = all)<
        repeat(times(world, 1), reactive_sequence< Action(3) >),
        invert(Action(5))
    >
}

random_tree! {
    random_102, Random102, 102, 12, |world|
    while_do_else<
        parallel(success = times(world, 1), failure = 1, each = tick)< Scripted(2)< Action(3) > >,
        slow_condition(4)
    >
}

random_tree! {
    random_103, Random103, 103, 8, |world|
    reactive_sequence(on_running = continue)<
        success,
        utility<
            score(2) => priority(most_urgent)<
                300 => reactive_sequence< on_halt(handle(5), Action(6)) >
            >
        >,
        Action(7)
    >
}

random_tree! {
    random_106, Random106, 106, 16, |world|
    fallback<
        on_start(handle(1),
            Scripted(2)<
                Scripted(3)< success >,
                parallel_all(failures = 1)< async_sequence(yield = sync)< slow_condition(7) > >,
                force_failure(Action(9)),
                Action(10)
            >
        )
    >
}
