// @ts-check
// Heights of panels. During typing a panel that would shrink keeps its height, up to the height of the window. A ResizeObserver
// reports a new height before it is painted, so nothing visibly moves, and no key waits for layout.
const heights = new Map();
let locked = false;
const watched = new ResizeObserver((list) => {
  for (const { target, borderBoxSize } of list) {
    const height = borderBoxSize[0].blockSize, before = Math.min(heights.get(target), innerHeight);
    if (locked && height < before) /** @type {HTMLElement} */ (target).style.minHeight = `${before}px`; else heights.set(target, height);
  }
});
self.urlscopeLockHeights = (on) => {
  locked = on;
  if (heights.size === 0) for (const panel of document.querySelectorAll("#status, .columns .panel")) {
    heights.set(panel, panel.getBoundingClientRect().height); // before the first redraw
    watched.observe(panel);
  }
  if (!on) for (const panel of heights.keys()) panel.style.minHeight = "";
};
