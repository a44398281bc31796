// @ts-check
// Clicks and keys before start-up are recorded and replayed. The focused element is found again by its path from the nearest
// id: prerendered and live panels have the same structure.
import { field } from "./elements.js";

/** @returns {[string, ...number[]] | null} */
const wayTo = (/** @type {Element} */ node) => {
  /** @type {number[]} */
  const way = [];
  for (; !node.id; node = node.parentElement) {
    if (!node.parentElement) return null;
    way.unshift(Array.prototype.indexOf.call(node.parentElement.children, node));
  }
  return [node.id, ...way];
};
const follow = (/** @type {[string, ...number[]]} */ [id, ...way]) => {
  /** @type {Element | undefined} */
  let node = document.getElementById(id);
  for (const i of way) node = node?.children[i];
  return /** @type {HTMLInputElement} */ (node);
};
/** @type {{ e: Event, way: [string, ...number[]] | null, value: string }[] | null} */
let pressed = [];
const press = (/** @type {Event} */ event) => {
  const e = /** @type {KeyboardEvent} */ (event), at = /** @type {HTMLInputElement} */ (e.target);
  // The browser itself follows links, opens the menu, and types into the field: nothing to replay.
  const done = at.closest?.("a, [popovertarget], #failure, #update") ||
    e.target === field && !(e.type === "keydown" && (e.ctrlKey || e.altKey || e.metaKey || /^F\d/.test(e.key)));
  if (pressed && !done) pressed.push({ e, way: wayTo(at), value: at.value });
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
    const was = /** @type {HTMLInputElement} */ (e.target), target = was.isConnected || !way ? was : follow(way);
    if (!target) continue;
    if (e.type === "change") target.value = value;
    target.dispatchEvent(new /** @type {typeof Event} */ (e.constructor)(e.type, e));
  }
};
self.urlscopePut = (panels) => {
  const old = document.getElementById("panels"), focus = old.contains(document.activeElement) && wayTo(document.activeElement);
  old.replaceWith(panels);
  if (focus) follow(focus)?.focus({ preventScroll: true });
};
