// @ts-check
// Progress. The page shows progress only if loading is slow. Content-Length is the length of the compressed file, so the build writes
// the real length into the page. Without that length the page shows megabytes instead of a percentage.
import { lang, say } from "./words.js";

const line = document.getElementById("progress"); // a frame has none

export const progress = (/** @type {boolean} */ first) => { // of the first program
  const size = first ? Number(document.querySelector('meta[name="urlscope:size"]')?.getAttribute("content")) : 0;
  const start = performance.now();
  return (/** @type {number} */ got) => {
    if (!line || performance.now() - start < 300) return;
    line.lang = lang;
    line.hidden = false;
    line.textContent = say.loading + (size >= got ? `${Math.floor(got / size * 100)} %` : `${(got / 1e6).toFixed(1)} MB`);
  };
};

export const loaded = () => { if (line) line.hidden = true; };
