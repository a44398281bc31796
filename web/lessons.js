// Shows the texts, goals and starts of the lessons if the program does not run. The lesson of the link is open. Only tools.js loads
// this script.
(() => {
  const { lang } = document.documentElement;
  const [title, goals, start] = { // same as in wasm/labels
    en: ["Lessons", "Goals", "Begin with"], ja: ["レッスン", "目標", "初めの URL"], "zh-Hant": ["課程", "目標", "開始的 URL"],
  }[lang];
  const wanted = /^#lesson=1&id=(\d\.\d)/.exec(globalThis.urlscopeHash)?.[1];

  const add = (parent, name, text = "") => {
    const e = parent.appendChild(document.createElement(name));
    text.split("`").forEach((piece, i) => i % 2 ? e.appendChild(document.createElement("code")).append(piece) : e.append(piece));
    return e;
  };
  // Each line of the file is a key and a value. Below a goal, a comment has the task in words (wasm/site/lessons.go).
  const show = (section, piece) => {
    const lines = piece.split("\n").map((line) => /^(\S*) ?(.*)$/.exec(line).slice(1));
    const all = (key) => lines.filter(([k]) => k === key).map(([, value]) => value);
    const number = lines[0][0], box = add(section, "details");
    add(box, "summary", `${number} ${all("title")}`);
    for (const text of all("text")) add(box, "p", text);
    add(box, "p", goals);
    const list = add(box, "ul");
    for (const text of all("#")) add(list, "li", text);
    add(box, "p", start);
    add(box, "pre").append(all("start")[0]);
    if (number !== wanted) return;
    box.open = true;
    box.scrollIntoView();
  };
  globalThis.urlscopeLoadText(lang, (text) => {
    const pieces = text.split(/^## /m).slice(1);
    if (pieces.length === 0) return;
    const section = document.createElement("section");
    section.className = "readable";
    add(section, "h2", title);
    document.getElementById("failure").after(section);
    for (const piece of pieces) show(section, piece);
  });
})();
