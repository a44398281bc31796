import { createApp } from "vue";
import type { Report } from "urlscope";
import { define } from "urlscope/embed";

define("/urlscope/");
const heard = new Promise<Report>((tell) => createApp(() => (
  <p>
    <url-scope url="http://h/~a" show="problems" loading="eager" readonly height={300} lang="ja" select="9-10" label="A URL" class="wide"
      onUrlscopeReady={(e) => tell(e.detail)}>
      <code>http://h/~a</code>
    </url-scope>
  </p>
)).mount(document.querySelector("main")!));
Object.assign(globalThis, { used: { element: () => heard } });

// @ts-expect-error It loads by a click, near the viewport or at once.
void <url-scope loading="now" />;
// @ts-expect-error What is heard is a report.
void <url-scope onUrlscopeChange={(e) => e.detail.start} />;
