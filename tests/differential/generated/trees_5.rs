// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use crate::compiled::random_tree;
use crate::world::*;

random_tree! {
    random_1, Random1, 1, 24, |world|
    delay(6ns,
        switch(choice(world, 1))<
            0 => slow_condition(2),
            1 => force_success(force_failure(while_do_else< slow_condition(6), slow_condition(7) >)),
            2 => Action(8),
            _ => utility<
                score(9) => while_do_else<
                    async_sequence(yield = sync)< wait(4ns) >,
                    condition(13)
                >,
                score(9) => Action(14)
            >
        >
    )
}

random_tree! {
    random_16, Random16, 16, 120, |world|
    reactive_fallback(on_running = continue)<
        reactive_sequence<
            repeat(yield = never,
                try_catch<
                    condition(4),
                    retry(256,
                        reactive_fallback(on_running = continue)<
                            slow_condition(7),
                            fallback< Action(9) >,
                            wait(9ns)
                        >
                    ),
                    async_fallback(yield = sync)<
                        instant(slow_condition(13)),
                        instant(condition(15))
                    >
                >
            )
        >,
        keep_running_until_failure(
            repeat(1,
                sequence_with_memory<
                    delay(3ns,
                        reactive_sequence(on_running = continue)< slow_condition(21), Action(22) >
                    )
                >
            )
        ),
        async_fallback(yield = sync)<
            repeater(
                timeout(limit(world, 25),
                    parallel(success = 1, failure = 1, each = tick)<
                        running,
                        fallback< Action(29) >
                    >
                ),
                parallel(success = 1, failure = 2, each = tick)<
                    async_sequence(yield = sync)<
                        timeout(7ns, Scripted(33)< Action(34) >),
                        Action(35)
                    >,
                    timeout(limit(world, 36), Scripted(37)< Action(38) >)
                >
            ),
            Action(39),
            Scripted(40)< Action(41) >
        >,
        Action(42),
        condition(43)
    >
}

random_tree! {
    random_29, Random29, 29, 96, |world|
    parallel(success = 1, failure = 3, each = tick)<
        repeat(
            priority(most_urgent)<
                200 => Scripted(3)<
                    sequence< fallback< wait(limit(world, 6)) > >,
                    reactive_fallback(on_running = continue)< Action(8) >,
                    Action(9)
                >,
                201 => context(mood(world, 10),
                    cooldown(limit(world, 11),
                        context(mood(world, 12),
                            async_fallback< condition(14), instant(Action(16)) >
                        )
                    )
                ),
                202 => timeout(5ns,
                    delay(7ns,
                        repeat(3,
                            keep_running_until_failure(
                                parallel_all(failures = times(world, 21))<
                                    slow_condition(22),
                                    success,
                                    success
                                >
                            )
                        )
                    )
                ),
                203 => context(mood(world, 25),
                    parallel(success = all, failure = 1)<
                        condition(27),
                        fallback< Action(29), condition(30) >
                    >
                ),
                204 => delay(7ns, sequence< sequence< Action(34), Action(35) > >),
                205 => Scripted(36)< retry(257, yield = never, force_failure(running)) >
            >
        ),
        switch(choice(world, 40))<
            0 => parallel_all(failures = times(world, 41))< Action(42) >,
            _ => invert(slow_condition(44))
        >,
        context(mood(world, 45), wait(3ns))
    >
}

random_tree! {
    random_36, Random36, 36, 28, |world|
    interrupter(
        fallback<
            sequence< Action(3) >,
            parallel(success = times(world, 4), failure = times(world, 4), each = tick)<
                async_fallback< instant(condition(7)) >
            >,
            slow_condition(8)
        >,
        sequence<
            invert(
                parallel(success = all, failure = times(world, 11))<
                    run_once(
                        while_do_else< keep_running_until_failure(failure), fallback< Action(17) > >
                    ),
                    invert(slow_condition(19)),
                    invert(fallback< async_sequence(yield = sync)< Action(23) > >),
                    failure
                >
            )
        >
    )
}

random_tree! {
    random_37, Random37, 37, 48, |world|
    async_sequence(yield = sync)<
        invert(
            priority(most_urgent)<
                200 => reactive_fallback(on_running = continue)<
                    cooldown(5ns, cooldown(limit(world, 5), fallback< slow_condition(7) >)),
                    parallel(success = times(world, 8), failure = 1)<
                        sequence< Action(10), Action(11) >
                    >,
                    Action(12),
                    condition(13),
                    slow_condition(14),
                    Action(15)
                >,
                201 => Action(16)
            >
        ),
        instant(async_fallback< instant(Action(20)) >)
    >
}

random_tree! {
    random_39, Random39, 39, 16, |world|
    reactive_sequence<
        fallback<
            sequence<
                retry(1, fallback< Scripted(5)< slow_condition(6) > >),
                fallback<
                    utility<
                        score(8) => reactive_fallback<
                            on_halt(handle(10), condition(11)),
                            condition(12),
                            wait(5ns)
                        >,
                        score(8) => slow_condition(14)
                    >,
                    slow_condition(15)
                >,
                Action(16)
            >,
            timeout(6ns, fallback< failure >),
            running
        >
    >
}

random_tree! {
    random_48, Random48, 48, 56, |world|
    while_do_else<
        switch(choice(world, 1))<
            0 => force_failure(Scripted(3)< Action(4) >),
            1 => reactive_sequence< wait(3ns) >,
            _ => Scripted(7)< Action(8) >
        >,
        sequence<
            async_sequence(yield = sync)<
                instant(timeout(2ns, Action(13))),
                force_success(Scripted(15)< running >),
                condition(17)
            >,
            reactive_sequence(on_running = continue)< retry(Action(20)), Action(21) >,
            cooldown(2ns, async_fallback(yield = sync)< condition(24) >),
            Action(25)
        >,
        parallel(success = all, failure = times(world, 26))< success >
    >
}

random_tree! {
    random_58, Random58, 58, 24, |world|
    cooldown(9ns,
        parallel(success = times(world, 1), failure = 1, each = tick)<
            reactive_fallback<
                reactive_fallback<
                    fallback< Action(5) >,
                    Action(6),
                    fallback<
                        slow_condition(8),
                        Action(9),
                        parallel_all(failures = 1)< slow_condition(11) >
                    >,
                    running
                >
            >,
            running,
            parallel(success = 1, failure = all, each = tick)< slow_condition(15) >
        >
    )
}

random_tree! {
    random_82, Random82, 82, 72, |world|
    fallback<
        sequence<
            sequence_with_memory<
                parallel_all(failures = all)< sequence< slow_condition(5) >, Action(6) >,
                Action(7)
            >,
            fallback< Action(9), Action(10), Action(11) >,
            timeout(limit(world, 12),
                fallback<
                    fallback< Action(15), failure >,
                    sequence< parallel_all(failures = 1)< slow_condition(19) > >,
                    wait(limit(world, 20))
                >
            )
        >
    >
}

random_tree! {
    random_89, Random89, 89, 72, |world|
    async_fallback(yield = sync)<
        reactive_fallback<
            repeat(yield = always,
                timeout(3ns,
                    reactive_sequence<
                        context(mood(world, 5),
                            on_halt(handle(6),
                                switch(choice(world, 7))< 0 => Action(8), _ => condition(9) >
                            )
                        ),
                        Action(10)
                    >
                )
            )
        >,
        Scripted(11)<
            Action(12),
            reactive_fallback(on_running = continue)<
                switch(choice(world, 14))<
                    0 => keep_running_until_failure(slow_condition(16)),
                    1 => Action(17),
                    _ => Action(18)
                >,
                async_sequence< Scripted(20)< Action(21) > >,
                switch(choice(world, 22))< 0 => timeout(8ns, condition(24)), _ => Action(25) >
            >,
            running,
            switch(choice(world, 27))<
                0 => Action(28),
                1 => Scripted(29)< Action(30) >,
                _ => running
            >
        >,
        sequence_with_memory<
            parallel(success = times(world, 33), failure = 1)< Scripted(34)< success > >,
            slow_condition(36),
            wait(limit(world, 37))
        >
    >
}

random_tree! {
    random_111, Random111, 111, 48, |world|
    while_do_else<
        force_failure(
            priority(most_urgent)<
                200 => sequence< invert(Scripted(5)< slow_condition(6) >) >,
                201 => sequence< async_sequence(yield = sync)< Action(9) > >,
                202 => sequence< Action(11), Scripted(12)< Action(13) >, Action(14) >
            >
        ),
        on_halt(handle(15),
            retry(times(world, 16),
                async_fallback<
                    instant(
                        sequence<
                            slow_condition(20),
                            async_sequence< repeat(yield = never, condition(23)) >,
                            force_failure(slow_condition(25))
                        >
                    ),
                    instant(force_success(Action(28))),
                    Scripted(29)< async_sequence< condition(31) >, Action(32) >,
                    Action(33)
                >
            )
        ),
        repeater(yield = never,
            utility< score(35) => Scripted(36)< slow_condition(37) > >,
            repeat(3, yield = always,
                parallel(success = times(world, 39), failure = 4)<
                    reactive_sequence(on_running = continue)< Action(41) >,
                    Action(42),
                    slow_condition(43),
                    running
                >
            )
        )
    >
}

random_tree! {
    random_125, Random125, 125, 72, |world|
    timeout(3ns,
        retry(
            run_once(
                async_sequence<
                    force_success(
                        repeater(yield = never,
                            on_success(handle(6), wait(2ns)),
                            priority(most_urgent)<
                                800 => slow_condition(9),
                                801 => wait(1ns),
                                802 => slow_condition(11),
                                803 => running,
                                804 => Action(13)
                            >
                        )
                    ),
                    instant(
                        try_catch<
                            Action(16),
                            delay(limit(world, 17),
                                parallel_all(failures = 3)<
                                    slow_condition(19),
                                    success,
                                    Action(21),
                                    condition(22)
                                >
                            ),
                            parallel_all(failures = 2)< wait(9ns), slow_condition(25) >,
                            running
                        >
                    ),
                    fallback<
                        priority(most_urgent)<
                            2800 => fallback< Action(30) >,
                            2801 => parallel_all(failures = all)< Action(32), Action(33) >
                        >
                    >,
                    Scripted(34)< wait(6ns) >,
                    fallback< repeat(times(world, 37), Action(38)) >,
                    async_fallback(yield = sync)< instant(Action(41)) >
                >
            )
        )
    )
}

random_tree! {
    random_128, Random128, 128, 40, |world|
    async_sequence<
        instant(cooldown(5ns, cooldown(7ns, delay(7ns, slow_condition(5))))),
        repeat(retry(2, repeat(2, fallback< condition(10) >))),
        if_then_else<
            repeat(times(world, 12), yield = always, Scripted(13)< Action(14) >),
            Action(15)
        >
    >
}

random_tree! {
    random_133, Random133, 133, 56, |world|
    sequence_with_memory<
        force_failure(run_once(Action(3))),
        parallel_all(failures = all)<
            repeater(yield = never,
                parallel(success = 2, failure = times(world, 6))< condition(7), condition(8) >,
                failure
            ),
            wait(1ns),
            success,
            Action(12)
        >,
        fallback<
            on_failure(handle(14),
                parallel(success = 2, failure = times(world, 15), each = tick)<
                    fallback< Action(17) >,
                    parallel(success = 1, failure = 1)< reactive_sequence< wait(1ns) > >,
                    reactive_fallback(on_running = continue)< Scripted(22)< slow_condition(23) > >
                >
            ),
            reactive_sequence(on_running = continue)<
                repeat(times(world, 25), yield = always,
                    async_sequence(yield = sync)<
                        on_halt(handle(27), reactive_fallback< sequence< slow_condition(30) > >),
                        parallel(success = 1, failure = 1)< Action(32) >,
                        force_success(async_fallback< Action(35) >)
                    >
                ),
                context(mood(world, 36), Scripted(37)< slow_condition(38) >),
                Action(39)
            >,
            Action(40)
        >,
        run_once(sequence< wait(1ns) >)
    >
}

random_tree! {
    random_147, Random147, 147, 48, |world|
    sequence<
        parallel(success = 1, failure = times(world, 1))<
            sequence_with_memory<
                parallel_all(failures = all)<
                    fallback<
                        timeout(1ns,
                            invert(
                                switch(choice(world, 7))< 0 => Action(8), _ => slow_condition(9) >
                            )
                        )
                    >,
                    condition(10),
                    retry(1, yield = always, Action(12))
                >,
                parallel_all(failures = 1)< fallback< Action(15) > >,
                parallel(success = all, failure = 2)<
                    parallel(success = 1, failure = 1)< force_failure(condition(19)) >,
                    sequence< Action(21) >
                >
            >
        >,
        retry(3, yield = always,
            force_success(Scripted(24)< Action(25), Action(26), slow_condition(27) >)
        ),
        reactive_fallback<
            failure,
            parallel(success = times(world, 30), failure = 1)< if_then_else< Action(32), failure > >,
            reactive_sequence< Scripted(35)< slow_condition(36) > >
        >,
        async_fallback< running >
    >
}

random_tree! {
    random_156, Random156, 156, 64, |world|
    repeat(2,
        repeat(4,
            while_do_else<
                context(mood(world, 3),
                    sequence<
                        Scripted(5)<
                            async_sequence< instant(slow_condition(8)) >,
                            reactive_sequence< Action(10), slow_condition(11) >,
                            timeout(2ns, interrupter(slow_condition(14), condition(15))),
                            invert(Action(17)),
                            try_catch< slow_condition(19), failure >,
                            failure
                        >,
                        Scripted(22)< failure >
                    >
                ),
                slow_condition(24),
                Scripted(25)<
                    force_success(success),
                    delay(limit(world, 28), on_failure(handle(29), Action(30)))
                >
            >
        )
    )
}

random_tree! {
    random_166, Random166, 166, 24, |world|
    sequence_with_memory<
        run_once(
            retry(
                on_start(handle(3),
                    reactive_fallback<
                        reactive_sequence<
                            context(mood(world, 6), context(mood(world, 7), Action(8))),
                            slow_condition(9)
                        >,
                        sequence_with_memory<
                            slow_condition(11),
                            timeout(9ns, sequence_with_memory< Action(14) >),
                            fallback< condition(16) >,
                            condition(17)
                        >
                    >
                )
            )
        ),
        Scripted(18)< Action(19) >
    >
}

random_tree! {
    random_178, Random178, 178, 16, |world|
    Scripted(0)<
        invert(force_failure(Action(3))),
        try_catch< reactive_sequence< slow_condition(6) >, condition(7) >,
        run_once(
            sequence_with_memory<
                switch(choice(world, 10))< _ => fallback< condition(12) > >,
                fallback<
                    reactive_fallback<
                        condition(15),
                        async_sequence< Action(17), instant(slow_condition(19)) >
                    >,
                    reactive_sequence< retry(yield = always, slow_condition(22)) >
                >
            >
        ),
        Action(23)
    >
}

random_tree! {
    random_184, Random184, 184, 56, |world|
    run_once(
        reactive_fallback(on_running = continue)<
            fallback<
                repeat(times(world, 3), yield = never, Scripted(4)< running >),
                sequence< slow_condition(7), Action(8), condition(9) >,
                repeater(yield = never, reactive_sequence< failure >, slow_condition(13)),
                parallel(success = all, failure = 1, each = tick)< Action(15), Action(16) >,
                fallback< success >
            >,
            wait(limit(world, 19)),
            wait(5ns),
            slow_condition(21)
        >
    )
}

random_tree! {
    random_186, Random186, 186, 80, |world|
    async_fallback<
        instant(
            repeater(
                reactive_sequence<
                    async_fallback<
                        sequence_with_memory< on_start(handle(6), slow_condition(7)) >,
                        on_failure(handle(8),
                            parallel_all(failures = times(world, 9))<
                                failure,
                                Action(11),
                                condition(12),
                                Action(13)
                            >
                        ),
                        instant(interrupter(Action(16), slow_condition(17)))
                    >,
                    async_sequence(yield = sync)<
                        on_start(handle(19),
                            parallel(success = times(world, 20), failure = times(world, 20))<
                                utility<
                                    score(21) => condition(22),
                                    score(21) => condition(23),
                                    score(21) => condition(24)
                                >,
                                Scripted(25)< success >
                            >
                        ),
                        repeat(4, Action(28))
                    >,
                    fallback<
                        fallback<
                            slow_condition(31),
                            fallback< keep_running_until_failure(slow_condition(34)) >,
                            Scripted(35)<
                                reactive_fallback< success >,
                                parallel_all(failures = all)< wait(limit(world, 39)) >
                            >,
                            reactive_fallback< slow_condition(41) >
                        >
                    >
                >,
                context(mood(world, 42), force_success(slow_condition(44)))
            )
        ),
        cooldown(limit(world, 45),
            timeout(4ns,
                switch(choice(world, 47))<
                    _ => parallel(success = 1, failure = times(world, 48), each = tick)<
                        slow_condition(49)
                    >
                >
            )
        )
    >
}

random_tree! {
    random_194, Random194, 194, 12, |world|
    while_do_else<
        context(mood(world, 1),
            priority(most_urgent)< 200 => sequence_with_memory< Action(4) >, 201 => Action(5) >
        ),
        force_success(
            sequence_with_memory<
                sequence<
                    sequence<
                        async_fallback(yield = sync)<
                            instant(Scripted(12)< running >),
                            slow_condition(14)
                        >
                    >,
                    success
                >
            >
        )
    >
}

random_tree! {
    random_203, Random203, 203, 72, |world|
    parallel(success = 4, failure = all, each = tick)<
        async_fallback(yield = sync)< sequence_with_memory< condition(3), Action(4) > >,
        utility<
            score(5) => sequence< sequence_with_memory< condition(8), Scripted(9)< running > > >,
            score(5) => sequence<
                context(mood(world, 12),
                    invert(keep_running_until_failure(utility< score(15) => slow_condition(16) >))
                )
            >,
            score(5) => cooldown(8ns,
                parallel(success = times(world, 18), failure = 2, each = tick)<
                    run_once(
                        fallback<
                            run_once(timeout(2ns, slow_condition(23))),
                            on_halt(handle(24), sequence< Action(26) >),
                            parallel_all(failures = times(world, 27))< running >
                        >
                    ),
                    keep_running_until_failure(Scripted(30)< slow_condition(31) >)
                >
            )
        >,
        Scripted(32)< Action(33) >,
        Scripted(34)<
            condition(35),
            Action(36),
            Scripted(37)< Action(38) >,
            Scripted(39)< slow_condition(40) >
        >
    >
}

random_tree! {
    random_227, Random227, 227, 40, |world|
    while_do_else<
        while_do_else<
            sequence< Scripted(3)< condition(4) > >,
            Scripted(5)< Action(6) >,
            condition(7)
        >,
        context(mood(world, 8),
            try_catch<
                async_fallback<
                    parallel(success = times(world, 11), failure = all, each = tick)<
                        running,
                        parallel(success = all, failure = 1, each = tick)<
                            sequence< success, Action(16) >
                        >
                    >
                >,
                invert(retry(2, yield = always, slow_condition(19))),
                try_catch< Action(21), condition(22) >,
                slow_condition(23)
            >
        ),
        delay(3ns, Scripted(25)< running >)
    >
}

random_tree! {
    random_234, Random234, 234, 14, |world|
    async_fallback<
        instant(
            reactive_sequence<
                priority(most_urgent)<
                    300 => switch(choice(world, 4))< _ => Action(5) >,
                    301 => Scripted(6)< sequence< Action(8) > >,
                    302 => Action(9)
                >,
                sequence<
                    async_fallback(yield = sync)< Action(12) >,
                    Action(13),
                    fallback< slow_condition(15) >
                >
            >
        )
    >
}

random_tree! {
    random_250, Random250, 250, 72, |world|
    sequence<
        on_halt(handle(1),
            delay(limit(world, 2),
                invert(
                    reactive_fallback<
                        Action(5),
                        fallback<
                            reactive_fallback(on_running = continue)< Action(8), condition(9) >,
                            sequence<
                                parallel_all(failures = 1)< slow_condition(12), condition(13) >,
                                utility< score(14) => Action(15) >,
                                reactive_sequence(on_running = continue)< Action(17), Action(18) >,
                                slow_condition(19)
                            >,
                            Action(20),
                            run_once(Action(22)),
                            slow_condition(23)
                        >,
                        Scripted(24)< Action(25) >,
                        fallback< slow_condition(27) >
                    >
                )
            )
        ),
        fallback<
            Action(29),
            repeat(times(world, 30), Scripted(31)< Action(32) >),
            on_start(handle(33), Action(34)),
            Action(35)
        >
    >
}

random_tree! {
    random_255, Random255, 255, 44, |world|
    parallel_all(failures = 3)<
        force_success(
            parallel(success = times(world, 2), failure = 1, each = tick)<
                context(mood(world, 3),
                    retry(times(world, 4),
                        utility<
                            score(5) => retry(
                                reactive_sequence(on_running = continue)< condition(8) >
                            ),
                            score(5) => repeat(4, yield = always, slow_condition(10)),
                            score(5) => Action(11)
                        >
                    )
                ),
                repeater(Action(13), sequence< condition(15) >)
            >
        ),
        fallback< context(mood(world, 17), Action(18)), slow_condition(19) >,
        invert(
            sequence_with_memory<
                parallel_all(failures = times(world, 22))<
                    reactive_sequence< run_once(Action(25)), Action(26) >,
                    Action(27),
                    condition(28),
                    Action(29)
                >
            >
        )
    >
}

random_tree! {
    random_259, Random259, 259, 24, |world|
    fallback<
        parallel(success = times(world, 1), failure = times(world, 1))< Action(2) >,
        try_catch<
            sequence<
                sequence_with_memory< slow_condition(6) >,
                Scripted(7)< slow_condition(8), failure >
            >,
            invert(run_once(Action(12)))
        >,
        sequence< condition(14) >
    >
}

random_tree! {
    random_278, Random278, 278, 48, |world|
    reactive_fallback<
        parallel(success = all, failure = 1, each = tick)<
            try_catch<
                Scripted(3)< Action(4) >,
                timeout(3ns, sequence_with_memory< Action(7) >),
                condition(8)
            >,
            async_fallback<
                instant(
                    on_start(handle(11),
                        parallel(success = 1, failure = all)< run_once(run_once(Action(15))) >
                    )
                ),
                delay(limit(world, 16), condition(17))
            >,
            force_failure(slow_condition(19)),
            slow_condition(20),
            failure
        >
    >
}

random_tree! {
    random_280, Random280, 280, 88, |world|
    on_success(handle(0),
        switch(choice(world, 1))<
            0 => priority(most_urgent)<
                200 => reactive_sequence<
                    sequence< Action(5), Action(6) >,
                    condition(7),
                    Action(8)
                >
            >,
            1 => force_failure(
                reactive_fallback<
                    timeout(limit(world, 11),
                        invert(
                            Scripted(13)<
                                sequence< running >,
                                priority(most_urgent)< 1600 => wait(limit(world, 17)) >,
                                slow_condition(18)
                            >
                        )
                    )
                >
            ),
            2 => retry(1, retry(condition(21))),
            3 => timeout(8ns,
                retry(4, yield = always,
                    switch(choice(world, 24))<
                        _ => reactive_sequence<
                            reactive_sequence< try_catch< condition(28), Action(29) > >
                        >
                    >
                )
            ),
            4 => Action(30),
            _ => parallel(success = times(world, 31), failure = times(world, 31), each = tick)<
                parallel_all(failures = times(world, 32))< sequence< Action(34) > >
            >
        >
    )
}

random_tree! {
    random_298, Random298, 298, 64, |world|
    async_sequence<
        timeout(limit(world, 1),
            fallback<
                utility< score(3) => on_failure(handle(4), slow_condition(5)) >,
                Action(6),
                slow_condition(7)
            >
        ),
        reactive_fallback(on_running = continue)<
            timeout(5ns,
                fallback<
                    Scripted(11)< condition(12) >,
                    sequence< run_once(Action(15)) >,
                    timeout(8ns, sequence_with_memory< Scripted(18)< slow_condition(19) > >),
                    Scripted(20)< Action(21) >
                >
            ),
            repeat(times(world, 22), reactive_fallback(on_running = continue)< running >),
            condition(25)
        >,
        reactive_fallback< context(mood(world, 27), on_halt(handle(28), Scripted(29)< running >)) >,
        async_fallback< repeat(condition(33)), instant(condition(35)) >,
        async_sequence< instant(failure) >
    >
}

random_tree! {
    random_299, Random299, 299, 24, |world|
    async_fallback<
        interrupter(
            parallel(success = times(world, 2), failure = 1)< sequence< slow_condition(4) > >,
            Scripted(5)< slow_condition(6) >
        ),
        async_fallback< condition(8) >,
        sequence_with_memory< Action(10) >,
        sequence< Action(12) >,
        repeat(cooldown(limit(world, 14), condition(15)))
    >
}

random_tree! {
    random_307, Random307, 307, 120, |world|
    parallel(success = 1, failure = 3)<
        while_do_else<
            on_success(handle(2),
                utility<
                    score(3) => reactive_sequence(on_running = continue)<
                        wait(limit(world, 5)),
                        reactive_sequence<
                            repeat(1, interrupter(wait(limit(world, 9)), condition(10))),
                            invert(
                                async_sequence<
                                    Action(13),
                                    slow_condition(14),
                                    Action(15),
                                    Action(16)
                                >
                            )
                        >,
                        keep_running_until_failure(sequence< running >)
                    >,
                    score(3) => success,
                    score(3) => Scripted(21)< running, fallback< slow_condition(24) > >,
                    score(3) => on_failure(handle(25), sequence_with_memory< failure >)
                >
            ),
            parallel(success = 1, failure = 1, each = tick)<
                try_catch<
                    Scripted(30)< condition(31) >,
                    parallel(success = 1, failure = times(world, 32))<
                        keep_running_until_failure(Action(34))
                    >,
                    parallel(success = 2, failure = 1)< Action(36), delay(6ns, condition(38)) >
                >
            >,
            on_start(handle(39), fallback< Action(41) >)
        >,
        Scripted(42)< sequence< Scripted(44)< Action(45) > >, slow_condition(46) >,
        repeat(yield = never, cooldown(5ns, Scripted(49)< Action(50) >))
    >
}

random_tree! {
    random_311, Random311, 311, 56, |world|
    utility<
        score(0) => keep_running_until_failure(
            invert(
                fallback<
                    invert(
                        sequence<
                            delay(limit(world, 6), Action(7)),
                            if_then_else< Action(9), Action(10), Action(11) >
                        >
                    ),
                    Action(12),
                    sequence< slow_condition(14), Action(15) >,
                    slow_condition(16)
                >
            )
        ),
        score(0) => context(mood(world, 17),
            on_halt(handle(18),
                sequence_with_memory<
                    Scripted(20)< slow_condition(21) >,
                    Scripted(22)< wait(limit(world, 23)) >,
                    parallel(success = all, failure = times(world, 24))< Action(25) >,
                    reactive_sequence< slow_condition(27) >
                >
            )
        ),
        score(0) => slow_condition(28)
    >
}

random_tree! {
    random_316, Random316, 316, 32, |world|
    async_sequence<
        instant(
            on_failure(handle(2),
                async_sequence(yield = sync)<
                    retry(255, yield = never,
                        parallel_all(failures = 2)<
                            if_then_else< slow_condition(7), slow_condition(8) >,
                            utility< score(9) => wait(8ns), score(9) => Action(11) >
                        >
                    ),
                    instant(
                        Scripted(13)<
                            condition(14),
                            fallback< slow_condition(16), running >,
                            slow_condition(18)
                        >
                    ),
                    slow_condition(19)
                >
            )
        ),
        sequence< Scripted(21)< Scripted(22)< slow_condition(23) > > >,
        retry(2, async_fallback< instant(slow_condition(27)) >)
    >
}

random_tree! {
    random_321, Random321, 321, 40, |world|
    sequence<
        success,
        sequence<
            reactive_sequence(on_running = continue)<
                Scripted(4)< run_once(repeat(times(world, 6), slow_condition(7))) >
            >
        >,
        on_failure(handle(8), Scripted(9)< condition(10) >),
        reactive_sequence<
            interrupter(
                Action(13),
                reactive_fallback< repeater(yield = never, slow_condition(16), Action(17)) >
            ),
            run_once(sequence_with_memory< Action(20), Action(21) >),
            condition(22),
            slow_condition(23)
        >,
        invert(fallback< on_halt(handle(26), Scripted(27)< Action(28) >) >),
        parallel_all(failures = all)< condition(30), Scripted(31)< Action(32) > >
    >
}

random_tree! {
    random_323, Random323, 323, 28, |world|
    reactive_sequence(on_running = continue)<
        retry(3, yield = always,
            reactive_sequence<
                parallel(success = times(world, 3), failure = times(world, 3))<
                    try_catch<
                        slow_condition(5),
                        slow_condition(6),
                        context(mood(world, 7), slow_condition(8)),
                        Action(9)
                    >,
                    Action(10),
                    Scripted(11)< Action(12) >
                >,
                reactive_fallback< Action(14) >
            >
        )
    >
}

random_tree! {
    random_324, Random324, 324, 64, |world|
    delay(6ns,
        run_once(
            Scripted(2)<
                sequence<
                    parallel(success = all, failure = all)<
                        parallel_all(failures = times(world, 5))<
                            parallel_all(failures = 2)< Action(7), slow_condition(8) >
                        >
                    >,
                    keep_running_until_failure(delay(9ns, reactive_fallback< Action(12) >)),
                    retry(times(world, 13), delay(1ns, wait(3ns))),
                    sequence<
                        Scripted(17)< async_sequence(yield = sync)< condition(19) > >,
                        Action(20),
                        retry(258, Action(22))
                    >
                >,
                while_do_else<
                    repeat(
                        repeat(1,
                            retry(2,
                                if_then_else< slow_condition(28), slow_condition(29), Action(30) >
                            )
                        )
                    ),
                    parallel(success = 1, failure = times(world, 31))< Action(32) >,
                    condition(33)
                >,
                on_halt(handle(34),
                    fallback< keep_running_until_failure(fallback< slow_condition(38) >) >
                ),
                reactive_sequence(on_running = continue)< slow_condition(40), condition(41) >
            >
        )
    )
}

random_tree! {
    random_329, Random329, 329, 80, |world|
    switch(choice(world, 0))<
        _ => delay(limit(world, 1),
            sequence<
                while_do_else<
                    reactive_sequence< Action(5), Action(6) >,
                    reactive_fallback(on_running = continue)<
                        delay(limit(world, 8),
                            reactive_sequence(on_running = continue)<
                                sequence_with_memory< wait(1ns) >
                            >
                        ),
                        slow_condition(12)
                    >,
                    repeat(fallback< wait(4ns) >)
                >
            >
        )
    >
}

random_tree! {
    random_331, Random331, 331, 12, |world|
    fallback<
        fallback<
            run_once(sequence_with_memory< condition(4) >),
            sequence<
                slow_condition(6),
                repeat(yield = always, Scripted(8)< Action(9) >),
                delay(3ns, sequence< Action(12) >),
                repeat(yield = always, slow_condition(14)),
                slow_condition(15),
                Action(16)
            >
        >
    >
}

random_tree! {
    random_336, Random336, 336, 72, |world|
    fallback<
        Scripted(1)<
            retry(258, yield = never, async_sequence< instant(Action(5)) >),
            reactive_sequence< try_catch< Action(8), wait(2ns) >, slow_condition(10) >,
            while_do_else<
                reactive_sequence(on_running = continue)< fallback< Action(14) >, wait(6ns) >,
                running
            >,
            context(mood(world, 17),
                parallel(success = all, failure = 1)< Scripted(19)< condition(20) > >
            ),
            on_halt(handle(21), condition(22)),
            invert(Action(24))
        >,
        parallel(success = 1, failure = all, each = tick)< success >,
        reactive_sequence(on_running = continue)<
            delay(limit(world, 28), delay(5ns, fallback< context(mood(world, 31), Action(32)) >)),
            parallel(success = 1, failure = 1)< Action(34) >
        >
    >
}

random_tree! {
    random_364, Random364, 364, 72, |world|
    repeater(
        async_sequence(yield = sync)<
            fallback<
                parallel(success = 1, failure = times(world, 3))< Scripted(4)< Action(5) > >,
                async_fallback(yield = sync)< slow_condition(7) >
            >,
            invert(
                retry(1,
                    async_fallback(yield = sync)<
                        sequence<
                            condition(12),
                            Action(13),
                            wait(3ns),
                            condition(15),
                            slow_condition(16),
                            slow_condition(17)
                        >,
                        parallel(success = times(world, 18), failure = times(world, 18), each = tick)<
                            condition(19),
                            Action(20),
                            slow_condition(21),
                            Action(22),
                            Action(23),
                            slow_condition(24)
                        >,
                        instant(slow_condition(26)),
                        instant(Scripted(28)< slow_condition(29) >),
                        condition(30),
                        slow_condition(31)
                    >
                )
            ),
            fallback<
                parallel(success = all, failure = 1, each = tick)< slow_condition(34) >,
                Action(35)
            >,
            instant(
                fallback<
                    timeout(3ns,
                        keep_running_until_failure(
                            parallel(success = 1, failure = times(world, 40), each = tick)<
                                timeout(6ns, Action(42))
                            >
                        )
                    )
                >
            ),
            instant(Action(44))
        >,
        sequence<
            sequence< wait(8ns), slow_condition(48) >,
            parallel(success = all, failure = all, each = tick)< Action(50) >
        >
    )
}

random_tree! {
    random_366, Random366, 366, 56, |world|
    while_do_else<
        while_do_else<
            Scripted(2)<
                run_once(
                    repeater(yield = never,
                        on_start(handle(5),
                            Scripted(6)< Scripted(7)< wait(8ns) >, slow_condition(9), Action(10) >
                        ),
                        Action(11)
                    )
                ),
                Action(12)
            >,
            if_then_else<
                reactive_sequence(on_running = continue)< condition(15) >,
                switch(choice(world, 16))< 0 => failure, _ => wait(1ns) >,
                invert(Action(20))
            >,
            retry(reactive_sequence< slow_condition(23), Action(24) >)
        >,
        Scripted(25)< Scripted(26)< Action(27) > >,
        running
    >
}

random_tree! {
    random_374, Random374, 374, 32, |world|
    async_sequence(yield = sync)<
        instant(
            force_failure(
                context(mood(world, 3),
                    run_once(
                        cooldown(limit(world, 5),
                            sequence<
                                sequence< Action(8), Action(9), slow_condition(10) >,
                                on_failure(handle(11), wait(6ns)),
                                run_once(condition(14))
                            >
                        )
                    )
                )
            )
        ),
        cooldown(limit(world, 15), slow_condition(16)),
        instant(
            Scripted(18)<
                sequence_with_memory<
                    sequence< Action(21), delay(2ns, Action(23)) >,
                    async_fallback< slow_condition(25) >
                >,
                Action(26)
            >
        ),
        async_sequence< instant(slow_condition(29)) >
    >
}

random_tree! {
    random_377, Random377, 377, 24, |world|
    sequence<
        Scripted(1)< sequence_with_memory< condition(3) >, slow_condition(4) >,
        utility<
            score(5) => parallel(success = all, failure = 2)<
                force_success(slow_condition(8)),
                slow_condition(9)
            >,
            score(5) => sequence_with_memory< running >,
            score(5) => slow_condition(12)
        >,
        timeout(1ns, Scripted(14)< failure >)
    >
}

random_tree! {
    random_384, Random384, 384, 24, |world|
    reactive_fallback(on_running = continue)<
        repeater(yield = never,
            reactive_sequence(on_running = continue)<
                sequence< slow_condition(4) >,
                reactive_sequence< slow_condition(6) >,
                keep_running_until_failure(Action(8))
            >,
            on_halt(handle(9), running)
        ),
        async_fallback< Scripted(12)< condition(13) > >,
        delay(9ns, slow_condition(15)),
        sequence_with_memory< condition(17), Scripted(18)< slow_condition(19) >, Action(20) >
    >
}

random_tree! {
    random_393, Random393, 393, 128, |world|
    timeout(5ns,
        reactive_sequence<
            sequence_with_memory<
                retry(
                    sequence_with_memory<
                        switch(choice(world, 5))<
                            0 => Scripted(6)< Action(7) >,
                            _ => Scripted(8)< slow_condition(9) >
                        >,
                        delay(9ns, interrupter(condition(12), Action(13)))
                    >
                ),
                parallel_all(failures = 1)< Scripted(15)< sequence< Action(17) > > >,
                Action(18),
                Action(19),
                Scripted(20)< running >,
                Action(22)
            >,
            reactive_sequence(on_running = continue)<
                async_sequence(yield = sync)<
                    sequence<
                        parallel_all(failures = times(world, 26))< force_success(condition(28)) >,
                        wait(9ns)
                    >,
                    instant(parallel_all(failures = 1)< Action(32) >)
                >
            >,
            run_once(
                delay(6ns,
                    parallel_all(failures = times(world, 35))<
                        parallel(success = 2, failure = all, each = tick)<
                            utility<
                                score(37) => slow_condition(38),
                                score(37) => wait(limit(world, 39))
                            >,
                            async_fallback(yield = sync)< instant(Action(42)) >
                        >,
                        Action(43),
                        while_do_else< sequence_with_memory< condition(46) >, success >,
                        wait(3ns)
                    >
                )
            )
        >
    )
}

random_tree! {
    random_405, Random405, 405, 56, |world|
    async_sequence(yield = sync)<
        parallel_all(failures = all)<
            repeat(times(world, 2),
                async_sequence(yield = sync)<
                    utility< score(4) => on_start(handle(5), Action(6)) >,
                    timeout(limit(world, 7),
                        sequence_with_memory<
                            parallel(success = 2, failure = all)<
                                slow_condition(10),
                                condition(11)
                            >
                        >
                    )
                >
            )
        >,
        switch(choice(world, 12))<
            0 => slow_condition(13),
            1 => sequence< async_fallback< instant(slow_condition(17)) > >,
            _ => on_success(handle(18), Action(19))
        >,
        instant(
            fallback<
                context(mood(world, 22),
                    cooldown(limit(world, 23), async_sequence< slow_condition(25) >)
                ),
                Action(26)
            >
        )
    >
}

random_tree! {
    random_408, Random408, 408, 22, |world|
    switch(choice(world, 0))<
        _ => async_fallback(yield = sync)<
            instant(
                sequence<
                    async_fallback< instant(condition(6)) >,
                    Scripted(7)<
                        running,
                        Scripted(9)< Scripted(10)< success, slow_condition(12) > >,
                        Action(13),
                        fallback< Action(15) >
                    >
                >
            ),
            Scripted(16)< slow_condition(17) >
        >
    >
}

random_tree! {
    random_423, Random423, 423, 96, |world|
    delay(6ns,
        utility<
            score(1) => parallel(success = 2, failure = times(world, 2), each = tick)<
                repeater(yield = never,
                    repeat(1, sequence< keep_running_until_failure(Action(7)) >),
                    timeout(9ns,
                        parallel_all(failures = all)<
                            on_success(handle(10), delay(limit(world, 11), condition(12))),
                            try_catch<
                                reactive_fallback< slow_condition(15) >,
                                Action(16),
                                wait(limit(world, 17)),
                                failure,
                                Action(19)
                            >
                        >
                    )
                ),
                parallel(success = times(world, 20), failure = 2, each = tick)<
                    slow_condition(21),
                    reactive_sequence(on_running = continue)< Action(23) >
                >
            >
        >
    )
}

random_tree! {
    random_425, Random425, 425, 20, |world|
    Scripted(0)<
        sequence<
            parallel(success = all, failure = 3)<
                async_sequence<
                    switch(choice(world, 4))<
                        0 => force_failure(failure),
                        1 => parallel_all(failures = 1)< Action(8) >,
                        _ => Scripted(9)< success >
                    >,
                    condition(11),
                    instant(slow_condition(13))
                >,
                condition(14),
                slow_condition(15)
            >,
            retry(times(world, 16), yield = never, fallback< slow_condition(18) >)
        >,
        slow_condition(19)
    >
}
