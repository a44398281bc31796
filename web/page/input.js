// @ts-check
// Input. Passes all values in one call, because Go would need a call for each.
import { field } from "./elements.js";

self.urlscopeInput = (f) => field.addEventListener("input", (/** @type {InputEvent} */ e) => {
  f(e.inputType ?? "", e.data ?? null, urlscopeOctets(field.value), field.selectionStart, field.selectionEnd);
}, urlscopeHears);
