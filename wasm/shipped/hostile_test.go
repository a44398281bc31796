package shipped

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"urlscope/wasm/internal/hostile"
	"urlscope/wasm/model"
)

// hostileRuns returns the number of random texts: HOSTILE, or a few.
func hostileRuns(t *testing.T) int {
	s := os.Getenv("HOSTILE")
	if s == "" {
		return 50
	}
	n, err := strconv.Atoi(s)
	if err != nil || n < 1 {
		t.Fatalf("HOSTILE=%s: want a number of texts", s)
	}
	return n
}

// watchText defines in a tab the functions that enter texts and check the page.
var watchText = `(() => {
	const field = document.getElementById("field"), copy = document.getElementById("copy");
	const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
	const strange = () => document.querySelectorAll("img, iframe, object, embed, video, audio, base, form, script:not([src]), [onload], [onerror], [onclick], [style*=url], a[href^=j], a[href^=d]").length;
	const before = { strange: strange(), asked: performance.getEntriesByType("resource").length, address: location.pathname + location.search };
	for (const name of ["alert", "open", "print", "confirm", "prompt"]) globalThis[name] = () => { throw new Error("what was typed was run"); };
	globalThis.slowest = 0;
	// type enters texts one after the other, and returns the faults of the page.
	globalThis.type = async (texts) => {
		const wrong = [];
		for (const text of texts) {
			const start = performance.now();
			field.value = text;
			field.dispatchEvent(new InputEvent("input", { bubbles: true }));
			const end = Math.floor(Math.random() * (text.length + 1));
			field.setSelectionRange(Math.floor(Math.random() * (end + 1)), end);
			await frame();
			slowest = Math.max(slowest, performance.now() - start);
			const shown = [...copy.childNodes].map((run) => run.firstChild?.data ?? run.data).join("").toWellFormed();
			const bare = document.getElementById("plate").classList.contains("bare"); // the textarea draws the text
			if (shown !== (bare ? "" : field.value.toWellFormed() + "\u200b") || bare !== (new TextEncoder().encode(text).length > ` + fmt.Sprint(model.MaxDrawn) + ` || field.value.split("\n").length - 1 > ` + fmt.Sprint(model.MaxLines) + `)) wrong.push("shows another text for " + JSON.stringify(text).slice(0, 2000));
			if (strange() !== before.strange) wrong.push("made an element of " + JSON.stringify(text).slice(0, 2000));
		}
		if (before.address !== location.pathname + location.search) wrong.push("went to " + location);
		// Browsers look up the cached icon whenever the address changes.
		return wrong.concat(performance.getEntriesByType("resource").slice(before.asked).map((e) => "asked for " + e.name)
			.filter((asked) => !/\/icon\.\w+\.svg$/.test(asked)));
	};
})()`

// openAll opens the page with everything open that can be, in a window so tall that every panel is in view.
func openAll(t *testing.T) *tab {
	b := visitedTab(t)
	b.do(chromedp.EmulateViewport(1440, 6000, chromedp.EmulateScale(0.25))) // scaled down to paint less
	b.load("/")
	b.waitReady()
	b.enter("http://h/\u00a0~%zz")                                                                                                                              // has something in every foldable part
	b.value(`void document.querySelectorAll("#panels .fold, #status .act").forEach((e) => { if (!["copy-as", "judge-today"].includes(e.id)) e.click() })`, nil) // opens the workshop's parts, too
	b.wait(`document.getElementById("escapes") !== null`, true)
	b.value(watchText, nil)
	return b
}

// throw enters the texts, which are JavaScript expressions, one after the other.
func (b *tab) throw(texts []string) {
	b.t.Helper()
	var wrong []string
	b.value("type(["+strings.Join(texts, ",")+"])", &wrong)
	if len(wrong) > 0 {
		b.t.Fatalf("the page %s", strings.Join(wrong, "\n"))
	}
}

// TestBrowserHostileTexts checks that text stays text: it is shown as it is, creates no element, sends no request, and does
// not stop the program. A tab fails if the page complains.
func TestBrowserHostileTexts(t *testing.T) {
	beside(t)
	const seed = 1738
	r := rand.New(rand.NewPCG(seed, seed))
	urls := readLines(t, "../../testdata/urls.txt")
	const batch, perTab = 50, 200
	start, slowest, total := time.Now(), 0.0, hostileRuns(t)
	for done := 0; done < total; {
		t.Run(strconv.Itoa(done), func(t *testing.T) {
			b := openAll(t)
			b.throw([]string{`""`, `"\ufeff\u200b\ufeff"`, `"http://h/\udc5d\udc00\udcff\ud800"`, `"\r\n\r"`, `"a\ud83d"`})
			for end := min(total, done+perTab); done < end; done += batch {
				var texts []string
				for range min(end-done, batch) {
					texts = append(texts, hostile.Text(r, urls))
				}
				b.throw(texts)
			}
			b.enter("ftp://h/a") // the page still works
			b.wait(partsShown, []string{"scheme ftp 0–3", "host h 6–7", "name a 8–9"})
			var n float64
			b.value(`slowest`, &n)
			slowest = max(slowest, n)
		})
		if t.Failed() {
			return
		}
	}
	t.Logf("%d texts in %v, the slowest in %.0f ms to the frame after it", total, time.Since(start).Round(time.Second), slowest)
}

// TestBrowserHostileMegabytes checks that a text of a megabyte is slow, but handled. It takes too long for make test. Texts
// of line breaks are shorter, because browsers need minutes to lay out a megabyte of them.
func TestBrowserHostileMegabytes(t *testing.T) {
	beside(t)
	if hostileRuns(t) < 1000 {
		return
	}
	for _, unit := range []string{"a", "%25", "<b>", "/;:@?#", "é", "\u202e", "\x00", "\n", "//"} {
		size := 1 << 20
		if unit == "\n" {
			size = 1 << 16
		}
		t.Run(fmt.Sprintf("%q", unit), func(t *testing.T) {
			b := open(t, "/")
			b.value(watchText, nil)
			b.value(longTasks, nil)
			var took struct{ Settled, Key float64 }
			b.throw([]string{`""`})
			// Settled is the time until the main thread is idle, Key the time from a key to the frame after it.
			b.value(fmt.Sprintf(`(async () => {
				const quiet = async () => {
					const start = performance.now();
					for (let last = start; ;) {
						const before = performance.now();
						await new Promise((done) => setTimeout(done, 50));
						const now = performance.now();
						if (now - before > 100) last = now;
						if (now - last > 1500) return last - start;
					}
				};
				const thrown = type(["http://h/" + %s.repeat(%d)]);
				const settled = await quiet();
				const wrong = await thrown;
				if (wrong.length) throw new Error(wrong);
				const field = document.getElementById("field"), keys = [];
				field.focus();
				for (const key of "abcde") {
					const start = performance.now();
					document.execCommand("insertText", false, key);
					await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
					keys.push(performance.now() - start);
					await quiet();
				}
				return { settled, key: keys.sort((a, b) => a - b)[2] };
			})()`, quote(unit), size/len(unit)), &took)
			var tasks []int
			b.value("tasks", &tasks)
			t.Logf("%d octets of %q: settled in %.1f s, the longest task %d ms, a key %.0f ms", size, unit, took.Settled/1000, slices.Max(append(tasks, 0)), took.Key)
			b.enter("ftp://h/a")
			b.wait(partsShown, []string{"scheme ftp 0–3", "host h 6–7", "name a 8–9"})
		})
	}
}

// TestBrowserHostileLinks checks hostile links, both on loading the page and when followed later.
func TestBrowserHostileLinks(t *testing.T) {
	fragments := []string{
		"#__proto__", "#__proto__=1&v=1&u=YQ", "#v=__proto__&u=constructor", "#v=1&u=" + strings.Repeat("%25", 5000) + "41", "#%", "#%00", "#%C0%80",
		"#v=1&u=%ED%A0%80", "#\u202ev=1&u=YQ", "#v=1&u=YQ&lang=__proto__&sel=1e9-2e9", "#v=1&u=YQ&sel=-1--1", "#v=1&u=PGltZyBzcmM9eCBvbmVycm9yPWFsZXJ0KDEpPg",
		"#<img src=x onerror=alert(1)>", "#javascript:alert(1)", "#v=1&u=" + strings.Repeat("A", 4000), "#" + strings.Repeat("&", 2000), "#field", "#dialog",
	}
	r := rand.New(rand.NewPCG(1738, 2))
	for range map[bool]int{true: 20, false: 8}[byNight] {
		var units strings.Builder
		for range r.IntN(40) {
			fmt.Fprintf(&units, `%c`, r.IntN(1<<9)+1)
		}
		fragments = append(fragments, "#v=1&u="+units.String(), model.View{Src: units.String()}.Link()+units.String())
	}
	b := openAll(t)
	for _, f := range fragments {
		b.value(`(async () => { location.hash = `+quote(f)+`; await new Promise((done) => requestAnimationFrame(() => setTimeout(done))); })()`, nil)
		b.wait(`document.documentElement.classList.contains("ready") && !document.documentElement.classList.contains("failed")`, true)
	}
	b.wait(`document.querySelectorAll("#panels img, #panels script").length`, 0)
	b.throw([]string{`"news:a"`})
	for _, f := range few(fragments[:5]...) {
		b.load("/?" + strconv.Itoa(len(f)) + f)
		b.waitReady()
	}
	b.enter("news:a")
	b.wait(partsShown, []string{"scheme news 0–4", "group a 5–6"})
}

// TestBrowserHostileMessages checks that the page around a frame can send it anything at any rate. Invalid messages are
// ignored, and the last valid one counts.
func TestBrowserHostileMessages(t *testing.T) {
	g := visit(t, `<iframe src="HOME/frame.html" width="600" height="400"></iframe>`, nil)
	g.in(`document.documentElement.classList.contains("ready")`, true)
	g.value(`void (() => {
		const { port1, port2 } = new MessageChannel();
		globalThis.port = port1;
		globalThis.told = [];
		port1.onmessage = (e) => told.push(e.data);
		frames[0].postMessage("urlscope", "*", [port2]);
	})()`, nil)
	g.wait(`told.length > 0`, true)
	g.value(`void (() => {
		const loop = {}; loop.loop = loop;
		const deep = (n, open, close) => open.repeat(n) + close.repeat(n);
		const any = [loop, [loop], new Map([[loop, loop]]), new Date(), /x/, new Error("x"), 1n, NaN, undefined, new ArrayBuffer(9), new Blob(["x"]),
			'{"__proto__":{"type":"set"},"url":"http://proto/"}', '{"type":"__proto__","id":1}', '{"type":"set","__proto__":{"url":"http://proto/"},"constructor":{"prototype":{}}}',
			'{"type":"set","show":' + deep(9999, "[", "]") + '}', deep(2000, '{"a":', "}"), '{"type":"set","url":"\\ud800\\u0000\\u202e"}', '{"type":"set","url":"' + "%25".repeat(20000) + '"}',
			'{"type":"set","id":1e400}', '{"type":"set","id":-0}', '{"TYPE":"set","URL":"http://case/"}', '{"type":"set","type":"eval"}', "\ufeff{}", "\ud800", "[1,2", '"' + "x".repeat(499000)];
		// Parsed as JSON if valid.
		const post = (x) => { try { port.postMessage(JSON.parse(x)); } catch { port.postMessage(x); } };
		for (const x of any) post(x);
		// Random messages from parts of real ones.
		let seed = 1738;
		const random = (n) => (seed = (seed * 1103515245 + 12345) % 2 ** 31) % n;
		const pieces = ['{', '}', '"type"', ':', '"set"', '"fix"', '"report"', ',', '"id"', '"url"', '"ftp://h/<b>"', '-1', '1e9', 'null', '[', ']', '"select"', '"9-1"', '"show"', '"wire"', "true", '"rev"', '"problem"', '"fix"', "0"];
		for (let i = 0; i < 3000; i++) {
			let s = i % 3 ? "" : '{"type":"' + ["set", "fix", "report"][random(3)] + '","id":' + random(9) + ',';
			for (let k = random(12); k >= 0; k--) s += pieces[random(pieces.length)];
			post(s + (i % 3 ? "" : "}"));
		}
		for (let i = 0; i < 300; i++) port.postMessage({ type: "set", url: "http://h/" + i + "<img src=x>", theme: i % 2 ? "dark" : "light", select: i + "-" + (i + 1) });
		port.postMessage({ type: "report", id: 99 });
	})()`, nil)
	g.wait(`told.find((m) => m.id === 99)?.report?.input`, "http://h/299<img src=x>")
	g.in(fieldText, "http://h/299<img src=x>")
	g.in(`document.querySelectorAll("img").length + Object.keys(Object.prototype).length`, 0)
	g.in(`document.documentElement.classList.contains("ready") && ({}).url === undefined`, true)
}

// TestBrowserHostileAttributes checks attributes of an embed, which people write, and programs that combine others' texts.
func TestBrowserHostileAttributes(t *testing.T) {
	g := visit(t, `<url-scope id="a"><code>ftp://h/a</code></url-scope><url-scope id="b" loading="eager"><code>ftp://h/a</code></url-scope>`, nil)
	g.wait(`document.getElementById("b").shadowRoot.querySelector("iframe") !== null`, true)
	g.in(`document.documentElement.classList.contains("ready")`, true)
	var values []string
	for _, lure := range append(slices.Concat(hostile.Lures, hostile.Crowds), "-1", "1e309", "NaN", "9999999999", "0-99999999999999999999", "../../", "//evil.example/", "__proto__ constructor toString", "eager click", " ") {
		values = append(values, quote(lure))
	}
	values = append(values, `"\ud800"`, `"\udc00x"`)
	var wrong []string
	g.value(`(async () => {
		const wrong = [];
		globalThis.alert = () => wrong.push("ran");
		for (const value of [`+strings.Join(values, ",")+`]) {
			for (const e of document.querySelectorAll("url-scope")) {
				for (const name of ["url", "show", "readonly", "loading", "height", "theme", "lang", "select", "label"]) {
					if (e.id === "b" && name === "loading") continue;
					e.setAttribute(name, value);
				}
				await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
				const root = e.shadowRoot;
				if (root.querySelectorAll("img, script, svg[onload], object, embed, [onerror], [onload]").length) wrong.push("an element of " + value);
				for (const link of root.querySelectorAll("a, iframe")) {
					const to = link.href ?? link.src;
					if (!to.startsWith(`+quote(g.home)+`)) wrong.push("leads to " + to + " for " + value);
				}
				if (e.id === "a" && root.querySelector("code").textContent !== value.toWellFormed() && root.querySelector("code").textContent !== value) wrong.push("shows another text for " + value);
			}
		}
		for (const e of document.querySelectorAll("url-scope")) for (const name of e.getAttributeNames()) if (name !== "id" && name !== "loading") e.removeAttribute(name);
		document.getElementById("b").setAttribute("url", "news:still");
		return wrong;
	})()`, &wrong)
	if len(wrong) > 0 {
		t.Errorf("an embed %s", strings.Join(wrong, "\n"))
	}
	g.in(fieldText, "news:still")
	g.in(`document.querySelectorAll("img, script:not([src])").length`, 0)
}

func readLines(t *testing.T, name string) []string {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
}
