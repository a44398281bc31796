// @ts-check
// A link. Its text is written into the field before Go starts, so that nobody types into the example, and becomes the field's
// default value. Other forms of links, and texts that are slow to lay out twice, wait for Go, which reports what is wrong.
import { root, field, copy } from "./elements.js";

const linked = /^#v=1&u=([\w-]{1,8000})(?![\w-])/.exec(location.hash)?.[1];
if (linked && field.value === field.defaultValue) {
  try {
    const octets = atob(linked.replaceAll("-", "+").replaceAll("_", "/"));
    field.defaultValue = urlscopeString(Uint8Array.from(octets, (c) => c.charCodeAt(0)));
    field.setSelectionRange(0, 0); // any other caret was put there by hand (start.go)
    copy.textContent = field.value + "\u200b";
    root.classList.add("plain");
  } catch { /* no base64 */ }
}
