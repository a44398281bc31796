// @ts-check
// The page's own script. It prepares the document for go-app and starts the WebAssembly. If that fails, it tells the reader why.
// It has no dependencies. The build bundles it with its imports. globals.d.ts describes the functions that the program calls.
//
// Classes of <html>: js (set by theme.js), other (a link has a text other than the example; set by theme.js), typed (the reader typed
// before the program started; also set by workshop_small.go), plain (the field shows its own text until Go paints it; also set by
// tools.js), loaded (the program is loaded), ready (it handles events), failed.
import "./page/storage.js";
import "./page/tasks.js";
import "./page/address.js";
import "./page/waiting.js";
import "./page/presses.js";
import "./page/printing.js";
import { begin } from "./page/begin.js";
import { broke, failure } from "./page/failing.js";
import { moment } from "./page/moment.js";
import { bringWorkshop, load, page } from "./page/programs.js";
import { bring } from "./page/texts.js";
import { lang } from "./page/words.js";

const boot = async () => {
  const wait = moment();
  if (typeof WebAssembly !== "object") throw failure("no-wasm");
  if (typeof urlscopeLoad !== "function") throw failure("missing", "load.js");
  if (typeof Go !== "function") throw failure("missing", "wasm_exec.js");
  if (typeof urlscopeEdit !== "function") throw failure("missing", "tools.js");
  // embed.js gives the frame this name.
  const wanted = self.name === "lesson" || /^#lesson=|[#&](present=1(?!\d)|base=)/.test(urlscopeHash) ? bringWorkshop() : load(page);
  bring(/[#&]lang=([^&]*)/.exec(urlscopeHash)?.[1]).catch(() => {}); // the program tries again, and reports the failure
  const [module] = await Promise.all([wanted, bring(lang)]);
  document.documentElement.classList.add("loaded");
  await wait();
  await begin(module);
};

boot().catch(broke);
