// @ts-check
// The preview of an embed is the element itself. words has the name and the value of each attribute, each followed by an octet 0.
self.urlscopePreview = (box, words) => {
  import("../embed.js").catch(() => { box.hidden = true; }); // no preview without a network
  const e = box.firstElementChild ?? box.appendChild(document.createElement("url-scope"));
  const list = words.split("\0"), gone = new Set(e.getAttributeNames());
  for (let i = 0; i + 1 < list.length; i += 2) {
    e.setAttribute(list[i], list[i + 1]);
    gone.delete(list[i]);
  }
  for (const name of gone) e.removeAttribute(name);
};
