package grammar

import (
	"flag"
	"math/rand/v2"
	"testing"

	"urlscope/core/internal/golden"
	"urlscope/core/internal/rounds"
)

var update = flag.Bool("update", false, "write tables.go anew from the grammar")

// laterWeb is what https, ws and wss have behind their colon: RFC 1738 has no production of it. They took the form of http (RFC
// 9110, section 4.2; RFC 6455, section 3), with a login as all later schemes may have it, and a query as RFC 3986 has it.
const laterWeb = `laterweb = "//" login [ "/" hpath ] [ "?" *xchar ]` + "\n"

// TestTables: the tables equal the tables that are made from the printed grammar.
func TestTables(t *testing.T) {
	g := append(Section5()[:len(Section5()):len(Section5())], Read(laterWeb, OfSection5)...)
	var list [][3]string
	for _, row := range []struct{ name, production string }{
		{"FTP", "ftpurl"}, {"HTTP", "httpurl"}, {"Gopher", "gopherurl"}, {"Mailto", "mailtourl"}, {"News", "newsurl"}, {"NNTP", "nntpurl"},
		{"Telnet", "telneturl"}, {"WAIS", "waisurl"}, {"File", "fileurl"}, {"Prospero", "prosperourl"},
		{"Other", "schemepart"}, {"LaterWeb", "laterweb"},
	} {
		list = append(list, [3]string{row.name, row.production, string(g.Compile(row.production).Minimal().Table())})
	}
	golden.Hold(t, "tables.go", golden.Source(t, "package grammar", "Table", list), *update)
}

// TestTable: the table of the smallest machine reads as the machine itself does, for all that section 5 has.
func TestTable(t *testing.T) {
	r := rand.New(rand.NewPCG(20, 3986))
	const octets = "ftphgoernwsai:/@.?;=%09Aaz~ \xff"
	for _, p := range Section5() {
		m := MachineOf(p.Name)
		small := m.Minimal()
		table := small.Table()
		if len(small.final) > len(m.final) || small.kinds > m.kinds {
			t.Errorf("%s: %d states and %d kinds, of %d and %d", p.Name, len(small.final), small.kinds, len(m.final), m.kinds)
		}
		for range rounds.Of(2000) {
			text := make([]byte, r.IntN(12))
			for i := range text {
				text[i] = octets[r.IntN(len(octets))]
			}
			s, n := m.Run(Start, string(text))
			s2, n2 := table.Run(Start, string(text))
			if n != n2 || m.Final(s) != table.Final(s2) || m.Follow(s) != followed(table, s2) {
				t.Fatalf("%s: %q is read up to %d, with the table up to %d", p.Name, text, n, n2)
			}
		}
	}
}

// followed returns the octets with which a table goes on.
func followed(t Table, s State) (octets Set) {
	for c := range 256 {
		if t.Next(s, byte(c)) != Dead {
			octets.add(byte(c))
		}
	}
	return octets
}
