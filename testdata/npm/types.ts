// What a page may write with the types of the package. It is compiled, not run.
import urlscope, { derive, report, type Derivation, type Report } from "urlscope";
import { define, type Span, type URLScopeElement } from "urlscope/embed";

define("/urlscope/");
define(new URL("https://host.example/urlscope/"));
const element: URLScopeElement = document.querySelector("url-scope")!;
addEventListener("urlscope-select", (e) => { const span: Span = e.detail; element.select(span.start, span.end); });
const first: Report = await report("ftp://host.dom/", { lang: "ja" });
console.log(first.valid, (await urlscope.report(new Uint8Array([0x66, 0xff]))).inputBase64);
const derivation: Derivation = await derive("x:", { standard: "rfc3986" });
console.log(derivation.nodes[0]?.rule, derivation.next.map((n) => n.octets));

// @ts-expect-error There is no grammar of it.
await derive("x:", { standard: "whatwg" });
// @ts-expect-error It must be told where the frames are.
define();
// @ts-expect-error There is no such severity.
console.log(first.diagnostics[0]?.severity === "fatal");
