// @ts-check
// Enables style sheets that the first paint does not need. The program waits for them, so that nothing is shown unstyled.
export const styled = () => Promise.all(Array.from(document.querySelectorAll("link[data-deferred]"), (/** @type {HTMLLinkElement} */ link) => {
  link.media = "all";
  return link.sheet || document.readyState === "complete" || new Promise((come) => {
    link.addEventListener("load", come);
    addEventListener("load", come); // it failed to load
  });
}));
