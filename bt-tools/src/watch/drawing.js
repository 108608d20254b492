// Trees as they are drawn, on the page that watches them and in the playground: what a node did is its colour, and the drawing can be
// moved. The page has the elements `canvas` and `tree`; a `state` with `direction`, `letters`, `groups` and `edges` by the numbers of nodes,
// `zoom`, `x`, `y` and `fitted`; and functions for a node that is clicked, `select(number)`, and double-clicked, `toggle(number)`.
const $ = id => document.getElementById(id);

function put(svg) {
  // Ours, made from escaped text; there is no script in it, and none would be run.
  $("tree").innerHTML = svg;
  state.groups.clear(); state.edges.clear();
  for (const group of $("tree").querySelectorAll("[data-node]")) state.groups.set(+group.dataset.node, group);
  for (const edge of $("tree").querySelectorAll("[data-to]")) state.edges.set(+edge.dataset.to, edge);
  const letters = state.letters; state.letters = "";
  if (letters) color(letters);
}

// Only what has changed is touched.
function color(letters) {
  const before = state.letters;
  state.letters = letters;
  for (const [number, group] of state.groups) {
    const letter = letters[number];
    if (letter === before[number]) continue;
    const name = letter === "-" || letter === undefined ? "none" : letter;
    group.classList.remove("R", "r", "S", "s", "F", "f", "H", "h", "K", "k", "I", "i", "none");
    group.classList.add(name);
    const edge = state.edges.get(number);
    if (edge) edge.setAttribute("class", "edge " + name);
  }
}

// ---- Zoom and pan ----

function move() { $("tree").style.transform = `translate(${state.x}px,${state.y}px) scale(${state.zoom})`; }
function place(number) {
  const group = state.groups.get(number);
  if (!group) return null;
  const box = group.getBoundingClientRect(), around = $("canvas").getBoundingClientRect();
  return { x: box.left - around.left, y: box.top - around.top, width: box.width, height: box.height };
}
// The whole tree; or, if it would be too small to read, what is around its root.
function fitAll(whole = false) {
  const svg = $("tree").querySelector("svg"), canvas = $("canvas");
  if (!svg) return;
  const width = +svg.getAttribute("width"), height = +svg.getAttribute("height"), right = state.direction === "right";
  const fits = Math.min(1.25, (canvas.clientWidth - 24) / width, (canvas.clientHeight - 78) / height);
  state.zoom = Math.max(whole ? .02 : .6, fits);
  state.x = (canvas.clientWidth - width * state.zoom) / 2;
  state.y = (canvas.clientHeight - height * state.zoom) / 2;
  if (state.zoom > fits) {
    const root = state.groups.get(0).querySelector("rect, path").getBBox();
    if (width * state.zoom > canvas.clientWidth - 24) state.x = right ? 16 : canvas.clientWidth / 2 - (root.x + root.width / 2) * state.zoom;
    if (height * state.zoom > canvas.clientHeight - 78) state.y = right ? canvas.clientHeight / 2 - (root.y + root.height / 2) * state.zoom : 40;
  }
  state.fitted = whole ? "whole" : "root";
  move();
}
function centre(number) {
  state.fitted = null;
  if (state.zoom < .7) { state.zoom = .9; move(); }
  const at = place(number);
  if (!at) return;
  state.x += $("canvas").clientWidth / 2 - at.x - at.width / 2;
  state.y += $("canvas").clientHeight / 2 - at.y - at.height / 2;
  move();
}
function zoom(factor, x, y) {
  state.fitted = null;
  const to = Math.max(.02, Math.min(4, state.zoom * factor));
  state.x = x - (x - state.x) * to / state.zoom;
  state.y = y - (y - state.y) * to / state.zoom;
  state.zoom = to;
  move();
}
$("canvas").addEventListener("wheel", event => {
  event.preventDefault();
  const around = $("canvas").getBoundingClientRect();
  zoom(Math.exp(-event.deltaY * .0015), event.clientX - around.left, event.clientY - around.top);
}, { passive: false });
// Until somebody has moved it, the tree stays where it was put when there is more or less room.
new ResizeObserver(() => { if (state.fitted) fitAll(state.fitted === "whole"); }).observe($("canvas"));
let drag = null;
$("canvas").addEventListener("pointerdown", event => {
  if (event.target.closest("#note")) return;
  drag = { x: event.clientX, y: event.clientY, moved: false };
});
addEventListener("pointermove", event => {
  if (!drag) return;
  const dx = event.clientX - drag.x, dy = event.clientY - drag.y;
  if (!drag.moved && Math.hypot(dx, dy) < 4) return;
  Object.assign(drag, { x: event.clientX, y: event.clientY, moved: true });
  $("canvas").classList.add("drag");
  state.fitted = null;
  state.x += dx; state.y += dy; move();
});
addEventListener("pointerup", event => {
  const clicked = drag && !drag.moved && event.target.closest && event.target.closest("[data-node]");
  drag = null;
  $("canvas").classList.remove("drag");
  if (clicked) select(+clicked.dataset.node);
});
$("canvas").addEventListener("dblclick", event => {
  const group = event.target.closest("[data-node]");
  if (group) toggle(+group.dataset.node);
});
