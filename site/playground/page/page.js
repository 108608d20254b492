// The page: what is asked of the compiler, when, and where the answers go.
"use strict";
function element(name, text, props = {}) { const it = document.createElement(name); it.textContent = text; return Object.assign(it, props); }
function say(text, bad = false) { $("note").replaceChildren(...(text ? [element("span", text, { className: bad ? "bad" : "" })] : [])); }

// ---- The compiler ----

// A worker that answers one request after the other. One that takes too long is replaced.
class Helper {
  constructor(patience) { Object.assign(this, { patience, open: new Map(), next: 0 }); this.begin(); }
  begin() {
    this.worker = new Worker("worker.js");
    this.worker.onmessage = ({ data: { id, answer, trapped } }) => {
      const asked = this.open.get(id);
      if (!asked) return;
      this.open.delete(id);
      clearTimeout(asked.timer);
      if (trapped) state.traps++;
      asked.done(answer === undefined ? { wrong: "The compiler could not cope with this text, and was started again: " + trapped } : JSON.parse(answer));
    };
  }
  ask(request) {
    return new Promise(done => {
      const id = this.next++;
      const timer = setTimeout(() => this.stop("This took too long, and was stopped."), this.patience);
      this.open.set(id, { done, timer });
      this.worker.postMessage({ id, request: JSON.stringify(request) });
    });
  }
  stop(why) {
    this.worker.terminate();
    const open = [...this.open.values()];
    this.open.clear();
    this.begin();
    for (const { done, timer } of open) { clearTimeout(timer); done({ wrong: why }); }
  }
}
const quick = new Helper(10_000), slow = new Helper(120_000);

// ---- Each change ----

let looking = false, due = false;
async function look() {
  due = true;
  if (looking) return;
  looking = true;
  while (due) {
    due = false;
    const text = editor.state.doc.toString();
    if (/^\s*<[?!\w]/.test(text) && /<(root|BehaviorTree)\b/.test(text)) { await bring(text); continue; }
    const answer = await quick.ask({ what: "look", text, tree: state.tree, direction: state.direction, folded: state.folded });
    if (editor.state.doc.toString() === text) looked(text, answer);
    else due = true;
  }
  looking = false;
}
function looked(text, answer) {
  const isNew = text !== state.text || answer.tree !== state.tree;
  state.problems = answer.problems || [];
  underline(editor, state.problems);
  const isDrawn = Boolean(answer.svg);
  $("canvas").classList.toggle("old", !isDrawn);
  if (isDrawn) {
    const same = state.nodes.length === answer.nodes.length;
    if (isNew) keepDecisions(answer.nodes);
    if (!same) state.picked = null;
    Object.assign(state, { text, tree: answer.tree, nodes: answer.nodes, folded: same ? state.folded : null, foldedNow: answer.folded });
    put(answer.svg);
    state.first ??= performance.now();
    if (isNew) { state.dead = new Set(); rows(); anew(); } else mark();
    if (!same || state.fitted) fitAll(state.fitted === "whole");
    trees(answer.trees);
    say("");
  } else if (answer.wrong) say(answer.wrong, true);
  else if (state.problems.length) say(state.problems[0].said + (state.problems.length > 1 ? `\n\n… and ${state.problems.length - 1} more` : ""), true);
  else say("Write a tree.");
  if (isNew) { clearTimeout(state.telling); state.telling = setTimeout(tell, 150); clearTimeout(state.linking); state.linking = setTimeout(link, 400); }
  state.looks++;
}
function trees(names) {
  $("trees").hidden = names.length < 2;
  $("trees").replaceChildren(...names.map((name, at) => element("option", name || "tree " + (at + 1), { value: at, selected: at === state.tree })));
}
$("trees").onchange = () => { Object.assign(state, { tree: +$("trees").value, folded: null, nodes: [] }); look(); };

// XML of BehaviorTree.CPP.
async function bring(text) {
  const brought = await quick.ask({ what: "import", text });
  if (editor.state.doc.toString() !== text) { due = true; return; }
  if (brought.wrong) { underline(editor, []); state.looks++; return say(brought.wrong, true); }
  state.about = null;
  state.notes = brought.notes.length ? brought.notes.join("\n") : "Imported as it was: nothing needs a person.";
  document.querySelector("[data-tab=notes]").hidden = false;
  write(brought.text);
  pick("notes");
}
function write(text) { editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } }); }

async function format() {
  const text = editor.state.doc.toString(), at = editor.state.selection.main.head;
  const answer = await quick.ask({ what: "format", text });
  if (answer.wrong || editor.state.doc.toString() !== text) return say(answer.wrong || "", true);
  if (answer.text !== text) editor.dispatch({ changes: { from: 0, to: text.length, insert: answer.text }, selection: { anchor: Math.min(at, answer.text.length) } });
}
$("format").onclick = format;

// ---- The drawing ----

function select(number) {
  state.picked = number;
  rows();
  mark();
  const node = state.nodes[number];
  if (node && editor.state.doc.toString() === state.text) editor.dispatch({ selection: { anchor: node.from, head: node.to }, scrollIntoView: true });
}
function toggle(number) {
  const folded = new Set(state.folded || state.foldedNow);
  if (state.nodes[number].leaf) return;
  folded.has(number) ? folded.delete(number) : folded.add(number);
  state.folded = [...folded];
  look();
}
$("unfold").onclick = () => { state.folded = []; look(); };
$("turn").onclick = () => { state.direction = state.direction === "right" ? "down" : "right"; state.fitted = "root"; look(); };
$("fit").onclick = () => fitAll(true);
// From node to node: to the parent, the first child, or a neighbour.
function walk(key) {
  const below = number => state.nodes.flatMap((node, at) => node.parent === number && state.groups.has(at) ? [at] : []);
  const here = state.picked;
  if (here === null || !state.nodes[here]) return select(0);
  const [in_, out, next, before] = state.direction === "right" ? ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"] : ["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"];
  const { parent } = state.nodes[here], beside = parent === null ? [here] : below(parent), at = beside.indexOf(here);
  const to = { [in_]: below(here)[0], [out]: parent, [next]: beside[at + 1], [before]: beside[at - 1] }[key];
  if (to === undefined || to === null) return;
  select(to);
  const box = place(to), canvas = $("canvas");
  if (box && (box.x < 0 || box.y < 0 || box.x + box.width > canvas.clientWidth || box.y + box.height > canvas.clientHeight)) centre(to);
}
$("canvas").addEventListener("keydown", event => {
  if (event.key.startsWith("Arrow")) { walk(event.key); event.preventDefault(); event.stopPropagation(); }
  if (event.key === "Enter" && state.picked !== null) toggle(state.picked);
});

// ---- The run ----

$("tick").onclick = () => step("tick");
$("halt").onclick = () => step("halt");
$("reset").onclick = () => step("reset");
$("back").onclick = () => show(state.shown - 1);
$("on").onclick = () => show(state.shown + 1);
$("again").onclick = anew;
$("advance").onclick = () => {
  const by = milliseconds($("by").value);
  if (by === null) return say("How long? Write 500ms, 1.5s, 10min, 8h or 1d.", true);
  state.now += by;
  $("when").textContent = $("when").textContent.replace(/clock .*/, "clock " + time(state.now));
};

// ---- Below ----

function pick(tab) {
  state.tab = tab;
  for (const button of document.querySelectorAll("[data-tab]")) {
    const is = button.dataset.tab === tab;
    button.ariaSelected = String(is);
    button.tabIndex = is ? 0 : -1;
  }
  $("run").hidden = tab !== "run";
  $("text").hidden = tab === "run";
  tell();
}
$("tabs").onclick = event => { if (event.target.dataset.tab) pick(event.target.dataset.tab); };
$("tabs").onkeydown = event => {
  const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!way) return;
  event.stopPropagation();
  const all = [...document.querySelectorAll("[data-tab]")].filter(button => !button.hidden);
  const next = all[(all.findIndex(button => button.dataset.tab === state.tab) + way + all.length) % all.length];
  pick(next.dataset.tab);
  next.focus();
};
async function tell() {
  const { tab, text, tree } = state, about = [tab, tree, text].join("\0");
  if (tab === "run" || about === state.about) return;
  state.about = about;
  // What is still worked out is of no account any more.
  if (slow.open.size) slow.stop("stopped");
  $("exploring").hidden = true;
  $("runs").replaceChildren();
  if (tab === "notes") { $("told").textContent = state.notes; return; }
  $("told").textContent = "…";
  const begun = performance.now();
  const timer = setInterval(() => {
    const seconds = (performance.now() - begun) / 1000;
    $("exploring").hidden = seconds < .15 || state.about !== about;
    $("progress").textContent = `${seconds.toFixed(1)} s`;
  }, 100);
  const answer = await slow.ask({ what: tab, text, tree });
  clearInterval(timer);
  if (state.about !== about) return;
  $("exploring").hidden = true;
  state.took = performance.now() - begun;
  $("told").textContent = answer.wrong || answer.text || answer.said;
  if (tab === "explore" && !answer.wrong) explored(answer);
}
$("stop").onclick = () => slow.stop("stopped");
function explored(answer) {
  state.dead = new Set(answer.dead);
  mark();
  $("runs").replaceChildren(...answer.runs.map(run => element("button", "▶ " + run.title, {
    title: "Play this run", onclick: async () => {
      state.now = 0;
      await go(run.steps.map(step => ({ at: 0, ...step })), run.steps.length - 1);
    },
  })));
}

// ---- Links ----

// Longer trees than this are not unpacked: a link is anybody's.
const MOST_TEXT = 1 << 20;
async function packed(text) {
  const bytes = new Uint8Array(await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer());
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
async function unpacked(letters) {
  const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), letter => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) break;
    if ((size += value.length) > MOST_TEXT) throw new Error("the text is too long");
    parts.push(value);
  }
  return new Blob(parts).text();
}
async function link() {
  const text = editor.state.doc.toString(), letters = await packed(text);
  if (editor.state.doc.toString() === text) history.replaceState(null, "", "#t=" + letters);
}
async function linked() {
  const letters = /^#t=([\w-]+)$/.exec(location.hash);
  if (!letters) return null;
  try { return await unpacked(letters[1]); } catch (error) { say("The link is damaged: " + error.message, true); return null; }
}
$("share").onclick = async () => {
  await link();
  try { await navigator.clipboard.writeText(location.href); say("The link is copied."); } catch { say("The link is in the address bar."); }
};
addEventListener("hashchange", async () => { const text = await linked(); if (text !== null && text !== editor.state.doc.toString()) write(text); });

// ---- The rest ----

function theme(dark) {
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  $("theme").textContent = dark ? "Light" : "Dark";
}
$("theme").onclick = () => theme(document.documentElement.dataset.theme !== "dark");
theme(matchMedia("(prefers-color-scheme: dark)").matches);
addEventListener("keydown", event => {
  if (event.target.closest("input, select, .cm-editor") || event.ctrlKey || event.metaKey || event.altKey) return;
  const keys = { t: "tick", h: "halt", r: "reset", ArrowLeft: "back", ArrowRight: "on", "0": "fit" };
  if (keys[event.key]) { event.preventDefault(); $(keys[event.key]).click(); }
});

// Where there is little room beside the drawing, there is more below it.
if (matchMedia("(max-width: 760px)").matches) state.direction = "down";
const editor = makeEditor($("editor"), look, format, () => step("tick"));
let examples = [];
$("examples").onchange = () => {
  const example = examples[$("examples").value];
  if (!example) return;
  Object.assign(state, { tree: 0, folded: null, fitted: "root" });
  write(example.text);
  $("examples").value = "";
};
(async function start() {
  const text = await linked();
  const words = await quick.ask({ what: "words" });
  if (words.wrong) return say(words.wrong, true);
  examples = words.examples;
  $("examples").append(...examples.map((example, at) => element("option", example.title, { value: at })));
  learn(editor, words.words);
  write(text ?? examples[1].text);
  // What was loaded once is there without a network.
  if ("serviceWorker" in navigator && window.isSecureContext) navigator.serviceWorker.register("../sw.js").catch(() => {});
})();
