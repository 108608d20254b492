"""Trees at some moment of being written, and what an editor should say of them. `$0` is the cursor."""

import os

IMPORTS = """use crate::senses::{self, *};
use quickbeam::behavior_tree;
"""


def item(body, after=""):
    """The item form around a body, in a text of its own."""
    return f"{IMPORTS}behavior_tree! {{\n    tree Night(hero: &mut Hero, steps: u32) {{\n        {body}\n    }}\n}}\n{after}"


def closure(body, after=""):
    """The closure form of a context that is named."""
    return bare(f"|hero: &mut Hero| {body}", after)


def bare(body, after=""):
    """The closure form, of which all is given."""
    return (
        f"{IMPORTS}fn night(hero: &mut Hero) {{\n    let captured = 3;\n"
        f"    let mut night = behavior_tree! {{ {body} }};\n    {after}\n}}\n"
    )


def trees(text):
    """Several trees in one call."""
    return f"{IMPORTS}behavior_tree! {{\n{text}}}\n"


LEAVES = ["sleep", "door_open", "rested", "walk"]
NODES = ["repeat", "retry", "reactive_fallback", "timeout", "success"]
# Keywords that are written as a sign.
SIGNS = {"invert": "!"}

# Text, what is shown, what is not.
HOVERS = [
    # Controls: no keyword, no page.
    (item("fallback< $0door_open, sleep >"), ["Whether the door is open."], ["quickbeam::nodes", "Written `"]),
    (item("fallback< door_open, $0self::senses::repeat >"), [], ["quickbeam::nodes", "Written `"]),
    (item("fallback< senses::$0repeat, sleep >"), ["A function called as a node is."], ["quickbeam::nodes", "Written `"]),
    (item("fallback$0< door_open, sleep >"), [], ["Whether", "extern crate"]),
    (item("fallback< search: $0sleep, /// sleep\n rested >"), ["Sleeps for one tick."], ["Written `", "Whether"]),
    # In a tree with mistakes.
    (item("fallback< door_open, $0timeout(8, sleep), nosuch< a"), ["Written `timeout(duration, child)`"], []),
    (item("fallback< door_open, timeout(8, $0sleep), nosuch< a"), ["Sleeps for one tick."], ["Written `"]),
    (item("fallback< $0retry, sleep >"), ["Written `retry("], []),
    (bare("fallback< door_open, $0delay(8h, sleep)"), ["Written `delay(duration, child)`"], []),
    (closure("sequence< $0!door_open, sleep >"), ["Written `invert(child)`"], []),
    # What is not a leaf.
    (item("fallback< .$0rest_well, sleep >"), ["Rests for one tick."], ["Written `"]),
    (item("fallback< walk($0steps), sleep >"), ["steps: u32"], ["Written `"]),
    (closure("fallback< { $0hero.energy > captured }, sleep >"), ["hero: &mut Hero"], ["Written `"]),
    (item("test($0energy < 3)"), ["pub energy: u32"], ["Written `"]),
    # The type of a tree, right or wrong.
    (item("fallback< door_open, ", "fn f() { let $0night = Night::new(3); }"), ["let night: Night"], []),
    (item("", "fn f(hero: &mut Hero) { let $0status = Night::new(3).tick(hero); }"), ["status: Status"], []),
    (item("sleep", "fn f() { Night::$0new(3); }"), ["new(steps: u32) -> Self", "An idle tree."], []),
    (item("search: fallback< a b >", "const N: u16 = Night::$0SEARCH;"), ["pub const SEARCH: ", "u16 = 0"], ["__quickbeam"]),
    (item("fallback< $0search: sleep, rested >"), ["pub const SEARCH: ", "u16 = 0"], ["__quickbeam", "Written `"]),
    (closure("fallback< sleep, timeout(8, ", "let $0status = night.tick(hero);"), ["status: Status"], []),
    (bare("fallback< sleep, ", "let $0same = night;"), ["ClosureTree"], []),
    (item("sleep", "").replace("Night", "$0Night"), ["struct Night"], ["Hero"]),
]

# Options and their values: text, what is shown, what is not.
HOVERS += [
    (item("parallel($0success = 1)< sleep >"), ["`success` and `failure` are counts"], ["mod success"]),
    (item("parallel(success = $0all)< sleep >"), ["`success` and `failure` are counts"], ["mod "]),
    (item("reactive_fallback($0on_running = continue)< sleep >"), ["Option `on_running = continue`"], ["mod "]),
    (item("reactive_fallback(on_running = $0continue)< sleep >"), ["Option `on_running = continue`"], ["loop"]),
    (item("repeat(3, $0yield = sync, sleep)"), ["Option `yield`"], ["mod "]),
    (item("repeat(3, yield = $0never, sleep)"), ["the next cycle always starts within the same tick"], ["mod "]),
    (item("test(energy == 3, $0within = 1)"), ["within"], ["mod "]),
    # The head of a tree, and the tree itself.
    (item("sleep").replace("tree Night", "$0tree Night"), ["A tree with a name"], []),
    (item("sleep").replace("tree Night", "#[$0budget(bytes = 8)] tree Night"), ["The most bytes"], []),
    (item("sleep").replace("tree Night", "#[budget($0bytes = 8)] tree Night"), ["the most bytes that the state"], []),
    (item("sleep").replace("tree Night", "#[budget($0calls = 8)] tree Night"), ["how many leaves one tick"], []),
    (item("sleep").replace("tree Night", "#[$0observe] tree Night"), ["The tree can be observed"], []),
    (item("sleep").replace("tree Night", "#[cfg_attr(test, $0observe)] tree Night"), ["The tree can be observed"], []),
    (item("sleep", "type Same = $0Night;"), ["struct Night", "steps: u32"], ["marker", "PhantomData"]),
    (
        item("sleep", "type Same = $0Night;").replace("tree Night", "/// Sleeps well.\n    tree Night"),
        ["Sleeps well."],
        ["marker", "PhantomData"],
    ),
    # A user's own names that are keywords, too.
    (closure("{ let wait = 3; $0wait > 2 }"), ["let wait: i32"], ["Written `"]),
    (item("walk($0delay)").replace("steps: u32", "delay: u32"), ["delay: u32"], ["Written `"]),
]

# What the type of a tree shows, whatever its head is.
HOVERS += [
    (item("sleep").replace("tree Night(hero: &mut Hero, steps: u32)", head), shown, ["marker", "PhantomData", "hero"])
    for head, shown in [
        ("tree $0Night(hero: &mut Hero)", ["struct Night"]),
        ("pub tree $0Night(hero: &mut Hero, speed: f32, to: &'static str)", ["pub struct Night", "speed: f32", "to: &"]),
        ("tree $0Night<'a, T: Copy>(hero: &mut Hero, of: T)", ["struct Night<'a, T>", "T: Copy", "of: T"]),
        ("/// Sleeps.\n #[observe] #[derive(Debug)] tree $0Night(hero: &mut Hero, far: u32) -> Status", ["Sleeps.", "struct Night", "far: u32"]),
    ]
]

# Text, the lines led to.
DEFINITIONS = [
    (item("fallback< door_open, $0sleep >"), ["pub fn sleep(hero: &mut Hero) -> Status {"]),
    (item("fallback< door_open, timeout(8, $0sleep"), ["pub fn sleep(hero: &mut Hero) -> Status {"]),
    (item("fallback< door_open, .$0rest_well"), ["pub fn rest_well(&mut self) -> Status {"]),
    (item("set($0energy = 3)"), ["pub energy: u32,"]),
    (item("test(target?.$0distance < 3)"), ["pub distance: u32,"]),
    (item("{ $0hero.energy > 3 }"), ["tree Night(hero: &mut Hero, steps: u32) {"]),
    (item("walk($0steps)"), ["tree Night(hero: &mut Hero, steps: u32) {"]),
    (closure("{ $0captured > 3 }"), ["let captured = 3;"]),
    (item("switch(hero.mood)< Mood::$0Calm => sleep, _ => rested >"), ["Calm,"]),
    (item("sleep", "fn f() { $0Night::new(3); }"), ["tree Night(hero: &mut Hero, steps: u32) {"]),
]

HEAD = "tree Night(hero: &mut Hero, steps: u32) {"
DEFINITIONS += [
    (item("sleep", f"fn f(hero: &mut Hero) {{ Night::new(3).$0{method}; }}"), [HEAD])
    for method in ["tick(hero)", "halt(hero)", "reset(hero)", "is_running()", "resume_index(0)", "is_running_at(0)"]
]
DEFINITIONS += [
    (item("sleep", "fn f() { Night::$0new(3); }"), [HEAD]),
    (item("fallback< slep, ", "fn f() { Night::$0new(3); }"), [HEAD]),
    (item("search: sleep", "const N: u16 = Night::$0SEARCH;"), ["search: sleep"]),
]

OBSERVED = "#[observe] tree Night(hero: &mut Hero, steps: u32) {"
DEFINITIONS += [
    (item("sleep", f"fn f(hero: &mut Hero) {{ Night::new(3).$0{method}(hero, &mut ()); }}").replace("tree Night", "#[observe] tree Night"), [OBSERVED])
    for method in ["tick_with", "halt_with", "reset_with"]
]

# Text, the lines in which the name is mentioned: once each.
REFERENCES = [
    (item("fallback<\n  $0rested,\n  sleep,\n  invert(rested),\n  timeuot(8, sleep)\n>"), ["rested,", "invert(rested),"]),
    (item("fallback<\n  walk($0steps),\n  sleep\n>"), ["walk(steps),"]),
    (closure("fallback<\n  { $0captured > 3 },\n  sleep\n>"), ["{ captured > 3 },"]),
]

# Text, the lines that change with the name.
RENAMED = [
    (item("fallback<\n  $0rested,\n  sleep,\n  timeout(8,\n  invert(rested)\n"), ["rested,", "invert(rested)"]),
    (
        item("fallback<\n  walk($0steps),\n  sleep\n>"),
        ["tree Night(hero: &mut Hero, steps: u32) {", "walk(steps),"],
    ),
]

SEARCH = "const N: u16 = Night::SEARCH;"
RENAMED += [
    (item("fallback<\n  search: sleep,\n  rested\n>", SEARCH.replace("SEARCH", "$0SEARCH")), ["search: sleep,", SEARCH]),
    (item("fallback<\n  SEARCH: sleep,\n  rested\n>", SEARCH.replace("SEARCH", "$0SEARCH")), ["SEARCH: sleep,", SEARCH]),
    (item("fallback<\n  $0SEARCH: sleep,\n  rested\n>", SEARCH), ["SEARCH: sleep,", SEARCH]),
]

# Names that are not renamed: their places in the text differ, so that one new name would be wrong at one of them.
REFUSED = [item("fallback<\n  $0search: sleep,\n  rested\n>", SEARCH)]

# Text, the function or method called at the cursor, and its parameter there.
WALK = "fn walk(hero: &mut Hero, steps: u32) -> Status"
PARAMETERS = [
    (item("walk($0)"), [(WALK, 0)]),
    (item("fallback< walk($0"), [(WALK, 0)]),
    (item("fallback< walk(3$0), sleep >"), [(WALK, 1)]),
    (item("fallback< walk($0hero.energy), sleep >"), [(WALK, 1)]),
    (closure("fallback< sequence< rested, walk(3,$0) >, sleep >"), [(WALK, 2)]),
    (item("fallback< .rest_well($0), sleep >"), [("fn rest_well(&mut self) -> Status", 0)]),
]

# Decorators show what they take as functions do; so do trees, and the methods of their types.
TIMEOUT = "fn timeout(duration: Duration, child: Node) -> Node"
PARAMETERS += [
    (form(text), [wanted])
    for form in [item, bare, closure]
    for text, wanted in [
        ("timeout($0", (TIMEOUT, 0)),
        ("timeout(8h,$0)", (TIMEOUT, 1)),
        ("fallback< rested, timeout($0), sleep >", (TIMEOUT, 0)),
        ("invert($0)", ("fn invert(child: Node) -> Node", 0)),
        ("repeat($0sleep)", ("fn repeat(count: u32, child: Node) -> Node", 0)),
        ("on_halt(sleep,$0)", ("fn on_halt(handler: Node, child: Node) -> Node", 1)),
        ("wait($0)", ("fn wait(duration: Duration) -> Node", 0)),
        ("invert(walk($0))", (WALK, 0)),
    ]
]
PARAMETERS += [
    (item("on_halt(walk($0), sleep)"), [(WALK, 0)]),
    (item("utility< walk($0) => sleep >"), [(WALK, 0)]),
    (item("switch(hero.mood)< _ => senses::walk($0) >"), [(WALK, 0)]),
    (item("sleep", "fn f() { Night::new($0); }"), [("fn new(steps: u32) -> Night", 0)]),
    (item("sleep", "fn f(hero: &mut Hero) { Night::new(3).tick($0); }"), [("fn tick(&mut self, hero: &mut Hero) -> Status", 0)]),
]

# Trees that are put into others of their call, and places for nodes.
GUARDED_HEAD = "tree Guarded(hero: &mut Hero, steps: u32)< action > {"
INNER_HEAD = "tree Inner(hero: &mut Hero, far: u32) {"
PUT_IN = f"""    {GUARDED_HEAD}
        fallback<
            rested,
            action,
            walk(steps),
        >
    }}
    {INNER_HEAD}
        sequence<
            walk(far),
            rested,
        >
    }}
    tree Night(hero: &mut Hero) {{
        Guarded(3)<
            Inner::new(3)
        >
    }}
"""


def at(before, after):
    """Those trees with the cursor between these words."""
    assert PUT_IN.count(before + after) == 1, (before, after)
    return trees(PUT_IN.replace(before + after, f"{before}$0{after}"))


HOVERS += [
    (at("rested,\n            ", "action"), ["action: fn(&mut Hero)"], ["Written `"]),
    (at("{\n        ", "Guarded(3)"), ["struct Guarded(pub u32)"], ["Written `"]),
    (at("<\n            ", "Inner::new"), ["struct Inner", "far: u32"], ["marker"]),
]
DEFINITIONS += [
    (at("rested,\n            ", "action"), [GUARDED_HEAD]),
    (at("{\n        ", "Guarded(3)"), [GUARDED_HEAD]),
    (at("<\n            ", "Inner::new"), [INNER_HEAD]),
    (at("Inner::", "new(3)"), [INNER_HEAD]),
    (at("walk(", "far)"), [INNER_HEAD]),
    (at("", "walk(far)"), ["pub fn walk(hero: &mut Hero, steps: u32) -> Status {"]),
]
REFERENCES += [(at("", "walk(far)"), ["walk(steps),", "walk(far),"])]
RENAMED += [
    (at("rested,\n            ", "action"), [GUARDED_HEAD, "action,"]),
    (at("steps: u32)< ", "action"), [GUARDED_HEAD, "action,"]),
    (at("tree ", "Guarded"), [GUARDED_HEAD, "Guarded(3)<"]),
    (at("{\n        ", "Guarded(3)"), [GUARDED_HEAD, "Guarded(3)<"]),
    (at("<\n            ", "Inner::new"), [INNER_HEAD, "Inner::new(3)"]),
    (at("", "far: u32"), [INNER_HEAD, "walk(far),"]),
    (at("walk(", "far)"), [INNER_HEAD, "walk(far),"]),
]
PUT_IN_DIAGNOSTICS = [
    (trees(PUT_IN), []),
    (trees(PUT_IN.replace("action,", "acton,")), [("action", "the place `action` is not used"), ("acton", "no such value in this scope")]),
    (trees(PUT_IN.replace("walk(far)", "wlk(far)")), [("wlk", "no such value in this scope")]),
]

# Bodies with the cursor where a node may stand.
NODE_PLACES = [
    "re$0",
    "$0",
    "fallback< door_open, re$0 >",
    "fallback< door_open, re$0, sleep >",
    "fallback< door_open, $0 >",
    "fallback< $0, sleep >",
    "fallback< door_open, re$0",
    "fallback< door_open, $0",
    "fallback< door_open, re$0 sleep",
    "fallback< timeout(8h, re$0), sleep >",
    "fallback< timeout(8h, $0), sleep >",
    "fallback< timeout(8, re$0",
    "fallback< re$0< door_open, sleep > >",
    "fallback< re$0(3, sleep) >",
    "sequence< !re$0, sleep >",
    "sequence< a b. , nosuch< c >, re$0 >",
    "sequence< search: re$0 >",
    "sequence< /// sleep\n re$0 >",
    "fallback< reactive_fallback< rested, re$0",
]

# Text, what is offered among others, what is not.
COMPLETIONS = [
    *[(item(place), [*LEAVES, *NODES], ["energy", "rest_well"]) for place in NODE_PLACES],
    *[(bare(place), [*LEAVES, *NODES], ["energy", "rest_well"]) for place in NODE_PLACES],
    *[(closure(place), [*LEAVES, *NODES], ["energy", "rest_well"]) for place in NODE_PLACES if place != "$0"],
    # Half-written leaves of other kinds.
    (item("fallback< door_open, sle$0"), ["sleep"], []),
    (item("fallback< senses::$0, sleep >"), ["door_open", "sleep"], ["reactive_fallback"]),
    (item("fallback< senses::sl$0"), ["door_open", "sleep"], ["reactive_fallback"]),
    (item("fallback< .$0, sleep >"), ["rest_well"], ["sleep", "repeat"]),
    (item("fallback< .re$0"), ["rest_well"], ["sleep", "repeat"]),
    (closure("fallback< timeout(8h, .re$0"), ["rest_well"], ["sleep", "repeat"]),
    (item("fallback< { hero.$0 }, sleep >"), ["energy", "endurance"], ["sleep", "repeat"]),
    (closure("fallback< { hero.en$0 }"), ["energy", "endurance"], ["sleep", "repeat"]),
    (closure("fallback< { cap$0 }"), ["captured"], ["energy"]),
    (item("fallback< walk(st$0), sleep >"), ["steps"], ["energy"]),
    (item("fallback< walk($0, 3), sleep >"), ["steps"], ["energy"]),
    (item("fallback< walk(3, $0"), ["steps"], ["energy"]),
    (item("fallback< walk(hero.$0"), ["endurance"], ["sleep"]),
    (item("parallel(success = hero.$0)< sleep, rested >"), ["energy"], ["sleep"]),
    (item("parallel< $0"), [*LEAVES, *NODES], []),
    (item("Slowed< re$0 >"), [*LEAVES, *NODES], []),
    # Fields, subjects, patterns, scores, handlers, expressions.
    (item("test($0)"), ["energy", "target"], ["sleep"]),
    (item("sequence< test(en$0 < 3), sleep >"), ["energy"], ["sleep"]),
    (item("set(target?.$0 = 3)"), ["distance"], ["sleep", "energy"]),
    (item("test(energy < hero.$0)"), ["endurance"], ["sleep"]),
    (item("switch(hero.$0)< _ => sleep >"), ["mood"], ["sleep"]),
    (item("switch(hero.mood)< Mood::$0 => sleep, _ => rested >"), ["Brave", "Calm"], ["sleep"]),
    (item("switch(hero.mood)< Mood::Calm => sl$0, _ => rested >"), ["sleep", "retry"], []),
    (item("utility< { hero.$0 } => sleep, rested => sleep >"), ["energy"], ["sleep"]),
    (item("on_start(.$0, sleep)"), ["rest_well"], ["sleep"]),
    (item("retry(hero.$0, sleep)"), ["energy"], ["sleep"]),
    # The methods of a tree whose body is broken.
    (item("fallback< door_open, ", "fn f() { let mut night = Night::new(3); night.$0 }"), ["tick(hero)", "is_running()"], ["sleep"]),
    (closure("fallback< sleep, timeout(8", "night.$0"), ["tick(ctx)", "is_running()"], ["sleep"]),
]

# Options, their values, what trees begin with, and keywords with their brackets, as the guide's settings have them.
CALL_HERE = "behavior_tree! { "
CALL = f"{IMPORTS}{CALL_HERE}"
TREE_SNIPPET = "tree Name(context: &mut Context) {\n    \n}"
COMPLETIONS += [
    (item("parallel($0)< sleep >"), [], ["all"]),
    (item("sleep").replace("tree Night", "#[bud$0] tree Night"), ["budget"], ["sleep"]),
    (f"{CALL}#[bud$0] tree Night(hero: &mut Hero) {{ sleep }} }}", ["budget"], ["sleep"]),
    (item("sleep").replace("tree Night", "/// Doc.\n    #[derive(Debug)] #[o$0] pub tree Night"), ["observe"], ["sleep"]),
    (item("sleep").replace("tree Night", "#[budget(by$0)] tree Night"), ["bytes"], ["sleep"]),
    (item("sleep").replace("tree Night", "#[budget(bytes = 8, ca$0)] tree Night"), ["calls"], ["sleep"]),
    (item("parallel(su$0)< sleep >"), ["success", "failure", "each"], ["all", "sleep"]),
    (item("parallel(su$0"), ["success", "failure", "each"], ["sleep"]),
    (item("parallel(success = a$0)< sleep >"), ["all", "steps", "hero"], []),
    (item("reactive_fallback(on$0)< sleep >"), ["on_running"], ["sleep"]),
    (item("reactive_fallback(on_running = $0)< sleep >"), ["r#continue"], ["sleep"]),
    (item("async_sequence(yield = $0)< sleep >"), ["sync", "always"], ["never", "sleep"]),
    (item("repeat(3, yi$0, sleep)"), ["r#yield", "sleep"], []),
    (item("repeat(3, yield = $0, sleep)"), ["sync", "always", "never"], ["sleep"]),
    (item("repeat(3, r#yield = never, sl$0)"), ["sleep"], []),
    (f"{CALL}pub tr$0 }}", ["tree"], ["sleep"]),
    (f"{CALL}tree A(hero: &mut Hero) {{ sleep }} tr$0 }}", ["tree"], ["sleep"]),
    *[(text, [TREE_SNIPPET, "timeout(duration, child)"], []) for text in [f"{CALL}tr$0 }}", f"{CALL}$0 }}", f"{IMPORTS}fn f() {{ {CALL_HERE}tr$0 }} }}"]],
    *[
        (form(place), ["timeout(duration, child)", "fallback<  >", "switch(what)< pattern =>  >"], [])
        for form in [item, bare, closure]
        for place in ["fallback< door_open, ti$0 >", "fallback< door_open, $0", "sequence< timeout(8h, re$0), sleep >"]
    ],
]

# Text, the token and the first line of each message.
DIAGNOSTICS = [
    (item("fallback< door_open, timeuot(8h, sleep) >"), [("timeuot", "unknown node `timeuot`; did you mean `timeout`?"), ("timeuot", "no such value in this scope")]),
    (item("timeout(8, sleep)"), [("8", "the duration `8` lacks a unit")]),
    (closure("fallback< door_open, timeout(8, sleep) >"), [("8", "the duration `8` lacks a unit")]),
    (
        bare("fallback< timeout(8, sleep), retry >"),
        [("8", "the duration `8` lacks a unit"), ("retry", "`retry` takes its child in parentheses")],
    ),
    (item("fallback< door_open, sleep"), [("<", "this `<` is never closed")]),
    # What decorators show of themselves says nothing.
    *[(form(text), []) for form in [item, closure] for text in ["timeout(8h, sleep)", "repeat(sleep)", "on_start(sleep, sleep)"]],
    (item("timeout(sleep)"), [("timeout", "`timeout` needs a child after its duration")]),
    (item("fallback< walk, sleep >"), [("walk", "expected 2 arguments, found 1")]),
    (item("fallback< door_open, walk(3) >"), []),
    (item("fallback< slep, rested >"), [("slep", "no such value in this scope")]),
    (item("fallback< rested, .rest_wel >"), [("rest_wel", "no method `rest_wel` on type `&mut Hero`")]),
    (item("reactive_fallback(r#on_running = r#continue)< repeat(2, r#yield = sync, rested), sleep >"), []),
]
DIAGNOSTICS += PUT_IN_DIAGNOSTICS


def right_trees(repository):
    """Texts without a mistake: all that the other crates are tested with."""
    common = os.path.join(repository, "tests", "crates", "common")
    parts = ["use quickbeam as api;\n"]
    for name in ["leaves.rs", "trees.rs", "catalogue.rs"]:
        with open(os.path.join(common, name), encoding="utf-8") as file:
            parts.append(file.read())
    yield common, "".join(parts)
