package shipped

import (
	"fmt"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/core/transcript"
	"urlscope/core/wire"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// TestBrowserWire checks that the conversation shows what is sent, and links to the octets that cause it.
func TestBrowserWire(t *testing.T) {
	looks(t, lookPasswordIsRevealed, lookOctetsByKeyboard, lookDangerLeadsToItsProblem, lookLongListsOnTheWire,
		lookEditMarksSteps, lookBeginnings, lookWireOfMended)
}

func lookPasswordIsRevealed(t *testing.T, b *tab) {
	b.enter("ftp://u:secret@h/a;type=i")
	b.wait(`document.querySelector("#wire .secret").textContent`, "••••")
	b.wait(`document.getElementById("wire").textContent.includes("secret")`, false)
	b.wait(`document.querySelector("#wire .secret").from`, "8-14")
	b.click("#reveal")
	b.wait(`[...document.querySelectorAll('#wire [data-kind="ftp-pass"] .o')].map((o) => o.firstChild.data.replace(/\s/g, "")).join("")`, "PASSSPsecretCRLF")
	b.wait(`document.getElementById("reveal").getAttribute("aria-pressed")`, "true")
	b.click("#reveal")
	b.wait(`document.querySelectorAll("#wire .secret").length`, 1)
}

// TestBrowserConversationIsCopied checks that the copy equals what is shown: without the password until it is revealed.
func TestBrowserConversationIsCopied(t *testing.T) {
	b := visitedTab(t)
	b.beforeLoad(`globalThis.copied = ""; Object.defineProperty(navigator, "clipboard", {value: {
		writeText: async (s) => { globalThis.copied = s; }}});`)
	b.load("/")
	b.waitReady()
	const src = "ftp://u:secret@h/a;type=i"
	b.enter(src)
	u := core.Parse(src)
	for _, show := range []transcript.Passwords{transcript.HidePasswords, transcript.ShowPasswords} {
		b.wait(`document.querySelectorAll("#wire .secret").length`, map[transcript.Passwords]int{transcript.HidePasswords: 1}[show])
		curl, _ := transcript.Curl(text.English, u, show)
		for _, c := range []struct{ button, want string }{
			{"#wire-text", transcript.Text(text.English, u, show)},
			{"#wire-curl", curl + "\n"},
			{"#wire-go", transcript.Go(u, show)},
		} {
			if got := strings.Contains(c.want, "secret"); got != bool(show) {
				t.Errorf("%s: with the password is %v: %s", c.button, got, c.want)
			}
			b.click(c.button)
			b.wait(`copied`, c.want)
		}
		b.click("#reveal")
	}
	b.enter("gopher://h/0a%0D%0AQUIT") // no command exists, and the copy says why
	b.click("#wire-curl")
	_, why := transcript.Curl(text.English, core.Parse("gopher://h/0a%0D%0AQUIT"), transcript.HidePasswords)
	b.wait(`document.querySelector("#wire .refused").textContent`, why.String())
	b.enter("file:///etc/motd") // sends nothing
	b.click("#wire-go")
	b.wait(`document.querySelector("#wire .refused").textContent.startsWith("Nothing is sent over a network")`, true)
}

// lookOctetsByKeyboard checks that the octets of a step are one control, like a slider.
func lookOctetsByKeyboard(t *testing.T, b *tab) {
	b.enter("ftp://h/%2Fa/b;type=i")
	b.wait(`document.querySelectorAll('#wire [data-kind="ftp-cwd"]').length`, 1)
	const cells = `document.querySelector('#wire [data-kind="ftp-cwd"] .cells')`
	b.value(`void `+cells+`.focus()`, nil)
	b.wait(atOnWire, "C 43")
	b.wait(litInField, "")
	for range 4 {
		b.press("ArrowRight")
	}
	b.wait(cells+`.getAttribute("aria-valuetext")`, "2F: a slash, octets 8–11")
	b.wait(litInField, "%2F")
	b.wait(litParts, []string{"%2Fa"})
	b.press("Enter")
	b.wait(caret, 8)
	b.press("End")
	b.wait(cells+`.getAttribute("aria-valuetext")`, "0A: a line feed, the protocol’s own")
	b.press("Tab")
	b.wait(`document.querySelector('#wire [data-kind="ftp-cwd"] [data-at]') === null`, true)
}

// lookDangerLeadsToItsProblem checks that a dangerous step links to its problem.
func lookDangerLeadsToItsProblem(t *testing.T, b *tab) {
	b.enter("gopher://h/0a%0D%0AQUIT")
	b.click("#wire .to-problem")
	b.wait(`document.querySelector("#problems .sel").dataset.rule`, "gopher-line-end")
	b.wait(`document.activeElement === document.querySelector("#problems .sel .pick")`, true)
}

// lookLongListsOnTheWire checks that the page lists only a window of very many early line ends and pieces, with links
// to the rest.
func lookLongListsOnTheWire(t *testing.T, b *tab) {
	const ends, more = `document.querySelectorAll("#wire .early").length`, `[...document.querySelectorAll("#wire .say > .act:only-child")].map((e) => e.textContent)`
	b.enter("gopher://h/0" + strings.Repeat("a%0A", 5*model.MaxEarly/2))
	b.wait(ends, model.MaxEarly)
	b.wait(more, []string{labels.Count(text.English, text.MoreParts, 3*model.MaxEarly/2)})
	b.click("#wire .say > .act:only-child")
	b.wait(ends, model.MaxEarly)
	b.wait(more, []string{labels.Count(text.English, labels.EarlierProblems, model.MaxEarly), labels.Count(text.English, text.MoreParts, model.MaxEarly/2)})
	b.wait(caret, len("gopher://h/0")+model.MaxEarly*len("a%0A")+1)

	const pieces = `document.querySelector("#wire .pieces dl").children.length` // of the first of two steps
	b.enter("gopher://h/1x%09%09$" + strings.Repeat("+VIEWS%20A", 3*model.MaxPieces))
	b.wait(pieces, model.MaxPieces)
	b.click("#wire .pieces > p .act")
	b.wait(`document.querySelector("#wire .pieces").querySelectorAll(":scope > p").length`, 2)
	b.wait(pieces, model.MaxPieces)
}

func lookEditMarksSteps(t *testing.T, b *tab) {
	b.enter("ftp://u@h/a/b;type=i")
	b.wait(`[...document.querySelectorAll('#wire [data-kind="ftp-user"] .o')].map((o) => o.firstChild.data.replace(/\s/g, "")).join("").includes("SPuCRLF")`, true) // the password is shown
	b.value(`void document.getElementById("field").setSelectionRange(11, 11)`, nil)
	b.keys("x")
	b.wait(`[...document.querySelectorAll("#wire .fresh")].map((s) => s.dataset.kind)`, []string{"ftp-cwd"})
	b.wait(`[...document.querySelectorAll("#wire .new")].map((o) => o.firstChild.data.replace(/\s/g, ""))`, []string{"x"})
}

// lookBeginnings checks that one click begins a path in another way, and that one step undoes it.
func lookBeginnings(t *testing.T, b *tab) {
	b.enter("ftp://h/etc/motd;type=i")
	b.wait(`document.querySelector(".begun [aria-current]").textContent`, "/etc/motd;type=i")
	b.click(".begun li:nth-child(2) button")
	b.wait(`document.getElementById("field").value`, "ftp://h/%2Fetc/motd;type=i")
	b.wait(`document.querySelector(".begun [aria-current]").textContent`, "/%2Fetc/motd;type=i")
	b.value(`void document.execCommand("undo")`, nil)
	b.wait(`document.getElementById("field").value`, "ftp://h/etc/motd;type=i")
	b.enter("gopher://h/")
	b.wait(`document.querySelector(".begun")`, nil)
}

// lookWireOfMended checks that the conversation of a text that clients cannot handle is the conversation of the fixed
// text, and says so. A note about what is only likely appears once.
func lookWireOfMended(t *testing.T, b *tab) {
	hex := func(s string) string { return strings.TrimSpace(fmt.Sprintf("% X", s)) }
	const head = `document.querySelector("#wire .head p").textContent`
	for src, want := range map[string]string{
		"http://exa mple.com/":      "after the fix: example.com port 80; → sent, ← answered",
		"htpp://h/":                 "after the fix: h port 80; → sent, ← answered",
		"http://h/a b#c#d":          "after the fix: h port 80; → sent, ← answered",
		"http://h/a|b":              "after the fix: h port 80; → sent, ← answered",
		"https://h/a|é":             "after the fix: h port 443; → sent, ← answered",
		"http://example.com:99999/": "no client connects: there is no such port",
	} {
		b.enter(src)
		b.wait(head, want)
	}
	b.enter("http://exa mple.com/a|b")
	b.wait(sent, []string{
		hex("GET /a%7Cb HTTP/1.0\r\n\r\n"),
		hex("GET /a%7Cb HTTP/1.1\r\nHost: example.com\r\nConnection: close\r\n\r\n"),
	})
	// An octet of the conversation leads to the typed text.
	b.wait(`[...document.querySelectorAll('#wire .sent')].map((s) => [...s.querySelectorAll(".o.u")].flatMap((o) => Array.from({ length: o.count }, (_, i) => o.count > 1 ? parseInt(o.from) + i : parseInt(o.from))).filter((n) => n === 21).length)`, []int{3, 3})
	b.clickAt(b.octet("21-22"))
	b.wait(`[...document.querySelectorAll("#copy .run.sel")].map((r) => r.firstChild.data).join("")`, "|")

	b.enter("ftp://h/a.txt")
	b.wait(`[...document.querySelectorAll("#wire .step")].filter((s) => /if the server asks$/.test(s.textContent.trim())).length`, 1)
	b.wait(`[...document.querySelectorAll("#wire .step")].map((s) => s.textContent.toLowerCase().split("a guess").length - 1).filter((n) => n > 0)`, []int{1})
	b.enter("see http://h/")
	b.value(`document.getElementById("field").setSelectionRange(0, 0)`, nil)
	b.wait(`document.querySelector("#character .head p").textContent`, "outside the URL")
}

// TestBrowserSaysNothingTwice checks in every language that a step says nothing twice, and that brackets have no spaces
// inside, as "( https )" once had.
func TestBrowserSaysNothingTwice(t *testing.T) {
	b := open(t, "/")
	for _, l := range text.Langs {
		b.click(fmt.Sprintf(`[data-lang="%s"]`, l.Tag()))
		b.wait(`document.documentElement.lang`, l.Tag())
		for _, when := range []wire.When{wire.WhenMaybe, wire.WhenAsked} {
			said := text.When(l, &wire.Step{When: when})
			for _, src := range []string{"ftp://h/a.txt", "ftp://joe@h/a", "ftp://h/"} {
				b.enter(src)
				b.wait(fmt.Sprintf(`[...document.querySelectorAll("#wire .step")].map((s) => s.textContent.toLowerCase().split(%s).length - 1).sort().at(-1)`, quote(said)), 1)
			}
		}
		for _, src := range []string{"https://joe:secret@h:8443/a?b=c#d", "htps://h/", "https://h/a|é", "wss://h/", "see https://h/ and http://i/", "http://example.com:99999/", "gopher://h/0a%0D%0AQUIT"} {
			b.enter(src)
			b.wait(`document.querySelector("#parts").textContent.includes("h")`, true)
			b.wait(`document.getElementById("panels").innerText.match(/.*(?:[(（] | [)）]).*/g)`, nil)
		}
	}
}

// TestBrowserCellsFollow checks that a line is drawn the same whatever it was before, and that a cell with the same look, or
// with only other classes or octets, keeps its element.
func TestBrowserCellsFollow(t *testing.T) {
	b := open(t, "/")
	b.wait(`(() => {
		let seed = 1738;
		const below = (n) => (seed = (seed * 16807) % 2147483647) % n; // Lehmer's
		const octets = () => Array.from({ length: 1 + below(3) }, () => below(3));
		const cell = () => {
			const list = octets();
			return ["o", "o u path", "o u path sel", "o ctl"][below(4)] + "\t" + list.map((n) => "6" + n).join(" ") + "\t" + list.map((n) => "xab"[n]).join(" ");
		};
		const unit = () => [cell, cell, cell, cell, () => cell() + "\n\t" + cell(), () => "", () => "more\t\t" + below(9)][below(7)]();
		const place = (look) => look.split("\n\t").map(() => below(2) ? below(9) + "-" + (9 + below(9)) : "").join("\n\t");
		const list = (looks) => looks.map((look) => look + "\f" + place(look)).join("\n");
		const drawn = (e) => [...e.childNodes].map((c) => [c.outerHTML, c.from, c.count, [...c.children].map((d) => d.from)]);
		const wrong = [];
		for (let n = 0; n < 400; n++) {
			const e = document.createElement("url-octets"), looks = Array.from({ length: 1 + below(12) }, unit);
			for (let k = 0; k < 6; k++) {
				const at = below(looks.length + 1), next = list(looks.toSpliced(at, below(4), ...Array.from({ length: below(4) }, unit)));
				if (next === "") continue;
				e.setAttribute("list", next);
				const anew = document.createElement("url-octets");
				anew.setAttribute("list", next);
				if (JSON.stringify(drawn(e)) !== JSON.stringify(drawn(anew))) wrong.push(next);
			}
		}
		return wrong.slice(0, 3);
	})()`, []string{})
	b.wait(`(() => {
		const e = document.createElement("url-octets");
		e.setAttribute("list", ["o\t61 62\ta b", "o u path new\t63\tc", "o\t64\td", "o\t65\te"].map((look) => look + "\f").join("\n"));
		const before = [...e.childNodes];
		e.setAttribute("list", ["o\t61 62 63\ta b c", "o u path new\t66\tf", "o u path\t67\tg", "o\t64\td", "o\t65\te"].map((look) => look + "\f").join("\n"));
		return before.map((cell) => [...e.childNodes].indexOf(cell));
	})()`, []int{0, 1, 3, 4})
}

// TestBrowserWideStepsStandAsMeasured checks the hint that a line is too long to have text beside it, which saves the
// browser a measurement. However wide the page is, the layout is the same with and without the hint.
func TestBrowserWideStepsStandAsMeasured(t *testing.T) {
	b := open(t, "/")
	for _, width := range []int64{2560, 820, 320} {
		b.setViewport(width, 900)
		for _, src := range []string{
			"http://h/abcdefghijklm", "http://h/a-path-that-is-longer-than-a-line-of-the-page?and=a&query=too",
			"ftp://h/abcdefghijklmnopqrstuvwxyz;type=i", "gopher://h/0a/selector/that/is/rather/long%0D%0Aabc", "mailto:somebody.or.other@host.dom",
		} {
			b.enter(src)
			b.wait(`document.querySelectorAll("#wire .step.wide").length > 0`, true)
			b.wait(`[...document.querySelectorAll("#wire .step.wide")].flatMap((step) => {
				const places = () => [...step.firstElementChild.children].map((e) => [e.className, e.getBoundingClientRect().left, e.getBoundingClientRect().top]);
				const told = places();
				step.classList.remove("wide");
				const found = places();
				step.classList.add("wide");
				return JSON.stringify(told) === JSON.stringify(found) ? [] : [told, found];
			})`, []any{})
		}
	}
}
