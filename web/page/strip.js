// @ts-check
// The strip: one line of the field at the top of the window, while the field is scrolled away. It is copied from the copy,
// round about what is pointed at or selected, and only as long as it is seen. Nobody but the eye needs it.
import { copy, field, framed, plate, root } from "./elements.js";

const strip = Object.assign(document.createElement("div"), { className: "strip", hidden: true });
strip.setAttribute("aria-hidden", "true");
const around = 30; // runs
export const unseen = () => parseFloat(getComputedStyle(copy).lineHeight) * .7; // of so little of the plate no line is seen
const fill = () => {
  const runs = [...copy.children];
  const middle = Math.max(0, runs.indexOf(copy.querySelector(".run.lit") ?? copy.querySelector(".run.sel")));
  const first = Math.max(0, middle - around);
  strip.replaceChildren(...runs.slice(first, middle + around).map((r) =>
    Object.assign(document.createElement("span"), { className: r.className, textContent: /** @type {Text} */ (r.firstChild).data.replaceAll("\n", "↵") })));
  const at = /** @type {HTMLElement} */ (strip.children[middle - first]); // of a text that is too long to be drawn there is none
  if (at) strip.scrollLeft = at.offsetLeft - strip.clientWidth / 3;
};
const changes = new MutationObserver(fill);
if (!framed) {
  plate.after(strip);
  strip.addEventListener("pointerover", (e) => e.stopPropagation()); // what was pointed at stays lit in it
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
