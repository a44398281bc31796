// @ts-check
// The dialog is a <dialog>: it keeps the focus, closes with Esc, and returns the focus to the opener. If the opener is in the
// phone's menu, which is closed by then, the button of the menu gets it. A click beside the dialog closes it, unless the pointer was
// pressed inside, as when a selection is dragged too far.
import { focused, root, target } from "./elements.js";

/** @type {HTMLElement} */
let opener = null;
self.urlscopeDialog = (open) => {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("dialog"));
  if (!open) { dialog.close(); return; }
  if (dialog.open) return;
  opener = focused();
  dialog.showModal();
  root.classList.add("modal");
  dialog.scrollTop = 0;
};
addEventListener("close", (e) => {
  if (target(e).id !== "dialog") return;
  root.classList.remove("modal");
  if (document.activeElement !== document.body || !opener || opener === document.body) return;
  (opener.checkVisibility() ? opener : /** @type {HTMLElement} */ (document.querySelector(".top .more"))).focus({ preventScroll: true });
}, true);
const beside = (/** @type {MouseEvent} */ e) => {
  if (target(e).id !== "dialog") return false;
  const box = target(e).getBoundingClientRect();
  return e.clientX < box.left || e.clientX > box.right || e.clientY < box.top || e.clientY > box.bottom;
};
// A long dialog loads more when its button comes near the viewport.
addEventListener("scroll", (e) => {
  const more = target(e).id === "dialog" && document.getElementById("more-examples");
  if (more && more.getBoundingClientRect().top < innerHeight + 300) more.click();
}, { capture: true, passive: true });
let pressed = false;
addEventListener("pointerdown", (e) => { pressed = beside(e); });
addEventListener("click", (e) => { if (pressed && beside(e)) /** @type {HTMLDialogElement} */ (e.target).close(); });
