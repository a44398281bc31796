//go:build !small

package model

import (
	"slices"
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/goal"
	"urlscope/core/octet"
	"urlscope/core/report"
	"urlscope/core/wire"
)

// Limits of proposals.
const (
	maxProposals = 30
	maxAsked     = 16 // changed octets that a goal can ask for
)

// Proposals returns goals that a solution meets, for the author of a lesson with that start to choose from.
func Proposals(start, solution string) []goal.Goal {
	p := proposer{start: core.Parse(start), url: core.Parse(solution)}
	for _, propose := range [...]func(*proposer){(*proposer).whole, (*proposer).server, (*proposer).sent, (*proposer).parts, (*proposer).change} {
		propose(&p)
	}
	if len(p.list) > maxProposals {
		p.list = p.list[:maxProposals]
	}
	return p.list
}

// A proposer collects proposals.
type proposer struct {
	start, url *core.URL
	list       []goal.Goal
}

// add proposes a goal, if the solution meets it.
func (p *proposer) add(words ...string) bool {
	line := strings.Join(words, " ")
	g, err := goal.Parse(line)
	if err != nil || len(line) > maxGoal || !meets(p.url, p.start.Source(), g) || slices.ContainsFunc(p.list, func(q goal.Goal) bool { return q.String() == g.String() }) {
		return false
	}
	p.list = append(p.list, g)
	return true
}

// maxGoal is the largest length of a goal in octets.
const maxGoal = 200

// meets reports whether an input meets goals without any earlier input, in a lesson with that start.
func meets(u *core.URL, start string, goals ...goal.Goal) bool {
	for _, s := range goal.NewGrader(start, goals).GradeAlone(u).States {
		if s != goal.StateMet {
			return false
		}
	}
	return true
}

// whole proposes goals about the whole input. A lesson may ask for an invalid one.
func (p *proposer) whole() {
	p.add("valid")
	if p.add("no valid") {
		p.add("offset =", strconv.Itoa(p.url.Offset()))
	}
	p.add("scheme =", goal.Value(p.url.SchemeText()))
	p.add("clean")
}

// server proposes the host and the port. It skips what the start has already.
func (p *proposer) server() {
	host := partsOf(p.url, "host")
	if len(host) > 0 && (!slices.Equal(host, partsOf(p.start, "host")) || !p.add("keeps host")) {
		p.add("raw host =", goal.Value(host[0]))
	}
	if w := wire.Of(p.url); w.Port > 0 {
		p.add("connects =", goal.Value(w.Host.In(p.url.Source()))+":"+strconv.Itoa(w.Port))
	}
}

// sent proposes the lines that a client sends with octets of the URL in them; for a request of many lines, the
// first. It skips lines with a password, because goals are passed on.
func (p *proposer) sent() {
	for _, s := range wire.Of(p.url).Steps {
		if s.Side != wire.SideClient || s.When == wire.WhenMaybe || !s.Known() || len(s.Sources()) == 0 || len(s.Secrets()) > 0 {
			continue
		}
		line, rest, _ := strings.Cut(string(s.AppendBytes(nil)), "\r\n")
		op := "="
		if rest != "" {
			op = "^="
		}
		p.add("sends", op, goal.Value(line))
	}
}

// spelled are the parts of one or two letters, which goals name as written. inLists are the parts of which there
// may be many.
var (
	spelled = []string{"ftptype", "gtype"}
	inLists = []string{"fsegment", "hsegment", "psegment", "fieldname", "fieldvalue"}
	apart   = []string{"scheme", "host", "port", "password", "schemepart", "urlpath", "article"} // proposed elsewhere, or containing other parts
)

// parts proposes the meaning of the parts, however they are written.
func (p *proposer) parts() {
	number := map[string]int{}
	for name, t := range report.EachPart(p.url) {
		if t.Mark != 0 || slices.Contains(apart, name) {
			continue
		}
		raw := t.In(p.url.Source())
		what, value := "decoded", string(octet.AppendDecoded(nil, raw))
		if slices.Contains(spelled, name) {
			what, value = "raw", raw
		}
		indexed := name
		if slices.Contains(inLists, name) {
			indexed += "[" + strconv.Itoa(number[name]) + "]"
		}
		number[name]++
		p.add(what, indexed, "=", goal.Value(value))
	}
	if n := number["fsegment"] + number["hsegment"]; n > 1 {
		p.add("count fsegment =", strconv.Itoa(n))
		p.add("count hsegment =", strconv.Itoa(n))
	}
	if p.url.Has(core.User) || p.start.Has(core.Password) {
		p.add("no part password")
	}
}

// change proposes what must no longer be as in the start, and how much may be changed.
func (p *proposer) change() {
	for _, line := range [...]string{"fragment", "danger", "guess ftp-type"} {
		if g, err := goal.Parse(line); err == nil && meets(p.start, "", g) {
			p.add("no", line)
		}
	}
	if n := strings.Count(p.url.Source(), "%"); n > 0 {
		p.add("escapes <=", strconv.Itoa(n))
	}
	if p.start.Source() == "" {
		return
	}
	for _, d := range core.Check(p.start) {
		p.add("no problem", d.Rule.ID)
	}
	for n := range maxAsked + 1 {
		if p.add("edits <=", strconv.Itoa(n)) {
			return
		}
	}
}

// partsOf returns the octets of the parts of a name, guessed parts included.
func partsOf(u *core.URL, name string) (list []string) {
	for part, t := range report.EachPart(u) {
		if part == name {
			list = append(list, t.In(u.Source()))
		}
	}
	return list
}

// ProposeWhen returns goals by which a reply recognizes a mistake: the mistake meets them, and no solution does.
func (m *Making) ProposeWhen(mistake string) (list []goal.Goal) {
	const enough = 2
	for _, g := range Proposals(m.Start, mistake) {
		if g.AsksPage() || slices.ContainsFunc(m.Solutions, func(s string) bool { return meets(core.Parse(s), m.Start, g) }) {
			continue
		}
		if list = append(list, g); len(list) == enough {
			return list
		}
	}
	if just, err := goal.Parse("input = " + goal.Value(mistake)); err == nil && list == nil {
		list = append(list, just)
	}
	return list
}
