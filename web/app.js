// The page's own script: it prepares the ground for go-app, starts the WebAssembly, and says in words what went
// wrong when it does not start. No dependency. The Go side relies on these names:
//   urlscopeStorage   get(key), set(key, value): the reader's own settings; never throws
//   urlscopeHash      the fragment as it was in the link, with its "#"; go-app must not see a broken one
//   urlscopeLink      puts a fragment into the address, in place of the one that is there; false when that is refused
//   urlscopeOctets    the octets of a string, as Go has them; urlscopeString the string of octets
//   urlscopeUnitAt    the character of the field at a point of the window
//   urlscopeLight     lights octets in the panels
//   urlscopeEdit      edits the field so that Ctrl+Z undoes it
//   urlscopeDialog    opens the dialog, or closes it
//   urlscopeCopy      puts a text on the clipboard; a promise of whether that was allowed; never throws
//   urlscopeSelect    selects the text of an element, to be copied by hand
//   urlscopeSave      saves a text as a file
//   urlscopeSavePicture, urlscopeCopyPicture  the same for a picture, as PNG, of the SVG at an address
// and on classes of <html>: js (theme.js), typed (the reader typed before Go came), ready (set by Go), failed, kb.
(() => {
  const root = document.documentElement;
  const field = document.getElementById("field");
  const copy = document.getElementById("copy");
  root.classList.add("js");

  // ---- Storage. go-app reads every key of the origin's localStorage once a minute and deletes what looks
  // expired to it, other programs' data too; and in a sandboxed frame merely reading `localStorage` throws.
  // So go-app gets a storage of its own that forgets, and we keep the real one.
  const real = (name) => { try { return globalThis[name]; } catch { return null; } };
  const kept = { local: real("localStorage"), session: real("sessionStorage") };
  const read = (store, key) => { try { return kept[store].getItem("urlscope." + key) ?? ""; } catch { return ""; } };
  const write = (store, key, value) => {
    try {
      if (value === "") kept[store].removeItem("urlscope." + key);
      else kept[store].setItem("urlscope." + key, value);
      return true;
    } catch { return false; }
  };
  // What the browser does not keep holds as long as the page does.
  const unkept = new Map();
  globalThis.urlscopeStorage = {
    get: (key) => unkept.get(key) ?? read("local", key),
    set: (key, value) => {
      if (write("local", key, String(value))) unkept.delete(key);
      else unkept.set(key, String(value));
    },
  };
  const forgetful = () => {
    const m = new Map();
    const shim = {};
    const put = (name, value) => Object.defineProperty(shim, name, value);
    // Not enumerable: go-app walks over the keys of the object.
    put("getItem", { value: (k) => m.get(String(k)) ?? null });
    put("setItem", { value: (k, v) => { m.set(String(k), String(v)); } });
    put("removeItem", { value: (k) => { m.delete(String(k)); } });
    put("clear", { value: () => m.clear() });
    put("key", { value: (i) => [...m.keys()][i] ?? null });
    put("length", { get: () => m.size });
    return shim;
  };
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(globalThis, name, { configurable: true, value: forgetful() });
  }

  // ---- Base. One build serves from any folder.
  const base = new URL(".", document.baseURI).pathname.slice(0, -1);
  const env = { GOAPP_ROOT_PREFIX: base, GOAPP_STATIC_RESOURCES_URL: base, GOAPP_INTERNAL_URLS: "[]" };
  globalThis.goappGetenv = (key) => env[key];

  // ---- Fragment. go-app parses the address and does not look at the error: one bad escape stops it for good.
  // `guard` takes such a fragment out of the address. Later ones (a link followed, an address edited by hand) are
  // caught in the capturing phase, before go-app's own listener. Not at hashchange too: it comes after popstate,
  // when the bad fragment is gone already, and would forget it.
  const guard = () => {
    const hash = location.hash;
    try { decodeURIComponent(hash); } catch {
      try { history.replaceState(history.state, "", location.pathname + location.search); } catch {
        location.replace("#"); // where the history is denied
      }
    }
    globalThis.urlscopeHash = hash;
  };
  guard();
  addEventListener("popstate", guard, true);

  // ---- Address. Browsers refuse a change that comes too often, and some frames have no history at all: then the
  // address stays as it is. It tells nobody, so the page does not take its own link for one that was opened.
  globalThis.urlscopeLink = (fragment) => {
    try {
      history.replaceState(history.state, "", location.pathname + location.search + fragment);
      return true;
    } catch { return false; }
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
    // A finger on a button has not asked for the keyboard.
    if (before !== field && matchMedia("(pointer: coarse)").matches) field.blur();
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

  // ---- Pointing. The character of the field at a point of the window, in UTF-16 units, or -1: found in the copy,
  // which lies under the text to the pixel, since a textarea does not tell. Copy and text run line by line, so halving
  // finds it in a few steps.
  globalThis.urlscopeUnitAt = (x, y) => {
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
    return -1;
  };

  // Lights what stands in the panels for the given octets of the text, pairs of start and end, and on the map the one
  // octet that they are. Panels are drawn one by one, some later than others: what is drawn anew meanwhile is lit too.
  let lit = [], ends = [], octet = -1;
  const light = () => {
    for (const e of lit) e.removeAttribute("data-lit");
    lit = [];
    if (ends.length === 0) return;
    for (const e of document.querySelectorAll("#panels [data-from]")) {
      const [start, end] = e.dataset.from.split("-").map(Number);
      for (let i = 0; i < ends.length; i += 2) {
        if (start < ends[i + 1] && ends[i] < end) { lit.push(e); break; }
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
    else redrawn.observe(document.getElementById("panels"), { subtree: true, childList: true, attributeFilter: ["data-from"] });
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
    dialog.scrollTop = 0;
  };
  addEventListener("close", (e) => {
    if (e.target.id !== "dialog" || document.activeElement !== document.body || !opener || opener === document.body) return;
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

  // ---- Before Go is ready, and when it never is, the field is a plain one: the copy only keeps its height.
  const plain = () => { if (!root.classList.contains("ready")) copy.textContent = field.value + "\u200b"; };
  field.addEventListener("input", () => {
    if (root.classList.contains("ready")) return;
    root.classList.add("typed");
    plain();
  });
  // urlscopeReload (theme.js) left the text here. A browser may also restore what stood in the field before a reload.
  const left = () => {
    const stated = history.state?.urlscopeText;
    if (stated !== undefined) try { history.replaceState(null, ""); } catch { /* refused */ }
    let text;
    try { text = kept.session.getItem("urlscope.text"); } catch { /* refused */ }
    write("session", "text", "");
    return text ?? stated;
  };
  const again = left();
  if (again !== undefined) {
    field.value = again;
    field.focus({ preventScroll: true }); // the button that had it is gone
  }
  if (field.value !== field.defaultValue) { root.classList.add("typed"); plain(); }

  // ---- Print. A worksheet has the URL once more at its foot, to be copied from paper; a frame is none.
  const printed = document.getElementById("printed");
  if (printed) addEventListener("beforeprint", () => { printed.textContent = field.value; });

  // ---- Words, in the reader's language.
  const words = {
    en: {
      loading: "Loading the parser… ",
      "no-wasm": "This browser cannot run WebAssembly, or it is switched off, so the URL is not taken apart. A newer browser, or allowing WebAssembly for this site, helps.",
      blocked: "A security policy keeps this page from running WebAssembly, so the URL is not taken apart. Whoever runs the site must allow 'wasm-unsafe-eval'.",
      network: "The parser could not be loaded. Is the network there?",
      broken: "The parser was loaded but does not start. The browser's console says more.",
      stopped: "The parser stopped, and that is our mistake. The browser's console says more.",
      keep: " What you typed is still in the field.",
    },
    ja: {
      loading: "解析器を読み込み中… ",
      "no-wasm": "このブラウザでは WebAssembly が使えないか、無効になっているため、URL を解析できません。新しいブラウザを使うか、このサイトで WebAssembly を許可してください。",
      blocked: "セキュリティポリシーが WebAssembly の実行を禁じているため、URL を解析できません。サイトの管理者が 'wasm-unsafe-eval' を許可する必要があります。",
      network: "解析器を読み込めませんでした。ネットワークにつながっていますか。",
      broken: "解析器は読み込まれましたが、起動しません。詳細はブラウザのコンソールにあります。",
      stopped: "解析器が停止しました。こちらの誤りです。詳細はブラウザのコンソールにあります。",
      keep: "入力したものは欄に残っています。",
    },
    "zh-Hant": {
      loading: "正在載入解析器… ",
      "no-wasm": "這個瀏覽器無法執行 WebAssembly，或已停用，因此無法解析 URL。請改用較新的瀏覽器，或允許此網站使用 WebAssembly。",
      blocked: "安全政策不允許此頁執行 WebAssembly，因此無法解析 URL。網站管理者必須允許 'wasm-unsafe-eval'。",
      network: "無法載入解析器。網路是否連線？",
      broken: "解析器已載入但無法啟動。詳情請見瀏覽器的主控台。",
      stopped: "解析器已停止，這是我們的錯。詳情請見瀏覽器的主控台。",
      keep: "您輸入的內容仍在欄位中。",
    },
  };
  const { lang } = root; // theme.js chose it
  const say = { ...words[lang], ...globalThis.urlscopeWords }; // theme.js has those that it may need itself

  const fail = (kind, detail = "") => {
    root.classList.remove("ready");
    // An open dialog would keep the reader from the line; what is hidden from now on cannot have the focus.
    document.querySelector("dialog[open]")?.close();
    const lost = document.activeElement?.closest("#panels, nav");
    root.classList.add("failed");
    plain();
    const progress = document.getElementById("progress");
    if (progress) progress.textContent = "";
    const box = document.getElementById("failure");
    box.lang = lang;
    box.querySelector("p").textContent = say[kind] + (detail && detail + say.stop) + (root.classList.contains("frame") ? "" : say.keep);
    const button = box.querySelector("button");
    button.textContent = say.retry;
    button.onclick = globalThis.urlscopeReload ?? (() => location.reload());
    box.hidden = false;
    if (lost && kind === "stopped") button.focus();
  };

  // ---- Progress, quiet: nothing for a visit that is fast, then how much has come. A length sent with the file is
  // that of the compressed file, so the build tells the true one; without it the megabytes stand alone.
  const size = Number(document.querySelector('meta[name="urlscope:size"]')?.content ?? 0);
  const count = async (body) => {
    const line = document.getElementById("progress");
    const start = performance.now();
    let got = 0;
    for (const reader = body.getReader(); ;) {
      const { done, value } = await reader.read();
      // Go took the line away, or it is all here: stop, and let go of what was not read.
      if (done || !line?.isConnected) { reader.cancel(); break; }
      got += value.length;
      if (performance.now() - start < 300) continue;
      line.lang = lang;
      line.textContent = say.loading + (size >= got ? `${Math.floor(got / size * 100)} %` : `${(got / 1e6).toFixed(1)} MB`);
    }
    if (line?.isConnected) line.textContent = "";
  };

  class Failure extends Error {
    constructor(kind, detail) { super(detail); this.kind = kind; }
  }

  const load = async (go) => {
    const file = "app.wasm";
    let response;
    try { response = await fetch(file); } catch (e) { throw new Failure("network", String(e)); }
    if (!response.ok) throw new Failure("missing", file);
    // The browser keeps compiled code only for the response itself, so what is counted is a copy of it.
    if (response.body) count(response.clone().body).catch(() => {});
    const type = response.headers.get("content-type") ?? "";
    // Some hosts have a page for whatever they lack, and call that a success.
    if (/^text\/html\b/i.test(type)) throw new Failure("missing", file);
    // Some servers call it application/octet-stream; streaming refuses that.
    const streams = WebAssembly.compileStreaming && /^application\/wasm\b/i.test(type);
    const compile = async () => streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
    const compiled = await compile().catch((e) => {
      throw e instanceof TypeError ? new Failure("network", String(e)) : e; // it broke off on the way
    });
    return WebAssembly.instantiate(compiled, go.importObject);
  };

  // When the program ends, by a panic, its listeners and timers live on, and each call of it would throw; wasm_exec.js
  // would even wait for ever for a timer that nobody takes. After a trap, which Go cannot catch (the stack or the memory
  // of the browser ran out), the program has not ended, but nothing in it can be relied upon: it counts as ended too.
  const run = (go, instance) => new Promise((end, fail) => {
    const resume = go._resume.bind(go);
    const bury = () => {
      for (const timer of go._scheduledTimeouts.values()) clearTimeout(timer);
      go._scheduledTimeouts.clear();
    };
    go._resume = () => {
      if (go.exited) return;
      try { resume(); } catch (e) {
        go.exited = true;
        console.error(e);
        end();
      }
      if (go.exited) bury();
    };
    go.run(instance).then(() => { bury(); end(); }, fail);
  });

  const boot = async () => {
    try {
      if (typeof WebAssembly !== "object") throw new Failure("no-wasm");
      if (typeof Go !== "function") throw new Failure("missing", "wasm_exec.js");
      const go = new Go();
      const instance = await load(go);
      // go-app replaces the first element of the body, whatever it is: give it one of its own.
      const mount = document.createElement("div");
      mount.id = "app";
      mount.hidden = true;
      document.body.prepend(mount);
      await run(go, instance);
      // A page's program does not end by itself: this is a panic.
      throw new Failure("stopped");
    } catch (e) {
      console.error(e);
      // theme.js: a page from a cache whose files are gone is loaded anew.
      if (e.kind === "missing" && globalThis.urlscopeStale?.(e.message)) return;
      if (e instanceof Failure) fail(e.kind, e.kind === "missing" ? e.message : "");
      else if (/content security policy|unsafe-eval|disallowed by embedder/i.test(String(e))) fail("blocked");
      else fail("broken");
    }
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
    };
    vv.addEventListener("resize", fit);
    vv.addEventListener("scroll", fit);
    field.addEventListener("focus", fit);
    field.addEventListener("blur", fit);
  }

  boot();
})();
