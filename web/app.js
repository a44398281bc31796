// The page's own script: it prepares the ground for go-app, starts the WebAssembly, and says in words what went
// wrong when it does not start. No dependency. The Go side relies on these names:
//   urlscopeStorage   get(key), set(key, value): the reader's own settings; never throws
//   urlscopeHash      the fragment as it was in the link, with its "#"; go-app must not see a broken one
//   urlscopeLink      puts a fragment into the address, in place of the one that is there; false when that is refused
//   urlscopeTexts     (lang, come): the texts of a language that the program does not bring, a line each; when they are not
//                     there yet, nothing, and come(true) once they are, come(false) when they cannot be had
//   urlscopeTask      (f): calls f in a task of its own, after what waits already
//   urlscopeUp        (): the program answers from here on
//   urlscopeEnter     (room, fail): goes on with the program that has the workshop, and with a room of it; fail() when it
//                     cannot be had
//   urlscopeRoom      the room that was asked for last
// and on classes of <html>: js (theme.js), typed (the reader typed before Go came), ready (set by Go), failed.
(() => {
  const root = document.documentElement;
  const field = document.getElementById("field");
  const copy = document.getElementById("copy");
  root.classList.add("js");
  for (const link of document.querySelectorAll("link[data-later]")) link.media = "all"; // it kept no first paint waiting

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

  // ---- Tasks. A timer would be late, by seconds in a tab that is not seen.
  const tasks = [], turn = new MessageChannel();
  turn.port1.onmessage = () => tasks.shift()();
  globalThis.urlscopeTask = (f) => { tasks.push(f); turn.port2.postMessage(0); };

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

  // ---- Before Go is ready, and when it never is, the field is a plain one: the copy only keeps its height.
  const plain = () => { if (!root.classList.contains("ready")) copy.textContent = field.value + "\u200b"; };
  let passing = false; // from one program to the other, while what the first has painted stands
  field.addEventListener("input", () => {
    if (passing) root.classList.remove("ready");
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
  const count = async (body, name) => {
    const size = name === page ? Number(document.querySelector('meta[name="urlscope:size"]')?.content ?? 0) : 0;
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

  const get = async (file) => {
    let response;
    try { response = await fetch(file); } catch (e) { throw new Failure("network", String(e)); }
    const type = response.headers.get("content-type") ?? "";
    // Some hosts have a page for whatever they lack, and call that a success.
    if (!response.ok || /^text\/html\b/i.test(type)) throw new Failure("missing", file);
    return [response, type];
  };

  // ---- Texts. The program brings those in English.
  const files = { ja: "texts.ja.txt", zh: "texts.zh-Hant.txt" }, texts = {};
  const known = (tag) => /^(ja|zh)(?![^-_])/i.exec(tag)?.[1].toLowerCase(); // as core/text.ParseLang
  const bring = async (tag) => {
    const lang = known(tag);
    if (lang) texts[lang] ??= await get(files[lang]).then(([response]) => response.text());
  };
  globalThis.urlscopeTexts = (tag, come) => {
    const there = texts[known(tag)];
    if (!there) bring(tag).then(() => come(true), (e) => { console.error(e); come(false); });
    return there;
  };

  const load = async (name) => {
    const [response, type] = await get(name);
    // The browser keeps compiled code only for the response itself, so what is counted is a copy of it.
    if (response.body) count(response.clone().body, name).catch(() => {});
    // Some servers call it application/octet-stream; streaming refuses that.
    const streams = WebAssembly.compileStreaming && /^application\/wasm\b/i.test(type);
    const compile = async () => streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
    return compile().catch((e) => {
      throw e instanceof TypeError ? new Failure("network", String(e)) : e; // it broke off on the way
    });
  };

  // ---- Programs. One is the page. The other is the page with its workshop, which few visits need: it comes with a link that
  // asks for it, or takes over when a reader does (wasm/page/workshop.go).
  const page = "app.wasm", workshop = "workshop.wasm";
  const style = async () => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = "workshop.css";
    await new Promise((come) => {
      link.onload = link.onerror = come; // without it all works that did
      document.head.append(link);
    });
  };
  const bringWorkshop = async () => {
    const [module] = await Promise.all([load(workshop), style()]);
    root.classList.add("workshop"); // offline.js keeps it from now on
    return module;
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
    // What gives way to another is let go of: what it has left in the document still knows it.
    go.giveWay = () => {
      go.exited = go.gaveWay = true;
      bury();
      go._inst = go.mem = go._values = null;
      end();
    };
    go.run(instance).then(() => { bury(); end(); }, fail);
  });

  let running; // the program
  const begin = async (module) => {
    const go = new Go();
    go.env.GOGC = "400"; // garbage is seldom collected under a key; see rest in wasm/page/painter.go
    const instance = await WebAssembly.instantiate(module, go.importObject);
    if (running) {
      passing = true;
      if (globalThis.urlscopeRoom) root.classList.add("typed"); // what stands in the field stays there; else it is a link's
      running.giveWay();
    }
    running = go;
    // go-app replaces the first element of the body, whatever it is: give it one of its own.
    const mount = document.createElement("div");
    mount.id = "app";
    mount.hidden = true;
    document.getElementById("app")?.remove();
    document.body.prepend(mount);
    await new Promise(urlscopeTask); // what compiled it ends first
    await run(go, instance);
    // A page's program does not end by itself: this is a panic.
    if (!go.gaveWay) throw new Failure("stopped");
  };
  globalThis.urlscopeUp = () => {
    passing = false;
    root.classList.remove("failed"); // a file is missing without which the page works
    root.classList.add("ready"); // from here on the copy draws the text
  };

  const broke = (e) => {
    console.error(e);
    // theme.js: a page from a cache whose files are gone is loaded anew.
    if (e.kind === "missing" && globalThis.urlscopeStale?.(e.message)) return;
    if (e instanceof Failure) fail(e.kind, e.kind === "missing" ? e.message : "");
    else if (/content security policy|unsafe-eval|disallowed by embedder/i.test(String(e))) fail("blocked");
    else fail("broken");
  };
  globalThis.urlscopeEnter = async (room, fail) => {
    globalThis.urlscopeRoom = room;
    let module;
    try { module = await bringWorkshop(); } catch (e) {
      console.error(e);
      fail();
      return;
    }
    await begin(module).catch(broke);
  };

  const boot = async () => {
    if (typeof WebAssembly !== "object") throw new Failure("no-wasm");
    if (typeof Go !== "function") throw new Failure("missing", "wasm_exec.js");
    if (typeof urlscopeEdit !== "function") throw new Failure("missing", "tools.js");
    // The name is that of a frame (embed.js).
    const wanted = name === "lesson" || /^#lesson=|[#&]present=1(?!\d)/.test(globalThis.urlscopeHash) ? bringWorkshop() : load(page);
    const [module] = await Promise.all([wanted, bring(lang)]);
    await begin(module);
  };

  boot().catch(broke);
})();
