// @ts-check
// The keyboard of a phone takes half of the page away without resizing it. The style sheet then keeps the
// field in sight and sets the dock on the keyboard's edge.
import { field, focused, framed, plate, root } from "./elements.js";

const vv = globalThis.visualViewport;
if (vv) {
  const fit = () => {
    const up = vv.height < 420 && !framed && focused() === field && vv.scale < 1.1;
    if (up !== root.classList.contains("kb")) {
      root.classList.toggle("kb", up);
      if (up) plate.scrollIntoView({ block: "start" }); // the header gives its place
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
