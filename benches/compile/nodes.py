"""Every node that has children but `context`, with many of them, and nested in each of its places."""

import os

# Decorators of one child, each as the node table says that it is used: `invert(LEAF)`.
USAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "tests", "everywhere", "usage.txt")

# Before the crate's own items: what some nodes ask of their context.
PRELUDE = """
impl World { pub fn needs(&mut self, among: &[usize]) -> usize { among.len() / 2 } }

pub struct Turns(usize);

impl quickbeam::Composite<World> for Turns {
    fn tick(&mut self, children: &mut impl quickbeam::Children<World>, world: &mut World) -> Status {
        self.0 = (self.0 + 1) % children.len();
        children.tick(self.0, world)
    }
}
"""


# Takes more children than one beside the next level.
MANY = "parallel(success = 2, failure = 3)"


def listed(keyword):
    return lambda children: f"{keyword}< {', '.join(children)} >"


def armed(keyword, arm):
    """`arm` makes what stands before a child from its number, counted from the last."""

    def node(children):
        last = len(children) - 1
        arms = (f"{arm(last - number)} => {child}" for number, child in enumerate(children))
        return f"{keyword}< {', '.join(arms)} >"

    return node


# What takes any number of children, as a function from their texts.
WIDE = {
    **{
        keyword: listed(keyword)
        for keyword in (
            "fallback",
            "sequence",
            "reactive_fallback",
            "reactive_sequence",
            "reactive_fallback(on_running = continue)",
            "reactive_sequence(on_running = continue)",
            "async_fallback",
            "async_sequence",
            "async_fallback(yield = sync)",
            "async_sequence(yield = sync)",
            "sequence_with_memory",
            "parallel",
            MANY,
            "parallel(each = tick)",
            "parallel_all",
            "try_catch",
        )
    },
    "Turns": listed("Turns(0)"),
    "switch": armed("switch(world.effort)", lambda number: str(number) if number else "_"),
    "priority": armed("priority(.needs)", str),
    "utility": armed("utility", lambda number: f"{{ world.effort % {number + 1} }}"),
}


def called(keyword, *before):
    return lambda children: f"{keyword}({', '.join([*before, *children])})"


def used():
    """By keyword: the decorators of the node table that have no argument but a duration, so that a new one is measured too."""
    with open(USAGE, encoding="utf-8") as usage:
        lines = usage.read().splitlines()
    return {line.split("(")[0]: lambda children, line=line: line.replace("LEAF", children[0]) for line in lines}


# What takes one child, or two or three; `None` where the next level comes.
NARROW = {
    **{keyword: (node, [[None]]) for keyword, node in used().items()},
    "repeat": (called("repeat", "3"), [[None]]),
    "retry": (called("retry", "3"), [[None]]),
    "retry, endless": (called("retry", "yield = always"), [[None]]),
    "on_start": (called("on_start", "{ world.effort += 1; }"), [[None]]),
    "on_success": (called("on_success", "{ world.effort += 1; }"), [[None]]),
    "on_failure": (called("on_failure", "{ world.effort += 1; }"), [[None]]),
    "on_halt": (called("on_halt", "{ world.effort += 1; }"), [[None]]),
    "on_end": (called("on_end", "{ world.effort += 1; }"), [[None]]),
    "interrupter": (called("interrupter"), [[None, "a"], ["a", None]]),
    "repeater": (called("repeater"), [[None, "a"], ["a", None]]),
    "if_then_else": (listed("if_then_else"), [[None, "a", "b"], ["a", None, "b"], ["a", "b", None]]),
    "while_do_else": (listed("while_do_else"), [[None, "a", "b"], ["a", None, "b"], ["a", "b", None]]),
}


# A composite of the user with nodes between it and the next, both of whose children can run.
NARROW["Turns, mixed"] = (
    lambda children: f"Turns(0)< retry(3, {children[0]}), timeout(9s, {children[1]}) >",
    [[None, "a"], ["a", None]],
)

HANDLED = "on_halt({ world.effort += 1; }, %s)"
# Nodes that do something on a halt, in turn with others: together they could take more than each by itself.
MIXED = {
    "on_halt, reactive_fallback": [
        lambda inner, level: HANDLED % f"fallback< {leaf(level)}, {inner} >",
        lambda inner, level: f"reactive_fallback< {leaf(level)}, {inner} >",
    ],
    "on_halt over reactive_sequence": [
        lambda inner, level: HANDLED % inner,
        lambda inner, level: f"reactive_sequence< {leaf(level)}, {inner} >",
    ],
    "on_halt, while_do_else": [
        lambda inner, level: f"while_do_else< {leaf(level)}, {inner}, {leaf(level)} >",
        lambda inner, level: HANDLED % f"fallback< {leaf(level)}, {inner} >",
    ],
    "on_halt, interrupter": [
        lambda inner, level: f"interrupter({leaf(level)}, {inner})",
        lambda inner, level: HANDLED % f"fallback< {leaf(level)}, {inner} >",
    ],
    "try_catch(on_halt = handler), reactive_fallback": [
        lambda inner, level: f"try_catch(on_halt = handler)< {inner}, {leaf(level)} >",
        lambda inner, level: f"reactive_fallback< {leaf(level)}, {inner} >",
    ],
    "try_catch(on_halt = handler)": [
        lambda inner, level: f"try_catch(on_halt = handler)< {inner}, sequence< {leaf(level)}, {leaf(level)} > >",
    ],
}


def leaf(number):
    return f"work({number})"


def all_wide(nodes):
    """By node: over so many leaves that they are so many nodes together."""
    return {keyword: wide(keyword, nodes) for keyword in WIDE}


def all_deep(levels):
    """By place: so many levels."""
    return {place: deep(nested, levels) for place, nested in places()}


def wide(keyword, nodes):
    """The node over leaves, so many nodes together."""
    return WIDE[keyword]([leaf(number) for number in range(nodes - 1)])


def places():
    """Every place in which a node can be nested, as (what it is called, a function from a text and a level to the next)."""
    for keyword, node in WIDE.items():
        if keyword == MANY:
            continue
        yield f"{keyword}, first", lambda inner, level, node=node: node([inner, leaf(level)])
        yield f"{keyword}, last", lambda inner, level, node=node: node([leaf(level), inner])
    for keyword, (node, all_places) in NARROW.items():
        for number, children in enumerate(all_places):

            def nested(inner, level, node=node, children=children):
                # A leaf beside it, so that every level can do anything.
                inner = f"fallback< {leaf(level)}, {inner} >" if len(children) == 1 else inner
                return node([inner if child is None else leaf(level) for child in children])

            yield f"{keyword}, {number + 1} of {len(children)}", nested


def all_mixed(levels):
    """By name: so many levels, of different nodes in turn."""
    return {
        name: deep(lambda inner, level, nodes=nodes: nodes[level % len(nodes)](inner, level), levels)
        for name, nodes in MIXED.items()
    }


def deep(nested, levels):
    text = leaf(levels)
    for level in reversed(range(levels)):
        text = nested(text, level)
    return text
