// @ts-check
// Programs. There are two: the page, and the page with its workshop, which few visits need. The second is loaded for a
// link that asks for it, or replaces the first when a reader enters the workshop (wasm/page/workshop.go).
import { root } from "./elements.js";
import { tell } from "./failing.js";
import { loaded, progress } from "./progress.js";
import { known } from "./texts.js";
import { say, words } from "./words.js";

export const page = "app.wasm";
const workshop = "workshop.wasm";
const style = async () => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = "workshop.css";
  await new Promise((come) => {
    link.onload = link.onerror = come; // the page works without this style sheet, except for the workshop's layout
    document.head.append(link);
  });
};
// A server may accept the request for a program and never answer. After nine seconds the page says so, as embed.js does for a frame,
// and keeps waiting.
export const load = (/** @type {string} */ name) => {
  const show = progress(name === page);
  let told = false, over = false;
  const late = setTimeout(() => {
    if (globalThis.urlscopeFrame?.wait((tag) => (words[known(tag)] ?? say).waiting)) return;
    tell(say.waiting);
    told = true;
  }, 9000);
  const came = () => {
    clearTimeout(late);
    if (told) document.getElementById("failure").hidden = true;
    told = false;
  };
  return urlscopeLoad(name, (got) => {
    if (over) return; // got counts a copy of the stream, which may end later than the stream
    came();
    show(got);
  }).finally(() => {
    over = true;
    came();
    loaded();
  });
};
export const bringWorkshop = async () => {
  const [module] = await Promise.all([load(workshop), style()]);
  root.classList.add("workshop"); // offline.js keeps it from now on
  return module;
};
