// @ts-check
// The elements of the page that nothing replaces. Every page with a program has them (index.html, frame.html).
export const root = document.documentElement;
export const framed = root.classList.contains("frame");
export const plate = document.getElementById("plate");
export const field = /** @type {HTMLTextAreaElement} */ (document.getElementById("field"));
export const copy = document.getElementById("copy"); // the coloured one under the field

// What an event happened to, for the events of elements.
export const target = (/** @type {Event} */ e) => /** @type {HTMLElement} */ (e.target);

// What has the focus: the body, if nothing else.
export const focused = () => /** @type {HTMLElement} */ (document.activeElement);

// Changes the text that an element begins with, if it is another.
export const setText = (/** @type {Element} */ e, /** @type {string} */ text) => {
  const first = /** @type {Text} */ (e.firstChild);
  if (first.data !== text) first.data = text;
};
