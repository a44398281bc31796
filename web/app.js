// The page's own script. It prepares the document for go-app, starts the WebAssembly, and tells the reader why if that
// fails. It has no dependency. Go calls these names:
//   urlscopeStorage   get(key), set(key, value): the reader's settings; never throws
//   urlscopeHash      the fragment as it was in the link, with its "#"
//   urlscopeLink      puts a fragment into the address, in place of the one that is there; false when that is refused
//   urlscopeTexts     (lang, come): the texts of a language that the program does not bring, a line each; when they are not
//                     there yet, nothing, and come(true) once they are, come(false) when they cannot be had
//   urlscopeTask      (f): calls f in a task of its own, after what waits already
//   urlscopePut       (panels): puts them in place of those that the page was delivered with
//   urlscopeUp        (): the program answers from here on
//   urlscopeEnter     (room, fail): goes on with the program that has the workshop, and with a room of it; fail() when it
//                     cannot be had
//   urlscopeRoom      the room that was asked for last
//   urlscopeHears     the options of addEventListener by which a listener ends when the program gives way to another
// and on classes of <html>: js (theme.js), other (a link is to another text than the
// example: theme.js), typed (the reader typed before the program came; also workshop_small.go), plain (until
// Go draws the text the field shows it; also tools.js), loaded (the program is here), ready (it answers), failed.
(() => {
  const root = document.documentElement;
  const field = document.getElementById("field");
  const copy = document.getElementById("copy");
  root.classList.add("js");
  // ---- Storage. In a sandboxed frame merely to name `localStorage` throws.
  const read = (key) => { try { return localStorage.getItem("urlscope." + key) ?? ""; } catch { return ""; } };
  const write = (key, value) => {
    try {
      if (value === "") localStorage.removeItem("urlscope." + key);
      else localStorage.setItem("urlscope." + key, value);
      return true;
    } catch { return false; }
  };
  // Settings that the browser refuses to store last as long as the page is open.
  const unkept = new Map();
  globalThis.urlscopeStorage = {
    get: (key) => unkept.get(key) ?? read(key),
    set: (key, value) => {
      if (write(key, String(value))) unkept.delete(key);
      else unkept.set(key, String(value));
    },
  };

  // ---- Tasks. Browsers delay timers in hidden tabs, by seconds.
  const tasks = [], turn = new MessageChannel();
  turn.port1.onmessage = () => tasks.shift()();
  globalThis.urlscopeTask = (f) => { tasks.push(f); turn.port2.postMessage(0); };

  // ---- Fragment. Only the program reads and changes it.
  const note = () => { globalThis.urlscopeHash = location.hash; };
  note();
  addEventListener("popstate", note, true);

  // ---- Address. Browsers refuse frequent changes, and some frames have no history: then the address stays as it is.
  // replaceState fires no event, so the page does not mistake its own link for one that was opened.
  globalThis.urlscopeLink = (fragment) => {
    try {
      history.replaceState(history.state, "", location.pathname + location.search + fragment);
      return true;
    } catch { return false; }
  };

  // ---- Until Go is ready, the field shows its own text, and the coloured copy only keeps its height.
  const plain = () => {
    if (root.classList.contains("ready")) return;
    root.classList.add("plain");
    copy.textContent = field.value + "\u200b";
  };
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
    try {
      text = sessionStorage.getItem("urlscope.text");
      sessionStorage.removeItem("urlscope.text");
    } catch { /* refused */ }
    return text ?? stated;
  };
  const again = left();
  if (again !== undefined) {
    field.value = again;
    field.focus({ preventScroll: true }); // the button that had it is gone
  }
  if (field.value !== field.defaultValue) { root.classList.add("typed"); plain(); }

  // ---- Clicks and keys before start-up are recorded and replayed. The focused element is found again by its path from the nearest
  // id: prerendered and live panels have the same structure.
  const wayTo = (node) => {
    const way = [];
    for (; !node.id; node = node.parentElement) {
      if (!node.parentElement) return null;
      way.unshift(Array.prototype.indexOf.call(node.parentElement.children, node));
    }
    return [node.id, ...way];
  };
  const follow = ([id, ...way]) => way.reduce((node, i) => node?.children[i], document.getElementById(id));
  let pressed = [];
  const press = (e) => {
    // The browser itself follows links, opens the menu, and types into the field: nothing to replay.
    const done = e.target.closest?.("a, [popovertarget], #failure, #update") ||
      e.target === field && !(e.type === "keydown" && (e.ctrlKey || e.altKey || e.metaKey || /^F\d/.test(e.key)));
    if (pressed && !done) pressed.push({ e, way: wayTo(e.target), value: e.target.value });
  };
  let followed = false;
  addEventListener("hashchange", () => { followed = true; }, { once: true });
  const presses = ["click", "change", "keydown"];
  for (const type of presses) addEventListener(type, press, true);
  const pressAgain = () => {
    const again = pressed ?? [];
    pressed = null;
    for (const type of presses) removeEventListener(type, press, true);
    if (followed) dispatchEvent(new HashChangeEvent("hashchange")); // a link
    for (const { e, way, value } of again) {
      const target = e.target.isConnected || !way ? e.target : follow(way);
      if (!target) continue;
      if (e.type === "change") target.value = value;
      target.dispatchEvent(new e.constructor(e.type, e));
    }
  };
  globalThis.urlscopePut = (panels) => {
    const old = document.getElementById("panels"), focus = old.contains(document.activeElement) && wayTo(document.activeElement);
    old.replaceWith(panels);
    if (focus) follow(focus)?.focus({ preventScroll: true });
  };

  // ---- Print. A printed page repeats the URL at its foot, to be copied from paper. A frame has no such foot.
  const printed = document.getElementById("printed");
  if (printed) addEventListener("beforeprint", () => { printed.textContent = field.value; });

  // ---- Words, in the reader's language.
  const words = {
    en: {
      loading: "Loading the parser… ",
      waiting: "Still waiting for the parser, of which nothing has come.",
      "no-wasm": "This browser cannot run WebAssembly, or it is switched off, so the URL is not taken apart. A newer browser, or allowing WebAssembly for this site, helps.",
      blocked: "A security policy keeps this page from running WebAssembly, so the URL is not taken apart. Whoever runs the site must allow 'wasm-unsafe-eval'.",
      network: "The parser could not be loaded. Is the network there?",
      broken: "The parser was loaded but does not start. The browser's console says more.",
      stopped: "The parser stopped, and that is our mistake. The browser's console says more.",
      keep: " What you typed is still in the field.",
    },
    ja: {
      loading: "解析器を読み込み中… ",
      waiting: "解析器がまだ届いていません。引き続き待っています。",
      "no-wasm": "このブラウザでは WebAssembly が使えないか、無効になっているため、URL を解析できません。新しいブラウザを使うか、このサイトで WebAssembly を許可してください。",
      blocked: "セキュリティポリシーが WebAssembly の実行を禁じているため、URL を解析できません。サイトの管理者が 'wasm-unsafe-eval' を許可する必要があります。",
      network: "解析器を読み込めませんでした。ネットワークにつながっていますか。",
      broken: "解析器は読み込まれましたが、起動しません。詳細はブラウザのコンソールにあります。",
      stopped: "解析器が停止しました。こちらの誤りです。詳細はブラウザのコンソールにあります。",
      keep: "入力したものは欄に残っています。",
    },
    "zh-Hant": {
      loading: "正在載入解析器… ",
      waiting: "解析器尚未送達，仍在等待。",
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

  const failure = (kind, detail) => Object.assign(new Error(detail), { kind });

  const tell = (text) => {
    const box = document.getElementById("failure"), button = box.querySelector("button");
    box.lang = lang;
    box.querySelector("p").textContent = text;
    button.textContent = say.retry;
    button.onclick = globalThis.urlscopeReload ?? (() => location.reload());
    box.hidden = false;
    return button;
  };

  const fail = (kind, detail = "") => {
    root.classList.remove("ready");
    // An open dialog would cover the message. Elements that are hidden now must not keep the focus.
    document.querySelector("dialog[open]")?.close();
    const lost = document.activeElement?.closest("#panels, nav");
    root.classList.add("failed");
    styled();
    plain();
    const progress = document.getElementById("progress");
    if (progress) progress.textContent = "";
    const button = tell(say[kind] + (detail && detail + say.stop) + (root.classList.contains("frame") ? "" : say.keep));
    if (lost && kind === "stopped") button.focus();
  };

  // ---- Progress. A fast visit shows nothing; a slow one shows how much is loaded. Content-Length is the length of the
  // compressed file, so the build writes the true length into the page; without it only the megabytes are shown.
  const progress = (name) => {
    const size = name === page ? Number(document.querySelector('meta[name="urlscope:size"]')?.content ?? 0) : 0;
    const line = document.getElementById("progress");
    const start = performance.now();
    return (got) => {
      if (!line || performance.now() - start < 300) return;
      line.lang = lang;
      line.textContent = say.loading + (size >= got ? `${Math.floor(got / size * 100)} %` : `${(got / 1e6).toFixed(1)} MB`);
    };
  };

  // ---- Texts. English is built into the program.
  const files = { ja: "texts.ja.txt", "zh-Hant": "texts.zh-Hant.txt" }, texts = {}, coming = {};
  const known = (tag) => globalThis.urlscopeLang?.(tag); // theme.js
  // All calls while a file is loading are answered as soon as it arrives.
  const bring = async (tag) => {
    const lang = known(tag);
    if (files[lang]) await (coming[lang] ??= urlscopeGet(files[lang]).then(([response]) => response.text())
      .then((all) => { texts[lang] = all; }).catch((e) => { delete coming[lang]; throw e; }));
  };
  globalThis.urlscopeTexts = (tag, come) => {
    const there = texts[known(tag)];
    if (!there) bring(tag).then(() => come(true), (e) => {
      if (e.kind === "missing") console.error(e); // of a network that is gone the browser tells, and whoever leaves has not lost any
      come(false);
    });
    return there;
  };

  // ---- Programs. There are two: the page, and the page with its workshop, which few visits need. The second is loaded for a
  // link that asks for it, or replaces the first when a reader enters the workshop (wasm/page/workshop.go).
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
  // A server may take the question for a program and never answer. That is said after nine seconds, as embed.js does of a frame, and
  // waiting goes on.
  const load = (name) => {
    const show = progress(name);
    let told = false;
    const late = setTimeout(() => {
      if (globalThis.urlscopeFrame?.wait((tag) => (words[known(tag)] ?? say).waiting)) return;
      tell(say.waiting);
      told = true;
    }, 9000);
    const came = () => {
      clearTimeout(late);
      if (told) document.getElementById("failure").hidden = true;
      told = false;
    };
    return urlscopeLoad(name, (got) => { came(); show(got); }).finally(came);
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
    // What gives way to another hears of nothing more in the document, and is let go of.
    const over = new AbortController();
    globalThis.urlscopeHears = { signal: over.signal };
    go.giveWay = () => {
      go.exited = go.gaveWay = true;
      over.abort();
      bury();
      go._inst = go.mem = go._values = null;
      end();
    };
    go.run(instance).then(() => { bury(); end(); }, fail);
  });

  let running; // the program
  const begin = async (module) => {
    await styled();
    const go = new Go();
    go.env.GOGC = "400"; // more than what is collected between two keys; see littered in wasm/page/painter.go
    const instance = await WebAssembly.instantiate(module, go.importObject);
    if (running) {
      passing = true;
      if (globalThis.urlscopeRoom) root.classList.add("typed"); // what stands in the field stays there; else it is a link's
      running.giveWay();
    }
    running = go;
    // The program puts itself in place of the first element of the body, whatever it is: give it one of its own.
    const mount = document.createElement("div");
    mount.id = "app";
    mount.hidden = true;
    document.getElementById("app")?.remove();
    document.body.prepend(mount);
    await new Promise(urlscopeTask); // what compiled it ends first
    await run(go, instance);
    // A page's program does not end by itself: this is a panic.
    if (!go.gaveWay) throw failure("stopped");
  };
  globalThis.urlscopeUp = () => {
    passing = false;
    root.classList.remove("failed"); // a file is missing without which the page works
    root.classList.add("ready"); // from here on the copy draws the text
    urlscopeTask(pressAgain);
  };

  const broke = (e) => {
    console.error(e);
    // theme.js: a page from a cache whose files are gone is loaded anew.
    if (e.kind === "missing" && globalThis.urlscopeStale?.(e.message)) return;
    if (e.kind) fail(e.kind, e.kind === "missing" ? e.message : "");
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

  // Style sheets that the first paint does not need. The program waits for them, so that nothing is shown unstyled.
  const styled = () => Promise.all(Array.from(document.querySelectorAll("link[data-later]"), (link) => {
    link.media = "all";
    return link.sheet || document.readyState === "complete" || new Promise((come) => {
      link.addEventListener("load", come);
      addEventListener("load", come); // it cannot be had
    });
  }));

  // ---- When to start. The prerendered page can be read without the program, whose start blocks a phone for half a second. So
  // load.js fetches and compiles it in a worker. It starts at the first pointer move, key, focus or scroll, or a little later
  // without one. It starts at once if the prerendered example is not what the reader wants: for a link with a text, in a frame,
  // and after typing; and at every visit but the first, because the browser has the compiled code then.
  const signs = ["pointermove", "pointerdown", "touchstart", "click", "keydown", "wheel", "scroll", "focusin", "input", "change",
    "dragenter", "popstate", "beforeprint"];
  const moment = () => {
    const again = () => { try { return navigator.serviceWorker?.controller; } catch { /* refused */ } };
    if (urlscopeHash || self !== top || root.classList.contains("typed") || again()) return styled;
    const sign = new Promise((come) => {
      for (const name of signs) addEventListener(name, come, { capture: true, passive: true, once: true });
    });
    sign.then(styled); // the menu opens without a program
    return () => Promise.race([sign, new Promise((come) => setTimeout(come, 1200))]);
  };

  const boot = async () => {
    const wait = moment();
    if (typeof WebAssembly !== "object") throw failure("no-wasm");
    if (typeof urlscopeLoad !== "function") throw failure("missing", "load.js");
    if (typeof Go !== "function") throw failure("missing", "wasm_exec.js");
    if (typeof urlscopeEdit !== "function") throw failure("missing", "tools.js");
    // embed.js gives the frame this name.
    const wanted = name === "lesson" || /^#lesson=|[#&]present=1(?!\d)/.test(urlscopeHash) ? bringWorkshop() : load(page);
    bring(/[#&]lang=([^&]*)/.exec(urlscopeHash)?.[1]).catch(() => {}); // without them the program asks again, and says so
    const [module] = await Promise.all([wanted, bring(lang)]);
    root.classList.add("loaded");
    await wait();
    await begin(module);
  };

  boot().catch(broke);
})();
