//go:build !small

package model

import (
	"cmp"
	"slices"
	"strings"

	"urlscope/core/clients"
	"urlscope/core/wire"
)

// A ClientGroup is a group of clients that do the same with the text.
type ClientGroup struct {
	Verdict clients.Verdict
	Who     []*clients.Client
	Lines   []clients.Line // what they send
	Line    int            // the index of the first line that RFC 1738 does not ask for; -1 for none
}

// A clientCache caches the clients' results, because the panel is redrawn whenever the selection changes.
type clientCache struct {
	groups   []ClientGroup
	revision int
}

// clientRank orders verdicts from harmful to unrecorded.
var clientRank = [...]int{
	clients.VerdictLineEnd: 0, clients.VerdictOtherHost: 1, clients.VerdictWrongFile: 2, clients.VerdictDiffers: 3, clients.VerdictAsks: 4,
	clients.VerdictRefused: 5, clients.VerdictFailed: 6, clients.VerdictSame: 7, clients.VerdictUnknown: 8,
}

// HasClients reports whether clients of the scheme were recorded.
func (m *Model) HasClients() bool { return clients.IsRecorded(m.URL) }

// Clients returns what the recorded clients do with the text, the harmful results first.
func (m *Model) Clients() []ClientGroup {
	c := &m.clients
	if c.groups == nil || c.revision != m.Revision {
		c.groups, c.revision = clientGroups(clients.Read(m.URL)), m.Revision
	}
	return c.groups
}

// clientGroups groups the clients that do the same.
func clientGroups(list []clients.Reading) (groups []ClientGroup) {
	alike := map[string]int{}
	for _, r := range list {
		key := []string{r.Verdict.String()}
		if r.Verdict != clients.VerdictSame && r.Verdict != clients.VerdictUnknown {
			for _, l := range r.Lines {
				key = append(key, l.Text())
			}
		}
		i, ok := alike[strings.Join(key, "\n")]
		if !ok {
			i = len(groups)
			alike[strings.Join(key, "\n")] = i
			groups = append(groups, ClientGroup{Verdict: r.Verdict, Line: -1})
			if len(key) > 1 {
				groups[i].Lines, groups[i].Line = r.Lines, r.Line
			}
		}
		groups[i].Who = append(groups[i].Who, r.Client)
	}
	slices.SortStableFunc(groups, func(a, b ClientGroup) int { return cmp.Compare(clientRank[a.Verdict], clientRank[b.Verdict]) })
	return groups
}

// A LineRun is a run of octets of a line that all come from the text, or all do not, and are all secret or all
// not.
type LineRun struct {
	Text string
	From []wire.Octet
}

// LineRuns divides the octets of a line, without its line end, into runs.
func LineRuns(l clients.Line) (runs []LineRun) {
	n := len(l.Octets)
	for n > 0 && l.Octets[n-1].From.Len() == 0 && (l.Octets[n-1].Value == '\n' || l.Octets[n-1].Value == '\r') {
		n--
	}
	for i := 0; i < n; {
		j := i + 1
		for j < n && (l.Octets[j].From.Len() > 0) == (l.Octets[i].From.Len() > 0) && l.Octets[j].Slot == l.Octets[i].Slot && l.Octets[j].Secret == l.Octets[i].Secret {
			j++
		}
		b := make([]byte, 0, j-i)
		for _, o := range l.Octets[i:j] {
			b = append(b, o.Value)
		}
		runs = append(runs, LineRun{string(b), l.Octets[i:j]})
		i = j
	}
	return runs
}
