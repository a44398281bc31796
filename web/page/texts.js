// @ts-check
// Texts of the languages that are not built into the program. English is.
/** @type {Record<string, string>} */
const files = { ja: "texts.ja.txt", "zh-Hant": "texts.zh-Hant.txt" };
/** @type {Record<string, string>} */
const texts = {};
/** @type {Record<string, Promise<void>>} */
const coming = {};
export const known = (/** @type {string | undefined} */ tag) => globalThis.urlscopeLang?.(tag); // theme.js
// All callers wait for the same request while a file is loading.
export const bring = async (/** @type {string | undefined} */ tag) => {
  const lang = known(tag);
  if (files[lang]) await (coming[lang] ??= urlscopeGet(files[lang]).then(([response]) => response.text())
    .then((all) => { texts[lang] = all; }).catch((e) => { delete coming[lang]; throw e; }));
};
self.urlscopeTexts = (tag, come) => {
  const there = texts[known(tag)];
  if (!there) bring(tag).then(() => come(true), (e) => {
    if (e.kind === "missing") console.error(e); // the browser itself logs network errors, and requests cancelled by leaving the page are no errors
    come(false);
  });
  return there;
};
