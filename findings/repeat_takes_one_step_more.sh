#!/bin/sh
# mistreevous 4.3: `repeat [3]` of an action that succeeds at once takes four steps; the last one calls nothing.
# Expected: three steps. The loop looks at its count only at the beginning of the next step.
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
let calls = 0;
const tree = new BehaviourTree("root { repeat [3] { action [Act] } }", { Act: () => (calls++, State.SUCCEEDED) });
const states = [];
do {
    tree.step();
    states.push(`${tree.getState()} (${calls})`);
} while (tree.isRunning());
console.log(states.join(", "));
assert.deepStrictEqual([states.length, calls], [4, 3]);
NODE
