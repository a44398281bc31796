// Shows host.html in the reader's language, which theme.js chose, or in the language of the address. Without scripts all three
// stand below each other.
(() => {
  const root = document.documentElement;
  const chosen = root.lang;
  const show = () => {
    root.lang = globalThis.urlscopeLang?.(location.hash.slice(1)) ?? chosen;
    document.title = document.querySelector(`article:lang(${root.lang}) h1`)?.textContent ?? document.title;
    for (const a of document.querySelectorAll(".langs a")) {
      if (a.lang === root.lang) a.setAttribute("aria-current", "true");
      else a.removeAttribute("aria-current");
    }
  };
  show();
  addEventListener("hashchange", () => { show(); scrollTo(0, 0); });
  addEventListener("DOMContentLoaded", () => {
    show();
    // The examples name this very place.
    const here = new URL("./", location).href.split("#")[0];
    for (const code of document.querySelectorAll("pre")) code.textContent = code.textContent.replaceAll("https://example.org/urlscope/", here);
  });
})();
