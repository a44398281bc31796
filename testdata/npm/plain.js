// A page that loads the files of the package as they are.
import { report } from "/node_modules/urlscope/urlscope.js";
import { define } from "/node_modules/urlscope/embed.js";
import { ask } from "/ask.js";

define("urlscope");
globalThis.used = {
  page: report,
  worker: ask(() => new Worker("/plain-worker.js", { type: "module" })),
  element: () => document.querySelector("url-scope").report(),
};
