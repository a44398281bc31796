// @ts-check
// Starts a program. A later program, which has the workshop, replaces the running one in the same page.
import { root } from "./elements.js";
import { broke, failure } from "./failing.js";
import { pressAgain } from "./presses.js";
import { bringWorkshop } from "./programs.js";
import { run } from "./run.js";
import { styled } from "./styles.js";
import { pass } from "./waiting.js";

/** @type {Go | undefined} */
let running;
export const begin = async (/** @type {WebAssembly.Module} */ module) => {
  await styled();
  const go = new Go();
  go.env.GOGC = "400"; // a higher target than heapHalfFull has in wasm/page/painter.go, which collects between two keys
  const instance = await WebAssembly.instantiate(module, go.importObject);
  if (running) {
    pass(true);
    if (globalThis.urlscopeTool) root.classList.add("typed"); // keep the field's text; without a tool the text of the link replaces it
    running.giveWay();
  }
  running = go;
  // go-app replaces the first element of the body, so it gets an element of its own.
  const mount = document.createElement("div");
  mount.id = "app";
  mount.hidden = true;
  document.getElementById("app")?.remove();
  document.body.prepend(mount);
  await new Promise((come) => urlscopeTask(() => come(undefined))); // let the compiling task end first
  await run(go, instance);
  // The program never ends by itself, so this is a panic.
  if (!go.gaveWay) throw failure("stopped");
};

self.urlscopeUp = () => {
  pass(false);
  root.classList.remove("failed"); // the message was about a file that the page can do without
  root.classList.add("ready"); // from now on the copy shows the text
  urlscopeTask(pressAgain);
};

self.urlscopeEnter = async (tool, fail) => {
  self.urlscopeTool = tool;
  // A reader who does something else meanwhile keeps the focus there.
  self.urlscopeWaits = true;
  addEventListener("keydown", (e) => { self.urlscopeWaits &&= e.repeat; }, true);
  addEventListener("pointerdown", () => { self.urlscopeWaits = false; }, true);
  let module;
  try { module = await bringWorkshop(); } catch (e) {
    console.error(e);
    fail();
    return;
  }
  await begin(module).catch(broke);
};
