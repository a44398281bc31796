package shipped

import (
	"testing"

	"urlscope/core/readers"
	"urlscope/core/report"
	six "urlscope/core/standards"
	"urlscope/core/text"
)

// TestBrowserStandardsReport checks that a page of another origin gets the same comparison of standards as Go, including the
// result of its own browser.
func TestBrowserStandardsReport(t *testing.T) {
	g := visit(t, "<p>Somebody else.</p>", nil)
	answer := func(script string) *six.Answer {
		var href *string
		g.value(`(() => { try { return `+script+`.href; } catch { return null; } })()`, &href)
		if href == nil {
			return &six.Answer{}
		}
		return &six.Answer{OK: true, Result: *href}
	}
	ask := func(url, options string) string {
		return "import(" + quote(g.home+"urlscope.js") + ").then((urlscope) => urlscope.standards(" + url + ", " + options + "))"
	}
	for _, url := range []string{"ftp://u?x:p@h/", `http://u:p@evil.example\@good.example/%zz`, "http://[1:2:3]/", "../x?y", "http://h/é"} {
		for _, l := range text.Langs {
			asked := six.Asked{Browser: answer("new URL(" + quote(url) + ")")}
			g.wait(ask(quote(url), "{ lang: "+quote(l.Tag())+" }"), report.StandardsIn(l, url, asked))
		}
	}
	const base, reference = "http://h/a/b", "http:../x"
	want := report.StandardsIn(text.English, reference, six.Asked{Browser: answer("new URL(" + quote(reference) + ")")})
	want.Resolve(text.English, base, reference, six.Asked{Browser: answer("new URL(" + quote(reference) + ", " + quote(base) + ")")})
	g.wait(ask(quote(reference), "{ base: new URL("+quote(base)+") }"), want)

	whole := readers.AskedURL(func(src string) (string, bool) { a := answer("new URL(" + quote(src) + ")"); return a.Result, a.OK })
	for i, url := range []string{`http://evil.example\@good.example/`, "http://ｅｘａｍｐｌｅ.com:99/é", "x"} {
		l := text.Langs[i]
		g.wait("import("+quote(g.home+"urlscope.js")+").then((urlscope) => urlscope.readers("+quote(url)+", { lang: "+quote(l.Tag())+" }))", report.ReadersIn(l, url, whole))
	}

	for i, url := range []string{"ftp://h/a;ty", "http://[::1]/", "http:foo", ""} {
		l, by := text.Langs[i%len(text.Langs)], []six.Standard{six.RFC1738, six.RFC3986}[i%2]
		g.wait("import("+quote(g.home+"urlscope.js")+").then((urlscope) => urlscope.derive("+quote(url)+", { lang: "+quote(l.Tag())+", standard: "+quote(by.String())+" }))",
			report.DerivationIn(l, url, by))
	}
	g.wait("import("+quote(g.home+"urlscope.js")+").then((urlscope) => urlscope.derive(new Uint8Array([58, 255])))", report.DerivationIn(text.English, ":\xff", six.RFC1738))

	g.wait(ask("new Uint8Array([58, 255])", "null"), report.StandardsIn(text.English, ":\xff", six.Asked{}))
	g.wait(ask("7", "{}")+`.catch((e) => e.message)`,
		"urlscope: standards takes a string, or octets in an ArrayBuffer or a view of one; this is of the type Number")
}
