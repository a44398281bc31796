package shipped

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gobwas/ws"
	"github.com/gobwas/ws/wsutil"
	"github.com/google/go-cmp/cmp"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/internal/made"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
	"urlscope/wasm/site"
)

// The tests in this file use Firefox, whose engine has a layout, an editor and an undo list of its own. They drive it with
// WebDriver BiDi, which sends commands and responses as JSON over a WebSocket. The package has one Firefox, and a test fails
// if the page complains in the console.

// A fox is a tab in Firefox for one test.
type fox struct {
	foxSeat
	t       *testing.T
	ctx     context.Context
	browser *bidi
	others  []string // prefixes of other addresses that the page may request
}

// A foxSeat is a tab in a container of its own.
type foxSeat struct {
	tab     string // browsing context
	profile string // user context, which Firefox calls a container
	origin  string // serves the site
}

// foxTurn is locked by the test that uses Firefox, because only the foreground tab has the focus, which editing commands
// need. Tests reuse a seat, because the second visit of a site is twice as fast.
var foxTurn struct {
	sync.Mutex
	seat foxSeat
}

// A bidi is a connection to Firefox. Commands of several tests take turns.
type bidi struct {
	conn net.Conn

	mu     sync.Mutex
	id     int
	events []bidiMessage // events since the current test began
}

// A bidiMessage is a response or an event.
type bidiMessage struct {
	ID      int
	Method  string
	Error   string
	Message string
	Result  json.RawMessage
	Params  struct {
		Level  string
		Text   string
		Source struct{ Context string }

		Context string
		Request struct{ URL string }
	}
}

// firefox starts Firefox and opens a session.
var firefox = sync.OnceValues(func() (*bidi, error) {
	name, err := findBrowser("firefox-esr", os.Getenv("FIREFOX"), "firefox-esr", "firefox")
	if err != nil {
		return nil, err
	}
	profile := filepath.Join(lab.dir, "firefox")
	if err := os.MkdirAll(profile, 0o700); err != nil {
		return nil, err
	}
	cmd := exec.CommandContext(lab.ctx, name, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0")
	// Firefox refuses to run as root in another user's home, and its sandbox does not work there.
	cmd.Env = append(os.Environ(), "HOME="+profile, "MOZ_DISABLE_CONTENT_SANDBOX=1")
	stderr, err := cmd.StderrPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	waitFor(func() { cmd.Wait() })
	lines := bufio.NewScanner(stderr)
	for lines.Scan() {
		if _, address, ok := strings.Cut(lines.Text(), "WebDriver BiDi listening on "); ok {
			go func() { // otherwise Firefox would block on writing
				for lines.Scan() {
				}
			}()
			return newBidi(address + "/session")
		}
	}
	return nil, fmt.Errorf("%s ended before it listened for connections", name)
})

func newBidi(address string) (*bidi, error) {
	conn, _, _, err := ws.Dial(lab.ctx, address)
	if err != nil {
		return nil, err
	}
	b := &bidi{conn: conn}
	for _, c := range []struct {
		method string
		params any
	}{
		{"session.new", map[string]any{"capabilities": map[string]any{}}},
		{"session.subscribe", map[string]any{"events": []string{"log.entryAdded", "network.beforeRequestSent"}}},
	} {
		if _, err := b.command(lab.ctx, c.method, c.params); err != nil {
			return nil, err
		}
	}
	return b, nil
}

// command sends a command and returns its result.
func (b *bidi) command(ctx context.Context, method string, params any) (json.RawMessage, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.id++
	data, err := json.Marshal(map[string]any{"id": b.id, "method": method, "params": params})
	if err != nil {
		return nil, err
	}
	deadline, _ := ctx.Deadline()
	b.conn.SetDeadline(deadline)
	if err := wsutil.WriteClientText(b.conn, data); err != nil {
		return nil, err
	}
	for {
		data, err := wsutil.ReadServerText(b.conn)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", method, err)
		}
		var m bidiMessage
		switch err := json.Unmarshal(data, &m); {
		case err != nil:
			return nil, err
		case m.Method != "":
			b.events = append(b.events, m)
		case m.ID != b.id: // the response to an abandoned command
		case m.Error != "":
			return nil, fmt.Errorf("%s: %s: %s", method, m.Error, m.Message)
		default:
			return m.Result, nil
		}
	}
}

// openFox opens the page at path in a tab that has visited the site before, and waits until it is ready.
func openFox(t *testing.T, path string) *fox {
	t.Helper()
	f := newFox(t)
	f.foxSeat = foxTurn.seat
	if foxTurn.seat = (foxSeat{}); f.tab == "" {
		dir, err := made.Site()
		if err != nil {
			t.Fatal(err)
		}
		f.sit(newServer(site.Handler(os.DirFS(dir))).URL)
	}
	t.Cleanup(func() {
		f.evaluate("(localStorage.clear(), sessionStorage.clear())")
		// If the page reloads itself at this moment, the next test must not use the tab.
		if t.Failed() || f.navigate("/LICENSES.txt") != nil {
			f.rise()
			return
		}
		foxTurn.seat = f.foxSeat
	})
	f.do("browsingContext.activate", map[string]any{"context": f.tab}, nil) // editing commands need the focus
	f.load(path)
	return f
}

// openFoxAt opens the page at path of another site, which is served at origin.
func openFoxAt(t *testing.T, origin, path string) *fox {
	t.Helper()
	f := newFox(t)
	f.sit(origin)
	t.Cleanup(f.rise)
	f.load(path)
	return f
}

// newFox locks Firefox for a test. The caller opens a tab; its cleanup runs before newFox's.
func newFox(t *testing.T) *fox {
	t.Helper()
	beside(t)
	browser, err := firefox()
	check(t, err)
	foxTurn.Lock()
	ctx, stop := context.WithTimeout(lab.ctx, *tabTimeout)
	f := &fox{t: t, ctx: ctx, browser: browser}
	browser.events = nil
	t.Cleanup(func() {
		defer foxTurn.Unlock()
		stop()
		for _, e := range browser.events {
			switch p := e.Params; {
			case e.Method == "log.entryAdded" && strings.Contains(p.Text, "Failed to load ‘’"):
				// The page was left while its worker requested something. Other failures have an address in the message.
			case e.Method == "log.entryAdded" && p.Source.Context == f.tab && (p.Level == "error" || p.Level == "warn"):
				t.Errorf("the page complains: %s", p.Text)
			case e.Method == "network.beforeRequestSent" && p.Context == f.tab && strings.HasPrefix(p.Request.URL, "http") &&
				!slices.ContainsFunc(append(f.others, f.origin+"/"), func(begin string) bool { return strings.HasPrefix(p.Request.URL, begin) }):
				t.Errorf("request to another origin: %s", p.Request.URL)
			}
		}
	})
	return f
}

// sit opens a tab in a new container for a site that is served at origin.
func (f *fox) sit(origin string) {
	f.t.Helper()
	var profile struct{ UserContext string }
	f.do("browser.createUserContext", map[string]any{}, &profile)
	var tab struct{ Context string }
	f.do("browsingContext.create", map[string]any{"type": "tab", "userContext": profile.UserContext}, &tab)
	f.foxSeat = foxSeat{tab.Context, profile.UserContext, origin}
	f.do("browsingContext.activate", map[string]any{"context": f.tab}, nil)
	f.do("browsingContext.setViewport", map[string]any{"context": f.tab, "viewport": map[string]any{"width": 1440, "height": 900}}, nil)
	f.do("script.addPreloadScript", map[string]any{"contexts": []string{f.tab}, "functionDeclaration": `() =>
		addEventListener("securitypolicyviolation", (e) => console.error("securitypolicyviolation", e.effectiveDirective, e.blockedURI))`}, nil)
}

// rise closes the tab and removes its container.
func (f *fox) rise() {
	f.ctx = lab.ctx
	f.do("browsingContext.close", map[string]any{"context": f.tab}, nil)
	f.do("browser.removeUserContext", map[string]any{"userContext": f.profile}, nil)
}

// navigate navigates to path.
func (f *fox) navigate(path string) error {
	_, err := f.browser.command(f.ctx, "browsingContext.navigate", map[string]any{"context": f.tab, "url": f.origin + path, "wait": "complete"})
	return err
}

// load loads the page at path, and waits until it is ready.
func (f *fox) load(path string) {
	f.t.Helper()
	// If one version replaces another, a page that misses a file reloads itself, which interrupts the navigation.
	if err := f.navigate(path); err != nil && !strings.Contains(err.Error(), "interrupted an unfinished navigation") {
		f.t.Fatal(err)
	}
	f.wait(`dispatchEvent(new Event("pointermove")) && document.documentElement.classList.contains("ready")`, true)
}

// do sends a command and stores its result in result.
func (f *fox) do(method string, params, result any) {
	f.t.Helper()
	answer, err := f.browser.command(f.ctx, method, params)
	if err == nil && result != nil {
		err = json.Unmarshal(answer, result)
	}
	if err != nil {
		f.t.Fatal(err)
	}
}

// evaluate returns the value of a JavaScript expression, or of its promise, as JSON.
func (f *fox) evaluate(expression string) (string, error) {
	f.t.Helper()
	var answer struct {
		Result           struct{ Value string }
		ExceptionDetails struct{ Text string }
	}
	result, err := f.browser.command(f.ctx, "script.evaluate", map[string]any{
		"expression":   "(async () => JSON.stringify(await (" + expression + ")) ?? 'null')()",
		"target":       map[string]any{"context": f.tab},
		"awaitPromise": true,
	})
	if err == nil {
		err = json.Unmarshal(result, &answer)
	}
	if err == nil && answer.ExceptionDetails.Text != "" {
		err = errors.New(answer.ExceptionDetails.Text)
	}
	return answer.Result.Value, err
}

// wait waits until a JavaScript expression has the value want. The expression may throw until then.
func (f *fox) wait(expression string, want any) {
	f.t.Helper()
	wanted, err := json.Marshal(want)
	if err != nil {
		f.t.Fatal(err)
	}
	var x, y any
	json.Unmarshal(wanted, &y)
	for asked := soon; f.ctx.Err() == nil; asked = asked.later() {
		var text string
		text, err = f.evaluate(expression)
		if err == nil && json.Unmarshal([]byte(text), &x) == nil && cmp.Equal(x, y) {
			return
		}
		time.Sleep(time.Duration(asked))
	}
	f.t.Fatalf("%s has another value (-got +want):\n%s\n%v", expression, cmp.Diff(x, y), err)
}

// Keys that WebDriver represents by private-use characters.
const (
	foxDelete  = "\ue017"
	foxControl = "\ue009"
	foxF8      = "\ue038"
	foxEnter   = "\ue007"
	foxEscape  = "\ue00c"
	foxTab     = "\ue004"
	foxRight   = "\ue014"
	foxDown    = "\ue015"
)

// keys types text key by key while the keys in held are down.
func (f *fox) keys(text string, held ...string) {
	f.t.Helper()
	var actions []map[string]any
	key := func(kind, value string) { actions = append(actions, map[string]any{"type": kind, "value": value}) }
	for _, k := range held {
		key("keyDown", k)
	}
	for _, r := range text {
		key("keyDown", string(r))
		key("keyUp", string(r))
	}
	for _, k := range slices.Backward(held) {
		key("keyUp", k)
	}
	f.do("input.performActions", map[string]any{"context": f.tab,
		"actions": []any{map[string]any{"type": "key", "id": "keyboard", "actions": actions}}}, nil)
}

// hover moves the mouse to the centre of a rectangle, which is a JavaScript expression.
func (f *fox) hover(rect string) {
	f.t.Helper()
	var at [2]int
	text, err := f.evaluate(fmt.Sprintf(`(() => { const r = %s; return [(r.left + r.right) / 2 | 0, (r.top + r.bottom) / 2 | 0]; })()`, rect))
	if err == nil {
		err = json.Unmarshal([]byte(text), &at)
	}
	if err != nil {
		f.t.Fatal(err)
	}
	f.do("input.performActions", map[string]any{"context": f.tab, "actions": []any{map[string]any{"type": "pointer", "id": "mouse",
		"actions": []any{map[string]any{"type": "pointerMove", "x": at[0], "y": at[1]}}}}}, nil)
}

// shot takes a screenshot of the part of the window in box, a JavaScript expression, as base64.
func (f *fox) shot(box string) string {
	f.t.Helper()
	var at map[string]any
	var picture struct{ Data string }
	text, err := f.evaluate(box)
	if err == nil {
		err = json.Unmarshal([]byte(text), &at)
	}
	if err != nil {
		f.t.Fatal(err)
	}
	at["type"] = "box"
	f.do("browsingContext.captureScreenshot", map[string]any{"context": f.tab, "clip": at}, &picture)
	return picture.Data
}

// enter replaces the text of the field by typing.
func (f *fox) enter(text string) {
	f.t.Helper()
	f.wait(`document.getElementById("field").focus()`, nil)
	f.keys("a", foxControl)
	f.keys(foxDelete)
	f.keys(text)
	f.wait(fieldText, text)
}

func TestFirefoxTyping(t *testing.T) {
	f := openFox(t, "/")
	f.enter("gopher://h/7/s%09q")
	f.wait(copyText, "gopher://h/7/s%09q"+model.Tail)
	f.wait(partsShown, []string{"scheme gopher 0–6", "host h 9–10", "type 7 11–12", "selector /s 12–14", "search q 17–18"})
	f.wait(caret, 18)
	f.wait(`document.querySelector("#status .verdict").classList.contains("ok")`, true)
	f.wait(`new Set([...document.querySelectorAll("#copy .run")].map((r) => getComputedStyle(r).color)).size > 4`, true)
}

func TestFirefoxCopyLiesUnderTheText(t *testing.T) {
	f := openFox(t, "/")
	for _, text := range []string{model.Example, "http://h/" + strings.Repeat("abc-?/", 20), "http://h/日本語/é/😀"} {
		f.wait(`(document.getElementById("field").select(), document.execCommand("insertText", false, `+quote(text)+`))`, true)
		f.wait(`(() => {
			const f = document.getElementById("field"), c = document.getElementById("copy");
			const a = f.getBoundingClientRect(), b = c.getBoundingClientRect();
			return [Math.abs(a.left - b.left) < 1, Math.abs(a.width - b.width) < 1, Math.abs(f.scrollHeight - c.scrollHeight) < 2,
				getComputedStyle(f).font === getComputedStyle(c).font];
		})()`, []bool{true, true, true, true})
	}
}

// TestFirefoxPaintsWhatIsSeen is TestBrowserPaintsWhatIsSeen for Firefox.
func TestFirefoxPaintsWhatIsSeen(t *testing.T) {
	f := openFox(t, "/")
	f.wait(`(document.getElementById("field").select(), document.execCommand("insertText", false, "http://h/" + "segment-of-a-path/".repeat(200)))`, true)
	f.wait(stillCaret, nil)
	for _, quarters := range few("", "0", "4") {
		f.wait(`document.getElementById("field").setSelectionRange(1800, 1800)`, nil)
		f.keys("a") // scrolls the caret into view, and scrolling unclips the copy
		f.wait(twoFrames, nil)
		f.keys("b")
		f.wait(copyClipped, true)
		if quarters != "" {
			f.wait(scrollTo(quarters), nil)
		}
		f.wait(twoFrames, nil)
		got := f.shot(plateBox)
		f.wait(unclipCopy, nil)
		f.wait(twoFrames, nil)
		if f.shot(plateBox) != got {
			t.Errorf("typed, scrolled to %q: a part of the field is not painted", quarters)
		}
	}
}

func TestFirefoxFixAndUndo(t *testing.T) {
	f := openFox(t, "/")
	const broken, fixed = "http://h/日|b", "http://h/日%7Cb"
	f.enter(broken)
	// The button for the previous text does nothing, so wait until the fix is for the whole new text.
	f.wait(`document.querySelector('[data-rule="national-octet"] .result').textContent.endsWith("%7Cb")`, true)
	f.wait(`document.querySelector('[data-rule="national-octet"] .fix').click()`, nil)
	f.wait(fieldText, fixed)
	f.wait(rulesShown, []string{"non-ascii"})
	f.wait(`document.activeElement.id`, "field")
	f.keys("z", foxControl)
	f.wait(fieldText, broken)
	f.wait(rulesShown, []string{"non-ascii", "national-octet"})
}

// TestFirefoxSelects checks that links and keys select in the field.
func TestFirefoxSelects(t *testing.T) {
	const selected = `[...document.querySelectorAll("#copy .sel")].map((r) => r.firstChild.data).join("")`
	f := openFox(t, "/#v=1&u=aHR0cDovL2gvYSUyRmI&sel=10-13")
	f.wait(fieldText, "http://h/a%2Fb")
	f.wait(selected, "%2F")
	f.enter("http://h/a b|c")
	f.keys(foxF8)
	f.wait(selected, " ")
	f.keys(foxF8)
	f.wait(selected, "|")
}

// TestFirefoxPointing checks that the octet under the mouse, or reached by arrow keys, is highlighted in all panels.
func TestFirefoxPointing(t *testing.T) {
	f := openFox(t, "/")
	f.enter("ftp://h/%2Fetc/motd")
	f.wait(partsShown+".length", 4)
	const cells = `document.querySelector('#wire [data-kind="ftp-cwd"] .cells')`
	f.wait(`void `+cells+`.focus()`, nil)
	f.keys(strings.Repeat(foxRight, len("CWD ")))
	f.wait(cells+`.getAttribute("aria-valuetext")`, "2F: a slash, octets 8–11")
	f.wait(litInField, "%2F")
	f.keys(foxEnter)
	f.wait(caret, 8)
	f.wait(`document.querySelector("#character .glyph").textContent`, "%2F")
	// The map is one tab stop, with arrow keys inside.
	f.wait(`void document.querySelector('#map [tabindex="0"]').focus()`, nil)
	f.keys(foxDown)
	f.wait(`document.activeElement.textContent`, "?")

	// The mouse comes last, because a page that moves below it fires pointer events.
	f.wait(`void document.activeElement.blur()`, nil)
	f.hover(letter(9)) // the 2 of %2F
	f.wait(litInField, "%2F")
	f.wait(litParts, []string{"%2Fetc"})
	f.wait(litOnWire, "2F")
	f.wait(litOnMap, "/")
	f.hover(element(`#parts .part.host`))
	f.wait(litInField, "h")
	f.hover(element(`.wordmark`))
	f.wait(litInField, "")
}

// TestFirefoxCopies checks copying, sharing and the link to a problem by keyboard.
func TestFirefoxCopies(t *testing.T) {
	f := openFox(t, "/")
	f.wait(`void Object.defineProperty(Navigator.prototype, "clipboard", { get: () => ({
		writeText: (s) => { globalThis.clip = s; return Promise.resolve(); } }) })`, nil)
	const src = "http://h/a|b"
	f.enter(src)
	f.wait(rulesShown, []string{"national-octet"})
	f.keys(foxF8)
	f.wait(`void document.getElementById("link-to-problem").focus()`, nil)
	f.keys(foxEnter)
	f.wait(clipboard, f.origin+"/"+model.View{Src: src, Selected: core.Span{Start: 10, End: 11}, Rule: "national-octet"}.Link())
	f.wait(`getComputedStyle(document.getElementById("spoken")).position`, "fixed")
	f.wait(`void document.getElementById("copy-as").focus()`, nil)
	f.keys(foxEnter)
	f.wait(focused, "as-report")
	f.keys(foxDown) // the next format
	f.wait(`document.getElementById("as-markdown").checked`, true)
	f.wait(`void document.getElementById("copy-it").focus()`, nil)
	f.keys(foxEnter)
	f.wait(clipboard+`.startsWith("| ")`, true)
	f.keys(foxEscape)
	f.wait(dialogOpen, false)
	f.wait(focused, "copy-as")
	// Composed or pasted text is one undo step.
	f.enter("http://h/א😀x")
	f.wait(caret, len("http://h/")+4)
	f.wait(copyText, "http://h/א😀x"+model.Tail)
}

// TestFirefoxOffline checks that after one visit the page works without a network, and that a new version replaces it as a
// whole.
func TestFirefoxOffline(t *testing.T) {
	one, two := newVersion(t, "1"), newVersion(t, "2")
	h := newHost(t)
	h.set(one.dir)
	f := openFoxAt(t, h.URL, repo)
	f.wait(versionShown, one.want)
	f.wait(versionKept, []string{"activated", "1"})
	h.set("")
	f.load(repo + "?away")
	f.wait(versionShown, one.want)
	h.set(two.dir)
	f.load(repo)
	f.wait(versionShown, one.want)
	f.wait(versionKept, []string{"activated", "2"})
	f.wait(newVersionLine, true)
	f.wait(`document.querySelector("#update button").click()`, nil)
	f.wait(versionShown, two.want)
	f.wait(`dispatchEvent(new Event("pointermove")) && document.documentElement.classList.contains("ready")`, true)
	h.set("")
	f.load(repo)
	f.wait(versionShown, two.want)
}

// TestFirefoxDocument checks the list of URLs in a text of many lines, and that the visible part of a long text is coloured.
func TestFirefoxDocument(t *testing.T) {
	f := openFox(t, "/")
	const n = 10_000
	f.wait(`(() => {
		const data = new DataTransfer();
		data.setData("text/plain", "A line with ftp://host.example/path and \u{1F600} http://h/~user in it.\n".repeat(`+fmt.Sprint(n)+`));
		return document.querySelector("main").dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
	})()`, false) // keep the browser from showing the file
	f.wait(foundCount, labels.Found(text.English, 2*n, n))
	f.wait(`document.querySelectorAll("#found-rows > *").length < 60 && document.querySelector("#found-rows .src").textContent`, "ftp://host.example/path")
	src := "http://h/" + strings.Repeat("ab/|/", 2000)
	f.wait(`(() => { const field = document.getElementById("field"); field.focus(); field.select();
		return document.execCommand("insertText", false, `+quote(src)+`); })()`, true)
	const marked = `(() => { const plate = document.getElementById("plate").getBoundingClientRect();
		return [...document.querySelectorAll("#copy .run.error")].some((r) => { const box = r.getBoundingClientRect();
			return box.bottom > plate.top && box.top < plate.bottom; }); })()`
	for _, part := range []string{"0", "4", "2", "3"} { // the last quarter is the end of the text
		f.wait(`(() => { const plate = document.getElementById("plate"); plate.scrollTop = plate.scrollHeight / 4 * `+part+`; return 0; })()`, 0)
		f.wait(marked, true)
	}
	f.wait(copyText, src+model.Tail)
}
