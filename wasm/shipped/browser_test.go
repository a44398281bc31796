// Package shipped tests what ships: the very files that make site writes, in real browsers.
package shipped

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/inspector"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/google/go-cmp/cmp"
)

// This file is what the browser tests stand on. They look at the built site as a reader does, in Chromium, and their
// names begin with TestBrowser. There is one browser and one built site for the package, both made when the first
// test wants them, and for each test a tab with a profile of its own. A test waits for what it wants to see and never
// for a time, and fails when the page complains in any way: see tab.

// tabTimeout ends what a test waits for in vain; nothing waits so long that works. Who knows that something fails makes it
// shorter, and a benchmark that means to rest for long longer.
var tabTimeout = flag.Duration("wait", 5*time.Minute, "how long a test of the page may take")

// lab is what the browser tests share.
var lab struct {
	ctx context.Context // ends when the tests do
	dir string          // a temporary folder, removed when the tests end

	mu    sync.Mutex
	waits []func() // each waits until a browser writes into dir no more
}

// waitFor has the end of the tests wait for a browser.
func waitFor(wait func()) {
	lab.mu.Lock()
	defer lab.mu.Unlock()
	lab.waits = append(lab.waits, wait)
}

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "urlscope-")
	if err != nil {
		panic(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	lab.ctx, lab.dir = ctx, dir
	status := m.Run()
	stop()
	for _, wait := range lab.waits {
		wait()
	}
	os.RemoveAll(dir)
	os.Exit(status)
}

// taken are the tests of which it is known whether they run beside others.
var taken sync.Map

// beside has a test run beside others. All do that open a tab; a test whose subtests do says it itself.
func beside(t testing.TB) {
	if t, ok := t.(*testing.T); ok && !strings.Contains(t.Name(), "/") {
		if _, known := taken.LoadOrStore(t, true); !known {
			t.Parallel()
		}
	}
}

// alone has a test run before those, with the machine to itself: one that counts what the page does in as little time as it has
// then. It comes first in the test.
func alone(t testing.TB) { taken.Store(t, true) }

// browser starts Chromium and returns the context to open tabs in. Pages that are left are not put by in it, which takes as much as
// a tenth of all that it does; keeper is the one in which they are, as in a reader's.
var (
	browser = sync.OnceValues(func() (context.Context, error) { return startBrowser("profile", *benchSite != "") })
	keeper  = sync.OnceValues(func() (context.Context, error) { return startBrowser("keeper", true) })
)

// startBrowser starts one with a profile in a folder of its own.
func startBrowser(profile string, putsBy bool) (context.Context, error) {
	chromium, err := findBrowser("chromium", os.Getenv("CHROMIUM"), "chromium", "chromium-browser", "google-chrome")
	if err != nil {
		return nil, err
	}
	flags := "--liftoff-only" // no program of a test runs long enough to be compiled twice: a quarter of all work
	if *benchSite != "" {
		flags = ""
	}
	allocator, stop := chromedp.NewExecAllocator(lab.ctx,
		chromedp.ExecPath(chromium),
		chromedp.UserDataDir(filepath.Join(lab.dir, profile)),
		chromedp.WSURLReadTimeout(60*time.Second),
		chromedp.Flag("headless", "new"),
		chromedp.Flag("hide-scrollbars", true),
		chromedp.Flag("no-first-run", true),
		chromedp.Flag("no-sandbox", true), // there is none to be had for root or in most containers
		chromedp.Flag("disable-dev-shm-usage", true),
		chromedp.Flag("disable-gpu", true),
		chromedp.Flag("js-flags", flags),
		chromedp.Flag("disable-frame-rate-limit", *benchSite != ""), // what is measured is the page's work, not its wait for a display
		chromedp.Flag("disable-gpu-vsync", *benchSite != ""),
		// The browser's own errands, none of which a test wants.
		chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-sync", true),
		chromedp.Flag("disable-back-forward-cache", !putsBy),
		chromedp.Flag("disable-features", "WebUIOmniboxPopup,WebUIOmniboxAimPopup"), // two pages for each window, a second of work
		chromedp.Flag("renderer-process-limit", "4"),                                // a fifth of what a page costs is a process of its own
		chromedp.Flag("no-proxy-server", true),
		chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"),
	)
	ctx, _ := chromedp.NewContext(allocator, chromedp.WithErrorf(func(format string, args ...any) {
		if !strings.Contains(format, "unhandled") { // events that are newer than chromedp, such as that a dialog opened
			fmt.Fprintf(os.Stderr, format+"\n", args...)
		}
	}))
	if err := chromedp.Run(ctx); err != nil {
		stop()
		return nil, fmt.Errorf("cannot start %s: %w", chromium, err)
	}
	waitFor(chromedp.FromContext(ctx).Allocator.Wait)
	return ctx, nil
}

// errNoBrowser says that there is no browser of a kind.
type errNoBrowser struct{ debian string }

func (e errNoBrowser) Error() string {
	return "there is no browser: install Debian's package " + e.debian + ", or what it brings"
}

// check ends a test that has no browser, or one that cannot be started. Without one it is left out; make test says so.
func check(t testing.TB, err error) {
	t.Helper()
	switch err.(type) {
	case nil:
	case errNoBrowser:
		t.Skip(err)
	default:
		t.Fatal(err)
	}
}

// findBrowser returns the first of the commands that is there. Debian's package of the given name brings one.
func findBrowser(debian string, names ...string) (string, error) {
	for _, name := range names {
		if file, err := exec.LookPath(name); err == nil {
			return file, nil
		}
	}
	return "", errNoBrowser{debian}
}

// A tab is a tab of the browser, for one test. The test fails when a page in the tab writes an error or a warning to
// the console, throws what nobody catches, breaks the content policy, or asks another origin for anything, unless
// the test said that it expects it.
type tab struct {
	t      testing.TB
	ctx    context.Context
	origin string   // where the site is served: at / and at /docs/play/
	others []string // origins that the page may ask too

	seat    *seat
	servers []*httptest.Server        // that serve this tab alone
	scripts []cdpage.ScriptIdentifier // that run before a page's own

	mu         sync.Mutex
	complaints []string
	expected   []string
	logged     []string // by console.log, which is no complaint
}

// open opens the page at path in a tab in which the site has been visited, and waits until it is ready.
func open(t testing.TB, path string) *tab {
	t.Helper()
	b := visitedTab(t)
	b.load(path)
	b.waitReady()
	return b
}

// newTab opens an empty tab with a profile and an origin of its own, for tests that look at a first visit or serve a site
// of theirs.
func newTab(t testing.TB) *tab {
	t.Helper()
	return newTabIn(t, browser)
}

func newTabIn(t testing.TB, browser func() (context.Context, error)) *tab {
	t.Helper()
	beside(t)
	s, err := newSeat(browser)
	check(t, err)
	b := s.tab(t, s.ctx)
	t.Cleanup(func() {
		b.leave()
		if err := s.close(); err != nil {
			t.Error(err)
		}
		b.report()
		for _, server := range b.servers {
			server.Close()
		}
	})
	return b
}

// visitedTab returns an empty tab in which tests before this one have visited the site. Nothing is left of what they did
// there, but the browser keeps the site, compiled, for a visitor who comes back: this is four times as quick as a first
// visit.
func visitedTab(t testing.TB) *tab {
	t.Helper()
	beside(t)
	s, err := takeSeat()
	check(t, err)
	ctx, stop := context.WithCancel(s.ctx)
	b := s.tab(t, ctx)
	t.Cleanup(func() {
		b.leave()
		if t.Failed() || b.special() || b.clear() != nil {
			if err := s.close(); err != nil {
				t.Error(err)
			}
		} else {
			s.giveBack()
		}
		stop()
		b.report()
		for _, server := range b.servers {
			server.Close()
		}
	})
	return b
}

// another opens a second tab of the same browser, of the same origin.
func (b *tab) another() *tab {
	b.t.Helper()
	ctx, closeTab, err := openWindow(b.seat.parent, b.seat.profile)
	if err != nil {
		b.t.Fatal(err)
	}
	other := (&seat{parent: b.seat.parent, profile: b.seat.profile, origin: b.origin}).tab(b.t, ctx)
	b.t.Cleanup(func() {
		other.leave()
		closeTab()
		other.report()
	})
	return other
}

// leave waits until all has been told that the page did.
func (b *tab) leave() {
	b.evaluate("null") // once this is answered, all that the page did before has been told
}

// special reports whether a test did what the next could notice, and clear does not undo: what the browser keeps of a site of its
// own might be taken for that of another, later at the same address.
func (b *tab) special() bool { return len(b.servers) > 0 }

// clear undoes what a test did with its tab, but for what the browser keeps of the site's files.
func (b *tab) clear() error {
	// The page goes on until it is left: what it writes then is in the storage of the origin.
	if _, err := b.evaluate("sessionStorage.clear()"); err != nil {
		return err
	}
	for _, script := range b.scripts {
		if err := chromedp.Run(b.ctx, cdpage.RemoveScriptToEvaluateOnNewDocument(script)); err != nil {
			return err
		}
	}
	return chromedp.Run(b.ctx, emulation.ClearDeviceMetricsOverride(), emulation.SetTouchEmulationEnabled(false),
		emulation.SetEmulatedMedia().WithMedia("").WithFeatures([]*emulation.MediaFeature{}),
		emulation.SetScriptExecutionDisabled(false),
		chromedp.Navigate(b.seat.origin+"/LICENSES.txt"), // where no script runs, and the process can stay
		storage.ClearDataForOrigin(b.seat.origin, "local_storage"))
}

// onBrowser is a context for commands to the browser rather than to one of its tabs.
func onBrowser(ctx context.Context) context.Context {
	return cdp.WithExecutor(ctx, chromedp.FromContext(ctx).Browser)
}

// serve has the tab visit another site, which is there as long as the tab: closed before, it would fail what the page still
// fetches.
func (b *tab) serve(handler http.Handler) {
	server := newServer(handler)
	b.servers = append(b.servers, server)
	b.origin = server.URL
}

// serveSite serves handler at / and, as if it were part of a larger site, at /docs/play/; it returns the origin.
func serveSite(t testing.TB, handler http.Handler) string {
	server := newServer(handler)
	t.Cleanup(server.Close)
	return server.URL
}

func newServer(handler http.Handler) *httptest.Server {
	mux := http.NewServeMux()
	mux.Handle("/", handler)
	mux.Handle("/docs/play/", http.StripPrefix("/docs/play", handler))
	return httptest.NewServer(mux)
}

// listen notes what a page must not do.
func (b *tab) listen(event any) {
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		var words []string
		for _, arg := range e.Args {
			word := arg.Description // of an object; a string is its own value
			if word == "" {
				json.Unmarshal(arg.Value, &word)
			}
			words = append(words, word)
		}
		switch said := strings.Join(words, " "); e.Type {
		case runtime.APITypeError, runtime.APITypeWarning, runtime.APITypeAssert:
			b.complain("console.%s: %s", e.Type, said)
		case runtime.APITypeLog: // what Go says when it panics, a line each
			b.mu.Lock()
			b.logged = append(b.logged, said)
			b.mu.Unlock()
		}
	case *runtime.EventExceptionThrown:
		b.complain("uncaught: %v", e.ExceptionDetails)
	case *log.EventEntryAdded:
		if e.Entry.Level == log.LevelError || e.Entry.Level == log.LevelWarning {
			b.complain("%s %s: %s %s", e.Entry.Source, e.Entry.Level, e.Entry.Text, e.Entry.URL)
		}
	case *network.EventRequestWillBeSent:
		u, err := url.Parse(e.Request.URL)
		if err != nil || strings.HasPrefix(u.Scheme, "http") && !slices.Contains(append(b.others, b.origin), u.Scheme+"://"+u.Host) {
			b.complain("request to another origin: %s", e.Request.URL)
		}
	case *inspector.EventTargetCrashed:
		b.complain("the tab crashed")
	}
}

func (b *tab) complain(format string, args ...any) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.complaints = append(b.complaints, fmt.Sprintf(format, args...))
}

// expect says that the page will complain, in each of the given words; it is an error when it does not.
func (b *tab) expect(words ...string) {
	b.expected = append(b.expected, words...)
}

// settle leaves the page, by which it has said all that it has to say, and reports; then a page may say something else.
func (b *tab) settle() {
	b.t.Helper()
	b.do(chromedp.Navigate("about:blank"))
	b.report()
	b.mu.Lock()
	defer b.mu.Unlock()
	b.complaints, b.expected = nil, nil
}

// report fails the test for every complaint that was not expected, and every one that was and did not come.
func (b *tab) report() {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, c := range b.complaints {
		if !slices.ContainsFunc(b.expected, func(words string) bool { return strings.Contains(c, words) }) {
			b.t.Errorf("the page complains: %s", c)
		}
	}
	if b.t.Failed() && len(b.logged) > 0 {
		b.t.Logf("the page's log:\n%s", strings.Join(b.logged, "\n"))
	}
	for _, words := range b.expected {
		if !slices.ContainsFunc(b.complaints, func(c string) bool { return strings.Contains(c, words) }) {
			b.t.Errorf("the page does not complain of %q", words)
		}
	}
}

// do runs actions in the tab.
func (b *tab) do(actions ...chromedp.Action) {
	b.t.Helper()
	if err := chromedp.Run(b.ctx, actions...); err != nil {
		b.t.Fatal(err)
	}
}

// beforeLoad makes every page that is loaded from now on run script before its own scripts.
func (b *tab) beforeLoad(script string) {
	b.t.Helper()
	b.do(chromedp.ActionFunc(func(ctx context.Context) error {
		id, err := cdpage.AddScriptToEvaluateOnNewDocument(script).Do(ctx)
		b.scripts = append(b.scripts, id)
		return err
	}))
}

// load loads the page at path, and waits until the browser has it; the WebAssembly may come later. It asks the page, for
// chromedp counts events, and waits in vain where a page loads itself anew meanwhile.
func (b *tab) load(path string) {
	b.t.Helper()
	b.do(chromedp.ActionFunc(func(ctx context.Context) error {
		_, _, failed, _, err := cdpage.Navigate(b.origin + path).Do(ctx)
		if err == nil && failed != "" {
			err = errors.New(failed)
		}
		return err
	}))
	b.wait(`document.readyState`, "complete")
}

// waitReady waits until the WebAssembly has taken over. The sign that the page is wanted (app.js) is given until then: the page may
// be about to be loaded again.
func (b *tab) waitReady() {
	b.t.Helper()
	b.wait(`dispatchEvent(new Event("pointermove")) && document.documentElement.classList.contains("ready")`, true)
}

// value evaluates a JavaScript expression, or a promise of one, into the variable that result points to.
func (b *tab) value(expression string, result any) {
	b.t.Helper()
	text, err := b.evaluate(expression)
	if err == nil && result != nil {
		err = json.Unmarshal([]byte(text), result)
	}
	if err != nil {
		b.t.Fatalf("%s: %v", expression, err)
	}
}

// wait waits until a JavaScript expression has the value want. Until then the expression may throw.
func (b *tab) wait(expression string, want any) {
	b.t.Helper()
	// Both sides go through JSON, which makes an int a float64 here as there.
	wanted, err := json.Marshal(want)
	if err != nil {
		b.t.Fatal(err)
	}
	var x, y any
	if err := json.Unmarshal(wanted, &y); err != nil {
		b.t.Fatal(err)
	}
	for asked := soon; ; asked = asked.later() {
		text, err := b.evaluate(expression)
		if err == nil {
			if err := json.Unmarshal([]byte(text), &x); err != nil {
				b.t.Fatal(err)
			}
			if cmp.Equal(x, y) {
				return
			}
		}
		select {
		case <-time.After(time.Duration(asked)):
			if !b.stopped() {
				continue
			}
			b.t.Fatalf("%s: the page's program has ended", expression)
		case <-b.ctx.Done():
			if x == nil && err != nil {
				b.t.Fatalf("%s: %v", expression, err)
			}
			b.t.Fatalf("%s is not what it should be (-is +should):\n%s", expression, cmp.Diff(x, y))
		}
	}
}

// A pause is how long a test waits before it asks again. What takes long is asked for ever more seldom: each time takes the browser
// a millisecond or two.
type pause time.Duration

const soon = pause(10 * time.Millisecond)

func (p pause) later() pause { return min(p*3/2, 15*soon) }

// stopped reports whether the page's program ended, by a panic, and no test expects that: there is nothing to wait for.
func (b *tab) stopped() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return len(b.expected) == 0 && slices.ContainsFunc(b.complaints, func(c string) bool {
		return strings.HasPrefix(c, "console.warning: exit code:")
	})
}

// evaluate returns the value of a JavaScript expression as JSON.
func (b *tab) evaluate(expression string) (string, error) {
	var text string
	err := chromedp.Run(b.ctx, chromedp.Evaluate(
		"(async () => JSON.stringify(await ("+expression+")) ?? 'null')()", &text,
		func(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithAwaitPromise(true) }))
	return text, err
}

// keys types text, key by key, into what has the focus. It is for text that a keyboard has keys for; insert does
// the rest.
func (b *tab) keys(text string) {
	b.t.Helper()
	b.do(chromedp.KeyEvent(text))
}

// insert puts text where the caret is in one go, as pasting or an input method does.
func (b *tab) insert(text string) {
	b.t.Helper()
	b.do(input.InsertText(text))
}

// press presses a key, named as in KeyboardEvent.key, with modifiers: "F8", "Shift+Tab", "Ctrl+z".
func (b *tab) press(chord string) {
	b.t.Helper()
	parts := strings.Split(chord, "+")
	name := parts[len(parts)-1]
	var modifiers input.Modifier
	for _, m := range parts[:len(parts)-1] {
		bit, ok := map[string]input.Modifier{
			"Alt": input.ModifierAlt, "Ctrl": input.ModifierCtrl,
			"Meta": input.ModifierMeta, "Shift": input.ModifierShift,
		}[m]
		if !ok {
			b.t.Fatalf("press %s: no modifier %s", chord, m)
		}
		modifiers |= bit
	}
	var key *kb.Key
	for _, k := range kb.Keys {
		if k.Key == name {
			key = k
			break
		}
	}
	if key == nil {
		b.t.Fatalf("press %s: no key %s", chord, name)
	}
	down := input.DispatchKeyEvent(input.KeyDown).WithKey(key.Key).WithCode(key.Code).WithModifiers(modifiers).
		WithWindowsVirtualKeyCode(key.Windows).WithNativeVirtualKeyCode(key.Native)
	if modifiers&^input.ModifierShift == 0 {
		down = down.WithText(key.Text)
	}
	// In a window the desktop turns these into commands; without one it is left to us.
	if command := map[string]string{
		"Ctrl+a": "selectAll", "Ctrl+c": "copy", "Ctrl+v": "paste", "Ctrl+x": "cut",
		"Ctrl+z": "undo", "Ctrl+Shift+z": "redo", "Ctrl+Shift+Z": "redo", "Ctrl+y": "redo",
	}[chord]; command != "" {
		down = down.WithCommands([]string{command})
	}
	up := *down
	up.Type, up.Text, up.Commands = input.KeyUp, "", nil
	b.do(down, &up)
}

// picture returns a picture of the page in a window of the given size, as PNG.
func (b *tab) picture(width, height int64) []byte {
	b.t.Helper()
	var png []byte
	b.do(chromedp.EmulateViewport(width, height), chromedp.CaptureScreenshot(&png))
	return png
}
