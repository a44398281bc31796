package core

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"urlscope/core/internal/octet"
	"urlscope/core/internal/rounds"
)

// spelt lists the octets that have a role, those in a row as "a-z".
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
		for i+1 < 256 && roles[i+1] == role && ClassOf(byte(i+1))&AlphaDigit == ClassOf(byte(i))&AlphaDigit {
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

// TestRoles holds what each octet could do at a place to testdata/roles.txt: a URL, "^"
// below what is replaced, and behind it the octets. With -update it is rewritten, to be
// read line by line.
func TestRoles(t *testing.T) {
	const name = "../testdata/roles.txt"
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	url := ""
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSuffix(line, "\n")
		caret := strings.TrimLeft(line, " ")
		switch {
		case strings.HasPrefix(line, "  as it is: "), strings.HasPrefix(line, "  with a job: "), strings.HasPrefix(line, "  as an escape: "):
			continue
		case strings.HasPrefix(caret, "^"):
			start := len(line) - len(caret)
			roles := Parse(url).Roles(Span{start, start + len(caret)})
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
	if *update {
		if err := os.WriteFile(name, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	} else if b.String() != string(data) {
		t.Errorf("%s is no longer right: go test ./core -run TestRoles -update, and read what changes", name)
	}
}

// TestRolesAreTrue puts every octet, and its escape, in the place of one and asks the
// strict reader, which is not the machine, what comes of it.
func TestRolesAreTrue(t *testing.T) {
	t.Parallel()
	inParts(t, func(t *testing.T, n int) {
		r := drawing(5, n)
		var list []string
		for k := n; k < rounds.Of(len(seeds())); k += splits {
			list = append(list, seeds()[k])
		}
		for range rounds.Of(600) / splits {
			list = append(list, mutated(r))
		}
		for _, s := range list {
			u := Parse(s)
			if len(s) == 0 || len(s) > 200 || u.Scheme() == nil || u.Scheme() == Other || u.Has(Fragment) {
				continue
			}
			at := r.IntN(len(s))
			if at <= u.named.End || at > u.Offset() {
				continue
			}
			checkRoles(t, u, at)
		}
	})
}

func checkRoles(t *testing.T, u *URL, at int) {
	before, rest := u.src[:at], u.src[at+1:]
	roles := u.Roles(Span{at, at + 1})
	var fine, goesOn [256]bool // the whole is a URL; what is in front goes on
	for i := range fine {
		typed := string([]byte{byte(i)})
		fine[i] = Parse(before + typed + rest).Valid()
		goesOn[i] = Parse(before+typed).Offset() == at+1
	}
	unfinished := !u.Valid() && u.Offset() == len(u.src)
	for i, role := range roles {
		b := byte(i)
		if !goesOn[b] && (role == Data || role == Syntax) {
			t.Fatalf("%q at %d: %q is said to go on", u.src, at, b)
		}
		if unfinished || !slices.Contains(fine[:], true) {
			continue
		}
		if role == Data && !fine[b] {
			t.Fatalf("%q at %d: %q is said to make it a URL", u.src, at, b)
		}
		if fine[b] && role < Data {
			t.Fatalf("%q at %d: %q makes it a URL, its role is %d", u.src, at, b, role)
		}
		if escaped := Parse(before + string(octet.AppendEscaped(nil, string([]byte{b}))) + rest).Valid(); role == Encoded && !escaped {
			t.Fatalf("%q at %d: the escape of %q is said to make it a URL", u.src, at, b)
		}
	}
}

// TestRolesOfAnything: any span of any input has roles.
func TestRolesOfAnything(t *testing.T) {
	r := rand.New(rand.NewPCG(16, 1738))
	for range 2000 {
		s := mutated(r)
		u := Parse(s)
		start := r.IntN(len(s)+3) - 1
		u.Roles(Span{start, start + r.IntN(5) - 1})
	}
	var zero URL
	if roles := zero.Roles(Span{}); roles['a'] != Data || roles[' '] != Barred {
		t.Error("no URL can begin as the zero URL does")
	}
}
