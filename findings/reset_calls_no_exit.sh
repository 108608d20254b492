#!/bin/sh
# mistreevous 4.3: `reset()` of a tree that runs calls no `exit` of its nodes; an aborting guard does.
# Expected: the running action is told that it is over. Who resets a tree has to stop what runs.
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
function exits(end) {
    const seen = [];
    const agent = { go: true, Guard: () => agent.go, Act: () => State.RUNNING, Exit: (why) => seen.push(why) };
    const tree = new BehaviourTree("root { sequence while(Guard) { action [Act] exit(Exit) } }", agent);
    tree.step();
    end(tree, agent);
    return seen;
}
const aborted = exits((tree, agent) => {
    agent.go = false;
    tree.step();
});
const reset = exits((tree) => tree.reset());
console.log("aborted by a guard:", aborted, "reset:", reset);
assert.deepStrictEqual([aborted, reset], [[{ succeeded: false, aborted: true }], []]);
NODE
