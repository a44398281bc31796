// The frame's side of the connection to embed.js in the page around it, usually of another origin. That page sends a MessagePort
// once. All messages go over the port, so that no other window can send any. Go calls
//   urlscopeFrame.open(hear)  to pass messages, as objects, to hear; false if this page is not in a frame
//   urlscopeFrame.send(text)  to send a message, given as JSON
//   urlscopeFrame.fit()       to report the height of the content, now and whenever it changes
// and app.js calls
//   urlscopeFrame.wait(says)  to make the element show, in its language, why the frame is still empty; false without an element
(() => {
  let port, hear;
  const say = (message) => port?.postMessage(message);

  // All scripts report in this box why the page cannot run.
  const failure = document.getElementById("failure");
  const fail = () => { if (!failure.hidden) say({ type: "error", message: failure.querySelector("p").textContent }); };
  new MutationObserver(fail).observe(failure, { attributes: true, attributeFilter: ["hidden"] });

  // A message must be a plain object. Go reads its strings, numbers and booleans. NaN and infinities count as absent. Any other value
  // becomes an empty object, because Go does not read it, nested values may be deep, and Go's runtime fails at a BigInt. read returns
  // undefined for anything else, and for messages that are too long.
  const most = 500_000;
  const read = (data) => {
    if (data === null || typeof data !== "object" || Object.getPrototypeOf(data) !== Object.prototype) return;
    const message = Object.create(null);
    let length = 0;
    for (const [name, value] of Object.entries(data)) {
      length += name.length + (typeof value === "string" ? value.length : 0);
      if (length > most) return;
      if (value != null && (typeof value !== "number" || Number.isFinite(value))) {
        message[name] = /^(string|number|boolean)$/.test(typeof value) ? value : {};
      }
    }
    return message;
  };

  // A message may need the texts of another language. It waits until they are loaded, and later messages wait for it.
  let opened, lang;
  let turn = new Promise((come) => { opened = come; });
  const texts = (message) => new Promise((come) => {
    if (globalThis.urlscopeTexts(message.lang, come) !== undefined) come();
  });
  // A message that sets a lesson or names, or shows the grammar, waits for the program with the workshop (app.js). That program then
  // gets all earlier settings.
  let before = {};
  let entered;
  const workshop = async (message) => {
    const all = { ...before, ...message };
    const { url, select, id, ...lasting } = all; // keep only the lasting settings
    before = lasting;
    const late = before.lesson || before.names || /\bgrammar\b/.test(before.show);
    if (!late || document.documentElement.classList.contains("workshop")) return message;
    await new Promise((come) => {
      entered = come;
      urlscopeEnter("", come);
    });
    return all;
  };
  // Messages are queued until the Go program listens. Invalid messages are answered with an error.
  const listen = () => {
    const refuse = () => say({ type: "refused", message: "A message is an object whose texts have at most 500,000 characters." });
    port.onmessage = (e) => {
      const message = read(e.data);
      lang = message?.lang ?? lang;
      if (message) turn = turn.then(() => texts(message)).then(() => workshop(message)).then((all) => hear(all));
      else refuse();
    };
    port.onmessageerror = refuse;
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

  // The page around the frame decides whether the height can change without moving text that is being read. It is therefore told
  // whether the reader has caused the change, by an action in the frame or by changing the width. During typing the height only grows.
  // A click counts when it is complete, because otherwise the clicked element would move away from the pointer.
  const fit = () => {
    const field = document.getElementById("field");
    let last = 0, told = "", act = -Infinity, width = innerWidth;
    const measure = () => {
      const parts = ["plate", "study", "words", "foot"].map((id) => document.getElementById(id)?.offsetHeight ?? 0);
      const body = document.querySelector("#body:not([hidden]) > *")?.offsetHeight ?? 0;
      let height = parts.reduce((sum, n) => sum + n, body) + 2;
      const turned = innerWidth !== width;
      if (document.hasFocus() && document.activeElement === field && !turned) height = Math.max(height, last);
      const acted = performance.now() - act < 1000 || turned;
      last = height;
      width = innerWidth;
      if (told !== `${height} ${acted}`) say({ type: "height", height, acted });
      told = `${height} ${acted}`;
    };
    const sizes = new ResizeObserver(measure);
    for (const e of document.querySelectorAll("#plate, #study, #words, #body > *, #foot")) sizes.observe(e);
    urlscopeHears.signal.addEventListener("abort", () => sizes.disconnect());
    field.addEventListener("blur", measure, urlscopeHears);
    const acts = () => { act = performance.now(); measure(); };
    for (const event of ["click", "keydown", "input"]) {
      addEventListener(event, () => { if (document.hasFocus()) acts(); }, { capture: true, passive: true, ...urlscopeHears }); // otherwise the outer page has made the edit
    }
    document.getElementById("body").addEventListener("scroll", acts, { passive: true, ...urlscopeHears }); // the reader wants to see more
    measure();
  };

  globalThis.urlscopeFrame = {
    open: (f) => { hear = f; entered?.(); opened(); return parent !== window; },
    send: (text) => say(JSON.parse(text)),
    wait: (says) => { say({ type: "refused", message: says(lang) }); return port !== undefined; }, // an "error" would end the frame
    fit, read,
  };
})();
