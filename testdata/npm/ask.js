// Returns a function that has a worker answer.
export const ask = (start) => (...question) => new Promise((yes, no) => {
  const worker = start();
  worker.onmessage = (e) => yes(e.data);
  worker.onerror = (e) => no(new Error(e.message ?? "the worker does not load"));
  worker.postMessage(question);
});
