// @ts-check
// Clicks and keys before start-up are recorded and replayed. The focused element is found again by its path from the nearest
// id: prerendered and live panels have the same structure.
import { field } from "./elements.js";

/** @returns {[string, ...number[]] | null} */
const wayTo = (node) => {
  /** @type {number[]} */
  const way = [];
  for (; !node.id; node = node.parentElement) {
    if (!node.parentElement) return null;
    way.unshift(Array.prototype.indexOf.call(node.parentElement.children, node));
  }
  return [node.id, ...way];
};
const follow = ([id, ...way]) => /** @type {HTMLElement} */ (way.reduce((node, i) => node?.children[i], document.getElementById(id)));
let pressed = [];
const press = (e) => {
  // The browser itself follows links, opens the menu, and types into the field: nothing to replay.
  const done = e.target.closest?.("a, [popovertarget], #failure, #update") ||
    e.target === field && !(e.type === "keydown" && (e.ctrlKey || e.altKey || e.metaKey || /^F\d/.test(e.key)));
  if (pressed && !done) pressed.push({ e, way: wayTo(e.target), value: e.target.value });
};
let followed = false;
addEventListener("hashchange", () => { followed = true; }, { once: true });
const presses = ["click", "change", "keydown"];
for (const type of presses) addEventListener(type, press, true);
export const pressAgain = () => {
  const again = pressed ?? [];
  pressed = null;
  for (const type of presses) removeEventListener(type, press, true);
  if (followed) dispatchEvent(new HashChangeEvent("hashchange")); // a link
  for (const { e, way, value } of again) {
    const target = e.target.isConnected || !way ? e.target : follow(way);
    if (!target) continue;
    if (e.type === "change") target.value = value;
    target.dispatchEvent(new e.constructor(e.type, e));
  }
};
globalThis.urlscopePut = (panels) => {
  const old = document.getElementById("panels"), focus = old.contains(document.activeElement) && wayTo(document.activeElement);
  old.replaceWith(panels);
  if (focus) follow(focus)?.focus({ preventScroll: true });
};
