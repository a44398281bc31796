// What a page may write with the types that stand beside the scripts. It is compiled, not run.
import type { Span } from "./embed";
import urlscope, { report, type Report } from "./urlscope";

const element = document.querySelector("url-scope")!;
element.setURL("news:*");
element.addEventListener("urlscope-ready", (e) => e.detail.parts.map((part) => part.decoded?.length));
document.addEventListener("urlscope-change", (e) => { const report: Report = e.detail; console.log(report.valid); });
addEventListener("urlscope-select", (e) => { const span: Span = e.detail; element.select(span.start, span.end); });
element.addEventListener("urlscope-error", (e) => console.log(e.detail.message));

const first: Report = await report("ftp://host.dom/", { lang: "ja" });
const second: Report = await urlscope.report(new Uint8Array([0x66, 0xff]));
const third: Report = await element.applyFix(0, first.diagnostics[0]?.fixes.length ?? 0);
console.log(second.inputBase64, third.wire.steps.at(-1)?.when === "if-asked", await element.report());

// @ts-expect-error The URL is a string.
element.setURL(7);
// @ts-expect-error There is no such severity.
console.log(first.diagnostics[0]?.severity === "fatal");
element.destroy();
