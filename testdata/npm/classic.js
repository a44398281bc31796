// A script and a worker of the older kind, which are no modules.
import { report } from "urlscope";
import { ask } from "./ask.js";

globalThis.used = { page: report, worker: ask(() => new Worker("/out/classic/worker.js")) };
