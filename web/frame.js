// The frame's end of the line to the page around it: embed.js, on another origin as a rule. That page hands over a
// MessagePort, once; then all goes over the port, and no other window can put in a word. Go relies on
//   urlscopeFrame.open(hear)  from now on messages come to hear, as objects; false when no page holds this frame
//   urlscopeFrame.send(text)  sends a message, of which Go has the JSON
//   urlscopeFrame.fit()       from now on the page hears of the height that the content wants, at once of that it has now
(() => {
  let port, hear;
  const say = (message) => port?.postMessage(message);

  // What keeps the page from running is written into this box, whoever found it out.
  const failure = document.getElementById("failure");
  const fail = () => { if (!failure.hidden) say({ type: "error", message: failure.querySelector("p").textContent }); };
  new MutationObserver(fail).observe(failure, { attributes: true, attributeFilter: ["hidden"] });

  // A message is a plain object: no list, no map, no octets. Go reads texts, numbers and truth values of it. A number that JSON does not
  // have counts as left out, and whatever else a member holds is for Go an empty object: nobody looks into it, so that it may be as
  // deep as it likes, and Go's runtime cannot take a BigInt. Of no message nothing is returned, nor of one that is too long.
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

  // A message may ask for a language whose texts are not there yet: it waits for them, and those after it for their turn.
  let turn = Promise.resolve();
  const texts = (message) => new Promise((come) => {
    if (globalThis.urlscopeTexts(message.lang, come) !== undefined) come();
  });
  // One that sets a lesson, or names, or shows the grammar, waits for the program that has them (app.js), which is then told all that was set before.
  let before = {};
  let entered;
  const workshop = async (message) => {
    const all = { ...before, ...message };
    const { url, select, id, ...lasting } = all; // what of them holds at its time only is left out
    before = lasting;
    const late = before.lesson || before.names || /\bgrammar\b/.test(before.show);
    if (!late || document.documentElement.classList.contains("workshop")) return message;
    await new Promise((come) => {
      entered = come;
      urlscopeEnter("", come);
    });
    return all;
  };
  // Messages wait in the port until Go is there to hear them. What is no message is refused, and whoever sent it is told so.
  const listen = () => {
    if (!port || !hear) return;
    const refuse = () => say({ type: "refused", message: "A message is an object whose texts have at most 500,000 characters." });
    port.onmessage = (e) => {
      const message = read(e.data);
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

  // The page around decides whether the height may change without moving what is read there. So it hears, too, whether
  // that is the reader's own doing: by an act in here, or because the width has changed. While the reader types the
  // height only grows. A press counts once it is over, or else what was pressed would move from under it.
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
      addEventListener(event, () => { if (document.hasFocus()) acts(); }, { capture: true, passive: true, ...urlscopeHears }); // or else the page around has edited
    }
    document.getElementById("body").addEventListener("scroll", acts, { passive: true, ...urlscopeHears }); // to see more of it
    measure();
  };

  globalThis.urlscopeFrame = {
    open: (f) => { hear = f; entered?.(); listen(); return parent !== window; },
    send: (text) => say(JSON.parse(text)),
    fit, read,
  };
})();
