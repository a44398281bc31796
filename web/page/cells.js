// @ts-check
// Octets on the wire. The list has a line per unit, which has no line breaks (wire_cells_js.go defines the form). Lines after it
// that begin with a tab belong to it: the look of its cells and, after a form feed, the octets of the text that they stand for.
// This is a diff of old and new units. Elements are reused wherever possible, because adding and removing elements costs most. A
// key leaves equal units before and after; between those, a unit further on matches only if the next one matches, too, because
// repeated text would match by chance and throw away the units between. The octets of a cell are a property and not an attribute:
// a key shifts them in all following cells, and setting a property costs less.
import { setText, target } from "./elements.js";

const behindOf = (/** @type {Cell} */ e) => /** @type {Cell} */ (e.nextSibling);
const cellsOf = (/** @type {Element} */ e) => /** @type {NodeListOf<Cell>} */ (e.querySelectorAll(".o, .slot"));

customElements.define("url-octets", class extends HTMLElement {
  static observedAttributes = ["list"];
  /** @param {string} _name @param {string | null} _before @param {string} list */
  attributeChangedCallback(_name, _before, list) {
    const units = list.split(/\n(?!\t)/).map((line) => line.split("\f"));
    const drawn = /** @type {NodeListOf<Cell>} */ (this.childNodes);
    let first = 0, behind = 0;
    const most = Math.min(units.length, drawn.length);
    while (first < most && drawn[first].look === units[first][0]) first++;
    while (first + behind < most && drawn[drawn.length - 1 - behind].look === units[units.length - 1 - behind][0]) behind++;
    let next = drawn[first] ?? null; // the first old unit that is not reused yet
    const end = drawn[drawn.length - behind] ?? null;
    for (let i = first; i < units.length - behind; i++) {
      const look = units[i][0], then = units[i + 1]?.[0], again = (/** @type {Cell} */ e, /** @type {number} */ n) => e.look === look && (n === 0 || behindOf(e)?.look === then);
      let found = next;
      for (let n = 0; found !== end && !again(found, n); n++) found = n < 4 ? behindOf(found) : end; // look ahead, because a few units may have been removed
      if (found !== end) while (next !== found) next = gone(next);
      else if (next !== end && rewritten(next, look)) found = next;
      else this.insertBefore(found = unit(look), next);
      if (found === next) next = behindOf(found);
    }
    while (next !== end) next = gone(next);
    let e = drawn[0];
    for (const [, places = ""] of units) {
      if (e.places !== places) place(e, places);
      e = behindOf(e);
    }
    if (document.activeElement === this) this.mark(Number(this.getAttribute("aria-valuenow")) - Number(this.dataset.first));
  }
  /**
   * Marks the octet at an index as the focused one (wire_cells.go), and returns its cell.
   * @param {number} index
   */
  mark(index) {
    for (const e of this.querySelectorAll("[data-at]")) e.removeAttribute("data-at");
    for (const cell of cellsOf(this)) {
      if (0 <= index && index < cell.count) {
        cell.setAttribute("data-at", String(index));
        cell.style.setProperty("--at", String(index));
        cell.style.setProperty("--count", String(cell.count));
        return cell;
      }
      index -= cell.count;
    }
  }
  /**
   * Returns the index of the octet at the window coordinate x in a cell.
   * @param {Cell} cell @param {number} x
   */
  indexAt(cell, x) {
    let index = under(cell, x);
    for (const before of cellsOf(this)) {
      if (before === cell) return index;
      index += before.count;
    }
  }
});
// Returns the index in a cell of the octet at the window coordinate x. A cell with several octets stands for as many of the text.
const under = (/** @type {Cell} */ cell, /** @type {number} */ x) => {
  const box = cell.getBoundingClientRect();
  return Math.max(0, Math.min(cell.count - 1, Math.floor((x - box.left) / box.width * cell.count)));
};
self.urlscopePlace = (cell, x) => {
  if (cell.count === 1) return cell.from;
  const start = parseInt(cell.from, 10) + (x == null ? Number(cell.dataset.at ?? 0) : under(cell, x));
  return `${start}-${start + 1}`;
};
/** @type {{ cell: Cell, index: number } | undefined} */
let over; // the octet under the pointer
document.addEventListener("pointermove", (e) => {
  const cell = /** @type {Cell} */ (target(e).closest?.(".o"));
  if (!(cell?.count > 1)) { over = undefined; return; }
  const index = under(cell, e.clientX);
  if (over?.cell === cell && over.index !== index) e.target.dispatchEvent(new PointerEvent("pointerover", e));
  over = { cell, index };
}, { passive: true });
const gone = (/** @type {Cell} */ child) => {
  const next = behindOf(child);
  child.remove();
  return next;
};
const place = (/** @type {Cell} */ child, /** @type {string} */ places) => {
  child.places = places;
  if (child.className !== "nl") child.from = places;
  else places.split("\n\t").forEach((from, i) => { /** @type {Cell} */ (child.children[i]).from = from; });
};
const octets = (/** @type {string} */ hex) => hex ? (hex.length + 1) / 3 : 1;
// Changes the look of a unit in place, and returns true. It returns false unless the old and the new unit are both a single cell, and both
// have digits or both have none.
const rewritten = (/** @type {Cell} */ cell, /** @type {string} */ look) => {
  const [name, hex = "", text = ""] = look.split("\t"), digits = cell.lastElementChild, words = hex ? text + "\n" : text;
  if (look.includes("\n") || cell.localName !== "b" || !hex !== !digits || !words || !cell.firstChild) return false;
  if (cell.className !== name) cell.className = name;
  setText(cell, words);
  if (digits) setText(digits, hex);
  cell.count = octets(hex);
  cell.look = look;
  return true;
};
const unit = (/** @type {string} */ look) => {
  const cells = look === "" ? [] : look.split("\n\t").map((cell) => {
    const b = /** @type {Cell} */ (document.createElement("b")), [name, hex = "", text = ""] = cell.split("\t");
    b.className = name;
    b.count = octets(hex);
    b.textContent = hex ? text + "\n" : text;
    if (hex) b.append(Object.assign(document.createElement("i"), { textContent: hex }));
    return b;
  });
  const whole = cells.length === 1 ? cells[0] : /** @type {Cell} */ (document.createElement(cells.length ? "span" : "br"));
  if (cells.length > 1) {
    whole.className = "nl";
    whole.append(...cells);
  }
  whole.look = look;
  return whole;
};
