// An API of scorm-again, whose scripts stand in front of this one. What is kept of a visit is what scorm-again would send to its server.
globalThis.makeAPI = (standard, kept, mode) => {
  const old = standard === "1.2", { logLevel } = { logLevel: 5 };
  const api = old ? new Scorm12API({ logLevel }) : new Scorm2004API({ logLevel });
  if (kept.cmi) api.loadFromJSON(kept.cmi, "cmi");
  const where = old ? api.cmi.core : api.cmi;
  if (old) where.lesson_mode = mode; else where.mode = mode;
  let ended = false, last = {};
  api.on(old ? "LMSFinish" : "Terminate", () => { ended = true; });
  api.on(old ? "CommitSuccess" : "CommitSuccess", () => {});
  const all = () => JSON.parse(JSON.stringify(api.renderCMIToJSONObject())).cmi;
  const take = () => { last = all(); };
  for (const name of old ? ["LMSSetValue", "LMSFinish"] : ["SetValue", "Terminate"]) {
    const call = api[name].bind(api);
    api[name] = (...args) => {
      const result = call(...args);
      if (/Set/.test(name) && result === "true") take();
      return result;
    };
  }
  return {
    api,
    kept: () => (old ? last.core : last)?.exit === "suspend" ? { cmi: last } : kept,
    ended: () => ended,
    value: (name) => String(name.split(".").slice(1).reduce((at, part) => at?.[part], all()) ?? ""),
  };
};
