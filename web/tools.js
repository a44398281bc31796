// Functions of the browser for Go, besides those in app.js. It has no dependency. Go calls these names:
//   urlscopeWrite     writes attributes and texts of many nodes in one call
//   urlscopeRuns      draws runs of the coloured copy, each by its element, text and look
//   urlscopeFirst     true at its first call in a frame
//   urlscopePainted   calls a function when the next frame has been painted
//   urlscopeKeys      calls a function at each key that does not type
//   urlscopeCaret     calls a function when the caret of the field moves other than by typing
//   urlscopeInput     calls a function at each input event of the field, with type, data, text and caret
//   urlscopeOctets    encodes a string as the octets that Go uses; urlscopeString decodes them
//   urlscopeParse     parses a text, and a base, by the browser's own URL: its href, or null if URL throws
//   urlscopeLater     loads a file that few visits need: the built-in lessons of a language, or the public suffixes
//   urlscopeUnitAt    the character of the field at a point of the window
//   urlscopeLight     highlights octets in the panels
//   urlscopePlace     the octets of the text that belong to the cell on the wire at a point, or at the focus
//   urlscopeHold      keeps the height of the panels while one types
//   urlscopeShow      scrolls to the selected problem
//   urlscopeEdit      edits the field so that Ctrl+Z undoes it
//   urlscopeUndo      undoes the last edit of the field, while the focus is elsewhere; urlscopeUndo(true) redoes it
//   urlscopeDialog    opens the dialog, or closes it
//   urlscopePreview   shows an embed
//   urlscopeCopy      puts a text on the clipboard; a promise of whether that was allowed; never throws
//   urlscopeSelect    selects the text of an element, to be copied by hand
//   urlscopeSave      saves a text as a file
//   urlscopeSavePicture, urlscopeCopyPicture  save or copy, as PNG, the SVG at an address
// and uses the element <url-octets> (wire_cells_js.go). This file sets the classes kb and modal of <html>, and plain, as app.js does.
(() => {
  const root = document.documentElement;
  const field = document.getElementById("field");
  const copy = document.getElementById("copy");

  // ---- Writing. One call writes all changes of a drawing, because passing a string from Go takes longer than writing it. Each node
  // has a name and a value, both followed by an octet 0. The name is empty for a text node.
  globalThis.urlscopeWrite = (words, ...nodes) => {
    const list = words.split("\0");
    for (const [i, node] of nodes.entries()) {
      const name = list[2 * i], value = list[2 * i + 1];
      if (name) node.setAttribute(name, value); else node.nodeValue = value;
    }
  };

  // ---- The copy. A look is the class of a run and, for each of its marks, class, name and decoded text, separated by octets 0.
  // Existing marks are reused. Names are text nodes and not attributes for attr() in the style sheet, because a changed attribute
  // makes the browser match styles again at every key.
  const write = (e, text) => {
    if (!e.firstChild) e.append(text);
    else if (e.firstChild.data !== text) e.firstChild.data = text;
  };
  const draw = (run, text, look) => {
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
  globalThis.urlscopeRuns = (...runs) => {
    for (let i = 0; i < runs.length; i += 3) draw(runs[i], runs[i + 1], runs[i + 2]);
  };

  // ---- Frames. Asking here is cheaper than calling Go in each frame.
  let first = true;
  globalThis.urlscopeFirst = () => {
    if (!first) return false;
    first = false;
    requestAnimationFrame(() => { first = true; });
    return true;
  };
  // Work after the paint leaves the browser half a frame, 8 ms, to show it.
  globalThis.urlscopePainted = (f) => { requestAnimationFrame(() => setTimeout(f, 8)); };

  // ---- Keys. Go is not asked about keys that type, delete, move the caret or modify others: the page has no commands on them, and
  // the call takes longer than the browser takes to type.
  const edits = /^(.|Backspace|Delete|Arrow\w+|Home|End)$/u, modifiers = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock)$/;
  globalThis.urlscopeKeys = (f) => document.addEventListener("keydown", (e) => {
    const types = edits.test(e.key) && !e.ctrlKey && !e.altKey && !e.metaKey && e.target.matches?.("input, textarea");
    if (!types && !modifiers.test(e.key)) f(e);
  }, urlscopeHears);

  // ---- Input. All values are passed at once, because each question from Go would be a call of its own.
  globalThis.urlscopeInput = (f) => field.addEventListener("input", (e) => {
    f(e.inputType ?? "", e.data ?? null, urlscopeOctets(field.value), field.selectionStart, field.selectionEnd);
  }, urlscopeHears);

  // ---- The caret. After typing, Go knows the caret from the input event. Another call for its selectionchange is skipped.
  globalThis.urlscopeCaret = (f) => {
    let known = "";
    const caret = () => `${field.selectionStart} ${field.selectionEnd}`;
    field.addEventListener("input", () => { known = caret(); }, urlscopeHears);
    document.addEventListener("selectionchange", (e) => {
      if (document.activeElement !== field || known === caret()) return;
      known = "";
      f(e);
    }, urlscopeHears);
  };

  // ---- Editing. setRangeText would empty the browser's undo list; the old editing command fills it.
  // Afterwards the text from first to last is selected, or else what was selected before.
  globalThis.urlscopeEdit = (from, to, text, first, last) => {
    if (field.readOnly) return;
    const { selectionStart: a, selectionEnd: b, value } = field;
    const before = document.activeElement;
    const want = value.slice(0, from) + text + value.slice(to);
    if (want === value) {
      if (first !== undefined) field.setSelectionRange(first, last);
      return;
    }
    // The page around a frame may edit it while the reader types elsewhere: the focus stays there. The editing command needs
    // it, so this is nothing to undo.
    const away = root.classList.contains("frame") && !document.hasFocus();
    if (!away) field.focus({ preventScroll: true });
    field.setSelectionRange(from, to);
    let done = false;
    try { done = !away && document.execCommand(text === "" ? "delete" : "insertText", false, text); } catch { /* refused */ }
    if (!done || field.value !== want) {
      if (field.value === value) field.setRangeText(text, from, to, "end");
      else field.value = want;
      field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertReplacementText", data: text }));
    }
    // A caret outside what was changed stays at its character; one inside goes behind the new text.
    const move = (i) => i <= from ? i : i >= to ? i + text.length - (to - from) : from + text.length;
    field.setSelectionRange(first ?? move(a), last ?? move(b));
    // An input for a part keeps the focus, and its caret. A finger on a button has not asked for the keyboard.
    if (before.matches?.("#parts input")) before.focus({ preventScroll: true });
    else if (before !== field && matchMedia("(pointer: coarse)").matches) field.blur();
  };

  // Undo and redo, from an input that is not the field: what was typed into that counts as nothing by itself.
  globalThis.urlscopeUndo = (again) => {
    const before = document.activeElement, { value } = field;
    field.focus({ preventScroll: true });
    for (let n = 0; n < 100 && field.value === value && document.execCommand(again ? "redo" : "undo"); n++);
    before.focus({ preventScroll: true });
  };

  // ---- Today. How the standard of browsers reads a text, its browser knows best. Nothing is asked for.
  globalThis.urlscopeParse = (text, base) => {
    try { return new URL(text, base).href; } catch { return null; }
  };

  // ---- Octets. Go's strings hold any octets, JavaScript's hold UTF-16. An octet that is no UTF-8 is a lone surrogate
  // here, U+DC80 to U+DCFF, and a carriage return, which a textarea turns into a line feed, is U+DC0D; any other lone surrogate is U+FFFD there.
  const encoder = new TextEncoder();
  globalThis.urlscopeOctets = (s) => {
    if (!/[\uD800-\uDFFF]/.test(s)) return s; // most texts
    const list = [];
    let odd = false;
    for (const c of s) {
      const n = c.codePointAt(0);
      if (n === 0xDC0D || n >= 0xDC80 && n <= 0xDCFF) { odd = true; list.push(n - 0xDC00); } else list.push(...encoder.encode(c));
    }
    return odd ? Uint8Array.from(list) : s;
  };
  globalThis.urlscopeString = (octets) => {
    const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    let s = "";
    for (let i = 0; i < octets.length;) {
      const first = octets[i];
      const n = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
      let c;
      try { c = strict.decode(octets.subarray(i, i + n)); } catch { c = ""; }
      if (c.length === (n === 4 ? 2 : 1) && c !== "\r") { s += c; i += n; } else { s += String.fromCharCode(0xDC00 + first); i++; }
    }
    return s;
  };

  // ---- A link. Its text is written into the field before Go starts, so that nobody types into the example, and becomes the field's
  // default value. Other forms of links, and texts that are slow to lay out twice, wait for Go, which reports what is wrong.
  const linked = /^#v=1&u=([\w-]{1,8000})(?![\w-])/.exec(location.hash)?.[1];
  if (linked && field.value === field.defaultValue) {
    try {
      const octets = atob(linked.replaceAll("-", "+").replaceAll("_", "/"));
      field.defaultValue = urlscopeString(Uint8Array.from(octets, (c) => c.charCodeAt()));
      field.setSelectionRange(0, 0); // any other caret was put there by hand (start.go)
      copy.textContent = field.value + "\u200b";
      root.classList.add("plain");
    } catch { /* no base64 */ }
  }

  // ---- Files that few visits need: the built-in lessons, a file per language, and the public suffixes. Calls come with the text, or
  // with "" if the file cannot be loaded. If the program does not run, lessons.js shows the texts of the lessons.
  const later = { en: "lessons.en.txt", ja: "lessons.ja.txt", "zh-Hant": "lessons.zh-Hant.txt", suffixes: "suffixes.txt" };
  globalThis.urlscopeLater = async (what, come) => {
    let text = "";
    try {
      const response = await fetch(later[what]);
      if (response.ok) text = await response.text();
      else globalThis.urlscopeStale?.(later[what]);
    } catch (e) { console.error(e); }
    come(text);
  };
  const readable = () => {
    if (root.classList.contains("frame") || !root.classList.contains("failed") || document.querySelector("script[data-lessons]")) return;
    if (!globalThis.urlscopeScript) return; // load.js is missing, and that was told
    const script = Object.assign(document.createElement("script"), { src: urlscopeScript("lessons.js") });
    script.dataset.lessons = "";
    document.head.append(script);
  };
  new MutationObserver(readable).observe(root, { attributeFilter: ["class"] });

  // ---- Pointing. Returns the index, in UTF-16 units, of the character at a point of the window. A textarea cannot tell, so the
  // copy is searched, which lies under the text to the pixel; both run line by line, so a binary search finds it. Outside of the
  // text the index is -1; with near it is the index of the next character, or the length of the text.
  globalThis.urlscopeUnitAt = (x, y, near) => {
    const nodes = [], starts = [];
    let length = 0;
    for (const run of copy.children) {
      nodes.push(run.firstChild);
      starts.push(length);
      length += run.firstChild.length;
    }
    const half = parseFloat(getComputedStyle(copy).lineHeight) / 2;
    const range = document.createRange();
    // Compares the point with unit i: before, at or after it.
    const from = (i) => {
      let k = starts.length - 1;
      while (starts[k] > i) k--;
      range.setStart(nodes[k], i - starts[k]);
      range.setEnd(nodes[k], i - starts[k] + 1);
      const r = range.getBoundingClientRect();
      const dy = y - (r.top + r.bottom) / 2;
      return dy < -half ? -1 : dy > half ? 1 : x < r.left ? -1 : x >= r.right ? 1 : 0;
    };
    let low = 0, high = length - 1; // without the space at the end
    while (low < high) {
      const i = (low + high) >> 1, where = from(i);
      if (where === 0) return i;
      if (where < 0) high = i; else low = i + 1;
    }
    return near ? low : -1;
  };

  // Lights what stands in the panels for the given octets of the text, pairs of start and end, and on the map the one
  // octet that they are. Panels are drawn one by one, some later than others: what is drawn anew meanwhile is lit too.
  let lit = [], ends = [], octet = -1;
  const light = () => {
    for (const e of lit) {
      e.removeAttribute("data-lit");
      e.style.removeProperty("--lit"); // it may have had more octets when it was lit
    }
    lit = [];
    if (ends.length === 0) return;
    const among = (start, end) => {
      for (let i = 0; i < ends.length; i += 2) if (start < ends[i + 1] && ends[i] < end) return true;
      return false;
    };
    for (const e of document.querySelectorAll("#panels [data-from], #wire .cells .u")) {
      const [start, end] = (e.from ?? e.dataset.from).split("-").map(Number);
      if (!among(start, end)) continue;
      lit.push(e);
      if (e.count > 1) { // which of its octets: a mask shows the light of those alone
        const stops = Array.from({ length: e.count }, (_, k) => `${among(start + k, start + k + 1) ? "#000" : "#0000"} 0 ${100 * (k + 1) / e.count}%`);
        e.style.setProperty("--lit", stops.join());
      }
    }
    const cell = document.querySelector(`#map [data-octet="${octet}"]`);
    if (cell) lit.push(cell);
    for (const e of lit) e.setAttribute("data-lit", "");
  };
  const redrawn = new MutationObserver(light);
  globalThis.urlscopeLight = (one, ...pairs) => {
    octet = one;
    ends = pairs;
    light();
    if (ends.length === 0) redrawn.disconnect();
    else redrawn.observe(document.getElementById("panels"), { subtree: true, childList: true, attributeFilter: ["data-from", "list"] });
  };

  // ---- The strip: one line of the field at the top of the window, while the field is scrolled away. It is copied from the copy,
  // round about what is pointed at or selected, and only as long as it is seen. Nobody but the eye needs it.
  const plate = document.getElementById("plate");
  const framed = root.classList.contains("frame");
  const strip = Object.assign(document.createElement("div"), { className: "strip", hidden: true });
  strip.setAttribute("aria-hidden", "true");
  const around = 30; // runs
  const unseen = () => parseFloat(getComputedStyle(copy).lineHeight) * .7; // of so little of the plate no line is seen
  const fill = () => {
    const runs = [...copy.children];
    const middle = Math.max(0, runs.indexOf(copy.querySelector(".run.lit") ?? copy.querySelector(".run.sel")));
    const first = Math.max(0, middle - around);
    strip.replaceChildren(...runs.slice(first, middle + around).map((r) =>
      Object.assign(document.createElement("span"), { className: r.className, textContent: r.firstChild.data.replaceAll("\n", "↵") })));
    const at = strip.children[middle - first]; // of a text that is too long to be drawn there is none
    if (at) strip.scrollLeft = at.offsetLeft - strip.clientWidth / 3;
  };
  const changes = new MutationObserver(fill);
  if (!framed) {
    plate.after(strip);
    strip.addEventListener("pointerover", (e) => e.stopPropagation()); // what was pointed at stays lit in it
    strip.addEventListener("click", () => { scrollTo(0, 0); field.focus({ preventScroll: true }); });
    new IntersectionObserver((list) => {
      const away = list.at(-1).boundingClientRect.bottom < unseen();
      if (away !== strip.hidden) return;
      strip.hidden = !away;
      root.classList.toggle("away", away);
      changes.disconnect();
      if (!away || !copy.firstChild?.firstChild) return;
      changes.observe(copy, { subtree: true, childList: true, characterData: true, attributeFilter: ["class"] });
      fill();
    }, { threshold: Array.from({ length: 41 }, (_, i) => i / 40) }).observe(plate);
  }

  // The selected problem comes into sight, with its octets in the field where the window has room for both, or else with the
  // strip.
  globalThis.urlscopeShow = () => {
    const gap = 12, selected = document.querySelector("#problems .sel");
    if (!selected) return;
    selected.closest("details")?.setAttribute("open", "");
    const problem = selected.getBoundingClientRect();
    const view = framed ? document.getElementById("body") : document.documentElement;
    const { top, bottom } = framed ? view.getBoundingClientRect() : { top: 0, bottom: innerHeight };
    let least = Math.max(0, problem.bottom - bottom + gap), most = problem.top - top; // to scroll down
    if (!framed) {
      const octets = (copy.querySelector(".sel") ?? plate).getBoundingClientRect();
      if (problem.bottom - octets.top <= bottom - 2 * gap) most = octets.top - gap;
      else {
        least = Math.max(least, plate.getBoundingClientRect().bottom - unseen() + 8);
        most -= 40 + gap; // below the strip
      }
    }
    view.scrollTop += Math.min(least, most);
  };

  // A field with more text below shows that. A ResizeObserver reports new heights, so no key waits for layout. While one types in a
  // field that scrolls, only the part near its viewport is painted, because browsers would paint thousands of pixels at each key. A
  // scroll or a new height, which are reported before the next paint, show all of it again.
  let near = "none";
  const scrolled = () => {
    const { scrollTop: top, clientHeight: height, scrollHeight: all } = plate;
    plate.classList.toggle("more", all - top - height > 8);
    near = all > height ? `inset(${top - height / 4}px 0 calc(100% - ${top + 1.25 * height}px))` : "none";
    copy.style.clipPath = "none";
  };
  field.addEventListener("input", () => { copy.style.clipPath = near; });
  plate.addEventListener("scroll", scrolled, { passive: true });
  const sizes = new ResizeObserver(scrolled);
  for (const e of [plate, copy]) sizes.observe(e);

  // ---- Typing. While the hand is at it, a panel that would get lower keeps its height, or as much of it as the window shows.
  // This is told of a new height before it is painted, so nothing is seen to move, and no key waits for a layout.
  const heights = new Map();
  let held = false;
  const watched = new ResizeObserver((list) => {
    for (const { target, borderBoxSize } of list) {
      const height = borderBoxSize[0].blockSize, before = Math.min(heights.get(target), innerHeight);
      if (held && height < before) target.style.minHeight = `${before}px`; else heights.set(target, height);
    }
  });
  globalThis.urlscopeHold = (on) => {
    held = on;
    if (heights.size === 0) for (const panel of document.querySelectorAll("#status, .columns .panel")) {
      heights.set(panel, panel.getBoundingClientRect().height); // before anything is drawn anew
      watched.observe(panel);
    }
    if (!on) for (const panel of heights.keys()) panel.style.minHeight = "";
  };

  // ---- Octets on the wire. A line of the list is a unit without line breaks (wire_cells_js.go defines the form), together with the
  // following lines that begin with a tab: the look of its cells and, after a form feed, the octets of the text that they stand for.
  // This is a diff of old and new units. Elements are reused wherever possible, because adding and removing elements costs most. A
  // key leaves equal units before and after; between those, a unit further on matches only if the next one matches, too, because
  // repeated text would match by chance and throw away the units between. The octets of a cell are a property and not an attribute:
  // a key shifts them in all following cells, and setting a property costs less.
  customElements.define("url-octets", class extends HTMLElement {
    static observedAttributes = ["list"];
    attributeChangedCallback(_name, _before, list) {
      const units = list.split(/\n(?!\t)/).map((line) => line.split("\f"));
      const drawn = this.childNodes;
      let first = 0, behind = 0;
      const most = Math.min(units.length, drawn.length);
      while (first < most && drawn[first].look === units[first][0]) first++;
      while (first + behind < most && drawn[drawn.length - 1 - behind].look === units[units.length - 1 - behind][0]) behind++;
      let next = drawn[first] ?? null; // of what was drawn before, the first that is not drawn again yet
      const end = drawn[drawn.length - behind] ?? null;
      for (let i = first; i < units.length - behind; i++) {
        const look = units[i][0], then = units[i + 1]?.[0], again = (e, n) => e.look === look && (n === 0 || e.nextSibling?.look === then);
        let found = next;
        for (let n = 0; found !== end && !again(found, n); n++) found = n < 4 ? found.nextSibling : end; // a few may have gone
        if (found !== end) while (next !== found) next = gone(next);
        else if (next !== end && rewritten(next, look)) found = next;
        else this.insertBefore(found = unit(look), next);
        if (found === next) next = found.nextSibling;
      }
      while (next !== end) next = gone(next);
      let e = this.firstChild;
      for (const [, places = ""] of units) {
        if (e.places !== places) place(e, places);
        e = e.nextSibling;
      }
      if (document.activeElement === this) this.mark(this.getAttribute("aria-valuenow") - this.dataset.first);
    }
    // Marks the octet at an index as the one that the focus is at (wire_cells.go), and returns its cell.
    mark(index) {
      for (const e of this.querySelectorAll("[data-at]")) e.removeAttribute("data-at");
      for (const cell of this.querySelectorAll(".o, .slot")) {
        if (0 <= index && index < cell.count) {
          cell.setAttribute("data-at", index);
          cell.style.setProperty("--at", index);
          cell.style.setProperty("--count", cell.count);
          return cell;
        }
        index -= cell.count;
      }
    }
    // The index of the octet of a cell that lies under x in the window.
    indexAt(cell, x) {
      let index = under(cell, x);
      for (const before of this.querySelectorAll(".o, .slot")) {
        if (before === cell) return index;
        index += before.count;
      }
    }
  });
  // A cell of several octets stands for as many of the text. Which one is pointed at, or else has the focus, its place tells.
  const under = (cell, x) => {
    const box = cell.getBoundingClientRect();
    return Math.max(0, Math.min(cell.count - 1, Math.floor((x - box.left) / box.width * cell.count)));
  };
  globalThis.urlscopePlace = (cell, x) => {
    if (cell.count === 1) return cell.from;
    const start = parseInt(cell.from, 10) + (x == null ? Number(cell.dataset.at ?? 0) : under(cell, x));
    return `${start}-${start + 1}`;
  };
  let over; // the octet of which cell the pointer is over
  document.addEventListener("pointermove", (e) => {
    const cell = e.target.closest?.(".o");
    if (!(cell?.count > 1)) { over = undefined; return; }
    const index = under(cell, e.clientX);
    if (over?.cell === cell && over.index !== index) e.target.dispatchEvent(new PointerEvent("pointerover", e));
    over = { cell, index };
  }, { passive: true });
  const gone = (child) => {
    const next = child.nextSibling;
    child.remove();
    return next;
  };
  const place = (child, places) => {
    child.places = places;
    if (child.className !== "nl") child.from = places;
    else places.split("\n\t").forEach((from, i) => { child.children[i].from = from; });
  };
  const octets = (hex) => hex ? (hex.length + 1) / 3 : 1;
  // Writes another look into a cell, if it is one cell and shall be one, with digits as before or without, and reports whether it did.
  const rewritten = (cell, look) => {
    const [name, hex = "", text = ""] = look.split("\t"), digits = cell.lastElementChild, words = hex ? text + "\n" : text;
    if (look.includes("\n") || cell.localName !== "b" || !hex !== !digits || !words || !cell.firstChild) return false;
    if (cell.className !== name) cell.className = name;
    if (cell.firstChild.data !== words) cell.firstChild.data = words;
    if (digits && digits.firstChild.data !== hex) digits.firstChild.data = hex;
    cell.count = octets(hex);
    cell.look = look;
    return true;
  };
  const unit = (look) => {
    const cells = look === "" ? [] : look.split("\n\t").map((cell) => {
      const b = document.createElement("b"), [name, hex = "", text = ""] = cell.split("\t");
      b.className = name;
      b.count = octets(hex);
      b.textContent = hex ? text + "\n" : text;
      if (hex) b.append(Object.assign(document.createElement("i"), { textContent: hex }));
      return b;
    });
    const whole = cells.length === 1 ? cells[0] : document.createElement(cells.length ? "span" : "br");
    if (cells.length > 1) {
      whole.className = "nl";
      whole.append(...cells);
    }
    whole.look = look;
    return whole;
  };

  // ---- The dialog is a <dialog>: it keeps the focus, closes with Esc, and returns the focus to the opener. If the opener is in the
  // phone's menu, which is closed by then, the button of the menu gets it. A click beside the dialog closes it, unless it began
  // inside, as a selection that is drawn too far does.
  let opener = null;
  globalThis.urlscopeDialog = (open) => {
    const dialog = document.getElementById("dialog");
    if (!open) { dialog.close(); return; }
    if (dialog.open) return;
    opener = document.activeElement;
    dialog.showModal();
    root.classList.add("modal");
    dialog.scrollTop = 0;
  };
  addEventListener("close", (e) => {
    if (e.target.id !== "dialog") return;
    root.classList.remove("modal");
    if (document.activeElement !== document.body || !opener || opener === document.body) return;
    (opener.checkVisibility() ? opener : document.querySelector(".top .more")).focus({ preventScroll: true });
  }, true);
  const beside = (e) => {
    if (e.target.id !== "dialog") return false;
    const box = e.target.getBoundingClientRect();
    return e.clientX < box.left || e.clientX > box.right || e.clientY < box.top || e.clientY > box.bottom;
  };
  // A long dialog loads more when its button comes near the viewport.
  addEventListener("scroll", (e) => {
    const more = e.target.id === "dialog" && document.getElementById("more-examples");
    if (more && more.getBoundingClientRect().top < innerHeight + 300) more.click();
  }, { capture: true, passive: true });
  let pressed = false;
  addEventListener("pointerdown", (e) => { pressed = beside(e); });
  addEventListener("click", (e) => { if (pressed && beside(e)) e.target.close(); });

  // ---- The preview of an embed is the element itself, which brings its script. Of each attribute there is the name and the value, with
  // an octet 0 behind both.
  globalThis.urlscopePreview = (box, words) => {
    import("./embed.js").catch(() => { box.hidden = true; }); // without a network there is none
    const e = box.firstElementChild ?? box.appendChild(document.createElement("url-scope"));
    const list = words.split("\0"), gone = new Set(e.getAttributeNames());
    for (let i = 0; i + 1 < list.length; i += 2) {
      e.setAttribute(list[i], list[i + 1]);
      gone.delete(list[i]);
    }
    for (const name of gone) e.removeAttribute(name);
  };

  // ---- The clipboard. Where the page is not served safely there is only the old command, which copies what is
  // selected: for a moment that is a field of its own, in the dialog if one is open, for all else is inert then.
  globalThis.urlscopeCopy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch { /* denied, or not available */ }
    const before = document.activeElement;
    const area = document.createElement("textarea");
    area.className = "vh";
    area.readOnly = true;
    area.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(area);
    area.select();
    let done = false;
    try { done = document.execCommand("copy"); } catch { /* refused */ }
    area.remove();
    before?.focus({ preventScroll: true });
    return done;
  };
  globalThis.urlscopeSelect = (id) => {
    const element = document.getElementById(id);
    element.focus();
    getSelection().selectAllChildren(element);
  };
  const save = (name, blob) => {
    const a = document.createElement("a");
    a.href = URL.createObjectURL(blob);
    a.download = name;
    a.click();
    setTimeout(() => URL.revokeObjectURL(a.href), 60_000);
  };
  globalThis.urlscopeSave = (name, type, text) => save(name, new Blob([text], { type }));

  // ---- Pictures. The browser paints the SVG; nothing but the address of it, which holds it all, is loaded. Twice its
  // size is sharp on any screen, as long as a canvas may be that large.
  const png = async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = Math.min(2, 16_000 / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(image.naturalWidth * scale);
    canvas.height = Math.ceil(image.naturalHeight * scale);
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise((done, fail) => canvas.toBlob((blob) => blob ? done(blob) : fail(new Error("no PNG")), "image/png"));
  };
  globalThis.urlscopeSavePicture = async (name, address) => save(name, await png(address));
  globalThis.urlscopeCopyPicture = async (address) => {
    try {
      // A promise, for some browsers forget that a button was pressed while they wait for the picture.
      await navigator.clipboard.write([new ClipboardItem({ "image/png": png(address) })]);
      return true;
    } catch { return false; }
  };

  // ---- The keyboard of a phone takes half of the page away without resizing it. The style sheet then keeps the
  // field in sight and sets the dock on the keyboard's edge.
  const vv = globalThis.visualViewport;
  if (vv) {
    const fit = () => {
      const up = vv.height < 420 && !root.classList.contains("frame") && document.activeElement === field && vv.scale < 1.1;
      if (up !== root.classList.contains("kb")) {
        root.classList.toggle("kb", up);
        if (up) document.getElementById("plate").scrollIntoView({ block: "start" }); // the header gives its place
        dispatchEvent(new CustomEvent("urlscope-keyboard", { detail: up }));
      }
      root.style.setProperty("--vv", `${Math.round(vv.offsetTop + vv.height)}px`);
      root.style.setProperty("--vh", `${Math.round(vv.height)}px`);
    };
    vv.addEventListener("resize", fit);
    vv.addEventListener("scroll", fit);
    field.addEventListener("focus", fit);
    field.addEventListener("blur", fit);
  }
})();
