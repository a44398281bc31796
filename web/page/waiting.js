// @ts-check
// Until Go is ready, the field shows its own text, and the coloured copy only keeps its height.
import { root, field, copy } from "./elements.js";

root.classList.add("js"); // theme.js has done this, unless it is missing

export const plain = () => {
  if (root.classList.contains("ready")) return;
  root.classList.add("plain");
  copy.textContent = field.value + "\u200b";
};
// While one program replaces another, the copy keeps what the first has painted.
let passing = false;
export const pass = (/** @type {boolean} */ on) => { passing = on; };
field.addEventListener("input", () => {
  if (passing) root.classList.remove("ready");
  if (root.classList.contains("ready")) return;
  root.classList.add("typed");
  plain();
});
// urlscopeReload (theme.js) saved the text here. A browser may also restore the field's text after a reload.
const left = () => {
  const stated = history.state?.urlscopeText;
  if (stated !== undefined) try { history.replaceState(null, ""); } catch { /* refused */ }
  let text;
  try {
    text = sessionStorage.getItem("urlscope.text");
    sessionStorage.removeItem("urlscope.text");
  } catch { /* refused */ }
  return text ?? stated;
};
const again = left();
if (again !== undefined) {
  field.value = again;
  field.focus({ preventScroll: true }); // the button with the focus is gone
}
if (field.value !== field.defaultValue) { root.classList.add("typed"); plain(); }
