// @ts-check
// Pictures. The browser paints the SVG; nothing but the address of it, which holds it all, is loaded. Twice its
// size is sharp on any screen, as long as a canvas may be that large.
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
    // A promise, for some browsers forget that a button was pressed while they wait for the picture.
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png(address) })]);
    return true;
  } catch { return false; }
};
