package shipped

import (
	"testing"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/core/transcript"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A URL goes to wget, Python and fetch as it is, or with a line that says what they make of it.
func TestBrowserCopyForWebClients(t *testing.T) {
	b := openWithClipboard(t, "/", true)
	const src = "http://www.example.com/a/../b?c=d'e"
	b.setViewport(1280, 800) // below 1000 pixels the words stand in the foot alone
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

// The foot of the page has a report of a problem ready, with a link that brings the text along, and copies it.
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
