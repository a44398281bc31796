// @ts-check
// The caret. After typing, Go knows the caret from the input event, so the selectionchange that follows is skipped.
import { field } from "./elements.js";

self.urlscopeCaret = (f) => {
  let known = "";
  const caret = () => `${field.selectionStart} ${field.selectionEnd}`;
  field.addEventListener("input", () => { known = caret(); }, urlscopeHears);
  document.addEventListener("selectionchange", (e) => {
    if (document.activeElement !== field || known === caret()) return;
    known = "";
    f(e);
  }, urlscopeHears);
};
