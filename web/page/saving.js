// @ts-check
// Saves a file by clicking a download link.
export const save = (/** @type {string} */ name, /** @type {Blob} */ blob) => {
  const a = document.createElement("a");
  a.href = URL.createObjectURL(blob);
  a.download = name;
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 60_000);
};
self.urlscopeSave = (name, type, text) => save(name, new Blob([text], { type }));
