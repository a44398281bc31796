//go:build measure

package meant

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"urlscope/core/internal/slipped"
)

// A rowOut is what the tables have of one kind of slip, and how it is taken out of them.
type rowOut struct {
	name string
	out  func() (back func())
	used map[int]bool // the slips that it has something to do with, by index
}

// An asked slip is what is typed, and what is right: one of those that were meant, or nothing where none is.
type askedSlip struct {
	typed string
	meant []string
	list  bool // of the open lists
}

// TestAblation says what each row of the tables decides, on the lists and on random slips: how many more are wrong without it. A row
// that decides nothing goes.
func TestAblation(t *testing.T) {
	slips := askedSlips(t)
	now := -1
	outs := tableRows(func(r *rowOut) { r.used[now] = true })
	right := make([]bool, len(slips))
	good := 0
	for i, s := range slips {
		now = i
		if right[i] = s.right(); right[i] {
			good++
		}
	}
	now = -1
	t.Logf("%d of %d right", good, len(slips))
	for _, r := range outs {
		back := r.out()
		list, random, worse := 0, 0, 0
		for i := range slips {
			if !r.used[i] {
				continue
			}
			switch ok := slips[i].right(); {
			case ok && !right[i]:
				worse++
			case ok || !right[i]:
			case slips[i].list:
				list++
			default:
				random++
			}
		}
		back()
		t.Logf("%4d %4d  %4d better without  %s", list, random, worse, r.name)
	}
}

// right reports whether what comes first is what was meant. Nobody asks what was meant by a URL that is not doubted, of whatever
// scheme.
func (s askedSlip) right() bool {
	first := s.typed
	if !isPlain(s.typed) {
		if list := Of(s.typed); len(list) > 0 {
			first = list[0].Text
		}
	}
	return slices.Contains(s.meant, bare(first))
}

// isPlain reports whether a text is a URL by RFC 1738, of which nothing is doubted.
func isPlain(text string) bool {
	p := partsOf(text)
	l := langOrAny(p.scheme)
	if !l.begins {
		l = anyLang
	}
	return p.scheme != "" && l.accepts(p) && !Doubtful(text)
}

// bare returns a URL without what may be one way or the other: the case of its scheme and host, a lone slash behind the host.
func bare(s string) string {
	p := partsOf(s)
	s = strings.ToLower(s[:p.path.Start]) + s[p.path.Start:]
	return strings.TrimSuffix(s, "/")
}

// askedSlips are the slips of the lists, then random ones.
func askedSlips(t *testing.T) (all []askedSlip) {
	for _, name := range []string{"mistakes", "mistakes-more"} {
		f, err := os.Open("../../../testdata/" + name + ".jsonl")
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		for s := bufio.NewScanner(f); s.Scan(); {
			var m struct {
				Typed string
				Meant []string
			}
			if err := json.Unmarshal(s.Bytes(), &m); err != nil {
				t.Fatal(err)
			}
			if len(m.Meant) == 0 {
				m.Meant = []string{m.Typed}
			}
			for i := range m.Meant {
				m.Meant[i] = bare(m.Meant[i])
			}
			all = append(all, askedSlip{m.Typed, m.Meant, true})
		}
	}
	data, err := os.ReadFile("../../../testdata/urls.txt")
	if err != nil {
		t.Fatal(err)
	}
	urls := slices.DeleteFunc(strings.Fields(string(data)), func(s string) bool { return !isPlain(s) })
	seen := func(typed string) bool { return !isPlain(typed) }
	for _, s := range slipped.Random(urls, 3000, seen) {
		all = append(all, askedSlip{s.Typed, []string{bare(s.Meant)}, false})
	}
	for _, s := range slipped.Alone() {
		all = append(all, askedSlip{s.Typed, []string{bare(s.Meant)}, false})
	}
	return all
}

// tableRows returns all rows of the tables, each of which tells when it has something to say.
func tableRows(used func(*rowOut)) (out []*rowOut) {
	for i := range moves {
		m := &moves[i]
		find := m.find
		r := &rowOut{name: "move " + m.name, used: map[int]bool{}}
		m.find = func(text string, p parts) []variant {
			list := find(text, p)
			if len(list) > 0 {
				used(r)
			}
			return list
		}
		kept := m.find
		r.out = func() func() {
			m.find = func(string, parts) []variant { return nil }
			return func() { m.find = kept }
		}
		out = append(out, r)
	}
	for i := range rows {
		s := &rows[i]
		behind := s.behind
		r := &rowOut{name: fmt.Sprintf("row %q", s.example), used: map[int]bool{}}
		s.behind = func(text string) bool {
			ok := behind(text)
			if ok {
				used(r)
			}
			return ok
		}
		kept := s.behind
		r.out = func() func() {
			s.behind = func(string) bool { return false }
			return func() { s.behind = kept }
		}
		out = append(out, r)
	}
	for _, list := range [][]doubter{doubters} {
		for i := range list {
			d := &list[i]
			has := d.has
			r := &rowOut{name: fmt.Sprintf("doubter %q", d.example), used: map[int]bool{}}
			d.has = func(p parts) bool {
				ok := has(p)
				if ok {
					used(r)
				}
				return ok
			}
			kept := d.has
			r.out = func() func() {
				d.has = func(parts) bool { return false }
				return func() { d.has = kept }
			}
			out = append(out, r)
		}
	}
	for i := range signs {
		s := &signs[i]
		has := s.has
		r := &rowOut{name: fmt.Sprintf("sign %q", s.example), used: map[int]bool{}}
		s.has = func(text string, p parts) bool {
			ok := has(text, p)
			if ok {
				used(r)
			}
			return ok
		}
		kept := s.has
		r.out = func() func() {
			s.has = func(string, parts) bool { return false }
			return func() { s.has = kept }
		}
		out = append(out, r)
	}
	return out
}
