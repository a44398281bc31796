package shipped

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"urlscope/core"
	std "urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
	"urlscope/wasm/page"
)

// Expressions for the tests of dialogs.
const (
	dialogOpen  = `document.getElementById("dialog").open`
	dialogGone  = `document.getElementById("h-dialog") === null`
	dialogTitle = `document.getElementById("h-dialog")?.textContent`
	copiedText  = `document.getElementById("copied").textContent`
	dialogSaid  = `document.getElementById("dialog-spoken").textContent`
	focused     = `(document.activeElement.id || document.activeElement.dataset.do || document.activeElement.className)`
	// The content of the test's clipboard.
	clipboard = `globalThis.clip`
)

// fakeClipboard gives the page a clipboard that the test can read, or one that denies everything.
func fakeClipboard(b *tab, allowed bool) {
	write := `(s) => { globalThis.clip = s; return Promise.resolve(); }`
	if !allowed {
		write = `() => Promise.reject(new DOMException("", "NotAllowedError"))`
		b.beforeLoad(`Document.prototype.execCommand = new Proxy(Document.prototype.execCommand, {
			apply: (f, self, args) => args[0] !== "copy" && Reflect.apply(f, self, args) });`)
	}
	b.beforeLoad(`Object.defineProperty(Navigator.prototype, "clipboard", { get: () => ({ writeText: ` + write + `,
		write: ([item]) => { globalThis.png = item.getType("image/png"); return png; } }) });`)
}

// openWithClipboard opens the page at a path with a fake clipboard.
func openWithClipboard(t *testing.T, path string, allowed bool) *tab {
	t.Helper()
	b := visitedTab(t)
	fakeClipboard(b, allowed)
	b.load(path)
	b.waitReady()
	return b
}

// setViewport resizes the page.
func (b *tab) setViewport(width, height int64) {
	b.t.Helper()
	b.do(chromedp.EmulateViewport(width, height))
}

// focus focuses an element as the keyboard would.
func (b *tab) focus(selector string) {
	b.t.Helper()
	b.value(fmt.Sprintf(`void document.querySelector(%s).focus()`, quote(selector)), nil)
}

func TestBrowserDialogs(t *testing.T) {
	looks(t, lookDialogsByKeyboard, lookDialogMovesNothing)
}

// lookDialogsByKeyboard checks that each dialog opens by keyboard, takes the focus, closes with Escape and restores the
// focus.
func lookDialogsByKeyboard(t *testing.T, b *tab) {
	b.setViewport(1280, 800) // below 1000 pixels only the footer has these words
	for _, c := range []struct {
		opener string
		title  text.Key
		first  string // what has the focus
	}{
		{`[data-do="share"]`, labels.ShareTitle, "copy-link"},
		{`[data-do="examples"]`, labels.Examples, "find"},
		{`[data-do="help"]`, labels.Help, "h-dialog"},
		{`#copy-as`, labels.CopyAs, "as-report"},
		{`#all-examples`, labels.Examples, "find"},
	} {
		b.focus(c.opener)
		b.press("Enter")
		b.wait(dialogOpen, true)
		b.wait(dialogTitle, labels.UI(text.English, c.title))
		b.wait(focused, c.first)
		// The focus stays in the dialog, or moves to the browser's toolbars.
		for range 4 {
			b.press("Tab")
			b.wait(`document.activeElement === document.body || document.activeElement.closest("dialog") !== null`, true)
		}
		b.press("Escape")
		b.wait(dialogOpen, false)
		b.wait(fmt.Sprintf(`document.activeElement === document.querySelector(%s)`, quote(c.opener)), true)
		b.wait(`document.getElementById("dialog").childElementCount`, 0)
	}
	b.value(`void document.activeElement.blur()`, nil)
	b.press("?")
	b.wait(dialogTitle, labels.UI(text.English, labels.Help))
}

func TestFirefoxDialogs(t *testing.T) {
	f := openFox(t, "/")
	f.wait(`document.querySelector('[data-do="share"]').focus()`, nil)
	f.keys("\ue007") // Enter
	f.wait(dialogOpen, true)
	f.wait(focused, "copy-link")
	f.keys("\ue00c") // Escape
	f.wait(dialogOpen, false)
	f.wait(focused, "share")
	f.wait(`document.getElementById("dialog").childElementCount`, 0)
	// A picture can be copied as PNG.
	f.wait(`document.getElementById("copy-as-markdown").click()`, nil)
	f.wait(`document.getElementById("as-png").click()`, nil)
	f.wait(`document.getElementById("picture").naturalWidth > 200`, true)
	f.wait(`void (HTMLAnchorElement.prototype.click = function () { globalThis.saved = this.download; })`, nil)
	f.wait(`document.getElementById("save-it").click()`, nil)
	f.wait(`saved`, "urlscope.png")
}

func lookDialogMovesNothing(t *testing.T, b *tab) {
	const place = `[...document.querySelectorAll(".wordmark, #problems, #h-character, .foot")].map((e) => e.getBoundingClientRect().left + " " + e.getBoundingClientRect().width)`
	var before []string
	b.value(place, &before)
	b.click(`[data-do="help"]`)
	b.wait(dialogOpen, true)
	b.wait(place, before)
	// A click outside closes the dialog, but dragging a selection out of it does not.
	b.value(`(() => {
		const box = document.getElementById("dialog").getBoundingClientRect();
		globalThis.at = (x, y) => ({ bubbles: true, clientX: x, clientY: y });
		globalThis.inside = at(box.left + 9, box.top + 9);
		globalThis.outside = at(2, 2);
		globalThis.dialog = document.getElementById("dialog");
		dialog.dispatchEvent(new PointerEvent("pointerdown", inside));
		dialog.dispatchEvent(new MouseEvent("click", outside));
	})()`, nil)
	b.wait(dialogOpen, true)
	b.value(`(() => { dialog.dispatchEvent(new PointerEvent("pointerdown", outside)); dialog.dispatchEvent(new MouseEvent("click", outside)); })()`, nil)
	b.wait(dialogOpen, false)
}

func TestBrowserShare(t *testing.T) {
	b := openWithClipboard(t, "/", true)
	const src = "ftp://u:secret@host.dom/%2Fetc/motd"
	b.enter(src)
	b.value(`void document.getElementById("field").setSelectionRange(24, 24)`, nil)
	b.wait(`document.querySelector("#copy .sel").firstChild.data`, "%2F")
	b.click(`[data-do="share"]`)
	b.wait(`document.getElementById("keep").checked`, false) // a caret is not a selection
	b.press("Escape")
	b.wait(dialogGone, true) // otherwise the expression could see the old dialog
	b.value(`void document.getElementById("field").setSelectionRange(24, 27)`, nil)
	b.wait(`getSelection().toString()`, "%2F")
	b.click(`[data-do="share"]`)
	base := b.origin + "/"
	without := model.View{Src: "ftp://u@host.dom/%2Fetc/motd", Selected: core.Span{Start: 17, End: 20}}
	b.wait(copiedText, base+without.Link())
	b.press("Enter") // "Copy link" is focused
	b.wait(clipboard, base+without.Link())
	b.wait(dialogSaid, labels.UI(text.English, labels.LinkCopied))
	b.click("#keep")
	without.Selected = core.Span{}
	b.wait(copiedText, base+without.Link())
	b.wait(dialogSaid, "") // the new link is not copied yet
	b.click("#in-lang")
	without.Lang = "en"
	b.wait(copiedText, base+without.Link())
	b.click("#with-password")
	with := model.View{Src: src, Lang: "en"}
	b.wait(copiedText, base+with.Link())
	b.click("#copy-markdown")
	b.wait(clipboard, "[`"+src+"`]("+base+with.Link()+")")
	b.click("#copy-embed")
	b.wait(clipboard, model.EmbedTag(base, with, model.Embed{}))
	b.wait(copiedText, model.EmbedTag(base, with, model.Embed{}))
	// The panels of the embed can be chosen, and change the code.
	b.click("#embed-character")
	b.wait(dialogSaid, "")
	words := slices.DeleteFunc(page.Words(), func(w model.Word) bool { return w == "character" })
	b.wait(copiedText, model.EmbedTag(base, with, model.Embed{Words: words}))
	b.click("#embed-anatomy")
	b.click("#embed-readonly")
	b.wait(copiedText, model.EmbedTag(base, with, model.Embed{Words: words, Plain: true, Readonly: true}))
	b.click("#copy-embed")
	b.wait(clipboard, model.EmbedTag(base, with, model.Embed{Words: words, Plain: true, Readonly: true}))
	b.click("#embed-character")
	b.click("#embed-anatomy")
	b.wait(copiedText, model.EmbedTag(base, with, model.Embed{Readonly: true}))
	// The code for Markdown differs. A linked page explains it for each generator.
	b.click("#embed-for-markdown")
	b.wait(copiedText, model.EmbedTag(base, with, model.Embed{Readonly: true, Markdown: true}))
	b.click("#copy-embed")
	b.wait(clipboard, model.EmbedTag(base, with, model.Embed{Readonly: true, Markdown: true}))
	b.wait(`document.querySelector("#dialog .caption a").href`, base+"host.html#en")
}

// TestBrowserShareEmbed checks that theme, height and judge of an embed can be chosen, and that the dialog previews the
// embed as in another site's page.
func TestBrowserShareEmbed(t *testing.T) {
	b := openWithClipboard(t, "/", true)
	const src = "http://h/~a|b"
	b.enter(src)
	b.click(`[data-do="share"]`)
	b.click("#copy-embed")
	base := b.origin + "/"
	v := model.View{Src: src, Selected: core.Span{Start: 9, End: 10}}
	v.Selected = core.Span{}
	b.value(`document.getElementById("keep") === null || void document.getElementById("keep").click()`, nil)
	b.wait(copiedText, model.EmbedTag(base, v, model.Embed{}))
	const shown = `document.querySelector("#embed-preview url-scope")`
	attributes := func(want ...string) {
		t.Helper()
		b.wait(shown+`.getAttributeNames().sort().map((name) => name + "=" + `+shown+`.getAttribute(name))`, want)
	}
	attributes("url=" + src)
	b.wait(shown+`.shadowRoot.querySelector("code").textContent`, src)
	b.wait(`document.getElementById(document.getElementById("embed-preview").getAttribute("aria-labelledby")).textContent`, "Preview")
	choose := func(id, value string) {
		t.Helper()
		b.value(fmt.Sprintf(`(() => { const e = document.getElementById(%s); e.value = %s; e.dispatchEvent(new Event(e.localName === "select" ? "change" : "input", { bubbles: true })); return 0; })()`,
			quote(id), quote(value)), nil)
	}
	e := model.Embed{Theme: "dark"}
	choose("embed-theme", "dark")
	b.wait(copiedText, model.EmbedTag(base, v, e))
	b.wait(shown+`.shadowRoot.querySelector(".dark") !== null`, true)
	for typed, height := range map[string]int{"": 0, "-3": 0, "1e9": 0, "99999": 4000, "300": 300} {
		choose("embed-height", typed)
		e.Height = height
		b.wait(copiedText, model.EmbedTag(base, v, e))
	}
	choose("embed-height", "300")
	e.Height = 300
	b.wait(shown+`.offsetHeight`, 300)
	choose("embed-judge", "whatwg")
	e.Judge, v.Judge = std.WHATWG, std.WHATWG
	b.wait(copiedText, model.EmbedTag(base, v, e))
	b.click("#embed-readonly")
	e.Readonly = true
	b.wait(copiedText, model.EmbedTag(base, v, e))
	attributes("height=300", "judge=whatwg", "readonly=", "theme=dark", "url="+src)
	b.value(`void `+shown+`.shadowRoot.querySelector("button").click()`, nil)
	b.wait(shown+`.shadowRoot.querySelector(".live") !== null`, true)
	b.click("#copy-embed")
	b.wait(clipboard, model.EmbedTag(base, v, e))
	for _, width := range []int64{320, 760, 1440} { // nothing is wider than the dialog
		b.setViewport(width, 900)
		b.wait(`document.getElementById("dialog").scrollWidth > document.getElementById("dialog").clientWidth`, false)
		if dir := os.Getenv("SHOTS"); dir != "" {
			if err := os.WriteFile(fmt.Sprintf("%s/share-%d.png", dir, width), b.picture(width, 1200), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func TestBrowserClipboardDenied(t *testing.T) {
	b := openWithClipboard(t, "/", false)
	b.click(`[data-do="share"]`)
	b.click("#copy-link")
	b.wait(dialogSaid, labels.UI(text.English, labels.CopyDenied))
	b.wait(`getSelection().toString()`, b.origin+"/"+model.View{Src: model.Example}.Link())
	b.wait(focused, "copied")
}

func TestBrowserCopyAs(t *testing.T) {
	b := openWithClipboard(t, "/", true)
	b.setViewport(1280, 800) // below 1000 pixels only the footer has these words
	b.enter("ftp://u:secret@h/a|b")
	b.click("#copy-as")
	hidden := core.Parse("ftp://u:xxxxx@h/a|b")
	var browser string
	b.value(`navigator.userAgent`, &browser)
	for _, f := range model.Forms {
		b.click("#" + string(f.Name))
		want, why := f.Make(model.Subject{URL: hidden, Page: b.origin + "/", Browser: browser})
		switch {
		case want == "":
			b.wait(`document.getElementById("why-not").textContent`, why.String())
			b.wait(`document.getElementById("copy-it").disabled`, true)
			continue
		case f.Kind == model.PNGKind:
			// The picture is drawn, and its first octets show that it is a PNG.
			b.wait(`document.getElementById("picture").complete && document.getElementById("picture").naturalWidth > 200`, true)
			b.click("#copy-it")
			b.wait(`globalThis.png.then((p) => p.type + " " + p.size)`+`.then((s) => s.startsWith("image/png ") && Number(s.split(" ")[1]) > 2000)`, true)
			b.wait(dialogSaid, labels.UI(text.English, labels.Copied))
			continue
		case f.Kind == model.SVGKind:
			b.wait(`document.getElementById("picture").src`, model.DataURL(want))
		default:
			b.wait(copiedText, want)
		}
		b.click("#copy-it")
		b.wait(clipboard, want)
		b.wait(dialogSaid, labels.UI(text.English, labels.Copied))
	}
	b.click("#" + string(labels.AsCurl))
	b.click("#with-password")
	b.wait(copiedText+`.includes("secret")`, true)
	// Saving creates a file with that name, without a request.
	b.value(`void (HTMLAnchorElement.prototype.click = function () { globalThis.saved = this.download + " " + new URL(this.href).protocol; })`, nil)
	b.click("#save-it")
	b.wait(`saved`, "urlscope.sh blob:")
	b.click("#" + string(labels.AsPNG))
	b.click("#save-it")
	b.wait(`saved`, "urlscope.png blob:")
}

// TestBrowserQuickClicks checks that a click counts even if the page is about to be redrawn for the previous click.
func TestBrowserQuickClicks(t *testing.T) {
	b := open(t, "/")
	b.setViewport(1280, 800) // below 1000 pixels only the footer has these words
	b.click("#copy-as")
	// The frame of the first click is due only after this script. Go then draws it when the second click wakes it.
	quick := func(first, second string) {
		b.value(fmt.Sprintf(`(() => {
			document.getElementById(%s).click();
			for (const began = performance.now(); performance.now() < began + 50; );
			document.getElementById(%s).click();
		})()`, quote(first), quote(second)), nil)
	}
	const chosen = `document.querySelector("#dialog input:checked").id + " " + (document.getElementById("picture") !== null)`
	for range 5 {
		quick("as-transcript", "as-svg")
		b.wait(chosen, "as-svg true")
		quick("as-svg", "as-report")
		b.wait(chosen, "as-report false")
	}
	b.press("Escape")
	b.wait(dialogGone, true)
	b.click(`[data-do="share"]`)
	link := b.origin + "/" + model.View{Src: model.Example}.Link()
	b.wait(copiedText, link)
	for range 5 {
		quick("in-lang", "in-lang")
		b.wait(copiedText, link)
	}
}

// TestBrowserDialogInFrame checks the dialog of the page in another site's frame.
func TestBrowserDialogInFrame(t *testing.T) {
	b := openWithClipboard(t, "/frame.html"+model.Link("http://h/a", core.Span{}), false)
	b.setViewport(720, 336)
	b.click("#foot .act")
	b.wait(dialogSaid, labels.UI(text.English, labels.CopyDenied))
	b.wait(`getSelection().toString()`, b.origin+"/"+model.Link("http://h/a", core.Span{}))
	b.press("Escape")
	b.wait(dialogOpen, false)
}

// TestBrowserFrameWordsInOneRow checks that the tabs of the frame are in one row in every language, and that the verdicts beside
// them make the row no higher. If there is no room for both, even one above the other, today's verdict is in the panel "Then and now".
func TestBrowserFrameWordsInOneRow(t *testing.T) {
	b := open(t, "/frame.html")
	for _, l := range text.Langs {
		b.value(`void (location.hash = `+quote(model.View{Src: "ftp://host.dom/a|b", Lang: l.Tag()}.Link())+`)`, nil)
		b.wait(`document.documentElement.lang`, l.Tag())
		for width, verdicts := range map[int64]int{720: 1, 760: 1, 800: 2, 820: 2, 1000: 2, 1101: 2} {
			b.setViewport(width, 336)
			b.wait(`(() => {
				const row = document.getElementById("words").getBoundingClientRect();
				const tabs = [...document.querySelectorAll("#words [role=tab]")].map((e) => e.getBoundingClientRect());
				const verdicts = [...document.querySelectorAll("#words .verdict")].filter((e) => e.checkVisibility()).map((e) => e.getBoundingClientRect());
				return tabs.every((r) => r.top === tabs[0].top) && row.height < 2 * tabs[0].height &&
					verdicts.every((r) => row.top <= r.top && r.bottom <= row.bottom && r.left >= tabs.at(-1).right) && verdicts.length;
			})()`, verdicts)
			b.wait(`document.documentElement.scrollWidth <= innerWidth`, true)
		}
	}
}

func TestBrowserExamplesDialog(t *testing.T) {
	b := open(t, "/")
	b.wait(`document.querySelectorAll("#examples .ex").length`, model.ShownExamples)
	b.focus("#all-examples")
	b.press("Enter")
	b.wait(`document.querySelectorAll("#dialog .ex").length`, model.MoreExamples)
	// Scrolling loads the other examples.
	for range len(model.Examples) / model.MoreExamples {
		b.value(`void (document.getElementById("dialog").scrollTop = 1e6)`, nil)
		b.wait(`document.getElementById("more-examples") === null || document.getElementById("dialog").scrollHeight > document.getElementById("dialog").scrollTop + document.getElementById("dialog").clientHeight + 9`, true)
	}
	b.wait(`document.querySelectorAll("#dialog .ex").length`, len(model.Examples))
	b.keys("gohper") // a typo
	b.wait(`[...document.querySelectorAll("#dialog .ex .url")].length > 3 &&
		[...document.querySelectorAll("#dialog .ex .url")].every((u) => u.textContent.includes("gopher"))`, true)
	b.press("Ctrl+a")
	b.keys("zzzzzz")
	b.wait(`document.querySelectorAll("#dialog .ex").length`, 0)
	b.wait(`document.querySelector("#dialog .empty").checkVisibility()`, true)
	b.press("Ctrl+a")
	b.keys("tilde")
	b.wait(`document.querySelector("#dialog .ex .url")?.textContent`, "http://host/~user/")
	b.press("Tab")
	b.press("Enter")
	b.wait(fieldText, "http://host/~user/")
	b.wait(dialogOpen, false)
	b.value(`history.back()`, nil)
	b.wait(fieldText, model.Example)
	b.value(`history.forward()`, nil)
	b.wait(fieldText, "http://host/~user/")
}

// TestBrowserLinkOfAllOctets checks that every character of one or two octets survives a link, and so do invalid octets and
// a carriage return.
func TestBrowserLinkOfAllOctets(t *testing.T) {
	var all strings.Builder
	for r := range rune(256) {
		if r != '\r' {
			all.WriteRune(r)
		}
	}
	b := open(t, "/"+model.View{Src: all.String(), Selected: core.Span{Start: 64, End: 65}}.Link())
	b.wait(fieldText, all.String())
	b.wait(copyText, all.String()+model.Tail)
	b.wait(`document.querySelector("#copy .sel").firstChild.data`, "A")
	b.wait(`document.getElementById("notice")`, nil)

	octets := make([]byte, 256)
	for i := range octets {
		octets[i] = byte(i)
	}
	b.value(`void (location.hash = `+quote(model.Link(string(octets), core.Span{}))+`)`, nil)
	b.wait(`document.getElementById("escapes").value`, model.Escape(string(octets)))
	b.wait(fieldText+`.length`, len(octets))
	b.wait(`document.getElementById("notice")`, nil)
	b.wait(`location.hash`, model.Link(string(octets), core.Span{}))
}

func TestBrowserLinkKeepsWhatItAsksFor(t *testing.T) {
	asked := model.View{Src: "ftp://h/%2Fetc", Selected: core.Span{Start: 11, End: 14}, Lang: "ja"}
	b := visitedTab(t)
	b.beforeLoad(`globalThis.writes = []; const replace = history.replaceState;
		history.replaceState = function (...args) { writes.push([performance.now(), args[2]]); return replace.apply(this, args); };`)
	b.load("/" + asked.Link())
	b.waitReady()
	b.wait(`document.documentElement.lang`, "ja")
	b.wait(`document.title`, "✓ h")
	b.wait(`localStorage.getItem("urlscope.lang")`, nil)
	// The status text is set after the page has handled its address, which is unchanged.
	b.wait(`document.getElementById("spoken").textContent !== ""`, true)
	b.wait(`location.hash`, asked.Link())
	b.value(`void document.getElementById("field").focus()`, nil)
	b.press("End")
	for range 8 {
		b.keys("abc")
	}
	want := model.View{Src: asked.Src + strings.Repeat("abc", 8), Lang: "ja"}
	b.wait(`location.hash`, want.Link())
	// The language stays in the address after following a link without language, because the page still shows it.
	b.clickAt(element("#examples a"))
	want.Src = model.Examples[0].URL
	b.wait(`location.hash`, want.Link())
	b.wait(`document.documentElement.lang`, "ja")
	// A language that the reader chooses replaces the link's.
	b.click(`[data-lang="en"]`)
	want.Lang = ""
	b.wait(`location.hash`, want.Link())
	var writes [][2]any
	b.value(`writes`, &writes)
	for i := 1; i < len(writes); i++ {
		if gap := writes[i][0].(float64) - writes[i-1][0].(float64); gap < float64(model.Breath.Milliseconds())-1 {
			t.Errorf("the address was written again after %g ms: %v", gap, writes)
		}
	}
}

// TestBrowserBrokenLinks checks that a broken link is reported, that its readable part is shown, and that it stays in the
// address.
func TestBrowserBrokenLinks(t *testing.T) {
	whole := model.Link("http://host.example/path", core.Span{Start: 0, End: 4})
	b := open(t, "/#v=9&u=x")
	field := model.Example
	for _, c := range []struct {
		hash   string
		notice text.Key
		field  string // "" if the text does not change
	}{
		{"#v=9&u=x", labels.LinkLater, ""},
		{strings.Replace(whole, "v=1", "v=2", 1), labels.LinkLaterKept, "http://host.example/path"},
		{"#v=1&u=aHR0cDovL2gv*zz", labels.LinkCut, "http://h/"},
		{"#v=1&u=%zz", labels.LinkBroken, ""},
		{"#WARNING", labels.LinkNone, ""},
	} {
		b.value(`void (location.hash = `+quote(c.hash)+`)`, nil)
		b.wait(`document.querySelector("#notice p")?.textContent`, labels.UI(text.English, c.notice))
		b.wait(`document.getElementById("spoken").textContent`, labels.UI(text.English, c.notice))
		if c.field != "" {
			field = c.field
		}
		b.wait(fieldText, field)
	}
	b.click("#notice .close")
	b.wait(`document.getElementById("notice")`, nil)
	b.enter("news:a")
	b.wait(`location.hash`, model.Link("news:a", core.Span{}))
}

func TestBrowserHugeLink(t *testing.T) {
	src := "http://host.example/" + strings.Repeat("segment/", 4000)
	b := open(t, "/"+model.Link(src, core.Span{}))
	b.wait(fieldText+`.length`, len(src))
	b.click(`[data-do="share"]`)
	b.wait(`document.querySelectorAll("#dialog .caption").length`, 2)
}

func TestBrowserTheme(t *testing.T) {
	b := open(t, "/")
	b.value(`(() => { const t = document.getElementById("theme"); t.value = "dark"; t.dispatchEvent(new Event("change", { bubbles: true })); })()`, nil)
	const paper = `getComputedStyle(document.documentElement).getPropertyValue("--paper").trim()`
	b.wait(paper, "#171411")
	b.wait(`[...document.querySelectorAll('meta[name="theme-color"]')].map((m) => m.content)`, []string{"#171411", "#171411"})
	b.load("/?again")
	b.wait(paper, "#171411") // before the Go program runs
	b.waitReady()
	b.wait(`document.getElementById("theme").value`, "dark")
	b.value(`(() => { const t = document.getElementById("theme"); t.value = ""; t.dispatchEvent(new Event("change", { bubbles: true })); })()`, nil)
	b.wait(`document.documentElement.hasAttribute("data-theme")`, false)
	b.wait(`localStorage.getItem("urlscope.theme")`, nil)
}

// TestBrowserWithoutStorage checks that the page works if storage is denied or full.
func TestBrowserWithoutStorage(t *testing.T) {
	b := visitedTab(t)
	for i, broken := range []string{
		`Object.defineProperty(window, "localStorage", { configurable: true, get() { throw new DOMException("", "SecurityError"); } });`,
		`Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError"); };`,
	} {
		b.beforeLoad(fmt.Sprintf(`if (location.search === "?%d") {%s}`, i, broken))
		b.load(fmt.Sprintf("/?%d", i))
		b.waitReady()
		b.click(`[data-lang="ja"]`)
		b.wait(`document.documentElement.lang`, "ja")
		b.value(`(() => { const t = document.getElementById("theme"); t.value = "dark"; t.dispatchEvent(new Event("change", { bubbles: true })); })()`, nil)
		b.wait(`document.documentElement.dataset.theme`, "dark")
		// Settings that cannot be stored last until the page is closed.
		b.focus(`[data-do="help"]`)
		b.press("?")
		b.wait(dialogOpen, true)
		b.click("#single-keys")
		b.wait(`document.getElementById("single-keys").checked`, false)
		b.press("Escape")
		b.wait(dialogGone, true)
		b.press("?")
		b.click(`[data-do="share"]`)
		b.wait(dialogTitle, labels.UI(text.Japanese, labels.ShareTitle)) // the help must not open
	}
}

func TestBrowserLanguageOfTheBrowser(t *testing.T) {
	b := visitedTab(t)
	b.beforeLoad(`Object.defineProperty(Navigator.prototype, "languages", { get: () => ["fr", "zh-TW", "en"] });`)
	b.load("/")
	b.waitReady()
	b.wait(`document.documentElement.lang`, "zh-Hant")
	b.wait(`document.title`, labels.UI(text.Chinese, labels.Title))
	b.wait(`document.querySelector('meta[name="description"]').content`, labels.UI(text.Chinese, labels.Description))
	b.click(`[data-lang="ja"]`)
	b.wait(`document.documentElement.lang`, "ja")
	b.load("/?again") // it is stored
	b.waitReady()
	b.wait(`document.documentElement.lang`, "ja")
}

// TestBrowserKeys checks the keys, and their replacement on phones. The last subtest uses another language.
func TestBrowserKeys(t *testing.T) {
	looks(t, lookKeysMend, lookDock, lookNoKeysNamed, lookDockOnItsSide)
}

// lookDock checks the dock, which has the most important controls while a phone's keyboard covers the page.
func lookDock(t *testing.T, b *tab) {
	b.setViewport(360, 380)
	b.enter("http://h/a|b{c")
	b.wait(`document.documentElement.classList.contains("kb")`, true)
	b.wait(`document.querySelector("#dock .what").textContent.includes("{")`, true)
	const box = `(() => {
		const d = document.getElementById("dock").getBoundingClientRect();
		const buttons = [...document.querySelectorAll("#dock button")].map((b) => b.getBoundingClientRect());
		return [Math.round(d.bottom) === innerHeight, d.height, buttons.every((b) => b.height >= 38 && b.width >= 38), document.documentElement.scrollWidth <= innerWidth];
	})()`
	b.wait(box, []any{true, 74, true, true})
	b.click("#dock .dock-next")
	b.wait(`document.querySelector("#dock .what").textContent.includes("|")`, true)
	b.click("#dock .dock-fix")
	b.wait(fieldText, "http://h/a%7Cb{c")
	b.wait(focused, "field") // so that the keyboard stays open
	b.setViewport(360, 740)
	b.wait(`document.documentElement.classList.contains("kb")`, false)
	b.wait(`document.getElementById("dock").checkVisibility()`, false)
}

// lookDockOnItsSide checks a phone in landscape, which leaves 180 pixels above its keyboard: the caret's line and the dock
// are fully visible.
func lookDockOnItsSide(t *testing.T, b *tab) {
	b.setViewport(844, 180)
	b.value(`void document.activeElement.blur()`, nil) // the keyboard opens when the field gets the focus, which scrolls it into view
	for i, src := range []string{"http://h/a|b{c", "http://host.dom/" + strings.Repeat("abcdefghij/", 60) + "a|b{c", "http://host.dom/a|b{c"} {
		b.click(fmt.Sprintf(`[data-lang="%s"]`, text.Langs[i].Tag()))
		b.wait(`document.documentElement.lang`, text.Langs[i].Tag())
		b.enter(src)
		b.wait(`document.documentElement.classList.contains("kb")`, true)
		b.keys("d")
		b.wait(`document.querySelector("#dock .what").textContent.includes("{")`, true)
		b.wait(`(() => {
			const plate = document.getElementById("plate").getBoundingClientRect(), dock = document.getElementById("dock").getBoundingClientRect();
			const tail = document.querySelector("#copy .run.tail").getClientRects()[0], middle = (tail.top + tail.bottom) / 2;
			const half = parseFloat(getComputedStyle(document.getElementById("copy")).lineHeight) / 2;
			return [plate.top >= 0 && plate.bottom <= dock.top, plate.top <= middle - half + 3 && middle + half - 3 <= plate.bottom, Math.round(dock.bottom),
				dock.height < 60, [...document.querySelectorAll("#dock button")].every((b) => b.getBoundingClientRect().height >= 38),
				document.documentElement.scrollWidth <= innerWidth];
		})()`, []any{true, true, 180, true, true, true})
	}
	b.setViewport(844, 700)
	b.wait(`document.getElementById("dock").checkVisibility()`, false)
}

// lookNoKeysNamed checks that no text names keys on devices without a keyboard.
func lookNoKeysNamed(t *testing.T, b *tab) {
	b.enter("http://h/a|b{c")
	const named = `document.querySelector("#next .by-key").checkVisibility()`
	b.wait(named, true)
	b.do(chromedp.EmulateViewport(844, 390, chromedp.EmulateMobile, chromedp.EmulateTouch))
	b.wait(named, false)
	b.wait(`document.getElementById("next").innerText`, "Next")
}

func lookKeysMend(t *testing.T, b *tab) {
	b.enter("http://h/a|b{c")
	b.press("Alt+Enter")
	b.wait(fieldText, "http://h/a|b%7Bc")
	b.press("Alt+Shift+Enter")
	b.wait(fieldText, "http://h/a%7Cb%7Bc")
	b.focus(`[data-do="share"]`)
	b.press("Escape")
	b.wait(focused, "field")
	b.keys("?") // a normal character
	b.wait(fieldText+`.endsWith("?")`, true)
	b.wait(dialogOpen, false)
}

// TestBrowserClipboardAnswersLate checks a clipboard that answers after its dialog was closed and before the next one is
// there. The program must not stop, and denied text can still be copied by hand.
func TestBrowserClipboardAnswersLate(t *testing.T) {
	b := open(t, "/"+model.Link("http://h/a b", core.Span{}))
	for _, c := range []struct {
		answer string
		title  text.Key
	}{
		{"come()", labels.CopyAs},
		{`deny(new DOMException("", "NotAllowedError"))`, labels.CopyByHand},
	} {
		b.value(`document.querySelector('[data-do="share"]').click()`, nil)
		b.wait(dialogOpen, true)
		b.value(`new Promise((done) => {
			let answer;
			const writeText = () => new Promise((come, deny) => { answer = () => `+c.answer+`; });
			Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
			document.execCommand = () => false;
			document.getElementById("copy-embed").click();
			const asked = setInterval(() => {
				if (!answer) return;
				clearInterval(asked);
				document.getElementById("dialog").close();
				const gone = setInterval(() => {
					if (!(`+dialogGone+`)) return;
					clearInterval(gone);
					document.getElementById("copy-as").click();
					answer();
					done();
				});
			});
		})`, nil)
		b.wait(dialogTitle, labels.UI(text.English, c.title))
		b.wait(dialogOpen, true)
		if c.title == labels.CopyByHand {
			b.wait(dialogSaid, labels.UI(text.English, labels.CopyDenied))
			b.wait(`getSelection().toString() === `+copiedText, true)
		}
		b.press("Escape")
		b.wait(dialogGone, true)
	}
}
