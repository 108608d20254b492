// Written by `QUICKBEAM_REGENERATE=1 cargo test -p bt-macros generated_tests`. Do not edit.

use crate::compiled::random_tree;
use crate::world::*;

random_tree! {
    random_113, Random113, 113, 4, |world|
    fallback< interrupter(Action(2), reactive_fallback< condition(4) >) >
}

random_tree! {
    random_115, Random115, 115, 6, |world|
    priority(most_urgent)<
        0 => utility<
            score(1) => Scripted(2)< slow_condition(3) >,
            score(1) => reactive_fallback< slow_condition(5) >
        >,
        1 => Action(6)
    >
}

random_tree! {
    random_116, Random116, 116, 16, |world|
    cooldown(8ns,
        while_do_else<
            fallback< repeat(2, keep_running_until_failure(slow_condition(5))), condition(6) >,
            Action(7),
            condition(8)
        >
    )
}

random_tree! {
    random_117, Random117, 117, 6, |world|
    keep_running_until_failure(interrupter(Action(2), Action(3)))
}

random_tree! {
    random_120, Random120, 120, 24, |world|
    cooldown(limit(world, 0),
        if_then_else<
            parallel_all(failures = all)< Action(3) >,
            Action(4),
            reactive_sequence< Action(6) >
        >
    )
}

random_tree! {
    random_122, Random122, 122, 16, |world|
    delay(1ns, if_then_else< fallback< Action(3), running >, condition(5) >)
}

random_tree! {
    random_127, Random127, 127, 12, |world|
    sequence<
        fallback< condition(2) >,
        Scripted(3)< Action(4) >,
        Scripted(5)< condition(6) >,
        Scripted(7)< running >
    >
}

random_tree! {
    random_129, Random129, 129, 4, |world|
    on_failure(handle(0), Scripted(1)< async_sequence(yield = sync)< slow_condition(3) > >)
}

random_tree! {
    random_130, Random130, 130, 8, |world|
    on_halt(handle(0),
        sequence< parallel(success = 1, failure = 2)< Action(3), slow_condition(4) >, Action(5) >
    )
}

random_tree! {
    random_134, Random134, 134, 40, |world|
    timeout(limit(world, 0),
        parallel(success = 2, failure = 1, each = tick)<
            Scripted(2)< fallback< Scripted(4)< slow_condition(5) > > >,
            Scripted(6)< Action(7) >
        >
    )
}

random_tree! {
    random_135, Random135, 135, 24, |world|
    retry(2, yield = always, timeout(1ns, run_once(wait(5ns))))
}

random_tree! {
    random_136, Random136, 136, 6, |world|
    reactive_sequence< async_sequence< fallback< Action(3), slow_condition(4) >, Action(5) > >
}

random_tree! {
    random_138, Random138, 138, 16, |world|
    reactive_fallback<
        delay(9ns, try_catch< Action(3), Action(4) >),
        Action(5),
        slow_condition(6),
        condition(7)
    >
}

random_tree! {
    random_140, Random140, 140, 48, |world|
    parallel(success = times(world, 0), failure = all, each = tick)<
        while_do_else<
            cooldown(2ns, async_sequence(yield = sync)< wait(8ns) >),
            condition(5),
            condition(6)
        >,
        run_once(Action(8)),
        Scripted(9)< Action(10) >,
        wait(4ns)
    >
}

random_tree! {
    random_144, Random144, 144, 8, |world|
    sequence<
        reactive_sequence(on_running = continue)<
            Action(2),
            Scripted(3)< slow_condition(4) >,
            parallel(success = 1, failure = 1)< slow_condition(6) >
        >
    >
}

random_tree! {
    random_145, Random145, 145, 12, |world|
    fallback<
        on_halt(handle(1),
            sequence< parallel_all(failures = 1)< Scripted(4)< Action(5) > >, fallback< success > >
        ),
        Action(8)
    >
}

random_tree! {
    random_146, Random146, 146, 6, |world|
    utility<
        score(0) => Scripted(1)< running, async_fallback< instant(success) > >,
        score(0) => slow_condition(6),
        score(0) => failure,
        score(0) => slow_condition(8)
    >
}

random_tree! {
    random_148, Random148, 148, 32, |world|
    on_failure(handle(0),
        parallel_all(failures = 3)<
            Scripted(2)< slow_condition(3) >,
            retry(times(world, 4), yield = never, fallback< Action(6), wait(1ns) >),
            context(mood(world, 8), Scripted(9)< slow_condition(10) >),
            Scripted(11)< condition(12) >
        >
    )
}

random_tree! {
    random_149, Random149, 149, 1, |world|
    context(mood(world, 0), invert(force_success(slow_condition(3))))
}

random_tree! {
    random_152, Random152, 152, 32, |world|
    reactive_fallback<
        fallback< fallback< timeout(limit(world, 3), running) > >,
        Scripted(5)< Action(6) >
    >
}

random_tree! {
    random_153, Random153, 153, 6, |world|
    sequence_with_memory<
        repeater(slow_condition(2), reactive_fallback(on_running = continue)< Action(4) >)
    >
}

random_tree! {
    random_157, Random157, 157, 24, |world|
    repeater(repeat(times(world, 1), retry(times(world, 2), failure)), Scripted(4)< wait(2ns) >)
}

random_tree! {
    random_159, Random159, 159, 16, |world|
    utility<
        score(0) => parallel_all(failures = 1)<
            condition(2),
            repeat(times(world, 3), yield = never,
                run_once(priority(most_urgent)< 500 => invert(condition(7)) >)
            )
        >,
        score(0) => Action(8),
        score(0) => Scripted(9)< sequence< slow_condition(11) > >
    >
}

random_tree! {
    random_161, Random161, 161, 12, |world|
    invert(
        fallback<
            Scripted(2)< parallel_all(failures = all)< condition(4), Action(5), Action(6) > >
        >
    )
}

random_tree! {
    random_162, Random162, 162, 8, |world|
    while_do_else< Action(1), sequence< Scripted(3)< slow_condition(4) > >, condition(5) >
}

random_tree! {
    random_165, Random165, 165, 16, |world|
    fallback<
        while_do_else<
            parallel(success = all, failure = 1, each = tick)<
                slow_condition(3),
                force_success(wait(5ns))
            >,
            running,
            Action(7)
        >,
        repeat(Scripted(9)< running >)
    >
}

random_tree! {
    random_170, Random170, 170, 1, |world|
    invert(fallback< on_success(handle(2), try_catch< slow_condition(4), condition(5) >) >)
}

random_tree! {
    random_171, Random171, 171, 56, |world|
    timeout(7ns,
        sequence<
            timeout(9ns,
                retry(2, yield = never,
                    async_fallback(yield = sync)<
                        timeout(limit(world, 5), on_success(handle(6), timeout(3ns, condition(8)))),
                        Scripted(9)< slow_condition(10) >
                    >
                )
            )
        >
    )
}

random_tree! {
    random_177, Random177, 177, 16, |world|
    repeat(4,
        timeout(6ns,
            keep_running_until_failure(repeater(yield = never, sequence< Action(5) >, condition(6)))
        )
    )
}

random_tree! {
    random_182, Random182, 182, 24, |world|
    reactive_sequence(on_running = continue)<
        slow_condition(1),
        reactive_fallback< Action(3), run_once(condition(5)) >,
        wait(8ns),
        success,
        Action(8)
    >
}

random_tree! {
    random_183, Random183, 183, 4, |world|
    while_do_else< reactive_fallback< context(mood(world, 2), condition(3)), Action(4) >, success >
}

random_tree! {
    random_187, Random187, 187, 6, |world|
    async_sequence<
        while_do_else<
            slow_condition(2),
            keep_running_until_failure(sequence_with_memory< Action(5) >)
        >,
        Action(6)
    >
}

random_tree! {
    random_188, Random188, 188, 8, |world|
    reactive_sequence(on_running = continue)<
        reactive_fallback< while_do_else< Action(3), Action(4), condition(5) > >
    >
}

random_tree! {
    random_190, Random190, 190, 4, |world|
    try_catch< force_success(retry(2, slow_condition(3))), Action(4) >
}

random_tree! {
    random_191, Random191, 191, 2, |world|
    sequence_with_memory<
        parallel(success = 1, failure = 1, each = tick)< slow_condition(2) >,
        slow_condition(3)
    >
}

random_tree! {
    random_192, Random192, 192, 10, |world|
    priority(most_urgent)<
        0 => Action(1),
        1 => utility< score(2) => Scripted(3)< Action(4) > >,
        2 => interrupter(condition(6), running),
        3 => Action(8),
        4 => running
    >
}

random_tree! {
    random_193, Random193, 193, 32, |world|
    repeater(
        cooldown(2ns, Scripted(2)< Action(3) >),
        interrupter(
            parallel_all(failures = 5)<
                reactive_fallback(on_running = continue)< reactive_fallback< failure > >,
                Action(9),
                condition(10),
                Action(11),
                Action(12)
            >,
            Action(13)
        )
    )
}

random_tree! {
    random_200, Random200, 200, 12, |world|
    invert(
        sequence_with_memory<
            repeat(times(world, 2),
                retry(yield = always, async_fallback< Action(5), instant(condition(7)), Action(8) >)
            ),
            condition(9)
        >
    )
}

random_tree! {
    random_202, Random202, 202, 4, |world|
    reactive_fallback(on_running = continue)<
        reactive_fallback(on_running = continue)< repeat(3, success) >,
        condition(4)
    >
}

random_tree! {
    random_204, Random204, 204, 1, |world|
    repeater(yield = never, condition(1), on_halt(handle(2), condition(3)))
}

random_tree! {
    random_205, Random205, 205, 3, |world|
    force_failure(sequence< priority(most_urgent)< 200 => parallel_all(failures = 1)< failure > > >)
}

random_tree! {
    random_206, Random206, 206, 24, |world|
    Scripted(0)<
        sequence<
            on_success(handle(2),
                Scripted(3)<
                    parallel_all(failures = 1)< Action(5) >,
                    timeout(1ns, async_fallback< instant(slow_condition(9)) >),
                    slow_condition(10)
                >
            )
        >
    >
}

random_tree! {
    random_207, Random207, 207, 40, |world|
    timeout(limit(world, 0),
        sequence<
            Scripted(2)<
                async_fallback(yield = sync)< Action(4) >,
                run_once(sequence< slow_condition(7) >),
                condition(8),
                slow_condition(9)
            >,
            Action(10),
            condition(11)
        >
    )
}

random_tree! {
    random_208, Random208, 208, 24, |world|
    sequence< fallback< timeout(2ns, cooldown(7ns, Action(4))), Action(5) >, slow_condition(6) >
}

random_tree! {
    random_209, Random209, 209, 32, |world|
    retry(times(world, 0),
        timeout(limit(world, 1), reactive_sequence< fallback< on_success(handle(4), running) > >)
    )
}

random_tree! {
    random_211, Random211, 211, 10, |world|
    repeater(yield = never,
        reactive_sequence(on_running = continue)< slow_condition(2), Action(3) >,
        async_fallback(yield = sync)< sequence_with_memory< Scripted(6)< condition(7) > > >
    )
}

random_tree! {
    random_212, Random212, 212, 4, |world|
    retry(3, yield = never, sequence< slow_condition(2), fallback< Action(4) > >)
}

random_tree! {
    random_213, Random213, 213, 48, |world|
    run_once(
        fallback<
            sequence< Action(3) >,
            Scripted(4)< Scripted(5)< timeout(4ns, wait(limit(world, 7))) >, condition(8) >
        >
    )
}

random_tree! {
    random_215, Random215, 215, 24, |world|
    parallel_all(failures = 1)<
        parallel(success = 2, failure = 2)< slow_condition(2), Scripted(3)< wait(1ns) > >,
        switch(choice(world, 5))< _ => utility< score(6) => running, score(6) => condition(8) > >,
        Action(9)
    >
}

random_tree! {
    random_216, Random216, 216, 16, |world|
    reactive_sequence(on_running = continue)<
        async_fallback(yield = sync)< Action(2) >,
        parallel(success = 1, failure = 1)< timeout(6ns, Action(5)) >
    >
}
