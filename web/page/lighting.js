// @ts-check
// Lights what stands in the panels for the given octets of the text, pairs of start and end, and on the map the one
// octet that they are. Panels are drawn one by one, some later than others: what is drawn anew meanwhile is lit too.
/** @type {Cell[]} */
let lit = [];
/** @type {number[]} */
let ends = [];
let octet = -1;
const light = () => {
  for (const e of lit) {
    e.removeAttribute("data-lit");
    e.style.removeProperty("--lit"); // it may have had more octets when it was lit
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
    if (e.count > 1) { // which of its octets: a mask shows the light of those alone
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
