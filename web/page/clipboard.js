// @ts-check
// The clipboard. Without HTTPS there is only the old command, which copies the selection. So this selects the text in a temporary
// textarea. That is inside an open dialog, because everything outside of it is inert.
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
