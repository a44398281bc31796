// The frame's end of the line to the page around it: embed.js, on another origin as a rule. That page hands over a
// MessagePort, once; then all goes over the port, and no other window can put in a word. Go relies on
//   urlscopeFrame.open(hear)  from now on messages come to hear, taken apart; false when no page holds this frame
//   urlscopeFrame.send(text)  sends a message
//   urlscopeFrame.fit()       from now on the page hears of the height that the content wants, at once of that it has now
(() => {
  let port, hear;
  const send = (text) => port?.postMessage(text);
  const say = (message) => send(JSON.stringify(message));

  // What keeps the page from running is written into this box, whoever found it out.
  const failure = document.getElementById("failure");
  const fail = () => { if (!failure.hidden) say({ type: "error", message: failure.querySelector("p").textContent }); };
  new MutationObserver(fail).observe(failure, { attributes: true, attributeFilter: ["hidden"] });

  // A message is a JSON object. Go hears of each of its members the name, the type and the value; of what is none, nothing.
  const apart = (text) => {
    let message = null;
    try { message = JSON.parse(text); } catch { /* no JSON */ }
    if (typeof message !== "object" || message === null || Array.isArray(message)) return [];
    return Object.entries(message).filter(([, value]) => value !== null)
      .flatMap(([name, value]) => [name, typeof value, typeof value === "object" ? "" : String(value)]);
  };

  // Messages wait in the port until Go is there to hear them. What is no text, or too much of it, is none of ours, and
  // whoever sent it is told so.
  const most = 500_000;
  // A message may ask for a language whose texts are not there yet: it waits for them, and those after it for their turn.
  let turn = Promise.resolve();
  const texts = (message) => new Promise((come) => {
    const lang = message[message.indexOf("lang") + 2]; // or, without one, the value of its first member: no language
    if (globalThis.urlscopeTexts(lang, come) !== undefined) come();
  });
  // One that sets a lesson, or names, or shows the grammar, waits for the program that has them (app.js), which is then told all that was set before.
  const before = new Map(), once = ["url", "select", "id"]; // what of them holds at its time only
  let entered;
  const workshop = async (message) => {
    const all = [...before.values(), message].flat();
    for (let i = 0; i < message.length; i += 3) {
      if (!once.includes(message[i])) before.set(message[i], message.slice(i, i + 3));
    }
    const late = before.get("lesson")?.[2] || before.get("names")?.[2] || /\bgrammar\b/.test(before.get("show")?.[2]);
    if (!late || document.documentElement.classList.contains("workshop")) return message;
    await new Promise((come) => {
      entered = come;
      urlscopeEnter("", come);
    });
    return all;
  };
  const listen = () => {
    if (!port || !hear) return;
    port.onmessage = (e) => {
      if (typeof e.data === "string" && e.data.length <= most) {
        const message = apart(e.data);
        turn = turn.then(() => texts(message)).then(() => workshop(message)).then((all) => hear(all));
      } else say({ type: "refused", message: "A message is a text of at most 500,000 characters." });
    };
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
      const message = JSON.stringify({ type: "height", height, acted });
      if (message !== told) send(told = message);
    };
    const sizes = new ResizeObserver(measure);
    for (const e of document.querySelectorAll("#plate, #study, #words, #body > *, #foot")) sizes.observe(e);
    field.addEventListener("blur", measure);
    const acts = () => { act = performance.now(); measure(); };
    for (const event of ["click", "keydown", "input"]) {
      addEventListener(event, () => { if (document.hasFocus()) acts(); }, { capture: true, passive: true }); // or else the page around has edited
    }
    document.getElementById("body").addEventListener("scroll", acts, { passive: true }); // to see more of it
    measure();
  };

  globalThis.urlscopeFrame = {
    open: (f) => { hear = f; entered?.(); listen(); return parent !== window; },
    send, fit, apart,
  };
})();
