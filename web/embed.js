// <url-scope>: a URL in somebody else's page, taken apart on demand. README.md says how to use it, embed.d.ts what it
// promises. Until it is wanted it is the code, readable, and an ordinary link; then a frame with the playground takes
// that place. Nothing of the page around it is touched: all of this is a shadow tree with a style of its own.
const home = new URL("./", import.meta.url);
const words = [
  ["Take it apart", "Loading…", "Try again", "Open in full", "The playground cannot be loaded here. "],
  ["分解して見る", "読み込み中…", "もう一度試す", "全体を開く", "ここではプレイグラウンドを読み込めません。"],
  ["拆解來看", "載入中…", "再試一次", "完整開啟", "這裡無法載入互動頁面。"],
];
const style = new CSSStyleSheet();
// The code is set as in the field of the frame, line for line: so the frame finds the room that it needs.
style.replaceSync(`
:host { display: block; container-type: inline-size; margin: 1em 0 }
:host([hidden]) { display: none }
.probe { transition: color 1ms }
.box { position: relative; box-sizing: border-box; border: 1px solid #e5decf; border-radius: 12px; overflow: hidden;
  background: #fbf9f4; color: #1f1b16; color-scheme: light; font: 14px/20px system-ui, sans-serif; text-align: left }
.dark { border-color: #383129; background: #171411; color: #ede7dc; color-scheme: dark }
.face { display: flex; flex-direction: column; min-height: 100% }
.live .face { visibility: hidden }
code { padding: 0 20px 10px; min-height: 102px; max-height: 214px; overflow: auto; background: #fff;
  font: 19px/102px ui-monospace, "SF Mono", Menlo, "Cascadia Mono", Consolas, "DejaVu Sans Mono", monospace;
  white-space: break-spaces; word-break: break-all; line-break: anywhere; direction: ltr }
.dark code { background: #201d19 }
.plain code { padding-bottom: 0; line-height: 50px; min-height: 50px }
p { flex: 1; margin: 0; padding: 8px 20px; border-top: 1px solid #8883 }
p:empty { padding: 0 }
.on p { min-height: 185px }
.on.bare p { min-height: 0 }
.foot { display: flex; gap: 20px; align-items: center; padding: 4px 20px; min-height: 28px }
b { font: 600 14px Georgia, serif; margin-right: auto }
button { font: 500 14px/20px system-ui, sans-serif; padding: 3px 11px; min-width: 116px; border: 0; border-radius: 6px; background: #1f1b16;
  color: #fbf9f4; cursor: pointer; white-space: nowrap }
.dark button { background: #ede7dc; color: #171411 }
a { color: inherit; white-space: nowrap }
:focus-visible { outline: 2px solid #1a5fb4; outline-offset: 2px }
.dark :focus-visible { outline-color: #8ab8ff }
iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; visibility: hidden }
.live iframe { visibility: visible }
@container (width < 480px) {
  code { padding: 2px 15px 8px; min-height: 58px; max-height: 126px; font-size: 18px; line-height: 58px }
  p, .foot { padding-left: 15px; padding-right: 15px }
  .on p { min-height: 240px }
  .on.bare p { min-height: 28px }
  b { display: none }
  a { order: -1; margin-right: auto }
}`);

const make = (name, parent, more) => parent.appendChild(Object.assign(document.createElement(name), more));

// Whether the page around an element is dark: as the page says, or else as the text is lighter than the middle.
const isDark = (element) => {
  for (const { dataset: d, classList } of [document.body, document.documentElement]) {
    const said = [d.theme, d.bsTheme, d.mode, d.colorMode, d.colorScheme, d.mdColorScheme, ...classList];
    const found = said.map((word) => /^(?:theme-|mode-)?(dark|slate|light)(?:-theme|-mode)?$/.exec(word)).find((m) => m);
    if (found) return found[1] !== "light";
  }
  const { color } = getComputedStyle(element);
  const [x, y, z] = color.match(/(?<=[( ])[\d.e-]+/g).map(Number);
  const grey = .3 * x + .59 * y + .11 * z;
  return { r: grey / 255, c: grey, l: x / 100, o: x }[color[0]] > .5; // rgb(), color(), lab(), oklab()
};

// The language of an element, which may be that of the host of its tree.
const langOf = (element) => {
  for (; element; element = element.getRootNode().host) {
    const nearest = element.closest("[lang]");
    if (nearest) return nearest.lang;
  }
  return "";
};

class URLScope extends HTMLElement {
  static observedAttributes = ["url", "show", "readonly", "loading", "height", "theme", "lang", "select", "label"];

  #text = "";         // the URL; in the frame the reader may have changed it
  #wanted = false;    // there is to be a frame
  #idle = false;      // it was ended: from now on only a click loads it
  #problem = "";
  #told = {};         // what the frame knows
  #calls = new Map(); // what it was asked and has not answered
  #count = 0;
  #frame; #port; #timer; #rev;
  #probe; #box; #code; #line; #button; #link;
  #near = new IntersectionObserver((all) => all.at(-1).isIntersecting && this.#want(), { rootMargin: "200px" });
  #around = new MutationObserver((all) => {
    if (!this.hasAttribute("url") && all.some((change) => change.type !== "attributes")) this.#read();
    this.#update();
  });

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [style];
    // Whatever changes the colour of the page's text, this hears of it.
    this.#probe = make("div", root, { className: "probe", ontransitionend: (e) => e.target === this.#probe && this.#update() });
    this.#box = make("div", this.#probe);
    const face = make("div", this.#box, { className: "face" });
    this.#code = make("code", face, { translate: false });
    this.#line = make("p", face, { role: "status" });
    const foot = make("div", face, { className: "foot" });
    make("b", foot, { textContent: "urlscope", translate: false });
    this.#button = make("button", foot, { type: "button", onclick: () => this.#want() });
    this.#link = make("a", foot, { target: "_blank", rel: "noopener" });
  }

  // A frame does not survive a move: it is made anew, with what the reader had typed.
  connectedCallback() {
    if (!this.#text) this.#read();
    this.connectedMoveCallback();
    if (this.#wanted) this.#want();
  }

  // Where the browser can move an element whole, only what is around it is new.
  connectedMoveCallback() {
    this.#around.disconnect();
    this.#around.observe(this, { childList: true, characterData: true, subtree: true });
    for (let e = this; (e = e.assignedSlot ?? e.parentNode ?? e.host);) {
      if (e.nodeType === 1) this.#around.observe(e, { attributes: true });
    }
    this.#update();
  }

  disconnectedCallback() {
    this.#near.disconnect();
    this.#around.disconnect();
    this.#drop();
  }

  attributeChangedCallback(name, old, now) {
    if (old === now) return;
    if (name === "url") this.#read();
    this.#update();
  }

  setURL(url) {
    this.#text = String(url);
    this.#update();
  }

  report() { return this.#call({ type: "report" }); }

  applyFix(problem = 0, fix = 0) { return this.#call({ type: "fix", problem, fix, rev: this.#rev }); }

  select(start, end) {
    this.#told.select = "";
    this.#tell({ select: `${start}-${end}` });
  }

  destroy() { this.#end("destroyed"); }

  focus(options) { (this.#box.classList.contains("live") ? this.#frame : this.#button).focus(options); }

  #read() { this.#text = this.getAttribute("url") ?? this.textContent.trim(); }

  #emit(name, detail) { this.dispatchEvent(new CustomEvent("urlscope-" + name, { bubbles: true, composed: true, detail })); }

  // #update shows what the attributes, the text and the page around say now, here and in the frame.
  #update() {
    if (!this.isConnected) return;
    const get = (name) => this.getAttribute(name);
    const lang = langOf(this), theme = get("theme"), show = get("show") ?? "anatomy problems wire character parts";
    const dark = theme === "dark" || theme !== "light" && isDark(this);
    const [take, wait, again, open, sorry] = words[/^ja\b/i.test(lang) ? 1 : /^zh-(hant|tw|hk|mo)\b/i.test(lang) ? 2 : 0];
    const loading = get("loading"), height = parseInt(get("height")), { classList, style } = this.#box;
    classList.add("box");
    classList.toggle("dark", dark);
    classList.toggle("plain", !/\banatomy\b/.test(show));
    classList.toggle("bare", !/problems|wire|character|parts/.test(show));
    if (this.#wanted || loading === "eager" || loading === "lazy") classList.add("on");
    style.height = height > 0 ? height + "px" : "";
    this.#code.textContent = this.#text;
    this.#line.textContent = this.#problem && sorry + this.#problem;
    this.#button.textContent = this.#frame ? wait : this.#problem ? again : take;
    this.#link.textContent = open;
    const octets = Array.from(new TextEncoder().encode(this.#text), (b) => String.fromCharCode(b)).join("");
    this.#link.href = home + "#v=1&u=" + btoa(octets).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    if (this.#frame) this.#frame.title = get("label") || "urlscope: " + this.#text;
    this.#tell({
      url: this.#text, show, lang, theme: dark ? "dark" : "light", select: get("select") ?? "",
      readonly: (get("readonly") ?? "false") !== "false",
    });
    if (this.#wanted || this.#idle) return;
    if (loading === "eager") this.#want();
    else if (loading === "lazy") this.#near.observe(this);
    else this.#near.disconnect();
  }

  // #tell sends the frame what is new to it.
  #tell(state) {
    const news = Object.entries(state).filter(([key, value]) => this.#told[key] !== value);
    if (!this.#port || !news.length) return;
    Object.assign(this.#told, state);
    this.#send({ type: "set", ...Object.fromEntries(news) });
  }

  #send(message) { this.#port?.postMessage(JSON.stringify(message)); }

  #call(message) {
    message.id = ++this.#count;
    this.#want();
    return new Promise((yes, no) => {
      this.#calls.set(message.id, { message, yes, no });
      this.#send(message);
    });
  }

  #want() {
    this.#wanted = true;
    this.#near.disconnect();
    if (this.#frame || !this.isConnected) return;
    this.#idle = false;
    this.#problem = "";
    const frame = this.#frame = document.createElement("iframe");
    frame.allow = "clipboard-write";
    frame.referrerPolicy = "no-referrer";
    // Of one origin with this page, it could take the sandbox off: browsers warn of that.
    if (home.origin !== location.origin) {
      frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-downloads allow-popups allow-popups-to-escape-sandbox");
    }
    frame.src = home + "frame.html";
    frame.onload = () => { // again, should the frame load itself again
      const { port1, port2 } = new MessageChannel();
      this.#port = port1;
      port1.onmessage = (e) => this.#hear(JSON.parse(e.data));
      frame.contentWindow.postMessage("urlscope", home.origin, [port2]);
      this.#wait(4000);
      this.#told = {};
      this.#update();
      for (const { message } of this.#calls.values()) this.#send(message);
    };
    this.#wait(60000);
    this.#box.append(frame);
    this.#update();
  }

  #wait(time) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fail(""), time);
  }

  #hear({ type, id, report, url, rev, start, end, height, message }) {
    if (type === "here") clearTimeout(this.#timer);
    if (type === "height") this.#box.style.minHeight = height + "px";
    if (type === "select") this.#emit(type, { start, end });
    if (type === "error") this.#fail(message);
    if (type === "reply") {
      const call = this.#calls.get(id);
      this.#calls.delete(id);
      message ? call?.no(new Error(message)) : call?.yes(report);
    }
    if (type === "ready" || type === "change") {
      this.#rev = rev;
      this.#told.url = this.#text = url;
      if (type === "ready") {
        const focused = this.shadowRoot.activeElement === this.#button;
        this.#box.classList.add("live");
        if (focused) this.#frame.focus();
      }
      this.#update();
      this.#emit(type, report);
    }
  }

  #fail(message) {
    this.#problem = message || " ";
    this.#end(message || words[0][4].trim());
    this.#emit("error", { message: this.#line.textContent });
  }

  #end(message) {
    this.#wanted = false;
    this.#idle = true;
    this.#drop();
    this.#update();
    for (const { no } of this.#calls.values()) no(new Error(message));
    this.#calls.clear();
  }

  #drop() {
    clearTimeout(this.#timer);
    this.#port?.close();
    this.#frame?.remove();
    this.#port = this.#frame = undefined;
    this.#box.classList.remove("live");
  }
}

// Vue and React set an attribute by the property of that name where there is one.
const { select } = URLScope.prototype;
Object.defineProperty(URLScope.prototype, "select", { get: () => select, set(octets) { this.setAttribute("select", octets); } });

customElements.get("url-scope") ?? customElements.define("url-scope", URLScope);
