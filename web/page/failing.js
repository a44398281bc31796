// @ts-check
// Shows why the page does not run, in the box that every page has for it (index.html, frame.html).
import { framed, root } from "./elements.js";
import { loaded } from "./progress.js";
import { styled } from "./styles.js";
import { plain } from "./waiting.js";
import { lang, say } from "./words.js";

export const failure = (/** @type {string} */ kind, detail = "") => Object.assign(new Error(detail), { kind });

export const tell = (/** @type {string} */ text) => {
  const box = document.getElementById("failure"), button = box.querySelector("button");
  box.lang = lang;
  box.querySelector("p").textContent = text;
  button.textContent = say.retry;
  button.onclick = globalThis.urlscopeReload ?? (() => location.reload());
  box.hidden = false;
  return button;
};

const fail = (/** @type {string} */ kind, detail = "") => {
  root.classList.remove("ready");
  // An open dialog would cover the message. Elements that are hidden now must not keep the focus.
  /** @type {HTMLDialogElement} */ (document.querySelector("dialog[open]"))?.close();
  const lost = document.activeElement?.closest("#panels, nav");
  root.classList.add("failed");
  styled();
  plain();
  loaded();
  const button = tell(say[kind] + (detail && detail + say.stop) + (framed ? "" : say.keep));
  if (lost && kind === "stopped") button.focus();
};

export const broke = (/** @type {Error & { kind?: string }} */ e) => {
  console.error(e);
  // theme.js reloads a cached page whose files no longer exist.
  if (e.kind === "missing" && globalThis.urlscopeStale?.(e.message)) return;
  if (e.kind) fail(e.kind, e.kind === "missing" ? e.message : "");
  else if (/content security policy|unsafe-eval|disallowed by embedder/i.test(String(e))) fail("blocked");
  else fail("broken");
};
