// Registers the service worker, which caches the page for the next visit, and announces new versions. Without service workers
// (denied, not supported, or in a private window) the page needs the network.
(() => {
  // Not in a frame: browsers partition storage, so they would store a whole copy for each site with an embed. The frames of one site
  // share the HTTP cache.
  if (self !== top) return;
  let workers;
  try { workers = navigator.serviceWorker; } catch { /* refused */ }
  if (!workers) return;

  const line = document.getElementById("update");
  line.querySelector("button").addEventListener("click", () => globalThis.urlscopeReload());
  // When a worker takes over a page that came from another worker, the page is an old version. A page from the network is not.
  if (globalThis.urlscopeRenewed) line.hidden = false; // observed by theme.js
  else if (workers.controller) workers.addEventListener("controllerchange", () => { line.hidden = false; });

  // Calls f once the root element has a class. Caching starts after the page has loaded, so that it does not slow the page down.
  const root = document.documentElement;
  const once = (name, f) => {
    if (root.classList.contains(name)) return f();
    new MutationObserver((_, observer) => {
      if (!root.classList.contains(name)) return;
      observer.disconnect();
      f();
    }).observe(root, { attributes: true, attributeFilter: ["class"] });
  };
  // A page of `make run` is not cached: it lacks the meta element. It needs a worker only to delete the cache of an earlier build.
  const kept = async () => document.querySelector('meta[name="urlscope:offline"]') || await workers.getRegistration() ||
    (await caches.keys()).some((name) => name.startsWith("urlscope "));
  const register = async () => {
    try {
      if (!await kept()) return;
      const registration = await workers.register(urlscopeScript("sw.js"), { updateViaCache: "none" });
      // A new worker takes over when the old one is idle, but Chromium sometimes takes minutes to notice that. Calling skipWaiting
      // again makes it check.
      const remind = () => {
        if (!registration.waiting) return;
        registration.waiting.postMessage("begin");
        setTimeout(remind, 2000);
      };
      const found = () => registration.installing?.addEventListener("statechange", () => setTimeout(remind, 1000), { once: true });
      registration.addEventListener("updatefound", found);
      found();
      remind();
      // Browsers look for a new version at every visit, but a tab may stay open for weeks.
      if (registration.active) registration.update().catch(() => {}); // at once, not when the browser is idle
      let asked = performance.now();
      document.addEventListener("visibilitychange", () => {
        if (document.hidden || performance.now() - asked < 3_600_000) return;
        asked = performance.now();
        registration.update().catch(() => {});
      });
    } catch { /* refused */ }
  };
  once("loaded", register);
  // The workshop is cached once the reader has entered it.
  once("workshop", () => workers.ready.then(({ active }) => active.postMessage("workshop")));
})();
