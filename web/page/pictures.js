// @ts-check
// Pictures. The browser paints an SVG from a data URL, so nothing is loaded from the network. The PNG has twice the size of the SVG,
// which is sharp on any screen, but at most the size that a canvas may have.
import { save } from "./saving.js";

const png = async (/** @type {string} */ address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const scale = Math.min(2, 16_000 / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(image.naturalWidth * scale);
  canvas.height = Math.ceil(image.naturalHeight * scale);
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => canvas.toBlob((blob) => blob ? done(blob) : fail(new Error("no PNG")), "image/png"));
};
self.urlscopeSavePicture = async (name, address) => save(name, await png(address));
self.urlscopeCopyPicture = async (address) => {
  try {
    // Passes a promise, because some browsers no longer count the click as a user gesture once the picture is ready.
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png(address) })]);
    return true;
  } catch { return false; }
};
