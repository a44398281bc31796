// The report for a page that loads the parser itself: await report(url, { lang }). urlscope.d.ts says what it gives.
// The WebAssembly comes with the first report, and no page is drawn.
const here = (name) => new URL(name, import.meta.url);

const instantiate = async (go) => {
  const response = await fetch(here("app.wasm"));
  if (!response.ok) throw new Error(`urlscope: ${response.url} is missing on the server (${response.status})`);
  const streams = WebAssembly.instantiateStreaming && /^application\/wasm\b/i.test(response.headers.get("content-type"));
  const { instance } = streams
    ? await WebAssembly.instantiateStreaming(response, go.importObject)
    : await WebAssembly.instantiate(await response.arrayBuffer(), go.importObject);
  return instance;
};

const start = async () => {
  // Go's own script has no exports. What it leaves behind in the page's global object is taken away again.
  const left = ["Go", "process", "path"].filter((name) => !(name in globalThis));
  await import(here("wasm_exec.js"));
  const go = new globalThis.Go();
  const instance = await instantiate(go);
  const name = `urlscope ${Math.random()}`;
  const ready = new Promise((yes) => { globalThis[name] = yes; });
  go.argv = ["urlscope", "report", name];
  const stopped = go.run(instance).then(() => { throw new Error("urlscope: the parser stopped"); });
  const reporter = await Promise.race([ready, stopped]);
  stopped.catch(() => { starting = undefined; }); // the next report starts it anew
  for (const each of [name, ...left]) delete globalThis[each];
  return reporter;
};

let starting;

export const report = async (url, { lang = "en" } = {}) => {
  starting ??= start();
  const from = starting;
  let reporter;
  try { reporter = await from; } catch (e) {
    if (starting === from) starting = undefined; // the network may be back the next time
    throw e;
  }
  const octets = url instanceof Uint8Array ? url : new TextEncoder().encode(url);
  return JSON.parse(reporter(octets, String(lang)));
};

export default { report };
