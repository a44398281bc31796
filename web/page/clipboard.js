// @ts-check
// The clipboard. Where the page is not served safely there is only the old command, which copies what is
// selected: for a moment that is a field of its own, in the dialog if one is open, for all else is inert then.
import { focused } from "./elements.js";

self.urlscopeCopy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch { /* denied, or not available */ }
  const before = focused();
  const area = document.createElement("textarea");
  area.className = "vh";
  area.readOnly = true;
  area.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  let done = false;
  try { done = document.execCommand("copy"); } catch { /* refused */ }
  area.remove();
  before?.focus({ preventScroll: true });
  return done;
};
self.urlscopeSelect = (id) => {
  const element = document.getElementById(id);
  element.focus();
  getSelection().selectAllChildren(element);
};
