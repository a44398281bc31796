// @ts-check
// Keys. Go is not asked about keys that type, delete, move the caret or modify others: the page has no commands on them, and
// the call takes longer than the browser takes to type.
import { target } from "./elements.js";

const edits = /^(.|Backspace|Delete|Arrow\w+|Home|End)$/u, modifiers = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock)$/;
self.urlscopeKeys = (f) => document.addEventListener("keydown", (e) => {
  const types = edits.test(e.key) && !e.ctrlKey && !e.altKey && !e.metaKey && target(e).matches?.("input, textarea");
  if (e instanceof KeyboardEvent && !types && !modifiers.test(e.key)) f(e); // browsers that fill in forms send others
}, urlscopeHears);
