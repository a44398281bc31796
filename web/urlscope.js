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

// What stands there is reported on and nothing else: of a thing that is no text and no octets there is no URL, only the name
// that JavaScript has for it.
const octetsOf = (url) => {
  if (typeof url === "string") return new TextEncoder().encode(url);
  if (url instanceof URL) return new TextEncoder().encode(url.href);
  if (url instanceof ArrayBuffer) return new Uint8Array(url);
  if (ArrayBuffer.isView(url)) return new Uint8Array(url.buffer, url.byteOffset, url.byteLength);
  const what = Object.prototype.toString.call(url).slice("[object ".length, -1);
  throw new TypeError(`urlscope: report takes a string, or octets in an ArrayBuffer or a view of one; this is of the type ${what}`);
};

export const report = async (url, options) => {
  const octets = octetsOf(url).slice(), lang = String(options?.lang ?? "en"); // they may change while the parser comes
  starting ??= start();
  const from = starting;
  try {
    const json = (await from)(octets, lang);
    if (json === undefined) throw new Error("urlscope: the parser stopped");
    return JSON.parse(json);
  } catch (e) {
    if (starting === from) starting = undefined; // the network may be back the next time, and a parser that stopped starts anew
    throw e;
  }
};

export default { report };
