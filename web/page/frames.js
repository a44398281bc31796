// @ts-check
// Frames. Asking here is cheaper than calling Go in each frame.
let first = true;
self.urlscopeFirst = () => {
  if (!first) return false;
  first = false;
  requestAnimationFrame(() => { first = true; });
  return true;
};
// Work after a paint waits for half a frame, 8 ms, so that the browser can show the frame first.
self.urlscopePainted = (f) => { requestAnimationFrame(() => setTimeout(f, 8)); };
