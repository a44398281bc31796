// @ts-check
// Fragment. Only the program reads and changes it.
const note = () => { self.urlscopeHash = location.hash; };
note();
addEventListener("popstate", note, true);

// Address. Browsers reject frequent changes, and some frames have no history. Then the address stays unchanged.
// replaceState fires no event, so the page does not mistake its own link for one that was opened.
self.urlscopeLink = (fragment) => {
  try {
    history.replaceState(history.state, "", location.pathname + location.search + fragment);
    return true;
  } catch { return false; }
};
