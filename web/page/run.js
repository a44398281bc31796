// @ts-check
// Runs a program. When it ends by a panic, its listeners and timers remain, and each call of the program would throw; wasm_exec.js
// would even wait forever for a timer that nobody handles. So this clears the timers and ignores further calls. A trap, such as a stack
// overflow, does not end the program, but leaves it in an undefined state, so it is treated as ended, too.
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
  // A program that is replaced loses its listeners and timers, and its memory is released.
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
