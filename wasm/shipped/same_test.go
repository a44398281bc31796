package shipped

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	std "urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/internal/hostile"
	"urlscope/wasm/model"
)

// wholeShown is all that the copy of the text and the panels are, in lines: elements with their attributes, texts, and of what is
// on the wire each octet, for how many share a cell tells what was typed last. So do some classes and words, which are left out,
// and so is what only says where the focus or the pointer was.
const wholeShown = `(() => {
	const passing = /^(style|title|tabindex|data-at|data-first|aria-value.*)$/, list = [];
	const classes = (e) => e.className.split(" ").filter((c) => !["", "fresh", "new", "lit"].includes(c)).join(" ");
	const octets = (cell) => {
		const [from, end] = (cell.from ?? "").split("-").map(Number), words = cell.firstChild?.data.trim() ?? "", digits = cell.querySelector("i")?.textContent ?? "";
		for (let i = 0; i < cell.count; i++) {
			const one = (s) => cell.count > 1 ? s.split(" ")[i] : s;
			list.push([classes(cell), one(words), one(digits), end - from === cell.count ? from + i : cell.from ?? ""].join(" "));
		}
	};
	const add = (node) => {
		if (node.nodeType === Node.TEXT_NODE) {
			const before = list.at(-1); // go-app may have one text in two nodes
			if (before.startsWith("=")) list[list.length - 1] = before + node.data; else list.push("=" + node.data);
			return;
		}
		if (node.matches("div:empty:not([class])")) return; // a room that was entered
		list.push("<" + node.localName + " " + classes(node) + [...node.attributes].filter((a) => a.name !== "class" && a.name !== "list" && !passing.test(a.name))
			.map((a) => " " + a.name + "=" + a.value).sort().join(""));
		if (node.localName !== "url-octets") node.childNodes.forEach(add);
		else if (!node.querySelector(".more")) node.querySelectorAll("b").forEach(octets);
		list.push("/" + node.localName);
	};
	for (const id of ["copy", "panels"]) add(document.getElementById(id));
	return list;
})()`

// Whatever was typed, chosen and undone before, a page shows of a text what a new one does.
func TestBrowserHostileSame(t *testing.T) {
	beside(t)
	const seed = 1994
	perTab := 3
	if byNight {
		perTab = 8
	}
	urls := readLines(t, "../../testdata/urls.txt")
	for n := range max(1, hostileRuns(t)/50) {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			h := hands{Rand: rand.New(rand.NewPCG(seed, uint64(n))), urls: urls}
			old := open(t, "/")
			h.put(old, quote(urls[0])) // before that, what is selected is not where the caret is
			fresh := old.another()
			for range perTab {
				for range 1 + h.IntN(8) {
					h.act(old)
				}
				h.compare(old, fresh)
			}
		})
	}
}

// The hands of somebody who types, and what was chosen last.
type hands struct {
	*rand.Rand
	urls  []string
	lang  text.Lang
	judge std.Standard
}

// act does one thing to a page.
func (h *hands) act(b *tab) {
	switch h.IntN(12) {
	case 0:
		h.put(b, quote(h.urls[h.IntN(len(h.urls))]))
	case 1:
		h.put(b, hostile.Text(h.Rand, h.urls))
	case 2:
		h.lang, h.judge = text.Langs[h.IntN(len(text.Langs))], model.Judges[h.IntN(len(model.Judges))]
		h.choose(b)
	case 3, 4:
		inField(b, fmt.Sprintf(`((at) => field.setSelectionRange(at, at + %d))(%d %% (field.value.length + 1))`, h.IntN(3)*h.IntN(6), h.IntN(1000)))
	case 5, 6, 7:
		inField(b, fmt.Sprintf(`document.execCommand("%s")`, []string{"delete", "undo", "redo"}[h.IntN(3)]))
	default:
		const keys = "abc/:?#%@~|2F ;=&[].1+!"
		inField(b, `document.execCommand("insertText", false, `+quote(string(keys[h.IntN(len(keys))]))+`)`)
	}
}

// inField does something with the focus in the field.
func inField(b *tab, do string) { b.value(`void (field.focus(), `+do+`)`, nil) }

// put puts a text, a literal of JavaScript, in place of what the field holds.
func (h *hands) put(b *tab, literal string) {
	inField(b, `field.select(), document.execCommand("insertText", false, `+literal+`)`)
}

// choose chooses the language and the standard that judges.
func (h *hands) choose(b *tab) {
	b.click(`[data-lang="` + h.lang.Tag() + `"]`)
	b.wait(`document.documentElement.lang`, h.lang.Tag())
	b.judgeBy(h.judge)
}

// compare loads another page with the text, the caret and the choices of one, and compares what the two show at rest.
func (h *hands) compare(old, fresh *tab) {
	var src string // a literal, since half a character is none to Go
	var selected []int
	old.value(`JSON.stringify(field.value)`, &src)
	old.value(`[field.selectionStart, field.selectionEnd]`, &selected)
	if len(src) > 3000 {
		return // of such a text not all is drawn
	}
	fresh.load("/")
	fresh.waitReady()
	h.choose(fresh)
	h.put(fresh, src)
	fresh.value(fmt.Sprintf(`field.setSelectionRange(%d, %d)`, selected[0], selected[1]), nil)
	var got, want []string
	for deadline := time.Now().Add(20 * time.Second); ; time.Sleep(100 * time.Millisecond) { // both have to come to rest
		old.value(wholeShown, &got)
		fresh.value(wholeShown, &want)
		if slices.Equal(got, want) {
			return
		}
		if time.Now().After(deadline) {
			break
		}
	}
	old.t.Errorf("of %s, with %v selected, in %s and judged by %s, a new page shows something else (-) than one that was typed into (+):\n%s",
		src, selected, h.lang.Tag(), h.judge, cmp.Diff(want, got))
}
