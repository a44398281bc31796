// Registers the service worker, which caches the page for the next visit, and says when a new version is there. Without service
// workers (refused, not supported, or in a private window) the page needs the network.
(() => {
  // Not in a frame: on another site's page a browser would keep a whole copy for each such site, and a page that
  // shows ours has not asked for that. The frames of one site share the browser's ordinary cache.
  if (self !== top) return;
  let workers;
  try { workers = navigator.serviceWorker; } catch { /* refused */ }
  if (!workers) return;

  const line = document.getElementById("update");
  line.querySelector("button").addEventListener("click", () => globalThis.urlscopeReload());
  // A page that came from a worker has seen an older version when another takes over. One that came from the network
  // has not: nothing took over from anything.
  if (globalThis.urlscopeRenewed) line.hidden = false; // theme.js saw it
  else if (workers.controller) workers.addEventListener("controllerchange", () => { line.hidden = false; });

  // Only when the page has all that it needs, so that keeping it does not slow it down.
  const root = document.documentElement;
  const once = (name, f) => {
    if (root.classList.contains(name)) return f();
    new MutationObserver((_, observer) => {
      if (!root.classList.contains(name)) return;
      observer.disconnect();
      f();
    }).observe(root, { attributes: true, attributeFilter: ["class"] });
  };
  // A page of `make run` is not kept: the build does not say of it that it is. It needs a worker only to forget what was
  // kept before it.
  const kept = async () => document.querySelector('meta[name="urlscope:offline"]') || await workers.getRegistration() ||
    (await caches.keys()).some((name) => name.startsWith("urlscope "));
  const register = async () => {
    try {
      if (!await kept()) return;
      const registration = await workers.register(urlscopeScript("sw.js"), { updateViaCache: "none" });
      // A new worker takes over when the one before it has nothing to do, which Chromium now and then does not notice for
      // minutes. The new one then says once more that it does not want to wait.
      const remind = () => {
        if (!registration.waiting) return;
        registration.waiting.postMessage("begin");
        setTimeout(remind, 2000);
      };
      const found = () => registration.installing?.addEventListener("statechange", () => setTimeout(remind, 1000), { once: true });
      registration.addEventListener("updatefound", found);
      found();
      remind();
      // The browser looks for a new version at every visit. A tab may stay open for weeks.
      if (registration.active) registration.update().catch(() => {}); // at once, not when the browser comes to it
      let asked = performance.now();
      document.addEventListener("visibilitychange", () => {
        if (document.hidden || performance.now() - asked < 3_600_000) return;
        asked = performance.now();
        registration.update().catch(() => {});
      });
    } catch { /* refused */ }
  };
  once("loaded", register);
  // The workshop is cached once somebody has entered it.
  once("workshop", () => workers.ready.then(({ active }) => active.postMessage("workshop")));
})();
