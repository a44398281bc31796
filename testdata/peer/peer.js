// CodeMirror 6 as one would set it up for URLs: a highlighter of parts, and a linter that marks octets which RFC 1738
// wants encoded. It has no panels.
import { EditorState } from "@codemirror/state";
import { Decoration, EditorView, ViewPlugin } from "@codemirror/view";
import { linter, lintGutter } from "@codemirror/lint";

const kinds = ["scheme", "host", "port", "path", "search"];
const parts = /^([^:]*:)(\/\/[^/:?]*)?(:[0-9]*)?([^?]*)(\?.*)?$/s;

function coloured(view) {
  const list = [], text = view.state.doc.toString();
  let at = 0;
  (parts.exec(text) ?? []).slice(1).forEach((part, i) => {
    if (part) list.push(Decoration.mark({ class: kinds[i] }).range(at, at += part.length));
  });
  for (const escape of text.matchAll(/%[0-9A-Fa-f]{2}/g)) {
    list.push(Decoration.mark({ class: "escape" }).range(escape.index, escape.index + 3));
  }
  return Decoration.set(list, true);
}

const highlighter = ViewPlugin.define(
  (view) => ({ parts: coloured(view), update(u) { if (u.docChanged) this.parts = coloured(u.view); } }),
  { decorations: (plugin) => plugin.parts });

const unsafe = linter((view) => [...view.state.doc.toString().matchAll(/[\0- "<>[\\\]^`{|}~\x7F-\uFFFF]|%(?![0-9A-Fa-f]{2})/g)]
  .map((m) => ({ from: m.index, to: m.index + m[0].length, severity: "error", message: `${m[0]} must be encoded` })), { delay: 0 });

globalThis.view = new EditorView({
  parent: document.body,
  state: EditorState.create({ extensions: [EditorView.lineWrapping, highlighter, unsafe, lintGutter()] }),
});
