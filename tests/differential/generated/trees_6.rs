// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use crate::compiled::random_tree;
use crate::world::*;

random_tree! {
    random_426, Random426, 426, 24, |world|
    async_fallback(yield = sync)<
        retry(yield = never,
            keep_running_until_failure(
                repeat(255,
                    retry(3,
                        Scripted(5)<
                            invert(slow_condition(7)),
                            parallel(success = times(world, 8), failure = times(world, 8), each = tick)<
                                Action(9)
                            >,
                            reactive_fallback< slow_condition(11), Action(12), slow_condition(13) >,
                            slow_condition(14)
                        >
                    )
                )
            )
        ),
        run_once(condition(16)),
        instant(Action(18))
    >
}

random_tree! {
    random_427, Random427, 427, 40, |world|
    priority(most_urgent)<
        0 => on_success(handle(1),
            async_fallback(yield = sync)< instant(Scripted(4)< Action(5) >) >
        ),
        1 => on_success(handle(6), Scripted(7)< slow_condition(8) >),
        2 => repeater(wait(limit(world, 10)), Action(11)),
        3 => sequence< sequence_with_memory< run_once(Action(15)) > >,
        4 => condition(16),
        5 => wait(9ns)
    >
}

random_tree! {
    random_445, Random445, 445, 34, |world|
    reactive_sequence<
        reactive_sequence(on_running = continue)<
            async_fallback(yield = sync)<
                instant(
                    repeater(reactive_fallback(on_running = continue)< Action(6) >, condition(7))
                )
            >,
            while_do_else<
                fallback<
                    async_fallback(yield = sync)< Action(11) >,
                    invert(Action(13)),
                    condition(14),
                    Action(15),
                    condition(16)
                >,
                parallel(success = 2, failure = all, each = tick)<
                    slow_condition(18),
                    Action(19),
                    Action(20)
                >
            >,
            reactive_fallback(on_running = continue)<
                sequence<
                    context(mood(world, 23),
                        repeat(1, yield = always,
                            priority(most_urgent)< 2500 => Scripted(26)< failure > >
                        )
                    ),
                    success
                >,
                reactive_fallback< condition(30) >,
                Scripted(31)< Action(32) >,
                Action(33)
            >
        >,
        running
    >
}

random_tree! {
    random_454, Random454, 454, 48, |world|
    parallel(success = 3, failure = times(world, 0), each = tick)<
        async_fallback< instant(on_halt(handle(3), timeout(limit(world, 4), wait(6ns)))) >,
        success,
        Scripted(7)<
            retry(4, yield = always, reactive_sequence(on_running = continue)< condition(10) >),
            condition(11),
            async_fallback(yield = sync)< running >
        >,
        keep_running_until_failure(invert(slow_condition(16)))
    >
}

random_tree! {
    random_470, Random470, 470, 40, |world|
    run_once(
        interrupter(
            fallback<
                on_failure(handle(3),
                    async_sequence<
                        on_halt(handle(5),
                            repeater(
                                Scripted(7)< condition(8), running, Action(10) >,
                                fallback< Action(12), condition(13), condition(14) >
                            )
                        )
                    >
                ),
                Action(15)
            >,
            fallback<
                while_do_else<
                    parallel(success = times(world, 18), failure = all)< success, Action(20) >,
                    delay(5ns, Action(22))
                >
            >
        )
    )
}

random_tree! {
    random_497, Random497, 497, 24, |world|
    fallback<
        fallback<
            if_then_else< Action(3), slow_condition(4), slow_condition(5) >,
            slow_condition(6)
        >,
        reactive_sequence<
            fallback< delay(2ns, keep_running_until_failure(retry(yield = always, Action(12)))) >,
            fallback<
                run_once(Action(15)),
                sequence_with_memory< sequence_with_memory< Action(18) > >
            >
        >
    >
}

random_tree! {
    random_504, Random504, 504, 112, |world|
    reactive_fallback<
        force_failure(
            repeater(yield = never,
                parallel(success = 2, failure = times(world, 3), each = tick)<
                    utility<
                        score(4) => reactive_fallback(on_running = continue)<
                            Action(6),
                            slow_condition(7),
                            Action(8)
                        >,
                        score(4) => reactive_fallback< Action(10) >
                    >,
                    failure
                >,
                force_success(
                    parallel(success = times(world, 13), failure = times(world, 13))<
                        sequence< reactive_fallback< Action(16) >, slow_condition(17) >,
                        async_fallback< instant(while_do_else< Action(21), success, Action(23) >) >,
                        reactive_fallback(on_running = continue)<
                            slow_condition(25),
                            slow_condition(26)
                        >
                    >
                )
            )
        ),
        parallel(success = 2, failure = all, each = tick)<
            Scripted(28)< wait(4ns) >,
            condition(30)
        >,
        parallel_all(failures = all)< condition(32) >,
        Scripted(33)<
            timeout(8ns, parallel_all(failures = times(world, 35))< running >),
            Action(37),
            wait(limit(world, 38))
        >,
        context(mood(world, 39),
            Scripted(40)<
                if_then_else<
                    parallel(success = all, failure = 1, each = tick)<
                        sequence< Action(44), Action(45) >
                    >,
                    parallel(success = times(world, 46), failure = all, each = tick)<
                        condition(47)
                    >
                >,
                Scripted(48)< slow_condition(49) >
            >
        )
    >
}

random_tree! {
    random_512, Random512, 512, 32, |world|
    context(mood(world, 0),
        on_halt(handle(1),
            sequence<
                parallel_all(failures = times(world, 3))<
                    if_then_else<
                        priority(most_urgent)< 500 => async_sequence(yield = sync)< wait(3ns) > >,
                        Scripted(8)<
                            repeat(2, yield = never,
                                parallel_all(failures = 1)< slow_condition(11) >
                            ),
                            running
                        >
                    >
                >,
                fallback< delay(2ns, Action(15)), success >,
                Action(17),
                success
            >
        )
    )
}

random_tree! {
    random_516, Random516, 516, 6, |world|
    repeater(
        repeater(yield = never, reactive_sequence(on_running = continue)< Action(3) >, running),
        force_success(
            reactive_sequence<
                switch(choice(world, 7))<
                    0 => repeater(yield = never, Action(9), slow_condition(10)),
                    1 => parallel(success = all, failure = all)< slow_condition(12) >,
                    _ => slow_condition(13)
                >,
                sequence< condition(15), running >
            >
        )
    )
}

random_tree! {
    random_519, Random519, 519, 80, |world|
    force_success(
        priority(most_urgent)<
            100 => reactive_fallback<
                utility<
                    score(3) => fallback< Action(5) >,
                    score(3) => parallel_all(failures = 2)<
                        cooldown(1ns, delay(limit(world, 8), Action(9))),
                        context(mood(world, 10), on_success(handle(11), Action(12)))
                    >
                >,
                slow_condition(13)
            >,
            101 => priority(most_urgent)<
                1400 => sequence_with_memory<
                    parallel(success = 1, failure = 1, each = tick)<
                        async_fallback(yield = sync)< instant(condition(19)) >,
                        slow_condition(20)
                    >,
                    Scripted(21)< Action(22) >
                >
            >,
            102 => Scripted(23)<
                fallback<
                    utility<
                        score(25) => context(mood(world, 26),
                            reactive_sequence< fallback< slow_condition(29) > >
                        )
                    >,
                    Action(30)
                >,
                switch(choice(world, 31))< _ => Scripted(32)< wait(limit(world, 33)) > >
            >,
            103 => on_halt(handle(34), run_once(condition(36))),
            104 => parallel(success = times(world, 37), failure = 1, each = tick)<
                repeater(yield = never,
                    Action(39),
                    reactive_sequence(on_running = continue)<
                        sequence_with_memory< condition(42) >
                    >
                ),
                Action(43)
            >,
            105 => parallel(success = 2, failure = 4, each = tick)<
                condition(45),
                keep_running_until_failure(Action(47)),
                wait(6ns),
                Action(49)
            >
        >
    )
}

random_tree! {
    random_533, Random533, 533, 24, |world|
    priority(most_urgent)<
        0 => reactive_sequence<
            context(mood(world, 2), fallback< failure, condition(5) >),
            reactive_sequence<
                reactive_sequence< sequence< slow_condition(9) >, condition(10) >,
                if_then_else< Action(12), condition(13) >,
                success
            >
        >,
        1 => retry(1,
            on_success(handle(16),
                if_then_else< Scripted(18)< Action(19) >, retry(yield = always, Action(21)) >
            )
        ),
        2 => wait(9ns)
    >
}

random_tree! {
    random_553, Random553, 553, 24, |world|
    fallback<
        sequence< delay(4ns, reactive_fallback(on_running = continue)< slow_condition(4) >) >,
        keep_running_until_failure(
            priority(most_urgent)<
                600 => while_do_else< Action(8), Action(9) >,
                601 => delay(3ns, condition(11)),
                602 => running,
                603 => Action(13)
            >
        ),
        Scripted(14)< Action(15) >,
        async_fallback< instant(if_then_else< slow_condition(19), Action(20) >) >
    >
}

random_tree! {
    random_558, Random558, 558, 88, |world|
    reactive_fallback<
        keep_running_until_failure(
            cooldown(9ns,
                sequence_with_memory<
                    try_catch< on_failure(handle(5), slow_condition(6)), success >
                >
            )
        ),
        parallel(success = times(world, 8), failure = times(world, 8))<
            on_start(handle(9),
                reactive_fallback(on_running = continue)<
                    reactive_fallback<
                        reactive_fallback< Action(13), sequence< slow_condition(15) > >,
                        sequence_with_memory< condition(17), slow_condition(18) >,
                        wait(limit(world, 19))
                    >,
                    Scripted(20)< Action(21) >,
                    async_fallback< instant(slow_condition(24)) >,
                    Action(25),
                    Action(26),
                    Action(27)
                >
            )
        >,
        on_failure(handle(28),
            async_fallback(yield = sync)<
                try_catch<
                    reactive_sequence< wait(8ns) >,
                    retry(force_success(Action(35))),
                    Action(36)
                >,
                Action(37)
            >
        ),
        sequence< on_success(handle(39), reactive_sequence< Action(41), wait(8ns) >) >
    >
}

random_tree! {
    random_566, Random566, 566, 64, |world|
    force_success(
        utility<
            score(1) => retry(256,
                timeout(9ns,
                    fallback<
                        run_once(
                            switch(choice(world, 6))<
                                0 => reactive_fallback< slow_condition(8), Action(9) >,
                                _ => wait(limit(world, 10))
                            >
                        ),
                        condition(11),
                        retry(4, while_do_else< slow_condition(14), slow_condition(15) >)
                    >
                )
            ),
            score(1) => Action(16),
            score(1) => retry(times(world, 17),
                parallel_all(failures = 1)<
                    Scripted(19)<
                        retry(times(world, 20),
                            Scripted(21)< Scripted(22)< slow_condition(23) >, wait(7ns) >
                        )
                    >
                >
            )
        >
    )
}

random_tree! {
    random_568, Random568, 568, 12, |world|
    sequence<
        fallback<
            Scripted(2)< condition(3) >,
            sequence_with_memory<
                context(mood(world, 5), retry(yield = always, Action(7))),
                Action(8)
            >,
            reactive_fallback<
                utility<
                    score(10) => repeater(yield = never, slow_condition(12), running),
                    score(10) => running,
                    score(10) => Scripted(15)< running >
                >
            >
        >
    >
}

random_tree! {
    random_569, Random569, 569, 72, |world|
    Scripted(0)<
        async_fallback(yield = sync)<
            Action(2),
            fallback< repeat(255, yield = never, Action(5)), wait(5ns) >
        >,
        reactive_sequence<
            parallel_all(failures = all)<
                parallel(success = all, failure = all)<
                    parallel(success = 2, failure = 2)<
                        async_fallback< instant(slow_condition(13)) >,
                        reactive_sequence< Action(15) >
                    >
                >
            >,
            sequence<
                async_sequence(yield = sync)<
                    utility< score(18) => async_sequence< running >, score(18) => Action(21) >
                >,
                Action(22)
            >,
            timeout(8ns,
                parallel(success = times(world, 24), failure = all)<
                    parallel_all(failures = all)< condition(26), slow_condition(27) >
                >
            ),
            sequence< Action(29) >,
            slow_condition(30)
        >,
        sequence<
            keep_running_until_failure(
                keep_running_until_failure(
                    priority(most_urgent)<
                        3400 => repeat(4, Action(36)),
                        3401 => on_start(handle(37), slow_condition(38)),
                        3402 => condition(39)
                    >
                )
            ),
            sequence< sequence< cooldown(9ns, slow_condition(43)) >, Action(44) >,
            parallel_all(failures = times(world, 45))<
                parallel(success = 1, failure = times(world, 46))< slow_condition(47) >,
                Action(48)
            >,
            sequence< slow_condition(50), Action(51) >,
            Action(52)
        >,
        Scripted(53)< Action(54), Action(55) >,
        if_then_else< slow_condition(57), Action(58) >
    >
}

random_tree! {
    random_589, Random589, 589, 56, |world|
    parallel(success = 5, failure = all)<
        delay(5ns, condition(2)),
        cooldown(1ns,
            retry(times(world, 4), yield = always,
                run_once(
                    reactive_sequence(on_running = continue)<
                        async_fallback(yield = sync)<
                            Action(8),
                            Scripted(9)< Action(10) >,
                            slow_condition(11)
                        >,
                        force_failure(Action(13))
                    >
                )
            )
        ),
        utility<
            score(14) => wait(5ns),
            score(14) => retry(4,
                context(mood(world, 17),
                    while_do_else< wait(5ns), parallel_all(failures = 1)< condition(21) > >
                )
            ),
            score(14) => force_success(
                interrupter(reactive_sequence< slow_condition(25) >, condition(26))
            )
        >,
        Action(27),
        Action(28)
    >
}

random_tree! {
    random_590, Random590, 590, 72, |world|
    async_fallback<
        sequence<
            repeater(
                sequence< sequence< reactive_fallback< slow_condition(6) > > >,
                Scripted(7)< slow_condition(8), wait(limit(world, 9)) >
            ),
            invert(
                keep_running_until_failure(parallel(success = all, failure = 1)< condition(13) >)
            )
        >,
        reactive_sequence(on_running = continue)<
            fallback<
                repeater(on_failure(handle(17), condition(18)), slow_condition(19)),
                condition(20),
                context(mood(world, 21), Action(22)),
                Scripted(23)< slow_condition(24) >
            >,
            fallback< Action(26) >
        >,
        reactive_sequence< Action(28) >,
        Scripted(29)<
            condition(30),
            sequence< slow_condition(32) >,
            while_do_else<
                condition(34),
                context(mood(world, 35),
                    keep_running_until_failure(
                        parallel(success = 1, failure = times(world, 37))< slow_condition(38) >
                    )
                )
            >,
            reactive_fallback(on_running = continue)< Action(40) >,
            on_failure(handle(41), slow_condition(42)),
            Action(43)
        >,
        sequence<
            parallel(success = 1, failure = 1)< sequence_with_memory< Action(47) > >,
            sequence_with_memory< slow_condition(49), Action(50) >
        >,
        slow_condition(51)
    >
}

random_tree! {
    random_592, Random592, 592, 48, |world|
    reactive_fallback<
        parallel(success = 4, failure = times(world, 1), each = tick)<
            timeout(4ns,
                fallback<
                    reactive_sequence(on_running = continue)<
                        while_do_else<
                            fallback< fallback< Action(8) > >,
                            force_success(condition(10))
                        >,
                        Action(11)
                    >,
                    retry(times(world, 12), Action(13)),
                    Action(14)
                >
            ),
            fallback< condition(16) >,
            async_sequence< reactive_fallback< Action(19) > >,
            retry(2,
                sequence_with_memory<
                    sequence< reactive_sequence< condition(24), wait(9ns) > >,
                    async_sequence< condition(27) >,
                    on_success(handle(28),
                        invert(fallback< Action(31), on_start(handle(32), slow_condition(33)) >)
                    ),
                    success
                >
            ),
            slow_condition(35)
        >
    >
}

random_tree! {
    random_605, Random605, 605, 96, |world|
    reactive_sequence<
        fallback<
            reactive_fallback(on_running = continue)<
                priority(most_urgent)<
                    300 => Scripted(4)<
                        sequence< slow_condition(6) >,
                        slow_condition(7),
                        wait(2ns)
                    >
                >,
                utility<
                    score(9) => Scripted(10)< slow_condition(11) >,
                    score(9) => Action(12),
                    score(9) => Scripted(13)< Action(14) >
                >
            >,
            while_do_else< context(mood(world, 16), Action(17)), Action(18), Action(19) >
        >,
        invert(
            async_sequence<
                instant(
                    switch(choice(world, 23))<
                        0 => if_then_else<
                            sequence< slow_condition(26) >,
                            repeat(258, try_catch< Action(29), wait(1ns), condition(31) >)
                        >,
                        1 => retry(3, slow_condition(33)),
                        _ => async_sequence(yield = sync)< slow_condition(35) >
                    >
                )
            >
        ),
        retry(times(world, 36), yield = always,
            reactive_sequence<
                Scripted(38)< slow_condition(39) >,
                repeater(yield = never,
                    sequence< sequence< wait(3ns) >, slow_condition(44) >,
                    slow_condition(45)
                )
            >
        ),
        repeat(
            Scripted(47)<
                parallel(success = times(world, 48), failure = all, each = tick)<
                    parallel(success = 1, failure = times(world, 49))<
                        delay(4ns, slow_condition(51))
                    >
                >,
                Action(52),
                running,
                Action(54)
            >
        )
    >
}

random_tree! {
    random_606, Random606, 606, 24, |world|
    fallback<
        retry(4,
            parallel(success = 2, failure = times(world, 2))<
                parallel_all(failures = all)<
                    reactive_sequence< slow_condition(5) >,
                    async_fallback< instant(slow_condition(8)), slow_condition(9) >
                >,
                Action(10)
            >
        ),
        try_catch< Action(12), keep_running_until_failure(Action(14)) >,
        priority(most_urgent)< 1500 => Scripted(16)< running > >,
        reactive_fallback(on_running = continue)< slow_condition(19) >
    >
}

random_tree! {
    random_632, Random632, 632, 88, |world|
    async_fallback<
        instant(
            reactive_fallback<
                parallel(success = all, failure = all)<
                    parallel(success = times(world, 4), failure = 2, each = tick)<
                        switch(choice(world, 5))<
                            0 => running,
                            1 => Scripted(7)< wait(8ns) >,
                            _ => delay(limit(world, 9), wait(limit(world, 10)))
                        >,
                        keep_running_until_failure(
                            retry(1, priority(most_urgent)< 1300 => Action(14), 1301 => wait(7ns) >)
                        )
                    >,
                    switch(choice(world, 16))< _ => context(mood(world, 17), slow_condition(18)) >,
                    Scripted(19)< Action(20) >,
                    running
                >
            >
        ),
        cooldown(6ns, Action(23))
    >
}

random_tree! {
    random_633, Random633, 633, 64, |world|
    cooldown(limit(world, 0),
        Scripted(1)<
            async_fallback<
                cooldown(8ns,
                    Scripted(4)<
                        switch(choice(world, 5))<
                            0 => success,
                            1 => sequence< Action(8) >,
                            _ => sequence< Action(10) >
                        >
                    >
                ),
                sequence< Action(12) >
            >,
            condition(13),
            reactive_sequence(on_running = continue)<
                while_do_else<
                    sequence_with_memory<
                        switch(choice(world, 17))< 0 => Action(18), _ => wait(limit(world, 19)) >
                    >,
                    Action(20)
                >
            >
        >
    )
}

random_tree! {
    random_635, Random635, 635, 48, |world|
    Scripted(0)<
        keep_running_until_failure(Action(2)),
        while_do_else<
            retry(2, yield = always,
                on_failure(handle(5),
                    on_success(handle(6),
                        invert(
                            reactive_fallback<
                                parallel(success = 1, failure = all, each = tick)<
                                    slow_condition(10),
                                    Action(11),
                                    Action(12),
                                    Action(13)
                                >,
                                sequence< Action(15) >,
                                on_success(handle(16), slow_condition(17))
                            >
                        )
                    )
                )
            ),
            Scripted(18)<
                parallel(success = all, failure = all)<
                    Action(20),
                    while_do_else<
                        cooldown(8ns, repeat(yield = never, running)),
                        Scripted(25)< Action(26) >
                    >
                >
            >,
            sequence< condition(28) >
        >,
        slow_condition(29)
    >
}

random_tree! {
    random_658, Random658, 658, 24, |world|
    reactive_fallback<
        async_fallback(yield = sync)<
            delay(5ns,
                sequence<
                    sequence<
                        parallel(success = times(world, 5), failure = all, each = tick)<
                            sequence< slow_condition(7), slow_condition(8) >
                        >,
                        slow_condition(9),
                        condition(10)
                    >,
                    Action(11),
                    sequence< Action(13) >
                >
            ),
            sequence_with_memory< slow_condition(15) >
        >,
        condition(16)
    >
}

random_tree! {
    random_673, Random673, 673, 28, |world|
    repeat(
        on_success(handle(1),
            priority(most_urgent)<
                200 => repeater(
                    sequence<
                        sequence< Action(6), while_do_else< Action(8), Action(9) > >,
                        on_halt(handle(10), Scripted(11)< Action(12) >)
                    >,
                    slow_condition(13)
                ),
                201 => repeater(running, Action(16)),
                202 => switch(choice(world, 17))< _ => interrupter(Action(19), slow_condition(20)) >,
                203 => sequence_with_memory< failure >,
                204 => sequence<
                    parallel(success = all, failure = times(world, 24))< slow_condition(25) >,
                    Action(26),
                    slow_condition(27)
                >
            >
        )
    )
}

random_tree! {
    random_677, Random677, 677, 48, |world|
    fallback<
        switch(choice(world, 1))<
            0 => utility<
                score(2) => repeater(yield = never,
                    repeater(yield = never,
                        priority(most_urgent)<
                            500 => fallback< wait(2ns) >,
                            501 => fallback< Action(9) >,
                            502 => Action(10),
                            503 => Action(11)
                        >,
                        reactive_fallback<
                            cooldown(5ns, sequence_with_memory< slow_condition(15) >),
                            Action(16)
                        >
                    ),
                    keep_running_until_failure(
                        parallel(success = 2, failure = times(world, 18), each = tick)<
                            Action(19),
                            Action(20)
                        >
                    )
                ),
                score(2) => slow_condition(21)
            >,
            1 => Scripted(22)< fallback< on_halt(handle(24), slow_condition(25)) > >,
            _ => reactive_fallback<
                async_fallback(yield = sync)< reactive_fallback< Action(29) > >
            >
        >
    >
}

random_tree! {
    random_678, Random678, 678, 32, |world|
    utility<
        score(0) => repeater(
            if_then_else< reactive_fallback(on_running = continue)< slow_condition(4) >, wait(3ns) >,
            Action(6)
        ),
        score(0) => delay(5ns, parallel_all(failures = times(world, 8))< Action(9) >),
        score(0) => priority(most_urgent)<
            1000 => Action(11),
            1001 => async_sequence(yield = sync)< Action(13) >,
            1002 => sequence< Action(15) >
        >,
        score(0) => Scripted(16)< running >,
        score(0) => utility< score(18) => retry(yield = never, Action(20)) >,
        score(0) => slow_condition(21)
    >
}

random_tree! {
    random_682, Random682, 682, 40, |world|
    interrupter(
        async_sequence<
            fallback<
                Scripted(3)< Action(4) >,
                force_failure(sequence< condition(7) >),
                slow_condition(8)
            >,
            fallback< repeat(yield = never, wait(5ns)) >
        >,
        reactive_sequence(on_running = continue)<
            Scripted(13)<
                context(mood(world, 14), Scripted(15)< slow_condition(16) >),
                priority(most_urgent)<
                    1700 => priority(most_urgent)<
                        1800 => Scripted(19)< fallback< Action(21) > >,
                        1801 => wait(4ns)
                    >,
                    1701 => Action(23)
                >
            >
        >
    )
}

random_tree! {
    random_690, Random690, 690, 36, |world|
    parallel_all(failures = times(world, 0))<
        repeater(yield = never,
            sequence<
                Action(3),
                parallel_all(failures = all)< Action(5) >,
                force_success(
                    sequence<
                        parallel_all(failures = times(world, 8))< Scripted(9)< Action(10) > >
                    >
                )
            >,
            invert(
                parallel_all(failures = 1)<
                    Scripted(13)< failure >,
                    parallel(success = 1, failure = 1, each = tick)< Action(16) >,
                    slow_condition(17)
                >
            )
        )
    >
}

random_tree! {
    random_694, Random694, 694, 48, |world|
    reactive_sequence(on_running = continue)<
        timeout(limit(world, 1),
            sequence<
                Action(3),
                delay(5ns,
                    async_fallback<
                        instant(force_success(delay(8ns, running))),
                        instant(slow_condition(11))
                    >
                ),
                while_do_else< Action(13), Action(14) >
            >
        )
    >
}

random_tree! {
    random_698, Random698, 698, 56, |world|
    while_do_else<
        parallel_all(failures = 2)<
            switch(choice(world, 2))<
                0 => context(mood(world, 3), on_success(handle(4), Scripted(5)< condition(6) >)),
                1 => reactive_sequence(on_running = continue)< Action(8) >,
                2 => parallel_all(failures = times(world, 9))< slow_condition(10) >,
                3 => reactive_sequence(on_running = continue)<
                    sequence_with_memory< Action(13) >,
                    interrupter(slow_condition(15), slow_condition(16)),
                    Action(17)
                >,
                _ => slow_condition(18)
            >,
            sequence_with_memory<
                while_do_else< Scripted(21)< condition(22) >, Action(23) >,
                switch(choice(world, 24))<
                    0 => force_success(fallback< delay(4ns, Action(28)) >),
                    _ => condition(29)
                >
            >
        >,
        on_start(handle(30), failure),
        wait(9ns)
    >
}

random_tree! {
    random_700, Random700, 700, 24, |world|
    reactive_sequence(on_running = continue)<
        Scripted(1)< slow_condition(2) >,
        force_failure(
            on_start(handle(4),
                while_do_else<
                    fallback<
                        invert(slow_condition(8)),
                        Scripted(9)< failure >,
                        async_sequence< instant(force_failure(Action(14))), Action(15) >
                    >,
                    Action(16)
                >
            )
        ),
        parallel(success = 1, failure = 1)< fallback< Action(19) > >,
        Action(20),
        slow_condition(21)
    >
}

random_tree! {
    random_703, Random703, 703, 24, |world|
    cooldown(9ns,
        try_catch<
            repeat(times(world, 2),
                on_success(handle(3),
                    sequence<
                        async_sequence(yield = sync)<
                            repeat(sequence_with_memory< Action(8), Action(9) >),
                            async_sequence(yield = sync)<
                                priority(most_urgent)<
                                    1100 => condition(12),
                                    1101 => wait(4ns),
                                    1102 => Action(14)
                                >,
                                on_halt(handle(15), success),
                                Action(17),
                                reactive_sequence< slow_condition(19) >
                            >
                        >
                    >
                )
            ),
            try_catch<
                reactive_fallback(on_running = continue)<
                    repeater(yield = never, condition(23), slow_condition(24))
                >,
                fallback< slow_condition(26) >
            >,
            fallback< on_halt(handle(28), condition(29)) >
        >
    )
}

random_tree! {
    random_727, Random727, 727, 56, |world|
    parallel(success = times(world, 0), failure = times(world, 0), each = tick)<
        sequence<
            while_do_else<
                slow_condition(3),
                sequence< condition(5) >,
                on_start(handle(6), condition(7))
            >,
            delay(limit(world, 8), slow_condition(9))
        >,
        try_catch<
            condition(11),
            context(mood(world, 12),
                parallel(success = times(world, 13), failure = 1, each = tick)< slow_condition(14) >
            ),
            condition(15)
        >,
        Scripted(16)< Scripted(17)< wait(7ns) >, condition(19) >,
        reactive_fallback(on_running = continue)< condition(21) >
    >
}

random_tree! {
    random_746, Random746, 746, 104, |world|
    keep_running_until_failure(
        cooldown(limit(world, 1),
            reactive_sequence(on_running = continue)<
                Scripted(3)<
                    sequence_with_memory<
                        sequence_with_memory< Scripted(6)< wait(5ns) > >,
                        Action(8)
                    >
                >,
                Action(9),
                Action(10),
                utility<
                    score(11) => delay(limit(world, 12),
                        repeat(times(world, 13), Scripted(14)< condition(15) >)
                    )
                >,
                utility<
                    score(16) => utility< score(17) => Action(18) >,
                    score(16) => wait(limit(world, 19))
                >,
                retry(1, Action(21))
            >
        )
    )
}

random_tree! {
    random_748, Random748, 748, 104, |world|
    retry(2, yield = never,
        delay(8ns,
            run_once(
                async_fallback(yield = sync)<
                    interrupter(
                        Scripted(5)<
                            Scripted(6)<
                                Action(7),
                                condition(8),
                                slow_condition(9),
                                wait(limit(world, 10))
                            >,
                            running
                        >,
                        sequence_with_memory< invert(Action(14)), Action(15) >
                    ),
                    instant(
                        while_do_else<
                            repeat(1, sequence< Action(20), condition(21) >),
                            fallback< slow_condition(23) >,
                            Action(24)
                        >
                    ),
                    parallel_all(failures = 1)<
                        repeater(yield = never, Action(27), Scripted(28)< slow_condition(29) >),
                        Action(30)
                    >,
                    repeat(times(world, 31), yield = never,
                        Scripted(32)<
                            switch(choice(world, 33))< 0 => slow_condition(34), _ => wait(6ns) >
                        >
                    ),
                    Scripted(36)<
                        if_then_else<
                            Scripted(38)<
                                condition(39),
                                Action(40),
                                running,
                                Action(42),
                                wait(limit(world, 43))
                            >,
                            parallel_all(failures = times(world, 44))<
                                Action(45),
                                running,
                                slow_condition(47),
                                slow_condition(48),
                                running,
                                Action(50)
                            >
                        >
                    >,
                    wait(9ns)
                >
            )
        )
    )
}

random_tree! {
    random_755, Random755, 755, 40, |world|
    sequence<
        parallel(success = times(world, 1), failure = all)<
            wait(8ns),
            utility< score(3) => force_success(async_fallback< slow_condition(6) >) >,
            parallel(success = times(world, 7), failure = times(world, 7))<
                reactive_sequence< Scripted(9)< slow_condition(10) > >
            >,
            sequence< Action(12) >,
            sequence_with_memory< Action(14) >
        >
    >
}

random_tree! {
    random_758, Random758, 758, 48, |world|
    timeout(limit(world, 0),
        Scripted(1)<
            utility<
                score(2) => on_halt(handle(3), try_catch< slow_condition(5), slow_condition(6) >),
                score(2) => sequence< Scripted(8)< Action(9) >, wait(2ns), condition(11) >
            >,
            switch(choice(world, 12))< 0 => Action(13), _ => Action(14) >
        >
    )
}

random_tree! {
    random_760, Random760, 760, 80, |world|
    async_fallback(yield = sync)<
        priority(most_urgent)<
            100 => on_halt(handle(2),
                Scripted(3)<
                    slow_condition(4),
                    delay(6ns, sequence_with_memory< Action(7), Action(8), Action(9) >)
                >
            ),
            101 => sequence<
                Scripted(11)<
                    Scripted(12)< retry(1, yield = always, slow_condition(14)) >,
                    slow_condition(15)
                >,
                Scripted(16)< slow_condition(17) >
            >
        >,
        sequence< Action(19) >,
        timeout(7ns,
            repeat(1,
                reactive_fallback<
                    reactive_sequence(on_running = continue)<
                        sequence<
                            repeat(times(world, 25), yield = never, condition(26)),
                            retry(yield = never, slow_condition(28)),
                            wait(limit(world, 29))
                        >,
                        reactive_sequence< Scripted(31)< condition(32) > >
                    >,
                    Action(33)
                >
            )
        ),
        instant(
            context(mood(world, 35), sequence_with_memory< Action(37), Scripted(38)< Action(39) > >)
        ),
        Scripted(40)< wait(7ns) >
    >
}

random_tree! {
    random_761, Random761, 761, 24, |world|
    keep_running_until_failure(
        reactive_sequence(on_running = continue)<
            repeater(yield = never,
                slow_condition(3),
                priority(most_urgent)<
                    400 => repeat(2, running),
                    401 => reactive_sequence(on_running = continue)< timeout(3ns, Action(9)) >
                >
            ),
            sequence< context(mood(world, 11), sequence< Action(13) >) >,
            Action(14),
            Action(15),
            success
        >
    )
}

random_tree! {
    random_767, Random767, 767, 80, |world|
    fallback<
        interrupter(
            sequence<
                invert(
                    interrupter(
                        Action(5),
                        parallel(success = 2, failure = all)<
                            Action(7),
                            Scripted(8)< slow_condition(9) >
                        >
                    )
                )
            >,
            invert(
                retry(times(world, 11),
                    parallel_all(failures = 1)<
                        sequence<
                            reactive_sequence(on_running = continue)<
                                wait(limit(world, 15)),
                                Action(16),
                                Action(17)
                            >
                        >,
                        repeater(wait(limit(world, 19)), Action(20))
                    >
                )
            )
        )
    >
}

random_tree! {
    random_780, Random780, 780, 72, |world|
    reactive_fallback<
        async_sequence<
            async_sequence(yield = sync)<
                instant(
                    repeat(times(world, 4),
                        context(mood(world, 5),
                            retry(3, yield = always,
                                parallel(success = 2, failure = all, each = tick)<
                                    Action(8),
                                    wait(2ns),
                                    Action(10),
                                    condition(11)
                                >
                            )
                        )
                    )
                ),
                Scripted(12)< slow_condition(13) >,
                fallback< reactive_fallback< condition(16) >, Scripted(17)< slow_condition(18) > >,
                async_sequence< Action(20) >,
                slow_condition(21),
                Action(22)
            >
        >,
        context(mood(world, 23),
            repeater(yield = never,
                reactive_sequence< sequence_with_memory< sequence< Action(28) > >, Action(29) >,
                reactive_fallback< Action(31) >
            )
        ),
        async_fallback(yield = sync)<
            instant(while_do_else< Action(35), Action(36) >),
            condition(37)
        >,
        context(mood(world, 38),
            sequence_with_memory<
                utility<
                    score(40) => force_success(
                        retry(2, yield = never,
                            if_then_else< wait(limit(world, 44)), condition(45) >
                        )
                    ),
                    score(40) => Action(46)
                >,
                delay(5ns, slow_condition(48)),
                slow_condition(49)
            >
        )
    >
}

random_tree! {
    random_787, Random787, 787, 64, |world|
    on_success(handle(0),
        sequence<
            switch(choice(world, 2))<
                0 => repeat(1, yield = never,
                    parallel_all(failures = all)<
                        interrupter(
                            sequence_with_memory<
                                repeat(times(world, 7), yield = never, Action(8)),
                                condition(9)
                            >,
                            Action(10)
                        ),
                        fallback< force_success(running), Scripted(14)< Action(15) > >
                    >
                ),
                _ => on_failure(handle(16),
                    repeat(yield = always,
                        delay(7ns,
                            if_then_else<
                                parallel(success = 1, failure = 2)< Action(21), Action(22) >,
                                switch(choice(world, 23))< 0 => Action(24), _ => Action(25) >,
                                sequence_with_memory< slow_condition(27) >
                            >
                        )
                    )
                )
            >,
            retry(
                invert(
                    invert(
                        invert(
                            async_sequence<
                                sequence_with_memory<
                                    Action(34),
                                    Action(35),
                                    wait(limit(world, 36))
                                >
                            >
                        )
                    )
                )
            )
        >
    )
}

random_tree! {
    random_792, Random792, 792, 80, |world|
    parallel(success = times(world, 0), failure = 2, each = tick)<
        async_fallback< instant(slow_condition(3)) >,
        sequence<
            reactive_sequence<
                async_sequence<
                    parallel(success = 1, failure = 1, each = tick)<
                        delay(limit(world, 8), sequence< Action(10) >)
                    >,
                    instant(sequence< Action(13) >)
                >,
                Scripted(14)< Action(15) >
            >,
            reactive_fallback(on_running = continue)<
                cooldown(limit(world, 17),
                    sequence< parallel_all(failures = 2)< Action(20), Action(21) > >
                )
            >,
            sequence_with_memory<
                fallback<
                    repeat(Action(25)),
                    while_do_else< Action(27), condition(28) >,
                    Action(29)
                >,
                sequence_with_memory<
                    switch(choice(world, 31))<
                        0 => on_halt(handle(32), Action(33)),
                        _ => slow_condition(34)
                    >,
                    Action(35),
                    condition(36)
                >,
                sequence< Action(38) >
            >,
            Scripted(39)< failure >,
            on_start(handle(41), success),
            Action(43)
        >
    >
}

random_tree! {
    random_795, Random795, 795, 32, |world|
    sequence<
        delay(9ns,
            priority(most_urgent)<
                200 => reactive_sequence(on_running = continue)< Action(4) >,
                201 => Scripted(5)< Action(6) >,
                202 => reactive_fallback< slow_condition(8) >
            >
        ),
        reactive_fallback(on_running = continue)<
            Scripted(10)< repeat(times(world, 11), slow_condition(12)), Action(13) >,
            async_fallback(yield = sync)< failure, failure, slow_condition(17), slow_condition(18) >
        >
    >
}

random_tree! {
    random_801, Random801, 801, 40, |world|
    switch(choice(world, 0))<
        0 => repeater(Action(2), Action(3)),
        1 => invert(sequence_with_memory< wait(1ns), running >),
        _ => switch(choice(world, 8))<
            0 => force_failure(
                repeat(4, yield = always,
                    sequence<
                        cooldown(7ns,
                            fallback<
                                async_sequence(yield = sync)<
                                    Action(15),
                                    Action(16),
                                    wait(3ns),
                                    condition(18),
                                    Action(19)
                                >,
                                Action(20)
                            >
                        ),
                        Scripted(21)< slow_condition(22) >,
                        priority(most_urgent)<
                            2300 => fallback< slow_condition(25) >,
                            2301 => condition(26)
                        >
                    >
                )
            ),
            _ => Action(27)
        >
    >
}

random_tree! {
    random_802, Random802, 802, 18, |world|
    reactive_sequence<
        async_fallback< instant(async_fallback< success >) >,
        sequence< success, run_once(Scripted(8)< slow_condition(9) >) >,
        interrupter(
            if_then_else<
                on_halt(handle(12),
                    sequence<
                        parallel(success = 1, failure = all)<
                            reactive_fallback< condition(16), slow_condition(17) >
                        >,
                        Action(18)
                    >
                ),
                keep_running_until_failure(Scripted(20)< Action(21) >)
            >,
            reactive_fallback< Action(23) >
        ),
        Action(24)
    >
}

random_tree! {
    random_816, Random816, 816, 64, |world|
    repeat(3,
        reactive_fallback(on_running = continue)<
            switch(choice(world, 2))<
                0 => sequence_with_memory<
                    reactive_fallback< force_success(invert(slow_condition(7))), slow_condition(8) >
                >,
                1 => async_sequence< instant(Action(11)), instant(Action(13)) >,
                2 => reactive_sequence(on_running = continue)<
                    fallback< slow_condition(16) >,
                    repeat(times(world, 17),
                        cooldown(limit(world, 18),
                            Scripted(19)<
                                async_sequence(yield = sync)< Action(21) >,
                                condition(22)
                            >
                        )
                    )
                >,
                _ => try_catch<
                    interrupter(condition(25), sequence< slow_condition(27) >),
                    condition(28)
                >
            >,
            reactive_fallback<
                force_success(Scripted(31)< Scripted(32)< wait(limit(world, 33)) > >)
            >
        >
    )
}

random_tree! {
    random_821, Random821, 821, 32, |world|
    parallel(success = all, failure = times(world, 0))<
        invert(
            parallel_all(failures = 2)<
                reactive_fallback<
                    parallel(success = all, failure = 1, each = tick)<
                        success,
                        slow_condition(6),
                        Action(7)
                    >,
                    Action(8)
                >,
                async_sequence< slow_condition(10) >
            >
        ),
        context(mood(world, 11),
            parallel(success = times(world, 12), failure = 2)<
                sequence< retry(258, yield = never, Action(15)) >,
                success,
                Action(17)
            >
        )
    >
}
