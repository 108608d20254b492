"""Trees in gdb: what runs by name, `Night {sleep: running}`, for the bare index `Night {resume: 3}`.

rustc puts this script into programs with debug information, for systems that have gdb; firmware has none of it.

The code of a tree has the type `enum __At { resume_sleep = 3, ... }`: the index `resume` is 3 while `sleep` runs. A variable without a value,
a `PhantomData<(Night, __At)>`, leads there from the type of the tree, or of its closure.
"""

import gdb


def names_of(tree, within):
    """The names of `game::Night<u32>` are `game::_::__At`, those of `game::main::{closure_env#0}` are `game::main::__At`."""
    path = tree.split("<")[0].rpartition("::")[0]
    try:
        return gdb.lookup_type("({}, {}::{}__At)".format(tree, path, within)).fields()[1].type
    except gdb.error:
        return None


def by_index(names, fields):
    """By the fields that are indices: what rests at each number."""
    found = {}
    for variant in names.fields():
        name = variant.name.rpartition("::")[2]
        index = max((field for field in fields if name.startswith(field + "_")), key=len, default=None)
        if index is not None:
            found.setdefault(index, {})[variant.enumval & 0xFFFFFFFF] = name[len(index) + 1 :]
    return found


class Tree:
    def __init__(self, name, state, names):
        self.name, self.state, self.names = name, state, names

    def to_string(self):
        fields = [field.name for field in self.state.type.fields()]
        resting = by_index(self.names, fields)
        shown = [self.field(name, resting.get(name)) for name in fields]
        return "{} {{{}}}".format(self.name, ", ".join(shown))

    def field(self, name, resting):
        value = self.state[name]
        if resting is None:
            return "{}: {}".format(name, value.format_string())
        number = int(value)
        if number == 0:
            return "{}: idle".format(name)
        return "{}: running".format(resting.get(number, "{} {}".format(name, number)))


def printer(value):
    kind = value.type.strip_typedefs()
    if kind.code != gdb.TYPE_CODE_STRUCT or not kind.name:
        return None
    fields = [field.name or "" for field in kind.fields()]
    if any("resume" in field for field in fields):
        name, state, within = kind.name, value, "_::"
    elif "::ClosureTree<" in kind.name and {"state", "body"} <= set(fields):
        name, state, within = value["body"].type.name, value["state"], ""
    else:
        return None
    names = names_of(name, within)
    return names and Tree(name, state, names)


printer.__name__ = "quickbeam"
gdb.pretty_printers.append(printer)

# `step` goes from a leaf back to its tree, not into what makes a status of a `bool`.
gdb.execute("skip -rfu ^bt_core::status::", to_string=True)
