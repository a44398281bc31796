// @ts-check
// The page of one lesson in a package for learning systems (wasm/scorm): a SCO. It shows the lesson in urlscope's frame, which is beside
// it (frame.html, with the messages of embed.js), and reports the progress to the learning system with SCORM 1.2 or 2004. It finds the
// API in the windows around it. It sends nothing to anybody else, and stores nothing.
//
// <html> has the standard (data-scorm) and the lesson (data-lesson), and #state has the messages. wasm/scorm/page.go writes both.
(() => {
  const { scorm = "", lesson = "" } = document.documentElement.dataset;
  const line = /** @type {HTMLElement} */ (document.getElementById("state")), words = line.dataset;
  const script = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  const began = Date.now();

  // ---- The two standards: the names of their functions and elements, and their formats.
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const whole = (/** @type {number} */ n) => String(Math.round(n * 100));
  // Both get the score in percent: systems display the raw score, and 1.2 requires it (RTE 3.4.4, cmi.core.score.raw).
  const standards = {
    "1.2": {
      api: "API", start: "LMSInitialize", end: "LMSFinish", get: "LMSGetValue", set: "LMSSetValue", commit: "LMSCommit",
      code: "LMSGetLastError", reason: "LMSGetErrorString",
      mode: "cmi.core.lesson_mode", status: "cmi.core.lesson_status", raw: "cmi.core.score.raw", exit: "cmi.core.exit",
      time: "cmi.core.session_time", most: 4096,
      far: (/** @type {number} */ best, /** @type {boolean} */ done) => ({
        "cmi.core.lesson_status": done ? "passed" : "incomplete",
        "cmi.core.score.min": "0", "cmi.core.score.max": "100", "cmi.core.score.raw": whole(best),
      }),
      span: (/** @type {number} */ s) => `${String(Math.floor(s / 3600)).padStart(4, "0")}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`,
    },
    "2004": {
      api: "API_1484_11", start: "Initialize", end: "Terminate", get: "GetValue", set: "SetValue", commit: "Commit",
      code: "GetLastError", reason: "GetErrorString",
      mode: "cmi.mode", status: "cmi.success_status", raw: "cmi.score.raw", exit: "cmi.exit", time: "cmi.session_time", most: 64000,
      far: (/** @type {number} */ best, /** @type {boolean} */ done) => ({
        "cmi.completion_status": done ? "completed" : "incomplete", "cmi.success_status": done ? "passed" : "unknown",
        "cmi.score.min": "0", "cmi.score.max": "100", "cmi.score.raw": whole(best),
        "cmi.score.scaled": String(Math.round(best * 100) / 100), "cmi.progress_measure": String(Math.round(best * 100) / 100),
      }),
      span: (/** @type {number} */ s) => `PT${Math.floor(s / 3600)}H${Math.floor(s / 60) % 60}M${s % 60}S`,
    },
  };
  const cmi = scorm === "1.2" ? standards["1.2"] : standards["2004"];
  const kept = "cmi.suspend_data";

  // ---- The API is in a window around this one, or in the opener of one of them. Windows of other origins cannot be searched. The
  // limit is more than the nesting of any system.
  const find = () => {
    const windows = /** @type {any[]} */ ([window]);
    for (let i = 0; i < windows.length && i < 50; i++) {
      try {
        if (windows[i][cmi.api]) return windows[i][cmi.api];
      } catch { /* another origin */ }
      for (const w of [windows[i].parent, windows[i].opener]) if (w && !windows.includes(w)) windows.push(w);
    }
  };
  let api = find();
  const call = (/** @type {string} */ what, /** @type {string[]} */ ...args) => String(api[what](...args));

  // ---- Error messages by subject. The line shows the first one until it is resolved.
  const told = new Map();
  const say = (/** @type {string} */ about, text = "") => {
    if (text) told.set(about, text); else told.delete(about);
    const now = Array.from(told.values())[0] ?? "";
    if (line.textContent !== now) line.textContent = now;
  };
  const refuse = (/** @type {string} */ what) => {
    let why = "";
    try { const code = call(cmi.code); why = `${code} ${call(cmi.reason, code)}`.trim(); } catch (e) { why = String(e); }
    say(what, `${words.refused} ${what}: ${why}`);
  };
  const does = (/** @type {string} */ what, /** @type {string[]} */ ...args) => {
    let ok = false;
    try { ok = call(what, ...args) === "true"; } catch { /* reported below */ }
    const about = args[0] || what;
    if (ok) say(about); else refuse(about);
    return ok;
  };
  const get = (/** @type {string} */ name) => { try { return call(cmi.get, name); } catch { return ""; } };

  if (!api) say("api", words.none);
  // After a reload the session is already initialized (2004: error 103).
  else if (!does(cmi.start, "")) {
    let again = false;
    try { again = call(cmi.code) === "103"; } catch { /* no error code */ }
    if (again) say(cmi.start); else api = undefined;
  }
  const mode = api ? get(cmi.mode) : "";
  const writes = api && mode !== "browse" && mode !== "review";
  if (api && !writes) say("mode", mode === "review" ? words.review : words.browse);

  // ---- Progress. It never decreases, also across visits. The saved text is the last one typed.
  const before = api ? get(cmi.status) : "";
  let done = before === "passed" || before === "completed";
  let best = done ? 1 : api ? Math.min(Math.max(Number(get(cmi.raw)) / 100 || 0, 0), 1) : 0;
  const resumed = () => {
    try {
      const state = JSON.parse(get(kept));
      return state.v === 1 && typeof state.url === "string" ? state.url : undefined;
    } catch { return undefined; }
  };
  const begun = api ? resumed() : undefined;
  const frame = document.createElement("iframe");
  let shown = false; // the frame shows the lesson
  // The frame reports a text with a delay, so the field itself is read when the learner leaves.
  const typed = () => /** @type {HTMLTextAreaElement | null | undefined} */ (frame.contentDocument?.getElementById("field"))?.value;
  // In ASCII, because 1.2 limits the number of characters.
  const packed = (/** @type {string} */ url) => JSON.stringify({ v: 1, url })
    .replace(/[^ -~]/g, (c) => "\\u" + c.charCodeAt(0).toString(16).padStart(4, "0"));

  // Only changes are sent, and failed calls are repeated.
  const sent = new Map();
  const put = (/** @type {string} */ name, /** @type {string} */ value) => {
    if (sent.get(name) !== value && does(cmi.set, name, value)) sent.set(name, value);
  };
  let waiting = 0, ended = false;
  const save = () => {
    clearTimeout(waiting);
    waiting = 0;
    if (!writes || ended) return;
    for (const [name, value] of Object.entries(cmi.far(best, done))) put(name, value);
    const text = shown ? typed() : undefined;
    if (text !== undefined) {
      const state = packed(text);
      say("long", state.length > cmi.most ? words.long : "");
      if (state.length <= cmi.most) put(kept, state);
    }
    put(cmi.exit, "suspend"); // so that the next visit resumes
    put(cmi.time, cmi.span(Math.round((Date.now() - began) / 1000)));
    does(cmi.commit, "");
  };
  const later = () => { waiting ||= setTimeout(save, 5000); };
  const end = () => {
    if (!api || ended) return;
    save();
    ended = true;
    does(cmi.end, "");
  };
  save();
  addEventListener("visibilitychange", () => { if (document.visibilityState === "hidden") save(); }, true);
  addEventListener("pagehide", end);
  addEventListener("pageshow", (e) => { if (e.persisted) location.reload(); }); // the session has ended, so start again

  // ---- The frame.
  frame.name = "lesson"; // loads the program with lessons
  frame.title = document.title;
  frame.allow = "clipboard-write";
  frame.src = new URL("frame.html", script).href;
  frame.onload = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (e) => hear(e.data);
    port1.postMessage({ type: "set", lesson, lang: document.documentElement.lang, readonly: mode === "review", url: begun });
    /** @type {Window} */ (frame.contentWindow).postMessage("urlscope", location.origin === "null" ? "*" : location.origin, [port2]);
  };
  const hear = (/** @type {any} */ { type, lesson: study, message }) => {
    if (type !== "here" && type !== "height") document.body.classList.add("shown"); // otherwise earlier typing would become the saved text
    switch (type) {
      case "ready": case "change":
        say("frame");
        shown = true;
        if (type === "change") later();
        break;
      case "goals": case "lesson": {
        best = Math.max(best, study.goals.filter((/** @type {string} */ s) => s === "met").length / study.goals.length);
        const was = done;
        done ||= study.done;
        if (done && !was) save(); else later();
        break;
      }
      case "error":
        document.body.classList.add("failed"); // shows the lesson as text
        say("frame", message);
        break;
      case "refused":
        say("frame", message);
    }
  };
  document.body.classList.add("live");
  document.body.append(frame);
})();
