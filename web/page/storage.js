// @ts-check
// Storage. In a sandboxed frame even reading the variable localStorage throws.
const read = (/** @type {string} */ key) => { try { return localStorage.getItem("urlscope." + key) ?? ""; } catch { return ""; } };
const write = (/** @type {string} */ key, /** @type {string} */ value) => {
  try {
    if (value === "") localStorage.removeItem("urlscope." + key);
    else localStorage.setItem("urlscope." + key, value);
    return true;
  } catch { return false; }
};
// Settings that the browser does not store are kept until the page is closed.
/** @type {Map<string, string>} */
const unkept = new Map();
self.urlscopeStorage = {
  get: (key) => unkept.get(key) ?? read(key),
  set: (key, value) => {
    if (write(key, String(value))) unkept.delete(key);
    else unkept.set(key, String(value));
  },
};
