// @ts-check
// The elements that are never replaced. Every page with a program has them (index.html, frame.html).
export const root = document.documentElement;
export const framed = root.classList.contains("frame");
export const plate = document.getElementById("plate");
export const field = /** @type {HTMLTextAreaElement} */ (document.getElementById("field"));
export const copy = document.getElementById("copy"); // the coloured copy under the field

// Returns the target of an event on an element.
export const target = (/** @type {Event} */ e) => /** @type {HTMLElement} */ (e.target);

// Returns the focused element, or the body.
export const focused = () => /** @type {HTMLElement} */ (document.activeElement);

// Sets the first text node of an element, if the text differs.
export const setText = (/** @type {Element} */ e, /** @type {string} */ text) => {
  const first = /** @type {Text} */ (e.firstChild);
  if (first.data !== text) first.data = text;
};
