// The element <url-scope> of the npm package. embed.d.ts says what it promises.

// A frame needs a page of its own: define is told where that is. On a server that draws pages it does nothing, for there the
// element is its content.
export const define = (at) => {
  if (typeof customElements !== "object") return;
  const home = new URL(`${at}`.replace(/\/?$/, "/"), document.baseURI);
