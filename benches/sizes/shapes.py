"""Trees of a given size in several shapes, and the same machines as `loop { match at { … } }`: what src/generated/shapes.rs contains."""

SHAPES = ["flat", "phases", "nested", "reactive"]
# At which leaf a tree rests.
POSITIONS = ["first", "middle", "last"]
# No deeper: rustc's parser and ours go down with the input.
DEEPEST = 40


def flat(size):
    """One sequence of actions."""
    return ("sequence", ["act"] * size)


def phases(size):
    """A fallback of phases, each with a condition of its own; the last takes what is left."""
    count = max(1, size // 3)
    acts = [2] * (count - 1) + [2 + max(0, size - 3 * count)]
    return ("fallback", [("sequence", [f"is_phase::<{phase}>"] + ["act"] * acts[phase]) for phase in range(count)])


def nested(size):
    """Sequences and fallbacks in one another, and behind them a sequence of actions."""
    levels = min(size, DEEPEST)
    tree = ("sequence", ["act"])
    for level in range(1, levels):
        tree = ("sequence", ["act", tree]) if level % 2 else ("fallback", ["fails", tree])
    rest = size - levels
    return ("sequence", [tree] + ["act"] * rest) if rest else tree


def reactive(size):
    """A condition that is asked at every tick, before a sequence of actions."""
    return ("reactive_sequence", ["holds", ("sequence", ["act"] * size)])


def tree(shape, size):
    return {"flat": flat, "phases": phases, "nested": nested, "reactive": reactive}[shape](size)


def actions(node):
    """How many actions a tree has."""
    return int(node == "act") if isinstance(node, str) else sum(map(actions, node[1]))


def rest(shape, size, position):
    """How many actions succeed before one runs, and the phase that holds."""
    if shape == "phases":
        count = max(1, size // 3)
        return 0, {"first": 0, "middle": count // 2, "last": count - 1}[position]
    count = actions(tree(shape, size))
    return {"first": 0, "middle": count // 2, "last": count - 1}[position], 0


def text(node):
    return node if isinstance(node, str) else f"{node[0]}< {', '.join(map(text, node[1]))} >"


def leaves(node):
    """The leaves in their order, each as (call, where success leads, where failure leads): numbers, or what the tree gives."""
    found = []

    def visit(node, success, failure):
        """Adds the leaves of a node from the last to the first, and gives its first."""
        if isinstance(node, str):
            found.append((node, success, failure))
            return len(found) - 1
        kind, children = node
        following = success if kind == "sequence" else failure
        for child in reversed(children):
            following = visit(child, following, failure) if kind == "sequence" else visit(child, success, following)
        return following

    visit(node, "Success", "Failure")
    # Numbered as one would: in the order of the tree.
    number = lambda to: to if isinstance(to, str) else len(found) - 1 - to
    return [(call, number(success), number(failure)) for call, success, failure in reversed(found)]


def machine(name, node):
    """The tree as a machine written by hand. A reactive root asks its condition first."""
    guard = ""
    if node[0] == "reactive_sequence":
        guard = "if !holds(world) { self.at = 0; return Status::Failure; }"
        node = node[1][1]
    steps = leaves(node)

    def go(to):
        return f"{{ self.at = 0; return Status::{to}; }}" if isinstance(to, str) else f"at = {to},"

    arms = []
    for number, (call, success, failure) in enumerate(steps):
        if call == "act":
            arms.append(
                f"{number} => match act(world) {{ Status::Success => {go(success)} Status::Failure => {go(failure)} "
                f"Status::Running => {{ self.at = {number}; return Status::Running; }} }},"
            )
        else:
            arms.append(f"{number} => match {call}(world) {{ true => {go(success)} false => {go(failure)} }},")
    ty = "u8" if len(steps) < 256 else "u16"
    return (
        f"pub struct {name} {{ at: {ty} }}\n"
        f"impl {name} {{ pub fn new() -> Self {{ Self {{ at: 0 }} }} #[allow(unused_mut)] #[inline(always)] pub fn tick(&mut self, world: &mut World) -> Status {{ {guard} "
        f"let mut at = self.at; loop {{ match at {{ {' '.join(arms)} _ => return Status::Failure }} }} }} }}\n"
    )


def program(pairs):
    """The source of all (shape, size), and of a function that ticks each of them."""
    parts = ["// Written by measure.py.\nuse crate::{act, fails, holds, is_phase, World};\nuse core::hint::black_box;\nuse quickbeam::{behavior_tree, Status};\n"]
    calls = {position: [] for position in POSITIONS}
    for shape, size in pairs:
        name, node = f"{shape.capitalize()}{size}", tree(shape, size)
        parts.append(f"behavior_tree! {{ pub tree {name}(world: &mut World) {{ {text(node)} }} }}\n")
        parts.append(machine(f"ByHand{name}", node))
        for side, ty in [("tree", name), ("hand", f"ByHand{name}")]:
            # By these names they are found in the object code and in what callgrind writes.
            function = f"{side}_{shape}_{size}"
            parts.append(
                f'#[export_name = "{function}"] #[inline(never)] pub fn {function}(tree: &mut {ty}, world: &mut World) -> Status '
                "{ tree.tick(world) }\n"
            )
            for position in POSITIONS:
                resting, phase = rest(shape, size, position)
                calls[position].append(
                    f"let (mut tree, mut world) = ({ty}::new(), World::new({resting}, {phase}));"
                    f"for _ in 0..ticks {{ {function}(black_box(&mut tree), black_box(&mut world)); }}"
                    f"world.assert_resting();"
                )
    for position in POSITIONS:
        parts.append(f"pub fn {position}(ticks: u32) {{\n" + "\n".join(f"{{ {call} }}" for call in calls[position]) + "\n}\n")
    return "".join(parts)
