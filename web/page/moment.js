// @ts-check
// When to start. The prerendered page can be read without the program, whose start blocks a phone for half a second. So
// load.js fetches and compiles it in a worker. It starts at the first pointer move, key, focus or scroll, or a little later
// without one. It starts at once if the prerendered example is not what the reader wants: for a link with a text, in a frame,
// and after typing; and at every visit but the first, because the browser has the compiled code then.
import { root } from "./elements.js";
import { styled } from "./styles.js";

const signs = ["pointermove", "pointerdown", "touchstart", "click", "keydown", "wheel", "scroll", "focusin", "input", "change",
  "dragenter", "popstate", "beforeprint"];
export const moment = () => {
  const again = () => { try { return navigator.serviceWorker?.controller; } catch { /* refused */ } };
  if (urlscopeHash || self !== top || root.classList.contains("typed") || again()) return styled;
  const sign = new Promise((come) => {
    for (const name of signs) addEventListener(name, come, { capture: true, passive: true, once: true });
  });
  sign.then(styled); // the menu opens without a program
  return () => Promise.race([sign, new Promise((come) => setTimeout(come, 1200))]);
};
