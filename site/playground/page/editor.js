// The text on the left: colours, completion, mistakes under their tokens.
"use strict";
const nodes = new Map();
const WORDS = new Set("tree as async await break const continue crate dyn else enum extern fn for if impl in let loop match mod move mut pub ref return self Self static struct super trait type unsafe use where while true false".split(" "));

const begin = () => ({ comment: 0 });
function token(stream, state) {
  if (state.comment) {
    while (!stream.eol()) {
      if (stream.match("/*")) state.comment++;
      else if (stream.match("*/")) { if (!--state.comment) break; } else stream.next();
    }
    return "comment";
  }
  if (stream.eatSpace()) return null;
  if (stream.match("//")) { stream.skipToEnd(); return "comment"; }
  if (stream.match("/*")) { state.comment = 1; return "comment"; }
  if (stream.match(/^b?"(?:[^"\\]|\\.)*"?/) || stream.match(/^b?'(?:[^'\\]|\\.[^']*)'/)) return "string";
  if (stream.match(/^'\w+/)) return "labelName";
  if (stream.match(/^\d[\w.]*/)) return "number";
  const word = stream.match(/^(?:r#)?[\p{XID_Start}_][\p{XID_Continue}]*/u);
  if (!word) { stream.next(); return null; }
  if (nodes.has(word[0]) && !stream.match(/^\s*(::|!)/, false)) return "keyword";
  // A label, and no parameter with its type.
  if (stream.match(/^\s*:(?!:|\s*[&A-Z'])/, false)) return "labelName";
  if (WORDS.has(word[0])) return "modifier";
  return /^[A-Z]/.test(word[0]) ? "typeName" : null;
}
const style = CM.HighlightStyle.define([
  { tag: CM.tags.keyword, class: "tok-node" }, { tag: CM.tags.modifier, class: "tok-word" }, { tag: CM.tags.typeName, class: "tok-type" },
  { tag: CM.tags.number, class: "tok-number" }, { tag: CM.tags.string, class: "tok-string" }, { tag: CM.tags.comment, class: "tok-comment" },
  { tag: CM.tags.labelName, class: "tok-label" },
]);
const language = () => CM.StreamLanguage.define({ name: "quickbeam", startState: begin, token, languageData: { commentTokens: { line: "//" }, closeBrackets: { brackets: ["(", "[", "{", '"'] } } });
const speaking = new CM.Compartment();

// The node in whose parentheses this place is.
function within(text) {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at--) {
    if (")]}".includes(text[at])) depth++;
    else if ("([{".includes(text[at]) && depth-- === 0) return text[at] === "(" ? nodes.get((/(\w+)\s*$/.exec(text.slice(0, at)) || [])[1]) : undefined;
  }
}
function complete(context) {
  const word = context.matchBefore(/\w*/);
  if (!word || (word.from === word.to && !context.explicit)) return null;
  const before = context.state.sliceDoc(Math.max(0, word.from - 2000), word.from);
  const around = within(before);
  const named = /(\w+)\s*=\s*$/.exec(before);
  const option = around && named && around.options.find(option => option.name === named[1]);
  if (option) return { from: word.from, options: option.values.map(label => ({ label, type: "constant" })) };
  const options = [...nodes.values()].map(node => ({
    label: node.keyword, detail: node.usage, info: node.summary, type: "keyword",
    apply(view, _, from, to) {
      const shape = node.usage.includes("<") ? ["< ", " >"] : node.usage.includes("(") ? ["(", ")"] : ["", ""];
      view.dispatch({ changes: { from, to, insert: node.keyword + shape.join("") }, selection: { anchor: from + node.keyword.length + shape[0].length } });
    },
  }));
  for (const option of around ? around.options : []) options.push({ label: option.name + " = ", detail: option.values.join(", "), type: "property", boost: 9 });
  return { from: word.from, options };
}

// `changed` is called after each change of the text, `format` on the key for it.
function makeEditor(parent, changed, format, tick) {
  const keys = [
    { key: "Mod-s", preventDefault: true, run: () => (format(), true) }, { key: "Shift-Alt-f", run: () => (format(), true) },
    { key: "Mod-Enter", run: () => (tick(), true) },
  ];
  return new CM.EditorView({
    parent,
    extensions: [
      CM.lineNumbers(), CM.history(), CM.drawSelection(), CM.highlightActiveLine(), CM.bracketMatching(), CM.indentUnit.of("    "), CM.EditorView.lineWrapping,
      speaking.of(language()), CM.syntaxHighlighting(style), CM.autocompletion({ override: [complete] }),
      CM.keymap.of([...keys, ...CM.completionKeymap, ...CM.lintKeymap, ...CM.historyKeymap, ...CM.defaultKeymap]),
      CM.EditorView.contentAttributes.of({ "aria-label": "The tree as text", spellcheck: "false" }),
      CM.EditorView.updateListener.of(update => { if (update.docChanged) changed(); }),
    ],
  });
}
function underline(view, problems) {
  const end = view.state.doc.length;
  const shown = problems.map(({ from, to, said }) => {
    from = Math.min(from, end);
    return { from, to: Math.max(Math.min(to, end), Math.min(from + 1, end)), severity: "error", message: said };
  });
  view.dispatch(CM.setDiagnostics(view.state, shown));
}
function learn(view, words) {
  for (const word of words) nodes.set(word.keyword, word);
  view.dispatch({ effects: speaking.reconfigure(language()) });
}
