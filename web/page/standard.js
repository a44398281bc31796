// @ts-check
// The URL Standard. The browser's own URL class parses a text. Nothing is fetched.
self.urlscopeParse = (text, base) => {
  try { return new URL(text, base).href; } catch { return null; }
};
