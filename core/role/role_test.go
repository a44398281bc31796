package role

import (
	"flag"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/golden"
	"urlscope/core/internal/rounds"
	"urlscope/core/octet"
)

var update = flag.Bool("update", false, "rewrite testdata/roles.txt")

// spelt lists the octets with a role, consecutive ones as "a-z".
func spelt(roles [256]Role, role Role) string {
	glyph := func(i int) string {
		if i <= ' ' || i > '~' {
			return "<" + string("0123456789ABCDEF"[i>>4]) + string("0123456789ABCDEF"[i&15]) + ">"
		}
		return string(rune(i))
	}
	var list []string
	for i := 0; i < 256; i++ {
		if roles[i] != role {
			continue
		}
		first := i
		for i+1 < 256 && roles[i+1] == role && octet.ClassOf(byte(i+1))&octet.AlphaDigit == octet.ClassOf(byte(i))&octet.AlphaDigit {
			i++
		}
		switch {
		case i == first:
			list = append(list, glyph(i))
		case i == first+1:
			list = append(list, glyph(first), glyph(i))
		default:
			list = append(list, glyph(first)+"-"+glyph(i))
		}
	}
	return strings.Join(list, " ")
}

// TestRoles compares roles with testdata/roles.txt, which -update rewrites. A URL comes first, then "^" below the
// octets to replace, with the octets of each role.
func TestRoles(t *testing.T) {
	const name = "../../testdata/roles.txt"
	data := golden.Read(t, name)
	var b strings.Builder
	url := ""
	for line := range strings.Lines(data) {
		line = strings.TrimSuffix(line, "\n")
		caret := strings.TrimLeft(line, " ")
		switch {
		case strings.HasPrefix(line, "  as it is: "), strings.HasPrefix(line, "  with a job: "), strings.HasPrefix(line, "  as an escape: "):
			continue
		case strings.HasPrefix(caret, "^"):
			start := len(line) - len(caret)
			roles := Of(core.Parse(url), core.Span{Start: start, End: start + len(caret)})
			b.WriteString(line + "\n")
			for _, r := range []struct {
				says string
				role Role
			}{{"as it is", Data}, {"with a job", Syntax}, {"as an escape", Encoded}} {
				if list := spelt(roles, r.role); list != "" {
					b.WriteString("  " + r.says + ": " + list + "\n")
				}
			}
			continue
		}
		url = line
		b.WriteString(line + "\n")
	}
	golden.Hold(t, name, b.String(), *update)
}

// TestRolesAreTrue puts every octet, and its escape, in the place of one, and asks the strict reader, which is not
// the machine, about the result.
func TestRolesAreTrue(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(5, 1738))
	all := seeds(t)
	list := rounds.Some(all)
	list = list[:(len(list)+2)/3] // each is asked about 512 others
	for range rounds.Of(200) {
		list = append(list, mutated(r, all))
	}
	for _, s := range list {
		u := core.Parse(s)
		if len(s) == 0 || len(s) > 200 || u.Scheme() == nil || u.Scheme() == core.Other || u.Has(core.Fragment) {
			continue
		}
		at := r.IntN(len(s))
		if at <= len(u.SchemeText()) || at > u.Offset() {
			continue
		}
		checkRoles(t, u, at)
	}
}

// seeds returns the URLs of the corpus and the quoted ones of the case files.
func seeds(t *testing.T) []string {
	list := strings.Split(strings.TrimSuffix(golden.Read(t, "../../testdata/urls.txt"), "\n"), "\n")
	files, err := filepath.Glob("../../testdata/rules/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d case files: %v", len(files), err)
	}
	for _, name := range files {
		for line := range strings.Lines(golden.Read(t, name)) {
			if s, err := strconv.Unquote(strings.TrimSpace(line)); err == nil {
				list = append(list, s)
			}
		}
	}
	return list
}

// TestSharedRoles: several goroutines can ask for roles in the same URL at once.
func TestSharedRoles(t *testing.T) {
	u := core.Parse("ftp://h/%2Fa;type=i")
	want := Of(u, core.Span{Start: 8, End: 11})
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			if Of(u, core.Span{Start: 8, End: 11}) != want {
				t.Error("they differ")
			}
			Breaking(u, 8)
		})
	}
	all.Wait()
}

// mutated returns an entry of a list with up to three random edits. Each removes and inserts up to two octets.
func mutated(r *rand.Rand, list []string) string {
	const nasty = "%:;/?@&=#+-.~{|\"\\ \t\x00\xff09aAzZ"
	s := list[r.IntN(len(list))]
	for range r.IntN(4) {
		i := r.IntN(len(s) + 1)
		put := ""
		for range r.IntN(3) {
			k := r.IntN(len(nasty))
			put += nasty[k : k+1]
		}
		s = s[:i] + put + s[min(i+r.IntN(3), len(s)):]
	}
	return s
}

func checkRoles(t *testing.T, u *core.URL, at int) {
	before, rest := u.Source()[:at], u.Source()[at+1:]
	roles := Of(u, core.Span{Start: at, End: at + 1})
	var fine, goesOn [256]bool // the whole is a URL; the octets up to here can go on
	for i := range fine {
		typed := string([]byte{byte(i)})
		fine[i] = core.Parse(before + typed + rest).Valid()
		goesOn[i] = core.Parse(before+typed).Offset() == at+1
	}
	unfinished := !u.Valid() && u.Offset() == len(u.Source())
	for i, role := range roles {
		b := byte(i)
		if !goesOn[b] && (role == Data || role == Syntax) {
			t.Fatalf("%q at %d: %q is said to go on", u.Source(), at, b)
		}
		if unfinished || !slices.Contains(fine[:], true) {
			continue
		}
		if role == Data && !fine[b] {
			t.Fatalf("%q at %d: %q is said to make it a URL", u.Source(), at, b)
		}
		if fine[b] && role < Data {
			t.Fatalf("%q at %d: %q makes it a URL, its role is %d", u.Source(), at, b, role)
		}
		if escaped := core.Parse(before + string(octet.AppendEscaped(nil, string([]byte{b}))) + rest).Valid(); role == Encoded && !escaped {
			t.Fatalf("%q at %d: the escape of %q is said to make it a URL", u.Source(), at, b)
		}
	}
}

func TestRolesOfAnything(t *testing.T) {
	r := rand.New(rand.NewPCG(16, 1738))
	list := seeds(t)
	for range rounds.Of(2000) {
		s := mutated(r, list)
		u := core.Parse(s)
		start := r.IntN(len(s)+3) - 1
		Of(u, core.Span{Start: start, End: start + r.IntN(5) - 1})
	}
	var zero core.URL
	if roles := Of(&zero, core.Span{}); roles['a'] != Data || roles[' '] != Barred {
		t.Error("no URL can begin as the zero URL does")
	}
}
