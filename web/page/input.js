// @ts-check
// Input. All values are passed at once, because each question from Go would be a call of its own.
import { field } from "./elements.js";

self.urlscopeInput = (f) => field.addEventListener("input", (/** @type {InputEvent} */ e) => {
  f(e.inputType ?? "", e.data ?? null, urlscopeOctets(field.value), field.selectionStart, field.selectionEnd);
}, urlscopeHears);
