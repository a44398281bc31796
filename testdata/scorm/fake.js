// An API of SCORM 1.2 or 2004 that takes what the run-time environments' tables have and refuses the rest, with their codes.
const decimal = /^-?\d+(\.\d+)?$/, hundred = (v) => decimal.test(v) && v >= 0 && v <= 100;
const one = (...words) => (v) => words.includes(v);
const tables = {
  "1.2": {
    names: ["LMSInitialize", "LMSFinish", "LMSGetValue", "LMSSetValue", "LMSCommit", "LMSGetLastError", "LMSGetErrorString"],
    code: { notBegun: "301", wrong: "405", unknown: "201", readOnly: "403", again: "101" },
    mode: "cmi.core.lesson_mode", suspend: "cmi.core.exit",
    set: {
      "cmi.core.lesson_status": one("passed", "completed", "failed", "incomplete", "browsed"),
      "cmi.core.score.raw": hundred, "cmi.core.score.min": hundred, "cmi.core.score.max": hundred,
      "cmi.core.exit": one("time-out", "suspend", "logout", ""),
      "cmi.core.session_time": (v) => /^\d{2,4}:\d\d:\d\d(\.\d{1,2})?$/.test(v),
      "cmi.suspend_data": (v) => v.length <= 4096 && /^[ -~]*$/.test(v),
    },
    begin: { "cmi.core.lesson_status": "not attempted", "cmi.core.score.raw": "", "cmi.suspend_data": "", "cmi.core.credit": "credit" },
    once: ["cmi.core.exit", "cmi.core.session_time"], // can be written alone
  },
  "2004": {
    names: ["Initialize", "Terminate", "GetValue", "SetValue", "Commit", "GetLastError", "GetErrorString"],
    code: { notBegun: "132", wrong: "406", unknown: "401", readOnly: "404", again: "103" },
    mode: "cmi.mode", suspend: "cmi.exit",
    set: {
      "cmi.completion_status": one("completed", "incomplete", "not attempted", "unknown"),
      "cmi.success_status": one("passed", "failed", "unknown"),
      "cmi.score.raw": (v) => decimal.test(v), "cmi.score.min": (v) => decimal.test(v), "cmi.score.max": (v) => decimal.test(v),
      "cmi.score.scaled": (v) => decimal.test(v) && v >= -1 && v <= 1,
      "cmi.progress_measure": (v) => decimal.test(v) && v >= 0 && v <= 1,
      "cmi.exit": one("time-out", "suspend", "logout", "normal", ""),
      "cmi.session_time": (v) => /^PT(\d+H)?(\d+M)?(\d+(\.\d{1,2})?S)?$/.test(v),
      "cmi.suspend_data": (v) => v.length <= 64000,
    },
    begin: { "cmi.completion_status": "unknown", "cmi.success_status": "unknown", "cmi.credit": "credit" },
    once: ["cmi.exit", "cmi.session_time"],
  },
};

globalThis.makeAPI = (standard, kept, mode) => {
  const t = tables[standard], data = { ...t.begin, ...kept, [t.mode]: mode };
  let begun = false, ended = false, error = "0", exit = "", refuses = "";
  const answer = (code = "0") => { error = code; return String(code === "0"); };
  const [start, end, get, set, commit, last, reason] = t.names;
  const api = {
    [start]: () => { if (begun) return answer(t.code.again); begun = true; return answer(); },
    [end]: () => { if (!begun || ended) return answer(t.code.notBegun); ended = true; return answer(); },
    [get]: (name) => {
      if (!begun || ended) { answer(t.code.notBegun); return ""; }
      if (t.once.includes(name) || !(name in data) && !(name in t.set)) { answer(t.code.unknown); return ""; }
      answer(name in data ? "0" : "403");
      return data[name] ?? "";
    },
    [set]: (name, value) => {
      if (!begun || ended) return answer(t.code.notBegun);
      if (!(name in t.set)) return answer(name in data ? t.code.readOnly : t.code.unknown);
      if (typeof value !== "string" || !t.set[name](value)) return answer(t.code.wrong);
      if (name === refuses) return answer("101");
      if (name === t.suspend) exit = value; else data[name] = value;
      return answer();
    },
    [commit]: () => begun && !ended ? answer() : answer(t.code.notBegun),
    [last]: () => error,
    [reason]: (code) => ({ 0: "", 101: "General exception" })[code] ?? "Error " + code,
  };
  return {
    api,
    refuse: (name) => { refuses = name; },
    // An attempt that was not suspended begins anew.
    kept: () => exit === "suspend" ? data : {},
    ended: () => ended,
    value: (name) => data[name] ?? "",
  };
};
