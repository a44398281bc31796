// @ts-check
// Editing. setRangeText would empty the browser's undo list; the old editing command fills it.
// Afterwards the text from first to last is selected. Without these, the selection stays.
import { field, focused, framed } from "./elements.js";

self.urlscopeEdit = (from, to, text, first, last) => {
  if (field.readOnly) return;
  const { selectionStart: a, selectionEnd: b, value } = field;
  const before = focused();
  const want = value.slice(0, from) + text + value.slice(to);
  if (want === value) {
    if (first !== undefined) field.setSelectionRange(first, last);
    return;
  }
  // The page around a frame may edit the field while the reader types elsewhere. The focus must stay there. The editing command
  // needs the focus, so such an edit cannot be undone.
  const away = framed && !document.hasFocus();
  if (!away) field.focus({ preventScroll: true });
  field.setSelectionRange(from, to);
  let done = false;
  try { done = !away && document.execCommand(text === "" ? "delete" : "insertText", false, text); } catch { /* refused */ }
  if (!done || field.value !== want) {
    if (field.value === value) field.setRangeText(text, from, to, "end");
    else field.value = want;
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertReplacementText", data: text }));
  }
  // A caret outside of the change stays at its character. A caret inside moves behind the new text.
  const move = (/** @type {number} */ i) => i <= from ? i : i >= to ? i + text.length - (to - from) : from + text.length;
  field.setSelectionRange(first ?? move(a), last ?? move(b));
  // An input for a part keeps the focus and its caret. On a touch screen the field must not keep the focus, which would open the keyboard.
  if (before.matches?.("#parts input")) before.focus({ preventScroll: true });
  else if (before !== field && matchMedia("(pointer: coarse)").matches) field.blur();
};

// Undo and redo the field's edits while another input has the focus. The undo list of that input does not count.
self.urlscopeUndo = (again) => {
  const before = focused(), { value } = field;
  field.focus({ preventScroll: true });
  for (let n = 0; n < 100 && field.value === value && document.execCommand(again ? "redo" : "undo"); n++);
  before.focus({ preventScroll: true });
};
