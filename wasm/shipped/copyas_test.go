package shipped

import (
	"testing"

	"urlscope/core"
	std "urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/core/transcript"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// TestBrowserCopyForWebClients copies a URL for wget, Python and fetch: unchanged, or with a line about what they make of
// it.
func TestBrowserCopyForWebClients(t *testing.T) {
	b := openWithClipboard(t, "/", true)
	const src = "http://www.example.com/a/../b?c=d'e"
	b.setViewport(1280, 800) // below 1000 pixels only the footer has these words
	b.enter(src)
	b.click("#copy-as")
	for name, c := range map[text.Key]transcript.WebClient{
		labels.AsWget: transcript.ClientWget, labels.AsPython: transcript.ClientPython, labels.AsFetch: transcript.ClientFetch,
	} {
		want, _ := transcript.Web(text.English, c, core.Parse(src))
		b.focus("#" + string(name))
		b.press(" ")
		b.wait(copiedText, want)
		b.click("#copy-it")
		b.wait(clipboard, want)
	}
}

// TestBrowserCopyAsFollowsJudge checks that the dialog and the character follow the judging standard, and that a form that is always by
// RFC 1738 says so.
func TestBrowserCopyAsFollowsJudge(t *testing.T) {
	b := openWithClipboard(t, "/", true)
	b.setViewport(1280, 800)
	b.enter("https://h.org/a?x[]=~")
	b.judgeBy(std.WHATWG)
	b.wait(`document.getElementById("character").innerText.includes("URL Standard, 3.1") || document.getElementById("character").innerText.includes("URL Standard, 4.4")`, true)
	b.wait(`document.getElementById("character").innerText.includes("Section")`, false)
	b.click("#copy-as")
	const said = `document.querySelector("dialog").innerText.includes("This form always goes by RFC 1738, not by URL Standard.")`
	b.wait(said, true) // of the report
	b.click("#" + string(labels.AsCurl))
	b.wait(copiedText, "curl --globoff 'https://h.org/a?x[]=~'\n")
	b.wait(said, false)
	b.press("Escape")
	b.judgeBy(std.RFC3986)
	b.click("#copy-as")
	b.click("#" + string(labels.AsFetch))
	b.wait(copiedText+`.startsWith("// Typed was https://h.org/a?x[]=~; this is about https://h.org/a?x%5B%5D=~\n")`, true)
}

// TestBrowserReportProblem checks that the footer has a problem report to copy, with a link to the text.
func TestBrowserReportProblem(t *testing.T) {
	b := openWithClipboard(t, "/", true)
	b.enter("http://u:secret@h/a|b")
	b.click("#report-problem")
	b.wait(`document.getElementById("as-problem").checked`, true)
	b.click("#copy-it")
	const hidden = "http://u:xxxxx@h/a|b"
	link := "<" + b.origin + "/" + model.Link(hidden, core.Span{}) + ">"
	b.wait(clipboard+`.includes("`+hidden+`") && `+clipboard+`.includes("`+link+`") && `+clipboard+`.includes(navigator.userAgent)`, true)
	b.wait(clipboard+`.includes("secret")`, false)
}
