// @ts-check
// Typing. While the hand is at it, a panel that would get lower keeps its height, or as much of it as the window shows.
// This is told of a new height before it is painted, so nothing is seen to move, and no key waits for a layout.
const heights = new Map();
let held = false;
const watched = new ResizeObserver((list) => {
  for (const { target, borderBoxSize } of list) {
    const height = borderBoxSize[0].blockSize, before = Math.min(heights.get(target), innerHeight);
    if (held && height < before) /** @type {HTMLElement} */ (target).style.minHeight = `${before}px`; else heights.set(target, height);
  }
});
self.urlscopeHold = (on) => {
  held = on;
  if (heights.size === 0) for (const panel of document.querySelectorAll("#status, .columns .panel")) {
    heights.set(panel, panel.getBoundingClientRect().height); // before anything is drawn anew
    watched.observe(panel);
  }
  if (!on) for (const panel of heights.keys()) panel.style.minHeight = "";
};
