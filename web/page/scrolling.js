// @ts-check
// A field with more text below shows that. A ResizeObserver reports new heights, so no key waits for layout. While one types in a
// field that scrolls, only the part near its viewport is painted, because browsers would paint thousands of pixels at each key. A
// scroll or a new height, which are reported before the next paint, show all of it again.
import { copy, field, plate } from "./elements.js";

let near = "none";
const scrolled = () => {
  const { scrollTop: top, clientHeight: height, scrollHeight: all } = plate;
  plate.classList.toggle("more", all - top - height > 8);
  near = all > height ? `inset(${top - height / 4}px 0 calc(100% - ${top + 1.25 * height}px))` : "none";
  copy.style.clipPath = "none";
};
field.addEventListener("input", () => { copy.style.clipPath = near; });
plate.addEventListener("scroll", scrolled, { passive: true });
const sizes = new ResizeObserver(scrolled);
for (const e of [plate, copy]) sizes.observe(e);
