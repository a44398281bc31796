// <url-scope> shows a URL in another site's page. web/README.md says how to use it, and embed.d.ts has its contract. At first it is
// readable code with an ordinary link; a click replaces it by a frame with the playground. A shadow tree with a style sheet of its own
// keeps it from affecting the page around it.
const home = new URL("./", import.meta.url); // in the npm package, define sets it (web/npm/define.js)
const words = {
  en: ["Take it apart", "Loading…", "Try again", "Open in full", "Cannot be shown here. ", "No answer from "],
  ja: ["分解して見る", "読み込み中…", "もう一度試す", "全体を開く", "ここでは表示できません。", "応答なし："],
  "zh-Hant": ["拆解來看", "載入中…", "再試一次", "完整開啟", "這裡無法顯示。", "沒有回應："],
};
const known = LANG_OF;
const style = new CSSStyleSheet();
// The code has the same lines as the field in the frame, and the reserved space depends on the panel that is shown first, so that
// nothing moves when the frame appears. embed.css reserves the same space until this script runs; wasm/site/shared.go has the numbers.
// The box does not inherit the page's styles, except those that hide it or make it inert. @container is written without spaces because
// the minifier does not minify it.
style.replaceSync(`
:host { display: block; container-type: inline-size; margin: 1em 0; min-width: min(100%, 300px); writing-mode: horizontal-tb; direction: ltr;
  --wide: SIZE(problems)px; --narrow: SIZE(narrow-problems)px }
:host([hidden]) { display: none }
:host(:is([show^=character], [show^="anatomy character"])) { --wide: SIZE(character)px; --narrow: SIZE(narrow-character)px }
:host(:is([show^=parts], [show^="anatomy parts"])) { --wide: SIZE(parts)px; --narrow: SIZE(narrow-parts)px }
:host(:is([show=""], [show=anatomy])) { --wide: SIZE(nothing)px; --narrow: SIZE(narrow-nothing)px }
.probe { display: flow-root; transition: color 1ms }
.box { all: initial; float: left; width: 100%; visibility: inherit; pointer-events: inherit; interactivity: inherit; direction: ltr; unicode-bidi: isolate; -webkit-user-select: text;
  user-select: text; position: relative; display: grid; box-sizing: border-box; border: 1px solid #e5decf; border-radius: 12px;
  overflow: hidden; background: #fbf9f4; color: #1f1b16; color-scheme: light; font: 14px/20px system-ui, sans-serif }
.dark { border-color: #383129; background: #171411; color: #ede7dc; color-scheme: dark }
.face { display: flex; flex-direction: column; min-width: 0 }
.live .face { visibility: hidden }
code { box-sizing: border-box; padding: 0 SIZE(side)px SIZE(last)px; min-height: SIZE(line+last)px; max-height: SIZE(most)px; overflow: auto; background: #fff;
  font: SIZE(size)px/SIZE(line)px ui-monospace, "SF Mono", Menlo, "Cascadia Mono", Consolas, "DejaVu Sans Mono", monospace;
  white-space: break-spaces; word-break: break-all; line-break: anywhere }
.dark code { background: #201d19 }
:host([show]:not([show*=anatomy])) code { padding-bottom: 0; line-height: SIZE(plain)px; min-height: SIZE(plain)px }
p { flex: 1; box-sizing: border-box; margin: 0; padding: 8px SIZE(side)px; border-top: 1px solid #8883 }
p:empty { padding: 0 }
.on p { min-height: var(--wide) }
.foot { display: flex; gap: 20px; align-items: center; padding: 4px SIZE(side)px; min-height: SIZE(foot)px }
b { margin-right: auto; font: 600 14px Georgia, serif }
button { font: inherit; font-weight: 500; padding: 3px 11px; min-width: 116px; border: 0; border-radius: 6px; background: #1f1b16;
  color: #fbf9f4; cursor: pointer; white-space: nowrap }
.dark button { background: #ede7dc; color: #171411 }
a { color: inherit; white-space: nowrap }
:focus-visible { outline: 2px solid; outline-offset: 2px }
iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; visibility: hidden }
.live iframe { visibility: inherit }
i { position: absolute; bottom: 0; height: 1px }
@container (width < SIZE(narrow)px) {
code{padding:SIZE(narrow-first)px SIZE(narrow-side)px SIZE(narrow-last)px!important;min-height:SIZE(narrow-first+narrow-line+narrow-last)px;max-height:SIZE(narrow-most)px;font-size:SIZE(narrow-size)px;line-height:SIZE(narrow-line)px}
p,.foot{padding-inline:SIZE(narrow-side)px}
.on p{min-height:var(--narrow)}
b{display:none}
a{order:-1;margin-right:auto}
}
@media print {
  .box { height: auto !important; min-height: var(--all); background: #fff; color: #000; color-scheme: light }
  button, a { display: none }
}`);

const make = (name, parent, more) => parent.appendChild(Object.assign(document.createElement(name), more));

// Reports whether the page around an element is dark: by its classes and attributes, or else because its text is light.
const isDark = (element) => {
  for (const { dataset: d, classList } of [document.body, document.documentElement]) {
    const said = [d.theme, d.bsTheme, d.mode, d.colorMode, d.colorScheme, d.mdColorScheme, ...classList];
    const found = said.map((word) => /^(?:theme-|mode-)?(dark|slate|light)(?:-theme|-mode)?$/.exec(word)).find((m) => m);
    if (found) return found[1] !== "light";
  }
  const { color } = getComputedStyle(element);
  const [x, y, z] = (color.match(/(?<=[( ])[\d.e-]+/g) ?? []).map(Number); // undefined if the element is not rendered
  const grey = .3 * x + .59 * y + .11 * z;
  return { r: grey / 255, c: grey, l: x / 100, o: x }[color[0]] > .5; // rgb(), color(), lab(), oklab()
};

// Returns the language of an element, also from around its shadow tree, or the reader's if urlscope lacks that language.
const langOf = (element) => {
  let own;
  for (; element && !own; element = element.getRootNode().host) own = element.closest("[lang]")?.lang;
  return [own, ...navigator.languages].map(known).find((tag) => tag) ?? "en";
};

class URLScope extends HTMLElement {
  static observedAttributes = ["url", "show", "readonly", "loading", "height", "theme", "lang", "select", "label", "lesson", "names", "judge"];

  #text = "";         // the URL, including the reader's edits in the frame
  #wanted = false;    // a frame is wanted; it does not exist while it would be far out of view
  #idle = false;      // ended: only a click loads the frame again
  #near = false;      // in view or close to it
  #typed = false;     // the reader has edited in the frame, so undo must be kept
  #problem = "";
  #told = {};         // the state of the frame, as sent or received
  #calls = new Map(); // pending requests by id
  #count = 0;
  #frame; #port; #timer;
  #reported;          // the text of the last report
  #selected; #word;   // the selection and the panel in the frame, once set
  #clicked; #content; // time of the click that loads the frame, and the height of its content
  #height;            // the height of the box
  #box; #code; #line; #button; #link; #words;
  #sight = new IntersectionObserver((all) => {
    const now = all.at(-1), was = this.#near;
    this.#near = now.isIntersecting;
    // Remove a frame that is far out of view, to free its memory. It is restored later. Keep it if the reader could lose
    // anything, or if the distance is unknown.
    if (was && !this.#near && now.rootBounds && now.boundingClientRect.width && this.#sight.scrollMargin && !this.#typed &&
      (this.#reported ?? this.getAttribute("loading") !== "eager") && !this.#calls.size &&
      this.shadowRoot.activeElement !== this.#frame) this.#drop();
    this.#update();
  }, { rootMargin: "100%", scrollMargin: "100%" });
  #edge = new IntersectionObserver(() => this.#fit());
  #around = new MutationObserver((all) => {
    if (!this.hasAttribute("url") && all.some((change) => change.type !== "attributes")) this.#read();
    this.#update();
  });
  #refuse = (e) => {
    if (e.disposition === "enforce" && e.effectiveDirective === "frame-src" && e.blockedURI.startsWith(home.origin)) {
      this.#fail("Content-Security-Policy: frame-src " + home.origin);
    }
  };

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [style];
    // A transition of the inherited colour reveals every change of the page's theme.
    const probe = make("div", root, { className: "probe", ontransitionend: (e) => e.target === probe && this.#update() });
    this.#box = make("div", probe, { className: "box" });
    const face = make("div", this.#box, { className: "face" });
    this.#code = make("code", face, { translate: false });
    this.#line = make("p", face, { role: "status" });
    const foot = make("div", face, { className: "foot" });
    make("b", foot, { textContent: "urlscope", translate: false });
    this.#button = make("button", foot, { type: "button", onclick: (e) => {
      this.#clicked = e.timeStamp;
      if (this.#problem) this.#drop();
      this.#want();
    } });
    this.#link = make("a", foot, { target: "_blank", rel: "noopener" });
    this.#edge.observe(make("i", this.#box));
  }

  // Moving an element destroys its frame, so a new one is loaded with the reader's text.
  connectedCallback() {
    if (!this.#text) this.#read();
    this.connectedMoveCallback();
    if (this.#wanted || this.#calls.size) this.#want();
  }

  // moveBefore() keeps the element's state, and changes only its ancestors.
  connectedMoveCallback() {
    this.#around.disconnect();
    this.#around.observe(this, { childList: true, characterData: true, subtree: true });
    for (let e = this; (e = e.assignedSlot ?? e.parentNode ?? e.host);) {
      if (e.nodeType === 1) this.#around.observe(e, { attributes: true });
    }
    this.#sight.observe(this);
    this.#update();
  }

  disconnectedCallback() {
    this.#sight.disconnect();
    this.#around.disconnect();
    this.#drop();
    this.#stray();
  }

  attributeChangedCallback(name, old, now) {
    if (old === now) return;
    if (name === "url") this.#read();
    if (name === "select") this.#selected = undefined;
    this.#update();
  }

  setURL(url) {
    this.#text = `${url}`;
    this.#selected = "";
    this.#update();
  }

  report() { return this.#call({ type: "report" }); }

  applyFix(problem = 0, fix = 0) { return this.#call({ type: "fix", problem: +problem, fix: +fix, url: this.#reported }); }

  // Vue and React set a property instead of the attribute if the property exists.
  set select(octets) { this.setAttribute("select", octets); }

  get select() { return this.#select; }

  #select(start, end) {
    this.#told.select = "";
    this.#selected = `${start}-${end}`;
    this.#update();
  }

  destroy() {
    this.#problem = "";
    this.#height = undefined;
    this.#end("the frame was destroyed");
  }

  focus(options) { (this.#box.classList.contains("live") ? this.#frame : this.#button).focus(options); }

  #read() { this.#text = this.getAttribute("url") ?? this.textContent.trim(); }

  #emit(name, detail) { this.dispatchEvent(new CustomEvent("urlscope-" + name, { bubbles: true, composed: true, detail })); }

  // #update applies the attributes, the text, and the theme and language of the page, to the element and the frame.
  #update() {
    if (!this.isConnected) return;
    const get = (name) => this.getAttribute(name);
    const lang = langOf(this), theme = get("theme"), loading = get("loading");
    const dark = theme === "dark" || theme !== "light" && isDark(this);
    const [take, wait, again, open] = this.#words = words[lang];
    const { classList, style } = this.#box, height = parseInt(get("height")) || this.#height;
    const soon = !this.#idle && (loading === "eager" || loading === "lazy");
    this.#box.lang = lang;
    classList.toggle("dark", dark);
    classList.toggle("on", this.#wanted || soon || !!this.#problem);
    style.height = height > 0 ? height + "px" : "";
    this.#code.textContent = this.#text;
    this.#line.textContent = this.#problem;
    this.#button.textContent = this.#problem ? again : this.#frame ? wait : take;
    this.#link.textContent = open;
    const octets = Array.from(new TextEncoder().encode(this.#text), (b) => String.fromCharCode(b)).join("");
    this.#link.href = home + "#v=1&u=" + btoa(octets).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    if (this.#frame) this.#frame.title = get("label") || "urlscope: " + this.#text;
    // The frame reports texts that are too long. For that it does not need all of the text.
    const cut = (s) => (s ?? "").slice(0, 65537);
    this.#tell({
      url: cut(this.#text), show: cut(get("show") ?? "all"), lang, theme: dark ? "dark" : "light",
      select: cut(this.#selected ?? get("select")), word: cut(this.#word), names: cut(get("names")), lesson: cut(get("lesson")),
      judge: cut(get("judge")), readonly: (get("readonly") ?? "false") !== "false",
    });
    if (this.#wanted ? this.#near : soon && (loading === "eager" || this.#near)) this.#want();
  }

  // #tell sends the changes of the state to the frame.
  #tell(state) {
    const news = Object.entries(state).filter(([key, value]) => this.#told[key] !== value);
    if (!this.#port || !news.length) return;
    Object.assign(this.#told, state);
    this.#send({ type: "set", ...Object.fromEntries(news) });
  }

  #send(message) { this.#port?.postMessage(message); }

  // #call sends a request to the frame, which it loads if necessary.
  #call(question) {
    const id = ++this.#count, message = { id, ...question };
    this.isConnected ? this.#want() : this.#stray();
    this.#send(message);
    return new Promise((yes, no) => this.#calls.set(id, { message, yes, no }));
  }

  // #stray rejects requests to an element that is not connected, unless it is only being moved.
  #stray() { setTimeout(() => this.isConnected || this.#reject("the element is in no page")); }

  #reject(message) {
    for (const { no } of this.#calls.values()) no(new Error(message));
    this.#calls.clear();
  }

  #want() {
    this.#wanted = true;
    if (this.#frame || !this.isConnected) return;
    this.#idle = false;
    this.#problem = "";
    const frame = this.#frame = document.createElement("iframe");
    if (this.matches("[lesson], [names]")) frame.name = "lesson"; // loads the program that has both
    frame.allow = "clipboard-write";
    frame.referrerPolicy = "no-referrer";
    // A same-origin frame could remove its sandbox, and browsers warn about that.
    if (home.origin !== location.origin) {
      frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-downloads allow-popups allow-popups-to-escape-sandbox");
    }
    frame.src = home + "frame.html";
    frame.onload = () => { // also after the frame reloads itself
      const { port1, port2 } = new MessageChannel();
      this.#port = port1;
      port1.onmessage = (e) => this.#hear(e.data);
      frame.contentWindow.postMessage("urlscope", home.origin, [port2]);
      this.#told = {};
      this.#update();
      for (const { message } of this.#calls.values()) this.#send(message);
    };
    this.#timer = setTimeout(() => this.#fail(this.#words[5] + home + "frame.html"), 9000);
    document.addEventListener("securitypolicyviolation", this.#refuse);
    this.#box.append(frame);
    this.#update();
  }

  #hear({ type, id, report, url, typed, start, end, word, lesson, height, acted, message }) {
    if (type === "here") clearTimeout(this.#timer);
    if (type === "height") {
      this.#content = height;
      this.#box.style.setProperty("--all", height + "px"); // for printing
      this.#fit(acted);
    }
    if (type === "select") {
      this.#selected = this.#told.select = `${start}-${end}`;
      this.#emit(type, { start, end });
    }
    if (lesson) this.#emit(type, lesson);
    if (type === "word") this.#word = this.#told.word = word;
    if (type === "error") this.#fail(message);
    if (type === "refused") this.#complain(message);
    if (type === "reply") {
      const call = this.#calls.get(id);
      this.#calls.delete(id);
      message ? call?.no(new Error(message)) : call?.yes(report);
    }
    if (type === "ready" || type === "change") {
      this.#reported = this.#told.url = this.#text = url;
      this.#typed = typed;
      this.#problem = "";
      const focused = this.shadowRoot.activeElement === this.#button;
      this.#box.classList.add("live");
      if (focused) this.#frame.focus();
      this.#update();
      this.#emit(type, report);
    }
  }

  // #fit gives the frame the height of its content, up to a limit, if that moves nothing in view: if the reader has caused the change
  // or has just opened the frame, or if the moving edge is out of view, below the viewport, or above it in browsers with scroll
  // anchoring.
  #fit(acted) {
    const { top, bottom } = this.#box.getBoundingClientRect(), height = Math.min(this.#content, 640);
    if (height && (acted || performance.now() - this.#clicked < 400 || Math.min(bottom, top + height) > innerHeight ||
      bottom < 0 && "overflowAnchor" in this.style)) {
      this.#height = height;
      this.#update();
    }
  }

  // #complain shows the code again, with an error message.
  #complain(message) {
    this.#problem = this.#words[4] + message;
    this.#box.classList.remove("live");
    this.#update();
    this.#emit("error", { message: this.#problem });
  }

  #fail(message) {
    this.#complain(message);
    this.#end(this.#problem);
  }

  #end(message) {
    this.#wanted = false;
    this.#idle = true;
    this.#drop();
    this.#update();
    this.#reject(message);
  }

  #drop() {
    clearTimeout(this.#timer);
    document.removeEventListener("securitypolicyviolation", this.#refuse);
    this.#port?.close();
    this.#frame?.remove();
    this.#port = this.#frame = undefined;
    this.#typed = false;
    this.#box.classList.remove("live");
  }
}

customElements.get("url-scope") ?? customElements.define("url-scope", URLScope);
