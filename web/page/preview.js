// @ts-check
// The preview of an embed is the element itself, which brings its script. Of each attribute there is the name and the value, with
// an octet 0 behind both.
self.urlscopePreview = (box, words) => {
  import("../embed.js").catch(() => { box.hidden = true; }); // without a network there is none
  const e = box.firstElementChild ?? box.appendChild(document.createElement("url-scope"));
  const list = words.split("\0"), gone = new Set(e.getAttributeNames());
  for (let i = 0; i + 1 < list.length; i += 2) {
    e.setAttribute(list[i], list[i + 1]);
    gone.delete(list[i]);
  }
  for (const name of gone) e.removeAttribute(name);
};
