// The parser for other sites' pages, without the page of urlscope. urlscope.d.ts documents its functions:
//   await report(url, { lang })               the report
//   await standards(url, { lang, base })      how each standard reads the URL
//   await readers(url, { lang })              how libraries read it
//   await derive(url, { lang, standard })     how the grammar derives it
// The first call loads the WebAssembly.

// ---- The parser is beside this file. In the npm package, web/npm/beside.js replaces this part.
const here = (name) => new URL(name, import.meta.url);

const get = async (name) => {
  if (import.meta.url.startsWith("file:")) throw new Error("urlscope: this file is for a site; from files the package of make npm works");
  const response = await fetch(here(name));
  if (!response.ok) throw new Error(`urlscope: ${response.url} is missing on the server (${response.status})`);
  return response;
};

const beside = {
  exec: () => import(here("wasm_exec.js")),
  parser: async (imports) => {
    const response = await get("parser.wasm");
    const streams = WebAssembly.instantiateStreaming && /^application\/wasm\b/i.test(response.headers.get("content-type"));
    return streams
      ? WebAssembly.instantiateStreaming(response, imports)
      : WebAssembly.instantiate(await response.arrayBuffer(), imports);
  },
  // The parser contains the English texts.
  ja: () => get("texts.ja.txt").then((response) => response.text()),
  "zh-Hant": () => get("texts.zh-Hant.txt").then((response) => response.text()),
};

// ---- The report.
let lent; // the globals of Go's own script, which as a module runs only once

const start = async () => {
  const left = ["Go", "process", "path"].filter((name) => !(name in globalThis));
  await beside.exec();
  lent ??= Object.fromEntries(left.map((name) => [name, globalThis[name]]));
  for (const name of left) globalThis[name] = lent[name];
  try {
    const go = new globalThis.Go();
    const { instance } = await beside.parser(go.importObject);
    let reporter;
    globalThis.urlscopeReporter = (report) => { reporter = report; }; // Go calls it before run returns
    const stopped = go.run(instance).then(() => { throw new Error("urlscope: the parser stopped"); });
    if (!reporter) await stopped;
    stopped.catch(() => { starting = undefined; }); // the next report starts it again
    return reporter;
  } finally {
    for (const each of ["urlscopeReporter", ...left]) delete globalThis[each];
  }
};

// The texts of a language other than English are loaded with the first report in it.
const texts = {};
const langOf = LANG_OF;
const textsIn = async (tag) => {
  const lang = langOf(tag);
  return beside[lang] && (texts[lang] ??= await beside[lang]());
};

let starting;

// Returns the octets of a text, a URL or a buffer. Anything else is an error, because String(x) would report on "[object Object]".
const octetsOf = (url, asker) => {
  if (typeof url === "string") return new TextEncoder().encode(url);
  if (url instanceof URL) return new TextEncoder().encode(url.href);
  if (url instanceof ArrayBuffer) return new Uint8Array(url);
  if (ArrayBuffer.isView(url)) return new Uint8Array(url.buffer, url.byteOffset, url.byteLength);
  const what = Object.prototype.toString.call(url).slice("[object ".length, -1);
  throw new TypeError(`urlscope: ${asker} takes a string, or octets in an ArrayBuffer or a view of one; this is of the type ${what}`);
};

const ask = async (asker, url, options, more) => {
  const octets = octetsOf(url, asker).slice(), lang = String(options?.lang ?? "en"); // a copy, because the buffer may change while the parser loads
  const rest = more ? [more(octets)] : [];
  starting ??= start();
  const from = starting;
  try {
    const [reporter, texts] = await Promise.all([from, textsIn(lang)]);
    const json = reporter(octets, lang, texts, ...rest);
    if (json === undefined) throw new Error("urlscope: the parser stopped");
    return JSON.parse(json);
  } catch (e) {
    if (starting === from) starting = undefined; // start again at the next call: the network may be back, or the parser has stopped
    throw e;
  }
};

export const report = (url, options) => ask("report", url, options);

// Returns the octets as text, or undefined if they are not UTF-8, because the URL class accepts only text.
const textOf = (octets) => {
  try { return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(octets); } catch { return undefined; }
};

const parsed = (text, base) => {
  try { return text === undefined ? text : new URL(text, base).href; } catch { return null; }
};

export const standards = (url, options) => ask("standards", url, options, (octets) => {
  const text = textOf(octets), base = options?.base === undefined ? undefined : String(options.base);
  return { base, alone: parsed(text), resolved: base === undefined ? undefined : parsed(text, base) };
});

// The URL class of the browser or of Node serves as the reader that follows the URL Standard, and parses host names.
export const readers = (url, options) => ask("readers", url, options, () => ({ readers: parsed }));

// Uses the grammar of RFC 1738 or of RFC 3986.
export const derive = (url, options) => {
  const standard = String(options?.standard ?? "rfc1738");
  if (!/^rfc(1738|3986)$/.test(standard)) return Promise.reject(new TypeError(`urlscope: derive knows the standards rfc1738 and rfc3986; this is ${standard}`));
  return ask("derive", url, options, () => ({ derive: standard }));
};

export default { report, standards, readers, derive };
