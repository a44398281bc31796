// The report in Node, from files: nothing is fetched, and neither a try that failed nor a parser that stopped is a hindrance.
import { strictEqual, rejects } from "node:assert";
import urlscope, { derive, readers, report, standards } from "urlscope";
import { define } from "urlscope/embed";

globalThis.fetch = () => { throw new Error("fetch was called"); };
define("/urlscope/"); // as where pages are drawn on a server
const before = Object.getOwnPropertyNames(globalThis);

const { instantiate } = WebAssembly;
WebAssembly.instantiate = () => Promise.reject(new Error("not now"));
await rejects(report("news:*"), /^Error: not now$/);
WebAssembly.instantiate = async (...args) => {
  const { instance } = await instantiate(...args);
  const stops = { ...instance.exports, run: () => { throw new Error("stopped"); } };
  return { instance: Object.create(WebAssembly.Instance.prototype, { exports: { value: stops } }) };
};
await rejects(report("news:*"), /^Error: stopped$/);
WebAssembly.instantiate = instantiate;

strictEqual(urlscope.report, report);
await rejects(report(7), /^TypeError: urlscope: report takes a string/);
const { readings, flips, resolutions } = await standards("http:../x", { base: new URL("http://h/a/b/c") });
strictEqual(readings.map((r) => r.verdict).join(), "invalid,valid,valid,valid,errors,not-asked");
strictEqual(readings[4].by, "browser");
strictEqual(resolutions.map((r) => r.result).join(), "http:../x,http:../x,http:x,http://h/a/x");
strictEqual(flips.length > 0, true);
await rejects(standards("x", { base: { toString() { throw new Error("hostile"); } } }), /^Error: hostile$/);
const { readers: list } = await readers("http://evil.example\\@good.example/");
strictEqual(list.find((r) => r.reader === "python").host, "good.example");
strictEqual(list.find((r) => r.by === "browser").host, "evil.example");
strictEqual(list.find((r) => r.reader === "node").differs, true);
const { state, nodes } = await derive("ftp://h/a;ty");
strictEqual([state, ...nodes.map((n) => n.rule)].join(), "unfinished,url,ftpurl,,login,hostport,host,hostname,toplabel,alpha,,fpath,fsegment,,");
strictEqual((await derive("http:", { standard: "rfc3986" })).state, "valid");
await rejects(derive("x", { standard: "whatwg" }), /^TypeError: urlscope: derive knows the standards/);
const reports = [];
for (const lang of ["en", "ja", "zh-Hant", "zh-TW", "xx"]) reports.push(await report("http://h/~a", { lang }));
reports.push(await report(new Uint8Array([97, 255, 98])));
strictEqual(Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name)).join(), "fs");
console.log(JSON.stringify(reports));
