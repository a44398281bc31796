// The element <url-scope> of the npm package. embed.d.ts has its contract.

// The frame needs the address of the page, which define gets. For server-side rendering define does nothing: there the element
// consists of its content.
export const define = (at) => {
  if (typeof customElements !== "object") return;
  const home = new URL(`${at}`.replace(/\/?$/, "/"), document.baseURI);
