// @ts-check
// When the program ends, by a panic, its listeners and timers live on, and each call of it would throw; wasm_exec.js
// would even wait for ever for a timer that nobody takes. After a trap, which Go cannot catch (the stack or the memory
// of the browser ran out), the program has not ended, but nothing in it can be relied upon: it counts as ended too.
export const run = (/** @type {Go} */ go, /** @type {WebAssembly.Instance} */ instance) => new Promise((/** @type {(_?: unknown) => void} */ end, fail) => {
  const resume = go._resume.bind(go);
  const bury = () => {
    for (const timer of go._scheduledTimeouts.values()) clearTimeout(timer);
    go._scheduledTimeouts.clear();
  };
  go._resume = () => {
    if (go.exited) return;
    try { resume(); } catch (e) {
      go.exited = true;
      console.error(e);
      end();
    }
    if (go.exited) bury();
  };
  // What gives way to another hears of nothing more in the document, and is let go of.
  const over = new AbortController();
  self.urlscopeHears = { signal: over.signal };
  go.giveWay = () => {
    go.exited = go.gaveWay = true;
    over.abort();
    bury();
    go._inst = go.mem = go._values = null;
    end();
  };
  go.run(instance).then(() => { bury(); end(); }, fail);
});
