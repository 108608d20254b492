// What the playground takes of CodeMirror 6, bundled into one file.
export { EditorState, StateEffect, StateField, Compartment } from "@codemirror/state";
export { EditorView, keymap, lineNumbers, drawSelection, highlightActiveLine, Decoration, placeholder } from "@codemirror/view";
export { StreamLanguage, syntaxHighlighting, HighlightStyle, bracketMatching, indentUnit } from "@codemirror/language";
export { defaultKeymap, history, historyKeymap, indentMore, indentLess } from "@codemirror/commands";
export { autocompletion, completionKeymap } from "@codemirror/autocomplete";
export { setDiagnostics, lintKeymap, lintGutter } from "@codemirror/lint";
export { tags } from "@lezer/highlight";
