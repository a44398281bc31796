// The service worker caches one whole version of the page, so that visits after the first need no network.
// The build writes a line above this one with `version` and three tables of names and SHA-256 digests: `files`, cached at once;
// `workshop`, cached when the reader enters the workshop (wasm/page/workshop.go); and `opened`, pages that are cached when opened.
//
// Versions never mix: all files except index.html ("./") have a hash of their content in their name, and index.html refers to them by
// these names. A version becomes active only when its cache is complete; then it answers for "./". A tab that still shows the previous
// version finds its files, because they stay cached until the next version.
//
// Without files, as `make run` builds it, the worker deletes the caches of earlier versions and unregisters.

const scope = registration.scope;
const prefix = `urlscope ${scope} `; // other pages of this origin have caches, too
const current = prefix + version;
const named = /\.[0-9a-f]{12}\.[0-9a-z]+$/; // with a hash
const ours = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));
const url = (name) => new URL(name, scope).href;
const kept = (request) => caches.match(request, { ignoreSearch: true, ignoreVary: true });

const take = async (cache, name) => {
  // Reuse files of a failed attempt, and files that the previous version shares.
  const old = named.test(name) && await kept(url(name));
  const ask = (cache) => fetch(url(name), { cache, integrity: files[name] ?? workshop[name] ?? opened[name] });
  // The HTTP cache has the files that the page has just loaded. If one of them is incomplete because it is still loading, reload it.
  const response = old || await ask(named.test(name) ? "default" : "no-cache").catch(() => ask("reload"));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  // Browsers reject a redirected response for a navigation, and some hosts redirect "frame.html" to "frame". The digest proves that
  // it is the right file, so it is copied without the redirect.
  await cache.put(url(name), response.redirected ? new Response(response.body, response) : response);
};

const takeAll = (cache, names) => Promise.all(names.map((name) => take(cache, name)));

// Reports whether a cached version includes the workshop.
const entered = async () => {
  for (const name of await ours()) {
    for (const { url } of await (await caches.open(name)).keys()) if (/\/workshop\.[0-9a-f]{12}\.wasm$/.test(url)) return true;
  }
  return false;
};

const install = async () => {
  const cache = await caches.open(current);
  // The page is cached last: a cache with a page is complete.
  const names = Object.keys(await entered() ? { ...files, ...workshop } : files);
  for (const name in opened) if (await kept(url(name))) names.push(name);
  await takeAll(cache, names.filter((name) => name !== "./"));
  await take(cache, "./");
  await skipWaiting();
};

const activate = async () => {
  const whole = [];
  for (const name of await ours()) {
    if (name === current) continue;
    if (await (await caches.open(name)).match(url("./"))) whole.push(name);
    else if (!registration.installing) await caches.delete(name); // a failed attempt, and none in progress
  }
  for (const name of whole.slice(0, -1)) await caches.delete(name); // keep the previous version
};

// For builds without files. If there was a worker, a page from the caches may be loading right now, so they are deleted only without one.
const retire = async () => {
  if (!registration.active) for (const name of await ours()) await caches.delete(name);
  await skipWaiting();
};

const answer = async (request, name) => {
  const cache = await caches.open(current);
  const find = () => named.test(name) ? kept(url(name)) : cache.match(url(name), { ignoreVary: true });
  let response = await find();
  if (!response && name in opened) {
    await take(cache, name).catch(() => {}); // no network, or the host has a newer version
    response = await find();
  }
  if (response) return response;
  // The browser has cleared the cache. Visits use the network until a new worker has filled it again.
  if (name in files) registration.unregister();
  return fetch(request);
};

// offline.js sends this message when the reader enters the workshop.
const keepWorkshop = async () => takeAll(await caches.open(current), Object.keys(workshop)).catch(() => {}); // the next visit sends it again

// Some hosts serve "frame.html" as "frame", so readers return to that address.
const has = (name) => [files, workshop, opened].some((list) => Object.hasOwn(list, name));
const nameOf = (path) => /^(index(\.html)?)?$/.test(path) ? "./" : has(`${path}.html`) ? `${path}.html` : path;

const keeps = "./" in files;
addEventListener("install", (event) => event.waitUntil(keeps ? install() : retire()));
addEventListener("activate", (event) => event.waitUntil(keeps ? activate() : registration.unregister()));
addEventListener("message", (event) => {
  if (event.data === "workshop") event.waitUntil(keepWorkshop());
  if (event.data === "begin") event.waitUntil(skipWaiting()); // repeated by offline.js
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const [href] = request.url.split(/[?#]/);
  if (request.method !== "GET" || !href.startsWith(scope)) return;
  const name = nameOf(href.slice(scope.length));
  if (has(name) || named.test(name)) event.respondWith(answer(request, name));
});
