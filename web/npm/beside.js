// The functions of the npm package, which urlscope.d.ts documents: await report(url, { lang }), await standards(url, { lang, base }),
// await readers(url, { lang }), await derive(url, { lang, standard }).

// ---- The parser is in modules beside this file, which Node and bundlers resolve by themselves. It needs no fetch, and no
// configuration for copying files.
const part = async (module) => {
  try {
    return (await module).default;
  } catch (e) {
    throw new Error(`urlscope: a file of the package cannot be loaded: ${e.message}`, { cause: e });
  }
};

const unpack = async (base64) => {
  const packed = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0)), chunks = [];
  await new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")).pipeTo(new WritableStream({ write: (chunk) => { chunks.push(chunk); } }));
  return new Blob(chunks).arrayBuffer();
};

const beside = {
  exec: () => part(import("./wasm_exec.js")),
  parser: async (imports) => WebAssembly.instantiate(await unpack(await part(import("./parser.js"))), imports),
  ja: () => part(import("./texts.ja.js")),
  "zh-Hant": () => part(import("./texts.zh-Hant.js")),
};

