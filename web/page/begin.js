// @ts-check
// The program that answers. It gives way to another, which has the workshop, while the page stands.
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
  go.env.GOGC = "400"; // more than what is collected between two keys; see heapHalfFull in wasm/page/painter.go
  const instance = await WebAssembly.instantiate(module, go.importObject);
  if (running) {
    pass(true);
    if (globalThis.urlscopeTool) root.classList.add("typed"); // what stands in the field stays there; else it is a link's
    running.giveWay();
  }
  running = go;
  // The program puts itself in place of the first element of the body, whatever it is: give it one of its own.
  const mount = document.createElement("div");
  mount.id = "app";
  mount.hidden = true;
  document.getElementById("app")?.remove();
  document.body.prepend(mount);
  await new Promise((come) => urlscopeTask(() => come(undefined))); // what compiled it ends first
  await run(go, instance);
  // A page's program does not end by itself: this is a panic.
  if (!go.gaveWay) throw failure("stopped");
};

self.urlscopeUp = () => {
  pass(false);
  root.classList.remove("failed"); // a file is missing without which the page works
  root.classList.add("ready"); // from here on the copy draws the text
  urlscopeTask(pressAgain);
};

self.urlscopeEnter = async (tool, fail) => {
  self.urlscopeTool = tool;
  // Whoever goes on with something else meanwhile keeps the focus there.
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
