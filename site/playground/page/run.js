// The made-up context: what each leaf answers, the clock, and the steps of a run.
"use strict";
const LETTERS = { S: "Success", F: "Failure", R: "Running" };
// So many rows are shown at once.
const MOST_ROWS = 60;

// What is decided about a node; until somebody does, the first that it can give.
function decision(number) {
  const node = state.nodes[number];
  let made = state.decisions.get(number);
  if (!made) {
    const { status, choice, duration } = node.decides;
    made = { value: status !== undefined ? (status || "S")[0] : choice !== undefined ? 0 : duration ? 1000 : 1, script: "" };
    state.decisions.set(number, made);
  }
  return made;
}
// Of nodes that are written as before, wherever they are now.
function keepDecisions(nodes) {
  const kept = new Map([...state.decisions].map(([number, made]) => [of(state.nodes[number]), made]));
  state.decisions = new Map(nodes.flatMap((node, number) => kept.has(of(node)) ? [[number, { ...kept.get(of(node)) }]] : []));
}
const of = node => JSON.stringify([node.text, node.decides]);
// How often it was asked before this step.
function asked(number, steps) {
  return state.moments.slice(0, steps).reduce((count, moment) => count + (moment.asked[number] || 0), 0);
}
function decisions(steps) {
  const all = {};
  state.nodes.forEach((node, number) => {
    if (!node.decides) return;
    const { value, script } = decision(number);
    const letters = script.toUpperCase().replace(/[^SFR]/g, "");
    if (letters) all[number] = [...letters.slice(Math.min(asked(number, steps), letters.length - 1))];
    else all[number] = value;
  });
  return all;
}

// What comes after the step that is shown is dropped.
async function step(what) {
  if (!state.nodes.length) return;
  const steps = state.steps.slice(0, state.shown + 1);
  steps.push({ do: what, at: state.now, answers: decisions(steps.length) });
  await go(steps, steps.length - 1);
}
async function go(steps, shown) {
  const { text, tree } = state;
  const told = await quick.ask({ what: "run", text, tree, steps });
  if (text !== state.text || tree !== state.tree) return;
  if (told.wrong) return say(told.wrong, true);
  Object.assign(state, { steps, moments: told.moments });
  show(shown);
}
function show(number) {
  state.shown = Math.max(-1, Math.min(number, state.moments.length - 1));
  const moment = state.moments[state.shown];
  if (moment) state.now = Math.max(state.now * (state.shown === state.moments.length - 1), state.steps[state.shown].at || 0);
  color(moment ? moment.letters : "-".repeat(state.nodes.length));
  const gave = moment && (moment.wrong ? "not known" : moment.gave ? LETTERS[moment.gave] : "");
  const what = moment && state.steps[state.shown].do;
  $("when").textContent = (moment ? `${what} ${state.shown + 1} of ${state.moments.length}${gave ? ": " + gave : ""}` : "idle") + ` · clock ${time(state.now)}`;
  $("said").textContent = moment ? (moment.wrong ? moment.wrong + "\n" : "") + moment.said : "Tick the tree, and see here what its nodes do.";
  $("back").disabled = state.shown < 0;
  $("on").disabled = state.shown >= state.moments.length - 1;
  mark();
}
function anew() {
  Object.assign(state, { steps: [], moments: [], shown: -1, now: 0 });
  show(-1);
}

const UNITS = { ms: 1, s: 1000, min: 60000, h: 3600000, d: 86400000 };
function milliseconds(text) {
  const read = /^\s*(\d+(?:\.\d+)?)\s*(ms|s|min|h|d)?\s*$/.exec(text);
  return read && Math.round(read[1] * UNITS[read[2] || "s"]);
}
function time(milliseconds) {
  const unit = Object.keys(UNITS).reverse().find(unit => milliseconds >= UNITS[unit] && milliseconds % UNITS[unit] === 0) || "ms";
  return milliseconds ? milliseconds / UNITS[unit] + " " + unit : "0 s";
}

// ---- A row for each node about which something is decided ----

function rows() {
  const all = state.nodes.flatMap((node, number) => node.decides ? [number] : []);
  const shown = all.slice(0, MOST_ROWS);
  if (all.includes(state.picked) && !shown.includes(state.picked)) shown.unshift(state.picked);
  $("answers").replaceChildren(...shown.map(row));
  if (all.length > shown.length) $("answers").append(element("p", `… and ${all.length - shown.length} more: pick one in the drawing`, { className: "soft" }));
  if (!all.length) $("answers").append(element("p", "Nothing is asked of a context here.", { className: "soft" }));
}
function row(number) {
  const node = state.nodes[number], made = decision(number), it = element("div", "", { className: "row" });
  it.dataset.row = number;
  it.append(element("button", node.label || node.text, { className: "name mono", title: "Show it in the drawing", onclick: () => select(number) }));
  const choice = (text, value, letter) => {
    const button = element("button", text, { ariaPressed: String(made.value === value), onclick: () => { made.value = value; made.script = ""; rows(); mark(); refocus(number, text); } });
    if (letter) button.dataset.letter = letter;
    it.append(button);
  };
  const field = (value, label, changed) => it.append(Object.assign(element("input", ""), { value, ariaLabel: `${label} of ${node.text}`, title: label, placeholder: label, oninput: event => changed(event.target) }));
  const { status, choice: children, none, count, duration } = node.decides;
  if (status !== undefined) {
    for (const letter of status) choice(LETTERS[letter], letter, letter);
    field(made.script, "or: R R S", input => { made.script = input.value; });
  } else if (children !== undefined) {
    const arms = state.nodes.flatMap(child => child.parent === number ? [child] : []);
    arms.forEach((arm, at) => choice(arm.arm || String(at + 1), at));
    if (none) choice("none", "none");
  } else if (duration) field(time(made.value), "duration", input => { made.value = milliseconds(input.value) ?? made.value; });
  else if (count) field(made.value, count === "times" ? "how often" : "how many", input => { made.value = Math.max(0, Math.floor(+input.value) || 0); });
  return it;
}
// After rows were made anew, for those who work with the keyboard.
function refocus(number, text) {
  const buttons = [...document.querySelectorAll(`[data-row="${number}"] button`)];
  const button = buttons.find(button => button.textContent === text);
  if (button) button.focus();
}
// Which rows are about what runs and what is picked.
function mark() {
  const running = new Set((state.moments[state.shown] || { running: [] }).running);
  for (const row of document.querySelectorAll("[data-row]")) {
    row.classList.toggle("now", running.has(+row.dataset.row));
    row.classList.toggle("picked", +row.dataset.row === state.picked);
  }
  for (const [number, group] of state.groups) {
    group.classList.toggle("picked", number === state.picked);
    group.classList.toggle("dead", state.dead.has(number));
  }
}
