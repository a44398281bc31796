package shipped

import (
	"context"
	"net/http/httptest"
	"os"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/css"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"urlscope/wasm/internal/made"
	"urlscope/wasm/site"
)

// A seat is a window with a profile and a server of its own, which tests use one after the other.
type seat struct {
	parent   context.Context // the browser
	ctx      context.Context // the tab
	closeTab context.CancelFunc
	profile  cdp.BrowserContextID
	origin   string
	server   *httptest.Server
}

// seats has the free seats.
var seats struct {
	sync.Mutex
	free []*seat
}

func takeSeat() (*seat, error) {
	seats.Lock()
	if n := len(seats.free); n > 0 {
		s := seats.free[n-1]
		seats.free = seats.free[:n-1]
		seats.Unlock()
		return s, nil
	}
	seats.Unlock()
	return newSeat(browser)
}

func (s *seat) giveBack() {
	seats.Lock()
	seats.free = append(seats.free, s)
	seats.Unlock()
}

func newSeat(browser func() (context.Context, error)) (*seat, error) {
	dir, err := made.Site()
	if err != nil {
		return nil, err
	}
	parent, err := browser()
	if err != nil {
		return nil, err
	}
	profile, err := target.CreateBrowserContext().Do(onBrowser(parent))
	if err != nil {
		return nil, err
	}
	ctx, closeTab, err := openWindow(parent, profile)
	if err != nil {
		return nil, err
	}
	server := newServer(site.Handler(os.DirFS(dir)))
	return &seat{parent, ctx, closeTab, profile, server.URL, server}, nil
}

func (s *seat) close() error {
	s.closeTab()
	s.server.Close()
	return target.DisposeBrowserContext(s.profile).Do(onBrowser(s.parent))
}

// openWindow opens a window. chromedp can only open a tab in an existing window, which a new profile lacks.
func openWindow(parent context.Context, profile cdp.BrowserContextID) (ctx context.Context, closeTab context.CancelFunc, err error) {
	window, err := target.CreateTarget("about:blank").WithBrowserContextID(profile).WithNewWindow(true).Do(onBrowser(parent))
	if err != nil {
		return nil, nil, err
	}
	ctx, closeTab = chromedp.NewContext(parent, chromedp.WithTargetID(window))
	return ctx, closeTab, chromedp.Run(ctx,
		emulation.SetFocusEmulationEnabled(true), // otherwise the windows of other tests would take the focus
		// chromedp subscribes to changes of the document, of styles and of other tabs, which no test uses.
		css.Disable(), dom.Disable(), target.SetDiscoverTargets(false))
}

// tab returns a tab in the seat for a test.
func (s *seat) tab(t testing.TB, ctx context.Context) *tab {
	t.Helper()
	b := &tab{t: t, seat: s, origin: s.origin}
	ctx, stop := context.WithTimeout(ctx, *tabTimeout)
	t.Cleanup(stop)
	b.ctx = ctx
	chromedp.ListenTarget(ctx, b.listen)
	b.beforeLoad(`addEventListener("securitypolicyviolation", (e) =>
		console.error("securitypolicyviolation", e.effectiveDirective, e.blockedURI));`)
	return b
}
