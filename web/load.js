// Fetches and compiles a program in a worker, because compiling ten megabytes of WebAssembly blocks a thread for a quarter of a
// second, or a second on a phone, during which the page could neither scroll nor handle a key. Browsers also compile each function at
// its first call, so the worker runs the start-up path, which needs no document (Rehearse in wasm/page/rehearsal.go), and the page
// finds these functions compiled. Page and worker share this file, so that the worker needs no other request. app.js calls:
//   urlscopeGet       (file): a promise of the response, and of its type
//   urlscopeLoad      (name, seen): a promise of the compiled program; seen(octets) reports progress
//   urlscopeScript    (name): the trusted address of one of our scripts
//   urlscopePicture   (svg): trusted markup of a picture by core/railroad
// An error has a kind if app.js has a message for it.
(() => {
  // The content security policy requires trusted types (wasm/site/serve.go): scripts are in the folder of this one, and markup is a picture.
  const script = self.document?.currentScript.src ?? location.href;
  const check = (ok, s) => { if (!ok) throw new TypeError(`urlscope: ${s} is not ours`); return s; };
  const rules = {
    createScriptURL: (name) => {
      const { href } = new URL(name, script), folder = new URL("./", script).href;
      return check(href.startsWith(folder), href);
    },
    createHTML: (svg) => check(svg.startsWith("<svg "), svg),
  };
  const trusted = self.trustedTypes?.createPolicy("urlscope", rules) ?? rules;

  const failure = (kind, detail) => Object.assign(new Error(detail), { kind });

  const get = async (file) => {
    let response;
    try { response = await fetch(file); } catch (e) { throw failure("network", String(e)); }
    const type = response.headers.get("content-type") ?? "";
    // Some hosts answer requests for missing files with a page and status 200.
    if (!response.ok || /^text\/html\b/i.test(type)) throw failure("missing", file);
    return [response, type];
  };

  const count = async (body, seen) => {
    let got = 0, told = -Infinity; // report the first octets at once
    for (const reader = body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return;
      got += value.length;
      if (performance.now() - told < 100) continue;
      told = performance.now();
      seen(got);
    }
  };

  const compile = async (name, seen) => {
    const [response, type] = await get(name);
    // Browsers cache compiled code only for the original response, so the octets of a clone are counted.
    if (response.body) count(response.clone().body, seen).catch(() => {});
    // compileStreaming rejects other types, such as application/octet-stream, which some servers send.
    const streams = WebAssembly.compileStreaming && /^application\/wasm\b/i.test(type);
    try {
      return await (streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()));
    } catch (e) {
      throw e instanceof TypeError ? failure("network", String(e)) : e; // the transfer was interrupted
    }
  };

  if (typeof document === "undefined") {
    const rehearse = async (module) => {
      importScripts(trusted.createScriptURL("wasm_exec.js"));
      globalThis.urlscopeRehearsal = true;
      const go = new Go();
      let status;
      go.exit = (code) => { status = code; };
      await go.run(await WebAssembly.instantiate(module, go.importObject));
      return status === 0;
    };
    addEventListener("message", async ({ data }) => {
      let module;
      try { module = await compile(data, (got) => postMessage({ got })); } catch (e) {
        postMessage({ kind: e.kind, detail: e.kind ? e.message : String(e) });
        return;
      }
      const rehearsed = await rehearse(module).catch(() => false); // the program also starts without it
      postMessage({ module, rehearsed });
    });
    return;
  }

  globalThis.urlscopeScript = (name) => trusted.createScriptURL(name);
  globalThis.urlscopePicture = (svg) => trusted.createHTML(svg);
  globalThis.urlscopeGet = get;
  globalThis.urlscopeLoad = (name, seen) => new Promise((come, fail) => {
    const here = () => compile(name, seen).then(come, fail);
    let worker;
    try { worker = new Worker(trusted.createScriptURL(script)); } catch { return here(); } // in a frame with an opaque origin
    const end = (f) => { worker.terminate(); f(); };
    worker.onerror = worker.onmessageerror = (e) => { e.preventDefault(); end(here); };
    worker.onmessage = ({ data: { got, module, kind, detail } }) => {
      if (got) seen(got);
      else end(() => module ? come(module) : fail(kind ? failure(kind, detail) : new Error(detail)));
    };
    worker.postMessage(name);
  });
})();
