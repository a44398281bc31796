// @ts-check
// Until Go is ready, the field shows its own text, and the coloured copy only keeps its height.
import { root, field, copy } from "./elements.js";

root.classList.add("js"); // theme.js has done so, unless it is missing

export const plain = () => {
  if (root.classList.contains("ready")) return;
  root.classList.add("plain");
  copy.textContent = field.value + "\u200b";
};
// From one program to the other what the first has painted stands.
let passing = false;
export const pass = (/** @type {boolean} */ on) => { passing = on; };
field.addEventListener("input", () => {
  if (passing) root.classList.remove("ready");
  if (root.classList.contains("ready")) return;
  root.classList.add("typed");
  plain();
});
// urlscopeReload (theme.js) left the text here. A browser may also restore what stood in the field before a reload.
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
  field.focus({ preventScroll: true }); // the button that had it is gone
}
if (field.value !== field.defaultValue) { root.classList.add("typed"); plain(); }
