// @ts-check
// Writing. One call writes all changes of a redraw, because passing a string from Go takes longer than writing it. words has a name and
// a value for each node, each followed by an octet 0. The name is the name of an attribute, or empty for a text node.
self.urlscopeWrite = (words, ...nodes) => {
  const list = words.split("\0");
  for (const [i, node] of nodes.entries()) {
    const name = list[2 * i], value = list[2 * i + 1];
    if (name) /** @type {Element} */ (node).setAttribute(name, value); else node.nodeValue = value;
  }
};
