//go:build !js

package main

import (
	"testing"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// The link to a problem opens with that problem open and its octets selected. A
// problem that lies in a password has none, for a link leaves the password out.
func TestLinkToProblem(t *testing.T) {
	const base = "https://x.example/"
	linked, hidden := 0, 0
	for _, e := range examples {
		m := newModel(e.url)
		for i, d := range m.problems {
			m.selectProblem(i)
			link, ok := m.linkToProblem(base)
			if !ok {
				if !d.Span.Overlaps(m.secret()) {
					t.Errorf("%q: no link to %s at %v", e.url, d.Rule.ID, d.Span)
				}
				hidden++
				continue
			}
			v, err := readLink(link[len(base):])
			if err != nil {
				t.Errorf("%q: the link to %s: %v", e.url, d.Rule.ID, err)
			}
			opened := newModel(v.src)
			opened.selectView(v)
			if opened.problem < 0 || opened.problems[opened.problem].Rule != d.Rule || v.selected.Len() != d.Span.Len() {
				t.Errorf("%q: the link to %s at %v opens %v with problem %d", e.url, d.Rule.ID, d.Span, v.selected, opened.problem)
			}
			linked++
		}
	}
	if linked < 100 || hidden == 0 {
		t.Errorf("%d problems have a link and %d have none", linked, hidden)
	}
	if _, ok := newModel("http://h/").linkToProblem(base); ok {
		t.Error("there is a link without a problem")
	}
}

func TestBrowserLinkToProblem(t *testing.T) {
	b := openWithClipboard(t, "/", true)
	b.enter("ftp://u:p@h/a b|c")
	b.wait(rulesShown+`.length`, 4)
	b.value(`document.querySelector('[data-rule="national-octet"] .pick').click()`, nil)
	const opened = `document.querySelector(".problem.sel").dataset.rule + " " + [...document.querySelectorAll("#copy .sel")].map((r) => r.firstChild.data).join("")`
	b.wait(opened, "national-octet |")
	b.focus("#link-to-problem")
	b.press("Enter")
	link := view{src: "ftp://u@h/a b|c", selected: core.Span{Start: 13, End: 14}, rule: "national-octet"}.link()
	b.wait(clipboard, b.origin+"/"+link)
	// Heard, and seen for a while.
	b.wait(`document.getElementById("spoken").textContent`, labels.UI(text.English, labels.LinkCopied))
	b.wait(`getComputedStyle(document.getElementById("spoken")).position`, "fixed")
	b.value(`void (location.hash = `+quote(link)+`)`, nil)
	b.wait(fieldText, "ftp://u@h/a b|c")
	b.wait(opened, "national-octet |")
	b.wait(`[...document.querySelectorAll("#link-to-problem")].length`, 1)
}

// A problem in a password is shared by who says so.
func TestBrowserLinkToPasswordIsAskedFor(t *testing.T) {
	b := openWithClipboard(t, "/", true)
	const src = "ftp://u:secret@h/a;type=i"
	b.enter(src)
	b.wait(rulesShown, []string{"password"})
	b.press("F8")
	b.click("#link-to-problem")
	b.wait(dialogOpen, true)
	b.wait(`document.getElementById("keep") === null`, true)
	b.click("#with-password")
	b.wait(`document.getElementById("keep").checked`, true)
	b.wait(copiedText, b.origin+"/"+view{src: src, selected: core.Span{Start: 8, End: 14}}.link())
}
