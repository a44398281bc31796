package shipped

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"path"
	"slices"
	"strings"
	"testing"
	"time"

	"urlscope/core/report"
	"urlscope/wasm/internal/made"
	"urlscope/wasm/model"
	"urlscope/wasm/site"
)

// These tests check that the headers that web/README.md and host.html require of both hosts are sufficient and necessary.

// A policyCase is another site's page with a content security policy. The playground is on a static host, which sends
// Access-Control-Allow-Origin, as host.html requires, with the files for which open returns true, and no other header of
// ours. Violations show in the tab's console.
type policyCase struct {
	policy string
	open   func(file string) bool
	says   string // the browser's complaint
}

// eachPolicy runs look in the page of each case, with script. The playground is in a folder per case.
func eachPolicy(t *testing.T, script string, cases map[string]policyCase, look func(g *guest, name string)) {
	t.Helper()
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	files := http.FileServer(http.Dir(dir))
	g := newGuest(t, func(http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			name := strings.Split(r.URL.Path, "/")[1]
			w.Header().Set("Content-Type", site.ContentTypes[path.Ext(r.URL.Path)])
			if cases[name].open(site.HashedName.ReplaceAllString(path.Base(r.URL.Path), "$1")) {
				w.Header().Set("Access-Control-Allow-Origin", "*")
			}
			http.StripPrefix("/"+name, files).ServeHTTP(w, r)
		})
	})
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name, file := path.Split(r.URL.Path)
		name = strings.Trim(name, "/")
		home := func(s string) string { return strings.ReplaceAll(s, exampleHost, g.home+name+"/") }
		// The policy is one header, so its lines are joined.
		w.Header().Set("Content-Security-Policy", strings.Join(strings.Fields(home(strings.TrimPrefix(cases[name].policy, "Content-Security-Policy:"))), " "))
		switch file {
		case "page.js":
			w.Header().Set("Content-Type", "text/javascript")
			fmt.Fprint(w, home(script))
		case "favicon.ico":
			w.Header().Set("Content-Type", "image/x-icon")
		default:
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			fmt.Fprintf(w, "<!DOCTYPE html>\n<html lang=\"en\">\n<title>Somebody else</title>\n"+
				"<script type=\"module\" src=\"page.js\"></script>\n%s\n", one(`loading="eager"`))
		}
	}))
	t.Cleanup(host.Close)
	g.origin = host.URL
	for name, c := range cases {
		t.Log(name)
		g.load("/" + name + "/")
		if c.says != "" {
			g.complains(c.says)
		}
		look(g, name)
		g.settle()
	}
}

// allow returns a function that is true for all files except some names.
func allow(but ...string) func(string) bool {
	return func(file string) bool { return !slices.Contains(but, file) }
}

func TestBrowserEmbedPolicy(t *testing.T) {
	policy := embedPolicy(t)
	eachPolicy(t, `import "`+exampleHost+`embed.js"`, map[string]policyCase{
		"enough":                      {policy, func(file string) bool { return file == "embed.js" }, ""},
		"script-src":                  {without(t, policy, "script-src 'self' "+exampleHost, "script-src 'self'"), allow(), "script-src"},
		"frame-src":                   {without(t, policy, "frame-src "+exampleHost, "frame-src 'self'"), allow(), "frame-src"},
		"Access-Control-Allow-Origin": {policy, allow("embed.js"), "Access-Control-Allow-Origin"},
	}, func(g *guest, name string) {
		switch name {
		case "enough":
			g.wait(live, true)
			g.wait(embedded+`.report()`, report.Of(model.Example))
		case "frame-src": // it waits for a frame that does not answer
			g.wait(`heard[0][0]`, "error")
			g.wait(shadow+`.querySelector("code").checkVisibility({visibilityProperty: true})`, true)
		default:
			g.wait(`customElements.get("url-scope") === undefined`, true)
			g.wait(embedded+`.innerText`, model.Example) // the code in the page
		}
	})
}

func TestBrowserReportPolicy(t *testing.T) {
	policy := reportPolicy(t)
	eachPolicy(t, reportScript(t)+"\nglobalThis.got = report;", map[string]policyCase{
		"enough": {policy, func(file string) bool {
			return file == "urlscope.js" || file == "wasm_exec.js" || file == "parser.wasm"
		}, ""},
		"script-src":       {without(t, policy, "script-src 'self' "+exampleHost, "script-src 'self'"), allow(), "script-src"},
		"wasm-unsafe-eval": {without(t, policy, " 'wasm-unsafe-eval'", ""), allow(), "wasm-eval"},
		"connect-src":      {without(t, policy, "connect-src 'self' "+exampleHost, "connect-src 'self'"), allow(), "connect-src"},
		"urlscope.js":      {policy, allow("urlscope.js"), "Access-Control-Allow-Origin"},
		"wasm_exec.js":     {policy, allow("wasm_exec.js"), "Access-Control-Allow-Origin"},
		"parser.wasm":      {policy, allow("parser.wasm"), "Access-Control-Allow-Origin"},
	}, func(g *guest, name string) {
		if name == "enough" {
			g.wait(`globalThis.got`, report.Of("ftp://host.dom/pub/a;type=x"))
		} else {
			g.wait(`globalThis.got === undefined`, true)
		}
	})
}

// without returns a policy that lacks one permission.
func without(t *testing.T, policy, old, new string) string {
	t.Helper()
	less := strings.Replace(policy, old, new, 1)
	if less == policy {
		t.Fatalf("the policy %s lacks %s", policy, old)
	}
	return less
}

// complains waits until the browser complains in these words, and ignores other complaints.
func (b *tab) complains(words string) {
	b.t.Helper()
	b.expect("")
	for {
		b.mu.Lock()
		is := slices.Clone(b.complaints)
		b.mu.Unlock()
		if slices.ContainsFunc(is, func(c string) bool { return strings.Contains(c, words) }) {
			return
		}
		select {
		case <-time.After(20 * time.Millisecond):
		case <-b.ctx.Done():
			b.t.Fatalf("the browser does not complain about %s: %q", words, is)
		}
	}
}
