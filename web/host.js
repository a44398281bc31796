// Shows host.html in the reader's language, which theme.js has chosen, or in the language of the address. Without scripting the page
// has all three languages, one below the other.
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
    // Put the address of this site into the examples.
    const here = new URL("./", location).href.split("#")[0];
    for (const code of document.querySelectorAll("pre")) code.textContent = code.textContent.replaceAll("https://example.org/urlscope/", here);
  });
})();
