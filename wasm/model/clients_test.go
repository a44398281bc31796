//go:build !small

package model

import (
	"testing"

	"urlscope/core/clients"
)

// Clients that do the same are in one group, harmful groups come first, and the password is a run of its own.
func TestClients(t *testing.T) {
	m := New("ftp://joe:secret@host.dom/a%0D%0ADELE%20x;type=a")
	groups := m.Clients()
	if len(groups) < 3 || groups[0].Verdict != clients.VerdictLineEnd {
		t.Fatalf("%d groups", len(groups))
	}
	for i, g := range groups[1:] {
		if clientRank[groups[i].Verdict] > clientRank[g.Verdict] {
			t.Errorf("%v stands before %v", groups[i].Verdict, g.Verdict)
		}
	}
	found := false
	for _, g := range groups {
		for _, l := range g.Lines {
			for _, run := range LineRuns(l) {
				if run.Text == "secret" {
					found = true
					if !run.From[0].Secret {
						t.Errorf("%v: the password is not told from the rest", g.Who[0].Title)
					}
				}
			}
		}
	}
	if !found || New("foo:x").HasClients() {
		t.Error("no client sends the password, or one of an unknown scheme was recorded")
	}
}
