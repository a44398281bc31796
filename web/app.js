// @ts-check
// The page's own script. It prepares the document for go-app, starts the WebAssembly, and tells the reader why if that
// fails. It has no dependency; the build makes one script of it and of what it imports. What the program calls, globals.d.ts describes.
//
// It sets classes of <html>: js (theme.js), other (a link is to another text than the example: theme.js), typed (the reader typed before
// the program came; also workshop_small.go), plain (until Go draws the text the field shows it; also tools.js), loaded (the program is
// here), ready (it answers), failed.
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
  const wanted = self.name === "lesson" || /^#lesson=|[#&]present=1(?!\d)/.test(urlscopeHash) ? bringWorkshop() : load(page);
  bring(/[#&]lang=([^&]*)/.exec(urlscopeHash)?.[1]).catch(() => {}); // without them the program asks again, and says so
  const [module] = await Promise.all([wanted, bring(lang)]);
  document.documentElement.classList.add("loaded");
  await wait();
  await begin(module);
};

boot().catch(broke);
