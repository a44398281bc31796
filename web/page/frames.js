// @ts-check
// Frames. Asking here is cheaper than calling Go in each frame.
let first = true;
self.urlscopeFirst = () => {
  if (!first) return false;
  first = false;
  requestAnimationFrame(() => { first = true; });
  return true;
};
// Work after the paint leaves the browser half a frame, 8 ms, to show it.
self.urlscopePainted = (f) => { requestAnimationFrame(() => setTimeout(f, 8)); };
