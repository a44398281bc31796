package shipped

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"urlscope/core/text"
	"urlscope/wasm/model"
)

// These tests check the order and arrangement of the page.

// stepsShown lists the visible steps of the conversation.
const stepsShown = `[...document.querySelectorAll("#wire .step")].filter((s) => s.checkVisibility()).map((s) => s.dataset.kind)`

// TestBrowserRepliesAreFolded checks that a long conversation shows only the lines that are sent. One switch unfolds replies
// and remarks; it is stored and applied before the first paint, and on paper as well.
func TestBrowserRepliesAreFolded(t *testing.T) {
	b := visitedTab(t)
	b.beforeLoad(`globalThis.shifted = 0; new PerformanceObserver((list) => {
		for (const e of list.getEntries()) shifted += e.value;
	}).observe({type: "layout-shift", buffered: true});`)
	b.setViewport(1440, 900)
	b.load("/")
	b.waitReady()
	told := []string{"ftp-user", "ftp-pass/asked", "ftp-cwd", "ftp-type/guessed", "ftp-retr"}
	b.wait(stepsShown, told)
	b.do(emulation.SetEmulatedMedia().WithMedia("print"))
	b.wait(stepsShown, told)
	b.do(emulation.SetEmulatedMedia().WithMedia(""))
	b.wait(`document.getElementById("replies").getAttribute("aria-pressed")`, "false")
	b.focus("#replies")
	b.press("Enter")
	b.wait(`document.getElementById("replies").getAttribute("aria-pressed")`, "true")
	const all = stepsShown + `.length === document.querySelectorAll("#wire .step").length && ` + stepsShown + `.length > 12`
	b.wait(all, true)
	b.load("/")
	b.waitReady()
	b.wait(all, true)
	b.wait(`document.getElementById("replies").getAttribute("aria-pressed")`, "true")
	b.wait(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(shifted < .01))))`, true)
	b.click("#replies")
	b.wait(stepsShown, told)

	// Few replies are always shown, and a conversation that sends nothing consists of them.
	for _, src := range []string{"http://h/a", "gopher://h/1a", "nntp://h/a.b/3", "file:///etc/motd", "wais://h/d?q", "telnet://u:p@h"} {
		b.enter(src)
		b.wait(`document.getElementById("replies")`, nil)
		b.wait(stepsShown+`.length - document.querySelectorAll("#wire .step").length`, 0)
	}
}

// TestBrowserColumnsAreBalanced checks that the other beginnings of a path are in the narrow column, and that both columns
// have about the same height.
func TestBrowserColumnsAreBalanced(t *testing.T) {
	b := open(t, "/")
	b.setViewport(1440, 900)
	b.wait(`document.querySelector("#begin .begun").children.length`, 3)
	b.wait(`document.getElementById("begin").getBoundingClientRect().left - document.getElementById("parts").getBoundingClientRect().left`, 0)
	b.wait(`document.getElementById("begin").getBoundingClientRect().top > document.getElementById("parts").getBoundingClientRect().bottom`, true)
	b.wait(`(() => {
		const [main, side] = [...document.querySelectorAll(".columns > div")].map((d) =>
			Math.max(...[...d.querySelectorAll(".panel")].map((p) => p.getBoundingClientRect().bottom)) - d.getBoundingClientRect().top);
		return Math.max(main, side) < 1.34 * Math.min(main, side);
	})()`, true)
	b.setViewport(820, 900)
	b.wait(`document.getElementById("begin").offsetWidth === document.querySelector(".side").offsetWidth`, true)
}

// TestBrowserEmbedShowsTheStory checks that in an embed the line with the directory is visible without scrolling.
func TestBrowserEmbedShowsTheStory(t *testing.T) {
	for _, width := range []int64{760, 360} {
		g := newReserved(t, width, 900, "", scopeWith(`loading="lazy" show="wire"`, model.Example))
		g.load("/")
		g.script()
		g.in(`document.documentElement.classList.contains("ready")`, true)
		g.in(stepsShown+`.slice(0, 3)`, []string{"ftp-user", "ftp-pass/asked", "ftp-cwd"})
		g.in(`document.querySelector('#wire [data-kind="ftp-cwd"] .cells').getBoundingClientRect().bottom <= document.getElementById("body").getBoundingClientRect().bottom`, true)
		g.in(`document.getElementById("replies").checkVisibility() && !document.getElementById("wire-curl").checkVisibility()`, true)
		g.in(`(document.getElementById("replies").click(), true)`, true)
		g.in(stepsShown+`.length > 12`, true)
		g.in(`document.querySelectorAll("#begin .begun li").length`, 3)
	}
}

// TestBrowserEmbedNextProblemIsSeen checks that F8 in an embed opens the panel of problems, with the problem and its octets
// in view.
func TestBrowserEmbedNextProblemIsSeen(t *testing.T) {
	g := newReserved(t, 760, 900, "", scopeWith(`loading="lazy" height="360" show="anatomy wire problems"`, "http://host.dom/a|b{c}d^e"))
	g.load("/")
	g.script()
	g.in(`document.documentElement.classList.contains("ready")`, true)
	g.in(`document.querySelector("[aria-selected=true]").id`, "word-wire")
	const inSight = `(() => {
		const within = (e, box) => { const r = e.getBoundingClientRect(), b = box.getBoundingClientRect(); return r.top >= b.top && r.top < b.bottom - 20; };
		const problem = document.querySelector("#problems .sel .pick");
		return within(problem, document.getElementById("body")) && within(document.querySelector("#copy .run.sel"), document.getElementById("plate"));
	})()`
	for _, i := range []int{1, 2, 3, 0} { // the first one is selected at the start
		g.in(`(document.getElementById("field").dispatchEvent(new KeyboardEvent("keydown", {key: "F8", bubbles: true, cancelable: true})), true)`, true)
		g.in(`document.querySelector("[aria-selected=true]").id`, "word-problems")
		g.in(`[...document.querySelectorAll("#problems .problem")].findIndex((p) => p.classList.contains("sel"))`, i)
		g.in(inSight, true)
	}
}

// TestBrowserLabelsOfShortParts checks that parts of one octet have labels, too, at all widths and in all languages, and
// that none overlaps another or leaves the field.
func TestBrowserLabelsOfShortParts(t *testing.T) {
	b := open(t, "/")
	const labelled = `[...document.querySelectorAll("#copy i.label")].map((i) => i.firstChild.textContent)`
	const apart = `(() => {
		const field = document.querySelector(".layers").getBoundingClientRect();
		const boxes = [...document.querySelectorAll("#copy i.label")].map((i) => {
			const range = document.createRange();
			range.selectNodeContents(i);
			return range.getBoundingClientRect();
		});
		return boxes.every((a, k) => a.left >= field.left && a.right <= field.right && a.bottom <= field.bottom &&
			boxes.slice(k + 1).every((b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top));
	})()`
	for src, want := range map[string][3][]string{ // by language
		"http://h/a?b#top": {
			{"scheme", "host", "path", "query", "fragment"},
			{"スキーム", "ホスト", "パス", "検索文字列", "フラグメント"},
			{"方案", "主機", "路徑", "查詢字串", "片段"},
		},
		"https://example.com/a?q=1#t": { // the query is on two lines of a phone
			{"scheme", "host", "path", "query", "fragment"},
			{"スキーム", "ホスト", "パス", "検索文字列", "フラグメント"},
			{"方案", "主機", "路徑", "查詢字串", "片段"},
		},
		"http://h:1/a?b": {
			{"scheme", "host", "port", "path", "query"},
			{"スキーム", "ホスト", "ポート", "パス", "検索文字列"},
			{"方案", "主機", "連接埠", "路徑", "查詢字串"},
		},
	} {
		for i, l := range text.Langs {
			for _, width := range []int64{320, 820, 1440} {
				if width > 320 && src == "http://h:1/a?b" {
					continue // wide windows have brackets instead of the second lane
				}
				b.setViewport(width, 900)
				b.wait(fmt.Sprintf(`(document.querySelector('[data-lang=%q]').click(), true)`, l.Tag()), true)
				b.enter(src)
				b.wait(labelled, want[i])
				b.wait(apart, true)
			}
		}
	}
}

// TestBrowserLabelsOfLongURL checks on the narrowest phone that short parts of a long URL share a label, and that no label overlaps another or
// leaves the field.
func TestBrowserLabelsOfLongURL(t *testing.T) {
	b := open(t, "/")
	b.setViewport(320, 900)
	const inside = `(() => {
		const field = document.querySelector(".layers").getBoundingClientRect();
		const boxes = [...document.querySelectorAll("#copy i.label")].map((i) => { const r = document.createRange(); r.selectNodeContents(i); return r.getBoundingClientRect(); });
		return boxes.length > 3 && boxes.every((a, k) => a.left >= field.left && a.right <= field.right && boxes.slice(k + 1).every((b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top));
	})()`
	const names = `[...document.querySelectorAll("#copy i.label")].flatMap((i) => i.firstChild.textContent.split(" · ")).filter((name) => !/^\d+$/.test(name))`
	for _, pad := range few(0, 1, 2, 3, 4, 5, 6) {
		for i, l := range text.Langs {
			b.click(fmt.Sprintf(`[data-lang="%s"]`, l.Tag()))
			b.enter("http://h.org:80/a/b/" + strings.Repeat("path/", 12) + strings.Repeat("x", pad) + "?q=1#f")
			b.wait(names, [][]string{
				{"scheme", "host", "port", "path", "query", "fragment"},
				{"スキーム", "ホスト", "ポート", "パス", "検索文字列", "フラグメント"},
				{"方案", "主機", "連接埠", "路徑", "查詢字串", "片段"},
			}[i])
			b.wait(inside, true)
		}
	}
}

// TestBrowserLabels checks that the labels below the field have the decoded value of a part, and the type and tabs of a
// Gopher URL, without overlapping.
func TestBrowserLabels(t *testing.T) {
	b := open(t, "/")
	const labelled = `[...document.querySelectorAll("#copy i.label")].map((i) => [...i.childNodes].map((n) => n.textContent).join(" "))`
	const apart = `(() => {
		const boxes = [...document.querySelectorAll("#copy i.label")].map((i) => i.getBoundingClientRect());
		return boxes.every((a, k) => boxes.slice(k + 1).every((b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top));
	})()`
	for _, c := range []struct {
		src  string
		want [3][]string // by language
	}{
		{model.Example, [3][]string{
			{"scheme", "user", "host", "directory /etc", "name"},
			{"スキーム", "ユーザ名", "ホスト", "ディレクトリ /etc", "名前"},
			{"方案", "使用者", "主機", "目錄 /etc", "名稱"},
		}},
		{"gopher://host.dom:70/1menu/sub", [3][]string{
			{"scheme", "host", "port", "type", "selector"},
			{"スキーム", "ホスト", "ポート", "タイプ", "セレクタ"},
			{"方案", "主機", "連接埠", "類型", "選擇器"},
		}},
		{"gopher://h/0a", [3][]string{
			{"scheme", "host", "type", "selector"},
			{"スキーム", "ホスト", "タイプ", "セレクタ"}, // the label of the host is wider than the host and its slash
			{"方案", "主機", "類型", "選擇器"},
		}},
		{"gopher://host.dom/7selector%09search%09+x", [3][]string{
			{"scheme", "host", "type", "selector", "tab", "search", "tab", "gopher+ string"},
			{"スキーム", "ホスト", "タイプ", "セレクタ", "タブ", "検索文字列", "タブ", "gopher+ 文字列"},
			{"方案", "主機", "類型", "選擇器", "定位字元", "搜尋字串", "定位字元", "gopher+ 字串"},
		}},
	} {
		for i, l := range text.Langs {
			b.setViewport(1440, 900)
			b.click(fmt.Sprintf(`[data-lang="%s"]`, l.Tag()))
			b.enter(c.src)
			b.wait(labelled, c.want[i])
			b.wait(apart, true)
			b.setViewport(390, 844)
			b.wait(apart, true)
		}
	}
}
