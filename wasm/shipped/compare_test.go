package shipped

import (
	"strings"
	"testing"

	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

const (
	likeness = `document.getElementById("likeness")?.textContent ?? ""`
	compared = `[...document.querySelectorAll("#compare .pair .url")].map((u) => u.textContent)`
	newHere  = `[...document.querySelectorAll("#compare .pair .url")].map((u) => [...u.querySelectorAll("mark")].map((m) => m.textContent).join(" "))`
	changes  = `[...document.querySelectorAll("#compare .differing li")].map((li) => li.querySelector(".name").textContent + ": " + li.querySelector(".change").textContent)`
	sentNow  = `[...document.querySelectorAll("#compare .sent-otherwise p")].map((p) => p.innerText.replace(/\s+/g, " "))`
)

// TestBrowserCompare pins a URL with a key and types others. The differences, and whether both name the same resource, are
// visible, announced and kept in the link. The pinned URL can be restored.
func TestBrowserCompare(t *testing.T) {
	b := open(t, "/")
	b.enter("HTTP://h:80/~a/b")
	b.wait(likeness, "")
	b.focus("#pin")
	b.press("Enter")
	b.wait(likeness, "One of them is not a valid URL, so only what each was read as is compared.")
	b.wait(spoken, labels.UI(text.English, labels.Pinned))
	b.wait(`document.activeElement.id`, "pin")
	b.enter("http://h/%7Ea/b")
	b.wait(compared, []string{"HTTP://h:80/~a/b", "http://h/%7Ea/b"})
	b.wait(newHere, []string{"HTTP :80 ~", "http %7E"})
	b.wait(changes, []string{"scheme: HTTP → http", "port: 80 → absent", "path: ~a → %7Ea"})
	b.enter("http://h/%7Ea/b")
	b.click("#pin")
	b.wait(likeness, "The same, octet for octet.")
	b.enter("http://h/%7ea/c")
	b.wait(likeness, "Nothing in RFC 1738 makes them the same resource.")
	b.wait(sentNow, []string{"− Pinned: GET /%7Ea/b HTTP/1.0", "+ Now: GET /%7ea/c HTTP/1.0", "− Pinned: GET /%7Ea/b HTTP/1.1 Host: h Connection: close", "+ Now: GET /%7ea/c HTTP/1.1 Host: h Connection: close"})
	b.enter("http://h/%7ea/b")
	b.wait(likeness, "Both name the same resource.")
	b.wait(spoken, "RFC 1738: yes, HTTP. URL Standard: valid. 1 note. Both name the same resource.")
	b.wait(`location.hash`, model.View{Src: "http://h/%7ea/b", Pinned: "http://h/%7Ea/b"}.Link())
	b.click("#swap")
	b.wait(fieldText, "http://h/%7Ea/b")
	b.wait(compared, []string{"http://h/%7ea/b", "http://h/%7Ea/b"})
	b.value(`document.getElementById("field").focus()`, nil)
	b.press("Ctrl+z")
	b.wait(fieldText, "http://h/%7ea/b")
	b.focus("#unpin")
	b.press("Enter")
	b.wait(likeness, "")
	b.wait(`document.activeElement.id`, "field")
	b.wait(`location.hash`, model.View{Src: "http://h/%7ea/b"}.Link())
}

// TestBrowserNormalForm checks that the comparison has the normal form of the URL in the field, step by step, and that it is
// copied without the password.
func TestBrowserNormalForm(t *testing.T) {
	const steps = `[...document.querySelectorAll("#normal li")].map((li) => li.querySelector(".change").textContent + " " + li.querySelector("a").hash)`
	b := openWithClipboard(t, "/", true)
	b.enter("http://h/b")
	b.focus("#pin")
	b.press("Enter")
	b.enter("HTTP://u:p@h/a/../b")
	b.click("#with-rungs")
	b.wait(steps, []string{"http://u:p@h/a/../b #section-6.2.2.1", "http://u:p@h/b #section-6.2.2.3"})
	b.click("#copy-normal")
	b.wait(clipboard, "http://u:xxxxx@h/b")
	b.enter("http://h/b")
	b.wait(steps, []string{})
}

// TestBrowserCompareByLink checks that a link has both URLs and the reader's language, but never a password.
func TestBrowserCompareByLink(t *testing.T) {
	b := open(t, "/"+model.View{Src: "ftp://h/a", Pinned: "ftp://u:secret@h/a", Lang: "ja"}.Link())
	b.wait(likeness, text.Likeness(text.Japanese, 3))
	b.wait(changes, []string{"ユーザ名: u → なし", "パスワード: secret → なし"})
	b.enter("ftp://h/b")
	b.wait(`location.hash`, model.View{Src: "ftp://h/b", Pinned: "ftp://u@h/a", Lang: "ja"}.Link())
}

// TestBrowserCompareFits checks that the comparison and the strip fit a narrow screen in each language: nothing overflows or
// is cut off, controls are large enough, and the pinned URL is one tap away.
func TestBrowserCompareFits(t *testing.T) {
	b := open(t, "/")
	const misfits = `["compare", "breaks"].flatMap((id) => {
		const panel = document.getElementById(id), box = panel.getBoundingClientRect(), list = [];
		for (const e of panel.querySelectorAll("*")) {
			if (!e.checkVisibility() || e.closest(".vh")) continue;
			const { left, right, width, height } = e.getBoundingClientRect();
			if (left < box.left - 1 || right > box.right + 1 || e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0) list.push("sticks out: " + e.outerHTML.slice(0, 80));
			if (e.matches("button:not(.cite)") && (width < 24 || height < 24)) list.push("small: " + e.outerHTML.slice(0, 80));
		}
		return list;
	}).concat(document.documentElement.scrollWidth > innerWidth ? ["scrolls sideways"] : [])`
	b.setViewport(320, 568)
	b.click("#break-it")
	b.enter("HTTP://joe@host.example:80/~a/b?q=1")
	b.click("#pin")
	b.wait(`document.getElementById("likeness") !== null`, true)
	for width, l := range pairs([]int64{320, 480, 820, 1440}, text.Langs[:]) {
		b.setViewport(width, 568)
		b.click(`[data-lang="` + l.Tag() + `"]`)
		b.wait(`document.documentElement.lang`, l.Tag())
		for _, src := range []string{"http://host.example/%7Ea/" + strings.Repeat("a-long-name", 9) + "/b?q=2&utm_source=x", "ftp://joe@host.example/", "http://a.example"} {
			b.enter(src)
			b.wait(compared+`[1]`, src)
			b.wait(`document.querySelectorAll("#breaks button").length >= 16`, true)
			b.wait(misfits, []string{})
		}
	}
}
