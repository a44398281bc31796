// @ts-check
// The copy. A look is the class of a run and, for each of its marks, class, name and decoded text, separated by octets 0.
// Existing marks are reused. Names are text nodes and not attributes for attr() in the style sheet, because a changed attribute
// makes the browser match styles again at every key.
import { setText } from "./elements.js";

const write = (/** @type {Element} */ e, /** @type {string} */ text) => {
  if (e.firstChild) setText(e, text);
  else e.append(text);
};
const draw = (/** @type {Element} */ run, /** @type {string} */ text, /** @type {string} */ look) => {
  const [name, ...marks] = look.split("\0");
  if (run.className !== name) run.className = name;
  write(run, text);
  let i = run.firstElementChild;
  for (let k = 0; k < marks.length; k += 3) {
    if (!i) run.append(i = document.createElement("i"));
    const [look, n, d] = marks.slice(k, k + 3);
    if (i.className !== look) i.className = look;
    write(i, n);
    if (!d) i.firstElementChild?.remove();
    else {
      if (!i.firstElementChild) i.append(document.createElement("b"));
      write(i.firstElementChild, d);
    }
    i = i.nextElementSibling;
  }
  while (i) {
    const next = i.nextElementSibling;
    i.remove();
    i = next;
  }
};
self.urlscopeRuns = (...runs) => {
  for (let i = 0; i < runs.length; i += 3) draw(runs[i], runs[i + 1], runs[i + 2]);
};
