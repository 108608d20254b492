#!/bin/sh
# mistreevous 4.3: `wait [100]` that starts in a step of 100 ms is over in that step.
# Expected: 100 ms from its start. The time since the step before is counted, in which the wait did not run yet.
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
const agent = { Start: () => State.SUCCEEDED };
const settings = { getDeltaTime: () => 0.1 };
const tree = new BehaviourTree("root { sequence { action [Start] wait [100] } }", agent, settings);
tree.step();
console.log("after the first step:", tree.getState());
assert.strictEqual(tree.getState(), State.SUCCEEDED);
NODE
