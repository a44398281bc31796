// A page that takes the package through a bundler: the report in it and in a worker, and the element.
import { report } from "urlscope";
import { define } from "urlscope/embed";
import "urlscope/embed.css";
import { ask } from "./ask.js";

define("/urlscope/");
globalThis.used = {
  page: report,
  worker: ask(() => new Worker(new URL("./worker.js", import.meta.url), { type: "module" })),
  element: () => document.querySelector("url-scope").report(),
};
