#!/bin/sh
# mistreevous 4.3: a guard of a composite is asked again, in the same step, before each node below it.
# Expected: once a step. A guard that changes what it looks at, or counts, sees three questions for two leaves.
# Fails if the library no longer behaves so.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts mistreevous@4.3.1
node - <<'NODE'
const assert = require("node:assert");
const { BehaviourTree, State } = require("mistreevous");
console.log("mistreevous", require("mistreevous/package.json").version);
let asked = 0;
const agent = {
    Guard: () => (asked += 1) > 0,
    Fails: () => State.FAILED,
    Runs: () => State.RUNNING,
};
const tree = new BehaviourTree("root { selector while(Guard) { action [Fails] action [Runs] } }", agent);
tree.step();
console.log("one step of two leaves:", tree.getState(), "after", asked, "questions");
assert.strictEqual(asked, 3);
tree.step();
console.log("a step of one leaf:", tree.getState(), "after", asked, "questions");
assert.strictEqual(asked, 5);
NODE
