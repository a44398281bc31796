// @ts-check
// Links. Writes a link's text into the field, as its default value, before Go starts, so that nobody types into the example. Other
// forms of links wait for Go, which reports errors. So do long texts, which are slow to lay out twice.
import { root, field, copy } from "./elements.js";

const linked = /^#v=1&u=([\w-]{1,8000})(?![\w-])/.exec(location.hash)?.[1];
if (linked && field.value === field.defaultValue) {
  try {
    const octets = atob(linked.replaceAll("-", "+").replaceAll("_", "/"));
    field.defaultValue = urlscopeString(Uint8Array.from(octets, (c) => c.charCodeAt(0)));
    field.setSelectionRange(0, 0); // start.go takes any other caret for the reader's
    copy.textContent = field.value + "\u200b";
    root.classList.add("plain");
  } catch { /* not base64 */ }
}
