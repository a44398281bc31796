// @ts-check
// The strip: one line of the field at the top of the window, while the field is scrolled out of view. It shows the runs of the copy
// around the highlight or the selection, and is updated only while visible. Screen readers do not need it.
import { copy, field, framed, plate, root } from "./elements.js";

const strip = Object.assign(document.createElement("div"), { className: "strip", hidden: true });
strip.setAttribute("aria-hidden", "true");
const around = 30; // runs
export const unseen = () => parseFloat(getComputedStyle(copy).lineHeight) * .7; // the height of the plate in the viewport below which it shows no line
const fill = () => {
  const runs = [...copy.children];
  const middle = Math.max(0, runs.indexOf(copy.querySelector(".run.lit") ?? copy.querySelector(".run.sel")));
  const first = Math.max(0, middle - around);
  strip.replaceChildren(...runs.slice(first, middle + around).map((r) =>
    Object.assign(document.createElement("span"), { className: r.className, textContent: /** @type {Text} */ (r.firstChild).data.replaceAll("\n", "↵") })));
  const at = /** @type {HTMLElement} */ (strip.children[middle - first]); // undefined if the text is too long to be coloured
  if (at) strip.scrollLeft = at.offsetLeft - strip.clientWidth / 3;
};
const changes = new MutationObserver(fill);
if (!framed) {
  plate.after(strip);
  strip.addEventListener("pointerover", (e) => e.stopPropagation()); // keeps the highlight when the pointer enters the strip
  strip.addEventListener("click", () => { scrollTo(0, 0); field.focus({ preventScroll: true }); });
  new IntersectionObserver((list) => {
    const away = list.at(-1).boundingClientRect.bottom < unseen();
    if (away !== strip.hidden) return;
    strip.hidden = !away;
    root.classList.toggle("away", away);
    changes.disconnect();
    if (!away || !copy.firstChild?.firstChild) return;
    changes.observe(copy, { subtree: true, childList: true, characterData: true, attributeFilter: ["class"] });
    fill();
  }, { threshold: Array.from({ length: 41 }, (_, i) => i / 40) }).observe(plate);
}
