"""The curve in the guide: what a tick takes by the number of leaves, times what the machine by hand takes."""

import math

import shapes

WIDTH, HEIGHT = 720, 300
# Around the axes; at the right stand the names of the lines.
LEFT, TOP, RIGHT, BOTTOM = 44, 14, 84, 40
# They can be told apart on white and on black, and by their dashes without colours.
LINES = {"flat": ("#2a7fd4", "none"), "phases": ("#d9822b", "7 3"), "nested": ("#3a9d5d", "2 3"), "reactive": ("#c2519b", "9 3 2 3")}
MOST = 1.6
STEPS = [0, 0.4, 0.8, 1.0, 1.3, MOST]


def ratios(rows):
    """By shape: how many leaves, and the worst of the positions."""
    return {
        shape: [
            (row["size"], max(row["tree"][position] / row["hand"][position] for position in shapes.POSITIONS))
            for row in rows
            if row["shape"] == shape
        ]
        for shape in shapes.SHAPES
    }


def drawn(rows):
    """As SVG in HTML: text and axes have the colour of the page. Markdown ends it at an empty line, so there is none."""
    sizes = sorted({row["size"] for row in rows})
    first, last = math.log(sizes[0]), math.log(sizes[-1])

    def x(size):
        return LEFT + (WIDTH - LEFT - RIGHT) * (math.log(size) - first) / (last - first)

    def y(ratio):
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - ratio / MOST)

    parts = [
        "<div>",
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif" font-size="12" '
        'fill="currentColor" style="max-width: 100%; height: auto">',
        "<title>Instructions per tick by the number of leaves, times those of the machine by hand</title>",
    ]
    for step in STEPS:
        dash = "" if step in (0, 1.0) else ' stroke-dasharray="3 4"'
        parts.append(
            f'<path d="M{LEFT} {y(step):.1f}H{WIDTH - RIGHT}" stroke="currentColor" stroke-opacity="{0.6 if step in (0, 1.0) else 0.3}"{dash}/>'
        )
        parts.append(f'<text x="{LEFT - 8}" y="{y(step) + 4:.1f}" text-anchor="end">{step:g}</text>')
    shown = -math.inf
    for size in sizes:
        # Neighbours such as 64 and 65 would stand on each other.
        if x(size) - shown > 26:
            parts.append(f'<text x="{x(size):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{size:,}</text>')
            shown = x(size)
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle:.0f}" y="{HEIGHT - 4}" text-anchor="middle">leaves</text>')
    below = -math.inf
    for shape, points in sorted(ratios(rows).items(), key=lambda line: -line[1][-1][1]):
        colour, dash = LINES[shape]
        way = " ".join(f"{x(size):.1f},{y(ratio):.1f}" for size, ratio in points)
        parts.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>')
        # Where lines end together, their names stand below each other.
        below = max(y(points[-1][1]) + 4, below + 14)
        parts.append(f'<text x="{WIDTH - RIGHT + 8}" y="{below:.1f}" fill="{colour}">{shape}</text>')
    return "\n".join([*parts, "</svg>", "</div>", ""])
