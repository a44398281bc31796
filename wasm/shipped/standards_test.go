package shipped

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	std "urlscope/core/standards"
	"urlscope/wasm/model"
)

const (
	verdicts   = `[...document.querySelectorAll("#status .verdict")].map((v) => v.className.replace("verdict ", "") + " " + v.innerText)`
	standards  = `[...document.querySelectorAll("#standards .standard .says")].map((s) => s.innerText.replace(/\s+/g, " "))`
	flipsShown = `[...document.querySelectorAll("#standards .flip")].map((f) => f.dataset.from)`
)

// lookThenAndToday checks that the verdicts of RFC 1738 and of today are side by side, are announced together, and are in
// the title.
func lookThenAndToday(t *testing.T, b *tab) {
	b.enter("https://h/~a?x[]=1#top")
	b.wait(verdicts, []string{"bad RFC 1738: no, octet 10", "ok URL Standard: read, with errors"})
	b.wait(`document.getElementById("spoken").textContent.startsWith("RFC 1738: no, octet 10. URL Standard: read, with errors. 3 errors")`, true)
	b.wait(`document.title`, "✗ octet 10, today ✓ · h")
	for _, test := range []struct{ url, then, now string }{
		{"http://h/", "ok RFC 1738: yes, HTTP", "ok URL Standard: valid"},
		{"https://h/a", "ok RFC 1738: yes, a later scheme", "ok URL Standard: valid"},
		{"http://h/a#b", "bad RFC 1738: no, a URL and a fragment", "ok URL Standard: valid"},
		{"http://h:65536/", "ok RFC 1738: yes, HTTP", "bad URL Standard: not valid, octet 9"},
		{"http://", "yet RFC 1738: not yet", "yet URL Standard: not complete yet"},
		{"../x", "bad RFC 1738: no, octet 0", "yet URL Standard: needs a base"},
	} {
		b.enter(test.url)
		b.wait(verdicts, []string{test.then, test.now})
	}
	b.enter("")
	b.wait(verdicts, []string{"none Nothing typed yet"})
	b.click(`[data-lang="ja"]`)
	b.enter("https://h/~a")
	b.wait(verdicts, []string{"bad RFC 1738：正しくない（オクテット 10）", "ok URL Standard：正しい"})
	b.click(`[data-lang="zh-Hant"]`)
	b.wait(verdicts, []string{"bad RFC 1738：無效（八位元組 10）", "ok URL Standard：有效"})
}

// TestBrowserStandards checks what other standards say of the text. The last subtest uses another language.
func TestBrowserStandards(t *testing.T) {
	looks(t, lookStandards, lookStandardsOfLongTexts, lookStandardsNames, lookLaterSchemes, lookThenAndToday)
}

// lookStandards checks that the panel has a row per standard, the changes that each makes, and the first difference, which
// is also marked in the field.
func lookStandards(t *testing.T, b *tab) {
	b.do(chromedp.EmulateViewport(1440, 2400))
	b.enter("ftp://u?x:p@h/")
	b.wait(standards, []string{"RFC 1738 1994 valid", "RFC 1808 1995 valid", "RFC 2396 1998 valid", "RFC 3986 2005 valid", "URL Standard today valid"})
	b.wait(flipsShown+"[0]", "7-8")
	b.wait(`document.querySelector("#standards .flip .security").innerText`, "security")
	b.wait(`document.querySelector("#standards .flip.first").dataset.from`, "7-8")
	b.wait(`[...document.querySelectorAll("#standards .standard:nth-child(1) .octets .u:not(.delim)")].map((e) => e.className + " " + e.textContent)`,
		[]string{"u scheme scheme ftp", "u userinfo user u?x", "u userinfo password p", "u host host h"})
	b.wait(`[...document.querySelectorAll("#standards .standard:nth-child(3) .octets .u:not(.delim)")].map((e) => e.className + " " + e.textContent)`,
		[]string{"u scheme scheme ftp", "u host host u", "u search query x:p@h/"})
	// Each row has the text octet by octet.
	b.wait(`[...document.querySelectorAll("#standards .octets")].map((o) => [...o.querySelectorAll(".u")].map((e) => e.lastChild.data).join(""))`,
		[]string{"ftp://u?x:p@h/", "ftp://u?x:p@h/", "ftp://u?x:p@h/", "ftp://u?x:p@h/", "ftp://u?x:p@h/"})
	b.wait(`[...document.querySelectorAll("#copy .run")].filter((r) => r.querySelector(".parting")).map((r) => r.firstChild.data[0])`, []string{"?"})
	// Pointing at a sentence highlights its octets in all panels, and a click selects them.
	b.hover(element("#standards .flip.first"))
	b.wait(litInField, "?")
	b.click("#standards .flip.first")
	b.wait(`[...document.querySelectorAll("#copy .sel")].map((r) => r.firstChild.data).join("")`, "?")

	// The browser's own result is used, in its own spelling.
	b.enter(`http://evil.example\@good.example/%2e%2e/x`)
	b.wait(standards+"[4]", "URL Standard today read, with errors")
	b.wait(`document.querySelector("#standards .prints code").textContent`, "http://evil.example/x")
	b.wait(`document.querySelector("#standards .prints code").textContent === new URL("http://evil.example\\@good.example/%2e%2e/x").href`, true)
	b.wait(`[...document.querySelectorAll("#standards .objections code")].map((e) => e.textContent)`, []string{"invalid-reverse-solidus"})

	// No text becomes markup.
	b.enter(`http://h/<img src=x onerror=alert(1)>`)
	b.wait(`document.querySelectorAll("#standards img").length`, 0)
	b.wait(`[...document.querySelectorAll("#standards .octets")].every((o) => [...o.querySelectorAll(".u")].map((e) => e.lastChild.data).join("") === document.getElementById("field").value)`, true)
	b.enter("")
	b.wait(`document.querySelector("#standards .empty").innerText.startsWith("How five standards")`, true)
}

// lookStandardsOfLongTexts checks that a very long text is compared only on request, and a medium one when the typing
// pauses.
func lookStandardsOfLongTexts(t *testing.T, b *tab) {
	b.do(chromedp.EmulateViewport(1440, 2400))
	b.enter("http://h/" + strings.Repeat("a", 20_000) + "~")
	b.wait(verdicts, []string{"bad RFC 1738: no, octet 20009", "ok URL Standard: valid"})
	b.wait(standards+".length", 5)
	b.enter("http://h/" + strings.Repeat("a", 70_000) + "~")
	b.wait(verdicts, []string{"bad RFC 1738: no, octet 70009"})
	b.click("#compare-standards")
	b.wait(standards+".length", 5)
	b.wait(verdicts, []string{"bad RFC 1738: no, octet 70009", "ok URL Standard: valid"})
}

// judgeBy chooses the judging standard.
func (b *tab) judgeBy(s std.Standard) {
	b.t.Helper()
	b.value(`(() => { const l = document.getElementById("judge"); l.value = `+quote(s.String())+`; l.dispatchEvent(new Event("change", { bubbles: true })); })()`, nil)
}

// TestBrowserJudge checks the choice of the judging standard in the status. Links keep it, and an unknown judge in a link is
// reported.
func TestBrowserJudge(t *testing.T) {
	b := open(t, "/")
	b.setViewport(1440, 900)
	const (
		chosen = `[field.selectionStart, field.selectionEnd]`
		lit    = `document.querySelector("#copy .sel")?.firstChild.data`
	)
	b.enter("https://h/~a?x[]=1#top")
	b.wait(rulesShown+".length", 4)
	b.judgeBy(std.RFC3986)
	b.wait(rulesShown, []string{"standard-octet"})
	b.wait(chosen, []int{14, 16})
	b.wait(`document.querySelector("#problems .place").innerText.startsWith("octets 14–16, RFC 3986, 3.4")`, true)
	b.wait(verdicts, []string{"bad RFC 3986: not valid, octet 14", "ok URL Standard: read, with errors"})
	b.wait(`document.querySelectorAll("#copy .run.error").length`, 1)
	b.wait(`location.hash.includes("&std=rfc3986")`, true)
	b.click("#fix-all")
	b.wait(fieldText, "https://h/~a?x%5B%5D=1#top")
	b.wait(rulesShown, []string{})
	b.value(`field.setSelectionRange(5, 5)`, nil)
	b.wait(lit, ":")
	b.judgeBy(std.WHATWG) // it finds no problem here, so the caret stays
	b.wait(`document.getElementById("judge").value`, "whatwg")
	b.wait(chosen, []int{5, 5})
	b.wait(lit, ":")
	b.press("Ctrl+z")
	b.wait(rulesShown, []string{"url-unit"})
	b.wait(verdicts, []string{"ok URL Standard: read, with errors", "none RFC 1738: no, octet 10"})
	b.wait(`document.getElementById("field").getAttribute("aria-invalid")`, "false")
	b.judgeBy(std.RFC1738)
	b.wait(rulesShown+".length", 4)
	b.wait(`location.hash.includes("std=")`, false)
	b.value(`location.hash = "#v=1&u=aHR0cHM6Ly9oL35h&std=whatwg"`, nil)
	b.wait(`document.getElementById("judge").value`, "whatwg")
	b.wait(rulesShown, []string{})
	b.value(`location.hash = "#v=1&u=aHR0cHM6Ly9oL35h&std=%3Cb%3E"`, nil)
	b.wait(`document.getElementById("judge").value`, "whatwg") // as before
	b.wait(`document.querySelector("#notice p").innerText.startsWith("This link asks for something")`, true)
}

// TestBrowserBase checks that a reference is recognized, and resolved against a base, which links keep.
func TestBrowserBase(t *testing.T) {
	b := open(t, "/")
	b.setViewport(1440, 2400)
	b.enter("//host/x")
	b.wait(`document.querySelector("#standards .reference").innerText.startsWith("A reference to another host")`, true)
	b.enter("?y")
	b.click("#with-base")
	b.wait(`document.getElementById("base").value`, "")
	b.wait(`document.activeElement.id`, "base")
	b.insert("http://a/b/c/d;p?q")
	const results = `[...document.querySelectorAll("#standards .resolved .says")].map((s) => s.innerText.replace(/\s+/g, " "))`
	b.wait(results, []string{"RFC 1808 http://a/b/c/d;p?y", "RFC 2396 http://a/b/c/?y", "RFC 3986 http://a/b/c/d;p?y", "URL Standard http://a/b/c/d;p?y"})
	b.wait(`document.activeElement.id + document.getElementById("base").value`, "basehttp://a/b/c/d;p?q")
	b.wait(`[...document.querySelectorAll("#standards .resolved .standard:nth-child(3) .way li")].map((s) => s.innerText)`,
		[]string{"From the base comes http://a.", "It has no path: that of the base stays, /b/c/d;p."})
	b.wait(`location.hash.includes("&base=aHR0cDovL2EvYi9jL2Q7cD9x")`, true)
	b.value(`location.hash = "#v=1&u=Li4vLi4vLi4vZw&base=aHR0cDovL2EvYi9jL2Q7cD9x"`, nil) // a link to ../../../g
	b.wait(results, []string{"RFC 1808 http://a/../g", "RFC 2396 http://a/../g", "RFC 3986 http://a/g", "URL Standard http://a/g"})
	b.wait(`document.getElementById("base").value`, "http://a/b/c/d;p?q")
	b.click("#with-base")
	b.wait(`document.getElementById("base")`, nil)
	b.wait(results, []string{})
	b.value(`location.hash = "#v=1&u=Li4vZw&base=%25"`, nil)
	b.wait(`document.querySelector("#notice p").innerText.startsWith("This link asks for something")`, true)
	b.wait(`document.getElementById("base")`, nil)
}

// TestBrowserBaseByLink checks that a link with a base opens the base's panel, and does not take the focus. Only the program that can
// resolve is loaded, so that nothing is drawn without the base first.
func TestBrowserBaseByLink(t *testing.T) {
	b := open(t, "/"+model.View{Src: "../g", Base: "http://a/b/c/d", Judge: std.RFC3986}.Link())
	b.wait(`document.querySelector("#standards .resolved .standard:nth-child(3) .result")?.textContent`, "http://a/b/g")
	b.wait(`typeof urlscopeTool`, "undefined") // no other program was loaded
	b.wait(`document.getElementById("base").value`, "http://a/b/c/d")
	b.wait(`document.getElementById("judge").value`, "rfc3986")
	b.wait(`document.activeElement.id !== "base"`, true)
	b.wait(`document.getElementById("beside").innerText`, "URL Standard: read with the base")
	b.judgeBy(std.WHATWG)
	const denied = `["problems", "standards"].some((id) => /without a|missing-scheme/i.test(document.getElementById(id).innerText))`
	b.wait(`document.querySelector("#status .verdict").innerText`, "URL Standard: read with the base")
	b.wait(denied, false)
	// What is sent is shown, and so is what is wrong in the reference.
	const sent = `document.querySelector("#wire h2").parentElement.innerText.replace(/\s+/g, " ").includes("read with the base: a port 80")`
	const cells = `document.getElementById("wire").innerText.replace(/\s/g, "").includes("SP20/b2F62/2Fg67SP20")`
	b.wait(sent+" && "+cells, true)
	b.enter(`..\g`)
	b.wait(rulesShown, []string{"url-backslash"})
	b.wait(sent+" && "+cells, true)
	b.enter("../g")
	b.focus("#base")
	b.value(`document.getElementById("base").select()`, nil)
	b.insert("x") // no base
	b.wait(rulesShown, []string{"url-scheme"})
	b.wait(denied, true)
	b.value(`document.getElementById("base").select()`, nil)
	b.insert("http://a/b/c/d")
	b.wait(rulesShown, []string{})
	b.wait(denied, false)
	b.judgeBy(std.RFC3986)
	// What comes out can be taken over, and taken back.
	b.click("#standards .resolved .standard:nth-child(3) .act")
	b.wait(fieldText, "http://a/b/g")
	b.wait(`document.querySelector("#standards .resolved .standard:nth-child(3) .act")`, nil)
	b.press("Ctrl+z")
	b.wait(fieldText, "../g")
}

// lookStandardsNames checks that each name is below its part, covers no octet and no other name, and is not cut off,
// wherever the lines wrap and whatever spacing the reader has set.
func lookStandardsNames(t *testing.T, b *tab) {
	const clash = `[...document.querySelectorAll("#standards .labelled")].flatMap((row) => {
		const box = (node, end) => { const r = document.createRange(); r.setStart(node, 0); r.setEnd(node, end); return [...r.getClientRects()]; };
		const middle = (r) => (r.top + r.bottom) / 2, beside = (a, b) => a.right <= b.left || b.right <= a.left;
		const names = [...row.querySelectorAll(".label")].map((l) => [l.textContent, box(l.firstChild, l.textContent.trim().length)[0]]);
		const octets = [...row.children].flatMap((run) => [...run.childNodes].filter((n) => n.nodeType === 3).flatMap((n) => box(n, n.length)));
		return names.filter(([, name], i) => name.right > row.getBoundingClientRect().right || octets.some((o) => !beside(name, o) && Math.abs(middle(o) - middle(name)) < 12) ||
			names.slice(i + 1).some(([, other]) => !beside(name, other) && Math.abs(middle(other) - middle(name)) < 10)).map(([name]) => row.innerText + ": " + name);
	})`
	for _, spaced := range []bool{false, true} {
		if spaced {
			b.value(readersSpacing, nil)
		}
		for _, width := range []int64{320, 820} {
			b.setViewport(width, 900)
			for n := range 14 {
				src := "https://h.example/" + strings.Repeat("a", n+1) + "?b=cde#fg"
				b.enter(src)
				b.wait(`[...document.querySelectorAll("#standards .labelled")].at(-1).innerText.replace(/[a-z]+ |\s/g, "").length > 20 && document.querySelectorAll("#standards .labelled").length`, 4)
				b.wait(clash, []string{})
			}
		}
	}
}
