// Shows host.html in the reader's language, as the page does: the one of the address, the one chosen there, or the
// browser's. Without this script all three stand below each other.
(() => {
  const root = document.documentElement;
  const languages = ["en", "ja", "zh-Hant"];
  const known = (tag) => /^zh-(hant|tw|hk|mo)\b/i.test(tag) ? "zh-Hant" : languages.find((l) => tag.split("-")[0].toLowerCase() === l);
  let chosen = "";
  try { chosen = localStorage.getItem("urlscope.lang") ?? ""; } catch { /* refused */ }
  const show = () => {
    root.lang = [location.hash.slice(1), chosen, ...(navigator.languages ?? [])].map(known).find(Boolean) ?? "en";
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
