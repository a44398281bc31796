package shipped

import (
	"testing"

	"urlscope/core/report"
	"urlscope/core/text"
)

// TestBrowserLanguageTags checks that the element, its frame, the page and the report script read language tags as the
// command line does, with text.ParseLang.
func TestBrowserLanguageTags(t *testing.T) {
	g := visit(t, one(`loading="eager"`), nil)
	g.value(`void Object.defineProperty(Navigator.prototype, "languages", { get: () => ["fr", "ja", "en"] })`, nil)
	g.wait(live, true)
	g.value(`import(`+quote(g.home+"urlscope.js")+`).then((urlscope) => { globalThis.reportOn = urlscope.report; return 0; })`, nil)
	const src = "http://h/a|b"
	for _, tag := range []string{"en", "EN", "en-US", "ja", "ja-JP", "JA", "ja_JP", "zh", "zh-CN", "zh-Hans", "zh-Hant", "zh-TW", "zh_TW", "zh-HK",
		"ZH", "fr", "jav", "zho", "eng", "z", "x-zh", " zh", "zh ", "z\u212Ah", "\u212Aen", "constructor", "-", "*"} {
		l, ok := text.ParseLang(tag)
		g.wait(`reportOn(`+quote(src)+`, { lang: `+quote(tag)+` })`, report.In(l, src))
		if !ok {
			l = text.Japanese // the reader's language
		}
		g.value(`void `+embedded+`.setAttribute("lang", `+quote(tag)+`)`, nil)
		g.wait(shadow+`.querySelector(".box").lang`, l.Tag())
		g.wait(shadow+`.querySelector("a").textContent === "Open in full"`, l == text.English)
		g.in(`document.documentElement.lang`, l.Tag())
		var page any
		if ok {
			page = l.Tag()
		}
		g.in(`urlscopeLang(`+quote(tag)+`) ?? null`, page)
	}
}
