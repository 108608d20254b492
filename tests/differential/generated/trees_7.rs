// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use crate::compiled::random_tree;
use crate::world::*;

random_tree! {
    random_822, Random822, 822, 32, |world|
    fallback<
        while_do_else<
            if_then_else<
                on_halt(handle(3),
                    reactive_fallback(on_running = continue)<
                        fallback< Action(6), Action(7) >,
                        timeout(9ns, async_sequence< running >)
                    >
                ),
                wait(2ns)
            >,
            switch(choice(world, 12))< 0 => success, _ => Action(14) >,
            wait(9ns)
        >
    >
}

random_tree! {
    random_831, Random831, 831, 32, |world|
    sequence_with_memory<
        while_do_else<
            slow_condition(2),
            reactive_sequence(on_running = continue)<
                cooldown(limit(world, 4), keep_running_until_failure(Scripted(6)< condition(7) >))
            >,
            invert(Action(9))
        >,
        parallel(success = 1, failure = 1, each = tick)<
            sequence<
                fallback< sequence< slow_condition(14) >, Scripted(15)< Action(16) > >,
                Action(17)
            >
        >,
        reactive_sequence(on_running = continue)< slow_condition(19), condition(20) >,
        sequence< Action(22) >,
        sequence_with_memory< Action(24) >
    >
}

random_tree! {
    random_861, Random861, 861, 72, |world|
    interrupter(
        while_do_else<
            repeater(yield = never,
                interrupter(
                    Action(4),
                    context(mood(world, 5), reactive_fallback(on_running = continue)< success >)
                ),
                force_failure(
                    run_once(
                        sequence_with_memory< repeat(4, yield = never, Scripted(12)< Action(13) >) >
                    )
                )
            ),
            retry(4,
                fallback<
                    sequence<
                        force_failure(
                            sequence_with_memory<
                                on_failure(handle(19), wait(limit(world, 20))),
                                repeat(2, Action(22)),
                                parallel(success = 2, failure = 3, each = tick)<
                                    wait(9ns),
                                    Action(25),
                                    Action(26)
                                >,
                                Scripted(27)< slow_condition(28) >
                            >
                        )
                    >,
                    Action(29)
                >
            ),
            running
        >,
        keep_running_until_failure(
            on_start(handle(32),
                async_sequence<
                    fallback<
                        context(mood(world, 35),
                            parallel(success = 4, failure = all, each = tick)<
                                success,
                                success,
                                condition(39),
                                Action(40),
                                condition(41)
                            >
                        )
                    >,
                    instant(
                        force_success(
                            Scripted(44)<
                                Scripted(45)< slow_condition(46), condition(47) >,
                                slow_condition(48)
                            >
                        )
                    )
                >
            )
        )
    )
}

random_tree! {
    random_862, Random862, 862, 6, |world|
    sequence<
        fallback<
            force_success(Scripted(3)< slow_condition(4) >),
            priority(most_urgent)<
                500 => reactive_fallback< condition(7) >,
                501 => context(mood(world, 8), running)
            >
        >,
        interrupter(
            slow_condition(11),
            force_success(fallback< context(mood(world, 14), slow_condition(15)) >)
        ),
        success,
        condition(17),
        Action(18)
    >
}

random_tree! {
    random_872, Random872, 872, 56, |world|
    repeat(
        delay(limit(world, 1),
            on_failure(handle(2),
                fallback<
                    on_halt(handle(4),
                        sequence<
                            reactive_sequence< delay(limit(world, 7), Action(8)) >,
                            reactive_sequence(on_running = continue)<
                                context(mood(world, 10), slow_condition(11)),
                                fallback< slow_condition(13), slow_condition(14) >
                            >
                        >
                    ),
                    delay(1ns, Action(16))
                >
            )
        )
    )
}

random_tree! {
    random_875, Random875, 875, 56, |world|
    parallel(success = times(world, 0), failure = 2)<
        reactive_fallback(on_running = continue)<
            while_do_else<
                fallback< reactive_sequence< parallel_all(failures = all)< Action(6) >, success > >,
                fallback< Action(9), slow_condition(10) >,
                on_failure(handle(11), timeout(4ns, condition(13)))
            >,
            interrupter(
                reactive_sequence<
                    cooldown(limit(world, 16),
                        switch(choice(world, 17))<
                            _ => reactive_sequence< slow_condition(19), Action(20), Action(21) >
                        >
                    )
                >,
                async_sequence< Action(23) >
            ),
            retry(3, yield = always, condition(25)),
            try_catch< condition(27), Action(28) >
        >,
        async_fallback(yield = sync)<
            sequence< Action(31), condition(32), slow_condition(33) >,
            Scripted(34)< Action(35) >
        >
    >
}

random_tree! {
    random_880, Random880, 880, 96, |world|
    if_then_else<
        parallel(success = all, failure = times(world, 1))<
            parallel(success = 4, failure = 2, each = tick)<
                on_halt(handle(3), if_then_else< Action(5), wait(2ns) >),
                fallback<
                    parallel_all(failures = 1)<
                        while_do_else<
                            fallback< Scripted(11)< condition(12) > >,
                            retry(3, Scripted(14)< Action(15) >)
                        >,
                        slow_condition(16)
                    >,
                    Scripted(17)< failure >,
                    Action(19)
                >,
                parallel_all(failures = all)<
                    context(mood(world, 21),
                        force_failure(
                            delay(4ns,
                                reactive_sequence< Action(25), wait(limit(world, 26)), running >
                            )
                        )
                    ),
                    condition(28)
                >,
                sequence_with_memory< condition(30) >
            >,
            fallback< Action(32) >
        >,
        reactive_fallback(on_running = continue)<
            reactive_fallback<
                keep_running_until_failure(Scripted(36)< wait(6ns) >),
                delay(9ns,
                    retry(3, yield = always,
                        repeat(yield = always, reactive_sequence< Action(42), Action(43) >)
                    )
                )
            >,
            Action(44)
        >,
        async_fallback(yield = sync)< Action(46), instant(Action(48)) >
    >
}

random_tree! {
    random_889, Random889, 889, 72, |world|
    parallel(success = all, failure = all, each = tick)<
        repeat(
            repeater(
                utility<
                    score(3) => repeat(1, yield = always,
                        parallel(success = 3, failure = times(world, 5))<
                            sequence_with_memory<
                                fallback< slow_condition(8), Action(9) >,
                                async_fallback(yield = sync)< slow_condition(11) >,
                                repeat(2, yield = never, slow_condition(13)),
                                wait(limit(world, 14)),
                                keep_running_until_failure(wait(8ns)),
                                wait(6ns)
                            >,
                            delay(4ns, Action(19)),
                            wait(4ns)
                        >
                    ),
                    score(3) => slow_condition(21),
                    score(3) => Scripted(22)< condition(23) >
                >,
                Action(24)
            )
        ),
        if_then_else< on_halt(handle(26), Action(27)), Action(28), slow_condition(29) >,
        sequence< on_success(handle(31), Action(32)) >
    >
}

random_tree! {
    random_892, Random892, 892, 64, |world|
    async_sequence(yield = sync)<
        instant(
            context(mood(world, 2),
                async_sequence(yield = sync)<
                    sequence<
                        switch(choice(world, 5))<
                            _ => async_sequence(yield = sync)<
                                Action(7),
                                slow_condition(8),
                                wait(4ns),
                                slow_condition(10),
                                instant(condition(12))
                            >
                        >
                    >,
                    Scripted(13)< fallback< run_once(running) >, retry(4, yield = always, success) >
                >
            )
        ),
        instant(
            utility<
                score(20) => fallback<
                    sequence<
                        reactive_sequence(on_running = continue)<
                            Scripted(24)<
                                invert(condition(26)),
                                reactive_fallback< condition(28), Action(29) >,
                                repeat(1, Action(31)),
                                async_fallback(yield = sync)< Action(33), condition(34) >
                            >,
                            Action(35),
                            wait(1ns)
                        >,
                        run_once(wait(limit(world, 38)))
                    >,
                    Action(39),
                    running
                >,
                score(20) => on_start(handle(41), fallback< reactive_sequence< Action(44) > >),
                score(20) => slow_condition(45)
            >
        ),
        reactive_fallback(on_running = continue)<
            Scripted(47)< failure >,
            async_fallback(yield = sync)< sequence_with_memory< Action(51) >, wait(9ns) >
        >,
        try_catch< slow_condition(54), slow_condition(55) >,
        fallback< wait(2ns) >
    >
}

random_tree! {
    random_928, Random928, 928, 80, |world|
    force_success(
        interrupter(
            sequence< success, condition(4) >,
            reactive_fallback<
                parallel(success = times(world, 6), failure = all)<
                    utility< score(7) => run_once(sequence_with_memory< Action(10) >) >,
                    parallel(success = 2, failure = 2)<
                        fallback<
                            invert(fallback< condition(15) >),
                            reactive_sequence< Scripted(17)< slow_condition(18) >, wait(5ns) >
                        >,
                        retry(Action(21))
                    >,
                    slow_condition(22)
                >,
                parallel_all(failures = times(world, 23))<
                    reactive_fallback<
                        parallel(success = 1, failure = times(world, 25), each = tick)< Action(26) >
                    >,
                    parallel(success = 1, failure = 2)<
                        Scripted(28)< slow_condition(29) >,
                        delay(limit(world, 30),
                            keep_running_until_failure(Scripted(32)< Action(33) >)
                        )
                    >
                >
            >
        )
    )
}

random_tree! {
    random_963, Random963, 963, 4, |world|
    sequence<
        while_do_else<
            invert(if_then_else< condition(4), fallback< slow_condition(6), condition(7) > >),
            Action(8),
            if_then_else< async_sequence< instant(condition(12)) >, retry(failure) >
        >,
        reactive_sequence< async_sequence(yield = sync)< success > >
    >
}

random_tree! {
    random_975, Random975, 975, 48, |world|
    parallel(success = 2, failure = all, each = tick)<
        reactive_sequence(on_running = continue)<
            reactive_fallback<
                cooldown(2ns, fallback< fallback< delay(9ns, Action(7)) >, success >),
                failure
            >,
            utility<
                score(10) => on_failure(handle(11),
                    fallback<
                        invert(
                            utility<
                                score(14) => reactive_fallback(on_running = continue)<
                                    slow_condition(16),
                                    running,
                                    Action(18)
                                >
                            >
                        ),
                        slow_condition(19)
                    >
                )
            >,
            retry(yield = never, condition(21)),
            repeater(
                interrupter(sequence_with_memory< slow_condition(25) >, Scripted(26)< Action(27) >),
                wait(6ns)
            )
        >,
        Action(29)
    >
}

random_tree! {
    random_976, Random976, 976, 32, |world|
    sequence<
        if_then_else<
            slow_condition(2),
            repeater(try_catch< Action(5), condition(6) >, fallback< running >),
            parallel(success = 2, failure = 1, each = tick)< slow_condition(10), Action(11) >
        >,
        reactive_fallback< Action(13), wait(limit(world, 14)) >
    >
}

random_tree! {
    random_981, Random981, 981, 56, |world|
    fallback<
        cooldown(3ns,
            utility<
                score(2) => sequence< running >,
                score(2) => parallel(success = times(world, 5), failure = all, each = tick)<
                    parallel(success = times(world, 6), failure = all, each = tick)< Action(7) >,
                    while_do_else<
                        sequence<
                            async_fallback(yield = sync)< slow_condition(11), instant(Action(13)) >
                        >,
                        parallel(success = 1, failure = 1)< Action(15) >,
                        Scripted(16)< slow_condition(17) >
                    >,
                    Scripted(18)< Action(19) >,
                    Action(20)
                >,
                score(2) => parallel(success = 1, failure = 1, each = tick)<
                    repeat(1, delay(8ns, slow_condition(24)))
                >
            >
        ),
        run_once(slow_condition(26)),
        slow_condition(27),
        repeat(257, slow_condition(29)),
        condition(30)
    >
}

random_tree! {
    random_985, Random985, 985, 24, |world|
    on_start(handle(0),
        if_then_else<
            context(mood(world, 2), utility< score(3) => slow_condition(4) >),
            on_halt(handle(5),
                reactive_sequence(on_running = continue)<
                    reactive_fallback<
                        async_fallback(yield = sync)< instant(Action(10)) >,
                        Action(11),
                        fallback< condition(13) >
                    >,
                    timeout(1ns, on_success(handle(15), Action(16)))
                >
            )
        >
    )
}

random_tree! {
    random_988, Random988, 988, 96, |world|
    priority(most_urgent)<
        0 => slow_condition(1),
        1 => timeout(limit(world, 2),
            interrupter(
                fallback<
                    while_do_else<
                        switch(choice(world, 6))< 0 => Scripted(7)< Action(8) >, _ => failure >,
                        run_once(cooldown(limit(world, 11), fallback< failure >)),
                        Action(14)
                    >
                >,
                failure
            )
        ),
        2 => on_start(handle(16),
            delay(4ns,
                parallel(success = 1, failure = times(world, 18))<
                    timeout(7ns,
                        async_fallback<
                            sequence< Action(22), Action(23) >,
                            fallback< wait(limit(world, 25)) >
                        >
                    )
                >
            )
        ),
        3 => sequence<
            fallback<
                if_then_else< reactive_fallback(on_running = continue)< Action(30) >, success >,
                Action(32)
            >
        >,
        4 => utility<
            score(33) => repeater(
                retry(1, yield = never,
                    delay(3ns,
                        timeout(limit(world, 37),
                            priority(most_urgent)< 3800 => Scripted(39)< Action(40) > >
                        )
                    )
                ),
                cooldown(4ns, success)
            ),
            score(33) => keep_running_until_failure(sequence< running >),
            score(33) => sequence<
                timeout(limit(world, 47),
                    switch(choice(world, 48))< 0 => Action(49), _ => Action(50) >
                ),
                slow_condition(51)
            >,
            score(33) => slow_condition(52),
            score(33) => timeout(limit(world, 53), sequence< running >),
            score(33) => condition(56)
        >
    >
}

random_tree! {
    random_1004, Random1004, 1004, 24, |world|
    fallback<
        repeat(4, yield = never,
            sequence<
                Action(3),
                sequence_with_memory< slow_condition(5) >,
                Action(6),
                keep_running_until_failure(
                    while_do_else<
                        on_start(handle(9), wait(6ns)),
                        sequence<
                            run_once(try_catch< slow_condition(14), slow_condition(15) >),
                            Action(16)
                        >
                    >
                )
            >
        )
    >
}

random_tree! {
    random_1017, Random1017, 1017, 40, |world|
    fallback<
        async_fallback< instant(condition(3)) >,
        reactive_sequence< slow_condition(5) >,
        sequence_with_memory<
            delay(limit(world, 7),
                if_then_else<
                    switch(choice(world, 9))< _ => Action(10) >,
                    fallback< interrupter(Action(13), slow_condition(14)) >
                >
            ),
            Scripted(15)< Scripted(16)< slow_condition(17) > >
        >
    >
}

random_tree! {
    random_1022, Random1022, 1022, 80, |world|
    reactive_fallback(on_running = continue)<
        sequence< condition(2) >,
        force_success(
            try_catch<
                on_failure(handle(5), parallel_all(failures = 1)< wait(limit(world, 7)) >),
                slow_condition(8),
                condition(9)
            >
        ),
        async_sequence<
            retry(2, yield = always,
                parallel(success = 1, failure = 1, each = tick)<
                    parallel(success = 1, failure = all)<
                        Action(14),
                        fallback< slow_condition(16) >
                    >
                >
            ),
            timeout(limit(world, 17),
                parallel_all(failures = all)< Action(19), repeat(2, yield = always, Action(21)) >
            )
        >,
        Action(22),
        on_success(handle(23),
            reactive_fallback<
                repeat(times(world, 25),
                    while_do_else<
                        slow_condition(27),
                        async_sequence(yield = sync)< slow_condition(29) >,
                        Action(30)
                    >
                ),
                slow_condition(31)
            >
        ),
        Action(32)
    >
}

random_tree! {
    random_1024, Random1024, 1024, 56, |world|
    cooldown(limit(world, 0),
        while_do_else<
            reactive_sequence(on_running = continue)<
                parallel_all(failures = 2)<
                    async_fallback(yield = sync)<
                        instant(async_sequence< instant(Action(8)), Action(9) >),
                        slow_condition(10)
                    >,
                    Action(11)
                >
            >,
            cooldown(4ns,
                delay(3ns,
                    on_success(handle(14),
                        parallel_all(failures = times(world, 15))< success, slow_condition(17) >
                    )
                )
            ),
            parallel(success = 1, failure = times(world, 18), each = tick)< Action(19) >
        >
    )
}

random_tree! {
    random_1036, Random1036, 1036, 80, |world|
    keep_running_until_failure(
        async_fallback(yield = sync)<
            instant(
                parallel_all(failures = 2)<
                    parallel(success = all, failure = 1, each = tick)<
                        priority(most_urgent)<
                            500 => fallback< sequence< condition(8), running >, slow_condition(10) >,
                            501 => async_sequence(yield = sync)< Action(12) >
                        >,
                        Action(13),
                        run_once(
                            sequence_with_memory<
                                parallel_all(failures = 1)<
                                    Action(17),
                                    slow_condition(18),
                                    wait(4ns)
                                >
                            >
                        )
                    >,
                    reactive_sequence< Action(21), Scripted(22)< running > >,
                    sequence_with_memory<
                        sequence_with_memory<
                            condition(26),
                            slow_condition(27),
                            parallel(success = times(world, 28), failure = 1, each = tick)<
                                slow_condition(29)
                            >
                        >,
                        parallel_all(failures = 2)<
                            retry(4, retry(2, yield = always, Action(33))),
                            parallel(success = 1, failure = times(world, 34), each = tick)<
                                wait(limit(world, 35))
                            >
                        >
                    >,
                    Action(36)
                >
            ),
            instant(parallel_all(failures = 1)< condition(39), slow_condition(40) >)
        >
    )
}

random_tree! {
    random_1045, Random1045, 1045, 32, |world|
    try_catch<
        on_success(handle(1),
            async_sequence<
                sequence_with_memory< Action(4), timeout(2ns, Action(6)) >,
                context(mood(world, 7), cooldown(5ns, Scripted(9)< running >)),
                force_failure(
                    priority(most_urgent)< 1200 => slow_condition(13), 1201 => Action(14) >
                ),
                condition(15)
            >
        ),
        reactive_sequence(on_running = continue)< Action(17) >
    >
}

random_tree! {
    random_1049, Random1049, 1049, 104, |world|
    invert(
        interrupter(
            repeat(2,
                parallel(success = all, failure = 2, each = tick)<
                    sequence< wait(limit(world, 5)), success >,
                    sequence<
                        Action(8),
                        invert(
                            switch(choice(world, 10))<
                                0 => switch(choice(world, 11))<
                                    0 => Action(12),
                                    1 => Action(13),
                                    2 => Action(14),
                                    3 => Action(15),
                                    _ => slow_condition(16)
                                >,
                                1 => Action(17),
                                _ => slow_condition(18)
                            >
                        ),
                        condition(19),
                        wait(limit(world, 20))
                    >,
                    sequence_with_memory<
                        cooldown(4ns, fallback< fallback< Action(25), Action(26) > >),
                        fallback< wait(3ns) >,
                        Action(29)
                    >,
                    Scripted(30)<
                        parallel(success = times(world, 31), failure = 1, each = tick)< success >
                    >,
                    condition(33)
                >
            ),
            fallback< Action(35) >
        )
    )
}

random_tree! {
    random_1059, Random1059, 1059, 10, |world|
    fallback<
        keep_running_until_failure(
            priority(most_urgent)<
                200 => retry(3, yield = never,
                    async_fallback(yield = sync)< instant(run_once(condition(7))) >
                ),
                201 => Scripted(8)< reactive_fallback< async_sequence< Action(11) > > >,
                202 => condition(12),
                203 => while_do_else<
                    force_failure(
                        priority(most_urgent)<
                            1500 => while_do_else< slow_condition(17), condition(18) >
                        >
                    ),
                    slow_condition(19)
                >,
                204 => slow_condition(20)
            >
        )
    >
}

random_tree! {
    random_1065, Random1065, 1065, 40, |world|
    reactive_sequence<
        sequence<
            cooldown(limit(world, 2), Scripted(3)< Action(4) >),
            async_fallback< instant(reactive_fallback(on_running = continue)< slow_condition(8) >) >,
            Action(9),
            Scripted(10)<
                reactive_fallback(on_running = continue)< slow_condition(12) >,
                parallel_all(failures = times(world, 13))< condition(14) >
            >,
            on_failure(handle(15), condition(16))
        >,
        reactive_fallback(on_running = continue)< condition(18) >,
        reactive_fallback< Action(20) >,
        sequence< Action(22) >,
        Action(23),
        Action(24)
    >
}

random_tree! {
    random_1069, Random1069, 1069, 18, |world|
    if_then_else<
        reactive_sequence(on_running = continue)<
            on_halt(handle(2),
                switch(choice(world, 3))<
                    _ => parallel_all(failures = 1)<
                        force_failure(
                            reactive_fallback<
                                condition(7),
                                invert(Action(9)),
                                Action(10),
                                Action(11)
                            >
                        ),
                        Action(12)
                    >
                >
            )
        >,
        Action(13),
        on_failure(handle(14), context(mood(world, 15), Action(16)))
    >
}

random_tree! {
    random_1074, Random1074, 1074, 40, |world|
    force_failure(
        parallel(success = times(world, 1), failure = all)<
            delay(1ns,
                while_do_else<
                    fallback<
                        sequence_with_memory<
                            fallback< Scripted(7)< success > >,
                            async_fallback< wait(8ns) >
                        >,
                        while_do_else<
                            on_start(handle(12), invert(Action(14))),
                            sequence< slow_condition(16) >,
                            Action(17)
                        >,
                        async_fallback< Action(19) >
                    >,
                    slow_condition(20)
                >
            )
        >
    )
}

random_tree! {
    random_1079, Random1079, 1079, 80, |world|
    repeat(
        async_fallback<
            timeout(8ns,
                reactive_sequence<
                    repeater(yield = never,
                        cooldown(limit(world, 5),
                            Scripted(6)< condition(7), slow_condition(8), Action(9), condition(10) >
                        ),
                        try_catch<
                            async_sequence(yield = sync)< Action(13) >,
                            Action(14),
                            slow_condition(15)
                        >
                    ),
                    parallel(success = 3, failure = times(world, 16), each = tick)<
                        reactive_sequence< failure >,
                        sequence<
                            reactive_fallback(on_running = continue)<
                                wait(1ns),
                                slow_condition(22)
                            >,
                            sequence_with_memory< Action(24) >
                        >,
                        reactive_sequence(on_running = continue)<
                            timeout(3ns, running),
                            condition(28)
                        >,
                        retry(times(world, 29),
                            reactive_fallback(on_running = continue)< Action(31) >
                        )
                    >,
                    repeat(yield = always, Action(33)),
                    sequence< Scripted(35)< Action(36) > >
                >
            ),
            Scripted(37)< Action(38) >,
            instant(Action(40))
        >
    )
}

random_tree! {
    random_1080, Random1080, 1080, 16, |world|
    on_halt(handle(0),
        sequence_with_memory<
            on_failure(handle(2), condition(3)),
            Action(4),
            condition(5),
            async_sequence<
                while_do_else<
                    on_failure(handle(8), Action(9)),
                    async_fallback(yield = sync)< slow_condition(11) >
                >,
                cooldown(limit(world, 12), slow_condition(13))
            >,
            slow_condition(14),
            condition(15)
        >
    )
}

random_tree! {
    random_1097, Random1097, 1097, 56, |world|
    Scripted(0)<
        interrupter(condition(2), slow_condition(3)),
        parallel(success = 1, failure = 1, each = tick)< condition(5) >,
        slow_condition(6),
        context(mood(world, 7), slow_condition(8)),
        delay(limit(world, 9),
            parallel(success = times(world, 10), failure = 2, each = tick)<
                while_do_else<
                    parallel_all(failures = 1)< condition(13) >,
                    reactive_fallback(on_running = continue)< slow_condition(15) >,
                    delay(4ns, condition(17))
                >,
                try_catch< Action(19), slow_condition(20) >
            >
        )
    >
}

random_tree! {
    random_1105, Random1105, 1105, 64, |world|
    parallel(success = all, failure = 4)<
        fallback<
            fallback<
                context(mood(world, 3),
                    parallel(success = all, failure = times(world, 4))< Action(5) >
                )
            >,
            Scripted(6)< force_failure(Action(8)) >,
            context(mood(world, 9),
                reactive_sequence(on_running = continue)<
                    while_do_else< delay(2ns, Action(13)), running >
                >
            ),
            reactive_fallback< run_once(Action(17)) >,
            reactive_sequence< slow_condition(19) >,
            reactive_fallback(on_running = continue)< wait(limit(world, 21)) >
        >,
        switch(choice(world, 22))< 0 => condition(23), _ => wait(1ns) >,
        run_once(on_success(handle(26), force_failure(Scripted(28)< slow_condition(29) >))),
        async_sequence< retry(condition(32)) >
    >
}

random_tree! {
    random_1121, Random1121, 1121, 64, |world|
    delay(3ns,
        run_once(
            reactive_sequence<
                while_do_else<
                    parallel(success = 2, failure = 2, each = tick)<
                        Scripted(5)< running >,
                        slow_condition(7)
                    >,
                    retry(
                        Scripted(9)<
                            parallel_all(failures = times(world, 10))<
                                repeat(4, Action(12)),
                                Action(13)
                            >,
                            fallback< force_failure(success), slow_condition(17), condition(18) >
                        >
                    ),
                    timeout(1ns,
                        repeater(yield = never,
                            sequence< Action(22) >,
                            parallel(success = times(world, 23), failure = 1, each = tick)<
                                Action(24)
                            >
                        )
                    )
                >,
                parallel_all(failures = all)< wait(2ns), failure >,
                invert(condition(29)),
                slow_condition(30)
            >
        )
    )
}

random_tree! {
    random_1128, Random1128, 1128, 72, |world|
    async_sequence<
        delay(limit(world, 1),
            Scripted(2)<
                wait(limit(world, 3)),
                switch(choice(world, 4))< _ => reactive_sequence< success, Action(7) > >,
                slow_condition(8)
            >
        ),
        async_sequence< instant(sequence< Action(12) >) >,
        parallel_all(failures = 1)< Action(14) >,
        Action(15),
        condition(16)
    >
}

random_tree! {
    random_1133, Random1133, 1133, 48, |world|
    if_then_else<
        try_catch<
            reactive_sequence(on_running = continue)< condition(3) >,
            delay(limit(world, 4),
                try_catch<
                    on_failure(handle(6), reactive_fallback< Action(8) >),
                    wait(2ns),
                    Action(10)
                >
            )
        >,
        repeater(
            sequence< slow_condition(13) >,
            parallel(success = 1, failure = times(world, 14))< Action(15) >
        ),
        invert(
            sequence<
                repeat(2,
                    utility<
                        score(19) => parallel_all(failures = 1)< running >,
                        score(19) => condition(22)
                    >
                ),
                retry(times(world, 23), yield = never, retry(yield = always, slow_condition(25))),
                parallel_all(failures = 1)< slow_condition(27) >
            >
        )
    >
}

random_tree! {
    random_1137, Random1137, 1137, 104, |world|
    reactive_fallback(on_running = continue)<
        Scripted(1)<
            Scripted(2)<
                fallback< fallback< reactive_sequence< repeater(running, Action(8)) > > >,
                Action(9)
            >,
            sequence< async_fallback(yield = sync)< slow_condition(12) >, wait(limit(world, 13)) >,
            Scripted(14)< wait(9ns), running, retry(258, yield = never, Action(18)) >,
            Action(19)
        >,
        force_failure(
            sequence<
                Scripted(22)< Action(23) >,
                parallel_all(failures = all)<
                    fallback<
                        repeater(yield = never, sequence< slow_condition(28) >, slow_condition(29)),
                        while_do_else<
                            cooldown(9ns, keep_running_until_failure(condition(33))),
                            sequence_with_memory< wait(2ns), Action(36) >,
                            slow_condition(37)
                        >,
                        parallel(success = all, failure = 1)< sequence_with_memory< Action(40) > >,
                        Action(41)
                    >
                >,
                force_success(parallel_all(failures = 1)< running >),
                fallback< sequence< condition(47) > >
            >
        ),
        parallel(success = 1, failure = 1)< Action(49) >,
        running
    >
}

random_tree! {
    random_1139, Random1139, 1139, 24, |world|
    parallel(success = 3, failure = all, each = tick)<
        slow_condition(1),
        timeout(1ns, repeater(sequence< Action(5), wait(5ns) >, reactive_fallback< Action(8) >)),
        fallback< async_fallback(yield = sync)< async_fallback(yield = sync)< condition(12) > > >,
        reactive_fallback< slow_condition(14), slow_condition(15) >
    >
}

random_tree! {
    random_1195, Random1195, 1195, 56, |world|
    async_fallback<
        reactive_sequence<
            sequence< repeat(4, async_sequence(yield = sync)< Action(5), Action(6) >) >,
            cooldown(limit(world, 7),
                keep_running_until_failure(
                    sequence<
                        parallel(success = all, failure = all, each = tick)<
                            parallel(success = 4, failure = times(world, 11), each = tick)<
                                Action(12),
                                failure,
                                Action(14),
                                slow_condition(15)
                            >,
                            sequence<
                                Action(17),
                                Action(18),
                                Action(19),
                                Action(20),
                                Action(21),
                                Action(22)
                            >,
                            reactive_fallback<
                                Action(24),
                                slow_condition(25),
                                slow_condition(26),
                                condition(27)
                            >,
                            retry(2, slow_condition(29))
                        >,
                        parallel(success = 1, failure = times(world, 30), each = tick)<
                            slow_condition(31)
                        >
                    >
                )
            ),
            Action(32)
        >,
        instant(sequence< async_fallback(yield = sync)< instant(Action(37)) > >),
        instant(
            if_then_else< Scripted(40)< Scripted(41)< condition(42) >, condition(43) >, running >
        )
    >
}

random_tree! {
    random_1199, Random1199, 1199, 64, |world|
    repeat(times(world, 0),
        repeat(2, yield = never,
            sequence<
                Action(3),
                repeat(1,
                    parallel_all(failures = times(world, 5))<
                        parallel_all(failures = 1)<
                            try_catch<
                                priority(most_urgent)<
                                    800 => running,
                                    801 => Action(10),
                                    802 => wait(6ns),
                                    803 => condition(12),
                                    804 => slow_condition(13),
                                    805 => slow_condition(14)
                                >,
                                reactive_sequence(on_running = continue)<
                                    condition(16),
                                    Action(17),
                                    running,
                                    Action(19),
                                    Action(20)
                                >
                            >
                        >,
                        repeater(
                            utility< score(22) => run_once(condition(24)) >,
                            on_failure(handle(25),
                                reactive_fallback<
                                    slow_condition(27),
                                    Action(28),
                                    Action(29),
                                    Action(30),
                                    Action(31)
                                >
                            )
                        ),
                        Action(32)
                    >
                ),
                retry(2, async_sequence< instant(condition(36)) >),
                fallback<
                    parallel(success = 1, failure = all, each = tick)<
                        invert(parallel_all(failures = 1)< Action(41) >)
                    >,
                    Action(42),
                    utility< score(43) => repeat(2, yield = never, condition(45)) >
                >,
                Scripted(46)< async_fallback< slow_condition(48) > >,
                wait(8ns)
            >
        )
    )
}

random_tree! {
    random_1222, Random1222, 1222, 40, |world|
    sequence_with_memory<
        reactive_sequence< run_once(reactive_sequence< success >), wait(limit(world, 5)) >,
        force_failure(
            interrupter(
                utility< score(8) => timeout(7ns, Scripted(10)< condition(11) >) >,
                sequence_with_memory< Action(13) >
            )
        ),
        if_then_else< slow_condition(15), condition(16) >
    >
}

random_tree! {
    random_1258, Random1258, 1258, 32, |world|
    async_sequence<
        repeat(3,
            retry(2,
                if_then_else<
                    reactive_sequence<
                        Scripted(5)< slow_condition(6) >,
                        reactive_fallback(on_running = continue)<
                            parallel(success = 1, failure = 1, each = tick)< Action(9) >
                        >
                    >,
                    parallel(success = all, failure = times(world, 10))< running >
                >
            )
        ),
        wait(4ns),
        run_once(slow_condition(14)),
        reactive_sequence< Action(16) >,
        slow_condition(17)
    >
}

random_tree! {
    random_1266, Random1266, 1266, 96, |world|
    parallel(success = 3, failure = all, each = tick)<
        try_catch< timeout(1ns, condition(3)), Action(4) >,
        repeater(
            if_then_else< timeout(limit(world, 7), Action(8)), slow_condition(9) >,
            async_fallback< instant(sequence_with_memory< Action(13) >) >
        ),
        while_do_else<
            Action(15),
            timeout(limit(world, 16), Action(17)),
            retry(yield = always,
                parallel(success = 1, failure = all, each = tick)<
                    repeat(times(world, 20), Scripted(21)< failure >),
                    Action(23)
                >
            )
        >,
        keep_running_until_failure(
            repeater(Action(26), reactive_sequence< slow_condition(28), slow_condition(29) >)
        ),
        repeater(yield = never, Action(31), Action(32)),
        success
    >
}

random_tree! {
    random_1268, Random1268, 1268, 32, |world|
    switch(choice(world, 0))<
        _ => fallback<
            on_start(handle(2),
                sequence<
                    cooldown(6ns,
                        utility<
                            score(5) => sequence_with_memory<
                                Scripted(7)< slow_condition(8) >,
                                running
                            >,
                            score(5) => reactive_sequence< condition(11) >,
                            score(5) => slow_condition(12)
                        >
                    ),
                    Scripted(13)< Action(14) >,
                    slow_condition(15)
                >
            ),
            reactive_fallback(on_running = continue)< Action(17), Action(18) >,
            running
        >
    >
}

random_tree! {
    random_1302, Random1302, 1302, 64, |world|
    sequence<
        retry(times(world, 1), yield = never,
            priority(most_urgent)<
                200 => on_halt(handle(3),
                    Scripted(4)<
                        context(mood(world, 5),
                            invert(
                                parallel_all(failures = times(world, 7))< wait(9ns), condition(9) >
                            )
                        ),
                        retry(4, yield = never,
                            sequence<
                                parallel(success = all, failure = times(world, 12))<
                                    success,
                                    slow_condition(14)
                                >
                            >
                        ),
                        try_catch< failure, Action(17) >,
                        condition(18)
                    >
                ),
                201 => async_sequence<
                    parallel(success = 1, failure = all, each = tick)< Action(21) >,
                    instant(delay(3ns, Action(24)))
                >,
                202 => reactive_fallback< Action(26) >,
                203 => Scripted(27)< slow_condition(28) >,
                204 => wait(limit(world, 29))
            >
        ),
        fallback< Action(31) >,
        switch(choice(world, 32))<
            0 => while_do_else< success, running >,
            1 => retry(
                timeout(6ns,
                    reactive_sequence<
                        reactive_fallback(on_running = continue)<
                            utility< score(40) => running, score(40) => slow_condition(42) >
                        >
                    >
                )
            ),
            _ => condition(43)
        >
    >
}

random_tree! {
    random_1310, Random1310, 1310, 88, |world|
    if_then_else<
        invert(
            Scripted(2)<
                force_failure(
                    retry(times(world, 4), yield = always,
                        on_start(handle(5),
                            sequence<
                                async_fallback(yield = sync)<
                                    slow_condition(8),
                                    condition(9),
                                    wait(limit(world, 10))
                                >,
                                parallel(success = 2, failure = times(world, 11), each = tick)<
                                    Action(12),
                                    slow_condition(13)
                                >
                            >
                        )
                    )
                ),
                Action(14)
            >
        ),
        reactive_fallback(on_running = continue)< wait(9ns), run_once(Action(18)), success >,
        timeout(7ns,
            timeout(3ns,
                switch(choice(world, 22))<
                    0 => parallel(success = 1, failure = 1, each = tick)<
                        context(mood(world, 24), sequence< fallback< condition(27) > >),
                        async_sequence(yield = sync)< instant(running) >
                    >,
                    1 => while_do_else< keep_running_until_failure(Action(33)), Action(34) >,
                    2 => timeout(2ns,
                        parallel_all(failures = all)<
                            reactive_sequence(on_running = continue)<
                                reactive_fallback< slow_condition(39) >,
                                Action(40)
                            >,
                            Action(41)
                        >
                    ),
                    3 => sequence< slow_condition(43) >,
                    _ => context(mood(world, 44), Scripted(45)< Action(46) >)
                >
            )
        )
    >
}

random_tree! {
    random_1316, Random1316, 1316, 64, |world|
    timeout(limit(world, 0),
        reactive_sequence(on_running = continue)<
            on_success(handle(2),
                context(mood(world, 3),
                    reactive_sequence<
                        retry(4, yield = never,
                            async_fallback(yield = sync)<
                                instant(Action(8)),
                                instant(Action(10)),
                                Action(11)
                            >
                        )
                    >
                )
            ),
            parallel_all(failures = 1)<
                Scripted(13)< Action(14), success >,
                Action(16),
                repeater(yield = never, sequence_with_memory< running >, success),
                utility<
                    score(21) => context(mood(world, 22), reactive_fallback< slow_condition(24) >)
                >
            >,
            reactive_sequence<
                reactive_fallback<
                    force_success(
                        reactive_fallback<
                            reactive_sequence(on_running = continue)< slow_condition(30) >,
                            retry(4, Scripted(32)< condition(33) >)
                        >
                    )
                >,
                context(mood(world, 34), Action(35)),
                Action(36)
            >,
            condition(37)
        >
    )
}

random_tree! {
    random_1330, Random1330, 1330, 128, |world|
    repeat(1, yield = always,
        delay(limit(world, 1),
            cooldown(1ns,
                parallel(success = all, failure = times(world, 3), each = tick)<
                    Scripted(4)<
                        parallel(success = times(world, 5), failure = 3)<
                            parallel_all(failures = times(world, 6))< Action(7) >,
                            reactive_fallback(on_running = continue)< Action(9) >,
                            condition(10),
                            slow_condition(11),
                            parallel_all(failures = 1)< running >
                        >,
                        Scripted(14)< wait(4ns) >,
                        wait(limit(world, 16)),
                        async_sequence< context(mood(world, 18), slow_condition(19)), Action(20) >
                    >,
                    on_failure(handle(21),
                        repeat(times(world, 22), yield = always,
                            while_do_else<
                                keep_running_until_failure(slow_condition(25)),
                                timeout(7ns, Action(27)),
                                async_sequence<
                                    slow_condition(29),
                                    Action(30),
                                    slow_condition(31),
                                    slow_condition(32)
                                >
                            >
                        )
                    )
                >
            )
        )
    )
}

random_tree! {
    random_1332, Random1332, 1332, 112, |world|
    timeout(9ns,
        priority(most_urgent)<
            100 => reactive_sequence<
                parallel(success = 2, failure = 1, each = tick)<
                    if_then_else<
                        fallback<
                            invert(
                                Scripted(7)<
                                    Action(8),
                                    failure,
                                    slow_condition(10),
                                    slow_condition(11),
                                    Action(12)
                                >
                            ),
                            timeout(limit(world, 13),
                                interrupter(Action(15), wait(limit(world, 16)))
                            ),
                            reactive_sequence<
                                wait(7ns),
                                cooldown(6ns, Action(20)),
                                slow_condition(21)
                            >,
                            reactive_sequence<
                                Scripted(23)< wait(limit(world, 24)) >,
                                Action(25),
                                Action(26),
                                condition(27)
                            >,
                            Action(28),
                            fallback< Scripted(30)< slow_condition(31) > >
                        >,
                        slow_condition(32),
                        if_then_else< condition(34), slow_condition(35) >
                    >,
                    sequence< Scripted(37)< Action(38) >, Action(39), Action(40) >
                >
            >,
            101 => async_sequence(yield = sync)<
                instant(parallel(success = 1, failure = 1)< wait(7ns) >)
            >,
            102 => on_halt(handle(45), slow_condition(46)),
            103 => context(mood(world, 47), sequence< Scripted(49)< success > >)
        >
    )
}

random_tree! {
    random_1340, Random1340, 1340, 64, |world|
    while_do_else<
        reactive_sequence<
            async_fallback(yield = sync)<
                if_then_else< slow_condition(4), Action(5) >,
                async_fallback<
                    instant(async_fallback(yield = sync)< instant(Scripted(10)< Action(11) >) >),
                    instant(async_fallback< instant(on_success(handle(15), Action(16))) >)
                >,
                force_success(async_fallback< condition(19) >)
            >
        >,
        run_once(
            parallel_all(failures = 1)<
                utility<
                    score(22) => repeat(1,
                        reactive_fallback<
                            reactive_sequence< invert(Action(27)) >,
                            sequence< wait(limit(world, 29)), Action(30) >,
                            priority(most_urgent)<
                                3100 => Action(32),
                                3101 => sequence_with_memory< Action(34) >
                            >
                        >
                    ),
                    score(22) => utility<
                        score(35) => Action(36),
                        score(35) => Action(37),
                        score(35) => reactive_sequence< slow_condition(39) >
                    >,
                    score(22) => timeout(9ns,
                        parallel(success = 3, failure = 2, each = tick)<
                            Scripted(42)< running >,
                            force_failure(sequence< condition(46) >),
                            Action(47)
                        >
                    )
                >
            >
        )
    >
}

random_tree! {
    random_1343, Random1343, 1343, 40, |world|
    keep_running_until_failure(
        keep_running_until_failure(
            sequence<
                sequence_with_memory<
                    fallback<
                        reactive_sequence<
                            retry(2, yield = always, async_sequence< Action(8) >),
                            slow_condition(9),
                            parallel_all(failures = 1)< slow_condition(11) >,
                            condition(12)
                        >
                    >,
                    wait(limit(world, 13))
                >,
                Action(14),
                fallback< Action(16) >
            >
        )
    )
}

random_tree! {
    random_1357, Random1357, 1357, 48, |world|
    fallback<
        fallback<
            reactive_fallback<
                invert(
                    run_once(
                        if_then_else<
                            invert(sequence< slow_condition(8), Action(9) >),
                            fallback<
                                slow_condition(11),
                                reactive_fallback(on_running = continue)< wait(4ns) >
                            >
                        >
                    )
                )
            >,
            async_sequence(yield = sync)<
                instant(
                    sequence_with_memory<
                        parallel(success = 2, failure = times(world, 17))< Action(18), Action(19) >
                    >
                ),
                Scripted(20)< Action(21) >,
                instant(Action(23))
            >,
            context(mood(world, 24),
                parallel(success = times(world, 25), failure = 1)<
                    sequence< Action(27), Action(28) >
                >
            ),
            reactive_sequence< slow_condition(30), Action(31) >,
            Action(32)
        >,
        delay(4ns,
            on_failure(handle(34),
                reactive_fallback<
                    priority(most_urgent)< 3600 => slow_condition(37), 3601 => success >,
                    reactive_sequence< Action(40) >
                >
            )
        )
    >
}
