// Runs before the first paint, so it does only what must not be late.
(() => {
  const root = document.documentElement;
  // Without this class the style sheet takes the page for one without scripts.
  root.classList.add("js");
  try {
    const theme = localStorage.getItem("urlscope.theme");
    if (theme === "dark" || theme === "light") root.dataset.theme = theme;
  } catch { /* Storage is refused in some frames; the system's theme stands. */ }
  // A script that cannot be loaded tells nobody but its own element. app.js reads this list; when it is
  // app.js that is missing, nobody does, so the text is at least shown and stays editable.
  globalThis.urlscopeMissing = [];
  addEventListener("error", (e) => {
    if (!(e.target instanceof HTMLScriptElement)) return;
    globalThis.urlscopeMissing.push(e.target.getAttribute("src"));
    root.classList.add("failed");
    const note = document.getElementById("failure");
    if (note && note.hidden) {
      note.hidden = false;
      note.querySelector("button").onclick = () => location.reload();
      note.querySelector("p").textContent = `A file of this page is missing: ${e.target.getAttribute("src")}.`;
    }
  }, true);
})();
