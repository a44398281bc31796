//go:build !js

package main

import (
	"flag"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"urlscope/core/report"
)

// testdata/embed has a site for each of the usual generators. make test-embed builds them with the true generators;
// make test looks at the one that needs none.
var sitesDir = flag.String("sites", "", "build the sites of testdata/embed in this `folder`, and look at them")

// sites are the folders of testdata/embed with the commands that build each, run in a copy of it; the last argument of
// the last is where the site goes. Further are pages that are reached from the first by a click.
var sites = []struct {
	name     string
	commands []string
	dark     string // how a reader chooses the dark theme: an expression
	more     string // a selector of the way to a second page that shows news:comp.infosystems.www.misc
}{
	{name: "html"},
	{name: "hugo", commands: []string{"hugo --quiet --destination out"}},
	{name: "sphinx", commands: []string{"sphinx-build -q -b html -d doctrees . out"}},
	{name: "mkdocs", commands: []string{"mkdocs build --quiet --site-dir out"}},
	{
		name:     "vitepress",
		commands: []string{"npm install --no-save --silent --ignore-scripts --no-audit --no-fund", "npx vitepress build docs --outDir out"},
		dark:     `document.querySelector(".VPSwitchAppearance").click()`,
		more:     `a[href="/more.html"]`,
	},
	{
		name:     "docusaurus",
		commands: []string{"npm install --no-save --silent --ignore-scripts --no-audit --no-fund", "npx docusaurus build --out-dir out"},
		dark:     `document.querySelector("button[class*=toggleButton]").click()`,
		more:     `a[href="/more"]`,
	},
}

func TestBrowserEmbedSites(t *testing.T) {
	for _, s := range sites {
		if len(s.commands) > 0 && *sitesDir == "" {
			continue
		}
		t.Run(s.name, func(t *testing.T) {
			out := filepath.Join("../testdata/embed", s.name)
			if len(s.commands) > 0 {
				out = buildWith(t, out, filepath.Join(*sitesDir, s.name), s.commands)
			}
			const url = "ftp://ftp.example.org/pub/a%2Fb;type=i"
			g := newGuest(t, nil)
			host := httptest.NewServer(atHome(http.FileServer(http.Dir(out)), g.home))
			t.Cleanup(host.Close)
			g.origin = host.URL
			g.do(chromedp.EmulateViewport(1000, 800))
			g.arrive("/")
			g.wait(embedded+`.getAttribute("show")`, "anatomy problems wire")
			g.wait(shadow+`.querySelector("code").textContent`, url)
			g.shot("site-"+s.name, 1000, 700)
			g.value(`void `+shadow+`.querySelector("button").click()`, nil)
			g.wait(live, true)
			g.in(fieldText, url)
			g.wait(embedded+`.report()`, report.Of(url))
			g.shot("site-"+s.name+"-live", 1000, 700)
			if s.dark != "" {
				g.in(`document.documentElement.dataset.theme`, "light")
				g.value("void ("+s.dark+")", nil)
				g.in(`document.documentElement.dataset.theme`, "dark")
				g.shot("site-"+s.name+"-dark", 1000, 700)
			}
			if s.more != "" {
				g.click(s.more)
				g.wait(shadow+`.querySelector("code").textContent`, "news:comp.infosystems.www.misc")
				g.value("void history.back()", nil)
				g.wait(shadow+`.querySelector("code").textContent`, url)
				g.wait(shadow+`.querySelector("iframe") === null`, true)
				g.wait(embedded+`.report()`, report.Of(url))
			}
		})
	}
}

// The types fit what pages write, and the reports that Go gives.
func TestEmbedTypes(t *testing.T) {
	if *sitesDir == "" {
		return // it needs TypeScript: make test-embed
	}
	dir := filepath.Join(*sitesDir, "types")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	var reports strings.Builder
	reports.WriteString("import type { Report } from \"./urlscope\";\nexport const reports: Report[] = [\n")
	goldens, err := filepath.Glob("../testdata/report/*.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range append(goldens, "../web/embed.d.ts", "../web/urlscope.d.ts") {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		switch name := filepath.Base(file); {
		case filepath.Ext(name) == ".ts":
			err = os.WriteFile(filepath.Join(dir, name), data, 0o666)
		case name != "schema.json":
			reports.Write(data)
			reports.WriteString(",\n")
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	reports.WriteString("];\n")
	if err := os.WriteFile(filepath.Join(dir, "reports.ts"), []byte(reports.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	buildWith(t, "../testdata/embed/types", dir, []string{"npm install --no-save --silent --ignore-scripts --no-audit --no-fund", "npx tsc"})
}

// buildWith copies a site to dir, runs the commands there, and returns the folder that they have built.
func buildWith(t *testing.T, site, dir string, commands []string) string {
	t.Helper()
	dir, err := filepath.Abs(dir)
	if err != nil {
		t.Fatal(err)
	}
	out := filepath.Join(dir, "out")
	if err := os.RemoveAll(out); err != nil {
		t.Fatal(err)
	}
	// What npm has brought stays, so that the next time it has less to do.
	if err := os.MkdirAll(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	if output, err := exec.Command("cp", "-R", site+"/.", dir).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
	for _, command := range commands {
		words := strings.Fields(command)
		run := exec.Command(words[0], words[1:]...)
		run.Dir = dir
		if output, err := run.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v (on Debian: apt-get install hugo python3-sphinx mkdocs npm)\n%s", command, err, output)
		}
	}
	return out
}

// atHome has the pages of a site load the playground from home rather than from where they say.
func atHome(site http.Handler, home string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/favicon.ico" {
			w.Header().Set("Content-Type", "image/x-icon")
			return
		}
		answer := httptest.NewRecorder()
		r.Header.Del("If-Modified-Since")
		r.Header.Del("Range")
		site.ServeHTTP(answer, r)
		for name, values := range answer.Header() {
			if name != "Content-Length" {
				w.Header()[name] = values
			}
		}
		w.WriteHeader(answer.Code)
		w.Write([]byte(strings.ReplaceAll(answer.Body.String(), "https://urlscope.example/", home)))
	})
}
