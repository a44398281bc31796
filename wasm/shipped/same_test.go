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

// wholeShown lists the contents of the copy and the panels by line: elements with attributes, texts, and single octets on
// the wire, because how octets share a cell depends on earlier edits. It leaves out some classes and attributes for that
// reason, and everything that depends on focus or pointer.
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
			const before = list.at(-1); // go-app may split a text into two nodes
			if (before.startsWith("=")) list[list.length - 1] = before + node.data; else list.push("=" + node.data);
			return;
		}
		if (node.matches("div:empty:not([class])")) return; // left by entering the workshop
		list.push("<" + node.localName + " " + classes(node) + [...node.attributes].filter((a) => a.name !== "class" && a.name !== "list" && !passing.test(a.name))
			.map((a) => " " + a.name + "=" + a.value).sort().join(""));
		if (node.localName !== "url-octets") node.childNodes.forEach(add);
		else if (!node.querySelector(".more")) node.querySelectorAll("b").forEach(octets);
		list.push("/" + node.localName);
	};
	for (const id of ["copy", "panels"]) add(document.getElementById(id));
	return list;
})()`

// TestBrowserHostileSame checks that after any sequence of edits, choices and undo, a page shows the same as a new page with
// the same text.
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
			h.put(old, quote(urls[0])) // otherwise the initial selection differs
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

// hands acts as a user of the page, and remembers the last choices.
type hands struct {
	*rand.Rand
	urls  []string
	lang  text.Lang
	judge std.Standard
}

// act does one random thing to a page.
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

// inField runs a statement with the field focused.
func inField(b *tab, do string) { b.value(`void (field.focus(), `+do+`)`, nil) }

// put replaces the text of the field by literal, a JavaScript string.
func (h *hands) put(b *tab, literal string) {
	inField(b, `field.select(), document.execCommand("insertText", false, `+literal+`)`)
}

// choose chooses the language and the judging standard.
func (h *hands) choose(b *tab) {
	b.click(`[data-lang="` + h.lang.Tag() + `"]`)
	b.wait(`document.documentElement.lang`, h.lang.Tag())
	b.judgeBy(h.judge)
}

// compare loads a second page with the text, the selection and the choices of the first, and compares both when they are
// idle.
func (h *hands) compare(old, fresh *tab) {
	var src string // as JSON, because a lone surrogate cannot be in a Go string
	var selected []int
	old.value(`JSON.stringify(field.value)`, &src)
	old.value(`[field.selectionStart, field.selectionEnd]`, &selected)
	if len(src) > 3000 {
		return // a longer text is not drawn completely
	}
	fresh.load("/")
	fresh.waitReady()
	h.choose(fresh)
	h.put(fresh, src)
	fresh.value(fmt.Sprintf(`field.setSelectionRange(%d, %d)`, selected[0], selected[1]), nil)
	var got, want []string
	for deadline := time.Now().Add(20 * time.Second); ; time.Sleep(100 * time.Millisecond) { // wait until both are idle
		old.value(wholeShown, &got)
		fresh.value(wholeShown, &want)
		if slices.Equal(got, want) {
			return
		}
		if time.Now().After(deadline) {
			break
		}
	}
	old.t.Errorf("for %s, with %v selected, in %s and judged by %s, a new page (-) differs from the edited one (+):\n%s",
		src, selected, h.lang.Tag(), h.judge, cmp.Diff(want, got))
}
