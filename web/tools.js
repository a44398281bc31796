// What Go asks of the browser, besides what app.js does. No dependency. It relies on these names:
//   urlscopeWrite     writes what go-app has drawn into the page
//   urlscopeRuns      draws runs of the copy: of each its element, its text and how it looks
//   urlscopeFirst     whether it is asked for the first time since the last frame
//   urlscopePainted   calls a function when the next frame has been painted
//   urlscopeKeys      calls a function at each key that types nothing
//   urlscopeCaret     calls a function when the caret of the field has moved, and not by typing
//   urlscopeInput     calls a function at each input event of the field, with all that it wants to know
//   urlscopeOctets    the octets of a string, as Go has them; urlscopeString the string of octets
//   urlscopeParse     what the browser's own URL makes of a text: and of a base: what it prints; null when it refuses it
//   urlscopeLater     a file that few visits need: the lessons that are built in, in a language, or the public suffixes
//   urlscopeUnitAt    the character of the field at a point of the window
//   urlscopeLight     lights octets in the panels
//   urlscopePlace     which octets of the text a cell on the wire stands for at a point, or where the focus is
//   urlscopeHold      keeps the height of the panels while one types
//   urlscopeShow      brings the selected problem into sight
//   urlscopeEdit      edits the field so that Ctrl+Z undoes it
//   urlscopeUndo      takes the last edit of the field back, from elsewhere; urlscopeUndo(true) makes it again
//   urlscopeDialog    opens the dialog, or closes it
//   urlscopePreview   shows an embed
//   urlscopeCopy      puts a text on the clipboard; a promise of whether that was allowed; never throws
//   urlscopeSelect    selects the text of an element, to be copied by hand
//   urlscopeSave      saves a text as a file
//   urlscopeSavePicture, urlscopeCopyPicture  the same for a picture, as PNG, of the SVG at an address
// and on the element <url-octets> (wire_cells_js.go). Of the classes of <html>, kb, modal and, with app.js, plain are set here.
(() => {
  const root = document.documentElement;
  const field = document.getElementById("field");
  const copy = document.getElementById("copy");

  // ---- Writing. What is drawn at once comes in one call: to hand a string over takes longer than to write it. Of each node there
  // is a name and a value, with an octet 0 behind both; a text has no name.
  globalThis.urlscopeWrite = (words, ...nodes) => {
    const list = words.split("\0");
    for (const [i, node] of nodes.entries()) {
      const name = list[2 * i], value = list[2 * i + 1];
      if (name) node.setAttribute(name, value); else node.nodeValue = value;
    }
  };

  // ---- The copy. Of how a run looks there is its class and, of each of its marks, class, name and what that is decoded, with an
  // octet 0 in between, which none of them has. A mark that is there already is used again. What is written in it is text: for
  // an attribute that the style sheet writes out, the browser would look for the style anew at every key.
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

  // ---- Frames. To call Go in each would take longer than to ask here whether there was one.
  let first = true;
  globalThis.urlscopeFirst = () => {
    if (!first) return false;
    first = false;
    requestAnimationFrame(() => { first = true; });
    return true;
  };
  // What can wait for the paint leaves the browser half a frame to show it.
  globalThis.urlscopePainted = (f) => { requestAnimationFrame(() => setTimeout(f, 8)); };

  // ---- Keys. What is typed is none of the page's own keys, nor what takes it back, moves the caret or is held down with others,
  // and to ask Go would take longer than to type it.
  const edits = /^(.|Backspace|Delete|Arrow\w+|Home|End)$/u, modifiers = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock)$/;
  globalThis.urlscopeKeys = (f) => document.addEventListener("keydown", (e) => {
    const types = edits.test(e.key) && !e.ctrlKey && !e.altKey && !e.metaKey && e.target.matches?.("input, textarea");
    if (!types && !modifiers.test(e.key)) f(e);
  }, urlscopeHears);

  // ---- Input. Whatever Go asked for would take a call.
  globalThis.urlscopeInput = (f) => field.addEventListener("input", (e) => {
    f(e.inputType ?? "", e.data ?? null, urlscopeOctets(field.value), field.selectionStart, field.selectionEnd);
  }, urlscopeHears);

  // ---- The caret. A key moves it, and Go has read it with the text: to be told of it once more would cost a call after each frame.
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

  // ---- A link. Its text is in the field before Go is, so that nobody types into another; it counts as what the field came with. Of
  // a link that is not as Go writes them Go says what is wrong, and to lay out a long text twice takes longer than to wait.
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

  // ---- Lessons that are built in come in a file for each language, once one is wanted, and so do the public suffixes: come(its
  // text), or come("") when it cannot be had. Where the program does not run, a script shows what can be read of the lessons.
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

  // ---- Pointing. The character of the field at a point of the window, in UTF-16 units. It is found in the copy, which lies under
  // the text to the pixel, since a textarea does not tell; copy and text run line by line, so halving finds it in a few steps. Of a
  // point beside the text it is -1, or, asked for the one that is near, that in front of which the point is, or the text's end.
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
    // Where the point is from unit i: before, at or after it.
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

  // A field that has more below says so. A new height is told of when it is known, so no key waits for it. Of a field that scrolls
  // only what is near its window is painted while one types: at each key a browser would paint thousands of pixels of the rest. To
  // scroll or to get another height is told of before the next paint, and brings all of it back.
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

  // ---- Octets on the wire. Each line of the list is a unit that no line break parts (wire_cells_js.go has its form), with the
  // lines behind it that begin with a tab: how its cells look and, behind a form feed, which octets of the text they stand for.
  // What looks as before keeps its element, and so does what only has other classes, octets or words: to the browser an element
  // that goes or comes costs most. At a key nearly all units in front and behind look as before; between them, one that stands a
  // little further on is taken for it only when the next agrees too: what lies between would be thrown away, and where a text
  // repeats itself, much looks the same further on. What a cell stands for is its property and no attribute, for a key moves all
  // that stands behind it, and script costs less than what the browser is told.
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

  // ---- The dialog is the browser's own: it holds the focus, closes with Esc, and gives the focus back to what had
  // it. That may have been in the menu of a phone, which is closed by then: its button stands for it. A press beside
  // the dialog closes it; one that began inside, such as a selection that was drawn too far, does not.
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
  // What a long dialog shows more of is wanted when its button comes near.
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
    } catch { /* denied, or there is none */ }
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
