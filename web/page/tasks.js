// @ts-check
// Tasks. They use a MessageChannel, because browsers delay timers in hidden tabs by seconds.
/** @type {(() => void)[]} */
const tasks = [];
const turn = new MessageChannel();
turn.port1.onmessage = () => tasks.shift()?.();
self.urlscopeTask = (f) => { tasks.push(f); turn.port2.postMessage(0); };
