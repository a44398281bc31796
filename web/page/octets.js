// @ts-check
// Octets. Go's strings hold any octets, JavaScript's are UTF-16. An octet that is not UTF-8 becomes a lone surrogate in JavaScript, U+DC80
// to U+DCFF. A carriage return becomes U+DC0D, because a textarea changes it to a line feed. Any other lone surrogate becomes U+FFFD in Go.
const encoder = new TextEncoder();
self.urlscopeOctets = (s) => {
  if (!/[\uD800-\uDFFF]/.test(s)) return s; // most texts
  const list = [];
  let odd = false;
  for (const c of s) {
    const n = c.codePointAt(0);
    if (n === 0xDC0D || n >= 0xDC80 && n <= 0xDCFF) { odd = true; list.push(n - 0xDC00); } else list.push(...encoder.encode(c));
  }
  return odd ? Uint8Array.from(list) : s;
};
self.urlscopeString = (octets) => {
  const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let s = "";
  for (let i = 0; i < octets.length;) {
    const first = octets[i];
    const n = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    let c;
    try { c = strict.decode(octets.subarray(i, i + n)); } catch { c = ""; }
    if (c.length === (n === 4 ? 2 : 1) && c !== "\r") { s += c; i += n; } else { s += String.fromCharCode(0xDC00 + first); i++; }
  }
  return s;
};
