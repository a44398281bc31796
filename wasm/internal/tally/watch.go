package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
	"time"
)

// An event is a line of the output of go test -json (see go doc test2json and go help buildjson).
type event struct {
	Time    time.Time
	Action  string
	Package string
	Test    string // "" in events of the package
	Elapsed float64
	Output  string
}

// Results of a test, as its last event names them.
const (
	passed  = "pass"
	failed  = "fail"
	skipped = "skip"
)

// A result is the result of a test, or of a package that failed although none of its tests did.
type result struct {
	Package string
	Test    string // "" for a package
	Result  string
	Seconds float64
	Reason  string `json:",omitempty"` // why the test was skipped
}

// A name identifies a test, or a package if test is "".
type name struct{ pkg, test string }

// A run is a running test or package.
type run struct {
	since   time.Time // the time of the start, or of the last resumption
	elapsed time.Duration
	output  strings.Builder
}

// A watcher follows what runs, and collects the results.
type watcher struct {
	w       io.Writer
	running map[name]*run
	ended   int // number of packages
	results []result
}

// watch reads events to their end. It returns the results of all top-level tests, and of skipped subtests. It prints a line
// per package, and the output of failures.
func watch(events io.Reader, w io.Writer) ([]result, error) {
	x := &watcher{w: w, running: map[name]*run{}}
	lines := bufio.NewReader(events)
	for {
		line, err := lines.ReadString('\n')
		var e event
		if json.Unmarshal([]byte(line), &e) == nil && e.Action != "" {
			x.see(e)
		} else {
			io.WriteString(w, line)
		}
		if err == io.EOF {
			break
		} else if err != nil {
			return nil, err
		}
	}
	for _, n := range x.left("") {
		fmt.Fprintf(w, "The events end before %s does.\n", n.pkg)
		x.end(n, event{Action: failed})
	}
	if x.ended == 0 {
		return nil, fmt.Errorf("no package was tested")
	}
	return x.results, nil
}

// left returns the running packages, or for a package its running top-level tests, sorted by name.
func (x *watcher) left(pkg string) (list []name) {
	for n := range x.running {
		if pkg == "" && n.test == "" || pkg == n.pkg && n.test != "" && n.test == top(n.test) {
			list = append(list, n)
		}
	}
	slices.SortFunc(list, func(a, b name) int { return strings.Compare(a.pkg+" "+a.test, b.pkg+" "+b.test) })
	return list
}

// top returns the top-level test of a test.
func top(test string) string {
	before, _, _ := strings.Cut(test, "/")
	return before
}

func (x *watcher) at(n name) *run {
	if x.running[n] == nil {
		x.running[n] = &run{}
	}
	return x.running[n]
}

func (x *watcher) see(e event) {
	n := name{e.Package, e.Test}
	switch e.Action {
	case "build-output":
		io.WriteString(x.w, e.Output)
	case "start", "run", "cont":
		x.at(n).since = e.Time
	case "pause": // waits until the sequential tests have ended
		r := x.at(n)
		r.elapsed += e.Time.Sub(r.since)
	case "output":
		if strings.HasPrefix(e.Output, "=== ") { // test2json has turned this line into an event
			return
		}
		x.at(n).output.WriteString(e.Output)
		if t := top(e.Test); t != e.Test {
			x.at(name{e.Package, t}).output.WriteString(e.Output)
		}
	case passed, failed, skipped:
		if e.Test == "" {
			x.ended++
		}
		x.end(n, e)
	}
}

// end handles the last event of a test or a package.
func (x *watcher) end(n name, e event) {
	if n.test == "" {
		x.endPackage(n, e)
		return
	}
	r := x.at(n)
	delete(x.running, n)
	if n.test != top(n.test) && e.Action != skipped {
		return
	}
	if !e.Time.IsZero() {
		// Elapsed would lack the time of parallel subtests.
		r.elapsed += e.Time.Sub(r.since)
	}
	res := result{Package: n.pkg, Test: n.test, Result: e.Action, Seconds: r.elapsed.Seconds()}
	switch e.Action {
	case failed:
		io.WriteString(x.w, r.output.String())
	case skipped:
		res.Reason = reason(r.output.String())
	}
	x.results = append(x.results, res)
}

// endPackage handles the end of a package. Tests of it that still run were stopped, by a panic or a timeout for example.
func (x *watcher) endPackage(n name, e event) {
	for _, test := range x.left(n.pkg) {
		fmt.Fprintf(x.w, "%s of %s did not end.\n", test.test, n.pkg)
		x.end(test, event{Action: failed, Time: e.Time})
	}
	output := x.at(n).output.String()
	delete(x.running, n)
	switch e.Action {
	case passed:
		fmt.Fprintf(x.w, "ok  \t%s\t%.1fs\n", n.pkg, e.Elapsed)
	case failed:
		fmt.Fprintf(x.w, "%sFAIL\t%s\t%.1fs\n", verdict.ReplaceAllString(output, ""), n.pkg, e.Elapsed)
		if !slices.ContainsFunc(x.results, func(r result) bool { return r.Package == n.pkg && r.Result == failed }) {
			x.results = append(x.results, result{Package: n.pkg, Result: failed, Seconds: e.Elapsed})
		}
	}
}

var (
	// Output of testing and go test at the end of a failed package.
	verdict = regexp.MustCompile(`(?m)^(PASS|FAIL(\t.*)?)\n`)
	// The position that testing prints before a log line, and the indentation of further lines.
	place = regexp.MustCompile(`(?m)^ *[^ ]+\.go:\d+: `)
	mark  = regexp.MustCompile(`(?m)^ *--- SKIP: .*\n?`)
)

// reason returns the last log message of a test, which is the reason for a skip.
func reason(output string) string {
	output = mark.ReplaceAllString(output, "")
	if all := place.FindAllStringIndex(output, -1); len(all) > 0 {
		output = output[all[len(all)-1][1]:]
	}
	return strings.Join(strings.Fields(output), " ")
}
