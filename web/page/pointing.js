// @ts-check
// Pointing. Returns the index, in UTF-16 units, of the character at a point of the window. A textarea cannot tell, so the
// copy is searched, which lies under the text to the pixel; both run line by line, so a binary search finds it. Outside of the
// text the index is -1; with near it is the index of the next character, or the length of the text.
import { copy } from "./elements.js";

self.urlscopeUnitAt = (x, y, near) => {
  /** @type {Text[]} */
  const nodes = [];
  /** @type {number[]} */
  const starts = [];
  let length = 0;
  for (const run of copy.children) {
    const text = /** @type {Text} */ (run.firstChild);
    nodes.push(text);
    starts.push(length);
    length += text.length;
  }
  const half = parseFloat(getComputedStyle(copy).lineHeight) / 2;
  const range = document.createRange();
  // Compares the point with unit i: before, at or after it.
  const from = (/** @type {number} */ i) => {
    let k = starts.length - 1;
    while (starts[k] > i) k--;
    range.setStart(nodes[k], i - starts[k]);
    range.setEnd(nodes[k], i - starts[k] + 1);
    const r = range.getBoundingClientRect();
    const dy = y - (r.top + r.bottom) / 2;
    return dy < -half ? -1 : dy > half ? 1 : x < r.left ? -1 : x >= r.right ? 1 : 0;
  };
  let low = 0, high = length - 1; // without the zero-width space at the end
  while (low < high) {
    const i = (low + high) >> 1, where = from(i);
    if (where === 0) return i;
    if (where < 0) high = i; else low = i + 1;
  }
  return near ? low : -1;
};
