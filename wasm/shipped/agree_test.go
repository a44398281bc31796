package shipped

import (
	"strings"
	"testing"

	"urlscope/core"
	std "urlscope/core/standards"
	"urlscope/wasm/model"
)

// TestBrowserJudgeStays checks the choice of the judging standard: it is beside the verdict, in view on the narrowest phone.
// One click makes the URL Standard judge, and all panels follow. The choice is kept for the next visit and in links. A link
// with a judge of its own does not change it.
func TestBrowserJudgeStays(t *testing.T) {
	b := visitedTab(t)
	b.setViewport(320, 640)
	b.load("/" + model.Link("https://h.org/a?x[]=1", core.Span{}))
	b.waitReady()
	const inSight = `(() => { const r = document.getElementById("judge").getBoundingClientRect();
		return r.width > 20 && r.left >= 0 && r.right <= innerWidth && r.bottom <= innerHeight && !document.querySelector("nav #judge"); })()`
	b.wait(inSight, true)
	b.wait(verdicts, []string{"bad RFC 1738: no, octet 17", "ok URL Standard: read, with errors"})
	b.click("#judge-today")
	b.wait(verdicts, []string{"ok URL Standard: read, with errors", "none RFC 1738: no, octet 17"})
	b.wait(`document.getElementById("judge-today").checkVisibility()`, false)
	b.wait(`document.activeElement.id`, "judge")
	b.wait(`location.hash.includes("&std=whatwg")`, true)
	b.wait(`document.title`, "✓ h.org")
	b.load("/?next")
	b.waitReady()
	b.wait(`document.getElementById("judge").value`, "whatwg")
	b.wait(`document.querySelector("#status .verdict").innerText`, "URL Standard: read, with errors") // of the example, whose user name it does not like
	b.value(`location.hash = "`+model.Link("http://h/~", core.Span{})+`"`, nil)                       // an example, say
	b.wait(fieldText, "http://h/~")
	b.wait(`document.getElementById("judge").value`, "whatwg")
	b.load("/?other" + model.View{Src: "http://h/~", Judge: std.RFC3986}.Link())
	b.waitReady()
	b.wait(`document.getElementById("judge").value`, "rfc3986")
	b.load("/?plain" + model.Link("https://h.org/a?x[]=1", core.Span{})) // shows what its maker saw, whom RFC 1738 judged
	b.waitReady()
	b.wait(verdicts, []string{"bad RFC 1738: no, octet 17", "ok URL Standard: read, with errors"})
	b.wait(`document.getElementById("judge").value`, "rfc1738")
	b.load("/?last") // the choice is as it was
	b.waitReady()
	b.wait(`document.getElementById("judge").value`, "whatwg")
	b.judgeBy(std.RFC1738)
	b.wait(`document.querySelector("#status .verdict").innerText.startsWith("RFC 1738: yes")`, true)
	b.load("/?again")
	b.waitReady()
	b.wait(`document.getElementById("judge").value`, "rfc1738")
}

// TestBrowserFollowsJudge checks that the comparison, the conversation and the copies use the judging standard. A copy is
// the text as typed, or says what differs.
func TestBrowserFollowsJudge(t *testing.T) {
	b := open(t, "/"+model.View{Src: "https://h.org/a?x[]=1", Pinned: "HTTPS://h.org:443/a?x[]=1"}.Link())
	b.setViewport(1440, 6000)
	b.value(`navigator.clipboard.writeText = async (s) => { globalThis.copied = s; }`, nil)
	const head = `document.querySelector("#wire h2").parentElement.innerText.replace(/\s+/g, " ")`
	b.wait(head+`.includes("after the fix: h.org port 443")`, true)
	b.click("#wire-curl")
	b.wait(`globalThis.copied`, "# Typed was https://h.org/a?x[]=1; this is about https://h.org/a?x%5B%5D=1\ncurl 'https://h.org/a?x%5B%5D=1'\n")
	b.click("#wire-go")
	b.wait(`globalThis.copied?.startsWith("// Typed was https://h.org/a?x[]=1; ")`, true)
	b.wait(`document.getElementById("likeness").innerText`, "One of them is not a valid URL, so only what each was read as is compared.")
	b.judgeBy(std.WHATWG)
	b.wait(head+`.includes("after")`, false)
	b.click("#wire-curl")
	b.wait(`globalThis.copied`, "curl --globoff 'https://h.org/a?x[]=1'\n")
	b.wait(`document.getElementById("likeness").innerText`, "By URL Standard, they are the same URL.")
	b.wait(`document.querySelector("#parts h2").parentElement.innerText.includes("read by URL Standard")`, true)
}

// oddURLs are URLs that the standards read differently, or that most of them reject.
var oddURLs = []string{
	"https://example.com/", "http://example.com", "HTTP://EXAMPLE.com:80/%7e", "https://user:p@ss@example.com/", "http://u@h@g.org/", `http://good.example\@evil.example/`,
	"http://good.example#@evil.example/", "http://good.example?@evil.example/", "http://h.org:80#@g.org/", "https://h.org/a?x[]=1#top", "https://h.org/a b",
	"http://h.org/a|b", "http://h.org/~a", "http://h.org/é", "http://exämple.com/", "http://[::1]/", "http://[::1", "http://1.2.3", "http://0x7f.1/", "http://999.1.1.1/",
	"http://127.0.0.1:99999/", "http://h.org:/", "http://h.org:0/", "http://h:a/", "http:///x", "http:/h.org/x", "http:h.org", `http:\\h.org\x`, "https:", "https://",
	"http://a_b.org/", "http://-h.org/", "http://h..org/", "http://h.org./", "http://h%6Frg/", "http://h.org/%", "http://h.org/%zz", "http://h.org/%00", "http://h.org/a/../b",
	"ftp://u:p@h.org/%2Fetc/x;type=a", "ftp://h.org/a;type=q", "gopher://h.org/0a%0D%0Ab", "mailto:joe@h.org?subject=a b", "mailto:", "news:*", "telnet://h.org:23/x", "file:///etc/x",
	"file://h.org/x", "file:C|/x", "ws://h.org/a#b", "foo:bar baz", "foo://h.org:x/", "x", "//h.org/x", "?q", "#f", "3com://h/", "javascript:alert(1)", "http://h.org/a\tb", " http://h.org/ ",
	"htpp://h.org/", "<http://h.org/>", "http://2130706433/", "http://xn--bcher-kva.example/",
	"http://h:/a", "https://h.example:/a/b?c", "http://h:?q", "http://u@h:/a", "ws://h:/a", "http://h:", "http://[::1]:/a", "http://“host.com”/", "http://h。com/x",
	"http://h\u200b.com/", "http://h\u00a0com/", "http://h.com／evil.com/", "http://h.com⁄evil.com/", "http://h.com：80/x", "http://h.com＠g.org/", "http://h.com？q",
	"http://h.com＃f", "http://h;x/", "http://h%2Fg/", "http://[v1.x]/", "http://u@/x", "http://?q", "http:///example.com/", "www.example.com/a", "http://h.org/a\nb",
	"http:", "http:/", "news:1@h.org", "joe@h.org", "/etc/motd", "../c d", "https://h.org:65536/", "http://u@:80/", "http://h:443x@/", "http://h.org..//a", "http://h_1.org/a",
	"https://[fe80::1%25eth0]/", "http://[::ffff:1.2.3.4]:80/", "http://h%41.org/", "https://user:p@ss%40h.org/", "http://u:p@[::1]:x/", "ftp://a:b:c@h.org/", "localhost:8080",
	"https:/h.org/", "https://h.org /", "http:// h.org/", "C:\\Users\\x", "git@h.org:a/b", "data:text/html,<b>", "blob:https://h.org/x", "https://h.org/a#b#c", "http://h.org?a?b",
	"file:///C:/a", "file:a/b", "foo://h.org:x/y", "http://例え.jp/あ?い", "http://h.org/a%2Gb", "http:///", "gopher://h/7x%09y", "telnet://u:p@h.org/", "wais://h.org/d?s",
	"https://example.com／@evil.com/", "https://user:pw@-host-/path", "https://u:p#q@h1:1,h2:2/x", "http://h1:80,h2:80/x",
	"https://example.com:99999\\path", "https://example.com:none\\path", "http://user:p@[::1]/", "http://bob@/x", "https://[2001:db8",
	"redis://[::1:6379", "https://u:p:q@my-host-/x", "https://good.com;@evil.com/", "mongodb://u:p@h1:1,h2:2/", "redis://1.2.3.4::80",
	"https//_dmarc.example.com/", "https//öbb.at/", "git+ssh.//u:p@example.com/r.git", "https：//h.org/", "\\\\h.org\\a",
}

// contradictions compares what the panels say about the text: the verdict and its octet, the problems, the rows of the
// standards, the colours of the field, the line under it, the parts, and the host in the parts, in the conversation and in the browser.
const contradictions = `((judge) => {
	const wrong = [], all = (s, e = document) => [...e.querySelectorAll(s)], octet = (s) => /octet (\d+)/.exec(s)?.[1] ?? "";
	const titles = {rfc1738: "RFC 1738", rfc3986: "RFC 3986", whatwg: "URL Standard"};
	const src = document.getElementById("field").value;
	const row = (title) => all("#standards .standard").find((r) => r.querySelector("b").innerText === title);
	const [lead, beside] = all("#status .verdict");
	const today = judge === "whatwg" ? lead : beside;
	const errors = all("#problems .problem.error").map((e) => Number(e.dataset.from.split("-")[0]));
	if (lead.classList.contains("ok") && errors.length) wrong.push("the verdict is yes, and there are errors");
	if (lead.classList.contains("bad") && !errors.length) wrong.push("the verdict is no, and there is no error");
	if (octet(lead.innerText) && errors.length && Number(octet(lead.innerText)) !== Math.min(...errors)) wrong.push("the verdict has octet " + octet(lead.innerText) + ", the first error " + Math.min(...errors));
	const own = row(titles[judge]), now = row("URL Standard");
	const differ = (a, b) => octet(a.innerText) && octet(b.innerText) && octet(a.innerText) !== octet(b.innerText) || a.className.replace(/\bnone\b/, "") !== b.className && !a.classList.contains("none");
	const says = (row) => row?.querySelector(".says .verdict");
	if (own && differ(lead, says(own))) wrong.push("the verdict: " + lead.innerText + "; its row: " + own.querySelector(".says").innerText.replace(/\s+/g, " "));
	if (now && today && differ(today, says(now))) wrong.push("today: " + today.innerText + "; its row: " + now.querySelector(".says").innerText.replace(/\s+/g, " "));
	const severities = all("#problems .problem").map((e) => ["error", "warning", "note"].findIndex((s) => e.classList.contains(s)));
	if (severities.some((s, i) => i && s < severities[i - 1])) wrong.push("the order is " + severities);
	let url = null;
	try { url = new URL(src); } catch { /* refused */ }
	if (document.getElementById("standards").innerText.includes("They all read it alike") && (url?.href !== src || all("#standards .verdict:not(.ok)").length)) wrong.push("alike, but it prints " + url?.href);
	const head = document.querySelector("#wire h2").parentElement.innerText.replace(/\s+/g, " ");
	const sent = /On the wire (?:\d+ )?(\S+) port \d+/.exec(head)?.[1];
	const hosts = all("#parts .part.host .raw").map((e) => e.innerText);
	if (sent && judge === "whatwg" && url && sent !== url.hostname) wrong.push("sent to " + sent + ", the browser goes to " + url.hostname);
	if (sent && lead.classList.contains("none")) wrong.push("the verdict is " + lead.innerText + ", sent to " + sent);
	if (sent && judge !== "whatwg" && hosts[0] !== sent) wrong.push("sent to " + sent + ", the parts have " + hosts);
	if (judge === "whatwg" && url?.hostname && lead.classList.contains("ok") && hosts.length !== 1) wrong.push("the browser goes to " + url.hostname + ", the parts have " + hosts);
	const octets = (text) => new TextEncoder().encode(text).length;
	let end = 0;
	const coloured = all("#copy .run:not(.tail)").map((e) => ({from: end, to: (end += octets(e.firstChild.data)), is: e.classList[1]}));
	for (const e of all("#parts .part")) {
		const [from, to] = e.dataset.from.split("-").map(Number), is = e.classList[1];
		const odd = from < to && coloured.find((r) => r.from < to && from < r.to && r.is !== is);
		if (odd) wrong.push("octet " + odd.from + " is listed as " + is + ", and coloured as " + odd.is);
	}
	const by = document.querySelector("#parts h2").parentElement.innerText;
	if (judge !== "rfc1738" && !by.includes("read by " + titles[judge])) wrong.push("the parts are " + by);
	if (judge !== "rfc1738" && document.getElementById("parts").innerText.includes("outside the URL")) wrong.push("a part is called outside the URL");
	const caret = /At octet (\d+): .* in an? (host|port|query|fragment|scheme)$/.exec(document.querySelector("#status .here").innerText);
	const place = document.querySelector("#character h2")?.parentElement.innerText.replace(/\s+/g, " ");
	if (caret && place && !place.endsWith(caret[2])) wrong.push(caret[0] + ", and Character says " + place);
	if (lead.classList.contains("ok") && head.includes("not a valid URL")) wrong.push("the verdict is yes, the wire: " + head);
	return wrong;
})`

// TestBrowserPanelsAgree checks that no two panels contradict each other, whichever standard judges.
func TestBrowserPanelsAgree(t *testing.T) {
	b := open(t, "/")
	b.setViewport(1440, 6000)
	for k, by := range model.Judges {
		b.judgeBy(by)
		for i, src := range oddURLs {
			if !byNight && i%len(model.Judges) != k {
				continue
			}
			b.value(`location.hash = "`+model.Link(src, core.Span{})+`"`, nil)
			b.wait(fieldText, src)
			var wrong []string // once everything is drawn
			b.value(`(async () => {
				for (let turn = 0; ; turn++) {
					await new Promise((come) => setTimeout(come, 50));
					const wrong = `+contradictions+`(`+quote(by.String())+`);
					if (!wrong.length || turn === 30) return wrong;
				}
			})()`, &wrong)
			if len(wrong) > 0 {
				t.Errorf("%q, judged by %v: %s", src, by, strings.Join(wrong, "; "))
			}
		}
	}
}

// TestBrowserStatusLines checks that the status has at most four lines on a page that is neither narrow nor wide, and one height for
// every text: the verdicts, what the caret is on, and two lines of choices and buttons.
func TestBrowserStatusLines(t *testing.T) {
	b := open(t, "/")
	const lines = `(() => {
		const s = document.getElementById("status"), at = [];
		for (const e of s.children) if (e.checkVisibility()) { const r = e.getBoundingClientRect(); at.push((r.top + r.bottom) / 2); }
		at.sort((a, b) => a - b);
		return at.filter((y, i) => !i || y - at[i - 1] > 8).length <= 4 && Math.round(s.getBoundingClientRect().height) === 127;
	})()`
	for _, width := range []int64{641, 700, 760} {
		b.setViewport(width, 900)
		for _, src := range []string{"https://user:p@ss@example.com/~a?b=c%20d", "http://h/", "https://example.com/", "x", "mailto:joe@host.example.org?subject=x#y"} {
			b.enter(src)
			b.wait(lines, true)
		}
	}
}
