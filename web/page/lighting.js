// @ts-check
// Highlights the elements of the panels that stand for octets of the text, given as pairs of start and end, and one cell of the map.
// A MutationObserver highlights elements that are redrawn later, because panels are not all drawn at once.
/** @type {Cell[]} */
let lit = [];
/** @type {number[]} */
let ends = [];
let octet = -1;
const light = () => {
  for (const e of lit) {
    e.removeAttribute("data-lit");
    e.style.removeProperty("--lit"); // the number of its octets may have changed since
  }
  lit = [];
  if (ends.length === 0) return;
  const among = (/** @type {number} */ start, /** @type {number} */ end) => {
    for (let i = 0; i < ends.length; i += 2) if (start < ends[i + 1] && ends[i] < end) return true;
    return false;
  };
  for (const e of /** @type {NodeListOf<Cell>} */ (document.querySelectorAll("#panels [data-from], #wire .cells .u"))) {
    const [start, end] = (e.from ?? e.dataset.from).split("-").map(Number);
    if (!among(start, end)) continue;
    lit.push(e);
    if (e.count > 1) { // a mask limits the highlight to some of the octets
      const stops = Array.from({ length: e.count }, (_, k) => `${among(start + k, start + k + 1) ? "#000" : "#0000"} 0 ${100 * (k + 1) / e.count}%`);
      e.style.setProperty("--lit", stops.join());
    }
  }
  const cell = /** @type {Cell} */ (document.querySelector(`#map [data-octet="${octet}"]`));
  if (cell) lit.push(cell);
  for (const e of lit) e.setAttribute("data-lit", "");
};
const redrawn = new MutationObserver(light);
self.urlscopeLight = (one, ...pairs) => {
  octet = one;
  ends = pairs;
  light();
  if (ends.length === 0) redrawn.disconnect();
  else redrawn.observe(document.getElementById("panels"), { subtree: true, childList: true, attributeFilter: ["data-from", "list"] });
};
