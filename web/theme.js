// Runs before the first paint, and does only what must happen before it.
(() => {
  const root = document.documentElement;
  // Without this class the style sheet treats the page as one without scripts.
  root.classList.add("js");
  // The prerendered panels are about the example. For a link to another text, style.css hides them.
  if (/^#(v|lesson)=/.test(location.hash)) root.classList.add("other");
  // Sets the theme: the reader's choice, or "" for the system's. The browser's toolbars get the same colour.
  const paper = { light: "#fbf9f4", dark: "#171411" };
  globalThis.urlscopeTheme = (theme) => {
    if (theme in paper) root.dataset.theme = theme; else delete root.dataset.theme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.content = paper[theme] ?? paper[meta.media.includes("dark") ? "dark" : "light"];
    }
  };
  try {
    globalThis.urlscopeTheme(localStorage.getItem("urlscope.theme"));
    root.classList.toggle("replies", localStorage.getItem("urlscope.replies") === "on"); // the replies in conversations (panel_wire.go)
  } catch { /* Storage is denied in some frames; use the system's theme. */ }

  // The page is in English, with templates for the other languages (wasm/site/prerender.go). The template of the reader's language
  // replaces the body before the first paint and before other scripts run. The language is chosen as in wasm/page/header.go.
  const known = globalThis.urlscopeLang = LANG_OF;
  let kept = "";
  try { kept = localStorage.getItem("urlscope.lang") ?? ""; } catch { /* refused */ }
  root.lang = [root.dataset.lang, kept, ...(navigator.languages ?? [])].map(known).find(Boolean) ?? "en"; // pages in one language set data-lang
  if (root.lang !== "en") {
    root.classList.add("unread");
    document.addEventListener("readystatechange", () => {
      const own = document.querySelector(`template[lang="${root.lang}"]`);
      if (own) document.body.replaceChildren(own.content);
      root.classList.remove("unread");
    }, { once: true });
  }

  // A new version may take over before offline.js runs.
  try {
    navigator.serviceWorker?.addEventListener("controllerchange", () => { globalThis.urlscopeRenewed = true; }, { once: true });
  } catch { /* refused */ }

  // Reloads the page. app.js restores the text from sessionStorage, or from the history state if that is denied or full.
  let session;
  try { session = sessionStorage; } catch { /* refused */ }
  globalThis.urlscopeReload = () => {
    const field = document.getElementById("field");
    if (field && field.value !== field.defaultValue) {
      try { session.setItem("urlscope.text", field.value); } catch {
        try { history.replaceState({ urlscopeText: field.value }, ""); } catch { /* denied, too */ }
      }
    }
    location.reload();
  };

  // A missing file usually means that this page is an old version from a cache whose files were replaced on the host: reload to get
  // the new version. If the same file is missing after a reload, the site is broken.
  let leaving = false;
  globalThis.urlscopeStale = (file) => {
    if (leaving || !navigator.onLine) return leaving;
    try {
      if (session.getItem("urlscope.missing") === file) return false;
      session.setItem("urlscope.missing", file);
    } catch { return false; } // otherwise it would reload forever
    globalThis.urlscopeReload();
    return leaving = true;
  };

  // Load errors are fired only at the element of the file. app.js shows better messages, but may be the missing file itself.
  const words = globalThis.urlscopeWords = {
    en: { missing: "A file of this page is missing on the server: ", stop: ".", retry: "Try again" },
    ja: { missing: "このページのファイルがサーバにありません：", stop: "。", retry: "もう一度試す" },
    "zh-Hant": { missing: "伺服器上缺少此頁的檔案：", stop: "。", retry: "再試一次" },
  }[root.lang];
  addEventListener("error", (e) => {
    const file = e.target instanceof HTMLScriptElement ? e.target.getAttribute("src")
      : e.target instanceof HTMLLinkElement && e.target.rel === "stylesheet" ? e.target.getAttribute("href") : null;
    if (!file || globalThis.urlscopeStale(file)) return;
    root.classList.add("failed");
    const say = () => {
      const note = document.getElementById("failure");
      if (!note?.hidden) return;
      note.hidden = false;
      note.querySelector("button").onclick = globalThis.urlscopeReload;
      note.querySelector("button").textContent = words.retry;
      note.querySelector("p").textContent = words.missing + file + words.stop;
    };
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", say);
    else say();
  }, true);
})();
