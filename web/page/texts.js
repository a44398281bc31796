// @ts-check
// Texts. English is built into the program.
/** @type {Record<string, string>} */
const files = { ja: "texts.ja.txt", "zh-Hant": "texts.zh-Hant.txt" };
/** @type {Record<string, string>} */
const texts = {};
/** @type {Record<string, Promise<void>>} */
const coming = {};
export const known = (/** @type {string | undefined} */ tag) => globalThis.urlscopeLang?.(tag); // theme.js
// All calls while a file is loading are answered as soon as it arrives.
export const bring = async (/** @type {string | undefined} */ tag) => {
  const lang = known(tag);
  if (files[lang]) await (coming[lang] ??= urlscopeGet(files[lang]).then(([response]) => response.text())
    .then((all) => { texts[lang] = all; }).catch((e) => { delete coming[lang]; throw e; }));
};
self.urlscopeTexts = (tag, come) => {
  const there = texts[known(tag)];
  if (!there) bring(tag).then(() => come(true), (e) => {
    if (e.kind === "missing") console.error(e); // of a network that is gone the browser tells, and whoever leaves has not lost any
    come(false);
  });
  return there;
};
