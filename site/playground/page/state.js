// What the page knows, for all of its scripts.
"use strict";
const state = {
  text: "", tree: 0, nodes: [], folded: null, direction: "right", letters: "", groups: new Map(), edges: new Map(), zoom: 1, x: 0, y: 0, fitted: null,
  picked: null, dead: new Set(), decisions: new Map(), steps: [], moments: [], shown: -1, now: 0, problems: [], tab: "run", looks: 0, traps: 0, notes: "",
};
window.playground = state; // For tests, and for whoever is curious.
