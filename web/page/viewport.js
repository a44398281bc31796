// @ts-check
// The keyboard of a phone covers half of the page without resizing it. The style sheet then keeps the field in view and puts the dock
// on top of the keyboard.
import { field, focused, framed, plate, root } from "./elements.js";

const vv = globalThis.visualViewport;
if (vv) {
  const fit = () => {
    const up = vv.height < 420 && !framed && focused() === field && vv.scale < 1.1;
    if (up !== root.classList.contains("kb")) {
      root.classList.toggle("kb", up);
      if (up) plate.scrollIntoView({ block: "start" }); // makes room by scrolling the header out of view
      dispatchEvent(new CustomEvent("urlscope-keyboard", { detail: up }));
    }
    root.style.setProperty("--vv", `${Math.round(vv.offsetTop + vv.height)}px`);
    root.style.setProperty("--vh", `${Math.round(vv.height)}px`);
  };
  vv.addEventListener("resize", fit);
  vv.addEventListener("scroll", fit);
  field.addEventListener("focus", fit);
  field.addEventListener("blur", fit);
}
