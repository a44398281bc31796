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

// An event is a line of go test -json, as go doc test2json and go help buildjson describe it.
type event struct {
	Time    time.Time
	Action  string
	Package string
	Test    string // none in an event of the package
	Elapsed float64
	Output  string
}

// What becomes of a test, in the words of its last event.
const (
	passed  = "pass"
	failed  = "fail"
	skipped = "skip"
)

// A result is what became of a test, or of a package that failed though none of its tests did.
type result struct {
	Package string
	Test    string // none for a package
	Result  string
	Seconds float64
	Reason  string `json:",omitempty"` // why it was skipped
}

// A name is that of a test, or of a package where it has no test.
type name struct{ pkg, test string }

// A run is a test or a package that has begun.
type run struct {
	since  time.Time // when it began, or went on
	took   time.Duration
	output strings.Builder
}

// A watcher knows what runs and what has ended.
type watcher struct {
	w       io.Writer
	running map[name]*run
	ended   int // packages
	results []result
}

// watch reads events until there are no more, and returns the results of all tests on top and of those below that were
// skipped, for they too were left out. It prints a line for each package, and all that those print which fail.
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

// left returns the packages that run, or what runs of the tests on top of one, in the order of their names.
func (x *watcher) left(pkg string) (list []name) {
	for n := range x.running {
		if pkg == "" && n.test == "" || pkg == n.pkg && n.test != "" && n.test == top(n.test) {
			list = append(list, n)
		}
	}
	slices.SortFunc(list, func(a, b name) int { return strings.Compare(a.pkg+" "+a.test, b.pkg+" "+b.test) })
	return list
}

// top returns the test that a test is part of.
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
	case "pause": // until those have ended that do not run side by side
		r := x.at(n)
		r.took += e.Time.Sub(r.since)
	case "output":
		if strings.HasPrefix(e.Output, "=== ") { // what test2json has understood
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

// end takes the last event of a test or a package.
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
		// That which go test gives lacks the time of what a test runs side by side.
		r.took += e.Time.Sub(r.since)
	}
	res := result{Package: n.pkg, Test: n.test, Result: e.Action, Seconds: r.took.Seconds()}
	switch e.Action {
	case failed:
		io.WriteString(x.w, r.output.String())
	case skipped:
		res.Reason = reason(r.output.String())
	}
	x.results = append(x.results, res)
}

// endPackage takes the end of a package. Tests of it that run still stop it, as a panic or a timeout does.
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
	// What testing and go test say at the end of a package that fails.
	verdict = regexp.MustCompile(`(?m)^(PASS|FAIL(\t.*)?)\n`)
	// What testing writes in front of a line of a log, and behind the last of a test.
	place = regexp.MustCompile(`(?m)^ *[^ ]+\.go:\d+: `)
	mark  = regexp.MustCompile(`(?m)^ *--- SKIP: .*\n?`)
)

// reason returns what a test has logged last: that is why it was skipped.
func reason(output string) string {
	output = mark.ReplaceAllString(output, "")
	if all := place.FindAllStringIndex(output, -1); len(all) > 0 {
		output = output[all[len(all)-1][1]:]
	}
	return strings.Join(strings.Fields(output), " ")
}
