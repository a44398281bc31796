// @ts-check
// Files that few visits need: the built-in lessons, a file per language, and the public suffixes. Calls come with the text of a file,
// or with "" if it cannot be loaded. If the program does not run, lessons.js shows the texts of the lessons.
import { framed, root } from "./elements.js";

/** @type {Record<string, string>} */
const files = { en: "lessons.en.txt", ja: "lessons.ja.txt", "zh-Hant": "lessons.zh-Hant.txt", suffixes: "suffixes.txt" };
self.urlscopeLoadText = async (what, come) => {
  let text = "";
  try {
    const [response] = await urlscopeGet(files[what]);
    text = await response.text();
  } catch (e) {
    if (e.kind !== "missing") console.error(e);
    else globalThis.urlscopeStale?.(e.message);
  }
  come(text);
};
const readable = () => {
  if (framed || !root.classList.contains("failed") || document.querySelector("script[data-lessons]")) return;
  if (!globalThis.urlscopeScript) return; // load.js is missing, which was reported
  const script = Object.assign(document.createElement("script"), { src: urlscopeScript("lessons.js") });
  script.dataset.lessons = "";
  document.head.append(script);
};
new MutationObserver(readable).observe(root, { attributeFilter: ["class"] });
