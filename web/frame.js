// The frame's end of the line to the page around it: embed.js, on another origin as a rule. That page hands over a
// MessagePort, once; then all goes over the port, and no other window can put in a word. Go relies on
//   urlscopeFrame.open(hear)  from now on messages come to hear, as text; false when no page holds this frame
//   urlscopeFrame.send(text)  sends a message
//   urlscopeFrame.fit()       from now on the page hears of the height that the content wants
(() => {
  let port, hear, touched = false;
  const send = (text) => port?.postMessage(text);
  const say = (message) => send(JSON.stringify(message));

  // What keeps the page from running is written into this box, whoever found it out.
  const failure = document.getElementById("failure");
  const fail = () => { if (!failure.hidden) say({ type: "error", message: failure.querySelector("p").textContent }); };
  new MutationObserver(fail).observe(failure, { attributes: true, attributeFilter: ["hidden"] });

  // Messages wait in the port until Go is there to hear them. What is no text, or too much of it, is none of ours.
  const most = 500_000;
  const listen = () => {
    if (!port || !hear) return;
    port.onmessage = (e) => { if (typeof e.data === "string" && e.data.length <= most) hear(e.data); };
  };
  const meet = (e) => {
    if (parent === window || e.source !== parent || e.data !== "urlscope" || e.ports.length !== 1) return;
    removeEventListener("message", meet);
    port = e.ports[0];
    say({ type: "here" });
    fail();
    listen();
  };
  addEventListener("message", meet);

  // The page around was laid out before there was any content, and is not to move by itself: it hears of a height only
  // once the reader has done something here. While the reader types it only grows.
  const fit = () => {
    const field = document.getElementById("field");
    let last = 0;
    const measure = () => {
      if (!touched) return;
      const parts = ["plate", "words", "foot"].map((id) => document.getElementById(id)?.offsetHeight ?? 0);
      const body = document.querySelector("#body:not([hidden]) > *")?.offsetHeight ?? 0;
      let height = Math.min(parts.reduce((sum, n) => sum + n, body) + 2, 640);
      if (document.activeElement === field) height = Math.max(height, last);
      if (height === last) return;
      last = height;
      say({ type: "height", height });
    };
    const sizes = new ResizeObserver(measure);
    for (const e of document.querySelectorAll("#plate, #words, #body > *")) sizes.observe(e);
    field.addEventListener("blur", measure);
    for (const event of ["pointerdown", "keydown", "input"]) {
      addEventListener(event, () => { touched = true; measure(); }, { capture: true, passive: true });
    }
  };

  globalThis.urlscopeFrame = {
    open: (f) => { hear = f; listen(); return parent !== window; },
    send, fit,
  };
})();
